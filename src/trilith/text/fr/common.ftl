## Ce qu'il faut à tous les jeux. Les jeux peuvent renvoyer à ces messages.

player = Joueur { $n }
nobody = personne
opponent = L'adversaire

# Pourquoi une action est impossible, quand aucune règle du jeu n'est en cause.
engine-not-your-turn = Ce n'est pas à vous de jouer : la partie attend { $seats }.
engine-not-asked = Cela ne répond pas à ce qui est demandé maintenant.
engine-game-over = La partie est terminée.
engine-short-of = Il faut : { $need } × { $good } ; vous avez : { $have }.
