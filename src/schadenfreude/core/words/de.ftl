### Wörter für alle Teile: Fehler, und Gründe, die in jedem Spiel gelten.

error-language = Die Sprache „{ $given }“ gibt es nicht. Es gibt: { $right }.
error-unknown-game = Das Spiel „{ $given }“ gibt es nicht. Es gibt: { $right }.
error-unknown-option = { $game } hat keine Option „{ $given }“. Es gibt: { $right }.
error-option-value = Die Option { $option } kann nicht „{ $given }“ sein. Möglich ist: { $right }.
error-players = { $game } ist für { $low } bis { $high } Leute, nicht für { $given }.
error-unclear-move = „{ $given }“ kann ich nicht als Zug lesen. Möglich wäre: { $right }.
error-ambiguous-move = „{ $given }“ kann mehreres heißen: { $right }.
error-unclear-outcome = „{ $given }“ kann hier nicht herauskommen. Möglich ist: { $right }.
error-number-of-outcomes = Das sind { $given }; dieser Wurf oder diese Ausgabe hat { $right }. Nichts davon gilt; bitte noch einmal.
error-range = { $name } kann nicht { $given } sein; möglich ist { $low } bis { $high }.
error-simulated-player = In einer Simulation gibt es keinen Spieler „{ $given }“. Es gibt: { $right }.
error-not-to-move = Platz { $seat } ist hier nicht am Zug.
error-no-numba = Dafür braucht es die übersetzten Regeln: installiere schadenfreude[fast].

error-record-large = Die Aufzeichnung ist größer als { $right } Zeichen.
error-record-empty = Die Datei ist leer. Nimm die ganze Datei, so wie sie geschrieben wurde.
error-record-other = Das ist keine Aufzeichnung eines Spiels: Nichts darin sagt, welches Spiel es war, wer mitgespielt hat und was geschehen ist.
error-record-json = Zeile { $line }: Hier bricht die Datei ab oder geht weiter, wie es keine Aufzeichnung tut (Aufzeichnungen sind JSON). Nimm die ganze Datei, wie sie geschrieben wurde.
error-record-missing = Zeile { $line }: In der Aufzeichnung fehlt „{ $key }“.
error-record-key = Zeile { $line }: Eine Aufzeichnung hat kein „{ $key }“. Sie hat: { $right }.
error-record-twice = Zeile { $line }: „{ $key }“ steht hier zum zweiten Mal.
error-record-format = Zeile { $line }: Das ist Aufzeichnungsformat { $given }; ich lese Format { $right }.
error-record-kind = Zeile { $line }: „{ $key }“ muss { $right ->
    [text] ein Text in Anführungszeichen
    [number] eine ganze Zahl
    [texts] eine Liste von Texten in eckigen Klammern, jeder in Anführungszeichen,
   *[object] eine Liste von Namen und Werten in geschweiften Klammern
} sein.
error-record-version = Zeile { $line }: Gespielt mit Version { $given } der Regeln von { $game }; ich kenne Versionen bis { $right }.
error-record-entry = Zeile { $line }: „{ $given }“ ist kein Eintrag. Ein Eintrag ist „<Platz>: <Zug>“ oder „chance: <Ergebnis> ...“.
error-record-after-end = Zeile { $line }: „{ $given }“ kommt nach dem Ende des Spiels.
error-record-mover = Zeile { $line }: Am Zug ist { $right }, nicht { $given }.
error-record-too-much = Zeile { $line }: „{ $given }“ enthält mehr als einen Wurf oder eine Ausgabe.
error-record-too-little = Zeile { $line }: „{ $given }“ bricht mitten in einem Wurf oder einer Ausgabe ab.
error-record-illegal = Zeile { $line }: „{ $given }“ ist nicht erlaubt: { $reason }
error-record-unclear = Zeile { $line }: { $reason }

error-edition-none = { $game } hat keine Editionen: Darin ist nichts ein Platzhalter.
error-edition-large = Zeile { $line }: Die Edition ist größer als { $right } Zeichen.
error-edition-toml = Zeile { $line }: Das ist kein TOML ({ $reason }).
error-edition-game = Zeile { $line }: Das ist eine Edition für „{ $given }“, nicht für { $right }.
error-edition-name = Zeile { $line }: Der Name einer Edition hat 1 bis { $right } druckbare Zeichen.
error-edition-twice = Zeile { $line }: „{ $entry }“ steht hier zum zweiten Mal.
error-edition-same-name = Zeile { $line }: Das ist nicht mehr „{ $given }“; gib der Edition einen eigenen Namen.
error-edition-missing = Zeile { $line }: „{ $entry }“ fehlt.
error-edition-key = Zeile { $line }: Eine Edition hat kein „{ $entry }“. Hier hat sie: { $right }.
error-edition-kind = Zeile { $line }: „{ $entry }“ muss { $right ->
    [table] eine Tabelle
    [list] eine Liste
    [text] ein Text
   *[number] eine ganze Zahl
} sein.
error-edition-length = Zeile { $line }: „{ $entry }“ hat { $given } Einträge, richtig wäre { $right }.
error-edition-value = Zeile { $line }: „{ $entry }“ kann nicht „{ $given }“ sein. Möglich ist: { $right }.

why-game-over = Das Spiel ist vorbei.
why-chance-first = Erst ist der Zufall dran.
why-no-such-move = So einen Zug gibt es nicht.
