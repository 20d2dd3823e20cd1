### Words of the computer players: what they are called at a table, and who they are.

player-cautious = Cautious
player-easy = Easy
player-expert = Expert
player-flat = Flat
player-greedy = Greedy
player-hard = Hard
player-medium = Medium
player-random = Random
player-spiteful = Spiteful

about-cautious = dislikes risks and holds on to what it has
about-easy = plays by rule of thumb, now and then the first thing that comes to mind
about-expert = thinks four times as long as Hard and does not slip
about-flat = plays out every move equally often, with no thought of replies
about-greedy = wants points and does not look at what the others do
about-hard = thinks it through and takes the best move it sees, but a slip can happen
about-medium = thinks for a moment, sometimes takes the second-best move and sometimes plays without thinking
about-plug-in = from elsewhere
about-random = takes any move that is allowed
about-spiteful = enjoys every point that others do not get
about-with-cost = { $about }; { $cost }

cost = loses { NUMBER($loss, minimumFractionDigits: 1) } % of the win a decision on average, against the best play known
cost-by-game = loses { NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) } % of the win a decision on average, depending on the game, against the best play known
cost-little = loses less than { NUMBER(0.1, minimumFractionDigits: 1) } % of the win a decision on average, against the best play known

error-iterations = A search cannot have { $given } iterations, only 1 to { $right }.
error-no-budget = A search needs a number of iterations or of seconds.
error-nothing-to-decide = Seat { $given } has nothing to decide in this position.
error-player-illegal = The computer player "{ $given }" wanted a move that is not allowed: number { $error }.
error-player-late = The computer player "{ $given }" had no answer after { $right } seconds.
error-player-no-move = The computer player "{ $given }" did not name a move but { $error }. A move is a whole number.
error-player-raised = The computer player "{ $given }" failed: { $error }.
error-search-cancelled = The search was cancelled.
error-seconds = A search cannot take { $given } seconds; it has to be more than 0.
error-searched-moves = A search can be left to legal moves, each named once; these are not: { $given }.
error-trees = A search has one tree or more, not { $given }.
error-unknown-player = There is no computer player "{ $given }". There are: { $right }. People's names begin with a capital letter.
