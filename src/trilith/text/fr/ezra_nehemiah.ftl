ezra_nehemiah-title = Esdras et Néhémie
    .about = Reconstruisez le Temple et les murs de Jérusalem, enseignez la Torah et soyez prêts pour chaque Sabbat.

ezra_nehemiah-option-altar-card = Carte Autel
    .about = Quelle face des cartes Autel est en jeu : où se tiennent les Prophètes et ce qu'ils donnent.
ezra_nehemiah-option-altar-card-random = Au hasard
    .about = L'une des quatre faces, tirée au hasard.
ezra_nehemiah-option-altar-card-altar-1a = Carte 1, face A
    .about = La carte Autel 1, face A visible.
ezra_nehemiah-option-altar-card-altar-1b = Carte 1, face B
    .about = La carte Autel 1, face B visible.
ezra_nehemiah-option-altar-card-altar-2a = Carte 2, face A
    .about = La carte Autel 2, face A visible.
ezra_nehemiah-option-altar-card-altar-2b = Carte 2, face B
    .about = La carte Autel 2, face B visible.
ezra_nehemiah-option-solo-side = Plateau Solo
    .about = En solo : la face du plateau Solo selon laquelle joue l'adversaire. À plusieurs, elle ne change rien.
ezra_nehemiah-option-solo-side-a = Face A, une étoile
    .about = L'adversaire des premières parties, qu'un bon jeu peut battre.
ezra_nehemiah-option-solo-side-b = Face B, deux étoiles
    .about = Un adversaire plus fort : il commence avec davantage et marque plus à chaque Sabbat.

## Phases

ezra_nehemiah-phase-setup = Mise en place
ezra_nehemiah-phase-turn = Journées de labeur
ezra_nehemiah-phase-prepare = Se préparer pour le Sabbat
ezra_nehemiah-phase-feed = Sabbat : nourrir
ezra_nehemiah-phase-tuck = Sabbat : ranger des cartes
ezra_nehemiah-phase-score = Sabbat : marquer
ezra_nehemiah-phase-after = Après le Sabbat
ezra_nehemiah-phase-end = Décompte de fin de partie
ezra_nehemiah-phase-over = Fin de la partie

## Lignes du décompte, et d'où viennent les points

ezra_nehemiah-start = Départ
ezra_nehemiah-temple = Temple
ezra_nehemiah-sectors = Secteurs du Temple
ezra_nehemiah-levite = Lévite
ezra_nehemiah-levites = Lévites
ezra_nehemiah-altar = Piste Autel
ezra_nehemiah-tent = Tente
ezra_nehemiah-blessings = Bénédictions
ezra_nehemiah-walls = Murs
ezra_nehemiah-gates = Portes
ezra_nehemiah-scribes = Scribes
ezra_nehemiah-scrolls = Tuiles Parchemin
ezra_nehemiah-heroes = Héros
ezra_nehemiah-development = Tuiles Développement
ezra_nehemiah-workers = Ouvriers
ezra_nehemiah-trade = Commerce
ezra_nehemiah-judgment = Jugement des Prophètes
ezra_nehemiah-hunger = Nourriture manquante
ezra_nehemiah-sabbath = Sabbats
ezra_nehemiah-goods = Biens restants
ezra_nehemiah-altar-leader = Premier sur la piste Autel
ezra_nehemiah-row-altar-track = En tête sur la piste Autel

## Biens ; .counted : $count unités

ezra_nehemiah-gold = Or
    .counted = { $count ->
        [one] { $count } Or
       *[other] { $count } Or
    }
ezra_nehemiah-stone = Pierre
    .counted = { $count ->
        [one] { $count } Pierre
       *[other] { $count } Pierres
    }
ezra_nehemiah-wood = Bois
    .counted = { $count ->
        [one] { $count } Bois
       *[other] { $count } Bois
    }
ezra_nehemiah-cinders = Cendre
    .counted = { $count ->
        [one] { $count } Cendre
       *[other] { $count } Cendres
    }
ezra_nehemiah-silver = Argent
    .counted = { $count ->
        [one] { $count } Argent
       *[other] { $count } Argent
    }
ezra_nehemiah-food = Nourriture
    .counted = { $count ->
        [one] { $count } Nourriture
       *[other] { $count } Nourritures
    }
ezra_nehemiah-banners = bannières

## Ce qu'un choix peut donner

ezra_nehemiah-resource = Ressource au choix sauf l'Or
ezra_nehemiah-worker = 1 Ouvrier
ezra_nehemiah-vp = 1 PV
ezra_nehemiah-blessing-wild = une Bénédiction au choix
ezra_nehemiah-blessing-orange = Bénédiction orange
ezra_nehemiah-blessing-purple = Bénédiction violette
ezra_nehemiah-blessing-red = Bénédiction rouge
ezra_nehemiah-banner-red = bannière rouge
ezra_nehemiah-banner-grey = bannière grise
ezra_nehemiah-banner-blue = bannière bleue
ezra_nehemiah-banner-wild = bannière de couleur au choix
ezra_nehemiah-retrieve = récupérer un Négociant ou un Ancien
ezra_nehemiah-develop-free = retourner gratuitement une tuile Développement
ezra_nehemiah-develop-paid = retourner une tuile Développement en payant son coût
ezra_nehemiah-auxiliary-action = une action auxiliaire
ezra_nehemiah-lose-food = perdre 1 Nourriture
ezra_nehemiah-lose-vp = perdre 1 PV

## Couleurs

ezra_nehemiah-teal = Turquoise
ezra_nehemiah-red = rouge
ezra_nehemiah-purple = violet
ezra_nehemiah-yellow = Jaune
ezra_nehemiah-orange = orange
ezra_nehemiah-grey = gris
ezra_nehemiah-blue = bleu
ezra_nehemiah-wild = au choix

## Actions principales

ezra_nehemiah-temple-altar = Temple et Autel
ezra_nehemiah-rubble-wall-gate = Décombres, Murs et Portes
ezra_nehemiah-torah-tent = Torah et Tentes en ville

## Portes et Murs

ezra_nehemiah-sheep-gate = Porte des Brebis
    .def = la Porte des Brebis
ezra_nehemiah-fish-gate = Porte des Poissons
    .def = la Porte des Poissons
ezra_nehemiah-old-gate = Vieille Porte
    .def = la Vieille Porte
ezra_nehemiah-valley-gate = Porte de la Vallée
    .def = la Porte de la Vallée
ezra_nehemiah-dung-gate = Porte du Fumier
    .def = la Porte du Fumier
ezra_nehemiah-fountain-gate = Porte de la Fontaine
    .def = la Porte de la Fontaine
ezra_nehemiah-water-gate = Porte des Eaux
    .def = la Porte des Eaux
ezra_nehemiah-horse-gate = Porte des Chevaux
    .def = la Porte des Chevaux
ezra_nehemiah-east-gate = Porte de l'Orient
    .def = la Porte de l'Orient
ezra_nehemiah-muster-gate = Porte de la Garde
    .def = la Porte de la Garde
ezra_nehemiah-wn = Mur { $n }
    .def = le Mur { $n }

## Cartes Mur, selon ce qu'elles donnent

ezra_nehemiah-wall-card-01 = carte Mur (Argent)
ezra_nehemiah-wall-card-02 = carte Mur (Cendres)
ezra_nehemiah-wall-card-03 = carte Mur (Nourriture)
ezra_nehemiah-wall-card-04 = carte Mur (Bénédiction orange)
ezra_nehemiah-wall-card-05 = carte Mur (Bénédiction violette)
ezra_nehemiah-wall-card-06 = carte Mur (Bénédiction rouge)
ezra_nehemiah-wall-card-07 = carte Mur (Tente)
ezra_nehemiah-wall-card-08 = carte Mur (piste Autel)
ezra_nehemiah-wall-card-09 = carte Mur (récupérer)
ezra_nehemiah-wall-card-10 = carte Mur (Ouvrier et Argent)
ezra_nehemiah-wall-card-11 = carte Mur (Or et Argent)
ezra_nehemiah-wall-card-12 = carte Mur (Bénédiction au choix et Nourriture)

## Cartes Personnage

ezra_nehemiah-priest = Prêtre
    .def = le Prêtre
ezra_nehemiah-temple-servant = Serviteur du Temple
    .def = le Serviteur du Temple
ezra_nehemiah-singer = Chantre
    .def = le Chantre
ezra_nehemiah-mason = Maçon
    .def = le Maçon
ezra_nehemiah-carpenter = Charpentier
    .def = le Charpentier
ezra_nehemiah-watchman = Guetteur
    .def = le Guetteur
ezra_nehemiah-teacher = Enseignant
    .def = l'Enseignant
ezra_nehemiah-copyist = Copiste
    .def = le Copiste
ezra_nehemiah-perfumer = Parfumeur
    .def = le Parfumeur
ezra_nehemiah-official = Intendant
    .def = l'Intendant
ezra_nehemiah-pile-n = pile { $n }

## Héros, Prophètes et cartes Autel

ezra_nehemiah-zerubbabel = Zorobabel
    .def = Zorobabel
ezra_nehemiah-ezra = Esdras
    .def = Esdras
ezra_nehemiah-nehemiah = Néhémie
    .def = Néhémie
ezra_nehemiah-zechariah = Zacharie
ezra_nehemiah-haggai = Aggée
ezra_nehemiah-altar-1a = carte Autel 1, face A
ezra_nehemiah-altar-1b = carte Autel 1, face B
ezra_nehemiah-altar-2a = carte Autel 2, face A
ezra_nehemiah-altar-2b = carte Autel 2, face B
ezra_nehemiah-behind = derrière Zacharie
ezra_nehemiah-between = entre les Prophètes
ezra_nehemiah-ahead = devant Aggée

## Tuiles Développement et ouvriers

ezra_nehemiah-guards = Gardes
ezra_nehemiah-guards-n = Gardes
ezra_nehemiah-labourers = Manœuvres
ezra_nehemiah-labourers-n = Manœuvres
ezra_nehemiah-farmers = Fermiers
ezra_nehemiah-farmers-n = Fermiers
ezra_nehemiah-traders = Négociants
ezra_nehemiah-traders-n = Négociants
ezra_nehemiah-elders = Anciens
ezra_nehemiah-elders-n = Anciens
ezra_nehemiah-trader = Négociant
ezra_nehemiah-elder = Ancien
ezra_nehemiah-trader-n = Négociant, case { $n }
    .def = un Négociant sur la case { $n }
ezra_nehemiah-elder-n = Ancien, case { $n }
    .def = un Ancien sur la case { $n }

## Plateau

ezra_nehemiah-temple-n = rangée { $n } du Temple
ezra_nehemiah-sn-n = rangée de parchemins { $n }, place { $m }
ezra_nehemiah-top = haut
ezra_nehemiah-bottom = bas
ezra_nehemiah-sell = vente

## Tuiles Parchemin

ezra_nehemiah-gold-silver-rate = Parchemin Or : Argent
ezra_nehemiah-gold-blessing-sets = Parchemin Or : Bénédictions
ezra_nehemiah-gold-workers-on-board = Parchemin Or : Ouvriers
ezra_nehemiah-gold-walls-and-gates = Parchemin Or : Murs et Portes
ezra_nehemiah-gold-temple-rows = Parchemin Or : rangées du Temple
ezra_nehemiah-gold-lower-scribes = Parchemin Or : Scribes du bas
ezra_nehemiah-gold-top-scribes = Parchemin Or : Scribes du haut
ezra_nehemiah-gold-hand-card = Parchemin Or : carte en main
ezra_nehemiah-wood-no-feed-farmers-labourers = Parchemin Bois : Fermiers et Manœuvres sans Nourriture
ezra_nehemiah-wood-no-feed-traders-gatekeepers = Parchemin Bois : Négociants et Gardiens sans Nourriture
ezra_nehemiah-wood-no-feed-scribes = Parchemin Bois : Scribes sans Nourriture
ezra_nehemiah-wood-tent-extra = Parchemin Bois : la Tente plus loin
ezra_nehemiah-wood-sabbath-worker-resource = Parchemin Bois : Ouvrier et Ressource à chaque Sabbat
ezra_nehemiah-wood-sabbath-altar = Parchemin Bois : Autel à chaque Sabbat
ezra_nehemiah-wood-sabbath-tent = Parchemin Bois : Tente à chaque Sabbat
ezra_nehemiah-wood-sabbath-levite-silver = Parchemin Bois : Argent pour les Lévites à chaque Sabbat
ezra_nehemiah-wood-sabbath-auxiliary = Parchemin Bois : action auxiliaire à chaque Sabbat
ezra_nehemiah-wood-levite-discount = Parchemin Bois : Lévites moins chers
ezra_nehemiah-wood-scribe-blessing = Parchemin Bois : Bénédiction pour les Scribes
ezra_nehemiah-wood-gatekeeper-blessing = Parchemin Bois : Bénédiction pour les Gardiens
ezra_nehemiah-wood-build-stone-discount = Parchemin Bois : reconstruire avec moins de Pierre
ezra_nehemiah-wood-adjacent-wall = Parchemin Bois : Mur adjacent
ezra_nehemiah-wood-golden-altar = Parchemin Bois : cases dorées de l'Autel
ezra_nehemiah-wood-elder-bonus = Parchemin Bois : Anciens plus forts
ezra_nehemiah-wood-trader-twice = Parchemin Bois : Négociants deux fois
ezra_nehemiah-wood-free-piles = Parchemin Bois : piles libres et main plus grande
ezra_nehemiah-wood-trade-any-visible = Parchemin Bois : commerce avec toute carte visible
ezra_nehemiah-wood-bottom-trade-discount = Parchemin Bois : commerces du bas moins chers
ezra_nehemiah-wood-after-trade = Parchemin Bois : bonus après le commerce
ezra_nehemiah-wood-development-gold = Parchemin Bois : Or pour les tuiles Développement
ezra_nehemiah-stone-zerubbabel = Parchemin Pierre : Zorobabel
ezra_nehemiah-stone-ezra = Parchemin Pierre : Esdras
ezra_nehemiah-stone-nehemiah = Parchemin Pierre : Néhémie

## L'adversaire d'une partie en solo

ezra_nehemiah-opponent = l'adversaire
ezra_nehemiah-solo-a = plateau Solo, face A
ezra_nehemiah-solo-b = plateau Solo, face B
ezra_nehemiah-clockwise = dans le sens horaire
ezra_nehemiah-counterclockwise = dans le sens antihoraire
ezra_nehemiah-scheme-n = carte Planification { $n }
ezra_nehemiah-focus-sheep = carte Focus : Porte des Brebis
ezra_nehemiah-focus-muster = carte Focus : Porte de la Garde
ezra_nehemiah-focus-east = carte Focus : Porte de l'Orient
ezra_nehemiah-focus-horse = carte Focus : Porte des Chevaux
ezra_nehemiah-focus-water = carte Focus : Porte des Eaux
ezra_nehemiah-focus-fountain = carte Focus : Porte de la Fontaine
ezra_nehemiah-focus-dung = carte Focus : Porte du Fumier
ezra_nehemiah-focus-valley = carte Focus : Porte de la Vallée
ezra_nehemiah-focus-old = carte Focus : Vieille Porte
ezra_nehemiah-focus-fish = carte Focus : Porte des Poissons

## Nombres et mots dans les phrases

ezra_nehemiah-count-points = { $count ->
    [one] { $count } PV
   *[other] { $count } PV
}
ezra_nehemiah-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ezra_nehemiah-count-wall-cards = { $count ->
    [one] { $count } carte Mur
   *[other] { $count } cartes Mur
}
ezra_nehemiah-count-banners = { $banners ->
    [one] { $banners } bannière
   *[other] { $banners } bannières
}
ezra_nehemiah-count-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
ezra_nehemiah-count-silver = { $count ->
    [one] { $count } Argent
   *[other] { $count } Argent
}
ezra_nehemiah-count-food = { $count ->
    [one] { $count } Nourriture
   *[other] { $count } Nourritures
}
ezra_nehemiah-the-blessing = { $blessing_id ->
    [orange] une Bénédiction orange
    [purple] une Bénédiction violette
   *[other] une Bénédiction rouge
}
ezra_nehemiah-banners-red = { $count ->
    [one] { $count } bannière rouge
   *[other] { $count } bannières rouges
}
ezra_nehemiah-banners-grey = { $count ->
    [one] { $count } bannière grise
   *[other] { $count } bannières grises
}
ezra_nehemiah-banners-blue = { $count ->
    [one] { $count } bannière bleue
   *[other] { $count } bannières bleues
}
ezra_nehemiah-banners-wild = { $count ->
    [one] { $count } bannière au choix
   *[other] { $count } bannières au choix
}
ezra_nehemiah-count-colour = { $colour_id ->
    [red] { ezra_nehemiah-banners-red }
    [grey] { ezra_nehemiah-banners-grey }
    [blue] { ezra_nehemiah-banners-blue }
   *[other] { ezra_nehemiah-banners-wild }
}

## Actions

ezra_nehemiah-do-gatekeeper = Placer un Gardien : { $space }
ezra_nehemiah-do-play = Jouer { $card_def } sur la { $pile }
ezra_nehemiah-do-main = Action principale : { $main }
ezra_nehemiah-do-end-turn = Finir le tour
ezra_nehemiah-do-finish = { $ask ->
    [sell] Ne plus rien vendre
    [prepare] Finir la préparation
    [wall-space] Finir sans choisir d'emplacement
   *[other] Finir l'action principale
}
ezra_nehemiah-do-decline = { $ask ->
    [develop] Ne retourner aucune tuile
    [repeat] Ne pas recommencer
    [retrieve] Ne récupérer personne
    [copy] Ne rien gagner d'un autre Mur
    [extra-auxiliary] Pas d'action auxiliaire
   *[other] Ni l'un ni l'autre
}
ezra_nehemiah-do-levite = Placer un Lévite
ezra_nehemiah-do-banner = Utiliser un Lévite pour 1 bannière rouge
ezra_nehemiah-do-temple = Dans le Temple : { $good }, { $row }
ezra_nehemiah-do-altar = Sur l'Autel : { $good }
ezra_nehemiah-do-space = Choisir { $space_def }
ezra_nehemiah-do-clear = Déblayer : { $good }
ezra_nehemiah-do-build = Reconstruire
ezra_nehemiah-do-pay = { $good_id ->
    [banners] Payer avec des bannières
   *[other] Payer : { $good }
}
ezra_nehemiah-do-wall-card = Reconstruire : { $wall_card }
ezra_nehemiah-do-on-top = Sur la pioche : { $wall_card }
ezra_nehemiah-do-copy = Gagner l'effet : { $space }
ezra_nehemiah-do-connect = D'abord : { $wall } et { $gate }
ezra_nehemiah-do-scribe = Placer un Scribe : { $scroll_space }
ezra_nehemiah-do-branch = Passer par : { $scroll_space }
ezra_nehemiah-do-tent = Déplacer la Tente de { ezra_nehemiah-count-spaces }
ezra_nehemiah-do-trade = { $side_id ->
    [top] Commercer avec { $card_def }, option du haut
    [bottom] Commercer avec { $card_def }, option du bas
   *[other] Vendre avec { $card_def }
}
ezra_nehemiah-do-sell = Vendre : { $good }
ezra_nehemiah-do-develop = Retourner : { $tile }
ezra_nehemiah-do-place = Placer { $spot_def }
ezra_nehemiah-do-repeat = Payer et utiliser le Négociant à nouveau
ezra_nehemiah-do-take = Prendre : { $good }
ezra_nehemiah-do-bless = Gagner { ezra_nehemiah-the-blessing }
ezra_nehemiah-do-retrieve = Récupérer : { $spot }
ezra_nehemiah-do-choose = { $ask ->
    [choice] Prendre : { $gives }
   *[other] { $count ->
        [1] Le premier
       *[other] Le second
    }
}
ezra_nehemiah-do-return = Rendre : { $good }
ezra_nehemiah-do-convert = { $count ->
    [0] Rien en Argent
    [one] Payer { $count } en Argent
   *[other] Payer { $count } en Argent
}
ezra_nehemiah-do-judgment = Subir le jugement des Prophètes
ezra_nehemiah-do-farmer = Affecter un Fermier
ezra_nehemiah-do-labourer = Affecter un Manœuvre
ezra_nehemiah-do-tile = Utiliser la tuile : { $tile }
ezra_nehemiah-do-scroll = Utiliser : { $scroll }
ezra_nehemiah-do-tuck = Ranger { $card_def }

## Questions

ezra_nehemiah-ask-gatekeeper = Quelle Porte d'angle prenez-vous ?
ezra_nehemiah-ask-turn = Que faites-vous pendant votre tour ?
ezra_nehemiah-ask-temple-step = Temple et Autel, encore { ezra_nehemiah-count-banners } : que faites-vous ?
ezra_nehemiah-ask-wall-space = Sur quel Mur ou quelle Porte travaillez-vous ?
ezra_nehemiah-ask-wall-step = { $space }, encore { ezra_nehemiah-count-banners } : déblayer, reconstruire ou finir ?
ezra_nehemiah-ask-pay-piece = Comment payez-vous la prochaine pièce du coût ({ $good }) ?
ezra_nehemiah-ask-wall-card = Quelle carte Mur posez-vous ici : { $space } ?
ezra_nehemiah-ask-return-cards = Quelle carte Mur va sur le dessus de votre pioche ? L'autre va en dessous.
ezra_nehemiah-ask-copy = De quel Mur adjacent gagnez-vous l'effet ?
ezra_nehemiah-ask-connection = Quelle connexion vient en premier ?
ezra_nehemiah-ask-torah-step = Torah et Tente, encore { ezra_nehemiah-count-banners } : que faites-vous ?
ezra_nehemiah-ask-branch = Par quel chemin arrive votre Scribe ({ $scroll_space }) ?
ezra_nehemiah-ask-pay-tent = Quelle Ressource payez-vous pour la Tente ?
ezra_nehemiah-ask-sell = Que vendez-vous ?
ezra_nehemiah-ask-develop = { $free ->
    [1] Quelle tuile Développement retournez-vous gratuitement ?
   *[other] Quelle tuile Développement retournez-vous en payant son coût ?
}
ezra_nehemiah-ask-extra-auxiliary = Quelle action auxiliaire effectuez-vous ?
ezra_nehemiah-ask-repeat = Payez-vous pour utiliser ce Négociant une seconde fois ?
ezra_nehemiah-ask-basic = { $count ->
    [one] Quelle Ressource prenez-vous ?
   *[other] Quelle Ressource prenez-vous ? Vous en prenez { $count } en tout.
}
ezra_nehemiah-ask-blessing = Quelle Bénédiction gagnez-vous ?
ezra_nehemiah-ask-retrieve = Quel Négociant ou Ancien récupérez-vous ?
ezra_nehemiah-ask-choice = Que prenez-vous ?
ezra_nehemiah-ask-convert = Combien de Nourriture payez-vous en Argent ? Dû : { ezra_nehemiah-count-food }.
ezra_nehemiah-ask-return = { $count ->
    [one] Vos Gardes ne peuvent pas tout garder : quelle Ressource rendez-vous ?
   *[other] Vos Gardes ne peuvent pas tout garder : quelle Ressource rendez-vous ? Rendez-en { $count }.
}
ezra_nehemiah-ask-prepare = Préparation du Sabbat : que faites-vous ensuite ?
ezra_nehemiah-ask-assign = Que devient l'Ouvrier récupéré ?
ezra_nehemiah-ask-tuck = { $count ->
    [one] Quelle carte rangez-vous ?
   *[other] Quelle carte rangez-vous ? Vous en rangez { $count } en tout.
}

## Événements

ezra_nehemiah-event-altar-card = En jeu : { $altar_card }.
ezra_nehemiah-event-shofar = { $seat } prend le Schofar.
ezra_nehemiah-event-dealt-tile = { $seat } reçoit une tuile Développement : { $tile }.
ezra_nehemiah-event-drew = { $seat } pioche { $card_def }.
ezra_nehemiah-event-draw = { $seat } pioche { ezra_nehemiah-count-cards }.
ezra_nehemiah-event-gatekeeper = { $seat } place un Gardien : { $space }.
ezra_nehemiah-event-neutral-gate = Personne n'a { $space_def } : elle reste neutre.
ezra_nehemiah-event-round = La manche { $count } commence.
ezra_nehemiah-event-turn = Journée de labeur { $count } : { $seat }.
ezra_nehemiah-event-play = { $seat } joue { $card_def } sur la { $pile }.
ezra_nehemiah-event-main = { $seat } choisit l'action principale { $main }.
ezra_nehemiah-event-main-done = { $seat } finit l'action principale.
ezra_nehemiah-event-gain = { $seat } gagne { $good_counted }.
ezra_nehemiah-event-pay = { $seat } rend { $good_counted }.
ezra_nehemiah-event-pay-player = { $seat } paie { $good_counted } à { $other }.
ezra_nehemiah-event-pay-gate = { $seat } pose { ezra_nehemiah-count-silver } sur une carte Porte : { $space }.
ezra_nehemiah-event-pay-banners = { $count ->
    [one] { $seat } paie { $count } bannière à la place.
   *[other] { $seat } paie { $count } bannières à la place.
}
ezra_nehemiah-event-score = { $seat } marque { ezra_nehemiah-count-points } ({ $source }).
ezra_nehemiah-event-lose-points = { $seat } perd { ezra_nehemiah-count-points } ({ $source }).
ezra_nehemiah-event-banners = { $seat } gagne { ezra_nehemiah-count-colour }.
ezra_nehemiah-event-worker = { $seat } gagne un Ouvrier.
ezra_nehemiah-event-retrieve = { $seat } récupère un ouvrier : { $spot }.
ezra_nehemiah-event-blessing = { $seat } gagne { ezra_nehemiah-the-blessing }.
ezra_nehemiah-event-column = { $seat } gagne le bonus de la colonne { $count }.
ezra_nehemiah-event-tent-step = { $seat } avance la Tente d'une case.
ezra_nehemiah-event-instead = { $seat } ne peut pas gagner cela et déplace la Tente.
ezra_nehemiah-event-altar-step = { $seat } avance à la case { $count } de la piste Autel.
ezra_nehemiah-event-on-altar = { $seat } place sur l'Autel : { $good }.
ezra_nehemiah-event-levite = { $seat } place son Lévite numéro { $count }.
ezra_nehemiah-event-cube = { $seat } place { $good } : { $row }, colonne { $column }.
ezra_nehemiah-event-sector = { $seat } remplit le secteur { $count } du Temple.
ezra_nehemiah-event-space = { $seat } choisit { $space_def }.
ezra_nehemiah-event-clear = { $seat } déblaie ({ $space }) : { $good }.
ezra_nehemiah-event-draw-walls = { $seat } pioche { ezra_nehemiah-count-wall-cards }.
ezra_nehemiah-event-drew-wall = { $seat } pioche : { $wall_card }.
ezra_nehemiah-event-build-wall = { $seat } reconstruit { $space_def } : { $wall_card }.
ezra_nehemiah-event-cards-back = { $seat } remet { ezra_nehemiah-count-wall-cards }.
ezra_nehemiah-event-copy = { $seat } gagne l'effet d'un Mur : { $space }.
ezra_nehemiah-event-build-gate = { $seat } reconstruit { $space_def } et place un Gardien.
ezra_nehemiah-event-connection = Une connexion : { $wall } et { $gate }.
ezra_nehemiah-event-scribe = { $seat } place un Scribe : { $scroll_space }, { $scroll }.
ezra_nehemiah-event-hero = { $seat } prend la carte Héros { $hero }.
ezra_nehemiah-event-white-moves = Un Ouvrier blanc monte : { $scroll_space }.
ezra_nehemiah-event-white-leaves = Un Ouvrier blanc quitte la partie.
ezra_nehemiah-event-trade = { $side_id ->
    [top] { $seat } commerce avec { $card_def } (haut).
    [bottom] { $seat } commerce avec { $card_def } (bas).
   *[other] { $seat } vend avec { $card_def }.
}
ezra_nehemiah-event-develop = { $seat } retourne une tuile Développement : { $tile }.
ezra_nehemiah-event-place = { $seat } place { $spot_def }.
ezra_nehemiah-event-prepare = { $seat } se prépare pour le Sabbat.
ezra_nehemiah-event-judgment = { $seat } passe devant les Prophètes : { $zone }.
ezra_nehemiah-event-farmer = { $seat } affecte un Fermier.
ezra_nehemiah-event-labourer = { $seat } affecte un Manœuvre.
ezra_nehemiah-event-tile-item = { $seat } utilise une tuile Développement : { $tile }.
ezra_nehemiah-event-scroll-item = { $seat } utilise une tuile Parchemin : { $scroll }.
ezra_nehemiah-event-sabbath = Sabbat de la manche { $count }.
ezra_nehemiah-event-feed = { $seat } doit { ezra_nehemiah-count-food } pour les ouvriers.
ezra_nehemiah-event-tuck = { $seat } range { $card_def }.
ezra_nehemiah-event-score-card = { $seat } marque pour une carte rangée : { $card }.
ezra_nehemiah-event-prophets = Les Prophètes avancent : Zacharie en { $zechariah }, Aggée en { $haggai }.
ezra_nehemiah-event-workers-home = Tous les Négociants, Anciens, Fermiers et Manœuvres reviennent.
ezra_nehemiah-event-altar-leader = { $seat } est en tête sur la piste Autel.
ezra_nehemiah-event-shuffle = { $seat } mélange { ezra_nehemiah-count-cards } pour une nouvelle pioche.
ezra_nehemiah-event-score-hand = { $seat } marque pour la carte en main : { $card }.
ezra_nehemiah-event-solo-board = L'adversaire joue selon : { $board }.
ezra_nehemiah-event-opponent-start = { $seat } commence avec Ouvriers : { $workers }, Or : { $gold }, Argent : { $silver }.
ezra_nehemiah-event-opponent-shuffle = { $seat } mélange toutes les cartes Focus et Planification.
ezra_nehemiah-event-gain-instead = { $seat } gagne { $good_counted } à la place de ceci : { $lost }.
ezra_nehemiah-event-left-most = Le marqueur le plus à gauche avance : { $blessing }.
ezra_nehemiah-event-ignored = { $seat } n'en tire rien : { $effect }.
ezra_nehemiah-event-focus = { $seat } révèle une carte Focus : { $space }, { $direction }, colonne { $column }.
ezra_nehemiah-event-opponent-trade = { $side_id ->
    [top] { $seat } commerce avec l'option du haut pour { ezra_nehemiah-count-silver } en tout : { $space }.
   *[other] { $seat } commerce avec l'option du bas pour { ezra_nehemiah-count-silver } en tout : { $space }.
}
ezra_nehemiah-event-no-trade = { $seat } ne peut payer aucun Commerce et déplace la Tente.
ezra_nehemiah-event-scheme = { $seat } révèle une { $scheme }.
ezra_nehemiah-event-row = { $action_id ->
    [temple] { $seat } suit la ligne { $count } : le Temple.
    [clear_wall] { $seat } suit la ligne { $count } : déblayer un Mur.
    [clear_and_build_wall] { $seat } suit la ligne { $count } : déblayer et reconstruire un Mur.
    [clear_and_build_gate] { $seat } suit la ligne { $count } : déblayer et reconstruire une Porte.
    [scribe_highest] { $seat } suit la ligne { $count } : un Scribe aussi haut que possible.
    [scribe_lowest] { $seat } suit la ligne { $count } : un Scribe aussi bas que possible.
   *[other] { $seat } suit la ligne { $count } et gagne ce qu'elle montre.
}
ezra_nehemiah-event-row-skipped = { $reason_id ->
    [few_workers] La ligne { $count } n'est pas possible : Ouvriers { $have }, il en faut { $need } ou plus.
    [many_workers] La ligne { $count } n'est pas possible : Ouvriers { $have }, il en faut { $need } ou moins.
    [few_gold] La ligne { $count } n'est pas possible : Or { $have }, il en faut { $need } ou plus.
    [many_gold] La ligne { $count } n'est pas possible : Or { $have }, il en faut { $need } ou moins.
    [no_rubble] La ligne { $count } n'est pas possible : aucun emplacement de Mur n'a de Décombres.
    [no_wall_card] La ligne { $count } n'est pas possible : il ne reste aucune carte Mur.
    [no_wall] La ligne { $count } n'est pas possible : aucun Mur ne peut être reconstruit et payé.
    [no_gate] La ligne { $count } n'est pas possible : aucune Porte ne peut être reconstruite et payée.
   *[other] La ligne { $count } n'est pas possible : aucune tuile Parchemin n'est accessible et payable.
}
ezra_nehemiah-event-row-in-part = { $seat } fait ce qui est possible de la ligne du bas.
ezra_nehemiah-event-levite-works = Le Lévite numéro { $count } est à l'œuvre.
ezra_nehemiah-event-target = { $seat } choisit { $space_def } (départ : { $gate }, { $direction }).
ezra_nehemiah-event-clear-all = { $count ->
    [one] { $seat } déblaie le seul cube de Décombres : { $space }.
   *[other] { $seat } déblaie les { $count } cubes de Décombres : { $space }.
}
ezra_nehemiah-event-tile-target = { $count ->
    [one] Une seule tuile Parchemin y est possible : { $scroll_space }.
   *[other] { $count } tuiles Parchemin y sont possibles ; la colonne { $column } désigne : { $scroll_space }.
}
ezra_nehemiah-event-branches = { $seat } passe par : { $scroll_space }.
ezra_nehemiah-event-opponent-sabbath = { $seat } fait son Sabbat selon le plateau Solo.
ezra_nehemiah-event-game-over = La partie est terminée.
