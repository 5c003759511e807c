# Mots du plateau d’Ezra et Néhémie ; les noms des pièces viennent du fichier du jeu.

## La ville (en-city-)

en-city-board = Plateau
en-city-round = Manche { $n } sur { $of }
en-city-week = La semaine
en-city-day = Jour de travail { $n }
en-city-sabbath = Sabbat
en-city-nothing = rien
en-city-vp = { $n ->
    [one] { $n } PV
   *[other] { $n } PV
}
en-city-workers = { $n ->
    [one] { $n } Ouvrier
   *[other] { $n } Ouvriers
}
en-city-resources = { $n ->
    [one] { $n } Ressource au choix, sauf Or
   *[other] { $n } Ressources au choix, sauf Or
}
en-city-per-levite = { $n ->
    [one] { $n } Argent par Lévite
   *[other] { $n } Argent par Lévite
}
en-city-move-altar = { $n ->
    [one] { $n } case sur la piste de l’Autel
   *[other] { $n } cases sur la piste de l’Autel
}
en-city-move-tent = { $n ->
    [one] { $n } case avec la Tente
   *[other] { $n } cases avec la Tente
}
en-city-lose-vp = { $n ->
    [one] perdre { $n } PV
   *[other] perdre { $n } PV
}
en-city-lose-food = { $n ->
    [one] perdre { $n } Nourriture
   *[other] perdre { $n } Nourritures
}
