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

sa_re-explain-warehouse = Coût : { $cost }. Garde jusqu'à { $capacity } ressources pour les tours suivants. Tous vos Entrepôts ne font qu'un stock.
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
sa_re-explain-warehouses = Chacun garde { $capacity } ressources, de toute sorte.
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
