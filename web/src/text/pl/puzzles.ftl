# Zadania i strona trenera
nav-coach = Trener
coach-home-about = Jeden wybór dziennie i to, co odpowiedzi mówią o twojej grze.
puzzle = Zadanie
puzzles-of-day = Zadania dnia
puzzles-new-in = nowe za { $left }
puzzles-none = Nie ma jeszcze zadań.
puzzles-old = Serwer jest nieosiągalny. Widać to, co wczytano ostatnio; można to rozwiązać także bez sieci.
puzzles-waiting = { $count ->
    [one] Jedna odpowiedź jest zapisana na tym urządzeniu i zostanie wysłana, gdy serwer będzie osiągalny.
    [few] { $count } odpowiedzi są zapisane na tym urządzeniu i zostaną wysłane, gdy serwer będzie osiągalny.
   *[many] { $count } odpowiedzi jest zapisanych na tym urządzeniu i zostanie wysłanych, gdy serwer będzie osiągalny.
}
puzzles-more = Więcej zadań
puzzles-record = { $count ->
    [one] Jedna odpowiedź, dobrych: { $solved }; strata: { $lost } pkt.
    [few] { $count } odpowiedzi, dobrych: { $solved }; strata na zadanie: { $lost } pkt.
   *[many] { $count } odpowiedzi, dobrych: { $solved }; strata na zadanie: { $lost } pkt.
}
puzzles-no-record = Wszystkie z prawdziwych partii: jeden wybór, jedna opcja wyraźnie najlepsza.
puzzle-not-yet = do zrobienia
puzzle-solved-best = rozwiązane, najlepsze
puzzle-saved-here = zapisane tutaj
puzzle-again = Zobacz jeszcze raz
puzzle-solve = Rozwiąż
puzzle-grade-easy = łatwe
puzzle-grade-medium = średnie
puzzle-grade-hard = trudne
puzzle-grade-expert = dla ekspertów
puzzle-you-are = Grasz jako gracz { $n }. Która opcja jest najlepsza?
puzzle-answer = Odpowiedz
puzzle-choose-first = Wybierz opcję
puzzle-keys = Klawisze: 1 do { $last } wybiera, Ctrl + Enter odpowiada, N prowadzi dalej. Można też wybrać podświetlony element na planszy.
puzzle-saved = Zapisane na tym urządzeniu. Odpowiedź zostanie wysłana, gdy serwer będzie osiągalny.
puzzle-position = Pozycja
puzzle-of-day = Zadanie dnia: { $game }
puzzle-of = Zadanie: { $game }
puzzle-as-text = Jako tekst
puzzle-your-choice = twój wybór
puzzle-best = najlepszy
puzzle-chosen-by = wybrało { $share } % graczy
puzzle-said-best = Najlepszy wybór. { $best } wobec { $second } procent.
puzzle-said-other = { $verdict }: { $chosen } zamiast { $best } procent.
puzzle-why = Dlaczego
puzzle-lead = { $best }: przewaga { $points } pkt ({ $margin }) nad następną opcją: { $second }.
puzzle-against-next = Spodziewane w porównaniu z następną opcją
puzzle-finders = Boty, które to znalazły: { $levels }.
puzzle-course = W samej partii
puzzle-taken-best = Wybrano najlepszą opcję.
puzzle-taken-other = Wybrano coś innego.
puzzle-won = Ten gracz wygrał partię.
puzzle-lost = Ten gracz nie wygrał partii.
puzzle-measured = Szanse na wygraną liczone z tego, co widział gracz; każdą opcję sprawdzono w { $tries } wyobrażonych rozdaniach. Marginesy zachodzą w 95 przypadkach na 100.
puzzle-next = Następne zadanie
puzzle-next-game = Następne: { $game }
puzzle-to-coach = Do trenera
puzzle-none-left = Wszystkie takie zadania mają już odpowiedź.
puzzle-missing = Nie ma takiego zadania.
streak-course = Ostatnie dni
streak-answered = odpowiedź
streak-free = dzień wolny
streak-missed = nic
streak-open = jeszcze otwarte
streak-days = { $count ->
    [one] dzień z rzędu
    [few] dni z rzędu
   *[many] dni z rzędu
}
streak-in-row = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
streak-about = Kamień za każdy dzień z odpowiedzią, trafną lub nie. Jeden wolny dzień w tygodniu (kreskowany) nie przerywa serii.
streak-longest = Najdłuższa: { $count }.
work-on = Nad czym pracować
work-lost = { $count ->
    [one] jedna odpowiedź: { $points } pkt straty
    [few] { $count } odpowiedzi: { $points } pkt straty
   *[many] { $count } odpowiedzi: { $points } pkt straty
}
work-practise = Ćwicz
work-nothing = Jeszcze nic: rozwiąż kilka zadań, a staną tu rodzaje wyborów, które kosztują cię najwięcej.
puzzles-own = Twoje zadania
puzzle-kept-mine = z twojej gry
puzzle-kept-offered = twoje, dla wszystkich
puzzle-kept-theirs = od innego gracza
puzzle-offered = dla wszystkich
puzzle-drop = Nie zachowuj dłużej
puzzle-practice = { $at } z { $of }
puzzle-practice-done = Koniec ćwiczenia
