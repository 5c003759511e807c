# Strony o ludziach i dniach: co dostaję, co na mnie czeka.

nav = Główne
nav-play = Graj
nav-my-turn = Mój ruch
nav-rules = Zasady
notifications = Powiadomienia
notifications-about = Nic nie jest wysyłane, jeśli tego nie włączysz. Wszystko można wyłączyć z samej wiadomości.
tell-me = Powiadom mnie
by-push = Przeglądarka
by-mail = E-mail
by-webhook = Webhook
kind-turn = Mój ruch
kind-turn-about = jedna wiadomość o wszystkich czekających stołach
kind-late = Mój czas się kończy
kind-late-about = gdy stół ma termin na każdą turę
kind-sat = Ktoś siada przy moim stole
kind-sat-about = dopóki stół czeka na graczy
kind-chat = Rozmowy przy moich stołach
kind-chat-about = nie wtedy, gdy jestem przy stole
kind-over = Koniec gry
kind-over-about = z drogą do wyniku
kind-puzzle = Zadanie dnia
kind-puzzle-about = o 8 rano, po jednym z każdej gry
one-message = Czeka kilka stołów: nadal jedna wiadomość, która je liczy i prowadzi do kolejki. Co zobaczysz przy stole w ciągu minuty, nie jest wysyłane.
no-way-offered = Ten serwer nie wysyła wiadomości: operator tego nie ustawił.
no-mail-offered = Ten serwer nie wysyła e-maili: operator tego nie ustawił.
quiet-hours = Cisza
quiet-from = Od
quiet-until = Do
quiet-about = { $zone }. Co zdarzy się w tym czasie, przyjdzie jedną wiadomością o { $until }.
quiet-zone-here = Użyj strefy tego urządzenia, { $zone }
quiet-late = „Mój czas się kończy” może przerwać ciszę
reminders = Przypomnienia
remind-hours = { $n ->
    [one] gdy zostaje { $n } godzina
    [few] gdy zostają { $n } godziny
   *[many] gdy zostaje { $n } godzin
}
reminders-about = Idą tam, gdzie włączono „Mój czas się kończy”.
digest = E-mail
digest-once = Od razu
digest-daily = Raz dziennie
digest-weekly = Raz w tygodniu
digest-once-about = Każda wiadomość, gdy tylko jest gotowa.
digest-daily-about = O 18:00 i tylko gdy coś czeka.
digest-weekly-about = W niedziele o 18:00 i tylko gdy coś czeka.
where-to = Dokąd
no-way-yet = Na razie nigdzie. Wybierz jeden lub kilka sposobów:
push-add = Ta przeglądarka
push-added = Ta przeglądarka dostaje teraz wiadomości.
push-missing = Ta przeglądarka nie umie pokazywać wiadomości przy zamkniętej stronie.
push-denied = Przeglądarka zabrania tej stronie wysyłania wiadomości. Zezwól na nie w ustawieniach witryny, obok jej adresu.
mail-add = Adres e-mail
mail-address = Twój adres e-mail
mail-ask = Wyślij mi link
mail-asked = Link wysłano na { $address }. Otwórz go, aby włączyć e-maile.
mail-confirmed = Adres { $address } jest potwierdzony. Można włączyć e-maile.
webhook-add = Komunikator
webhook-service = Usługa
webhook-address = Adres webhooka
webhook-secret = Wiadomości są podpisane tym sekretem. Pokazujemy go tylko teraz:
preset-discord = Discord
preset-slack = Slack
preset-matrix = Matrix (hookshot)
preset-ntfy = ntfy
preset-json = Własny program (JSON)
way-paused = Wstrzymane: { $why }. Pozostałe sposoby działają.
way-unconfirmed = Jeszcze niepotwierdzony: otwórz link z e-maila.
way-used = Ostatnia wiadomość { $when }
way-unused = Jeszcze nic nie wysłano
test = Próba
test-of = Próba: { $name }
repair-of = Napraw: { $name }
test-sent = Wysłano próbę.
repair = Napraw
remove-of = Usuń: { $name }
by-table = Dla każdego stołu
tables-wait = { $n ->
    [one] { $n } stół czeka na ciebie
    [few] { $n } stoły czekają na ciebie
   *[many] { $n } stołów czeka na ciebie
}
tables-count = { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[many] { $n } stołów
}
nobody-waits = Nikt na ciebie nie czeka
nobody-waits-guest = Gdy usiądziesz przy stole, pojawi się tu, kiedy przyjdzie twój ruch.
no-tables-yet = Nie siedzisz teraz przy żadnym stole.
next-deadline = Najbliższy termin: { $when }.
start-with-first = Zacznij od pierwszego
turn-with = { $game }, grają też: { $names }
no-deadline = bez terminu
we-wait = Czekamy na innych
look = Zobacz
may-propose-bot = po terminie: można zaproponować bota
still = jeszcze { $left }
queue-old = Stan: { $hour }. Listy nie można teraz odświeżyć: możesz patrzeć, ale nie grać.
all-done = Wszystko zrobione. Nikt na ciebie nie czeka.
turn-offer = Czy ta przeglądarka ma dawać znać, że czas na twój ruch, także przy zamkniętej stronie?
turn-offer-yes = Tak, daj znać
turn-offer-no = Nie, dziękuję
turn-offer-done = Ta przeglądarka da ci znać. Możesz to zmienić w każdej chwili:
my-turn-notify = Dowiedz się o swoim ruchu także przy zamkniętej stronie: przez przeglądarkę, e-mail lub komunikator.
next-table = { $n ->
    [one] Dalej: { $game }
    [few] Dalej: { $game } (czekają { $n })
   *[many] Dalej: { $game } (czeka { $n })
}
left-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
}
left-hours = { $n } godz.
left-minutes = { $h ->
    [0] { $m } min
    [one] { $h } godz. { $m } min
    [few] { $h } godz. { $m } min
   *[many] { $h } godz. { $m } min
}
by-today = do { $hour }
by-tomorrow = do jutra, { $hour }
by-day = do: { $day }, { $hour }
error-no-way = Tego sposobu już nie ma.
error-bad-target = Na ten adres nie można wysyłać wiadomości.
error-bad-link = Ten link już nie działa. Poproś o nowy.
error-not-offered = Ten serwer nie wysyła w ten sposób.
error-not-sent = Nie udało się wysłać wiadomości. Sprawdź adres.

## Konto

account = Konto
account-nobody = Jeszcze nie masz tu imienia: graj jako gość albo się zaloguj.
account-gone = Konto usunięte. Dziękujemy za grę.
keep-games = Zachowaj swoje gry
forgot-password = Nie pamiętasz hasła?
take-along = Zabierz wszystko ze sobą
take-along-about = Jeden plik: ustawienia, miejsca zalogowania, co zostało przez ciebie napisane, i twoje gry, a zakończone razem z zapisem.
take-along-button = Zapisz plik
delete-account = Usuń konto
delete-others = Gry zostają dla innych, z miejscem bez imienia.
delete-name = Twoje imię, wiadomości i wszystkie ustawienia znikają od razu, a na wszystkich urządzeniach następuje wylogowanie.
delete-running = { $n ->
    [0] Nie siedzisz przy żadnym trwającym stole.
    [one] Przy { $n } trwającym stole gra za ciebie bot albo miejsce się zwalnia.
    [few] Przy { $n } trwających stołach gra za ciebie bot albo miejsce się zwalnia.
   *[many] Przy { $n } trwających stołach gra za ciebie bot albo miejsce się zwalnia.
}
delete-final = Tego nie da się cofnąć.
delete-word = Wpisz słowo „{ $word }”
delete-button = Usuń na zawsze
reset-about = Jeśli konto ma potwierdzony adres, wyślemy tam link do nowego hasła.
reset-sent = Jeśli to konto ma potwierdzony adres, link jest w drodze. Działa przez dobę.
reset-operator = Ten serwer nie wysyła e-maili. Poproś operatora o link do nowego hasła.
reset-choose = Wybierz nowe hasło
reset-done = { $name }, hasło jest zmienione, sesja w tej przeglądarce trwa.
new-version = Nowa wersja
new-version-about = Jest nowa wersja tej strony.
new-version-use = Użyj jej teraz

## Co obowiązuje przy stole

table-rules = { $n ->
    [one] { $n } zasada tego stołu
    [few] { $n } zasady tego stołu: spóźnienie, nieobecność, odejście
   *[many] { $n } zasad tego stołu: spóźnienie, nieobecność, odejście
}
table-rule-no-clock = Nikomu nie mierzy się czasu: graj, jak długo chcesz.
table-rule-live = Gdy skończy się twój czas, od razu gra za ciebie bot ({ $bot }); możesz wrócić w każdej chwili.
table-rule-turn = { $hours ->
    [one] Na każdą turę masz { $hours } godzinę. Potem gra za ciebie bot ({ $bot }); możesz wrócić w każdej chwili.
    [few] Na każdą turę masz { $hours } godziny. Potem gra za ciebie bot ({ $bot }); możesz wrócić w każdej chwili.
   *[many] Na każdą turę masz { $hours } godzin. Potem gra za ciebie bot ({ $bot }); możesz wrócić w każdej chwili.
}
table-rule-away = Gdy nie ma cię dłużej niż { $wait }, inni mogą pozwolić grać za ciebie botowi ({ $bot }), jeśli chce tego ponad połowa z nich. Bot kończy, gdy tylko wrócisz.
table-rule-held = Czekając na innych, możesz zamknąć stronę: twoje miejsce jest trzymane { $n } minut od wiadomości, która cię wzywa, a potem zwalniane.
table-rule-undo = Cofasz własne kroki, dopóki nic nie zostało ujawnione. Dalej tylko za zgodą wszystkich.
table-rule-end = Gra kończy się wcześniej tylko za zgodą wszystkich.
table-rule-watched = Inni mogą patrzeć. Widzą to, co widzą wszyscy przy stole.
table-rule-unwatched = Nikt nie może patrzeć.
table-rule-hints = Każdy może prosić trenera o podpowiedzi. Taka gra nie liczy się do oceny umiejętności.
table-rule-no-hints = Między ludźmi trener nie podpowiada.
wait-hours = { $n ->
    [one] { $n } godzinę
    [few] { $n } godziny
   *[many] { $n } godzin
}
wait-minutes = { $n ->
    [one] { $n } minutę
    [few] { $n } minuty
   *[many] { $n } minut
}
filters-on = { $n ->
    [one] { $n } wybór
    [few] { $n } wybory
   *[many] { $n } wyborów
}
my-mail = E-mail
my-mail-at = Link do nowego hasła i wiadomości o twoim koncie trafiają na { $address }.
my-mail-none = Brak potwierdzonego adresu: jeśli zapomnisz hasła, nikt nie wyśle ci linku.
my-mail-change = Zmień
my-mail-give = Podaj adres
take-turn = Zagraj
way-answered = odpowiedź { $status }

# Co wysłano
sent-title = Co wysłano
sent-about = Każda próba z ostatnich 30 dni. Widzisz to tylko ty.
sent-nothing = Jeszcze nic do ciebie nie wysłano.
kind-confirm = Czy to twój adres?
kind-test = Próba
sent-good = Dostarczono
sent-late = Dostarczono za { $n }. razem
sent-again = Jeszcze nie: { $why }. Następna próba: { $when }
sent-failed = { $n ->
    [one] Nie dostarczono: { $why }
    [few] Nie dostarczono mimo { $n } prób: { $why }
   *[many] Nie dostarczono mimo { $n } prób: { $why }
}
sent-gone = Ta przeglądarka zakończyła subskrypcję i została usunięta
sent-more = Pokaż jeszcze { $n }
sent-less = Pokaż mniej
