# Words of the castle’s board; names of pieces come from the game’s own file.

castle-board = Board
castle-castle = The castle
castle-road = Outside the walls
castle-described = Round { $round } of { $rounds }. { $built } of { $all } building tiles are built.
castle-round = Round { $round } of { $rounds }
castle-built = { $name }, built
castle-site = { $name }, building site; value and crown { $value }, { $vp }
castle-space-free = { $name }, free, price { $price }
castle-space-taken = { $name }: { $who }
castle-place-free = { $name } ×{ $stock } +{ $amount }, free
castle-place-taken = { $name } ×{ $stock } +{ $amount }: { $who }
castle-in-watchtower = Defense tower: { $what } { $n }
castle-forge-silver = Silver at the Forge: { $n }
castle-own = { $what }: { $n }
castle-helpers = { $n ->
    [one] { $n } helper
   *[other] { $n } helpers
}
castle-on-worker = On the Worker: { $what }
castle-chosen = { $n ->
    [one] { $n } chosen
   *[other] { $n } chosen
}
castle-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
castle-among = { $n ->
    [one] { $n } of these:
   *[other] { $n } of these:
}
castle-payment = { $laid } of { $value } building points laid
castle-lay = Lay it for me
castle-roles = Order of the characters
castle-your-hand = Your hand
castle-no-cards = No cards in hand.
castle-winter-cards = Winter cards
castle-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
castle-card-next = next in round { $n }
castle-card-now = one this round
castle-lady-about = The last one courting: +{ $vp } points.
castle-granary-about = One helper: { $one } points, two: { $two } each, three: { $three } each.
castle-innkeeper-about = { $fee ->
    [one] Each Trader’s helper pays { $fee } taler here before a delivery.
   *[other] Each Trader’s helper pays { $fee } talers here before a delivery.
}
castle-card-messenger = +{ $thalers } talers from the bank
castle-card-trader = Helper to a cart, delivery
castle-card-bricklayer = Build: talers for each piece
castle-card-stonemason = Build: the whole crown
castle-card-worker-wood = { $wood } wood, { $silver } silver; build
castle-card-worker-sand = { $sand } sand, { $clay } clay; build
castle-card-worker-stone = { $stone } stone, { $free } of your choice; build
castle-card-architect = { $vp } points for each building by others
castle-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
castle-hand-folded = { $n ->
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
}
castle-your-goods = Your goods
castle-goods-pay = Press a pile to lay a piece
castle-goods-exchange = Press what you want for 1 silver bar
castle-worth = worth { $n }
castle-never-pays = never pays
castle-starts = First: { $name }
castle-played = Played
castle-due = { $n } due

# Told step by step

castle-told-reveal = All cards are open. They act in the order of their numbers.
castle-told-load-many = { $seat } puts { $n } pieces on Workers.
castle-told-goods-many = { $seat } takes the goods of the Worker.
castle-told-pay = { $seat } pays { $item_piece } for { $building_the }.
castle-told-pay-many = { $seat } pays { $n } pieces for { $building_the }.
castle-told-deliver-many = The carts deliver at { $n } places.
castle-told-home-many = { $n } traders’ helpers go home.
castle-told-share-many = { $seat } takes { $n } pieces from the card of the Lady of the Castle.
castle-told-palace-many = { $seat } turns { $n } pieces into points at the Palace.

# What to know here, while nothing else is said

castle-hint-choose = Everyone chooses at the same time; then the cards act in the order of their numbers.
castle-hint-trade = A helper on a cart brings its goods at every delivery.
castle-hint-build = A payment must be exact, with three types of resource.
castle-hint-place = Helpers score at the end of the game; you pay for the place now.
