### Words that all parts share: errors, and reasons that hold in every game.

error-language = There is no language "{ $given }". There are: { $right }.
error-unknown-game = There is no game "{ $given }". There are: { $right }.
error-unknown-option = { $game } has no option "{ $given }". There are: { $right }.
error-option-value = The option { $option } cannot be "{ $given }". It can be: { $right }.
error-players = { $game } is for { $low } to { $high } players, not for { $given }.
error-unclear-move = "{ $given }" is no move I can read. You could type: { $right }.
error-ambiguous-move = "{ $given }" can mean several moves: { $right }.
error-unclear-outcome = "{ $given }" cannot come up here. Possible: { $right }.
error-number-of-outcomes = That is { $given }; this throw or deal has { $right }. Nothing is taken, type it again.
error-range = { $name } cannot be { $given }; it can be { $low } to { $high }.
error-simulated-player = A simulation has no player "{ $given }". There are: { $right }.
error-not-to-move = Seat { $seat } is not to move here.
error-no-numba = This needs the compiled rules: install schadenfreude[fast].

error-record-large = The record is larger than { $right } characters.
error-record-empty = The file is empty. Take the whole file, as it was written.
error-record-other = This is no record of a game: nothing in it says which game it was, who played and what happened.
error-record-json = Line { $line }: here the file breaks off, or goes on as no record does (records are JSON). Take the whole file, as it was written.
error-record-missing = Line { $line }: the record lacks "{ $key }".
error-record-key = Line { $line }: a record has no "{ $key }". It has: { $right }.
error-record-twice = Line { $line }: "{ $key }" stands here for the second time.
error-record-format = Line { $line }: this is record format { $given }; I read format { $right }.
error-record-kind = Line { $line }: "{ $key }" must be { $right ->
    [text] a text in quotation marks
    [number] a whole number
    [texts] a list of texts: in square brackets, each in quotation marks
   *[object] a list of names and values in braces
}.
error-record-version = Line { $line }: played with version { $given } of the rules of { $game }; I know versions up to { $right }.
error-record-entry = Line { $line }: "{ $given }" is no entry. An entry is "<seat>: <move>" or "chance: <outcome> ...".
error-record-after-end = Line { $line }: "{ $given }" comes after the end of the game.
error-record-mover = Line { $line }: it is the turn of { $right }, not of { $given }.
error-record-too-much = Line { $line }: "{ $given }" holds more than one throw or deal.
error-record-too-little = Line { $line }: "{ $given }" breaks off in the middle of a throw or deal.
error-record-illegal = Line { $line }: "{ $given }" is not legal: { $reason }
error-record-unclear = Line { $line }: { $reason }

error-edition-none = { $game } has no editions: nothing in it is a stand-in.
error-edition-large = Line { $line }: the edition is larger than { $right } characters.
error-edition-toml = Line { $line }: this is not TOML ({ $reason }).
error-edition-game = Line { $line }: this is an edition for "{ $given }", not for { $right }.
error-edition-name = Line { $line }: the name of an edition is 1 to { $right } printable characters.
error-edition-twice = Line { $line }: "{ $entry }" stands here for the second time.
error-edition-same-name = Line { $line }: this edition is not "{ $given }" any more; give it a name of its own.
error-edition-missing = Line { $line }: "{ $entry }" is missing.
error-edition-key = Line { $line }: an edition has no "{ $entry }". Here it has: { $right }.
error-edition-kind = Line { $line }: "{ $entry }" must be { $right ->
    [table] a table
    [list] a list
    [text] a text
   *[number] a whole number
}.
error-edition-length = Line { $line }: "{ $entry }" has { $given } entries; right would be { $right }.
error-edition-value = Line { $line }: "{ $entry }" cannot be "{ $given }". It can be: { $right }.

why-game-over = The game is over.
why-chance-first = Chance has to speak first.
why-no-such-move = There is no such move.
