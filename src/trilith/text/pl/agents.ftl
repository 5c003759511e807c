## What programs that play by words are told, beside the words of the games.

agent-own = Grasz jako { $name }.
agent-turn = Przebieg tury
agent-position = Co widzisz
agent-since = Co się stało od twojego ostatniego wyboru
agent-options = Opcje
agent-blocked = Teraz niemożliwe
agent-answer = Odpowiedz numerem jednej opcji, od 1 do { $count }, samym w ostatnim wierszu.
agent-wrong = Oczekiwano numeru opcji, od 1 do { $count }, samego w ostatnim wierszu; jest: „{ $found }”. Odpowiedz jeszcze raz.
agent-unknown = nic, co można wiedzieć, zanim się to zrobi
agent-ends = potem wybiera ktoś inny albo ujawnia się coś ukrytego
agent-possible = To jest teraz możliwe.
agent-waiting = Teraz nikt cię o nic nie pyta: gra czeka na: { $names }.
agent-not-begun = Gra się jeszcze nie zaczęła: są wolne miejsca albo musi ją rozpocząć gospodarz stołu.
agent-over = Gra skończona
agent-score = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
agent-won = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; wygrana
agent-game = { $title }. game: { $id }. { $own }
agent-about = { $key }: { $title }. { $about } Gracze: { $counts }
agent-option = { $key }: { $values }; zwykle { $usual }
agent-levels = Przeciwnicy, od najsłabszego: { $levels }
agent-sections = Działy zasad: { $sections }
agent-more = jeszcze { $count }; zawęź pytanie
agent-best = około { $chance } % szans na wygraną; najlepsze
agent-close = około { $chance } % szans na wygraną; równie dobre jak najlepsze albo prawie
agent-behind = około { $chance } % szans na wygraną; o { $behind } pkt. proc. mniej niż przy najlepszym
agent-glanced = o około { $behind } pkt. proc. mniej niż przy najlepszym, tylko na pierwszy rzut oka
