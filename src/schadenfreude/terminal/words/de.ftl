### Wörter der Befehlszeile und des Spiels im Zeilenmodus.

# Hilfe

command = Spiele des Pechs spielen, untersuchen und simulieren.
command-play = Hier ein Spiel spielen, gegen Computerspieler oder mit anderen an dieser Tastatur; ohne Spiel auf einer Seite im Browser.
command-serve = Die Seite anbieten, auf der man miteinander und mit Computerspielern spielt.
command-backup = Die Datenbank der Seite mit allen Tischen und Leuten in eine neue Datei kopieren; der Server darf weiterlaufen.
command-restore = Aus so einer Datei eine neue Datenbank machen, in SQLite oder PostgreSQL.
command-games = Sagen, welche Spiele es gibt und was ein Tisch wählen kann.
command-rules = Die Regeln eines Spiels in unseren Worten zeigen, oder eine davon.
command-replay = Eine Aufzeichnung oder einen Spielstand durchblättern.
command-check = Aufzeichnungen prüfen; der erste Eintrag gegen eine Regel wird mit seiner Zeile genannt, und der Exit-Code ist dann 1.
command-advise = Sagen, was jede Möglichkeit einer Entscheidung wert ist, nur nach dem, was der Spieler sieht.
command-verify = Alle Würfe und Karten einer Aufzeichnung von der Seite aus dem Geheimnis nachrechnen, mit dem gespielt wurde.
command-simulate = Ganze Partien zu Millionen spielen und zählen, wer gewinnt und was geschieht.
command-arena = Computerspieler gegeneinander antreten lassen, in allen Sitzordnungen, mit gleichen Karten und Würfeln, und sie bewerten.
command-warm = Die Regeln im Voraus übersetzen, damit später nichts auf den Übersetzer wartet.
command-fuzz = Sehr viele Partien aller Art spielen, in jeder Stellung die Gesetze des Spiels prüfen und die Regeln mit ihrer übersetzten Fassung vergleichen.
command-edition = Werte, die auf einem Spiel gedruckt sind: vorhandene zeigen, eigene anfangen, prüfen.
command-edition-show = Die Edition in einer Datei oder Aufzeichnung zeigen, sonst die mitgelieferte.
command-edition-new = Die mitgelieferte Edition in eine neue Datei schreiben, zum Ausfüllen.
command-edition-check = Eine Edition prüfen; stimmt etwas nicht, ist der Exit-Code 1.

value-options = [OPTIONEN]
value-command = BEFEHL ...
value-game = SPIEL
value-seats = LISTE
value-option = NAME=WERT
value-edition = DATEI
value-seed = ZAHL
value-dice = WESSEN
value-host = ADRESSE
value-port = ZAHL
value-database = WO
value-open-for = ZEIT
value-running-for = ZEIT
value-grace = ZEIT
value-reaction = ZEIT
value-rule = REGEL
value-file = DATEI
value-files = DATEI
value-games = ZAHL
value-decisions = ZAHL
value-threads = ZAHL
value-seat = ZAHL
value-players = LISTE
value-arena-seats = ZAHL
value-until = PROZENT
value-move = ZAHL
value-playouts = ZAHL
value-commitment = PRÜFSUMME
value-out = DATEI

param-play-game = das Spiel; ohne eines die Seite im Browser, mit --plain die Auswahl hier; mit --resume die Datei eines Spielstands oder der Name des Spiels, sonst das zuletzt gespielte
param-game = der Name des Spiels
param-rule = die Nummer einer Regel
param-file = eine Aufzeichnung oder ein Spielstand
param-backup-file = die neue Datei
param-restore-file = eine Datei, die backup geschrieben hat
param-files = Aufzeichnungen oder Spielstände
param-advise-file = eine Aufzeichnung, ein Spielstand oder der Name eines Spiels; sonst das zuletzt gespielte
param-move = die Entscheidung mit dieser Nummer in der Aufzeichnung, gezählt ab 1; sonst die nächste
param-playouts = wie viele Partien die Suche spielt, sonst 10000
param-commitment = die Prüfsumme des Geheimnisses, die die Seite vor der Partie gezeigt hat; sonst wird nur die Aufzeichnung mit sich selbst verglichen
param-advise-seed = die Startzahl, sonst 0; die gleiche gibt den gleichen Rat
param-markdown = die Seite als Markdown ausgeben
param-seat = mit den Augen dieses Platzes sehen, gezählt ab 0; sonst liegen alle Karten offen
param-all = alles auf einmal ausgeben
param-edition-show-file = eine Edition oder eine Aufzeichnung; sonst die mitgelieferte Edition
param-edition-new-file = die neue Datei
param-edition-check-file = die Edition
param-seats = wer spielt, der Reihe nach: „me“ oder Namen von Leuten, und Computerspieler; sonst me,easy,easy
param-simulate-seats = die Computerspieler, einer je Platz; sonst drei, die zufällig spielen
param-simulate-games = wie viele Partien, sonst 100000
param-simulate-seed = die Startzahl, sonst 0; die gleiche gibt das gleiche Ergebnis
param-threads = wie viele Threads, sonst einer je Kern; das Ergebnis ist dasselbe
param-players = die Computerspieler, sonst easy,random; wer doppelt genannt wird, sitzt auf zwei Plätzen
param-arena-seats = wie viele Plätze der Tisch hat, sonst einer je Spieler
param-arena-games = wie viele Partien mindestens, sonst 2000; jede Ausgabe wird in allen Sitzordnungen gespielt
param-arena-seed = die Startzahl, sonst 0; die gleiche gibt die gleichen Partien
param-until = aufhören, sobald die Reihenfolge der Spieler so viel Prozent sicher ist (50 bis 99)
param-out = eine Datei, die die Partien behält; gibt es sie schon, geht es von dort weiter
param-fuzz-games = wie viele Partien von jedem Spiel, verteilt über alle Varianten und Spielerzahlen, sonst 100000
param-fuzz-decisions = wie viele Entscheidungen von jedem Spiel Schritt für Schritt mit der übersetzten Fassung verglichen werden, sonst 10000
param-fuzz-seed = der Startwert, sonst 0; derselbe findet dasselbe
param-names = die Spiele, sonst alle
value-names = SPIEL
param-option = eine Option des Spiels; darf mehrmals vorkommen
param-edition = eine Datei mit den gedruckten Werten des Spiels (siehe: schadenfreude edition)
param-seed = Würfel und Computerspieler wiederholbar machen
param-dice = „mine“: du wirfst echte Würfel oder gibst echte Karten und tippst ein, was sie zeigen; die Karten von Computerspielern zieht das Programm, wo jeder einen Stapel hat; sonst wirft und gibt das Programm alles
param-host = die Adresse, unter der die Seite angeboten wird; sonst nur auf diesem Rechner, mit 0.0.0.0 im ganzen Netz
param-port = der Port; sonst 8000 oder irgendein freier
param-database = eine Datei oder die URL einer PostgreSQL-Datenbank; sonst eine Datei neben den gespeicherten Spielen
param-open-for = wie lange ein Tisch, an dem noch nicht begonnen wurde, ohne jedes Zutun offen bleibt; sonst 1d (ein Tag)
param-running-for = wie lange eine Partie ohne jedes Zutun weiterläuft; sonst 30d; ihre Aufzeichnung bleibt
param-grace = an flotten Tischen: wie lange jemand weg sein darf, bis der Computer vertritt; sonst 2m
param-reaction = wie lange eine Antwort außer der Reihe dauern darf, wo sonst keiner drängelt; sonst 60s
param-plain = keine Farben, keine Rahmen, ein Satz je Zeile
param-resume = mit einem gespeicherten Spiel weitermachen
param-json = JSON ausgeben, für Programme
param-version = sagen, welche Version das ist
param-lang = die Sprache; sonst die des Systems
param-help = diese Seite zeigen

help-usage = Aufruf:
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-examples = Beispiele

examples-play =
    schadenfreude play
    schadenfreude play { $game }
    schadenfreude play { $game } --seats Anna,Bert,easy --option first=0
    schadenfreude play { $game } --dice mine --lang de
    schadenfreude play --resume
examples-serve =
    schadenfreude serve --host 0.0.0.0
    schadenfreude serve --port 8080 --database tables.sqlite
    schadenfreude serve --open-for 12h --running-for 90d --grace 5m --reaction 90s
examples-backup =
    schadenfreude backup tische.backup
    schadenfreude backup tische.backup --database tables.sqlite
examples-restore =
    schadenfreude restore tische.backup --database neu.sqlite
    schadenfreude restore tische.backup --database postgresql://me@host/name
examples-games =
    schadenfreude games
    schadenfreude games --json

examples-rules =
    schadenfreude rules { $game }
    schadenfreude rules { $game } --markdown --lang de
examples-replay =
    schadenfreude replay spiel.json
    schadenfreude replay spiel.json --all --seat 0
examples-check =
    schadenfreude check spiel.json
    schadenfreude check *.json --json
examples-advise =
    schadenfreude advise
    schadenfreude advise spiel.json --move 12
    schadenfreude advise spiel.json --playouts 100000 --json
examples-verify =
    schadenfreude verify spiel.json
    schadenfreude verify spiel.json --commitment 9b1c…
examples-simulate =
    schadenfreude simulate { $game } --seats random,easy,easy --games 1000000 --seed 1
    schadenfreude simulate { $game } --threads 1 --json
examples-arena =
    schadenfreude arena { $game } --players easy,random --games 2000 --seed 1
    schadenfreude arena { $game } --players expert,hard,easy --until 95 --json
    schadenfreude arena { $game } --seats 4 --games 100000 --out partien.jsonl
examples-warm =
    schadenfreude warm
    schadenfreude warm { $game }
examples-fuzz =
    schadenfreude fuzz
    schadenfreude fuzz { $game } --games 1000000 --decisions 100000 --seed 1
examples-edition-show =
    schadenfreude edition show { $printed }
    schadenfreude edition show { $printed } spiel.json
examples-edition-new =
    schadenfreude edition new { $printed } meine.toml
examples-edition-check =
    schadenfreude edition check { $printed } meine.toml

# Simulationen

simulating = simuliere
simulated = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}{ $all ->
    [yes] {""}
   *[no] , dann abgebrochen
}, Startzahl { $seed }
simulated-edition = Edition: { $name }
simulated-slowly = Mit den einfachen Regeln: installiere schadenfreude[fast], das ist hundertmal schneller.
simulated-wins = gewinnt { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (Gleichstand geteilt; { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %, zu 95 % sicher)
simulated-points = Punkte { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Streuung { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }; 5, 25, 50, 75, 95 % haben höchstens { $quantiles }
simulated-turns = Züge
simulated-decisions = Entscheidungen
simulated-figures = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } je Partie, Streuung { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }; 5, 25, 50, 75, 95 % haben höchstens { $quantiles }
simulated-events = Wie oft je Partie
simulated-event = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $event }
simulated-speed = { $decisions } Entscheidungen in { NUMBER($seconds, maximumFractionDigits: 2) } s, { $speed } je Sekunde
compiling = Zuerst werden die Regeln übersetzt; das geschieht einmal und dauert etwa eine halbe Minute.
warmed = { $game } ist übersetzt ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
fuzzed = { $game }: { $games } Partien mit { $decisions } Entscheidungen geprüft, { $compared } Entscheidungen verglichen; die längste Partie hatte { $longest } Schritte.
fuzz-broken =     { $count } Mal war ein Gesetz der Spielteile verletzt
fuzz-outside =     { $count } Zahlen lagen außerhalb ihrer Grenzen
fuzz-unordered =     { $count } Mal waren es weniger als zwei Züge oder sie stiegen nicht an
fuzz-endless =     { $count } Partien fanden kein Ende
fuzz-differs =     einfache und übersetzte Regeln weichen voneinander ab: { $where }

# Arenen

arena-played = { $game }: { $deals ->
    [one] eine Ausgabe
   *[other] { $deals } Ausgaben
} in { $seatings } Sitzordnungen am Tisch für { $seats }, { $games } Partien, Startzahl { $seed }
arena-standing = gewinnt { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (zu 95 % sicher: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; gleich stark wären { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte, Wertung { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $games } Partien
arena-order = { $certain ->
    [yes] Die Reihenfolge ist zu { $percent } % sicher.
   *[no] Die Reihenfolge wurde nicht zu { $percent } % sicher.
}

# Was auf der Befehlszeile nicht stimmt

error-unknown-command = Den Befehl „{ $given }“ gibt es nicht. Es gibt: { $right }.
error-too-much = „{ $given }“ ist hier zu viel. Siehe: { $command } --help
error-no-such-option = Die Option { $given } gibt es nicht. Siehe --help.
error-option-use = Die Option { $given } ist falsch benutzt: Ein Wert fehlt, oder einer ist zu viel. Siehe --help.
error-missing = „{ $given }“ fehlt. Siehe: { $command } --help
error-usage = Das ist nicht zu lesen: { $reason } Siehe --help.
error-no-game = Welches Spiel? Es gibt: { $right }.
error-no-server = Die Seite braucht weitere Pakete: schadenfreude[server] installieren.
error-span = { $name } muss eine Zeit von { $low } bis { $high } sein, wie 90s, 5m, 12h oder 30d, nicht „{ $given }“.
error-number = { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
error-option-form = Eine Option wird als Name=Wert angegeben, nicht als „{ $given }“.
error-option-twice = Die Option { $given } ist doppelt angegeben.
error-dice-one-deck = Mit --dice mine ist { $game } nur für Leute: Karten für Computerspieler kämen aus dem Stapel auf deinem Tisch, und niemand könnte dem Programm sagen, welche es sind. Nenne in --seats nur Leute, oder lass das Programm geben (ohne --dice mine).
error-dice = Die Würfel können nicht „{ $given }“ sein. Möglich ist: { $right }.
error-resume-as-it-was = Ein Spiel geht weiter, wie es war; Plätze, Optionen, Edition, Startzahl und Würfel bleiben.
error-seat-name = „{ $given }“ ist kein Name für einen Platz. Ein Name hat 1 bis { $right } Zeichen; zwischen Plätzen steht ein Komma.
error-seat-twice = { $given } kann nicht auf zwei Plätzen sitzen.
error-over = Das Spiel in { $file } ist vorbei. Zum Durchblättern: schadenfreude replay
error-no-ledger = { $file } gibt es schon, und es sind keine Partien einer Arena darin. Ich lasse die Datei, wie sie ist; nimm einen anderen Namen.
error-other-ledger = Die Partien in { $file } gehören zu einer anderen Arena: { $key } ist dort { $right }, nicht { $given }. Nimm eine andere Datei oder die gleichen Einstellungen.
error-ledger-line = { $file }, Zeile { $line }: Das ist keine Partie einer Arena. Ich lasse die Datei, wie sie ist.
error-unknown-rule = Eine Regel „{ $given }“ gibt es nicht. Es gibt: { $right }.

# Dateien

error-read = Ich kann { $file } nicht lesen: { $reason }.
error-write = Ich kann { $file } nicht schreiben: { $reason }.
error-keep = Ich kann { $file } nicht schreiben: { $reason }. Einen anderen Ordner für Spielstände nennt XDG_STATE_HOME.
error-output = Was ich zu sagen habe, lässt sich nicht schreiben: { $reason }.
error-in-the-way = { $file } gibt es schon und ist nicht dieses Spiel. Ich lasse die Datei, wie sie ist; nimm einen anderen Namen.
error-there = { $file } gibt es schon. Ich lasse sie, wie sie ist; nimm einen anderen Namen.
error-no-home = Ich kenne keinen Ordner für Spielstände. Setze XDG_STATE_HOME.
error-nothing-saved = { $game ->
    [none] In { $folder } ist kein Spiel angefangen. Fange eines an: schadenfreude play SPIEL
   *[other] In { $folder } ist kein { $game } angefangen. Fange eines an: schadenfreude play { $game }
}
reason-disk-full = dort ist kein Platz mehr; schaffe Platz oder nimm einen anderen Ort
reason-not-allowed = das ist nicht erlaubt; nimm einen anderen Ort oder ändere die Rechte
reason-not-there = so eine Datei oder so einen Ordner gibt es nicht
reason-folder = das ist ein Ordner, richtig wäre eine Datei
reason-no-folder = wo ein Ordner sein müsste, ist eine Datei
reason-no-file = das ist keine gewöhnliche Datei; nimm einen anderen Namen
reason-long-name = der Name ist zu lang
reason-large = sie ist größer als { $right } Bytes, und das ist keine Aufzeichnung
reason-no-text = das ist kein Text in UTF-8
reason-other = { $reason }

# Der Katalog

game = { $name }: { $title }, für { $least } bis { $most } Leute. { $about }
default-for = { $value } für { $players } Leute
game-option = --option { $name }={ $default }: { $about } ({ $values })
computer-failed = { $reason } Statt seiner zieht ab hier { $name }.
computer-player = Computerspieler { $name }: { $about }.

# Aufzeichnungen und Editionen

backed-up = { $file }: { $rows } Zeilen. So gut verwahren wie die Datenbank; der Schlüssel der Würfel ist dabei.
restored = { $file }: { $rows } Zeilen sind wieder da.
checked = { $file }: eine Aufzeichnung von { $game }, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}, { $over ->
    [yes] zu Ende gespielt
   *[no] noch nicht zu Ende
}.
replayed = { $number } von { $last }: { $entry }
replay-hint = Enter geht weiter, „b“ zurück, eine Zahl zu diesem Eintrag, „q“ hört auf.
replay-prompt = :
typed-back = zurück
edition-begun = { $file } ist geschrieben. Gib der Edition einen eigenen Namen, und trag ein, was auf deinem Spiel gedruckt ist.
edition-good = { $file }: { $name }. Daran ist nichts auszusetzen.
error-replay = „{ $given }“ bedeutet hier nichts. Enter geht weiter, „b“ zurück, eine Zahl zu diesem Eintrag, „q“ hört auf.
error-replay-range = Die Einträge gehen von 0 bis { $right }.

# Rat

advice-for = { $name }: { $question }
advised = { $choice }{ $played ->
    [yes] {" "}(gespielt)
   *[no] {""}
}: gewinnt { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($chance_error, minimumFractionDigits: 1, maximumFractionDigits: 1) }), { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($points_error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
advised-hardly = { $choice }{ $played ->
    [yes] {" "}(gespielt)
   *[no] {""}
}: zu wenig angesehen, um etwas zu sagen
advised-exactly = Genau: { $figures }
advised-more = { $count ->
    [one] Eine weitere Möglichkeit kommt danach.
   *[other] { $count } weitere Möglichkeiten kommen danach.
}
advised-how = Chancen aus einer Suche über { $searched } Partien, die nur gewinnen will; Punkte aus { $playouts } Partien nach Faustregel. ± ist der Standardfehler. Die Reihenfolge ist die, in der eine Suche nach guten Zügen sie vorzieht; die ersten vier sind am genauesten angesehen.
error-no-entry = Einen Eintrag { $given } gibt es nicht. Die Einträge gehen von 1 bis { $right }.
error-advise-over = Das Spiel ist vorbei. Mit --move und der Nummer eines Eintrags (1 bis { $right }) sage ich, was diese Entscheidung wert war.
error-advise-chance = In Eintrag { $number } entscheidet niemand, da kommt der Zufall. Nimm mit --move einen anderen Eintrag.

# Regeln

rule-ruling = Unsere Lesart
rule-printed = So steht es auf den Karten
rule-standin = Platzhalter

# Das Spiel im Zeilenmodus

person-me = Meinereiner
person-nameless = Jemand
at-the-table = Am Tisch: { $names }.
computers-cards = Die Karten der Computerspieler zieht das Programm und sagt, was davon offen liegt. Nimmt ein Computerspieler verdeckt eine Karte von deinem Stapel, so bleibt sie darin, bis er sie spielt.
stand-in = Einiges, was auf dieses Spiel gedruckt ist, haben wir selbst eingesetzt. Wer das Spiel hat, kann das Echte eintragen: schadenfreude edition new { $game } DATEI
kept = Der Spielstand liegt in { $file }.
hint = Tippe die Nummer einer Möglichkeit. „?“ erklärt die Möglichkeiten, „hilfe“ nennt die Befehle, „ende“ hört auf und behält das Spiel.
more-choices = { $count ->
    [one] Eine weitere lässt sich tippen.
   *[other] { $count } weitere lassen sich tippen.
}
possible = { $count ->
    [one] Möglich ist: { $words }.
   *[other] { $count } in einer Zeile; möglich ist jeweils: { $words }.
}
prompt = { $name } (1 bis { $count }):
prompt-game = Welches Spiel (1 bis { $count }):
prompt-outcome = { $count ->
    [one] Es ist:
   *[other] Alle { $count }, mit Leerzeichen dazwischen:
}
prompt-elsewhere = Das Spiel ist vorbei, aber nicht behalten. Tippe eine Datei dafür, oder Enter, um es aufzugeben:
hand-over = Jetzt ist { $name } dran. Alle anderen schauen weg, dann Enter.
points = { $name }: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}.
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
finished = Das Spiel ist vorbei. Zum Durchblättern: { $command }
left = Der Spielstand liegt in { $file }. Weiter geht es mit: { $command }
input-ended = Die Eingabe endet mitten im Spiel. Der Spielstand liegt in { $file }. Weiter geht es mit: { $command }
interrupted = Abgebrochen. Der Spielstand liegt in { $file }. Weiter geht es mit: { $command }
left-behind = Was zuletzt geschah, ist verloren. Was davor geschrieben war, liegt in { $file }. Von dort geht es weiter mit: { $command }
not-kept = Das Spiel geht weiter, wird aber vorerst nicht behalten. Schaffe Platz, oder tippe „speichern“ und eine andere Datei.
saved = Gespeichert in { $file }.
taken-back = Zurückgenommen.
odds = { $choice }: { $figures }
explained = { $choice }: { $rules }

typed-help = hilfe
typed-table = tisch
typed-score = stand
typed-log = verlauf
typed-odds = chancen
typed-hint = tipp
typed-undo = zurück
typed-save = speichern
typed-quit = ende
explain-help = { $typed }: diese Liste.
explain-table = { $typed }: die Lage.
explain-score = { $typed }: dasselbe.
explain-log = { $typed }: was zuletzt geschah; mit einer Zahl so viele Ereignisse.
explain-odds = { $typed }: die genauen Chancen jeder Möglichkeit, soweit man sie kennt.
explain-hint = { $typed }: was jede Möglichkeit wert ist, die beste zuerst.
explain-undo = { $typed }: die eigene letzte Entscheidung zurücknehmen, solange seither weder der Zufall noch sonst jemand dran war.
explain-save = { $typed }: das Spiel speichern; mit einem Dateinamen eine Kopie davon dort.
explain-quit = { $typed }: aufhören; das Spiel kann später weitergehen.
explain-choice = Gewählt wird mit der Nummer, mit dem, was in Klammern steht, oder mit dem Anfang des Textes.
explain-rule = „?“ erklärt alle Möglichkeiten, „? 2“ die zweite, „?“ und die Nummer einer Regel diese Regel.

error-choice-unclear = „{ $given }“ kann mehrere Züge meinen. Du kannst zum Beispiel eingeben: { $right }.
error-choice-number = { $right ->
    [0] Hier gibt es nichts mit einer Nummer zu wählen.
   *[other] Eine Möglichkeit { $given } gibt es nicht. Es gibt 1 bis { $right }.
}
error-save-in-between = Diese Ausgabe ist nicht fertig; von ihr ist noch nichts gespeichert. Speichere danach.
error-no-undo = Zurücknehmen geht nicht: Seit deiner letzten Entscheidung war der Zufall oder sonst jemand dran, oder du hast noch keine getroffen, seit das Spiel hier offen ist.
error-no-odds = Über diese Möglichkeiten weiß man nichts Genaues.
hint-quick = Das war nur ein kurzer Blick: { $later ->
    [yes] Die übersetzten Regeln sind noch nicht bereit. Frag in einer Minute noch einmal, dann schaue ich genauer hin.
   *[no] Mit den übersetzten Regeln (installiere schadenfreude[fast]) würde ich weit mehr Partien ausprobieren.
}
error-no-hint = Hier hat niemand etwas zu entscheiden.
error-log-number = „verlauf“ nimmt eine Zahl von Ereignissen, nicht „{ $given }“.
error-elsewhere = Eine dieser Karten muss schon anderswo sein: Das passt nicht zu dem, was vorher getippt wurde. Nichts davon gilt. Schau noch einmal nach und tippe es neu, oder nimm mit „zurück“ zurück, was zuletzt getippt wurde. (Eine Karte, die ein Computerspieler behält: Zieh stattdessen eine andere.)
