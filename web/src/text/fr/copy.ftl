## My copy: an owner's numbers

copy-title = Mon exemplaire : { $game }
copy-about = Vous avez le jeu imprimé ? Saisissez ce qui est imprimé sur votre exemplaire, et jouez avec à vos tables.
copy-own-it = Vous avez le jeu imprimé ? Jouez avec ses nombres
copy-change = Modifier mes exemplaires
copy-numbers = Nombres
copy-ours-all = les nôtres
copy-unnamed = mon exemplaire
copy-friendly = Avec un exemplaire personnel, la partie est amicale : elle n’est pas classée.
copy-accepted = Ce serveur joue avec.
copy-guide-ours = Ces règles disent les nombres d’un exemplaire imprimé ; le guide garde les nôtres.
copy-rules-ours = Sans serveur, ces textes gardent nos nombres ; l’exemplaire de cette table diffère comme indiqué.
copy-at-table = Nombres d’un exemplaire imprimé
copy-named = « { $name } », version { $version }.
copy-numbers-of = nombres de « { $name } »
copy-numbers-own = nombres d’un exemplaire imprimé
copy-ours-is = la nôtre : { $value }
copy-and-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
copy-which = Quelles valeurs
copy-first = À vérifier d’abord · { $n }
copy-all = Toutes · { $n }
copy-differ = Différentes · { $n }
copy-values = Valeurs
copy-head-what = Quoi
copy-head-source = D’où vient le nôtre
copy-head-ours = Nôtre
copy-head-mine = Le mien
copy-begin = Étalez le matériel dans cet ordre et tapez ce que vous lisez : Entrée passe au suivant, = reprend notre valeur.
copy-none-differ = Rien ne diffère pour l’instant.
copy-how-far = Où vous en êtes
copy-progress = { $done } sur { $all } valeurs reconstituées vérifiées.
copy-so-far = Différentes : { $differ } ; impossibles pour l’instant : { $bad }.
copy-stop-any-time = Vous pouvez vous arrêter à tout moment : le reste garde nos valeurs.
copy-play = Jouer avec
copy-which-copy = Quel exemplaire
copy-another = un autre exemplaire
copy-name = Nom de cet exemplaire
copy-name-example = allemand, 2008
copy-use = L’utiliser aux tables que j’ouvre
copy-use-about = Chacun le voit avant de s’asseoir, avec ce qui diffère. Ces parties ne sont pas classées.
copy-save = Enregistrer
copy-saved = Enregistré : version { $version }.
copy-cannot-save = { $n ->
    [one] { $n } valeur est impossible : corrigez-la ou videz-la d’abord.
   *[other] { $n } valeurs sont impossibles : corrigez-les ou videz-les d’abord.
}
copy-stale = { $n ->
    [one] { $n } de vos valeurs n’a plus de place : revoyez-la
   *[other] { $n } de vos valeurs n’ont plus de place : revoyez-les
}
copy-digest = Ces nombres s’appellent
copy-file = Enregistrer en fichier pour la ligne de commande
copy-read = Lire un fichier
copy-file-read = { $n ->
    [one] Le fichier contient { $n } valeur différente.
   *[other] Le fichier contient { $n } valeurs différentes.
}
copy-only-numbers = Des nombres seulement, ni images ni textes. Ils restent chez vous tant que vous ne les proposez pas à tous.
copy-share = Partager
copy-friends-link = Un lien pour les amis
copy-unlink = Retirer le lien
copy-friends-about = Qui ouvre le lien voit vos nombres et peut en garder une copie.
copy-of-friend = L’exemplaire d’un proche
copy-friend-shows = On vous montre l’exemplaire « { $name } », version { $version }.
copy-friend-keep = Il ne sera à vous que si vous le gardez.
copy-keep-it = Le garder comme mien
copy-link-gone = Ce lien ne mène plus à aucun exemplaire. Voici le vôtre.
copy-delete-about = On ne peut pas revenir en arrière. Les parties jouées avec lui continuent avec ses nombres.
copy-offer-about = Plusieurs témoignages égaux peuvent changer nos nombres. Rien n’est envoyé sans ce bouton.
copy-printing = De quelle édition s’agit-il ?
copy-printing-example = éditeur, langue, année
copy-offer = Proposer mes nombres à tous
copy-offered = Proposé à tous. Merci !
copy-unoffer = Retirer la proposition
copy-delete = Supprimer cet exemplaire
copy-sources = D’où vient un nombre
copy-from-rulebook = règles
copy-from-public = public
copy-from-reconstructed = reconstitué
copy-from-mine = mon exemplaire
copy-from-rulebook-about = indiqué dans les règles
copy-from-public-about = trouvé dans des sources publiques
copy-from-reconstructed-about = indiqué nulle part, choisi pour convenir
copy-from-mine-about = saisi par vous
copy-owners = Ce que disent les propriétaires
copy-owners-say = { $value } ({ $n } ×)
copy-field = { $name }, la nôtre { $ours }, { $from }
copy-same = comme le mien
copy-mine-is = le mien : { $value }
copy-cannot-be = impossible
copy-not-checked = non vérifié
copy-yes = oui
copy-no = non

## Why a value is impossible; $found is what was entered

copy-why-unknown = Cette valeur n’existe pas.
copy-why-no-such = Cette valeur n’existe pas.
copy-why-entry = Il n’y a pas de { $found } ; il y a : { $known }.
copy-why-type = Ce n’est pas ce qu’il faut ici : un nombre, un mot ou une liste, comme le nôtre.
copy-why-names = Attendu : { $expected } ; trouvé : { $found }.
copy-why-least = { $found } est trop petit : au moins { $low }.
copy-why-most = { $found } est trop grand : au plus { $high }.
copy-why-odd = { $found } est impair ; toutes ces valeurs sont paires. Est-ce le prix d’autre chose ?
copy-why-word = { $found } n’y figure pas ; l’un de : { $known }.
copy-why-size = { $found } dans la liste ; il y en a de { $low } à { $high }.
copy-why-twice = { $found } y figure deux fois.
copy-why-fixed = C’est pareil sur tous les exemplaires : { $ours }.
copy-why-sum = Ensemble, cela fait { $found } ; les règles disent { $expected }.
copy-why-sum-most = Ensemble, cela fait { $found } ; il y en a au plus { $expected }.
copy-why-falling = { $found } au total n’est pas moins que { $before }, le précédent.
copy-why-rising = { $found } n’est pas plus que { $before }, le précédent.
copy-why-follows = Cela découle des autres : { $expected } ; trouvé { $found }.
copy-why-together = Ces valeurs ne vont pas ensemble : { $problem }

## Groups, in the order of the box

copy-group-castle-towers = Tours
copy-group-castle-houses = Maisons
copy-group-castle-buildings = Les autres bâtiments
copy-group-castle-places = Cases pour assistants
copy-group-castle-board = Plateau
copy-group-castle-characters = Cartes Personnage
copy-group-castle-winter = Cartes Hiver
copy-group-sa_re-ground = Site et jauges
copy-group-sa_re-production = Bâtiments de production
copy-group-sa_re-admin = Bâtiments administratifs
copy-group-sa_re-main = Port et pyramides
copy-group-sa_re-season = Cartes Saison
copy-group-ezra_nehemiah-walls = Cases de muraille
copy-group-ezra_nehemiah-gates = Portes
copy-group-ezra_nehemiah-wall_cards = Cartes Muraille
copy-group-ezra_nehemiah-characters = Cartes Personnage
copy-group-ezra_nehemiah-heroes = Cartes Héros
copy-group-ezra_nehemiah-levites = Piste des Lévites
copy-group-ezra_nehemiah-temple = Temple
copy-group-ezra_nehemiah-altar = Piste et cartes de l’Autel
copy-group-ezra_nehemiah-tent = Tentes
copy-group-ezra_nehemiah-blessings = Bénédictions
copy-group-ezra_nehemiah-scrolls = Tuiles Parchemin
copy-group-ezra_nehemiah-development = Tuiles Développement
copy-group-ezra_nehemiah-solo = Jeu en solo

## Things without a name of their own; $id is the number printed there

copy-many-tower = { $n } Tours
copy-many-house = { $n } Maisons
copy-many-servants-house = Maison des domestiques, { $n } cases
copy-many-market = Marché, { $n } cases
copy-many-palace = Palais, { $n } cases
copy-at-round_track-winter_marks = Cases de tour avec un symbole d’hiver
copy-at-gauge-last = Dernière case de la jauge de révolte
copy-at-caravan-last = Dernière case de la piste des caravanes
copy-at-caravan-charter_cost = Affréter une caravane, ressources
copy-at-warehouse-capacity = Entrepôt, ressources stockées
copy-at-pyramid = Pyramide { $id }
copy-at-altar_track-spaces = Case de l’Autel { $id }
copy-at-levite_track-rows = Lévite { $id }
copy-at-temple-rows = Rangée du Temple à { $id }
copy-at-temple-sides-players_4 = Temple, 4 joueurs
copy-at-temple-sides-players_3 = Temple, 3 joueurs
copy-at-temple-sides-players_1_2 = Temple, 1 ou 2 joueurs
copy-at-temple-sides-players_4-grid = Temple, 4 joueurs : secteurs rangée par rangée
copy-at-temple-sides-players_3-grid = Temple, 3 joueurs : secteurs rangée par rangée
copy-at-temple-sides-players_1_2-grid = Temple, 1 ou 2 joueurs : secteurs rangée par rangée
copy-at-tent_map-moves = Tente, déplacement de { $id }
copy-at-tent_map-crossings = Carte des tentes, après la place { $id }
copy-at-blessing_tracks-column_bonuses = Colonne de bénédictions
copy-at-scroll_grid-rows = Rangée de parchemins { $id }
copy-at-solo-board = Plateau solo { $id }

## Parts of a thing

copy-part-castle-value = valeur de construction
copy-part-castle-vp = points de couronne
copy-part-value = valeur
copy-part-vp = points
copy-part-price = prix
copy-part-vp_per_unit = points pour chacun
copy-part-max_resources = ressources au plus
copy-part-amount = livré
copy-part-thalers_from_bank = thalers de la banque
copy-part-buy_price = prix d’une ressource
copy-part-goods = biens
copy-part-free_choices = ressources au choix
copy-part-vp_per_building_of_others = points par bâtiment des autres
copy-part-fee_per_trader_helper = taxe par assistant
copy-part-pay_instead = thalers à payer à la place
copy-part-pay_instead_per_card = thalers par carte à la place
copy-part-max_stone = pierres au plus
copy-part-vp_per_stone = points par pierre
copy-part-vp_each_by_count = points chacun
copy-part-one = un assistant
copy-part-two = deux assistants
copy-part-three = trois assistants
copy-part-cost = coût
copy-part-copies = cartes dans le paquet
copy-part-stages = étage
copy-part-rubble = décombres
copy-part-blessing = bénédiction
copy-part-banners = bannières
copy-part-connection = connexion
copy-part-placement = placement
copy-part-gain = ce qui est gagné
copy-part-lose = ce qui est perdu
copy-part-move = ce qui avance
copy-part-effects = effet
copy-part-color = couleur
copy-part-gate = porte
copy-part-pay_silver = argent à payer
copy-part-scoring = décompte du Sabbat
copy-part-base = base
copy-part-banner = bannière
copy-part-rewards = récompense
copy-part-reward = récompense
copy-part-golden = case dorée
copy-part-rounds = manche
copy-part-zechariah = Zacharie se tient à
copy-part-haggai = Aggée se tient à
copy-part-behind = derrière les deux
copy-part-between = entre les deux
copy-part-ahead = devant les deux
copy-part-immediate = immédiatement
copy-part-flip_reward = en la retournant
copy-part-front = recto
copy-part-back = verso
copy-part-storage = stockage
copy-part-starting_resources = ressources de départ
copy-part-prepare_for_sabbath = préparation du Sabbat
copy-part-per_labourer = par ouvrier
copy-part-per_farmer = par fermier
copy-part-choice = choix
copy-part-rows = rangée
copy-part-column = colonne
copy-part-direction = direction
copy-part-trades = échange
copy-part-trade = échange
copy-part-top = haut
copy-part-bottom = bas
copy-part-sell = vente
copy-part-resource = ressource
copy-part-judgment = jugement
copy-part-start = au départ
copy-part-workers = ouvriers
copy-part-levites = lévites
copy-part-gatekeepers = portiers
copy-part-food = nourriture

## Pour l'exploitant

copies-offered = Exemplaires proposés
copies-none = Personne ne propose d’exemplaire de { $game }.
copies-house = Les nouvelles tables de { $game } jouent avec « { $name } », version { $version }.
copies-ours = Les nouvelles tables de { $game } jouent avec nos nombres.
copies-accept = Jouer avec
copies-withdraw = Rejouer avec nos nombres
copies-agree = { $n ->
    [one] { $n } témoignage
   *[other] les { $n } d’accord
}
copies-agree-ours = { $n ->
    [one] { $n } témoignage, comme chez nous
   *[other] les { $n } d’accord avec nous
}
copies-one = un seul témoignage
copies-value = Valeur
copies-together = Ensemble
copies-only-new = Seulement là où un exemplaire diffère du nôtre
copies-differ = en désaccord
copies-changes = { $n ->
    [one] { $n } valeur diffère
   *[other] { $n } valeurs diffèrent
}
