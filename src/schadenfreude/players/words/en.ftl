### Words of the computer players: what they are called at a table, and who they are.

player-easy = Easy
player-random = Random

about-easy = plays by rule of thumb, without counting long
about-random = takes any move that is allowed

error-unknown-player = There is no computer player "{ $given }". There are: { $right }. People's names begin with a capital letter.
