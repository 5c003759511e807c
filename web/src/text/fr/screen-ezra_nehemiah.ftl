# Mots du plateau d’Ezra et Néhémie ; les noms des pièces viennent du fichier du jeu.

## La ville (en-city-)

en-city-board = Plateau
en-city-round = Manche { $n } sur { $of }
en-city-week = La semaine
en-city-day = Jour de travail { $n }
en-city-round-day = Manche { $round }, jour { $day }
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
en-city-tab-own = Mon plateau
en-city-side-north = Mur nord
en-city-side-east = Mur est
en-city-side-south = Mur sud
en-city-side-west = Mur ouest
en-city-show-city = Voir la ville
en-city-show-sheet = Retour au choix
en-city-zoom = Agrandir : { $zone }
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
en-city-scroll-row = Rangée de parchemins { $n }
en-city-row = rangée { $n }
en-city-for-first = 1er scribe
en-city-scroll-at = Rangée de parchemins { $row }, place { $place }
en-city-scroll-hero = Prenez le Héros { $hero }
en-city-scroll-now = Aussitôt : { $effect }
en-city-hero-words = carte Héros ; gains par manche
en-city-scribe-of = Scribe de { $who }
en-city-white-worker = Un Ouvrier blanc
en-city-way-free = chemin gratuit
en-city-way-costs = { $n ->
    [one] chemin : { $n } Argent
   *[other] chemin : { $n } Argent
}
en-city-step-own = le vôtre : gratuit
en-city-step-pays = { $n ->
    [one] { $n } Argent pour : { $who }
   *[other] { $n } Argent pour : { $who }
}
en-city-main-supply = réserve principale
en-city-too-far = aucun chemin n’y mène
en-city-short = { $good } : seulement { $have } sur { $need }
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
en-city-scroll-wood-gatekeeper-blessing = Chaque Gardien : Bénédiction au choix, 1 Nourriture
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
en-city-title-temple-altar = Temple et Autel
en-city-title-rubble-wall-gate = Décombres, Murs et Portes
en-city-title-torah-tent = Torah et Tentes
en-city-whole-ring = toute l’enceinte
en-city-allows-temple-altar = rouges : cubes dans le Temple, offrandes sur l’Autel, Lévites
en-city-allows-rubble-wall-gate = grises : déblayer, bâtir des murs et des portes
en-city-allows-torah-tent = bleues : un Scribe sur un Parchemin, pas de Tente
en-city-between-places = entre { $one } et { $other }
en-city-then-short = { $n ->
    [one] il manquera { $n } bannière
   *[other] il manquera { $n } bannières
}
en-city-if-you-build = Si vous construisez ici
en-city-no-link = aucun voisin construit : pas encore de liaison
en-city-to-storage = il va dans votre réserve, utilisable aussitôt
en-city-back = Retour

## Les plateaux des joueurs (en-own-)

en-own-board = { $name }, votre plateau
en-own-board-of = Plateau de { $name }
en-own-vp = { $n ->
    [one] { $n } PV
   *[other] { $n } PV
}
en-own-points = Points
en-own-altar = Autel : rang { $n }, case { $space }
en-own-draw = Pioche : { $n }
en-own-hand = { $n ->
    [one] Main : { $n } carte
   *[other] Main : { $n } cartes
}
en-own-no-hand = Aucune carte en main.
en-own-known = Connues : { $cards }
en-own-pile-over = { $where }, sur { $card }
en-own-piles = Piles
en-own-covers = couvre { $cards }
en-own-banners-red = { $n ->
    [one] { $n } Bannière rouge
   *[other] { $n } Bannières rouges
}
en-own-banners-grey = { $n ->
    [one] { $n } Bannière grise
   *[other] { $n } Bannières grises
}
en-own-banners-blue = { $n ->
    [one] { $n } Bannière bleue
   *[other] { $n } Bannières bleues
}
en-own-banners-now = Bannières de vos cartes : rouge pour le Temple, grise pour les Murs, bleue pour la Torah
en-own-bonus = ce tour
en-own-garland = Bannières : { $total } en tout, { $spent } dépensées, { $left } restantes ; cette étape coûte { $price }
en-own-spent = { $n ->
    [one] { $n } dépensée
   *[other] { $n } dépensées
}
en-own-this-step = { $n } pour cette étape
en-own-left = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}
en-own-could = jusqu’à { $n } de plus
en-own-free = gratuit
en-own-for-silver = pour { $n } Argent
en-own-sell = Vendre
en-own-card-buy = Commerce, { $gate } : haut { $top } ; bas { $bottom }
en-own-card-sell = Vend contre Argent : { $what }
en-own-card-sabbath = Au Sabbat : { $base } PV et 1 PV { $per }
en-own-now = { $n ->
    [one] vaut { $n } PV
   *[other] vaut { $n } PV
}
en-own-per-golden-space = par case dorée
en-own-per-levite = par Lévite
en-own-per-blessing-red = par Bénéd. rouge
en-own-per-blessing-orange = par Bénéd. orange
en-own-per-blessing-purple = par Bénéd. violette
en-own-per-wall = par Mur reconstruit
en-own-per-gatekeeper = par Gardien
en-own-per-two-highest-scroll-rows = par rangée, 2 plus hautes
en-own-per-scribe = par Scribe
en-own-per-development-tile = par tuile retournée
en-own-deal = Commerce avec { $card }, { $side }
en-own-deal-sell = Vendre avec { $card }
en-own-tucked = Rangées
en-own-hero = héros
en-own-have = { $what } : { $n }
en-own-stored = { $n } sur { $of }
en-own-unlimited = { $n }, sans limite
en-own-workers = { $n ->
    [one] { $n } Ouvrier prêt
   *[other] { $n } Ouvriers prêts
}
en-own-pool = { $n ->
    [one] { $n } en réserve principale
   *[other] { $n } en réserve principale
}
en-own-turn = Retourner
en-own-turned = Retournée
en-own-turned-name = { $tile }, retournée : { $n } PV à la fin
en-own-turn-over = { $tile } : retourner pour { $cost }, gagner { $gain }
en-own-spot = { $where } : gagner { $gain }
en-own-spot-taken = { $where } : votre Ouvrier est ici
en-own-spot-back = { $where } : seulement au verso
en-own-on-back = au verso
en-own-used = utilisé
en-own-work = { $who } : chacun gagne { $gain }
en-own-each-prepare = chacun, en Préparation
en-own-or = ou
en-own-always = et toujours en Préparation
en-own-silver-as-food = Argent pour Nourriture
en-own-no-one = personne encore
en-own-at-work = { $n ->
    [one] { $n } Ouvrier dessus
   *[other] { $n } Ouvriers dessus
}
en-own-sets = { $n ->
    [one] { $n } série
   *[other] { $n } séries
}
en-own-column = Série { $n } : gagner { $gain }
en-own-blessing = { $what } : case { $n }
en-own-next-set = prochaine série :
en-own-free-actions = Actions libres de ce tour
en-own-free-trader = Négociant
en-own-free-elder = Ancien
en-own-powers = { $n ->
    [one] { $n } tuile Parchemin agit
   *[other] { $n } tuiles Parchemin agissent
}
en-own-gatekeepers = Gardiens
en-own-cards = Cartes en main
en-own-deck = Pioche
en-own-look = Montrer tout le plateau
en-own-close = Fermer
en-own-next-player = Suivant : { $name }
en-own-sabbath-now = Sabbat, s’il venait maintenant
en-own-feeding = Nourriture requise : { $need }, en réserve : { $have }
en-own-if-confirm = Si vous confirmez
en-own-came-of-it = Ce qui en est résulté
en-own-if-choose = Voici ce qui arriverait
en-own-prepare = Se préparer pour le Sabbat
en-own-to-do = { $n ->
    [one] encore { $n } à faire
   *[other] encore { $n } à faire
}
en-own-all-done = tout est fait
en-own-rest-optional = le reste est facultatif
en-own-done = fait
en-own-must = obligatoire
en-own-may = facultatif
en-own-assign = { $n ->
    [0] Tous les Ouvriers sont affectés
    [one] Affecter { $n } Ouvrier
   *[other] Affecter { $n } Ouvriers
}
en-own-from-tile = de la tuile
en-own-food-balance = Nourriture : { $have }. Vos Ouvriers sur les plateaux en mangent { $need }, ceux à affecter { $more }.
en-own-food-balance-all = Nourriture : { $have }. Vos Ouvriers en mangent { $need }.
en-own-finish-prepare = Terminer la préparation
en-own-opponent = L’adversaire
en-own-solo-board = Plateau de l’adversaire
en-own-solo-turn = Tour de l’adversaire
en-own-next = Suivant
en-own-focus = Carte Focus
en-own-pile-left = pioche { $n }
en-own-focus-way = colonne { $column }, { $way }
en-own-focus-trade = Commerce : le plus cher qu’il peut payer
en-own-trade-name = Commerce pour { $n } Argent et le péage
en-own-taken-for = { $n ->
    [one] pris, { $n } Argent en tout
   *[other] pris, { $n } Argent en tout
}
en-own-not-revealed = Rien n’est encore révélé.
en-own-scheme = Carte Planification
en-own-scheme-left = { $n ->
    [one] { $n } carte Planification restante
   *[other] { $n } cartes Planification restantes
}
en-own-walls-left = { $n ->
    [one] { $n } carte Mur restante
   *[other] { $n } cartes Mur restantes
}
en-own-first-row = la première rangée possible, de haut en bas
en-own-row-taken = possible, donc réalisée
en-own-row-not-read = non examinée : une rangée suffit
en-own-row-open = pas encore lue
en-own-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
en-own-zone-behind = Derrière
en-own-zone-between = Entre
en-own-zone-ahead = Devant
en-own-solo-silver = Argent par Ouvrier en réserve
en-own-solo-highest-row = rangée de son plus haut Scribe
en-own-solo-worker-points = Lévites, Gardiens, Scribes
en-own-solo-blessing-points = Bénédiction la plus à droite
en-own-solo-golden-points = cases dorées de l’Autel
en-own-solo-no-food = ne nourrit personne, ne range rien
en-own-sabbath = Sabbat de la manche { $n }
en-own-sabbath-again = Relire le Sabbat de la manche { $n }
en-own-stage-feed = Nourrir
en-own-stage-tuck = Ranger
en-own-stage-score = Marquer
en-own-stage-after = Ensuite
en-own-stage-end = Fin de partie
en-own-tuck-which = Les cartes de votre plateau, même couvertes
en-own-tuck-note = Une carte rangée le reste : sa bannière du haut compte et elle marque à chaque Sabbat. Les autres vous reviennent.
en-own-fed = { $paid } nourris sur { $due }
en-own-fed-silver = nourris avec { $food } Nourriture et { $silver } Argent
en-own-hungry = { $n } PV perdus pour Ouvriers affamés
en-own-all-at-once = Tout montrer
en-own-best-tuck = meilleure à ranger : { $card }
en-own-no-limit = sans limite
en-own-due = { $n } à nourrir
en-own-chip-guards = Gardes
en-own-chip-labourers = Labeur
en-own-chip-farmers = Ferme
en-own-chip-traders = Négoce
en-own-chip-elders = Anciens
en-own-free-trade = Commerce
en-own-free-develop = Tuile
en-own-deal-open = Commercer avec { $card }
en-own-watching = Vous regardez : l’œil d’un joueur montre son plateau.
en-own-on-table = Sur la table
en-own-in-hand = Main
en-own-full = Tout mon plateau
en-own-why = Pourquoi { $n } ?
en-own-why-card = { $card } : { $base }, et 1 { $per }. { $who } en a { $n }.
en-own-sabbath-begins = Le Sabbat commence.
en-own-to-come = à venir

# Told step by step

ezra_nehemiah-told-tent-step-many = La Tente de { $seat } avance de { $n } cases.
ezra_nehemiah-told-clear-many = { $seat } déblaie { $n } gravats.
ezra_nehemiah-told-feed-many = Tous nourrissent leurs ouvriers.
ezra_nehemiah-told-shuffle-many = Tous mélangent une nouvelle pioche.
ezra_nehemiah-told-draw-many = Tous complètent leur main.

# What to know here, while nothing else is said

ezra-nehemiah-hint-gatekeeper = Votre premier Ouvrier s’y tient ; les Murs voisins peuvent y être reliés.
ezra-nehemiah-hint-wall-space = Les bannières de vos cartes disent combien vous pouvez déblayer et construire.
