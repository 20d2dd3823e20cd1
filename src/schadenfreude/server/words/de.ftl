### Wörter des Servers: seine Seiten, und was er ablehnt.

site = Schadenfreude
about-site = Spiele vom Pech, für einen Abend am Küchentisch. Kein Konto, keine Werbung, keiner hört mit. Murphy nickt.
skip-to-decision = Zur Entscheidung
skip = Zum Inhalt
navigation = Seite
more = Mehr
no-name = Namen wählen
language-english = English
language-german = Deutsch
go-home = Zurück zur ersten Seite

# Die erste Seite

own-tables = Meine Partien
your-turn = Du bist dran
table-with = mit { $names }
table-open = noch nicht begonnen
table-running = andere sind dran
table-over = aus
table-closed = geschlossen
games = Spiele
players = für { $low } bis { $high }
play-it = Spielen
rules = Regeln
rules-of = Regeln von { $game }
open-tables = Offene Tische
no-open-tables = Niemand wartet. Mach einen Tisch auf und sei der Erste.

# Ein neuer Tisch

new-table = { $game }: ein neuer Tisch
seats = Wer mitspielt ({ $low } bis { $high })
seat = Platz { $number }
seat-me = ich
seat-anybody = wer den Link hat
seat-computer = { $name } (Computer)
computers = Die Computerspieler
seat-nobody = niemand
options = Einstellungen
usual = { $value } (wie üblich)
as-usual = wie üblich ({ $values })
usual-for-players = { $value } zu { $low ->
    [one] { $low }
   *[other] { $low } bis { $high }
}
value-yes = ja
value-no = nein
value-random = wird ausgelost
listed = Den Tisch auf der ersten Seite zeigen, damit sich jeder dazusetzen kann
quick = Wer länger weg ist als { $time }, wird vom Computer vertreten, bis er wieder da ist
own-dice = Echte Würfel auf dem Küchentisch: wir würfeln und tippen ein, was liegt
edition = Ausgabe
edition-about = Was auf diesem Spiel gedruckt ist, gehört dem Verlag; hier liegt ein Platzhalter von uns. Wem das Spiel gehört, der schreibt die Werte in eine Datei (schadenfreude edition new) und gibt sie hier an.
edition-file = Eine Datei
edition-text = oder ihr Text
edition-stand-in = Gespielt wird mit dem Platzhalter.
edition-own = Ausgabe: { $name }
time = Zeit
time-off = keiner drängelt
time-live = Minuten auf Vorrat, Sekunden für jede Entscheidung
time-days = Tage für jede Entscheidung
time-minutes = Minuten auf Vorrat
time-seconds = Sekunden für jede Entscheidung
time-number-of-days = Tage für jede Entscheidung
time-reaction = Zeit für Antworten außer der Reihe ({ $reactions }); wer nichts sagt, passt
time-reaction-usual = wie üblich
time-reaction-about = Üblich ist: { $off }; mit Minuten und Sekunden { $live }, mit Tagen { $days }, allein gegen Computer { $lone }.
open-table = Hinsetzen
your-name = Dein Name am Tisch
take-name = Namen wählen
keep-name = Das bin ich
name-about = Ein Spitzname genügt. Dieser Browser merkt sich, wer du bist; wo du schon sitzt, bleibt der alte Name stehen.
name-to-join = Zum Hinsetzen brauchst du einen Namen.
device = Auf einem anderen Gerät spielen
device-about = Ein Link, der auch einen anderen Browser zu { $name } macht: er gilt einmal, einen Tag lang.
device-link = Link zeigen
device-again = Einen anderen; dieser gilt dann nicht mehr
device-warning = Wer ihn hat, ist du. Gezeigt wird er nur jetzt.
recover = Du bist { $name }?
recover-about = Dieser Browser ist dann { $name }, an allen Tischen. Der Link ist damit verbraucht.
recover-instead = Jetzt ist er { $name } und vergisst das dann.
recover-do = Ich bin { $name }

# Ein Tisch

people-here = Am Tisch
seat-free = freier Platz
seat-mine = du
seat-away = ist weg, der Computer vertritt
seat-is-computer = Computer
seat-asked = ist dran
seat-asked-reaction = wird gefragt
seat-guest = Gast am selben Bildschirm
banks = Zeit auf Vorrat
guest-name = Name eines Gastes
bring-guest = spielt an meinem Bildschirm
seat-computer-here = setzt sich hierher
clear-seat = Platz räumen
sit-down = Hier hinsetzen
move-here = Hierher umsetzen
waiting-for-people = Es fehlen noch Leute.
waiting-for-host = { $name } fängt die Partie an.
fill-and-start = Freie Plätze mit Computern besetzen und anfangen
start = Anfangen
invite = Einladen
invite-about = Wer diesen Link hat, kann sich dazusetzen und später zuschauen.
copy = Link kopieren
copied = Kopiert.
copy-selected = Dieser Browser lässt das nicht zu. Der Link ist jetzt markiert; kopiere ihn von Hand.
invite-code = Derselbe Link als QR-Code
position = So steht es
log = Was geschah
settings = Bewegung und Töne
choose-move = { $first }, oder { $count ->
    [one] noch etwas
   *[other] noch { $count } Möglichkeiten
}
speed = Bewegung
speed-full = ganz
speed-quick = flott
speed-none = keine
sound = Töne
close = Zu
waiting-for = { $name } ist dran.
waiting-for-reaction = { $name } wird außer der Reihe gefragt.
asked = { $name } wird gefragt: „{ $question }“
also-asked = Danach antworten noch: { $names }.
time-left = Zeit für { $name }:
time-left-mine = Deine Zeit:
time-silence = Schweigen heißt: { $choice }.
span-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
span-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
span-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
span-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
curtain = Gib das Gerät an { $name } weiter. Alle anderen schauen weg.
unveil = Ich bin { $name }
out-of-time = Deine Zeit war um. Ein Computer entscheidet für dich.
come-back = Ich bin wieder da
undo = Zurücknehmen
throw-possible = { $count }, jeweils eines von: { $words }
throw-do = Das liegt da
throw-anew = Der letzte Wurf war vertippt
other-moves = Andere Züge
all-moves = Alle Züge, die es gibt
type-move = Einen Zug eintippen
do-it = Machen
rule-link = Regel { $rule }
stand-up = Aufstehen
give-up = Endgültig gehen
give-up-for-good = Ein Computer übernimmt deinen Platz und behält ihn. Zurück geht es nicht.
give-up-do = Ja, ich gehe
record-breaks-off = Hier bricht die Aufzeichnung ab
game-over = Das Spiel ist aus
result-name = Name
result-points = Punkte
result-won = gewinnt
again = Noch eine Partie
record = Aufzeichnung der Partie (JSON)
rematch = Dieselben noch einmal
rematch-go = Zur nächsten Partie
closed-open = An diesem Tisch hat sich so lange nichts getan: { $time }. Er ist abgeräumt.
closed-running = In dieser Partie hat sich so lange nichts getan: { $time }. Sie ist beendet.
chat = Gerede
chat-say = Etwas sagen
chat-send = Sagen
chat-off = Schluss mit dem Gerede, für alle hier
chat-on = Alle wieder reden lassen
connection-lost = Der Server ist nicht zu erreichen. Diese Seite sucht ihn von selbst wieder.
connection-unanswered = Der Server antwortet nicht. Wenn er es wieder tut und nichts daraus geworden ist: mach es noch einmal.
answer-resent = Deine Wahl ist noch nicht da. Diese Seite schickt sie wieder, sobald der Server zu erreichen ist; bis dahin kannst du dich anders entscheiden.

log-joined = { $name } setzt sich.
log-left = { $name } steht auf.
log-taken-over = { $name } ist weg. Der Computer vertritt.
log-rests = Es ist niemand mehr da, der spielt. Der Tisch ruht, bis jemand zurückkommt.
log-returned = { $name } ist wieder da.
log-resigned = { $name } geht. Ein Computer übernimmt den Platz.
log-removed = { $name } muss aufstehen.
log-out-of-time = { $name } hat keine Zeit mehr. Der Computer vertritt.
log-failed = { $name } versagt. Sooft das geschieht, zieht dafür Leicht.
log-unserved = Der Server war weg. Das kostet niemanden Zeit.
log-late = { $name } sagt nicht rechtzeitig etwas.
log-undone = { $name } nimmt es zurück.
log-closed-open = Niemand kam. Der Tisch wird abgeräumt.
log-closed-running = Niemand spielte weiter. Die Partie ist beendet.

# Nach der Partie

replay = Zurückblättern
replay-and-fork = Zurückblättern, und was wäre wenn
replay-steps = Blättern
replay-first = Anfang
replay-back = Zurück
replay-next = Weiter
replay-last = Ende
replay-moves = Alle Züge
replay-move = { $name }: { $choice }.
replay-nothing = Davon war hier nichts zu sehen.
replay-eyes = Mit den Augen von:
replay-spectator = Zuschauern
odds = Wie die Aussichten waren
odds-now = Wie stehen die Chancen?
odds-none = Dazu ist nichts genau bekannt.
odds-made = (das war es)
hint-now = Ein Tipp?
hint-worth = gewinnt { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($chance_error, minimumFractionDigits: 1, maximumFractionDigits: 1) }), { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($points_error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
hint-hardly = zu wenig angesehen, um etwas zu sagen
hint-exactly = Genau:
hint-how = Was jede Möglichkeit wert ist, in der Reihenfolge, in der eine Suche nach guten Zügen sie vorzieht; Chancen aus einer Suche, die gewinnen will, Punkte aus Partien nach Faustregel. ± ist der Standardfehler.
hint-quick = Das war nur ein kurzer Blick: Die übersetzten Regeln sind noch nicht bereit.
fork = Was wäre, wenn
fork-about = Ein neuer Tisch, der genau hier weitergeht: du auf dem Platz von { $name }, alle anderen sind Computer. Gewürfelt wird neu.
fork-here = Von hier aus weiterspielen
statistics = Die Partie in Zahlen
statistics-about = was kam, und in Klammern, was zu erwarten war
statistics-draws = Anzahl
statistics-uneven = In wie vielen von 100 Partien es so schief ist oder schiefer
statistics-few = zu wenige dafür
statistics-happened = Was wem geschah, und wie oft
statistics-reading = Kleine Zahl ganz unten: außergewöhnliches Pech oder Glück. Alles über 5 von 100 ist Alltag; beklagen darf man sich trotzdem. Wo ein Strich steht, kam dafür zu wenig.
everybody = alle zusammen
expected = ({ $number })
records = Eine Aufzeichnung ansehen
records-about = Eine Partie, die du als Datei hast, von hier oder aus dem Terminal. Jeder Zug wird geprüft. Danach kann sie ansehen, wer den Link hat.
records-file = Datei
records-look = Ansehen
records-name = Dafür brauchst du einen Namen.

# Ehrliche Würfel

fair-dice = Ehrliche Würfel
fair-about = Dass der Server nicht schummelt, muss hier niemand glauben. Man kann es nachrechnen, auch die Karten.
fair-step-secret = Bevor jemand sitzt, legt sich der Server auf ein Geheimnis fest: er zeigt dessen Prüfsumme. Ein anderes Geheimnis hätte eine andere.
fair-step-salt = Vor dem Anfang gibt jeder Platz seine Prise Salz dazu. Der Server konnte sie nicht kennen, als er sich festlegte.
fair-step-draw = Jeder Wurf und jede Karte folgt aus beidem und davon, die wievielte es in dieser Partie ist. Ausgerechnet wird sie erst, wenn der Zug davor feststeht.
fair-step-reveal = Nach dem Ende wird das Geheimnis gezeigt. Dann kann jeder alles nachrechnen, und wer die Prüfsumme notiert hat (ein Browser mit Skripten tut es) sieht, dass es noch dasselbe Geheimnis ist.
fair-commitment = Prüfsumme des Geheimnisses
fair-salt = Deine Prise Salz für die Würfel
fair-salt-usual = zieht dein Browser
fair-salt-of = Prise von { $name }
fair-nothing = keine
fair-add = Dazugeben
fair-more = Wie das geht
fair-secret = Geheimnis
fair-later = steht hier nach dem Ende
fair-check = Nachrechnen
fair-check-here = In diesem Browser nachrechnen
fair-noted = Prüfsumme, wie sie dieser Browser vor der Partie notiert hat
fair-noted-here = (Verglichen mit der Prüfsumme, die dieser Browser damals notiert hat.)
fair-noted-kept = Das Geheimnis hat die Prüfsumme, die vor der Partie notiert wurde: darauf hatte sich der Server festgelegt.
fair-noted-broken = Das Geheimnis hat nicht die Prüfsumme, die vor der Partie notiert wurde. Es wurde ausgetauscht.
fair-kept = Geheimnis und Prüfsumme passen zusammen, so wie der Server jetzt beide nennt. Dass er vor der Partie dieselbe nannte, ist damit nicht bewiesen: hier hat sie niemand notiert.
fair-broken = Geheimnis und Prüfsumme passen nicht zusammen, so wie der Server jetzt beide nennt. Das Geheimnis wurde ausgetauscht.
fair-unnoted = Wer die Prüfsumme vor der Partie notiert hat, vergleicht sie mit --commitment.
fair-unsalted = Kein Platz hat Salz dazugegeben. Dass niemand vor der Partie ein Geheimnis nach seinem Geschmack gesucht hat, ist hier nicht bewiesen.
fair-right = Würfe und Karten stimmen.
fair-count = { $right }/{ $of } { fair-right }
fair-bad-luck = Es war wirklich nur Pech.
fair-wrong = Würfe oder Karten folgen nicht aus dem Geheimnis.
fair-wrong-entry = In Eintrag { $entry } steht { $given }; aus dem Geheimnis folgt { $right }.
fair-insecure = Dieser Browser rechnet nur über https oder auf diesem Rechner selbst.
fair-verify = Ohne diesem Server zu trauen: die Aufzeichnung herunterladen und im Terminal prüfen, gegen die vor der Partie notierte Prüfsumme, mit
fair-formula = Die Rechnung
fair-formula-about = k ist, wie viele gleich wahrscheinliche Ausgänge es gibt; number zählt sie in der Partie ab 0.
back-to-table = Zurück an den Tisch

# Wo es ist

serving = Der Tisch steht auf { $url } - Strg+C beendet das; keine Partie geht verloren.
serving-room = Für Telefone im selben Raum: { $url }
serving-table = Ein privater Tisch, für alle, die den Link haben: { $url }

# Regeln

rule-ruling = Unsere Lesart
rule-printed = So steht es auf den Karten
rule-standin = Platzhalter

# Was abgelehnt wird

status-401 = Wer bist du?
status-403 = Nicht erlaubt
status-404 = Hier ist nichts
status-405 = So nicht
status-409 = Im falschen Moment
status-413 = Zu groß
status-422 = Das geht nicht
status-429 = Zu viel auf einmal
status-500 = Unser eigenes Pech
status-503 = Jetzt nicht
status-other = Das hat nicht geklappt

error-status-404 = Diese Seite gibt es nicht. Vielleicht ist der Link abgeschnitten; lass ihn dir noch einmal geben.
error-status-405 = Diese Adresse nimmt solche Anfragen nicht an.
error-status-413 = Das ist größer, als dieser Server annimmt.
error-status-500 = Diesem Server ist ein Fehler unterlaufen, nicht dir. Was entschieden ist, bleibt. Versuch es noch einmal, und sag es dem, der ihn betreibt.
error-status-other = Die Anfrage war nicht zu verstehen.
error-foreign = Das kam von einer Seite, die nicht zu diesem Server gehört. Geändert wurde nichts. Öffne den Tisch selbst und versuch es dort.
error-store = Die Datenbank ist nicht zu erreichen. Verloren ist nichts; sobald sie wieder da ist, geht es von selbst weiter.
error-store-gone = Die Datei der Datenbank ist nicht mehr da. Wer diesen Server betreibt, muss sie zurücklegen oder ihn neu starten.
error-store-locked = Die Datenbank ist gerade mit etwas anderem beschäftigt. Verloren ist nichts; versuch es gleich noch einmal.
error-store-full = Die Platte dieses Servers ist voll. Verloren ist nichts, aber Neues passt nicht mehr hinein; wer ihn betreibt, muss Platz machen.
error-store-readonly = Die Datenbank lässt sich gerade nur lesen. Verloren ist nichts; wer diesen Server betreibt, muss ihn schreiben lassen.
error-busy = An diesem Tisch passiert zu viel auf einmal. Versuch es noch einmal.
error-too-many-watchers = Mehr als { $right } Leute sehen diesem Tisch zu. Versuch es später.
error-too-many-watchers-here = Mehr als { $right } Leute aus deinem Netz sehen diesem Tisch zu. Versuch es später.
error-too-often = Langsam. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
error-too-many-tables = Du hast { $right } Tische, an denen das Spiel nicht aus ist. Spiel erst einen zu Ende.
error-stranger = Dieser Server kennt dich nicht. Wähl erst einen Namen.
error-recovery = Dieser Link gilt nicht mehr. Er gilt einmal und einen Tag lang; lass dir auf dem anderen Gerät einen neuen geben.
error-name = Ein Name hat 1 bis { $right } sichtbare Zeichen.
error-name-unseen = Im Namen steckt ein Zeichen, das niemand sieht: { $mark }. Tipp ihn neu ein.
error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link abgeschnitten; lass ihn dir noch einmal geben.
error-no-such-game = Dieses Spiel gibt es nicht. Es gibt: { $right }.
error-record-later = Die Aufzeichnung ist offen, wenn das Spiel aus ist.
error-one-me = Genau ein Platz muss deiner sein.
error-no-people = Mindestens ein Platz muss für einen Menschen sein.
error-newer-rules = An diesem Tisch gilt Fassung { $given } der Regeln; dieser Server kennt Fassungen bis { $right }.
error-other-rules = Die Regeln dieses Spiels haben sich geändert, seit hier gespielt wurde. Es kann nicht weitergehen.
error-seat-taken = Da sitzt schon jemand.
error-no-such-seat = Einen Platz { $given } gibt es an diesem Tisch nicht.
error-no-seat = Du hast an diesem Tisch keinen Platz.
error-not-your-turn = Jetzt ist jemand anders dran.
error-late = Das ist schon entschieden. So steht es jetzt.
error-early = Die Entscheidung { $given } steht noch nicht an. So steht es jetzt; beantworte die, nach der gefragt ist.
error-started = Das Spiel hat begonnen.
error-over = Das Spiel ist aus.
error-closed = Dieser Tisch ist geschlossen.
error-not-over = Die Partie läuft noch.
error-not-host = Das darf nur, wer den Tisch aufgemacht hat.
error-no-undo = Zurücknehmen kannst du jetzt nichts: nur deine letzte Entscheidung, und nur bis etwas fällt, aufgedeckt wird oder jemand antwortet.
error-undo-time = Für diese Entscheidung ist deine Zeit um.
error-late-throw = Dieser Wurf ist schon eingetippt, oder es ist schon etwas daraus geworden. So steht es jetzt.
error-own-dice = Wo verdeckte Karten im Spiel sind, muss der Server geben. Echte Würfel sind für Spiele ohne Geheimnisse.
error-chat = Was du sagst, hat 1 bis { $right } sichtbare Zeichen.
error-chat-off = An diesem Tisch wird nicht geredet.
error-newer-entries = An diesem Tisch ist etwas geschehen, das nur eine neuere Version kennt.
error-time-live = Der Vorrat fasst 0 bis { $most } Minuten, und jede Entscheidung bringt { $low } bis { $high } Sekunden.
error-time-reaction = Eine Antwort außer der Reihe hat { $low } Sekunden bis { $high } Stunden.
error-time-days = Für jede Entscheidung sind es 1 bis { $most } Tage.
error-free-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
error-not-your-eyes = Solange die Partie läuft, siehst du sie nur mit deinen eigenen Augen.
error-not-started = Hier hat noch nichts angefangen.
error-no-such-move = Einen Zug { $given } gibt es in dieser Partie nicht.
error-no-hint = Einen Rat bekommt, wer gefragt ist und allein gegen Computer spielt.
error-fork-later = Was wäre, wenn: das geht erst, wenn das Spiel aus ist.
error-fork-here = Hier wird niemand gefragt. Nimm einen Zug, vor dem jemand entscheidet.
error-no-text = Das ist keine Textdatei in UTF-8.
error-encoding = Das ist kein Text in UTF-8.
error-salt = Eine Prise hat höchstens { $right } sichtbare Zeichen.
error-table-id = Diesen Tisch kannst du so nicht aufmachen. Lade die Seite noch einmal und fülle sie neu aus.
error-no-fair-dice = An diesem Tisch folgt der Zufall aus keinem Geheimnis.
error-no-proof = In dieser Aufzeichnung steht kein Nachweis der Würfel.
error-commitment = { $given } ist keine Prüfsumme eines Geheimnisses: die hat 64 hexadezimale Zeichen.
error-bad-proof = Der Nachweis der Würfel in dieser Aufzeichnung ist nicht zu lesen. Er besteht aus commitment und secret (64 hexadezimale Zeichen) und salts.
error-json = Das ist kein JSON.
error-body-kind = { $where } muss vom Typ { $right } sein.
error-body-least = { $where } muss mindestens { $right } sein (als Zahl oder in der Länge).
error-body-most = { $where } darf höchstens { $right } sein (als Zahl oder in der Länge).
error-body-missing = { $where } fehlt.
error-body-unknown = { $where } ist hier nicht bekannt. Es gibt: { $right }.
error-database = Die Datenbank { $given } ist nicht zu gebrauchen: { $reason }.
error-database-driver = Die Datenbank { $given } braucht ein weiteres Paket: schadenfreude[postgresql] installieren.
error-database-newer = Die Datenbank { $given } stammt von einer neueren Fassung. Die muss installiert werden.
error-no-database = Eine Datenbank { $given } gibt es nicht.
error-not-our-database = Das ist keine Datenbank dieses Programms.
error-backup-exists = { $given } gibt es schon. Nimm einen anderen Namen.
error-backup-write = { $given } lässt sich nicht schreiben: { $reason }.
error-backup-read = { $given } lässt sich nicht lesen: { $reason }.
error-no-backup = { $given } ist keine Sicherung dieses Programms.
error-backup-version = Diese Sicherung hat Format { $given }; diese Fassung liest Format { $right }.
error-backup-newer = Die Sicherung { $given } stammt von einer neueren Fassung. Die muss installiert werden.
error-backup-broken = Die Sicherung { $given } ist nicht vollständig. Geändert wurde nichts.
error-backup-row = Die Sicherung hat Zeilen von { $given }, die nicht passen. Geändert wurde nichts.
error-restore-exists = In { $given } ist schon etwas. Nimm eine neue Datei oder eine leere Datenbank.
error-address = An { $host }, Port { $port }, kann ich nicht lauschen: { $reason }.
