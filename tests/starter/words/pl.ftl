pig-title = Świnka
    .about = Rzucaj, dopóki masz odwagę, i skończ, zanim kość zabierze wszystko.

pig-option-goal = Cel
    .about = Jak długi jest wyścig.
pig-option-goal-short = Krótki
    .about = Wygrywa, kto pierwszy zdobędzie 40 punktów.
pig-option-goal-long = Długi
    .about = Wygrywa, kto pierwszy zdobędzie 100 punktów.

pig-phase-turn = Tura
pig-row-points = Punkty

pig-do-roll = Rzuć
pig-do-hold = Zakończ

pig-ask-turn = Rzucasz dalej czy kończysz? Stawka: { $stake }.

pig-event-rolled = { $seat } wyrzuca { $number }.
pig-event-lost = { $seat } traci { $stake ->
        [0] turę
        [one] { $stake } punkt
        [few] { $stake } punkty
       *[many] { $stake } punktów
    }.
pig-event-held = { $seat } kończy, zachowuje { $stake } i ma teraz { $points }.
pig-event-won = { $seat } osiąga cel i wygrywa. Punkty: { $points }.
