## Ce qui est envoyé à ceux qui ne sont pas à la table : courriel, push, webhooks.

letter-turn = À vous de jouer : { $game }
letter-turns = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
letter-late = Votre temps s’écoule : { $game }
letter-seat = Une place pour vous : { $game }
letter-puzzle = Les positions du jour sont là
letter-news = { $count ->
    [one] Du nouveau à votre table
   *[other] Du nouveau à { $count } de vos tables
}
letter-line-turn = { $game }, avec { $others }.
letter-line-turn-until = { $game }, avec { $others } : avant { $hour }{ $day }.
letter-line-alone = { $game }.
letter-line-alone-until = { $game } : avant { $hour }{ $day }.
letter-line-sat = { $who } prend place à votre table : { $game }.
letter-line-wait = { $who } a pris place à une table où il reste de la place : { $game }.
letter-line-room = Un siège s’est libéré à une table que vous attendez : { $game }.
letter-line-invite = { $who } vous invite à une table : { $game }.
letter-line-chat = { $who } a écrit à la table : { $game }.
letter-line-over = La partie est finie : { $game }, avec { $others }.
letter-line-puzzle = Une pour chaque jeu : trouvez le meilleur coup.
letter-day = { " " }le { $day } { $month }
letter-month-1 = janvier
letter-month-2 = février
letter-month-3 = mars
letter-month-4 = avril
letter-month-5 = mai
letter-month-6 = juin
letter-month-7 = juillet
letter-month-8 = août
letter-month-9 = septembre
letter-month-10 = octobre
letter-month-11 = novembre
letter-month-12 = décembre
letter-open = Ouvrir
letter-off-this = Ne plus recevoir ce genre de messages :
letter-off-all = Ne plus recevoir aucun courriel de Trilith :
letter-test = Ceci est un essai. Les messages de Trilith arrivent ici.
letter-confirm-title = Est-ce bien votre adresse ?
letter-confirm = { $who } souhaite recevoir des messages de Trilith à cette adresse. Si c’est vous, suivez le lien.
letter-confirm-else = Sinon, ne faites rien : vous ne recevrez rien d’autre.
letter-confirm-button = Oui, c’est mon adresse
letter-off-ask-title = Ne plus recevoir de courriels ?
letter-off-ask = Plus aucun message ne vous sera envoyé par courriel. Vos autres moyens restent tels quels ; l’adresse est conservée au cas où vous oublieriez votre mot de passe.
letter-off-this-ask-title = Ne plus recevoir ce genre de courriels ?
letter-off-this-ask = Plus de courriels pour : { $kinds }. Tout le reste demeure inchangé.
letter-off-button = Ne plus recevoir
letter-off-done-title = C’est fait
letter-off-done = Plus aucun message ne vous sera envoyé par courriel.
letter-off-this-done = Plus aucun courriel ne viendra pour : { $kinds }.
letter-kind-turn = votre tour
letter-kind-late = le temps qui s’épuise
letter-kind-invite = les invitations
letter-kind-sat = quelqu’un à votre table
letter-kind-wait = quelqu’un que vous attendez
letter-kind-chat = la discussion
letter-kind-over = la fin d’une partie
letter-kind-puzzle = la position du jour
letter-reset-title = Un nouveau mot de passe
letter-reset = Un nouveau mot de passe a été demandé pour votre compte. Si c’était vous, choisissez-le dans la journée par ce lien.
letter-reset-else = Si ce n’était pas vous, ne faites rien : l’ancien mot de passe reste valable.
letter-reset-button = Choisir un nouveau mot de passe
letter-report-title = Un signalement attend
letter-report = Quelqu’un a signalé une autre personne. Regardez ce qui a été dit :
letter-report-else = Vous recevez ceci parce que votre serveur n’a pas de modérateurs. Nommez-en avec « trilith admin role ».
letter-report-button = Voir le signalement
letter-password-title = Votre mot de passe a été changé
letter-password = Le mot de passe de votre compte Trilith a été changé, et toutes les autres sessions ont été fermées.
letter-password-else = Si ce n’était pas vous, choisissez-en tout de suite un nouveau par ce lien.
letter-password-button = Choisir un nouveau mot de passe
letter-deleted-title = Votre compte a été supprimé
letter-deleted = Votre compte Trilith a été supprimé, avec votre nom et vos réglages.
letter-deleted-else = C’est le dernier message envoyé à cette adresse.
letter-deleted-button = Aller sur Trilith
letter-place-title = Connexion depuis un nouvel endroit
letter-place = Une connexion à votre compte Trilith a eu lieu depuis un nouvel endroit : { $device ->
    [none] appareil inconnu
   *[other] { $device }
}, { $network ->
    [local] le réseau du serveur
   *[other] { $network }
}{ $country ->
    [none] { "" }
   *[other] { " " }({ $country })
}.
letter-place-else = Si c’était vous, il n’y a rien à faire. Sinon, déconnectez tout et changez le mot de passe.
letter-place-button = Voir vos connexions
