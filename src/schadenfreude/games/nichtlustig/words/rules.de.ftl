### Nichtlustig: die nummerierten Regeln in der Reihenfolge der Seite.
### Attribute: .ruling ist unsere Lesart, .printed steht auf einer Karte, einem Würfel oder einem Regelblatt,
### .source ist die Überschrift in der Spielregel.

title = Nichtlustig
intro = Würfeln um seltsame Gesellschaft: Karten sammeln, rechtzeitig zu Punkten machen und den Tod davon
    fernhalten. Für zwei bis vier Personen. Alles liegt offen, Zufall sind allein die Würfel.

section-words = Begriffe

word-you = **Du**: wer gerade am Zug ist.
word-layout = **Auslage**: die Zielkarten in der Mitte, die niemandem gehören.
word-middle = **Mitte**: die Auslage und daneben alle Tode und Sonderkarten, die niemand hat.
word-coloured = **Farbige Würfel**: die sechs schwarzen, roten und weißen. Der rosa Würfel gehört nie dazu.
word-won = **Gewonnen**: eine Zielkarte, die mit der Würfelvorgabe nach oben vor jemandem liegt. Sicher ist damit
    noch nichts.
word-scored = **Gewertet**: eine Zielkarte, die auf ihre Cartoonseite gedreht wurde. Dort stehen die Punkte.
word-covered = **Abgedeckt**: eine gewertete Karte, auf der ein Tod liegt.
word-death = **Tod**: jede der fünf Todeskarten und, wenn nichts anderes dabeisteht, auch der Pudel des Todes.
word-open = **Offener Tod**: einer, der vor jemandem liegt und nichts abdeckt.

section-material = Material und Aufbau

NL-1 = Es gibt 25 Zielkarten: Herr Riebmann, Yeti, Lemming und Professoren jeweils mit den Zahlen 1 bis 5, dazu die
    Dinosaurier 24 bis 28. Zu Beginn liegen alle in der Auslage.
    .source = Spielvorbereitung
NL-2 = In der Mitte warten sechs Tode: die Nummern 1 bis 5 und der Pudel.
    .source = Spielvorbereitung
NL-3 = Ebenfalls in der Mitte liegen sechs Sonderkarten. Ente, Zeitmaschine und Clown sind positiv; UFO, Roboter
    NF-700 und Killervirus sind negativ.
    .source = Spielvorbereitung
NL-4 = Gewürfelt wird mit sieben Würfeln: zwei schwarzen, zwei roten, zwei weißen und einem rosafarbenen. Sie tragen
    die Zahlen 1 bis 5 und anstelle der 6 ein Symbol, das 0 wert ist.
    .source = Spielablauf
NL-5 =
    .printed = Jeder farbige Würfel hat sein eigenes Symbol: die schwarzen Ente und UFO, die roten Clown und
        Roboter, die weißen Zeitmaschine und Killervirus. Auf dem rosa Würfel ist der Pudel. Zwei Würfel einer Farbe
        unterscheiden sich nur durch das Symbol; deshalb ist nicht egal, welchen von beiden du herauslegst. In der
        Notation heißen sie `b1` (Ente), `b2` (UFO), `r1` (Clown), `r2` (Roboter), `w1` (Zeitmaschine), `w2`
        (Killervirus) und `p` (rosa).
NL-6 = Wer mit einem Würfel am höchsten wirft, beginnt. Danach geht es im Uhrzeigersinn reihum.
    .ruling = Normalerweise losen wir stattdessen aus, wer beginnt; der Tisch kann es auch einfach bestimmen. Mit
        der Option `roll_for_start` entscheiden die Würfel: Alle werfen einen, das Symbol ist 0, und nur wer sich
        den höchsten Wurf teilt, wirft noch einmal.
    .source = Spielablauf

section-throwing = Würfeln

NL-7 = Du hast bis zu drei Würfe, den ersten mit allen sieben Würfeln. Nach jedem Wurf legst du beliebig viele
    Würfel heraus, auch gar keinen; dann hörst du auf oder wirfst die übrigen noch einmal.
    .source = Spielablauf
NL-8 = Was herausgelegt ist, bleibt bis zum Ende des Zuges liegen.
    .source = Spielablauf
NL-9 = Der rosa Würfel wird herausgelegt und neu geworfen wie alle anderen, zählt aber für keine Zielkarte.
    .source = Spielablauf; Dinosaurier

section-winning = Was die Würfel einbringen

NL-10 = Für Herrn Riebmann *n* zeigen beide schwarzen Würfel *n*, für Yeti *n* beide roten, für Lemming *n* beide
    weißen. Bei allen Zielkarten gilt, wie die Würfel liegen, wenn du fertig bist, ob herausgelegt oder nicht.
    .source = Die Karten; Spielablauf
NL-11 =
    .printed = Für die Professoren *n* zeigen je ein schwarzer, ein roter und ein weißer Würfel *n*. Das ist der
        Drilling in drei Farben, von dem die Spielregel spricht.
    .source = Die Karten
NL-12 = Für Dinosaurier *n* müssen die sechs farbigen Würfel zusammen mindestens *n* ergeben. Symbole sind 0, der
    rosa Würfel bleibt außen vor.
    .source = Dinosaurier
NL-13 = Die Würfel können für mehrere Karten reichen, aber jeder Würfel zählt nur für eine davon, und ein
    Dinosaurier braucht alle sechs farbigen. Ein Zug bringt also einen Dinosaurier oder eine bis zwei
    Professorenkarten oder einen bis drei Päsche, nie etwas davon gemischt.
    .source = Spielablauf; Dinosaurier
NL-14 =
    .ruling = Du darfst jeden noch erhältlichen Dinosaurier wählen, dessen Zahl du erreichst. Es muss nicht der
        höchste sein.
NL-15 = Eine Karte kommt aus der Auslage oder von einem Mitspieler, der sie gewonnen, aber noch nicht gewertet hat.
    .source = Spielablauf
NL-16 = Gewertete Karten kann niemand mehr nehmen. Deine eigenen kannst du auch nicht nehmen: Eine Karte zu würfeln,
    die du schon hast, bringt nichts.
    .source = Spielablauf; Tod und Pudel des Todes
NL-17 = Ein Dinosaurier wird sofort auf die Punkteseite gedreht, wenn du ihn nimmst. Stehlen oder abdecken lässt er
    sich nicht.
    .source = Dinosaurier

section-end-of-turn = Das Ende eines Zuges, in dieser Reihenfolge

NL-18 = Das Ende eines Zuges beginnt mit der Wertung, und zwar bei allen: Jede gewonnene Karte mit der Zahl des rosa
    Würfels wird auf ihre Punkteseite gedreht. Zeigt der rosa Würfel den Pudel, wertet niemand.
    .source = Reihenfolge beachten!; Wertung; Tod und Pudel des Todes
NL-19 = Nach der Wertung nimmst du Zielkarten. Mindestens eine musst du nehmen, wenn du kannst (einzige Ausnahme:
    NL-35); weitere darfst du liegen lassen. Was du jetzt nimmst, wird in diesem Zug nicht mehr gewertet,
    Dinosaurier ausgenommen (NL-17).
    .source = Reihenfolge beachten!; Tod und Pudel des Todes
NL-20 = Kannst du keine Zielkarte nehmen, musst du den Tod mit der Zahl des rosa Würfels nehmen oder den Pudel, wenn
    der Würfel ihn zeigt.
    .source = Tod und Pudel des Todes
NL-21 = Nach Zielkarten und Tod kommen die Sonderkarten (NL-31 bis NL-33).
    .ruling = Die Symbole sind erst an der Reihe, wenn alle in diesem Zug benutzten Sonderkarten in die Mitte
        zurückgegangen sind. Ein Symbol kann dir also dieselbe Karte gleich wiederbringen.
    .source = Sonderkarten
NL-22 = Zuletzt wird geprüft, ob das Spiel zu Ende ist (NL-44). Wenn nicht, geht es reihum weiter.
    .source = Spielablauf; Spielende

section-death = Der Tod

NL-23 = Ein Tod, den du nimmst, kommt sofort auf einen deiner gewerteten, nicht abgedeckten Lemminge, der dann
    nichts mehr zählt. Hast du mehrere, suchst du dir einen aus.
    .ruling = Auf einer Karte liegt höchstens ein Tod.
    .source = Tod und Pudel des Todes
NL-24 = Hast du für den Tod keinen gewerteten, nicht abgedeckten Lemming, wählst du eine beliebige andere deiner
    gewerteten, nicht abgedeckten Karten. Dinosaurier bleiben verschont.
    .source = Tod und Pudel des Todes
NL-25 = Kommt nach NL-23 und NL-24 keine deiner Karten für den Tod in Frage, liegt er offen vor dir und kostet dich
    am Ende 1 Punkt.
    .ruling = Das gilt auch, wenn außer Dinosauriern alle deine gewerteten Karten schon abgedeckt sind. Ein offener
        Tod bleibt offen, auch wenn du später Karten wertest.
    .source = Tod und Pudel des Todes
NL-26 = Liegt der Tod, den du nehmen musst, bei einem Mitspieler, nimmst du ihn dort weg. Hat er eine Karte
    abgedeckt, ist sie frei und zählt wieder.
    .source = Tod und Pudel des Todes
NL-27 =
    .printed = Liegt der fällige Tod schon bei dir, ob offen oder auf einer Karte, nimmst du einen anderen aus der
        Mitte. Liegt dort keiner mehr, nimmst du einen beliebigen von einem Mitspieler.
    .ruling = Auch in der Mitte suchst du dir den Tod aus. Kommt er von einem Mitspieler, gilt NL-26. Beim
        Killervirus ist es genauso. Nach dem Clown wirst du gefragt, bevor du den anderen Tod aussuchst. Hast du
        schon alle sechs, ist keiner fällig, und nach dem Clown fragt niemand.
    .source = Deutsches Regelblatt
NL-28 = Weil zuerst gewertet wird, kann eine Karte, die der rosa Würfel gerade erst gewertet hat, noch im selben Zug
    abgedeckt werden.
    .source = Reihenfolge beachten!

section-special = Sonderkarten

NL-29 = Positiv sind Ente, Clown und Zeitmaschine. Liegt eine zu Beginn deines Zuges vor dir, darfst du sie in
    diesem Zug einmal einsetzen; dann geht sie in die Mitte zurück. Setzt du sie nicht ein, darfst du sie behalten.
    .source = Positive Sonderkarten
NL-30 = Negativ sind UFO, Roboter und Killervirus. Liegt eine zu Beginn deines Zuges vor dir, musst du sie in diesem
    Zug einsetzen; dann geht sie in die Mitte zurück. Ausnahme: NL-38.
    .source = Negative Sonderkarten
NL-31 = Jedes Symbol, das am Ende deines Zuges auf deinen farbigen Würfeln liegt, bringt dir seine Sonderkarte. Sie
    liegt offen vor dir.
    .source = Sonderkarten
NL-32 = Hat ein Mitspieler die Karte, nimmst du sie dort weg.
    .source = Sonderkarten
NL-33 = Eine Sonderkarte ist keine Zielkarte und schützt nicht vor dem Tod.
    .source = Sonderkarten
NL-34 =
    .printed = Ente: Nach dem dritten Wurf darfst du wie üblich Würfel herauslegen und die übrigen, mindestens
        einen, ein viertes Mal werfen.
    .ruling = Du musst es nicht. Einen fünften Wurf gibt es nicht.
NL-35 =
    .printed = Zeitmaschine: Sie zählt 2 zu deiner Summe dazu, wenn du einen Dinosaurier nimmst, an den die Würfel
        allein nicht heranreichen. Sonst ändert sie nichts.
    .ruling = Sie ist nie Pflicht: Bekämst du nur mit ihr eine Karte, darfst du verzichten und den Tod nehmen. Wo
        sie nicht gebraucht wird, ist sie auch nicht verbraucht.
NL-36 =
    .printed = Clown: Du gibst ihn ab, statt am Ende deines Zuges einen Tod zu nehmen. Das entscheidest du, wenn der
        Tod fällig ist.
    .ruling = Ein einziger Clown genügt, auch wenn Killervirus und fehlende Karte beide einen Tod verlangen. Es ist
        so oder so nur einer.
NL-37 = UFO: Du hast in diesem Zug nur zwei Würfe; damit fällt auch die Ente aus. Das UFO geht auch dann in die
    Mitte zurück, wenn du schon nach dem ersten Wurf aufhörst.
    .source = Negative Sonderkarten
NL-38 = Roboter: Du setzt aus, ohne Wurf, ohne Wertung, ohne Tod. Nur der Roboter geht in die Mitte zurück; alle
    anderen Sonderkarten bleiben bei dir, auch die negativen.
    .source = Negative Sonderkarten
NL-39 = Killervirus: Am Ende deines Zuges nimmst du den Tod des rosa Würfels, selbst wenn du eine Zielkarte gewonnen
    hast.
    .ruling = Hast du keine gewonnen, bleibt es trotzdem bei einem Tod.
    .source = Negative Sonderkarten
NL-40 = Clown und Killervirus können einander aufheben. Du gibst den Clown ab, nimmst keinen Tod, und beide Karten
    gehen in die Mitte zurück.
    .source = Negative Sonderkarten
NL-41 = Die Option `special_cards` steht auf `"rulebook"` (Vorgabe) oder `"printed"`. Mit `"printed"` tauschen UFO
    und Roboter in NL-37 und NL-38 vollständig die Rollen: Beim UFO setzt du aus, und nur das UFO geht zurück; der
    Roboter lässt dir zwei Würfe und sperrt die Ente.
    .printed = Auf den beiden Karten selbst steht jeweils die Wirkung, die die Spielregel der anderen gibt.

section-end = Das Ende des Spiels

NL-44 = Das Spiel endet sofort, wenn nach einem Zug fünf oder weniger Zielkarten in der Auslage liegen, auch wenn
    nicht alle gleich oft dran waren.
    .source = Spielende
NL-45 = So viel zählt eine gewertete, nicht abgedeckte Karte: Lemming 4; Herr Riebmann 2; Yeti je 3, wenn jemand
    mindestens zwei davon hat, sonst 1; die Dinosaurier 24, 25, 26, 27 und 28 zählen 1, 2, 3, 4 und 5.
    .ruling = Ein abgedeckter Yeti leistet niemandem Gesellschaft. Er zählt für die zwei nicht mit.
    .source = Spielende
NL-46 = Wer *k* gewertete, nicht abgedeckte Professorenkarten hat, wirft *k* Würfel, jeder 0 bis 5 wert (das Symbol
    ist 0). Der höchste bringt die Punkte für alle diese Professoren zusammen, nicht für jede Karte.
    .ruling = Geworfen wird in Sitzreihenfolge ab Platz 0.
    .source = Spielende
NL-47 = Jede gewonnene Karte, die nicht mehr gewertet wurde, zählt 1. Abgedeckte Karten zählen 0, Sonderkarten
    ebenso.
    .source = Spielende
NL-48 = Ein offener Tod kostet 1 Punkt.
    .source = Spielende
NL-49 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer von den Gleichen weniger Tode hat, ob offen oder
    auf Karten.
    .ruling = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
    .source = Spielende

section-cases = Beispiele

case-1 = Eine Abrechnung. Für zwei gewertete Professorenkarten fallen 2 und 4: 4 Punkte. Ein gewerteter Lemming: 4.
    Dinosaurier 26: 3. Zwei gewertete Yetis: 3 und 3. Ein dritter Yeti und ein Herr Riebmann, beide nur gewonnen: 1
    und 1. Eine abgedeckte Karte: 0. Macht 19.
case-2 = Zwei weiße Dreien und sonst nichts Brauchbares, aber Lemming 3 ist schon gewertet: keine Karte, also ein
    Tod.
case-3 = Volle Auslage. Schwarz 5 4, Rot 5 4, Weiß 5 5, Summe 28: einer der fünf Dinosaurier oder Professoren 5 oder
    Lemming 5. Nie zwei davon.
case-4 = Volle Auslage. Schwarz 5 5, Rot 5 5, Weiß 5 5, Summe 30: dreizehn Möglichkeiten, nämlich fünfmal ein
    einzelner Dinosaurier, Professoren 5 und sieben Zusammenstellungen der Päsche.
case-5 = Der rosa Würfel zeigt 3. A hat Lemming 3 gewonnen, B Yeti 3, am Zug ist C. Beide Karten werden gewertet,
    bevor C irgendetwas nimmt. C bekommt keine von beiden.
case-6 = Du würfelst eine Karte, die du schon gewonnen hast, und sonst nichts: ein Tod.
case-7 = Schwarz 4 5, Rot 3 5, Weiß 3 4, Summe 24: Dinosaurier 24 und keine andere Karte.
case-8 = Du hast Ente, UFO, Clown, Killervirus oder Zeitmaschine eingesetzt, und am Ende desselben Zuges liegt ihr
    Symbol auf den Würfeln: Die Karte gehört wieder dir.

section-figures = Zahlen

figures = Die sechs farbigen Würfel fallen auf 46656 Arten. 918 davon ergeben 24 oder mehr, 28 davon 28 oder mehr.

    Bei voller Auslage ist mit 24823 davon nichts zu nehmen; 17359 lassen genau eine Möglichkeit, 1536 zwei, 2329
    drei, 608 vier bis zwölf und eine einzige dreizehn.

    Eine bis fünf Professorenkarten sind im Mittel 5/2, 125/36, 95/24, 5501/1296 und 11485/2592 wert.
