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
castle-roles = Order of the characters
castle-your-hand = Your hand
castle-no-cards = No cards in hand.
castle-skip = Go on
castle-winter-cards = Winter cards
castle-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
castle-next-mark = next: space { $n }
castle-lady-about = The last one courting: +{ $vp } points.
castle-granary-about = Points at the end for the helpers here.
castle-innkeeper-about = Trader’s helpers pay here before a delivery.
castle-card-messenger = Talers from the bank
castle-card-trader = Helper to a cart, delivery
castle-card-bricklayer = Build: talers for each piece
castle-card-stonemason = Build: the whole crown
castle-card-worker-wood = Wood and silver; build
castle-card-worker-sand = Sand and clay; build
castle-card-worker-stone = Stone and free choice; build
castle-card-architect = Points for others’ buildings
