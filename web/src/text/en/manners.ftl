# Manners: not reading, not meeting, reporting; and what moderators do.

menu-of = { $name }: mute, block, report
cancel = Cancel
mute = Mute
unmute = Read again
muted = muted
mute-about = you will not read them, here or anywhere; they are not told
profile = Profile
profile-about = games, ratings
challenge = Invite to a table
challenge-about = one of your tables, or a new one
block = Block
unblock = Unblock
blocked = blocked
block-about = no invitations, no open tables together; a running game continues
report = Report
report-of = Report { $name }
report-about-short = to the moderators
report-about = They are not told who reported. A moderator sees the lines you mark and ten around them, nothing else.
report-person-about = They are not told who reported. A moderator sees what you write here, and nothing of your games.
report-what = What is it about?
report-insult = Insult
report-stalling = Leaves or stalls
report-name = Name
report-help = Help from outside
report-other = Something else
report-lines = Which lines?
report-words = In your words, if you like
report-mute = Also mute them for me now
report-send = Send the report
report-after = You will hear when somebody has looked at it. Is someone’s life in danger? Call the emergency number of your country.
report-sent = Thank you. The moderators will look at it, and you will hear from them.
line-hidden = hidden: several people have reported this line
blocked-here = Somebody you have blocked is at this table: { $names }. You can still play together here.

error-silenced = Moderators have decided that you may not write for a while.
error-no-open-tables = Moderators have decided that you may sit only at private tables for a while.
error-closed = Moderators have closed this account. Write to the operator of this server if you object.
account-closed = Moderators have closed this account
account-you = You
closed-reason = Their reason: { $reason }
closed-objected = You have objected. Another moderator is looking at it; sign in again to read the answer.
closed-answer = You have objected, and another moderator has answered: { $reason }
error-not-allowed = This server does not allow that name.
error-no-person = That person is not here.
error-no-case = This is no longer here.
error-taken = Another moderator has just taken this case.
error-reason = Give a reason of at least three letters.
error-renamed = A name can be changed once every 30 days.

## The account

change-name = Change the name
name-changed = You are { $name } now.
names-free = Free:
name-rule = Once every 30 days. Nobody else can take your old name for 90 days.
emblem = Emblem in lists (at a table it is the seat’s)
emblem-0 = Blue lozenge
emblem-1 = Red circle
emblem-2 = Yellow square
emblem-3 = Green triangle
people-muted = People you mute or block
nobody-muted = Nobody. Use the menu on a name at a table.
let-go-of = No longer mute or block { $name }
from-moderators = From the moderators
new-words = { $n ->
    [one] A word from the moderators waits for you
   *[other] { $n } words from the moderators wait for you
}
read-them = Read
word-looked = A moderator has looked at your report and decided.
word-warning = A warning.
word-silent = You may not write until { $until }. You can still play.
word-no-open = You may sit only at private tables until { $until }.
word-rename = Your name was removed. Please choose another one.
word-close = Your account has been closed.
word-upheld = Your objection was considered: the decision stands.
word-lifted = Your objection was considered: the decision is lifted.
object = Object
object-about = Once. Another moderator answers.
object-words = Why you object
object-send = Send the objection
object-sent = Your objection is on its way. Another moderator will answer.

## The moderators' page

moderation = Reports
moderation-head = { $n ->
    [0] Nothing open
    [one] { $n } open, waiting for { $oldest }
   *[other] { $n } open, the oldest waits for { $oldest }
}
moderation-sees = you see only what a report is about
moderation-none = Nothing to do. Thank you.
moderation-not = This page is for moderators.
moderation-today = { $n ->
    [0] Nothing decided in the last 24 hours.
    [one] { $n } case decided in the last 24 hours.
   *[other] { $n } cases decided in the last 24 hours.
}
case-against = against { $name }
case-by = by { $names }
case-table = table { $table }
case-earlier = { $n ->
    [0] nothing decided about this person before
    [one] decided about once before
   *[other] decided about { $n } times before
}
case-taken = { $name } has just taken this case.
case-own = This is about you: another moderator decides.
case-reported = You reported this yourself: another moderator decides.
case-at-table = You sit at this table: another moderator decides.
case-asked = { $name } wants this account closed. A second moderator has to agree.
case-lines = The reported lines, and ten around them:
case-no-lines = No lines were marked.
case-show = Show
case-no-words = no words
former-player = a former player
what-follows = What follows
what-nothing = Nothing
what-nothing-about = those who reported will hear
what-warning = Warning
what-warning-about = with your reason
what-silent = { $days ->
    [one] Silent for { $days } day
   *[other] Silent for { $days } days
}
what-silent-about = plays on, no chat
what-no-open = { $days ->
    [one] No open tables for { $days } day
   *[other] No open tables for { $days } days
}
what-no-open-about = private ones stay
what-rename = Name must change
what-rename-about = taken away at once
what-close = Close the account
what-close-about = needs a second moderator
reason-told = Reason, shown to the person and kept in the log
decide = Do it and notify everyone concerned
leave-case = Leave it to someone else
decided-told = Done. Everyone concerned has been told.
decided-asked = Noted. A second moderator has to agree.
moderation-rules = Closing an account needs a second moderator. The person may object once; another moderator answers.
moderation-keys = Keys: J and K go from case to case, 1 to 9 choose what follows, Ctrl+Enter does it.
moderation-log = Log
moderation-log-about = never changed, only added to
log-empty = Nothing yet.
log-operator = the operator
log-nothing = { $about }: nothing
log-warning = { $about }: warning
log-silent = { $about }: silent until { $until }
log-no-open = { $about }: no open tables until { $until }
log-rename = { $about }: name taken away
log-close = { $about }: account closed
log-close-asked = { $about }: closing proposed
log-objection = { $about } objects
log-upheld = { $about }: objection considered, decision stands
log-lifted = { $about }: decision lifted
objections = Objections
objection-of = { $name } objects
objection-mine = You decided this: another moderator answers.
uphold = The decision stands
lift = Lift the decision

nav-moderation = Reports
nav-operator = Operator

## The operator's page

operator-page = The server
operator-not = This page is for the operator of this server.
megabytes = { $n } MB
milliseconds = { $n } ms
op-old = This is as of { $when }.
op-look = (needs a look)
op-all-well = all is well
op-none-yet = none yet
op-failed = failed
op-restored = restored and read
op-no-backups = switched off
op-figures = All figures
op-health = Health
op-state = State
op-version = Version
op-database = Database
op-since = Running since
op-load = Load
op-sockets = Open sockets
op-tables-open = Tables in memory
op-half = Half of all changes within
op-most = 99 of 100 within
op-writes_waiting = Changes to be saved
op-loads_waiting = Tables to be loaded
op-replays_waiting = Games to be replayed
op-turns_waiting = Requests waiting their turn
op-passwords_waiting = Passwords to be checked
op-letters_waiting = Letters to be sent
op-bot_questions_waiting = Bots waiting to think
op-holds = Tables and people
op-waiting = Tables waiting for players
op-playing = Tables in play
op-over = Finished games
op-closed = Closed games
op-accounts = Accounts
op-guests = Guests
op-today = People seen in 24 hours
op-abuse = Abuse
op-refused = Refused: over budget
op-cut-off = Cut off: did not read
op-turned-away = Turned away at the door
op-timed-out = Timed out
op-reports = Reports open
op-moderators = Are there moderators?
op-words = Words on the list
op-storage = Storage
op-size = On disk
op-lines = Lines of games
op-chat = Lines of chat
op-saving = Saving
op-outbox = Outbox
op-notices = Notices waiting
op-letters = Letters waiting
op-sent = Sent
op-failed-word = Failed
op-paused = Ways paused
op-attempt = { $way }, last 24 hours: { $what }
op-attempt-answered = { $way }, last 24 hours: { $what } ({ $status })
op-attempt-sent = delivered
op-attempt-again = to be tried again
op-attempt-failed = not delivered
op-attempt-gone = subscription ended
op-by-mail = Mail
op-by-push = Browser
op-by-webhook = Webhooks
op-backups = Backups
op-backup-last = Last good one
op-backup-check = Last check
op-backup-kept = Kept

## Play over days

vacation = Vacation
vacation-about = Your deadlines are paused while you are on vacation, and the others can see it.
vacation-left = { $left } of { $days } days are left this year.
vacation-from = From
vacation-until = Until
vacation-save = Save the vacation
vacation-saved = Saved. Your tables know about it.
vacation-span = { $first } to { $last }
vacation-end-of = No vacation from { $first }
vacation-not = Whole days, from tomorrow on. Not at live tables, and not where you are already late.
error-vacation = That is not possible: a vacation is whole days from tomorrow on, no more than you have left, and none twice.
on-vacation-until = on vacation until { $day }
overdue = late
paused-until = paused, { $when }
propose-pause = Propose a pause for all:
propose-go-on = Propose to continue now
vote-pause = { $days ->
    [one] { $by } asks for a pause of { $days } day. Nobody’s time runs then. Agreed?
   *[other] { $by } asks for a pause of { $days } days. Nobody’s time runs then. Agreed?
}
vote-go-on = { $by } asks to end the pause now. Agreed?
late-what = If somebody is late
late-wait = Late: the table waits
late-bot = Late: a bot plays
hours-night = Clocks are paused from 22:00 to 8:00
hours-weekend = Clocks are paused at the weekend
hours-zone = by the clocks of { $zone }
table-rule-late = { $hours ->
    [one] You have { $hours } hour for each turn. Then you are late, but nothing is played for you.
   *[other] You have { $hours } hours for each turn. Then you are late, but nothing is played for you.
}
table-rule-away-late = When you are late for more than 24 hours, the others may let a bot ({ $bot }) play for you, if more than half of them want it. It stops as soon as you are back.
table-rule-night = Nobody’s time runs from { $from } to { $until } ({ $zone }).
table-rule-weekend = Nobody’s time runs on Saturday and Sunday ({ $zone }).
table-rule-vacation = On vacation, up to 21 days a year, your clock is paused, and everyone sees until when.
table-rule-pause = All players together can agree on a pause.
