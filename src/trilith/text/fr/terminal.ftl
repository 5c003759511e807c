## Ce que `trilith play` et `trilith replay` disent dans le terminal, en plus des mots des jeux.

terminal-help =
    Tapez le numéro d’une option, ou une action telle qu’elle est écrite derrière (« build tavern »).
    { "  " }?            cette aide              b            revoir le plateau
    { "  " }w            ce qui n’est pas possible, et pourquoi
    { "  " }p N          ce que ferait l’option N
    { "  " }u            annuler ma dernière étape
    { "  " }l            tout ce qui s’est passé depuis mon dernier choix
    { "  " }r ID         une règle (« r AM-TRD-05 »), ou toutes celles qui commencent ainsi
    { "  " }save FICHIER enregistrer la partie
    { "  " }q            quitter (la partie est d’abord enregistrée)
terminal-since = Depuis votre dernier choix
terminal-earlier = { $count ->
    [one] { $count } ligne avant celles-ci : tapez l
   *[other] { $count } lignes avant celles-ci : tapez l
}
terminal-no-news = Rien ne s’est passé depuis votre dernier choix.
terminal-no-preview = Rien que l’on puisse savoir avant de le faire.
terminal-thinking = { $name } réfléchit ...
terminal-commitment = Engagement sur la graine { $hash }
terminal-saved = Partie enregistrée dans { $file }
terminal-expected-action = un numéro, ? pour l’aide ou une action attendus
terminal-expected-option = un numéro de 1 à { $count } attendu, « { $found } » trouvé

# Marques et noms courts sur les plateaux
terminal-top-card = Dessus
terminal-next-card = Puis
terminal-hidden = face cachée
terminal-banners-now = Bannières ce tour
terminal-hand = Main
terminal-drawn = Piochées
terminal-piles = Piles
terminal-tucked = Rangées
terminal-storage = Stockage
terminal-food-due = Nourriture due
terminal-torah = Torah
terminal-gate-sheep = Brebis
    .short = Breb.
terminal-gate-muster = Garde
    .short = Garde
terminal-gate-east = Orient
    .short = Orie.
terminal-gate-horse = Chevaux
    .short = Chev.
terminal-gate-water = Eaux
    .short = Eaux
terminal-gate-fountain = Fontaine
    .short = Font.
terminal-gate-dung = Fumier
    .short = Fum.
terminal-gate-valley = Vallée
    .short = Vall.
terminal-gate-old = Vieille
    .short = Viei.
terminal-gate-fish = Poissons
    .short = Pois.
