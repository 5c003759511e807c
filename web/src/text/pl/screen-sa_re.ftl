# Słowa planszy Sa-Ré; nazwy elementów pochodzą z pliku gry.

sare-ground = Teren budowy: { $name }
sare-revolt = Bunt
sare-caravans = Karawany
sare-gauge-name = Wskaźnik buntu: { $gauge } z { $last }; najniższe pole { $bottom }
sare-gauge-ghost = Wskaźnik buntu: { $gauge } z { $last }; najniższe pole { $bottom }; potem { $ghost }
sare-caravans-name = Karawany: { $n } z { $last }
sare-pyramid-number = { $name } { $number }
sare-pyramid-stage = { $name } { $number } · { $stage } z { $stages }
sare-site-name = { $name } · budowa
sare-priced = drewno { $wood }, kamień { $stone }, złoto { $gold }
sare-space-free = { $place }, wolne
sare-space-cost = { $place }, wolne; koszt tutaj: { $cost }
sare-space-built = { $place }: { $what }, zbudowane
sare-space-payable = { $place }: { $what }; koszt: { $cost }; można zapłacić
sare-space-short = { $place }: { $what }; koszt: { $cost }; brakuje { $missing }
sare-in-all = razem { $n }
sare-saved = taniej o { $n }
sare-not-saved = bez zniżki
sare-saved-by = { $name } −{ $n }
sare-one-less = −1
sare-card-name = { $name }, karta produkcji
sare-card-traded = { $name }, wymieniona
sare-card-carried = { $name }, zachowana
sare-cards = Karty
sare-tray-cards = Karty produkcji
sare-tray-stock = Magazyn
sare-tray-goods = Na budynkach
sare-tray-jokers = Biblioteka
sare-tray-caravans = Karawany
sare-room = wolne: { $n }
sare-note-cards = zawsze w całości
sare-note-goods = jeden na rundę, inaczej przepada
sare-note-jokers = na tę rundę
sare-note-caravans = jeden krok, jeden surowiec
sare-no-cards = jeszcze bez kart
sare-none = brak
sare-in-stock = { $name } w Magazynie
sare-in-building = { $name } na karcie budynku
sare-in-library = Joker Biblioteki
sare-in-caravan = Karawana: jeden surowiec do wyboru
sare-wind = Powiew buntu
sare-season = Sezon
sare-light = Światło
sare-darkness = Ciemność
sare-cards-left = { $n ->
    [one] jeszcze { $n } karta
    [few] jeszcze { $n } karty
   *[many] jeszcze { $n } kart
}
sare-face-down = { $n ->
    [one] { $n } karta zakryta
    [few] { $n } karty zakryte
   *[many] { $n } kart zakrytych
}
sare-drawn = Dobrane
sare-to-come = Jeszcze przed nami
sare-one-removed = z odłożoną
sare-sequences = Sekwencje
sare-state-revolt = bunt
sare-state-stopped = koniec
sare-state-now = teraz
sare-state-next = następna
sare-state-then = potem
sare-plan = Plan
sare-plan-hint = Wybierz rodzaj na planszy pomocniczej, aby zacząć budowę, albo pole swojego terenu. Teraz nic to nie kosztuje.
sare-reset = Cofnij plan
sare-commit = Zatwierdź
sare-op-launched = { $what }: nowy plac
sare-op-withdrawn = { $what }: wycofano
sare-op-moved = { $what }: przeniesiono
sare-op-demolished = { $what }: zburzono
sare-op-undo = Cofnij krok { $n }: { $what }
sare-from-to = { $from } → { $to }
sare-op-in-hand = wybierz pole
sare-penalty-hint = Kara wraca w każdej rundzie, dopóki placów budowy jest więcej niż kierowników.
sare-modes = Rodzaje operacji
sare-mode-launch = Rozpocznij
sare-mode-launch-n = { $n ->
    [one] { $n } typ
    [few] { $n } typy
   *[many] { $n } typów
}
sare-mode-move = Przenieś
sare-mode-move-n = { $n ->
    [one] { $n } plac budowy
    [few] { $n } place budowy
   *[many] { $n } placów budowy
}
sare-mode-withdraw = Wycofaj
sare-mode-withdraw-n = { $n ->
    [one] { $n } plac budowy
    [few] { $n } place budowy
   *[many] { $n } placów budowy
}
sare-mode-demolish = Zburz
sare-mode-demolish-n = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
sare-foremen = Kierownicy budowy
sare-of-worksites = place: { $n } z { $most }
sare-one-step = +1
sare-no-step = za darmo
sare-gauge-then = Wskaźnik po tym
sare-steps-up = +{ $n }
sare-to-pay = Do zapłaty w budowie
sare-with-reductions = ze zniżkami
sare-short = brakuje { $n }
sare-due = brakuje { $n }
sare-payable = można zapłacić
sare-of-site = { $name }: { $state }
sare-sources-pay = Czym zapłacić
sare-sources-ship = Do składowania lub wysyłki
sare-sources-keep = Do zachowania
sare-port-takes = Port odejmuje
sare-store-which = Zmieści się tylko jeden
sare-lost-title = Przepadnie, jeśli nieużyte
sare-lost-built = Coś zbudowano: pozostałe karty i surowce przepadną. Odłóż je do Magazynu albo wyślij karawanę.
sare-lost-not-built = Surowce na budynkach przepadną, jeśli ich nie wydasz ani nie odłożysz. Bez budowania można zachować część kart.
sare-done = To wszystko
sare-goal-name = Cel: { $mode }
sare-goal-met = gotowe
sare-have-of = { $have } z { $need }
sare-mine = Twoje karty i surowce
sare-powers = Moce
sare-power-day = { $name }, moc gotowa
sare-power-night = { $name }, moc użyta
sare-day = dzień: gotowa
sare-night = noc: użyta
sare-reference = Plansza pomocnicza
sare-tile-name = { $name }: zostało { $n }
sare-stages = { $number } · etapy: { $n }
sare-enlarge = Pokaż to miasto z bliska
sare-obelisk-standing = obelisk stoi
sare-obelisk-stopped = obelisk leży
sare-obelisk-revolt = Powszechny bunt
sare-target = Wybierz tego gracza
sare-no-target = Nie ten gracz
sare-if-you-stop = Jeśli teraz skończysz
sare-no-worksites = Żaden plac budowy nie czeka na surowce.
sare-any = dowolne
sare-reduction = zniżka
sare-lost = przepada
sare-lay = Zapłać za mnie
sare-lay-now = Zapłać właśnie tak
sare-lay-exact = nic na marne
sare-lay-lost = na marne { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
}
sare-lay-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
sare-lay-building = { $n } z budynków
sare-lay-stock = { $n } z Magazynu
sare-lay-library = { $n ->
    [one] { $n } Joker
    [few] { $n } Jokery
   *[many] { $n } Jokerów
}
sare-lay-caravan = { $n ->
    [one] { $n } karawana
    [few] { $n } karawany
   *[many] { $n } karawan
}
sare-brick-stock = Magazyn
sare-brick-building = budynek
sare-brick-library = Biblioteka
sare-brick-caravan = karawana
sare-chain = Karty tej sekwencji pracy
sare-resolved = rozpatrzona
sare-ends-after = Coś wyprodukowano: po nich sekwencja się kończy.
sare-owed = { $n ->
    [one] jeszcze { $n } karta do dobrania
    [few] jeszcze { $n } karty do dobrania
   *[many] jeszcze { $n } kart do dobrania
}
sare-first-trouble = pierwsze trzeba zachować
sare-later-trouble = można przekazać
sare-stands-at = teraz { $n }
sare-phases = Runda { $round }, fazy
sare-round = Runda { $round }
sare-phase-planning = Place budowy
sare-phase-season = Sezon
sare-phase-construction = Budowa
sare-step-build = Budowa
sare-step-ship = Wysyłka
sare-step-keep = Zachowanie
sare-do-go-on = Dalej
sare-do-end-sequence = Zakończ sekwencję
sare-back = Wróć do swojego miasta
sare-to-city = Moje miasto

# Told step by step

sa_re-told-placed-many = { $seat } kładzie { $types_acc }.
sa_re-told-launched-many = { $seat } rozpoczyna { $types_acc }.
sa_re-told-withdrawn-many = { $seat } wycofuje { $types_acc }.
sa_re-told-moved-many = { $seat } przenosi { $types_acc }.
sa_re-told-committed-many = Wszystkie plany są gotowe.
sa_re-told-drew-many = { $seat } dobiera karty: { $cards }.
sa_re-told-stored-many = { $seat } składuje surowce: { $n }.
sa_re-told-thrown-many = { $seat } wyrzuca surowce: { $n }.
sa_re-told-saved-many = { $seat } zachowuje na następną rundę karty: { $n }.

# What to know here, while nothing else is said

sa-re-hint-start = To, co stoi obok budynku, może później obniżyć jego koszt.
sa-re-hint-offer = Dobranie gra dalej; położenie obelisku kończy sekwencję z tym, co masz.
sa-re-hint-build = To, za co teraz nie zapłacisz, pozostaje placem budowy.

# A General Revolt, while it is told
sare-revolt-of = Powszechny bunt: { $name }
sare-losses = Utracone
sare-losses-jokers = { $n ->
    [one] { $n } joker
    [few] { $n } jokery
   *[many] { $n } jokerów
}
sare-losses-one-of = Jedna z tych kart zostaje, reszta przepada
sare-losses-kept = Zachowana
sare-losses-then = Magazyn, karawany, place budowy i etapy są bezpieczne. W tej rundzie nic nie powstaje.
