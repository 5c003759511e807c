## Słowa, które uczą gry: objaśnienia, przewodnik, wskazówki i skrót rundy.

## Ilości w objaśnieniach

castle-gives-nothing = nic
castle-gives-sand = { $count ->
    [one] { $count } sztukę piasku
    [few] { $count } sztuki piasku
   *[many] { $count } sztuk piasku
}
castle-gives-wood = { $count ->
    [one] { $count } sztukę drewna
    [few] { $count } sztuki drewna
   *[many] { $count } sztuk drewna
}
castle-gives-clay = { $count ->
    [one] { $count } sztukę gliny
    [few] { $count } sztuki gliny
   *[many] { $count } sztuk gliny
}
castle-gives-stone = { $count ->
    [one] { $count } sztukę kamienia
    [few] { $count } sztuki kamienia
   *[many] { $count } sztuk kamienia
}
castle-gives-silver = { $count ->
    [one] { $count } sztukę srebra
    [few] { $count } sztuki srebra
   *[many] { $count } sztuk srebra
}

## Postacie

castle-explain-messenger = I. Weź z banku talary: { $thalers_from_bank }.
castle-explain-trader = II. Możesz postawić pomocnika na wozie lub przy jeźdźcu. Potem każdy pomocnik, który tam stoi, dostaje dostawę; pierwsza sztuka z każdej trafia do Strażnicy.
castle-explain-bricklayer = III. Weź ze Strażnicy wszystkie sztuki jednego rodzaju. Zbuduj do { $max_buildings } budynków: 1 talar za każdą zapłaconą sztukę. Jeśli coś zbudujesz, postaw do { $max_helpers } pomocników.
castle-explain-stonemason = IV. Kup 1 surowiec od Robotnika każdego innego gracza, za { $buy_price } talara. Zbuduj do { $max_buildings } budynków i zdobądź ich całe korony. Jeśli coś zbudujesz, postaw do { $max_helpers } pomocników.
castle-explain-worker = V. Niesie: { $goods }. Kamieniarz może od niego kupić; reszta jest twoja w kroku Robotnika. Zbuduj do { $max_buildings } budynków za połowę ich koron. Bez pomocników.
castle-explain-worker-stone = V. Niesie: { $goods } oraz surowce do wyboru (piasek, drewno, glina): { $free_choices }. Kamieniarz może od niego kupić; reszta jest twoja w kroku Robotnika. Zbuduj do { $max_buildings } budynków za połowę ich koron. Bez pomocników.
castle-explain-architect = VI. Punkty za każdy budynek zbudowany w tej rundzie przez innych: { $vp_per_building_of_others }. Potem weź na rękę wszystkie swoje zagrane karty. Nie można, gdy masz na ręce wszystkie karty.

## Dobra

castle-explain-resource = Warte { $building_points ->
    [one] { $building_points } punkt budowy
    [few] { $building_points } punkty budowy
   *[many] { $building_points } punktów budowy
}. Budynek opłaca się dokładnie, co najmniej 3 różnymi rodzajami.
castle-explain-silver = Nigdy nie jest częścią zapłaty. Budując, połóż srebro w Kuźni i weź za nie dowolny inny surowiec z zasobów ogólnych.
castle-explain-thalers = Pieniądze na pola pomocników i na zakupy u Robotników. Przy remisie wygrywa, kto ma najwięcej talarów.

## Budynki

castle-explain-costs = Wartość budowy { $value }; korona, w punktach: { $vp } (połowa z Robotnikiem, z Murarzem zamiast tego talary).
castle-explain-keep = { castle-explain-costs } Pomocnik tutaj liczy punkty za każde puste pole zbudowanych budynków, po { $points }.
castle-explain-tavern = { castle-explain-costs } Pomocnik tutaj liczy punkty za wszystkich pomocników w zamku.
castle-explain-gate = { castle-explain-costs } Pomocnik tutaj liczy punkty za wszystkie zbudowane Wieże.
castle-explain-stable = { castle-explain-costs } Pomocnik tutaj liczy punkty za wszystkie zbudowane Domy.
castle-explain-servants-house = { castle-explain-costs } Pomocnik tutaj liczy punkty za budynki, których nikt nie zbudował.
castle-explain-palace = { castle-explain-costs } Pomocnik tutaj zamienia na koniec surowce w punkty.
castle-explain-well = { castle-explain-costs } Nie ma pól dla pomocników.
castle-explain-tower = { castle-explain-costs } Wieże liczą się dla pomocników w bramach.
castle-explain-house = { castle-explain-costs } Domy liczą się dla pomocników w Stajni.
castle-explain-market = Zbudowany od początku. Pomocnik tutaj zamienia na koniec talary w punkty.
castle-explain-forge = Zbudowana od początku. Kto buduje, może tu wymieniać srebro; pomocnik tutaj liczy punkty za srebro, które tu leży.

## Pola pomocników

castle-explain-space = Cena w talarach: { $price }. Na koniec { $scores_id ->
    [empty_spaces] { castle-explain-points } za każde puste pole zbudowanych budynków.
    [castle_helpers] { castle-explain-points } za { $units_per_step ->
        [1] każdego pomocnika
       *[other] każdych { $units_per_step } pomocników
    } w zamku, z tym włącznie.
    [built_towers] { castle-explain-points } za każdą zbudowaną Wieżę.
    [built_houses] { castle-explain-points } za każdy zbudowany Dom.
    [tiles_left] { castle-explain-points } za każdy budynek, którego nikt nie zbudował.
    [market_conversion] { castle-explain-points } za każde { $units_per_step } oddane talary; z oboma polami 1 punkt za talara.
   *[other] { castle-explain-points } za { $units_per_step ->
        [1] każdą sztukę
       *[other] każde { $units_per_step } sztuki
    } srebra w Kuźni.
}
castle-explain-points = { $vp_per_unit ->
    [one] { $vp_per_unit } punkt
    [few] { $vp_per_unit } punkty
   *[many] { $vp_per_unit } punktów
}
castle-explain-space-palace = Cena w talarach: { $price }. Na koniec możesz zamienić do { $max_resources } swoich surowców w ich punkty budowy.

## Za murami

castle-explain-cart = Gdy ktoś zagra Kupca, z zasobów ogólnych wyjeżdżają sztuki: { $amount }. Do Strażnicy trafia { $to_watchtower }, reszta do właściciela pomocnika. Gdy wszystkie wozy są zajęte, można wyprzeć starszego pomocnika innego gracza.
castle-explain-rider = Dostępny tylko, gdy wszystkie cztery wozy są zajęte. Dostarcza srebro, sztuk: { $amount }. Do Strażnicy trafia { $to_watchtower }, reszta do właściciela pomocnika.
castle-explain-watchtower = Tu trafia pierwsza sztuka każdej dostawy. Murarz zabiera wszystkie sztuki jednego rodzaju.

## Karty zimy

castle-explain-innkeeper = Zostaje w grze. Przed każdą dostawą płacisz { $fee_per_trader_helper } talara za każdego swojego pomocnika na wozach i przy jeźdźcu: temu, czyj pomocnik stoi tutaj (cena: { $price }), albo na kartę.
castle-explain-lady = Co rundę dokładasz 1 surowiec lub talara albo rezygnujesz na dobre. Kto zostanie ostatni, zdobywa punkty: { $vp }; inni dzielą się tym, co tu leży.
castle-explain-snowfall = Każdy traci na dobre Robotnika albo płaci talary: { $pay_instead }.
castle-explain-plague = Każdy traci na dobre jedną zagraną kartę albo płaci { $pay_instead_per_card } talara za każdą zagraną kartę.
castle-explain-breach = Możesz oddać do { $max_stone } sztuk kamienia, za każdą punkty: { $vp_per_stone }.
castle-explain-granary = Pola: { $spaces }, cena każdego w talarach: { $price }. Na koniec 1 pomocnik tutaj daje { $vp_each_by_count_one } punktów, 2 pomocników po { $vp_each_by_count_two }, 3 pomocników po { $vp_each_by_count_three }.

## Stół

castle-explain-helpers = Stawiasz ich na wozach z Kupcem, a w zamku po budowie z Murarzem lub Kamieniarzem. W zamku zostają i na koniec dają punkty.
castle-explain-vp = Wygrywa, kto ma na koniec najwięcej punktów. Talary i surowce, które zostały, same nic nie dają.
castle-explain-round = Pierwszy gracz bierze co rundę 1 talara z toru. Gra kończy się z ostatnim talarem albo w rundzie, w której powstaje ostatni budynek.
castle-explain-winter-mark = W rundzie z tym znakiem odkrywa się kartę zimy, gdy wszyscy już wybrali.
    .name = Karta zimy
castle-explain-first-player = Bierze talara rundy i działa pierwszy wśród takich samych postaci. Zmienia się co rundę, zgodnie z ruchem wskazówek zegara.
castle-explain-bank = Wszystkie talary, których nikt nie ma. Gdy jest pusty, nikt nie dostaje więcej.
castle-explain-stock = Wszystkie surowce, których nikt nie ma. Więcej nie będzie.
castle-explain-hand = Stąd wybierasz postać na rundę. Zagrane karty wracają tylko z Architektem.
castle-explain-face-down = Wybrane w tajemnicy; wszystkie karty odkrywa się razem.
castle-explain-discard = Zagrane karty leżą odkryte, aż ich gracz zagra Architekta.
castle-explain-lost = Te karty nie wrócą w tej grze.
castle-explain-deck = Karty zimy, które jeszcze nadejdą, w nieznanej nikomu kolejności.
castle-explain-forge-silver = Wymienione srebro zostaje tutaj i liczy się dla pomocników w Kuźni.
castle-explain-value = Tyle punktów budowy kosztuje budynek; płaci się dokładnie i co najmniej 3 rodzajami surowców.
    .name = Wartość budynku
castle-explain-crown = Punkty za zbudowanie: wszystkie z Kamieniarzem, połowa z Robotnikiem.
    .name = Korona
