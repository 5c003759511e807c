## Words that teach the castle: explanations, the guide, tips, and the summary of a round.

## Amounts, inside explanations

castle-gives-nothing = none
castle-gives-sand = { $count ->
    [one] { $count } sand pile
   *[other] { $count } sand piles
}
castle-gives-wood = { $count ->
    [one] { $count } wooden beam
   *[other] { $count } wooden beams
}
castle-gives-clay = { $count ->
    [one] { $count } clay slab
   *[other] { $count } clay slabs
}
castle-gives-stone = { $count ->
    [one] { $count } stone block
   *[other] { $count } stone blocks
}
castle-gives-silver = { $count ->
    [one] { $count } silver bar
   *[other] { $count } silver bars
}

## Characters

castle-explain-messenger = I. Take { $thalers_from_bank } talers from the bank.
castle-explain-trader = II. You may place a helper on a cart or on the rider. Then every helper there gets a delivery; the first piece of each goes to the Defense tower.
castle-explain-bricklayer = III. Take all pieces of one kind from the Defense tower. Build up to { $max_buildings } buildings: 1 taler for each piece you pay. If you built, place up to { $max_helpers } helpers.
castle-explain-stonemason = IV. Buy 1 resource from each other player’s Worker, for { $buy_price } taler. Build up to { $max_buildings } buildings and score their whole crowns. If you built, place up to { $max_helpers } helpers.
castle-explain-worker = V. Holds { $goods }. A Stonemason may buy from it; the rest is yours in the Worker step. Build up to { $max_buildings } buildings for half their crowns. No helpers.
castle-explain-worker-stone = V. Holds { $goods } and { $free_choices } pieces of your choice (sand, wood, clay). A Stonemason may buy from it; the rest is yours in the Worker step. Build up to { $max_buildings } buildings for half their crowns. No helpers.
castle-explain-architect = VI. { $vp_per_building_of_others } points for every building that others have built this round. Then take all your played cards back into your hand. Not possible while you hold all your cards.

## Goods

castle-explain-resource = Worth { $building_points ->
    [one] { $building_points } building point
   *[other] { $building_points } building points
}. You must pay for a building exactly, with at least 3 different kinds.
castle-explain-silver = Never part of a payment. While you build, put a silver bar on the Forge and take any other resource from the stock instead.
castle-explain-thalers = Money for helper’s places and for what you buy from Workers. In a tie, the player with the most talers wins.

## Buildings

castle-explain-costs = Building value { $value }; crown { $vp } points (half of it with a Worker, talers instead with the Bricklayer).
castle-explain-keep = { castle-explain-costs } A helper here scores { $points } points for each empty place of built buildings.
castle-explain-tavern = { castle-explain-costs } A helper here scores for all helpers in the castle.
castle-explain-gate = { castle-explain-costs } A helper here scores for all built Towers.
castle-explain-stable = { castle-explain-costs } A helper here scores for all built Houses.
castle-explain-servants-house = { castle-explain-costs } A helper here scores for the buildings that nobody has built.
castle-explain-palace = { castle-explain-costs } A helper here turns resources into points at the end.
castle-explain-well = { castle-explain-costs } It has no places for helpers.
castle-explain-tower = { castle-explain-costs } Towers count for the helpers at the gates.
castle-explain-house = { castle-explain-costs } Houses count for the helpers at the Stable.
castle-explain-market = Built from the start. A helper here turns talers into points at the end.
castle-explain-forge = Built from the start. Anyone who builds may exchange silver bars here; a helper here scores for the silver bars that lie here.

## Places for helpers

castle-explain-space = Price { $price } talers. At the end { $scores_id ->
    [empty_spaces] { castle-explain-points } for each empty place of built buildings.
    [castle_helpers] { castle-explain-points } for { $units_per_step ->
        [1] each helper
       *[other] every { $units_per_step } helpers
    } in the castle, this one included.
    [built_towers] { castle-explain-points } for each built Tower.
    [built_houses] { castle-explain-points } for each built House.
    [tiles_left] { castle-explain-points } for each building that nobody has built.
    [market_conversion] { castle-explain-points } for every { $units_per_step } talers you turn in; with both places { castle-explain-points } for each taler.
   *[other] { castle-explain-points } for { $units_per_step ->
        [1] each silver bar
       *[other] every { $units_per_step } silver bars
    } on the Forge.
}
castle-explain-points = { $vp_per_unit ->
    [one] { $vp_per_unit } point
   *[other] { $vp_per_unit } points
}
castle-explain-space-palace = Price { $price } talers. At the end you may turn up to { $max_resources } of your resources into their building points.

## Outside the walls

castle-explain-cart = Whenever a Trader is played, { $amount } pieces leave the stock: { $to_watchtower } for the Defense tower, the rest for the helper’s owner. When all carts are taken, somebody else’s older helper can be displaced.
castle-explain-rider = Free only when all four carts are taken. Delivers { $amount } silver bars: { $to_watchtower } for the Defense tower, the rest for the helper’s owner.
castle-explain-watchtower = The first piece of each delivery lands here. A Bricklayer takes all pieces of one kind.

## Winter cards

castle-explain-innkeeper = Stays. Before each delivery you pay { $fee_per_trader_helper } taler for each of your helpers on carts and rider, to the helper placed here for { $price } talers, or onto the card.
castle-explain-lady = Each round you add 1 resource or taler, or drop out for good. The last one left wins { $vp } points; the others share what lies here.
castle-explain-snowfall = Everybody loses a Worker for good, or pays { $pay_instead } talers.
castle-explain-plague = Everybody loses one played card for good, or pays { $pay_instead_per_card } taler for each played card.
castle-explain-breach = You may give up to { $max_stone } stone blocks, for { $vp_per_stone } points each.
castle-explain-granary = { $spaces } places for { $price } talers each. At the end: 1 helper here scores { $vp_each_by_count_one ->
    [one] { $vp_each_by_count_one } point
   *[other] { $vp_each_by_count_one } points
}, 2 helpers { $vp_each_by_count_two } each, 3 helpers { $vp_each_by_count_three } each.

## The table

castle-explain-helpers = Place them on carts with the Trader, and in the castle after building with Bricklayer or Stonemason. In the castle they stay and score at the end.
castle-explain-vp = The player with the most points at the end wins. Leftover talers and resources give none by themselves.
castle-explain-round = The start player takes 1 taler from the track each round. The game ends with the last taler, or in the round in which the last building is built.
castle-explain-winter-mark = In a round with this mark, a winter card is turned over after everybody has chosen.
    .name = Winter card
castle-explain-first-player = Takes the round’s taler and acts first among equal characters. The marker moves on clockwise each round.
castle-explain-bank = All the talers that nobody owns. When it is empty, nobody gets any more.
castle-explain-stock = All the resources that nobody owns. There are no others.
castle-explain-hand = You choose your character of the round from these. Played cards come back only with the Masterbuilder.
castle-explain-face-down = Chosen in secret; all cards are turned over together.
castle-explain-discard = Played cards lie open until their owner plays the Masterbuilder.
castle-explain-lost = These cards do not come back in this game.
castle-explain-deck = Winter cards to come, in an order that nobody knows.
castle-explain-forge-silver = Exchanged silver bars stay here and count for the helpers at the Forge.
castle-explain-value = What a building costs in building points, to be paid exactly and with at least 3 kinds of resources.
    .name = Building value
castle-explain-crown = The points for building it: all with the Stonemason, half with a Worker.
    .name = Crown

## The first game, step by step; .why: what it is good for

castle-guide-trader = Choose the Trader. Everybody chooses a card in secret; then all are turned over together and act in order, I to VI.
    .title = One castle, many builders
    .why = The player with the most points at the end wins. You get points for building, and for helpers in the right places. But first you need material, and the Trader brings it.
castle-guide-cart = Place a helper on the stone cart.
    .title = A helper on a cart
    .why = At every delivery your cart brings you stone, as long as the helper stands there. The first piece of each delivery goes to the Defense tower.
castle-guide-bricklayer = Choose the Bricklayer. Your Trader stays on the table until you play the Masterbuilder.
    .title = The Bricklayer
    .why = The Bricklayer empties part of the Defense tower and builds for money: 1 taler for each piece you pay.
castle-guide-take = Take all the stone blocks.
    .title = From the Defense tower
    .why = You get all pieces of one kind. Stone is worth the most when you pay.
castle-guide-build = Press a House in the castle. The white number is what it costs, the crown what it can score.
    .title = Build a House
    .why = Small buildings need few pieces. No matter who builds, the castle grows for all: Houses count for helpers at the Stable, Towers for those at the gates.
castle-guide-pay = Lay piece after piece until the value is reached.
    .title = Pay exactly
    .why = The sum must fit exactly, with at least 3 kinds. You are offered only pieces that still allow it. Many cheap pieces bring the Bricklayer more talers.
castle-guide-enough = Stop building.
    .title = Enough for now
    .why = You could build a second one. But keep material for the Stonemason, who scores the whole crown.
castle-guide-helper = Place a helper at the Forge.
    .title = A helper in the castle
    .why = After building you may buy places for helpers. They stay until the end and score: at the Forge, for every silver bar exchanged in the game.
castle-guide-stonemason = Choose the Stonemason.
    .title = Now for points
    .why = The Stonemason buys from the others' Workers and scores the whole crown of what you build.
castle-guide-buy = Buy a piece from another player's Worker, for 1 taler.
    .title = Buy from a Worker
    .why = You get material, the other player a taler. Only the last piece can be refused.
castle-guide-crown = Build a Tower, and pay for it.
    .title = The whole crown
    .why = You score its crown right away. Then you may place helpers again.
castle-guide-worker = Choose the Worker with the stone.
    .title = A Worker full of goods
    .why = A Worker brings new material, and builds for half the crown. But another player's Stonemason may buy from it first.
castle-guide-load = Put two pieces of your choice on the Worker.
    .title = Your choice of goods
    .why = They come from the stock and are yours only in the Worker's turn. Clay is worth more than sand or wood.
castle-guide-architect = Choose the Masterbuilder.
    .title = Everybody builds: the Masterbuilder
    .why = The Masterbuilder scores for what the others build this round, and brings back all your played cards. Play it when the others are ready to build. Now you know all the characters.

## Tips, when something happens for the first time

castle-tip-choose = Everybody chooses at the same time. Look at what the others have left: their played cards lie open.
    .title = In secret
castle-tip-delivery = Every helper on a cart gets goods, no matter who played the Trader. The first piece goes to the Defense tower.
    .title = A delivery
castle-tip-build = Pay exactly the value, with at least 3 kinds. Silver bars can be exchanged at the Forge first.
    .title = Building
castle-tip-silver = Exchanged silver stays at the Forge and counts for the helpers there.
    .title = Silver at the Forge
castle-tip-helper = A helper on a building stays there for good. Which places will be worth the most in the end?
    .title = Helpers for the end
castle-tip-displace = When all carts are taken, an older helper can be displaced. It goes back to its owner.
    .title = Displaced
castle-tip-cards-back = The Masterbuilder brings all your played cards back into your hand.
    .title = Cards come back
castle-tip-winter = It takes effect at once, or stays. You can no longer change the cards you have chosen.
    .title = A winter card
castle-tip-end = The helpers score building by building: Keep, Tavern, gates, Stable, Servants' House, Market, Palace, Forge.
    .title = Final scoring

## The turn on one page

castle-page-goal = Most points after the last round. Points come from building, from the Masterbuilder, and at the end from helpers in the castle.
    .title = The goal
castle-page-choose = The start player takes the round's taler. Everybody chooses a card in secret (with 2 players two cards); all are revealed together. Never the Masterbuilder with a full hand.
    .title = 1. Choose
castle-page-messenger = { $talers } talers from the bank.
    .title = I Messenger
castle-page-trader = A helper onto a cart or the rider; then one delivery for all helpers there, the first piece of each to the Defense tower.
    .title = II Trader
castle-page-bricklayer = Take one kind from the Defense tower; build up to 2, 1 taler per piece paid; then up to 2 helpers.
    .title = III Bricklayer
castle-page-stonemason = Buy 1 piece from each other player's Worker for { $price } taler; build up to 2 for the whole crown; then up to 2 helpers.
    .title = IV Stonemason
castle-page-worker = Take the goods on the card; build up to 2 for half the crown. No helpers.
    .title = V Worker
castle-page-architect = { $points } points for every building that others build this round; then take back all your played cards.
    .title = VI Masterbuilder
castle-page-pay = Exactly the value, at least 3 kinds: sand { $sand }, wood { $wood }, clay { $clay }, stone { $stone }. While building, silver can be exchanged for any kind.
    .title = Paying
castle-page-helpers = Only after building with Bricklayer or Stonemason: pay the place's price. On different buildings in one round. They stay.
    .title = Helpers
castle-page-end = After the last taler of the round track, or in the round of the last building. Then the helpers score. In a tie, the most talers win.
    .title = The end
