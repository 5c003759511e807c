# Jouer sans serveur, et passer l'écran.

offline = Hors ligne
offline-about = Pas de serveur : les jeux, les robots et les règles tournent dans ce navigateur, et vos parties y restent.
offline-claim = Sans serveur ni réseau : en solo, contre des robots ou entre amis devant cet écran.
offline-loading = Chargement : { $loaded } Mo sur { $total }
offline-starting = On prépare la table …
offline-once = Ce chargement n'a lieu qu'une fois. Ensuite, Trilith se joue aussi sans réseau.
offline-failed = Trilith n'a pas pu démarrer dans ce navigateur.
offline-again = Réessayer

luggage = Vos parties
luggage-about = Elles ne sont conservées que dans ce navigateur. Enregistrez-les dans un fichier pour les mettre à l'abri ou les emporter ; une partie seule peut aller sur un serveur, et en venir, par son procès-verbal.
luggage-save = Enregistrer toutes les parties
luggage-open = Ouvrir un fichier
luggage-saved =
    { $n ->
        [one] Le fichier contient une partie.
       *[other] Le fichier contient { $n } parties.
    }
luggage-taken-in =
    { $n ->
        [0] Toutes ces parties sont déjà ici.
        [one] Une partie a été ajoutée.
       *[other] { $n } parties ont été ajoutées.
    }

seat-name = Nom du joueur { $n }

hand-over = Passez l'écran à { $name }
hand-over-about = Ce que voit { $name } ne regarde personne d'autre. Détournez les yeux.
hand-over-take = C'est moi, { $name } : montrez ma partie

play-offline = Jouer sans serveur
play-offline-about = Tout Trilith dans votre navigateur : chargé une fois, il se joue aussi sans réseau.
