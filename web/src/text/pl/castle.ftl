# Words of the castle’s board; names of pieces come from the game’s own file.

castle-board = Plansza
castle-castle = Zamek
castle-road = Za murami
castle-described = Runda { $round } z { $rounds }. Zbudowane płytki: { $built } z { $all }.
castle-round = Runda { $round } z { $rounds }
castle-built = { $name }, zbudowane
castle-site = { $name }, plac budowy; wartość i korona { $value }, { $vp }
castle-space-free = { $name }, wolne, cena { $price }
castle-space-taken = { $name }: { $who }
castle-place-free = { $name } ×{ $stock } +{ $amount }, wolne
castle-place-taken = { $name } ×{ $stock } +{ $amount }: { $who }
castle-in-watchtower = Wieża strażnicza: { $what } { $n }
castle-forge-silver = Srebro w Kuźni: { $n }
castle-own = { $what }: { $n }
castle-helpers = { $n ->
    [one] { $n } pomocnik
    [few] { $n } pomocnicy
   *[many] { $n } pomocników
}
castle-on-worker = Na Robotniku: { $what }
castle-chosen = { $n ->
    [one] { $n } wybrana
    [few] { $n } wybrane
   *[many] { $n } wybranych
}
castle-in-hand = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
castle-among = { $n ->
    [one] { $n } z tych:
    [few] { $n } z tych:
   *[many] { $n } z tych:
}
castle-payment = Położono { $laid } z { $value } punktów budowy
castle-roles = Kolejność postaci
castle-your-hand = Twoje karty
castle-no-cards = Brak kart na ręce.
castle-skip = Dalej
castle-winter-cards = Karty zimy
castle-deck = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
castle-next-mark = następna: pole { $n }
castle-lady-about = Ostatni w zalotach: +{ $vp } punktów.
castle-granary-about = Na koniec punkty za pomocników tutaj.
castle-innkeeper-about = Pomocnicy Kupca płacą tu przed dostawą.
castle-card-messenger = Talary z banku
castle-card-trader = Pomocnik na wóz, dostawa
castle-card-bricklayer = Budowa: talary za sztukę
castle-card-stonemason = Budowa: cała korona
castle-card-worker-wood = Drewno i srebro; budowa
castle-card-worker-sand = Piasek i glina; budowa
castle-card-worker-stone = Kamień i do wyboru; budowa
castle-card-architect = Punkty za budynki innych
