# Puzzles and the coach's page
nav-coach = Coach
coach-home-about = One choice a day, and what your answers say about your play.
puzzle = Puzzle
puzzles-of-day = Positions of the day
puzzles-new-in = new ones in { $left }
puzzles-none = There are no puzzles yet.
puzzles-old = The server cannot be reached. These are the puzzles that were loaded last; you can solve them without a network.
puzzles-waiting = { $count ->
    [one] One answer is saved on this device, and is sent when the server can be reached.
   *[other] { $count } answers are saved on this device, and are sent when the server can be reached.
}
puzzles-more = More puzzles
puzzles-record = { $count ->
    [one] You have answered one puzzle, { $solved } of them well, and lost { $lost } points with it.
   *[other] You have answered { $count } puzzles, { $solved } of them well, and lost { $lost } points a puzzle.
}
puzzles-no-record = All from real games: one choice each, and one option is clearly best.
puzzle-not-yet = not yet
puzzle-solved-best = solved, best
puzzle-saved-here = saved here
puzzle-again = See it again
puzzle-solve = Solve
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-grade-expert = for experts
puzzle-you-are = You are Player { $n }. Which option is best?
puzzle-answer = Answer
puzzle-choose-first = Choose an option
puzzle-keys = Keys: 1 to { $last } choose, Ctrl + Enter answers, N goes on. You can also choose pieces that glow on the board.
puzzle-saved = Saved on this device. It is sent when the server can be reached.
puzzle-position = Position
puzzle-of-day = Position of the day: { $game }
puzzle-of = Puzzle: { $game }
puzzle-as-text = As text
puzzle-your-choice = your choice
puzzle-best = best
puzzle-chosen-by = chosen by { $share } %
puzzle-said-best = Best. { $best } against { $second } percent.
puzzle-said-other = { $verdict }: { $chosen } instead of { $best } percent.
puzzle-why = Why
puzzle-lead = { $best } is { $points } points ({ $margin }) ahead of the next option: { $second }.
puzzle-against-next = Expected against the next option
puzzle-finders = Bots that found it: { $levels }.
puzzle-course = In the original game
puzzle-taken-best = The best option was taken.
puzzle-taken-other = Another option was taken.
puzzle-won = The player won that game.
puzzle-lost = The player did not win that game.
puzzle-measured = Chances to win, from what this player could see; each option was tried in { $tries } imagined deals. Margins hold in 95 of 100 cases.
puzzle-next = Next puzzle
puzzle-next-game = Next: { $game }
puzzle-to-coach = To the coach
puzzle-none-left = You have answered all of these.
puzzle-missing = There is no such puzzle.
streak-course = The last days
streak-answered = answered
streak-free = free day
streak-missed = nothing
streak-open = still open
streak-days = { $count ->
    [one] day in a row
   *[other] days in a row
}
streak-in-row = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
streak-about = A stone for every day with an answer, right or wrong. One free day a week (hatched) does not break the streak.
streak-longest = Longest: { $count }.
work-on = What to work on
work-lost = { $count ->
    [one] one answer: { $points } points lost
   *[other] { $count } answers: { $points } points lost
}
work-practise = Practise
work-nothing = Nothing yet: answer a few puzzles, and the kinds of choices that cost you most will appear here.
puzzles-own = Your own puzzles
puzzle-kept-mine = from a game of yours
puzzle-kept-offered = yours, offered to everybody
puzzle-kept-theirs = offered by a player
puzzle-offered = offered to everybody
puzzle-drop = Delete it
puzzle-practice = { $at } of { $of }
puzzle-practice-done = Practice is over
