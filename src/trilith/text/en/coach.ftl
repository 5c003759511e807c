## What the coach says of a finished game, in the terminal and on its page.

coach-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coach-verdict-won-won = { $name } won { $skill } by skill and { $luck } by luck.
coach-verdict-won-lost = { $name } won { $skill } by skill and lost { $luck } by luck.
coach-verdict-won-even = { $name } won { $skill } by skill; luck was even.
coach-verdict-lost-won = { $name } lost { $skill } by skill and won { $luck } by luck.
coach-verdict-lost-lost = { $name } lost { $skill } by skill and { $luck } by luck.
coach-verdict-lost-even = { $name } lost { $skill } by skill; luck was even.
coach-verdict-even-won = Skill was even; { $name } won { $luck } by luck.
coach-verdict-even-lost = Skill was even; { $name } lost { $luck } by luck.
coach-verdict-even-even = Skill and luck were both even for { $name }.
coach-without-luck = Had luck been even, { $name } would have won { $chance } of 100 such games (± { $margin }).

coach-player = Player
coach-start = Start
coach-own = Own
coach-others = Others’
coach-skill = Skill
coach-luck = Luck
coach-result = Result
coach-adjusted = Without luck
coach-together = All together
coach-opponent = Automated opponent
coach-a-point = A point is one game in a hundred. Start + own + others’ + luck = result.

coach-chance-to-win = Chance to win
coach-after-round = After round
coach-skill-in-game = Skill in this game
coach-lost-a-choice = { $lost } points lost per choice (± { $margin }), over { $count } choices that count
coach-too-few = Too few choices for a grade.
coach-grade-like = like { $level }
coach-grade-between = between { $lower } and { $upper }
coach-level-random = Random
coach-level-easy = Easy
coach-level-medium = Medium
coach-level-hard = Hard
coach-level-expert = Expert
coach-fine = fine
coach-close = too close to call
coach-found = found
coach-inaccuracy = inaccuracy
coach-mistake = mistake
coach-blunder = blunder
coach-mattered = Choices that mattered
coach-none-mattered = No choice cost anything that stands out from chance.
coach-place = round { $round }, step { $step }
coach-best = better: { $option } ({ $best } % instead of { $taken } %)
coach-lead = { $lead } better than the next
coach-then = then, most likely: { $line }
coach-chance-did = What chance did
coach-draw = draw
coach-reveal = reveal
coach-end = the end
coach-no-luck = Chance decided nothing.
coach-how = How this is measured
coach-how-text = Each position is measured by playing on from it many times, with everything that nobody knows dealt anew. A choice is judged by what its player could know: the same imagined deals are tried with every option, and its cost is the difference from the best. Half of the tries pick the best option, the other half measure it. Luck is what was drawn compared with what might equally well have been drawn, and is therefore even in the long run; everything else is choices. Where the margin is wider than the difference, the choice is too close to call. Margins hold in 95 of 100 cases.
coach-thresholds = An inaccuracy costs { $inaccuracy } points or more, a mistake { $mistake }, a blunder { $blunder }. Found: the best option, at least { $found } ahead of the next.
coach-made-with = Depth { $depth }, seed { $seed }.
coach-working = Analysing
coach-page-title = { $game }: luck or skill?

## Puzzles

coach-puzzle-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
coach-puzzle-player = Player { $n }
coach-puzzle-place = { $players ->
    [one] one player, round { $round }
   *[other] { $players } players, round { $round }
}
coach-puzzle-grade-easy = easy
coach-puzzle-grade-medium = medium
coach-puzzle-grade-hard = hard
coach-puzzle-grade-expert = expert
coach-puzzle-you = You are Player { $n }. Which option is best?
coach-puzzle-ask = Your choice (q ends)
coach-puzzle-finders = Bots that found it: { $levels }
coach-puzzle-course = In the original game: { $line }
