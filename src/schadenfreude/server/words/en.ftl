### Words of the server: its pages, and what it refuses.

seat-free = free seat

error-no-people = At least one seat must be for a person.
error-newer-rules = This table plays version { $given } of the rules; this server knows versions up to { $right }.
error-other-rules = The rules of this game have changed since this table was played. It cannot go on.
error-seat-taken = Somebody else sits there already.
error-no-such-seat = There is no seat { $given } at this table.
error-no-seat = You have no seat at this table.
error-not-your-turn = It is somebody else's turn.
error-late = That has been decided already. Here is how things stand now.
error-started = The game has started.
error-over = The game is over.
error-free-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
error-database = The database { $given } cannot be used: { $reason }.
error-database-newer = The database { $given } was made by a newer version. Install that one.
