### Nix für Ungut!: die nummerierten Regeln in der Reihenfolge der Seite.
### Attribute: .ruling ist unsere Lesart, .standin ein Platzhalter von uns,
### .source die Überschrift in der Anleitung.

title = Nix für Ungut!
intro = Karten ausspielen, einen Chip in die passende Reihe schieben und hinten einen fremden hinaus. Ist nicht böse
    gemeint. Für 2 bis 5 Personen (so der Verlag; ohne Igor geht es auch zu sechst). Die Karten auf der Hand sind
    geheim, und Zufall gibt es nur beim Geben. „Du“ ist in diesen Regeln immer, wer gerade ausspielt.

section-words = Begriffe
word-round = **Runde**: einmal Karten geben und die fünf Phasen, die damit gespielt werden.
word-phase = **Phase**: einmal um den Tisch; alle legen je einen Chip.
word-row = **Reihe**: eine der acht Zeilen auf dem Spielplan, benannt nach den Karten, die zu ihr führen.
word-slot = **Feld**: einer der drei Plätze einer Reihe. Chips kommen auf dem linken herein.
word-play = **Zug**: die Karten, die du ausspielst, die Reihe, die sie ergeben, und der Chip, der dorthin kommt.
word-straight = **Straße**: Zahlen, die lückenlos aufeinanderfolgen, etwa 3 4 5.
word-joker = **Joker**: eine Karte, die für jede Zahl stehen kann. Auf den gedruckten sind zwei Münzen.
word-superchip = **Superchip**: der eine von deinen fünf Chips, der doppelt zählen kann. In der Schachtel ist es der
    mit dem schwarzen Kreis.
word-deck = **Stapel**: die Karten, die nach dem Geben übrig sind. Davon bekommt nur Igor etwas.

section-set-up = Material und Aufbau
NX-1 = Es gibt 80 Karten: jede Zahl von 1 bis 7 zehnmal und zehn Joker. Farben gibt es nicht.
    .source = Inhalt
NX-2 = Alle haben je fünf Chips in ihrer Farbe: vier einfache und den Superchip.
    .source = Inhalt
NX-3 = Der Spielplan hat acht Reihen zu je drei Feldern. Von oben nach unten: Vierling, 4er-Straße, Drilling,
    3er-Straße, Zwilling, 2er-Straße, Eine Karte, Keine Karte.
    .source = Spielplan
NX-4 = Jedes Feld hat seinen eigenen Wert, drei in jeder Reihe.
    .standin = Die echten Werte sind auf den Spielplan gedruckt. Weder die Anleitung noch eine öffentliche Quelle,
        die wir gefunden haben, nennt sie. Diese hier sind deshalb Platzhalter von uns, vom linken Feld zum rechten:
        Vierling 12 8 4, 4er-Straße 10 7 3, Drilling 8 5 3, 3er-Straße 6 4 2, Zwilling 4 3 2, 2er-Straße 3 2 1, Eine
        Karte 2 1 0, Keine Karte 1 0 0. Sie stehen in einer Datei: Wer das Spiel besitzt, kann sie durch eine
        Editionsdatei mit den gedruckten Werten ersetzen.
    .source = Spielplan
NX-5 = Alle bekommen zwölf Karten. Sie müssen für die ganze Runde reichen, denn nachgezogen wird nicht.
    .source = Spielvorbereitung
NX-6 =
    .ruling = Wer die erste Runde beginnt, wird ausgelost, es sei denn, der Tisch bestimmt jemanden. Nach der
        Anleitung wäre es die älteste Person; wir fragen nicht nach dem Alter.
    .source = Spielablauf

section-round = Die Runde
NX-7 = Eine Partie hat vier Runden, eine Runde fünf Phasen. In jeder Phase spielen alle der Reihe nach, im
    Uhrzeigersinn, Karten und einen Chip; den Anfang macht, wer die Runde beginnt. Nach der fünften Phase ist kein
    Chip mehr zu spielen.
    .ruling = An einer Stelle, in der letzten Zeile zur fünften Phase, spricht die Anleitung von drei Runden, sonst
        überall von vier. Wir spielen vier, wenn die Option `rounds` nichts anderes sagt.
    .source = Spielablauf; 5. Phase
NX-8 = Du spielst eine bis vier Karten, die zusammen eine Reihe ergeben: zwei, drei oder vier gleiche Zahlen oder
    zwei, drei oder vier aufeinanderfolgende oder eine einzelne Karte. Dein Chip kommt in diese Reihe. Die
    Reihenfolge der Reihen ist frei, und dieselbe darfst du auch mehrmals nehmen.
    .source = Spielablauf
NX-9 =
    .ruling = Was zusammen keine Reihe ergibt, kann nicht zusammen gespielt werden. Eine Straße geht nach der 7
        nicht bei der 1 weiter, und keine Zahl kommt in ihr doppelt vor.
NX-10 = Solange du Karten hast, musst du mindestens eine spielen. Passen gibt es nicht.
    .source = Spielablauf
NX-11 = Ohne Karten musst du deinen Chip auf *Keine Karte* legen. Mit Karten darfst du es nicht.
    .source = Spielablauf
NX-12 = Gespielte Karten werden abgelegt und kommen in dieser Runde nicht wieder.
    .ruling = Sie werden offen abgelegt, sodass alle sie sehen.
    .source = Spielablauf
NX-13 = Ein Chip kommt auf das linke Feld seiner Reihe und schiebt die, die dort schon liegen, um ein Feld nach
    rechts. Ein Chip, der vom dritten Feld geschoben wird, ist draußen, bleibt draußen und bringt in dieser Runde
    nichts.
    .source = Spielablauf
NX-14 = Ein Joker steht für eine beliebige Zahl von 1 bis 7. Zu einem Zug gehört höchstens ein Joker.
    .ruling = Die Anleitung erlaubt einen Joker pro Phase. Wir verstehen das als: pro Person und Phase. Dein Joker
        nimmt niemandem seinen weg.
    .source = Joker
NX-15 =
    .ruling = Mit einem Joker können dieselben Karten mehrere Reihen ergeben: 5 und Joker sind ein Zwilling oder
        eine 2er-Straße. Die Reihe sagst du an. Für welche Zahl der Joker steht, sagst du nicht an; Karten, Reihe
        und Chip sind der ganze Zug. Ein Joker allein ist in jeder Phase als *Eine Karte* spielbar.
NX-16 = In der fünften Phase kann ein Joker nur allein gespielt werden, auf *Eine Karte*.
    .source = Joker; 5. Phase
NX-17 = Den Superchip darfst du in jeder Phase spielen. In den Phasen 1 bis 4 liegt er offen und verdoppelt den Wert
    seines Feldes. In der fünften liegt er verdeckt und zählt wie ein einfacher Chip.
    .ruling = Er darf auch auf *Keine Karte*.
    .source = Superchip

section-scoring = Wertung
NX-18 = Nach der fünften Phase bringt jeder Chip, der noch auf dem Spielplan liegt, den Wert seines Feldes, ein
    offener Superchip das Doppelte.
    .source = 5. Phase
NX-19 = Wer bisher insgesamt die meisten Punkte hat, beginnt die nächste Runde.
    .ruling = Igor beginnt nie; hier zählen nur die Punkte der Menschen. Teilen sich mehrere den höchsten Stand, so
        beginnt unter ihnen, wer im Uhrzeigersinn zuerst kommt. Gezählt wird ab der Person, die zuletzt begonnen
        hat; sie selbst käme als Erste.
    .source = Spielablauf
NX-20 = Wer nach der letzten Runde insgesamt die meisten Punkte hat, gewinnt.
    .ruling = Bei Gleichstand gewinnen alle, die ihn teilen.
    .source = 5. Phase

section-igor = Igor
NX-21 = Igor spielt mit, ohne dass jemand ihn spielt, und hat fünf Chips wie alle. Empfohlen wird er zu zweit und zu
    dritt.
    .ruling = Zu zweit und zu dritt ist er dabei, wenn ihr ihn nicht ausladet, zu viert und zu fünft nur, wenn ihr
        ihn einladet. Zu sechst geht es nicht.
    .source = Igor-Variante
NX-22 = Igor ist in jeder Phase als Letzter dran. Erst dann bekommt er Karten vom Stapel, offen: zwei in der ersten
    Phase, drei in der zweiten, vier in der dritten, fünf in der vierten und fünf in der fünften.
    .ruling = Nach der Phase werden alle Karten abgelegt, die er bekommen hat, ob er sie gebraucht hat oder nicht.
        Er behält keine.
    .source = Igor-Variante
NX-23 = Von allen Reihen, die eine bis vier seiner Karten ergeben können, nimmt Igor für seinen Chip die oberste. Er
    darf alle Joker verwenden, die er bekommen hat.
    .ruling = Das gilt auch in der fünften Phase, und es dürfen sogar lauter Joker sein.
    .source = Igor-Variante
NX-24 = Seinen Superchip spielt Igor in der vierten Phase, und zwar offen. In den anderen vier spielt er einen
    einfachen Chip.
    .source = Igor-Variante
NX-25 = Igor punktet wie alle, und er kann gewinnen.
    .ruling = Der Stapel reicht immer für ihn, also schafft er jedes Mal wenigstens *Eine Karte*.
    .source = Igor-Variante

section-forced = Neue Runden und Züge ohne Wahl
NX-26 = Jede Runde fängt von vorn an: alle 80 Karten neu gemischt, der Spielplan leer, und alle haben wieder ihre
    fünf Chips.
    .ruling = Gegeben wird Karte für Karte, die ersten zwölf an die Person, die beginnt, die nächsten zwölf an die
        nächste im Uhrzeigersinn und so weiter.
    .source = Spielvorbereitung
NX-27 =
    .ruling = Gibt es zu einem Zug keine Alternative, weder bei den Karten noch bei Reihe oder Chip, spielt er sich
        von selbst.

section-cases = Beispiele
case-1 = Zusammen gespielt sind 3 4 Joker eine 3er-Straße, und das ist ein einziger Zug, gleich an welchem Ende der
    Joker steht. 3 3 Joker: ein Drilling und sonst nichts. 3 Joker: Zwilling oder 2er-Straße, wie du sagst. 3 Joker
    Joker: für dich kein Zug, für Igor ein Drilling. (NX-14, NX-15, NX-23)
case-2 = In der Reihe liegen von links nach rechts A, B, C, und D kommt dazu. Jetzt liegen dort D, A, B, und C ist
    draußen. (NX-13)
case-3 = Ein Superchip liegt offen auf dem Wert 12: Er bringt 24. Erst in der fünften Phase gespielt, brächte er 12.
    (NX-17, NX-18)
case-4 = Es ist die fünfte Phase, und du hast drei Joker. Es gibt einen einzigen Zug: ein Joker auf *Eine Karte*.
    (NX-16, NX-27)
case-5 = Dritte Phase, Igor bekommt 2, 2, 5 und einen Joker: Drilling. Bekommt er vier Joker: Vierling. (NX-23)

section-figures = Zahlen
figures = Mit 1 2 3 4 5 6 7 und einem Joker auf der Hand hast du in den Phasen 1 bis 4 die Wahl zwischen 61 Zügen,
    gezählt nach Karten und Reihe ohne die Wahl des Chips, und in der fünften Phase zwischen 23. Igors Reihe in der
    ersten Phase: Zwilling 53/158, 2er-Straße 15/79, Eine Karte 75/158. Die Werte der Felder sind Platzhalter, bis
    eine Editionsdatei sie ersetzt (NX-4).

section-hidden = Verdeckte Information
hidden = Du siehst deine eigenen Karten, alles Abgelegte, den Spielplan, welche Chips und wie viele Karten die
    anderen noch haben, die Punktestände, die Größe des Stapels und Igors offene Karten. Nie siehst du fremde Karten
    auf der Hand und nie die Karten im Stapel, bevor sie gegeben werden. Auch was nach der fünften Phase noch auf
    der Hand ist, bleibt geheim.
