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
luggage-not-kept = Ce navigateur ne garde rien, comme certaines fenêtres privées : vos parties disparaissent avec cette page. Enregistrez-les d’abord dans un fichier.
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

elsewhere = Trilith est ouvert dans un autre onglet
elsewhere-about = Un seul onglet à la fois garde vos parties. Continuez dans l’autre, ou jouez ici : rien ne se perd.
elsewhere-take = Jouer ici

new-version-rules =
    { $n ->
        [one] Elle a d’autres règles pour { $game } : une partie en cours attendrait. Finissez-la d’abord.
       *[other] Elle a d’autres règles pour { $game } : { $n } parties en cours attendraient. Finissez-les d’abord.
    }
table-held = En attente : ses règles ont changé
held-rules = Cette version a d’autres règles ; la partie attend donc ici telle quelle. Enregistrez toutes les parties pour la continuer là où l’ancienne version existe encore.

coach-home-offline = Un choix par jour. Vos réponses et votre série restent dans ce navigateur.
takes-a-server = Il faut un serveur
takes-a-server-about = Les autres joueurs, les classements et la saisie de votre exemplaire ne font pas partie de Trilith sans serveur.

carry-to-server = Porter cette partie sur un serveur
carry-offline = Emporter cette partie hors ligne
carry-about = Toute la partie est du voyage, y compris ce qui est caché. Sur le serveur, c’est une partie amicale à vous, avec les mêmes robots.
carry-from-server = Vous recevez cette partie avec tout ce qu’elle cache, pour la continuer sans serveur. Dès lors, elle ne compte plus ici.
carry-over-about = L’enregistrement de cette partie peut être revu sur tout serveur qui joue avec la même version des règles.
carry-do = L’emporter
carry-server = Adresse du serveur
carry-open = Ouvrir là-bas
carry-open-offline = Continuer dans ce navigateur
carry-save = Enregistrer un fichier
carry-copy = Copier le texte
carry-saved = Enregistré.

bring = Une partie venue d’ailleurs
bring-about = L’enregistrement d’une partie finie peut être revu ici ; une partie en cours que l’on a emportée continue.
bring-link = Apporter une partie d’ailleurs
bring-text = Ou son enregistrement sous forme de texte
bring-goes-on = { $game } : continue après { $n } coups.
bring-over = { $game } : une partie finie de { $n } coups.
bring-do = L’apporter
bring-unreadable = Cette adresse ne contient pas de partie. Essayez le fichier.
