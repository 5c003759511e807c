# Words of the client itself; those of the games are served from the text package.

## Everywhere

close = Close
yes = Yes
no = No
all = All
nothing = –
copied = Copied
loading = One moment …
language = Language
language-en = English
language-fr = Français
language-pl = Polski
theme = Theme
theme-auto = Same as system
theme-light = Light
theme-dark = Dark
settings = Settings
rules = Rules
game = Game
games = Games
you = you
you-nav = You
player-n = Player { $n }
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-between = { $least }–{ $most } players
points = Points
seats = Seats
pace = Pace
spectator = Spectator
spectators = Spectators
skip-to-decision = Skip to the decision

## The lobby

claim = Games about building.
claim-invite = Pull up a chair.
claim-free = Free, open source, no sign-up: pick a name and play, with friends or against bots.
side = Your games
play-now = Play now against bots
play-now-short = Play now
play-now-game = Play now: { $game }
bots = Bots
fewer-bots = Fewer bots
more-bots = More bots
strength = Strength
level-random = Random
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-master = Master
level-step = { $level } −{ $lapses }
start-playing = Start playing
new-table = New table
rules-of = Rules of { $game }
join-with-code = Join with a code
table-code = Code or link of the table
join = Join
join-how = Ask the host for the code, or open the link that was sent to you.
open-tables = Open tables
filter = Which games
watch = Watch
no-open-tables = Nobody is waiting at the gate. Open a table, or play bots now.
seats-taken = { $taken } of { $all } seats taken
my-tables = My tables
your-turn = Your turn
table-waiting = Waiting for players
waits-for = Waiting for { $names }.
continue = Continue
open = Open
lately-finished = Recently finished
replay = Replay

## Who is playing

who-are-you = Who are you?
your-name = Your name
nobody-yet = Guest
guest-name = Guest { $n }
use-this-name = Use this name
account-why = As a guest you can play in this browser only. With a password, your games are yours everywhere.
password = Password
make-account = Make an account
log-in = Log in
log-out = Log out
signed-in-where = Where you are signed in
this-device = This device, now
last-used = Last used { $when }
device-unknown = Unknown device
sign-out = Sign out
sign-out-of = Sign out: { $device }
sign-out-others = Sign out everywhere else
sign-out-everywhere-ask = Sign out everywhere …
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-sure = { $n ->
    [0] This is the only browser in which you are signed in. You will need your password to get back in. Keys for programs stay valid.
    [one] You will be signed out in this browser and in one other. You will need your password to get back in. Keys for programs stay valid.
   *[other] You will be signed out in this browser and in { $n } others. You will need your password to get back in. Keys for programs stay valid.
}
place-new = new place
place-new-about = Not you? Sign out there, and change the password.
place-local = the server’s own network
change-password = Change the password
password-now = Current password
password-new = New password
password-how = At least { $n } characters. Long is better than clever: four words are fine.
change-password-about = Everybody who is signed in with the old password will be signed out.
password-changed = Password changed; you are signed out everywhere else.
tokens = Keys for programs
tokens-about = A program with such a key plays in your name. It cannot change your password or sign you out.
token-since = Made { $when }
token-void = Revoke
token-void-of = Revoke: { $name }
token-name = What is it for?
token-new = New key
token-once = Save it now: it is shown only once.
copy = Copy
guest = guest

## A new table

new-table-about = Everything has a good default: you can open it right away.
seats-about = Colour, shape and pattern stay with the seat.
who-sits = Who sits at seat { $n }
seat-me = Me
seat-me-too = Me too, at this device
seat-person = A person
seat-closed = Closed
seat-bot = Bot: { $level }
seat-me-about = You play this seat.
seat-person-about = Free for anyone who has the link.
seat-closed-about = Not in this game.
seat-bot-about = A bot plays this seat.
seat-bot-step-about = In { $lapses } of 100 choices it plays like { $below }.
fine-strength = Strength of the bot in seat { $n }
seats-impossible = This game is for { $game }.
rules-from-data = The options of this game
no-options = This game has no options.
pace-how = How you play
pace-none = Without a clock
pace-none-about = Take all the time you like.
pace-live = Live, { $minutes } min each
pace-live-about = Everybody plays at the same time. If your time runs out, a bot plays on for you; you may come back.
pace-turn = { $hours ->
    [one] Turn by turn, { $hours } hour each
   *[other] Turn by turn, { $hours } hours each
}
pace-turn-about = Answer when you can.
minutes = Minutes
hours = Hours
door = Door
who-may-join = Who may join
door-link = Only with the link
door-link-about = Not listed anywhere.
door-open = Open table
door-open-about = Shown in the lobby; first come, first seated.
door-password = With a password
door-password-about = Anyone who knows it may sit down.
spectators-welcome = Spectators welcome
spectators-about = They see what everybody may see.
summary = Summary
open-table = Open the table
fill-and-start = Fill with bots and start
open-table-about = You get a link to send.

## The waiting room

gate-open = The gate is open
send-link = Send this link
copy-link = Copy link
no-account-needed = No account is needed: anyone who opens the link picks a name and sits down.
waiting-for-person = Waiting for a person …
seat-free-note = free
seat-bot-note = bot, { $level }
host = host
away = away
online = at the table
sit-here = Sit here
sit-too = Play this seat too
seat-a-bot = Seat a bot
free-seat = Free the seat
free-seat-of = Free the seat: { $name }
start-game = Start the game
start-with-bots = Start with bots now
colon = { $first }: { $second }
seats-free = { $n ->
    [one] { $n } seat is still free.
   *[other] { $n } seats are still free.
}
all-here = Everybody is here.
what-is-played = What will be played
welcome = welcome
not-welcome = none
read-rules = Read the rules

## The table

table = Table
table-tools = Tools
players-aside = Players
net-live = Live
net-connecting = Connecting
net-slow = Slow
net-lost = Offline
connection-lost = Connection lost. What you confirmed is safe. Trying again …
connection-lost-in = Connection lost. What you confirmed is safe. Trying again in { $n } s.
back-again = { $n ->
    [0] Back. Nothing happened meanwhile.
    [one] Back. { $n } step was played.
   *[other] Back. { $n } steps were played.
}
not-saved-yet = Your move could not be saved yet. Trying again …
try-now = Try now
table-missing = There is no such table.
table-missing-why = Check the code, or ask for the link again.
page-missing = There is no such page.
page-missing-why = The address may be mistyped, or the page has moved. The lobby leads to everything.
table-locked = This table has a password.
to-lobby = To the lobby
to-table = To the table
show-board = Show the board
show-text = Show as text
title-your-turn = ● Your turn · { $game }
first-player = Start player
acting = to act
time-left = Time left
bot-plays = A bot plays here ({ $level }).
play-again-myself = Play again myself
is-away = { $name }: away
is-waited-for = Away; { $time } left to come back.
let-bot-play = Let a bot play

## The decision

decision = Decision
options = Options
hot-seat = Now playing: { $name }
working = One moment …
game-over = The game is over.
game-closed = This game ended early.
closed-vote = It was given up.
closed-steps = It went on too long without an end, and was stopped.
closed-rules = The rules have changed since then; it cannot be continued.
closed-other = It has no result.
rules-changed = The rules have changed since this game was played. Its board can no longer be shown; here is its log.
all-options = All options
then = Then:
undo = Undo
start-over = { $steps ->
    [one] Back to the beginning ({ $steps } step)
   *[other] Back to the beginning ({ $steps } steps)
}
undo-floor = Something was revealed, or another player has acted: you can no longer take it back alone.
ask-undo = Ask the others to go back
not-now = Why not? ({ $n })
why-not = Not now: { $why }
changed-meanwhile = That is not possible: { $why }

## Votes

vote-undo = { $by } asks to go back to step { $step }. Agreed?
vote-stand-in = { $by } asks: should a bot play for { $for }?
vote-close = { $by } asks to give the game up together. Agreed?
vote-open = A vote is open
propose-close = Propose to give the game up
propose-close-alone = Give the game up
propose-close-sure = Really give the game up?

## Log, chat, rules

log = Log
chat = Chat
log-and-chat = Log and chat
no-log = Nothing has happened yet.
no-chat = Nobody has said anything yet.
unread = { $n } new
chat-new-since = New since your last visit
write-table = Write to the table …
write-gallery = Write to the other spectators …
send = Send
open-rule = Open rule { $rule }
rules-section = Go to a section
search-rules = Search the rules
rules-found = { $found } of { $all }

## The end

wins = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
tie-decided = Equal points; the tie-break decides: { $what } { $n }.
tie-break = Tie-break: { $what }
total = Total
source = Source
where-points-from = Where the points come from
points-by-round = Points over the course of the game
goal-reached = How much of the goal is reached, out of 100
goal-by-round = The goal over the course of the game
no-points-from = Nothing for anyone: { $what }.
points-before = Before the final scoring
as-table = As a table
rematch = Rematch
watch-replay = Watch the replay
copy-result = Copy the result
download-record = Download the record
to-result = Show the result
back-to-board = Back to the board
play-on-from-here = Play on from here
rematch-ready = There is a new table for a rematch.
to-rematch = Go there

## The replay

scrubber = Timeline of the game
move-of = Move { $step } of { $steps }
link-here = Link to this move
first-step = To the beginning
previous-step = One move back
next-step = One move forward
last-step = To the end
play = Play
pause = Pause
speed = Speed
seen-as = Seen as
save-position = Save this position
save-position-about = The position becomes a file that can be run again. Add a sentence on what you expected, and it is a bug report.
save-position-dealt = What your seat cannot know is dealt again in the file.
save-position-expected = What did you expect? (optional)
save-position-do = Save the file
save-position-failed = The position could not be saved.

## Preferences

motion = Movement
motion-off = Off
confirm-when = Ask before an action is sent
confirm-never = Never
confirm-turn = At the end of a turn
confirm-always = Always
pref-sound = Sounds: my turn, reveals, building, coins, chat
pref-notify = A notification when it is my turn
pref-keys = Single letters and digits as shortcuts
pref-digits = Show the digits on the pieces
pref-text-view = Play in text, without the board
keys-help = Keys: 1 to 9 choose, D decision, B board, H hand, L log, R rules, X explain, W why not, K hint, Ctrl+Z undo, Ctrl+Shift+Z redo, Ctrl+Enter confirm. While others’ moves are shown, Space pauses, comma and full stop step back and forward, A shows them again.

## What went wrong

error-bad-message = That was not understood. Please reload the page.
error-illegal = The rules do not allow that.
error-stale = That has changed in the meantime. Please look again.
error-not-now = That is not possible at this moment.
error-not-yours = That is not yours to do.
error-floor = You cannot take that back alone. Ask the others.
error-grace = They may still come back. Wait until their time is up.
error-sure = This ends the game at once. Please confirm.
error-needed = A later step depends on it: undo that first.
error-no-table = There is no such table.
error-no-seat = There is no such seat.
error-full = There is no free seat left.
error-password = Wrong password.
error-not-signed-in = Pick a name first.
error-name-taken = This name is taken.
error-bad-login = Wrong name or password.
error-short-password = A password needs { $least } characters or more. Four words are fine.
error-common-password = Anyone guessing would try this password first. Use a few words of your own.
error-limit = That was too much at once. Wait a moment.
error-busy = You are asking for more than the server allows. Wait a moment, then try again.
error-no-hints = There are no hints at this table.
error-no-hint = No hint right now; the game continues.
error-no-puzzle = This choice cannot become a puzzle: no option is clearly best, or the game began at a prepared position.
error-storage = The server’s storage does not answer; nothing has changed. Try again.
error-unreadable = This table was written by a newer version of the server.
error-no-session = This session has already ended.
error-no-token = This key has already been revoked.
error-restart = The server is restarting; your game is safe.
error-origin = This page may not use that server.
error-not-found = There is nothing here.
error-too-large = That is too large.
error-unreachable = The server cannot be reached.

# One screen

own-things = Your pieces
as-a-list = As a list
more-options = more ({ $n })
undo-step = Undo: { $what }
redo-step = Redo: { $what }
final-reveals = Cannot be undone: something hidden is shown
final-turn = Then it is the others’ turn
hint-press = Press what is lit.
hint-press-twice = Press what is lit; press again to confirm.
help-here = Options and reasons
and-more = and { $n } more
pane-told = Happening now
pane-since = Since your turn
pane-confirm = If you confirm
pane-options = Options
pane-guide = Guide
pane-blocked = Not now

# Telling

telling = What happens
told-to-my-turn = Skip to my turn
told-to-now = Skip to now
told-catch-up = Catch up
told-back-one = Back one step
told-replay = Further back: replay
told-pause = Pause
told-play = Go on
told-next = Next step
told-step = step { $n } of { $all }
told-pace = Pace: { $pace }
told-more = { $n ->
    [one] { $n } more step
   *[other] { $n } more steps
}
told-again = Show it again
told-several = { $first }, and { $n ->
    [one] { $n } more step.
   *[other] { $n } more steps.
}
told-took-back = { $name } takes something back.
pace-offer = You know your way around: show other players’ moves faster?
pace-offer-yes = Faster
pace-offer-no = As now
told-you = { $name } (you)
told-table = The table
told-opponent = The opponent
told-scoring = Final scoring
told-scored = { $what }: { $each }.
told-scored-seat = { $name } +{ $n }
told-change = { $who }: { $what } { $before } to { $after }.
told-turn = { $name }, { $n ->
    [one] { $n } step
   *[other] { $n } steps
}: { $what }
told-long = A lot has happened: { $n ->
    [one] { $n } step.
   *[other] { $n } steps.
}
told-long-why = You can look at everything again later, in the list or in the replay.
told-back = Since your move, { $when }: { $names } played, { $n ->
    [one] { $n } step.
   *[other] { $n } steps.
}
told-back-start = Since the game began, { $when }: { $names } played, { $n ->
    [one] { $n } step.
   *[other] { $n } steps.
}
told-back-why = The board shows the position you left.
told-main = The main things ({ $n })
told-all = Everything ({ $n })
told-tell-it = Show it
told-what-changed = What changed
told-nothing-changed = No number has changed.
count-vp = Points
count-thaler = Talers
count-helper = Helpers
count-gauge = Gauge
count-cards = Cards
count-caravans = Caravans
count-workers = Workers
telling-pace = Showing other players’ moves
pace-off = off
pace-fast = fast
pace-normal = normal
pace-slow = slow
pace-hand = by hand
sound-offer = Play with sounds?
sound-yes = Yes, with sounds
sound-no = No
log-fold = { $n ->
    [one] { $n } more line
   *[other] { $n } more lines
}

# First minutes

bot-names = Ambrose, Bertille, Cuthbert, Dorothy, Edmund, Felicity, Godfrey, Hester, Ignatius, Juniper, Leopold, Mathilda
short-code = Code
short-code-how = Read it out: it can be typed in on the first page.
invited = You are invited
invited-by = { $name } invites you
name-seen = No account is needed. Everybody at the table sees this name.
at-this-table = At this table
code-unknown = No table with this code is waiting for players. Check the code, or ask for the link.
solo = Solo
