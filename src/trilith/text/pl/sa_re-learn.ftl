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

sa_re-explain-warehouse = Koszt: { $cost }. Przechowuje na kolejne rundy surowce, do { $capacity }. Wszystkie twoje Magazyny to jeden zapas.
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
sa_re-explain-warehouses = Każdy mieści surowce dowolnego rodzaju, do { $capacity }.
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
