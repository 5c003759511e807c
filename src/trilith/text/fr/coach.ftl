## Ce que le coach dit d’une partie terminée, dans le terminal et sur sa page.

coach-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coach-verdict-won-won = { $name } a gagné { $skill } par son jeu et { $luck } par la chance.
coach-verdict-won-lost = { $name } a gagné { $skill } par son jeu et perdu { $luck } par malchance.
coach-verdict-won-even = { $name } a gagné { $skill } par son jeu ; la chance s’est équilibrée.
coach-verdict-lost-won = { $name } a perdu { $skill } par son jeu et gagné { $luck } par la chance.
coach-verdict-lost-lost = { $name } a perdu { $skill } par son jeu et { $luck } par malchance.
coach-verdict-lost-even = { $name } a perdu { $skill } par son jeu ; la chance s’est équilibrée.
coach-verdict-even-won = Le jeu s’est équilibré ; { $name } a gagné { $luck } par la chance.
coach-verdict-even-lost = Le jeu s’est équilibré ; { $name } a perdu { $luck } par malchance.
coach-verdict-even-even = Jeu et chance se sont équilibrés pour { $name }.
coach-without-luck = Avec une chance égale pour tous, { $name } aurait gagné { $chance } parties sur 100 (± { $margin }).

coach-player = Joueur
coach-start = Départ
coach-own = Ses choix
coach-others = Les autres
coach-skill = Jeu
coach-luck = Chance
coach-result = Résultat
coach-adjusted = Sans la chance
coach-together = Ensemble
coach-opponent = Adversaire des règles
coach-a-point = Un point est une partie sur cent. Départ + ses choix + les autres + chance = résultat.

coach-chance-to-win = Chances de victoire
coach-after-round = Après la manche
coach-skill-in-game = Le jeu dans cette partie
coach-lost-a-choice = { $lost } points perdus par choix (± { $margin }), sur { $count } choix qui comptent
coach-too-few = Trop peu de choix pour une note.
coach-grade-like = comme { $level }
coach-grade-between = entre { $lower } et { $upper }
coach-level-random = Au hasard
coach-level-easy = Facile
coach-level-medium = Moyen
coach-level-hard = Difficile
coach-level-expert = Expert
coach-fine = bon
coach-close = trop serré pour trancher
coach-found = trouvé
coach-inaccuracy = imprécision
coach-mistake = erreur
coach-blunder = gaffe
coach-mattered = Les choix qui ont compté
coach-none-mattered = Aucun choix n’a coûté quoi que ce soit de mesurable.
coach-place = manche { $round }, étape { $step }
coach-best = mieux : { $option } ({ $best } % au lieu de { $taken } %)
coach-lead = { $lead } de mieux que l’option suivante
coach-then = puis, le plus probable : { $line }
coach-chance-did = Ce que la chance a fait
coach-draw = pioche
coach-reveal = révélation
coach-end = la fin
coach-no-luck = Rien n’a été laissé au hasard.
coach-how = Comment c’est mesuré
coach-how-text = Chaque position est mesurée en jouant la suite de nombreuses fois, avec une nouvelle donne de tout ce que personne ne connaît. Un choix est jugé d’après ce que son joueur pouvait savoir : les mêmes donnes imaginées sont essayées avec chaque option, et son coût est l’écart avec la meilleure. La moitié des essais désigne la meilleure option, l’autre moitié la mesure. La chance est ce qui a été tiré, comparé à ce qui aurait aussi bien pu l’être : à la longue, elle est égale pour tous ; tout le reste vient des choix. Quand la marge dépasse l’écart, c’est trop serré pour trancher. Les marges valent dans 95 cas sur 100.
coach-thresholds = Une imprécision coûte { $inaccuracy } points ou plus, une erreur { $mistake }, une gaffe { $blunder }. Trouvé : la meilleure option, au moins { $found } devant la suivante.
coach-made-with = Profondeur { $depth }, graine { $seed }.
coach-working = Analyse
coach-page-title = { $game } : chance ou talent ?

## Problèmes

coach-puzzle-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
coach-puzzle-player = Joueur { $n }
coach-puzzle-place = { $players ->
    [one] { $players } joueur, manche { $round }
   *[other] { $players } joueurs, manche { $round }
}
coach-puzzle-grade-easy = facile
coach-puzzle-grade-medium = moyen
coach-puzzle-grade-hard = difficile
coach-puzzle-grade-expert = expert
coach-puzzle-you = Vous êtes le joueur { $n }. Quelle option est la meilleure ?
coach-puzzle-ask = Votre choix (q pour finir)
coach-puzzle-finders = Robots qui l’ont trouvé : { $levels }
coach-puzzle-course = Dans la partie elle-même : { $line }
