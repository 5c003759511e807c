sa_re-title = Sa-Ré
    .about = Bâtissez une cité au bord du Nil, et poussez vos ouvriers aussi loin que vous l'osez avant la révolte.

sa_re-option-mode = Mode
    .about = Ce qu'une cité doit avoir pour gagner.
sa_re-option-mode-scribe = Scribe
    .about = Il faut avoir construit sa Pyramide ; conseillé pour une première partie.
sa_re-option-mode-architect = Architecte
    .about = Il faut avoir construit sur ses 12 emplacements, la Pyramide étant au moins en chantier.
sa_re-option-mode-priest = Prêtre
    .about = Il faut avoir construit le Port, la Pyramide et 3 bâtiments administratifs.
sa_re-option-mode-pharaoh = Pharaon
    .about = Il faut avoir construit le Port, la Pyramide et les 6 bâtiments administratifs.
sa_re-option-divinity = Variante Divinité
    .about = Les chantiers doivent-ils toucher des bâtiments ?
sa_re-option-divinity-off = Non
    .about = Un chantier se place sur n'importe quel emplacement libre.
sa_re-option-divinity-on = Oui
    .about = La cité part du coin en haut à gauche : un chantier doit toucher un bâtiment construit.
sa_re-option-quick-start = Départ rapide
    .about = Chacun commence-t-il avec un bâtiment administratif ?
sa_re-option-quick-start-off = Non
    .about = Chacun commence avec l'Entrepôt et le Maître d'œuvre.
sa_re-option-quick-start-on = Oui
    .about = Chacun reçoit en plus un bâtiment administratif au hasard.
sa_re-option-first-player = Premier joueur
    .about = La Momie, premier joueur du tour 1.
sa_re-option-first-player-random = Au hasard
    .about = N'importe quel joueur.
sa_re-option-first-player-0 = Joueur 1
    .about = La première place.
sa_re-option-first-player-1 = Joueur 2
    .about = La deuxième place, dans le sens horaire.
sa_re-option-first-player-2 = Joueur 3
    .about = La troisième place, dans le sens horaire ; on continue de compter autour de la table s'il y en a moins.
sa_re-option-first-player-3 = Joueur 4
    .about = La quatrième place, dans le sens horaire ; on continue de compter autour de la table s'il y en a moins.

## Les phases et les lignes du décompte

sa_re-phase-setup = Mise en place
sa_re-phase-planning = Détermination des chantiers
sa_re-phase-season = Saison de production
sa_re-phase-sequence = Séquence de Travail
sa_re-phase-construction = Construction des édifices
sa_re-phase-end-check = Vérification de fin de partie
sa_re-phase-new-round = Nouveau tour

sa_re-admin = Bâtiments administratifs
sa_re-cells = Emplacements construits
sa_re-launched = Pyramide en chantier
sa_re-row-tie-admin = Égalité : bâtiments administratifs
sa_re-row-tie-pyramid = Égalité : rang de la Pyramide construite
sa_re-row-tie-stages = Égalité : étapes de la Pyramide
sa_re-row-tie-number = Égalité : rang de la Pyramide

## Les ressources ; .piece : une unité

sa_re-wood = bois
    .piece = 1 bois
sa_re-stone = pierre
    .piece = 1 pierre
sa_re-gold = or
    .piece = 1 or
sa_re-joker = joker
    .piece = 1 joker

## Les bâtiments ; .def : avec l'article défini

sa_re-warehouse = Entrepôt
    .def = l'Entrepôt
sa_re-foreman = Maître d'œuvre
    .def = le Maître d'œuvre
sa_re-carpenter = Menuisier
    .def = le Menuisier
sa_re-stonecutter = Tailleur de pierre
    .def = le Tailleur de pierre
sa_re-goldsmith = Orfèvre
    .def = l'Orfèvre
sa_re-temple = Temple
    .def = le Temple
sa_re-barracks = Caserne
    .def = la Caserne
sa_re-gardens = Jardins
    .def = les Jardins
sa_re-palace = Palais
    .def = le Palais
sa_re-market = Marché
    .def = le Marché
sa_re-library = Bibliothèque
    .def = la Bibliothèque
sa_re-port = Port
    .def = le Port
sa_re-pyramid = Pyramide
    .def = la Pyramide

## Les cartes Saison

sa_re-single-wood = Bois
sa_re-single-stone = Pierre
sa_re-single-gold = Or
sa_re-double-wood-wood = Bois + Bois
sa_re-double-stone-stone = Pierre + Pierre
sa_re-double-gold-gold = Or + Or
sa_re-double-gold-wood = Or + Bois
sa_re-double-gold-stone = Or + Pierre
sa_re-double-stone-wood = Pierre + Bois
sa_re-trouble-single = Simple Troubles
sa_re-trouble-double = Double Troubles
sa_re-horus-choice = Choix d'Horus
sa_re-hoshekh = Hoshekh

## Les emplacements du site : la lettre est la colonne, C borde le Nil

sa_re-cell-n = { $n ->
    [0] A1
    [1] B1
    [2] C1
    [3] A2
    [4] B2
    [5] C2
    [6] A3
    [7] B3
    [8] C3
    [9] A4
    [10] B4
   *[other] C4
}

## Les modes, les variantes, l'essor

sa_re-scribe = Mode Scribe
sa_re-architect = Mode Architecte
sa_re-priest = Mode Prêtre
sa_re-pharaoh = Mode Pharaon
sa_re-divinity = Variante Divinité
sa_re-quick-start = Départ rapide
sa_re-first-main-building = Premier bâtiment principal
sa_re-second-admin-building = Second bâtiment administratif

## La table

sa_re-over = La partie est terminée
sa_re-round = Tour
sa_re-first-player = Premier joueur
sa_re-board = Plateau de référence
sa_re-ground = Site de construction
sa_re-nile = Le Nil
sa_re-stock = Stock des Entrepôts
sa_re-goods = Sur les cartes Bâtiment
sa_re-jokers = Jokers de la Bibliothèque
sa_re-cards = Cartes de production
sa_re-gauge = Jauge de révolte
sa_re-standing = Obélisque debout
sa_re-revolted = Révolte générale
sa_re-caravans = Caravanes
sa_re-powers = Pouvoirs
sa_re-night = Face nuit
sa_re-carried = conservée
sa_re-traded = échangée
sa_re-fresh = de cette saison
sa_re-deck = Paquet Saison
sa_re-dark = Ténèbres
sa_re-unseen = Cartes pas encore vues
sa_re-batch = Cartes à résoudre
sa_re-owed = Cartes encore à piocher
sa_re-foremen = Maîtres d'œuvre
sa_re-warehouses = Entrepôts
sa_re-worksites = Chantiers
sa_re-most-worksites = Chantiers au plus
sa_re-penalty = Pénalité pour les chantiers
sa_re-constructed = A construit ce tour
sa_re-placing = Chantier à placer
sa_re-payment = Paiement
sa_re-keeping = Gardées pour le tour suivant
sa_re-reducers = Moins cher grâce à
sa_re-moved-from = Déplacé depuis
sa_re-suggested = Un paiement économe
sa_re-missing = Ressources manquantes
sa_re-left = Reste à payer
sa_re-place = D’où
sa_re-what = Quoi
sa_re-count = Nombre
sa_re-type = Type
sa_re-goal = But du mode
sa_re-part = Partie
sa_re-have = Atteint
sa_re-need = Demandé

## Ce que l'on compte, pour les phrases ci-dessous

sa_re-count-steps = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
sa_re-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
sa_re-source = { $place_id ->
    [card] la carte { $what }
    [stock] { $what_piece } de l'Entrepôt
    [building] { $what_piece } d'une carte Bâtiment
    [library] le Joker de la Bibliothèque
   *[caravan] { $what_piece } par caravane
}

## Les actions

sa_re-do-at = { $ask ->
    [move] Déplacer en { $cell }
   *[other] Placer en { $cell }
}
sa_re-do-launch = Mettre en chantier { $type_def }
sa_re-do-withdraw = Retirer le chantier en { $cell }
sa_re-do-move = Déplacer le chantier en { $cell }
sa_re-do-demolish = Démolir en { $cell }
sa_re-do-raze = Démolir { $type_def }
sa_re-do-reset = Annuler tout le plan
sa_re-do-commit = Valider le plan
sa_re-do-lose = Perdre { $resource_piece }
sa_re-do-draw = Piocher une carte
sa_re-do-stop = Coucher l'obélisque
sa_re-do-go-on = Continuer
sa_re-do-end-sequence = Terminer la Séquence de Travail
sa_re-do-temple = Temple : piocher 2 cartes
sa_re-do-market = Marché : échanger une carte
sa_re-do-barracks = Caserne : 1 case de moins, 1 de plus pour { $target }
sa_re-do-palace = Palais : défausser { $card }
sa_re-do-apply = { $place_id ->
    [first] Appliquer la première carte
   *[second] Appliquer la seconde carte
}
sa_re-do-acquire = Prendre { $card }
sa_re-do-obey = Suivre { $card }
sa_re-do-keep = { $how_id ->
    [gardens] Jardins : garder { $card } comme simple
    [library] Bibliothèque : garder { $card } comme Joker
    [both] Jardins et Bibliothèque : garder { $card } comme Joker
   *[plain] Garder { $card }
}
sa_re-do-pass = Transmettre { $card } à { $target }
sa_re-do-discard = Défausser { $card }
sa_re-do-give = { $age_id ->
    [carried] Donner { $card } (conservée)
   *[fresh] Donner { $card }
}
sa_re-do-get = { $age_id ->
    [carried] Prendre { $card } (conservée) à { $target }
   *[fresh] Prendre { $card } à { $target }
}
sa_re-do-save = Conserver { $card } pour le tour suivant
sa_re-do-build = Construire en { $cell }
sa_re-do-stage = Construire l'étape suivante de la Pyramide
sa_re-do-reduce = { $resource_piece } de moins
sa_re-do-charter = Affréter une caravane
sa_re-do-done = { $ask ->
    [build] Ne plus rien construire
    [save] Ne plus conserver de carte
   *[other] Ne plus rien stocker ni expédier
}
sa_re-do-spend = Dépenser { sa_re-source }
sa_re-do-store = { $place_id ->
    [card] Stocker la carte { $what }
    [building] Stocker { $what_piece } d'une carte Bâtiment
    [library] Stocker le Joker de la Bibliothèque
   *[caravan] Stocker { $what_piece } d'une caravane
}
sa_re-do-store-only = Stocker { $resource_piece }
sa_re-do-throw = Jeter { $resource_piece }

## Les questions

sa_re-ask-start = Où placez-vous { $type_def } ?
sa_re-ask-quick = Où placez-vous { $type_def } du Départ rapide ?
sa_re-ask-plan = { $penalty ->
    [0] Choisissez vos chantiers, puis validez. Chantiers : { $sites }, sans pénalité. Opérations restantes : { $left }.
   *[other] Choisissez vos chantiers, puis validez. Chantiers : { $sites }, jauge +{ $penalty }. Opérations restantes : { $left }.
}
sa_re-ask-site = Où mettez-vous en chantier { $type_def } ?
sa_re-ask-move = Où déplacez-vous { $type_def }, en { $cell } jusqu'ici ?
sa_re-ask-raze = Lequel des deux bâtiments en { $cell } démolissez-vous ?
sa_re-ask-surplus = { $count ->
    [one] Vos Entrepôts n'ont pas de place pour { $count } ressource. Laquelle perdez-vous ?
   *[other] Vos Entrepôts n'ont pas de place pour { $count } ressources. Laquelle perdez-vous d'abord ?
}
sa_re-ask-offer = { $card_id ->
    [dark] La carte suivante est cachée. La piochez-vous ? Votre jauge : { $gauge } sur { $last }.
   *[other] La carte suivante : { $card }. La piochez-vous ? Votre jauge : { $gauge } sur { $last }.
}
sa_re-ask-react = Votre jauge est montée à { $gauge } sur { $last }. Couchez-vous votre obélisque ?
sa_re-ask-save-one = Révolte générale ! Quelle carte conservez-vous ?
sa_re-ask-resolve = { $count ->
    [one] Que faites-vous de la carte piochée ?
   *[other] Laquelle des { $count } cartes piochées résolvez-vous maintenant ?
}
sa_re-ask-temple = Quelle carte appliquez-vous ? La première : { $card }. La seconde : { $other_card }.
sa_re-ask-give = Laquelle de vos cartes échangez-vous ?
sa_re-ask-get = Contre quelle carte échangez-vous { $card } ?
sa_re-ask-closing = Utilisez-vous encore un pouvoir avant la fin de votre Séquence de Travail ?
sa_re-ask-build = Que construisez-vous ?
sa_re-ask-reduce = Quelle ressource le Port retire-t-il du coût ({ $type }) ?
sa_re-ask-spend = { $joker ->
    [0] Que dépensez-vous pour { $type_def } ? Reste : { $wood } bois, { $stone } pierre, { $gold } or.
   *[other] Que dépensez-vous pour { $type_def } ? Reste : { $wood } bois, { $stone } pierre, { $gold } or ; jokers dépensés : { $joker }.
}
sa_re-ask-ship = Que stockez-vous ou expédiez-vous par caravane ?
sa_re-ask-store-only = Une seule ressource de la carte { $card } trouve place. Laquelle stockez-vous ?
sa_re-ask-load = { $count ->
    [one] Que transporte la caravane ? Il manque encore { $count } ressource.
   *[other] Que transporte la caravane ? Il manque encore { $count } ressources.
}
sa_re-ask-save = { $count ->
    [one] Quelle carte conservez-vous pour le tour suivant ? Vous pouvez en garder { $count }.
   *[other] Quelles cartes conservez-vous pour le tour suivant ? Vous pouvez en garder { $count }.
}

## Les événements

sa_re-event-first-player = Premier joueur : { $seat }.
sa_re-event-placed = { $seat } place { $type_def } en { $cell }.
sa_re-event-dealt = { $seat } reçoit { $type_def }.
sa_re-event-round = Tour { $round }.
sa_re-event-launched = { $seat } met en chantier { $type_def } en { $cell }.
sa_re-event-launched-pyramid = { $seat } met en chantier { $type_def } numéro { $number } en { $cell }.
sa_re-event-withdrawn = { $seat } retire { $type_def } en { $cell }.
sa_re-event-moved = { $seat } déplace { $type_def } en { $cell }.
sa_re-event-demolished = { $seat } démolit { $type_def } en { $cell }.
sa_re-event-reset = { $seat } annule tout son plan.
sa_re-event-committed = { $count ->
    [0] { $seat } valide son plan.
   *[other] { $seat } valide son plan ; la jauge monte de { sa_re-count-steps }.
}
sa_re-event-lost-stock = { $seat } n'a plus de place et perd { $resource_piece }.
sa_re-event-season-began = La saison commence avec { sa_re-count-cards } dans le paquet.
sa_re-event-turned-up = La carte suivante : { $card }.
sa_re-event-hoshekh = Hoshekh : les ténèbres tombent, le paquet est retourné face cachée.
sa_re-event-sequence = Séquence de Travail : { $seat }.
sa_re-event-drew = { $seat } pioche { $card }.
sa_re-event-stopped = { $seat } couche son obélisque.
sa_re-event-went-on = { $seat } continue.
sa_re-event-rose = { $seat } : la jauge monte de { sa_re-count-steps }, à { $gauge }.
sa_re-event-wind = Un Vent de Révolte, levé par { $seat }.
sa_re-event-revolt = { $seat } subit la Révolte générale !
sa_re-event-saved = { $seat } conserve { $card } pour le tour suivant.
sa_re-event-lost-cards = { $seat } perd { sa_re-count-cards }.
sa_re-event-acquired = { $seat } prend { $card }.
sa_re-event-owes = { $seat } doit encore piocher { sa_re-count-cards }.
sa_re-event-cancelled = { $seat } subit la révolte : { sa_re-count-cards } sans effet.
sa_re-event-kept-trouble = { $how_id ->
    [gardens] { $seat } garde { $card } avec les Jardins.
    [library] { $seat } garde { $card } avec la Bibliothèque.
    [both] { $seat } garde { $card } avec les Jardins et la Bibliothèque.
   *[plain] { $seat } garde { $card }.
}
sa_re-event-joker = { $seat } reçoit un Joker grâce à la Bibliothèque.
sa_re-event-passed = { $seat } transmet { $card } à { $target }.
sa_re-event-discarded = { $seat } défausse { $card }.
sa_re-event-temple = { $seat } utilise le Temple et pioche 2 cartes.
sa_re-event-temple-cards = Les 2 cartes piochées par { $seat } : { $card }, puis { $other_card }.
sa_re-event-put-back = { $seat } replace l'autre carte sur le paquet.
sa_re-event-put-back-card = La carte replacée par { $seat } : { $card }.
sa_re-event-barracks = { $seat } utilise la Caserne contre { $target } ; sa jauge descend à { $gauge }.
sa_re-event-swapped = { $seat } échange { $card } contre { $other_card } avec { $target }.
sa_re-event-season-ended = La saison est terminée.
sa_re-event-no-construction = { $seat } ne construit rien à cause de la révolte.
sa_re-event-reduced = Le Port retire { $resource_piece } du coût pour { $seat }.
sa_re-event-spent = { $count ->
    [1] { $seat } dépense { sa_re-source }.
   *[other] { $seat } dépense { sa_re-source }, { $count } fois.
}
sa_re-event-stage = { $seat } termine l'étape { $stage } de la Pyramide { $number }.
sa_re-event-built = { $seat } construit { $type_def } en { $cell }.
sa_re-event-grown = La cité bâtie par { $seat } grandit : un cube noir sur la jauge.
sa_re-event-building-over = { $seat } ne construit plus rien.
sa_re-event-stored = { $seat } stocke { $resource_piece }.
sa_re-event-thrown = { $seat } jette { $resource_piece }.
sa_re-event-chartered = { $seat } affrète une caravane et en a maintenant { $count }.
sa_re-event-shipping-over = { $seat } ne stocke ni n'expédie plus rien.
sa_re-event-lost-goods = { $count ->
    [one] { $seat } perd { $count } ressource inutilisée.
   *[other] { $seat } perd { $count } ressources inutilisées.
}
sa_re-event-goal = { $seat } remplit les conditions : { $mode }.
sa_re-event-won = { $seat } gagne.
