### Words of the command line and of the game in line mode.

# Help

command = Play, study and simulate games of bad luck.
command-play = Play a game here, against computer players or with others at this keyboard; without a game, on a page in the browser.
command-serve = Serve the page, on which people play with each other and with computer players.
command-backup = Copy the database of the page, all tables and people, to a new file; the server may go on.
command-restore = Make a new database of such a file, in SQLite or PostgreSQL.
command-games = Say which games there are and what a table can choose.
command-rules = Show the rules of a game in our own words, or one of them.
command-replay = Step through a record or a saved game.
command-check = Check records, and name the first entry that is against a rule, with its line; then the exit code is 1.
command-advise = Say what each choice of a decision is worth, from nothing but what its player sees.
command-verify = Recompute all dice and cards of a record of the page from the secret it was played with.
command-simulate = Play whole games by the million, and count who wins and what happens.
command-arena = Let computer players compete in all seatings, each deal with the same cards and dice, and rate them.
command-warm = Compile the rules ahead, so that nothing waits for a compiler later.
command-fuzz = Play very many games of every kind, check the laws of each position, and compare the plain rules with the compiled ones.
command-edition = Values that are printed on a game: show those there are, begin your own, check them.
command-edition-show = Show the edition in a file or record, or the one that comes with the game.
command-edition-new = Write the edition that comes with the game to a new file, to be filled in.
command-edition-check = Check an edition; the exit code is 1 if something is wrong with it.

value-options = [OPTIONS]
value-command = COMMAND ...
value-game = GAME
value-seats = LIST
value-option = NAME=VALUE
value-edition = FILE
value-seed = NUMBER
value-dice = WHOSE
value-host = ADDRESS
value-port = NUMBER
value-database = WHERE
value-open-for = TIME
value-running-for = TIME
value-grace = TIME
value-reaction = TIME
value-rule = RULE
value-file = FILE
value-files = FILE
value-games = NUMBER
value-decisions = NUMBER
value-threads = NUMBER
value-seat = NUMBER
value-players = LIST
value-arena-seats = NUMBER
value-until = PERCENT
value-move = NUMBER
value-playouts = NUMBER
value-commitment = HASH
value-out = FILE

param-play-game = the game; without one the page in the browser, or with --plain the choice here; with --resume a saved game's file or the game's name, by default the one played last
param-game = the name of the game
param-rule = the number of one rule
param-file = a record or saved game
param-backup-file = the new file
param-restore-file = a file that backup has written
param-files = records or saved games
param-advise-file = a record or saved game, or the name of a game; by default the game played last
param-move = the decision that is this entry of the record, counted from 1; by default the one to come
param-playouts = how many games the search plays, by default 10000
param-commitment = the hash of the secret that the page showed before the game; without it only the record itself is compared
param-advise-seed = the seed, by default 0; the same one gives the same advice
param-markdown = print the page as Markdown
param-seat = see with the eyes of this seat, counted from 0; by default all hands are open
param-all = print everything at once
param-edition-show-file = an edition or a record; by default the edition that comes with the game
param-edition-new-file = the new file
param-edition-check-file = the edition
param-seats = who plays, in turn order: "me" or people's names, and computer players; by default me,easy,easy
param-simulate-seats = the computer players, one a seat; by default three that play at random
param-simulate-games = how many games, by default 100000
param-simulate-seed = the seed, by default 0; the same one gives the same result
param-threads = how many threads, by default one a core; the result is the same
param-players = the computer players, by default easy,random; one who is named twice sits in two seats
param-arena-seats = how many seats the table has, by default one a player
param-arena-games = how many games at least, by default 2000; every deal is played in all seatings
param-arena-seed = the seed, by default 0; the same one gives the same games
param-until = stop as soon as the order of the players is so many percent certain (50 to 99)
param-out = a file that keeps the games; if it is there, the arena goes on from it
param-fuzz-games = how many games of each game, spread over all options and numbers of players, by default 100000
param-fuzz-decisions = how many decisions of each game to compare step by step between plain and compiled rules, by default 10000
param-fuzz-seed = the seed, by default 0; the same one finds the same
param-names = the games, by default all
value-names = GAME
param-option = an option of the game; may be given several times
param-edition = a file with the printed values of the game (see: schadenfreude edition)
param-seed = make dice and computer players repeat themselves
param-dice = "mine": you throw real dice or deal real cards and type what they show; the cards of computer players, where each has a pile, the program draws; by default it throws and deals everything
param-host = the address to serve at, by default this machine only; 0.0.0.0 for everybody in the network
param-port = the port, by default 8000 or any that is free
param-database = a file, or the URL of a PostgreSQL database; by default a file beside the saved games
param-open-for = how long a table that has not started stays open when nobody touches it, by default 1d (a day)
param-running-for = how long a game goes on when nobody touches it, by default 30d; its record stays
param-grace = at tables that play quickly: how long somebody may be gone before a computer player stands in, by default 2m
param-reaction = how long a reaction out of turn may take where nobody is hurried otherwise, by default 60s
param-plain = no colours, no boxes, one sentence a line
param-resume = go on with a saved game
param-json = print JSON, for programs
param-version = say which version this is
param-lang = the language; by default that of the system
param-help = show this page

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples

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
    schadenfreude backup tables.backup
    schadenfreude backup tables.backup --database tables.sqlite
examples-restore =
    schadenfreude restore tables.backup --database new.sqlite
    schadenfreude restore tables.backup --database postgresql://me@host/name
examples-games =
    schadenfreude games
    schadenfreude games --json

examples-rules =
    schadenfreude rules { $game }
    schadenfreude rules { $game } --markdown --lang de
examples-replay =
    schadenfreude replay game.json
    schadenfreude replay game.json --all --seat 0
examples-check =
    schadenfreude check game.json
    schadenfreude check *.json --json
examples-advise =
    schadenfreude advise
    schadenfreude advise game.json --move 12
    schadenfreude advise game.json --playouts 100000 --json
examples-verify =
    schadenfreude verify game.json
    schadenfreude verify game.json --commitment 9b1c…
examples-simulate =
    schadenfreude simulate { $game } --seats random,easy,easy --games 1000000 --seed 1
    schadenfreude simulate { $game } --threads 1 --json
examples-arena =
    schadenfreude arena { $game } --players easy,random --games 2000 --seed 1
    schadenfreude arena { $game } --players expert,hard,easy --until 95 --json
    schadenfreude arena { $game } --seats 4 --games 100000 --out games.jsonl
examples-warm =
    schadenfreude warm
    schadenfreude warm { $game }
examples-fuzz =
    schadenfreude fuzz
    schadenfreude fuzz { $game } --games 1000000 --decisions 100000 --seed 1
examples-edition-show =
    schadenfreude edition show { $printed }
    schadenfreude edition show { $printed } game.json
examples-edition-new =
    schadenfreude edition new { $printed } mine.toml
examples-edition-check =
    schadenfreude edition check { $printed } mine.toml

# Simulations

simulating = simulating
simulated = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}{ $all ->
    [yes] {""}
   *[no] , then interrupted
}, seed { $seed }
simulated-edition = Edition: { $name }
simulated-slowly = With the plain rules: install schadenfreude[fast] to be a hundred times faster.
simulated-wins = wins { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % (ties shared; { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %, 95 % sure)
simulated-points = points { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }, deviation { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }; 5, 25, 50, 75, 95 % have at most { $quantiles }
simulated-turns = Turns
simulated-decisions = Decisions
simulated-figures = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) } a game, deviation { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }; 5, 25, 50, 75, 95 % have at most { $quantiles }
simulated-events = How often a game
simulated-event = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $event }
simulated-speed = { $decisions } decisions in { NUMBER($seconds, maximumFractionDigits: 2) } s, { $speed } a second
compiling = The rules are compiled first; that is done once and takes about half a minute.
warmed = { $game } is compiled ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
fuzzed = { $game }: { $games } games with { $decisions } decisions checked, { $compared } decisions compared; the longest game had { $longest } steps.
fuzz-broken =     { $count } times a law of the game's pieces was broken
fuzz-outside =     { $count } numbers were out of bounds
fuzz-unordered =     { $count } times the legal moves were fewer than two or did not ascend
fuzz-endless =     { $count } games found no end
fuzz-differs =     plain and compiled rules differ: { $where }

# Arenas

arena-played = { $game }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
} in { $seatings } seatings at a table for { $seats }, { $games } games, seed { $seed }
arena-standing = wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % sure: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; even would be { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points, rating { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $games } games
arena-order = { $certain ->
    [yes] The order is { $percent } % certain.
   *[no] The order did not become { $percent } % certain.
}

# What is wrong on the command line

error-unknown-command = There is no command "{ $given }". There are: { $right }.
error-too-much = "{ $given }" is too much here. See: { $command } --help
error-no-such-option = There is no option { $given }. See --help.
error-option-use = The option { $given } is used wrongly: a value is missing, or one is too much. See --help.
error-missing = "{ $given }" is missing. See: { $command } --help
error-usage = This cannot be read: { $reason } See --help.
error-no-game = Which game? There are: { $right }.
error-no-server = The page needs more packages: install schadenfreude[server].
error-span = { $name } must be a time from { $low } to { $high }, as in 90s, 5m, 12h or 30d, not "{ $given }".
error-number = { $name } must be a whole number from { $low } to { $high }, not "{ $given }".
error-option-form = An option is given as name=value, not as "{ $given }".
error-option-twice = The option { $given } is given twice.
error-dice-one-deck = With --dice mine only people can play { $game }: cards for computer players would come from the deck on your table, and nobody could tell the program which they are. Name people alone in --seats, or let the program deal (without --dice mine).
error-dice = The dice cannot be "{ $given }". They can be: { $right }.
error-resume-as-it-was = A game is resumed as it was; seats, options, edition, seed and dice cannot change.
error-seat-name = "{ $given }" is no name for a seat. A name has 1 to { $right } characters; seats are separated by commas.
error-seat-twice = { $given } cannot sit in two seats.
error-over = The game in { $file } is over. To step through it: schadenfreude replay
error-no-ledger = { $file } is there already and does not hold the games of an arena. I leave it alone; take another name.
error-other-ledger = The games in { $file } are of another arena: its { $key } is { $right }, not { $given }. Take another file, or the same settings.
error-ledger-line = { $file }, line { $line }: this is no game of an arena. I leave the file as it is.
error-unknown-rule = There is no rule "{ $given }". There are: { $right }.

# Files

error-read = I cannot read { $file }: { $reason }.
error-write = I cannot write { $file }: { $reason }.
error-keep = I cannot write { $file }: { $reason }. Games can be kept in another folder, named by XDG_STATE_HOME.
error-output = What I have to say cannot be written: { $reason }.
error-in-the-way = { $file } is there already and is not this game. I leave it alone; take another name.
error-there = { $file } is there already. I leave it alone; take another name.
error-no-home = I know no folder for saved games. Set XDG_STATE_HOME.
error-nothing-saved = { $game ->
    [none] No game is under way in { $folder }. Begin one: schadenfreude play GAME
   *[other] No game of { $game } is under way in { $folder }. Begin one: schadenfreude play { $game }
}
reason-disk-full = there is no room left; make room or choose another place
reason-not-allowed = that is not allowed; choose another place or change its permissions
reason-not-there = there is no such file or folder
reason-folder = that is a folder, a file would be right
reason-no-folder = a file is where a folder would be right
reason-no-file = that is no ordinary file; choose another name
reason-long-name = the name is too long
reason-large = it is larger than { $right } bytes, which no record is
reason-no-text = it is not text in UTF-8
reason-other = { $reason }

# The catalogue

game = { $name }: { $title }, for { $least } to { $most } players. { $about }
default-for = { $value } for { $players } players
game-option = --option { $name }={ $default }: { $about } ({ $values })
computer-failed = { $reason } { $name } moves instead from here on.
computer-player = Computer player { $name }: { $about }.

# Records and editions

backed-up = { $file }: { $rows } rows. Keep it as you keep the database; the key of the dice is in it.
restored = { $file }: { $rows } rows are back.
checked = { $file }: a record of { $game }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, { $over ->
    [yes] played to the end
   *[no] not finished
}.
replayed = { $number } of { $last }: { $entry }
replay-hint = Enter goes on, "b" back, a number to that entry, "q" stops.
replay-prompt = :
typed-back = back
edition-begun = { $file } is written. Give it a name of its own, and put in what is printed on your game.
edition-good = { $file }: { $name }. Nothing is wrong with it.
error-replay = "{ $given }" means nothing here. Enter goes on, "b" back, a number to that entry, "q" stops.
error-replay-range = Entries go from 0 to { $right }.

# Advice

advice-for = { $name }: { $question }
advised = { $choice }{ $played ->
    [yes] {" "}(played)
   *[no] {""}
}: wins { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($chance_error, minimumFractionDigits: 1, maximumFractionDigits: 1) }), { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($points_error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
advised-hardly = { $choice }{ $played ->
    [yes] {" "}(played)
   *[no] {""}
}: too little looked into to say
advised-exactly = Exactly: { $figures }
advised-more = { $count ->
    [one] One more choice comes after these.
   *[other] { $count } more choices come after these.
}
advised-how = Chances from a search of { $searched ->
    [one] one game
   *[other] { $searched } games
} that goes for the win; points from { $playouts } games played out by rule of thumb. ± is the standard error. They are in the order in which a search for good moves prefers them; the first four were looked into most.
error-no-entry = There is no entry { $given }. Entries are 1 to { $right }.
error-advise-over = The game is over. With --move and the number of an entry (1 to { $right }) I say what that decision was worth.
error-advise-chance = Nobody decides in entry { $number }: chance moves. Take the number of another entry with --move.

# Rules

rule-ruling = Our reading
rule-printed = As printed on the cards
rule-standin = Stand-in

# The game in line mode

person-me = Yours Truly
person-nameless = Somebody
at-the-table = At the table: { $names }.
computers-cards = The cards of computer players are drawn by the program, which says what comes to light. If a computer player takes a card unseen from your pile, leave it there until it is played.
stand-in = Some printed values of this game are stand-ins of ours. Whoever owns the game can enter the real ones: schadenfreude edition new { $game } FILE
kept = The game is kept in { $file }.
hint = Type the number of a choice. "?" explains the choices, "help" lists the commands, "quit" stops and keeps the game.
more-choices = { $count ->
    [one] One more can be typed.
   *[other] { $count } more can be typed.
}
possible = { $count ->
    [one] One of: { $words }.
   *[other] { $count } in one line, each one of: { $words }.
}
prompt = { $name } (1 to { $count }):
prompt-game = Which game (1 to { $count }):
prompt-outcome = { $count ->
    [one] It is:
   *[other] All { $count }, with spaces between:
}
prompt-elsewhere = The game is over, but is not kept. Type a file for it, or Enter to give it up:
hand-over = Hand over to { $name }. { $name }, press Enter.
points = { $name }: { $points ->
    [1] one point
   *[other] { $points } points
}.
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
finished = The game is over. To step through it: { $command }
left = The game is kept in { $file }. To go on: { $command }
input-ended = The input ended in the middle of the game. It is kept in { $file }. To go on: { $command }
interrupted = Interrupted. The game is kept in { $file }. To go on: { $command }
left-behind = What happened last is lost. What was written before is in { $file }. To go on from there: { $command }
not-kept = The game goes on, but is not kept for now. Make room, or type "save" and another file.
saved = Saved in { $file }.
taken-back = Taken back.
odds = { $choice }: { $figures }
explained = { $choice }: { $rules }

typed-help = help
typed-table = table
typed-score = score
typed-log = log
typed-odds = odds
typed-hint = hint
typed-undo = undo
typed-save = save
typed-quit = quit
explain-help = { $typed }: this list.
explain-table = { $typed }: the position.
explain-score = { $typed }: the same.
explain-log = { $typed }: what happened last; with a number, as many events.
explain-odds = { $typed }: the exact chances of each choice, where they are known.
explain-hint = { $typed }: what each choice is worth, best first.
explain-undo = { $typed }: take back your last decision, as long as neither chance nor anybody else has spoken since.
explain-save = { $typed }: save the game; with a file name, a copy of it there.
explain-quit = { $typed }: stop; the game can be resumed.
explain-choice = A choice is made by its number, by what stands in brackets, or by how its text begins.
explain-rule = "?" explains all choices, "? 2" the second one, "?" and the number of a rule that rule.

error-choice-unclear = "{ $given }" may mean several moves. You could type: { $right }.
error-choice-number = { $right ->
    [0] There is nothing to choose by number here.
   *[other] There is no choice { $given }. Choices are 1 to { $right }.
}
error-save-in-between = This deal is not complete; nothing of it is saved yet. Save after it.
error-no-undo = Nothing can be taken back: since your last decision chance or somebody else has spoken, or you have made none since the game was opened.
error-no-odds = Nothing is known exactly about these choices.
hint-quick = This was only a quick look: { $later ->
    [yes] the compiled rules are not ready yet. Ask again in a minute for a closer one.
   *[no] with the compiled rules (install schadenfreude[fast]) it would try far more games.
}
error-no-hint = Nobody has to decide anything here.
error-log-number = "log" takes a number of events, not "{ $given }".
error-elsewhere = One of these cards must be somewhere else already: this does not fit what was typed before. Nothing of it counts. Look again and type it again, or "undo" what was typed last. (A card that a computer player keeps: draw another one in its place.)
