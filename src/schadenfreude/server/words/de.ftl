### Wörter des Servers: seine Seiten, und was er ablehnt.

seat-free = freier Platz

error-no-people = Mindestens ein Platz muss für einen Menschen sein.
error-newer-rules = An diesem Tisch gilt Fassung { $given } der Regeln; dieser Server kennt Fassungen bis { $right }.
error-other-rules = Die Regeln dieses Spiels haben sich geändert, seit hier gespielt wurde. Es kann nicht weitergehen.
error-seat-taken = Da sitzt schon jemand.
error-no-such-seat = Einen Platz { $given } gibt es an diesem Tisch nicht.
error-no-seat = Du hast an diesem Tisch keinen Platz.
error-not-your-turn = Jetzt ist jemand anders dran.
error-late = Das ist schon entschieden. So steht es jetzt.
error-started = Das Spiel hat begonnen.
error-over = Das Spiel ist aus.
error-free-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
error-database = Die Datenbank { $given } ist nicht zu gebrauchen: { $reason }.
error-database-newer = Die Datenbank { $given } stammt von einer neueren Fassung. Die muss installiert werden.
