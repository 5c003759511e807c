# Words of the board of Ezra and Nehemiah; names of pieces come from the game’s own file.

## The city (en-city-)

en-city-board = Board
en-city-round = Round { $n } of { $of }
en-city-week = The week
en-city-day = Work day { $n }
en-city-sabbath = Sabbath
en-city-nothing = nothing
en-city-vp = { $n ->
    [one] { $n } VP
   *[other] { $n } VP
}
en-city-workers = { $n ->
    [one] { $n } Worker
   *[other] { $n } Workers
}
en-city-resources = { $n ->
    [one] { $n } Resource of your choice, not Gold
   *[other] { $n } Resources of your choice, not Gold
}
en-city-per-levite = { $n ->
    [one] { $n } Silver for each Levite
   *[other] { $n } Silver for each Levite
}
en-city-move-altar = { $n ->
    [one] { $n } space on the Altar Track
   *[other] { $n } spaces on the Altar Track
}
en-city-move-tent = { $n ->
    [one] { $n } space with the Tent
   *[other] { $n } spaces with the Tent
}
en-city-lose-vp = { $n ->
    [one] lose { $n } VP
   *[other] lose { $n } VP
}
en-city-lose-food = { $n ->
    [one] lose { $n } Food
   *[other] lose { $n } Food
}
