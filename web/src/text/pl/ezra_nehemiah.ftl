# Słowa planszy gry Ezdrasz i Nehemiasz; nazwy elementów są w pliku samej gry.

## Miasto (en-city-)

en-city-board = Plansza
en-city-round = Runda { $n } z { $of }
en-city-week = Tydzień
en-city-day = Dzień pracy { $n }
en-city-sabbath = Szabat
en-city-nothing = nic
en-city-vp = { $n ->
    [one] { $n } PZ
    [few] { $n } PZ
   *[many] { $n } PZ
}
en-city-workers = { $n ->
    [one] { $n } pracownik
    [few] { $n } pracownicy
   *[many] { $n } pracowników
}
en-city-resources = { $n ->
    [one] { $n } dowolny surowiec prócz złota
    [few] { $n } dowolne surowce prócz złota
   *[many] { $n } dowolnych surowców prócz złota
}
en-city-per-levite = { $n ->
    [one] { $n } srebro za każdego lewitę
    [few] { $n } srebra za każdego lewitę
   *[many] { $n } srebra za każdego lewitę
}
en-city-move-altar = { $n ->
    [one] { $n } pole na torze ołtarza
    [few] { $n } pola na torze ołtarza
   *[many] { $n } pól na torze ołtarza
}
en-city-move-tent = { $n ->
    [one] { $n } pole namiotem
    [few] { $n } pola namiotem
   *[many] { $n } pól namiotem
}
en-city-lose-vp = { $n ->
    [one] strać { $n } PZ
    [few] strać { $n } PZ
   *[many] strać { $n } PZ
}
en-city-lose-food = { $n ->
    [one] strać { $n } żywność
    [few] strać { $n } żywności
   *[many] strać { $n } żywności
}
