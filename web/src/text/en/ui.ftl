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
theme-auto = As the system
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
no-open-tables = Nobody waits at the gate. Open a table, or play bots now.
seats-taken = { $taken } of { $all } seats taken
my-tables = My tables
your-turn = Your turn
table-waiting = Waiting for players
waits-for = Waiting for { $names }.
continue = Continue
open = Open
lately-finished = Lately finished
replay = Replay

## Who is playing

who-are-you = Who are you?
your-name = Your name
nobody-yet = Guest
guest-name = Guest { $n }
use-this-name = Use this name
account-why = A guest plays in this browser alone. With a password your games are yours everywhere.
password = Password
make-account = Make an account
log-in = Log in
log-out = Log out

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
seat-person-about = Free for whoever has the link.
seat-closed-about = Not in this game.
seat-bot-about = A bot plays this seat.
seats-impossible = This game is for { $game }.
rules-from-data = The options of this game
no-options = This game has no options.
pace-how = How you play
pace-none = Without a clock
pace-none-about = Take all the time that you like.
pace-live = Live, { $minutes } min each
pace-live-about = All at the same time. Out of time, a bot plays on for you; you may come back.
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
door-password-about = Whoever knows it may sit down.
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
no-account-needed = No account is needed: whoever opens the link picks a name and sits down.
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
seats-free = { $n ->
    [one] { $n } seat is still free.
   *[other] { $n } seats are still free.
}
all-here = All are here.
what-is-played = What will be played
welcome = welcome
not-welcome = none
read-rules = Read the rules

## The table

table = Table
table-tools = Tools
sections = Sections
players-aside = Players
net-live = Live
net-connecting = Connecting
net-lost = Offline
connection-lost = Connection lost. What you confirmed is safe. Trying again …
try-now = Try now
table-missing = There is no such table.
table-missing-why = Check the code, or ask for the link again.
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
let-bot-play = Let a bot play

## The decision

decision = Decision
options = Options
hot-seat = Now playing: { $name }
working = One moment …
game-over = The game is over.
game-closed = This game was closed.
rules-changed = The rules have changed since this game was played. Its board cannot be shown any more; here is its log.
choose-other = Choose another
all-options = All options
options-on-the-board = { $n ->
    [one] { $n } option on the board, as a list
   *[other] { $n } options on the board, as a list
}
then = Then:
undo = Undo
start-over = { $steps ->
    [one] Back to the beginning ({ $steps } step)
   *[other] Back to the beginning ({ $steps } steps)
}
undo-floor = Nothing can be taken back from here: something was revealed, or another player has acted.
ask-undo = Ask the others to go back
not-now = { $n ->
    [one] Not now: { $n }
   *[other] Not now: { $n }
}
why-not = Not now: { $why }
changed-meanwhile = That is not possible: { $why }

## Votes

vote-undo = { $by } asks to go back to step { $step }. Agreed?
vote-stand-in = { $by } asks: shall a bot play for { $for }?
vote-close = { $by } asks to give the game up together. Agreed?
propose-close = Propose to give the game up

## Log, chat, rules

log = Log
chat = Chat
log-and-chat = Log and chat
no-log = Nothing has happened yet.
no-chat = Nobody has said anything yet.
unread = { $n } new
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
points-by-round = Points in the course of the game
as-table = As a table
rematch = Rematch
watch-replay = Watch the replay
copy-result = Copy the result
download-record = Download the record
back-to-board = Back to the board
rematch-ready = There is a new table for a rematch.
to-rematch = Go there

## The replay

scrubber = Course of the game
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

## Preferences

motion = Movement
motion-off = Off
confirm-when = Ask before an action is sent
confirm-never = Never
confirm-turn = At the end of a turn
confirm-always = Always
pref-sound = A sound when it is my turn
pref-notify = A notification when it is my turn
pref-keys = Single letters and digits as shortcuts
pref-text-view = Play in text, without the board
keys-help = Keys: 1 to 9 choose, D decision, B board, H hand, L log, R rules, X explain, W why not, Ctrl+Z undo, Ctrl+Enter confirm.

## What went wrong

error-bad-message = That was not understood. Please reload the page.
error-illegal = The rules do not allow that.
error-stale = That changed meanwhile. Please look again.
error-not-now = That is not possible at this moment.
error-not-yours = That is somebody else’s to do.
error-floor = That cannot be taken back alone. Ask the others.
error-needed = Something you did later builds on it: take that back first.
error-no-table = There is no such table.
error-no-seat = There is no such seat.
error-full = Nothing is free there any more.
error-password = The password is another one.
error-not-signed-in = Pick a name first.
error-name-taken = This name is taken.
error-bad-login = Name or password is wrong.
error-limit = That was too much at once. Wait a moment.
error-storage = It could not be saved; nothing happened. Try again.
error-restart = The server restarts; your game is safe.
error-origin = This page may not use that server.
error-not-found = There is nothing here.
error-too-large = That is too large.
error-unreachable = The server cannot be reached.

## Names of what a view tells, where the game has no word of its own

view-active = Active player
view-altar-card = Altar card
view-altar-order = Order on the altar
view-amount = Amount
view-aux-used = Auxiliary used
view-banner-sources = Where banners come from
view-banners-to-come = Banners still possible
view-blessing-points = Points for blessings
view-bonus = Bonus
view-bottom = Bottom
view-building = Building
view-built = Built
view-caravan-last = Last caravan
view-caravans-ready = Caravans ready
view-card = Card
view-card-points = Value of the cards now
view-cell = Cell
view-colour = Colour
view-cols = Columns
view-columns = Columns
view-compulsory = Compulsory
view-cost = Cost
view-costs = Costs
view-count = Number
view-day = Day
view-done = Done
view-draw-count = Draw pile
view-drawn = Drawn
view-drawn-count = Cards drawn
view-elder-used = Elder used
view-erected = Erected
view-face-down-count = Number of chosen cards
view-food-due = Food due
view-gate = Gate
view-gauge-last = Last step of the gauge
view-golden-points = Points for golden spaces
view-hand = Hand
view-hand-count = Cards in hand
view-hand-known = Known cards in hand
view-highest-row = Points for the highest scribe
view-id = Name
view-in-play = In play
view-item = Item
view-items = Gifts
view-kind = Kind
view-launched-now = Started now
view-less = Less
view-levite-placed = Levite placed
view-levites-used = Levites used
view-links = Connections
view-made = Made
view-main = Main action
view-main-done = Main action done
view-mode = Goal
view-must = Compulsory
view-number = Number
view-open = Open
view-owner = Owner
view-owners = Owners
view-passed = Passed
view-phase = Phase
view-piles = Piles
view-placed-this-round = Placed this round
view-players = Players
view-plays = Banners after playing
view-points = Points
view-pool = Pool
view-prepare = To prepare
view-prepared = Prepared
view-price = Price
view-produced = Produced
view-prophets = Prophets
view-pyramids = Pyramids
view-resource = Resource
view-revealed = Revealed
view-ring = Ring
view-room = Room
view-round = Round
view-rounds = Rounds
view-row-food = Food of the rows
view-rows = Rows
view-rubble = Rubble
view-scores = Scores
view-scribe = Scribe
view-scribe-done = Scribe done
view-season = Season
view-seat = Seat
view-seats = Players
view-second = Second
view-sectors = Sectors
view-shofar = Shofar
view-side = Side
view-source = Source
view-spent = Spent
view-stages = Stages
view-stepped = Steps taken
view-steps = Silver for a step
view-storage = Storage
view-suitors = Suitors
view-supply = Supply
view-tent-done = Tent done
view-tie-break = Tie-break
view-tile = Tile
view-tiles = Tiles
view-top = Top
view-torah = Torah prices
view-total = Total
view-trader-used = Trader used
view-troubles = Troubles
view-tucked = Tucked cards
view-turn = Turn
view-turned = Turned over
view-unplayed = Not played yet
view-unseen = Not seen yet
view-value = Value
view-wall = Wall
view-wall-bottom = Wall, lower part
view-wall-card = Wall card
view-wall-count = Walls
view-wall-top = Wall, upper part
view-ways = Silver for the way
view-white = White
view-winter = Winter
view-winter-marks = Winter marks
view-won = Won
view-worker-points = Points for workers
view-zone = Before the prophets
