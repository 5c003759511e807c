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
sections = Sections
players-aside = Joueurs
net-live = En direct
net-connecting = Connexion
net-lost = Hors ligne
connection-lost = Connexion perdue. Ce que vous avez confirmé est sauf. Nouvel essai…
try-now = Réessayer
table-missing = Cette table n’existe pas.
table-missing-why = Vérifiez le code, ou redemandez le lien.
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
let-bot-play = Faire jouer un robot

## The decision

decision = Décision
options = Options
hot-seat = Joue maintenant : { $name }
working = Un instant…
game-over = La partie est terminée.
game-closed = Cette partie a été close.
rules-changed = Les règles ont changé depuis cette partie. Son plateau ne peut plus être affiché ; voici son journal.
choose-other = Choisir autre chose
all-options = Toutes les options
options-on-the-board = { $n ->
    [one] { $n } option sur le plateau, en liste
   *[other] { $n } options sur le plateau, en liste
}
then = Alors :
undo = Annuler
start-over = { $steps ->
    [one] Revenir au début ({ $steps } étape)
   *[other] Revenir au début ({ $steps } étapes)
}
undo-floor = Rien à annuler d’ici : quelque chose a été révélé, ou un autre joueur a joué.
ask-undo = Demander aux autres d’annuler
not-now = { $n ->
    [one] Pas maintenant : { $n }
   *[other] Pas maintenant : { $n }
}
why-not = Pas maintenant : { $why }
changed-meanwhile = Ce n’est pas possible : { $why }

## Votes

vote-undo = { $by } demande de revenir à l’étape { $step }. D’accord ?
vote-stand-in = { $by } demande : un robot doit-il jouer pour { $for } ?
vote-close = { $by } propose d’abandonner la partie ensemble. D’accord ?
propose-close = Proposer d’abandonner la partie

## Log, chat, rules

log = Journal
chat = Discussion
log-and-chat = Journal et discussion
no-log = Rien ne s’est encore passé.
no-chat = Personne n’a encore rien dit.
unread = { $n } de plus
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
as-table = En tableau
rematch = Revanche
watch-replay = Revoir la partie
copy-result = Copier le résultat
download-record = Télécharger le relevé
back-to-board = Retour au plateau
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

## Preferences

motion = Mouvement
motion-off = Aucun
confirm-when = Demander confirmation
confirm-never = Jamais
confirm-turn = En fin de tour
confirm-always = Toujours
pref-sound = Un son quand c’est à moi
pref-notify = Une notification quand c’est à moi
pref-keys = Lettres et chiffres comme raccourcis
pref-text-view = Jouer en texte, sans le plateau
keys-help = Touches : 1 à 9 choisir, D décision, B plateau, H main, L journal, R règles, X expliquer, W pourquoi pas, Ctrl+Z annuler, Ctrl+Entrée confirmer.

## What went wrong

error-bad-message = Ceci n’a pas été compris. Rechargez la page.
error-illegal = Les règles ne le permettent pas.
error-stale = La situation a changé entre-temps. Regardez à nouveau.
error-not-now = Ce n’est pas possible en ce moment.
error-not-yours = C’est à quelqu’un d’autre de le faire.
error-floor = Cela ne s’annule pas seul. Demandez aux autres.
error-needed = Une action suivante en dépend : annulez-la d’abord.
error-no-table = Cette table n’existe pas.
error-no-seat = Cette place n’existe pas.
error-full = Il n’y a plus de place.
error-password = Ce n’est pas le bon mot de passe.
error-not-signed-in = Choisissez d’abord un nom.
error-name-taken = Ce nom est déjà pris.
error-bad-login = Nom ou mot de passe incorrect.
error-limit = C’était trop à la fois. Attendez un instant.
error-storage = L’enregistrement a échoué ; rien ne s’est passé. Réessayez.
error-restart = Le serveur redémarre ; votre partie est sauve.
error-origin = Cette page ne peut pas utiliser ce serveur.
error-not-found = Il n’y a rien ici.
error-too-large = C’est trop grand.
error-unreachable = Le serveur est injoignable.

## Names of what a view tells, where the game has no word of its own

view-active = Joueur actif
view-altar-card = Carte d’autel
view-altar-order = Ordre sur l’autel
view-amount = Quantité
view-aux-used = Auxiliaire utilisé
view-banner-sources = Origine des bannières
view-banners-to-come = Bannières encore possibles
view-blessing-points = Points des bénédictions
view-bonus = Bonus
view-bottom = Bas
view-building = Bâtiment
view-built = Construit
view-caravan-last = Dernière caravane
view-caravans-ready = Caravanes prêtes
view-card = Carte
view-card-points = Valeur actuelle des cartes
view-cell = Case
view-colour = Couleur
view-cols = Colonnes
view-columns = Colonnes
view-compulsory = Obligatoire
view-cost = Coût
view-costs = Coûts
view-count = Nombre
view-day = Jour
view-done = Fait
view-draw-count = Pioche
view-drawn = Piochées
view-drawn-count = Cartes piochées
view-elder-used = Ancien utilisé
view-erected = Bâtiments érigés
view-face-down-count = Nombre de cartes choisies
view-food-due = Nourriture due
view-gate = Porte
view-gauge-last = Dernier cran de la jauge
view-golden-points = Points des cases dorées
view-hand = Main
view-hand-count = Cartes en main
view-hand-known = Cartes connues en main
view-highest-row = Points du plus haut scribe
view-id = Nom
view-in-play = En jeu
view-item = Point
view-items = Dons
view-kind = Type
view-launched-now = Lancé maintenant
view-less = Réduction
view-levite-placed = Lévite placé
view-levites-used = Lévites utilisés
view-links = Liaisons
view-made = Faite
view-main = Action principale
view-main-done = Action principale faite
view-mode = Objectif
view-must = Obligatoire
view-number = Numéro
view-open = Ouvert
view-owner = Propriétaire
view-owners = Propriétaires
view-passed = A passé
view-phase = Phase
view-piles = Piles
view-placed-this-round = Placé ce tour
view-players = Joueurs
view-plays = Bannières après avoir joué
view-points = Points
view-pool = Réserve
view-prepare = À préparer
view-prepared = Préparé
view-price = Prix
view-produced = Produit
view-prophets = Prophètes
view-pyramids = Pyramides
view-resource = Ressource
view-revealed = Révélées
view-ring = Anneau
view-room = Place
view-round = Tour
view-rounds = Tours
view-row-food = Nourriture des rangées
view-rows = Rangées
view-rubble = Décombres
view-scores = Scores
view-scribe = Scribe
view-scribe-done = Scribe fait
view-season = Saison
view-seat = Place
view-seats = Joueurs
view-second = Deuxième
view-sectors = Secteurs
view-shofar = Chofar
view-side = Côté
view-source = Source
view-spent = Dépensé
view-stages = Étapes
view-stepped = Pas effectués
view-steps = Argent pour un pas
view-storage = Stockage
view-suitors = Prétendants
view-supply = Réserve
view-tent-done = Tente faite
view-tie-break = Départage
view-tile = Tuile
view-tiles = Tuiles
view-top = Haut
view-torah = Prix de la Torah
view-total = Total
view-trader-used = Marchand utilisé
view-troubles = Troubles
view-tucked = Cartes glissées
view-turn = Tour de jeu
view-turned = Retournées
view-unplayed = Pas encore jouées
view-unseen = Pas encore vues
view-value = Valeur
view-wall = Mur
view-wall-bottom = Mur, partie basse
view-wall-card = Carte Mur
view-wall-count = Murailles
view-wall-top = Mur, partie haute
view-ways = Argent pour le chemin
view-white = Blanc
view-winter = Hiver
view-winter-marks = Marques d’hiver
view-won = Gagné
view-worker-points = Points des ouvriers
view-zone = Face aux prophètes
