## Co dostają gracze, których nie ma przy stole: e-mail, push, webhooki.

letter-turn = Twój ruch: { $game }
letter-turns = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[many] { $count } stołów czeka na ciebie
}
letter-late = Twój czas się kończy: { $game }
letter-seat = Miejsce dla Ciebie: { $game }
letter-puzzle = Są już zadania dnia
letter-news = { $count ->
    [one] Wieści z { $count } stołu
    [few] Wieści z { $count } stołów
   *[many] Wieści z { $count } stołów
}
letter-line-turn = { $game }, grają też: { $others }.
letter-line-turn-until = { $game }, grają też: { $others }; termin: { $hour }{ $day }.
letter-line-alone = { $game }.
letter-line-alone-until = { $game }; termin: { $hour }{ $day }.
letter-line-sat = Do twojego stołu dosiada się gracz { $who }: { $game }.
letter-line-wait = { $who } siada przy stole, przy którym jest jeszcze miejsce: { $game }.
letter-line-room = Zwolniło się miejsce przy stole, na który czekasz: { $game }.
letter-line-invite = { $who } zaprasza Cię do stołu: { $game }.
letter-line-chat = Nowa wiadomość przy stole od gracza { $who }: { $game }.
letter-line-over = Koniec gry: { $game }, grali też: { $others }.
letter-line-puzzle = Po jednym z każdej gry: znajdź najlepszy ruch.
letter-day = , { $day } { $month }
letter-month-1 = stycznia
letter-month-2 = lutego
letter-month-3 = marca
letter-month-4 = kwietnia
letter-month-5 = maja
letter-month-6 = czerwca
letter-month-7 = lipca
letter-month-8 = sierpnia
letter-month-9 = września
letter-month-10 = października
letter-month-11 = listopada
letter-month-12 = grudnia
letter-open = Otwórz
letter-off-this = Wyłącz takie wiadomości:
letter-off-all = Wyłącz wszystkie e-maile z Trilith:
letter-test = To jest próba. Wiadomości z Trilith docierają tutaj.
letter-confirm-title = Czy to twój adres?
letter-confirm = Gracz { $who } chce dostawać wiadomości z Trilith na ten adres. Jeśli to ty, otwórz link.
letter-confirm-else = Jeśli nie, nic nie rób: nic więcej nie przyjdzie.
letter-confirm-button = Tak, to mój adres
letter-off-ask-title = Wyłączyć e-maile?
letter-off-ask = Nie wyślemy ci więcej wiadomości e-mailem. Pozostałe sposoby działają dalej; adres zostaje na wypadek zapomnianego hasła.
letter-off-this-ask-title = Wyłączyć takie e-maile?
letter-off-this-ask = Koniec e-maili na temat: { $kinds }. Reszta zostaje bez zmian.
letter-off-button = Wyłącz
letter-off-done-title = Wyłączone
letter-off-done = Nie wyślemy ci więcej wiadomości e-mailem.
letter-off-this-done = Nie wyślemy więcej e-maili na temat: { $kinds }.
letter-kind-turn = twój ruch
letter-kind-late = kończący się czas
letter-kind-invite = zaproszenia
letter-kind-sat = ktoś przy twoim stole
letter-kind-wait = ktoś, na kogo czekasz
letter-kind-chat = czat
letter-kind-over = koniec gry
letter-kind-puzzle = zadanie dnia
letter-reset-title = Nowe hasło
letter-reset = Ktoś poprosił o nowe hasło do twojego konta. Jeśli to ty, wybierz je w ciągu doby tym linkiem.
letter-reset-else = Jeśli nie, nic nie rób: stare hasło zostaje.
letter-reset-button = Wybierz nowe hasło
letter-report-title = Czeka zgłoszenie
letter-report = Ktoś zgłosił innego gracza. Zobacz, co zostało powiedziane:
letter-report-else = Dostajesz tę wiadomość, bo twój serwer nie ma moderatorów. Wyznaczysz ich poleceniem „trilith admin role”.
letter-report-button = Zobacz zgłoszenie
letter-password-title = Twoje hasło zostało zmienione
letter-password = Hasło do twojego konta w Trilith zostało zmienione, a wszystkie inne sesje wylogowane.
letter-password-else = Jeśli to nie ty, od razu wybierz nowe hasło tym linkiem.
letter-password-button = Wybierz nowe hasło
letter-deleted-title = Twoje konto zostało usunięte
letter-deleted = Twoje konto w Trilith zostało usunięte razem z nazwą i ustawieniami.
letter-deleted-else = To ostatnia wiadomość na ten adres.
letter-deleted-button = Do Trilith
letter-place-title = Logowanie z nowego miejsca
letter-place = Ktoś zalogował się na twoje konto w Trilith z nowego miejsca: { $device ->
    [none] nieznane urządzenie
   *[other] { $device }
}, { $network ->
    [local] własna sieć serwera
   *[other] { $network }
}{ $country ->
    [none] { "" }
   *[other] { " " }({ $country })
}.
letter-place-else = Jeśli to ty, nie musisz nic robić. Jeśli nie, wyloguj się wszędzie i zmień hasło.
letter-place-button = Zobacz swoje sesje
