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
en-city-temple = Świątynia
en-city-levites = Lewici
en-city-altar = Ołtarz
en-city-torah = Tora
en-city-tents = Namioty
en-city-wall-ring = Mur wokół miasta
en-city-zones = Części stołu
en-city-asked-here = tu jest pytanie
en-city-tab-temple = Świątynia
en-city-tab-wall = Miasto
en-city-tab-torah = Tora
en-city-tab-own = Moja plansza
en-city-side-north = Mur północny
en-city-side-east = Mur wschodni
en-city-side-south = Mur południowy
en-city-side-west = Mur zachodni
en-city-show-city = Pokaż miasto
en-city-show-sheet = Wróć do wyboru
en-city-neutral = neutralny
en-city-place-neutral = { $name }: neutralne, niczyje
en-city-wall-built = { $name }, buduje: { $who }; { $vp } PZ na koniec; dało: { $effect }
en-city-wall-cleared = { $name }, bez gruzu; budowa: szare sztandary { $banners }, kamień { $stone }
en-city-wall-rubble = { $name }, gruz: { $rubble }; ostatni kawałek daje: { $blessing }; budowa: szare sztandary { $banners }, kamień { $stone }
en-city-gate-nobody = { $name }, niczyja; połączenie daje: { $connection }
en-city-gate-built = { $name }, strażnik: { $who }; połączenie daje: { $connection }
en-city-corner-free = { $name }, wolny narożnik; połączenie daje: { $connection }
en-city-gate-unbuilt = { $name }, niezbudowana; gruz: { $rubble }; strażnik zyskuje: { $reward }; połączenie daje: { $connection }; { $vp } PZ na koniec; srebro na niej: { $silver }
en-city-gate-sheep = Owcza
en-city-gate-muster = Zbiórki
en-city-gate-east = Wschodnia
en-city-gate-horse = Końska
en-city-gate-water = Wodna
en-city-gate-fountain = Źródlana
en-city-gate-dung = Śmieci
en-city-gate-valley = Doliny
en-city-gate-old = Stara
en-city-gate-fish = Rybna
en-city-link = Połączenie: { $wall } i { $gate }
en-city-link-open = Połączy się, gdy oba będą zbudowane: { $wall } i { $gate }
en-city-would-link = Jeśli zbudujesz: połączenie: { $wall } i { $gate }
en-city-temple-row = Rząd świątyni { $n }, czerwone sztandary { $banners }; zajęte { $filled } z { $columns }: { $cubes }; następne pole w sektorze { $sector }; daje: { $reward }
en-city-sector-full = Pełny sektor: { $finisher } dla zapełniającego; najwięcej lewitów: { $most }; każdy: { $everyone }
en-city-full = Pełny:
en-city-most = najw.
en-city-least = najm.
en-city-start = start
en-city-next-levite = Następny lewita: żywność { $food }; daje: { $reward }
en-city-levite-banner = { $n ->
    [one] Lewita za czerwony sztandar, został { $n }
    [few] Lewita za czerwony sztandar, zostało { $n }
   *[many] Lewita za czerwony sztandar, zostało { $n }
}
en-city-levites-of = { $who }: lewici { $n }
en-city-altar-offer = { $good } i czerwone sztandary { $banners }: { $n } na torze ołtarza
en-city-behind = Z tyłu
en-city-between = Między
en-city-ahead = Z przodu
en-city-judgment = Sąd { $zone }: { $effect }
en-city-altar-space = Pole { $n } toru ołtarza: { $reward }
en-city-golden-space = Złote pole { $n } toru ołtarza: { $reward }
en-city-prophet-at = { $name } na polu { $n }
en-city-altar-marker = { $who } na polu { $n } toru ołtarza, miejsce { $rank }
en-city-crossing = Przejście { $n }: { $reward }
en-city-tent-move = { $n ->
    [one] Namiot o { $n } pole za niebieskie sztandary { $banners }
    [few] Namiot o { $n } pola za niebieskie sztandary { $banners }
   *[many] Namiot o { $n } pól za niebieskie sztandary { $banners }
}
en-city-tent-move-for = { $n ->
    [one] Namiot o { $n } pole za niebieskie sztandary { $banners } i surowiec prócz złota
    [few] Namiot o { $n } pola za niebieskie sztandary { $banners } i surowiec prócz złota
   *[many] Namiot o { $n } pól za niebieskie sztandary { $banners } i surowiec prócz złota
}
en-city-tent-of = Namiot: { $who } ({ $colour }), miejsce { $n }
en-city-clear = gruz
en-city-gate = brama
en-city-instead = zamiast 1 kamienia lub drewna
en-city-last-cube = ostatni gruz muru
en-city-prices = Usunięcie gruzu za szare sztandary: węgiel { $cinders }, kamień { $stone }, drewno { $wood }, złoto { $gold }. Zamiast jednej sztuki ({ $goods }): 1 złoto albo szare sztandary { $banners }.
en-city-scroll-row = Rząd zwojów { $n }
en-city-row = rząd { $n }
en-city-for-first = 1. skryba
en-city-scroll-at = Rząd zwojów { $row }, miejsce { $place }
en-city-scroll-hero = Weź bohatera: { $hero }
en-city-scroll-now = Od razu: { $effect }
en-city-hero-words = karta bohatera; nagrody według rund
en-city-scribe-of = Skryba: { $who }
en-city-white-worker = Biały pracownik
en-city-banners-left = { $n ->
    [one] Został { $n } sztandar
    [few] Zostały { $n } sztandary
   *[many] Zostało { $n } sztandarów
}
en-city-clear-one = Usuń: { $good }
en-city-clear-price = { $good }: szare sztandary { $banners }
en-city-last-one = ostatni kawałek daje: { $blessing }
en-city-pay-with = Zapłać: { $good }
en-city-build-gate = Zbuduj: { $name }
en-city-build-wall = Zbuduj: { $name }
en-city-rubble-first = najpierw trzeba usunąć cały gruz
en-city-gate-gives = strażnik zyskuje: { $reward }
en-city-then-draw = { $n ->
    [one] potem dobierasz { $n } kartę muru
    [few] potem dobierasz { $n } karty muru i budujesz jedną z nich
   *[many] potem dobierasz { $n } kart muru i budujesz jedną z nich
}
en-city-silver-on-gate = Srebro na bramie jest dla budującego
en-city-build-one = Zbuduj jedną z tych kart
en-city-put-on-top = Która karta trafia na wierzch stosu?
en-city-cards-back = Złota pieczęć: punkty na koniec. Efekt działa od razu. Pozostałe karty wracają do stosu: jedna na wierzch, jedna na spód.
en-city-rest-bottom = Druga trafia na spód.
en-city-wall-card = { $effect }; { $vp } PZ na koniec
en-city-main = { $name }: sztandary { $n }
en-city-scroll-gold-silver-rate = Koniec: 1 PZ za każde 3 srebra, nie 5
en-city-scroll-gold-blessing-sets = Koniec: 1 PZ za komplet błogosławieństw
en-city-scroll-gold-workers-on-board = Koniec: 1 PZ za każdych 3 twoich pracowników na planszy
en-city-scroll-gold-walls-and-gates = Koniec: 1 PZ za każde 3 zbudowane mury i bramy
en-city-scroll-gold-temple-rows = Koniec: 1 PZ za pełny rząd świątyni
en-city-scroll-gold-lower-scribes = Koniec: 1 PZ za skrybę w rzędach 1–3
en-city-scroll-gold-top-scribes = Koniec: 2 PZ za skrybę w rzędzie 4
en-city-scroll-gold-hand-card = Koniec: punktuj kartę z ręki jak w szabat
en-city-scroll-wood-no-feed-farmers-labourers = Rolnicy i robotnicy nie jedzą
en-city-scroll-wood-no-feed-traders-gatekeepers = Kupcy i strażnicy nie jedzą
en-city-scroll-wood-no-feed-scribes = Skrybowie nie jedzą
en-city-scroll-wood-tent-extra = Namiot o 2 lub więcej: 1 pole dalej
en-city-scroll-wood-sabbath-worker-resource = Każde przygotowanie: pracownik i surowiec prócz złota
en-city-scroll-wood-sabbath-altar = Każde przygotowanie: ołtarz o 3
en-city-scroll-wood-sabbath-tent = Każde przygotowanie: namiot o 2 pola
en-city-scroll-wood-sabbath-levite-silver = Każde przygotowanie: 1 srebro za lewitę
en-city-scroll-wood-sabbath-auxiliary = Każde przygotowanie: 2 srebra i akcja pomocnicza, handel dowolną widoczną kartą
en-city-scroll-wood-levite-discount = Lewici kosztują 2 żywności mniej
en-city-scroll-wood-scribe-blessing = Każdy skryba: dowolne błogosławieństwo
en-city-scroll-wood-gatekeeper-blessing = Każdy strażnik: dowolne błogosławieństwo i 1 żywność
en-city-scroll-wood-build-stone-discount = Budowa: 1 kamień mniej
en-city-scroll-wood-adjacent-wall = Po budowie muru: efekt sąsiedniego muru
en-city-scroll-wood-golden-altar = Każde złote pole ołtarza: 1 żywność i 1 srebro
en-city-scroll-wood-elder-bonus = Każdy starszy: 2 dowolne sztandary i 1 srebro
en-city-scroll-wood-trader-twice = Zapłać 1 srebro: kupiec drugi raz
en-city-scroll-wood-free-piles = Dowolnie wiele kart na stosie; 1 karta więcej na ręce
en-city-scroll-wood-trade-any-visible = Handel dowolną widoczną kartą
en-city-scroll-wood-bottom-trade-discount = Dolny handel: 2 srebra mniej
en-city-scroll-wood-after-trade = Po handlu: 1 srebro albo zapłać i odwróć płytkę
en-city-scroll-wood-development-gold = Po odwróceniu płytki: 1 złoto
