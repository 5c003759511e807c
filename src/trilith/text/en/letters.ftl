## What is sent to people who are not at the table: mail, push, webhooks.

letter-turn = Your turn: { $game }
letter-turns = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
letter-late = Your time is running out: { $game }
letter-seat = A seat for you: { $game }
letter-puzzle = Today’s positions are here
letter-news = { $count ->
    [one] News from your table
   *[other] News from { $count } of your tables
}
letter-line-turn = { $game }, with { $others }.
letter-line-turn-until = { $game }, with { $others }: by { $hour }{ $day }.
letter-line-alone = { $game }.
letter-line-alone-until = { $game }: by { $hour }{ $day }.
letter-line-sat = { $who } sat down at your table: { $game }.
letter-line-wait = { $who } sat down at a table with room for you: { $game }.
letter-line-room = A seat is free at a table you are waiting for: { $game }.
letter-line-invite = { $who } invites you to a table: { $game }.
letter-line-chat = { $who } wrote at the table: { $game }.
letter-line-over = The game is over: { $game }, with { $others }.
letter-line-puzzle = One for each game: find the best move.
letter-day = { " " }on { $day } { $month }
letter-month-1 = January
letter-month-2 = February
letter-month-3 = March
letter-month-4 = April
letter-month-5 = May
letter-month-6 = June
letter-month-7 = July
letter-month-8 = August
letter-month-9 = September
letter-month-10 = October
letter-month-11 = November
letter-month-12 = December
letter-open = Open
letter-off-this = Switch off messages of this kind:
letter-off-all = Switch off all mail from Trilith:
letter-test = This is a test. Messages from Trilith arrive here.
letter-confirm-title = Is this your address?
letter-confirm = { $who } wants to receive messages from Trilith at this address. If that is you, follow the link.
letter-confirm-else = If not, do nothing: no more messages will come.
letter-confirm-button = Yes, this is my address
letter-off-ask-title = Switch off mail?
letter-off-ask = You will get no more mail. Your other notifications stay as they are; the address is kept in case you forget your password.
letter-off-this-ask-title = Switch off mail of this kind?
letter-off-this-ask = No more mail about: { $kinds }. Everything else stays as it is.
letter-off-button = Switch off
letter-off-done-title = Switched off
letter-off-done = You will get no more mail.
letter-off-this-done = No more mail will come about: { $kinds }.
letter-kind-turn = your turn
letter-kind-late = your time running out
letter-kind-invite = invitations
letter-kind-sat = somebody at your table
letter-kind-wait = somebody you are waiting for
letter-kind-chat = chat
letter-kind-over = the end of a game
letter-kind-puzzle = the position of the day
letter-reset-title = A new password
letter-reset = Somebody asked for a new password for your account. If that was you, use this link within a day to choose one.
letter-reset-else = If it was not you, do nothing: the old password stays valid.
letter-reset-button = Choose a new password
letter-report-title = A report is waiting
letter-report = Somebody has reported another player. Here is what was said:
letter-report-else = You get this because your server has no moderators. Name some with “trilith admin role”.
letter-report-button = Look at the report
letter-password-title = Your password was changed
letter-password = The password of your account at Trilith was changed, and everybody else was signed out.
letter-password-else = If it was not you, use this link now to choose a new one.
letter-password-button = Choose a new password
letter-deleted-title = Your account was deleted
letter-deleted = Your account at Trilith was deleted, with your name and your settings.
letter-deleted-else = This is the last message to this address.
letter-deleted-button = To Trilith
letter-place-title = A login from a new place
letter-place = Somebody signed in to your account at Trilith from a new place: { $device ->
    [none] unknown device
   *[other] { $device }
}, { $network ->
    [local] the server’s own network
   *[other] { $network }
}{ $country ->
    [none] { "" }
   *[other] { " " }({ $country })
}.
letter-place-else = If that was you, there is nothing to do. If not, sign out everywhere and change the password.
letter-place-button = See where you are signed in
