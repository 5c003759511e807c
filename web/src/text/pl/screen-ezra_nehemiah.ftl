# Słowa planszy gry Ezdrasz i Nehemiasz; nazwy elementów są w pliku samej gry.

## Miasto (en-city-)

en-city-board = Plansza
en-city-round = Runda { $n } z { $of }
en-city-week = Tydzień
en-city-day = Dzień pracy { $n }
en-city-round-day = Runda { $round }, dzień { $day }
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
en-city-tab-own = Moja plansza
en-city-side-north = Mur północny
en-city-side-east = Mur wschodni
en-city-side-south = Mur południowy
en-city-side-west = Mur zachodni
en-city-show-city = Pokaż miasto
en-city-show-sheet = Wróć do wyboru
en-city-zoom = Powiększ: { $zone }
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
en-city-hero-words = bohater; nagroda wg rundy
en-city-scribe-of = Skryba: { $who }
en-city-white-worker = Biały pracownik
en-city-way-free = droga za darmo
en-city-way-costs = { $n ->
    [one] +{ $n } srebro za drogę
    [few] +{ $n } srebra za drogę
   *[many] +{ $n } srebra za drogę
}
en-city-step-own = twój: za darmo
en-city-step-pays = { $n ->
    [one] { $n } srebro dla: { $who }
    [few] { $n } srebra dla: { $who }
   *[many] { $n } srebra dla: { $who }
}
en-city-main-supply = pula ogólna
en-city-too-far = nie prowadzi tu żadna droga
en-city-short = { $good }: tylko { $have } z { $need }
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
en-city-title-temple-altar = Świątynia i ołtarz
en-city-title-rubble-wall-gate = Gruz, mury i bramy
en-city-title-torah-tent = Tora i namioty
en-city-whole-ring = cały pierścień murów
en-city-allows-temple-altar = czerwone: kostki do Świątyni, ofiary na ołtarzu, Lewici
en-city-allows-rubble-wall-gate = szare: usuwanie gruzu, budowa murów i bram
en-city-allows-torah-tent = niebieskie: skryba na zwoju, ruchy namiotu
en-city-between-places = między: { $one } i { $other }
en-city-then-short = { $n ->
    [one] potem brakuje { $n } sztandaru
    [few] potem brakuje { $n } sztandarów
   *[many] potem brakuje { $n } sztandarów
}
en-city-if-you-build = Jeśli tu zbudujesz
en-city-no-link = brak zbudowanego sąsiada: na razie bez połączenia
en-city-to-storage = trafia do magazynu, można jej od razu użyć
en-city-back = Wróć

## Plansze graczy (en-own-)

en-own-board = { $name }, twoja plansza
en-own-board-of = Plansza gracza { $name }
en-own-vp = { $n ->
    [one] { $n } PZ
    [few] { $n } PZ
   *[many] { $n } PZ
}
en-own-points = Punkty
en-own-altar = Ołtarz: miejsce { $n }, pole { $space }
en-own-draw = Stos dobierania: { $n }
en-own-hand = { $n ->
    [one] Ręka: { $n } karta
    [few] Ręka: { $n } karty
   *[many] Ręka: { $n } kart
}
en-own-no-hand = Brak kart na ręce.
en-own-known = Znane: { $cards }
en-own-pile-over = { $where }, na: { $card }
en-own-piles = Stosy
en-own-covers = zakrywa: { $cards }
en-own-banners-red = { $n ->
    [one] { $n } czerwony sztandar
    [few] { $n } czerwone sztandary
   *[many] { $n } czerwonych sztandarów
}
en-own-banners-grey = { $n ->
    [one] { $n } szary sztandar
    [few] { $n } szare sztandary
   *[many] { $n } szarych sztandarów
}
en-own-banners-blue = { $n ->
    [one] { $n } niebieski sztandar
    [few] { $n } niebieskie sztandary
   *[many] { $n } niebieskich sztandarów
}
en-own-banners-now = Sztandary twoich kart: czerwone do Świątyni, szare do murów, niebieskie do Tory
en-own-bonus = w tej turze
en-own-garland = Sztandary: razem { $total }, wydane { $spent }, zostało { $left }; ten krok kosztuje { $price }
en-own-spent = wydane: { $n }
en-own-this-step = na ten krok: { $n }
en-own-left = zostaje: { $n }
en-own-could = możliwe jeszcze: { $n }
en-own-free = gratis
en-own-for-silver = za { $n } srebra
en-own-sell = Sprzedaż
en-own-card-buy = Handel, { $gate }: góra { $top }; dół { $bottom }
en-own-card-sell = Sprzedaje za srebro: { $what }
en-own-card-sabbath = W szabat: { $base } PZ i 1 PZ { $per }
en-own-now = { $n ->
    [one] teraz { $n } PZ
    [few] teraz { $n } PZ
   *[many] teraz { $n } PZ
}
en-own-per-golden-space = za złote pole
en-own-per-levite = za lewitę
en-own-per-blessing-red = za czerw. błog.
en-own-per-blessing-orange = za pomar. błog.
en-own-per-blessing-purple = za fiol. błog.
en-own-per-wall = za mur
en-own-per-gatekeeper = za strażnika
en-own-per-two-highest-scroll-rows = za rząd, 2 najwyższe
en-own-per-scribe = za skrybę
en-own-per-development-tile = za odwróconą płytkę
en-own-deal = Handel: { $card }, { $side }
en-own-deal-sell = Sprzedaj: { $card }
en-own-tucked = Schowane
en-own-hero = bohater
en-own-have = { $what }: { $n }
en-own-stored = { $n } z { $of }
en-own-unlimited = { $n }, bez limitu
en-own-workers = { $n ->
    [one] { $n } pracownik gotowy
    [few] { $n } pracowników gotowych
   *[many] { $n } pracowników gotowych
}
en-own-pool = { $n ->
    [one] { $n } w puli ogólnej
    [few] { $n } w puli ogólnej
   *[many] { $n } w puli ogólnej
}
en-own-turn = Odwróć
en-own-turned = Odwrócona
en-own-turned-name = { $tile }, odwrócona płytka: { $n } PZ na koniec
en-own-turn-over = { $tile }: odwróć za { $cost }, zysk: { $gain }
en-own-spot = { $where }: zysk: { $gain }
en-own-spot-taken = { $where }: stoi tu twój pracownik
en-own-spot-back = { $where }: tylko na rewersie
en-own-on-back = na rewersie
en-own-used = użyte
en-own-work = { $who }: każdy daje { $gain }
en-own-each-prepare = każdy w przygotowaniach
en-own-or = lub
en-own-always = i zawsze w przygotowaniach
en-own-silver-as-food = srebro jako żywność
en-own-no-one = jeszcze nikogo
en-own-at-work = { $n ->
    [one] { $n } pracownik
    [few] { $n } pracowników
   *[many] { $n } pracowników
}
en-own-sets = { $n ->
    [one] { $n } komplet
    [few] { $n } komplety
   *[many] { $n } kompletów
}
en-own-column = Komplet { $n }: zysk: { $gain }
en-own-blessing = { $what }: pole { $n }
en-own-next-set = następny komplet:
en-own-free-actions = Wolne akcje tej tury
en-own-free-trader = Kupiec
en-own-free-elder = Starszy
en-own-powers = { $n ->
    [one] działa { $n } zwój
    [few] działają { $n } zwoje
   *[many] działa { $n } zwojów
}
en-own-gatekeepers = Strażnicy
en-own-cards = Karty na ręce
en-own-deck = Stos dobierania
en-own-look = Pokaż całą planszę
en-own-close = Zamknij
en-own-next-player = Dalej: { $name }
en-own-sabbath-now = Szabat, gdyby był teraz
en-own-feeding = Potrzeba żywności: { $need }, jest: { $have }
en-own-if-confirm = Po potwierdzeniu
en-own-came-of-it = Co z tego wynikło
en-own-if-choose = Co by się stało
en-own-prepare = Przygotowanie do szabatu
en-own-to-do = { $n ->
    [one] do zrobienia: { $n }
    [few] do zrobienia: { $n }
   *[many] do zrobienia: { $n }
}
en-own-all-done = wszystko zrobione
en-own-rest-optional = reszta nie jest konieczna
en-own-done = zrobione
en-own-must = obowiązkowe
en-own-may = dobrowolne
en-own-assign = { $n ->
    [0] Wszyscy pracownicy są przydzieleni
    [one] Przydziel { $n } pracownika
    [few] Przydziel { $n } pracowników
   *[many] Przydziel { $n } pracowników
}
en-own-from-tile = z płytki
en-own-food-balance = Żywność: { $have }. Pracownicy na planszach jedzą { $need }, jeszcze nieprzydzieleni { $more }.
en-own-food-balance-all = Żywność: { $have }. Pracownicy jedzą { $need }.
en-own-finish-prepare = Zakończ przygotowania
en-own-opponent = Przeciwnik
en-own-solo-board = Plansza przeciwnika
en-own-solo-turn = Tura przeciwnika
en-own-next = Dalej
en-own-focus = Karta skupienia
en-own-pile-left = stos { $n }
en-own-focus-way = kolumna { $column }, { $way }
en-own-focus-trade = Handel: najdroższy, na jaki go stać
en-own-trade-name = Handel za { $n } srebra i opłatę
en-own-taken-for = { $n ->
    [one] wybrany, razem { $n } srebra
    [few] wybrany, razem { $n } srebra
   *[many] wybrany, razem { $n } srebra
}
en-own-not-revealed = Jeszcze nic nie odkryto.
en-own-scheme = Karta planu
en-own-scheme-left = { $n ->
    [one] zostaje { $n } karta planu
    [few] zostają { $n } karty planu
   *[many] zostaje { $n } kart planu
}
en-own-walls-left = { $n ->
    [one] zostaje { $n } karta muru
    [few] zostają { $n } karty muru
   *[many] zostaje { $n } kart muru
}
en-own-first-row = pierwszy możliwy rząd od góry
en-own-row-taken = możliwy, więc wykonany
en-own-row-not-read = nie sprawdzany: wystarczy jeden rząd
en-own-row-open = jeszcze nieczytany
en-own-stars = { $n ->
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
}
en-own-zone-behind = Z tyłu
en-own-zone-between = Pomiędzy
en-own-zone-ahead = Z przodu
en-own-solo-silver = Srebro za pracowników w zasobach
en-own-solo-highest-row = rząd najwyższego skryby
en-own-solo-worker-points = Lewici, strażnicy, skrybowie
en-own-solo-blessing-points = błogosławieństwo najdalej na prawo
en-own-solo-golden-points = złote pola ołtarza
en-own-solo-no-food = nikogo nie karmi, nic nie chowa
en-own-sabbath = Szabat rundy { $n }
en-own-sabbath-again = Przeczytaj szabat rundy { $n } jeszcze raz
en-own-stage-feed = Karmienie
en-own-stage-tuck = Chowanie
en-own-stage-score = Punktacja
en-own-stage-after = Potem
en-own-stage-end = Koniec gry
en-own-tuck-which = Karty na twojej planszy, także zakryte
en-own-tuck-note = Schowana karta zostaje na stałe: liczy się jej górny sztandar i punktuje w każdy szabat. Pozostałe wrócą do ciebie.
en-own-fed = nakarmieni: { $paid } z { $due }
en-own-fed-silver = nakarmieni: żywność { $food }, srebro { $silver }
en-own-hungry = { $n } PZ straty za głodnych pracowników
en-own-all-at-once = Pokaż wszystko
en-own-best-tuck = najlepsza do schowania: { $card }
en-own-no-limit = bez limitu
en-own-due = żywność: { $n }
en-own-chip-guards = Straż
en-own-chip-labourers = Praca
en-own-chip-farmers = Rola
en-own-chip-traders = Handel
en-own-chip-elders = Starsi
en-own-free-trade = Handel
en-own-free-develop = Płytka
en-own-deal-open = Handel: { $card }
en-own-watching = Oglądasz grę: oko przy graczu pokazuje jego planszę.
en-own-on-table = Na stole
en-own-in-hand = Ręka
en-own-full = Cała moja plansza
en-own-why = Dlaczego { $n }?
en-own-why-card = { $card }: { $base } i po 1 { $per }. { $who } ma: { $n }.
en-own-sabbath-begins = Zaczyna się szabat.
en-own-to-come = jeszcze przed nim

# Told step by step

ezra_nehemiah-told-tent-step-many = Namiot ({ $seat }) przesuwa się o tyle pól: { $n }.
ezra_nehemiah-told-clear-many = { $seat } usuwa gruz: { $n }.
ezra_nehemiah-told-feed-many = Wszyscy żywią robotników.
ezra_nehemiah-told-shuffle-many = Wszyscy tasują nowe stosy dobierania.
ezra_nehemiah-told-draw-many = Wszyscy uzupełniają rękę.

# What to know here, while nothing else is said

ezra-nehemiah-hint-gatekeeper = Stanie tam twój pierwszy pracownik; mury obok można połączyć z tą bramą.
ezra-nehemiah-hint-wall-space = Sztandary twoich kart mówią, ile możesz odgruzować i zbudować.
