sa_re-title = Sa-Ré
    .about = Build a city on the Nile, and push your workers as far as you dare before they revolt.

sa_re-option-mode = Mode
    .about = What a city must have to win.
sa_re-option-mode-scribe = Scribe
    .about = The first to build the Pyramid wins; good for a first game.
sa_re-option-mode-architect = Architect
    .about = The first to build on all 12 spaces wins; the Pyramid need only be launched.
sa_re-option-mode-priest = Priest
    .about = The first with Port, Pyramid and 3 administrative buildings wins.
sa_re-option-mode-pharaoh = Pharaoh
    .about = The first with Port, Pyramid and all 6 administrative buildings wins.
sa_re-option-divinity = Divinity Variant
    .about = Whether worksites must lie beside buildings.
sa_re-option-divinity-off = Off
    .about = Worksites may lie on any empty space.
sa_re-option-divinity-on = On
    .about = The city grows from the top left corner: a worksite must touch a finished building.
sa_re-option-quick-start = Quick Start
    .about = Whether the game begins with an administrative building for everybody.
sa_re-option-quick-start-off = Off
    .about = Everybody begins with only a Warehouse and a Foreman.
sa_re-option-quick-start-on = On
    .about = Everybody is also dealt an administrative building at random.
sa_re-option-first-player = First player
    .about = Who is the Mummy, the first player, in round 1.
sa_re-option-first-player-random = By chance
    .about = Any player.
sa_re-option-first-player-0 = Player 1
    .about = The first seat.
sa_re-option-first-player-1 = Player 2
    .about = The second seat, clockwise.
sa_re-option-first-player-2 = Player 3
    .about = The third seat, clockwise; with fewer players, the count goes on round the table.
sa_re-option-first-player-3 = Player 4
    .about = The fourth seat, clockwise; with fewer players, the count goes on round the table.

## Phases and rows of the scoring

sa_re-phase-setup = Setup
sa_re-phase-planning = Choosing Worksites
sa_re-phase-season = Production Season
sa_re-phase-sequence = Work Sequence
sa_re-phase-construction = Construction
sa_re-phase-end-check = End check
sa_re-phase-new-round = New round

sa_re-admin = Administrative buildings
sa_re-cells = Spaces built on
sa_re-launched = Pyramid launched
sa_re-row-tie-admin = Tie: administrative buildings
sa_re-row-tie-pyramid = Tie: rank of the built Pyramid
sa_re-row-tie-stages = Tie: stages of the Pyramid
sa_re-row-tie-number = Tie: rank of the Pyramid

## Resources; .piece: one of them

sa_re-wood = wood
    .piece = 1 wood
sa_re-stone = stone
    .piece = 1 stone
sa_re-gold = gold
    .piece = 1 gold
sa_re-joker = joker
    .piece = 1 joker

## Buildings; .the: in a sentence

sa_re-warehouse = Warehouse
    .the = the Warehouse
sa_re-foreman = Foreman
    .the = the Foreman
sa_re-carpenter = Carpenter
    .the = the Carpenter
sa_re-stonecutter = Stonecutter
    .the = the Stonecutter
sa_re-goldsmith = Goldsmith
    .the = the Goldsmith
sa_re-temple = Temple
    .the = the Temple
sa_re-barracks = Barracks
    .the = the Barracks
sa_re-gardens = Gardens
    .the = the Gardens
sa_re-palace = Palace
    .the = the Palace
sa_re-market = Market
    .the = the Market
sa_re-library = Library
    .the = the Library
sa_re-port = Port
    .the = the Port
sa_re-pyramid = Pyramid
    .the = the Pyramid

## Season cards

sa_re-single-wood = Wood
sa_re-single-stone = Stone
sa_re-single-gold = Gold
sa_re-double-wood-wood = Wood + Wood
sa_re-double-stone-stone = Stone + Stone
sa_re-double-gold-gold = Gold + Gold
sa_re-double-gold-wood = Gold + Wood
sa_re-double-gold-stone = Gold + Stone
sa_re-double-stone-wood = Stone + Wood
sa_re-trouble-single = Single Trouble
sa_re-trouble-double = Double Trouble
sa_re-horus-choice = Horus' Choice
sa_re-hoshekh = Hoshekh

## Spaces of the building ground: the letter is the column, C lies at the Nile

sa_re-cell-n = { $n ->
    [0] A1
    [1] B1
    [2] C1
    [3] A2
    [4] B2
    [5] C2
    [6] A3
    [7] B3
    [8] C3
    [9] A4
    [10] B4
   *[other] C4
}

## Modes, variants, growth

sa_re-scribe = Scribe Mode
sa_re-architect = Architect Mode
sa_re-priest = Priest Mode
sa_re-pharaoh = Pharaoh Mode
sa_re-divinity = Divinity Variant
sa_re-quick-start = Quick Start
sa_re-first-main-building = First main building
sa_re-second-admin-building = Second administrative building

## The table

sa_re-over = The game is over
sa_re-round = Round
sa_re-first-player = First player
sa_re-board = Reference Board
sa_re-ground = Building Ground
sa_re-nile = The Nile
sa_re-stock = Warehouse stock
sa_re-goods = On building cards
sa_re-jokers = Library Jokers
sa_re-cards = Production cards
sa_re-gauge = Revolt Gauge
sa_re-standing = Obelisk standing
sa_re-revolted = General Revolt
sa_re-caravans = Caravans
sa_re-powers = Powers
sa_re-night = Night side
sa_re-carried = carried over
sa_re-traded = traded
sa_re-fresh = of this season
sa_re-deck = Season deck
sa_re-dark = Darkness
sa_re-unseen = Cards not seen yet
sa_re-batch = Cards to be resolved
sa_re-owed = Cards still to be drawn
sa_re-foremen = Foremen
sa_re-warehouses = Warehouses
sa_re-worksites = Worksites
sa_re-most-worksites = Worksites at most
sa_re-penalty = Penalty for worksites
sa_re-constructed = Has built this round
sa_re-placing = Worksite to be placed
sa_re-payment = Payment
sa_re-keeping = Kept for the next round
sa_re-reducers = Cheaper thanks to
sa_re-moved-from = Moved here from
sa_re-suggested = A careful way to pay
sa_re-missing = Missing resources
sa_re-left = Still to pay
sa_re-place = From
sa_re-what = What
sa_re-count = Number
sa_re-type = Type
sa_re-goal = Goal of the mode
sa_re-part = Part
sa_re-have = Have
sa_re-need = Needed

## Counted things, for the sentences below

sa_re-count-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
sa_re-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sa_re-source = { $place_id ->
    [card] the card { $what }
    [stock] { $what_piece } from the Warehouse
    [building] { $what_piece } from a building card
    [library] the Joker of the Library
   *[caravan] { $what_piece } by caravan
}

## Actions

sa_re-do-at = { $ask ->
    [move] Move it to { $cell }
   *[other] Place it on { $cell }
}
sa_re-do-launch = Launch { $type_the }
sa_re-do-withdraw = Withdraw the worksite on { $cell }
sa_re-do-move = Move the worksite on { $cell }
sa_re-do-demolish = Demolish on { $cell }
sa_re-do-raze = Demolish { $type_the }
sa_re-do-reset = Take the whole plan back
sa_re-do-commit = Commit the plan
sa_re-do-lose = Lose { $resource_piece }
sa_re-do-draw = Draw a card
sa_re-do-stop = Lay the obelisk
sa_re-do-go-on = Go on
sa_re-do-end-sequence = End the work sequence
sa_re-do-temple = Temple: draw 2 cards
sa_re-do-market = Market: swap a card
sa_re-do-barracks = Barracks: 1 step from you to { $target }
sa_re-do-palace = Palace: discard { $card }
sa_re-do-apply = { $place_id ->
    [first] Apply the first card
   *[second] Apply the second card
}
sa_re-do-acquire = Take { $card }
sa_re-do-obey = Obey { $card }
sa_re-do-keep = { $how_id ->
    [gardens] Gardens: keep { $card } as a single one
    [library] Library: keep { $card } as a Joker
    [both] Gardens and Library: keep { $card } as a Joker
   *[plain] Keep { $card }
}
sa_re-do-pass = Pass { $card } on to { $target }
sa_re-do-discard = Discard { $card }
sa_re-do-give = { $age_id ->
    [carried] Give { $card } (carried over)
   *[fresh] Give { $card }
}
sa_re-do-get = { $age_id ->
    [carried] Take { $card } (carried over) from { $target }
   *[fresh] Take { $card } from { $target }
}
sa_re-do-save = Keep { $card } for the next round
sa_re-do-build = Build on { $cell }
sa_re-do-stage = Build the next stage of the Pyramid
sa_re-do-reduce = { $resource_piece } less
sa_re-do-charter = Charter a caravan
sa_re-do-done = { $ask ->
    [build] Build nothing more
    [save] Keep no further card
   *[other] Store and ship nothing more
}
sa_re-do-spend = Spend { sa_re-source }
sa_re-do-store = { $place_id ->
    [card] Store the card { $what }
    [building] Store { $what_piece } from a building card
    [library] Store the Joker of the Library
   *[caravan] Store { $what_piece } from a caravan
}
sa_re-do-store-only = Store { $resource_piece }
sa_re-do-throw = Throw away { $resource_piece }

## Questions

sa_re-ask-start = Where do you place { $type_the }?
sa_re-ask-quick = Where do you place { $type_the } of the Quick Start?
sa_re-ask-plan = { $penalty ->
    [0] Choose your worksites, then commit. Worksites: { $sites }, no penalty. Operations left: { $left }.
   *[other] Choose your worksites, then commit. Worksites: { $sites }, gauge +{ $penalty }. Operations left: { $left }.
}
sa_re-ask-site = Where do you launch { $type_the }?
sa_re-ask-move = Where do you move { $type_the } from { $cell }?
sa_re-ask-raze = Which of the two buildings on { $cell } do you demolish?
sa_re-ask-surplus = { $count ->
    [one] You have { $count } resource more than your Warehouses hold. Which one do you lose?
   *[other] You have { $count } resources more than your Warehouses hold. Which one do you lose first?
}
sa_re-ask-offer = { $card_id ->
    [dark] The next card is hidden. Do you draw it? Your gauge: { $gauge } of { $last }.
   *[other] The next card: { $card }. Do you draw it? Your gauge: { $gauge } of { $last }.
}
sa_re-ask-react = Your gauge has risen to { $gauge } of { $last }. Do you lay your obelisk?
sa_re-ask-save-one = General Revolt! Which card do you keep?
sa_re-ask-resolve = { $count ->
    [one] What do you do with the card you drew?
   *[other] Which of the { $count } cards you drew do you resolve next?
}
sa_re-ask-temple = Which card do you apply? The first: { $card }. The second: { $other_card }.
sa_re-ask-give = Which of your cards do you swap?
sa_re-ask-get = Which card do you swap { $card } for?
sa_re-ask-closing = Do you use another power before your work sequence ends?
sa_re-ask-build = What do you build?
sa_re-ask-reduce = Which resource does the Port take off the cost of { $type_the }?
sa_re-ask-spend = { $joker ->
    [0] What do you spend on { $type_the }? Still due: { $wood } wood, { $stone } stone, { $gold } gold.
   *[other] What do you spend on { $type_the }? Still due: { $wood } wood, { $stone } stone, { $gold } gold; jokers spent: { $joker }.
}
sa_re-ask-ship = Which resources do you store or ship by caravan?
sa_re-ask-store-only = Only one resource of the card { $card } fits. Which one do you store?
sa_re-ask-load = { $count ->
    [one] What does the caravan carry? { $count } resource is still missing.
   *[other] What does the caravan carry? { $count } resources are still missing.
}
sa_re-ask-save = { $count ->
    [one] Which card do you keep for the next round? You may keep { $count }.
   *[other] Which cards do you keep for the next round? You may keep { $count }.
}

## Events

sa_re-event-first-player = { $seat } is first player.
sa_re-event-placed = { $seat } places { $type_the } on { $cell }.
sa_re-event-dealt = { $seat } is dealt { $type_the }.
sa_re-event-round = Round { $round }.
sa_re-event-launched = { $seat } launches { $type_the } on { $cell }.
sa_re-event-launched-pyramid = { $seat } launches { $type_the } number { $number } on { $cell }.
sa_re-event-withdrawn = { $seat } withdraws { $type_the } from { $cell }.
sa_re-event-moved = { $seat } moves { $type_the } to { $cell }.
sa_re-event-demolished = { $seat } demolishes { $type_the } on { $cell }.
sa_re-event-reset = { $seat } takes the whole plan back.
sa_re-event-committed = { $count ->
    [0] { $seat } commits the plan.
   *[other] { $seat } commits the plan; the gauge rises by { sa_re-count-steps }.
}
sa_re-event-lost-stock = { $seat } has no room for { $resource_piece } and loses it.
sa_re-event-season-began = The season begins with { sa_re-count-cards } in the deck.
sa_re-event-turned-up = The next card: { $card }.
sa_re-event-hoshekh = Hoshekh: darkness falls, and the deck is turned face down.
sa_re-event-sequence = Work sequence: { $seat }.
sa_re-event-drew = { $seat } draws { $card }.
sa_re-event-stopped = { $seat } lays the obelisk.
sa_re-event-went-on = { $seat } goes on.
sa_re-event-rose = The gauge of { $seat } rises by { sa_re-count-steps } to { $gauge }.
sa_re-event-wind = A Wind of Revolt, raised by { $seat }.
sa_re-event-revolt = General Revolt against { $seat }!
sa_re-event-saved = { $seat } keeps { $card } for the next round.
sa_re-event-lost-cards = { $seat } loses { sa_re-count-cards }.
sa_re-event-acquired = { $seat } takes { $card }.
sa_re-event-owes = { $seat } must draw { sa_re-count-cards } more.
sa_re-event-cancelled = The revolt against { $seat } cancels { sa_re-count-cards } still to be resolved.
sa_re-event-kept-trouble = { $how_id ->
    [gardens] { $seat } keeps { $card } with the Gardens.
    [library] { $seat } keeps { $card } with the Library.
    [both] { $seat } keeps { $card } with Gardens and Library.
   *[plain] { $seat } keeps { $card }.
}
sa_re-event-joker = { $seat } gets a Joker from the Library.
sa_re-event-passed = { $seat } passes { $card } on to { $target }.
sa_re-event-discarded = { $seat } discards { $card }.
sa_re-event-temple = { $seat } uses the Temple and draws 2 cards.
sa_re-event-temple-cards = The 2 cards drawn by { $seat }: { $card }, then { $other_card }.
sa_re-event-put-back = { $seat } puts the other card back on top.
sa_re-event-put-back-card = The card put back by { $seat }: { $card }.
sa_re-event-barracks = { $seat } uses the Barracks against { $target }; their own gauge falls to { $gauge }.
sa_re-event-swapped = { $seat } swaps { $card } for { $other_card } with { $target }.
sa_re-event-season-ended = The season is over.
sa_re-event-no-construction = { $seat } builds nothing because of the revolt.
sa_re-event-reduced = The Port takes { $resource_piece } off the cost for { $seat }.
sa_re-event-spent = { $count ->
    [1] { $seat } spends { sa_re-source }.
   *[other] { $seat } spends { sa_re-source }, { $count } times.
}
sa_re-event-stage = { $seat } finishes stage { $stage } of Pyramid { $number }.
sa_re-event-built = { $seat } builds { $type_the } on { $cell }.
sa_re-event-grown = The city of { $seat } grows: a black cube goes on the gauge.
sa_re-event-building-over = { $seat } builds nothing more.
sa_re-event-stored = { $seat } stores { $resource_piece }.
sa_re-event-thrown = { $seat } throws away { $resource_piece }.
sa_re-event-chartered = { $seat } charters a caravan and now has { $count }.
sa_re-event-shipping-over = { $seat } stores and ships nothing more.
sa_re-event-lost-goods = { $count ->
    [one] { $seat } loses { $count } unused resource.
   *[other] { $seat } loses { $count } unused resources.
}
sa_re-event-goal = { $seat } meets the goal: { $mode }.
sa_re-event-won = { $seat } wins.
