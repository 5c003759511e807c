# Mots du plateau de Sa-Ré ; les noms des pièces viennent du fichier du jeu.

sare-ground = Site de construction : { $name }
sare-revolt = Révolte
sare-caravans = Caravanes
sare-gauge-name = Jauge de révolte : { $gauge } sur { $last } ; case la plus basse { $bottom }
sare-gauge-ghost = Jauge de révolte : { $gauge } sur { $last } ; case la plus basse { $bottom } ; puis { $ghost }
sare-caravans-name = Caravanes : { $n } sur { $last }
sare-pyramid-number = { $name } { $number }
sare-pyramid-stage = { $name } { $number } · { $stage } sur { $stages }
sare-site-name = { $name } · chantier
sare-priced = { $wood } bois, { $stone } pierre, { $gold } or
sare-space-free = { $place }, libre
sare-space-cost = { $place }, libre ; ici, cela coûte { $cost }
sare-space-built = { $place } : { $what }, construit
sare-space-payable = { $place } : { $what } ; coûte { $cost } ; payable
sare-space-short = { $place } : { $what } ; coûte { $cost } ; il manque { $missing }
sare-in-all = { $n } en tout
sare-saved = { $n } de moins
sare-not-saved = sans réduction
sare-saved-by = { $name } −{ $n }
sare-one-less = −1
sare-card-name = { $name }, carte de production
sare-card-traded = { $name }, échangée
sare-card-carried = { $name }, gardée d’avant
sare-cards = Cartes
sare-tray-cards = Cartes de production
sare-tray-stock = Entrepôt
sare-tray-goods = Sur bâtiments
sare-tray-jokers = Bibliothèque
sare-tray-caravans = Caravanes
sare-room = place pour { $n }
sare-note-cards = toujours entières
sare-note-goods = une par tour, sinon perdue
sare-note-jokers = pour ce tour
sare-note-caravans = un pas, une ressource
sare-no-cards = pas encore de carte
sare-none = aucune
sare-in-stock = { $name } à l’Entrepôt
sare-in-building = { $name } sur une carte Bâtiment
sare-in-library = Joker de la Bibliothèque
sare-in-caravan = Caravane : une ressource au choix
sare-wind = Vent de révolte
sare-season = Saison
sare-light = Lumière
sare-darkness = Ténèbres
sare-cards-left = { $n ->
    [one] encore { $n } carte
   *[other] encore { $n } cartes
}
sare-face-down = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
sare-drawn = Piochées
sare-to-come = Encore à venir
sare-one-removed = avec celle retirée
sare-sequences = Séquences
sare-state-revolt = révolte
sare-state-stopped = arrêt
sare-state-now = en cours
sare-state-next = ensuite
sare-state-then = puis
sare-plan = Le plan
sare-plan-hint = Choisissez un type sur le plateau de référence pour lancer son chantier, ou une case de votre site. Lancer ne coûte rien maintenant.
sare-reset = Reprendre
sare-commit = Valider
sare-op-launched = { $what } : lancé
sare-op-withdrawn = { $what } : retiré
sare-op-moved = { $what } : déplacé
sare-op-demolished = { $what } : démoli
sare-op-undo = Annuler l’étape { $n } : { $what }
sare-from-to = { $from } → { $to }
sare-op-in-hand = choisissez une case
sare-penalty-hint = La pénalité revient à chaque tour tant qu’il y a plus de chantiers que de maîtres d’œuvre.
sare-modes = Sortes d’opérations
sare-mode-launch = Lancer
sare-mode-launch-n = { $n ->
    [one] { $n } type
   *[other] { $n } types
}
sare-mode-move = Déplacer
sare-mode-move-n = { $n ->
    [one] { $n } chantier
   *[other] { $n } chantiers
}
sare-mode-withdraw = Retirer
sare-mode-withdraw-n = { $n ->
    [one] { $n } chantier
   *[other] { $n } chantiers
}
sare-mode-demolish = Démolir
sare-mode-demolish-n = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
sare-foremen = Maîtres d’œuvre
sare-of-worksites = chantiers : { $n } sur { $most }
sare-one-step = +1
sare-no-step = gratuit
sare-gauge-then = La jauge ensuite
sare-steps-up = +{ $n }
sare-to-pay = À payer en construction
sare-with-reductions = réductions comprises
sare-short = il manque { $n }
sare-due = reste { $n }
sare-payable = payable
sare-of-site = { $name } : { $state }
sare-sources-pay = De quoi payer
sare-sources-ship = À stocker ou expédier
sare-sources-keep = À garder
sare-port-takes = Le Port retire
sare-store-which = Une seule trouve place
sare-lost-title = Perdu si non utilisé
sare-lost-built = Vous avez construit : cartes et ressources restantes sont perdues. Stockez-les ou affrétez une caravane.
sare-lost-not-built = Les ressources des bâtiments sont perdues si elles ne sont ni dépensées ni stockées. Sans construction, des cartes peuvent être gardées.
sare-done = C’est tout
sare-goal-name = But : { $mode }
sare-goal-met = fait
sare-have-of = { $have } sur { $need }
sare-mine = Vos cartes et ressources
sare-powers = Pouvoirs
sare-power-day = { $name }, pouvoir disponible
sare-power-night = { $name }, pouvoir utilisé
sare-day = jour : disponible
sare-night = nuit : utilisé
sare-reference = Plateau de référence
sare-tile-name = { $name } : il en reste { $n }
sare-stages = { $number } · { $n } étapes
sare-enlarge = Voir cette cité en grand
sare-obelisk-standing = obélisque debout
sare-obelisk-stopped = obélisque couché
sare-obelisk-revolt = Révolte générale
sare-target = Choisir ce joueur
sare-no-target = Pas ce joueur
sare-if-you-stop = Si vous arrêtez
sare-no-worksites = Aucun chantier n’attend de ressources.
sare-any = au choix
sare-reduction = réduction
sare-lost = perdu
sare-lay = Payer pour moi
sare-lay-now = Payer ainsi
sare-lay-exact = rien de trop
sare-lay-lost = { $n ->
    [one] { $n } ressource de trop
   *[other] { $n } ressources de trop
}
sare-lay-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
sare-lay-building = { $n ->
    [one] { $n } d’un bâtiment
   *[other] { $n } des bâtiments
}
sare-lay-stock = { $n } de l’Entrepôt
sare-lay-library = { $n ->
    [one] { $n } Joker
   *[other] { $n } Jokers
}
sare-lay-caravan = { $n ->
    [one] { $n } caravane
   *[other] { $n } caravanes
}
sare-brick-stock = Entrepôt
sare-brick-building = bâtiment
sare-brick-library = Bibliothèque
sare-brick-caravan = caravane
sare-chain = Cartes de cette séquence de travail
sare-resolved = résolue
sare-ends-after = Une ressource a été produite : la séquence s’arrête après celles-ci.
sare-owed = { $n ->
    [one] encore { $n } carte à piocher
   *[other] encore { $n } cartes à piocher
}
sare-first-trouble = le premier est à garder
sare-later-trouble = peut être transmis
sare-stands-at = à { $n } maintenant
sare-phases = Tour { $round }, phases
sare-round = Tour { $round }
sare-phase-planning = Chantiers
sare-phase-season = Saison
sare-phase-construction = Construction
sare-step-build = Construire
sare-step-ship = Expédier
sare-step-keep = Garder
sare-do-go-on = Continuer
sare-do-end-sequence = Finir la séquence
sare-back = Retour à votre ville
sare-to-city = Ma ville

# Told step by step

sa_re-told-placed-many = { $seat } place { $types_def }.
sa_re-told-launched-many = { $seat } met en chantier { $types_def }.
sa_re-told-withdrawn-many = { $seat } retire { $types_def }.
sa_re-told-moved-many = { $seat } déplace { $types_def }.
sa_re-told-committed-many = Tous les plans sont posés.
sa_re-told-drew-many = { $seat } pioche { $cards }.
sa_re-told-stored-many = { $seat } entrepose { $n } ressources.
sa_re-told-thrown-many = { $seat } jette { $n } ressources.
sa_re-told-saved-many = { $seat } conserve { $n } cartes pour le tour suivant.

# What to know here, while nothing else is said

sa-re-hint-start = Ce qui se trouve à côté d’un bâtiment peut le rendre moins cher plus tard.
sa-re-hint-offer = Piocher continue ; coucher l’obélisque termine votre séquence avec ce que vous avez.
sa-re-hint-build = Ce que vous ne pouvez pas payer maintenant reste un chantier.

# A General Revolt, while it is told
sare-revolt-of = Révolte contre { $name }
sare-losses = Perdu
sare-losses-jokers = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
sare-losses-one-of = Une de ces cartes est conservée, les autres sont perdues
sare-losses-kept = Conservée
sare-losses-then = L’Entrepôt, les caravanes, les chantiers et les étapes sont épargnés. Rien n’est construit ce tour-ci.
