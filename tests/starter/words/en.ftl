pig-title = Pig
    .about = Roll as long as you dare, and hold before the die takes it all.

pig-option-goal = Goal
    .about = How far the race goes.
pig-option-goal-short = Short
    .about = The first with 40 points wins.
pig-option-goal-long = Long
    .about = The first with 100 points wins.

pig-phase-turn = Turn
pig-row-points = Points

pig-do-roll = Roll
pig-do-hold = Hold

pig-ask-turn = Roll again, or hold? At stake: { $stake }.

pig-event-rolled = { $seat } rolls { $number }.
pig-event-lost = { $seat } loses { $stake ->
        [0] the turn
        [one] { $stake } point
       *[other] { $stake } points
    }.
pig-event-held = { $seat } holds, keeps { $stake } and has { $points }.
pig-event-won = { $seat } reaches the goal with { $points } points and wins.
