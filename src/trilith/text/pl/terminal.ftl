## To, co `trilith play` i `trilith replay` mówią w terminalu poza słowami gier.

terminal-help =
    Wpisz numer opcji albo akcję tak, jak stoi za nią („build tavern”).
    { "  " }?            ta pomoc                b            pokaż planszę jeszcze raz
    { "  " }w            co jest niemożliwe i dlaczego
    { "  " }p N          co zrobiłaby opcja N    u            cofnij mój ostatni krok
    { "  " }l            wszystko, co się stało od mojego ostatniego wyboru
    { "  " }r ID         zasada („r AM-TRD-05”) albo wszystkie, które tak się zaczynają
    { "  " }save PLIK    zapisz grę              q            wyjdź (gra zostanie zapisana)
terminal-since = Od twojego ostatniego wyboru
terminal-earlier = { $count ->
    [one] { $count } wiersz wcześniej: wpisz l
    [few] { $count } wiersze wcześniej: wpisz l
   *[many] { $count } wierszy wcześniej: wpisz l
}
terminal-no-news = Od twojego ostatniego wyboru nic się nie stało.
terminal-no-preview = Nic, co można wiedzieć, zanim się to zrobi.
terminal-thinking = { $name } myśli ...
terminal-commitment = Zobowiązanie ziarna { $hash }
terminal-saved = Grę zapisano w { $file }
terminal-expected-action = oczekiwano numeru, ? (pomoc) albo akcji
terminal-expected-option = oczekiwano numeru od 1 do { $count }, jest „{ $found }”

# Znaki i krótkie nazwy na planszach
terminal-top-card = Na wierzchu
terminal-next-card = Potem
terminal-hidden = zakryta
terminal-banners-now = Sztandary w tej turze
terminal-hand = Ręka
terminal-drawn = Dobrane
terminal-piles = Stosy
terminal-tucked = Schowane
terminal-storage = Skład
terminal-food-due = Potrzebna żywność
terminal-torah = Tora
terminal-gate-sheep = Owcza
    .short = Owcza
terminal-gate-muster = Zbiórki
    .short = Zbió.
terminal-gate-east = Wschodn.
    .short = Wsch.
terminal-gate-horse = Końska
    .short = Końs.
terminal-gate-water = Wodna
    .short = Wodna
terminal-gate-fountain = Źródlana
    .short = Źród.
terminal-gate-dung = Śmietn.
    .short = Śmie.
terminal-gate-valley = Dolina
    .short = Dol.
terminal-gate-old = Stara
    .short = Stara
terminal-gate-fish = Rybna
    .short = Rybna
