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
luggage-not-kept = Ta przeglądarka niczego nie zachowuje, jak niektóre okna prywatne: po zamknięciu tej strony twoje partie znikną. Najpierw zapisz je do pliku.
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

elsewhere = Trilith jest otwarty w innej karcie
elsewhere-about = Twoje partie trzyma naraz jedna karta. Graj dalej w tamtej albo tutaj: nic nie przepadnie.
elsewhere-take = Graj tutaj

new-version-rules =
    { $n ->
        [one] Ma inne zasady gry { $game }: jedna rozpoczęta partia musiałaby czekać. Najpierw ją dokończ.
        [few] Ma inne zasady gry { $game }: { $n } rozpoczęte partie musiałyby czekać. Najpierw je dokończ.
       *[many] Ma inne zasady gry { $game }: { $n } rozpoczętych partii musiałoby czekać. Najpierw je dokończ.
    }
table-held = Czeka: jej zasady się zmieniły
held-rules = Ta wersja ma inne zasady, więc partia czeka tu bez zmian. Zapisz wszystkie partie, aby dokończyć ją tam, gdzie jest jeszcze starsza wersja.

coach-home-offline = Jeden wybór dziennie. Twoje odpowiedzi i seria zostają w tej przeglądarce.
takes-a-server = Do tego potrzeba serwera
takes-a-server-about = Inni gracze, rankingi i wpisywanie własnego egzemplarza nie należą do Trilith bez serwera.

carry-to-server = Zabierz tę partię na serwer
carry-offline = Zabierz tę partię offline
carry-about = Zabierasz całą partię, także to, co ukryte. Na serwerze będzie to twoja partia towarzyska z tymi samymi botami.
carry-from-server = Dostajesz tę partię ze wszystkim, co ukryte, aby grać dalej bez serwera. Odtąd nic tu nie liczy.
carry-over-about = Zapis tej partii można odtworzyć na każdym serwerze z tą samą wersją zasad.
carry-do = Zabierz ją
carry-server = Adres serwera
carry-open = Otwórz tam
carry-open-offline = Graj dalej w tej przeglądarce
carry-save = Zapisz jako plik
carry-copy = Kopiuj jako tekst
carry-saved = Zapisano.

bring = Partia skądinąd
bring-about = Zapis zakończonej partii można tu odtworzyć; zabrana partia w toku toczy się dalej.
bring-link = Przynieś partię skądinąd
bring-text = Albo jej zapis jako tekst
bring-goes-on = { $game }: toczy się dalej po { $n } krokach.
bring-over = { $game }: zakończona partia, kroków: { $n }.
bring-do = Przynieś
bring-unreadable = W tym adresie nie ma partii. Spróbuj z plikiem.
