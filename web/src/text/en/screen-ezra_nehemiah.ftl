# Words of the board of Ezra and Nehemiah; names of pieces come from the game’s own file.

## The city (en-city-)

en-city-board = Board
en-city-round = Round { $n } of { $of }
en-city-week = The week
en-city-day = Work day { $n }
en-city-round-day = Round { $round }, day { $day }
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
en-city-temple = Temple
en-city-levites = Levites
en-city-altar = Altar
en-city-torah = Torah
en-city-tents = Tents
en-city-wall-ring = The wall around the city
en-city-zones = Parts of the table
en-city-tab-own = My board
en-city-side-north = North wall
en-city-side-east = East wall
en-city-side-south = South wall
en-city-side-west = West wall
en-city-show-city = Show the city
en-city-show-sheet = Back to the choice
en-city-zoom = Show larger: { $zone }
en-city-neutral = neutral
en-city-place-neutral = { $name }: neutral, nobody’s
en-city-wall-built = { $name }, built by { $who }; { $vp } VP at the end; gave { $effect }
en-city-wall-cleared = { $name }, cleared; to build: { $banners } grey Banners, { $stone } Stone
en-city-wall-rubble = { $name }, rubble: { $rubble }; the last piece gives: { $blessing }; to build: { $banners } grey Banners, { $stone } Stone
en-city-gate-nobody = { $name }, nobody’s; a connection gives { $connection }
en-city-gate-built = { $name }, Gatekeeper: { $who }; a connection gives { $connection }
en-city-corner-free = { $name }, a free corner; a connection gives { $connection }
en-city-gate-unbuilt = { $name }, not built; rubble: { $rubble }; the Gatekeeper gains { $reward }; a connection gives { $connection }; { $vp } VP at the end; Silver on it: { $silver }
en-city-gate-sheep = Sheep
en-city-gate-muster = Muster
en-city-gate-east = East
en-city-gate-horse = Horse
en-city-gate-water = Water
en-city-gate-fountain = Fountain
en-city-gate-dung = Dung
en-city-gate-valley = Valley
en-city-gate-old = Old
en-city-gate-fish = Fish
en-city-link = Connection: { $wall } and { $gate }
en-city-link-open = Will connect when both are built: { $wall } and { $gate }
en-city-would-link = If you build: a connection of { $wall } and { $gate }
en-city-temple-row = Temple row { $n }, { $banners } red Banners; { $filled } of { $columns } filled: { $cubes }; next cell in sector { $sector }; gives { $reward }
en-city-sector-full = A full sector: { $finisher } for the player who fills it; most Levites: { $most }; everyone: { $everyone }
en-city-full = Full:
en-city-most = most
en-city-least = least
en-city-start = start
en-city-next-levite = Next Levite: { $food } Food; gives { $reward }
en-city-levite-banner = { $n ->
    [one] Use a Levite for a red Banner, { $n } is left
   *[other] Use a Levite for a red Banner, { $n } are left
}
en-city-levites-of = { $who }: Levites { $n }
en-city-altar-offer = { $good } and { $banners } red Banners: { $n } on the Altar Track
en-city-behind = Behind
en-city-between = Between
en-city-ahead = Ahead
en-city-judgment = Judgment { $zone }: { $effect }
en-city-altar-space = Space { $n } of the Altar Track: { $reward }
en-city-golden-space = Golden space { $n } of the Altar Track: { $reward }
en-city-prophet-at = { $name } on space { $n }
en-city-altar-marker = { $who } on space { $n } of the Altar Track, place { $rank }
en-city-crossing = Crossing { $n }: { $reward }
en-city-tent-move = { $n ->
    [one] Tent { $n } space on for { $banners } blue Banners
   *[other] Tent { $n } spaces on for { $banners } blue Banners
}
en-city-tent-move-for = { $n ->
    [one] Tent { $n } space on for { $banners } blue Banners and a Resource, not Gold
   *[other] Tent { $n } spaces on for { $banners } blue Banners and a Resource, not Gold
}
en-city-tent-of = Tent of { $who } ({ $colour }), place { $n }
en-city-clear = clear
en-city-gate = gate
en-city-instead = instead of 1 stone or wood
en-city-last-cube = last cube of a wall
en-city-prices = Clearing costs grey Banners: Cinders { $cinders }, Stone { $stone }, Wood { $wood }, Gold { $gold }. Instead of one piece ({ $goods }): 1 Gold or { $banners } grey Banners.
en-city-scroll-row = Scroll row { $n }
en-city-row = row { $n }
en-city-for-first = first scribe
en-city-scroll-at = Scroll row { $row }, place { $place }
en-city-scroll-hero = Take the Hero { $hero }
en-city-scroll-now = At once: { $effect }
en-city-hero-words = Hero Card; rewards by round
en-city-scribe-of = Scribe of { $who }
en-city-white-worker = A White Worker
en-city-way-free = the way is free
en-city-way-costs = { $n ->
    [one] +{ $n } Silver for the way
   *[other] +{ $n } Silver for the way
}
en-city-step-own = yours: free
en-city-step-pays = { $n ->
    [one] { $n } Silver to: { $who }
   *[other] { $n } Silver to: { $who }
}
en-city-main-supply = main supply
en-city-too-far = no way leads here
en-city-short = { $good }: only { $have } of { $need }
en-city-banners-left = { $n ->
    [one] { $n } Banner left
   *[other] { $n } Banners left
}
en-city-clear-one = Clear: { $good }
en-city-clear-price = { $good }: { $banners } grey Banners
en-city-last-one = the last piece gives: { $blessing }
en-city-pay-with = Pay with: { $good }
en-city-build-gate = Build { $name }
en-city-build-wall = Build { $name }
en-city-rubble-first = all rubble must go first
en-city-gate-gives = the Gatekeeper gains { $reward }
en-city-then-draw = { $n ->
    [one] then you draw { $n } Wall Card
   *[other] then you draw { $n } Wall Cards and build one of them
}
en-city-silver-on-gate = Silver for the builder lies on the gate
en-city-build-one = Build one of these cards
en-city-put-on-top = Which card goes on top of your pile?
en-city-cards-back = Gold seal: points at the end. The effect is gained at once. The other cards go back to your pile, one on top, one at the bottom.
en-city-rest-bottom = The other goes to the bottom.
en-city-wall-card = { $effect }; { $vp } VP at the end
en-city-main = { $name }: { $n } Banners
en-city-scroll-gold-silver-rate = End: 1 VP for every 3 Silver, not 5
en-city-scroll-gold-blessing-sets = End: 1 VP for each full set of Blessings
en-city-scroll-gold-workers-on-board = End: 1 VP for every 3 of your Workers on the main board
en-city-scroll-gold-walls-and-gates = End: 1 VP for every 3 Walls and Gates you built
en-city-scroll-gold-temple-rows = End: 1 VP for each full Temple row
en-city-scroll-gold-lower-scribes = End: 1 VP for each of your Scribes in rows 1 to 3
en-city-scroll-gold-top-scribes = End: 2 VP for each of your Scribes in row 4
en-city-scroll-gold-hand-card = End: score one card from your hand like a Sabbath
en-city-scroll-wood-no-feed-farmers-labourers = Farmers and Labourers need no Food
en-city-scroll-wood-no-feed-traders-gatekeepers = Traders and Gatekeepers need no Food
en-city-scroll-wood-no-feed-scribes = Scribes need no Food
en-city-scroll-wood-tent-extra = Tent moves 2 or more: 1 space further
en-city-scroll-wood-sabbath-worker-resource = Each Prepare: a Worker and a Resource, not Gold
en-city-scroll-wood-sabbath-altar = Each Prepare: 3 on the Altar Track
en-city-scroll-wood-sabbath-tent = Each Prepare: Tent 2 spaces
en-city-scroll-wood-sabbath-levite-silver = Each Prepare: 1 Silver for each of your Levites
en-city-scroll-wood-sabbath-auxiliary = Each Prepare: 2 Silver and an Auxiliary Action, trade with any visible card
en-city-scroll-wood-levite-discount = Levites cost 2 Food less
en-city-scroll-wood-scribe-blessing = Each Scribe: any Blessing
en-city-scroll-wood-gatekeeper-blessing = Each Gatekeeper: any Blessing and 1 Food
en-city-scroll-wood-build-stone-discount = Building costs 1 Stone less
en-city-scroll-wood-adjacent-wall = After building a Wall: the effect of a Wall beside it
en-city-scroll-wood-golden-altar = Each golden Altar space: 1 Food and 1 Silver
en-city-scroll-wood-elder-bonus = Each Elder: 2 Banners of any colour and 1 Silver
en-city-scroll-wood-trader-twice = Pay 1 Silver: use a Trader a second time
en-city-scroll-wood-free-piles = Any number of cards on a pile; 1 card more in hand
en-city-scroll-wood-trade-any-visible = Trade with any visible card
en-city-scroll-wood-bottom-trade-discount = Bottom trades cost 2 Silver less
en-city-scroll-wood-after-trade = After a trade: 1 Silver, or pay to turn over a tile
en-city-scroll-wood-development-gold = After turning over a tile: 1 Gold
en-city-title-temple-altar = Temple and Altar
en-city-title-rubble-wall-gate = Rubble, Walls, and Gates
en-city-title-torah-tent = Torah and Tents
en-city-whole-ring = the whole ring of the city
en-city-allows-temple-altar = red: cubes into Temple rows, offerings on the Altar, Levites
en-city-allows-rubble-wall-gate = grey: clear rubble, build Walls and Gates
en-city-allows-torah-tent = blue: a Scribe on a Scroll, Tent steps
en-city-between-places = between { $one } and { $other }
en-city-then-short = { $n ->
    [one] { $n } Banner short after it
   *[other] { $n } Banners short after it
}
en-city-if-you-build = If you build here
en-city-no-link = no built neighbour: no connection yet
en-city-to-storage = it goes to your storage, usable at once
en-city-back = Back

## The players’ boards (en-own-)

en-own-board = { $name }, your board
en-own-board-of = Board of { $name }
en-own-vp = { $n ->
    [one] { $n } VP
   *[other] { $n } VP
}
en-own-points = Points
en-own-altar = Altar: rank { $n }, space { $space }
en-own-draw = Draw pile: { $n }
en-own-hand = { $n ->
    [one] Hand: { $n } card
   *[other] Hand: { $n } cards
}
en-own-no-hand = No cards in hand.
en-own-known = Known: { $cards }
en-own-pile-over = { $where }, over { $card }
en-own-piles = Piles
en-own-covers = covers { $cards }
en-own-banners-red = { $n ->
    [one] { $n } red Banner
   *[other] { $n } red Banners
}
en-own-banners-grey = { $n ->
    [one] { $n } grey Banner
   *[other] { $n } grey Banners
}
en-own-banners-blue = { $n ->
    [one] { $n } blue Banner
   *[other] { $n } blue Banners
}
en-own-banners-now = Banners of your cards now: red for the Temple, grey for the Walls, blue for the Torah
en-own-bonus = this turn
en-own-garland = Banners: { $total } in all, { $spent } spent, { $left } left; this step costs { $price }
en-own-spent = { $n } spent
en-own-this-step = { $n } for this step
en-own-left = { $n } left
en-own-could = up to { $n } more possible
en-own-free = free
en-own-for-silver = for { $n } Silver
en-own-sell = Sell
en-own-card-buy = Trade at the { $gate }: top { $top }; bottom { $bottom }
en-own-card-sell = Sells for Silver: { $what }
en-own-card-sabbath = On the Sabbath: { $base } VP and 1 VP { $per }
en-own-now = { $n ->
    [one] now { $n } VP
   *[other] now { $n } VP
}
en-own-per-golden-space = per golden space
en-own-per-levite = per Levite
en-own-per-blessing-red = per red Blessing
en-own-per-blessing-orange = per orange Blessing
en-own-per-blessing-purple = per purple Blessing
en-own-per-wall = per built Wall
en-own-per-gatekeeper = per Gatekeeper
en-own-per-two-highest-scroll-rows = per row, two best
en-own-per-scribe = per Scribe
en-own-per-development-tile = per turned tile
en-own-deal = Trade with { $card }, { $side }
en-own-deal-sell = Sell with { $card }
en-own-tucked = Tucked
en-own-hero = hero
en-own-have = { $what }: { $n }
en-own-stored = { $n } of { $of }
en-own-unlimited = { $n }, no limit
en-own-workers = { $n ->
    [one] { $n } Worker ready
   *[other] { $n } Workers ready
}
en-own-pool = { $n ->
    [one] { $n } more in the main supply
   *[other] { $n } more in the main supply
}
en-own-turn = Turn over
en-own-turned = Turned
en-own-turned-name = { $tile }, turned over: { $n } VP at the end
en-own-turn-over = { $tile }: turn over for { $cost }, gain { $gain }
en-own-spot = { $where }: gain { $gain }
en-own-spot-taken = { $where }: your Worker stands here
en-own-spot-back = { $where }: only on the back
en-own-on-back = on the back
en-own-used = used
en-own-work = { $who }: each gains { $gain }
en-own-each-prepare = each at Prepare
en-own-or = or
en-own-always = and always at Prepare
en-own-silver-as-food = Silver as Food
en-own-no-one = no one yet
en-own-at-work = { $n ->
    [one] { $n } Worker on it
   *[other] { $n } Workers on it
}
en-own-sets = { $n ->
    [one] { $n } full set
   *[other] { $n } full sets
}
en-own-column = Full set { $n }: gain { $gain }
en-own-blessing = { $what }: space { $n }
en-own-next-set = next set:
en-own-free-actions = Free actions of this turn
en-own-free-trader = Trader
en-own-free-elder = Elder
en-own-powers = { $n ->
    [one] { $n } Scroll Tile works for you
   *[other] { $n } Scroll Tiles work for you
}
en-own-gatekeepers = Gatekeepers
en-own-cards = Cards in hand
en-own-deck = Draw pile
en-own-look = Show the whole board
en-own-close = Close
en-own-next-player = { $name } next
en-own-sabbath-now = Sabbath, if it came now
en-own-feeding = Food needed: { $need }, at hand: { $have }
en-own-if-confirm = If you confirm
en-own-came-of-it = What came of it
en-own-if-choose = This would happen
en-own-prepare = Prepare for Sabbath
en-own-to-do = { $n ->
    [one] { $n } still to do
   *[other] { $n } still to do
}
en-own-all-done = all done
en-own-rest-optional = the rest is optional
en-own-done = done
en-own-must = must be done
en-own-may = may be done
en-own-assign = { $n ->
    [0] All Workers are assigned
    [one] Assign { $n } Worker
   *[other] Assign { $n } Workers
}
en-own-from-tile = from the tile
en-own-food-balance = Food at hand: { $have }. Your Workers on the boards eat { $need }, those still to be assigned { $more }.
en-own-food-balance-all = Food at hand: { $have }. Your Workers eat { $need }.
en-own-finish-prepare = Finish preparing
en-own-opponent = The opponent
en-own-solo-board = The opponent’s board
en-own-solo-turn = The opponent’s turn
en-own-next = Next
en-own-focus = Focus Card
en-own-pile-left = pile { $n }
en-own-focus-way = column { $column }, { $way }
en-own-focus-trade = Trade: the dearest it can afford
en-own-trade-name = Trade for { $n } Silver and the fee
en-own-taken-for = { $n ->
    [one] taken, { $n } Silver in all
   *[other] taken, { $n } Silver in all
}
en-own-not-revealed = Nothing revealed yet.
en-own-scheme = Scheme Card
en-own-scheme-left = { $n ->
    [one] { $n } Scheme Card left
   *[other] { $n } Scheme Cards left
}
en-own-walls-left = { $n ->
    [one] { $n } Wall Card left
   *[other] { $n } Wall Cards left
}
en-own-first-row = the first possible row, from the top
en-own-row-taken = possible, so it is done
en-own-row-not-read = not examined: one row is enough
en-own-row-open = not read yet
en-own-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
en-own-zone-behind = Behind
en-own-zone-between = Between
en-own-zone-ahead = Ahead
en-own-solo-silver = Silver for Workers in supply
en-own-solo-highest-row = row of its highest Scribe
en-own-solo-worker-points = Levites, Gatekeepers, Scribes
en-own-solo-blessing-points = right-most Blessing
en-own-solo-golden-points = golden Altar spaces
en-own-solo-no-food = feeds nobody, tucks nothing
en-own-sabbath = Sabbath of round { $n }
en-own-sabbath-again = Read the Sabbath of round { $n } again
en-own-stage-feed = Feed
en-own-stage-tuck = Tuck
en-own-stage-score = Score
en-own-stage-after = After
en-own-stage-end = End of the game
en-own-tuck-which = The cards on your board, covered ones too
en-own-tuck-note = A tucked card is kept for good: its top banner counts, and it scores on every Sabbath. The others come back to your hand.
en-own-fed = { $paid } of { $due } fed
en-own-fed-silver = fed with { $food } Food and { $silver } Silver
en-own-hungry = { $n } VP lost for hungry Workers
en-own-all-at-once = Show all at once
en-own-best-tuck = best to tuck: { $card }
en-own-no-limit = no limit
en-own-due = { $n } due
en-own-chip-guards = Guards
en-own-chip-labourers = Labour
en-own-chip-farmers = Farm
en-own-chip-traders = Trade
en-own-chip-elders = Elders
en-own-free-trade = Trade
en-own-free-develop = Turn a tile
en-own-deal-open = Trade with { $card }
en-own-watching = You are watching: the eye in a player’s panel shows their board.
en-own-on-table = On the table
en-own-in-hand = Hand
en-own-full = My whole board
en-own-why = Why { $n }?
en-own-why-card = { $card }: { $base }, and 1 { $per }. { $who } has { $n }.
en-own-sabbath-begins = The Sabbath begins.
en-own-to-come = still to come

# Told step by step

ezra_nehemiah-told-tent-step-many = The Tent of { $seat } moves { $n } spaces on.
ezra_nehemiah-told-clear-many = { $seat } clears { $n } pieces of rubble.
ezra_nehemiah-told-feed-many = All players feed their workers.
ezra_nehemiah-told-shuffle-many = All players shuffle new draw piles.
ezra_nehemiah-told-draw-many = All players fill their hands.

# What to know here, while nothing else is said

ezra-nehemiah-hint-gatekeeper = Your first Worker stands there; Walls beside it can be connected to it.
ezra-nehemiah-hint-wall-space = The banners of your cards say how much you can clear and build.
