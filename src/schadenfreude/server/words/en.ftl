### Words of the server: its pages, and what it refuses.

site = Schadenfreude
about-site = Games of bad luck, for an evening at the kitchen table. No account, no advertising, nobody else in the room. Murphy nods.
skip-to-decision = To the decision
skip = Skip to the content
navigation = Site
more = More
no-name = choose a name
language-english = English
language-german = Deutsch
go-home = Back to the first page

# The first page

own-tables = My games
your-turn = Your turn
table-with = with { $names }
table-open = not started
table-running = others are to move
table-over = over
table-closed = closed
games = Games
players = { $low } to { $high } players
play-it = Play
rules = Rules
rules-of = Rules of { $game }
open-tables = Open tables
no-open-tables = Nobody is waiting. Open a table and be the first.

# A new table

new-table = { $game }: a new table
seats = Who plays ({ $low } to { $high })
seat = Seat { $number }
seat-me = me
seat-anybody = somebody who has the link
seat-computer = { $name } (computer)
computers = The computer players
seat-nobody = nobody
options = Options
usual = { $value } (as usual)
as-usual = as usual ({ $values })
usual-for-players = { $value } with { $low ->
    [one] { $low } player
   *[other] { $low } to { $high } players
}
value-yes = yes
value-no = no
value-random = drawn at random
listed = Show the table on the first page, so that anybody can join
quick = Whoever is gone for { $time } is replaced by a computer player until he is back
own-dice = Real dice on the kitchen table: we throw and type what they show
edition = Edition
edition-about = What is printed on this game is the publisher’s, so a stand-in of ours lies here. If you own the game, write its values into a file (schadenfreude edition new) and give it here.
edition-file = A file
edition-text = or its text
edition-stand-in = Played with the stand-in edition.
edition-own = Edition: { $name }
time = Time
time-off = nobody is hurried
time-live = minutes in the bank, seconds for each decision
time-days = days for each decision
time-minutes = Minutes in the bank
time-seconds = Seconds for each decision
time-number-of-days = Days for each decision
time-reaction = Time for answers out of turn ({ $reactions }); whoever says nothing passes
time-reaction-usual = as usual
time-reaction-about = As usual is: { $off }; with minutes and seconds { $live }, with days { $days }, alone against computer players { $lone }.
open-table = Sit down
your-name = Your name at the table
take-name = Choose a name
keep-name = That is me
name-about = A nickname is all you need. This browser remembers you; tables where you sit already keep the old name.
name-to-join = To sit down you need a name.
device = Play on another device
device-about = A link that makes another browser { $name } too: it works once, within a day.
device-link = Show the link
device-again = Another one; this one is void then
device-warning = Whoever has it is you. It is shown only now.
recover = You are { $name }?
recover-about = This browser will be { $name }, at all tables. The link is used up then.
recover-instead = It is { $name } now, and will forget that.
recover-do = I am { $name }

# A table

people-here = At the table
seat-free = free seat
seat-mine = you
seat-away = away, a computer player stands in
seat-is-computer = computer
seat-asked = is to move
seat-asked-reaction = is asked
seat-guest = guest at the same screen
banks = Time in the bank
guest-name = Name of a guest
bring-guest = plays at my screen
seat-computer-here = sits down here
clear-seat = Free the seat
sit-down = Sit down here
move-here = Move here
waiting-for-people = Waiting for people.
waiting-for-host = { $name } will start the game.
fill-and-start = Fill the free seats with computer players and start
start = Start
invite = Invite
invite-about = Whoever has this link can sit down, and watch later.
copy = Copy the link
copied = Copied.
copy-selected = This browser does not allow that. The link is selected now; copy it by hand.
invite-code = The same link as a QR code
position = How things stand
log = What happened
settings = Motion and sounds
choose-move = { $first }, or { $count } more
speed = Motion
speed-full = full
speed-quick = quick
speed-none = none
sound = Sounds
close = Close
waiting-for = { $name } is to move.
waiting-for-reaction = { $name } is asked out of turn.
asked = { $name } is asked: “{ $question }”
also-asked = Still to answer after that: { $names }.
time-left = Time left for { $name }:
time-left-mine = Your time:
time-silence = Silence means: { $choice }.
span-days = { $count ->
    [one] one day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
curtain = Pass the device to { $name }. Everybody else looks away.
unveil = I am { $name }
out-of-time = Your time ran out. A computer player decides for you.
come-back = I am back
undo = Take it back
throw-possible = { $count }, each one of: { $words }
throw-do = That lies there
throw-anew = The last throw was typed wrong
other-moves = Other moves
all-moves = Every move there is
type-move = Type a move
do-it = Do it
rule-link = Rule { $rule }
stand-up = Stand up
give-up = Leave for good
give-up-for-good = A computer player takes your seat and keeps it. There is no way back.
give-up-do = Yes, I leave
record-breaks-off = The record breaks off here
game-over = The game is over
result-name = Name
result-points = Points
result-won = wins
again = Another game
record = Record of the game (JSON)
rematch = The same people again
rematch-go = To the next game
closed-open = Nobody touched this table for { $time }, so it was cleared away.
closed-running = Nobody touched this game for { $time }, so it was ended.
chat = Talk
chat-say = Say something
chat-send = Say it
chat-off = No more talking, for everybody here
chat-on = Let everybody talk again
connection-lost = The server cannot be reached. This page looks for it again by itself.
connection-unanswered = The server does not answer. If nothing has come of it once it does, do it again.
answer-resent = Your choice is not there yet. This page sends it again as soon as the server can be reached; until then you can choose something else.

log-joined = { $name } sits down.
log-left = { $name } stands up.
log-taken-over = { $name } is away. A computer player stands in.
log-rests = Nobody is left who plays. The table rests until somebody is back.
log-returned = { $name } is back.
log-resigned = { $name } leaves. A computer player takes the seat.
log-removed = { $name } has to stand up.
log-out-of-time = { $name } has no time left. A computer player stands in.
log-failed = { $name } fails. Whenever it does, Easy moves instead.
log-unserved = The server was away. That takes nobody’s time.
log-late = { $name } says nothing in time.
log-undone = { $name } takes it back.
log-closed-open = Nobody came. The table is cleared away.
log-closed-running = Nobody played on. The game is ended.

# After the game

replay = Replay
replay-and-fork = Replay, and what if
replay-steps = Steps
replay-first = Start
replay-back = Back
replay-next = Next
replay-last = End
replay-moves = All moves
replay-move = { $name }: { $choice }.
replay-nothing = Nothing of it could be seen from here.
replay-eyes = With the eyes of:
replay-spectator = spectators
odds = What the odds were
odds-now = What are the odds?
odds-none = Nothing exact is known about this decision.
odds-made = (this was it)
hint-now = A hint?
hint-worth = wins { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($chance_error, minimumFractionDigits: 1, maximumFractionDigits: 1) }), { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($points_error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
hint-hardly = too little looked into to say
hint-exactly = Exactly:
hint-how = What each choice is worth, in the order in which a search for good moves prefers them; chances from a search that goes for the win, points from games played out by rule of thumb. ± is the standard error.
hint-quick = This was only a quick look: the compiled rules are not ready yet.
fork = What if
fork-about = A new table that goes on right here: you in the seat of { $name }, computers in all others. The dice are new.
fork-here = Play on from here
statistics = The game in numbers
statistics-about = what came up, and in brackets what was to be expected
statistics-draws = Number
statistics-uneven = In how many of 100 games it is as uneven or more so
statistics-few = too few to tell
statistics-happened = What happened to whom, and how often
statistics-reading = A small number at the bottom: unusual luck, good or bad. Anything above 5 of 100 is ordinary; complaining is allowed all the same. Where there is a dash, too little came up to tell.
everybody = all together
expected = ({ $number })
records = Look at a record
records-about = A game that you have as a file, from here or from the terminal. Every move is checked. Whoever has the link can look at it afterwards.
records-file = File
records-look = Look
records-name = You need a name for that.

# Fair dice

fair-dice = Fair dice
fair-about = Nobody has to believe that this server does not cheat. It can be worked out, cards included.
fair-step-secret = Before anybody sits down the server binds itself to a secret: it shows the hash. Another secret would have another one.
fair-step-salt = Before the start each seat adds a pinch of salt. The server could not know it when it bound itself.
fair-step-draw = Every throw and every card follows from both, and from how many came before it in this game. It is worked out only when the move before it stands.
fair-step-reveal = After the end the secret is shown. Then anybody can work everything out, and whoever noted the hash (a browser with scripts does) can see that it still is that secret.
fair-commitment = Hash of the secret
fair-salt = Your pinch of salt for the dice
fair-salt-usual = your browser draws it
fair-salt-of = Salt of { $name }
fair-nothing = none
fair-add = Add it
fair-more = How this works
fair-secret = Secret
fair-later = will be here after the end
fair-check = Work it out
fair-check-here = Work it out in this browser
fair-noted = Hash as this browser noted it before the game
fair-noted-here = (Compared with the hash that this browser noted then.)
fair-noted-kept = The secret has the hash that was noted before the game: it is the one to which the server was bound.
fair-noted-broken = The secret does not have the hash that was noted before the game. It has been exchanged.
fair-kept = Secret and hash fit each other, as the server gives both now. That it gave the same hash before the game is not proved by that: nobody noted it here.
fair-broken = Secret and hash do not fit each other, as the server gives both now. The secret has been exchanged.
fair-unnoted = Whoever noted the hash before the game can compare it with --commitment.
fair-unsalted = No seat added salt. That nobody looked for a secret to his liking before the game is not proved here.
fair-right = throws and cards are right.
fair-count = { $right }/{ $of } { fair-right }
fair-bad-luck = It really was just bad luck.
fair-wrong = throws or cards do not follow from the secret.
fair-wrong-entry = In entry { $entry } stands { $given }; what follows from the secret is { $right }.
fair-insecure = This browser works it out only over https, or on this machine itself.
fair-verify = Without trusting this server: download the record and check it in a terminal, against the hash noted before the game, with
fair-formula = The formula
fair-formula-about = k is how many equally likely outcomes there are; number counts them in the game from 0.
back-to-table = Back to the table

# Where it is

serving = The table is at { $url } - Ctrl+C ends this; no game is lost.
serving-room = For phones in the same room: { $url }
serving-table = A private table, for whoever has the link: { $url }

# Rules

rule-ruling = Our reading
rule-printed = As printed on the cards
rule-standin = Stand-in

# What is refused

status-401 = Who are you?
status-403 = Not allowed
status-404 = There is nothing here
status-405 = Not like this
status-409 = At the wrong moment
status-413 = Too large
status-422 = That does not work
status-429 = Too much at once
status-500 = Our own mishap
status-503 = Not now
status-other = That did not work

error-status-404 = There is no such page. The link may be cut off; ask for it again.
error-status-405 = This address does not take that kind of request.
error-status-413 = What was sent is larger than this server takes.
error-status-500 = This server made a mistake; it is not yours. What has been decided is kept. Try again, and tell whoever runs it.
error-status-other = The request could not be understood.
error-foreign = This was sent from a page of another site. Nothing was changed. Open the table itself and try there.
error-store = The database cannot be reached. Nothing is lost; this server goes on by itself as soon as it is back.
error-store-gone = The file of the database is not there any more. Whoever runs this server has to put it back, or to start the server again.
error-store-locked = The database is busy with something else. Nothing is lost; try again at once.
error-store-full = The disk of this server is full. Nothing is lost, and nothing new can be kept; whoever runs it has to make room.
error-store-readonly = The database can only be read at the moment. Nothing is lost; whoever runs this server has to let it write.
error-busy = Too much happens at this table at once. Try again.
error-too-many-watchers = More than { $right } people look at this table. Try again later.
error-too-many-watchers-here = More than { $right } people look at this table from your network. Try again later.
error-too-often = Slowly. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-too-many-tables = You have { $right } tables that are not over. Finish one first.
error-stranger = This server does not know you. Choose a name first.
error-recovery = This link does not work any more. It works once, for a day; ask for a new one on the other device.
error-name = A name has 1 to { $right } visible characters.
error-name-unseen = There is a mark in the name that nobody can see: { $mark }. Type the name anew.
error-no-such-table = There is no such table. The link may be cut off; ask for it again.
error-no-such-game = There is no such game. There are: { $right }.
error-record-later = The record is open when the game is over.
error-one-me = Exactly one seat must be yours.
error-no-people = At least one seat must be for a person.
error-newer-rules = This table plays version { $given } of the rules; this server knows versions up to { $right }.
error-other-rules = The rules of this game have changed since this table was played. It cannot go on.
error-seat-taken = Somebody else sits there already.
error-no-such-seat = There is no seat { $given } at this table.
error-no-seat = You have no seat at this table.
error-not-your-turn = It is somebody else's turn.
error-late = That has been decided already. Here is how things stand now.
error-early = Decision { $given } is not asked yet. Here is how things stand now; answer the one that is asked.
error-started = The game has started.
error-over = The game is over.
error-closed = This table is closed.
error-not-over = The game is still running.
error-not-host = Only whoever opened the table may do that.
error-no-undo = There is nothing that you could take back now: only your own last decision, and only until something lands, shows or answers.
error-undo-time = Your time for that decision is over.
error-late-throw = That throw has been typed already, or something came of it. Here is how things stand now.
error-own-dice = Where hands are hidden the server has to deal. Real dice are for games without secrets.
error-chat = What you say has 1 to { $right } visible characters.
error-chat-off = There is no talking at this table.
error-newer-entries = Something happened at this table that only a newer version knows.
error-time-live = The bank holds 0 to { $most } minutes, and each decision adds { $low } to { $high } seconds.
error-time-reaction = An answer out of turn has { $low } seconds to { $high } hours.
error-time-days = Each decision has 1 to { $most } days.
error-free-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
error-not-your-eyes = As long as the game runs you see it with your own eyes only.
error-not-started = Nothing has begun here yet.
error-no-such-move = There is no move { $given } in this game.
error-no-hint = Hints are for whoever is asked something and plays against computers alone.
error-fork-later = What if: not before the game is over.
error-fork-here = Nobody is asked here. Take a move before which somebody decides.
error-no-text = This is no text file in UTF-8.
error-encoding = What was sent is no text in UTF-8.
error-salt = A pinch has at most { $right } visible characters.
error-table-id = You cannot open this table like that. Load the page again and fill it in anew.
error-no-fair-dice = At this table outcomes follow from no secret.
error-no-proof = There is no proof of the dice in this record.
error-commitment = { $given } is no hash of a secret: that has 64 hexadecimal characters.
error-bad-proof = The proof of the dice in this record cannot be read. It has commitment and secret (64 hexadecimal characters) and salts.
error-json = This is not JSON.
error-body-kind = { $where } must be of type { $right }.
error-body-least = { $where } must be at least { $right } (a number, or its length).
error-body-most = { $where } must be at most { $right } (a number, or its length).
error-body-missing = { $where } is missing.
error-body-unknown = { $where } is not known here. There are: { $right }.
error-database = The database { $given } cannot be used: { $reason }.
error-database-driver = The database { $given } needs one more package: install schadenfreude[postgresql].
error-database-newer = The database { $given } was made by a newer version. Install that one.
error-no-database = There is no database { $given }.
error-not-our-database = That is no database of this program.
error-backup-exists = { $given } is there already. Name another file.
error-backup-write = { $given } cannot be written: { $reason }.
error-backup-read = { $given } cannot be read: { $reason }.
error-no-backup = { $given } is no backup of this program.
error-backup-version = This backup is of format { $given }; this version reads format { $right }.
error-backup-newer = The backup { $given } was made by a newer version. Install that one.
error-backup-broken = The backup { $given } is not whole. Nothing was changed.
error-backup-row = The backup has rows of { $given } that do not fit. Nothing was changed.
error-restore-exists = { $given } has something in it already. Restore into a new file or an empty database.
error-address = I cannot listen at { $host }, port { $port }: { $reason }.
