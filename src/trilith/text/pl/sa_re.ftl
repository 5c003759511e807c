sa_re-title = Sa-Ré
    .about = Zbuduj miasto nad Nilem i popędzaj robotników tak długo, jak się odważysz, zanim wybuchnie bunt.

sa_re-option-mode = Tryb
    .about = Co musi mieć zwycięskie miasto.
sa_re-option-mode-scribe = Skryba
    .about = Wygrywa pierwsza zbudowana Piramida; dobry na pierwszą grę.
sa_re-option-mode-architect = Architekt
    .about = Wygrywa zabudowa wszystkich 12 pól, z Piramidą co najmniej na placu budowy.
sa_re-option-mode-priest = Kapłan
    .about = Wygrywa Port, Piramida i 3 budynki administracyjne.
sa_re-option-mode-pharaoh = Faraon
    .about = Wygrywa Port, Piramida i wszystkie 6 budynków administracyjnych.
sa_re-option-divinity = Wariant Bóstwo
    .about = Czy place budowy muszą leżeć przy budynkach.
sa_re-option-divinity-off = Nie
    .about = Plac budowy leży na dowolnym pustym polu.
sa_re-option-divinity-on = Tak
    .about = Miasto rośnie od lewego górnego rogu: plac budowy musi przylegać do gotowego budynku.
sa_re-option-quick-start = Szybki start
    .about = Czy każdy zaczyna z budynkiem administracyjnym.
sa_re-option-quick-start-off = Nie
    .about = Każdy zaczyna tylko z Magazynem i Kierownikiem budowy.
sa_re-option-quick-start-on = Tak
    .about = Każdy dostaje też losowy budynek administracyjny.
sa_re-option-first-player = Pierwszy gracz
    .about = Kto jest Mumią, pierwszym graczem rundy 1.
sa_re-option-first-player-random = Losowo
    .about = Dowolny gracz.
sa_re-option-first-player-0 = Gracz 1
    .about = Pierwsze miejsce.
sa_re-option-first-player-1 = Gracz 2
    .about = Drugie miejsce, zgodnie z ruchem wskazówek zegara.
sa_re-option-first-player-2 = Gracz 3
    .about = Trzecie miejsce, zgodnie z ruchem wskazówek zegara; gdy miejsc jest mniej, liczy się dalej dookoła stołu.
sa_re-option-first-player-3 = Gracz 4
    .about = Czwarte miejsce, zgodnie z ruchem wskazówek zegara; gdy miejsc jest mniej, liczy się dalej dookoła stołu.

## Fazy i wiersze punktacji

sa_re-phase-setup = Przygotowanie
sa_re-phase-planning = Wybór placów budowy
sa_re-phase-season = Sezon produkcji
sa_re-phase-sequence = Sekwencja pracy
sa_re-phase-construction = Budowa
sa_re-phase-end-check = Sprawdzenie końca gry
sa_re-phase-new-round = Nowa runda

sa_re-admin = Budynki administracyjne
sa_re-cells = Zabudowane pola
sa_re-launched = Piramida na placu budowy
sa_re-row-tie-admin = Remis: budynki administracyjne
sa_re-row-tie-pyramid = Remis: ranga zbudowanej Piramidy
sa_re-row-tie-stages = Remis: etapy Piramidy
sa_re-row-tie-number = Remis: ranga Piramidy

## Surowce; .piece: jedna sztuka (biernik)

sa_re-wood = drewno
    .piece = 1 drewno
sa_re-stone = kamień
    .piece = 1 kamień
sa_re-gold = złoto
    .piece = 1 złoto
sa_re-joker = joker
    .piece = 1 jokera

## Budynki; .acc: biernik

sa_re-warehouse = Magazyn
    .acc = Magazyn
sa_re-foreman = Kierownik budowy
    .acc = Kierownika budowy
sa_re-carpenter = Stolarz
    .acc = Stolarza
sa_re-stonecutter = Kamieniarz
    .acc = Kamieniarza
sa_re-goldsmith = Złotnik
    .acc = Złotnika
sa_re-temple = Świątynia
    .acc = Świątynię
sa_re-barracks = Koszary
    .acc = Koszary
sa_re-gardens = Ogrody
    .acc = Ogrody
sa_re-palace = Pałac
    .acc = Pałac
sa_re-market = Targ
    .acc = Targ
sa_re-library = Biblioteka
    .acc = Bibliotekę
sa_re-port = Port
    .acc = Port
sa_re-pyramid = Piramida
    .acc = Piramidę

## Karty sezonu

sa_re-single-wood = Drewno
sa_re-single-stone = Kamień
sa_re-single-gold = Złoto
sa_re-double-wood-wood = Drewno + Drewno
sa_re-double-stone-stone = Kamień + Kamień
sa_re-double-gold-gold = Złoto + Złoto
sa_re-double-gold-wood = Złoto + Drewno
sa_re-double-gold-stone = Złoto + Kamień
sa_re-double-stone-wood = Kamień + Drewno
sa_re-trouble-single = Pojedyncze zamieszki
sa_re-trouble-double = Podwójne zamieszki
sa_re-horus-choice = Wybór Horusa
sa_re-hoshekh = Hoszech

## Pola terenu budowy: litera to kolumna, C leży nad Nilem

sa_re-cell-n = { $n ->
    [0] A1
    [1] B1
    [2] C1
    [3] A2
    [4] B2
    [5] C2
    [6] A3
    [7] B3
    [8] C3
    [9] A4
    [10] B4
   *[other] C4
}

## Tryby, warianty, rozwój

sa_re-scribe = Tryb Skryby
sa_re-architect = Tryb Architekta
sa_re-priest = Tryb Kapłana
sa_re-pharaoh = Tryb Faraona
sa_re-divinity = Wariant Bóstwo
sa_re-quick-start = Szybki start
sa_re-first-main-building = Pierwszy budynek główny
sa_re-second-admin-building = Drugi budynek administracyjny

## Stół

sa_re-over = Gra jest skończona
sa_re-round = Runda
sa_re-first-player = Pierwszy gracz
sa_re-board = Plansza pomocnicza
sa_re-ground = Teren budowy
sa_re-nile = Nil
sa_re-stock = Zapasy w Magazynach
sa_re-goods = Na kartach budynków
sa_re-jokers = Jokery z Biblioteki
sa_re-cards = Karty produkcji
sa_re-gauge = Wskaźnik buntu
sa_re-standing = Obelisk stoi
sa_re-revolted = Powszechny bunt
sa_re-caravans = Karawany
sa_re-powers = Zdolności
sa_re-night = Strona nocy
sa_re-carried = zachowana
sa_re-traded = wymieniona
sa_re-fresh = z tego sezonu
sa_re-deck = Talia sezonu
sa_re-dark = Ciemności
sa_re-unseen = Karty jeszcze nieznane
sa_re-batch = Karty do rozpatrzenia
sa_re-owed = Karty jeszcze do dobrania
sa_re-foremen = Kierownicy budowy
sa_re-warehouses = Magazyny
sa_re-worksites = Place budowy
sa_re-most-worksites = Najwięcej placów budowy
sa_re-penalty = Kara za place budowy
sa_re-constructed = Zbudował w tej rundzie
sa_re-placing = Plac budowy do położenia
sa_re-payment = Zapłata
sa_re-keeping = Zachowane na następną rundę
sa_re-reducers = Taniej dzięki
sa_re-moved-from = Przeniesiono z
sa_re-suggested = Oszczędna zapłata
sa_re-missing = Brakujące surowce
sa_re-left = Jeszcze do zapłaty
sa_re-place = Skąd
sa_re-what = Co
sa_re-count = Liczba
sa_re-type = Rodzaj
sa_re-goal = Cel trybu
sa_re-part = Część
sa_re-have = Jest
sa_re-need = Potrzeba

## To, co się liczy, do zdań poniżej

sa_re-count-steps = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
sa_re-count-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
sa_re-source = { $place_id ->
    [card] kartę { $what }
    [stock] { $what_piece } z Magazynu
    [building] { $what_piece } z karty budynku
    [library] Jokera z Biblioteki
   *[caravan] { $what_piece } z karawany
}

## Akcje

sa_re-do-at = { $ask ->
    [move] Przenieś na { $cell }
   *[other] Połóż na { $cell }
}
sa_re-do-launch = Rozpocznij: { $type }
sa_re-do-withdraw = Wycofaj plac budowy z { $cell }
sa_re-do-move = Przenieś plac budowy z { $cell }
sa_re-do-demolish = Zburz na { $cell }
sa_re-do-raze = Zburz: { $type }
sa_re-do-reset = Cofnij cały plan
sa_re-do-commit = Zatwierdź plan
sa_re-do-lose = Utrać { $resource_piece }
sa_re-do-draw = Dobierz kartę
sa_re-do-stop = Połóż obelisk
sa_re-do-go-on = Graj dalej
sa_re-do-end-sequence = Zakończ sekwencję pracy
sa_re-do-temple = Świątynia: dobierz 2 karty
sa_re-do-market = Targ: wymień kartę
sa_re-do-barracks = Koszary: 1 pole mniej u ciebie, 1 więcej ma { $target }
sa_re-do-palace = Pałac: odrzuć kartę { $card }
sa_re-do-apply = { $place_id ->
    [first] Zastosuj pierwszą kartę
   *[second] Zastosuj drugą kartę
}
sa_re-do-acquire = Weź kartę { $card }
sa_re-do-obey = Wykonaj kartę { $card }
sa_re-do-keep = { $how_id ->
    [gardens] Ogrody: zatrzymaj { $card } jako pojedyncze
    [library] Biblioteka: zatrzymaj { $card } jako Jokera
    [both] Ogrody i Biblioteka: zatrzymaj { $card } jako Jokera
   *[plain] Zatrzymaj { $card }
}
sa_re-do-pass = Przekaż { $card }; dostaje { $target }
sa_re-do-discard = Odrzuć { $card }
sa_re-do-give = { $age_id ->
    [carried] Oddaj kartę { $card } (zachowaną)
   *[fresh] Oddaj kartę { $card }
}
sa_re-do-get = { $age_id ->
    [carried] Weź kartę { $card } (zachowaną); oddaje { $target }
   *[fresh] Weź kartę { $card }; oddaje { $target }
}
sa_re-do-save = Zachowaj kartę { $card } na następną rundę
sa_re-do-build = Zbuduj na { $cell }
sa_re-do-stage = Zbuduj następny etap Piramidy
sa_re-do-reduce = O { $resource_piece } mniej
sa_re-do-charter = Wyślij karawanę
sa_re-do-done = { $ask ->
    [build] Nie buduj nic więcej
    [save] Nie zachowuj więcej kart
   *[other] Nie składuj i nie wysyłaj nic więcej
}
sa_re-do-spend = Wydaj { sa_re-source }
sa_re-do-store = { $place_id ->
    [card] Złóż w Magazynie kartę { $what }
    [building] Złóż w Magazynie { $what_piece } z karty budynku
    [library] Złóż w Magazynie Jokera z Biblioteki
   *[caravan] Złóż w Magazynie { $what_piece } z karawany
}
sa_re-do-store-only = Złóż w Magazynie { $resource_piece }
sa_re-do-throw = Wyrzuć { $resource_piece }

## Pytania

sa_re-ask-start = Gdzie kładziesz { $type_acc }?
sa_re-ask-quick = Gdzie kładziesz { $type_acc } z Szybkiego startu?
sa_re-ask-plan = { $penalty ->
    [0] Wybierz place budowy i zatwierdź. Placów: { $sites }, bez kary. Zostało operacji: { $left }.
   *[other] Wybierz place budowy i zatwierdź. Placów: { $sites }, wskaźnik +{ $penalty }. Zostało operacji: { $left }.
}
sa_re-ask-site = Gdzie rozpoczynasz { $type_acc }?
sa_re-ask-move = Dokąd przenosisz { $type_acc } z { $cell }?
sa_re-ask-raze = Który z dwóch budynków na { $cell } burzysz?
sa_re-ask-surplus = { $count ->
    [one] Twoje Magazyny nie mieszczą { $count } surowca. Który tracisz?
    [few] Twoje Magazyny nie mieszczą { $count } surowców. Który tracisz najpierw?
   *[many] Twoje Magazyny nie mieszczą { $count } surowców. Który tracisz najpierw?
}
sa_re-ask-offer = { $card_id ->
    [dark] Następna karta jest zakryta. Dobierasz ją? Twój wskaźnik: { $gauge } z { $last }.
   *[other] Następna karta: { $card }. Dobierasz ją? Twój wskaźnik: { $gauge } z { $last }.
}
sa_re-ask-react = Twój wskaźnik wzrósł do { $gauge } z { $last }. Kładziesz obelisk?
sa_re-ask-save-one = Powszechny bunt! Którą kartę zachowujesz?
sa_re-ask-resolve = { $count ->
    [one] Co robisz z dobraną kartą?
    [few] Którą z { $count } dobranych kart rozpatrujesz teraz?
   *[many] Którą z { $count } dobranych kart rozpatrujesz teraz?
}
sa_re-ask-temple = Którą kartę stosujesz? Pierwsza: { $card }. Druga: { $other_card }.
sa_re-ask-give = Którą ze swoich kart wymieniasz?
sa_re-ask-get = Na którą kartę wymieniasz kartę { $card }?
sa_re-ask-closing = Czy używasz jeszcze zdolności przed końcem swojej sekwencji pracy?
sa_re-ask-build = Co budujesz?
sa_re-ask-reduce = Jaki surowiec Port odejmuje od kosztu ({ $type })?
sa_re-ask-spend = { $joker ->
    [0] Czym płacisz za { $type_acc }? Do zapłaty: drewno { $wood }, kamień { $stone }, złoto { $gold }.
   *[other] Czym płacisz za { $type_acc }? Do zapłaty: drewno { $wood }, kamień { $stone }, złoto { $gold }; wydane jokery: { $joker }.
}
sa_re-ask-ship = Co składujesz w Magazynie lub wysyłasz karawaną?
sa_re-ask-store-only = Mieści się tylko jeden surowiec z karty { $card }. Który składujesz?
sa_re-ask-load = { $count ->
    [one] Co wiezie karawana? Brakuje jeszcze { $count } surowca.
    [few] Co wiezie karawana? Brakuje jeszcze { $count } surowców.
   *[many] Co wiezie karawana? Brakuje jeszcze { $count } surowców.
}
sa_re-ask-save = { $count ->
    [one] Którą kartę zachowujesz na następną rundę? Możesz zachować { $count }.
    [few] Które karty zachowujesz na następną rundę? Możesz zachować { $count }.
   *[many] Które karty zachowujesz na następną rundę? Możesz zachować { $count }.
}

## Wydarzenia

sa_re-event-first-player = Pierwszym graczem zostaje { $seat }.
sa_re-event-placed = { $seat } kładzie { $type_acc } na { $cell }.
sa_re-event-dealt = { $seat } dostaje { $type_acc }.
sa_re-event-round = Runda { $round }.
sa_re-event-launched = { $seat } rozpoczyna { $type_acc } na { $cell }.
sa_re-event-launched-pyramid = { $seat } rozpoczyna { $type_acc } numer { $number } na { $cell }.
sa_re-event-withdrawn = { $seat } wycofuje { $type_acc } z { $cell }.
sa_re-event-moved = { $seat } przenosi { $type_acc } na { $cell }.
sa_re-event-demolished = { $seat } burzy { $type_acc } na { $cell }.
sa_re-event-reset = { $seat } cofa cały plan.
sa_re-event-committed = { $count ->
    [0] { $seat } zatwierdza plan.
   *[other] { $seat } zatwierdza plan; wskaźnik rośnie o { sa_re-count-steps }.
}
sa_re-event-lost-stock = { $seat } nie ma miejsca i traci { $resource_piece }.
sa_re-event-season-began = Zaczyna się sezon; kart w talii: { $count }.
sa_re-event-turned-up = Następna karta: { $card }.
sa_re-event-hoshekh = Hoszech: zapadają ciemności, talia zostaje zakryta.
sa_re-event-sequence = Sekwencja pracy: { $seat }.
sa_re-event-drew = { $seat } dobiera kartę { $card }.
sa_re-event-stopped = { $seat } kładzie obelisk.
sa_re-event-went-on = { $seat } gra dalej.
sa_re-event-rose = { $seat }: wskaźnik rośnie o { sa_re-count-steps }, do { $gauge }.
sa_re-event-wind = Powiew buntu; wywołuje go { $seat }.
sa_re-event-revolt = Powszechny bunt! Spotyka go { $seat }.
sa_re-event-saved = { $seat } zachowuje kartę { $card } na następną rundę.
sa_re-event-lost-cards = { $seat } traci { sa_re-count-cards }.
sa_re-event-acquired = { $seat } bierze kartę { $card }.
sa_re-event-owes = { $seat } musi dobrać jeszcze { sa_re-count-cards }.
sa_re-event-cancelled = { $seat } przez bunt odrzuca bez skutku { sa_re-count-cards }.
sa_re-event-kept-trouble = { $how_id ->
    [gardens] { $seat } zatrzymuje { $card } z pomocą Ogrodów.
    [library] { $seat } zatrzymuje { $card } z pomocą Biblioteki.
    [both] { $seat } zatrzymuje { $card } z pomocą Ogrodów i Biblioteki.
   *[plain] { $seat } zatrzymuje { $card }.
}
sa_re-event-joker = { $seat } dostaje Jokera z Biblioteki.
sa_re-event-passed = { $seat } przekazuje { $card }; dostaje { $target }.
sa_re-event-discarded = { $seat } odrzuca kartę { $card }.
sa_re-event-temple = { $seat } używa Świątyni i dobiera 2 karty.
sa_re-event-temple-cards = { $seat } dobiera 2 karty: { $card }, potem { $other_card }.
sa_re-event-put-back = { $seat } odkłada drugą kartę na wierzch talii.
sa_re-event-put-back-card = { $seat } odkłada na wierzch kartę { $card }.
sa_re-event-barracks = { $seat } używa Koszar, a cierpi { $target }; własny wskaźnik spada do { $gauge }.
sa_re-event-swapped = { $seat } wymienia kartę { $card } na kartę { $other_card }; oddaje ją { $target }.
sa_re-event-season-ended = Sezon dobiega końca.
sa_re-event-no-construction = { $seat } z powodu buntu nic nie buduje.
sa_re-event-reduced = { $seat } płaci dzięki Portowi o { $resource_piece } mniej.
sa_re-event-spent = { $count ->
    [1] { $seat } wydaje { sa_re-source }.
   *[other] { $seat } wydaje { sa_re-source }, razy { $count }.
}
sa_re-event-stage = { $seat } kończy etap { $stage } Piramidy { $number }.
sa_re-event-built = { $seat } buduje { $type_acc } na { $cell }.
sa_re-event-grown = { $seat } rozwija miasto: czarny znacznik trafia na wskaźnik.
sa_re-event-building-over = { $seat } nie buduje nic więcej.
sa_re-event-stored = { $seat } składa w Magazynie { $resource_piece }.
sa_re-event-thrown = { $seat } wyrzuca { $resource_piece }.
sa_re-event-chartered = { $seat } wysyła karawanę i ma ich teraz { $count }.
sa_re-event-shipping-over = { $seat } nie składuje i nie wysyła nic więcej.
sa_re-event-lost-goods = { $count ->
    [one] { $seat } traci { $count } niewykorzystany surowiec.
    [few] { $seat } traci { $count } niewykorzystane surowce.
   *[many] { $seat } traci { $count } niewykorzystanych surowców.
}
sa_re-event-goal = { $seat } spełnia warunek: { $mode }.
sa_re-event-won = { $seat } wygrywa.
