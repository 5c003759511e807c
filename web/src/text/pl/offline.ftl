# Gra bez serwera i przekazywanie ekranu.

offline = Offline
offline-about = Bez serwera: gry, boty i zasady działają w tej przeglądarce, a twoje partie w niej zostają.
offline-claim = Bez serwera i bez sieci: solo, z botami albo ze znajomymi przy tym ekranie.
offline-loading = Wczytywanie: { $loaded } z { $total } MB
offline-starting = Przygotowujemy stół …
offline-once = Wczytuje się to tylko raz. Potem w Trilith można grać także bez sieci.
offline-failed = Nie udało się uruchomić Trilith w tej przeglądarce.
offline-again = Spróbuj ponownie

luggage = Twoje partie
luggage-about = Są zapisane tylko w tej przeglądarce. Zapisz je do pliku, żeby były bezpieczne albo żeby zabrać je ze sobą; pojedynczą partię można przenieść na serwer i z serwera jako jej zapis.
luggage-save = Zapisz wszystkie partie
luggage-open = Otwórz plik
luggage-saved =
    { $n ->
        [one] W pliku jest jedna partia.
        [few] W pliku są { $n } partie.
       *[many] W pliku jest { $n } partii.
    }
luggage-taken-in =
    { $n ->
        [0] Wszystkie te partie już tu są.
        [one] Dodano jedną partię.
        [few] Dodano { $n } partie.
       *[many] Dodano { $n } partii.
    }

seat-name = Imię gracza { $n }

hand-over = Przekaż ekran: { $name }
hand-over-about = To, co teraz się pokaże, jest tylko dla osoby: { $name }. Reszta nie patrzy.
hand-over-take = To ja, { $name }: pokaż moją grę

play-offline = Graj bez serwera
play-offline-about = Cały Trilith w twojej przeglądarce: wczytany raz, działa także bez sieci.
