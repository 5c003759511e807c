# Problèmes, et la page du coach
nav-coach = Coach
coach-home-about = Un choix par jour, et ce que vos réponses disent de votre jeu.
puzzle = Problème
puzzles-of-day = Positions du jour
puzzles-new-in = les suivantes dans { $left }
puzzles-none = Il n’y a pas encore de problèmes.
puzzles-old = Le serveur est injoignable. Voici ce qui a été chargé en dernier ; on peut le résoudre sans réseau.
puzzles-waiting = { $count ->
    [one] Une réponse est gardée sur cet appareil et partira dès que le serveur sera joignable.
   *[other] { $count } réponses sont gardées sur cet appareil et partiront dès que le serveur sera joignable.
}
puzzles-more = D’autres problèmes
puzzles-record = { $count ->
    [one] Vous avez répondu à un problème, dont { $solved } bien, et perdu { $lost } points.
   *[other] Vous avez répondu à { $count } problèmes, dont { $solved } bien, et perdu { $lost } points par problème.
}
puzzles-no-record = Tous viennent de vraies parties : un choix à faire, une option nettement meilleure.
puzzle-not-yet = à faire
puzzle-solved-best = résolu, le meilleur
puzzle-saved-here = gardé ici
puzzle-again = Revoir
puzzle-solve = Résoudre
puzzle-grade-easy = facile
puzzle-grade-medium = moyen
puzzle-grade-hard = difficile
puzzle-grade-expert = pour experts
puzzle-you-are = Vous êtes le joueur { $n }. Quelle option est la meilleure ?
puzzle-answer = Répondre
puzzle-choose-first = Choisissez une option
puzzle-keys = Touches : 1 à { $last } pour choisir, Ctrl + Entrée pour répondre, N pour continuer. Les pièces éclairées du plateau se choisissent aussi.
puzzle-saved = Gardé sur cet appareil. La réponse partira dès que le serveur sera joignable.
puzzle-position = Position
puzzle-of-day = Position du jour : { $game }
puzzle-of = Problème : { $game }
puzzle-as-text = En texte
puzzle-your-choice = votre choix
puzzle-best = le meilleur
puzzle-chosen-by = choisi par { $share } %
puzzle-said-best = Le meilleur choix. { $best } contre { $second } pour cent.
puzzle-said-other = { $verdict } : { $chosen } au lieu de { $best } pour cent.
puzzle-why = Pourquoi
puzzle-lead = { $best } : { $points } points d’avance ({ $margin }) sur l’option suivante, { $second }.
puzzle-against-next = Attendu par rapport à l’option suivante
puzzle-finders = Robots qui l’ont trouvé : { $levels }.
puzzle-course = Dans la partie elle-même
puzzle-taken-best = La meilleure option a été prise.
puzzle-taken-other = Un autre choix a été fait.
puzzle-won = Ce joueur a gagné la partie.
puzzle-lost = Ce joueur n’a pas gagné la partie.
puzzle-measured = Chances de gagner d’après ce que ce joueur pouvait voir ; chaque option a été essayée dans { $tries } donnes imaginées. Les marges valent dans 95 cas sur 100.
puzzle-next = Problème suivant
puzzle-next-game = Suivant : { $game }
puzzle-to-coach = Vers le coach
puzzle-none-left = Vous avez répondu à tous ceux-là.
puzzle-missing = Ce problème n’existe pas.
streak-course = Les derniers jours
streak-answered = répondu
streak-free = jour libre
streak-missed = rien
streak-open = encore ouvert
streak-days = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
streak-in-row = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
streak-about = Une pierre pour chaque jour avec une réponse, juste ou non. Un jour libre par semaine (hachuré) ne rompt pas la série.
streak-longest = La plus longue : { $count }.
work-on = À travailler
work-lost = { $count ->
    [one] une réponse : { $points } points perdus
   *[other] { $count } réponses : { $points } points perdus
}
work-practise = S’exercer
work-nothing = Rien encore : répondez à quelques problèmes, et les choix qui vous coûtent le plus seront ici.
puzzles-own = Vos problèmes
puzzle-kept-mine = d’une de vos parties
puzzle-kept-offered = à vous, proposé à tous
puzzle-kept-theirs = proposé par un joueur
puzzle-offered = proposé à tous
puzzle-drop = Ne plus le garder
puzzle-practice = { $at } sur { $of }
puzzle-practice-done = Fin de l’entraînement
