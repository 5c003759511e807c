pig-title = Cochon
    .about = Lancez tant que vous l'osez, et arrêtez-vous avant que le dé ne reprenne tout.

pig-option-goal = Objectif
    .about = Jusqu'où va la course.
pig-option-goal-short = Court
    .about = Le premier à 40 points gagne.
pig-option-goal-long = Long
    .about = Le premier à 100 points gagne.

pig-phase-turn = Tour
pig-row-points = Points

pig-do-roll = Lancer
pig-do-hold = S'arrêter

pig-ask-turn = Lancer encore ou vous arrêter ? En jeu : { $stake }.

pig-event-rolled = { $seat } fait { $number }.
pig-event-lost = { $seat } perd { $stake ->
        [0] son tour
        [one] { $stake } point
       *[other] { $stake } points
    }.
pig-event-held = { $seat } s'arrête, garde { $stake } et arrive à { $points }.
pig-event-won = { $seat } atteint l'objectif avec { $points } points et gagne.
