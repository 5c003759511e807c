# Words of the client itself; those of the games are served from the text package.

## Everywhere

close = Fermer
yes = Oui
no = Non
all = Tous
nothing = –
copied = Copié
loading = Un instant…
language = Langue
language-en = English
language-fr = Français
language-pl = Polski
theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
settings = Réglages
rules = Règles
game = Jeu
games = Jeux
you = vous
you-nav = Vous
player-n = Joueur { $n }
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
players-between = { $least }–{ $most } joueurs
points = Points
seats = Places
pace = Rythme
spectator = Spectateur
spectators = Spectateurs
skip-to-decision = Aller à la décision

## The lobby

claim = Des jeux de bâtisseurs.
claim-invite = Prenez place.
claim-free = Libre et gratuit, sans inscription : choisissez un nom et jouez, entre amis ou contre des robots.
side = Vos parties
play-now = Jouer tout de suite contre des robots
play-now-short = Jouer
play-now-game = Jouer : { $game }
bots = Robots
fewer-bots = Moins de robots
more-bots = Plus de robots
strength = Force
level-random = Hasard
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
level-master = Maître
level-step = { $level } −{ $lapses }
start-playing = Commencer
new-table = Nouvelle table
rules-of = Règles : { $game }
join-with-code = Rejoindre avec un code
table-code = Code ou lien de la table
join = Rejoindre
join-how = Demandez le code à l’hôte, ou ouvrez le lien reçu.
open-tables = Tables ouvertes
filter = Quels jeux
watch = Regarder
no-open-tables = Personne n’attend à la porte. Ouvrez une table, ou jouez contre des robots.
seats-taken = { $taken } places prises sur { $all }
my-tables = Mes tables
your-turn = À vous de jouer
table-waiting = En attente de joueurs
waits-for = En attente : { $names }.
continue = Continuer
open = Ouvrir
lately-finished = Terminées récemment
replay = Revoir

## Who is playing

who-are-you = Qui êtes-vous ?
your-name = Votre nom
nobody-yet = Invité
guest-name = Invité { $n }
use-this-name = Prendre ce nom
account-why = Un invité joue dans ce navigateur seulement. Avec un mot de passe, vos parties vous suivent partout.
password = Mot de passe
make-account = Créer un compte
log-in = Se connecter
log-out = Se déconnecter
signed-in-where = Vos connexions
this-device = Cet appareil, maintenant
last-used = Dernière utilisation : { $when }
device-unknown = Appareil inconnu
sign-out = Déconnecter
sign-out-of = Déconnecter : { $device }
sign-out-others = Déconnecter partout ailleurs
sign-out-everywhere-ask = Tout déconnecter …
sign-out-everywhere = Tout déconnecter
sign-out-everywhere-sure = { $n ->
    [0] Ce navigateur est votre seule connexion. Il faudra votre mot de passe pour revenir. Les clés pour programmes restent valables.
    [one] Ce navigateur sera déconnecté, et un autre avec lui. Il faudra votre mot de passe pour revenir. Les clés pour programmes restent valables.
   *[other] Ce navigateur sera déconnecté, et { $n } autres avec lui. Il faudra votre mot de passe pour revenir. Les clés pour programmes restent valables.
}
place-new = nouvel endroit
place-new-about = Ce n’est pas vous ? Déconnectez cet appareil et changez le mot de passe.
place-local = le réseau du serveur
change-password = Changer le mot de passe
password-now = Mot de passe actuel
password-new = Nouveau mot de passe
password-how = Au moins { $n } caractères. Mieux vaut long que bizarre : quatre mots suffisent.
change-password-about = Toutes les autres connexions faites avec l’ancien prennent fin.
password-changed = Le mot de passe est changé ; les autres connexions ont pris fin.
tokens = Clés pour programmes
tokens-about = Un programme qui a une telle clé joue en votre nom. Il ne peut ni changer votre mot de passe, ni vous déconnecter.
token-since = Créée le { $when }
token-void = Révoquer
token-void-of = Révoquer : { $name }
token-name = À quoi sert-elle ?
token-new = Nouvelle clé
token-once = Gardez-la maintenant : elle n’est montrée qu’une fois.
copy = Copier
guest = invité

## A new table

new-table-about = Tout est déjà réglé : vous pouvez l’ouvrir tout de suite.
seats-about = Couleur, forme et motif restent à la place.
who-sits = Qui prend la place { $n }
seat-me = Moi
seat-me-too = Moi aussi, sur cet appareil
seat-person = Une personne
seat-closed = Fermée
seat-bot = Robot : { $level }
seat-me-about = Vous jouez cette place.
seat-person-about = Libre pour qui a le lien.
seat-closed-about = Pas dans cette partie.
seat-bot-about = Un robot joue cette place.
seat-bot-step-about = Pour { $lapses } choix sur 100, il joue comme le niveau { $below }.
fine-strength = Force du robot à la place { $n }
seats-impossible = Ce jeu se joue à { $game }.
rules-from-data = Les options de ce jeu
no-options = Ce jeu n’a pas d’options.
pace-how = Comment jouer
pace-none = Sans horloge
pace-none-about = Prenez tout votre temps.
pace-live = En direct, { $minutes } min chacun
pace-live-about = Tous en même temps. Le temps écoulé, un robot joue pour vous ; vous pouvez revenir.
pace-turn = { $hours ->
    [one] Tour par tour, { $hours } heure chacun
   *[other] Tour par tour, { $hours } heures chacun
}
pace-turn-about = Répondez quand vous pouvez.
minutes = Minutes
hours = Heures
door = Porte
who-may-join = Qui peut entrer
door-link = Avec le lien seulement
door-link-about = Affichée nulle part.
door-open = Table ouverte
door-open-about = Affichée à l’accueil ; premier arrivé, premier assis.
door-password = Avec un mot de passe
door-password-about = Qui le connaît peut s’asseoir.
spectators-welcome = Spectateurs bienvenus
spectators-about = Ils voient ce que tous peuvent voir.
summary = Résumé
open-table = Ouvrir la table
fill-and-start = Compléter avec des robots et commencer
open-table-about = Vous recevrez un lien à envoyer.

## The waiting room

gate-open = La porte est ouverte
send-link = Envoyez ce lien
copy-link = Copier le lien
no-account-needed = Aucun compte requis : qui ouvre le lien choisit un nom et s’assied.
waiting-for-person = En attente d’une personne…
seat-free-note = libre
seat-bot-note = robot, { $level }
host = hôte
away = absent
online = à la table
sit-here = S’asseoir ici
sit-too = Jouer aussi cette place
seat-a-bot = Asseoir un robot
free-seat = Libérer
free-seat-of = Libérer la place : { $name }
start-game = Commencer la partie
start-with-bots = Commencer avec des robots
colon = { $first } : { $second }
seats-free = { $n ->
    [one] { $n } place est encore libre.
   *[other] { $n } places sont encore libres.
}
all-here = Tout le monde est là.
what-is-played = Ce qui sera joué
welcome = bienvenus
not-welcome = aucun
read-rules = Lire les règles

## The table

table = Table
table-tools = Outils
players-aside = Joueurs
net-live = En direct
net-connecting = Connexion
net-slow = Lent
net-lost = Hors ligne
connection-lost = Connexion perdue. Ce que vous avez confirmé est sauf. Nouvel essai…
connection-lost-in = Connexion perdue. Ce que vous avez confirmé est sauf. Nouvel essai dans { $n } s.
back-again = { $n ->
    [0] De retour. Rien ne s’est passé entre-temps.
    [one] De retour. { $n } coup a été joué.
   *[other] De retour. { $n } coups ont été joués.
}
not-saved-yet = Votre coup n’a pas encore pu être enregistré. Nouvel essai…
try-now = Réessayer
table-missing = Cette table n’existe pas.
table-missing-why = Vérifiez le code, ou redemandez le lien.
page-missing = Cette page n’existe pas.
page-missing-why = L’adresse est peut-être mal écrite, ou la page a changé de place. L’accueil mène à tout.
table-locked = Cette table a un mot de passe.
to-lobby = À l’accueil
to-table = À la table
show-board = Voir le plateau
show-text = Voir en texte
title-your-turn = ● À vous · { $game }
first-player = Premier joueur
acting = doit jouer
time-left = Temps restant
bot-plays = Un robot joue ici ({ $level }).
play-again-myself = Reprendre ma place
is-away = { $name } : absent
is-waited-for = Absent ; encore { $time } d’attente.
let-bot-play = Faire jouer un robot

## The decision

decision = Décision
options = Options
hot-seat = Joue maintenant : { $name }
working = Un instant…
game-over = La partie est terminée.
game-closed = Cette partie s’est arrêtée avant la fin.
closed-vote = Elle a été abandonnée.
closed-steps = Elle durait trop longtemps sans finir ; elle a été arrêtée.
closed-rules = Les règles ont changé depuis ; elle ne peut plus continuer.
closed-other = Elle n’a pas de résultat.
rules-changed = Les règles ont changé depuis cette partie. Son plateau ne peut plus être affiché ; voici son journal.
all-options = Toutes les options
then = Alors :
undo = Annuler
start-over = { $steps ->
    [one] Revenir au début ({ $steps } étape)
   *[other] Revenir au début ({ $steps } étapes)
}
undo-floor = Quelque chose a été révélé ou un autre a joué : vous ne pouvez plus annuler seul.
ask-undo = Demander aux autres d’annuler
not-now = Pourquoi pas ? ({ $n })
why-not = Pas maintenant : { $why }
changed-meanwhile = Ce n’est pas possible : { $why }

## Votes

vote-undo = { $by } demande de revenir à l’étape { $step }. D’accord ?
vote-stand-in = { $by } demande : un robot doit-il jouer pour { $for } ?
vote-close = { $by } propose d’abandonner la partie ensemble. D’accord ?
vote-open = Un vote est en cours
propose-close = Proposer d’abandonner la partie
propose-close-alone = Abandonner la partie
propose-close-sure = Vraiment abandonner la partie ?

## Log, chat, rules

log = Journal
chat = Discussion
log-and-chat = Journal et discussion
no-log = Rien ne s’est encore passé.
no-chat = Personne n’a encore rien dit.
unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
chat-new-since = Depuis votre dernière visite
write-table = Écrire à la table…
write-gallery = Écrire aux autres spectateurs…
send = Envoyer
open-rule = Ouvrir la règle { $rule }
rules-section = Aller à une section
search-rules = Chercher dans les règles
rules-found = { $found } sur { $all }

## The end

wins = { $n ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
tie-decided = Égalité de points ; le départage décide : { $what } { $n }.
tie-break = Départage : { $what }
total = Total
source = Source
where-points-from = D’où viennent les points
points-by-round = Les points au fil de la partie
goal-reached = Part de l’objectif atteinte, sur 100
goal-by-round = L’objectif au fil de la partie
no-points-from = Rien pour personne : { $what }.
points-before = Avant le décompte final
as-table = En tableau
rematch = Revanche
watch-replay = Revoir la partie
copy-result = Copier le résultat
download-record = Télécharger le relevé
to-result = Voir le résultat
back-to-board = Retour au plateau
play-on-from-here = Rejouer à partir d’ici
rematch-ready = Une table est prête pour la revanche.
to-rematch = Y aller

## The replay

scrubber = Déroulement de la partie
move-of = Coup { $step } sur { $steps }
link-here = Lien vers ce coup
first-step = Au début
previous-step = Un coup en arrière
next-step = Un coup en avant
last-step = À la fin
play = Lecture
pause = Pause
speed = Vitesse
seen-as = Vu par
save-position = Enregistrer cette position
save-position-about = La position devient un fichier que l’on peut rejouer. Avec une phrase disant ce que vous attendiez, c’est un rapport de bogue.
save-position-dealt = Ce que votre place ne peut pas savoir est redistribué dans le fichier.
save-position-expected = À quoi vous attendiez-vous ? (facultatif)
save-position-do = Enregistrer le fichier
save-position-failed = La position n’a pas pu être enregistrée.

## Preferences

motion = Mouvement
motion-off = Aucun
confirm-when = Demander confirmation
confirm-never = Jamais
confirm-turn = En fin de tour
confirm-always = Toujours
pref-sound = Sons : mon tour, révélations, constructions, pièces, messages
pref-notify = Une notification quand c’est à moi
pref-keys = Lettres et chiffres comme raccourcis
pref-digits = Afficher les chiffres sur les pièces
pref-text-view = Jouer en texte, sans le plateau
keys-help = Touches : 1 à 9 choisir, D décision, B plateau, H main, L journal, R règles, X expliquer, W pourquoi pas, K indice, Ctrl+Z annuler, Ctrl+Maj+Z refaire, Ctrl+Entrée confirmer. Espace suspend le récit, virgule et point reculent et avancent, A le raconte à nouveau.

## What went wrong

error-bad-message = Ceci n’a pas été compris. Rechargez la page.
error-illegal = Les règles ne le permettent pas.
error-stale = La situation a changé entre-temps. Regardez à nouveau.
error-not-now = Ce n’est pas possible en ce moment.
error-not-yours = C’est à quelqu’un d’autre de le faire.
error-floor = Cela ne s’annule pas seul. Demandez aux autres.
error-grace = Cette personne peut encore revenir. Attendez la fin de son délai.
error-sure = La partie se termine aussitôt. Confirmez.
error-needed = Une action suivante en dépend : annulez-la d’abord.
error-no-table = Cette table n’existe pas.
error-no-seat = Cette place n’existe pas.
error-full = Il n’y a plus de place.
error-password = Ce n’est pas le bon mot de passe.
error-not-signed-in = Choisissez d’abord un nom.
error-name-taken = Ce nom est déjà pris.
error-bad-login = Nom ou mot de passe incorrect.
error-short-password = Un mot de passe compte au moins { $least } caractères. Quatre mots suffisent.
error-common-password = C’est l’un des premiers mots de passe que l’on devine. Prenez quelques mots qui ne sont qu’à vous.
error-limit = C’était trop à la fois. Attendez un instant.
error-busy = Cela fait trop de demandes pour le serveur. Attendez un instant, puis réessayez.
error-no-hints = Il n’y a pas d’indices à cette table.
error-no-hint = Pas d’indice pour l’instant ; la partie continue.
error-no-puzzle = Ce choix ne fait pas un problème : aucune option n’est nettement la meilleure, ou la partie n’a pas commencé à son début.
error-storage = Le stockage du serveur ne répond pas ; rien n’a changé. Réessayez.
error-unreadable = Cette table a été écrite par une version plus récente du serveur.
error-no-session = Cette session est déjà terminée.
error-no-token = Cette clé est déjà révoquée.
error-restart = Le serveur redémarre ; votre partie est sauve.
error-origin = Cette page ne peut pas utiliser ce serveur.
error-not-found = Il n’y a rien ici.
error-too-large = C’est trop grand.
error-unreachable = Le serveur est injoignable.

# One screen

own-things = Vos affaires
as-a-list = En liste
more-options = autres ({ $n })
undo-step = Annuler : { $what }
redo-step = Refaire : { $what }
final-reveals = Irrévocable : un secret est révélé
final-turn = Ensuite, c’est aux autres
hint-press = Appuyez sur ce qui est éclairé.
hint-press-twice = Appuyez sur ce qui est éclairé, puis encore pour confirmer.
help-here = Options et raisons
and-more = et { $n } de plus
pane-told = En cours
pane-since = Depuis votre tour
pane-confirm = Si vous confirmez
pane-options = Options
pane-guide = Guide
pane-blocked = Pas maintenant

# Telling

telling = Ce qui se passe
told-to-my-turn = Aller à mon tour
told-to-now = Aller à maintenant
told-catch-up = Rattraper
told-back-one = Une étape en arrière
told-replay = Plus loin en arrière : revoir la partie
told-pause = Pause
told-play = Continuer
told-next = Étape suivante
told-step = étape { $n } sur { $all }
told-pace = Rythme : { $pace }
told-more = { $n ->
    [one] encore { $n } étape
   *[other] encore { $n } étapes
}
told-again = Raconter à nouveau
told-several = { $first }, puis encore { $n ->
    [one] { $n } étape.
   *[other] { $n } étapes.
}
told-took-back = { $name } revient en arrière.
pace-offer = Vous connaissez le jeu : raconter plus vite les coups des autres ?
pace-offer-yes = Plus vite
pace-offer-no = Comme maintenant
told-you = { $name } (vous)
told-table = La table
told-opponent = L’adversaire
told-scoring = Décompte final
told-scored = { $what } : { $each }.
told-scored-seat = { $name } +{ $n }
told-change = { $who } : { $what }, de { $before } à { $after }.
told-turn = { $name }, { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
} : { $what }
told-long = Il y a beaucoup à raconter : { $n ->
    [one] { $n } étape.
   *[other] { $n } étapes.
}
told-long-why = Vous pourrez tout revoir plus tard, dans la liste ou en revoyant la partie.
told-back = Depuis votre coup, { $when } : { $names } ont joué, { $n ->
    [one] { $n } étape.
   *[other] { $n } étapes.
}
told-back-start = Depuis le début de la partie, { $when } : { $names } ont joué, { $n ->
    [one] { $n } étape.
   *[other] { $n } étapes.
}
told-back-why = Le plateau montre la position que vous avez quittée.
told-main = L’essentiel ({ $n })
told-all = Tout ({ $n })
told-tell-it = Raconter
told-what-changed = Ce qui a changé
told-nothing-changed = Aucun nombre n’a changé.
count-vp = Points
count-thaler = Thalers
count-helper = Aides
count-gauge = Jauge
count-cards = Cartes
count-caravans = Caravanes
count-workers = Ouvriers
telling-pace = Raconter ce que font les autres
pace-off = non
pace-fast = vite
pace-normal = normal
pace-slow = lentement
pace-hand = à la main
sound-offer = Jouer avec des sons ?
sound-yes = Oui, avec des sons
sound-no = Non
log-fold = { $n ->
    [one] encore { $n } ligne
   *[other] encore { $n } lignes
}

# First minutes

bot-names = Ambroise, Bertille, Corentin, Dorothée, Edmond, Félicité, Godefroy, Hermine, Ignace, Joséphine, Léopold, Mathilde
short-code = Code
short-code-how = À dicter : il se saisit sur la première page.
invited = Vous êtes invité
invited-by = { $name } vous invite
name-seen = Pas besoin de compte. Tout le monde à la table voit ce nom.
at-this-table = À cette table
code-unknown = Aucune table en attente n’a ce code. Vérifiez-le, ou demandez le lien.
solo = Solo
