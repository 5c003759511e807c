# Words of the client itself; those of the games are served from the text package.

## Everywhere

close = Zamknij
yes = Tak
no = Nie
all = Wszystkie
nothing = –
copied = Skopiowano
loading = Chwileczkę…
language = Język
language-en = English
language-fr = Français
language-pl = Polski
theme = Motyw
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
settings = Ustawienia
rules = Zasady
game = Gra
games = Gry
you = ty
you-nav = Ty
player-n = Gracz { $n }
players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
players-between = { $least }–{ $most } graczy
points = Punkty
seats = Miejsca
pace = Tempo
spectator = Widz
spectators = Widzowie
skip-to-decision = Przejdź do decyzji

## The lobby

claim = Gry o budowaniu.
claim-invite = Siadaj do stołu.
claim-free = Za darmo, z otwartym kodem, bez rejestracji: wybierz imię i graj ze znajomymi albo z botami.
side = Twoje gry
play-now = Zagraj od razu z botami
play-now-short = Zagraj
play-now-game = Zagraj: { $game }
bots = Boty
fewer-bots = Mniej botów
more-bots = Więcej botów
strength = Siła
level-random = Losowy
level-easy = Łatwy
level-medium = Średni
level-hard = Trudny
level-expert = Ekspert
start-playing = Zacznij grę
new-table = Nowy stół
rules-of = Zasady: { $game }
join-with-code = Dołącz kodem
table-code = Kod lub link stołu
join = Dołącz
join-how = Poproś gospodarza o kod albo otwórz otrzymany link.
open-tables = Otwarte stoły
filter = Które gry
watch = Oglądaj
no-open-tables = Nikt nie czeka u bramy. Otwórz stół albo zagraj z botami.
seats-taken = Zajęte miejsca: { $taken } z { $all }
my-tables = Moje stoły
your-turn = Twój ruch
table-waiting = Czeka na graczy
waits-for = Oczekiwanie: { $names }.
continue = Graj dalej
open = Otwórz
lately-finished = Ostatnio zakończone
replay = Powtórka

## Who is playing

who-are-you = Kim jesteś?
your-name = Twoje imię
nobody-yet = Gość
guest-name = Gość { $n }
use-this-name = Użyj tego imienia
account-why = Gość gra tylko w tej przeglądarce. Z hasłem twoje gry są dostępne wszędzie.
password = Hasło
make-account = Załóż konto
log-in = Zaloguj się
log-out = Wyloguj się

## A new table

new-table-about = Wszystko jest już ustawione: możesz otworzyć go od razu.
seats-about = Kolor, kształt i wzór należą do miejsca.
who-sits = Kto siedzi na miejscu { $n }
seat-me = Ja
seat-me-too = Też ja, na tym urządzeniu
seat-person = Osoba
seat-closed = Zamknięte
seat-bot = Bot: { $level }
seat-me-about = Grasz na tym miejscu.
seat-person-about = Wolne dla każdego, kto ma link.
seat-closed-about = Nie bierze udziału w grze.
seat-bot-about = Na tym miejscu gra bot.
seats-impossible = Ta gra jest dla { $game }.
rules-from-data = Opcje tej gry
no-options = Ta gra nie ma opcji.
pace-how = Jak gracie
pace-none = Bez zegara
pace-none-about = Nikt nie mierzy czasu.
pace-live = Na żywo, po { $minutes } min
pace-live-about = Wszyscy jednocześnie. Po czasie gra za ciebie bot; możesz wrócić.
pace-turn = { $hours ->
    [one] Tura po turze, po { $hours } godzinie
    [few] Tura po turze, po { $hours } godziny
   *[many] Tura po turze, po { $hours } godzin
}
pace-turn-about = Odpowiadaj, kiedy możesz.
minutes = Minuty
hours = Godziny
door = Drzwi
who-may-join = Kto może dołączyć
door-link = Tylko z linkiem
door-link-about = Nigdzie nie widoczny.
door-open = Otwarty stół
door-open-about = Widoczny w poczekalni; kto pierwszy, ten siada.
door-password = Z hasłem
door-password-about = Kto je zna, może usiąść.
spectators-welcome = Widzowie mile widziani
spectators-about = Widzą to, co mogą widzieć wszyscy.
summary = Podsumowanie
open-table = Otwórz stół
fill-and-start = Uzupełnij botami i zacznij
open-table-about = Dostaniesz link do wysłania.

## The waiting room

gate-open = Brama jest otwarta
send-link = Wyślij ten link
copy-link = Kopiuj link
no-account-needed = Konto nie jest potrzebne: kto otworzy link, wybiera imię i siada.
waiting-for-person = Czeka na osobę…
seat-free-note = wolne
seat-bot-note = bot, { $level }
host = gospodarz
away = poza stołem
online = przy stole
sit-here = Usiądź tutaj
sit-too = Graj też tutaj
seat-a-bot = Posadź bota
free-seat = Zwolnij
free-seat-of = Zwolnij miejsce: { $name }
start-game = Zacznij grę
start-with-bots = Zacznij z botami
seats-free = { $n ->
    [one] { $n } miejsce jest wolne.
    [few] { $n } miejsca są wolne.
   *[many] { $n } miejsc jest wolnych.
}
all-here = Są wszyscy.
what-is-played = W co gracie
welcome = mile widziani
not-welcome = brak
read-rules = Przeczytaj zasady

## The table

table = Stół
table-tools = Narzędzia
sections = Sekcje
players-aside = Gracze
net-live = Na żywo
net-connecting = Łączenie
net-lost = Brak połączenia
connection-lost = Utracono połączenie. Potwierdzone ruchy są bezpieczne. Ponawiam…
try-now = Spróbuj teraz
table-missing = Nie ma takiego stołu.
table-missing-why = Sprawdź kod albo poproś o link jeszcze raz.
table-locked = Ten stół ma hasło.
to-lobby = Do poczekalni
to-table = Do stołu
show-board = Pokaż planszę
show-text = Pokaż jako tekst
title-your-turn = ● Twój ruch · { $game }
first-player = Pierwszy gracz
acting = ma ruch
time-left = Pozostały czas
bot-plays = Gra tu bot ({ $level }).
play-again-myself = Gram znowu
is-away = { $name }: poza stołem
let-bot-play = Niech gra bot

## The decision

decision = Decyzja
options = Możliwości
hot-seat = Teraz gra: { $name }
working = Chwileczkę…
game-over = Gra jest zakończona.
game-closed = Ta gra została zamknięta.
rules-changed = Od tej gry zmieniły się zasady. Jej planszy nie można już pokazać; oto jej dziennik.
choose-other = Wybierz co innego
all-options = Wszystkie możliwości
options-on-the-board = { $n ->
    [one] { $n } możliwość na planszy, jako lista
    [few] { $n } możliwości na planszy, jako lista
   *[many] { $n } możliwości na planszy, jako lista
}
then = Wtedy:
undo = Cofnij
start-over = { $steps ->
    [one] Wróć na początek ({ $steps } krok)
    [few] Wróć na początek ({ $steps } kroki)
   *[many] Wróć na początek ({ $steps } kroków)
}
undo-floor = Stąd nie da się cofnąć: coś ujawniono albo ruszył się inny gracz.
ask-undo = Poproś innych o cofnięcie
not-now = { $n ->
    [one] Nie teraz: { $n }
    [few] Nie teraz: { $n }
   *[many] Nie teraz: { $n }
}
why-not = Nie teraz: { $why }
changed-meanwhile = To niemożliwe: { $why }

## Votes

vote-undo = { $by } prosi o powrót do kroku { $step }. Zgoda?
vote-stand-in = { $by } pyta: czy za gracza { $for } ma grać bot?
vote-close = { $by } proponuje wspólnie zakończyć grę. Zgoda?
propose-close = Zaproponuj zakończenie gry

## Log, chat, rules

log = Dziennik
chat = Czat
log-and-chat = Dziennik i czat
no-log = Jeszcze nic się nie stało.
no-chat = Nikt jeszcze nic nie napisał.
unread = { $n } nowych
write-table = Napisz do stołu…
write-gallery = Napisz do innych widzów…
send = Wyślij
open-rule = Otwórz zasadę { $rule }
rules-section = Przejdź do działu
search-rules = Szukaj w zasadach
rules-found = { $found } z { $all }

## The end

wins = { $n ->
    [one] Wygrana: { $names }
    [few] Wspólna wygrana: { $names }
   *[many] Wspólna wygrana: { $names }
}
tie-decided = Remis punktowy; rozstrzyga: { $what } { $n }.
tie-break = Rozstrzygnięcie remisu: { $what }
total = Razem
source = Źródło
where-points-from = Skąd te punkty
points-by-round = Punkty w trakcie gry
as-table = Jako tabela
rematch = Rewanż
watch-replay = Obejrzyj powtórkę
copy-result = Kopiuj wynik
download-record = Pobierz zapis
back-to-board = Wróć do planszy
rematch-ready = Stół do rewanżu jest gotowy.
to-rematch = Przejdź

## The replay

scrubber = Przebieg gry
move-of = Ruch { $step } z { $steps }
link-here = Link do tego ruchu
first-step = Na początek
previous-step = Ruch wstecz
next-step = Ruch naprzód
last-step = Na koniec
play = Odtwarzaj
pause = Pauza
speed = Prędkość
seen-as = Oczami

## Preferences

motion = Ruch
motion-off = Brak
confirm-when = Pytaj przed wysłaniem akcji
confirm-never = Nigdy
confirm-turn = Na końcu tury
confirm-always = Zawsze
pref-sound = Dźwięk, gdy jest mój ruch
pref-notify = Powiadomienie, gdy jest mój ruch
pref-keys = Litery i cyfry jako skróty
pref-text-view = Graj w tekście, bez planszy
keys-help = Klawisze: 1–9 wybór, D decyzja, B plansza, H ręka, L dziennik, R zasady, X objaśnij, W dlaczego nie, Ctrl+Z cofnij, Ctrl+Enter potwierdź.

## What went wrong

error-bad-message = To nie zostało zrozumiane. Odśwież stronę.
error-illegal = Zasady na to nie pozwalają.
error-stale = Sytuacja zmieniła się w międzyczasie. Spójrz jeszcze raz.
error-not-now = W tej chwili to niemożliwe.
error-not-yours = To należy do kogoś innego.
error-floor = Tego nie da się cofnąć samemu. Poproś innych.
error-needed = Opiera się na tym coś, co zrobiono później: najpierw cofnij tamto.
error-no-table = Nie ma takiego stołu.
error-no-seat = Nie ma takiego miejsca.
error-full = Nie ma już wolnego miejsca.
error-password = To nie jest właściwe hasło.
error-not-signed-in = Najpierw wybierz imię.
error-name-taken = To imię jest zajęte.
error-bad-login = Imię lub hasło jest niepoprawne.
error-limit = Za dużo naraz. Poczekaj chwilę.
error-storage = Nie udało się zapisać; nic się nie stało. Spróbuj ponownie.
error-restart = Serwer uruchamia się ponownie; gra jest bezpieczna.
error-origin = Ta strona nie może używać tego serwera.
error-not-found = Nic tu nie ma.
error-too-large = To jest zbyt duże.
error-unreachable = Nie można połączyć się z serwerem.

## Names of what a view tells, where the game has no word of its own

view-active = Aktywny gracz
view-altar-card = Karta ołtarza
view-altar-order = Kolejność na ołtarzu
view-amount = Ilość
view-aux-used = Pomocnik użyty
view-banner-sources = Skąd są sztandary
view-banners-to-come = Sztandary jeszcze możliwe
view-blessing-points = Punkty za błogosławieństwa
view-bonus = Premia
view-bottom = Dół
view-building = Budynek
view-built = Zbudowane
view-caravan-last = Ostatnia karawana
view-caravans-ready = Gotowe karawany
view-card = Karta
view-card-points = Wartość kart teraz
view-cell = Pole
view-colour = Kolor
view-cols = Kolumny
view-columns = Kolumny
view-compulsory = Obowiązkowe
view-cost = Koszt
view-costs = Koszty
view-count = Liczba
view-day = Dzień
view-done = Zrobione
view-draw-count = Stos dobierania
view-drawn = Dobrane
view-drawn-count = Dobrane karty
view-elder-used = Starszy użyty
view-erected = Wzniesione budynki
view-face-down-count = Liczba wybranych kart
view-food-due = Należna żywność
view-gate = Brama
view-gauge-last = Ostatni stopień skali
view-golden-points = Punkty za złote pola
view-hand = Ręka
view-hand-count = Karty na ręce
view-hand-known = Znane karty na ręce
view-highest-row = Punkty za najwyższego skrybę
view-id = Nazwa
view-in-play = W grze
view-item = Czynność
view-items = Dary
view-kind = Rodzaj
view-launched-now = Rozpoczęte teraz
view-less = Zniżka
view-levite-placed = Lewita postawiony
view-levites-used = Użyci lewici
view-links = Połączenia
view-made = Utworzone
view-main = Akcja główna
view-main-done = Akcja główna wykonana
view-mode = Cel
view-must = Obowiązkowe
view-number = Numer
view-open = Otwarte
view-owner = Właściciel
view-owners = Właściciele
view-passed = Pas
view-phase = Faza
view-piles = Stosy
view-placed-this-round = Postawione w tej rundzie
view-players = Gracze
view-plays = Sztandary po zagraniu
view-points = Punkty
view-pool = Pula
view-prepare = Do przygotowania
view-prepared = Przygotowane
view-price = Cena
view-produced = Wyprodukowane
view-prophets = Prorocy
view-pyramids = Piramidy
view-resource = Surowiec
view-revealed = Odkryte
view-ring = Krąg
view-room = Miejsce
view-round = Runda
view-rounds = Rundy
view-row-food = Żywność rzędów
view-rows = Rzędy
view-rubble = Gruz
view-scores = Wyniki
view-scribe = Pisarz
view-scribe-done = Pisarz wykonany
view-season = Pora roku
view-seat = Miejsce gracza
view-seats = Gracze
view-second = Drugie
view-sectors = Sektory
view-shofar = Szofar
view-side = Strona
view-source = Źródło
view-spent = Wydane
view-stages = Etapy
view-stepped = Wykonane kroki
view-steps = Srebro za krok
view-storage = Magazyn
view-suitors = Zalotnicy
view-supply = Zasoby
view-tent-done = Namiot wykonany
view-tie-break = Rozstrzygnięcie remisu
view-tile = Płytka
view-tiles = Płytki
view-top = Góra
view-torah = Ceny Tory
view-total = Razem
view-trader-used = Kupiec użyty
view-troubles = Kłopoty
view-tucked = Karty wsunięte
view-turn = Tura
view-turned = Odwrócone
view-unplayed = Jeszcze niezagrane
view-unseen = Jeszcze nieznane
view-value = Wartość
view-wall = Mur
view-wall-bottom = Mur, dolna część
view-wall-card = Karta muru
view-wall-count = Mury
view-wall-top = Mur, górna część
view-ways = Srebro za drogę
view-white = Biały
view-winter = Zima
view-winter-marks = Znaki zimy
view-won = Wygrana
view-worker-points = Punkty za robotników
view-zone = Wobec proroków
