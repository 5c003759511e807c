## What programs that play by words are told, beside the words of the games.

agent-own = Vous êtes { $name }.
agent-turn = Déroulement d’un tour
agent-position = Ce que vous voyez
agent-since = Ce qui s’est passé depuis votre dernier choix
agent-options = Options
agent-blocked = Impossible pour l’instant
agent-answer = Répondez par le numéro d’une option, de 1 à { $count }, seul sur la dernière ligne.
agent-wrong = Attendu : le numéro d’une option, de 1 à { $count }, seul sur la dernière ligne ; trouvé : « { $found } ». Répondez à nouveau.
agent-unknown = rien que l’on puisse savoir avant de le faire
agent-ends = ensuite c’est à quelqu’un d’autre, ou quelque chose de caché est révélé
agent-possible = C’est possible maintenant.
agent-waiting = On ne vous demande rien pour l’instant : on attend { $names }.
agent-not-begun = La partie n’a pas commencé : il reste des places libres, ou l’hôte de la table doit la lancer.
agent-over = La partie est finie
agent-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
agent-won = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; victoire
agent-game = { $title }. game: { $id }. { $own }
agent-about = { $key } : { $title }. { $about } Joueurs : { $counts }
agent-option = { $key } : { $values } ; d’ordinaire { $usual }
agent-levels = Adversaires, du plus faible au plus fort : { $levels }
agent-sections = Sections des règles : { $sections }
agent-more = encore { $count } ; précisez la demande
agent-best = environ { $chance } % de chances de gagner ; le meilleur
agent-close = environ { $chance } % de chances de gagner ; aussi bon que le meilleur, ou presque
agent-behind = environ { $chance } % de chances de gagner ; { $behind } points de moins qu’avec le meilleur
agent-glanced = environ { $behind } points de moins qu’avec le meilleur, d’après un premier regard seulement
