# Les mots de l’apprentissage : explications, guide, conseils, résumé du tour, récit d’une partie.

explain-rules = Règles
level-guide = Guide

learn-by-playing = Apprendre en jouant
learn-game = Apprendre en jouant : { $game }
first-time = { $game } pour la première fois ? Apprendre en jouant
guide = Votre première partie
guide-of = { $n } sur { $all }
guide-what = Quoi
guide-why = Pourquoi
guide-waits = À vous
guide-free = Rien n’est joué à votre place. Faites autre chose, et le guide continue à partir de là.
guide-between = Continuez comme il vous plaît.
guide-others = Les autres sont à l’œuvre.
guide-next = Ensuite : { $title }.
guide-back = Retour
guide-on = Continuer
guide-skip = Passer cette étape
guide-leave = Quitter le guide
guide-resume = Reprendre le guide
guide-done = Vous savez comment jouer
guide-done-text = Le guide s’arrête ici. Jouez cette partie jusqu’au bout, et consultez chaque pièce ou règle quand vous voulez.
tip = Conseil
tips = Conseils
tips-off = Ne plus donner de conseils
tips-next = Des conseils pour la prochaine partie ?
tips-next-yes = Oui, volontiers
tips-next-no = Non merci
tips-next-on = Les conseils restent activés.
tips-next-off = Les conseils sont désactivés.
pref-tips = Des conseils quand quelque chose arrive pour la première fois
summary-page = Le tour en une page
summary-of = { $game } : le tour en une page
print = Imprimer

story = Le récit de la partie
story-of = Les points de qui
story-chart = Les points gagnés ({ $name }), par source, pas à pas
turning-points = Les tournants
story-round = { $round } { $n }.
story-gain = Gain ({ $name }) : { $points } ; l’écart avec les autres change de { $swing }.
story-loss = Perte ({ $name }) : { $points } ; l’écart avec les autres change de { $swing }.
story-lead = { $name } passe en tête.
story-watch = Revoir

## The executable rulebook: one rule, a position and a move that show it
see-title = Règle { $rule }
see-move = Le coup
see-asked = La question posée
see-do-it = Jouer le coup
see-back = Revenir à la position de départ
see-happens = Ce qui se passe
see-refused = Le coup est refusé
see-example = Ce coup illustre la règle ; le journal cite d'autres règles à son sujet.
see-alone = La position montre elle-même cette règle : il n'y a rien à jouer.
see-all-rules = Toutes les règles du jeu
see-missing = Aucune position n'illustre cette règle.
see-position = La position
rulebook-seen = Livre de règles avec une position par règle
