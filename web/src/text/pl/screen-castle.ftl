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
castle-lay = Zapłać za mnie
castle-roles = Kolejność postaci
castle-your-hand = Twoje karty
castle-no-cards = Brak kart na ręce.
castle-winter-cards = Karty zimy
castle-deck = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
castle-card-next = następna w rundzie { $n }
castle-card-now = jedna w tej rundzie
castle-lady-about = Ostatni w zalotach: +{ $vp } punktów.
castle-granary-about = Jeden pomocnik: { $one } pkt, dwóch: po { $two }, trzech: po { $three }.
castle-innkeeper-about = { $fee ->
    [one] Każdy pomocnik Kupca płaci tu { $fee } talara przed dostawą.
    [few] Każdy pomocnik Kupca płaci tu { $fee } talary przed dostawą.
   *[many] Każdy pomocnik Kupca płaci tu { $fee } talarów przed dostawą.
}
castle-card-messenger = +{ $thalers } talarów z banku
castle-card-trader = Pomocnik na wóz, dostawa
castle-card-bricklayer = Budowa: talary za sztukę
castle-card-stonemason = Budowa: cała korona
castle-card-worker-wood = drewno ×{ $wood }, srebro ×{ $silver }; buduje
castle-card-worker-sand = piasek ×{ $sand }, glina ×{ $clay }; buduje
castle-card-worker-stone = kamień ×{ $stone }, dowolne ×{ $free }; buduje
castle-card-architect = { $vp } pkt za każdą budowlę innych
castle-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
castle-hand-folded = { $n ->
    [one] Twoja ręka: { $n } karta
    [few] Twoja ręka: { $n } karty
   *[many] Twoja ręka: { $n } kart
}
castle-your-goods = Twoje zasoby
castle-goods-pay = Naciśnij stos, by dołożyć sztukę
castle-goods-exchange = Naciśnij, co chcesz za 1 sztukę srebra
castle-worth = warte { $n }
castle-never-pays = nigdy nie płaci
castle-starts = Zaczyna: { $name }
castle-played = Zagrane
castle-due = brakuje { $n }

# Told step by step

castle-told-reveal = Wszystkie karty są odkryte. Działają w kolejności numerów.
castle-told-load-many = { $seat } kładzie na Robotnikach sztuki: { $n }.
castle-told-goods-many = { $seat } bierze towary z Robotnika.
castle-told-pay = { $seat } płaci { $item_ins } za { $building_acc }.
castle-told-pay-many = { $seat } płaci za { $building_acc }, sztuki: { $n }.
castle-told-deliver-many = Dostawy w tylu miejscach: { $n }.
castle-told-home-many = Pomocnicy handlarzy wracają: { $n }.
castle-told-share-many = { $seat } bierze z karty Pani na zamku sztuki: { $n }.
castle-told-palace-many = { $seat } zamienia w Pałacu na punkty sztuki: { $n }.

# What to know here, while nothing else is said

castle-hint-choose = Wszyscy wybierają naraz; potem karty działają w kolejności numerów.
castle-hint-trade = Pomocnik na wozie przynosi jego towar przy każdej dostawie.
castle-hint-build = Zapłata musi być dokładna i złożona z trzech rodzajów zasobów.
castle-hint-place = Pomocnicy punktują na koniec gry; za miejsce płaci się teraz.
