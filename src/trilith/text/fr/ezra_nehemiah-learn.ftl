## Les mots qui apprennent Esdras et Néhémie : explications, guide, conseils et résumé du tour.

## Ce que l'on gagne ou paie, dans les explications

ezra_nehemiah-gives-nothing = rien
ezra_nehemiah-gives-then = { $first } ; { $second }
ezra_nehemiah-gives-choice = { $first }, ou { $second }
ezra_nehemiah-gives-silver = { ezra_nehemiah-silver.counted }
ezra_nehemiah-gives-food = { ezra_nehemiah-food.counted }
ezra_nehemiah-gives-stone = { ezra_nehemiah-stone.counted }
ezra_nehemiah-gives-wood = { ezra_nehemiah-wood.counted }
ezra_nehemiah-gives-cinders = { ezra_nehemiah-cinders.counted }
ezra_nehemiah-gives-gold = { ezra_nehemiah-gold.counted }
ezra_nehemiah-gives-resource = { $count ->
    [one] { $count } Ressource au choix sauf l'Or
   *[other] { $count } Ressources au choix sauf l'Or
}
ezra_nehemiah-gives-worker = { $count ->
    [one] { $count } Ouvrier
   *[other] { $count } Ouvriers
}
ezra_nehemiah-gives-banners = { $count ->
    [one] { $count } bannière grise
   *[other] { $count } bannières grises
}
ezra_nehemiah-gives-blessing-orange = { $count ->
    [one] { $count } Bénédiction orange
   *[other] { $count } Bénédictions orange
}
ezra_nehemiah-gives-blessing-purple = { $count ->
    [one] { $count } Bénédiction violette
   *[other] { $count } Bénédictions violettes
}
ezra_nehemiah-gives-blessing-red = { $count ->
    [one] { $count } Bénédiction rouge
   *[other] { $count } Bénédictions rouges
}
ezra_nehemiah-gives-blessing-wild = { $count ->
    [one] { $count } Bénédiction au choix
   *[other] { $count } Bénédictions au choix
}
ezra_nehemiah-gives-banner-red = { ezra_nehemiah-banners-red }
ezra_nehemiah-gives-banner-grey = { ezra_nehemiah-banners-grey }
ezra_nehemiah-gives-banner-blue = { ezra_nehemiah-banners-blue }
ezra_nehemiah-gives-banner-wild = { ezra_nehemiah-banners-wild }
ezra_nehemiah-gives-vp = { ezra_nehemiah-count-points }
ezra_nehemiah-gives-lose-food = perdre { ezra_nehemiah-count-food }
ezra_nehemiah-gives-lose-vp = perdre { ezra_nehemiah-count-points }
ezra_nehemiah-gives-move-altar = { $count ->
    [one] { $count } case d'Autel
   *[other] { $count } cases d'Autel
}
ezra_nehemiah-gives-move-tent = { $count ->
    [one] { $count } case de Tente
   *[other] { $count } cases de Tente
}
ezra_nehemiah-gives-retrieve = { $count ->
    [one] { ezra_nehemiah-retrieve }
   *[other] { $count } × { ezra_nehemiah-retrieve }
}
ezra_nehemiah-gives-develop-free = { $count ->
    [one] { ezra_nehemiah-develop-free }
   *[other] { $count } × { ezra_nehemiah-develop-free }
}
ezra_nehemiah-gives-develop-paid = { $count ->
    [one] { ezra_nehemiah-develop-paid }
   *[other] { $count } × { ezra_nehemiah-develop-paid }
}
ezra_nehemiah-gives-sale = { $good } à { $count } Argent pièce

## Les biens

ezra_nehemiah-explain-gold = Au Temple, { $points } PV. Remplace toute Pierre ou tout Bois à la reconstruction, et paie les Scribes d'en haut. À la fin, vaut { $silver } Argent. En décombres, coûte { $rubble } bannières grises.
ezra_nehemiah-explain-stone = Reconstruit Murs et Portes ; au Temple, { $points } PV. À la fin, vaut { $silver } Argent. En décombres, coûte { $rubble } bannières grises.
ezra_nehemiah-explain-wood = Reconstruit les Portes ; au Temple, { $points } PV ; sur l'Autel, pour { $banners } bannières rouges, { $steps } cases. À la fin, vaut { $silver } Argent. En décombres, coûte { $rubble } bannières grises.
ezra_nehemiah-explain-cinders = Sur l'Autel, pour { $banners } bannière rouge, { $steps } case. Jamais au Temple. À la fin, vaut { $silver } Argent. En décombres, coûte { $rubble } bannière grise.
ezra_nehemiah-explain-silver = Paie le commerce, les Scribes et les tuiles Développement. À la fin, 1 PV pour { $silver } Argent.
ezra_nehemiah-explain-food = À chaque Sabbat, 1 par Ouvrier sur les plateaux sauf les Lévites ; chaque Ouvrier non nourri coûte { $points } PV. Les Lévites se paient avec.
ezra_nehemiah-explain-resource = Pierre, Bois ou Cendre, au choix. Jamais l'Or.
ezra_nehemiah-explain-vp = Le plus de points après le troisième Sabbat l'emporte. Les icônes argentées marquent tout de suite, les dorées à la fin.
    .name = Points de victoire

## Les bannières et les actions principales

ezra_nehemiah-explain-banners = La force de votre action principale : rouge pour le Temple et l'Autel, gris pour les Murs, bleu pour la Torah et la Tente. Elles viennent de la carte visible de chaque pile, des cartes rangées, des Anciens, etc. Ce qui reste est perdu.
ezra_nehemiah-explain-banner-red = Pour le Temple et l'Autel.
ezra_nehemiah-explain-banner-grey = Pour les décombres, les Murs et les Portes.
ezra_nehemiah-explain-banner-blue = Pour les Scribes et la Tente.
ezra_nehemiah-explain-temple-altar = Avec des bannières rouges : chaque Lévite place une Ressource au Temple ou sur l'Autel, ou donne une bannière. Au début ou à la fin, vous pouvez placer un nouveau Lévite.
ezra_nehemiah-explain-rubble-wall-gate = Avec des bannières grises, sur un seul emplacement de Mur ou de Porte : déblayez des décombres, qui sont à vous, et reconstruisez quand il n'y en a plus.
ezra_nehemiah-explain-torah-tent = Avec des bannières bleues : placez un Scribe sur une tuile Parchemin et déplacez votre Tente. Les deux, l'un ou aucun.

## La muraille

ezra_nehemiah-explain-corner-gate = Debout dès le départ. Quand un Mur voisin est reconstruit, qui a le Mur et qui garde la Porte gagnent { $connection }. Qui commerce par elle paie 1 Argent à son Gardien.
ezra_nehemiah-explain-gate = Déblayez ses décombres, puis reconstruisez-la pour { $cost } qui en devient le Gardien : vous gagnez { $placement }. Avec un Mur voisin, les deux joueurs gagnent { $connection }. { $vp } PV à la fin.
ezra_nehemiah-explain-wall = Décombres : { $rubble } ; qui déblaie le dernier gagne une Bénédiction { $blessing_id ->
    [orange] orange
    [purple] violette
   *[other] rouge
}. Puis { $banners ->
    [one] { $banners } bannière grise
   *[other] { $banners } bannières grises
} et { $stone ->
    [one] { $stone } Pierre
   *[other] { $stone } Pierres
} le reconstruisent, avec l'une de vos prochaines cartes Mur.
ezra_nehemiah-explain-wall-card = À la reconstruction : { $effects }. { $vp } PV à la fin.
ezra_nehemiah-explain-rubble = Déblayés avec des bannières grises, ils sont à vous aussitôt. Le dernier d'un Mur donne une Bénédiction.
    .name = Décombres
ezra_nehemiah-explain-walls = Déblayez les décombres, payez, et choisissez une carte Mur sur trois. À côté d'une Porte, une connexion se fait. Des points à la fin.
ezra_nehemiah-explain-gates = Dix autour de la ville. Les Portes d'angle sont debout dès le départ ; les autres se déblaient et se reconstruisent.
ezra_nehemiah-explain-gatekeeper = Reste jusqu'à la fin. Les autres paient 1 Argent pour commercer par sa Porte ; chaque Mur reconstruit à côté rapporte aussi à qui la garde.
    .name = Gardien

## Les cartes

ezra_nehemiah-explain-character-buy = Bannières de haut en bas : { $banners }. Commerce ({ $gate }) : { $trade_top_gain } { $trade_top_pay_silver ->
    [0] gratuitement
   *[other] pour { $trade_top_pay_silver } Argent
}, ou { $trade_bottom_gain } pour { $trade_bottom_pay_silver } Argent, et 1 Argent pour la Porte. Rangée, elle marque à chaque Sabbat.
ezra_nehemiah-explain-character-sell = Bannières de haut en bas : { $banners }. Commerce : vendez { $trade_sell }. Rangée, elle marque à chaque Sabbat.
ezra_nehemiah-explain-hero = Vient avec la tuile Parchemin Pierre de ce nom : manche par manche { $rewards } (la première à la manche 1, toutes à la manche 3). Sa bannière compte dans chaque action principale : { $banner }.
ezra_nehemiah-explain-altar-card = Derrière Zacharie, entre les Prophètes, devant Aggée. Manche 1 : { $rounds_1_behind } ; { $rounds_1_between } ; { $rounds_1_ahead }. Manche 2 : { $rounds_2_behind } ; { $rounds_2_between } ; { $rounds_2_ahead }. Manche 3 : { $rounds_3_behind } ; { $rounds_3_between } ; { $rounds_3_ahead }.
ezra_nehemiah-explain-pile = Reçoit { $cards } cartes par manche. Seule celle du dessus donne ses bannières.
ezra_nehemiah-explain-hand = Jouez une carte par tour, puis piochez. Ce qui reste sert à la manche suivante.
    .name = Main
ezra_nehemiah-explain-deck = Vous piochez une carte à la fin de chaque tour, tant qu'il y en a.
    .name = Pioche
ezra_nehemiah-explain-tucked = Les cartes rangées marquent à chaque Sabbat dès lors, et leur bannière du haut compte dans chaque action principale.
    .name = Cartes rangées

## Le Temple et l'Autel

ezra_nehemiah-explain-levite = Coûte { $food } Nourriture et un Ouvrier. Vous gagnez { $reward }.
    .name = Lévite { $row }
ezra_nehemiah-explain-levites = Chacun peut, une fois par action, placer une Ressource au Temple ou sur l'Autel, ou donner 1 bannière rouge. Ils n'ont pas besoin de Nourriture.
ezra_nehemiah-explain-temple-row = Une pièce ici coûte { $banners ->
    [one] { $banners } bannière rouge
   *[other] { $banners } bannières rouges
} et marque { $stone } PV, l'Or { $gold } PV. Vous gagnez aussi { $reward }.
ezra_nehemiah-explain-temple = Or, Pierre ou Bois, placés par les Lévites depuis la gauche. Plus la rangée est haute, plus elle coûte de bannières et plus elle donne.
ezra_nehemiah-explain-sectors = Quand un secteur est plein : 2 Nourritures à qui l'a rempli, 2 PV à qui a le plus de Lévites, 1 Argent par Lévite à tous.
ezra_nehemiah-explain-altar = Le Bois et la Cendre brûlés ici vous font avancer ; chaque case donne ce qui est dessiné dessous. Qui est devant gagne les égalités.
ezra_nehemiah-explain-altar-space = En y arrivant ou en la passant : { $reward }.{ $golden ->
    [1] { " " }Dorée : le Prêtre la compte.
   *[other] { "" }
}
    .name = { ezra_nehemiah-altar } : { $space }
ezra_nehemiah-explain-prophet = Avant chaque Sabbat, vous êtes jugé selon votre place : derrière Zacharie, entre les Prophètes, ou devant Aggée.
ezra_nehemiah-explain-altar-leader = Le plus avancé sur la piste Autel ; sur la même case, le marqueur du dessous. Gagne un Ouvrier après les manches 1 et 2, et { $points } PV à la fin.

## La Torah et la Tente

ezra_nehemiah-explain-scroll-space = Un Scribe ici coûte { $banners } bannières bleues, { $gold ->
    [0] { $silver } Argent
   *[other] { $gold } Or
}, et 1 Argent par Scribe des autres sur le chemin. { $vp } PV à la fin.
ezra_nehemiah-explain-scribes = Un Scribe vous donne l'effet de sa tuile Parchemin, ouvre les deux tuiles au-dessus, et marque sa rangée à la fin.
ezra_nehemiah-explain-white-worker = Ouvre les tuiles du dessus comme un Scribe, pour 1 Argent. Un Scribe peut prendre sa place ; il monte alors.
    .name = Ouvrier blanc
ezra_nehemiah-explain-tent = Fait le tour de la ville dans le sens horaire ; vous gagnez chaque récompense qu'elle traverse. Elle avance aussi quand vous ne pouvez pas gagner un Ouvrier ou une Bénédiction.
ezra_nehemiah-explain-crossing = Une Tente qui passe ici gagne { $reward }.
    .name = Sur le chemin de la Tente
ezra_nehemiah-explain-tent-move = { $banners } bannières bleues{ $resource ->
    [0] { "" }
   *[other] { " " }et 1 Pierre, Bois ou Cendre
}. Un seul tel déplacement par action.
    .name = { ezra_nehemiah-tent } : { $spaces }

## Votre plateau

ezra_nehemiah-explain-blessing = Chacune fait avancer son marqueur. Quand les trois ont atteint une colonne, vous gagnez le bonus au-dessus. Une Bénédiction impossible fait avancer votre Tente.
ezra_nehemiah-explain-column = Quand les trois marqueurs l'ont atteinte : { $reward }.
    .name = { ezra_nehemiah-blessings } : { $column }
ezra_nehemiah-explain-guards-tile = Garde { $front_storage } Ressources entre les tours. Retournez-la pour { $cost } : { $flip_reward } ; plus de limite, et avant chaque Sabbat : { $back_prepare_for_sabbath }.
ezra_nehemiah-explain-labourers-tile = Par Manœuvre : { $front_per_labourer }. Retournez-la pour { $cost } : { $flip_reward } ; puis pour chacun : { $back_per_labourer }.
ezra_nehemiah-explain-farmers-tile = Par Fermier : { $front_per_farmer }. Retournez-la pour { $cost } : { $flip_reward } ; puis pour chacun : { $back_per_farmer }, et avant chaque Sabbat : { $back_prepare_for_sabbath }.
ezra_nehemiah-explain-farmers-silver-tile = { ezra_nehemiah-explain-farmers-tile } Vous pouvez toujours payer 2 Argent au lieu d'1 Nourriture.
ezra_nehemiah-explain-traders-tile = De haut en bas : { $front_rows }. Retournez-la pour { $cost } : { $flip_reward } ; puis : { $back_rows }.
ezra_nehemiah-explain-elders-tile = De haut en bas : { $front_rows }. Retournez-la pour { $cost } : { $flip_reward } ; puis : { $back_rows }.
ezra_nehemiah-explain-guards = Ils gardent vos Ressources. Ce qui dépasse est rendu à la fin d'un tour.
ezra_nehemiah-explain-labourers = Avant chaque Sabbat, chaque Ouvrier qui reste devient Fermier ou Manœuvre ; les Manœuvres apportent des Ressources.
    .name = { ezra_nehemiah-labourers }
ezra_nehemiah-explain-farmers = Avant chaque Sabbat, chaque Ouvrier qui reste devient Fermier ou Manœuvre ; les Fermiers apportent de la Nourriture.
    .name = { ezra_nehemiah-farmers }
ezra_nehemiah-explain-traders = Un par tour : un Ouvrier sur une case libre gagne ce qui est à côté, et reste jusqu'après le Sabbat.
ezra_nehemiah-explain-elders = Un par tour : un Ouvrier sur une case libre donne des bannières pour ce tour, et reste jusqu'après le Sabbat.
ezra_nehemiah-explain-development = En action auxiliaire, vous pouvez payer pour en retourner une : une récompense, un meilleur côté, et { $points } PV à la fin.
ezra_nehemiah-explain-workers = Pour les Lévites, Gardiens, Scribes, Négociants et Anciens. Ceux qui restent avant un Sabbat sont Fermiers ou Manœuvres. Tous mangent, sauf les Lévites.
    .name = { ezra_nehemiah-workers }
ezra_nehemiah-explain-shofar = Qui l'a commence chaque journée de la manche ; il passe au voisin après le Sabbat.
    .name = Schofar
ezra_nehemiah-explain-round = { $rounds } manches de { $turns } journées, chacune suivie d'un Sabbat.
    .name = Manche
ezra_nehemiah-explain-sabbath = Nourrissez vos Ouvriers, rangez des cartes jouées, et marquez toutes vos cartes rangées.
ezra_nehemiah-explain-trade = Une fois par tour, avec la carte qui vient d'être jouée. Acheter coûte 1 Argent pour la Porte qu'elle nomme.

## L'adversaire d'une partie en solo

ezra_nehemiah-explain-focus = Donne à l'adversaire la Porte, le sens ({ $direction }) et le commerce.
ezra_nehemiah-explain-solo-board = L'adversaire commence avec Ouvriers : { $start_workers }, Argent : { $start_silver }, Or : { $start_gold }. Jugé derrière, entre ou devant : { $judgment_behind } ; { $judgment_between } ; { $judgment_ahead }.
ezra_nehemiah-explain-opponent = Joue par cartes : une carte Focus pour son commerce et son lieu, une carte Planification pour son action. Vous gagnez avec plus de points.

## La première partie, pas à pas ; .why : à quoi cela sert

ezra_nehemiah-guide-play = Jouez le Prêtre sur la pile 1.
    .title = Trois journées avant le Sabbat
    .why = En trois manches de six journées, vous rebâtissez Jérusalem ; le plus de points l'emporte. Chaque journée, jouez une carte. Seule la carte du dessus de chaque pile donne ses bannières, et le Prêtre en a beaucoup de rouges.
ezra_nehemiah-guide-temple = Prenez l'action principale Temple et Autel.
    .title = Le Temple et l'Autel
    .why = Elle emploie vos bannières rouges. Chaque Lévite peut placer une Ressource, ou donner une bannière de plus.
ezra_nehemiah-guide-cube = Placez l'Or dans la rangée 3.
    .title = De l'Or pour le Temple
    .why = L'Or marque le plus au Temple. La rangée 3 coûte trois bannières et apporte aussi de la Nourriture.
ezra_nehemiah-guide-finish = Finissez l'action principale. Puis finissez votre tour.
    .title = Finir, et finir le tour
    .why = Votre seul Lévite a servi. En dernier, vous pourriez en placer un second, contre de la Nourriture et un Ouvrier. Les bannières restantes sont perdues. Avant la fin du tour, un commerce, un Négociant ou un Ancien sont possibles.
ezra_nehemiah-guide-mason = Jouez le Maçon sur la pile 3.
    .title = Du gris pour les murs
    .why = Il couvre une carte aux bannières bleues ; le Guetteur de la pile 2 donne toujours du gris. Ensemble, cela fait sept.
ezra_nehemiah-guide-walls = Prenez l'action principale Décombres, Murs et Portes.
    .title = Décombres, Murs et Portes
    .why = Avec des bannières grises, vous déblayez des décombres, qui sont à vous, et reconstruisez ce qui est déblayé.
ezra_nehemiah-guide-space = Choisissez le Mur 1, à côté de la Porte des Brebis.
    .title = À côté de votre Porte
    .why = Il n'a qu'un cube de décombres. Et votre Gardien tient la Porte des Brebis : un Mur voisin crée une connexion, qui vous rapporte.
ezra_nehemiah-guide-clear = Déblayez-le.
    .title = Déblayer
    .why = Le cube est aussitôt à vous. Qui déblaie le dernier d'un Mur gagne aussi une Bénédiction.
ezra_nehemiah-guide-build = Reconstruisez. Puis choisissez une carte Mur sur trois.
    .title = Reconstruire le Mur
    .why = Le reste de vos bannières et deux Pierres le paient. La carte choisie donne quelque chose maintenant, et des points à la fin.
ezra_nehemiah-guide-teacher = Finissez votre tour si ce n'est fait ; puis jouez l'Enseignant sur la pile 2.
    .title = La dernière journée
    .why = Chaque pile reçoit deux cartes. L'Enseignant donne des bannières bleues, pour la Torah et la Tente.
ezra_nehemiah-guide-torah = Prenez l'action principale Torah et Tentes en ville.
    .title = La Torah et la Tente
    .why = Un Scribe vous donne l'effet d'une tuile Parchemin pour toute la partie ; la Tente récolte des récompenses autour de la ville.
ezra_nehemiah-guide-scribe = Placez un Scribe dans la rangée du bas, au milieu.
    .title = Votre premier Scribe
    .why = La rangée du bas est ouverte à tous. Un héros vient avec, dont la bannière vous aide dès lors. De là, vous atteignez les tuiles du dessus.
ezra_nehemiah-guide-judgment = Après la sixième journée : affrontez le Jugement des Prophètes.
    .title = Préparer le Sabbat
    .why = Votre place sur la piste Autel décide : derrière Zacharie, entre les Prophètes, ou devant Aggée. L'ordre des préparatifs est libre.
ezra_nehemiah-guide-farmer = Faites de chaque Ouvrier qui reste un Fermier (Nourriture) ou un Manœuvre (Ressources).
    .title = Fermiers et Manœuvres
    .why = Au Sabbat, tous les Ouvriers sur les plateaux sauf les Lévites mangent, et chaque affamé coûte des points. Voyez d'abord votre Nourriture.
ezra_nehemiah-guide-tuck = Rangez une des cartes jouées.
    .title = Une carte pour toujours
    .why = Elle marque maintenant et à chaque Sabbat, et sa bannière du haut aide chaque action principale. Laquelle convient à vos projets ? À vous de jouer.

## Des conseils, quand quelque chose arrive pour la première fois

ezra_nehemiah-tip-turn = Jouez une carte, prenez une action principale, piochez. Une fois chacun : un commerce ou une tuile, un Négociant, un Ancien.
    .title = Votre tour
ezra_nehemiah-tip-temple = Chaque Lévite place une Ressource ou donne une bannière. Un nouveau Lévite vient au début ou à la fin.
    .title = Les Lévites à l'œuvre
ezra_nehemiah-tip-walls = Toutes les bannières de l'action vont à un seul emplacement. Ce que vous déblayez est aussitôt à vous.
    .title = Déblayer, puis reconstruire
ezra_nehemiah-tip-connection = Un Mur à côté d'une Porte récompense les deux propriétaires.
    .title = Une connexion
ezra_nehemiah-tip-torah = Chaque Scribe ouvre les deux tuiles au-dessus. Passer par les Scribes des autres coûte de l'Argent.
    .title = Les Scribes montent
ezra_nehemiah-tip-trade = Une fois par tour, avec la carte qui vient d'être jouée. Le propriétaire de la Porte est payé.
    .title = Un commerce
ezra_nehemiah-tip-guards = Les Gardes ne gardent qu'un certain nombre de Ressources d'un tour à l'autre.
    .title = Réserves pleines
ezra_nehemiah-tip-prepare = Chaque Ouvrier qui reste devient Fermier ou Manœuvre. Tous mangeront, sauf les Lévites.
    .title = Préparer le Sabbat
ezra_nehemiah-tip-judgment = Votre place sur la piste Autel décide ; sur la case d'un Prophète, vous êtes entre les deux.
    .title = Le Jugement des Prophètes
ezra_nehemiah-tip-tuck = Une carte rangée marque à chaque Sabbat et donne toujours sa bannière du haut, mais ne se joue plus.
    .title = Ranger une carte
ezra_nehemiah-tip-sector = De la Nourriture à qui l'a rempli, des points à qui a le plus de Lévites, de l'Argent par Lévite à tous.
    .title = Un secteur est plein

## Le tour en une page

ezra_nehemiah-page-goal = Le plus de points après { $rounds } manches de { $days } journées, chacune suivie d'un Sabbat. À égalité, qui est devant sur la piste Autel.
    .title = Le but
ezra_nehemiah-page-turn = Jouez une carte sur une pile, prenez une action principale, piochez. Entre-temps, une fois chacun : une action auxiliaire, un Négociant, un Ancien.
    .title = Une journée
ezra_nehemiah-page-banners = De la carte du dessus de chaque pile, de la bannière du haut des cartes rangées et des héros, des Anciens. Rouge, gris ou bleu selon l'action ; le reste est perdu.
    .title = Bannières
ezra_nehemiah-page-temple = Un nouveau Lévite au début ou à la fin. Chaque Lévite une fois : Or, Pierre ou Bois au Temple, Bois ou Cendre sur l'Autel, ou une bannière.
    .title = Rouge : Temple et Autel
ezra_nehemiah-page-walls = Un emplacement : déblayez (c'est à vous), puis reconstruisez. Mur : une carte Mur sur 3. Porte : votre Ouvrier en devient le Gardien.
    .title = Gris : Murs et Portes
ezra_nehemiah-page-torah = Un Scribe sur une tuile Parchemin accessible, et un déplacement de la Tente.
    .title = Bleu : Torah et Tente
ezra_nehemiah-page-aside = Action auxiliaire : un commerce avec la carte jouée (1 Argent au propriétaire de la Porte), ou retourner une tuile Développement. Un Négociant, un Ancien.
    .title = À côté
ezra_nehemiah-page-prepare = Dans l'ordre voulu : le Jugement des Prophètes ; chaque Ouvrier qui reste devient Fermier ou Manœuvre ; effets des tuiles.
    .title = Préparer le Sabbat
ezra_nehemiah-page-sabbath = Nourrissez tous les Ouvriers sur les plateaux sauf les Lévites (chaque affamé coûte { $hunger } PV) ; rangez 1, 2, 1 cartes ; marquez toutes les cartes rangées.
    .title = Sabbat
ezra_nehemiah-page-after = Les Prophètes avancent, le Schofar passe, Négociants, Anciens, Fermiers et Manœuvres reviennent, le premier sur l'Autel gagne un Ouvrier.
    .title = Après le Sabbat
ezra_nehemiah-page-end = 1 PV pour { $silver } Argent de biens, { $tile } par tuile retournée, { $leader } au premier sur l'Autel, Murs, Portes, Scribes par rangée, tuiles Parchemin Or.
    .title = La fin
