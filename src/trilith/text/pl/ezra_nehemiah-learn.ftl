## Słowa, które uczą gry Ezdrasz i Nehemiasz: objaśnienia, przewodnik, wskazówki i skrót tury.

## Co się zyskuje lub płaci, w objaśnieniach

ezra_nehemiah-gives-nothing = nic
ezra_nehemiah-gives-then = { $first }; { $second }
ezra_nehemiah-gives-choice = { $first } albo { $second }
ezra_nehemiah-gives-silver = { ezra_nehemiah-silver.counted }
ezra_nehemiah-gives-food = { ezra_nehemiah-food.counted }
ezra_nehemiah-gives-stone = { ezra_nehemiah-stone.counted }
ezra_nehemiah-gives-wood = { ezra_nehemiah-wood.counted }
ezra_nehemiah-gives-cinders = { ezra_nehemiah-cinders.counted }
ezra_nehemiah-gives-gold = { ezra_nehemiah-gold.counted }
ezra_nehemiah-gives-resource = dowolne surowce prócz złota: { $count }
ezra_nehemiah-gives-worker = { $count ->
    [one] { $count } pracownik
    [few] { $count } pracowników
   *[many] { $count } pracowników
}
ezra_nehemiah-gives-banners = { $count ->
    [one] { $count } szary sztandar
    [few] { $count } szare sztandary
   *[many] { $count } szarych sztandarów
}
ezra_nehemiah-gives-blessing-orange = { $count ->
    [one] { $count } pomarańczowe błogosławieństwo
    [few] { $count } pomarańczowe błogosławieństwa
   *[many] { $count } pomarańczowych błogosławieństw
}
ezra_nehemiah-gives-blessing-purple = { $count ->
    [one] { $count } fioletowe błogosławieństwo
    [few] { $count } fioletowe błogosławieństwa
   *[many] { $count } fioletowych błogosławieństw
}
ezra_nehemiah-gives-blessing-red = { $count ->
    [one] { $count } czerwone błogosławieństwo
    [few] { $count } czerwone błogosławieństwa
   *[many] { $count } czerwonych błogosławieństw
}
ezra_nehemiah-gives-blessing-wild = { $count ->
    [one] { $count } dowolne błogosławieństwo
    [few] { $count } dowolne błogosławieństwa
   *[many] { $count } dowolnych błogosławieństw
}
ezra_nehemiah-gives-banner-red = { ezra_nehemiah-banners-red }
ezra_nehemiah-gives-banner-grey = { ezra_nehemiah-banners-grey }
ezra_nehemiah-gives-banner-blue = { ezra_nehemiah-banners-blue }
ezra_nehemiah-gives-banner-wild = { ezra_nehemiah-banners-wild }
ezra_nehemiah-gives-vp = { ezra_nehemiah-count-points }
ezra_nehemiah-gives-lose-food = utrata: { ezra_nehemiah-count-food }
ezra_nehemiah-gives-lose-vp = utrata: { ezra_nehemiah-count-points }
ezra_nehemiah-gives-move-altar = { $count ->
    [one] { $count } pole ołtarza
    [few] { $count } pola ołtarza
   *[many] { $count } pól ołtarza
}
ezra_nehemiah-gives-move-tent = { $count ->
    [one] { $count } pole namiotu
    [few] { $count } pola namiotu
   *[many] { $count } pól namiotu
}
ezra_nehemiah-gives-retrieve = { $count ->
    [one] { ezra_nehemiah-retrieve }
    [few] { $count } × { ezra_nehemiah-retrieve }
   *[many] { $count } × { ezra_nehemiah-retrieve }
}
ezra_nehemiah-gives-develop-free = { $count ->
    [one] { ezra_nehemiah-develop-free }
    [few] { $count } × { ezra_nehemiah-develop-free }
   *[many] { $count } × { ezra_nehemiah-develop-free }
}
ezra_nehemiah-gives-develop-paid = { $count ->
    [one] { ezra_nehemiah-develop-paid }
    [few] { $count } × { ezra_nehemiah-develop-paid }
   *[many] { $count } × { ezra_nehemiah-develop-paid }
}
ezra_nehemiah-gives-sale = { $good } po { $count } srebra

## Dobra

ezra_nehemiah-explain-gold = W świątyni { $points } PZ. Przy budowie zastępuje kamień lub drewno, opłaca wysokich skrybów. Na koniec warte { $silver } srebra. Jako gruz kosztuje szare sztandary: { $rubble }.
ezra_nehemiah-explain-stone = Buduje mury i bramy; w świątyni { $points } PZ. Na koniec wart { $silver } srebra. Jako gruz kosztuje szare sztandary: { $rubble }.
ezra_nehemiah-explain-wood = Buduje bramy; w świątyni { $points } PZ; na ołtarzu, za { $banners } czerwone sztandary, pola: { $steps }. Na koniec warte { $silver } srebra. Jako gruz kosztuje szare sztandary: { $rubble }.
ezra_nehemiah-explain-cinders = Na ołtarzu, za { $banners } czerwony sztandar, pola: { $steps }. Nigdy w świątyni. Na koniec wart { $silver } srebra. Jako gruz kosztuje szare sztandary: { $rubble }.
ezra_nehemiah-explain-silver = Opłaca handel, skrybów i płytki rozwoju. Na koniec 1 PZ za każde { $silver } srebra.
ezra_nehemiah-explain-food = W każdy szabat 1 za każdego pracownika na planszach prócz Lewitów; każdy nienakarmiony kosztuje { $points } PZ. Płaci się nią też za Lewitów.
ezra_nehemiah-explain-resource = Kamień, drewno lub węgiel, do wyboru. Nigdy złoto.
ezra_nehemiah-explain-vp = Wygrywa, kto ma najwięcej punktów po trzecim szabacie. Srebrne symbole liczą się od razu, złote na koniec.
    .name = Punkty zwycięstwa

## Sztandary i akcje główne

ezra_nehemiah-explain-banners = Siła twojej akcji głównej: czerwone dla świątyni i ołtarza, szare dla murów, niebieskie dla Tory i namiotu. Dają je widoczne karty stosów, karty schowane, starsi i inne. Niewydane przepadają.
ezra_nehemiah-explain-banner-red = Dla świątyni i ołtarza.
ezra_nehemiah-explain-banner-grey = Dla gruzu, murów i bram.
ezra_nehemiah-explain-banner-blue = Dla skrybów i namiotu.
ezra_nehemiah-explain-temple-altar = Za czerwone sztandary: każdy Lewita kładzie surowiec w świątyni lub na ołtarzu albo daje sztandar. Na początku lub na końcu możesz postawić nowego Lewitę.
ezra_nehemiah-explain-rubble-wall-gate = Za szare sztandary, na jednym polu muru lub bramy: usuń gruz, który staje się twój, a gdy go nie ma, buduj.
ezra_nehemiah-explain-torah-tent = Za niebieskie sztandary: postaw skrybę na kafelku zwoju i przesuń namiot. Oba, jedno albo żadne.

## Mury

ezra_nehemiah-explain-corner-gate = Stoi od początku. Gdy obok powstaje mur, jego właściciel i strażnik bramy zyskują: { $connection }. Kto przez nią handluje, płaci strażnikowi 1 srebro.
ezra_nehemiah-explain-gate = Usuń gruz, potem zbuduj; koszt: { $cost }, który zostaje strażnikiem bramy. Zyskujesz: { $placement }. Z murem obok oboje właściciele zyskują: { $connection }. Na koniec { $vp } PZ.
ezra_nehemiah-explain-wall = Gruz: { $rubble }; kto usunie ostatni, zyskuje { $blessing_id ->
    [orange] pomarańczowe
    [purple] fioletowe
   *[other] czerwone
} błogosławieństwo. Potem budowa za szare sztandary: { $banners }, i kamień: { $stone }, jedną z twoich następnych kart muru.
ezra_nehemiah-explain-wall-card = Przy budowie: { $effects }. Na koniec { $vp } PZ.
ezra_nehemiah-explain-rubble = Usunięty za szare sztandary, od razu jest twój. Ostatni kawałek z muru daje błogosławieństwo.
    .name = Gruz
ezra_nehemiah-explain-walls = Usuń gruz, zapłać i wybierz jedną z trzech kart muru. Obok bramy powstaje połączenie. Punkty na koniec.
ezra_nehemiah-explain-gates = Dziesięć wokół miasta. Bramy narożne stoją od początku; inne trzeba oczyścić i zbudować.
ezra_nehemiah-explain-gatekeeper = Zostaje do końca gry. Inni za handel przez tę bramę płacą właścicielowi 1 srebro; zyskuje on też z każdym murem, który powstaje obok.
    .name = Strażnik bramy

## Karty

ezra_nehemiah-explain-character-buy = Sztandary od góry: { $banners }. Handel ({ $gate }): { $trade_top_gain } { $trade_top_pay_silver ->
    [0] za darmo
    [one] za { $trade_top_pay_silver } srebro
    [few] za { $trade_top_pay_silver } srebra
   *[many] za { $trade_top_pay_silver } srebra
} albo { $trade_bottom_gain } za { $trade_bottom_pay_silver ->
    [one] { $trade_bottom_pay_silver } srebro
    [few] { $trade_bottom_pay_silver } srebra
   *[many] { $trade_bottom_pay_silver } srebra
}, i 1 srebro za bramę. Schowana liczy się w każdy szabat.
ezra_nehemiah-explain-character-sell = Sztandary od góry: { $banners }. Handel, sprzedaż: { $trade_sell }. Schowana liczy się w każdy szabat.
ezra_nehemiah-explain-hero = Przychodzi z kamiennym zwojem o tym imieniu; kolejno: { $rewards } (w rundzie 1 pierwsza nagroda, w rundzie 3 wszystkie). Sztandar liczy się w każdej akcji głównej: { $banner }.
ezra_nehemiah-explain-altar-card = Za Zachariaszem, między prorokami, przed Aggeuszem. Runda 1: { $rounds_1_behind }; { $rounds_1_between }; { $rounds_1_ahead }. Runda 2: { $rounds_2_behind }; { $rounds_2_between }; { $rounds_2_ahead }. Runda 3: { $rounds_3_behind }; { $rounds_3_between }; { $rounds_3_ahead }.
ezra_nehemiah-explain-pile = Mieści na rundę karty: { $cards }. Sztandary daje tylko wierzchnia.
ezra_nehemiah-explain-hand = Co turę zagrywasz jedną kartę, potem dobierasz. Reszta zostaje na następną rundę.
    .name = Ręka
ezra_nehemiah-explain-deck = Na koniec każdej tury dobierasz kartę, póki jakaś jest.
    .name = Talia
ezra_nehemiah-explain-tucked = Schowane karty liczą się odtąd w każdy szabat, a ich górny sztandar w każdej akcji głównej.
    .name = Karty schowane

## Świątynia i ołtarz

ezra_nehemiah-explain-levite = Kosztuje { $food } żywności i pracownika. Zyskujesz: { $reward }.
    .name = Lewita { $row }
ezra_nehemiah-explain-levites = Każdy może raz na akcję położyć surowiec w świątyni lub na ołtarzu albo dać 1 czerwony sztandar. Nie potrzebują żywności.
ezra_nehemiah-explain-temple-row = Surowiec tutaj kosztuje { $banners ->
    [one] { $banners } czerwony sztandar
    [few] { $banners } czerwone sztandary
   *[many] { $banners } czerwonych sztandarów
} i daje { $stone } PZ, złoto { $gold } PZ. Dochodzi też: { $reward }.
ezra_nehemiah-explain-temple = Złoto, kamień lub drewno, kładzione przez Lewitów od lewej. Im wyższy rząd, tym więcej sztandarów i tym więcej daje.
ezra_nehemiah-explain-sectors = Gdy sektor się zapełni: 2 żywności dla tego, kto go zapełnił, 2 PZ za najwięcej Lewitów, 1 srebro za Lewitę dla każdego.
ezra_nehemiah-explain-altar = Drewno i węgiel spalone tutaj przesuwają cię dalej; każde pole daje to, co pod nim. Kto jest wyżej, wygrywa remisy.
ezra_nehemiah-explain-altar-space = Za wejście lub przejście: { $reward }.{ $golden ->
    [1] { " " }Złote: liczy je Kapłan.
   *[other] { "" }
}
    .name = { ezra_nehemiah-altar }: { $space }
ezra_nehemiah-explain-prophet = Przed każdym szabatem sąd zależy od twojego miejsca: za Zachariaszem, między prorokami albo przed Aggeuszem.
ezra_nehemiah-explain-altar-leader = Najdalej na torze ołtarza; na tym samym polu znacznik pod spodem. Zyskuje pracownika po rundach 1 i 2, a na koniec { $points } PZ.

## Tora i namiot

ezra_nehemiah-explain-scroll-space = Skryba tutaj kosztuje niebieskie sztandary: { $banners }, { $gold ->
    [0] { $silver } srebra
   *[other] złoto: { $gold }
}, i 1 srebro za każdego cudzego skrybę po drodze. Na koniec { $vp } PZ.
ezra_nehemiah-explain-scribes = Skryba daje ci zdolność kafelka zwoju, otwiera dwa kafelki nad nim i na koniec liczy swój rząd.
ezra_nehemiah-explain-white-worker = Otwiera kafelki wyżej jak skryba, za 1 srebro. Skryba może zająć jego miejsce; wtedy idzie wyżej.
    .name = Biały pracownik
ezra_nehemiah-explain-tent = Krąży wokół miasta zgodnie z ruchem wskazówek zegara; zyskujesz każdą mijaną nagrodę. Rusza się też, gdy nie możesz zyskać pracownika lub błogosławieństwa.
ezra_nehemiah-explain-crossing = Namiot, który tędy przechodzi, daje: { $reward }.
    .name = Na drodze namiotu
ezra_nehemiah-explain-tent-move = Niebieskie sztandary: { $banners }{ $resource ->
    [0] { "" }
   *[other] , oraz 1 kamień, drewno lub węgiel
}. Jeden taki ruch na akcję.
    .name = { ezra_nehemiah-tent }: { $spaces }

## Twoja plansza

ezra_nehemiah-explain-blessing = Każde przesuwa swój znacznik. Gdy wszystkie trzy dojdą do kolumny, zyskujesz premię nad nią. Niemożliwe błogosławieństwo przesuwa namiot.
ezra_nehemiah-explain-column = Gdy dojdą do niej wszystkie trzy znaczniki: { $reward }.
    .name = { ezra_nehemiah-blessings }: { $column }
ezra_nehemiah-explain-guards-tile = Między turami przechowuje surowce: { $front_storage }. Odwrócenie za { $cost }: { $flip_reward }; koniec limitu, a przed każdym szabatem: { $back_prepare_for_sabbath }.
ezra_nehemiah-explain-labourers-tile = Za każdego robotnika: { $front_per_labourer }. Odwrócenie za { $cost }: { $flip_reward }; potem za każdego: { $back_per_labourer }.
ezra_nehemiah-explain-farmers-tile = Za każdego rolnika: { $front_per_farmer }. Odwrócenie za { $cost }: { $flip_reward }; potem za każdego: { $back_per_farmer }, a przed każdym szabatem: { $back_prepare_for_sabbath }.
ezra_nehemiah-explain-farmers-silver-tile = { ezra_nehemiah-explain-farmers-tile } Zawsze możesz zapłacić 2 srebra zamiast 1 żywności.
ezra_nehemiah-explain-traders-tile = Od góry: { $front_rows }. Odwrócenie za { $cost }: { $flip_reward }; potem: { $back_rows }.
ezra_nehemiah-explain-elders-tile = Od góry: { $front_rows }. Odwrócenie za { $cost }: { $flip_reward }; potem: { $back_rows }.
ezra_nehemiah-explain-guards = Przechowują twoje surowce. Czego nie mieszczą, to zwracasz na koniec tury.
ezra_nehemiah-explain-labourers = Przed każdym szabatem każdy wolny pracownik zostaje rolnikiem lub robotnikiem; robotnicy przynoszą surowce.
    .name = { ezra_nehemiah-labourers }
ezra_nehemiah-explain-farmers = Przed każdym szabatem każdy wolny pracownik zostaje rolnikiem lub robotnikiem; rolnicy przynoszą żywność.
    .name = { ezra_nehemiah-farmers }
ezra_nehemiah-explain-traders = Jeden na turę: pracownik na wolnym polu zyskuje to, co obok, i zostaje do końca szabatu.
ezra_nehemiah-explain-elders = Jeden na turę: pracownik na wolnym polu daje sztandary na tę turę i zostaje do końca szabatu.
ezra_nehemiah-explain-development = W akcji pomocniczej możesz zapłacić i odwrócić jedną: nagroda, lepsza strona i na koniec { $points } PZ.
ezra_nehemiah-explain-workers = Na Lewitów, strażników bram, skrybów, kupców i starszych. Wolni przed szabatem zostają rolnikami lub robotnikami. Karmi się wszystkich prócz Lewitów.
    .name = { ezra_nehemiah-workers }
ezra_nehemiah-explain-shofar = Kto go ma, zaczyna każdy dzień rundy; po szabacie przechodzi dalej.
    .name = Szofar
ezra_nehemiah-explain-round = Rundy: { $rounds }, w każdej dni: { $turns }, po każdej szabat.
    .name = Runda
ezra_nehemiah-explain-sabbath = Nakarm pracowników, schowaj zagrane karty i policz wszystkie schowane.
ezra_nehemiah-explain-trade = Raz na turę, kartą właśnie zagraną. Kupno kosztuje 1 srebro za bramę, którą karta wymienia.

## Przeciwnik w grze jednoosobowej

ezra_nehemiah-explain-focus = Wskazuje przeciwnikowi bramę, kierunek ({ $direction }) i handel.
ezra_nehemiah-explain-solo-board = Przeciwnik zaczyna: pracownicy { $start_workers }, srebro { $start_silver }, złoto { $start_gold }. Sąd z tyłu, pośrodku, z przodu: { $judgment_behind }; { $judgment_between }; { $judgment_ahead }.
ezra_nehemiah-explain-opponent = Gra według kart: karta skupienia to handel i miejsce, karta planu to akcja. Wygrywasz, mając więcej punktów.

## Pierwsza gra krok po kroku; .why: po co

ezra_nehemiah-guide-play = Zagraj Kapłana na stos 1.
    .title = Trzy dni do szabatu
    .why = W trzech rundach po sześć dni odbudowujesz Jerozolimę; wygrywa najwięcej punktów. Co dzień zagrywasz jedną kartę. Sztandary daje tylko wierzch każdego stosu, a Kapłan ma dużo czerwonych.
ezra_nehemiah-guide-temple = Wykonaj akcję główną: Świątynia i ołtarz.
    .title = Świątynia i ołtarz
    .why = Używa czerwonych sztandarów. Każdy Lewita może położyć jeden surowiec albo dać jeszcze jeden sztandar.
ezra_nehemiah-guide-cube = Połóż złoto w rzędzie 3.
    .title = Złoto dla świątyni
    .why = Złoto daje w świątyni najwięcej. Rząd 3 kosztuje trzy sztandary i przynosi też żywność.
ezra_nehemiah-guide-finish = Zakończ akcję główną. Potem zakończ turę.
    .title = Zakończ akcję i turę
    .why = Jedyny Lewita jest użyty. Na koniec można postawić drugiego, za żywność i pracownika. Pozostałe sztandary przepadają. Przed końcem tury możliwy jest handel, kupiec lub starszy.
ezra_nehemiah-guide-mason = Zagraj Murarza na stos 3.
    .title = Szare na mury
    .why = Zakrywa kartę z niebieskimi; Wartownik na stosie 2 wciąż daje szare. Razem masz siedem.
ezra_nehemiah-guide-walls = Wykonaj akcję główną: Gruz, mury i bramy.
    .title = Gruz, mury i bramy
    .why = Szarymi sztandarami usuwasz gruz, który staje się twój, i budujesz na oczyszczonych polach.
ezra_nehemiah-guide-space = Wybierz mur 1, obok Bramy Owczej.
    .title = Obok własnej bramy
    .why = Ma tylko jeden kawałek gruzu. A przy Bramie Owczej stoi twój strażnik: mur obok tworzy połączenie i daje ci nagrodę.
ezra_nehemiah-guide-clear = Usuń go.
    .title = Usuń gruz
    .why = Kostka od razu jest twoja. Kto usunie ostatnią z muru, zyskuje też błogosławieństwo.
ezra_nehemiah-guide-build = Buduj. Potem wybierz jedną z trzech kart muru.
    .title = Zbuduj mur
    .why = Płacą reszta sztandarów i dwa kamienie. Wybrana karta daje coś teraz, a na koniec punkty.
ezra_nehemiah-guide-teacher = Zakończ turę, jeśli trwa; potem zagraj Nauczyciela na stos 2.
    .title = Ostatni dzień
    .why = Na każdy stos wchodzą dwie karty. Nauczyciel daje niebieskie sztandary, na Torę i namiot.
ezra_nehemiah-guide-torah = Wykonaj akcję główną: Tora i namiot.
    .title = Tora i namiot
    .why = Skryba daje zdolność kafelka zwoju na całą grę; namiot zbiera nagrody wokół miasta.
ezra_nehemiah-guide-scribe = Postaw skrybę w dolnym rzędzie, pośrodku.
    .title = Pierwszy skryba
    .why = Dolny rząd jest dostępny dla wszystkich. Przychodzi z nim bohater, którego sztandar odtąd pomaga. Stamtąd sięgasz wyższych kafelków.
ezra_nehemiah-guide-judgment = Po szóstym dniu: stań przed sądem proroków.
    .title = Przygotowanie do szabatu
    .why = Decyduje miejsce na torze ołtarza: za Zachariaszem, między prorokami, przed Aggeuszem. Kolejność przygotowań jest dowolna.
ezra_nehemiah-guide-farmer = Z każdego wolnego pracownika zrób rolnika (żywność) lub robotnika (surowce).
    .title = Rolnicy i robotnicy
    .why = W szabat je każdy pracownik na planszach prócz Lewitów, a każdy głodny kosztuje punkty. Najpierw spójrz na żywność.
ezra_nehemiah-guide-tuck = Schowaj jedną z zagranych kart.
    .title = Karta na zawsze
    .why = Liczy się teraz i w każdy szabat, a jej górny sztandar pomaga w każdej akcji głównej. Która pasuje do twoich planów? Graj dalej.

## Wskazówki, gdy coś dzieje się po raz pierwszy

ezra_nehemiah-tip-turn = Zagraj kartę, wykonaj akcję główną, dobierz. Po razie: handel lub płytka, kupiec, starszy.
    .title = Twoja tura
ezra_nehemiah-tip-temple = Każdy Lewita kładzie surowiec albo daje sztandar. Nowy Lewita: na początku lub na końcu.
    .title = Lewici przy pracy
ezra_nehemiah-tip-walls = Wszystkie sztandary tej akcji idą na jedno pole. Co usuniesz, od razu jest twoje.
    .title = Usuń, potem buduj
ezra_nehemiah-tip-connection = Mur obok bramy nagradza oboje właścicieli.
    .title = Połączenie
ezra_nehemiah-tip-torah = Każdy skryba otwiera dwa kafelki nad sobą. Droga przez cudzych skrybów kosztuje srebro.
    .title = Skrybowie w górę
ezra_nehemiah-tip-trade = Raz na turę, kartą właśnie zagraną. Płaci się właścicielowi bramy.
    .title = Handel
ezra_nehemiah-tip-guards = Straże przechowują między turami tylko ograniczoną liczbę surowców.
    .title = Pełne składy
ezra_nehemiah-tip-prepare = Każdy wolny pracownik zostaje rolnikiem lub robotnikiem. Karmi się wszystkich prócz Lewitów.
    .title = Przygotowanie do szabatu
ezra_nehemiah-tip-judgment = Decyduje miejsce na torze ołtarza; na polu proroka jesteś między nimi.
    .title = Sąd proroków
ezra_nehemiah-tip-tuck = Schowana karta liczy się w każdy szabat i wciąż daje górny sztandar, ale już się jej nie zagrywa.
    .title = Schowanie karty
ezra_nehemiah-tip-sector = Żywność dla tego, kto go zapełnił, punkty za najwięcej Lewitów, srebro za Lewitę dla wszystkich.
    .title = Pełny sektor

## Tura na jednej stronie

ezra_nehemiah-page-goal = Najwięcej punktów po rundach ({ $rounds }) po { $days } dni, każda z szabatem. Przy remisie kto dalej na torze ołtarza.
    .title = Cel
ezra_nehemiah-page-turn = Zagraj kartę na stos, wykonaj jedną akcję główną, dobierz. Po drodze po razie: akcja pomocnicza, kupiec, starszy.
    .title = Dzień
ezra_nehemiah-page-banners = Z wierzchu każdego stosu, górny sztandar kart schowanych i bohaterów, starsi. Czerwone, szare lub niebieskie zależnie od akcji; reszta przepada.
    .title = Sztandary
ezra_nehemiah-page-temple = Nowy Lewita na początku lub na końcu. Każdy Lewita raz: złoto, kamień lub drewno w świątyni, drewno lub węgiel na ołtarzu albo sztandar.
    .title = Czerwone: świątynia i ołtarz
ezra_nehemiah-page-walls = Jedno pole: usuń gruz (jest twój), potem buduj. Mur: jedna z 3 kart muru. Brama: pracownik zostaje strażnikiem.
    .title = Szare: mury i bramy
ezra_nehemiah-page-torah = Skryba na dostępnym kafelku zwoju i jeden ruch namiotu.
    .title = Niebieskie: Tora i namiot
ezra_nehemiah-page-aside = Akcja pomocnicza: handel zagraną kartą (1 srebro właścicielowi bramy) albo odwrócenie płytki rozwoju. Jeden kupiec, jeden starszy.
    .title = Obok tego
ezra_nehemiah-page-prepare = W dowolnej kolejności: sąd proroków; każdy wolny pracownik zostaje rolnikiem lub robotnikiem; zdolności kafelków.
    .title = Przygotowanie do szabatu
ezra_nehemiah-page-sabbath = Nakarm pracowników na planszach prócz Lewitów (głodny kosztuje { $hunger } PZ); schowaj 1, 2, 1 karty; policz wszystkie schowane.
    .title = Szabat
ezra_nehemiah-page-after = Prorocy idą dalej, szofar przechodzi, kupcy, starsi, rolnicy i robotnicy wracają, lider ołtarza zyskuje pracownika.
    .title = Po szabacie
ezra_nehemiah-page-end = 1 PZ za { $silver } srebra w dobrach, { $tile } za odwróconą płytkę, { $leader } dla lidera ołtarza, mury, bramy, skrybowie według rzędu, złote zwoje.
    .title = Koniec
