## My copy: an owner's numbers

copy-title = Mój egzemplarz: { $game }
copy-about = Masz drukowaną grę? Wpisz, co jest wydrukowane na twoim egzemplarzu, i graj z tymi liczbami przy swoich stołach.
copy-own-it = Masz drukowaną grę? Graj z jej liczbami
copy-change = Zmień moje egzemplarze
copy-numbers = Liczby
copy-ours-all = nasze
copy-unnamed = mój egzemplarz
copy-friendly = Z własnym egzemplarzem gra jest towarzyska: nie liczy się do rankingu.
copy-accepted = Tak gra ten serwer.
copy-guide-ours = Te zasady podają liczby drukowanego egzemplarza; przewodnik używa naszych.
copy-rules-ours = Bez serwera te teksty podają nasze liczby; egzemplarz tego stołu różni się tak, jak poniżej.
copy-at-table = Liczby z drukowanego egzemplarza
copy-named = „{ $name }”, wersja { $version }.
copy-numbers-of = liczby z egzemplarza „{ $name }”
copy-numbers-own = liczby z drukowanego egzemplarza
copy-ours-is = nasza: { $value }
copy-and-more = i jeszcze { $n }
copy-which = Które wartości
copy-first = Sprawdź najpierw · { $n }
copy-all = Wszystkie · { $n }
copy-differ = Moje inne · { $n }
copy-values = Wartości
copy-head-what = Co
copy-head-source = Skąd mamy liczbę
copy-head-ours = Nasza
copy-head-mine = Moja
copy-begin = Rozłóż elementy w tej kolejności i wpisuj, co czytasz: Enter przechodzi dalej, = bierze naszą wartość.
copy-none-differ = Na razie nic się nie różni.
copy-how-far = Jak daleko jesteś
copy-progress = Sprawdzono { $done } z { $all } wartości odtworzonych.
copy-so-far = Inne: { $differ }; na razie niemożliwe: { $bad }.
copy-stop-any-time = Możesz przerwać w każdej chwili: reszta pozostaje nasza.
copy-play = Graj z nim
copy-which-copy = Który egzemplarz
copy-another = inny egzemplarz
copy-name = Nazwa tego egzemplarza
copy-name-example = niemiecki, 2008
copy-use = Używaj przy stołach, które otwieram
copy-use-about = Każdy widzi to przed zajęciem miejsca, razem z różnicami. Takie gry nie liczą się do rankingu.
copy-save = Zapisz
copy-saved = Zapisano jako wersję { $version }.
copy-cannot-save = { $n ->
    [one] { $n } wartość jest niemożliwa: najpierw ją popraw albo wyczyść.
    [few] { $n } wartości są niemożliwe: najpierw je popraw albo wyczyść.
   *[many] { $n } wartości jest niemożliwych: najpierw je popraw albo wyczyść.
}
copy-stale = { $n ->
    [one] { $n } twoja wartość nie ma już miejsca: spójrz na nią jeszcze raz
    [few] { $n } twoje wartości nie mają już miejsca: spójrz na nie jeszcze raz
   *[many] { $n } twoich wartości nie ma już miejsca: spójrz na nie jeszcze raz
}
copy-digest = Te liczby nazywają się
copy-file = Zapisz jako plik dla wiersza poleceń
copy-read = Wczytaj plik
copy-file-read = { $n ->
    [one] W pliku jest { $n } inna wartość.
    [few] W pliku są { $n } inne wartości.
   *[many] W pliku jest { $n } innych wartości.
}
copy-only-numbers = Tylko liczby, bez obrazków i tekstów. Zostają u ciebie, dopóki nie zaproponujesz ich wszystkim.
copy-share = Udostępnij
copy-friends-link = Link dla znajomych
copy-unlink = Cofnij link
copy-friends-about = Kto otworzy link, zobaczy twoje liczby i może je sobie zachować.
copy-of-friend = Egzemplarz kogoś znajomego
copy-friend-shows = Ktoś pokazuje ci egzemplarz „{ $name }”, wersja { $version }.
copy-friend-keep = Będzie twój dopiero, gdy go zachowasz.
copy-keep-it = Zachowaj jako mój
copy-link-gone = Ten link nie prowadzi już do żadnego egzemplarza. Oto twój.
copy-delete-about = Tego nie da się cofnąć. Gry prowadzone tym egzemplarzem toczą się dalej z jego liczbami.
copy-offer-about = Kilka zgodnych zgłoszeń może zmienić nasze liczby. Bez tego przycisku nic nie jest wysyłane.
copy-printing = Które to wydanie?
copy-printing-example = wydawca, język, rok
copy-offer = Zaproponuj moje liczby wszystkim
copy-offered = Zaproponowano wszystkim. Dziękujemy!
copy-unoffer = Cofnij propozycję
copy-delete = Usuń ten egzemplarz
copy-sources = Skąd pochodzi liczba
copy-from-rulebook = instrukcja
copy-from-public = publiczne
copy-from-reconstructed = odtworzone
copy-from-mine = mój egzemplarz
copy-from-rulebook-about = podane w instrukcji
copy-from-public-about = znalezione w publicznych materiałach
copy-from-reconstructed-about = nigdzie niepodane, dopasowane
copy-from-mine-about = wpisane przez ciebie
copy-owners = Co mówią właściciele
copy-owners-say = { $value } ({ $n }×)
copy-field = { $name }, nasza { $ours }, { $from }
copy-same = jak u mnie
copy-mine-is = u mnie: { $value }
copy-cannot-be = niemożliwe
copy-not-checked = niesprawdzone
copy-yes = tak
copy-no = nie

## Why a value is impossible; $found is what was entered

copy-why-unknown = Nie ma takiej wartości.
copy-why-no-such = Nie ma takiej wartości.
copy-why-entry = Nie ma { $found }; są: { $known }.
copy-why-type = To nie pasuje: potrzebna jest liczba, słowo albo lista, tak jak u nas.
copy-why-names = Oczekiwano: { $expected }; jest: { $found }.
copy-why-least = { $found } to za mało: co najmniej { $low }.
copy-why-most = { $found } to za dużo: co najwyżej { $high }.
copy-why-odd = { $found } jest nieparzyste; wszystkie te wartości są parzyste. Czy to cena czegoś innego?
copy-why-word = { $found } tam nie ma; jedno z: { $known }.
copy-why-size = Na liście jest { $found }; powinno być od { $low } do { $high }.
copy-why-twice = { $found } występuje dwa razy.
copy-why-fixed = To jest takie samo na każdym egzemplarzu: { $ours }.
copy-why-sum = Razem daje to { $found }; instrukcja mówi { $expected }.
copy-why-sum-most = Razem daje to { $found }; jest ich najwyżej { $expected }.
copy-why-falling = Razem { $found } to nie mniej niż { $before }, poprzednie.
copy-why-rising = { $found } to nie więcej niż { $before }, poprzednie.
copy-why-follows = To wynika z innych: { $expected }; jest { $found }.
copy-why-together = Te wartości do siebie nie pasują: { $problem }

## Groups, in the order of the box

copy-group-castle-towers = Wieże
copy-group-castle-houses = Domy
copy-group-castle-buildings = Pozostałe budynki
copy-group-castle-places = Pola pomocników
copy-group-castle-board = Plansza
copy-group-castle-characters = Karty postaci
copy-group-castle-winter = Karty zimy
copy-group-sa_re-ground = Plac budowy i wskaźniki
copy-group-sa_re-production = Budynki produkcyjne
copy-group-sa_re-admin = Budynki administracyjne
copy-group-sa_re-main = Port i piramidy
copy-group-sa_re-season = Karty sezonu
copy-group-ezra_nehemiah-walls = Pola murów
copy-group-ezra_nehemiah-gates = Bramy
copy-group-ezra_nehemiah-wall_cards = Karty murów
copy-group-ezra_nehemiah-characters = Karty postaci
copy-group-ezra_nehemiah-heroes = Karty bohaterów
copy-group-ezra_nehemiah-levites = Tor lewitów
copy-group-ezra_nehemiah-temple = Świątynia
copy-group-ezra_nehemiah-altar = Tor i karty ołtarza
copy-group-ezra_nehemiah-tent = Namioty
copy-group-ezra_nehemiah-blessings = Błogosławieństwa
copy-group-ezra_nehemiah-scrolls = Płytki zwojów
copy-group-ezra_nehemiah-development = Płytki rozwoju
copy-group-ezra_nehemiah-solo = Gra jednoosobowa

## Things without a name of their own; $id is the number printed there

copy-many-tower = { $n } Wież
copy-many-house = { $n } Domów
copy-many-servants-house = Dom służby, { $n } pola
copy-many-market = Targ, { $n } pola
copy-many-palace = Pałac, { $n } pola
copy-at-round_track-winter_marks = Pola rund ze znakiem zimy
copy-at-gauge-last = Ostatnie pole wskaźnika buntu
copy-at-caravan-last = Ostatnie pole toru karawan
copy-at-caravan-charter_cost = Wysłanie karawany, surowce
copy-at-warehouse-capacity = Magazyn, ile surowców mieści
copy-at-pyramid = Piramida { $id }
copy-at-altar_track-spaces = Pole ołtarza { $id }
copy-at-levite_track-rows = Lewita { $id }
copy-at-temple-rows = Rząd świątyni za { $id }
copy-at-temple-sides-players_4 = Świątynia, 4 graczy
copy-at-temple-sides-players_3 = Świątynia, 3 graczy
copy-at-temple-sides-players_1_2 = Świątynia, 1 lub 2 graczy
copy-at-temple-sides-players_4-grid = Świątynia, 4 graczy: sektory rząd po rzędzie
copy-at-temple-sides-players_3-grid = Świątynia, 3 graczy: sektory rząd po rzędzie
copy-at-temple-sides-players_1_2-grid = Świątynia, 1 lub 2 graczy: sektory rząd po rzędzie
copy-at-tent_map-moves = Namiot, ruch o { $id }
copy-at-tent_map-crossings = Mapa namiotów, za miejscem { $id }
copy-at-blessing_tracks-column_bonuses = Kolumna błogosławieństw
copy-at-scroll_grid-rows = Rząd zwojów { $id }
copy-at-solo-board = Plansza solo { $id }

## Parts of a thing

copy-part-castle-value = wartość budowy
copy-part-castle-vp = punkty korony
copy-part-value = wartość
copy-part-vp = punkty
copy-part-price = cena
copy-part-vp_per_unit = punkty za każde
copy-part-max_resources = surowców najwyżej
copy-part-amount = dostawa
copy-part-thalers_from_bank = talary z banku
copy-part-buy_price = cena surowca
copy-part-goods = towary
copy-part-free_choices = surowce do wyboru
copy-part-vp_per_building_of_others = punkty za budynki innych
copy-part-fee_per_trader_helper = opłata za pomocnika
copy-part-pay_instead = talary zamiast straty
copy-part-pay_instead_per_card = talary za kartę zamiast straty
copy-part-max_stone = kamieni najwyżej
copy-part-vp_per_stone = punkty za kamień
copy-part-vp_each_by_count = punkty za każdego
copy-part-one = jeden pomocnik
copy-part-two = dwóch pomocników
copy-part-three = trzech pomocników
copy-part-cost = koszt
copy-part-copies = karty w talii
copy-part-stages = etap
copy-part-rubble = gruz
copy-part-blessing = błogosławieństwo
copy-part-banners = sztandary
copy-part-connection = połączenie
copy-part-placement = umieszczenie
copy-part-gain = co się zyskuje
copy-part-lose = co się traci
copy-part-move = co się rusza
copy-part-effects = efekt
copy-part-color = kolor
copy-part-gate = brama
copy-part-pay_silver = srebro do zapłaty
copy-part-scoring = punktacja szabatu
copy-part-base = podstawa
copy-part-banner = sztandar
copy-part-rewards = nagroda
copy-part-reward = nagroda
copy-part-golden = złote pole
copy-part-rounds = runda
copy-part-zechariah = Zachariasz stoi na
copy-part-haggai = Aggeusz stoi na
copy-part-behind = za oboma
copy-part-between = między nimi
copy-part-ahead = przed oboma
copy-part-immediate = od razu
copy-part-flip_reward = za odwrócenie
copy-part-front = przód
copy-part-back = tył
copy-part-storage = magazyn
copy-part-starting_resources = surowce początkowe
copy-part-prepare_for_sabbath = przygotowanie do szabatu
copy-part-per_labourer = za robotnika
copy-part-per_farmer = za rolnika
copy-part-choice = wybór
copy-part-rows = rząd
copy-part-column = kolumna
copy-part-direction = kierunek
copy-part-trades = handel
copy-part-trade = handel
copy-part-top = góra
copy-part-bottom = dół
copy-part-sell = sprzedaż
copy-part-resource = surowiec
copy-part-judgment = sąd
copy-part-start = na początku
copy-part-workers = robotnicy
copy-part-levites = lewici
copy-part-gatekeepers = odźwierni
copy-part-food = żywność

## Dla operatora

copies-offered = Zaproponowane egzemplarze
copies-none = Nikt nie proponuje egzemplarza gry { $game }.
copies-house = Nowe stoły gry { $game } używają „{ $name }”, wersja { $version }.
copies-ours = Nowe stoły gry { $game } używają naszych liczb.
copies-accept = Grać nim
copies-withdraw = Wrócić do naszych liczb
copies-agree = { $n ->
    [one] { $n } osoba
    [few] zgodnie { $n } osoby
   *[many] zgodnie { $n } osób
}
copies-agree-ours = { $n ->
    [one] { $n } osoba, jak u nas
    [few] { $n } osoby, jak u nas
   *[many] { $n } osób, jak u nas
}
copies-one = jedna osoba
copies-value = Wartość
copies-together = Razem
copies-only-new = Tylko tam, gdzie ktoś ma inaczej niż my
copies-differ = różnią się
copies-changes = { $n ->
    [one] { $n } wartość inna
    [few] { $n } wartości inne
   *[many] { $n } wartości innych
}
