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
castle-lay = Payer pour moi
castle-roles = Ordre des personnages
castle-your-hand = Votre main
castle-no-cards = Aucune carte en main.
castle-winter-cards = Cartes Hiver
castle-deck = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
castle-card-next = prochaine au tour { $n }
castle-card-now = une pendant ce tour
castle-lady-about = Au dernier en lice : +{ $vp } points.
castle-granary-about = Un assistant : { $one } points ; deux : { $two } chacun ; trois : { $three } chacun.
castle-innkeeper-about = { $fee ->
    [one] Chaque assistant du Marchand paie ici { $fee } thaler avant la livraison.
   *[other] Chaque assistant du Marchand paie ici { $fee } thalers avant la livraison.
}
castle-card-messenger = +{ $thalers } thalers de la banque
castle-card-trader = Assistant sur un chariot, livraison
castle-card-bricklayer = Construire : des thalers par pièce
castle-card-stonemason = Construire : toute la couronne
castle-card-worker-wood = { $wood } bois, { $silver } argent ; bâtir
castle-card-worker-sand = { $sand } sable, { $clay } argile ; bâtir
castle-card-worker-stone = { $stone } pierre, { $free } au choix ; bâtir
castle-card-architect = { $vp } points par bâtiment des autres
castle-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
castle-hand-folded = { $n ->
    [one] Votre main : { $n } carte
   *[other] Votre main : { $n } cartes
}
castle-your-goods = Vos biens
castle-goods-pay = Un tas pressé pose une pièce
castle-goods-exchange = Pressez ce que vous voulez contre 1 lingot d'argent
castle-worth = vaut { $n }
castle-never-pays = ne paie jamais
castle-starts = Premier : { $name }
castle-played = Jouées
castle-due = reste { $n }

# Told step by step

castle-told-reveal = Toutes les cartes sont révélées. Elles agissent dans l’ordre de leurs numéros.
castle-told-load-many = { $seat } pose { $n } pièces sur des Ouvriers.
castle-told-goods-many = { $seat } prend les matériaux de l’Ouvrier.
castle-told-pay = { $seat } paie { $item_piece } pour { $building_def }.
castle-told-pay-many = { $seat } paie { $n } pièces pour { $building_def }.
castle-told-deliver-many = Les charrettes livrent à { $n } endroits.
castle-told-home-many = { $n } aides des marchands rentrent.
castle-told-share-many = { $seat } prend { $n } pièces de la carte de la Damoiselle du château.
castle-told-palace-many = { $seat } échange { $n } pièces contre des points au Palais.

# What to know here, while nothing else is said

castle-hint-choose = Tous choisissent en même temps ; puis les cartes agissent dans l’ordre de leurs numéros.
castle-hint-trade = Un assistant sur un chariot rapporte sa marchandise à chaque livraison.
castle-hint-build = Le paiement doit être exact et compter trois types de ressources.
castle-hint-place = Les assistants rapportent en fin de partie ; la place se paie maintenant.
