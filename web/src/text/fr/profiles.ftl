# Les gens : profils, cotes, classement, et trouver quelqu’un avec qui jouer.

nav-people = Joueurs
leaderboard = Classement
leaderboard-about = { $game } · parties classées, à deux ou à plusieurs
player = Joueur
rank = Rang
rating = Cote
rating-about = moyenne, et ce qu’elle peut être : 95 %
rating-margin = Marge
rating-and-margin = Cote et marge (95 %)
rating-read = { $games ->
    [one] { $rating }, à { $margin } près, { $games } partie classée
   *[other] { $rating }, à { $margin } près, { $games } parties classées
}
show-as-table = Montrer en tableau
show-as-curve = Montrer en courbe
provisional = provisoire
fixed-mark = repère fixe
season = Saison
season-all = Depuis toujours
season-quarter = Ce trimestre
people-met = Mes adversaires
board-old = La liste date de { $hour }.
board-empty = Personne n’a encore de cote établie. Voici les repères à atteindre :
only-you-see = visible de vous seulement
find-person = Trouver quelqu’un
name-begins = Début du nom
search = Chercher
nobody-found = Personne de ce nom n’a de compte ici.
how-to-read = Comment lire
how-to-read-band = Le trait est la cote, la bande ce qu’elle peut être. Deux bandes qui se recouvrent largement : trop serré pour trancher. L’ordre suit le bas de la bande, pour qu’on ne monte pas par quelques parties heureuses.
how-to-read-bots = Les robots ne montent ni ne descendent : ce sont des repères. Leur cote est mesurée dans l’arène.
not-ranked-yet = Pas encore classés
not-ranked-rule = Il faut dix parties classées, et une marge de 100 au plus.
games-missing = { $n ->
    [one] encore { $n } partie
   *[other] encore { $n } parties
}
leave-board = Disparaître d’ici
return-board = Revenir ici
leave-board-about = Vous gardez votre cote ; vous seul la voyez ici.
do-not-show-me = Ne plus me montrer
show-me = Me montrer
your-profile = Votre profil
person-gone = Ce profil n’est pas là
person-gone-about = Personne de ce nom n’a de profil, ou il ne vous est pas montré.
person-since = depuis { $month }
games-count = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
person-finishes = termine { $n } % des parties
person-speaks = parle { $languages }
person-plays-at = joue d’habitude de { $from } à { $until } h
person-empty = { $name } n’a pas encore terminé de partie que vous puissiez voir.
invite = Inviter
invite-to-table = Inviter à une table
invite-name = Inviter { $name }
invite-about = { $name } trouvera l’invitation sous « À moi », et verra les règles de la table avant de s’asseoir.
invited-done = Invitation envoyée
invite-by-name = Nom d’une personne qui a un compte
invite-sent = Invitation envoyée à { $name }.
invite-goes-to = { $name } y recevra une invitation.
invitations = Invitations
invitations-count = { $n ->
    [one] { $n } invitation
   *[other] { $n } invitations
}
invites-you = vous invite
decline = Non merci
tell-when-person = Me prévenir quand { $name } s’assied
table-full = Tous les sièges sont pris
tell-seat-free = Me prévenir si un siège se libère
tell-seat-free-done = Vous serez prévenu quand un siège se libère.
wait-person-set = Vous saurez quand { $name } prendra place à une table ouverte.
rated = classée
rating-from-to = Cote : { $before } avant cette partie, { $after } après
friendly = amicale
rated-choice = Classée
friendly-choice = Amicale
rated-filter = Classées
rated-count = { $n ->
    [one] { $n } classée
   *[other] { $n } classées
}
no-rated-game = aucune partie classée
no-rating-yet = Aucune partie classée pour l’instant.
no-rating-own = Vous n’avez pas encore joué de partie classée : choisissez « classée » en ouvrant une table. Contre des robots, cela compte aussi.
not-shown-to-you = Ne vous est pas montré.
points-from = D’où viennent les points
points-from-none = Il faut trois parties terminées d’un même jeu pour le dire.
source-read = { $source } : { $own } pour cent, les autres { $others }
sources-about = { $n ->
    [one] { $game }, part de tous les points en { $n } partie. Le trait vertical : les autres aux mêmes tables.
   *[other] { $game }, part de tous les points en { $n } parties. Le trait vertical : les autres aux mêmes tables.
}
sources-differ = Plus qu’eux : { $more } ; moins : { $less }.
you-and = { $name } et vous
you-ahead = vous devant
they-ahead = { $name } devant
tied-count = { $n ->
    [one] { $n } égalité
   *[other] { $n } égalités
}
skill-close = Au talent : { $n } points par partie ±{ $margin }, trop serré pour trancher.
skill-more = Au talent, vous avez pris { $n } points par partie à { $name }, ±{ $margin }.
skill-less = Au talent, { $name } vous a pris { $n } points par partie, ±{ $margin }.
best-games = Meilleures parties
best-points = { $game }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
best-points-about = le plus de points
best-played = { $lost } perdu par choix
best-played-about = la mieux jouée
best-fastest = { $game }, { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
best-fastest-about = victoire la plus rapide
watch-again = Revoir
day = Jour
with = Avec
with-you = Avec vous
result = Résultat
skill = Talent
luck = Chance
replay-of = Revoir : { $game } avec { $names }
not-rated = non classée
not-counted = n’a pas compté
place-won = gagnée
place-lost = perdue
place-given-up = abandonnée
place-of = { $place }e sur { $seats }
no-games-shown = Aucune partie terminée à montrer.
no-games-filter = Aucune partie de ce genre.
pages = Pages
page-of = { $page } sur { $pages }
newer = Plus récentes
older = Plus anciennes
what-you-show = Ce que vous montrez
what-you-show-about = Le nom et l’emblème se voient toujours. Les parties aux tables privées ne se montrent qu’à ceux qui y étaient.
show-on-ratings = Cotes
show-on-games = Parties
all-games = Toutes
show-on-hours = Heures habituelles
show-languages = Langues que vous parlez
show-on-board = Au classement
show-on-near = Mon nom à côté, tant que je débute
shown-everyone = Tout le monde
shown-met = Mes adversaires
shown-nobody = Personne
saved = Enregistré.

## Trouver des adversaires

find-opponents = Trouver des adversaires
tables-open = { $n ->
    [0] Aucune table n’attend quelqu’un comme vous.
    [one] { $n } table attend quelqu’un.
   *[other] { $n } tables attendent quelqu’un.
}
people-here = { $n ->
    [0] Personne d’autre n’est là.
    [one] { $n } personne est là.
   *[other] { $n } personnes sont là.
}
i-look-for = Je cherche
find-pace-live = En direct
find-pace-days = Sur plusieurs jours
find-pace-none = Sans pendule
rating-of-host = Cote de l’hôte
rating-from = Cote, à partir de
rating-to = Cote, jusqu’à
any = toutes
any-game = n’importe quel jeu
counts-for-ratings = Compte pour la cote
find-either = Peu importe
find-rated = Classée
find-friendly = Non
list-old = La liste date de { $hour }.
nobody-at-gate = Personne n’attend à la porte.
play-bots-now = Jouer contre des robots
tables-outside = { $n ->
    [one] { $n } autre table est hors de ce que vous cherchez, ou ne vous est pas ouverte.
   *[other] { $n } autres tables sont hors de ce que vous cherchez, ou ne vous sont pas ouvertes.
}
show-them = Les montrer
hide-them = Les cacher
range-asked = cote { $low }–{ $high }
range-any = toute cote
see-and-sit = Voir et s’asseoir
outside-range = L’hôte demande une autre cote que la vôtre.
outside-finishes = L’hôte demande des gens qui terminent au moins { $n } % de leurs parties.
outside-account = Classée : il faut un compte.
tell-when-sits = Me prévenir quand quelqu’un s’assied
tell-when-sits-about = Pour ce que vous cherchez ici. Un message par table, jamais plus d’un en 15 minutes.
how-long = Pendant combien de temps
until-hour = 1 heure
until-today = Aujourd’hui
until-always = Toujours
wait-set = C’est noté.
you-wait-for = Vous attendez
wait-person = Quand { $name } s’assied
wait-table = Quelqu’un à votre table
end-wait = Ne plus attendre : { $what }
find-a-game = Trouver une partie
rating-of-the-other = Cote de l’autre
seek-how-live = À deux, 20 minutes chacun. Qui attend depuis le plus longtemps passe d’abord, avec la cote la plus proche que les deux acceptent ; toutes les 20 secondes, l’écart grandit de 50. La partie commence aussitôt.
seek-how-days = À deux, 2 jours par coup. Qui attend depuis le plus longtemps passe d’abord, avec la cote la plus proche que les deux acceptent ; toutes les heures, l’écart grandit de 50. La partie commence aussitôt.
seek-looking = Recherche : { $game }, { $pace }
seek-span = Cotes de { $low } à { $high }.
seek-any = Toute cote.
seek-others = { $n ->
    [0] Personne d’autre ne cherche la même chose.
    [one] { $n } autre personne cherche la même chose.
   *[other] { $n } autres personnes cherchent la même chose.
}
seek-stay = Gardez cette page ouverte.
seek-close = Vous pouvez fermer la page : la partie sera parmi vos tables.
seek-stop = Arrêter la recherche
rated-needs-account = Les parties classées demandent un compte : une cote doit rester à quelqu’un.
rated-needs-two = Une partie classée se joue au moins à deux.
rated-one-seat = Dans une partie classée, vous avez un seul siège.
rated-no-steps = Les robots entre deux niveaux n’ont pas de repère.
rated-no-hints = Une table avec conseils n’est pas classée.
rated-no-edition = Une table avec les valeurs de votre exemplaire n’est pas classée.
friendly-about = La cote de personne ne bouge.
rated-about = Le résultat fait bouger la cote de chacun ; les robots sont des repères fixes. Pas de second essai, et partir compte comme finir dernier.
ask-for = Qui peut s’asseoir
ask-for-about = d’après votre propre cote à ce jeu
ask-range = Cote de qui s’assied
ask-finishes = Parties terminées de qui s’assied
any-rating = toute cote
ask-finishes-90 = termine 90 %
ask-finishes-any = tout le monde
table-rule-rated = Cette partie est classée : le résultat fait bouger la cote de chacun. Vous reprenez vos propres coups tant que rien n’a été révélé, pas plus loin. Qui part, ou n’est pas revenu à la fin, compte comme dernier ; si un remplaçant a fait plus d’un tiers des choix de quelqu’un, la partie ne compte pour personne.
table-rule-range = L’hôte demande une cote de { $low } à { $high }.
table-rule-finishes = L’hôte demande des gens qui terminent au moins { $n } % de leurs parties.
kind-invite = On m’invite
kind-invite-about = à une table, par mon nom
kind-wait = Quelqu’un que j’attends s’assied
kind-wait-about = ce que vous avez demandé sous « Trouver des adversaires »
error-nobody = Personne de ce nom n’a de compte ici.
error-rated = Une partie classée ne le permet pas.
error-account = Il faut un compte : parties classées, profils et invitations.
error-range = L’hôte de cette table demande quelqu’un d’autre.
