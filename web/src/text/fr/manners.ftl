# Le savoir-vivre : ne pas lire, ne pas rencontrer, signaler ; et ce que font les modérateurs.

menu-of = { $name } : masquer, bloquer, signaler
cancel = Annuler
mute = Masquer
unmute = Lire de nouveau
muted = masqué
mute-about = vous ne lisez plus cette personne, ici ni ailleurs ; elle n’en sait rien
profile = Profil
profile-about = parties, cotes
challenge = Inviter à une table
challenge-about = l’une de vos tables, ou une nouvelle
block = Bloquer
unblock = Ne plus bloquer
blocked = bloqué
block-about = pas d’invitations, pas de tables ouvertes en commun ; une partie en cours continue
report = Signaler
report-of = Signaler { $name }
report-about-short = aux modérateurs
report-about = La personne n’apprend pas qui l’a signalée. Un modérateur voit les lignes que vous cochez et dix autour, rien d’autre.
report-person-about = La personne n’apprend pas qui l’a signalée. Un modérateur voit ce que vous écrivez ici, et rien de vos parties.
report-what = De quoi s’agit-il ?
report-insult = Insulte
report-stalling = Quitte ou fait traîner
report-name = Nom
report-help = Aide extérieure
report-other = Autre chose
report-lines = Quelles lignes ?
report-words = Avec vos mots, si vous voulez
report-mute = Masquer aussitôt cette personne pour moi
report-send = Envoyer le signalement
report-after = Vous saurez que quelqu’un l’a examiné. Une vie est en danger ? Appelez le numéro d’urgence de votre pays.
report-sent = Merci. Les modérateurs l’examineront et vous le saurez.
line-hidden = masqué : plusieurs personnes ont signalé cette ligne
blocked-here = { $names } est à cette table, et vous l’avez bloqué. Vous pouvez tout de même jouer ensemble ici.

error-silenced = Les modérateurs ont décidé que vous n’écriviez plus pendant un temps.
error-no-open-tables = Les modérateurs ont décidé que vous ne jouiez qu’aux tables privées pendant un temps.
error-closed = Les modérateurs ont fermé ce compte. Écrivez à l’exploitant de ce serveur pour contester.
account-closed = Les modérateurs ont fermé ce compte
account-you = Vous
closed-reason = Leur raison : { $reason }
closed-objected = Vous avez contesté. Un autre modérateur s’en occupe ; reconnectez-vous pour lire la réponse.
closed-answer = Vous avez contesté, et un autre modérateur a répondu : { $reason }
error-not-allowed = Ce serveur n’accepte pas ce nom.
error-no-person = Cette personne n’est pas ici.
error-no-case = Ceci n’existe plus.
error-taken = Un autre modérateur vient de prendre ce cas.
error-reason = Donnez une raison d’au moins trois lettres.
error-renamed = Le nom peut changer une fois tous les 30 jours.

## Le compte

change-name = Changer le nom
name-changed = Vous vous appelez maintenant { $name }.
names-free = Libres :
name-rule = Une fois tous les 30 jours. Personne d’autre ne reçoit votre ancien nom pendant 90 jours.
emblem = Emblème dans les listes (à une table, c’est celui de la place)
emblem-0 = Losange bleu
emblem-1 = Cercle rouge
emblem-2 = Carré jaune
emblem-3 = Triangle vert
people-muted = Personnes masquées ou bloquées
nobody-muted = Personne. Le menu d’un nom à une table le permet.
let-go-of = Ne plus masquer ni bloquer { $name }
from-moderators = De la part des modérateurs
new-words = { $n ->
    [one] Un mot des modérateurs vous attend
   *[other] { $n } mots des modérateurs vous attendent
}
read-them = Lire
word-looked = Un de vos signalements a été examiné et tranché.
word-warning = Un avertissement.
word-silent = Vous n’écrivez plus jusqu’au { $until }. Vous continuez à jouer.
word-no-open = Vous ne jouez qu’aux tables privées jusqu’au { $until }.
word-rename = Votre nom a dû partir. Choisissez-en un autre.
word-close = Votre compte est fermé.
word-upheld = Votre objection a été examinée : la décision tient.
word-lifted = Votre objection a été examinée : la décision est levée.
object = Contester
object-about = Une seule fois. Un autre modérateur répond.
object-words = Pourquoi vous contestez
object-send = Envoyer l’objection
object-sent = Votre objection est envoyée. Un autre modérateur répondra.

## La page des modérateurs

moderation = Signalements
moderation-head = { $n ->
    [0] Rien en attente
    [one] { $n } ouvert, attend depuis { $oldest }
   *[other] { $n } ouverts, le plus ancien attend depuis { $oldest }
}
moderation-sees = vous ne voyez que ce dont parle le signalement
moderation-none = Rien à faire. Merci.
moderation-not = Cette page est pour les modérateurs.
moderation-today = { $n ->
    [0] Aucune décision ces dernières 24 heures.
    [one] { $n } cas tranché ces dernières 24 heures.
   *[other] { $n } cas tranchés ces dernières 24 heures.
}
case-against = contre { $name }
case-by = par { $names }
case-table = table { $table }
case-earlier = { $n ->
    [0] aucune décision sur cette personne jusqu’ici
    [one] une décision sur cette personne
   *[other] { $n } décisions sur cette personne
}
case-taken = { $name } vient de prendre ce cas.
case-own = Il s’agit de vous : un autre modérateur décide.
case-reported = Vous l’avez signalé : un autre modérateur décide.
case-at-table = Vous êtes à cette table : un autre modérateur décide.
case-asked = { $name } veut fermer ce compte. Un second modérateur doit être d’accord.
case-lines = Les lignes signalées et dix autour :
case-no-lines = Aucune ligne n’a été cochée.
case-show = Montrer
case-no-words = sans mots
former-player = quelqu’un qui a joué ici
what-follows = Ce qui s’ensuit
what-nothing = Rien
what-nothing-about = ceux qui ont signalé le sauront
what-warning = Avertissement
what-warning-about = avec votre raison
what-silent = { $days ->
    [one] Silence pendant { $days } jour
   *[other] Silence pendant { $days } jours
}
what-silent-about = joue, n’écrit pas
what-no-open = { $days ->
    [one] Pas de tables ouvertes pendant { $days } jour
   *[other] Pas de tables ouvertes pendant { $days } jours
}
what-no-open-about = les tables privées restent
what-rename = Le nom doit changer
what-rename-about = retiré aussitôt
what-close = Fermer le compte
what-close-about = demande un second modérateur
reason-told = Raison, dite à la personne et gardée au journal
decide = Faire et prévenir tout le monde
leave-case = Laisser à quelqu’un d’autre
decided-told = C’est fait. Tout le monde est prévenu.
decided-asked = C’est noté. Un second modérateur doit être d’accord.
moderation-rules = Fermer un compte demande un second modérateur. La personne peut contester une fois ; un autre modérateur répond.
moderation-keys = Touches : J et K vont de cas en cas, 1 à 9 choisissent la suite, Ctrl+Entrée l’exécute.
moderation-log = Journal
moderation-log-about = jamais modifié, seulement complété
log-empty = Rien encore.
log-operator = l’exploitant
log-nothing = { $about } : rien
log-warning = { $about } : avertissement
log-silent = { $about } : silence jusqu’au { $until }
log-no-open = { $about } : pas de tables ouvertes jusqu’au { $until }
log-rename = { $about } : nom retiré
log-close = { $about } : compte fermé
log-close-asked = { $about } : fermeture proposée
log-objection = { $about } conteste
log-upheld = { $about } : objection examinée, la décision tient
log-lifted = { $about } : décision levée
objections = Objections
objection-of = { $name } conteste
objection-mine = Vous avez décidé : un autre modérateur répond.
uphold = La décision tient
lift = Lever la décision

nav-moderation = Signalements
nav-operator = Exploitation

## La page de l’exploitant

operator-page = Le serveur
operator-not = Cette page est pour l’exploitant de ce serveur.
megabytes = { $n } Mo
milliseconds = { $n } ms
op-old = Vous voyez l’état du { $when }.
op-look = (à regarder)
op-all-well = tout va bien
op-none-yet = aucune encore
op-failed = échoué
op-restored = restaurée et relue
op-no-backups = désactivées
op-figures = Tous les chiffres
op-health = Santé
op-state = État
op-version = Version
op-database = Base de données
op-since = En marche depuis
op-load = Charge
op-sockets = Connexions ouvertes
op-tables-open = Tables en mémoire
op-half = La moitié des changements en
op-most = 99 sur 100 en
op-writes_waiting = Changements à enregistrer
op-loads_waiting = Tables à charger
op-replays_waiting = Parties à rejouer
op-turns_waiting = Requêtes en attente
op-passwords_waiting = Mots de passe à vérifier
op-letters_waiting = Lettres à envoyer
op-bot_questions_waiting = Robots qui attendent de réfléchir
op-holds = Tables et personnes
op-waiting = Tables qui attendent du monde
op-playing = Parties en cours
op-over = Parties finies
op-closed = Parties closes
op-accounts = Comptes
op-guests = Invités
op-today = Personnes vues en 24 heures
op-abuse = Abus
op-refused = Refusé : budget dépassé
op-cut-off = Coupé : ne lisait pas
op-turned-away = Renvoyé à la porte
op-timed-out = Délai dépassé
op-reports = Signalements ouverts
op-moderators = Y a-t-il des modérateurs ?
op-words = Mots de la liste
op-storage = Stockage
op-size = Sur le disque
op-lines = Lignes de parties
op-chat = Lignes de discussion
op-saving = Enregistrement
op-outbox = Envois
op-notices = Avis en attente
op-letters = Lettres en attente
op-sent = Envoyées
op-failed-word = Échouées
op-paused = Voies suspendues
op-attempt = { $way }, dernières 24 heures : { $what }
op-attempt-answered = { $way }, dernières 24 heures : { $what } ({ $status })
op-attempt-sent = remis
op-attempt-again = à retenter
op-attempt-failed = non remis
op-attempt-gone = abonnement terminé
op-by-mail = Courriel
op-by-push = Navigateur
op-by-webhook = Webhooks
op-backups = Sauvegardes
op-backup-last = Dernière bonne
op-backup-check = Dernière vérification
op-backup-kept = Gardées

## Jouer sur plusieurs jours

vacation = Vacances
vacation-about = Pendant vos vacances, vos délais s’arrêtent et les autres le voient.
vacation-left = Il reste { $left } jours sur { $days } cette année.
vacation-from = Du
vacation-until = Au
vacation-save = Enregistrer les vacances
vacation-saved = C’est noté. Vos tables le savent.
vacation-span = du { $first } au { $last }
vacation-end-of = Pas de vacances à partir du { $first }
vacation-not = Par jours entiers, à partir de demain. Pas aux tables en direct, ni là où vous êtes déjà en retard.
error-vacation = Ce ne sont pas des vacances : des jours entiers à partir de demain, pas plus qu’il n’en reste, et aucun deux fois.
on-vacation-until = en vacances jusqu’au { $day }
overdue = en retard
paused-until = en pause, { $when }
propose-pause = Proposer une pause à tous :
propose-go-on = Proposer de reprendre maintenant
vote-pause = { $days ->
    [one] { $by } propose une pause de { $days } jour. Le temps de personne ne passe alors. D’accord ?
   *[other] { $by } propose une pause de { $days } jours. Le temps de personne ne passe alors. D’accord ?
}
vote-go-on = { $by } propose de finir la pause maintenant. D’accord ?
late-what = En cas de retard
late-wait = En retard : on attend
late-bot = En retard : un robot joue
hours-night = Les horloges s’arrêtent de 22 h à 8 h
hours-weekend = Les horloges s’arrêtent le week-end
hours-zone = à l’heure de { $zone }
table-rule-late = { $hours ->
    [one] Vous avez { $hours } heure par tour. Ensuite vous êtes en retard, mais rien n’est joué pour vous.
   *[other] Vous avez { $hours } heures par tour. Ensuite vous êtes en retard, mais rien n’est joué pour vous.
}
table-rule-away-late = Après plus de 24 heures de retard, les autres peuvent laisser un robot ({ $bot }) jouer pour vous, si plus de la moitié le veut. Il s’arrête dès que vous revenez.
table-rule-night = Le temps de personne ne passe de { $from } à { $until } ({ $zone }).
table-rule-weekend = Le temps de personne ne passe le samedi et le dimanche ({ $zone }).
table-rule-vacation = En vacances, jusqu’à 21 jours par an, votre temps s’arrête et tous voient jusqu’à quand.
table-rule-pause = Tous ensemble peuvent convenir d’une pause.
