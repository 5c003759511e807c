castle-title = À l'ombre des murailles
    .about = Bâtissez ensemble un seul château, chacun avec ses personnages, et postez vos assistants là où ils rapporteront.

castle-option-season = Saison
    .about = Le côté du plateau sur lequel on joue.
castle-option-season-summer = Été
    .about = Le jeu de base, conseillé pour une première partie.
castle-option-season-winter = Hiver
    .about = Avec les cartes Hiver : un tenancier, une damoiselle, la neige, la peste, une brèche et un grenier.

## Les phases et les lignes du décompte qui n'ont pas le nom d'un élément du jeu

castle-phase-round-start = Début du tour
castle-phase-select = Choix des cartes
castle-phase-winter-draw = Carte Hiver
castle-phase-courting = Cour à la damoiselle
castle-phase-reveal = Cartes dévoilées
castle-phase-equip-workers = Équipement des Ouvriers
castle-phase-round-end = Fin du tour
castle-phase-final-scoring = Décompte final

castle-row-start = Au départ
castle-row-thalers = Thalers restants
castle-row-stone = Pierres restantes
castle-row-clay = Argiles restantes
castle-row-wood = Bois restants
castle-row-sand = Sables restants

## Les ressources et les thalers
## .piece : une unité ; .counted : $count unités ; .all : tout ce qu'il y a ; .de : après « plus »

castle-sand = sable
    .piece = 1 sable
    .counted = { $count ->
        [one] { $count } sable
       *[other] { $count } sables
    }
    .all = tout le sable ({ $count })
    .de = de sable
castle-wood = bois
    .piece = 1 bois
    .counted = { $count } bois
    .all = tout le bois ({ $count })
    .de = de bois
castle-clay = argile
    .piece = 1 argile
    .counted = { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
    .all = toute l'argile ({ $count })
    .de = d'argile
castle-stone = pierre
    .piece = 1 pierre
    .counted = { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
    .all = toutes les pierres ({ $count })
    .de = de pierres
castle-silver = argent
    .piece = 1 lingot d'argent
    .counted = { $count ->
        [one] { $count } lingot d'argent
       *[other] { $count } lingots d'argent
    }
    .all = tout l'argent ({ $count })
    .de = d'argent
castle-thaler = thaler
    .piece = 1 thaler
castle-building-points = Points de construction
castle-resource-types = Types de ressources différents
castle-suggested = Un paiement possible
castle-thalers = thalers

## Les personnages ; .def : avec l'article

castle-messenger = Messager
    .def = le Messager
castle-trader = Marchand
    .def = le Marchand
castle-bricklayer = Maçon
    .def = le Maçon
castle-stonemason = Tailleur de pierre
    .def = le Tailleur de pierre
castle-worker = Ouvrier
    .def = l'Ouvrier
castle-worker-wood = Ouvrier (bois)
    .def = l'Ouvrier (bois)
castle-worker-sand = Ouvrier (sable)
    .def = l'Ouvrier (sable)
castle-worker-stone = Ouvrier (pierre)
    .def = l'Ouvrier (pierre)
castle-architect = Architecte
    .def = l'Architecte

## Les bâtiments et leurs cases pour assistant ; .def : avec l'article ; .at : où se tient un assistant

castle-keep = Donjon
    .def = le Donjon
    .at = au Donjon
castle-tavern = Taverne
    .def = la Taverne
    .at = à la Taverne
castle-tavern-n = Taverne, case à { $n } thalers
    .at = à la Taverne (case à { $n } thalers)
castle-great-gate = Grande porte
    .def = la Grande porte
    .at = à la Grande porte
castle-small-gate = Petite porte
    .def = la Petite porte
    .at = à la Petite porte
castle-stable = Écurie
    .def = l'Écurie
    .at = à l'Écurie
castle-stable-n = Écurie, case à { $n } thalers
    .at = à l'Écurie (case à { $n } thalers)
castle-servants-house = Maison des domestiques
    .def = la Maison des domestiques
    .at = à la Maison des domestiques
castle-servants-house-n = Maison des domestiques, case { $n }
    .at = à la Maison des domestiques (case { $n })
castle-palace = Palais
    .def = le Palais
    .at = au Palais
castle-palace-n = Palais, case { $n }
    .at = au Palais (case { $n })
castle-market = Marché
    .def = le Marché
    .at = au Marché
castle-market-n = Marché, case { $n }
    .at = au Marché (case { $n })
castle-forge = Forge
    .def = la Forge
    .at = à la Forge
castle-forge-n = Forge, case à { $n } thalers
    .at = à la Forge (case à { $n } thalers)
castle-well = Puits
    .def = le Puits
castle-tower = Tour
castle-tower-n = Tour { $n }
    .def = la Tour { $n }
castle-house = Maison
castle-house-n = Maison { $n }
    .def = la Maison { $n }
castle-gate = Porte

## Où se tiennent les assistants du marchand ; .at : là ; .from : d'où ils viennent

castle-cart = Charrette
castle-cart-sand = Charrette de sable
    .at = sur la charrette de sable
    .from = de la charrette de sable
castle-cart-wood = Charrette de bois
    .at = sur la charrette de bois
    .from = de la charrette de bois
castle-cart-clay = Charrette d'argile
    .at = sur la charrette d'argile
    .from = de la charrette d'argile
castle-cart-stone = Charrette de pierre
    .at = sur la charrette de pierre
    .from = de la charrette de pierre
castle-rider = Cavalier
    .at = sur le cavalier
    .from = du cavalier
castle-supply = Réserve du joueur
    .from = de votre réserve

## Les cartes Hiver

castle-innkeeper = Tenancier
    .at = chez le Tenancier
    .from = du Tenancier
castle-lady = Damoiselle du château
castle-snowfall = Chute de neige
castle-plague = Peste
castle-breach = Brèche
castle-granary = Grenier
    .at = au Grenier

## La table

castle-blue = bleu
castle-red = rouge
castle-yellow = jaune
castle-green = vert
castle-stock = Réserve
castle-bank = Banque
castle-watchtower = Tour de garde
castle-forge-silver = Lingots d'argent à la Forge
castle-helpers = Assistants
castle-vp = Points de victoire
castle-hand = Main
castle-face-down = Cartes choisies
castle-discard = Défausse
castle-lost = Cartes perdues
castle-rounds-left = Tours restants
castle-round = Tour
castle-first-player = Premier joueur
castle-deck = Pioche de cartes Hiver
castle-buildings = Bâtiments
castle-spaces = Cases pour assistant
castle-trader-places = Charrettes et cavalier
castle-resources = Ressources
castle-goods = Sur les Ouvriers

## Ce qui se compte, pour les phrases plus bas

castle-count-talers = { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}
castle-count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
castle-price-talers = { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
}
castle-turned-talers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
# Ce que compte une case au décompte final.
castle-scored-units = { $place_id ->
    [keep_1] { $units ->
        [one] { $units } case vide
       *[other] { $units } cases vides
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
        [one] { $units } tuile Chantier restante
       *[other] { $units } tuiles Chantier restantes
    }
}
castle-scored-helpers = { $units ->
    [one] { $units } assistant dans le château
   *[other] { $units } assistants dans le château
}
castle-scored-towers = { $units ->
    [one] { $units } Tour
   *[other] { $units } Tours
}
castle-scored-houses = { $units ->
    [one] { $units } Maison
   *[other] { $units } Maisons
}
castle-scored-silver = { $units ->
    [one] { $units } lingot d'argent
   *[other] { $units } lingots d'argent
}

## Les actions

castle-do-pass = { $ask ->
    [build] Ne plus construire
    [place] Ne plus placer d'assistant
    [trade] Ne pas placer d'assistant
    [buy] Ne plus rien acheter
    [breach] Ne plus donner de pierres
    [convert] Ne plus rien convertir
   *[other] Passer
}
castle-do-choose = Choisir { $card_def }
castle-do-lose = Perdre définitivement { $card_def }
castle-do-pay = { $item_id ->
    [thalers] Payer les thalers
   *[other] Payer { $item_piece }
}
castle-do-exchange = { $ask ->
    [convert] Échanger 1 lingot d'argent contre { $item_piece }, à convertir aussitôt
   *[other] Échanger 1 lingot d'argent contre { $item_piece }
}
castle-do-give = Donner { $item_piece }
castle-do-court = Courtiser avec { $item_piece }
castle-do-drop-out = Renoncer
castle-do-take = { $ask ->
    [take] Prendre { $item_all }
   *[other] Prendre { $item_piece }
}
castle-do-load = Poser { $item_piece } sur la carte
castle-do-build = Construire { $building_def }
castle-do-buy = Acheter { $item_piece } à { $seller }
castle-do-sell = Vendre
castle-do-refuse = Refuser de vendre
castle-do-place = Placer un assistant { $place_at }
castle-do-from = Prendre l'assistant { $place_from }
castle-do-recall = Reprendre l'assistant { $place_from }
castle-do-cash-in = { $count ->
    [0] Garder tous les thalers
    [one] Convertir { $count } thaler
   *[other] Convertir { $count } thalers
}
castle-do-convert = Convertir { $item_piece }
castle-do-first = { $card } d'abord

## Les questions

castle-ask-choose = { $count ->
    [one] Choisissez une carte Personnage pour ce tour.
   *[other] Choisissez { $count } cartes Personnage pour ce tour, l'une après l'autre.
}
castle-ask-order = Quelle carte résolvez-vous d'abord ?
castle-ask-load = { $count ->
    [one] Quelle ressource posez-vous sur votre Ouvrier ?
   *[other] Quelles ressources posez-vous sur votre Ouvrier ? Choisissez-en { $count }, l'une après l'autre.
}
castle-ask-trade = Où votre Marchand place-t-il un assistant ?
castle-ask-trader-helper = Quel assistant placez-vous ?
castle-ask-recall = { $count ->
    [one] Vous ne pouvez pas payer le Tenancier pour tous vos assistants. Lequel reprenez-vous ?
   *[other] Vous ne pouvez pas payer le Tenancier pour { $count } de vos assistants. Lequel reprenez-vous d'abord ?
}
castle-ask-take = Quelle ressource prenez-vous à la tour de garde ?
castle-ask-buy = Qu'achetez-vous aux Ouvriers des autres joueurs ?
castle-ask-sell = { $buyer } veut acheter la dernière ressource de vos Ouvriers : { $item_piece }. La vendez-vous ?
castle-ask-build = { $count ->
    [one] Que construisez-vous avec { $card_def } ? Vous pouvez construire { $count } bâtiment.
   *[other] Que construisez-vous avec { $card_def } ? Vous pouvez construire { $count } bâtiments.
}
castle-ask-pay = { $due ->
    [one] Comment payez-vous { $building_def } ? Reste à payer : { $due } point de construction.
   *[other] Comment payez-vous { $building_def } ? Reste à payer : { $due } points de construction.
}
castle-ask-place = { $count ->
    [one] Où placez-vous un assistant ? Vous pouvez en placer { $count }.
   *[other] Où placez-vous un assistant ? Vous pouvez en placer jusqu'à { $count }.
}
castle-ask-helper-source = Quel assistant placez-vous { $place_at } ?
castle-ask-snowfall = Chute de neige : perdez-vous définitivement un Ouvrier, ou payez-vous { castle-price-talers } ?
castle-ask-plague = Peste : perdez-vous définitivement une carte de votre défausse, ou payez-vous { castle-price-talers } ?
castle-ask-breach = { $count ->
    [one] Brèche : donnez-vous une pierre contre des points ? Vous pouvez en donner { $count }.
   *[other] Brèche : donnez-vous des pierres contre des points ? Vous pouvez en donner jusqu'à { $count }.
}
castle-ask-court = Avec quoi courtisez-vous la Damoiselle du château ?
castle-ask-share = Que prenez-vous sur la carte de la Damoiselle du château ?
castle-ask-cash-in = { $rate ->
    [one] Marché : vous avez { castle-turned-talers }. Combien en convertissez-vous, à { castle-market-points } par thaler ?
   *[other] Marché : vous avez { castle-turned-talers }. Combien en convertissez-vous, à { castle-market-points } pour { $rate } thalers ?
}
castle-market-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castle-ask-convert = { $count ->
    [one] Palais : quelle ressource convertissez-vous en points ? Vous pouvez en convertir { $count }.
   *[other] Palais : quelle ressource convertissez-vous en points ? Vous pouvez en convertir jusqu'à { $count }.
}

## Les événements

castle-event-round = Tour { $round } : { $seat } est premier joueur et prend { castle-count-talers }.
castle-event-chose = { $seat } choisit une carte.
castle-event-chose-card = { $seat } choisit { $card_def }.
castle-event-winter-card = Carte Hiver : { $card }.
castle-event-reveal = { $seat } dévoile { $card_def }.
castle-event-load = { $seat } pose { $item_piece } sur un Ouvrier.
castle-event-messenger = { $count ->
    [0] La banque est vide : le Messager n'apporte rien à { $seat }.
   *[other] Le Messager apporte { castle-count-talers } à { $seat }.
}
castle-event-place-trader = { $source_id ->
    [supply] { $seat } place un assistant { $place_at }.
   *[other] { $seat } place l'assistant { $source_from } { $place_at }.
}
castle-event-no-place = { $seat } ne place pas d'assistant du marchand.
castle-event-displace = { $seat } récupère l'assistant déplacé { $place_from }.
castle-event-fee = { $seat } paie { castle-count-talers } au Tenancier.
castle-event-recall = { $seat } ne peut pas payer le Tenancier et reprend l'assistant { $place_from }.
castle-event-deliver = { $count ->
    [0] { $tower ->
        [0] Livraison : il n'y a plus { $item_de } pour { $seat }.
       *[other] Livraison ({ $item }) : { $seat } ne reçoit rien, tout va à la tour de garde.
    }
   *[other] Livraison : { $seat } reçoit { $item_counted }, la tour de garde { $tower }.
}
castle-event-take = { $seat } prend { $item_counted } à la tour de garde.
castle-event-buy = { $seat } achète { $item_piece } à { $seller }.
castle-event-refuse = { $seat } refuse de vendre sa dernière ressource ({ $item }).
castle-event-exchange = { $seat } échange 1 lingot d'argent contre { $item_piece }.
castle-event-exchange-over = { $seat } ne peut plus échanger d'argent pour cette brèche.
castle-event-pay = { $seat } paie { $item_piece }.
castle-event-build = { $seat } construit { $building_def } avec { $card_def }.
castle-event-cannot-build = { $types ->
    [0] { $seat } ne peut pas construire : il n’y a rien pour payer.
    [1] { $seat } ne peut pas construire : toutes les ressources sont d’un seul type, il en faut trois.
    [2] { $seat } ne peut pas construire : les ressources sont de deux types, il en faut trois.
   *[other] { $seat } ne peut pas construire : aucun bâtiment ne peut être payé exactement.
}
castle-event-no-more-buildings = { $count ->
    [0] { $seat } ne construit rien.
   *[other] { $seat } ne construit plus rien.
}
castle-event-thalers = { $count ->
    [0] La banque est vide : { $seat } ne reçoit rien pour le bâtiment.
   *[other] { $seat } reçoit { castle-count-talers } pour le bâtiment.
}
castle-event-score = { $count ->
    [0] { $seat } ne marque rien ({ $source }).
   *[other] { $seat } marque { castle-count-points } ({ $source }).
}
castle-event-place = { $source_id ->
    [supply] { $seat } place un assistant { $building_at } pour { castle-price-talers }.
   *[other] { $seat } place l'assistant { $source_from } { $building_at } pour { castle-price-talers }.
}
castle-event-no-more-helpers = { $count ->
    [0] { $seat } ne place pas d'assistant.
   *[other] { $seat } ne place plus d'assistant.
}
castle-event-innkeeper = { $count ->
    [0] { $seat } s'installe chez le Tenancier.
   *[other] { $seat } s'installe chez le Tenancier et prend { castle-count-talers } sur la carte.
}
castle-event-goods = { $seat } prend { $item_counted } sur son Ouvrier.
castle-event-architect = { $count ->
    [0] { $seat } ne marque rien avec l'Architecte : personne d'autre n'a construit.
   *[other] { $buildings ->
        [one] { $seat } marque { castle-count-points } avec l'Architecte pour { $buildings } bâtiment des autres.
       *[other] { $seat } marque { castle-count-points } avec l'Architecte pour { $buildings } bâtiments des autres.
    }
}
castle-event-cards-back = { $seat } reprend en main toute sa défausse.
castle-event-first-player = Le marqueur premier joueur passe à { $seat }.
castle-event-last-round = Le dernier tour est terminé ; place au décompte final.
castle-event-lose-card = { $seat } perd définitivement { $card_def }.
castle-event-pay-winter = { $count ->
    [0] { $seat } n'a pas de quoi payer.
   *[other] { $seat } paie { castle-count-talers }.
}
castle-event-court = { $seat } courtise la Damoiselle du château avec { $item_piece }.
castle-event-drop-out = { $seat } renonce à courtiser la Damoiselle du château.
castle-event-win-lady = { $seat } gagne la Damoiselle du château et marque { castle-count-points }.
castle-event-share = { $seat } prend { $item_piece } sur la carte de la Damoiselle du château.
castle-event-home = { $seat } reprend l'assistant { $place_from }.
castle-event-score-space = { $place_id ->
    [granary] { $seat } marque { castle-count-points } au Grenier.
   *[other] { $count ->
        [0] { $seat } ne marque rien { $place_at } : { castle-scored-units }.
       *[other] { $seat } marque { castle-count-points } { $place_at } : { castle-scored-units }.
    }
}
castle-event-market = { $thalers ->
    [0] { $seat } ne convertit aucun thaler au Marché.
   *[other] { $seat } convertit { castle-turned-talers } en { castle-count-points } au Marché.
}
castle-event-palace = { $seat } convertit { $item_piece } en { castle-count-points } au Palais.
