# People: profiles, ratings, the leaderboard, and finding somebody to play with.

nav-people = People
leaderboard = Leaderboard
leaderboard-about = { $game } · rated games of all sizes
player = Player
rank = Rank
rating = Rating
rating-about = mean, and margin of 95 %
rating-margin = Margin
rating-and-margin = Rating and margin (95 %)
rating-read = { $games ->
    [one] { $rating }, plus or minus { $margin }, { $games } rated game
   *[other] { $rating }, plus or minus { $margin }, { $games } rated games
}
show-as-table = Show as a table
show-as-curve = Show as a curve
provisional = provisional
fixed-mark = fixed mark
season = Season
season-all = All time
season-quarter = This quarter
people-met = People I played with
board-old = Not updated since { $hour }.
board-empty = Nobody has a settled rating yet. These are the marks to reach:
only-you-see = only you see this
find-person = Find somebody
name-begins = How the name begins
search = Search
nobody-found = Nobody with that name has an account here.
how-to-read = How to read this
how-to-read-band = The line is the rating, the band its margin. Two bands that overlap widely are too close to call. The order follows the lower end of the band, so a few lucky games lift nobody.
how-to-read-bots = Bots neither rise nor fall: they are marks. Where they stand is measured in the arena.
not-ranked-yet = Not ranked yet
not-ranked-rule = It takes ten rated games, and a margin of 100 or less.
games-missing = { $n ->
    [one] { $n } game to go
   *[other] { $n } games to go
}
leave-board = Leave this list
return-board = Return to this list
leave-board-about = You keep your rating; only you see it here.
do-not-show-me = Do not show me
show-me = Show me
your-profile = Your profile
person-gone = This profile is not here
person-gone-about = Nobody with that name has a profile, or it is not shown to you.
person-since = since { $month }
games-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
person-finishes = finishes { $n } % of games
person-speaks = speaks { $languages }
person-plays-at = usually plays { $from } to { $until } h
person-empty = { $name } has not finished a game that you can see.
invite = Invite
invite-to-table = Invite to a table
invite-name = Invite { $name }
invite-about = { $name } finds the invitation under “My turn”, and sees the rules of the table before sitting down.
invited-done = Invited
invite-by-name = Name of somebody with an account
invite-sent = { $name } is invited.
invite-goes-to = { $name } will be invited to it.
invitations = Invitations
invitations-count = { $n ->
    [one] { $n } invitation
   *[other] { $n } invitations
}
invites-you = invites you
decline = No, thank you
tell-when-person = Tell me when { $name } sits down
table-full = All seats are taken
tell-seat-free = Tell me if a seat becomes free
tell-seat-free-done = You will hear when a seat becomes free.
wait-person-set = You will hear when { $name } sits down at an open table.
rated = rated
rating-from-to = Rating: { $before } before this game, { $after } after it
friendly = friendly
rated-choice = Rated
friendly-choice = Friendly
rated-filter = Rated
rated-count = { $n ->
    [one] { $n } rated
   *[other] { $n } rated
}
no-rated-game = no rated game
no-rating-yet = No rated game yet.
no-rating-own = You have not played a rated game yet: choose “rated” for a new table. Games against bots count too.
not-shown-to-you = Not shown to you.
points-from = Where the points come from
points-from-none = It takes three finished games of a kind.
source-read = { $source }: { $own } percent, others { $others }
sources-about = { $n ->
    [one] { $game }, share of all points in { $n } game. The upright line is the others at the same tables.
   *[other] { $game }, share of all points in { $n } games. The upright line is the others at the same tables.
}
sources-differ = More than theirs from { $more }, less from { $less }.
you-and = You and { $name }
you-ahead = you ahead
they-ahead = { $name } ahead
tied-count = { $n } tied
skill-close = By skill: { $n } points a game ±{ $margin }, too close to call.
skill-more = By skill you gained { $n } points a game on { $name }, ±{ $margin }.
skill-less = By skill { $name } gained { $n } points a game on you, ±{ $margin }.
best-games = Best games
best-points = { $game }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
best-points-about = most points
best-played = { $lost } lost per choice
best-played-about = best played
best-fastest = { $game }, { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
best-fastest-about = fastest win
watch-again = Watch
day = Day
with = With
with-you = With you
result = Result
skill = Skill
luck = Luck
replay-of = Watch again: { $game } with { $names }
not-rated = not rated
not-counted = did not count
place-won = won
place-lost = lost
place-given-up = given up
place-of = { $place ->
    [one] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
no-games-shown = No finished games to show.
no-games-filter = No such games.
pages = Pages
page-of = { $page } of { $pages }
newer = Newer
older = Older
what-you-show = What you show
what-you-show-about = Name and emblem are always shown. Games at private tables are shown only to those who were there.
show-on-ratings = Ratings
show-on-games = Games
all-games = All
show-on-hours = Usual hours
show-languages = Languages you speak
show-on-board = On the leaderboard
show-on-near = Listed beside it while I am new
shown-everyone = Everyone
shown-met = People I played with
shown-nobody = Nobody
saved = Saved.

## Finding opponents

find-opponents = Find opponents
tables-open = { $n ->
    [0] No table waits for somebody like you.
    [one] { $n } table waits for somebody.
   *[other] { $n } tables wait for somebody.
}
people-here = { $n ->
    [0] Nobody else is here now.
    [one] { $n } person is here now.
   *[other] { $n } people are here now.
}
i-look-for = I am looking for
find-pace-live = Live
find-pace-days = Over days
find-pace-none = No clock
rating-of-host = Rating of the host
rating-from = Rating, from
rating-to = Rating, to
any = any
any-game = any game
counts-for-ratings = Counts for ratings
find-either = Either
find-rated = Rated
find-friendly = Not
list-old = Not updated since { $hour }.
nobody-at-gate = Nobody is waiting at the gate.
play-bots-now = Play bots now
tables-outside = { $n ->
    [one] { $n } more table is outside what you look for, or not open to you.
   *[other] { $n } more tables are outside what you look for, or not open to you.
}
show-them = Show them
hide-them = Hide them
range-asked = rating { $low }–{ $high }
range-any = any rating
see-and-sit = See and sit down
outside-range = The host asks for a rating other than yours.
outside-finishes = The host asks for people who finish at least { $n } % of their games.
outside-account = Rated: for people with an account.
tell-when-sits = Tell me when someone sits down
tell-when-sits-about = For what you are looking for here. One message for each table, never more than one in 15 minutes.
how-long = For how long
until-hour = 1 hour
until-today = Today
until-always = Always
wait-set = You will hear from us.
you-wait-for = You are waiting for
wait-person = When { $name } sits down
wait-table = Somebody at your table
end-wait = Stop waiting: { $what }
find-a-game = Find a game
rating-of-the-other = Rating of your opponent
seek-how-live = Two players, 20 minutes each. The player who has waited longest is matched first, with the nearest rating that both accept; the range grows by 50 every 20 seconds. The game begins at once.
seek-how-days = Two players, 2 days for each turn. The player who has waited longest is matched first, with the nearest rating that both accept; the range grows by 50 every hour. The game begins at once.
seek-looking = Looking: { $game }, { $pace }
seek-span = Ratings from { $low } to { $high }.
seek-any = Any rating.
seek-others = { $n ->
    [0] Nobody else is looking for the same now.
    [one] { $n } other is looking for the same.
   *[other] { $n } others are looking for the same.
}
seek-stay = Keep this page open.
seek-close = You may close the page: the game will be among your tables.
seek-stop = Stop looking
rated-needs-account = Rated games need an account: ratings have to stay with somebody.
rated-needs-two = A rated game needs at least two players.
rated-one-seat = In a rated game you have one seat.
rated-no-steps = Bots between two levels have no mark on the scale.
rated-no-hints = A table with hints is not rated.
rated-no-edition = A table with the numbers of your own copy is not rated.
friendly-about = Nobody’s rating moves.
rated-about = The result moves everybody’s rating; bots are fixed marks. Nobody tries twice, and leaving counts as coming last.
ask-for = Who may sit down
ask-for-about = measured from your own rating in this game
ask-range = Rating needed to sit down
ask-finishes = Finished games needed to sit down
any-rating = any rating
ask-finishes-90 = finishes 90 %
ask-finishes-any = anybody
table-rule-rated = This game is rated: the result changes everybody’s rating. You can undo your own steps only until something is revealed. A player who leaves, or is still away at the end, counts as last; if a stand-in made more than a third of somebody’s decisions, nobody’s rating changes.
table-rule-range = The host asks for a rating from { $low } to { $high }.
table-rule-finishes = The host asks for people who finish at least { $n } % of their games.
kind-invite = Somebody invites me
kind-invite-about = to a table, by name
kind-wait = Somebody I am waiting for sits down
kind-wait-about = what you asked for under “Find opponents”
error-nobody = Nobody with that name has an account here.
error-rated = A rated game does not allow that.
error-account = That needs an account: rated games, profiles and invitations.
error-range = The host of this table is looking for somebody else.
