## Les mots qui apprennent le jeu : explications, guide, conseils et résumé du tour.

## Des quantités, dans les explications

castle-gives-nothing = aucune
castle-gives-sand = { $count ->
    [one] { $count } sable
   *[other] { $count } sables
}
castle-gives-wood = { $count ->
    [one] { $count } bois
   *[other] { $count } bois
}
castle-gives-clay = { $count ->
    [one] { $count } argile
   *[other] { $count } argiles
}
castle-gives-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
castle-gives-silver = { $count ->
    [one] { $count } lingot d'argent
   *[other] { $count } lingots d'argent
}

## Les personnages

castle-explain-messenger = I. Prenez { $thalers_from_bank } thalers à la banque.
castle-explain-trader = II. Vous pouvez placer un assistant sur une charrette ou sur le cavalier. Puis chaque assistant qui s'y trouve est livré ; la première pièce de chaque livraison va à la Tour de garde.
castle-explain-bricklayer = III. Prenez à la Tour de garde toutes les pièces d'une même sorte. Construisez jusqu'à { $max_buildings } bâtiments : 1 thaler par pièce payée. Si vous avez construit, placez jusqu'à { $max_helpers } assistants.
castle-explain-stonemason = IV. Achetez 1 ressource sur l'Ouvrier de chacun des autres, pour { $buy_price } thaler. Construisez jusqu'à { $max_buildings } bâtiments et marquez toute leur couronne. Si vous avez construit, placez jusqu'à { $max_helpers } assistants.
castle-explain-worker = V. Porte { $goods }. Un Tailleur de pierre peut lui en acheter ; le reste est à vous à l'étape de l'Ouvrier. Construisez jusqu'à { $max_buildings } bâtiments pour la moitié de leur couronne. Pas d'assistants.
castle-explain-worker-stone = V. Porte { $goods } et { $free_choices } pièces au choix (sable, bois, argile). Un Tailleur de pierre peut lui en acheter ; le reste est à vous à l'étape de l'Ouvrier. Construisez jusqu'à { $max_buildings } bâtiments pour la moitié de leur couronne. Pas d'assistants.
castle-explain-architect = VI. { $vp_per_building_of_others } points par bâtiment que les autres ont construit ce tour. Puis reprenez en main toutes vos cartes jouées. Impossible tant que vous avez toutes vos cartes en main.

## Les biens

castle-explain-resource = Vaut { $building_points ->
    [one] { $building_points } point de construction
   *[other] { $building_points } points de construction
}. Un bâtiment se paie exactement, avec au moins 3 sortes différentes.
castle-explain-silver = Ne sert jamais à payer. En construisant, posez un lingot sur la Forge et prenez à la place une autre ressource de la réserve.
castle-explain-thalers = L'argent pour les cases de vos assistants et pour vos achats aux Ouvriers. En cas d'égalité, le plus de thalers l'emporte.

## Les bâtiments

castle-explain-costs = Valeur { $value } ; couronne { $vp } points (la moitié avec un Ouvrier, des thalers à la place avec le Maçon).
castle-explain-keep = { castle-explain-costs } Un assistant ici marque { $points } points par case vide des bâtiments construits.
castle-explain-tavern = { castle-explain-costs } Un assistant ici marque pour tous les assistants du château.
castle-explain-gate = { castle-explain-costs } Un assistant ici marque pour toutes les Tours construites.
castle-explain-stable = { castle-explain-costs } Un assistant ici marque pour toutes les Maisons construites.
castle-explain-servants-house = { castle-explain-costs } Un assistant ici marque pour les bâtiments que personne n'a construits.
castle-explain-palace = { castle-explain-costs } Un assistant ici change des ressources en points à la fin.
castle-explain-well = { castle-explain-costs } Il n'a pas de case pour assistant.
castle-explain-tower = { castle-explain-costs } Les Tours comptent pour les assistants aux portes.
castle-explain-house = { castle-explain-costs } Les Maisons comptent pour les assistants à l'Écurie.
castle-explain-market = Construit dès le départ. Un assistant ici change des thalers en points à la fin.
castle-explain-forge = Construite dès le départ. Qui construit peut y échanger des lingots d'argent ; un assistant ici marque pour les lingots qui s'y trouvent.

## Les cases pour assistant

castle-explain-space = Prix : { $price } thalers. À la fin, { $scores_id ->
    [empty_spaces] { castle-explain-points } par case vide des bâtiments construits.
    [castle_helpers] { castle-explain-points } { $units_per_step ->
        [1] par assistant
       *[other] pour { $units_per_step } assistants
    } dans le château, celui-ci compris.
    [built_towers] { castle-explain-points } par Tour construite.
    [built_houses] { castle-explain-points } par Maison construite.
    [tiles_left] { castle-explain-points } par bâtiment que personne n'a construit.
    [market_conversion] { castle-explain-points } pour { $units_per_step } thalers rendus ; avec les deux cases, { castle-explain-points } par thaler.
   *[other] { castle-explain-points } { $units_per_step ->
        [1] par lingot d'argent
       *[other] pour { $units_per_step } lingots d'argent
    } à la Forge.
}
castle-explain-points = { $vp_per_unit ->
    [one] { $vp_per_unit } point
   *[other] { $vp_per_unit } points
}
castle-explain-space-palace = Prix : { $price } thalers. À la fin, vous pouvez changer jusqu'à { $max_resources } de vos ressources en leurs points de construction.

## Hors les murs

castle-explain-cart = Chaque fois qu'un Marchand est joué, { $amount } pièces quittent la réserve : { $to_watchtower } pour la Tour de garde, le reste pour qui a l'assistant. Quand toutes les charrettes sont prises, on peut chasser un assistant adverse plus ancien.
castle-explain-rider = Libre seulement quand les quatre charrettes sont prises. Livre { $amount } lingots d'argent : { $to_watchtower } pour la Tour de garde, le reste pour qui a l'assistant.
castle-explain-watchtower = La première pièce de chaque livraison arrive ici. Un Maçon prend toutes les pièces d'une même sorte.

## Les cartes Hiver

castle-explain-innkeeper = Reste en jeu. Avant chaque livraison, payez { $fee_per_trader_helper } thaler par assistant à vous sur les charrettes et le cavalier, à l'assistant placé ici pour { $price } thalers, ou sur la carte.
castle-explain-lady = Chaque tour, ajoutez 1 ressource ou 1 thaler, ou renoncez pour de bon. Le dernier en lice gagne { $vp } points ; les autres se partagent ce qui est ici.
castle-explain-snowfall = Chacun perd un Ouvrier pour de bon, ou paie { $pay_instead } thalers.
castle-explain-plague = Chacun perd une carte jouée pour de bon, ou paie { $pay_instead_per_card } thaler par carte jouée.
castle-explain-breach = Vous pouvez donner jusqu'à { $max_stone } pierres, pour { $vp_per_stone } points chacune.
castle-explain-granary = { $spaces } cases à { $price } thalers. À la fin : 1 assistant ici marque { $vp_each_by_count_one ->
    [one] { $vp_each_by_count_one } point
   *[other] { $vp_each_by_count_one } points
}, 2 assistants { $vp_each_by_count_two } chacun, 3 assistants { $vp_each_by_count_three } chacun.

## La table

castle-explain-helpers = Placez-les sur les charrettes avec le Marchand, et dans le château après avoir construit avec le Maçon ou le Tailleur de pierre. Dans le château, ils restent et marquent à la fin.
castle-explain-vp = Le plus de points à la fin l'emporte. Les thalers et ressources qui restent n'en donnent pas.
castle-explain-round = Le premier joueur prend 1 thaler de la piste à chaque tour. La partie finit avec le dernier thaler, ou au tour où le dernier bâtiment est construit.
castle-explain-winter-mark = Au tour qui porte ce signe, une carte Hiver est retournée une fois tous les choix faits.
    .name = Carte Hiver
castle-explain-first-player = Prend le thaler du tour et agit en premier à personnage égal. Change à chaque tour, dans le sens horaire.
castle-explain-bank = Tous les thalers qui ne sont à personne. Vide, elle ne donne plus rien.
castle-explain-stock = Toutes les ressources qui ne sont à personne. Il n'y en a pas d'autres.
castle-explain-hand = Vous y choisissez le personnage du tour. Les cartes jouées ne reviennent qu'avec l'Architecte.
castle-explain-face-down = Choisies en secret ; toutes les cartes sont dévoilées ensemble.
castle-explain-discard = Les cartes jouées restent visibles jusqu'à l'Architecte de leur joueur.
castle-explain-lost = Ces cartes ne reviendront plus dans cette partie.
castle-explain-deck = Les cartes Hiver à venir, dans un ordre que nul ne connaît.
castle-explain-forge-silver = Les lingots échangés restent ici et comptent pour les assistants à la Forge.
castle-explain-value = Ce que coûte un bâtiment en points de construction, à payer exactement et avec au moins 3 sortes de ressources.
    .name = Valeur du bâtiment
castle-explain-crown = Les points pour la construction : tous avec le Tailleur de pierre, la moitié avec un Ouvrier.
    .name = Couronne

## La première partie, pas à pas ; .why : à quoi cela sert

castle-guide-trader = Choisissez le Marchand. Chacun choisit une carte en secret ; puis toutes sont dévoilées et agissent dans l'ordre, de I à VI.
    .title = Un château, plusieurs bâtisseurs
    .why = Le plus de points à la fin l'emporte. On en gagne en construisant, et avec des assistants bien placés. Mais il faut d'abord des matériaux : le Marchand les apporte.
castle-guide-cart = Placez un assistant sur la charrette de pierre.
    .title = Un assistant sur une charrette
    .why = À chaque livraison, votre charrette vous apporte de la pierre, tant que l'assistant y reste. La première pièce de chaque livraison va à la Tour de garde.
castle-guide-bricklayer = Choisissez le Maçon. Votre Marchand reste sur la table jusqu'à l'Architecte.
    .title = Le Maçon
    .why = Le Maçon vide une partie de la Tour de garde et construit pour de l'argent : 1 thaler par pièce payée.
castle-guide-take = Prenez toutes les pierres qui s'y trouvent.
    .title = À la Tour de garde
    .why = Vous recevez toutes les pièces d'une sorte. La pierre vaut le plus pour payer.
castle-guide-build = Touchez une Maison dans le château. Le nombre blanc est son coût, la couronne ce qu'elle peut marquer.
    .title = Construire une Maison
    .why = Les petits bâtiments demandent peu de pièces. Qui que ce soit qui construise, le château grandit pour tous : les Maisons comptent à l'Écurie, les Tours aux portes.
castle-guide-pay = Posez pièce après pièce jusqu'à la valeur.
    .title = Payer exactement
    .why = La somme doit être exacte, avec au moins 3 sortes. Seules les pièces qui permettent d'y arriver sont offertes. Beaucoup de petites pièces rapportent plus de thalers au Maçon.
castle-guide-enough = Arrêtez de construire.
    .title = Assez pour l'instant
    .why = Vous pourriez en construire un second. Mais gardez des matériaux pour le Tailleur de pierre, qui marque toute la couronne.
castle-guide-helper = Placez un assistant à la Forge.
    .title = Un assistant dans le château
    .why = Après avoir construit, vous pouvez acheter des cases. Les assistants y restent et marquent à la fin : à la Forge, pour chaque lingot échangé dans la partie.
castle-guide-stonemason = Choisissez le Tailleur de pierre.
    .title = Des points maintenant
    .why = Il achète sur les Ouvriers des autres et marque toute la couronne de ce qu'il construit.
castle-guide-buy = Achetez une pièce sur l'Ouvrier d'un autre, pour 1 thaler.
    .title = Acheter à un Ouvrier
    .why = Vous avez une ressource, l'autre un thaler. Nul ne peut refuser, sauf la dernière pièce.
castle-guide-crown = Construisez une Tour, et payez-la.
    .title = Toute la couronne
    .why = Vous marquez aussitôt sa couronne. Puis vous pouvez de nouveau placer des assistants.
castle-guide-worker = Choisissez l'Ouvrier à la pierre.
    .title = Un Ouvrier bien chargé
    .why = Un Ouvrier apporte des ressources et construit pour la moitié de la couronne. Mais un Tailleur de pierre adverse peut d'abord lui acheter.
castle-guide-load = Mettez deux pièces de votre choix sur l'Ouvrier.
    .title = Des ressources au choix
    .why = Elles viennent de la réserve et ne sont à vous qu'au tour de l'Ouvrier. L'argile vaut plus que le sable ou le bois.
castle-guide-architect = Choisissez l'Architecte.
    .title = Tous construisent : l'Architecte
    .why = Il marque pour ce que les autres construisent ce tour, et toutes vos cartes jouées reviennent. Jouez-le quand les autres sont prêts à construire. Vous connaissez maintenant tous les personnages.

## Des conseils, quand quelque chose arrive pour la première fois

castle-tip-choose = Tous choisissent à la fois. Regardez ce qui reste aux autres : leurs cartes jouées sont visibles.
    .title = En secret
castle-tip-delivery = Chaque assistant sur une charrette est livré, qui que soit le Marchand. La première pièce va à la Tour de garde.
    .title = Une livraison
castle-tip-build = Payez exactement la valeur, avec au moins 3 sortes. Les lingots s'échangent d'abord à la Forge.
    .title = Construire
castle-tip-silver = L'argent échangé reste à la Forge et compte pour les assistants qui s'y trouvent.
    .title = De l'argent à la Forge
castle-tip-helper = Un assistant sur un bâtiment y reste pour de bon. Quelles cases vaudront le plus à la fin ?
    .title = Des assistants pour la fin
castle-tip-displace = Quand toutes les charrettes sont prises, un assistant plus ancien peut être délogé. Il revient à son joueur.
    .title = Délogé
castle-tip-cards-back = L'Architecte ramène en main toutes les cartes jouées.
    .title = Les cartes reviennent
castle-tip-winter = Elle agit tout de suite, ou reste. Les cartes choisies ne peuvent plus changer.
    .title = Une carte Hiver
castle-tip-end = Les assistants marquent bâtiment par bâtiment : Donjon, Taverne, portes, Écurie, Maison des domestiques, Marché, Palais, Forge.
    .title = Décompte final

## Le tour en une page

castle-page-goal = Le plus de points après le dernier tour. Les points viennent de la construction, de l'Architecte et, à la fin, des assistants dans le château.
    .title = Le but
castle-page-choose = Le premier joueur prend le thaler du tour. Chacun choisit une carte en secret (deux à 2 joueurs) ; toutes sont dévoilées ensemble. Jamais l'Architecte avec une main complète.
    .title = 1. Choisir
castle-page-messenger = { $talers } thalers de la banque.
    .title = I Messager
castle-page-trader = Un assistant sur une charrette ou le cavalier ; puis une livraison pour tous ceux qui y sont, la première pièce à la Tour de garde.
    .title = II Marchand
castle-page-bricklayer = Prenez une sorte à la Tour de garde ; construisez jusqu'à 2 bâtiments, 1 thaler par pièce ; puis jusqu'à 2 assistants.
    .title = III Maçon
castle-page-stonemason = Achetez 1 pièce à chaque autre Ouvrier pour { $price } thaler ; construisez jusqu'à 2 bâtiments pour toute la couronne ; puis jusqu'à 2 assistants.
    .title = IV Tailleur de pierre
castle-page-worker = Prenez les ressources de la carte ; construisez jusqu'à 2 bâtiments pour la moitié de la couronne. Pas d'assistants.
    .title = V Ouvrier
castle-page-architect = { $points } points par bâtiment des autres ce tour ; puis toutes les cartes jouées reviennent.
    .title = VI Architecte
castle-page-pay = Exactement la valeur, au moins 3 sortes : sable { $sand }, bois { $wood }, argile { $clay }, pierre { $stone }. En construisant, l'argent s'échange contre toute sorte.
    .title = Payer
castle-page-helpers = Seulement après avoir construit avec le Maçon ou le Tailleur de pierre : payez le prix de la case. Sur des bâtiments différents dans un même tour. Ils restent.
    .title = Assistants
castle-page-end = Après le dernier thaler de la piste, ou au tour du dernier bâtiment. Puis les assistants marquent. À égalité, le plus de thalers.
    .title = La fin
