# The coach: a finished game, with luck and skill apart.
coach = Coach
coach-question = Luck or skill?
coach-offer = The coach plays on from every position of this game, many times, and shows what each choice cost and what chance did.
coach-begin = Analyse this game
coach-working = Analysis
coach-waiting = { $count ->
    [0] Counting begins in a moment…
    [one] One other question comes first…
   *[other] { $count } other questions come first…
}
coach-counting = Counting… step { $done } of { $steps }
coach-failed = The analysis stopped. It can be tried again.
coach-not-now = The coach speaks after the end of a game.
coach-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coach-sum-you-won-won = You won { $skill } by skill and { $luck } by luck.
coach-sum-you-won-lost = You won { $skill } by skill and lost { $luck } by luck.
coach-sum-you-won-even = You won { $skill } by skill; luck was even.
coach-sum-you-lost-won = You lost { $skill } by skill and won { $luck } by luck.
coach-sum-you-lost-lost = You lost { $skill } by skill and { $luck } by luck.
coach-sum-you-lost-even = You lost { $skill } by skill; luck was even.
coach-sum-you-even-won = Skill was even; you won { $luck } by luck.
coach-sum-you-even-lost = Skill was even; you lost { $luck } by luck.
coach-sum-you-even-even = Skill and luck were both even.
coach-sum-they-won-won = { $name } won { $skill } by skill and { $luck } by luck.
coach-sum-they-won-lost = { $name } won { $skill } by skill and lost { $luck } by luck.
coach-sum-they-won-even = { $name } won { $skill } by skill; luck was even.
coach-sum-they-lost-won = { $name } lost { $skill } by skill and won { $luck } by luck.
coach-sum-they-lost-lost = { $name } lost { $skill } by skill and { $luck } by luck.
coach-sum-they-lost-even = { $name } lost { $skill } by skill; luck was even.
coach-sum-they-even-won = Skill was even; { $name } won { $luck } by luck.
coach-sum-they-even-lost = Skill was even; { $name } lost { $luck } by luck.
coach-sum-they-even-even = Skill and luck were both even for { $name }.
coach-even-you = Had luck been even, you would have won { $chance } of 100 such games (±{ $margin }).
coach-even-they = Had luck been even, { $name } would have won { $chance } of 100 such games (±{ $margin }).
coach-a-point = A point is 1 % of winning.
coach-how = How this is measured
coach-how-text = Each position is measured by playing on from it many times, with everything that nobody knows dealt anew. A choice is judged by what its player could know: the same imagined deals are tried with every option, and its cost is the difference from the best. Half of the tries pick the best option, the other half measure it. What chance and reveals add is luck. Where the margin is wider than the difference, the choice is too close to call. Margins hold in 95 of 100 cases.
coach-thresholds = An inaccuracy costs { $inaccuracy } points or more, a mistake { $mistake }, a blunder { $blunder }. Found: the best option, at least { $found } ahead of the next.
coach-made-with = Depth: { $depth }. Seed: { $seed }.
coach-depth-quick = quick
coach-depth-normal = normal
coach-depth-deep = deep
coach-block-start = Start
coach-block-others = Others’ choices
coach-block-own = Own choices
coach-block-luck = Luck
coach-block-result = Result
coach-key-own = own choices
coach-key-others = others’ choices
coach-key-luck = luck
coach-key-band = band: margin
coach-as-table = Show as table
coach-chance = Chance to win
coach-whose = Whose game
coach-from-to = { $name } from { $from } to { $to } %
coach-round = Round
coach-moved = What moved it
coach-everyone = Everyone
coach-player = Player
coach-start = Start
coach-own = Own
coach-others = Others’
coach-skill = Skill
coach-luck = Luck
coach-result = Result
coach-without-luck = Without luck
coach-together = All together
coach-opponent = Automated opponent
coach-chance-did = What chance did
coach-kind-draw = draw
coach-kind-reveal = reveal
coach-kind-end = the end
coach-no-luck = Chance decided nothing.
coach-all-luck = All { $count }
coach-fewer = Fewer
coach-five = { $count ->
    [0] Choices that mattered
    [one] One choice mattered
    [5] Five choices that mattered
   *[other] { $count } choices that mattered
}
coach-none-mattered = No choice cost anything that stands out from chance.
coach-show-five = Show them to me
coach-before = Previous
coach-next = Next
coach-whole = Whole analysis
coach-place = round { $round }
coach-verdict-fine = fine
coach-verdict-close = too close to call
coach-verdict-found = found
coach-verdict-inaccuracy = inaccuracy
coach-verdict-mistake = mistake
coach-verdict-blunder = blunder
coach-count-fine = { $count } fine
coach-count-close = { $count } too close to call
coach-count-found = { $count } found
coach-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
coach-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
coach-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
coach-rather = better: { $option }
coach-found-by = Well found: { $option } was { $points } better than the next option.
coach-nothing-better = Nothing better was found.
coach-better = Better: { $option }. It would have kept the chance at { $best } % instead of { $taken } %.
coach-taken = taken
coach-best = best found
coach-more-options = { $count ->
    [one] One more option, which looked worse.
   *[other] { $count } more options, which looked worse.
}
coach-then = Then, most likely: { $line }
coach-retry = Try again from here
coach-retry-title = Another try: round { $round }
coach-luck-did = What did luck do?
coach-old-line = What happened then
coach-on-board = On the board
coach-skill-here = Skill in this game
coach-lost-a-choice = { $lost } points lost per choice (±{ $margin }), over { $count } choices that count
coach-too-few = Too few choices for a grade.
coach-grade-like = Like { $level }
coach-grade-between = Between { $lower } and { $upper }
coach-ladder = Points lost per choice by the bots’ levels: { $marks }
coach-every-choice = All { $count } choices
coach-deeper = Look deeper

## Hints while a game goes on
hint = Hint
hint-ask = Ask the coach for a hint (K)
hint-stage = Hint { $stage } / { $stages } (K)
hint-close = Put the hint away
hint-does-not-count = With hints, this game counts neither for your rating nor for your skill, and everybody here sees that you asked.
hint-go-on = Give me a hint
hint-where = Where to look
hint-what = What to do
hint-why = Why
hint-go-there = Go there
hint-too-close = All options are about equally good here: too close to call. { $option } will do.
hint-thinking = The coach is thinking, for about 5 seconds. You may decide in the meantime.
hint-sources = Expected as far as the coach looks ahead, against { $second }
hint-sees-what-you-see = The coach sees only what you see.
hint-taken = { $name } asked the coach for a hint ({ $stage } / 3).
hints-for-all = Hints for everyone
hints-for-all-about = Everybody may ask the coach during the game. Against bots alone, hints are always available.
with-hints = with hints
coach-why-ahead = It wins { $points } more games in a hundred than { $second }.
coach-why-brings = It brings more from “{ $source }” than { $second }: +{ $points }.
coach-why-promises = It leaves more to come than { $second }: about +{ $points } points.
coach-why-takes = It reduces { $name }’s chance of winning by { $points } %.
coach-why-lacks = It gives up { $points } from “{ $source }”.
coach-why-later = It pays right away: { $points } fewer points are still to come.
coach-source-prospects = What may still come
coach-source-sa-re-nearer = Rounds closer to the pyramid
coach-source-sa-re-stages = Stages of the pyramid
coach-source-sa-re-cheaper = Resources saved
coach-source-sa-re-goods = Goods produced
coach-source-sa-re-administration = Administrative buildings
coach-source-sa-re-caravans = Caravans

## Over time
coach-over-time = Skill over time
coach-time-empty = Play a game to its end and have it analysed: then the coach can say something about your play. Games with hints do not count.
coach-time-about = Points of winning lost for each choice that counts, in your last 20 analysed games. Line: mean of five games; band: its margin. The bots’ levels are fixed marks.
coach-time-better = better
coach-time-worse = worse
coach-time-sum = { $games ->
    [one] { $games } analysed game; lately { $lost } points lost a choice (±{ $margin })
   *[other] { $games } analysed games; lately { $lost } points lost a choice (±{ $margin })
}
coach-time-day = Day
coach-time-lost = Lost per choice
coach-time-like = Played
coach-habit = { $third }, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-third-1 = first third of the game
coach-third-2 = second third of the game
coach-third-3 = last third of the game
coach-reads = Luck at reveals: { $luck } a game (±{ $margin }). That is more than chance: you read the others, or they read you.
coach-reads-even = Luck at reveals: { $luck } a game (±{ $margin }), so neither better nor worse than chance.

## A choice kept as a puzzle, the better line, a retry
coach-keep = Keep as puzzle
coach-kept = Kept among your puzzles.
coach-kept-open = See it
coach-offer-all = Offer it to everybody
coach-offer-about = Everybody may then solve it. No names are shown.
coach-offered = Everybody may solve it now; no names are shown.
coach-play-line = Play the better line
coach-line-now = The better line, { $at } of { $of }: { $said }
coach-expected = Expected with the best option: { $chance } % of winning.
coach-back-there = Back to the choice
coach-retry-won = { $chance } % expected; you won.
coach-retry-lost = { $chance } % expected; you did not win.
coach-games = Analysed games
coach-all-games = All { $count }
coach-game-won = won
coach-game-shared = shared
coach-game-lost = not won
coach-reading = Reading the others
coach-analyse = Analyse a game
coach-analyse-about = Every finished game has the coach beside its replay. A record from elsewhere can be analysed too.
