### Nichtlustig: Superlemming: die nummerierten Regeln in der Reihenfolge der Seite.
### Attribute: .ruling ist unsere Lesart, .standin ein Ersatz für das, was nur auf den gedruckten Karten steht,
### .source ist die Überschrift in der Spielregel.

title = Nichtlustig: Superlemming
intro = Vier Klippen, und an jeder eine Schlange. Lass deine eigenen Lemminge springen, rette die der anderen und
    nimm Dank und Orden entgegen. Für zwei bis fünf Personen. Handkarten und Stapel sind geheim, der Zufall steckt
    im Mischen.

section-words = Begriffe

word-you = **Du**: wer gerade am Zug ist.
word-row = **Reihe**: die Lemminge an einer Klippe, von vorn (springt als Nächster) bis hinten.
word-own = **Eigen**: in deiner Farbe oder für diesen Zug deiner Farbe zugerechnet (SL-22, SL-24).
word-text = **Text**: der Effekt, der auf einer Lemmingkarte steht. Der Effekt einer Klippe heißt immer
    Klippeneffekt.
word-pile = **Stapel**: der verdeckte Nachziehstapel, den alle für sich haben.
word-score-pile = **Punktestapel**: die Karten unter einem Superlemming.

section-setup = Aufbau

SL-1 = Die vier Klippenkarten, jede mit einem anderen von vier Symbolen, liegen in zufälliger Reihenfolge
    untereinander. In der ersten Partie liegen die Seiten ohne Ente oben; später entscheidet der Zufall oder der
    Tisch. Die Option `cliffs` steht auf `"plain"` (keine Enten, Vorgabe), `"duck"` (nur Enten) oder `"mixed"`
    (gemischt).
    .ruling = Alle 24 Reihenfolgen sind gleich wahrscheinlich, es sei denn, der Tisch legt eine fest: Die Option
        `order` nennt die Symbole von oben, etwa `"ctsd"`. Bei `"mixed"` liegt jede Karte mit Wahrscheinlichkeit ein
        halb auf der einen oder der anderen Seite.
    .source = Spielvorbereitung
SL-2 = Alle haben einen Superlemming, die zwölf Lemmingkarten in dessen Farbe und drei Orden. Die zwölf werden zu
    einem Stapel gemischt, und fünf werden von dort auf die Hand gezogen.
    .source = Spielvorbereitung
SL-3 = Dann werden zwei Karten von jedem Stapel zusammengemischt und offen angelegt, immer eine je Reihe, von der
    obersten Klippe nach unten und wieder von oben, bis keine mehr da ist.
    .ruling = Die Symbole spielen dabei keine Rolle. Die erste Karte an einer Klippe liegt in ihrer Reihe ganz vorn.
        Beim Aufbau springt niemand.
    .source = Spielvorbereitung
SL-4 = Wer am heldenhaftesten ist, beginnt. Danach geht es im Uhrzeigersinn weiter, hier also in Sitzreihenfolge.
    .ruling = Heldenmut sieht man am Bildschirm schlecht. Wer beginnt, wird ausgelost, es sei denn, der Tisch
        bestimmt jemanden.
    .source = Einfaches Spiel

section-turn = Der Zug

SL-5 = Schritt 1: Spiele einen Lemming aus der Hand ans Ende der Reihe, deren Klippe sein Symbol trägt. Der Text
    dieser Karte wird in diesem Zug nicht benutzt.
    .source = Einfaches Spiel; Normales Spiel
SL-6 = Einfaches Spiel, Schritt 2: Zähle die eigenen Lemminge in der Reihe, in die du gerade gespielt hast, den
    neuen eingeschlossen. So oft führst du den Effekt ihrer Klippe aus. Die Texte bleiben im einfachen Spiel außer
    Acht. Die Option `game` steht auf `"normal"` (Vorgabe) oder `"simple"` (einfach).
    .ruling = Gezählt wird einmal, gleich nach Schritt 1 und dem Sprung, den er auslösen kann.
    .source = Einfaches Spiel
SL-7 = Normales Spiel, Schritt 2: Führe in der Reihe, in die du gerade gespielt hast, die Texte deiner anderen
    Lemminge aus, die dort schon vor deinem Zug lagen, jeden einmal und in beliebiger Reihenfolge. Danach folgt
    genau einmal der Klippeneffekt dieser Reihe.
    .ruling = Die Spielregel wiederholt hier, dass die gerade gespielte Karte mitzählt. Das gehört ins einfache
        Spiel, wir halten es für ein Versehen. Verlässt ein Lemming die Reihe, bevor sein Text dran war, verfällt
        der Text, auch wenn der Lemming zurückkommt. Einer, der erst während des Zuges dazukommt, wird nicht
        benutzt. Zum Klippeneffekt kommt es auch, wenn keiner deiner Lemminge mehr in der Reihe liegt.
    .source = Normales Spiel
SL-8 = Spielst du durch einen Effekt einen Lemming, bleibt dessen Text unbenutzt, und es gibt keinen zusätzlichen
    Klippeneffekt.
    .source = Einfaches Spiel
SL-9 =
    .ruling = Ein Effekt wird so weit ausgeführt, wie es geht; was nicht geht, entfällt. Verzichten darfst du nur,
        wo auf einer Karte „darfst“ steht.
SL-10 = Sobald sich die Kartenzahl einer Reihe ändert, wird sofort und vor allem anderen geprüft, ob ein Lemming
    springt.
    .source = Einfaches Spiel
SL-11 = Wer keine Karte mehr auf der Hand hat, zieht sofort fünf vom eigenen Stapel, noch vor jedem weiteren Effekt.
    Sind es dort weniger, zieht man, was da ist.
    .ruling = Löst die letzte Karte einen Sprung aus, wird erst der abgewickelt, mit Dank und Orden; dann wird
        gezogen. Ist die Hand auch danach leer, endet das Spiel (SL-17).
    .source = Einfaches Spiel

section-jump = Der Sprung

SL-12 = Zu zweit und zu dritt springt der vorderste Lemming, sobald vier in seiner Reihe liegen, zu viert und zu
    fünft, sobald es fünf sind. Er verlässt die Reihe, die anderen rücken nach.
    .source = Über die Klippe springen
SL-13 = Springt ein eigener Lemming, ist er am Ziel: Er kommt unter deinen Superlemming, auf deinen Punktestapel.
    .source = Über die Klippe springen
SL-14 = Springt ein fremder Lemming, rettest du ihn. Er kommt verdeckt oben auf den Stapel seines Besitzers, und der
    gibt dir Orden: zwei, wenn er mehr hat als du, sonst einen, und in beiden Fällen einen mehr, wenn er nicht Danke
    sagt. Hat er nicht so viele, gibt er, was er hat.
    .ruling = Verglichen wird, bevor ein Orden wandert.
    .source = Über die Klippe springen
SL-15 =
    .ruling = Ob er Danke sagt, entscheidet der Besitzer des geretteten Lemmings. Erst kommt die Karte auf seinen
        Stapel, dann wird er gefragt, dann wandern alle Orden auf einmal. Gefragt wird er nur, wenn die Antwort an
        den Orden etwas ändert. Die Option `thanks` steht auf `"ask"` (fragen, Vorgabe) oder `"always"` (immer
        Danke). Computergegner sagen Danke. Der Tisch kann eine Frist setzen; wer sie verstreichen lässt, hat nicht
        Danke gesagt.
    .source = Über die Klippe springen
SL-16 =
    .ruling = Das „2x“ neben der Rettungsregel in unserer Quelle beschriftet ein Bild. Eine Regel ist es nicht.
    .source = Über die Klippe springen

section-end = Das Ende des Spiels

SL-17 = Das Spiel endet sofort, wenn jemand weder im Stapel noch auf der Hand eine Karte hat.
    .ruling = Effekte, die dann noch ausstehen, verfallen. Fremde Karten auf der Hand sind Handkarten.
    .source = Einfaches Spiel; Spielende
SL-18 = Jeder Orden ist einen Punkt wert, ebenso jede Karte in einem Punktestapel, egal in welcher Farbe.
    .source = Spielende
SL-19 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt von den Gleichen, wer in der Zugreihenfolge am
    weitesten hinter dem Startspieler sitzt.
    .source = Spielende
SL-20 =
    .ruling = Weil Rettungen die Stapel wieder auffüllen, muss ein Spiel nicht von selbst enden; von 132 000
        simulierten taten es 2 nicht. Es wird vor Beginn eines Zuges beendet und abgerechnet, wenn in den letzten 20
        Zügen je Person keine Karte in einen Punktestapel gekommen ist oder wenn 100 Züge je Person gespielt sind.
        Die längste solche Pause in einem Spiel, das von selbst endete, waren 10 Züge je Person.

section-foreign = Fremde Karten

SL-21 = Manche Effekte bringen eine fremde Karte auf deine Hand.
    .source = Normales Spiel
SL-22 = Spielst du eine fremde Karte, gilt sie für den Rest dieses Zuges als eigene. Vom nächsten Zug an gehört sie
    wieder ihrem Besitzer.
    .source = Normales Spiel
SL-23 = Springt eine fremde Karte in dem Zug, in dem du sie gespielt hast, kommt sie auf deinen Punktestapel.
    .source = Normales Spiel
SL-24 =
    .ruling = In dem Zug, in dem du eine fremde Karte spielst, ist sie in jeder Hinsicht eigen: beim Zählen, beim
        Springen und als Ziel von Effekten. Sie ist dann kein fremder Lemming und springt ohne Rettung, Dank und
        Orden. Die übrigen Karten ihrer Farbe werden dadurch nicht zu eigenen. Auf die Hand zurückgenommen ist sie
        wieder fremd, bis sie erneut gespielt wird.

section-effects = Effekte im Einzelnen

SL-25 = Wird innerhalb einer Reihe verschoben oder getauscht, bleibt die Kartenzahl gleich, und niemand springt.
    Auch wenn eine Karte aus einer Reihe genommen wird, springt niemand.
    .source = Einfaches Spiel
SL-26 =
    .standin = „Ein Mitspieler mit den meisten Orden“ heißt: die meisten unter den anderen, ohne dich. Haben mehrere
        gleich viele, suchst du einen aus. Hat keiner von ihnen einen Orden, geschieht nichts, und niemand wird
        gefragt.
SL-27 = Von einem leeren Stapel zu ziehen bringt nichts. Neu gemischt wird nie.
    .standin = Für S3 kommt nur ein Stapel in Frage, in dem eine Karte liegt. Gibt es bei den anderen keinen,
        entfällt S3.
    .source = Einfaches Spiel
SL-28 =
    .standin = Jeder Effekt ist aus neun Tätigkeiten zusammengesetzt: ziehen, spielen, verschieben, tauschen, Orden
        nehmen, behalten (von der Hand auf den Punktestapel), aufnehmen (aus einer Reihe auf die Hand), stibitzen
        (von einem Stapel auf die Hand) und zurückgeben (von der Hand unter einen Stapel). Dazu kommen eine Anzahl;
        ein Besitzer (eigene, fremde, beliebige, diese Karte); eine Auswahl (beliebige, vorderste, letzte,
        benachbarte); ein Woher und ein Wohin (Reihe des eigenen Symbols, Reihe, in die in diesem Zug gespielt wurde,
        beliebige Reihe, andere Reihe, Anfang oder Ende derselben Reihe); „wenn reicher“; und „darfst“. Ein Effekt
        besteht aus einer bis drei solchen Anweisungen, die nacheinander ausgeführt werden. Wer nicht tut, was er darf
        („darfst“), ist mit dieser Anweisung fertig; Orden nimmt man alle auf einmal. Der Text eines Lemmings
        kann auch leer sein. Kartensätze liegen in Dateien und dürfen all das anders zusammensetzen. Texte dürfen
        sich wiederholen, und es müssen nicht je Symbol drei Karten sein. Beim Laden wird geprüft: Jede Farbe hat
        zwölf Karten, jede Tätigkeit und Angabe ist bekannt, und jeder Fehler wird klar benannt.
SL-29 =
    .ruling = Wo es keine Wahl gibt, geschieht der Schritt von selbst, auch das Ausspielen der einzigen Handkarte.
        Ein Effekt ohne Ziel entfällt. Du darfst einen Text wählen, der gerade nichts bewirken kann; er ist dann
        verbraucht. Gleiche Karten stehen nur einmal zur Wahl: Von zweien auf der Hand geht zuerst die, die alle
        kennen, von zwei wartenden Texten zuerst der des vorderen Lemmings.
SL-30 =
    .ruling = Kommt in eine Reihe, der zum Sprung nur einer fehlt, noch ein Lemming, springt der vorderste, nie der
        gerade verschobene. Den einzigen Lemming einer Reihe darfst du verschieben oder aufnehmen. In einer leeren
        Reihe gibt es keinen, der Ziel sein könnte. Kein Ziel ist auch ein Lemming, der schon dort liegt, wohin ein
        Effekt ihn brächte.

section-cases = Beispiele

case-1 = Drei Personen, einfaches Spiel. Grün spielt die vierte Karte in eine Reihe, vorn liegt ein roter Lemming.
    Er wird auf den Stapel von Rot gerettet, Rot sagt Danke, beide haben gleich viele Orden: Grün bekommt einen. In
    der Reihe liegen zwei grüne Karten, also führt Grün danach den Klippeneffekt zweimal aus.
case-2 = Dasselbe im normalen Spiel, nur hat Rot weniger Orden als Grün: wieder ein Orden. Dann kommt der Text der
    älteren Karte, die Grün in der Reihe hat, dann einmal der Klippeneffekt.
case-3 = Du rettest einen Lemming, dessen Besitzer zwei Orden hat, mehr als du, und hörst kein Danke. Du bekommst
    zwei Orden und nicht drei; einen dritten gibt es nicht. Ein Danke hätte nichts geändert, also wird gar nicht
    erst gefragt (SL-15).
case-4 = Länge der Reihen nach dem Aufbau, von oben nach unten: zu zweit 1-1-1-1, zu dritt 2-2-1-1, zu viert
    2-2-2-2, zu fünft 3-3-2-2.
case-5 = Drei Personen, Platz 1 hat begonnen, Gleichstand zwischen Platz 0 und Platz 2. Die Zugreihenfolge ist 1, 2,
    0: Platz 0 sitzt am weitesten hinter dem Startspieler und gewinnt.

section-figures = Zahlen

figures = Bei drei Karten je Symbol enthält die Starthand mit Wahrscheinlichkeit 7/44 keine Karte mit dem Symbol der
    obersten Klippe. Eine, zwei oder drei enthält sie in 378, 252 und 36 von 792 Fällen. Für den ersten Zug gibt es
    immer fünf Möglichkeiten.

    Die zwei beim Aufbau gelegten Karten einer Farbe liegen zu zweit, zu dritt, zu viert und zu fünft mit
    Wahrscheinlichkeit 0, 2/15, 1/7 und 8/45 in derselben Reihe.

section-house = Der Ersatz-Kartensatz „house“

house = Die Texte der Lemminge und Klippen stehen nicht in der Spielregel, und öffentliche Quellen nennen nur
    Bruchstücke. Die folgenden Texte sind Ersatz und liegen in einer Datei. Wer das Spiel besitzt, kann die echten
    in eine eigene Editionsdatei eintragen und damit spielen.

    Die Symbole sind Kreis, Dreieck, Quadrat und Raute. Jede Farbe hat dieselben zwölf Karten, drei je Symbol; C, T,
    S und D kürzen die englischen Namen der Symbole ab. T2 lautet, wie eine Rezension es zitiert, C1 ist unsere
    Lesart eines anderen Zitats, der Rest ist ausgedacht.

cliff-circle-plain = **Kreis, Seite ohne Ente**: Ziehe 1 Karte.
cliff-circle-duck = **Kreis, Seite mit Ente**: Ziehe 2 Karten. Zeige dann allen 1 Karte aus deiner Hand und lege sie
    unter den Stapel ihres Besitzers, auch wenn du nichts ziehen konntest.
cliff-triangle-plain = **Dreieck, Seite ohne Ente**: Spiele 1 weiteren Lemming in die Reihe seines Symbols.
cliff-triangle-duck = **Dreieck, Seite mit Ente**: Spiele 1 weiteren Lemming in eine beliebige Reihe.
cliff-square-plain = **Quadrat, Seite ohne Ente**: Verschiebe 1 eigenen Lemming aus einer beliebigen Reihe ans Ende
    einer anderen.
cliff-square-duck = **Quadrat, Seite mit Ente**: Verschiebe 1 fremden Lemming ans Ende einer anderen Reihe.
cliff-diamond-plain = **Raute, Seite ohne Ente**: Tausche in einer beliebigen Reihe zwei benachbarte Lemminge, egal
    wem sie gehören.
cliff-diamond-duck = **Raute, Seite mit Ente**: Nimm 1 Orden von einem Mitspieler mit den meisten Orden, wenn er
    mehr hat als du.

card-C1 = **C1** (Kreis): Verschiebe 1 eigenen Lemming aus einer beliebigen Reihe ans Ende einer beliebigen anderen.
card-C2 = **C2** (Kreis): Ziehe 1 Karte.
card-C3 = **C3** (Kreis): Lege 1 Karte aus deiner Hand auf deinen Punktestapel.
card-T1 = **T1** (Dreieck): Spiele 1 weiteren Lemming in die Reihe seines Symbols.
card-T2 = **T2** (Dreieck): Nimm 2 Orden von einem Mitspieler mit den meisten Orden.
card-T3 = **T3** (Dreieck): Verschiebe 1 fremden Lemming ans Ende einer anderen Reihe.
card-S1 = **S1** (Quadrat): Verschiebe diesen Lemming an den Anfang seiner Reihe.
card-S2 = **S2** (Quadrat): Tausche zwei beliebige Lemminge einer Reihe.
card-S3 = **S3** (Quadrat): Ziehe die oberste Karte eines fremden Stapels auf deine Hand.
card-D1 = **D1** (Raute): Verschiebe den vordersten Lemming einer beliebigen Reihe mit mindestens zwei Lemmingen an
    ihr Ende.
card-D2 = **D2** (Raute): Spiele 1 weiteren Lemming in eine beliebige Reihe.
card-D3 = **D3** (Raute): Nimm den letzten Lemming einer beliebigen Reihe auf deine Hand.

section-hidden = Was verborgen ist

hidden = Was man sehen darf, hängt an der Karte und nicht am Ort, an dem sie liegt.

    Alle sehen die Reihen, die Klippen, die Orden und die Punktestapel; wie viele Karten jede Hand und jeder Stapel
    hat; und wie viele von jeder Farbe in jeder Hand sind. Bekannt ist allen auch ein Lemming, der aus einer Reihe
    aufgenommen wurde, bis er die Hand wieder verlässt, ein geretteter oben auf einem Stapel, derselbe auf der Hand,
    wenn er gezogen wurde, bis er sie verlässt, und eine Karte, die unter einen Stapel zurückgegeben wurde.

    Dazu sieht jeder die eigene Hand. Eine stibitzte Karte, die nicht ohnehin alle kannten, kennt nur, wer sie
    genommen hat. Was bei einer Frage zur Wahl steht, sieht nur, wer gefragt wird.

    Darüber hinaus sieht niemand eine fremde Hand, und niemand sieht die Reihenfolge in einem Stapel.
