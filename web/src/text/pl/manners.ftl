# Dobre obyczaje: nie czytać, nie spotykać, zgłaszać; i to, co robią moderatorzy.

menu-of = { $name }: wycisz, zablokuj, zgłoś
cancel = Anuluj
mute = Wycisz
unmute = Czytaj znowu
muted = wyciszenie
mute-about = nie czytasz tej osoby tu ani nigdzie; ona o tym nie wie
profile = Profil
profile-about = partie, rankingi
challenge = Zaproś do stołu
challenge-about = do jednego z twoich stołów albo nowego
block = Zablokuj
unblock = Odblokuj
blocked = blokada
block-about = żadnych zaproszeń ani wspólnych otwartych stołów; trwająca gra toczy się dalej
report = Zgłoś
report-of = Zgłoś: { $name }
report-about-short = moderatorom
report-about = Ta osoba nie dowie się, kto zgłosił. Moderator widzi zaznaczone wiersze i dziesięć wokół nich, nic więcej.
report-person-about = Ta osoba nie dowie się, kto zgłosił. Moderator widzi to, co tu napiszesz, i nic z twoich partii.
report-what = O co chodzi?
report-insult = Obelga
report-stalling = Odchodzi lub zwleka
report-name = Imię
report-help = Pomoc z zewnątrz
report-other = Coś innego
report-lines = Które wiersze?
report-words = Własnymi słowami, jeśli chcesz
report-mute = Od razu wycisz tę osobę dla mnie
report-send = Wyślij zgłoszenie
report-after = Dowiesz się, że ktoś to sprawdził. Czyjeś życie jest zagrożone? Zadzwoń pod numer alarmowy swojego kraju.
report-sent = Dziękujemy. Moderatorzy to sprawdzą, a ty się o tym dowiesz.
line-hidden = ukryto: ten wiersz zgłosiło kilka osób
blocked-here = Przy tym stole siedzi { $names }, z twoją blokadą. Mimo to możecie tu razem grać.

error-silenced = Moderatorzy postanowili, że przez jakiś czas nic nie piszesz.
error-no-open-tables = Moderatorzy postanowili, że przez jakiś czas siadasz tylko przy prywatnych stołach.
error-closed = Moderatorzy zamknęli to konto. Jeśli się nie zgadzasz, napisz do operatora serwera.
account-closed = Moderatorzy zamknęli to konto
account-you = Ty
closed-reason = Ich powód: { $reason }
closed-objected = Sprzeciw został wysłany. Zajmie się nim inny moderator; zaloguj się ponownie, by przeczytać odpowiedź.
closed-answer = Na twój sprzeciw odpowiedział inny moderator: { $reason }
error-not-allowed = Ten serwer nie dopuszcza takiego imienia.
error-no-person = Tej osoby tu nie ma.
error-no-case = Tego już nie ma.
error-taken = Tę sprawę właśnie wziął inny moderator.
error-reason = Podaj powód: co najmniej trzy litery.
error-renamed = Imię można zmienić raz na 30 dni.

## Konto

change-name = Zmień imię
name-changed = Nazywasz się teraz { $name }.
names-free = Wolne:
name-rule = Raz na 30 dni. Przez 90 dni nikt inny nie dostanie twojego starego imienia.
emblem = Znak na listach (przy stole obowiązuje znak miejsca)
emblem-0 = Niebieski romb
emblem-1 = Czerwone koło
emblem-2 = Żółty kwadrat
emblem-3 = Zielony trójkąt
people-muted = Osoby wyciszone lub zablokowane
nobody-muted = Nikt. Służy do tego menu przy imieniu przy stole.
let-go-of = Nie wyciszaj ani nie blokuj: { $name }
from-moderators = Od moderatorów
new-words = { $n ->
    [one] Czeka na ciebie wiadomość od moderatorów
    [few] Czekają na ciebie { $n } wiadomości od moderatorów
   *[many] Czeka na ciebie { $n } wiadomości od moderatorów
}
read-them = Przeczytaj
word-looked = Twoje zgłoszenie zostało sprawdzone i rozstrzygnięte.
word-warning = Ostrzeżenie.
word-silent = Do { $until } nic nie piszesz. Grasz dalej.
word-no-open = Do { $until } siadasz tylko przy prywatnych stołach.
word-rename = Twoje imię musiało zniknąć. Wybierz inne.
word-close = Twoje konto jest zamknięte.
word-upheld = Sprzeciw rozpatrzono: decyzja zostaje.
word-lifted = Sprzeciw rozpatrzono: decyzja jest cofnięta.
object = Sprzeciw
object-about = Tylko raz. Odpowiada inny moderator.
object-words = Dlaczego się nie zgadzasz
object-send = Wyślij sprzeciw
object-sent = Sprzeciw wysłano. Odpowie inny moderator.

## Strona moderatorów

moderation = Zgłoszenia
moderation-head = { $n ->
    [0] Nic nie czeka
    [one] { $n } otwarte, czeka { $oldest }
    [few] { $n } otwarte, najstarsze czeka { $oldest }
   *[many] { $n } otwartych, najstarsze czeka { $oldest }
}
moderation-sees = widzisz tylko to, czego dotyczy zgłoszenie
moderation-none = Nie ma nic do zrobienia. Dziękujemy.
moderation-not = Ta strona jest dla moderatorów.
moderation-today = { $n ->
    [0] W ostatnich 24 godzinach nic nie rozstrzygnięto.
    [one] W ostatnich 24 godzinach rozstrzygnięto { $n } sprawę.
    [few] W ostatnich 24 godzinach rozstrzygnięto { $n } sprawy.
   *[many] W ostatnich 24 godzinach rozstrzygnięto { $n } spraw.
}
case-against = przeciw: { $name }
case-by = od: { $names }
case-table = stół { $table }
case-earlier = { $n ->
    [0] dotąd nic o tej osobie
    [one] { $n } wcześniejsza decyzja
    [few] { $n } wcześniejsze decyzje
   *[many] { $n } wcześniejszych decyzji
}
case-taken = Tę sprawę właśnie prowadzi { $name }.
case-own = To dotyczy ciebie: rozstrzyga inny moderator.
case-reported = To twoje zgłoszenie: rozstrzyga inny moderator.
case-at-table = Siedzisz przy tym stole: rozstrzyga inny moderator.
case-asked = { $name } chce zamknąć to konto. Potrzebna jest zgoda drugiego moderatora.
case-lines = Zgłoszone wiersze i dziesięć wokół nich:
case-no-lines = Nie zaznaczono żadnego wiersza.
case-show = Pokaż
case-no-words = bez słów
former-player = ktoś, kto tu grał
what-follows = Co dalej
what-nothing = Nic
what-nothing-about = zgłaszający się dowiedzą
what-warning = Ostrzeżenie
what-warning-about = z twoim powodem
what-silent = { $days ->
    [one] Cisza przez { $days } dzień
    [few] Cisza przez { $days } dni
   *[many] Cisza przez { $days } dni
}
what-silent-about = gra, ale nie pisze
what-no-open = { $days ->
    [one] Bez otwartych stołów przez { $days } dzień
    [few] Bez otwartych stołów przez { $days } dni
   *[many] Bez otwartych stołów przez { $days } dni
}
what-no-open-about = prywatne zostają
what-rename = Imię musi się zmienić
what-rename-about = znika od razu
what-close = Zamknij konto
what-close-about = potrzebny drugi moderator
reason-told = Powód: pozna go ta osoba, zostanie w dzienniku
decide = Zrób to i powiadom wszystkich
leave-case = Zostaw komuś innemu
decided-told = Zrobione. Wszyscy są powiadomieni.
decided-asked = Zapisano. Potrzebna jest zgoda drugiego moderatora.
moderation-rules = Zamknięcie konta wymaga drugiego moderatora. Ta osoba może raz wnieść sprzeciw; odpowiada inny moderator.
moderation-keys = Klawisze: J i K przechodzą między sprawami, 1–9 wybierają, co dalej, Ctrl+Enter wykonuje.
moderation-log = Dziennik
moderation-log-about = nigdy nie zmieniany, tylko dopisywany
log-empty = Jeszcze nic.
log-operator = operator
log-nothing = { $about }: nic
log-warning = { $about }: ostrzeżenie
log-silent = { $about }: cisza do { $until }
log-no-open = { $about }: bez otwartych stołów do { $until }
log-rename = { $about }: imię odebrane
log-close = { $about }: konto zamknięte
log-close-asked = { $about }: propozycja zamknięcia
log-objection = { $about }: sprzeciw
log-upheld = { $about }: sprzeciw rozpatrzony, decyzja zostaje
log-lifted = { $about }: decyzja cofnięta
objections = Sprzeciwy
objection-of = Sprzeciw: { $name }
objection-mine = To twoja decyzja: odpowiada inny moderator.
uphold = Decyzja zostaje
lift = Cofnij decyzję

nav-moderation = Zgłoszenia
nav-operator = Operator

## Strona operatora

operator-page = Serwer
operator-not = Ta strona jest dla operatora serwera.
megabytes = { $n } MB
milliseconds = { $n } ms
op-old = Widzisz stan z: { $when }.
op-look = (wymaga uwagi)
op-all-well = wszystko w porządku
op-none-yet = jeszcze żadnej
op-failed = nieudane
op-restored = odtworzona i odczytana
op-no-backups = wyłączone
op-figures = Wszystkie liczby
op-health = Zdrowie
op-state = Stan
op-version = Wersja
op-database = Baza danych
op-since = Działa od
op-load = Obciążenie
op-sockets = Otwarte połączenia
op-tables-open = Stoły w pamięci
op-half = Połowa zmian w
op-most = 99 ze 100 w
op-writes_waiting = Zmiany do zapisania
op-loads_waiting = Stoły do wczytania
op-replays_waiting = Gry do odtworzenia
op-turns_waiting = Żądania w kolejce
op-passwords_waiting = Hasła do sprawdzenia
op-letters_waiting = Listy do wysłania
op-bot_questions_waiting = Boty czekające na namysł
op-holds = Stoły i ludzie
op-waiting = Stoły czekające na graczy
op-playing = Stoły w grze
op-over = Zakończone gry
op-closed = Zamknięte gry
op-accounts = Konta
op-guests = Goście
op-today = Osoby z ostatnich 24 godzin
op-abuse = Nadużycia
op-refused = Odmowy: przekroczony budżet
op-cut-off = Rozłączeni: nie czytali
op-turned-away = Odprawieni od drzwi
op-timed-out = Przekroczony czas
op-reports = Otwarte zgłoszenia
op-moderators = Czy są moderatorzy?
op-words = Słowa na liście
op-storage = Dane
op-size = Na dysku
op-lines = Wiersze gier
op-chat = Wiersze rozmów
op-saving = Zapis
op-outbox = Wysyłka
op-notices = Czekające wiadomości
op-letters = Czekające listy
op-sent = Wysłane
op-failed-word = Nieudane
op-paused = Wstrzymane drogi
op-attempt = { $way }, ostatnie 24 godziny: { $what }
op-attempt-answered = { $way }, ostatnie 24 godziny: { $what } ({ $status })
op-attempt-sent = dostarczone
op-attempt-again = do ponowienia
op-attempt-failed = niedostarczone
op-attempt-gone = subskrypcja zakończona
op-by-mail = Poczta
op-by-push = Przeglądarka
op-by-webhook = Webhooki
op-backups = Kopie zapasowe
op-backup-last = Ostatnia dobra
op-backup-check = Ostatnie sprawdzenie
op-backup-kept = Przechowywane

## Gra przez wiele dni

vacation = Urlop
vacation-about = W czasie urlopu twoje terminy stoją, a inni to widzą.
vacation-left = Zostało { $left } z { $days } dni w tym roku.
vacation-from = Od
vacation-until = Do
vacation-save = Zapisz urlop
vacation-saved = Zapisano. Twoje stoły już wiedzą.
vacation-span = od { $first } do { $last }
vacation-end-of = Bez urlopu od { $first }
vacation-not = Całe dni, od jutra. Nie działa przy stołach na żywo ani tam, gdzie jesteś już po terminie.
error-vacation = To nie urlop: całe dni od jutra, nie więcej niż zostało i żaden dwa razy.
on-vacation-until = urlop do { $day }
overdue = po terminie
paused-until = przerwa, { $when }
propose-pause = Zaproponuj wszystkim przerwę:
propose-go-on = Zaproponuj grę od zaraz
vote-pause = { $days ->
    [one] { $by } prosi o { $days } dzień przerwy. Niczyj czas wtedy nie płynie. Zgoda?
    [few] { $by } prosi o { $days } dni przerwy. Niczyj czas wtedy nie płynie. Zgoda?
   *[many] { $by } prosi o { $days } dni przerwy. Niczyj czas wtedy nie płynie. Zgoda?
}
vote-go-on = { $by } prosi o koniec przerwy od zaraz. Zgoda?
late-what = Kto się spóźnia
late-wait = Spóźnienie: czekamy
late-bot = Spóźnienie: gra bot
hours-night = Zegary stoją od 22:00 do 8:00
hours-weekend = Zegary stoją w weekend
hours-zone = według zegarów: { $zone }
table-rule-late = { $hours ->
    [one] Masz { $hours } godzinę na każdy ruch. Potem jesteś po terminie, ale nikt za ciebie nie gra.
    [few] Masz { $hours } godziny na każdy ruch. Potem jesteś po terminie, ale nikt za ciebie nie gra.
   *[many] Masz { $hours } godzin na każdy ruch. Potem jesteś po terminie, ale nikt za ciebie nie gra.
}
table-rule-away-late = Gdy jesteś po terminie ponad 24 godziny, inni mogą pozwolić botowi ({ $bot }) grać za ciebie, jeśli chce tego więcej niż połowa. Bot przestaje, gdy tylko wrócisz.
table-rule-night = Od { $from } do { $until } ({ $zone }) niczyj czas nie płynie.
table-rule-weekend = W sobotę i niedzielę ({ $zone }) niczyj czas nie płynie.
table-rule-vacation = Na urlopie, do 21 dni w roku, twój czas stoi i wszyscy widzą, do kiedy.
table-rule-pause = Wszyscy razem mogą umówić się na przerwę.
