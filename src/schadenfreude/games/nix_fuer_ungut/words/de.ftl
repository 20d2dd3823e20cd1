### Wörter von Nix für Ungut!: Züge, Ereignisse, Gründe, Fragen, die Lage.

name = Nix für Ungut!
about = Karten ausspielen, Chips einschieben, andere hinausschieben. Nicht böse gemeint.
chance = das Geben
seat-extra = Igor

row-four = Vierling
row-straight4 = 4er-Straße
row-three = Drilling
row-straight3 = 3er-Straße
row-two = Zwilling
row-straight2 = 2er-Straße
row-one = Eine Karte
row-none = Keine Karte
joker = Joker
chip-plain = {""}
chip-super = , mit Superchip
nothing = keine

move-four = Vierling: { $cards }{ $chip }
move-straight4 = 4er-Straße: { $cards }{ $chip }
move-three = Drilling: { $cards }{ $chip }
move-straight3 = 3er-Straße: { $cards }{ $chip }
move-two = Zwilling: { $cards }{ $chip }
move-straight2 = 2er-Straße: { $cards }{ $chip }
move-one = Eine Karte: { $cards }{ $chip }
move-none = Keine Karte{ $chip }

event-phase = Phase { $number }.
event-round = Runde { $number }. { $seat } beginnt.
event-dealt = { $seat } bekommt { $hands }.
event-forced = { $seat } hat keine Wahl.
event-played-four = { $seat } spielt { $cards }: Vierling{ $chip }.
event-played-straight4 = { $seat } spielt { $cards }: 4er-Straße{ $chip }.
event-played-three = { $seat } spielt { $cards }: Drilling{ $chip }.
event-played-straight3 = { $seat } spielt { $cards }: 3er-Straße{ $chip }.
event-played-two = { $seat } spielt { $cards }: Zwilling{ $chip }.
event-played-straight2 = { $seat } spielt { $cards }: 2er-Straße{ $chip }.
event-played-one = { $seat } spielt { $cards }: Eine Karte{ $chip }.
event-played-none = { $seat } hat nichts mehr auf der Hand: Keine Karte{ $chip }.
event-face-down = Es ist der Superchip, verdeckt. { $seat } hat zu lange gewartet.
event-pushed-off = { $by } schiebt { $seat } hinaus ({ $row }). Nix für ungut.
event-pushed-own = { $seat } schiebt sich selbst hinaus ({ $row }).
event-super-off = Das war der Superchip von { $seat }.
event-igors-cards = { $seat } bekommt { $igors }.
event-igor-four = { $seat }: Vierling{ $chip }.
event-igor-straight4 = { $seat }: 4er-Straße{ $chip }.
event-igor-three = { $seat }: Drilling{ $chip }.
event-igor-straight3 = { $seat }: 3er-Straße{ $chip }.
event-igor-two = { $seat }: Zwilling{ $chip }.
event-igor-straight2 = { $seat }: 2er-Straße{ $chip }.
event-igor-one = { $seat }: Eine Karte{ $chip }.
event-doubled = Der Superchip von { $seat } bringt { $points }.
event-scored = { $seat } bekommt { $points }, das macht { $total }.
event-won = { $seat } gewinnt.
event-igor-won = { $seat } gewinnt und merkt es nicht einmal.
event-won-shared = Den Sieg teilen sich { $count }.

count-forced = Züge ohne Wahl
count-played-four = Vierlinge
count-played-straight4 = 4er-Straßen
count-played-three = Drillinge
count-played-straight3 = 3er-Straßen
count-played-two = Zwillinge
count-played-straight2 = 2er-Straßen
count-played-one = einzelne Karten
count-played-none = Züge ohne Karten
count-face-down = verdeckte Superchips
count-pushed-off = hinausgeschobene fremde Chips
count-pushed-own = hinausgeschobene eigene Chips
count-super-off = hinausgeschobene Superchips
count-igor-four = Igors Vierlinge
count-igor-straight4 = Igors 4er-Straßen
count-igor-three = Igors Drillinge
count-igor-straight3 = Igors 3er-Straßen
count-igor-two = Igors Zwillinge
count-igor-straight2 = Igors 2er-Straßen
count-igor-one = Igors einzelne Karten
count-doubled = Superchips, die liegen blieben
count-igor-won = Igor gewinnt
count-won-shared = geteilte Siege

why-cards-left = Auf „Keine Karte“ darf nur, wer keine Karte mehr hat.
why-not-in-hand = Diese Karten sind nicht auf der Hand.
why-joker-alone = In der fünften Phase wird ein Joker nur noch allein gespielt, auf „Eine Karte“.
why-superchip-gone = Der Superchip ist in dieser Runde schon gespielt.
why-superchip-plain = In der fünften Phase zählt der letzte Chip einfach, auch der Superchip.
why-igor-has-no-seat = Zu sechst ist für Igor kein Platz.
why-no-row = Keine Reihe: Das wären zwei bis vier gleiche Zahlen, zwei bis vier in Folge oder eine Karte.
why-two-jokers = Mehr als ein Joker lässt sich nicht auf einmal spielen.
error-other-row = Diese Karten kommen nicht auf die Reihe „{ $named ->
    [four] { row-four }
    [straight4] { row-straight4 }
    [three] { row-three }
    [straight3] { row-straight3 }
    [two] { row-two }
    [straight2] { row-straight2 }
    [one] { row-one }
   *[none] { row-none }
}“, sondern auf „{ $makes ->
    [four] { row-four }
    [straight4] { row-straight4 }
    [three] { row-three }
    [straight3] { row-straight3 }
    [two] { row-two }
    [straight2] { row-straight2 }
    [one] { row-one }
   *[none] { row-none }
}“. Du könntest tippen: { $right }.

ask-draw-first = Wer beginnt?
ask-deal = Welche Karten kommen auf die Hand von { $name }?
ask-play = Phase { $phase }: Was spielst du?
ask-chip = Phase { $phase }: Du hast keine Karten mehr. Welcher Chip kommt auf „Keine Karte“?
ask-igor = { $name } bekommt noch { $count ->
    [one] eine Karte. Welche?
   *[other] { $count } Karten. Welche?
}

line-round = Runde
line-round-of = { $round } von { $rounds }, { $phase ->
    [0] es wird gegeben
   *[other] Phase { $phase }
}
slot-chip = { $value }: { $name }
slot-double = { $value }: { $name } doppelt
line-in-hand = { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
}
line-igor = immer als Letzter
line-chips = { $plain ->
    [0] kein einfacher Chip
    [one] ein einfacher Chip
   *[other] { $plain } einfache Chips
}{ $superchip ->
    [yes] , Superchip
   *[no] {""}
}{ $off ->
    [0] {""}
   *[other] , { $off } hinausgeschoben
}
line-points = { $total ->
    [1] ein Punkt
   *[other] { $total } Punkte
} (mit dem Spielplan { $points })
line-discards = Abgelegt
cards-of-a-kind = { $count } × { $card }
line-igors = Vor { $name }
line-hand = Hand von { $name }

option-first = wer beginnt
option-igor = ob Igor mitspielt
option-rounds = wie viele Runden

figures = Als spielte in dieser Runde sonst niemand mehr. Die anderen spielen aber und schieben Chips hinaus: Besser wird es nicht.
figure-undisturbed = Punkte dieser Runde, wenn sonst niemand mehr spielte: { $amount }

# Der gezeichnete Tisch

table-goal = Runde { $round } von { $rounds }, Phase { $phase } von { $phases }. Nach der letzten Runde gewinnt die höchste Summe.
table-in-hand = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
table-chips = { $plain ->
    [one] ein einfacher Chip
   *[other] { $plain } einfache Chips
}{ $super ->
    [yes] {" "}und der Superchip
   *[no] {""}
}
table-off = hinausgeschoben: { $count }
table-total = vor dieser Runde { $total }
table-super = Superchip
table-my-hand = Meine Hand
table-play-how = Erst Karten wählen, dann ihre Reihe.
table-play-here = Gewählte Karten spielen: { $row }
table-played = In dieser Runde gespielt
murphy-pushed-off = Nix für ungut.
murphy-pushed-own = Eigentor.
murphy-super-off = Schade um das gute Stück.
murphy-face-down = Für gut aufgehoben. Zu gut.
