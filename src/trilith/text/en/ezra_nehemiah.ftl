ezra_nehemiah-title = Ezra and Nehemiah
    .about = Rebuild the temple and the walls of Jerusalem, teach the Torah, and be ready for every Sabbath.

ezra_nehemiah-option-altar-card = Altar Card
    .about = Which side of the Altar Cards is in play: where the Prophets stand and what they give.
ezra_nehemiah-option-altar-card-random = By chance
    .about = One of the four sides, drawn at random.
ezra_nehemiah-option-altar-card-altar-1a = Card 1, side A
    .about = Altar Card 1 with side A up.
ezra_nehemiah-option-altar-card-altar-1b = Card 1, side B
    .about = Altar Card 1 with side B up.
ezra_nehemiah-option-altar-card-altar-2a = Card 2, side A
    .about = Altar Card 2 with side A up.
ezra_nehemiah-option-altar-card-altar-2b = Card 2, side B
    .about = Altar Card 2 with side B up.
ezra_nehemiah-option-solo-side = Solo Board
    .about = In a game for one: the side of the Solo Board that the opponent plays by. With more players it changes nothing.
ezra_nehemiah-option-solo-side-a = Side A, one star
    .about = The opponent for your first games; good play can beat it.
ezra_nehemiah-option-solo-side-b = Side B, two stars
    .about = A harder opponent: it starts with more and scores more on every Sabbath.

## Phases

ezra_nehemiah-phase-setup = Setup
ezra_nehemiah-phase-turn = Work days
ezra_nehemiah-phase-prepare = Prepare for Sabbath
ezra_nehemiah-phase-feed = Sabbath: feed
ezra_nehemiah-phase-tuck = Sabbath: tuck cards
ezra_nehemiah-phase-score = Sabbath: score
ezra_nehemiah-phase-after = After Sabbath
ezra_nehemiah-phase-end = End Game Scoring
ezra_nehemiah-phase-over = Game over

## Rows of the scoring, and where points come from

ezra_nehemiah-start = Start
ezra_nehemiah-temple = Temple
ezra_nehemiah-sectors = Temple Sectors
ezra_nehemiah-levite = Levite
ezra_nehemiah-levites = Levites
ezra_nehemiah-altar = Altar Track
ezra_nehemiah-tent = Tent
ezra_nehemiah-blessings = Blessings
ezra_nehemiah-walls = Walls
ezra_nehemiah-gates = Gates
ezra_nehemiah-scribes = Scribes
ezra_nehemiah-scrolls = Scroll Tiles
ezra_nehemiah-heroes = Heroes
ezra_nehemiah-development = Development Tiles
ezra_nehemiah-workers = Workers
ezra_nehemiah-trade = Trade
ezra_nehemiah-judgment = Prophets' Judgment
ezra_nehemiah-hunger = Missing Food
ezra_nehemiah-sabbath = Sabbaths
ezra_nehemiah-goods = Goods left
ezra_nehemiah-altar-leader = Altar Leader
ezra_nehemiah-row-altar-track = Ahead on the Altar Track

## Goods; .counted: $count of them

ezra_nehemiah-gold = Gold
    .counted = { $count ->
        [one] { $count } Gold
       *[other] { $count } Gold
    }
ezra_nehemiah-stone = Stone
    .counted = { $count ->
        [one] { $count } Stone
       *[other] { $count } Stone
    }
ezra_nehemiah-wood = Wood
    .counted = { $count ->
        [one] { $count } Wood
       *[other] { $count } Wood
    }
ezra_nehemiah-cinders = Cinders
    .counted = { $count ->
        [one] { $count } Cinders
       *[other] { $count } Cinders
    }
ezra_nehemiah-silver = Silver
    .counted = { $count ->
        [one] { $count } Silver
       *[other] { $count } Silver
    }
ezra_nehemiah-food = Food
    .counted = { $count ->
        [one] { $count } Food
       *[other] { $count } Food
    }
ezra_nehemiah-banners = Banners

## What a choice may give

ezra_nehemiah-resource = any Resource but Gold
ezra_nehemiah-worker = 1 Worker
ezra_nehemiah-vp = 1 VP
ezra_nehemiah-blessing-wild = any Blessing
ezra_nehemiah-blessing-orange = orange Blessing
ezra_nehemiah-blessing-purple = purple Blessing
ezra_nehemiah-blessing-red = red Blessing
ezra_nehemiah-banner-red = red Banner
ezra_nehemiah-banner-grey = grey Banner
ezra_nehemiah-banner-blue = blue Banner
ezra_nehemiah-banner-wild = Banner of any colour
ezra_nehemiah-retrieve = retrieve a Trader or an Elder
ezra_nehemiah-develop-free = turn over a Development Tile free of charge
ezra_nehemiah-develop-paid = turn over a Development Tile for its cost
ezra_nehemiah-auxiliary-action = an Auxiliary Action
ezra_nehemiah-lose-food = lose 1 Food
ezra_nehemiah-lose-vp = lose 1 VP

## Colours

ezra_nehemiah-teal = Teal
ezra_nehemiah-red = red
ezra_nehemiah-purple = purple
ezra_nehemiah-yellow = Yellow
ezra_nehemiah-orange = orange
ezra_nehemiah-grey = grey
ezra_nehemiah-blue = blue
ezra_nehemiah-wild = any

## Main actions

ezra_nehemiah-temple-altar = Temple and Altar
ezra_nehemiah-rubble-wall-gate = Rubble, Walls, and Gates
ezra_nehemiah-torah-tent = Torah and Tenting Around the City

## Gates and Walls; .the, .def, .acc: in a sentence

ezra_nehemiah-sheep-gate = Sheep Gate
    .the = the Sheep Gate
ezra_nehemiah-fish-gate = Fish Gate
    .the = the Fish Gate
ezra_nehemiah-old-gate = Old Gate
    .the = the Old Gate
ezra_nehemiah-valley-gate = Valley Gate
    .the = the Valley Gate
ezra_nehemiah-dung-gate = Dung Gate
    .the = the Dung Gate
ezra_nehemiah-fountain-gate = Fountain Gate
    .the = the Fountain Gate
ezra_nehemiah-water-gate = Water Gate
    .the = the Water Gate
ezra_nehemiah-horse-gate = Horse Gate
    .the = the Horse Gate
ezra_nehemiah-east-gate = East Gate
    .the = the East Gate
ezra_nehemiah-muster-gate = Muster Gate
    .the = the Muster Gate
ezra_nehemiah-wn = Wall { $n }
    .the = Wall { $n }

## Wall Cards, by what they give

ezra_nehemiah-wall-card-01 = Wall Card (Silver)
ezra_nehemiah-wall-card-02 = Wall Card (Cinders)
ezra_nehemiah-wall-card-03 = Wall Card (Food)
ezra_nehemiah-wall-card-04 = Wall Card (orange Blessing)
ezra_nehemiah-wall-card-05 = Wall Card (purple Blessing)
ezra_nehemiah-wall-card-06 = Wall Card (red Blessing)
ezra_nehemiah-wall-card-07 = Wall Card (Tent)
ezra_nehemiah-wall-card-08 = Wall Card (Altar Track)
ezra_nehemiah-wall-card-09 = Wall Card (retrieve)
ezra_nehemiah-wall-card-10 = Wall Card (Worker and Silver)
ezra_nehemiah-wall-card-11 = Wall Card (Gold and Silver)
ezra_nehemiah-wall-card-12 = Wall Card (any Blessing and Food)

## Character Cards; .the, .def, .acc: in a sentence

ezra_nehemiah-priest = Priest
    .the = the Priest
ezra_nehemiah-temple-servant = Temple Servant
    .the = the Temple Servant
ezra_nehemiah-singer = Singer
    .the = the Singer
ezra_nehemiah-mason = Mason
    .the = the Mason
ezra_nehemiah-carpenter = Carpenter
    .the = the Carpenter
ezra_nehemiah-watchman = Watchman
    .the = the Watchman
ezra_nehemiah-teacher = Teacher
    .the = the Teacher
ezra_nehemiah-copyist = Copyist
    .the = the Copyist
ezra_nehemiah-perfumer = Perfumer
    .the = the Perfumer
ezra_nehemiah-official = Official
    .the = the Official
ezra_nehemiah-pile-n = pile { $n }

## Heroes, Prophets and Altar Cards

ezra_nehemiah-zerubbabel = Zerubbabel
    .the = Zerubbabel
ezra_nehemiah-ezra = Ezra
    .the = Ezra
ezra_nehemiah-nehemiah = Nehemiah
    .the = Nehemiah
ezra_nehemiah-zechariah = Zechariah
ezra_nehemiah-haggai = Haggai
ezra_nehemiah-altar-1a = Altar Card 1, side A
ezra_nehemiah-altar-1b = Altar Card 1, side B
ezra_nehemiah-altar-2a = Altar Card 2, side A
ezra_nehemiah-altar-2b = Altar Card 2, side B
ezra_nehemiah-behind = behind Zechariah
ezra_nehemiah-between = between the Prophets
ezra_nehemiah-ahead = ahead of Haggai

## Development Tiles and workers

ezra_nehemiah-guards = Guards
ezra_nehemiah-guards-n = Guards
ezra_nehemiah-labourers = Labourers
ezra_nehemiah-labourers-n = Labourers
ezra_nehemiah-farmers = Farmers
ezra_nehemiah-farmers-n = Farmers
ezra_nehemiah-traders = Traders
ezra_nehemiah-traders-n = Traders
ezra_nehemiah-elders = Elders
ezra_nehemiah-elders-n = Elders
ezra_nehemiah-trader = Trader
ezra_nehemiah-elder = Elder
ezra_nehemiah-trader-n = Trader, space { $n }
    .the = a Trader on space { $n }
ezra_nehemiah-elder-n = Elder, space { $n }
    .the = an Elder on space { $n }

## Board

ezra_nehemiah-temple-n = Temple row { $n }
ezra_nehemiah-sn-n = scroll row { $n }, place { $m }
ezra_nehemiah-top = top
ezra_nehemiah-bottom = bottom
ezra_nehemiah-sell = selling

## Scroll Tiles

ezra_nehemiah-gold-silver-rate = Gold Scroll: Silver
ezra_nehemiah-gold-blessing-sets = Gold Scroll: Blessings
ezra_nehemiah-gold-workers-on-board = Gold Scroll: Workers
ezra_nehemiah-gold-walls-and-gates = Gold Scroll: Walls and Gates
ezra_nehemiah-gold-temple-rows = Gold Scroll: Temple rows
ezra_nehemiah-gold-lower-scribes = Gold Scroll: lower Scribes
ezra_nehemiah-gold-top-scribes = Gold Scroll: top Scribes
ezra_nehemiah-gold-hand-card = Gold Scroll: card in hand
ezra_nehemiah-wood-no-feed-farmers-labourers = Wood Scroll: Farmers and Labourers need no Food
ezra_nehemiah-wood-no-feed-traders-gatekeepers = Wood Scroll: Traders and Gatekeepers need no Food
ezra_nehemiah-wood-no-feed-scribes = Wood Scroll: Scribes need no Food
ezra_nehemiah-wood-tent-extra = Wood Scroll: an extra Tent space
ezra_nehemiah-wood-sabbath-worker-resource = Wood Scroll: Worker and Resource each Sabbath
ezra_nehemiah-wood-sabbath-altar = Wood Scroll: Altar each Sabbath
ezra_nehemiah-wood-sabbath-tent = Wood Scroll: Tent each Sabbath
ezra_nehemiah-wood-sabbath-levite-silver = Wood Scroll: Silver for Levites each Sabbath
ezra_nehemiah-wood-sabbath-auxiliary = Wood Scroll: Auxiliary Action each Sabbath
ezra_nehemiah-wood-levite-discount = Wood Scroll: cheaper Levites
ezra_nehemiah-wood-scribe-blessing = Wood Scroll: Blessing for Scribes
ezra_nehemiah-wood-gatekeeper-blessing = Wood Scroll: Blessing for Gatekeepers
ezra_nehemiah-wood-build-stone-discount = Wood Scroll: build with less Stone
ezra_nehemiah-wood-adjacent-wall = Wood Scroll: adjacent Wall
ezra_nehemiah-wood-golden-altar = Wood Scroll: golden Altar spaces
ezra_nehemiah-wood-elder-bonus = Wood Scroll: stronger Elders
ezra_nehemiah-wood-trader-twice = Wood Scroll: Traders twice
ezra_nehemiah-wood-free-piles = Wood Scroll: free piles and larger hand
ezra_nehemiah-wood-trade-any-visible = Wood Scroll: trade with any visible card
ezra_nehemiah-wood-bottom-trade-discount = Wood Scroll: cheaper bottom trades
ezra_nehemiah-wood-after-trade = Wood Scroll: bonus after trading
ezra_nehemiah-wood-development-gold = Wood Scroll: Gold for Development Tiles
ezra_nehemiah-stone-zerubbabel = Stone Scroll: Zerubbabel
ezra_nehemiah-stone-ezra = Stone Scroll: Ezra
ezra_nehemiah-stone-nehemiah = Stone Scroll: Nehemiah

## The opponent of a game for one

ezra_nehemiah-opponent = the opponent
ezra_nehemiah-solo-a = Solo Board, side A
ezra_nehemiah-solo-b = Solo Board, side B
ezra_nehemiah-clockwise = clockwise
ezra_nehemiah-counterclockwise = counter-clockwise
ezra_nehemiah-scheme-n = Scheme Card { $n }
ezra_nehemiah-focus-sheep = Focus Card: Sheep Gate
ezra_nehemiah-focus-muster = Focus Card: Muster Gate
ezra_nehemiah-focus-east = Focus Card: East Gate
ezra_nehemiah-focus-horse = Focus Card: Horse Gate
ezra_nehemiah-focus-water = Focus Card: Water Gate
ezra_nehemiah-focus-fountain = Focus Card: Fountain Gate
ezra_nehemiah-focus-dung = Focus Card: Dung Gate
ezra_nehemiah-focus-valley = Focus Card: Valley Gate
ezra_nehemiah-focus-old = Focus Card: Old Gate
ezra_nehemiah-focus-fish = Focus Card: Fish Gate

## Numbers and words inside sentences

ezra_nehemiah-count-points = { $count ->
    [one] { $count } VP
   *[other] { $count } VP
}
ezra_nehemiah-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ezra_nehemiah-count-wall-cards = { $count ->
    [one] { $count } Wall Card
   *[other] { $count } Wall Cards
}
ezra_nehemiah-count-banners = { $banners ->
    [one] { $banners } Banner
   *[other] { $banners } Banners
}
ezra_nehemiah-count-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
ezra_nehemiah-count-silver = { $count ->
    [one] { $count } Silver
   *[other] { $count } Silver
}
ezra_nehemiah-count-food = { $count ->
    [one] { $count } Food
   *[other] { $count } Food
}
ezra_nehemiah-the-blessing = { $blessing_id ->
    [orange] an orange Blessing
    [purple] a purple Blessing
   *[other] a red Blessing
}
ezra_nehemiah-banners-red = { $count ->
    [one] { $count } red Banner
   *[other] { $count } red Banners
}
ezra_nehemiah-banners-grey = { $count ->
    [one] { $count } grey Banner
   *[other] { $count } grey Banners
}
ezra_nehemiah-banners-blue = { $count ->
    [one] { $count } blue Banner
   *[other] { $count } blue Banners
}
ezra_nehemiah-banners-wild = { $count ->
    [one] { $count } Banner of any colour
   *[other] { $count } Banners of any colour
}
ezra_nehemiah-count-colour = { $colour_id ->
    [red] { ezra_nehemiah-banners-red }
    [grey] { ezra_nehemiah-banners-grey }
    [blue] { ezra_nehemiah-banners-blue }
   *[other] { ezra_nehemiah-banners-wild }
}

## Actions

ezra_nehemiah-do-gatekeeper = Place a Gatekeeper: { $space }
ezra_nehemiah-do-play = Play { $card_the } on { $pile }
ezra_nehemiah-do-main = Main Action: { $main }
ezra_nehemiah-do-end-turn = End the turn
ezra_nehemiah-do-finish = { $ask ->
    [sell] Sell nothing more
    [prepare] Finish preparing
    [wall-space] Finish without a space
   *[other] Finish the Main Action
}
ezra_nehemiah-do-decline = { $ask ->
    [develop] Turn over no tile
    [repeat] Do not repeat it
    [retrieve] Retrieve nobody
    [copy] Gain nothing from another Wall
    [extra-auxiliary] No Auxiliary Action
   *[other] Neither
}
ezra_nehemiah-do-levite = Place a Levite
ezra_nehemiah-do-banner = Use a Levite for 1 red Banner
ezra_nehemiah-do-temple = { $good } in { $row }
ezra_nehemiah-do-altar = On the Altar: { $good }
ezra_nehemiah-do-space = Choose { $space_the }
ezra_nehemiah-do-clear = Clear: { $good }
ezra_nehemiah-do-build = Build
ezra_nehemiah-do-pay = { $good_id ->
    [banners] Pay with Banners
   *[other] Pay: { $good }
}
ezra_nehemiah-do-wall-card = Build: { $wall_card }
ezra_nehemiah-do-on-top = On top of the pile: { $wall_card }
ezra_nehemiah-do-copy = Gain the effect of { $space_the }
ezra_nehemiah-do-connect = First: { $wall } and { $gate }
ezra_nehemiah-do-scribe = Place a Scribe: { $scroll_space }
ezra_nehemiah-do-branch = Branch off: { $scroll_space }
ezra_nehemiah-do-tent = Move the Tent { ezra_nehemiah-count-spaces }
ezra_nehemiah-do-trade = { $side_id ->
    [top] Trade with { $card_the }, top option
    [bottom] Trade with { $card_the }, bottom option
   *[other] Sell with { $card_the }
}
ezra_nehemiah-do-sell = Sell: { $good }
ezra_nehemiah-do-develop = Turn over: { $tile }
ezra_nehemiah-do-place = Place { $spot_the }
ezra_nehemiah-do-repeat = Pay and use the Trader again
ezra_nehemiah-do-take = Take: { $good }
ezra_nehemiah-do-bless = Gain { ezra_nehemiah-the-blessing }
ezra_nehemiah-do-retrieve = Retrieve: { $spot }
ezra_nehemiah-do-choose = { $ask ->
    [choice] Take { $gives }
   *[other] { $count ->
        [1] The first
       *[other] The second
    }
}
ezra_nehemiah-do-return = Return: { $good }
ezra_nehemiah-do-convert = { $count ->
    [0] Pay no Food in Silver
    [one] Pay { $count } Food in Silver
   *[other] Pay { $count } Food in Silver
}
ezra_nehemiah-do-judgment = Face the Prophets' Judgment
ezra_nehemiah-do-farmer = Assign a Farmer
ezra_nehemiah-do-labourer = Assign a Labourer
ezra_nehemiah-do-tile = Use the tile: { $tile }
ezra_nehemiah-do-scroll = Use the { $scroll }
ezra_nehemiah-do-tuck = Tuck { $card_the }

## Questions

ezra_nehemiah-ask-gatekeeper = Which corner Gate do you take?
ezra_nehemiah-ask-turn = What do you do in your turn?
ezra_nehemiah-ask-temple-step = Temple and Altar, { ezra_nehemiah-count-banners } left: what next?
ezra_nehemiah-ask-wall-space = Which Wall or Gate do you work on?
ezra_nehemiah-ask-wall-step = { $space }, { ezra_nehemiah-count-banners } left: clear, build or finish?
ezra_nehemiah-ask-pay-piece = How do you pay the next piece of the cost ({ $good })?
ezra_nehemiah-ask-wall-card = Which Wall Card do you build here: { $space }?
ezra_nehemiah-ask-return-cards = Which Wall Card goes on top of your pile? The other goes to the bottom.
ezra_nehemiah-ask-copy = Which adjacent Wall's effect do you gain?
ezra_nehemiah-ask-connection = Which connection comes first?
ezra_nehemiah-ask-torah-step = Torah and Tent, { ezra_nehemiah-count-banners } left: what next?
ezra_nehemiah-ask-branch = Which way leads to your Scribe ({ $scroll_space })?
ezra_nehemiah-ask-pay-tent = Which Resource do you pay for the Tent?
ezra_nehemiah-ask-sell = What do you sell?
ezra_nehemiah-ask-develop = { $free ->
    [1] Which Development Tile do you turn over free of charge?
   *[other] Which Development Tile do you turn over for its cost?
}
ezra_nehemiah-ask-extra-auxiliary = Which Auxiliary Action do you take?
ezra_nehemiah-ask-repeat = Do you pay to use this Trader a second time?
ezra_nehemiah-ask-basic = { $count ->
    [one] Which Resource do you take?
   *[other] Which Resource do you take? You take { $count } in all.
}
ezra_nehemiah-ask-blessing = Which Blessing do you gain?
ezra_nehemiah-ask-retrieve = Which Trader or Elder do you retrieve?
ezra_nehemiah-ask-choice = What do you take?
ezra_nehemiah-ask-convert = How much of the { ezra_nehemiah-count-food } due do you pay in Silver?
ezra_nehemiah-ask-return = { $count ->
    [one] Your Guards cannot keep everything: which Resource do you return?
   *[other] Your Guards cannot keep everything: which Resource do you return? Return { $count }.
}
ezra_nehemiah-ask-prepare = Prepare for Sabbath: what do you do next?
ezra_nehemiah-ask-assign = What does the retrieved Worker become?
ezra_nehemiah-ask-tuck = { $count ->
    [one] Which card do you tuck?
   *[other] Which card do you tuck? You tuck { $count } in all.
}

## Events

ezra_nehemiah-event-altar-card = In play: { $altar_card }.
ezra_nehemiah-event-shofar = { $seat } takes the Shofar.
ezra_nehemiah-event-dealt-tile = { $seat } gets a Development Tile: { $tile }.
ezra_nehemiah-event-drew = { $seat } draws { $card_the }.
ezra_nehemiah-event-draw = { $seat } draws { ezra_nehemiah-count-cards }.
ezra_nehemiah-event-gatekeeper = { $seat } places a Gatekeeper: { $space }.
ezra_nehemiah-event-neutral-gate = Nobody has { $space_the }: it stays neutral.
ezra_nehemiah-event-round = Round { $count } begins.
ezra_nehemiah-event-turn = Work day { $count }: { $seat }.
ezra_nehemiah-event-play = { $seat } plays { $card_the } on { $pile }.
ezra_nehemiah-event-main = { $seat } takes the Main Action { $main }.
ezra_nehemiah-event-main-done = { $seat } finishes the Main Action.
ezra_nehemiah-event-gain = { $seat } gains { $good_counted }.
ezra_nehemiah-event-pay = { $seat } gives up { $good_counted }.
ezra_nehemiah-event-pay-player = { $seat } pays { $other } { $good_counted }.
ezra_nehemiah-event-pay-gate = { $seat } puts { ezra_nehemiah-count-silver } on a gate card: { $space }.
ezra_nehemiah-event-pay-banners = { $count ->
    [one] { $seat } pays { $count } Banner instead.
   *[other] { $seat } pays { $count } Banners instead.
}
ezra_nehemiah-event-score = { $seat } scores { ezra_nehemiah-count-points } ({ $source }).
ezra_nehemiah-event-lose-points = { $seat } loses { ezra_nehemiah-count-points } ({ $source }).
ezra_nehemiah-event-banners = { $seat } gains { ezra_nehemiah-count-colour }.
ezra_nehemiah-event-worker = { $seat } gains a Worker.
ezra_nehemiah-event-retrieve = { $seat } retrieves a worker: { $spot }.
ezra_nehemiah-event-blessing = { $seat } gains { ezra_nehemiah-the-blessing }.
ezra_nehemiah-event-column = { $seat } gains the bonus of column { $count }.
ezra_nehemiah-event-tent-step = { $seat } moves the Tent one space on.
ezra_nehemiah-event-instead = { $seat } cannot gain that, and moves the Tent instead.
ezra_nehemiah-event-altar-step = { $seat } moves to space { $count } of the Altar Track.
ezra_nehemiah-event-on-altar = { $seat } places on the Altar: { $good }.
ezra_nehemiah-event-levite = { $seat } places Levite number { $count }.
ezra_nehemiah-event-cube = { $seat } places { $good } in { $row }, column { $column }.
ezra_nehemiah-event-sector = { $seat } fills Temple Sector { $count }.
ezra_nehemiah-event-space = { $seat } chooses { $space_the }.
ezra_nehemiah-event-clear = { $seat } clears rubble ({ $space }): { $good }.
ezra_nehemiah-event-draw-walls = { $seat } draws { ezra_nehemiah-count-wall-cards }.
ezra_nehemiah-event-drew-wall = { $seat } draws: { $wall_card }.
ezra_nehemiah-event-build-wall = { $seat } builds { $space_the }: { $wall_card }.
ezra_nehemiah-event-cards-back = { $seat } puts { ezra_nehemiah-count-wall-cards } back.
ezra_nehemiah-event-copy = { $seat } gains the effect of { $space_the }.
ezra_nehemiah-event-build-gate = { $seat } builds { $space_the } and places a Gatekeeper.
ezra_nehemiah-event-connection = A connection: { $wall } and { $gate }.
ezra_nehemiah-event-scribe = { $seat } places a Scribe: { $scroll_space }, { $scroll }.
ezra_nehemiah-event-hero = { $seat } takes the Hero Card { $hero }.
ezra_nehemiah-event-white-moves = A White Worker moves up: { $scroll_space }.
ezra_nehemiah-event-white-leaves = A White Worker leaves the game.
ezra_nehemiah-event-trade = { $side_id ->
    [top] { $seat } trades with { $card_the } (top).
    [bottom] { $seat } trades with { $card_the } (bottom).
   *[other] { $seat } sells with { $card_the }.
}
ezra_nehemiah-event-develop = { $seat } turns over a Development Tile: { $tile }.
ezra_nehemiah-event-place = { $seat } places { $spot_the }.
ezra_nehemiah-event-prepare = { $seat } prepares for Sabbath.
ezra_nehemiah-event-judgment = { $seat } is judged: { $zone }.
ezra_nehemiah-event-farmer = { $seat } assigns a Farmer.
ezra_nehemiah-event-labourer = { $seat } assigns a Labourer.
ezra_nehemiah-event-tile-item = { $seat } uses a Development Tile: { $tile }.
ezra_nehemiah-event-scroll-item = { $seat } uses a Scroll Tile: { $scroll }.
ezra_nehemiah-event-sabbath = Sabbath of round { $count }.
ezra_nehemiah-event-feed = { $seat } owes { ezra_nehemiah-count-food } for the workers.
ezra_nehemiah-event-tuck = { $seat } tucks { $card_the }.
ezra_nehemiah-event-score-card = { $seat } scores a tucked card: { $card }.
ezra_nehemiah-event-prophets = The Prophets move: Zechariah to { $zechariah }, Haggai to { $haggai }.
ezra_nehemiah-event-workers-home = All Traders, Elders, Farmers and Labourers return.
ezra_nehemiah-event-altar-leader = { $seat } is Altar Leader.
ezra_nehemiah-event-shuffle = { $seat } shuffles { ezra_nehemiah-count-cards } into a new draw pile.
ezra_nehemiah-event-score-hand = { $seat } scores the card in hand: { $card }.
ezra_nehemiah-event-solo-board = The opponent plays by the { $board }.
ezra_nehemiah-event-opponent-start = { $seat } starts with Workers: { $workers }, Gold: { $gold }, Silver: { $silver }.
ezra_nehemiah-event-opponent-shuffle = { $seat } shuffles all Focus Cards and Scheme Cards.
ezra_nehemiah-event-gain-instead = { $seat } gains { $good_counted } in place of { $lost }.
ezra_nehemiah-event-left-most = The left-most marker moves: { $blessing }.
ezra_nehemiah-event-ignored = { $seat } has no use for that: { $effect }.
ezra_nehemiah-event-focus = { $seat } reveals a Focus Card: { $space }, { $direction }, column { $column }.
ezra_nehemiah-event-opponent-trade = { $side_id ->
    [top] { $seat } trades with the top option for { ezra_nehemiah-count-silver } in all: { $space }.
   *[other] { $seat } trades with the bottom option for { ezra_nehemiah-count-silver } in all: { $space }.
}
ezra_nehemiah-event-no-trade = { $seat } can pay for no Trade, and moves the Tent instead.
ezra_nehemiah-event-scheme = { $seat } reveals a Scheme Card: { $scheme }.
ezra_nehemiah-event-row = { $action_id ->
    [temple] { $seat } takes row { $count }: the Temple.
    [clear_wall] { $seat } takes row { $count }: clear rubble of a Wall.
    [clear_and_build_wall] { $seat } takes row { $count }: clear and build a Wall.
    [clear_and_build_gate] { $seat } takes row { $count }: clear and build a Gate.
    [scribe_highest] { $seat } takes row { $count }: a Scribe as high as possible.
    [scribe_lowest] { $seat } takes row { $count }: a Scribe as low as possible.
   *[other] { $seat } takes row { $count } and gains what it shows.
}
ezra_nehemiah-event-row-skipped = { $reason_id ->
    [few_workers] Row { $count } is not possible: Workers { $have }, needed { $need } or more.
    [many_workers] Row { $count } is not possible: Workers { $have }, allowed { $need } or fewer.
    [few_gold] Row { $count } is not possible: Gold { $have }, needed { $need } or more.
    [many_gold] Row { $count } is not possible: Gold { $have }, allowed { $need } or less.
    [no_rubble] Row { $count } is not possible: no Wall space has rubble.
    [no_wall_card] Row { $count } is not possible: no Wall Card is left.
    [no_wall] Row { $count } is not possible: no Wall can be built and paid for.
    [no_gate] Row { $count } is not possible: no Gate can be built and paid for.
   *[other] Row { $count } is not possible: no Scroll Tile can be reached and paid for.
}
ezra_nehemiah-event-row-in-part = { $seat } does as much of the lowest row as possible.
ezra_nehemiah-event-levite-works = Levite number { $count } is at work.
ezra_nehemiah-event-target = { $seat } goes { $direction } from { $gate_the } to { $space_the }.
ezra_nehemiah-event-clear-all = { $count ->
    [one] { $seat } clears the only piece of rubble: { $space }.
   *[other] { $seat } clears all { $count } pieces of rubble: { $space }.
}
ezra_nehemiah-event-tile-target = { $count ->
    [one] Only one Scroll Tile is possible there: { $scroll_space }.
   *[other] { $count } Scroll Tiles are possible there; column { $column } points at { $scroll_space }.
}
ezra_nehemiah-event-branches = { $seat } branches off: { $scroll_space }.
ezra_nehemiah-event-opponent-sabbath = { $seat } keeps the Sabbath by the Solo Board.
ezra_nehemiah-event-game-over = The game is over.
