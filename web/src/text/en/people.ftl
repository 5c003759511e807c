# The pages about people and days: what is sent to me, what waits for me.

nav = Main
nav-play = Play
nav-my-turn = My turn
nav-rules = Rules
notifications = Notifications
notifications-about = Nothing is sent unless you switched it on. Everything can be switched off from the message itself.
tell-me = Tell me
by-push = Browser
by-mail = Mail
by-webhook = Webhook
kind-turn = My turn
kind-turn-about = one message for all tables that wait
kind-late = My time runs out
kind-late-about = where a table has a deadline for each turn
kind-sat = Someone sits down at my table
kind-sat-about = while it waits for players
kind-chat = Chat at my tables
kind-chat-about = not while I am at the table
kind-over = A game is over
kind-over-about = with a link to its result
kind-puzzle = Position of the day
kind-puzzle-about = at 8 in the morning, one for each game
one-message = Even if several tables are waiting, you get one message that counts them and links to the queue. Nothing is sent about what you see at the table within a minute.
no-way-offered = This server sends no messages: its operator has not set that up.
no-mail-offered = This server sends no mail: its operator has not set that up.
quiet-hours = Quiet hours
quiet-from = From
quiet-until = Until
quiet-about = { $zone }. Whatever comes in between arrives as one message at { $until }.
quiet-zone-here = Use this device’s zone, { $zone }
quiet-late = “My time runs out” may break the quiet
reminders = Reminders
remind-hours = { $n ->
    [one] when { $n } hour is left
   *[other] when { $n } hours are left
}
reminders-about = They go where “My time runs out” is switched on.
digest = Mail
digest-once = At once
digest-daily = Once a day
digest-weekly = Once a week
digest-once-about = Each message as soon as it is due.
digest-daily-about = At 18:00, and only if something waits.
digest-weekly-about = On Sundays at 18:00, and only if something waits.
where-to = Where to
no-way-yet = Nowhere yet. Choose one or several:
push-add = This browser
push-added = This browser gets messages now.
push-missing = This browser cannot show messages while the page is closed.
push-denied = Your browser forbids messages from this page. Allow them in the settings of the site, beside its address.
mail-add = A mail address
mail-address = Your mail address
mail-ask = Send me the link
mail-asked = A link was sent to { $address }. Follow it, and mail is on.
mail-confirmed = { $address } is confirmed. Mail can be switched on now.
webhook-add = A chat service
webhook-service = Service
webhook-address = Address of the webhook
webhook-secret = Messages are signed with this secret. It is shown only once:
preset-discord = Discord
preset-slack = Slack
preset-matrix = Matrix (hookshot)
preset-ntfy = ntfy
preset-json = Your own program (JSON)
way-paused = Paused: { $why }. Your other channels still work.
way-unconfirmed = Not confirmed yet: follow the link in the mail.
way-used = Last message { $when }
way-unused = Nothing sent yet
test = Test
test-of = Test: { $name }
repair-of = Repair: { $name }
test-sent = A test was sent.
repair = Repair
remove-of = Remove: { $name }
by-table = For each table
tables-wait = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
}
tables-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
nobody-waits = Nobody is waiting for you
nobody-waits-guest = Once you sit at a table, it appears here when it is your turn.
no-tables-yet = You are not seated at any table.
next-deadline = Next deadline: { $when }.
start-with-first = Start with the first
turn-with = { $game }, with { $names }
no-deadline = no deadline
we-wait = We wait for others
look = Look
may-propose-bot = overdue: a bot may be proposed
still = { $left } left
queue-old = As of { $hour }: the list cannot be updated right now. You can look, but not play.
all-done = All done. Nobody is waiting for you.
turn-offer = Let this browser tell you when it is your turn, even with the page closed?
turn-offer-yes = Yes, tell me
turn-offer-no = No, thanks
turn-offer-done = This browser will tell you. You can change that at any time:
my-turn-notify = Find out that it is your turn even when the page is closed: by browser, mail or a chat service.
next-table = { $n ->
    [one] Next: { $game }
   *[other] Next: { $game } ({ $n } wait)
}
left-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
left-hours = { $n } h
left-minutes = { $h ->
    [0] { $m } min
    [one] { $h } h { $m } min
   *[other] { $h } h { $m } min
}
by-today = by { $hour }
by-tomorrow = by tomorrow, { $hour }
by-day = by { $day }, { $hour }
error-no-way = This way no longer exists.
error-bad-target = Messages cannot go to that address.
error-bad-link = This link is no longer valid. Ask for a new one.
error-not-offered = This server does not send messages that way.
error-not-sent = The message could not be sent. Check the address.

## The account

account = Account
account-nobody = You have no name here yet: play as a guest, or log in.
account-gone = Your account has been deleted. Thank you for playing.
keep-games = Keep your games
forgot-password = Forgot the password?
take-along = Take everything with you
take-along-about = One file: your settings, where you are signed in, what you wrote, and your games, the finished ones with their records.
take-along-button = Save the file
delete-account = Delete the account
delete-others = Your games stay for the others, with a nameless seat.
delete-name = Your name, what you wrote and all settings are erased at once, and you are signed out everywhere.
delete-running = { $n ->
    [0] You are not seated at any running table.
    [one] At { $n } running table, a bot plays on for you or the seat becomes free.
   *[other] At { $n } running tables, a bot plays on for you or the seat becomes free.
}
delete-final = It cannot be undone.
delete-word = Type the word “{ $word }”
delete-button = Delete for good
reset-about = If your account has a confirmed mail address, a link for choosing a new password is sent there.
reset-sent = If this account has a confirmed address, a link is on its way. It is valid for a day.
reset-operator = This server sends no mail. Ask its operator for a link for choosing a new password.
reset-choose = Choose a new password
reset-done = { $name }, your password has been changed, and you are signed in here.
new-version = A new version
new-version-about = A new version of this page is available.
new-version-use = Use it now

## What holds at a table

table-rules = { $n ->
    [one] { $n } rule of this table
   *[other] { $n } rules of this table: late, away, leaving
}
table-rule-no-clock = There is no clock: take as long as you like.
table-rule-live = When your time runs out, a bot ({ $bot }) plays for you at once; you can come back at any time.
table-rule-turn = { $hours ->
    [one] You have { $hours } hour for each turn. Then a bot ({ $bot }) plays for you; you can come back at any time.
   *[other] You have { $hours } hours for each turn. Then a bot ({ $bot }) plays for you; you can come back at any time.
}
table-rule-away = If you are away for more than { $wait }, the others may let a bot ({ $bot }) play for you, if more than half of them want it. It stops as soon as you are back.
table-rule-held = While you wait for others you may close the page: once a message calls you, your seat is kept for { $n } minutes.
table-rule-undo = You can take back your own steps as long as nothing has been revealed. Going back further needs everybody’s consent.
table-rule-end = The game ends early only if everybody agrees.
table-rule-watched = Others may watch. They see what everybody at the table sees.
table-rule-unwatched = Nobody may watch.
table-rule-hints = Everybody may ask the coach for hints. Such a game does not count for your skill.
table-rule-no-hints = Among people, the coach gives no hints.
wait-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
wait-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
filters-on = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
my-mail = Mail
my-mail-at = Password reset links, and notices about changes to your account, go to { $address }.
my-mail-none = No confirmed address: if you forget your password, nobody can send you a link.
my-mail-change = Change
my-mail-give = Add an address
take-turn = Play
way-answered = the answer was { $status }

# What was sent
sent-title = What was sent
sent-about = Each attempt of the last 30 days. Only you see this.
sent-nothing = Nothing was sent to you yet.
kind-confirm = Is this address yours?
kind-test = Test
sent-good = Delivered
sent-late = Delivered at attempt { $n }
sent-again = Not yet: { $why }. Next attempt { $when }
sent-failed = { $n ->
    [one] Not delivered: { $why }
   *[other] Not delivered after { $n } attempts: { $why }
}
sent-gone = This browser has ended its subscription and was removed
sent-more = Show { $n } more
sent-less = Show fewer
