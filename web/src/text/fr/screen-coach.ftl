# Le coach : une partie terminée, la chance séparée du talent.
coach = Coach
coach-question = Chance ou talent ?
coach-offer = Le coach rejoue de nombreuses fois la suite de chaque position et dit ce que chaque choix a coûté et ce que la chance a fait.
coach-begin = Analyser cette partie
coach-working = Analyse
coach-waiting = { $count ->
    [0] Le calcul commence dans un instant…
    [one] Une autre demande passe d’abord…
   *[other] { $count } autres demandes passent d’abord…
}
coach-counting = Calcul… étape { $done } sur { $steps }
coach-failed = L’analyse s’est arrêtée. On peut réessayer.
coach-not-now = Le coach parle une fois la partie finie.
coach-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coach-sum-you-won-won = Vous avez gagné { $skill } par votre jeu et { $luck } par la chance.
coach-sum-you-won-lost = Vous avez gagné { $skill } par votre jeu et perdu { $luck } par malchance.
coach-sum-you-won-even = Vous avez gagné { $skill } par votre jeu ; la chance s’est équilibrée.
coach-sum-you-lost-won = Vous avez perdu { $skill } par votre jeu et gagné { $luck } par la chance.
coach-sum-you-lost-lost = Vous avez perdu { $skill } par votre jeu et { $luck } par malchance.
coach-sum-you-lost-even = Vous avez perdu { $skill } par votre jeu ; la chance s’est équilibrée.
coach-sum-you-even-won = Le jeu s’est équilibré ; vous avez gagné { $luck } par la chance.
coach-sum-you-even-lost = Le jeu s’est équilibré ; vous avez perdu { $luck } par malchance.
coach-sum-you-even-even = Jeu et chance se sont équilibrés.
coach-sum-they-won-won = { $name } a gagné { $skill } par son jeu et { $luck } par la chance.
coach-sum-they-won-lost = { $name } a gagné { $skill } par son jeu et perdu { $luck } par malchance.
coach-sum-they-won-even = { $name } a gagné { $skill } par son jeu ; la chance s’est équilibrée.
coach-sum-they-lost-won = { $name } a perdu { $skill } par son jeu et gagné { $luck } par la chance.
coach-sum-they-lost-lost = { $name } a perdu { $skill } par son jeu et { $luck } par malchance.
coach-sum-they-lost-even = { $name } a perdu { $skill } par son jeu ; la chance s’est équilibrée.
coach-sum-they-even-won = Le jeu s’est équilibré ; { $name } a gagné { $luck } par la chance.
coach-sum-they-even-lost = Le jeu s’est équilibré ; { $name } a perdu { $luck } par malchance.
coach-sum-they-even-even = Jeu et chance se sont équilibrés pour { $name }.
coach-even-you = Avec une chance égale pour tous, vous auriez gagné { $chance } parties sur 100 (±{ $margin }).
coach-even-they = Avec une chance égale pour tous, { $name } aurait gagné { $chance } parties sur 100 (±{ $margin }).
coach-a-point = Un point vaut 1 % de victoire.
coach-how = Comment c’est mesuré
coach-how-text = Chaque position est mesurée en jouant la suite de nombreuses fois, avec une nouvelle donne de tout ce que personne ne connaît. Un choix est jugé d’après ce que son joueur pouvait savoir : les mêmes donnes imaginées sont essayées avec chaque option, et son coût est l’écart avec la meilleure. La moitié des essais désigne la meilleure option, l’autre moitié la mesure. Ce que le hasard et les révélations ajoutent est la chance. Quand la marge dépasse l’écart, c’est trop serré pour trancher. Les marges valent dans 95 cas sur 100.
coach-thresholds = Une imprécision coûte { $inaccuracy } points ou plus, une erreur { $mistake }, une gaffe { $blunder }. Trouvé : la meilleure option, au moins { $found } devant la suivante.
coach-made-with = Profondeur : { $depth }. Graine : { $seed }.
coach-depth-quick = rapide
coach-depth-normal = normale
coach-depth-deep = poussée
coach-block-start = Départ
coach-block-others = Choix des autres
coach-block-own = Ses choix
coach-block-luck = Chance
coach-block-result = Résultat
coach-key-own = ses choix
coach-key-others = choix des autres
coach-key-luck = chance
coach-key-band = bande : marge
coach-as-table = Afficher en tableau
coach-chance = Chances de victoire
coach-whose = La partie de qui
coach-from-to = { $name } de { $from } à { $to } %
coach-round = Manche
coach-moved = Ce qui l’a fait bouger
coach-everyone = Tout le monde
coach-player = Joueur
coach-start = Départ
coach-own = Ses choix
coach-others = Autres
coach-skill = Jeu
coach-luck = Chance
coach-result = Résultat
coach-without-luck = Sans la chance
coach-together = Ensemble
coach-opponent = Adversaire des règles
coach-chance-did = Ce que la chance a fait
coach-kind-draw = pioche
coach-kind-reveal = révélation
coach-kind-end = la fin
coach-no-luck = Rien n’a été laissé au hasard.
coach-all-luck = Les { $count }
coach-fewer = Moins
coach-five = { $count ->
    [0] Les choix qui ont compté
    [one] Un choix qui a compté
    [5] Cinq choix qui ont compté
   *[other] { $count } choix qui ont compté
}
coach-none-mattered = Aucun choix n’a coûté quoi que ce soit de mesurable.
coach-show-five = Me les montrer
coach-before = Précédent
coach-next = Suivant
coach-whole = Toute l’analyse
coach-place = manche { $round }
coach-verdict-fine = bon
coach-verdict-close = trop serré pour trancher
coach-verdict-found = trouvé
coach-verdict-inaccuracy = imprécision
coach-verdict-mistake = erreur
coach-verdict-blunder = gaffe
coach-count-fine = { $count ->
    [one] { $count } bon
   *[other] { $count } bons
}
coach-count-close = { $count ->
    [one] { $count } trop serré pour trancher
   *[other] { $count } trop serrés pour trancher
}
coach-count-found = { $count ->
    [one] { $count } trouvé
   *[other] { $count } trouvés
}
coach-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
coach-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
coach-count-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
coach-rather = mieux : { $option }
coach-found-by = Bien trouvé : { $option } valait { $points } de mieux que l’option suivante.
coach-nothing-better = Rien de mieux n’a été trouvé.
coach-better = Mieux : { $option }. Les chances seraient restées à { $best } % au lieu de { $taken } %.
coach-taken = choisi
coach-best = le meilleur trouvé
coach-more-options = { $count ->
    [one] Une autre option, moins bonne à première vue.
   *[other] { $count } autres options, moins bonnes à première vue.
}
coach-then = Puis, le plus probable : { $line }
coach-retry = Reprendre d’ici
coach-retry-title = Encore une fois : manche { $round }
coach-luck-did = Qu’a fait la chance ?
coach-old-line = Comment c’était alors
coach-on-board = Sur le plateau
coach-skill-here = Le jeu dans cette partie
coach-lost-a-choice = { $lost } points perdus par choix (±{ $margin }), sur { $count } choix qui comptent
coach-too-few = Trop peu de choix pour une note.
coach-grade-like = Comme { $level }
coach-grade-between = Entre { $lower } et { $upper }
coach-ladder = Points perdus par choix selon le niveau des robots : { $marks }
coach-every-choice = Les { $count } choix
coach-deeper = Regarder de plus près

## Les indices pendant une partie
hint = Indice
hint-ask = Demander un indice au coach (K)
hint-stage = Indice { $stage } / { $stages } (K)
hint-close = Ranger l’indice
hint-does-not-count = Avec un indice, la partie ne compte ni pour le classement ni pour votre niveau, et toute la table voit que vous avez demandé.
hint-go-on = Donnez-moi un indice
hint-where = Où regarder
hint-what = Quoi faire
hint-why = Pourquoi
hint-go-there = Y aller
hint-too-close = Ici toutes les options se valent : trop serré pour trancher. { $option } convient.
hint-thinking = Le coach réfléchit, environ 5 secondes. Vous pouvez décider entre-temps.
hint-sources = Attendu, aussi loin que le coach regarde, par rapport à { $second }
hint-sees-what-you-see = Le coach ne voit que ce que vous voyez.
hint-taken = { $name } a demandé un indice au coach ({ $stage } / 3).
hints-for-all = Indices pour tous
hints-for-all-about = Chacun peut consulter le coach pendant la partie. Contre des robots seuls, c’est toujours possible.
with-hints = avec des indices
coach-why-ahead = Cela gagne { $points } parties de plus sur cent que { $second }.
coach-why-brings = Cela rapporte plus par « { $source } » que { $second } : +{ $points }.
coach-why-promises = Il peut encore en venir plus que de { $second } : environ +{ $points } points.
coach-why-takes = Cela prend { $points } % de chances à { $name }.
coach-why-lacks = On y renonce à { $points } par « { $source } ».
coach-why-later = Cela rapporte tout de suite : { $points } points de moins sont encore à venir.
coach-source-prospects = Ce qui peut encore venir
coach-source-sa-re-nearer = Manches gagnées vers la pyramide
coach-source-sa-re-stages = Étages de la pyramide
coach-source-sa-re-cheaper = Ressources de moins à payer
coach-source-sa-re-goods = Marchandises produites
coach-source-sa-re-administration = Bâtiments administratifs
coach-source-sa-re-caravans = Caravanes

## Au fil du temps
coach-over-time = Le niveau au fil du temps
coach-time-empty = Jouez une partie jusqu’au bout et faites-la analyser : le coach aura alors quelque chose à dire de votre jeu. Les parties avec indices ne comptent pas.
coach-time-about = Points de victoire perdus par choix qui compte, dans vos 20 dernières parties analysées. Ligne : moyenne de cinq parties ; bande : sa marge. Les niveaux des robots sont des repères fixes.
coach-time-better = mieux
coach-time-worse = moins bien
coach-time-sum = { $games ->
    [one] { $games } partie analysée ; en dernier { $lost } points perdus par choix (±{ $margin })
   *[other] { $games } parties analysées ; en dernier { $lost } points perdus par choix (±{ $margin })
}
coach-time-day = Jour
coach-time-lost = Perdu par choix
coach-time-like = Joué
coach-habit = { $third }, { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-third-1 = premier tiers de la partie
coach-third-2 = deuxième tiers de la partie
coach-third-3 = dernier tiers de la partie
coach-reads = Chance aux révélations : { $luck } par partie (±{ $margin }). C’est plus que le hasard : vous lisez les autres, ou ils vous lisent.
coach-reads-even = Chance aux révélations : { $luck } par partie (±{ $margin }), donc ni mieux ni moins bien que le hasard.

## Un choix gardé comme problème, la meilleure suite, un nouvel essai
coach-keep = Garder comme problème
coach-kept = Gardé parmi vos problèmes.
coach-kept-open = Le voir
coach-offer-all = Le proposer à tous
coach-offer-about = Chacun pourra alors le résoudre. Aucun nom n’apparaît.
coach-offered = Chacun peut maintenant le résoudre ; aucun nom n’apparaît.
coach-play-line = Jouer la meilleure suite
coach-line-now = La meilleure suite, { $at } sur { $of } : { $said }
coach-expected = Attendu avec la meilleure option : { $chance } % de victoire.
coach-back-there = Retour au choix
coach-retry-won = { $chance } % attendus ; vous avez gagné.
coach-retry-lost = { $chance } % attendus ; vous n’avez pas gagné.
coach-games = Parties analysées
coach-all-games = Toutes ({ $count })
coach-game-won = gagnée
coach-game-shared = partagée
coach-game-lost = perdue
coach-reading = Lire les autres
coach-analyse = Analyser une partie
coach-analyse-about = Le coach se trouve à côté de la relecture de chaque partie terminée. Une partie jouée ailleurs peut aussi être analysée.
