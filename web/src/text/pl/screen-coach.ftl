# Trener: zakończona gra, szczęście oddzielone od umiejętności.
coach = Trener
coach-question = Szczęście czy umiejętność?
coach-offer = Trener rozgrywa każdą pozycję tej gry wiele razy dalej i mówi, ile kosztował każdy wybór i co zrobił przypadek.
coach-begin = Przeanalizuj tę grę
coach-working = Analiza
coach-waiting = { $count ->
    [0] Liczenie zacznie się za chwilę…
    [one] Najpierw { $count } inne pytanie…
    [few] Najpierw { $count } inne pytania…
   *[many] Najpierw { $count } innych pytań…
}
coach-counting = Liczenie… krok { $done } z { $steps }
coach-failed = Analiza została przerwana. Można spróbować jeszcze raz.
coach-not-now = Trener mówi dopiero po końcu gry.
coach-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
coach-sum-you-won-won = Zyskujesz { $skill } umiejętnością i { $luck } szczęściem.
coach-sum-you-won-lost = Zyskujesz { $skill } umiejętnością i tracisz { $luck } przez pecha.
coach-sum-you-won-even = Zyskujesz { $skill } umiejętnością; szczęście się wyrównało.
coach-sum-you-lost-won = Tracisz { $skill } przez wybory i zyskujesz { $luck } szczęściem.
coach-sum-you-lost-lost = Tracisz { $skill } przez wybory i { $luck } przez pecha.
coach-sum-you-lost-even = Tracisz { $skill } przez wybory; szczęście się wyrównało.
coach-sum-you-even-won = Umiejętności się wyrównały; zyskujesz { $luck } szczęściem.
coach-sum-you-even-lost = Umiejętności się wyrównały; tracisz { $luck } przez pecha.
coach-sum-you-even-even = Umiejętności i szczęście się wyrównały.
coach-sum-they-won-won = { $name } zyskuje { $skill } umiejętnością i { $luck } szczęściem.
coach-sum-they-won-lost = { $name } zyskuje { $skill } umiejętnością i traci { $luck } przez pecha.
coach-sum-they-won-even = { $name } zyskuje { $skill } umiejętnością; szczęście się wyrównało.
coach-sum-they-lost-won = { $name } traci { $skill } przez wybory i zyskuje { $luck } szczęściem.
coach-sum-they-lost-lost = { $name } traci { $skill } przez wybory i { $luck } przez pecha.
coach-sum-they-lost-even = { $name } traci { $skill } przez wybory; szczęście się wyrównało.
coach-sum-they-even-won = Umiejętności się wyrównały; { $name } zyskuje { $luck } szczęściem.
coach-sum-they-even-lost = Umiejętności się wyrównały; { $name } traci { $luck } przez pecha.
coach-sum-they-even-even = Umiejętności i szczęście się wyrównały ({ $name }).
coach-even-you = Przy równym szczęściu wygrywasz { $chance } na 100 takich gier (±{ $margin }).
coach-even-they = Przy równym szczęściu { $name } wygrywa { $chance } na 100 takich gier (±{ $margin }).
coach-a-point = Punkt to 1 % szansy na wygraną.
coach-how = Jak to jest mierzone
coach-how-text = Każdą pozycję mierzymy, rozgrywając ją wiele razy dalej, z nowym rozdaniem wszystkiego, czego nikt nie zna. Wybór oceniamy według tego, co gracz mógł wiedzieć: te same wyobrażone rozdania próbujemy z każdą opcją, a koszt to różnica do najlepszej. Połowa prób wskazuje najlepszą opcję, druga połowa ją mierzy. To, co dodają przypadek i odkrycia, jest szczęściem. Gdy margines jest szerszy niż różnica, jest zbyt blisko, by rozstrzygnąć. Marginesy obowiązują w 95 przypadkach na 100.
coach-thresholds = Niedokładność kosztuje co najmniej { $inaccuracy } punkty, błąd { $mistake }, gruby błąd { $blunder }. Znaleziony: najlepsza opcja, o co najmniej { $found } przed następną.
coach-made-with = Głębokość: { $depth }. Ziarno: { $seed }.
coach-depth-quick = szybka
coach-depth-normal = zwykła
coach-depth-deep = duża
coach-block-start = Start
coach-block-others = Wybory innych
coach-block-own = Własne wybory
coach-block-luck = Szczęście
coach-block-result = Wynik
coach-key-own = własne wybory
coach-key-others = wybory innych
coach-key-luck = szczęście
coach-key-band = pas: margines
coach-as-table = Pokaż jako tabelę
coach-chance = Szansa wygranej
coach-whose = Czyja gra
coach-from-to = { $name } od { $from } do { $to } %
coach-round = Runda
coach-moved = Co ją zmieniło
coach-everyone = Wszyscy
coach-player = Gracz
coach-start = Start
coach-own = Własne
coach-others = Cudze
coach-skill = Umiejętność
coach-luck = Szczęście
coach-result = Wynik
coach-without-luck = Bez szczęścia
coach-together = Razem
coach-opponent = Przeciwnik z reguł
coach-chance-did = Co zrobił przypadek
coach-kind-draw = dobranie
coach-kind-reveal = odkrycie
coach-kind-end = koniec
coach-no-luck = Nic nie zależało od przypadku.
coach-all-luck = Wszystkie ({ $count })
coach-fewer = Mniej
coach-five = { $count ->
    [0] Wybory, które miały znaczenie
    [5] Pięć wyborów, które miały znaczenie
    [one] { $count } wybór, który miał znaczenie
    [few] { $count } wybory, które miały znaczenie
   *[many] { $count } wyborów, które miały znaczenie
}
coach-none-mattered = Żaden wybór nie kosztował niczego, co dałoby się zmierzyć.
coach-show-five = Pokaż mi je
coach-before = Poprzedni
coach-next = Następny
coach-whole = Cała analiza
coach-place = runda { $round }
coach-verdict-fine = dobry
coach-verdict-close = zbyt blisko, by rozstrzygnąć
coach-verdict-found = znaleziony
coach-verdict-inaccuracy = niedokładność
coach-verdict-mistake = błąd
coach-verdict-blunder = gruby błąd
coach-count-fine = { $count ->
    [one] { $count } dobry
    [few] { $count } dobre
   *[many] { $count } dobrych
}
coach-count-close = { $count } zbyt blisko, by rozstrzygnąć
coach-count-found = { $count ->
    [one] { $count } znaleziony
    [few] { $count } znalezione
   *[many] { $count } znalezionych
}
coach-count-inaccuracy = { $count ->
    [one] { $count } niedokładność
    [few] { $count } niedokładności
   *[many] { $count } niedokładności
}
coach-count-mistake = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
coach-count-blunder = { $count ->
    [one] { $count } gruby błąd
    [few] { $count } grube błędy
   *[many] { $count } grubych błędów
}
coach-rather = lepiej: { $option }
coach-found-by = Dobrze znalezione: { $option } było o { $points } lepsze niż następna opcja.
coach-nothing-better = Nie znaleziono nic lepszego.
coach-better = Lepiej: { $option }. Szansa zostałaby na { $best } % zamiast { $taken } %.
coach-taken = wybrane
coach-best = najlepsze znalezione
coach-more-options = { $count ->
    [one] Jeszcze { $count } opcja, która wyglądała gorzej.
    [few] Jeszcze { $count } opcje, które wyglądały gorzej.
   *[many] Jeszcze { $count } opcji, które wyglądały gorzej.
}
coach-then = Potem najpewniej: { $line }
coach-retry = Spróbuj stąd jeszcze raz
coach-retry-title = Jeszcze raz: runda { $round }
coach-luck-did = Co zrobił los?
coach-old-line = Jak było wtedy
coach-on-board = Na planszy
coach-skill-here = Umiejętność w tej grze
coach-lost-a-choice = { $lost } punktu straty na wybór (±{ $margin }); liczących się wyborów: { $count }
coach-too-few = Za mało wyborów, by wystawić ocenę.
coach-grade-like = Jak { $level }
coach-grade-between = Między { $lower } a { $upper }
coach-ladder = Punkty tracone na wybór przez boty: { $marks }
coach-every-choice = Wszystkie wybory ({ $count })
coach-deeper = Przyjrzyj się głębiej

## Podpowiedzi w trakcie gry
hint = Podpowiedź
hint-ask = Poproś trenera o podpowiedź (K)
hint-stage = Podpowiedź { $stage } / { $stages } (K)
hint-close = Odłóż podpowiedź
hint-does-not-count = Gra z podpowiedziami nie liczy się ani do rankingu, ani do oceny umiejętności, a wszyscy przy stole widzą, że o nią proszono.
hint-go-on = Poproszę o podpowiedź
hint-where = Gdzie patrzeć
hint-what = Co zrobić
hint-why = Dlaczego
hint-go-there = Przejdź tam
hint-too-close = Wszystkie opcje są tu mniej więcej równie dobre: zbyt blisko, by rozstrzygnąć. Wystarczy: { $option }.
hint-thinking = Trener myśli, około 5 sekund. W tym czasie można wybierać.
hint-sources = Oczekiwane, jak daleko patrzy trener, w porównaniu z: { $second }
hint-sees-what-you-see = Trener widzi tylko to, co widzisz Ty.
hint-taken = { $name } prosi trenera o podpowiedź ({ $stage } / 3).
hints-for-all = Podpowiedzi dla wszystkich
hints-for-all-about = Każdy może w trakcie gry zapytać trenera. Przeciw samym botom podpowiedzi są zawsze.
with-hints = z podpowiedziami
coach-why-ahead = Wygrywa o { $points } gry na sto więcej niż: { $second }.
coach-why-brings = Daje więcej w pozycji „{ $source }” niż: { $second } (+{ $points }).
coach-why-promises = Może z tego wyniknąć więcej niż z: { $second } (około +{ $points } pkt).
coach-why-takes = Zabiera { $points } % szans: { $name }.
coach-why-lacks = Traci { $points } w pozycji „{ $source }”.
coach-why-later = Zwraca się od razu: później przyjdzie o { $points } pkt mniej.
coach-source-prospects = Co jeszcze może przyjść
coach-source-sa-re-nearer = Rundy bliżej piramidy
coach-source-sa-re-stages = Poziomy piramidy
coach-source-sa-re-cheaper = Zasoby mniej do zapłacenia
coach-source-sa-re-goods = Wytworzone towary
coach-source-sa-re-administration = Budynki administracyjne
coach-source-sa-re-caravans = Karawany

## Z biegiem czasu
coach-over-time = Umiejętność z biegiem czasu
coach-time-empty = Rozegraj grę do końca i daj ją przeanalizować: wtedy trener będzie miał co powiedzieć. Gry z podpowiedziami się nie liczą.
coach-time-about = Punkty szans tracone na liczący się wybór w ostatnich 20 przeanalizowanych grach. Linia: średnia z pięciu gier, pas: jej margines. Poziomy botów to stałe punkty odniesienia.
coach-time-better = lepiej
coach-time-worse = gorzej
coach-time-sum = { $games ->
    [one] { $games } analizowana gra; ostatnio { $lost } punktu straty na wybór (±{ $margin })
    [few] { $games } analizowane gry; ostatnio { $lost } punktu straty na wybór (±{ $margin })
   *[many] { $games } analizowanych gier; ostatnio { $lost } punktu straty na wybór (±{ $margin })
}
coach-time-day = Dzień
coach-time-lost = Strata na wybór
coach-time-like = Poziom gry
coach-habit = { $third }, { $choices ->
    [one] { $choices } wybór
    [few] { $choices } wybory
   *[many] { $choices } wyborów
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
coach-third-1 = pierwsza część gry
coach-third-2 = środkowa część gry
coach-third-3 = ostatnia część gry
coach-reads = Szczęście przy odsłonach: { $luck } na grę (±{ $margin }). To więcej niż przypadek: czytasz innych albo oni Ciebie.
coach-reads-even = Szczęście przy odsłonach: { $luck } na grę (±{ $margin }), więc ani lepiej, ani gorzej niż przypadek.

## Wybór zachowany jako zadanie, lepsza linia, nowa próba
coach-keep = Zachowaj jako zadanie
coach-kept = Zachowano wśród twoich zadań.
coach-kept-open = Zobacz
coach-offer-all = Udostępnij wszystkim
coach-offer-about = Każdy będzie mógł je rozwiązać. Bez żadnych imion.
coach-offered = Teraz każdy może je rozwiązać; bez żadnych imion.
coach-play-line = Zagraj lepszą linię
coach-line-now = Lepsza linia, { $at } z { $of }: { $said }
coach-expected = Oczekiwane z najlepszą możliwością: { $chance } % wygranych.
coach-back-there = Wróć do wyboru
coach-retry-won = Oczekiwano { $chance } %; wygrana.
coach-retry-lost = Oczekiwano { $chance } %; bez wygranej.
coach-games = Przeanalizowane gry
coach-all-games = Wszystkie ({ $count })
coach-game-won = wygrana
coach-game-shared = podzielona
coach-game-lost = przegrana
coach-reading = Odczytywanie innych
coach-analyse = Przeanalizuj grę
coach-analyse-about = Trener czeka obok powtórki każdej zakończonej gry. Można też przeanalizować zapis gry rozegranej gdzie indziej.
