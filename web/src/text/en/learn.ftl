# Words around learning: explanations, the guide, tips, the summary of a turn, the story of a game.

explain-rules = Rules
level-guide = Guide

learn-by-playing = Learn by playing
learn-game = Learn by playing: { $game }
first-time = New to { $game }? Learn by playing
guide = Your first game
guide-of = { $n } of { $all }
guide-what = What
guide-why = Why
guide-waits = Waiting for you
guide-free = Nothing is played for you. If you do something else, the guide carries on from there.
guide-between = Carry on as you like.
guide-others = The others are at work.
guide-next = Next: { $title }.
guide-back = Back
guide-on = Go on
guide-skip = Skip this step
guide-leave = Leave the guide
guide-resume = Resume the guide
guide-done = You know how it goes
guide-done-text = That was the guide. Play this game to its end, and look up any piece or rule whenever you like.
tip = Tip
tips = Tips
tips-off = No more tips
tips-next = Tips for the next game?
tips-next-yes = Yes, please
tips-next-no = No, thanks
tips-next-on = Tips stay on.
tips-next-off = Tips are off.
pref-tips = Tips when something happens for the first time
summary-page = The turn on one page
summary-of = { $game }: the turn on one page
print = Print

story = The story of the game
story-of = Whose points
story-chart = Points of { $name } by source, step by step
turning-points = Turning points
story-round = { $round } { $n }.
story-gain = { $name } gains { $points }; the distance to the others changes by { $swing }.
story-loss = { $name } loses { $points }; the distance to the others changes by { $swing }.
story-lead = { $name } takes the lead.
story-watch = Watch

## The executable rulebook: one rule, a position and a move that show it
see-title = Rule { $rule }
see-move = The move
see-asked = The question
see-do-it = Make the move
see-back = Show the position before it
see-happens = What happens
see-refused = It is refused
see-example = This move is an example of the rule; the log cites other rules for it.
see-alone = The position itself shows this rule: there is nothing to play.
see-all-rules = All rules of the game
see-missing = There is no position that shows this rule.
see-position = The position
rulebook-seen = Rulebook with a position for each rule
