castle-title = A Castle for All Seasons
    .about = Build one castle together, each with your own characters, and post your helpers where they will score.

castle-option-season = Season
    .about = Which side of the board you play on.
castle-option-season-summer = Summer
    .about = The basic game, good for a first time.
castle-option-season-winter = Winter
    .about = With the winter cards: an innkeeper, a courtship, snow, plague, a breach and a granary.

## Phases and rows of the scoring that are not named after a component

castle-phase-round-start = Start of the round
castle-phase-select = Choosing cards
castle-phase-winter-draw = Winter card
castle-phase-courting = Courting
castle-phase-reveal = Reveal
castle-phase-equip-workers = Equipping Workers
castle-phase-round-end = End of the round
castle-phase-final-scoring = Final scoring

castle-row-start = At the start
castle-row-thalers = Talers left
castle-row-stone = Stone blocks left
castle-row-clay = Clay slabs left
castle-row-wood = Wooden beams left
castle-row-sand = Sand piles left

## Resources and talers
## .piece: one of them; .counted: $count of them; .all: all there are

castle-sand = sand pile
    .piece = 1 sand pile
    .counted = { $count ->
        [one] { $count } sand pile
       *[other] { $count } sand piles
    }
    .all = { $count ->
        [one] the only sand pile
       *[other] all { $count } sand piles
    }
castle-wood = wooden beam
    .piece = 1 wooden beam
    .counted = { $count ->
        [one] { $count } wooden beam
       *[other] { $count } wooden beams
    }
    .all = { $count ->
        [one] the only wooden beam
       *[other] all { $count } wooden beams
    }
castle-clay = clay slab
    .piece = 1 clay slab
    .counted = { $count ->
        [one] { $count } clay slab
       *[other] { $count } clay slabs
    }
    .all = { $count ->
        [one] the only clay slab
       *[other] all { $count } clay slabs
    }
castle-stone = stone block
    .piece = 1 stone block
    .counted = { $count ->
        [one] { $count } stone block
       *[other] { $count } stone blocks
    }
    .all = { $count ->
        [one] the only stone block
       *[other] all { $count } stone blocks
    }
castle-silver = silver bar
    .piece = 1 silver bar
    .counted = { $count ->
        [one] { $count } silver bar
       *[other] { $count } silver bars
    }
    .all = { $count ->
        [one] the only silver bar
       *[other] all { $count } silver bars
    }
castle-thaler = taler
    .piece = 1 taler
castle-building-points = Building points
castle-resource-types = Different types of resource
castle-suggested = A way to pay
castle-thalers = talers

## Characters; .the: in a sentence

castle-messenger = Messenger
    .the = the Messenger
castle-trader = Trader
    .the = the Trader
castle-bricklayer = Bricklayer
    .the = the Bricklayer
castle-stonemason = Stonemason
    .the = the Stonemason
castle-worker = Worker
    .the = the Worker
castle-worker-wood = Worker (wood)
    .the = the Worker (wood)
castle-worker-sand = Worker (sand)
    .the = the Worker (sand)
castle-worker-stone = Worker (stone)
    .the = the Worker (stone)
castle-architect = Masterbuilder
    .the = the Masterbuilder

## Buildings and their helper's places; .the: in a sentence; .at: where a helper stands

castle-keep = Keep
    .the = the Keep
    .at = at the Keep
castle-tavern = Tavern
    .the = the Tavern
    .at = at the Tavern
castle-tavern-n = Tavern, place for { $n } talers
    .at = at the Tavern (place for { $n } talers)
castle-great-gate = Big Gate
    .the = the Big Gate
    .at = at the Big Gate
castle-small-gate = Small Gate
    .the = the Small Gate
    .at = at the Small Gate
castle-stable = Stable
    .the = the Stable
    .at = at the Stable
castle-stable-n = Stable, place for { $n } talers
    .at = at the Stable (place for { $n } talers)
castle-servants-house = Servants' House
    .the = the Servants' House
    .at = at the Servants' House
castle-servants-house-n = Servants' House, place { $n }
    .at = at the Servants' House (place { $n })
castle-palace = Palace
    .the = the Palace
    .at = at the Palace
castle-palace-n = Palace, place { $n }
    .at = at the Palace (place { $n })
castle-market = Market
    .the = the Market
    .at = at the Market
castle-market-n = Market, place { $n }
    .at = at the Market (place { $n })
castle-forge = Forge
    .the = the Forge
    .at = at the Forge
castle-forge-n = Forge, place for { $n } talers
    .at = at the Forge (place for { $n } talers)
castle-well = Well
    .the = the Well
castle-tower = Tower
castle-tower-n = Tower { $n }
    .the = Tower { $n }
castle-house = House
castle-house-n = House { $n }
    .the = House { $n }
castle-gate = Gate

## Where the trader's helpers stand; .at: there; .from: coming from there

castle-cart = Cart
castle-cart-sand = Sand cart
    .at = on the sand cart
    .from = from the sand cart
castle-cart-wood = Wood cart
    .at = on the wood cart
    .from = from the wood cart
castle-cart-clay = Clay cart
    .at = on the clay cart
    .from = from the clay cart
castle-cart-stone = Stone cart
    .at = on the stone cart
    .from = from the stone cart
castle-rider = Rider
    .at = on the rider
    .from = from the rider
castle-supply = Own stock
    .from = from your own stock

## Winter cards

castle-innkeeper = Innkeeper
    .at = at the Innkeeper's
    .from = from the Innkeeper's
castle-lady = Lady of the Castle
castle-snowfall = Snowfall
castle-plague = Plague
castle-breach = Breach
castle-granary = Granary
    .at = at the Granary

## The table

castle-blue = blue
castle-red = red
castle-yellow = yellow
castle-green = green
castle-stock = General stock
castle-bank = Bank
castle-watchtower = Defense tower
castle-forge-silver = Silver bars at the Forge
castle-helpers = Helpers
castle-vp = Victory points
castle-hand = Hand
castle-face-down = Chosen cards
castle-discard = Played cards
castle-lost = Lost cards
castle-rounds-left = Rounds left
castle-round = Round
castle-first-player = Start player
castle-deck = Winter deck
castle-buildings = Buildings
castle-spaces = Helper's places
castle-trader-places = Carts and rider
castle-resources = Resources
castle-goods = On the Workers

## Counted things, for the sentences below

castle-count-talers = { $count ->
    [one] { $count } taler
   *[other] { $count } talers
}
castle-count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
castle-price-talers = { $price ->
    [one] { $price } taler
   *[other] { $price } talers
}
castle-turned-talers = { $thalers ->
    [one] { $thalers } taler
   *[other] { $thalers } talers
}
# What a place counts in the final scoring.
castle-scored-units = { $place_id ->
    [keep_1] { $units ->
        [one] { $units } empty place
       *[other] { $units } empty places
    }
    [tavern_12] { castle-scored-helpers }
    [tavern_6] { castle-scored-helpers }
    [great_gate_1] { castle-scored-towers }
    [small_gate_1] { castle-scored-towers }
    [stable_16] { castle-scored-houses }
    [stable_12] { castle-scored-houses }
    [forge_10] { castle-scored-silver }
    [forge_6] { castle-scored-silver }
   *[other] { $units ->
        [one] { $units } building tile left
       *[other] { $units } building tiles left
    }
}
castle-scored-helpers = { $units ->
    [one] { $units } helper in the castle
   *[other] { $units } helpers in the castle
}
castle-scored-towers = { $units ->
    [one] { $units } Tower
   *[other] { $units } Towers
}
castle-scored-houses = { $units ->
    [one] { $units } House
   *[other] { $units } Houses
}
castle-scored-silver = { $units ->
    [one] { $units } silver bar
   *[other] { $units } silver bars
}

## Actions

castle-do-pass = { $ask ->
    [build] Stop building
    [place] Place no more helpers
    [trade] Place no helper
    [buy] Buy nothing more
    [breach] Give no more stone blocks
    [convert] Turn in nothing more
   *[other] Pass
}
castle-do-choose = Choose { $card_the }
castle-do-lose = Lose { $card_the } for good
castle-do-pay = { $item_id ->
    [thalers] Pay the talers
   *[other] Pay { $item_piece }
}
castle-do-exchange = { $ask ->
    [convert] Exchange 1 silver bar for { $item_piece } and turn it in
   *[other] Exchange 1 silver bar for { $item_piece }
}
castle-do-give = Give { $item_piece }
castle-do-court = Court with { $item_piece }
castle-do-drop-out = Drop out
castle-do-take = { $ask ->
    [take] Take { $item_all }
   *[other] Take { $item_piece }
}
castle-do-load = Put { $item_piece } on the card
castle-do-build = Build { $building_the }
castle-do-buy = Buy { $item_piece } from { $seller }
castle-do-sell = Sell
castle-do-refuse = Refuse to sell
castle-do-place = Place a helper { $place_at }
castle-do-from = Take the helper { $place_from }
castle-do-recall = Take the helper back { $place_from }
castle-do-cash-in = { $count ->
    [0] Keep all talers
    [one] Turn in { $count } taler
   *[other] Turn in { $count } talers
}
castle-do-convert = Turn in { $item_piece }
castle-do-first = { $card } first

## Questions

castle-ask-choose = { $count ->
    [one] Choose a character card for this round.
   *[other] Choose { $count } character cards for this round, one after the other.
}
castle-ask-order = Which card do you resolve first?
castle-ask-load = { $count ->
    [one] Which resource do you put on your Worker?
   *[other] Which resources do you put on your Worker? Choose { $count }, one after the other.
}
castle-ask-trade = Where does your Trader place a helper?
castle-ask-trader-helper = Which helper do you place?
castle-ask-recall = { $count ->
    [one] You cannot pay the Innkeeper for all your helpers. Which one do you take back?
   *[other] You cannot pay the Innkeeper for { $count } of your helpers. Which one do you take back first?
}
castle-ask-take = Which resource do you take from the defense tower?
castle-ask-buy = What do you buy from the other players' Workers?
castle-ask-sell = { $buyer } wants to buy the last resource on your Workers: { $item_piece }. Do you sell it?
castle-ask-build = { $count ->
    [one] What do you build with { $card_the }? You may build { $count } building.
   *[other] What do you build with { $card_the }? You may build { $count } buildings.
}
castle-ask-pay = { $due ->
    [one] How do you pay for { $building_the }? Still due: { $due } building point.
   *[other] How do you pay for { $building_the }? Still due: { $due } building points.
}
castle-ask-place = { $count ->
    [one] Where do you place a helper? You may place { $count }.
   *[other] Where do you place a helper? You may place up to { $count }.
}
castle-ask-helper-source = Which helper do you place { $place_at }?
castle-ask-snowfall = Snowfall: do you lose a Worker for good, or pay { castle-price-talers }?
castle-ask-plague = Plague: do you lose one of your played cards for good, or pay { castle-price-talers }?
castle-ask-breach = { $count ->
    [one] Breach: do you give a stone block for points? You may give { $count }.
   *[other] Breach: do you give stone blocks for points? You may give up to { $count }.
}
castle-ask-court = What do you court the Lady of the Castle with?
castle-ask-share = What do you take from the card of the Lady of the Castle?
castle-ask-cash-in = { $rate ->
    [one] Market: how many of your { castle-turned-talers } do you turn in, { castle-market-points } for each taler?
   *[other] Market: how many of your { castle-turned-talers } do you turn in, { castle-market-points } for every { $rate } talers?
}
castle-market-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castle-ask-convert = { $count ->
    [one] Palace: which resource do you turn into points? You may turn in { $count }.
   *[other] Palace: which resource do you turn into points? You may turn in up to { $count }.
}

## Events

castle-event-round = Round { $round }: { $seat } is start player and takes { castle-count-talers }.
castle-event-chose = { $seat } chooses a card.
castle-event-chose-card = { $seat } chooses { $card_the }.
castle-event-winter-card = Winter card: { $card }.
castle-event-reveal = { $seat } reveals { $card_the }.
castle-event-load = { $seat } puts { $item_piece } on a Worker.
castle-event-messenger = { $count ->
    [0] The bank is empty: the Messenger brings { $seat } nothing.
   *[other] The Messenger brings { $seat } { castle-count-talers }.
}
castle-event-place-trader = { $source_id ->
    [supply] { $seat } places a helper { $place_at }.
   *[other] { $seat } places the helper { $source_from } { $place_at }.
}
castle-event-no-place = { $seat } places no trader's helper.
castle-event-displace = { $seat } takes back the helper displaced { $place_from }.
castle-event-fee = { $seat } pays the Innkeeper { castle-count-talers }.
castle-event-recall = { $seat } cannot pay the Innkeeper, and takes a helper back { $place_from }.
castle-event-deliver = { $count ->
    [0] { $tower ->
        [0] Delivery: no { $item } is left for { $seat }.
       *[other] Delivery: { $seat } gets nothing; the last { $item } goes to the defense tower.
    }
   *[other] Delivery: { $seat } gets { $item_counted }, the defense tower { $tower }.
}
castle-event-take = { $seat } takes { $item_counted } from the defense tower.
castle-event-buy = { $seat } buys { $item_piece } from { $seller }.
castle-event-refuse = { $seat } refuses to sell the last { $item }.
castle-event-exchange = { $seat } exchanges 1 silver bar for { $item_piece }.
castle-event-exchange-over = { $seat } can exchange no more silver at this breach.
castle-event-pay = { $seat } pays { $item_piece }.
castle-event-build = { $seat } builds { $building_the } with { $card_the }.
castle-event-cannot-build = { $types ->
    [0] { $seat } cannot build: there is nothing to pay with.
    [1] { $seat } cannot build: all resources are of one type, and a payment needs three.
    [2] { $seat } cannot build: the resources are of two types, and a payment needs three.
   *[other] { $seat } cannot build: no building can be paid for exactly.
}
castle-event-no-more-buildings = { $count ->
    [0] { $seat } builds nothing.
   *[other] { $seat } builds nothing more.
}
castle-event-thalers = { $count ->
    [0] The bank is empty: { $seat } gets nothing for the building.
   *[other] { $seat } gets { castle-count-talers } for the building.
}
castle-event-score = { $count ->
    [0] { $seat } scores nothing ({ $source }).
   *[other] { $seat } scores { castle-count-points } ({ $source }).
}
castle-event-place = { $source_id ->
    [supply] { $seat } places a helper { $building_at } for { castle-price-talers }.
   *[other] { $seat } places the helper { $source_from } { $building_at } for { castle-price-talers }.
}
castle-event-no-more-helpers = { $count ->
    [0] { $seat } places no helper.
   *[other] { $seat } places no further helper.
}
castle-event-innkeeper = { $count ->
    [0] { $seat } is the new innkeeper.
   *[other] { $seat } is the new innkeeper and takes { castle-count-talers } from the card.
}
castle-event-goods = { $seat } takes { $item_counted } from the Worker.
castle-event-architect = { $count ->
    [0] { $seat } scores nothing with the Masterbuilder: no one else has built.
   *[other] { $buildings ->
        [one] { $seat } scores { castle-count-points } with the Masterbuilder for { $buildings } building built by others.
       *[other] { $seat } scores { castle-count-points } with the Masterbuilder for { $buildings } buildings built by others.
    }
}
castle-event-cards-back = { $seat } takes back all played cards.
castle-event-first-player = { $seat } becomes start player.
castle-event-last-round = The last round is over; final scoring begins.
castle-event-lose-card = { $seat } loses { $card_the } for good.
castle-event-pay-winter = { $count ->
    [0] { $seat } has nothing to pay with.
   *[other] { $seat } pays { castle-count-talers }.
}
castle-event-court = { $seat } courts the Lady of the Castle with { $item_piece }.
castle-event-drop-out = { $seat } no longer courts the Lady of the Castle.
castle-event-win-lady = { $seat } wins the Lady of the Castle and scores { castle-count-points }.
castle-event-share = { $seat } takes { $item_piece } from the card of the Lady of the Castle.
castle-event-home = { $seat } takes a helper home { $place_from }.
castle-event-score-space = { $place_id ->
    [granary] { $seat } scores { castle-count-points } at the Granary.
   *[other] { $count ->
        [0] { $seat } scores nothing { $place_at }: { castle-scored-units }.
       *[other] { $seat } scores { castle-count-points } { $place_at }: { castle-scored-units }.
    }
}
castle-event-market = { $thalers ->
    [0] { $seat } turns in no talers at the Market.
   *[other] { $seat } turns { castle-turned-talers } into { castle-count-points } at the Market.
}
castle-event-palace = { $seat } turns { $item_piece } into { castle-count-points } at the Palace.
