### Wörter der Computerspieler: wie sie am Tisch heißen und wer sie sind.

player-cautious = Vorsichtig
player-easy = Leicht
player-expert = Experte
player-flat = Flach
player-greedy = Gierig
player-hard = Schwer
player-medium = Mittel
player-random = Zufall
player-spiteful = Gehässig

about-cautious = geht ungern ein Risiko ein und hält fest, was er hat
about-easy = spielt nach Faustregel, ab und zu einfach das Erstbeste
about-expert = denkt viermal so lange wie Schwer und macht keine Flüchtigkeitsfehler
about-flat = spielt jeden Zug gleich oft zu Ende, ohne an Antworten zu denken
about-greedy = will Punkte und sieht nicht, was die anderen tun
about-hard = denkt gründlich nach und nimmt den besten Zug, den er sieht; selten rutscht ihm etwas durch
about-medium = denkt kurz nach, nimmt auch einmal den zweitbesten Zug und spielt auch einmal, ohne zu denken
about-plug-in = von anderswo
about-random = nimmt irgendeinen erlaubten Zug
about-spiteful = freut sich über jeden Punkt, den andere nicht bekommen
about-with-cost = { $about }; { $cost }

cost = vergibt je Entscheidung im Schnitt { NUMBER($loss, minimumFractionDigits: 1) } % des Sieges gegenüber dem besten Spiel, das man kennt
cost-by-game = vergibt je Entscheidung im Schnitt, je nach Spiel, { NUMBER($low, minimumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1) } % des Sieges gegenüber dem besten Spiel, das man kennt
cost-little = vergibt je Entscheidung im Schnitt weniger als { NUMBER(0.1, minimumFractionDigits: 1) } % des Sieges gegenüber dem besten Spiel, das man kennt

error-iterations = { $given } Durchläufe kann eine Suche nicht machen, nur 1 bis { $right }.
error-no-budget = Eine Suche braucht eine Zahl von Durchläufen oder Sekunden.
error-nothing-to-decide = Platz { $given } hat in dieser Stellung nichts zu entscheiden.
error-player-illegal = Der Computerspieler „{ $given }“ wollte einen Zug machen, der nicht erlaubt ist: Nummer { $error }.
error-player-late = Der Computerspieler „{ $given }“ hatte nach { $right } Sekunden keine Antwort.
error-player-no-move = Der Computerspieler „{ $given }“ hat keinen Zug genannt, sondern { $error }. Ein Zug ist eine ganze Zahl.
error-player-raised = Der Computerspieler „{ $given }“ ist gescheitert: { $error }.
error-search-cancelled = Die Suche wurde abgebrochen.
error-seconds = { $given } Sekunden kann eine Suche nicht dauern; es müssen mehr als 0 sein.
error-searched-moves = Beschränken lässt sich eine Suche auf erlaubte Züge, jeden einmal genannt; das sind diese nicht: { $given }.
error-trees = Eine Suche hat einen Baum oder mehr, nicht { $given }.
error-unknown-player = Den Computerspieler „{ $given }“ gibt es nicht. Es gibt: { $right }. Namen von Leuten beginnen mit einem Großbuchstaben.
