### Wörter von Nichtlustig: Züge, Ereignisse, Gründe, Fragen, die Lage.

name = Nichtlustig
about = Lemminge, Yetis und Professoren würfeln und rechtzeitig werten. Der Tod kommt trotzdem.
chance = die Würfel

move-keep = { $dice } herauslegen und weiterwürfeln
move-stop = aufhören
move-take = { $cards } nehmen
move-clown = { $answer }
move-death = { $death } nehmen
move-cover = { $card } abdecken

answer-yes = den Clown abgeben
answer-no = den Tod nehmen
cards-nothing = keine Karte
cards-with-machine = mit der Zeitmaschine { $cards }
label-keep = { $dice } herauslegen
label-keep-nothing = { $aside ->
        [yes] nichts mehr herauslegen, den Rest neu werfen
       *[no] nichts herauslegen, alle neu werfen
    }

event-start-rolled = { $seat } würfelt um den Anfang: { $number }.
event-turn = { $seat } ist am Zug.
event-skipped = { $seat } setzt aus und gibt { $special } ab.
event-two-throws = { $seat } muss { $special } einsetzen: nur zwei Würfe.
event-threw = { $seat } wirft: { $face }.
event-kept = { $seat } hat herausgelegt: { $face }.
event-duck = { $seat } setzt die Ente ein: ein vierter Wurf.
event-nobody-scores = Der Pudel liegt oben. Niemand wertet.
event-scored = { $seat } wertet { $card }.
event-scored-by-other = { $seat } wertet { $card }. { $thrower } war so frei.
event-took = { $seat } nimmt { $card } aus der Auslage.
event-stole = { $seat } schnappt { $victim } { $card } weg.
event-dinosaur = { $seat } nimmt { $card }. Der bleibt.
event-time-machine = { $seat } setzt die Zeitmaschine ein: zwei mehr.
event-declined = { $seat } lässt die Zeitmaschine stehen.
event-no-card = Für { $seat } ist keine Karte dabei.
event-virus = Das Killervirus meldet sich: { $seat } ist ein Tod sicher.
event-clown = { $seat } schickt den Clown vor. Der Tod geht wieder.
event-took-death = { $seat } nimmt { $death } aus der Mitte.
event-took-death-from = { $seat } nimmt { $death } von { $victim }.
event-freed = { $card } von { $seat } ist wieder frei.
event-covered-lemming = { $seat } deckt { $card } ab. „Hier!“
event-covered = { $seat } deckt { $card } ab.
event-open-death = { $seat } hat nichts abzudecken und legt { $death } offen hin.
event-all-deaths = { $seat } hat schon alle sechs Tode. Mehr gibt es nicht.
event-returned = { $seat } legt { $special } in die Mitte zurück.
event-got-special = { $seat } bekommt { $special }.
event-got-special-from = { $seat } bekommt { $special } von { $victim }.
event-ended = { $left ->
    [one] Noch eine Zielkarte
   *[other] Noch { $left } Zielkarten
} in der Auslage: Es wird abgerechnet.
event-professors-rolled = Die Professoren von { $seat } würfeln { $number }.
event-professors = Die Professoren von { $seat } sind { $worth ->
    [one] einen Punkt
   *[other] { $worth } Punkte
} wert.
event-tie-broken = Gleichstand. { $seat } hat weniger Tode und gewinnt.

count-turn = Züge
count-skipped = ausgesetzte Züge
count-two-throws = Züge mit nur zwei Würfen
count-duck = vierte Würfe mit der Ente
count-nobody-scores = Züge ohne Wertung wegen des Pudels
count-scored = Karten, im eigenen Zug gewertet
count-scored-by-other = Karten, im Zug von anderen gewertet
count-took = Karten aus der Auslage (ohne Dinosaurier)
count-stole = Karten von anderen
count-dinosaur = Dinosaurier
count-time-machine = Zeitmaschine eingesetzt
count-declined = auf die Zeitmaschine verzichtet
count-no-card = Züge ohne Karte
count-virus = Killervirus eingesetzt
count-clown = Clown eingesetzt
count-took-death = Tode aus der Mitte
count-took-death-from = Tode von anderen
count-freed = wieder freie Karten
count-covered-lemming = abgedeckte Lemminge
count-covered = abgedeckte andere Karten
count-open-death = offene Tode
count-all-deaths = kein Tod mehr übrig
count-got-special = Sonderkarten aus der Mitte
count-got-special-from = Sonderkarten von anderen
count-tie-broken = Gleichstände, durch Tode entschieden
count-professors = gewürfelte Professoren

why-throwing-over = Gewürfelt ist; jetzt geht es um Karten.
why-already-aside = Was schon herausliegt, bleibt draußen. Nenn nur Würfel, die noch im Spiel sind.
why-all-is-stop = Alle Würfel herauszulegen heißt aufhören.
why-take-only-at-end = Zielkarten gibt es, wenn fertig gewürfelt ist, und vor dem Tod.
why-must-take = Eine Karte musst du nehmen.
why-not-thrown = Das zeigen die Würfel nicht.
why-own-card = Diese Karte hast du schon.
why-scored-card = Diese Karte ist gewertet. Die bekommt niemand mehr.
why-too-low = Dafür reicht die Summe nicht.
why-no-machine = Dafür müsste die Zeitmaschine seit Beginn deines Zuges vor dir liegen.
why-machine-not-needed = Die Würfel reichen allein; die Zeitmaschine bleibt stehen.
why-clown-only-for-death = Der Clown ist gefragt, wenn ein Tod fällig ist.
why-death-not-chosen = Welcher Tod es ist, sagt der rosa Würfel.
why-own-death = Diesen Tod hast du schon.
why-middle-first = Solange in der Mitte ein Tod liegt, nimmst du ihn von dort.
why-nothing-to-cover = Gerade gibt es nichts abzudecken.
why-not-your-card = Der Tod kommt auf eine deiner eigenen Karten.
why-not-scored = Der Tod kommt nur auf gewertete Karten.
why-already-covered = Dort liegt schon ein Tod. Einer genügt.
why-lemmings-first = Erst die Lemminge.
unclear-set = Diese Karten bringt kein Wurf zusammen: nur einen Dinosaurier oder eine bis zwei Professorenkarten oder einen bis drei Päsche. (NL-13)
why-first-or-roll = Entweder bestimmt der Tisch, wer anfängt, oder die Würfel.

ask-draw-first = Wer fängt an?
ask-roll-for-start = Wer anfängt, wird ausgewürfelt. Was zeigt der nächste Würfel?
ask-throw = Wurf { $throw } mit { $dice }. Was zeigen sie, in dieser Reihenfolge?
ask-keep = Wurf { $throw } von { $throws }. Was legst du heraus, oder hörst du auf?
ask-take = Was nimmst du?
ask-clown = { $death ->
    [0] Der Pudel des Todes ist fällig.
   *[other] Tod { $death } ist fällig.
} Clown oder Tod?
ask-death = Den Tod hast du schon. Welchen nimmst du stattdessen?
ask-cover = Welche Karte deckt { $death ->
    [0] der Pudel des Todes
   *[other] Tod { $death }
} ab?
ask-professors = { $dice ->
    [one] Noch ein Würfel
   *[other] Noch { $dice } Würfel
} für die Professoren. Was zeigen sie?

kind-riebmann = Herr Riebmann
kind-yeti = Yeti
kind-lemming = Lemming
kind-professors = Professoren
kind-dinosaur = Dinosaurier

death-poodle = den Pudel des Todes
death-1 = den Tod 1
death-2 = den Tod 2
death-3 = den Tod 3
death-4 = den Tod 4
death-5 = den Tod 5

special-duck = die Ente
special-ufo = das UFO
special-clown = den Clown
special-robot = den Roboter
special-time-machine = die Zeitmaschine
special-virus = das Killervirus

name-duck = Ente
name-ufo = UFO
name-clown = Clown
name-robot = Roboter
name-time-machine = Zeitmaschine
name-virus = Killervirus
name-poodle = Pudel
name-1 = Tod 1
name-2 = Tod 2
name-3 = Tod 3
name-4 = Tod 4
name-5 = Tod 5

dice-black = schwarz { $faces }
dice-red = rot { $faces }
dice-white = weiß { $faces }
dice-pink = rosa { $faces }

die-b1 = schwarz (Ente)
die-b2 = schwarz (UFO)
die-r1 = rot (Clown)
die-r2 = rot (Roboter)
die-w1 = weiß (Zeitmaschine)
die-w2 = weiß (Killervirus)
die-p = rosa (Pudel)

line-layout = Auslage
line-cards-left = { $cards } (noch { $left })
line-deaths = Tode in der Mitte
line-specials = Sonderkarten in der Mitte
line-dice = Würfel
line-aside = Herausgelegt
line-reach = In Reichweite
line-scoring = Würde gewertet
part-won = gewonnen { $cards }
part-scored = gewertet { $cards }
part-covered = abgedeckt { $cards }
part-open-deaths = offen { $deaths }
part-specials = hat { $specials }
part-professors = Professoren: werden am Ende ausgewürfelt
part-points = { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}
nothing = nichts

option-first = wer anfängt
option-roll_for_start = um den Anfang würfeln
option-special_cards = UFO und Roboter nach der Spielregel oder wie auf den Karten
value-rulebook = nach der Spielregel
value-printed = wie auf den Karten gedruckt

luck-professors = die Würfel der Professoren
figures = Die Chance auf jede Karte für den, der nur auf diese eine würfelt, so gut es geht. Zusammenzählen darf man sie nicht.
figure-card = { $card }: { $amount } %
figure-no-card = gar keine Karte: { $amount } %

# Der gezeichnete Tisch

table-goal = Noch { $left } Zielkarten in der Auslage. Bei { $last } wird abgerechnet.
table-dice = Würfel
table-total = Summe { $total }
table-throw = Wurf { $throw } von { $throws }
table-keep = Herauslegen, weiterwürfeln
table-keep-how = Tipp an, was liegen bleibt.
table-die = { $die }: { $shows }
table-middle = Tode und Sonderkarten in der Mitte
table-used = benutzt
murphy-nobody-scores = Braver Hund.
murphy-took-death = Der ist ganz nett, wenn man ihn kennt.
murphy-stole = War ja noch nicht gewertet.
murphy-no-card = Viel gewürfelt, nichts gesagt.
murphy-dinosaur = Schwer. Denk an den Tisch.
murphy-scored-by-other = Sehr aufmerksam.
