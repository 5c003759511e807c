## What programs that play by text read, besides the words of the games.

agent-own = You are { $name }.
agent-turn = How a turn goes
agent-position = What you see
agent-since = What has happened since your last choice
agent-options = Options
agent-blocked = Not possible now
agent-answer = Answer with the number of one option, 1 to { $count }, alone on the last line.
agent-wrong = Expected the number of an option, 1 to { $count }, alone on the last line; found "{ $found }". Answer again.
agent-unknown = nothing is certain in advance
agent-ends = after that it is somebody else's turn, or something hidden is shown
agent-possible = This is possible now.
agent-waiting = You have nothing to decide now: waiting for { $names }.
agent-not-begun = The game has not begun: seats are still free, or the table's owner has to start it.
agent-over = The game is over
agent-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
agent-won = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; wins
agent-game = { $title }. game: { $id }. { $own }
agent-about = { $key }: { $title }. { $about } Players: { $counts }
agent-option = { $key }: { $values }; usually { $usual }
agent-levels = Opponents, weakest first: { $levels }
agent-sections = Sections of the rules: { $sections }
agent-more = { $count } more; ask for fewer
agent-best = about { $chance } % to win; the best
agent-close = about { $chance } % to win; as good as the best, or nearly so
agent-behind = about { $chance } % to win; { $behind } points less than with the best
agent-glanced = about { $behind } points less than with the best, judged at first glance only
