castle-title = W cieniu murów
    .about = Wznieście razem jeden zamek, każdy z własnymi postaciami, i poślijcie pomocników tam, gdzie dadzą najwięcej punktów.

castle-option-season = Pora roku
    .about = Strona planszy, na której toczy się gra.
castle-option-season-summer = Lato
    .about = Gra podstawowa, dobra na pierwszy raz.
castle-option-season-winter = Zima
    .about = Z kartami zimy: karczmarz, zaloty, śnieg, zaraza, wyłom i spichlerz.

## Fazy i wiersze punktacji, które nie noszą nazwy elementu gry

castle-phase-round-start = Początek rundy
castle-phase-select = Wybór kart
castle-phase-winter-draw = Karta zimy
castle-phase-courting = Zaloty
castle-phase-reveal = Odkrycie kart
castle-phase-equip-workers = Wyposażenie Robotników
castle-phase-round-end = Koniec rundy
castle-phase-final-scoring = Punktacja końcowa

castle-row-start = Na początku
castle-row-thalers = Pozostałe talary
castle-row-stone = Pozostały kamień
castle-row-clay = Pozostała glina
castle-row-wood = Pozostałe drewno
castle-row-sand = Pozostały piasek

## Surowce i talary
## .piece: jedna sztuka (biernik); .counted: $count sztuk (biernik); .all: wszystko (biernik); .gen: dopełniacz; .ins: jedna sztuka (narzędnik)

castle-sand = piasek
    .piece = 1 sztukę piasku
    .ins = 1 sztuką piasku
    .counted = { $count ->
        [one] { $count } sztukę piasku
        [few] { $count } sztuki piasku
       *[many] { $count } sztuk piasku
    }
    .all = cały piasek ({ $count })
    .gen = piasku
castle-wood = drewno
    .piece = 1 sztukę drewna
    .ins = 1 sztuką drewna
    .counted = { $count ->
        [one] { $count } sztukę drewna
        [few] { $count } sztuki drewna
       *[many] { $count } sztuk drewna
    }
    .all = całe drewno ({ $count })
    .gen = drewna
castle-clay = glina
    .piece = 1 sztukę gliny
    .ins = 1 sztuką gliny
    .counted = { $count ->
        [one] { $count } sztukę gliny
        [few] { $count } sztuki gliny
       *[many] { $count } sztuk gliny
    }
    .all = całą glinę ({ $count })
    .gen = gliny
castle-stone = kamień
    .piece = 1 sztukę kamienia
    .ins = 1 sztuką kamienia
    .counted = { $count ->
        [one] { $count } sztukę kamienia
        [few] { $count } sztuki kamienia
       *[many] { $count } sztuk kamienia
    }
    .all = cały kamień ({ $count })
    .gen = kamienia
castle-silver = srebro
    .piece = 1 sztukę srebra
    .counted = { $count ->
        [one] { $count } sztukę srebra
        [few] { $count } sztuki srebra
       *[many] { $count } sztuk srebra
    }
    .all = całe srebro ({ $count })
    .gen = srebra
castle-thaler = talar
    .piece = 1 talara
castle-building-points = Punkty budowy
castle-resource-types = Różne rodzaje surowców
castle-suggested = Możliwa zapłata
castle-thalers = talary

## Postacie; .acc: biernik; .gen: dopełniacz

castle-messenger = Posłaniec
    .acc = Posłańca
    .gen = Posłańca
castle-trader = Kupiec
    .acc = Kupca
    .gen = Kupca
castle-bricklayer = Murarz
    .acc = Murarza
    .gen = Murarza
castle-stonemason = Kamieniarz
    .acc = Kamieniarza
    .gen = Kamieniarza
castle-worker = Robotnik
    .acc = Robotnika
    .gen = Robotnika
castle-worker-wood = Robotnik (drewno)
    .acc = Robotnika (drewno)
    .gen = Robotnika (drewno)
castle-worker-sand = Robotnik (piasek)
    .acc = Robotnika (piasek)
    .gen = Robotnika (piasek)
castle-worker-stone = Robotnik (kamień)
    .acc = Robotnika (kamień)
    .gen = Robotnika (kamień)
castle-architect = Architekt
    .acc = Architekta
    .gen = Architekta

## Budynki i ich pola pomocników; .acc: biernik; .at: gdzie stoi pomocnik

castle-keep = Donżon
    .acc = Donżon
    .at = w Donżonie
castle-tavern = Tawerna
    .acc = Tawernę
    .at = w Tawernie
castle-tavern-n = Tawerna, pole za { $n } talarów
    .at = w Tawernie (pole za { $n } talarów)
castle-great-gate = Wielka brama
    .acc = Wielką bramę
    .at = w Wielkiej bramie
castle-small-gate = Mała brama
    .acc = Małą bramę
    .at = w Małej bramie
castle-stable = Stajnia
    .acc = Stajnię
    .at = w Stajni
castle-stable-n = Stajnia, pole za { $n } talarów
    .at = w Stajni (pole za { $n } talarów)
castle-servants-house = Dom służby
    .acc = Dom służby
    .at = w Domu służby
castle-servants-house-n = Dom służby, pole { $n }
    .at = w Domu służby (pole { $n })
castle-palace = Pałac
    .acc = Pałac
    .at = w Pałacu
castle-palace-n = Pałac, pole { $n }
    .at = w Pałacu (pole { $n })
castle-market = Targ
    .acc = Targ
    .at = na Targu
castle-market-n = Targ, pole { $n }
    .at = na Targu (pole { $n })
castle-forge = Kuźnia
    .acc = Kuźnię
    .at = w Kuźni
castle-forge-n = Kuźnia, pole za { $n } talarów
    .at = w Kuźni (pole za { $n } talarów)
castle-well = Studnia
    .acc = Studnię
castle-tower = Wieża
castle-tower-n = Wieża { $n }
    .acc = Wieżę { $n }
castle-house = Dom
castle-house-n = Dom { $n }
    .acc = Dom { $n }
castle-gate = Brama

## Gdzie stoją pomocnicy kupca; .at: tam; .from: stamtąd

castle-cart = Wóz
castle-cart-sand = Wóz z piaskiem
    .at = na wozie z piaskiem
    .from = z wozu z piaskiem
castle-cart-wood = Wóz z drewnem
    .at = na wozie z drewnem
    .from = z wozu z drewnem
castle-cart-clay = Wóz z gliną
    .at = na wozie z gliną
    .from = z wozu z gliną
castle-cart-stone = Wóz z kamieniem
    .at = na wozie z kamieniem
    .from = z wozu z kamieniem
castle-rider = Jeździec
    .at = przy jeźdźcu
    .from = od jeźdźca
castle-supply = Zasoby gracza
    .from = ze swoich zasobów

## Karty zimy

castle-innkeeper = Karczmarz
    .at = u Karczmarza
    .from = od Karczmarza
castle-lady = Pani na zamku
castle-snowfall = Opad śniegu
castle-plague = Zaraza
castle-breach = Wyłom
castle-granary = Spichlerz
    .at = w Spichlerzu

## Stół

castle-blue = niebieski
castle-red = czerwony
castle-yellow = żółty
castle-green = zielony
castle-stock = Zasoby ogólne
castle-bank = Bank
castle-watchtower = Strażnica
castle-forge-silver = Srebro w Kuźni
castle-helpers = Pomocnicy
castle-vp = Punkty zwycięstwa
castle-hand = Ręka
castle-face-down = Wybrane karty
castle-discard = Karty zagrane
castle-lost = Karty utracone
castle-rounds-left = Pozostałe rundy
castle-round = Runda
castle-first-player = Pierwszy gracz
castle-deck = Talia kart zimy
castle-buildings = Budynki
castle-spaces = Pola pomocników
castle-trader-places = Wozy i jeździec
castle-resources = Surowce
castle-goods = Na Robotnikach

## Rzeczy liczone, dla zdań poniżej; talary w bierniku

castle-count-talers = { $count ->
    [one] { $count } talara
    [few] { $count } talary
   *[many] { $count } talarów
}
castle-count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
castle-price-talers = { $price ->
    [one] { $price } talara
    [few] { $price } talary
   *[many] { $price } talarów
}
castle-turned-talers = { $thalers ->
    [one] { $thalers } talara
    [few] { $thalers } talary
   *[many] { $thalers } talarów
}
# Co liczy pole w punktacji końcowej.
castle-scored-units = { $place_id ->
    [keep_1] { $units ->
        [one] { $units } puste pole
        [few] { $units } puste pola
       *[many] { $units } pustych pól
    }
    [tavern_12] { castle-scored-helpers }
    [tavern_6] { castle-scored-helpers }
    [great_gate_1] { castle-scored-towers }
    [small_gate_1] { castle-scored-towers }
    [stable_16] { castle-scored-houses }
    [stable_12] { castle-scored-houses }
    [forge_10] { castle-scored-silver }
    [forge_6] { castle-scored-silver }
   *[other] { $units ->
        [one] { $units } płytka budowy na planszy
        [few] { $units } płytki budowy na planszy
       *[many] { $units } płytek budowy na planszy
    }
}
castle-scored-helpers = { $units ->
    [one] { $units } pomocnik w zamku
    [few] { $units } pomocników w zamku
   *[many] { $units } pomocników w zamku
}
castle-scored-towers = { $units ->
    [one] { $units } Wieża
    [few] { $units } Wieże
   *[many] { $units } Wież
}
castle-scored-houses = { $units ->
    [one] { $units } Dom
    [few] { $units } Domy
   *[many] { $units } Domów
}
castle-scored-silver = { $units ->
    [one] { $units } sztuka srebra
    [few] { $units } sztuki srebra
   *[many] { $units } sztuk srebra
}

## Akcje

castle-do-pass = { $ask ->
    [build] Zakończ budowę
    [place] Nie umieszczaj więcej pomocników
    [trade] Nie umieszczaj pomocnika
    [buy] Nie kupuj nic więcej
    [breach] Nie oddawaj więcej kamienia
    [convert] Nie zamieniaj nic więcej
   *[other] Spasuj
}
castle-do-choose = Wybierz { $card_acc }
castle-do-lose = Utrać na stałe { $card_acc }
castle-do-pay = { $item_id ->
    [thalers] Zapłać talarami
   *[other] Zapłać { $item_ins }
}
castle-do-exchange = { $ask ->
    [convert] Wymień 1 sztukę srebra na { $item_piece } i od razu zamień na punkty
   *[other] Wymień 1 sztukę srebra na { $item_piece }
}
castle-do-give = Oddaj { $item_piece }
castle-do-court = Zalecaj się, dając { $item_piece }
castle-do-drop-out = Zrezygnuj
castle-do-take = { $ask ->
    [take] Weź { $item_all }
   *[other] Weź { $item_piece }
}
castle-do-load = Połóż na karcie { $item_piece }
castle-do-build = Zbuduj { $building_acc }
castle-do-buy = Kup { $item_piece } (sprzedaje { $seller })
castle-do-sell = Sprzedaj
castle-do-refuse = Odmów sprzedaży
castle-do-place = Umieść pomocnika { $place_at }
castle-do-from = Weź pomocnika { $place_from }
castle-do-recall = Zabierz pomocnika { $place_from }
castle-do-cash-in = { $count ->
    [0] Zatrzymaj wszystkie talary
    [one] Zamień { $count } talara
    [few] Zamień { $count } talary
   *[many] Zamień { $count } talarów
}
castle-do-convert = Zamień { $item_piece }
castle-do-first = Najpierw { $card }

## Pytania

castle-ask-choose = { $count ->
    [one] Wybierz kartę postaci na tę rundę.
    [few] Wybierz { $count } karty postaci na tę rundę, jedną po drugiej.
   *[many] Wybierz { $count } kart postaci na tę rundę, jedną po drugiej.
}
castle-ask-order = Którą kartę rozpatrujesz najpierw?
castle-ask-load = { $count ->
    [one] Jaki surowiec kładziesz na karcie Robotnika?
    [few] Jakie surowce kładziesz na karcie Robotnika? Wybierz { $count }, jeden po drugim.
   *[many] Jakie surowce kładziesz na karcie Robotnika? Wybierz { $count }, jeden po drugim.
}
castle-ask-trade = Gdzie twój Kupiec umieszcza pomocnika?
castle-ask-trader-helper = Którego pomocnika umieszczasz?
castle-ask-recall = { $count ->
    [one] Nie możesz zapłacić Karczmarzowi za wszystkich pomocników. Którego zabierasz?
    [few] Nie możesz zapłacić Karczmarzowi za { $count } pomocników. Którego zabierasz najpierw?
   *[many] Nie możesz zapłacić Karczmarzowi za { $count } pomocników. Którego zabierasz najpierw?
}
castle-ask-take = Jaki surowiec bierzesz ze strażnicy?
castle-ask-buy = Co kupujesz od Robotników innych graczy?
castle-ask-sell = { $buyer } chce kupić ostatni surowiec z twoich kart Robotników: { $item_piece }. Sprzedajesz?
castle-ask-build = { $count ->
    [one] Co budujesz z pomocą { $card_gen }? Możesz zbudować { $count } budynek.
    [few] Co budujesz z pomocą { $card_gen }? Możesz zbudować { $count } budynki.
   *[many] Co budujesz z pomocą { $card_gen }? Możesz zbudować { $count } budynków.
}
castle-ask-pay = { $due ->
    [one] Czym płacisz za { $building_acc }? Do zapłaty został { $due } punkt budowy.
    [few] Czym płacisz za { $building_acc }? Do zapłaty zostały { $due } punkty budowy.
   *[many] Czym płacisz za { $building_acc }? Do zapłaty zostało { $due } punktów budowy.
}
castle-ask-place = { $count ->
    [one] Gdzie umieszczasz pomocnika? Możesz umieścić { $count }.
    [few] Gdzie umieszczasz pomocnika? Możesz umieścić najwyżej { $count }.
   *[many] Gdzie umieszczasz pomocnika? Możesz umieścić najwyżej { $count }.
}
castle-ask-helper-source = Którego pomocnika umieszczasz { $place_at }?
castle-ask-snowfall = Opad śniegu: tracisz na stałe Robotnika czy płacisz { castle-price-talers }?
castle-ask-plague = Zaraza: tracisz na stałe jedną ze swoich kart zagranych czy płacisz { castle-price-talers }?
castle-ask-breach = { $count ->
    [one] Wyłom: oddajesz kamień za punkty? Możesz oddać { $count } sztukę.
    [few] Wyłom: oddajesz kamień za punkty? Możesz oddać najwyżej { $count } sztuki.
   *[many] Wyłom: oddajesz kamień za punkty? Możesz oddać najwyżej { $count } sztuk.
}
castle-ask-court = Co dajesz, zalecając się do Pani na zamku?
castle-ask-share = Co bierzesz z karty Pani na zamku?
castle-ask-cash-in = { $rate ->
    [one] Targ: masz { castle-turned-talers }. Ile zamieniasz na punkty, { castle-market-points } za { $rate } talara?
    [few] Targ: masz { castle-turned-talers }. Ile zamieniasz na punkty, { castle-market-points } za { $rate } talary?
   *[many] Targ: masz { castle-turned-talers }. Ile zamieniasz na punkty, { castle-market-points } za { $rate } talarów?
}
castle-market-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
castle-ask-convert = { $count ->
    [one] Pałac: jaki surowiec zamieniasz na punkty? Możesz zamienić { $count } sztukę.
    [few] Pałac: jaki surowiec zamieniasz na punkty? Możesz zamienić najwyżej { $count } sztuki.
   *[many] Pałac: jaki surowiec zamieniasz na punkty? Możesz zamienić najwyżej { $count } sztuk.
}

## Zdarzenia

castle-event-round = Runda { $round }: { $seat } jest pierwszym graczem i bierze { castle-count-talers }.
castle-event-chose = { $seat } wybiera kartę.
castle-event-chose-card = { $seat } wybiera { $card_acc }.
castle-event-winter-card = Karta zimy: { $card }.
castle-event-reveal = { $seat } odkrywa { $card_acc }.
castle-event-load = { $seat } kładzie na karcie Robotnika { $item_piece }.
castle-event-messenger = { $count ->
    [0] Bank jest pusty: { $seat } nic nie dostaje od Posłańca.
   *[other] { $seat } dostaje od Posłańca { castle-count-talers }.
}
castle-event-place-trader = { $source_id ->
    [supply] { $seat } umieszcza pomocnika { $place_at }.
   *[other] { $seat } umieszcza pomocnika { $source_from } { $place_at }.
}
castle-event-no-place = { $seat } nie umieszcza pomocnika kupca.
castle-event-displace = { $seat } odzyskuje pomocnika wypartego { $place_from }.
castle-event-fee = { $seat } płaci Karczmarzowi { castle-count-talers }.
castle-event-recall = { $seat } nie może zapłacić Karczmarzowi i zabiera pomocnika { $place_from }.
castle-event-deliver = { $count ->
    [0] { $tower ->
        [0] Dostawa: { $seat } nic nie dostaje, brak { $item_gen }.
       *[other] Dostawa: { $seat } nic nie dostaje, ostatnia sztuka { $item_gen } trafia do strażnicy.
    }
   *[other] Dostawa: { $seat } dostaje { $item_counted }, strażnica { $tower }.
}
castle-event-take = { $seat } bierze ze strażnicy { $item_counted }.
castle-event-buy = { $seat } kupuje { $item_piece } (sprzedaje { $seller }).
castle-event-refuse = { $seat } odmawia sprzedaży ostatniej sztuki { $item_gen }.
castle-event-exchange = { $seat } wymienia 1 sztukę srebra na { $item_piece }.
castle-event-exchange-over = { $seat } nie może już wymieniać srebra przy tym wyłomie.
castle-event-pay = { $seat } płaci { $item_ins }.
castle-event-build = { $seat } buduje { $building_acc } z pomocą { $card_gen }.
castle-event-cannot-build = { $types ->
    [0] { $seat } nie może budować: nie ma czym zapłacić.
    [1] { $seat } nie może budować: wszystkie zasoby są jednego rodzaju, a potrzeba trzech.
    [2] { $seat } nie może budować: zasoby są dwóch rodzajów, a potrzeba trzech.
   *[other] { $seat } nie może budować: żadnego budynku nie da się opłacić dokładnie.
}
castle-event-no-more-buildings = { $count ->
    [0] { $seat } nic nie buduje.
   *[other] { $seat } nie buduje nic więcej.
}
castle-event-thalers = { $count ->
    [0] Bank jest pusty: { $seat } nic nie dostaje za budynek.
   *[other] { $seat } dostaje za budynek { castle-count-talers }.
}
castle-event-score = { $count ->
    [0] { $seat } nie zdobywa punktów ({ $source }).
   *[other] { $seat } zdobywa { castle-count-points } ({ $source }).
}
castle-event-place = { $source_id ->
    [supply] { $seat } umieszcza pomocnika { $building_at } za { castle-price-talers }.
   *[other] { $seat } umieszcza pomocnika { $source_from } { $building_at } za { castle-price-talers }.
}
castle-event-no-more-helpers = { $count ->
    [0] { $seat } nie umieszcza pomocników.
   *[other] { $seat } nie umieszcza więcej pomocników.
}
castle-event-innkeeper = { $count ->
    [0] { $seat } zajmuje miejsce u Karczmarza.
   *[other] { $seat } zajmuje miejsce u Karczmarza i bierze z karty { castle-count-talers }.
}
castle-event-goods = { $seat } bierze z karty Robotnika { $item_counted }.
castle-event-architect = { $count ->
    [0] { $seat } nie zdobywa punktów za Architekta: nikt inny nic nie zbudował.
   *[other] { $buildings ->
        [one] { $seat } zdobywa { castle-count-points } dzięki Architektowi: { $buildings } budynek innych graczy.
        [few] { $seat } zdobywa { castle-count-points } dzięki Architektowi: { $buildings } budynki innych graczy.
       *[many] { $seat } zdobywa { castle-count-points } dzięki Architektowi: { $buildings } budynków innych graczy.
    }
}
castle-event-cards-back = { $seat } bierze z powrotem na rękę wszystkie karty zagrane.
castle-event-first-player = Pierwszym graczem zostaje { $seat }.
castle-event-last-round = Ostatnia runda dobiegła końca; czas na punktację końcową.
castle-event-lose-card = { $seat } traci na stałe { $card_acc }.
castle-event-pay-winter = { $count ->
    [0] { $seat } nie ma czym zapłacić.
   *[other] { $seat } płaci { castle-count-talers }.
}
castle-event-court = { $seat } zaleca się do Pani na zamku i daje { $item_piece }.
castle-event-drop-out = { $seat } rezygnuje z zalotów do Pani na zamku.
castle-event-win-lady = { $seat } zdobywa Panią na zamku i { castle-count-points }.
castle-event-share = { $seat } bierze z karty Pani na zamku { $item_piece }.
castle-event-home = { $seat } zabiera pomocnika { $place_from }.
castle-event-score-space = { $place_id ->
    [granary] { $seat } zdobywa { castle-count-points } w Spichlerzu.
   *[other] { $count ->
        [0] { $seat } nie zdobywa punktów { $place_at }: { castle-scored-units }.
       *[other] { $seat } zdobywa { castle-count-points } { $place_at }: { castle-scored-units }.
    }
}
castle-event-market = { $thalers ->
    [0] { $seat } nie zamienia talarów na Targu.
   *[other] { $seat } zamienia na Targu { castle-turned-talers } na { castle-count-points }.
}
castle-event-palace = { $seat } zamienia w Pałacu { $item_piece } na { castle-count-points }.
