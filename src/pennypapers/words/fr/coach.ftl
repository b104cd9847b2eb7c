## What --help says about the coach

coach-help-analyse = Revenir sur une partie terminée : pour chaque tour, ce que le meilleur robot aurait joué et ce que l’écart a coûté, les trois erreurs les plus coûteuses sur la fiche, et ce que les robots et le recul font des mêmes dés.
coach-help-game = Un fichier .game d’une partie terminée ; - lit l’entrée standard.
coach-help-player = De qui regarder les coups, par ses initiales ; nécessaire si l’on a joué à plusieurs.
coach-help-think = Temps ou parties simulées pour chaque coup : 2s, 200ms ou 400. Le temps se mesure à l’horloge, l’analyse ne peut alors pas être répétée à l’identique.
coach-help-hindsight = Chercher la meilleure partie en solo que permettaient les dés d’une partie terminée. Plus la recherche dure, plus elle trouve.
coach-help-hindsight-think = Durée de la recherche : 10s, 2m, ou un nombre d’essais, qui trouve partout la même chose (10s).
coach-help-resume = Un fichier d’où reprendre, s’il existe, et où garder ce qui a été trouvé : un fichier .game comme un autre.

## analyse

coach-title = { $adventure }, « { $sheet } » : { $player } a fait { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }.
coach-rounds = Tour par tour
coach-column = { $column ->
    [round] Tour
    [dice] Dés
    [played] Joué
    [best] L’Explorateur préfère
    [cost] Coûte
   *[expected] Mène à
 }
coach-same = identique
coach-rounds-how = « Coûte » : combien d’étoiles de moins on peut attendre de ce coup, à la fin, que de celui que préfère l’Explorateur ; les écarts qui pourraient être dus au hasard sont laissés de côté. « Mène à » : avec combien d’étoiles on peut s’attendre à finir après ce coup.
coach-by-table = * La table a joué ce coup.
coach-all-costs = { $mistakes ->
    [0] L’Explorateur n’aurait fait mieux à aucun tour : bien joué.
    [one] Un coup a coûté plus que nécessaire, environ { $cost } étoiles.
   *[other] { $mistakes } coups ont coûté plus que nécessaire, environ { $cost } étoiles ensemble.
 }
coach-chart = Étoiles à attendre à la fin, après chaque tour
coach-chart-how = ^ marque les erreurs les plus coûteuses.
coach-dearest = Les erreurs les plus coûteuses
coach-mistake = Tour { $round }, dés { $dice } : environ { $cost } étoiles
coach-was-played = Joué : { $steps }.
coach-was-best = L’Explorateur préfère : { $steps }.
coach-step-write = { $number } en { $space }
coach-step-build = { $structure ->
    [hut] la hutte
    [statue] la statue
   *[mine] la mine
 } en { $space }
coach-step-cross = { $adventure ->
    [temple] barrer la momie en { $space }
   *[valley] dépenser un 9 pour le serpent en { $space }
 }
coach-step-reveal = { $kind ->
    [jungle] révéler une forêt
    [town] révéler une ville
    [range] révéler une montagne
   *[pyramid] révéler une pyramide
 } ({ $spaces })
coach-step-draw = { $adventure ->
    [temple] une momie en { $space }
   *[valley] un serpent en { $space }
 }
coach-step-pass = rien
coach-same-dice = Avec les mêmes dés
coach-hindsight-row = Avec le recul
coach-hindsight-how = Le recul, c’est la meilleure partie trouvée par quelqu’un qui connaît tous les dés d’avance : personne n’est censé l’atteindre.
coach-table-how = Les robots étaient à la place { DE($player) } ; les autres ont dessiné sur leurs fiches comme sur celle { DE($player) }, là où c’était possible.
coach-thinking = { $part ->
    [rounds] Examen des coups
    [levels] Les robots jouent les mêmes dés
   *[hindsight] Recherche avec le recul
 }
coach-stopped = Arrêt : voici ce qu’il y a jusqu’ici.
coach-not-repeatable = L’Explorateur a réfléchi à l’horloge : une autre analyse peut différer un peu.

## hindsight

coach-search-not-repeatable = Recherche à l’horloge : une autre peut trouver une autre partie.
coach-found = { $player } a fait { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }. En connaissant tous les dés, on en a trouvé { $best }.
coach-searched = { $tries ->
    [one] { $tries } essai entier
   *[other] { $tries } essais entiers
 }, { $nodes } changements pesés.
coach-searching = { $stars } étoiles, essai { $try }
coach-kept = La partie est gardée dans { $file } ; --resume { $file } reprend de là.
