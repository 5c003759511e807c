# Words of the castle’s board; names of pieces come from the game’s own file.

castle-board = Plateau
castle-castle = Le château
castle-road = Hors les murs
castle-described = Tour { $round } sur { $rounds }. Tuiles construites : { $built } sur { $all }.
castle-round = Tour { $round } sur { $rounds }
castle-built = { $name }, construit
castle-site = { $name }, chantier ; valeur et couronne { $value }, { $vp }
castle-space-free = { $name }, libre, prix { $price }
castle-space-taken = { $name } : { $who }
castle-place-free = { $name } ×{ $stock } +{ $amount }, libre
castle-place-taken = { $name } ×{ $stock } +{ $amount } : { $who }
castle-in-watchtower = Tour de garde : { $what } { $n }
castle-forge-silver = Argent à la Forge : { $n }
castle-own = { $what } : { $n }
castle-helpers = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
castle-on-worker = Sur l’Ouvrier : { $what }
castle-chosen = { $n ->
    [one] { $n } choisie
   *[other] { $n } choisies
}
castle-in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
castle-among = { $n ->
    [one] { $n } parmi :
   *[other] { $n } parmi :
}
castle-payment = { $laid } points de construction posés sur { $value }
castle-roles = Ordre des personnages
castle-your-hand = Votre main
castle-no-cards = Aucune carte en main.
castle-skip = Continuer
castle-winter-cards = Cartes Hiver
castle-deck = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
castle-next-mark = prochaine : case { $n }
castle-lady-about = Au dernier en lice : +{ $vp } points.
castle-granary-about = Des points à la fin pour les assistants ici.
castle-innkeeper-about = Les assistants du Marchand paient ici avant la livraison.
castle-card-messenger = Des thalers de la banque
castle-card-trader = Assistant sur un chariot, livraison
castle-card-bricklayer = Construire : des thalers par pièce
castle-card-stonemason = Construire : toute la couronne
castle-card-worker-wood = Bois et argent ; construire
castle-card-worker-sand = Sable et argile ; construire
castle-card-worker-stone = Pierre et au choix ; construire
castle-card-architect = Des points pour les bâtiments des autres
