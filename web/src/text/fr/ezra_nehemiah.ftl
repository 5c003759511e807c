# Mots du plateau d’Ezra et Néhémie ; les noms des pièces viennent du fichier du jeu.

## La ville (en-city-)

en-city-board = Plateau
en-city-round = Manche { $n } sur { $of }
en-city-week = La semaine
en-city-day = Jour de travail { $n }
en-city-sabbath = Sabbat
en-city-nothing = rien
en-city-vp = { $n ->
    [one] { $n } PV
   *[other] { $n } PV
}
en-city-workers = { $n ->
    [one] { $n } Ouvrier
   *[other] { $n } Ouvriers
}
en-city-resources = { $n ->
    [one] { $n } Ressource au choix, sauf Or
   *[other] { $n } Ressources au choix, sauf Or
}
en-city-per-levite = { $n ->
    [one] { $n } Argent par Lévite
   *[other] { $n } Argent par Lévite
}
en-city-move-altar = { $n ->
    [one] { $n } case sur la piste de l’Autel
   *[other] { $n } cases sur la piste de l’Autel
}
en-city-move-tent = { $n ->
    [one] { $n } case avec la Tente
   *[other] { $n } cases avec la Tente
}
en-city-lose-vp = { $n ->
    [one] perdre { $n } PV
   *[other] perdre { $n } PV
}
en-city-lose-food = { $n ->
    [one] perdre { $n } Nourriture
   *[other] perdre { $n } Nourritures
}
en-city-temple = Temple
en-city-levites = Lévites
en-city-altar = Autel
en-city-torah = Torah
en-city-tents = Tentes
en-city-wall-ring = L’enceinte de la ville
en-city-zones = Parties de la table
en-city-asked-here = la question est ici
en-city-tab-temple = Temple
en-city-tab-wall = Ville
en-city-tab-torah = Torah
en-city-tab-own = Mon plateau
en-city-side-north = Mur nord
en-city-side-east = Mur est
en-city-side-south = Mur sud
en-city-side-west = Mur ouest
en-city-show-city = Voir la ville
en-city-show-sheet = Retour au choix
en-city-neutral = neutre
en-city-place-neutral = { $name } : neutre, à personne
en-city-wall-built = { $name }, construit par { $who } ; { $vp } PV à la fin ; a donné { $effect }
en-city-wall-cleared = { $name }, déblayé ; pour construire : { $banners } bannières grises, { $stone } Pierres
en-city-wall-rubble = { $name }, décombres : { $rubble } ; le dernier cube donne : { $blessing } ; pour construire : { $banners } bannières grises, { $stone } Pierres
en-city-gate-nobody = { $name }, à personne ; une liaison donne { $connection }
en-city-gate-built = { $name }, Gardien : { $who } ; une liaison donne { $connection }
en-city-corner-free = { $name }, coin libre ; une liaison donne { $connection }
en-city-gate-unbuilt = { $name }, pas construite ; décombres : { $rubble } ; le Gardien gagne { $reward } ; une liaison donne { $connection } ; { $vp } PV à la fin ; Argent posé : { $silver }
en-city-gate-sheep = Brebis
en-city-gate-muster = Garde
en-city-gate-east = Orient
en-city-gate-horse = Chevaux
en-city-gate-water = Eaux
en-city-gate-fountain = Fontaine
en-city-gate-dung = Fumier
en-city-gate-valley = Vallée
en-city-gate-old = Vieille
en-city-gate-fish = Poissons
en-city-link = Liaison : { $wall } et { $gate }
en-city-link-open = Liaison dès que les deux sont construits : { $wall } et { $gate }
en-city-would-link = Si vous construisez : liaison de { $wall } et { $gate }
en-city-temple-row = Rangée { $n } du Temple, { $banners } bannières rouges ; { $filled } cases sur { $columns } : { $cubes } ; case suivante dans le secteur { $sector } ; donne { $reward }
en-city-sector-full = Secteur plein : { $finisher } à qui le remplit ; le plus de Lévites : { $most } ; chacun : { $everyone }
en-city-full = Plein :
en-city-most = plus
en-city-least = moins
en-city-start = début
en-city-next-levite = Lévite suivant : Nourriture { $food } ; donne { $reward }
en-city-levite-banner = { $n ->
    [one] Un Lévite pour une bannière rouge, il en reste { $n }
   *[other] Un Lévite pour une bannière rouge, il en reste { $n }
}
en-city-levites-of = { $who } : Lévites { $n }
en-city-altar-offer = { $good } et { $banners } bannières rouges : { $n } sur la piste de l’Autel
en-city-behind = Derrière
en-city-between = Entre
en-city-ahead = Devant
en-city-judgment = Jugement { $zone } : { $effect }
en-city-altar-space = Case { $n } de la piste de l’Autel : { $reward }
en-city-golden-space = Case dorée { $n } de la piste de l’Autel : { $reward }
en-city-prophet-at = { $name } sur la case { $n }
en-city-altar-marker = { $who } sur la case { $n } de la piste de l’Autel, place { $rank }
en-city-crossing = Passage { $n } : { $reward }
en-city-tent-move = { $n ->
    [one] Tente : { $n } case pour { $banners } bannières bleues
   *[other] Tente : { $n } cases pour { $banners } bannières bleues
}
en-city-tent-move-for = { $n ->
    [one] Tente : { $n } case pour { $banners } bannières bleues et une Ressource, sauf Or
   *[other] Tente : { $n } cases pour { $banners } bannières bleues et une Ressource, sauf Or
}
en-city-tent-of = Tente de { $who } ({ $colour }), place { $n }
en-city-clear = déblayer
en-city-gate = porte
en-city-instead = au lieu d’1 pierre ou bois
en-city-last-cube = dernier cube d’un mur
en-city-prices = Déblayer coûte des bannières grises : Cendre { $cinders }, Pierre { $stone }, Bois { $wood }, Or { $gold }. Au lieu d’une pièce ({ $goods }) : 1 Or ou { $banners } bannières grises.
en-city-scroll-row = Ligne de parchemins { $n }
en-city-row = ligne { $n }
en-city-for-first = 1er scribe
en-city-scroll-at = Ligne de parchemins { $row }, place { $place }
en-city-scroll-hero = Prenez le Héros { $hero }
en-city-scroll-now = Aussitôt : { $effect }
en-city-hero-words = carte Héros ; gains par manche
en-city-scribe-of = Scribe de { $who }
en-city-white-worker = Un Ouvrier blanc
en-city-banners-left = { $n ->
    [one] { $n } bannière restante
   *[other] { $n } bannières restantes
}
en-city-clear-one = Déblayer : { $good }
en-city-clear-price = { $good } : { $banners } bannières grises
en-city-last-one = le dernier cube donne : { $blessing }
en-city-pay-with = Payer : { $good }
en-city-build-gate = Construire : { $name }
en-city-build-wall = Construire : { $name }
en-city-rubble-first = il faut d’abord tout déblayer
en-city-gate-gives = le Gardien gagne { $reward }
en-city-then-draw = { $n ->
    [one] puis vous piochez { $n } carte Mur
   *[other] puis vous piochez { $n } cartes Mur et en construisez une
}
en-city-silver-on-gate = L’Argent sur la porte est pour qui la construit
en-city-build-one = Construisez une de ces cartes
en-city-put-on-top = Quelle carte va sur votre pile ?
en-city-cards-back = Sceau doré : points à la fin. L’effet est gagné aussitôt. Les autres cartes retournent dans votre pile, une dessus, une dessous.
en-city-rest-bottom = L’autre va dessous.
en-city-wall-card = { $effect } ; { $vp } PV à la fin
en-city-main = { $name } : bannières { $n }
en-city-scroll-gold-silver-rate = Fin : 1 PV par 3 Argent, pas 5
en-city-scroll-gold-blessing-sets = Fin : 1 PV par série complète de Bénédictions
en-city-scroll-gold-workers-on-board = Fin : 1 PV par 3 de vos Ouvriers sur le plateau principal
en-city-scroll-gold-walls-and-gates = Fin : 1 PV par 3 Murs et Portes construits
en-city-scroll-gold-temple-rows = Fin : 1 PV par rangée pleine du Temple
en-city-scroll-gold-lower-scribes = Fin : 1 PV par Scribe dans les lignes 1 à 3
en-city-scroll-gold-top-scribes = Fin : 2 PV par Scribe dans la ligne 4
en-city-scroll-gold-hand-card = Fin : marquez une carte de votre main comme au Sabbat
en-city-scroll-wood-no-feed-farmers-labourers = Fermiers et Manœuvres sans Nourriture
en-city-scroll-wood-no-feed-traders-gatekeepers = Négociants et Gardiens sans Nourriture
en-city-scroll-wood-no-feed-scribes = Scribes sans Nourriture
en-city-scroll-wood-tent-extra = La Tente avance de 2 ou plus : 1 case de plus
en-city-scroll-wood-sabbath-worker-resource = Chaque préparation : un Ouvrier et une Ressource, sauf Or
en-city-scroll-wood-sabbath-altar = Chaque préparation : 3 cases d’Autel
en-city-scroll-wood-sabbath-tent = Chaque préparation : Tente 2 cases
en-city-scroll-wood-sabbath-levite-silver = Chaque préparation : 1 Argent par Lévite
en-city-scroll-wood-sabbath-auxiliary = Chaque préparation : 2 Argent et une action auxiliaire avec toute carte visible
en-city-scroll-wood-levite-discount = Lévites : 2 Nourritures de moins
en-city-scroll-wood-scribe-blessing = Chaque Scribe : une Bénédiction au choix
en-city-scroll-wood-gatekeeper-blessing = Chaque Gardien : une Bénédiction au choix et 1 Nourriture
en-city-scroll-wood-build-stone-discount = Construire : 1 Pierre de moins
en-city-scroll-wood-adjacent-wall = Après un Mur : l’effet d’un Mur voisin
en-city-scroll-wood-golden-altar = Chaque case dorée : 1 Nourriture et 1 Argent
en-city-scroll-wood-elder-bonus = Chaque Ancien : 2 bannières au choix et 1 Argent
en-city-scroll-wood-trader-twice = Payez 1 Argent : Négociant une seconde fois
en-city-scroll-wood-free-piles = Piles sans limite ; 1 carte de plus en main
en-city-scroll-wood-trade-any-visible = Commerce avec toute carte visible
en-city-scroll-wood-bottom-trade-discount = Commerce du bas : 2 Argent de moins
en-city-scroll-wood-after-trade = Après un commerce : 1 Argent, ou payez pour retourner une tuile
en-city-scroll-wood-development-gold = Après avoir retourné une tuile : 1 Or
