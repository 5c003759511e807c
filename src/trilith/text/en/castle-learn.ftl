## Words that teach the castle: explanations, the guide, tips, and the summary of a round.

## Amounts, inside explanations

castle-gives-nothing = nothing
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
}. A building is paid exactly, with at least 3 different kinds.
castle-explain-silver = Never part of a payment. While you build, put a silver bar on the Forge and take any other resource from the stock instead.
castle-explain-thalers = Money: for the places of your helpers and for what you buy from Workers. In a tie, most talers win.

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
castle-explain-forge = Built from the start. Whoever builds may exchange silver bars here; a helper here scores for the silver bars that lie here.

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
    [market_conversion] { castle-explain-points } for every { $units_per_step } talers you turn in; with both places 1 point for each taler.
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

castle-explain-cart = Whenever a Trader is played, { $amount } pieces leave the stock: { $to_watchtower } for the Defense tower, the rest for the helper’s owner. When all carts are taken, an older helper of somebody else can be displaced.
castle-explain-rider = Free only when all four carts are taken. Delivers { $amount } silver bars: { $to_watchtower } for the Defense tower, the rest for the helper’s owner.
castle-explain-watchtower = The first piece of each delivery lands here. A Bricklayer takes all pieces of one kind.

## Winter cards

castle-explain-innkeeper = Stays. Before each delivery you pay { $fee_per_trader_helper } taler for each of your helpers on carts and rider, to the helper placed here for { $price } talers, or onto the card.
castle-explain-lady = Each round you add 1 resource or taler, or drop out for good. The last one left wins { $vp } points; the others share what lies here.
castle-explain-snowfall = Everybody loses a Worker for good, or pays { $pay_instead } talers.
castle-explain-plague = Everybody loses one played card for good, or pays { $pay_instead_per_card } taler for each played card.
castle-explain-breach = You may give up to { $max_stone } stone blocks, for { $vp_per_stone } points each.
castle-explain-granary = { $spaces } places for { $price } talers each. At the end: 1 helper here scores { $vp_each_by_count_one } points, 2 helpers { $vp_each_by_count_two } each, 3 helpers { $vp_each_by_count_three } each.

## The table

castle-explain-helpers = Place them on carts with the Trader, and in the castle after building with Bricklayer or Stonemason. In the castle they stay and score at the end.
castle-explain-vp = Most points at the end win. Talers and resources left over give none by themselves.
castle-explain-round = The start player takes 1 taler from the track each round. The game ends with the last taler, or in the round in which the last building is built.
castle-explain-winter-mark = In a round with this mark, a winter card is turned over after everybody has chosen.
    .name = Winter card
castle-explain-first-player = Takes the round’s taler and acts first among equal characters. Changes each round, clockwise.
castle-explain-bank = All talers that nobody has. When it is empty, nobody gets more.
castle-explain-stock = All resources that nobody has. There is no more than this.
castle-explain-hand = You choose your character of the round from these. Played cards come back with the Masterbuilder only.
castle-explain-face-down = Chosen in secret; all cards are turned over together.
castle-explain-discard = Played cards lie open until their owner plays the Masterbuilder.
castle-explain-lost = These cards do not come back in this game.
castle-explain-deck = Winter cards to come, in an order that nobody knows.
castle-explain-forge-silver = Exchanged silver bars stay here and count for the helpers at the Forge.
castle-explain-value = What a building costs in building points, to be paid exactly and with at least 3 kinds of resources.
    .name = Building value
castle-explain-crown = The points for building it: all with the Stonemason, half with a Worker.
    .name = Crown
