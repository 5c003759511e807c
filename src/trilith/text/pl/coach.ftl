## Co trener mówi o zakończonej grze, w terminalu i na swojej stronie.

coach-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
coach-verdict-won-won = { $name } zyskuje { $skill } umiejętnością i { $luck } szczęściem.
coach-verdict-won-lost = { $name } zyskuje { $skill } umiejętnością i traci { $luck } przez pecha.
coach-verdict-won-even = { $name } zyskuje { $skill } umiejętnością; szczęście się wyrównało.
coach-verdict-lost-won = { $name } traci { $skill } przez wybory i zyskuje { $luck } szczęściem.
coach-verdict-lost-lost = { $name } traci { $skill } przez wybory i { $luck } przez pecha.
coach-verdict-lost-even = { $name } traci { $skill } przez wybory; szczęście się wyrównało.
coach-verdict-even-won = Umiejętności się wyrównały; { $name } zyskuje { $luck } szczęściem.
coach-verdict-even-lost = Umiejętności się wyrównały; { $name } traci { $luck } przez pecha.
coach-verdict-even-even = Umiejętności i szczęście się wyrównały ({ $name }).
coach-without-luck = Przy równym szczęściu { $name } wygrywa { $chance } na 100 takich gier (± { $margin }).

coach-player = Gracz
coach-start = Start
coach-own = Własne
coach-others = Cudze
coach-skill = Umiejętność
coach-luck = Szczęście
coach-result = Wynik
coach-adjusted = Bez szczęścia
coach-together = Razem
coach-opponent = Przeciwnik z reguł
coach-a-point = Punkt to jedna gra na sto. Start + własne + cudze + szczęście = wynik.

coach-chance-to-win = Szansa wygranej
coach-after-round = Po rundzie
coach-skill-in-game = Umiejętność w tej grze
coach-lost-a-choice = { $lost } punktu straty na wybór (± { $margin }); liczących się wyborów: { $count }
coach-too-few = Za mało wyborów, by wystawić ocenę.
coach-grade-like = jak { $level }
coach-grade-between = między { $lower } a { $upper }
coach-level-random = Losowy
coach-level-easy = Łatwy
coach-level-medium = Średni
coach-level-hard = Trudny
coach-level-expert = Ekspert
coach-fine = dobry
coach-close = zbyt blisko, by rozstrzygnąć
coach-found = znaleziony
coach-inaccuracy = niedokładność
coach-mistake = błąd
coach-blunder = gruby błąd
coach-mattered = Wybory, które miały znaczenie
coach-none-mattered = Żaden wybór nie kosztował niczego, co dałoby się zmierzyć.
coach-place = runda { $round }, krok { $step }
coach-best = lepiej: { $option } ({ $best } % zamiast { $taken } %)
coach-lead = o { $lead } lepiej niż następna opcja
coach-then = potem najpewniej: { $line }
coach-chance-did = Co zrobił przypadek
coach-draw = dobranie
coach-reveal = odkrycie
coach-end = koniec
coach-no-luck = Nic nie zależało od przypadku.
coach-how = Jak to jest mierzone
coach-how-text = Każdą pozycję mierzymy, rozgrywając ją wiele razy dalej, z nowym rozdaniem wszystkiego, czego nikt nie zna. Wybór oceniamy według tego, co gracz mógł wiedzieć: te same wyobrażone rozdania próbujemy z każdą opcją, a koszt to różnica do najlepszej. Połowa prób wskazuje najlepszą opcję, druga połowa ją mierzy. Szczęście to to, co wylosowano, w porównaniu z tym, co równie dobrze mogło przyjść: na dłuższą metę wychodzi po równo; cała reszta to wybory. Gdy margines jest szerszy niż różnica, jest zbyt blisko, by rozstrzygnąć. Marginesy obowiązują w 95 przypadkach na 100.
coach-thresholds = Niedokładność kosztuje co najmniej { $inaccuracy } punkty, błąd { $mistake }, gruby błąd { $blunder }. Znaleziony: najlepsza opcja, o co najmniej { $found } przed następną.
coach-made-with = Głębokość { $depth }, ziarno { $seed }.
coach-working = Analiza
coach-page-title = { $game }: szczęście czy umiejętność?

## Zadania

coach-puzzle-count = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
}
coach-puzzle-player = Gracz { $n }
coach-puzzle-place = { $players ->
    [one] { $players } gracz, runda { $round }
    [few] { $players } graczy, runda { $round }
   *[many] { $players } graczy, runda { $round }
}
coach-puzzle-grade-easy = łatwe
coach-puzzle-grade-medium = średnie
coach-puzzle-grade-hard = trudne
coach-puzzle-grade-expert = eksperckie
coach-puzzle-you = Grasz jako gracz { $n }. Która opcja jest najlepsza?
coach-puzzle-ask = Twój wybór (q kończy)
coach-puzzle-finders = Boty, które to znalazły: { $levels }
coach-puzzle-course = W samej partii: { $line }
