# Les mots de l’apprentissage : explications, guide, conseils, résumé du tour, récit d’une partie.

explain-rules = Règles
