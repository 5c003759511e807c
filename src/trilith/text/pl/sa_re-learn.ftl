## Słowa, które uczą Sa-Ré: objaśnienia, przewodnik, wskazówki i skrót rundy.

## Ilości w objaśnieniach

sa_re-gives-nothing = nic
sa_re-gives-then = { $first }; { $second }
sa_re-gives-wood = { $count ->
    [one] { $count } drewno
    [few] { $count } drewna
   *[many] { $count } drewna
}
sa_re-gives-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
sa_re-gives-gold = { $count ->
    [one] { $count } złoto
    [few] { $count } złota
   *[many] { $count } złota
}

## Budynki

sa_re-explain-warehouse = Koszt: { $cost }. Przechowuje na kolejne rundy do { sa_re-explain-room }. Wszystkie twoje Magazyny to jeden zapas.
sa_re-explain-foreman = Koszt: { $cost }. Prowadzi 1 plac budowy za darmo, a drugi za 1 pole na Wskaźniku buntu.
sa_re-explain-trade = Koszt: { $cost }. Daje co rundę 1 surowiec ({ $produces }); sąsiednie place budowy kosztują o 1 mniej tego surowca.
sa_re-explain-temple = Koszt: { $cost }. Raz na sezon, jako pierwsze dobranie w sekwencji: dobierz 2 karty, zastosuj jedną, drugą odłóż na wierzch.
sa_re-explain-barracks = Koszt: { $cost }. Raz na sezon: twój wskaźnik o 1 w dół, wskaźnik przeciwnika o 1 w górę. Nigdy do buntu.
sa_re-explain-gardens = Koszt: { $cost }. Raz na sezon: zatrzymane Podwójne zamieszki liczą się jak pojedyncze.
sa_re-explain-palace = Koszt: { $cost }. Raz na sezon: odrzuć widoczną lub dobraną kartę, zanim zadziała.
sa_re-explain-market = Koszt: { $cost }. Raz na sezon: wymień kartę produkcji na kartę przeciwnika tej samej wielkości.
sa_re-explain-library = Koszt: { $cost }. Raz na sezon: zatrzymane Pojedyncze zamieszki stają się Jokerem, a wskaźnik się nie rusza.
sa_re-explain-port = Koszt: { $cost }. Tylko nad Nilem. Daje co rundę 1 Jokera; twoje place budowy nad Nilem kosztują o 1 surowiec mniej.
sa_re-explain-pyramid = Powstaje etapami, najwyżej jeden na rundę. Bierze się tę z wierzchu stosu. Wymaga jej każdy tryb.
sa_re-explain-pyramid-n = Etapy: { $stages }. Najwyżej jeden na rundę; ukończone zostają. Przy remisie wygrywa niższy numer.
    .name = { sa_re-pyramid } { $number }

## Karty sezonu

sa_re-explain-single = Jeden surowiec do budowy: { $resources }. Wzięcie jej kończy sekwencję pracy, ale nie sezon.
sa_re-explain-double = Dwa surowce do budowy, wydawane razem. Nadchodzi powiew buntu: wszyscy, którzy stoją, idą o 1 pole w górę. Wzięcie jej kończy sekwencję pracy.
sa_re-explain-trouble = Zatrzymane podnoszą twój wskaźnik o { $value }. Pierwsze w sekwencji trzeba zatrzymać; następne można przekazać. Sekwencja trwa dalej.
sa_re-explain-horus-choice = Dobierz razem kolejne karty: { $owed }, i rozpatrz wszystkie w dowolnej kolejności. Jeśli są wśród nich surowce, sekwencja potem się kończy.
sa_re-explain-hoshekh = Nikt jej nie bierze. Talia się odwraca: do końca sezonu dobiera się w ciemno.

## Surowce

sa_re-explain-resource = Płaci za place budowy, etapy i karawany. Budynek opłaca się cały naraz albo wcale.
sa_re-explain-joker = Dowolne drewno, kamień lub złoto, do wyboru przy wydaniu.
sa_re-explain-stock = Surowce w Magazynach, w każdym do { $capacity }. Zostają z rundy na rundę.
sa_re-explain-goods = To, co w tej rundzie dały rzemiosła i Port. Wydaj lub zmagazynuj, inaczej przepada.

## Twój teren

sa_re-explain-cell = Pole na jeden budynek. Pola sąsiadują bokami; rzemiosła obniżają koszt sąsiednich placów budowy. Kolumna C leży nad Nilem.
sa_re-explain-ground = Twoje pola budowy: { $cells }. Kolumna C leży nad Nilem.
sa_re-explain-nile = Port stoi tylko nad Nilem i obniża tam koszt placów budowy.
sa_re-explain-worksite = Rozpoczęty budynek. Nic nie kosztuje, póki nie powstanie, i do tego czasu zostaje.
    .name = Plac budowy
sa_re-explain-board = Budynki, które można jeszcze rozpocząć. Czego nie ma, tego nie ma, chyba że ktoś wycofa lub zburzy.
sa_re-explain-foremen = Każdy prowadzi 1 plac budowy za darmo, a drugi za 1 pole na Wskaźniku buntu, co rundę.
sa_re-explain-warehouses = Każdy mieści do { sa_re-explain-room } dowolnego rodzaju.
sa_re-explain-room = { $capacity ->
    [one] { $capacity } surowca
    [few] { $capacity } surowców
   *[many] { $capacity } surowców
}
sa_re-explain-gauge = Podnoszą go zamieszki i powiewy. Na polu { $last } wybucha bunt i tracisz sezon. Co rundę opada.
sa_re-explain-black-cube = Miasto rośnie: od pierwszego budynku głównego i od drugiego administracyjnego wskaźnik zaczyna o pole wyżej.
    .name = Czarny znacznik
sa_re-explain-caravans = Teraz surowce: { $cost }, za to 1 dowolny w późniejszej rundzie; w drodze najwyżej { $most }.
sa_re-explain-standing = Póki stoi, możesz dobierać, ale powiewy cię dosięgają. Połóż go, by zachować karty: twój sezon się kończy.
sa_re-explain-revolted = Tracisz karty sezonu (zostaje { $kept }) i w tej rundzie nie budujesz. Magazyny i place budowy zostają.
sa_re-explain-powers = Każda zdolność działa raz na sezon, w twojej sekwencji pracy; potem do następnej rundy pokazuje stronę nocy.
sa_re-explain-cards = Surowce do budowy w tej rundzie. Kto nic nie zbuduje, zachowuje karty, do { $kept }.

## Sezon

sa_re-explain-wind = Wszyscy, których obelisk stoi, idą o 1 pole w górę, ktokolwiek wziął kartę. W odpowiedzi mogą położyć obelisk.
    .name = Powiew buntu
sa_re-explain-deck = Odkryta: jej wierzchnia karta to oferta dla ciebie. Jedną kartę odłożono w ciemno; wszystkie inne można policzyć.
sa_re-explain-dark = Talia leży zakryta: co dobierzesz, musisz wziąć.
sa_re-explain-batch = Karty, które trzeba było dobrać razem. Rozpatruje się je po kolei, w kolejności wybranej przez gracza.
sa_re-explain-first-player = Mumia planuje i dobiera pierwsza. Co rundę przechodzi dalej.
sa_re-explain-round = Wybierz place budowy, zbieraj w sezonie, buduj. Potem sprawdza się, czy ktoś osiągnął cel.
sa_re-explain-vp = Jaka część celu jest osiągnięta, w procentach. Nie ma punktów: wygrywa, kto osiągnie cel.
    .name = Cel

## Pierwsza gra krok po kroku; .why: po co

sa_re-guide-launch = Rozpocznij Stolarza: naciśnij go wśród budynków.
    .title = Twoje miasto nad Nilem
    .why = Wygrywa, kto pierwszy ukończy Piramidę. Runda ma trzy części: place budowy, zbiory w sezonie, budowa. Stolarz daje co rundę drewno i obniża koszt tego, co obok.
sa_re-guide-site = Połóż go pośrodku, na B3.
    .title = Gdzie stanie
    .why = Rzemiosła obniżają koszt sąsiednich placów budowy. Pośrodku ma najwięcej sąsiadów.
sa_re-guide-commit = Zatwierdź plan.
    .title = Jeden plac za darmo
    .why = Kierownik prowadzi jeden plac budowy za darmo. Drugi kosztowałby pole na Wskaźniku buntu, w każdej rundzie.
sa_re-guide-draw = Wierzchnia karta leży odkryta: jedno drewno. Dobierz ją.
    .title = Dobierz kartę
    .why = Stolarz potrzebuje drewna. Pojedyncza karta nie wywołuje powiewu, więc niczyj wskaźnik nie rośnie. Karta jest twoja, a sekwencja się kończy.
sa_re-guide-wind = Graj dalej: twój wskaźnik jest jeszcze niski.
    .title = Powiew buntu
    .why = Ktoś wziął podwójną kartę: dwa surowce, ale rośnie wskaźnik wszystkich, którzy stoją. Możesz w odpowiedzi położyć obelisk; wtedy sezon skończy się z jedną kartą.
sa_re-guide-again = Dobierz ją: Wybór Horusa. Każe dobrać dwie kolejne karty.
    .title = Wybór Horusa
    .why = Odkrytą kartę można odrzucić, ale to kładzie obelisk. Przy niskim wskaźniku dwie nieznane karty to dobry zakład.
sa_re-guide-resolve = Rozpatrz dobrane karty w dowolnej kolejności.
    .title = Jedna po drugiej
    .why = Liczą się wszystkie. Zamieszki podnoszą wskaźnik; pierwsze trzeba zatrzymać, kolejne można przekazać.
sa_re-guide-stop = Połóż obelisk.
    .title = Wiedzieć, kiedy przestać
    .why = Masz już na Stolarza. Na szczycie wskaźnika wybucha bunt: stracisz prawie wszystkie karty i nic nie zbudujesz. Z położonym obeliskiem nic ci nie grozi.
sa_re-guide-build = Zbuduj Stolarza.
    .title = Buduj
    .why = Budynek opłaca się cały naraz. Od następnej rundy daje drewno.
sa_re-guide-spend = Wybierz, co wydajesz, najpierw karty.
    .title = Czym zapłacić
    .why = Karta idzie cała, a to, co zostanie, przepada po budowie. Magazyn zachowuje zapasy.
sa_re-guide-ship = Zmagazynuj resztę, wyślij karawanę albo graj dalej.
    .title = Magazyn i karawana
    .why = Kto zbudował, nie zachowuje kart. Za dwa surowce wysyłasz karawanę, która później przywozi jeden dowolny.
sa_re-guide-pyramid = Nowa runda: rozpocznij Piramidę.
    .title = Piramida
    .why = To ona daje zwycięstwo. Powstaje etapami, najwyżej jeden na rundę, więc zacznij wcześnie.
sa_re-guide-place = Połóż ją na C3, obok Stolarza.
    .title = Obok Stolarza
    .why = Stolarz obniża wtedy każdy etap o 1 drewno.
sa_re-guide-onward = Zatwierdź plan i graj dalej.
    .title = Teraz ty
    .why = Pierwszy budynek główny to rozwój miasta: wskaźnik zaczyna o pole wyżej. Pilnuj go i w porę połóż obelisk.

## Wskazówki, gdy coś dzieje się po raz pierwszy

sa_re-tip-plan = Rozpoczęcie nic teraz nie kosztuje. Każdy Kierownik prowadzi jeden plac za darmo, drugi za pole wskaźnika.
    .title = Place budowy
sa_re-tip-offer = Dobierz odkrytą kartę albo połóż obelisk i zachowaj to, co masz.
    .title = Dobrać czy przestać
sa_re-tip-wind = Podwójna karta podnosi wskaźnik wszystkich, którzy stoją. Inni mogą teraz położyć obelisk.
    .title = Powiew buntu
sa_re-tip-trouble = Pierwsze w sekwencji trzeba zatrzymać: podnoszą wskaźnik. Kolejne można przekazać innym.
    .title = Zamieszki
sa_re-tip-horus = Trzeba dobrać kolejne karty, wszystkie razem. Nie można przestać, zanim się ich nie rozpatrzy.
    .title = Wybór Horusa
sa_re-tip-dark = Do końca sezonu talia leży zakryta: co dobierzesz, musisz wziąć.
    .title = Ciemności
sa_re-tip-revolt = Wszystkie karty sezonu prócz jednej przepadają i w tej rundzie nic się nie buduje. Zapasy i place zostają.
    .title = Powszechny bunt
sa_re-tip-build = Karta idzie cała na jeden budynek; budynek opłaca się naraz.
    .title = Zapłata
sa_re-tip-ship = Czego nie zmagazynujesz, nie wyślesz ani nie zachowasz, przepada po budowie.
    .title = Zanim przepadnie
sa_re-tip-save = Tylko kto nic nie zbudował, może zachować karty na następną rundę.
    .title = Zachowanie kart
sa_re-tip-grown = Czarny znacznik: wskaźnik zaczyna o pole wyżej, zostaje mniej kroków.
    .title = Miasto rośnie

## Tura na jednej stronie

sa_re-page-goal = W trybie Skryby: pierwszy zbudować Piramidę. Inne tryby wymagają więcej. Nie ma punktów.
    .title = Cel
sa_re-page-plan = Po kolei: rozpocznij, przenieś, wycofaj, zburz. Każdy Kierownik prowadzi jeden plac za darmo, a drugi za pole wskaźnika, co rundę.
    .title = 1. Place budowy
sa_re-page-season = Po kolei: dobierz odkrytą kartę albo połóż obelisk. Pojedynczy surowiec kończy sekwencję; podwójny też, a powiew podnosi wskaźnik wszystkich, którzy stoją.
    .title = 2. Sezon
sa_re-page-cards = Zamieszki: pierwsze trzeba zatrzymać (+1 lub +2), kolejne można przekazać. Horus: dwie kolejne karty. Hoszech: talia leży zakryta.
    .title = Inne karty
sa_re-page-stop = Połóż obelisk przy swojej ofercie albo gdy inni podniosą twój wskaźnik. Na { $last }: bunt; zostaje jedna karta i nie budujesz.
    .title = Przestać czy bunt
sa_re-page-build = Płać za place kartami (w całości), zapasami, rzemiosłami, karawanami. Rzemiosło obniża o 1 koszt sąsiadów, Port placów nad Nilem.
    .title = 3. Budowa
sa_re-page-ship = Magazyn mieści { $room }. Za surowce ({ $cost }) wysyłasz karawanę po 1 dowolny później. Reszta przepada.
    .title = Magazyn i karawany
sa_re-page-keep = Kto nic nie zbudował, zachowuje karty, do { $cards }.
    .title = Zachowanie kart
sa_re-page-pyramid = Etap po etapie, najwyżej jeden na rundę; ukończone zostają.
    .title = Piramida
sa_re-page-grow = Pierwszy budynek główny i drugi administracyjny dają po czarnym znaczniku na wskaźnik.
    .title = Rozwój
sa_re-page-end = Po budowie wygrywa, kto osiągnął cel; przy remisie najwięcej budynków administracyjnych, potem niższy numer Piramidy. Potem Mumia przechodzi dalej.
    .title = Koniec
