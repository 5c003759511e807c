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
        [many] W pliku jest { $n } partii.
       *[other] W pliku jest { $n } partii.
    }
luggage-taken-in =
    { $n ->
        [0] Wszystkie te partie już tu są.
        [one] Dodano jedną partię.
        [few] Dodano { $n } partie.
        [many] Dodano { $n } partii.
       *[other] Dodano { $n } partii.
    }

seat-name = Imię gracza { $n }

hand-over = Przekaż ekran: { $name }
hand-over-about = To, co teraz się pokaże, jest tylko dla osoby: { $name }. Reszta nie patrzy.
hand-over-take = To ja, { $name }: pokaż moją grę

update-waits =
    { $n ->
        [one] Jedną trwającą partię rozpoczęto według innych zasad. Czeka bez zmian i można ją dokończyć w wersji, w której się zaczęła. Użyć mimo to nowej wersji?
        [few] { $n } trwające partie rozpoczęto według innych zasad. Czekają bez zmian i można je dokończyć w wersji, w której się zaczęły. Użyć mimo to nowej wersji?
        [many] { $n } trwających partii rozpoczęto według innych zasad. Czekają bez zmian i można je dokończyć w wersji, w której się zaczęły. Użyć mimo to nowej wersji?
       *[other] { $n } trwającej partii rozpoczęto według innych zasad. Czeka bez zmian i można ją dokończyć w wersji, w której się zaczęła. Użyć mimo to nowej wersji?
    }

play-offline = Graj bez serwera
play-offline-about = Cały Trilith w twojej przeglądarce: wczytany raz, działa także bez sieci.

take-to-server = Zapisz, żeby przenieść gdzie indziej
bring-in = Otwórz partię z pliku
bring-in-about = Zapis partii z innego serwera albo z przeglądarki, która gra bez serwera.
