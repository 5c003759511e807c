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
level-master = Mistrz
level-step = { $level } −{ $lapses }
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
signed-in-where = Twoje sesje
this-device = To urządzenie, teraz
last-used = Ostatnio używane: { $when }
device-unknown = Nieznane urządzenie
sign-out = Wyloguj
sign-out-of = Wyloguj: { $device }
sign-out-others = Wyloguj wszędzie indziej
sign-out-everywhere-ask = Wyloguj wszędzie …
sign-out-everywhere = Wyloguj wszędzie
sign-out-everywhere-sure = { $n ->
    [0] To twoja jedyna sesja. Aby wrócić, trzeba będzie podać hasło. Klucze dla programów pozostają ważne.
    [one] Wylogujemy tę przeglądarkę i jedną inną. Aby wrócić, trzeba będzie podać hasło. Klucze dla programów pozostają ważne.
    [few] Wylogujemy tę przeglądarkę i { $n } inne. Aby wrócić, trzeba będzie podać hasło. Klucze dla programów pozostają ważne.
   *[many] Wylogujemy tę przeglądarkę i { $n } innych. Aby wrócić, trzeba będzie podać hasło. Klucze dla programów pozostają ważne.
}
place-new = nowe miejsce
place-new-about = To nie ty? Wyloguj to urządzenie i zmień hasło.
place-local = własna sieć serwera
change-password = Zmień hasło
password-now = Obecne hasło
password-new = Nowe hasło
password-how = Znaków co najmniej { $n }. Lepiej długie niż dziwne: wystarczą cztery słowa.
change-password-about = Wszystkie inne sesje zalogowane starym hasłem zostaną zakończone.
password-changed = Hasło zmienione; pozostałe sesje zostały zakończone.
tokens = Klucze dla programów
tokens-about = Program z takim kluczem gra w twoim imieniu. Nie może zmienić hasła ani cię wylogować.
token-since = Utworzony { $when }
token-void = Unieważnij
token-void-of = Unieważnij: { $name }
token-name = Do czego służy?
token-new = Nowy klucz
token-once = Zachowaj go teraz: pokazujemy go tylko raz.
copy = Kopiuj
guest = gość

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
seat-bot-step-about = W { $lapses } na 100 wyborów gra jak poziom { $below }.
fine-strength = Siła bota na miejscu { $n }
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
colon = { $first }: { $second }
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
players-aside = Gracze
net-live = Na żywo
net-connecting = Łączenie
net-slow = Wolno
net-lost = Brak połączenia
connection-lost = Utracono połączenie. Potwierdzone ruchy są bezpieczne. Ponawiam…
connection-lost-in = Utracono połączenie. Potwierdzone ruchy są bezpieczne. Kolejna próba za { $n } s.
back-again = { $n ->
    [0] Połączono. Nic się w tym czasie nie wydarzyło.
    [one] Połączono. Zagrano { $n } ruch.
    [few] Połączono. Zagrano { $n } ruchy.
   *[many] Połączono. Zagrano { $n } ruchów.
}
not-saved-yet = Twojego ruchu nie udało się jeszcze zapisać. Ponawiam…
try-now = Spróbuj teraz
table-missing = Nie ma takiego stołu.
table-missing-why = Sprawdź kod albo poproś o link jeszcze raz.
page-missing = Nie ma takiej strony.
page-missing-why = Może w adresie jest literówka albo strona jest gdzie indziej. Z poczekalni dojdziesz wszędzie.
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
is-waited-for = Poza stołem; czekamy jeszcze { $time }.
let-bot-play = Niech gra bot

## The decision

decision = Decyzja
options = Możliwości
hot-seat = Teraz gra: { $name }
working = Chwileczkę…
game-over = Gra jest zakończona.
game-closed = Ta gra skończyła się przed czasem.
closed-vote = Została poddana.
closed-steps = Trwała zbyt długo bez końca i została zatrzymana.
closed-rules = Zasady zmieniły się od tego czasu; nie można grać dalej.
closed-other = Nie ma wyniku.
rules-changed = Od tej gry zmieniły się zasady. Jej planszy nie można już pokazać; oto jej dziennik.
all-options = Wszystkie możliwości
then = Wtedy:
undo = Cofnij
start-over = { $steps ->
    [one] Wróć na początek ({ $steps } krok)
    [few] Wróć na początek ({ $steps } kroki)
   *[many] Wróć na początek ({ $steps } kroków)
}
undo-floor = Coś już odkryto albo ruszył się inny gracz: nie da się cofnąć samemu.
ask-undo = Poproś innych o cofnięcie
not-now = Czemu nie? ({ $n })
why-not = Nie teraz: { $why }
changed-meanwhile = To niemożliwe: { $why }

## Votes

vote-undo = { $by } prosi o powrót do kroku { $step }. Zgoda?
vote-stand-in = { $by } pyta: czy za gracza { $for } ma grać bot?
vote-close = { $by } proponuje wspólnie zakończyć grę. Zgoda?
vote-open = Trwa głosowanie
propose-close = Zaproponuj poddanie gry
propose-close-alone = Poddaj grę
propose-close-sure = Na pewno poddać grę?

## Log, chat, rules

log = Dziennik
chat = Czat
log-and-chat = Dziennik i czat
no-log = Jeszcze nic się nie stało.
no-chat = Nikt jeszcze nic nie napisał.
unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
}
chat-new-since = Nowe od ostatniej wizyty
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
goal-reached = Ile celu osiągnięto, na 100
goal-by-round = Droga do celu w trakcie gry
no-points-from = Nikt nic nie dostał: { $what }.
points-before = Przed punktacją końcową
as-table = Jako tabela
rematch = Rewanż
watch-replay = Obejrzyj powtórkę
copy-result = Kopiuj wynik
download-record = Pobierz zapis
to-result = Pokaż wynik
back-to-board = Wróć do planszy
play-on-from-here = Graj dalej od tego miejsca
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
save-position = Zapisz tę pozycję
save-position-about = Pozycja staje się plikiem, który można uruchomić ponownie. Ze zdaniem o tym, czego się spodziewasz, jest to zgłoszenie błędu.
save-position-dealt = To, czego twoje miejsce nie może wiedzieć, zostaje w pliku rozdane od nowa.
save-position-expected = Czego się spodziewasz? (nieobowiązkowe)
save-position-do = Zapisz plik
save-position-failed = Nie udało się zapisać pozycji.

## Preferences

motion = Ruch
motion-off = Brak
confirm-when = Pytaj przed wysłaniem akcji
confirm-never = Nigdy
confirm-turn = Na końcu tury
confirm-always = Zawsze
pref-sound = Dźwięki: mój ruch, odkrycia, budowa, monety, czat
pref-notify = Powiadomienie, gdy jest mój ruch
pref-keys = Litery i cyfry jako skróty
pref-digits = Pokazuj cyfry na elementach
pref-text-view = Graj w tekście, bez planszy
keys-help = Klawisze: 1–9 wybór, D decyzja, B plansza, H ręka, L dziennik, R zasady, X objaśnij, W dlaczego nie, K podpowiedź, Ctrl+Z cofnij, Ctrl+Shift+Z ponów, Ctrl+Enter potwierdź. Spacja wstrzymuje opowieść, przecinek i kropka cofają i posuwają ją, A opowiada jeszcze raz.

## What went wrong

error-bad-message = To nie zostało zrozumiane. Odśwież stronę.
error-illegal = Zasady na to nie pozwalają.
error-stale = Sytuacja zmieniła się w międzyczasie. Spójrz jeszcze raz.
error-not-now = W tej chwili to niemożliwe.
error-not-yours = To należy do kogoś innego.
error-floor = Tego nie da się cofnąć samemu. Poproś innych.
error-grace = Ta osoba może jeszcze wrócić. Poczekaj, aż minie jej czas.
error-sure = Gra skończy się od razu. Potwierdź.
error-needed = Opiera się na tym coś, co zrobiono później: najpierw cofnij tamto.
error-no-table = Nie ma takiego stołu.
error-no-seat = Nie ma takiego miejsca.
error-full = Nie ma już wolnego miejsca.
error-password = To nie jest właściwe hasło.
error-not-signed-in = Najpierw wybierz imię.
error-name-taken = To imię jest zajęte.
error-bad-login = Imię lub hasło jest niepoprawne.
error-short-password = Hasło musi mieć znaków co najmniej { $least }. Wystarczą cztery słowa.
error-common-password = To hasło zgaduje się jako jedno z pierwszych. Weź kilka słów, które należą tylko do ciebie.
error-limit = Za dużo naraz. Poczekaj chwilę.
error-busy = Serwer nie nadąża z tyloma żądaniami. Odczekaj chwilę i spróbuj ponownie.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-no-hint = Teraz bez podpowiedzi; gra toczy się dalej.
error-no-puzzle = Z tego wyboru nie będzie zadania: żadna możliwość nie jest wyraźnie najlepsza albo gra nie zaczęła się od początku.
error-storage = Baza danych serwera nie odpowiada; nic się nie zmieniło. Spróbuj ponownie.
error-unreadable = Ten stół zapisała nowsza wersja serwera.
error-no-session = Ta sesja już się zakończyła.
error-no-token = Ten klucz jest już nieważny.
error-restart = Serwer uruchamia się ponownie; gra jest bezpieczna.
error-origin = Ta strona nie może używać tego serwera.
error-not-found = Nic tu nie ma.
error-too-large = To jest zbyt duże.
error-unreachable = Nie można połączyć się z serwerem.

# One screen

own-things = Twoje rzeczy
as-a-list = Jako lista
more-options = więcej ({ $n })
undo-step = Cofnij: { $what }
redo-step = Zrób ponownie: { $what }
final-reveals = Nie można cofnąć: coś zostanie odkryte
final-turn = Potem ruch mają inni
hint-press = Naciśnij to, co podświetlone.
hint-press-twice = Naciśnij to, co podświetlone; drugie naciśnięcie potwierdza.
help-here = Opcje i powody
and-more = i jeszcze { $n }
pane-told = Właśnie teraz
pane-since = Od twojego ruchu
pane-confirm = Jeśli potwierdzisz
pane-options = Opcje
pane-guide = Przewodnik
pane-blocked = Nie teraz

# Telling

telling = Co się dzieje
told-to-my-turn = Przejdź do mojej tury
told-to-now = Przejdź do teraz
told-catch-up = Nadrób
told-back-one = Krok wstecz
told-replay = Dalej wstecz: powtórka
told-pause = Wstrzymaj
told-play = Wznów
told-next = Następny krok
told-step = krok { $n } z { $all }
told-pace = Tempo: { $pace }
told-more = { $n ->
    [one] jeszcze { $n } krok
    [few] jeszcze { $n } kroki
   *[many] jeszcze { $n } kroków
}
told-again = Opowiedz jeszcze raz
told-several = { $first } i jeszcze { $n ->
    [one] { $n } krok.
    [few] { $n } kroki.
   *[many] { $n } kroków.
}
told-took-back = { $name } cofa ruch.
pace-offer = Znasz już grę: opowiadać szybciej ruchy innych?
pace-offer-yes = Szybciej
pace-offer-no = Tak jak teraz
told-you = { $name } (ty)
told-table = Stół
told-opponent = Przeciwnik
told-scoring = Punktacja końcowa
told-scored = { $what }: { $each }.
told-scored-seat = { $name } +{ $n }
told-change = { $who }: { $what } z { $before } na { $after }.
told-turn = { $name }, { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}: { $what }
told-long = Jest dużo do opowiedzenia: { $n ->
    [one] { $n } krok.
    [few] { $n } kroki.
   *[many] { $n } kroków.
}
told-long-why = Wszystko można obejrzeć później, na liście albo w powtórce.
told-back = Od twojego ruchu, { $when }, grali: { $names }. { $n ->
    [one] { $n } krok.
    [few] { $n } kroki.
   *[many] { $n } kroków.
}
told-back-start = Od początku gry, { $when }: grali { $names }, { $n ->
    [one] { $n } krok.
    [few] { $n } kroki.
   *[many] { $n } kroków.
}
told-back-why = Plansza pokazuje pozycję sprzed twojej nieobecności.
told-main = Najważniejsze ({ $n })
told-all = Wszystko ({ $n })
told-tell-it = Opowiedz
told-what-changed = Co się zmieniło
told-nothing-changed = Żadna liczba się nie zmieniła.
count-vp = Punkty
count-thaler = Talary
count-helper = Pomocnicy
count-gauge = Wskaźnik
count-cards = Karty
count-caravans = Karawany
count-workers = Robotnicy
telling-pace = Opowiadanie ruchów innych
pace-off = wyłączone
pace-fast = szybko
pace-normal = normalnie
pace-slow = powoli
pace-hand = ręcznie
sound-offer = Grać z dźwiękiem?
sound-yes = Tak, z dźwiękiem
sound-no = Nie
log-fold = { $n ->
    [one] jeszcze { $n } wiersz
    [few] jeszcze { $n } wiersze
   *[many] jeszcze { $n } wierszy
}

# First minutes

bot-names = Ambroży, Bogna, Czesław, Dorota, Edmund, Felicja, Gotfryd, Halszka, Ignacy, Jagna, Leopold, Mieczysława
short-code = Kod
short-code-how = Można go podyktować: wpisuje się go na pierwszej stronie.
invited = Zaproszono cię
invited-by = { $name } zaprasza
name-seen = Konto nie jest potrzebne. To imię widzą wszyscy przy stole.
at-this-table = Przy tym stole
code-unknown = Żaden stół, który czeka na graczy, nie ma takiego kodu. Sprawdź go albo poproś o link.
solo = Solo
