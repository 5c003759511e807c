# Ludzie: profile, rankingi, tabela i szukanie kogoś do gry.

nav-people = Gracze
leaderboard = Ranking
leaderboard-about = { $game } · partie rankingowe w każdym gronie
player = Gracz
rank = Miejsce
rating = Ranking
rating-about = średnia i przedział: 95 %
rating-margin = Margines
rating-and-margin = Ranking i margines (95 %)
rating-read = { $games ->
    [one] { $rating }, plus minus { $margin }, { $games } partia rankingowa
    [few] { $rating }, plus minus { $margin }, { $games } partie rankingowe
   *[many] { $rating }, plus minus { $margin }, { $games } partii rankingowych
}
show-as-table = Pokaż jako tabelę
show-as-curve = Pokaż jako wykres
provisional = tymczasowy
fixed-mark = stały punkt
season = Sezon
season-all = Od początku
season-quarter = Ten kwartał
people-met = Moi współgracze
board-old = Lista z godziny { $hour }.
board-empty = Nikt nie ma jeszcze ustalonego rankingu. Oto progi do osiągnięcia:
only-you-see = widoczne tylko dla Ciebie
find-person = Znajdź kogoś
name-begins = Początek nazwy
search = Szukaj
nobody-found = Nikt o tej nazwie nie ma tu konta.
how-to-read = Jak to czytać
how-to-read-band = Kreska to ranking, pasek to przedział, w którym może leżeć. Gdy dwa paski mocno się pokrywają, nie da się rozstrzygnąć. O kolejności decyduje dolny koniec paska, żeby nikt nie awansował dzięki kilku szczęśliwym partiom.
how-to-read-bots = Boty nie rosną ani nie spadają: to stałe punkty. Ich ranking zmierzono na arenie.
not-ranked-yet = Jeszcze poza listą
not-ranked-rule = Potrzeba dziesięciu partii rankingowych i marginesu najwyżej 100.
games-missing = { $n ->
    [one] brakuje { $n } partii
    [few] brakuje { $n } partii
   *[many] brakuje { $n } partii
}
leave-board = Zniknij z listy
return-board = Wróć na listę
leave-board-about = Ranking zostaje; tutaj widzisz go tylko Ty.
do-not-show-me = Nie pokazuj mnie
show-me = Pokaż mnie
your-profile = Twój profil
person-gone = Tego profilu tu nie ma
person-gone-about = Nikt o tej nazwie nie ma profilu albo nie jest on dla Ciebie widoczny.
person-since = od: { $month }
games-count = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[many] { $n } partii
}
person-finishes = { $n } % partii rozegranych do końca
person-speaks = języki: { $languages }
person-plays-at = zwykle gra od { $from } do { $until }
person-empty = Brak ukończonych partii tej osoby, które możesz zobaczyć: { $name }.
invite = Zaproś
invite-to-table = Zaproś do stołu
invite-name = Zaproszenie: { $name }
invite-about = { $name } znajdzie zaproszenie w zakładce „Mój ruch” i zobaczy zasady stołu, zanim usiądzie.
invited-done = Zaproszono
invite-by-name = Nazwa osoby z kontem
invite-sent = Zaproszenie wysłane: { $name }.
invite-goes-to = Zaproszenie dostanie { $name }.
invitations = Zaproszenia
invitations-count = { $n ->
    [one] { $n } zaproszenie
    [few] { $n } zaproszenia
   *[many] { $n } zaproszeń
}
invites-you = zaprasza Cię
decline = Nie, dziękuję
tell-when-person = Powiadom, gdy { $name } usiądzie
table-full = Wszystkie miejsca są zajęte
tell-seat-free = Powiadom, gdy zwolni się miejsce
tell-seat-free-done = Dostaniesz wiadomość, gdy zwolni się miejsce.
wait-person-set = Dostaniesz wiadomość, gdy { $name } usiądzie przy otwartym stole.
rated = rankingowa
rating-from-to = Ranking: { $before } przed tą partią, { $after } po niej
friendly = towarzyska
rated-choice = Rankingowa
friendly-choice = Towarzyska
rated-filter = Rankingowe
rated-count = { $n ->
    [one] { $n } rankingowa
    [few] { $n } rankingowe
   *[many] { $n } rankingowych
}
no-rated-game = bez partii rankingowej
no-rating-yet = Jeszcze żadnej partii rankingowej.
no-rating-own = Nie masz jeszcze partii rankingowej: wybierz „rankingowa” przy nowym stole. Gra z botami też się liczy.
not-shown-to-you = Niewidoczne dla Ciebie.
points-from = Skąd biorą się punkty
points-from-none = Potrzeba trzech ukończonych partii tej samej gry.
source-read = { $source }: { $own } procent, inni { $others }
sources-about = { $n ->
    [one] { $game }, udział we wszystkich punktach w { $n } partii. Pionowa kreska: inni przy tych samych stołach.
    [few] { $game }, udział we wszystkich punktach w { $n } partiach. Pionowa kreska: inni przy tych samych stołach.
   *[many] { $game }, udział we wszystkich punktach w { $n } partiach. Pionowa kreska: inni przy tych samych stołach.
}
sources-differ = Więcej niż inni: { $more }; mniej: { $less }.
you-and = Ty i { $name }
you-ahead = Ty wyżej
they-ahead = { $name } wyżej
tied-count = { $n ->
    [one] { $n } remis
    [few] { $n } remisy
   *[many] { $n } remisów
}
skill-close = Umiejętności: { $n } pkt na partię ±{ $margin }, nie da się rozstrzygnąć.
skill-more = Dzięki umiejętnościom zyskujesz { $n } pkt na partię ±{ $margin } ({ $name }).
skill-less = Dzięki umiejętnościom { $name } zyskuje na Tobie { $n } pkt na partię ±{ $margin }.
best-games = Najlepsze partie
best-points = { $game }, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
best-points-about = najwięcej punktów
best-played = { $lost } straty na wybór
best-played-about = najlepiej zagrana
best-fastest = { $game }, { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
best-fastest-about = najszybsza wygrana
watch-again = Obejrzyj
day = Dzień
with = Z kim
with-you = Z Tobą
result = Wynik
skill = Umiejętności
luck = Szczęście
replay-of = Obejrzyj: { $game }, { $names }
not-rated = nierankingowa
not-counted = nie liczyła się
place-won = wygrana
place-lost = przegrana
place-given-up = poddana
place-of = { $place }. z { $seats }
no-games-shown = Brak ukończonych partii do pokazania.
no-games-filter = Brak takich partii.
pages = Strony
page-of = { $page } z { $pages }
newer = Nowsze
older = Starsze
what-you-show = Co pokazujesz
what-you-show-about = Nazwa i znak są zawsze widoczne. Partie przy prywatnych stołach widzą tylko ci, którzy tam byli.
show-on-ratings = Rankingi
show-on-games = Partie
all-games = Wszystkie
show-on-hours = Zwykłe godziny
show-languages = Języki, którymi mówisz
show-on-board = Na liście rankingowej
show-on-near = Nazwa obok listy, póki zaczynam
shown-everyone = Wszyscy
shown-met = Moi współgracze
shown-nobody = Nikt
saved = Zapisano.

## Szukanie przeciwników

find-opponents = Znajdź przeciwników
tables-open = { $n ->
    [0] Żaden stół nie czeka na kogoś takiego.
    [one] { $n } stół czeka na kogoś.
    [few] { $n } stoły czekają na kogoś.
   *[many] { $n } stołów czeka na kogoś.
}
people-here = { $n ->
    [0] Nikogo innego teraz nie ma.
    [one] Jest tu { $n } osoba.
    [few] Są tu { $n } osoby.
   *[many] Jest tu { $n } osób.
}
i-look-for = Szukam
find-pace-live = Na żywo
find-pace-days = Przez wiele dni
find-pace-none = Bez zegara
rating-of-host = Ranking gospodarza
rating-from = Ranking, od
rating-to = Ranking, do
any = dowolny
any-game = dowolna gra
counts-for-ratings = Liczy się do rankingu
find-either = Obojętnie
find-rated = Tak
find-friendly = Nie
list-old = Lista z godziny { $hour }.
nobody-at-gate = Nikt nie czeka u bramy.
play-bots-now = Zagraj z botami
tables-outside = { $n ->
    [one] Jeszcze { $n } stół nie pasuje do tego, czego szukasz, albo nie jest dla Ciebie otwarty.
    [few] Jeszcze { $n } stoły nie pasują do tego, czego szukasz, albo nie są dla Ciebie otwarte.
   *[many] Jeszcze { $n } stołów nie pasuje do tego, czego szukasz, albo nie jest dla Ciebie otwartych.
}
show-them = Pokaż je
hide-them = Ukryj je
range-asked = ranking { $low }–{ $high }
range-any = dowolny ranking
see-and-sit = Zobacz i usiądź
outside-range = Gospodarz prosi o inny ranking niż Twój.
outside-finishes = Gospodarz prosi o osoby, które kończą co najmniej { $n } % partii.
outside-account = Rankingowa: potrzebne jest konto.
tell-when-sits = Powiadom, gdy ktoś usiądzie
tell-when-sits-about = Dla tego, czego tu szukasz. Jedna wiadomość na stół, nigdy częściej niż co 15 minut.
how-long = Jak długo
until-hour = 1 godzina
until-today = Dziś
until-always = Zawsze
wait-set = Dostaniesz wiadomość.
you-wait-for = Czekasz na
wait-person = Gdy usiądzie { $name }
wait-table = Ktoś przy Twoim stole
end-wait = Nie czekaj więcej: { $what }
find-a-game = Znajdź partię
rating-of-the-other = Ranking drugiej osoby
seek-how-live = Dwoje graczy, po 20 minut. Pierwszeństwo ma najdłużej czekająca osoba; dostaje najbliższy ranking, na który zgadzają się obie strony; co 20 sekund przedział rośnie o 50. Partia zaczyna się od razu.
seek-how-days = Dwoje graczy, 2 dni na ruch. Pierwszeństwo ma najdłużej czekająca osoba; dostaje najbliższy ranking, na który zgadzają się obie strony; co godzinę przedział rośnie o 50. Partia zaczyna się od razu.
seek-looking = Szukamy: { $game }, { $pace }
seek-span = Rankingi od { $low } do { $high }.
seek-any = Dowolny ranking.
seek-others = { $n ->
    [0] Nikt inny nie szuka teraz tego samego.
    [one] { $n } osoba szuka tego samego.
    [few] { $n } osoby szukają tego samego.
   *[many] { $n } osób szuka tego samego.
}
seek-stay = Nie zamykaj tej strony.
seek-close = Możesz zamknąć stronę: partia pojawi się wśród Twoich stołów.
seek-stop = Przestań szukać
rated-needs-account = Partie rankingowe wymagają konta: ranking musi do kogoś należeć.
rated-needs-two = Partia rankingowa wymaga co najmniej dwojga graczy.
rated-one-seat = W partii rankingowej masz jedno miejsce.
rated-no-steps = Boty pomiędzy poziomami nie mają stałego punktu.
rated-no-hints = Stół z podpowiedziami nie jest rankingowy.
rated-no-edition = Stół z liczbami z własnego egzemplarza nie jest rankingowy.
friendly-about = Niczyj ranking się nie zmienia.
rated-about = Wynik zmienia ranking wszystkich; boty są stałymi punktami. Nikt nie próbuje dwa razy, a odejście liczy się jak ostatnie miejsce.
ask-for = Kto może usiąść
ask-for-about = względem Twojego rankingu w tej grze
ask-range = Ranking siadającej osoby
ask-finishes = Ukończone partie siadającej osoby
any-rating = dowolny ranking
ask-finishes-90 = kończy 90 %
ask-finishes-any = każdy
table-rule-rated = Ta partia jest rankingowa: wynik zmienia ranking wszystkich. Cofasz własne kroki, dopóki nic się nie ujawniło, nie dalej. Kto odejdzie albo nie wróci do końca, liczy się jako ostatni; jeśli zastępca podjął ponad jedną trzecią czyichś decyzji, partia nikomu niczego nie zmienia.
table-rule-range = Gospodarz prosi o ranking od { $low } do { $high }.
table-rule-finishes = Gospodarz prosi o osoby, które kończą co najmniej { $n } % partii.
kind-invite = Ktoś mnie zaprasza
kind-invite-about = do stołu, po nazwie
kind-wait = Siada ktoś, na kogo czekam
kind-wait-about = to, o co prosisz w „Znajdź przeciwników”
error-nobody = Nikt o tej nazwie nie ma tu konta.
error-rated = W partii rankingowej to niemożliwe.
error-account = To wymaga konta: partie rankingowe, profile i zaproszenia.
error-range = Gospodarz tego stołu prosi o kogoś innego.
