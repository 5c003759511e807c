## Les mots qui apprennent Sa-Ré : explications, guide, conseils et résumé du tour.

## Des quantités, dans les explications

sa_re-gives-nothing = rien
sa_re-gives-then = { $first } ; { $second }
sa_re-gives-wood = { $count } bois
sa_re-gives-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
sa_re-gives-gold = { $count } or

## Les bâtiments

sa_re-explain-warehouse = Coût : { $cost }. Garde jusqu'à { sa_re-explain-room } pour les tours suivants. Tous vos Entrepôts ne font qu'un stock.
sa_re-explain-foreman = Coût : { $cost }. Mène 1 chantier gratuitement, et un second contre 1 case de la Jauge de révolte.
sa_re-explain-trade = Coût : { $cost }. Donne 1 { $produces } par tour ; les chantiers voisins coûtent 1 { $produces } de moins.
sa_re-explain-temple = Coût : { $cost }. Une fois par saison, comme première pioche de votre séquence : piochez 2 cartes, appliquez-en une, remettez l'autre dessus.
sa_re-explain-barracks = Coût : { $cost }. Une fois par saison : votre jauge descend d'1 case, celle d'un adversaire monte d'1. Jamais jusqu'à la révolte.
sa_re-explain-gardens = Coût : { $cost }. Une fois par saison : un Double Troubles que vous gardez compte comme un simple.
sa_re-explain-palace = Coût : { $cost }. Une fois par saison : défaussez la carte visible, ou une carte piochée, avant qu'elle n'agisse.
sa_re-explain-market = Coût : { $cost }. Une fois par saison : échangez une carte de production contre celle d'un adversaire, de même taille.
sa_re-explain-library = Coût : { $cost }. Une fois par saison : un Simple Troubles que vous gardez devient un Joker, et votre jauge ne bouge pas.
sa_re-explain-port = Coût : { $cost }. Au bord du Nil seulement. Donne 1 Joker par tour ; vos chantiers au bord du Nil coûtent 1 ressource de moins.
sa_re-explain-pyramid = Se construit étape par étape, une au plus par tour. On prend celle du dessus de la pile. Chaque mode la demande.
sa_re-explain-pyramid-n = Étapes : { $stages }. Une étape au plus par tour ; les étapes finies restent. À égalité, le plus petit numéro l'emporte.
    .name = { sa_re-pyramid } { $number }

## Les cartes Saison

sa_re-explain-single = 1 { $resources } pour la construction. La prendre finit votre séquence de travail, pas votre saison.
sa_re-explain-double = Deux ressources pour la construction, dépensées ensemble. Un Vent de révolte souffle : tous ceux qui sont debout montent d'1 case. La prendre finit votre séquence de travail.
sa_re-explain-trouble = Gardée, elle fait monter votre jauge de { $value }. La première d'une séquence doit être gardée ; les suivantes peuvent être passées. Votre séquence continue.
sa_re-explain-horus-choice = Piochez { $owed } cartes de plus, ensemble, et résolvez-les toutes, dans l'ordre de votre choix. S'il y a des ressources, votre séquence finit ensuite.
sa_re-explain-hoshekh = Personne ne la prend. Le paquet se retourne : on pioche sans voir, jusqu'à la fin de la saison.

## Les ressources

sa_re-explain-resource = Paie les chantiers, les étapes et les caravanes. Un bâtiment se paie en une fois ou pas du tout.
sa_re-explain-joker = Un bois, une pierre ou un or, au choix quand on le dépense.
sa_re-explain-stock = Les ressources de vos Entrepôts : { $capacity } dans chacun. Elles restent de tour en tour.
sa_re-explain-goods = Ce que vos métiers et votre Port ont produit ce tour. À dépenser ou à stocker, sinon c'est perdu.

## Votre site

sa_re-explain-cell = Un emplacement pour un bâtiment. Les emplacements se touchent par les côtés ; un métier baisse le coût des chantiers voisins. La colonne C borde le Nil.
sa_re-explain-ground = Vos { $cells } emplacements. La colonne C borde le Nil.
sa_re-explain-nile = Le Port ne se construit qu'au bord du Nil ; il y baisse le coût des chantiers.
sa_re-explain-worksite = Un bâtiment commencé. Il ne coûte rien avant d'être construit, et reste jusque-là.
    .name = Chantier
sa_re-explain-board = Les bâtiments que l'on peut encore commencer. Ce qui est pris l'est, sauf retrait ou démolition.
sa_re-explain-foremen = Chacun mène 1 chantier gratuitement, et un second contre 1 case de la Jauge de révolte, à chaque tour.
sa_re-explain-warehouses = Chacun garde { sa_re-explain-room }, de toute sorte.
sa_re-explain-room = { $capacity ->
    [one] { $capacity } ressource
   *[other] { $capacity } ressources
}
sa_re-explain-gauge = Les troubles et les vents la font monter. À { $last }, vos ouvriers se révoltent, et votre saison est perdue. Elle redescend à chaque tour.
sa_re-explain-black-cube = Votre cité prend son essor : dès le premier bâtiment principal, et dès le second administratif, la jauge commence une case plus haut.
    .name = Cube noir
sa_re-explain-caravans = { $cost } ressources maintenant contre 1 au choix à un tour suivant ; { $most } au plus sont en route.
sa_re-explain-standing = Tant qu'il est debout, vous pouvez piocher, et les vents vous atteignent. Couchez-le pour garder vos cartes : votre saison est finie.
sa_re-explain-revolted = Toutes les cartes de la saison sauf { $kept } sont perdues, et vous ne construisez pas ce tour. Entrepôts et chantiers restent.
sa_re-explain-powers = Chaque pouvoir sert une fois par saison, dans votre séquence de travail ; puis il montre sa face nuit jusqu'au tour suivant.
sa_re-explain-cards = Des ressources pour la construction de ce tour. Qui ne construit rien peut en garder { $kept }.

## La saison

sa_re-explain-wind = Tous les joueurs dont l'obélisque est debout montent d'1 case, qui que ce soit qui ait pris la carte. Ils peuvent alors coucher leur obélisque.
    .name = Vent de révolte
sa_re-explain-deck = Visible : sa carte du dessus est celle qu'on vous offre. Une carte a été écartée sans être vue ; on peut compter toutes les autres.
sa_re-explain-dark = Le paquet est face cachée : ce que vous piochez, vous devez le prendre.
sa_re-explain-batch = Des cartes à piocher ensemble. Elles se résolvent une par une, dans l'ordre voulu par leur joueur.
sa_re-explain-first-player = La Momie planifie et pioche en premier. Elle passe au voisin à chaque tour.
sa_re-explain-round = Choisir les chantiers, récolter pendant la saison, construire. Puis on regarde si quelqu'un a rempli son but.
sa_re-explain-vp = La part du but déjà atteinte, en pour cent. Il n'y a pas de points : qui remplit le but gagne.
    .name = Le but

## La première partie, pas à pas ; .why : à quoi cela sert

sa_re-guide-launch = Lancez un Menuisier : touchez-le parmi les bâtiments.
    .title = Votre cité au bord du Nil
    .why = Qui achève la Pyramide en premier gagne. Un tour a trois parties : choisir les chantiers, récolter pendant la saison, construire. Le Menuisier donne du bois à chaque tour et rend moins cher ce qui est à côté.
sa_re-guide-site = Posez-le au milieu, en B3.
    .title = Son emplacement
    .why = Un métier rend moins chers les chantiers qui le touchent. Au milieu, il a le plus de voisins.
sa_re-guide-commit = Validez le plan.
    .title = Un chantier gratuit
    .why = Votre Maître d'œuvre mène un chantier gratuitement. Un second coûterait une case de la Jauge de révolte, ce tour et chaque tour.
sa_re-guide-draw = La carte du dessus est visible : un bois. Piochez-la.
    .title = Piocher une carte
    .why = Votre Menuisier demande du bois. Une carte simple ne lève aucun vent : aucune jauge ne monte. Elle est à vous, et votre séquence finit.
sa_re-guide-wind = Continuez : votre jauge est encore basse.
    .title = Un Vent de révolte
    .why = Quelqu'un a pris une carte double : deux ressources, mais la jauge de tous ceux qui sont debout monte. Vous pourriez coucher votre obélisque ; votre saison serait finie, avec une seule carte.
sa_re-guide-again = Piochez-la : le Choix d'Horus. Il vous fait piocher deux cartes de plus.
    .title = Horus vous laisse choisir
    .why = On peut refuser une carte visible, mais l'obélisque est alors couché. Avec une jauge basse, deux cartes inconnues sont un bon pari.
sa_re-guide-resolve = Résolvez les cartes piochées dans l'ordre voulu.
    .title = L'une après l'autre
    .why = Toutes comptent. Une carte Troubles fait monter votre jauge ; la première doit être gardée, une suivante peut être transmise.
sa_re-guide-stop = Couchez votre obélisque.
    .title = Savoir s'arrêter
    .why = Vous avez de quoi payer le Menuisier. En haut de la jauge, vos ouvriers se révoltent : vous perdriez presque toutes vos cartes, sans construire. L'obélisque couché, vous êtes à l'abri.
sa_re-guide-build = Construisez le Menuisier.
    .title = Construire
    .why = Un bâtiment se paie en une fois. Dès le prochain tour, il donne du bois.
sa_re-guide-spend = Choisissez ce que vous dépensez, d'abord les cartes.
    .title = Avec quoi payer
    .why = Une carte se dépense entière, et ce qui reste est perdu après la construction. L'Entrepôt garde ses biens.
sa_re-guide-ship = Stockez ce qui reste, affrétez une caravane, ou continuez.
    .title = Stocker et affréter
    .why = Qui a construit ne garde aucune carte. Deux ressources affrètent une caravane, qui en apporte une au choix à un tour suivant.
sa_re-guide-pyramid = Un nouveau tour : lancez la Pyramide.
    .title = La Pyramide
    .why = Elle fait gagner la partie. Elle se construit par étapes, une au plus par tour : commencez tôt.
sa_re-guide-place = Posez-la en C3, à côté du Menuisier.
    .title = À côté du Menuisier
    .why = Le Menuisier enlève alors 1 bois à chaque étape.
sa_re-guide-onward = Validez le plan et continuez.
    .title = À vous
    .why = Un premier bâtiment principal donne de l'essor à votre cité : la jauge commence une case plus haut. Surveillez-la, et couchez l'obélisque à temps.

## Des conseils, quand quelque chose arrive pour la première fois

sa_re-tip-plan = Lancer ne coûte rien maintenant. Chaque Maître d'œuvre mène un chantier gratuitement, un second contre une case de jauge.
    .title = Les chantiers
sa_re-tip-offer = Piochez la carte visible, ou couchez votre obélisque et gardez vos cartes.
    .title = Piocher ou s'arrêter
sa_re-tip-wind = Une carte double fait monter la jauge de tous ceux qui sont debout. Ceux qui ne l'ont pas prise peuvent se coucher.
    .title = Un Vent de révolte
sa_re-tip-trouble = La première d'une séquence se garde et fait monter la jauge. Les suivantes peuvent être transmises.
    .title = Des troubles
sa_re-tip-horus = D'autres cartes doivent être piochées, toutes ensemble. On ne s'arrête pas avant de les avoir résolues.
    .title = Choix d'Horus
sa_re-tip-dark = Le paquet est face cachée jusqu'à la fin de la saison : ce que l'on pioche, on le prend.
    .title = Les ténèbres
sa_re-tip-revolt = Toutes les cartes de la saison sauf une sont perdues, et rien n'est construit ce tour. Stocks et chantiers restent.
    .title = Révolte générale
sa_re-tip-build = Une carte va entière à un seul bâtiment ; un bâtiment se paie en une fois.
    .title = Payer
sa_re-tip-ship = Ce qui n'est ni stocké, ni affrété, ni conservé est perdu à la fin de la construction.
    .title = Avant que tout se perde
sa_re-tip-save = Seul qui n'a rien construit peut conserver des cartes pour le tour suivant.
    .title = Conserver des cartes
sa_re-tip-grown = Un cube noir : la jauge commence une case plus haut, il reste moins de pas.
    .title = La cité s'agrandit

## Le tour en une page

sa_re-page-goal = En mode Scribe : être le premier à avoir construit la Pyramide. Les autres modes demandent plus. Il n'y a pas de points.
    .title = Le but
sa_re-page-plan = Chacun à son tour : lancer, déplacer, retirer, démolir. Chaque Maître d'œuvre mène un chantier gratuitement, et un second contre une case de jauge, à chaque tour.
    .title = 1. Les chantiers
sa_re-page-season = Chacun à son tour : piocher la carte visible ou coucher l'obélisque. Une ressource simple finit la séquence ; une double aussi, et un vent fait monter la jauge de tous ceux qui sont debout.
    .title = 2. La saison
sa_re-page-cards = Troubles : la première se garde (+1 ou +2), les suivantes peuvent être transmises. Horus : deux cartes de plus. Hoshekh : le paquet passe face cachée.
    .title = Les autres cartes
sa_re-page-stop = Couchez l'obélisque à votre offre, ou quand d'autres font monter votre jauge. À { $last } : révolte ; vous gardez une carte et ne construisez pas.
    .title = S'arrêter, se révolter
sa_re-page-build = Payez les chantiers avec les cartes (entières), les stocks, les métiers, les caravanes. Un métier baisse de 1 le coût de ses voisins, le Port celui des chantiers au bord du Nil.
    .title = 3. La construction
sa_re-page-ship = Un Entrepôt garde { $room } ressources. { $cost } ressources affrètent une caravane pour 1 au choix plus tard. Le reste est perdu.
    .title = Stocker, affréter
sa_re-page-keep = Qui n'a rien construit conserve jusqu'à { $cards } cartes.
    .title = Conserver
sa_re-page-pyramid = Étape par étape, une au plus par tour ; les étapes finies restent.
    .title = La Pyramide
sa_re-page-grow = Le premier bâtiment principal et le second administratif placent chacun un cube noir sur la jauge.
    .title = L'essor
sa_re-page-end = Après la construction : qui remplit le but gagne ; à égalité, le plus de bâtiments administratifs, puis la Pyramide de plus petit numéro. Ensuite la Momie passe au voisin.
    .title = La fin
