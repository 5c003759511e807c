ezra_nehemiah-title = Ezdrasz i Nehemiasz
    .about = Odbudujcie świątynię i mury Jerozolimy, nauczajcie Tory i przygotujcie się na każdy szabat.

ezra_nehemiah-option-altar-card = Karta ołtarza
    .about = Która strona kart ołtarza jest w grze: gdzie stoją prorocy i co dają.
ezra_nehemiah-option-altar-card-random = Losowa
    .about = Jedna z czterech stron, wybrana losowo.
ezra_nehemiah-option-altar-card-altar-1a = Karta 1, strona A
    .about = Karta ołtarza 1, stroną A do góry.
ezra_nehemiah-option-altar-card-altar-1b = Karta 1, strona B
    .about = Karta ołtarza 1, stroną B do góry.
ezra_nehemiah-option-altar-card-altar-2a = Karta 2, strona A
    .about = Karta ołtarza 2, stroną A do góry.
ezra_nehemiah-option-altar-card-altar-2b = Karta 2, strona B
    .about = Karta ołtarza 2, stroną B do góry.
ezra_nehemiah-option-solo-side = Plansza solo
    .about = W grze jednoosobowej: strona planszy solo, według której gra przeciwnik. Przy większej liczbie graczy niczego nie zmienia.
ezra_nehemiah-option-solo-side-a = Strona A, jedna gwiazdka
    .about = Przeciwnik na pierwsze partie, którego można pokonać dobrą grą.
ezra_nehemiah-option-solo-side-b = Strona B, dwie gwiazdki
    .about = Trudniejszy przeciwnik: zaczyna z większym zapasem i więcej punktuje w każdy szabat.

## Fazy

ezra_nehemiah-phase-setup = Przygotowanie gry
ezra_nehemiah-phase-turn = Dni pracy
ezra_nehemiah-phase-prepare = Przygotowanie do szabatu
ezra_nehemiah-phase-feed = Szabat: karmienie
ezra_nehemiah-phase-tuck = Szabat: chowanie kart
ezra_nehemiah-phase-score = Szabat: punktowanie
ezra_nehemiah-phase-after = Po szabacie
ezra_nehemiah-phase-end = Punktacja końcowa
ezra_nehemiah-phase-over = Koniec gry

## Wiersze punktacji i źródła punktów

ezra_nehemiah-start = Początek
ezra_nehemiah-temple = Świątynia
ezra_nehemiah-sectors = Sektory świątyni
ezra_nehemiah-levite = Lewita
ezra_nehemiah-levites = Lewici
ezra_nehemiah-altar = Tor ołtarza
ezra_nehemiah-tent = Namiot
ezra_nehemiah-blessings = Błogosławieństwa
ezra_nehemiah-walls = Mury
ezra_nehemiah-gates = Bramy
ezra_nehemiah-scribes = Skrybowie
ezra_nehemiah-scrolls = Kafelki zwojów
ezra_nehemiah-heroes = Bohaterowie
ezra_nehemiah-development = Płytki rozwoju
ezra_nehemiah-workers = Pracownicy
ezra_nehemiah-trade = Handel
ezra_nehemiah-judgment = Sąd proroków
ezra_nehemiah-hunger = Brak żywności
ezra_nehemiah-sabbath = Szabaty
ezra_nehemiah-goods = Pozostałe dobra
ezra_nehemiah-altar-leader = Lider ołtarza
ezra_nehemiah-row-altar-track = Wyżej na torze ołtarza

## Dobra; .counted: $count sztuk

ezra_nehemiah-gold = złoto
    .counted = { $count ->
        [one] { $count } złoto
        [few] { $count } złota
       *[many] { $count } złota
    }
ezra_nehemiah-stone = kamień
    .counted = { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
ezra_nehemiah-wood = drewno
    .counted = { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewna
    }
ezra_nehemiah-cinders = węgiel
    .counted = { $count ->
        [one] { $count } węgiel
        [few] { $count } węgle
       *[many] { $count } węgli
    }
ezra_nehemiah-silver = srebro
    .counted = { $count ->
        [one] { $count } srebro
        [few] { $count } srebra
       *[many] { $count } srebra
    }
ezra_nehemiah-food = żywność
    .counted = { $count ->
        [one] { $count } żywność
        [few] { $count } żywności
       *[many] { $count } żywności
    }
ezra_nehemiah-banners = sztandary

## Co może dać wybór

ezra_nehemiah-resource = dowolny surowiec prócz złota
ezra_nehemiah-worker = 1 pracownik
ezra_nehemiah-vp = 1 PZ
ezra_nehemiah-blessing-wild = dowolne błogosławieństwo
ezra_nehemiah-blessing-orange = pomarańczowe błogosławieństwo
ezra_nehemiah-blessing-purple = fioletowe błogosławieństwo
ezra_nehemiah-blessing-red = czerwone błogosławieństwo
ezra_nehemiah-banner-red = czerwony sztandar
ezra_nehemiah-banner-grey = szary sztandar
ezra_nehemiah-banner-blue = niebieski sztandar
ezra_nehemiah-banner-wild = dowolny sztandar
ezra_nehemiah-retrieve = odzyskać kupca lub starszego
ezra_nehemiah-develop-free = odwrócić płytkę rozwoju bez kosztu
ezra_nehemiah-develop-paid = odwrócić płytkę rozwoju, płacąc jej koszt
ezra_nehemiah-auxiliary-action = akcja pomocnicza
ezra_nehemiah-lose-food = utrata 1 żywności
ezra_nehemiah-lose-vp = utrata 1 PZ

## Kolory

ezra_nehemiah-teal = turkusowy
ezra_nehemiah-red = czerwony
ezra_nehemiah-purple = fioletowy
ezra_nehemiah-yellow = żółty
ezra_nehemiah-orange = pomarańczowy
ezra_nehemiah-grey = szary
ezra_nehemiah-blue = niebieski
ezra_nehemiah-wild = dowolny

## Akcje główne

ezra_nehemiah-temple-altar = Świątynia i ołtarz
ezra_nehemiah-rubble-wall-gate = Gruz, mury i bramy
ezra_nehemiah-torah-tent = Tora i namiot

## Bramy i mury

ezra_nehemiah-sheep-gate = Brama Owcza
    .acc = Bramę Owczą
ezra_nehemiah-fish-gate = Brama Rybna
    .acc = Bramę Rybną
ezra_nehemiah-old-gate = Stara Brama
    .acc = Starą Bramę
ezra_nehemiah-valley-gate = Brama nad Doliną
    .acc = Bramę nad Doliną
ezra_nehemiah-dung-gate = Brama Śmietników
    .acc = Bramę Śmietników
ezra_nehemiah-fountain-gate = Brama Źródlana
    .acc = Bramę Źródlaną
ezra_nehemiah-water-gate = Brama Wodna
    .acc = Bramę Wodną
ezra_nehemiah-horse-gate = Brama Końska
    .acc = Bramę Końską
ezra_nehemiah-east-gate = Brama Wschodnia
    .acc = Bramę Wschodnią
ezra_nehemiah-muster-gate = Brama Zbiórki
    .acc = Bramę Zbiórki
ezra_nehemiah-wn = mur { $n }
    .acc = mur { $n }

## Karty muru według tego, co dają

ezra_nehemiah-wall-card-01 = karta muru (srebro)
ezra_nehemiah-wall-card-02 = karta muru (węgle)
ezra_nehemiah-wall-card-03 = karta muru (żywność)
ezra_nehemiah-wall-card-04 = karta muru (pomarańczowe błogosławieństwo)
ezra_nehemiah-wall-card-05 = karta muru (fioletowe błogosławieństwo)
ezra_nehemiah-wall-card-06 = karta muru (czerwone błogosławieństwo)
ezra_nehemiah-wall-card-07 = karta muru (namiot)
ezra_nehemiah-wall-card-08 = karta muru (tor ołtarza)
ezra_nehemiah-wall-card-09 = karta muru (odzyskanie)
ezra_nehemiah-wall-card-10 = karta muru (pracownik i srebro)
ezra_nehemiah-wall-card-11 = karta muru (złoto i srebro)
ezra_nehemiah-wall-card-12 = karta muru (dowolne błogosławieństwo i żywność)

## Karty postaci

ezra_nehemiah-priest = Kapłan
    .acc = Kapłana
ezra_nehemiah-temple-servant = Sługa świątynny
    .acc = Sługę świątynnego
ezra_nehemiah-singer = Śpiewak
    .acc = Śpiewaka
ezra_nehemiah-mason = Murarz
    .acc = Murarza
ezra_nehemiah-carpenter = Cieśla
    .acc = Cieślę
ezra_nehemiah-watchman = Wartownik
    .acc = Wartownika
ezra_nehemiah-teacher = Nauczyciel
    .acc = Nauczyciela
ezra_nehemiah-copyist = Kopista
    .acc = Kopistę
ezra_nehemiah-perfumer = Perfumiarz
    .acc = Perfumiarza
ezra_nehemiah-official = Urzędnik
    .acc = Urzędnika
ezra_nehemiah-pile-n = stos { $n }

## Bohaterowie, prorocy i karty ołtarza

ezra_nehemiah-zerubbabel = Zorobabel
    .acc = Zorobabela
ezra_nehemiah-ezra = Ezdrasz
    .acc = Ezdrasza
ezra_nehemiah-nehemiah = Nehemiasz
    .acc = Nehemiasza
ezra_nehemiah-zechariah = Zachariasz
ezra_nehemiah-haggai = Aggeusz
ezra_nehemiah-altar-1a = karta ołtarza 1, strona A
ezra_nehemiah-altar-1b = karta ołtarza 1, strona B
ezra_nehemiah-altar-2a = karta ołtarza 2, strona A
ezra_nehemiah-altar-2b = karta ołtarza 2, strona B
ezra_nehemiah-behind = za Zachariaszem
ezra_nehemiah-between = między prorokami
ezra_nehemiah-ahead = przed Aggeuszem

## Płytki rozwoju i pracownicy

ezra_nehemiah-guards = straże
ezra_nehemiah-guards-n = straże
ezra_nehemiah-labourers = robotnicy
ezra_nehemiah-labourers-n = robotnicy
ezra_nehemiah-farmers = rolnicy
ezra_nehemiah-farmers-n = rolnicy
ezra_nehemiah-traders = kupcy
ezra_nehemiah-traders-n = kupcy
ezra_nehemiah-elders = starsi
ezra_nehemiah-elders-n = starsi
ezra_nehemiah-trader = kupiec
ezra_nehemiah-elder = starszy
ezra_nehemiah-trader-n = kupiec, pole { $n }
    .acc = kupca na polu { $n }
ezra_nehemiah-elder-n = starszy, pole { $n }
    .acc = starszego na polu { $n }

## Plansza

ezra_nehemiah-temple-n = rząd { $n } świątyni
ezra_nehemiah-sn-n = rząd zwojów { $n }, miejsce { $m }
ezra_nehemiah-top = góra
ezra_nehemiah-bottom = dół
ezra_nehemiah-sell = sprzedaż

## Kafelki zwojów

ezra_nehemiah-gold-silver-rate = złoty zwój: srebro
ezra_nehemiah-gold-blessing-sets = złoty zwój: błogosławieństwa
ezra_nehemiah-gold-workers-on-board = złoty zwój: pracownicy
ezra_nehemiah-gold-walls-and-gates = złoty zwój: mury i bramy
ezra_nehemiah-gold-temple-rows = złoty zwój: rzędy świątyni
ezra_nehemiah-gold-lower-scribes = złoty zwój: niżsi skrybowie
ezra_nehemiah-gold-top-scribes = złoty zwój: najwyżsi skrybowie
ezra_nehemiah-gold-hand-card = złoty zwój: karta na ręce
ezra_nehemiah-wood-no-feed-farmers-labourers = drewniany zwój: rolnicy i robotnicy bez żywności
ezra_nehemiah-wood-no-feed-traders-gatekeepers = drewniany zwój: kupcy i strażnicy bram bez żywności
ezra_nehemiah-wood-no-feed-scribes = drewniany zwój: skrybowie bez żywności
ezra_nehemiah-wood-tent-extra = drewniany zwój: namiot dalej
ezra_nehemiah-wood-sabbath-worker-resource = drewniany zwój: pracownik i surowiec co szabat
ezra_nehemiah-wood-sabbath-altar = drewniany zwój: ołtarz co szabat
ezra_nehemiah-wood-sabbath-tent = drewniany zwój: namiot co szabat
ezra_nehemiah-wood-sabbath-levite-silver = drewniany zwój: srebro za Lewitów co szabat
ezra_nehemiah-wood-sabbath-auxiliary = drewniany zwój: akcja pomocnicza co szabat
ezra_nehemiah-wood-levite-discount = drewniany zwój: tańsi Lewici
ezra_nehemiah-wood-scribe-blessing = drewniany zwój: błogosławieństwo za skrybów
ezra_nehemiah-wood-gatekeeper-blessing = drewniany zwój: błogosławieństwo za strażników bram
ezra_nehemiah-wood-build-stone-discount = drewniany zwój: budowa za mniej kamienia
ezra_nehemiah-wood-adjacent-wall = drewniany zwój: sąsiedni mur
ezra_nehemiah-wood-golden-altar = drewniany zwój: złote pola ołtarza
ezra_nehemiah-wood-elder-bonus = drewniany zwój: silniejsi starsi
ezra_nehemiah-wood-trader-twice = drewniany zwój: kupcy dwa razy
ezra_nehemiah-wood-free-piles = drewniany zwój: wolne stosy i większa ręka
ezra_nehemiah-wood-trade-any-visible = drewniany zwój: handel dowolną widoczną kartą
ezra_nehemiah-wood-bottom-trade-discount = drewniany zwój: tańszy dolny handel
ezra_nehemiah-wood-after-trade = drewniany zwój: premia po handlu
ezra_nehemiah-wood-development-gold = drewniany zwój: złoto za płytki rozwoju
ezra_nehemiah-stone-zerubbabel = kamienny zwój: Zorobabel
ezra_nehemiah-stone-ezra = kamienny zwój: Ezdrasz
ezra_nehemiah-stone-nehemiah = kamienny zwój: Nehemiasz

## Przeciwnik w grze jednoosobowej

ezra_nehemiah-opponent = przeciwnik
ezra_nehemiah-solo-a = plansza solo, strona A
ezra_nehemiah-solo-b = plansza solo, strona B
ezra_nehemiah-clockwise = zgodnie z ruchem wskazówek zegara
ezra_nehemiah-counterclockwise = przeciwnie do ruchu wskazówek zegara
ezra_nehemiah-scheme-n = karta planu { $n }
ezra_nehemiah-focus-sheep = karta skupienia: Brama Owcza
ezra_nehemiah-focus-muster = karta skupienia: Brama Zbiórki
ezra_nehemiah-focus-east = karta skupienia: Brama Wschodnia
ezra_nehemiah-focus-horse = karta skupienia: Brama Końska
ezra_nehemiah-focus-water = karta skupienia: Brama Wodna
ezra_nehemiah-focus-fountain = karta skupienia: Brama Źródlana
ezra_nehemiah-focus-dung = karta skupienia: Brama Śmietników
ezra_nehemiah-focus-valley = karta skupienia: Brama nad Doliną
ezra_nehemiah-focus-old = karta skupienia: Stara Brama
ezra_nehemiah-focus-fish = karta skupienia: Brama Rybna

## Liczby i słowa w zdaniach

ezra_nehemiah-count-points = { $count ->
    [one] { $count } PZ
    [few] { $count } PZ
   *[many] { $count } PZ
}
ezra_nehemiah-count-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
ezra_nehemiah-count-wall-cards = { $count ->
    [one] { $count } kartę muru
    [few] { $count } karty muru
   *[many] { $count } kart muru
}
ezra_nehemiah-count-banners = { $banners ->
    [one] { $banners } sztandar
    [few] { $banners } sztandary
   *[many] { $banners } sztandarów
}
ezra_nehemiah-count-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
ezra_nehemiah-count-silver = { $count ->
    [one] { $count } srebro
    [few] { $count } srebra
   *[many] { $count } srebra
}
ezra_nehemiah-count-food = { $count ->
    [one] { $count } żywność
    [few] { $count } żywności
   *[many] { $count } żywności
}
ezra_nehemiah-the-blessing = { $blessing_id ->
    [orange] pomarańczowe błogosławieństwo
    [purple] fioletowe błogosławieństwo
   *[other] czerwone błogosławieństwo
}
ezra_nehemiah-banners-red = { $count ->
    [one] { $count } czerwony sztandar
    [few] { $count } czerwone sztandary
   *[many] { $count } czerwonych sztandarów
}
ezra_nehemiah-banners-grey = { $count ->
    [one] { $count } szary sztandar
    [few] { $count } szare sztandary
   *[many] { $count } szarych sztandarów
}
ezra_nehemiah-banners-blue = { $count ->
    [one] { $count } niebieski sztandar
    [few] { $count } niebieskie sztandary
   *[many] { $count } niebieskich sztandarów
}
ezra_nehemiah-banners-wild = { $count ->
    [one] { $count } dowolny sztandar
    [few] { $count } dowolne sztandary
   *[many] { $count } dowolnych sztandarów
}
ezra_nehemiah-count-colour = { $colour_id ->
    [red] { ezra_nehemiah-banners-red }
    [grey] { ezra_nehemiah-banners-grey }
    [blue] { ezra_nehemiah-banners-blue }
   *[other] { ezra_nehemiah-banners-wild }
}

## Akcje

ezra_nehemiah-do-gatekeeper = Postaw strażnika: { $space }
ezra_nehemiah-do-play = Zagraj { $card_acc }: { $pile }
ezra_nehemiah-do-main = Akcja główna: { $main }
ezra_nehemiah-do-end-turn = Zakończ turę
ezra_nehemiah-do-finish = { $ask ->
    [sell] Nie sprzedawaj nic więcej
    [prepare] Zakończ przygotowania
    [wall-space] Zakończ bez wyboru miejsca
   *[other] Zakończ akcję główną
}
ezra_nehemiah-do-decline = { $ask ->
    [develop] Nie odwracaj płytki
    [repeat] Nie powtarzaj
    [retrieve] Nie odzyskuj nikogo
    [copy] Nie korzystaj z innego muru
    [extra-auxiliary] Bez akcji pomocniczej
   *[other] Żadne z nich
}
ezra_nehemiah-do-levite = Postaw Lewitę
ezra_nehemiah-do-banner = Użyj Lewity: 1 czerwony sztandar
ezra_nehemiah-do-temple = Do świątyni: { $good }, { $row }
ezra_nehemiah-do-altar = Na ołtarz: { $good }
ezra_nehemiah-do-space = Wybierz { $space_acc }
ezra_nehemiah-do-clear = Usuń gruz: { $good }
ezra_nehemiah-do-build = Zbuduj
ezra_nehemiah-do-pay = { $good_id ->
    [banners] Zapłać sztandarami
   *[other] Zapłać: { $good }
}
ezra_nehemiah-do-wall-card = Zbuduj: { $wall_card }
ezra_nehemiah-do-on-top = Na wierzch: { $wall_card }
ezra_nehemiah-do-copy = Skorzystaj: { $space }
ezra_nehemiah-do-connect = Najpierw: { $wall } i { $gate }
ezra_nehemiah-do-scribe = Postaw skrybę: { $scroll_space }
ezra_nehemiah-do-branch = Odgałęzienie: { $scroll_space }
ezra_nehemiah-do-tent = Przesuń namiot: { ezra_nehemiah-count-spaces }
ezra_nehemiah-do-trade = { $side_id ->
    [top] Handel ({ $card }): opcja górna
    [bottom] Handel ({ $card }): opcja dolna
   *[other] Sprzedaż ({ $card })
}
ezra_nehemiah-do-sell = Sprzedaj: { $good }
ezra_nehemiah-do-develop = Odwróć płytkę: { $tile }
ezra_nehemiah-do-place = Postaw { $spot_acc }
ezra_nehemiah-do-repeat = Zapłać i użyj kupca ponownie
ezra_nehemiah-do-take = Weź: { $good }
ezra_nehemiah-do-bless = Otrzymaj { ezra_nehemiah-the-blessing }
ezra_nehemiah-do-retrieve = Odzyskaj: { $spot }
ezra_nehemiah-do-choose = { $ask ->
    [choice] Weź: { $gives }
   *[other] { $count ->
        [1] Pierwsze
       *[other] Drugie
    }
}
ezra_nehemiah-do-return = Oddaj: { $good }
ezra_nehemiah-do-convert = { $count ->
    [0] Nie płać srebrem
    [one] Zapłać srebrem za { $count } żywność
    [few] Zapłać srebrem za { $count } żywności
   *[many] Zapłać srebrem za { $count } żywności
}
ezra_nehemiah-do-judgment = Stań przed sądem proroków
ezra_nehemiah-do-farmer = Przydziel rolnika
ezra_nehemiah-do-labourer = Przydziel robotnika
ezra_nehemiah-do-tile = Użyj płytki: { $tile }
ezra_nehemiah-do-scroll = Użyj: { $scroll }
ezra_nehemiah-do-tuck = Schowaj { $card_acc }

## Pytania

ezra_nehemiah-ask-gatekeeper = Którą bramę narożną zajmujesz?
ezra_nehemiah-ask-turn = Co robisz w swojej turze?
ezra_nehemiah-ask-temple-step = Świątynia i ołtarz, zostało: { ezra_nehemiah-count-banners }. Co dalej?
ezra_nehemiah-ask-wall-space = Nad którym murem lub bramą pracujesz?
ezra_nehemiah-ask-wall-step = { $space }, zostało: { ezra_nehemiah-count-banners }. Usuwasz gruz, budujesz czy kończysz?
ezra_nehemiah-ask-pay-piece = Czym płacisz następną część kosztu ({ $good })?
ezra_nehemiah-ask-wall-card = Którą kartę muru budujesz tutaj: { $space }?
ezra_nehemiah-ask-return-cards = Która karta muru idzie na wierzch stosu? Druga idzie na spód.
ezra_nehemiah-ask-copy = Z efektu którego sąsiedniego muru korzystasz?
ezra_nehemiah-ask-connection = Które połączenie jest pierwsze?
ezra_nehemiah-ask-torah-step = Tora i namiot, zostało: { ezra_nehemiah-count-banners }. Co dalej?
ezra_nehemiah-ask-branch = Którędy idzie twój skryba ({ $scroll_space })?
ezra_nehemiah-ask-pay-tent = Którym surowcem płacisz za namiot?
ezra_nehemiah-ask-sell = Co sprzedajesz?
ezra_nehemiah-ask-develop = { $free ->
    [1] Którą płytkę rozwoju odwracasz bez kosztu?
   *[other] Którą płytkę rozwoju odwracasz, płacąc jej koszt?
}
ezra_nehemiah-ask-extra-auxiliary = Którą akcję pomocniczą wykonujesz?
ezra_nehemiah-ask-repeat = Czy płacisz, by użyć tego kupca drugi raz?
ezra_nehemiah-ask-basic = { $count ->
    [one] Który surowiec bierzesz?
    [few] Który surowiec bierzesz? Łącznie bierzesz { $count }.
   *[many] Który surowiec bierzesz? Łącznie bierzesz { $count }.
}
ezra_nehemiah-ask-blessing = Które błogosławieństwo otrzymujesz?
ezra_nehemiah-ask-retrieve = Którego kupca lub starszego odzyskujesz?
ezra_nehemiah-ask-choice = Co bierzesz?
ezra_nehemiah-ask-convert = Ile żywności opłacasz srebrem? Do zapłaty: { ezra_nehemiah-count-food }.
ezra_nehemiah-ask-return = { $count ->
    [one] Twoje straże nie mogą zatrzymać wszystkiego: który surowiec oddajesz?
    [few] Twoje straże nie mogą zatrzymać wszystkiego: który surowiec oddajesz? Do oddania: { $count }.
   *[many] Twoje straże nie mogą zatrzymać wszystkiego: który surowiec oddajesz? Do oddania: { $count }.
}
ezra_nehemiah-ask-prepare = Przygotowanie do szabatu: co robisz teraz?
ezra_nehemiah-ask-assign = Kim zostaje odzyskany pracownik?
ezra_nehemiah-ask-tuck = { $count ->
    [one] Którą kartę chowasz?
    [few] Którą kartę chowasz? Łącznie chowasz { $count }.
   *[many] Którą kartę chowasz? Łącznie chowasz { $count }.
}

## Wydarzenia

ezra_nehemiah-event-altar-card = W grze: { $altar_card }.
ezra_nehemiah-event-shofar = { $seat } bierze szofar.
ezra_nehemiah-event-dealt-tile = { $seat } otrzymuje płytkę rozwoju: { $tile }.
ezra_nehemiah-event-drew = { $seat } dobiera { $card_acc }.
ezra_nehemiah-event-draw = { $seat } dobiera { ezra_nehemiah-count-cards }.
ezra_nehemiah-event-gatekeeper = { $seat } stawia strażnika: { $space }.
ezra_nehemiah-event-neutral-gate = Nikt nie ma tej bramy, pozostaje neutralna: { $space }.
ezra_nehemiah-event-round = Zaczyna się runda { $count }.
ezra_nehemiah-event-turn = Dzień pracy { $count }: { $seat }.
ezra_nehemiah-event-play = { $seat } zagrywa { $card_acc }: { $pile }.
ezra_nehemiah-event-main = { $seat } wybiera akcję główną: { $main }.
ezra_nehemiah-event-main-done = { $seat } kończy akcję główną.
ezra_nehemiah-event-gain = { $seat } otrzymuje { $good_counted }.
ezra_nehemiah-event-pay = { $seat } oddaje { $good_counted }.
ezra_nehemiah-event-pay-player = { $seat } płaci { $good_counted }; bierze { $other }.
ezra_nehemiah-event-pay-gate = { $seat } kładzie { ezra_nehemiah-count-silver } na karcie bramy: { $space }.
ezra_nehemiah-event-pay-banners = { $count ->
    [one] { $seat } płaci zamiast tego { $count } sztandar.
    [few] { $seat } płaci zamiast tego { $count } sztandary.
   *[many] { $seat } płaci zamiast tego { $count } sztandarów.
}
ezra_nehemiah-event-score = { $seat } zdobywa { ezra_nehemiah-count-points } ({ $source }).
ezra_nehemiah-event-lose-points = { $seat } traci { ezra_nehemiah-count-points } ({ $source }).
ezra_nehemiah-event-banners = { $seat } otrzymuje { ezra_nehemiah-count-colour }.
ezra_nehemiah-event-worker = { $seat } otrzymuje pracownika.
ezra_nehemiah-event-retrieve = { $seat } odzyskuje pracownika: { $spot }.
ezra_nehemiah-event-blessing = { $seat } otrzymuje { ezra_nehemiah-the-blessing }.
ezra_nehemiah-event-column = { $seat } otrzymuje premię kolumny { $count }.
ezra_nehemiah-event-tent-step = { $seat } przesuwa namiot o jedno pole.
ezra_nehemiah-event-instead = { $seat } nie może tego otrzymać i przesuwa namiot.
ezra_nehemiah-event-altar-step = { $seat } wchodzi na pole { $count } toru ołtarza.
ezra_nehemiah-event-on-altar = { $seat } kładzie na ołtarzu: { $good }.
ezra_nehemiah-event-levite = { $seat } stawia Lewitę numer { $count }.
ezra_nehemiah-event-cube = { $seat } kładzie { $good }: { $row }, kolumna { $column }.
ezra_nehemiah-event-sector = { $seat } zapełnia sektor { $count } świątyni.
ezra_nehemiah-event-space = { $seat } wybiera { $space_acc }.
ezra_nehemiah-event-clear = { $seat } usuwa gruz ({ $space }): { $good }.
ezra_nehemiah-event-draw-walls = { $seat } dobiera { ezra_nehemiah-count-wall-cards }.
ezra_nehemiah-event-drew-wall = { $seat } dobiera: { $wall_card }.
ezra_nehemiah-event-build-wall = { $seat } buduje { $space_acc }: { $wall_card }.
ezra_nehemiah-event-cards-back = { $seat } odkłada { ezra_nehemiah-count-wall-cards }.
ezra_nehemiah-event-copy = { $seat } korzysta z efektu muru: { $space }.
ezra_nehemiah-event-build-gate = { $seat } buduje { $space_acc } i stawia strażnika.
ezra_nehemiah-event-connection = Połączenie: { $wall } i { $gate }.
ezra_nehemiah-event-scribe = { $seat } stawia skrybę: { $scroll_space }, { $scroll }.
ezra_nehemiah-event-hero = { $seat } bierze kartę bohatera: { $hero }.
ezra_nehemiah-event-white-moves = Biały pracownik idzie w górę: { $scroll_space }.
ezra_nehemiah-event-white-leaves = Biały pracownik opuszcza grę.
ezra_nehemiah-event-trade = { $side_id ->
    [top] { $seat } handluje ({ $card }, góra).
    [bottom] { $seat } handluje ({ $card }, dół).
   *[other] { $seat } sprzedaje ({ $card }).
}
ezra_nehemiah-event-develop = { $seat } odwraca płytkę rozwoju: { $tile }.
ezra_nehemiah-event-place = { $seat } stawia { $spot_acc }.
ezra_nehemiah-event-prepare = { $seat } przygotowuje się do szabatu.
ezra_nehemiah-event-judgment = { $seat } staje przed sądem: { $zone }.
ezra_nehemiah-event-farmer = { $seat } przydziela rolnika.
ezra_nehemiah-event-labourer = { $seat } przydziela robotnika.
ezra_nehemiah-event-tile-item = { $seat } używa płytki rozwoju: { $tile }.
ezra_nehemiah-event-scroll-item = { $seat } używa kafelka zwoju: { $scroll }.
ezra_nehemiah-event-sabbath = Szabat rundy { $count }.
ezra_nehemiah-event-feed = { $seat } ma do zapłacenia za pracowników: { ezra_nehemiah-count-food }.
ezra_nehemiah-event-tuck = { $seat } chowa { $card_acc }.
ezra_nehemiah-event-score-card = { $seat } punktuje schowaną kartę: { $card }.
ezra_nehemiah-event-prophets = Prorocy idą dalej: Zachariasz na { $zechariah }, Aggeusz na { $haggai }.
ezra_nehemiah-event-workers-home = Wszyscy kupcy, starsi, rolnicy i robotnicy wracają.
ezra_nehemiah-event-altar-leader = { $seat } jest liderem ołtarza.
ezra_nehemiah-event-shuffle = { $seat } tasuje { ezra_nehemiah-count-cards } w nowy stos.
ezra_nehemiah-event-score-hand = { $seat } punktuje kartę na ręce: { $card }.
ezra_nehemiah-event-solo-board = Przeciwnik gra według: { $board }.
ezra_nehemiah-event-opponent-start = { $seat } zaczyna, pracownicy: { $workers }, złoto: { $gold }, srebro: { $silver }.
ezra_nehemiah-event-opponent-shuffle = { $seat } tasuje wszystkie karty skupienia i karty planu.
ezra_nehemiah-event-gain-instead = { $seat } otrzymuje { $good_counted } w zamian za: { $lost }.
ezra_nehemiah-event-left-most = Przesuwa się znacznik najbardziej po lewej: { $blessing }.
ezra_nehemiah-event-ignored = { $seat } nic z tego nie ma: { $effect }.
ezra_nehemiah-event-focus = { $seat } odkrywa kartę skupienia: { $space }, { $direction }, kolumna { $column }.
ezra_nehemiah-event-opponent-trade = { $side_id ->
    [top] { $seat } handluje (górna opcja), razem { ezra_nehemiah-count-silver }: { $space }.
   *[other] { $seat } handluje (dolna opcja), razem { ezra_nehemiah-count-silver }: { $space }.
}
ezra_nehemiah-event-no-trade = { $seat } nie może zapłacić za żaden handel i przesuwa namiot.
ezra_nehemiah-event-scheme = { $seat } odkrywa: { $scheme }.
ezra_nehemiah-event-row = { $action_id ->
    [temple] { $seat } wykonuje wiersz { $count }: świątynia.
    [clear_wall] { $seat } wykonuje wiersz { $count }: usunięcie gruzu z muru.
    [clear_and_build_wall] { $seat } wykonuje wiersz { $count }: usunięcie gruzu i budowa muru.
    [clear_and_build_gate] { $seat } wykonuje wiersz { $count }: usunięcie gruzu i budowa bramy.
    [scribe_highest] { $seat } wykonuje wiersz { $count }: skryba możliwie najwyżej.
    [scribe_lowest] { $seat } wykonuje wiersz { $count }: skryba możliwie najniżej.
   *[other] { $seat } wykonuje wiersz { $count } i otrzymuje to, co on pokazuje.
}
ezra_nehemiah-event-row-skipped = { $reason_id ->
    [few_workers] Wiersz { $count } nie jest możliwy: pracownicy: { $have }, potrzeba co najmniej { $need }.
    [many_workers] Wiersz { $count } nie jest możliwy: pracownicy: { $have }, może być najwyżej { $need }.
    [few_gold] Wiersz { $count } nie jest możliwy: złoto: { $have }, potrzeba co najmniej { $need }.
    [many_gold] Wiersz { $count } nie jest możliwy: złoto: { $have }, może być najwyżej { $need }.
    [no_rubble] Wiersz { $count } nie jest możliwy: na żadnym polu muru nie ma gruzu.
    [no_wall_card] Wiersz { $count } nie jest możliwy: nie ma już kart muru.
    [no_wall] Wiersz { $count } nie jest możliwy: żadnego muru nie można zbudować i opłacić.
    [no_gate] Wiersz { $count } nie jest możliwy: żadnej bramy nie można zbudować i opłacić.
   *[other] Wiersz { $count } nie jest możliwy: żaden kafelek zwoju nie jest dostępny i opłacalny.
}
ezra_nehemiah-event-row-in-part = { $seat } robi z najniższego wiersza to, co możliwe.
ezra_nehemiah-event-levite-works = Pracuje Lewita numer { $count }.
ezra_nehemiah-event-target = { $seat } wybiera { $space_acc } (początek: { $gate }, { $direction }).
ezra_nehemiah-event-clear-all = { $count ->
    [one] { $seat } usuwa jedyny znacznik gruzu: { $space }.
    [few] { $seat } usuwa wszystkie { $count } znaczniki gruzu: { $space }.
   *[many] { $seat } usuwa wszystkie { $count } znaczników gruzu: { $space }.
}
ezra_nehemiah-event-tile-target = { $count ->
    [one] Możliwy jest tam tylko { $count } kafelek zwoju: { $scroll_space }.
    [few] Możliwe są tam { $count } kafelki zwojów; kolumna { $column } wskazuje: { $scroll_space }.
   *[many] Możliwych jest tam { $count } kafelków zwojów; kolumna { $column } wskazuje: { $scroll_space }.
}
ezra_nehemiah-event-branches = { $seat } rozgałęzia się przez: { $scroll_space }.
ezra_nehemiah-event-opponent-sabbath = { $seat } obchodzi szabat według planszy solo.
ezra_nehemiah-event-game-over = Koniec gry.
