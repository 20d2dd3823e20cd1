### Wörter von Pechvogel: Züge, Ereignisse, Gründe, Fragen, die Lage.

name = Pechvogel
about = Vier gleiche Würfel sammeln, bevor drei Raben da sind. Würfel, Bosheit und ein Rabe namens Murphy.
chance = die Würfel
reactions = frustrieren? mitmachen?

move-target = { $number }er sammeln
move-accept = so lassen
move-reduce = Frust abbauen: einen zurückgeben und neu werfen
move-frustrate = frustrieren
move-take = den Marker aus der Mitte nehmen
move-steal = den Marker von { $from } klauen
move-box = die { $number } kommt in die Schachtel

event-turn = { $seat } nimmt die Würfel.
event-threw = { $seat } wirft { $thrown }.
event-target = { $seat } sammelt { $number }er.
event-reduced = { $seat } baut Frust ab.
event-frustrated = { $seat } frustriert { $victim }.
event-joined = { $seat } macht mit.
event-thrown-again = { $seat } muss noch einmal werfen.
event-took = { $seat } nimmt eine { $number } aus der Mitte.
event-stole = { $seat } klaut { $victim } eine { $number }.
event-boxed = Eine { $number } wandert aus der Mitte in die Schachtel.
event-none-left = Für { $seat } ist keine { $number } mehr da. Das war umsonst.
event-took-supply = Zu viele Raben: { $seat } bekommt einen Frust aus dem Vorrat.
event-took-board = Zu viele Raben: { $seat } nimmt den Frust von der Pechplatte ({ $count }).
event-paid-back = { $frustrater } bekommt den Frust zurück, und von { $seat } noch einen dazu.
event-paid-by-supply = { $frustrater } bekommt den Frust zurück und noch einen aus dem Vorrat; { $seat } hat keinen mehr.
event-greedy = { $seat } war gierig. Murphy zieht ein.
event-ended-by-taking = Der letzte Marker ist aus der Mitte genommen.
event-ended-by-boxing = Der letzte Marker wandert aus der Mitte in die Schachtel.
event-murphy-at-end = { $seat } sitzt auf Murphy und { $count ->
    [one] einem Frust
   *[other] { $count } Frust
}.

count-turn = Züge
count-reduced = Frust abgebaut
count-thrown-again = wiederholte Würfe
count-stole = geklaute Marker
count-none-left = Züge, für die kein Marker mehr da war
count-took-supply = Frust aus dem Vorrat
count-took-board = Frust von der Pechplatte genommen
count-paid-back = Frust zurückgezahlt
count-paid-by-supply = Frust, den der Vorrat zurückzahlt
count-greedy = gierige Züge
count-ended-by-taking = Ende mit einem genommenen Marker
count-ended-by-boxing = Ende mit einem Marker in der Schachtel
count-murphy-at-end = Murphy am Ende bei jemandem

why-not-thrown = Diese Zahl ist nicht unter den geworfenen Würfeln.
why-target-only-then = Das Ziel wird nach dem ersten Wurf gewählt und gilt den ganzen Zug.
why-nothing-to-accept = Erst muss ein Ziel gewählt werden; so zu lassen gibt es noch nichts.
why-reduce-only-own-turn = Frust abbauen darf nur, wer gerade geworfen hat, und nie beim ersten Wurf.
why-reduce-not-now = Über diesen Wurf ist entschieden; jetzt geht es um den Marker.
why-frustrate-only-when-asked = Frustrieren dürfen nur Mitspieler, die gefragt sind, und nie beim ersten Wurf.
why-marker-only-at-end = Einen Marker gibt es am Ende des Werfens, mit vier Zielwürfeln auf der Pechplatte.
why-middle-has-none = In der Mitte liegt kein Marker des Ziels mehr.
why-victim-has-none = Dort hat niemand einen Marker des Ziels.
why-own-marker = Man beklaut sich nicht selbst.
why-box-only-after-steal = In die Schachtel kommt ein Marker nur nach einem Diebstahl.
why-box-has-none = Von dieser Zahl liegt in der Mitte keiner mehr.
why-marker-choice-first = Auf einen Marker kann man nicht verzichten; such einen aus.

ask-draw-first = Wer fängt an?
ask-throw = { $dice ->
    [one] Ein Würfel
   *[other] { $dice } Würfel
}. Was zeigen sie?
ask-target = Welche Zahl sammelst du in diesem Zug?
ask-reduce = So lassen oder Frust abbauen?
ask-frustrate = Frustrieren?
ask-join = Mitmachen und auch frustrieren?
ask-marker = Woher kommt deine { $number }?
ask-box = Welcher Marker verlässt die Mitte?

face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-raven = Rabe

line-middle = Mitte
line-markers-left = { $markers } (noch { $left })
line-board = Pechplatte
line-on-board = { $target ->
    [0] noch kein Ziel
   *[other] Ziel { $target }, davon { $targets } herausgelegt
}, { $ravens ->
    [one] ein Rabe
   *[other] { $ravens } Raben
}
line-lying = Es frustrieren
line-player = Marker { $markers }, { $frustrations } Frust{ $murphy ->
    [yes] , Murphy
   *[no] {""}
}: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}
nothing = keine

option-first = wer anfängt

figures = Für den, der am Zug ist und auf die Punkte dieses Zuges spielt. Wer Frust hat, setzt ihn ein, wenn es am meisten weh tut: grausamer geht es nicht. Echte Leute sind oft netter, die Aussichten also eher besser.
figure-marker = ein Marker: { $amount } %
figure-ravens = drei Raben: { $amount } %
figure-murphy = Murphy: { $amount } %
figure-gain = Punkte gegenüber den anderen: { $amount }

# Der gezeichnete Tisch

table-goal = { $left ->
    [0] Die Mitte ist leer. Das war’s.
    [one] Noch ein Marker in der Mitte. Mit ihm ist Schluss.
   *[other] Noch { $left } Marker in der Mitte. Mit dem letzten ist Schluss.
}
table-left = noch { $left }
table-ravens = { $count } von 3 Raben
table-targets = { $count } von 4 Zielwürfeln
table-loose = Würfel neben der Pechplatte
table-frustrations = { $count } Frust
murphy-greedy = Rück mal ein Stück.
murphy-none-left = Schöne Würfel. Schade drum.
murphy-took-board = Den hast du dir redlich verdient.
murphy-stole = Ich habe nichts gesehen.
murphy-paid-back = Das kommt davon.
murphy-thrown-again = Und das Ganze noch einmal.
