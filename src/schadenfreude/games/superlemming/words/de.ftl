### Wörter von Superlemming: Züge, Ereignisse, Gründe, Fragen, die Lage, die Texte der Karten.

name = Superlemming
about = Vier Klippen, und an jeder eine Schlange. Die eigenen springen lassen, die anderen retten, artig Danke sagen.
chance = das Mischen
reactions = danke?

row-circle = Kreis
row-triangle = Dreieck
row-square = Quadrat
row-diamond = Raute
way-circle = in die Kreis-Reihe
way-triangle = in die Dreieck-Reihe
way-square = in die Quadrat-Reihe
way-diamond = in die Raute-Reihe
way-front = an den Anfang der Reihe
way-end = ans Ende der Reihe
verb-play = Spielen
verb-move = Verschieben
verb-swap = Tauschen
verb-lift = Aufnehmen
verb-take = Orden nehmen
verb-filch = Stibitzen
verb-keep = Behalten
verb-return = Zurückgeben
verb-draw = Ziehen
of-owner = { $card } ({ $owner })
nothing = keine
nobody = niemand

move-thank = Danke sagen
move-stay-silent = nichts sagen
move-text = der Text von { $card }
move-play = { $card } ({ $owner }) in die Reihe { $row } spielen
move-move = Nummer { $place } der Reihe { $row } { $to } verschieben
move-swap = in der Reihe { $row } { $place } und { $with } tauschen
move-lift = Nummer { $place } der Reihe { $row } auf die Hand nehmen
move-take = Orden von { $from } nehmen
move-filch = die oberste Karte von { $from } ziehen
move-keep = { $card } ({ $owner }) auf den Punktestapel legen
move-return = { $card } ({ $owner }) unter den Stapel legen
move-decline = verzichten

label-text = { $card }: { $text }
label-play = { $card } spielen{ $choose ->
    [yes] , in die Reihe { $row }
   *[no] {""}
}
label-move = { $card }, Nummer { $place } der Reihe { $row }, { $to } verschieben
label-swap = in der Reihe { $row } { $place }, { $card }, und { $with }, { $other }, tauschen
label-lift = { $card }, Nummer { $place } der Reihe { $row }, auf die Hand nehmen
label-keep = { $card } auf den Punktestapel legen
label-return = { $card } unter den Stapel legen

event-cliffs = Die Klippen von oben: { $order }. Enten: { $sides }.
event-laid = { $card } ({ $owner }) liegt in der Reihe { $row }.
event-turn = { $seat } ist dran.
event-draws = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-refills = { $seat } hat die Hand leer und zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-drew = { $seat } hat { $card } ({ $owner }) gezogen.
event-drew-known = Es ist { $card } ({ $owner }), wie alle wissen. Jetzt auf der Hand von { $seat }.
event-played = { $seat } spielt { $card } in die Reihe { $row }.
event-played-foreign = Das ist { $card } von { $owner } und gilt diesen Zug als eigene Karte von { $seat }.
event-text = { $seat } benutzt den Text von { $card }.
event-cliff = { $seat } benutzt die Klippe { $row }.
event-moved = { $card } ({ $owner }) zieht um ans Ende der Reihe { $row }.
event-moved-front = { $card } ({ $owner }) drängelt sich an den Anfang der Reihe { $row }.
event-moved-end = { $card } ({ $owner }) darf sich in der Reihe { $row } hinten anstellen.
event-swapped = In der Reihe { $row } tauschen { $place } und { $with } die Plätze.
event-lifted = { $seat } nimmt { $card } ({ $owner }) aus der Reihe auf die Hand.
event-took = { $seat } nimmt { $victim } { $count ->
    [one] einen Orden
   *[other] { $count } Orden
} ab.
event-filched = { $seat } zieht die oberste Karte von { $victim }.
event-kept = { $seat } legt { $card } ({ $owner }) auf den Punktestapel.
event-returned = { $seat } zeigt { $card } und legt die Karte unter den Stapel von { $owner }.
event-jumped = { $card } von { $seat } springt. Ein Punkt.
event-jumped-foreign = { $card } von { $owner } springt, diesmal für { $seat }.
event-rescued = { $seat } rettet { $card } von { $owner } vor dem großen Augenblick.
event-thanked = { $seat } sagt: Danke, { $rescuer }.
event-not-thanked = { $seat } sagt nichts.
event-gave = { $rescuer } bekommt { $count ->
    [one] einen Orden
   *[other] { $count } Orden
} von { $seat }.
event-gave-nothing = { $seat } hat keinen Orden mehr für { $rescuer }.
event-skipped = { $verb }: Da ist nichts für { $seat }.
event-declined = { $verb }: { $seat } verzichtet.
event-ended = { $seat } hat keine Karte mehr, nicht auf der Hand und nicht im Stapel.
event-ended-quiet = Schon lange ist niemand mehr ans Ziel gekommen. Hier ist Schluss.
event-ended-long = Das ging lange genug. Hier ist Schluss.
event-tie-broken = Gleichstand. { $seat } musste am längsten auf den ersten Zug warten und gewinnt.

count-turn = Züge
count-refills = leere Hände aufgefüllt
count-played-foreign = fremde Karten gespielt
count-text = benutzte Texte
count-cliff = benutzte Klippen
count-lifted = Lemminge aufgenommen
count-took = Orden durch einen Effekt
count-filched = Karten stibitzt
count-kept = Karten behalten
count-jumped = eigene Sprünge
count-jumped-foreign = Sprünge fremder Karten
count-rescued = Rettungen
count-thanked = Danke gesagt
count-not-thanked = nicht Danke gesagt
count-gave-nothing = Rettungen ohne Orden
count-skipped = Effekte ohne Ziel
count-ended = Ende mit leerem Stapel und leerer Hand
count-ended-quiet = Ende, weil keiner mehr sprang
count-ended-long = Ende durch die Zahl der Züge
count-tie-broken = Gleichstände, durch die Zugreihenfolge entschieden

why-no-such-card = Diese Karte hast du nicht auf der Hand.
why-no-lemming = An diesem Platz liegt kein Lemming.
why-not-meant = Den meint der Effekt nicht.
why-wrong-row = In diese Reihe kommt der Lemming nicht.
why-nowhere-else = Dahin führt der Effekt nicht.
why-no-other = Nenne zwei verschiedene Lemminge, den vorderen zuerst.
why-not-neighbours = Die beiden liegen nicht nebeneinander.
why-nobody-there = Da sitzt kein Mitspieler.
why-not-most-medals = Jemand anders hat mehr Orden, oder hier gibt es keinen.
why-not-richer = Da sind nicht mehr Orden als bei dir.
why-empty-pile = In diesem Stapel liegt keine Karte.
why-not-waiting = Von dieser Karte wartet kein Text in der Reihe.
why-must-do = Das muss sein; verzichten darf nur, wer „darf“.
why-asked-thanks = Jemand wurde gerettet. Es geht darum, ob er Danke sagt.
why-asked-text = Erst such den Text aus, der als Nächster dran ist.
why-asked-play = Jetzt ist ein Lemming aus der Hand zu spielen.
why-asked-move = Jetzt ist ein Lemming zu verschieben.
why-asked-swap = Jetzt sind zwei Lemminge zu tauschen.
why-asked-lift = Jetzt ist ein Lemming auf die Hand zu nehmen.
why-asked-take = Jetzt geht es darum, wer Orden hergibt.
why-asked-filch = Jetzt geht es darum, von welchem Stapel die Karte kommt.
why-asked-keep = Jetzt kommt eine Karte aus der Hand auf den Punktestapel.
why-asked-return = Jetzt kommt eine Karte aus der Hand unter ihren Stapel.

ask-order = Wie liegen die Klippen, von oben?
ask-sides = Welche Seite liegt jeweils oben, in der Folge Kreis, Dreieck, Quadrat, Raute?
ask-draw-first = Wer fängt an?
ask-lay-colour = Zwei Lemminge jeder Farbe werden angelegt, von der obersten Reihe an. Wessen sind es, und welche? Tippe Besitzer und Karte, wie in „{ $one } D1 { $other } S1“.
ask-lay-card = Welcher Lemming von { $owner } wird angelegt?
ask-draw-card = { $first ->
    [yes] Welche Karten zieht { $name } für die erste Hand?
   *[no] Welche Karte zieht { $name } vom Stapel von { $owner }?
}
ask-thanks = Dein Lemming wurde gerettet. Danke sagen? (Kostet { $count ->
    [one] einen Orden
   *[other] { $count } Orden
}, ohne Danke einen mehr.)
ask-text = Welchen Text benutzt du als Nächstes?
ask-play = Welchen Lemming spielst du?
ask-play-more = Welchen weiteren Lemming spielst du?
ask-move = Welchen Lemming verschiebst du, und wohin?
ask-swap = Welche zwei Lemminge tauschst du?
ask-lift = Welchen Lemming nimmst du auf die Hand?
ask-take = Wem nimmst du Orden ab?
ask-filch = Von wessen Stapel ziehst du?
ask-keep = Welche Karte kommt auf deinen Punktestapel?
ask-return = Welche Karte legst du unter ihren Stapel?

line-cliff = { $row }. Effekt: { $effect }
line-player = { $medals ->
    [one] ein Orden
   *[other] { $medals } Orden
}; Hand: { $hand }; { $pile ->
    [one] eine Karte
   *[other] { $pile } Karten
} im Stapel, { $scored } im Punktestapel: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}
of-colour = { $count } von { $owner }
line-shown = Bekannt auf der Hand von { $name }
line-top = Bekannt oben auf dem Stapel von { $name }
line-bottom = Bekannt unter dem Stapel von { $name }
line-hand = Hand von { $name }
no-ducks = keine

no-text = Kein Text.
lemmings = { $whose ->
    [own] { $count ->
        [one] 1 eigenen Lemming
       *[other] { $count } eigene Lemminge
    }
    [anothers] { $count ->
        [one] 1 fremden Lemming
       *[other] { $count } fremde Lemminge
    }
    [this] diesen Lemming
   *[anybodys] { $count ->
        [one] 1 Lemming
       *[other] { $count } Lemminge
    }
}{ $which ->
    [front] {" "}von der Spitze einer Reihe
    [last] {" "}vom Ende einer Reihe
   *[any] {""}
}{ $from ->
    [symbol] { $count ->
        [one] , der bei seinem Symbol liegt,
       *[other] , die bei ihrem Symbol liegen,
    }
    [here] {" "}aus dieser Reihe
   *[any] {""}
}
hand-cards = { $whose ->
    [own] { $count ->
        [one] 1 eigene Karte
       *[other] { $count } eigene Karten
    }
    [anothers] { $count ->
        [one] 1 fremde Karte
       *[other] { $count } fremde Karten
    }
   *[anybodys] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
}
may = { $text } (Du darfst, du musst nicht.)
do-draw = Ziehe { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
do-play = Spiele { $whose ->
    [own] { $count ->
        [one] 1 weiteren eigenen Lemming
       *[other] { $count } weitere eigene Lemminge
    }
    [anothers] { $count ->
        [one] 1 weiteren fremden Lemming
       *[other] { $count } weitere fremde Lemminge
    }
   *[anybodys] { $count ->
        [one] 1 weiteren Lemming
       *[other] { $count } weitere Lemminge
    }
}{ $count ->
    [one] {""}
   *[other] , jeden
} { $to ->
    [symbol] in die Reihe seines Symbols
    [here] in diese Reihe
   *[any] in eine beliebige Reihe
}.
do-move = Verschiebe { $lemmings }{ $count ->
    [one] {""}
   *[other] {" "}einzeln
} { $to ->
    [symbol] ans Ende der Reihe mit gleichem Symbol
    [here] ans Ende dieser Reihe
    [front] an den Anfang der eigenen Reihe
    [end] ans Ende der eigenen Reihe
   *[another] ans Ende einer anderen Reihe
}.
do-swap = { $whose ->
    [own] Tausche einen eigenen Lemming mit
    [anothers] Tausche einen fremden Lemming mit
    [this] Tausche diesen Lemming mit
   *[anybodys] Tausche einen Lemming mit
} { $which ->
    [neighbours] einem Nachbarn
   *[any] irgendeinem anderen
} in seiner Reihe{ $count ->
    [one] {""}
   *[other] , { $count } Mal
}.
do-lift = Nimm { $lemmings } auf deine Hand.
do-take = Nimm { $count ->
    [one] 1 Orden
   *[other] { $count } Orden
} von einem Mitspieler mit den meisten Orden{ $richer ->
    [yes] , wenn er mehr hat als du
   *[no] {""}
}.
do-filch = { $count ->
    [one] Ziehe die oberste Karte
   *[other] { $count } Mal: Ziehe die oberste Karte
} eines fremden Stapels{ $richer ->
    [yes] , dessen Besitzer mehr Orden hat als du
   *[no] {""}
}.
do-keep = Lege { $cards } aus deiner Hand auf deinen Punktestapel.
do-return = Zeige { $cards } aus deiner Hand und lege { $count ->
    [one] sie unter den Stapel des Besitzers
   *[other] jede unter den Stapel ihres Besitzers
}.

error-edition-never = Zeile { $line }: „{ $entry }“ ist nie möglich: Der Lemming bliebe, wo er ist.

option-first = wer anfängt
option-game = welches Spiel
option-cliffs = welche Seiten der Klippen oben liegen
option-thanks = ob Gerettete nach einem Danke gefragt werden
option-order = wie die Klippen liegen, von oben
value-simple = das einfache
value-normal = das normale, mit Texten
value-plain = die Seiten ohne Ente
value-duck = die Seiten mit Ente
value-mixed = wird ausgelost
value-ask = sie werden gefragt
value-always = nein, sie danken immer

# Der gezeichnete Tisch

table-goal = Sind es { $jumps } in einer Reihe, springt der vorderste. Schluss ist, wenn jemandem Hand und Stapel ausgehen.
table-medals = { $count ->
    [one] ein Orden
   *[other] { $count } Orden
}
table-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-pile = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
table-scored = { $count ->
    [one] ein Lemming am Ziel
   *[other] { $count } Lemminge am Ziel
}
table-row = Reihe { $row }
table-texts = Was auf den Karten in den Reihen steht (oder eine antippen)
table-sea = das Meer
table-my-hand = Meine Hand
murphy-not-thanked = Man muss ja nicht.
murphy-thanked = Wie höflich. Das gibt sich.
murphy-jumped = Und weg.
murphy-gave-nothing = Arm, aber gerettet.
murphy-took = Glänzt schön, so ein Orden.
