# Słowa wokół nauki: objaśnienia, przewodnik, wskazówki, skrót tury, opowieść o grze.

explain-rules = Reguły
level-guide = Przewodnik

learn-by-playing = Ucz się, grając
learn-game = Ucz się, grając: { $game }
first-time = { $game } po raz pierwszy? Ucz się, grając
guide = Twoja pierwsza gra
guide-of = { $n } z { $all }
guide-what = Co
guide-why = Po co
guide-waits = Czekam na ciebie
guide-free = Nic nie dzieje się za ciebie. Zrób coś innego, a przewodnik pójdzie dalej stamtąd.
guide-between = Graj dalej, jak chcesz.
guide-others = Inni są przy pracy.
guide-next = Następnie: { $title }.
guide-back = Wstecz
guide-on = Dalej
guide-skip = Pomiń ten krok
guide-leave = Opuść przewodnik
guide-resume = Wróć do przewodnika
guide-done = Już umiesz grać
guide-done-text = To był przewodnik. Zagraj tę grę do końca i zaglądaj do objaśnień i reguł, kiedy chcesz.
tip = Wskazówka
tips = Wskazówki
tips-off = Bez wskazówek
tips-next = Podpowiedzi w następnej grze?
tips-next-yes = Tak, proszę
tips-next-no = Nie, dziękuję
tips-next-on = Podpowiedzi zostają włączone.
tips-next-off = Podpowiedzi są wyłączone.
pref-tips = Wskazówki, gdy coś dzieje się po raz pierwszy
summary-page = Tura na jednej stronie
summary-of = { $game }: tura na jednej stronie
print = Drukuj

story = Opowieść o grze
story-of = Czyje punkty
story-chart = Punkty według źródła, krok po kroku: { $name }
turning-points = Punkty zwrotne
story-round = { $round } { $n }.
story-gain = { $name } zyskuje { $points }; odległość od innych zmienia się o { $swing }.
story-loss = { $name } traci { $points }; odległość od innych zmienia się o { $swing }.
story-lead = { $name } wychodzi na prowadzenie.
story-watch = Obejrzyj

## The executable rulebook: one rule, a position and a move that show it
see-title = Zasada { $rule }
see-move = Ruch
see-asked = Zadane pytanie
see-do-it = Wykonaj ruch
see-back = Pokaż pozycję przed ruchem
see-happens = Co się dzieje
see-refused = Ruch jest odrzucony
see-example = Ten ruch jest przykładem zasady; dziennik podaje przy nim inne zasady.
see-alone = Tę zasadę pokazuje sama pozycja: nie trzeba nic grać.
see-all-rules = Wszystkie zasady gry
see-missing = Nie ma pozycji, która pokazuje tę zasadę.
see-position = Pozycja
rulebook-seen = Księga zasad z pozycją do każdej zasady
