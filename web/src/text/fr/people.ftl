# Les pages sur les gens et les jours : ce qui m’est envoyé, ce qui m’attend.

nav = Principal
nav-play = Jouer
nav-my-turn = À moi
nav-rules = Règles
notifications = Notifications
notifications-about = Rien n’est envoyé sans que vous l’ayez demandé. Tout peut être arrêté depuis le message lui-même.
tell-me = Me prévenir
by-push = Navigateur
by-mail = Courriel
by-webhook = Webhook
kind-turn = C’est à moi
kind-turn-about = un seul message pour toutes les tables qui attendent
kind-late = Mon temps s’écoule
kind-late-about = quand une table a un délai par tour
kind-sat = Quelqu’un s’assied à ma table
kind-sat-about = tant qu’elle attend des joueurs
kind-chat = Messages à mes tables
kind-chat-about = pas quand je suis à la table
kind-over = Une partie est finie
kind-over-about = avec un lien vers le résultat
kind-puzzle = Position du jour
kind-puzzle-about = à 8 heures, une pour chaque jeu
one-message = Plusieurs tables attendent : un seul message les compte et mène à la liste. Ce que vous voyez à la table dans la minute n’est pas envoyé.
no-way-offered = Ce serveur n’envoie pas de messages : cela n’a pas été configuré.
no-mail-offered = Ce serveur n’envoie pas de courriels : cela n’a pas été configuré.
quiet-hours = Heures calmes
quiet-from = De
quiet-until = À
quiet-about = { $zone }. Ce qui survient entre-temps arrive en un seul message à { $until }.
quiet-zone-here = Prendre le fuseau de cet appareil, { $zone }
quiet-late = « Mon temps s’écoule » peut rompre le calme
reminders = Rappels
remind-hours = { $n ->
    [one] quand il reste { $n } heure
   *[other] quand il reste { $n } heures
}
reminders-about = Ils sont envoyés là où « Mon temps s’écoule » est activé.
digest = Courriel
digest-once = Aussitôt
digest-daily = Chaque jour
digest-weekly = Chaque semaine
digest-once-about = Chaque message dès qu’il est prêt.
digest-daily-about = À 18 h, et seulement si quelque chose attend.
digest-weekly-about = Le dimanche à 18 h, et seulement si quelque chose attend.
where-to = Où
no-way-yet = Nulle part pour l’instant. Choisissez un ou plusieurs moyens :
push-add = Ce navigateur
push-added = Ce navigateur reçoit désormais les messages.
push-missing = Ce navigateur ne peut pas afficher de messages quand la page est fermée.
push-denied = Votre navigateur interdit les messages de cette page. Autorisez-les dans les réglages du site, à côté de son adresse.
mail-add = Une adresse de courriel
mail-address = Votre adresse de courriel
mail-ask = M’envoyer le lien
mail-asked = Un lien a été envoyé à { $address }. Suivez-le pour activer le courriel.
mail-confirmed = { $address } est confirmée. Le courriel peut être activé.
webhook-add = Un service de discussion
webhook-service = Service
webhook-address = Adresse du webhook
webhook-secret = Les messages sont signés avec ce secret. Il n’est montré que cette fois :
preset-discord = Discord
preset-slack = Slack
preset-matrix = Matrix (hookshot)
preset-ntfy = ntfy
preset-json = Mon propre programme (JSON)
way-paused = En pause : { $why }. Vos autres moyens fonctionnent toujours.
way-unconfirmed = Pas encore confirmée : suivez le lien dans le courriel.
way-used = Dernier message { $when }
way-unused = Rien d’envoyé pour l’instant
test = Essayer
test-of = Essayer : { $name }
repair-of = Réparer : { $name }
test-sent = Un essai a été envoyé.
repair = Réparer
remove-of = Retirer : { $name }
by-table = Table par table
tables-wait = { $n ->
    [one] { $n } table vous attend
   *[other] { $n } tables vous attendent
}
tables-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
nobody-waits = Personne ne vous attend
nobody-waits-guest = Dès que vous êtes à une table, elle apparaît ici quand c’est à vous.
no-tables-yet = Vous n’êtes à aucune table pour l’instant.
next-deadline = Prochaine échéance : { $when }.
start-with-first = Commencer par la première
turn-with = { $game }, avec { $names }
no-deadline = sans délai
we-wait = Nous attendons les autres
look = Voir
may-propose-bot = en retard : un robot peut être proposé
still = encore { $left }
queue-old = État au { $hour } : la liste ne peut pas être actualisée pour l’instant. Vous pouvez regarder, pas jouer.
all-done = Tout est fait. Personne ne vous attend.
turn-offer = Ce navigateur doit-il vous prévenir quand c’est à vous, même page fermée ?
turn-offer-yes = Oui, me prévenir
turn-offer-no = Non merci
turn-offer-done = Ce navigateur vous préviendra. Cela se change à tout moment :
my-turn-notify = Soyez prévenu même quand la page est fermée : par le navigateur, par courriel ou dans un service de discussion.
next-table = { $n ->
    [one] Suivante : { $game }
   *[other] Suivante : { $game } ({ $n } attendent)
}
left-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
left-hours = { $n } h
left-minutes = { $h ->
    [0] { $m } min
    [one] { $h } h { $m } min
   *[other] { $h } h { $m } min
}
by-today = avant { $hour }
by-tomorrow = avant demain, { $hour }
by-day = avant { $day }, { $hour }
error-no-way = Ce moyen n’existe plus.
error-bad-target = Les messages ne peuvent pas aller à cette adresse.
error-bad-link = Ce lien n’est plus valable. Demandez-en un nouveau.
error-not-offered = Ce serveur n’envoie pas par ce moyen.
error-not-sent = Le message n’a pas pu être envoyé. Vérifiez l’adresse.

## Le compte

account = Compte
account-nobody = Vous n’êtes encore personne ici : jouez en invité ou connectez-vous.
account-gone = Votre compte est supprimé. Merci d’avoir joué.
keep-games = Gardez vos parties
forgot-password = Mot de passe oublié ?
take-along = Tout emporter
take-along-about = Un seul fichier : vos réglages, vos connexions, ce que vous avez écrit et vos parties, avec le déroulement de celles qui sont finies.
take-along-button = Enregistrer le fichier
delete-account = Supprimer le compte
delete-others = Les parties restent pour les autres, avec une place sans nom.
delete-name = Votre nom, ce que vous avez écrit et tous vos réglages sont effacés aussitôt, et vous êtes déconnecté partout.
delete-running = { $n ->
    [0] Vous n’êtes à aucune table en cours.
    [one] À { $n } table en cours, un robot joue à votre place ou la place se libère.
   *[other] À { $n } tables en cours, un robot joue à votre place ou la place se libère.
}
delete-final = C’est irréversible.
delete-word = Tapez le mot « { $word } »
delete-button = Supprimer pour de bon
reset-about = Si votre compte a une adresse confirmée, un lien vers un nouveau mot de passe y est envoyé.
reset-sent = Si ce compte a une adresse confirmée, un lien est en route. Il est valable un jour.
reset-operator = Ce serveur n’envoie pas de courriels. Demandez à son opérateur un lien vers un nouveau mot de passe.
reset-choose = Choisir un nouveau mot de passe
reset-done = { $name }, votre mot de passe est changé et vous êtes connecté ici.
new-version = Une nouvelle version
new-version-about = Une nouvelle version de cette page est prête.
new-version-use = L’utiliser

## Ce qui vaut à une table

table-rules = { $n ->
    [one] { $n } règle de cette table
   *[other] { $n } règles de cette table : retard, absence, départ
}
table-rule-no-clock = Le temps n’est compté à personne : prenez tout le vôtre.
table-rule-live = Quand votre temps est écoulé, un robot ({ $bot }) joue aussitôt pour vous ; vous pouvez revenir à tout moment.
table-rule-turn = { $hours ->
    [one] Vous avez { $hours } heure par tour. Ensuite un robot ({ $bot }) joue pour vous ; vous pouvez revenir à tout moment.
   *[other] Vous avez { $hours } heures par tour. Ensuite un robot ({ $bot }) joue pour vous ; vous pouvez revenir à tout moment.
}
table-rule-away = Si vous êtes absent plus de { $wait }, les autres peuvent laisser un robot ({ $bot }) jouer pour vous, si plus de la moitié d’entre eux le veulent. Il s’arrête dès votre retour.
table-rule-held = En attendant les autres, vous pouvez fermer la page : votre siège est gardé { $n } minutes après le message qui vous appelle, puis libéré.
table-rule-undo = Vous annulez vos propres coups tant que rien n’a été révélé. Plus loin, seulement si tous sont d’accord.
table-rule-end = La partie ne s’arrête avant la fin que si tous sont d’accord.
table-rule-watched = D’autres peuvent regarder. Ils voient ce que toute la table voit.
table-rule-unwatched = Personne ne peut regarder.
table-rule-hints = Chacun peut demander des indices au coach. Une telle partie ne compte pas pour votre niveau.
table-rule-no-hints = Entre personnes, le coach ne donne pas d’indices.
wait-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
wait-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
filters-on = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}
my-mail = Courriel
my-mail-at = Un lien vers un nouveau mot de passe et les nouvelles de votre compte sont envoyés à { $address }.
my-mail-none = Aucune adresse confirmée : si vous oubliez votre mot de passe, personne ne peut vous envoyer de lien.
my-mail-change = Modifier
my-mail-give = Donner une adresse
take-turn = Jouer
way-answered = réponse { $status }

# Ce qui a été envoyé
sent-title = Ce qui a été envoyé
sent-about = Chaque tentative des 30 derniers jours. Personne d’autre ne le voit.
sent-nothing = Rien ne vous a encore été envoyé.
kind-confirm = Cette adresse est-elle la vôtre ?
kind-test = Essai
sent-good = Remis
sent-late = Remis à la tentative { $n }
sent-again = Pas encore : { $why }. Prochaine tentative : { $when }
sent-failed = { $n ->
    [one] Non remis : { $why }
   *[other] Non remis après { $n } tentatives : { $why }
}
sent-gone = Ce navigateur a mis fin à son abonnement et a été retiré
sent-more = Afficher { $n } de plus
sent-less = Afficher moins
