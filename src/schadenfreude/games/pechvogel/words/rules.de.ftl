### Pechvogel: die nummerierten Regeln in der Reihenfolge der Seite.
### Attribute: .ruling ist unsere Lesart,
### .source die Überschrift in der Anleitung.

title = Pechvogel
intro = Sieben Würfel und ein bescheidener Wunsch: viermal dieselbe Zahl, bevor drei Raben dazwischenkommen. Für 2
    bis 5 Personen (so der Verlag). Zufall sind nur die Würfel, und alles liegt offen. „Du“ ist in diesen Regeln
    immer, wer gerade am Zug ist; „die anderen“ sind alle Übrigen am Tisch.

section-words = Begriffe
word-throw = **Wurf**: Alle Würfel, die nicht auf der Pechplatte liegen, werden geworfen.
word-on-the-board = **Auf der Pechplatte**: Dort liegen die Würfel, die in diesem Zug schon herausgelegt sind. Auch
    der Frust, mit dem man dich frustriert, kommt dorthin.
word-middle = **Mitte**: Hier liegen die Punktemarker, die noch niemandem gehören. Auch Murphy fängt hier an.
word-supply = **Vorrat**: aller Frust, den niemand hat und der nicht auf der Pechplatte liegt.
word-box = **Schachtel**: Was hier landet, ist aus dem Spiel.
word-target = **Ziel**: die Zahl, die du in diesem Zug sammelst, und jeder Würfel, der sie zeigt.
word-frustration = **Frust**: ein schwarzer Stein, auch *Frustrat* genannt. Im Spiel erkauft er einen neuen Wurf, am
    Ende kostet er Punkte.
word-murphy = **Murphy**: ein Rabe, den es nur einmal gibt. Wer ihn hat, leidet an seinem Frust mehr als andere.
word-greedy = **Gierig**: So heißt eine Pechplatte, auf der fünf oder mehr Ziele oder vier oder mehr Raben liegen.

section-set-up = Aufbau
PV-1 = Es gibt sieben gleiche Würfel mit den Seiten 3, 4, 5, 6, 7 und einem Raben.
    .source = Spielmaterial
PV-2 = Fünfzehn Punktemarker liegen anfangs in der Mitte, je drei mit den Zahlen 3 bis 7, und Murphy liegt dabei.
    Aller Frust ist im Vorrat; noch hat niemand welchen.
    .source = Spielmaterial; Spielvorbereitung
PV-3 =
    .ruling = Wer beginnt, wird ausgelost, es sei denn, der Tisch bestimmt jemanden. In der Anleitung entscheidet,
        wer am nächsten bei einer gewissen Adresse wohnt; das geht kein Programm etwas an. Danach geht es im
        Uhrzeigersinn weiter, also in der Reihenfolge der Plätze.
    .source = Spielvorbereitung

section-turn = Der Zug
PV-4 = Dein Zug beginnt mit einem Wurf aller sieben Würfel.
    .source = Würfeln ins Unglück
PV-5 = Nach jedem Wurf, auch dem ersten, kommt jeder geworfene Rabe auf die Pechplatte.
    .source = Würfeln ins Unglück
PV-6 = Nach dem ersten Wurf wählst du eine Zahl, die er zeigt; der Rabe ist keine Zahl. Alle Würfel mit dieser Zahl
    kommen auf die Pechplatte. Sie ist von nun an dein Ziel und bleibt es, bis der Zug vorbei ist.
    .source = Würfeln ins Unglück
PV-7 =
    .ruling = Lässt der erste Wurf nur eine Zahl zur Wahl, gilt sie als gewählt. Auch bei drei oder mehr Raben wirst
        du nicht gefragt, denn der Zug ist vorbei (PV-9), und nichts kann diesen Wurf wiederholen (PV-13 a). Sind es
        genau drei Raben und zeigen die anderen vier Würfel dieselbe Zahl, so ist sie das Ziel (PV-24). In allen
        übrigen Fällen dieser Art kann keine Zahl mehr auf vier kommen, und der Zug hat kein Ziel.
PV-8 = Solange weniger als vier Ziele und weniger als drei Raben auf der Pechplatte liegen, wirfst du wieder; ob du
    willst, fragt niemand. Ziele und Raben kommen auf die Pechplatte. Bringt ein Wurf weder das eine noch das
    andere, folgt einfach der nächste.
    .source = Würfeln
PV-9 = Das Würfeln endet, sobald mindestens vier Ziele oder mindestens drei Raben auf der Pechplatte liegen und kein
    Frust, weder deiner noch fremder, den Wurf wiederholen lässt.
    .source = Ende des Zuges

section-throwing-again = Noch einmal werfen
PV-10 = Einmal in jedem eigenen Zug darfst du *Frust abbauen*: Du legst einen eigenen Frust in den Vorrat zurück und
    wiederholst deinen letzten Wurf.
    .source = Frust abbauen
PV-11 = Einmal in jedem Zug dürfen die anderen dich *frustrieren*. Wer von ihnen will, legt genau einen eigenen
    Frust auf die Pechplatte. Liegt dort mindestens einer, wiederholst du deinen letzten Wurf, und zwar einmal,
    gleich wie viele es sind.
    .source = Frustriert werden
PV-12 =
    .ruling = Wiederholt wird mit genau den Würfeln des letzten Wurfs, auch mit denen, die er auf die Pechplatte
        gebracht hat. Für das Ergebnis gilt dasselbe wie für jeden Wurf: Raben und Ziele kommen auf die Pechplatte
        (PV-5, PV-8). Was aus früheren Würfen dort liegt, bleibt liegen.
PV-13 = Drei Arten von Würfen sind vor jedem Frust sicher, vor deinem wie vor fremdem, und werden nie wiederholt:
    (a) der erste Wurf des Zuges, (b) ein Wurf, nach dem die Pechplatte gierig ist, (c) ein Wurf ohne Raben und ohne
    Ziel.
    .source = Frustrierende Einzelheiten
PV-14 = Jeder andere Wurf darf wiederholt werden, ob er den Zug beenden würde oder nicht.
    .ruling = Auch ein Wurf, mit dem zugleich vier Ziele und drei Raben zusammenkommen, gehört dazu, denn gierig ist
        die Pechplatte dann nicht.
    .source = Frustrierende Einzelheiten
PV-15 = Hast du einen Wurf wiederholt, indem du Frust abgebaut hast, kann man dich für diesen Wurf nicht mehr
    frustrieren. Umgekehrt geht es: Musstest du einen Wurf wiederholen, weil man dich frustriert hat, darfst du
    danach noch Frust abbauen.
    .ruling = Auch das neue Ergebnis nach dem Abbauen ist vor den anderen sicher.
    .source = Frustrierende Einzelheiten; Beispiel
PV-16 =
    .ruling = Nach einem Wurf sagst zuerst du, ob du Frust abbaust. Dann sind die anderen dran, links von dir
        angefangen und weiter im Uhrzeigersinn. Zum selben Ergebnis wird niemand zweimal gefragt, außer ob man sich
        anschließt (PV-17).
PV-17 =
    .ruling = Alle anderen, die Frust haben, werden der Reihe nach gefragt, ob sie anfangen. Sobald jemand anfängt,
        werden die übrigen mit Frust je einmal gefragt, ob sie sich anschließen, im Uhrzeigersinn von dort aus. Das
        gilt auch für die, die nicht anfangen wollten.
    .source = Frustriert werden
PV-18 =
    .ruling = Nach einer Wiederholung, zu der die anderen dich gezwungen haben, wirst du noch einmal gefragt, ob du
        Frust abbaust, sofern du es in diesem Zug noch nicht getan hast und PV-13 es erlaubt.
PV-19 = Was nicht geht, wird nicht gefragt. Wer keinen Frust hat, wird nicht gefragt, ob er welchen einsetzt. Hast
    du in diesem Zug schon Frust abgebaut, bietet es dir niemand noch einmal an; bist du in diesem Zug schon
    frustriert worden, werden die anderen nicht mehr gefragt.
    .source = Frust abbauen; Frustriert werden

section-end-of-turn = Ende des Zuges
PV-20 = Bei vier oder mehr Zielen nimmst du einen Punktemarker mit deiner Zielzahl, aus der Mitte oder von jemandem,
    der einen hat. Das entscheidest du, auch wenn in der Mitte noch welche liegen.
    .source = Ende des Zuges
PV-21 = Nimmst du ihn jemandem weg, so legst du außerdem einen beliebigen Punktemarker aus der Mitte in die
    Schachtel. So oder so kostet jeder genommene Marker die Mitte genau einen.
    .source = Ende des Zuges
PV-22 = Gibt es weder in der Mitte noch bei den anderen einen Marker mit dieser Zahl, bekommst du keinen.
    .ruling = Solange einer zu haben ist, kannst du nicht darauf verzichten.
    .source = Ende des Zuges
PV-23 = Bei drei oder mehr Raben nimmst du allen Frust, der auf der Pechplatte liegt. Nur wenn dort keiner liegt,
    nimmst du einen aus dem Vorrat.
    .source = Ende des Zuges
PV-24 = Vier Ziele und drei Raben zugleich: Dann gilt beides. Das sind genau sieben Würfel, also ist es nie gierig.
    .source = Ende des Zuges
PV-25 = Ist die Pechplatte gierig, bekommst du auch noch Murphy: bei fünf oder mehr Zielen zusätzlich zum Marker,
    bei vier oder mehr Raben zusätzlich zum Frust. Er kommt von dort, wo er gerade ist.
    .ruling = Das gilt schon beim ersten Wurf und auch dann, wenn von der Zahl kein Marker mehr zu holen war.
    .source = Rabengier
PV-26 = Bist du in diesem Zug frustriert worden und hörst mit drei oder mehr Raben auf, so gilt PV-23: Der Frust der
    anderen gehört dir, und aus dem Vorrat kommt nichts dazu.
    .source = Frustriert werden
PV-27 = Bist du in diesem Zug frustriert worden und hörst mit weniger als drei Raben auf, so nehmen alle, die Frust
    auf die Pechplatte gelegt haben, ihren zurück und bekommen von dir je einen dazu. Was du nicht hast, kommt aus
    dem Vorrat.
    .source = Frustriert werden
PV-28 = Im Spiel sind 13 Stück Frust, doch der Vorrat geht nie aus; nach oben gibt es für niemanden eine Grenze. In
    zufällig gespielten Partien hatte jemand schon 19 Stück, und ein Ergebnis lautete −126.
    .source = Spielmaterial; Ende des Zuges
PV-29 = Die Würfel gehen nach links weiter.
    .source = Ende des Zuges
PV-33 =
    .ruling = Eine Wahl mit nur einer Antwort trifft sich von selbst: woher der Marker kommt, wenn er nur an einer
        Stelle zu haben ist, und welche Zahl in die Schachtel geht, wenn in der Mitte nur noch eine liegt.
PV-34 =
    .ruling = Am Ende des Zuges kommt der Reihe nach: der Marker und was er die Mitte kostet (PV-20 bis PV-22), der
        Frust (PV-23, PV-26, PV-27), Murphy (PV-25), das Spielende (PV-30).

section-end-of-game = Ende des Spiels
PV-30 = Das Spiel endet am Ende des Zuges, nach dem in der Mitte kein Punktemarker mehr liegt.
    .source = Wer verliert?
PV-31 = Ein Punktemarker zählt seine Zahl. Ein Frust zählt −3, bei der Person mit Murphy −7. Murphy für sich zählt
    nichts.
    .source = Wer verliert?
PV-32 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand an der Spitze gibt es eben mehrere *Nichtverlierer*;
    alle Übrigen haben verloren.
    .source = Wer verliert?

section-cases = Beispiele
case-1 = Umbertos erster Wurf: 7, 7, zwei Raben und drei andere Zahlen. Er wählt die 7. Die drei übrigen Würfel
    zeigen 6, 7, 7. Das sind vier Siebenen und zwei Raben: Er nimmt einen Marker mit der 7. (PV-6, PV-8, PV-20)
case-2 = Thea wirft auf Anhieb drei Raben, und auf der Pechplatte liegt kein Frust. Sie nimmt einen aus dem Vorrat.
    Murphy bleibt, wo er ist; drei Raben sind nicht gierig. (PV-7, PV-23)
case-3 = Kelly hat zwei Sechsen und zwei Raben auf der Pechplatte und zwei Stück Frust. Sie wirft 6, 6 und etwas
    anderes. Diego frustriert sie, Finn schließt sich an. Die Wiederholung bringt den dritten Raben. Sie baut Frust
    ab, und dieselben drei Würfel zeigen nun 6, 6, 6: fünf Sechsen, zwei Raben. Sie nimmt einen Marker mit der 6,
    und Murphy. Diego und Finn nehmen ihren Frust zurück und bekommen je einen dazu: Diego ihren letzten, Finn einen
    aus dem Vorrat. (PV-12, PV-15, PV-25, PV-27)
case-4 = Carmen hat am Ende Marker im Wert von 20, drei Stück Frust und Murphy: 20 − 3 × 7 = −1. (PV-31)

section-figures = Zahlen
figures = Der erste Wurf hat 279.936 gleich wahrscheinliche Ergebnisse. Drei oder mehr Raben: 26.811 davon
    (9,578 %). Vier oder mehr Raben: 4.936 (1,763 %). Sieben Raben: 1. Vier oder mehr von einer Zahl: 24.680
    (8,816 %). Vier von einer Zahl und drei Raben: 175 (0,0625 %). Jedes Spiel hat genau fünfzehn Züge, in denen
    jemand einen Marker nimmt, nicht mehr und nicht weniger.
