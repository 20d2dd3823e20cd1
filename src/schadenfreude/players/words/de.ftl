### Wörter der Computerspieler: wie sie am Tisch heißen und wer sie sind.

player-easy = Leicht
player-random = Zufall

about-easy = spielt nach Faustregel und zählt nicht lange nach
about-random = nimmt irgendeinen erlaubten Zug

error-unknown-player = Den Computerspieler „{ $given }“ gibt es nicht. Es gibt: { $right }. Namen von Leuten beginnen mit einem Großbuchstaben.
