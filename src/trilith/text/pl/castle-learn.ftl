## Słowa, które uczą gry: objaśnienia, przewodnik, wskazówki i skrót rundy.

## Ilości w objaśnieniach

castle-gives-nothing = żadne
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
    [market_conversion] { castle-explain-points } za każde { $units_per_step } oddane talary; z oboma polami { castle-explain-points } za talara.
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
castle-explain-granary = Pola: { $spaces }, cena każdego w talarach: { $price }. Na koniec 1 pomocnik tutaj daje { $vp_each_by_count_one ->
    [one] { $vp_each_by_count_one } punkt
    [few] { $vp_each_by_count_one } punkty
   *[many] { $vp_each_by_count_one } punktów
}, 2 pomocników po { $vp_each_by_count_two }, 3 pomocników po { $vp_each_by_count_three }.

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

## Pierwsza gra krok po kroku; .why: po co

castle-guide-trader = Wybierz Kupca. Każdy wybiera kartę w tajemnicy; potem wszystkie się odkrywa i działają po kolei, od I do VI.
    .title = Jeden zamek, wielu budowniczych
    .why = Wygrywa, kto ma na koniec najwięcej punktów. Daje je budowanie i pomocnicy na dobrych miejscach. Najpierw jednak trzeba materiału, a ten przywozi Kupiec.
castle-guide-cart = Postaw pomocnika na wozie z kamieniem.
    .title = Pomocnik na wozie
    .why = Przy każdej dostawie wóz przywozi ci kamień, póki pomocnik tam stoi. Pierwsza sztuka każdej dostawy trafia do Strażnicy.
castle-guide-bricklayer = Wybierz Murarza. Twój Kupiec leży na stole, aż zagrasz Architekta.
    .title = Teraz Murarz
    .why = Murarz opróżnia część Strażnicy i buduje dla pieniędzy: 1 talar za każdą zapłaconą sztukę.
castle-guide-take = Weź cały kamień, który tam leży.
    .title = Ze Strażnicy
    .why = Dostajesz wszystkie sztuki jednego rodzaju. Kamień jest przy zapłacie wart najwięcej.
castle-guide-build = Naciśnij Dom w zamku. Biała liczba to koszt, korona to możliwe punkty.
    .title = Zbuduj Dom
    .why = Małe budynki wymagają niewielu sztuk. Ktokolwiek buduje, zamek rośnie dla wszystkich: Domy liczą się w Stajni, Wieże w bramach.
castle-guide-pay = Kładź sztukę po sztuce, aż osiągniesz wartość.
    .title = Zapłać dokładnie
    .why = Suma musi się zgadzać, z co najmniej 3 rodzajów. Możliwe są tylko sztuki, z którymi się to uda. Wiele tanich sztuk daje Murarzowi więcej talarów.
castle-guide-enough = Skończ budować.
    .title = Na razie dość
    .why = Można zbudować drugi. Zachowaj jednak materiał dla Kamieniarza, który liczy całą koronę.
castle-guide-helper = Postaw pomocnika w Kuźni.
    .title = Pomocnik w zamku
    .why = Po budowie możesz kupić miejsca dla pomocników. Zostają do końca i dają punkty: w Kuźni za całe srebro wymienione w grze.
castle-guide-stonemason = Wybierz Kamieniarza.
    .title = Teraz punkty
    .why = Kamieniarz kupuje od Robotników innych i liczy całą koronę tego, co zbuduje.
castle-guide-buy = Kup sztukę od Robotnika innego gracza, za 1 talara.
    .title = Kup od Robotnika
    .why = Ty masz materiał, on talara. Nikt nie może odmówić, chyba że to ostatnia sztuka.
castle-guide-crown = Zbuduj Wieżę i zapłać za nią.
    .title = Cała korona
    .why = Od razu zdobywasz jej koronę. Potem znów możesz postawić pomocników.
castle-guide-worker = Wybierz Robotnika z kamieniem.
    .title = Robotnik z towarem
    .why = Robotnik przynosi materiał i buduje za połowę korony. Kamieniarz innego gracza może jednak najpierw od niego kupić.
castle-guide-load = Połóż na Robotniku dwie dowolne sztuki.
    .title = Towar do wyboru
    .why = Pochodzą z zasobów ogólnych i są twoje dopiero w kroku Robotnika. Glina jest warta więcej niż piasek i drewno.
castle-guide-architect = Wybierz Architekta.
    .title = Wszyscy budują: Architekt
    .why = Liczy punkty za to, co inni zbudują w tej rundzie, i wracają wszystkie twoje zagrane karty. Zagraj go, gdy inni są gotowi budować. Znasz już wszystkie postacie.

## Wskazówki, gdy coś dzieje się po raz pierwszy

castle-tip-choose = Wszyscy wybierają naraz. Patrz, co zostało innym: ich zagrane karty leżą odkryte.
    .title = W tajemnicy
castle-tip-delivery = Każdy pomocnik na wozie dostaje towar, ktokolwiek zagrał Kupca. Pierwsza sztuka trafia do Strażnicy.
    .title = Dostawa
castle-tip-build = Zapłać dokładnie wartość, co najmniej 3 rodzajami. Srebro można najpierw wymienić w Kuźni.
    .title = Budowa
castle-tip-silver = Wymienione srebro zostaje w Kuźni i liczy się dla pomocników, którzy tam stoją.
    .title = Srebro w Kuźni
castle-tip-helper = Pomocnik na budynku zostaje na stałe. Które miejsca będą na koniec najwięcej warte?
    .title = Pomocnicy na koniec
castle-tip-displace = Gdy wszystkie wozy są zajęte, można wyprzeć starszego pomocnika. Wraca do właściciela.
    .title = Wyparty
castle-tip-cards-back = Architekt przywraca na rękę wszystkie zagrane karty.
    .title = Karty wracają
castle-tip-winter = Działa od razu albo zostaje. Wybranych kart nie można już zmienić.
    .title = Karta zimy
castle-tip-end = Pomocnicy liczą budynek po budynku: Donżon, Tawerna, bramy, Stajnia, Dom służby, Targ, Pałac, Kuźnia.
    .title = Punktacja końcowa

## Tura na jednej stronie

castle-page-goal = Najwięcej punktów po ostatniej rundzie. Punkty dają budowanie, Architekt, a na koniec pomocnicy w zamku.
    .title = Cel
castle-page-choose = Pierwszy gracz bierze talara rundy. Każdy wybiera kartę w tajemnicy (w 2 osoby dwie); wszystkie odkrywa się razem. Architekta nigdy z pełną ręką.
    .title = 1. Wybór
castle-page-messenger = Talary z banku: { $talers }.
    .title = I Posłaniec
castle-page-trader = Pomocnik na wóz lub do jeźdźca; potem jedna dostawa dla wszystkich, którzy tam stoją, pierwsza sztuka do Strażnicy.
    .title = II Kupiec
castle-page-bricklayer = Weź jeden rodzaj ze Strażnicy; zbuduj do 2, 1 talar za sztukę; potem do 2 pomocników.
    .title = III Murarz
castle-page-stonemason = Kup 1 sztukę od każdego innego Robotnika za { $price } talara; zbuduj do 2 za całą koronę; potem do 2 pomocników.
    .title = IV Kamieniarz
castle-page-worker = Weź towar z karty; zbuduj do 2 za połowę korony. Bez pomocników.
    .title = V Robotnik
castle-page-architect = Punkty za każdy budynek innych w tej rundzie: { $points }; potem wracają wszystkie zagrane karty.
    .title = VI Architekt
castle-page-pay = Dokładnie wartość, co najmniej 3 rodzaje: piasek { $sand }, drewno { $wood }, glina { $clay }, kamień { $stone }. Budując, srebro można wymienić na dowolny rodzaj.
    .title = Zapłata
castle-page-helpers = Tylko po budowie z Murarzem lub Kamieniarzem: zapłać cenę pola. W jednej rundzie na różnych budynkach. Zostają.
    .title = Pomocnicy
castle-page-end = Po ostatnim talarze toru albo w rundzie ostatniego budynku. Potem liczą pomocnicy. Przy remisie najwięcej talarów.
    .title = Koniec
