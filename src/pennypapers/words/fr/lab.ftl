## What --help says about the lab

lab-help-simulate = Faire jouer de nombreuses parties à des bots et voir ce qui en sort : étoiles, niveaux, victoires. La même graine redonne les mêmes parties, quel que soit le nombre de processus et de machines. Se termine avec le statut 3 si un bot n’a pas pu continuer dans une partie.
lab-help-duel = Faire jouer deux bots avec les mêmes dés et dire lequel est le plus fort, et à quel point c’est sûr. Se termine avec le statut 3 si un bot n’a pas pu continuer dans une partie.
lab-help-league = Faire jouer plusieurs bots avec les mêmes dés : un classement, et pour chaque paire lequel est le plus fort et à quel point c’est sûr. Se termine avec le statut 3 si un bot n’a pas pu continuer dans une partie.
lab-help-balance = Faire jouer des fiches à des bots et écrire un rapport pour les auteurs : un fichier HTML avec graphiques, cartes de la fiche et avertissements. Deux fiches sont comparées côte à côte. Se termine avec le statut 3 si un bot n’a pas pu continuer dans une partie.
lab-help-lab = L’atelier des bots.
lab-help-train = Apprendre à jouer une aventure en partant de rien, et noter ce qui a été appris.
lab-help-adventure = temple ou valley.
lab-help-train-out = Le fichier à écrire ; temple-weights.txt ou valley-weights.npz dans ce dossier si rien n’est indiqué. Les bots ne jouent pas selon lui.
lab-help-train-install = Remplacer ce selon quoi jouent les bots installés.
lab-help-sheet = Une fiche fournie avec le jeu (temple-a, temple-b, valley-a, valley-b) ou votre propre fichier .sheet ; temple-a si rien n’est indiqué.
lab-help-players = Les places à la table.
lab-help-bots = Un bot pour toutes les places, ou un par place, séparés par des virgules : tourist, pathfinder, voyager, explorer ; avec un budget de simulations ou de temps : explorer@400 ou explorer@2s ; une classe Python : fichier.py:Nom ; n’importe quel programme : "program:COMMANDE".
lab-help-balance-bots = Les bots qui jouent chaque fiche, séparés par des virgules ; les quatre niveaux si rien n’est indiqué.
lab-help-duel-bot = Un bot : un niveau, fichier.py:Nom ou "program:COMMANDE".
lab-help-games = Le nombre de parties.
lab-help-pairs = Le nombre de paires de parties.
lab-help-together = Asseoir les deux à la même table ; dans chaque paire de parties, chacun est une fois le premier.
lab-help-league-sheet = Une fiche fournie avec le jeu ou votre propre fichier .sheet ; répétez l’option pour plusieurs fiches. temple-a si rien n’est indiqué.
lab-help-dice = Le nombre de parties de chaque bot sur chaque fiche, toutes avec les mêmes dés ; à une table commune, chacune est jouée une fois à chaque place.
lab-help-league-together = Mettre tous les bots à une table, pour les mêmes dés une fois à chaque place.
lab-help-seed = Un nombre : le même redonne les mêmes parties.
lab-help-think = Temps ou simulations pour chaque tour : 5s, 200ms ou 400. Le temps est celui de l’horloge : ces parties-là ne peuvent pas être répétées.
lab-help-patience = Le temps qu’un programme a pour répondre (10s).
lab-help-out = Un dossier où garder toutes les parties, en fichiers .game.
lab-help-balance-out = Le fichier HTML à écrire (balance.html).
lab-help-workers = Les processus qui jouent en même temps ; autant que cette machine a de cœurs si rien n’est indiqué.
lab-help-cluster = Jouer sur les machines d’un cluster dask : l’adresse de son ordonnanceur, tcp://HÔTE:PORT.

## simulate

lab-title = { $sheet } : { $games ->
    [one] une partie
   *[other] { $games } parties
 }, { $players ->
    [one] en solo
   *[other] { $players } à la table
 }, graine { $seed }
lab-mean = Étoiles, moyenne
lab-interval = intervalle à 95 %
lab-sd = Dispersion (écart type)
lab-quantiles = 5 / 50 / 95 parties sur 100 en dessous
lab-wins = Victoires
lab-time-a-turn = Temps par tour
lab-rule = { $rule ->
    [run] de la plus longue suite
    [group] des groupes
    [mummy] des momies
    [full] de la grille pleine
    [jungle] des forêts
    [town] des villes
    [range] des montagnes
    [pyramid] des pyramides
    [hut] de la hutte
    [statue] de la statue
    [mine] de la mine
   *[snake] des serpents
 }
lab-rate = { $rate } parties/s
lab-kept = Les parties sont gardées dans { $folder }.
lab-not-repeatable = Un bot a réfléchi selon l’horloge : ces parties ne peuvent pas être répétées à l’identique.
lab-stopped = Arrêté : voici ce qu’ont donné { $games ->
    [one] une partie
   *[other] { $games } parties
 } sur { $of }.
lab-nothing-played = Arrêté avant la fin de la première partie.
lab-replaced = { $bot } n’a pas pu continuer dans { $count ->
    [one] une partie
   *[other] { $count } parties
 } sur { $games } ; un touriste a joué la suite à sa place.
lab-failure = { $sheet }, partie { $game }, tour { $round }, place { $seat } : { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(et encore une fois)
   *[other] { " " }(et encore { $more } fois)
 }
lab-failure-said = { $sheet }, partie { $game }, tour { $round }, place { $seat } a dit « { $said } » : { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(et encore une fois)
   *[other] { " " }(et encore { $more } fois)
 }
lab-more-failures = … et { $count ->
    [one] une autre raison
   *[other] { $count } autres raisons
 }.

## duel

lab-duel-title = { $sheet } : { $pairs ->
    [one] une paire de parties en solo
   *[other] { $pairs } paires de parties en solo
 } avec les mêmes dés, graine { $seed }
lab-duel-title-together = { $sheet } : { $pairs ->
    [one] une paire de parties
   *[other] { $pairs } paires de parties
 } à la même table, places échangées, graine { $seed }
lab-pairs-won = Paires gagnées
lab-pairs-drawn = Paires à égalité
lab-difference = Différence par partie
lab-verdict = { $stronger } est plus fort : { $difference } étoiles de plus par partie que { $weaker }, en réalité entre { $low } et { $high } (intervalle à 95 %). Que { $stronger } soit le meilleur est sûr à { $sure }.
lab-verdict-open = Ces parties ne disent pas qui est le plus fort : { $ahead } a { $difference } étoiles d’avance par partie, ce qui est sûr à { $sure } et pourrait être de la chance. Il faudrait plus de parties.
lab-verdict-equal = Ces parties ne montrent aucune différence entre { $first } et { $second } : avec les mêmes dés, ils ont autant d’étoiles.

## league

lab-league-title = { $sheet } : { $dice ->
    [one] une partie en solo par bot
   *[other] { $dice } parties en solo par bot
 } avec les mêmes dés, graine { $seed }
lab-league-title-together = { $sheet } : tous à une table avec { $dice ->
    [one] les dés d’une partie
   *[other] les dés de { $dice } parties
 }, une fois à chaque place, graine { $seed }
lab-league-all = Sur l’ensemble des { $sheets } fiches
lab-league-bot = Bot
lab-league-mean = Étoiles
lab-league-wins = Gagnées
lab-league-less = Avance sur
lab-league-first = { $first } est premier, et sûrement plus fort que tous les autres.
lab-league-open = { $first } est en tête, mais pas sûrement devant { $others } : ce pourrait être de la chance, il faudrait plus de parties.
lab-league-alike = { $first } et { $others } ont eu autant d’étoiles avec tous ces dés.
lab-league-how = ± est l’intervalle à 95 % d’une différence prise à part. { $pairs ->
    [one] * dit que la différence est sûre (95 %).
   *[other] * dit qu’elle est sûre (95 %) avec les { $pairs } différences de son tableau prises ensemble (correction de Holm).
 }

## lab train

lab-trained = Appris en { $seconds } s. Noté dans { $file }.
lab-trained-try = Pour l’essayer : { $example }
lab-trained-installed = Les bots installés jouent désormais selon lui.

## The report of balance

lab-balance-written = Le rapport est dans { $file }.
lab-page-title = Ce que valent ces fiches : { $sheets }
lab-page-intro = { $bots ->
    [one] Un bot a joué
   *[other] { $bots } bots ont joué
 } { $games ->
    [one] une partie
   *[other] { $games } parties
 } par fiche, { $players ->
    [one] en solo
   *[other] à { $players } par table
 }, graine { $seed }. Tous avaient les mêmes dés sur chaque fiche.
lab-page-compare = Côte à côte
lab-page-warnings = Ce qui frappe
lab-page-nothing = Rien ne frappe : aucun avertissement de ce rapport ne s’applique.
lab-page-stars = Étoiles
lab-page-stars-how = { $adventure ->
    [temple] Combien de parties ont fini avec combien d’étoiles. Le trait épais est la moyenne, les pointillés sont les débuts des niveaux.
   *[valley] Combien de parties ont fini avec combien d’étoiles. Le trait épais est la moyenne, les pointillés sont les débuts des niveaux avec le nombre habituel de serpents.
 }
lab-page-games-line = moyenne { $mean }, de { $low } à { $high } dans neuf parties sur dix
lab-page-levels = Niveaux atteints
lab-page-kinds = D’où viennent les étoiles
lab-page-kinds-how = Étoiles par partie, selon la règle.
lab-page-maps = Sur la fiche
lab-page-maps-by = Parties { DE($bot) }
lab-page-length = Durée des parties
lab-page-length-line = { $bot } : { $mean } tours, de { $low } à { $high }
lab-page-doors = Portes
lab-page-doors-line = { $bot } : plus de porte libre dans { $share } des parties ; { $passes } tours par partie sans rien pouvoir écrire.
lab-page-difference = { $second } moins { $first }
lab-page-mean-row = étoiles en moyenne
lab-page-explorer-row = parties d’Explorateur
lab-page-rounds-row = tours en moyenne
lab-page-made = Fait par pennypapers { $version }. Les parts et moyennes sont celles de bots, pas de personnes ; un intervalle dit de combien le hasard a pu déplacer une moyenne (95 %).

lab-map = { $map ->
    [empty] Restée vide
    [number] Nombre moyen
    [mummy] Momies
    [snake] Serpents
    [stars] Étoiles rapportées
    [run] Dans la plus longue suite
    [group] Dans un groupe
    [jungle] Dans une forêt
    [town] Dans une ville
    [range] Dans une montagne
    [pyramid] Dans une pyramide
   *[structure] Hutte, statue ou mine
 }
lab-map-how = { $map ->
    [empty] part des parties où la case est restée vide
    [number] des nombres écrits là
    [mummy] part des parties avec une momie là
    [snake] part des parties avec un serpent là
    [stars] étoiles par partie, celles d’une suite, d’un groupe ou d’une découverte partagées entre ses cases
    [structure] part des parties avec un bâtiment là
   *[other] part des parties
 }

lab-warning-few-games = Seulement { $games } parties par bot : prenez tout ceci comme un indice, et faites-en jouer plus.
lab-warning-out-of-reach = { $level } est hors d’atteinte : { $bot }, le plus fort ici, y arrive dans { $share } des parties.
lab-warning-too-kind = La fiche est généreuse : même { $bot }, le plus faible ici, est au moins Voyageur dans { $share } des parties.
lab-warning-luck = La chance pèse plus que l’adresse : les parties du meilleur bot diffèrent de { $spread } étoiles (écart type), le meilleur et le plus faible bot de { $difference } seulement.
lab-warning-no-order = { $stronger } devrait battre { $weaker } ici et ne le fait pas : la fiche récompense peut-être autre chose que d’habitude.
lab-warning-unused = Rarement utilisées : { $spaces } sont restées vides dans la plupart des parties { DE($bot) }.
lab-warning-poor = Écrire là ne rapporte guère : { $spaces } ont valu à { $bot } moins d’un tiers de ce que rapporte une case en moyenne.
lab-warning-doors-run-out = Les portes manquent : dans { $share } des parties { DE($bot) }, il n’en restait plus à un tour de crochetage.
lab-warning-doors-left = Plus de portes qu’une partie n’en emploie : { $bot } en laisse { $left } vides sur { $doors } en moyenne.
lab-warning-no-find = { $rule ->
    [jungle] Les forêts
    [town] Les villes
    [range] Les montagnes
   *[pyramid] Les pyramides
 } ne se font guère : { $bot } en a tiré { $stars } étoiles par partie.
lab-warning-never-full = La grille n’est jamais pleine : pas une fois en { $games } parties.
lab-warning-always-full = La grille se remplit tôt : { $share } des parties { DE($bot) } ont fini avant le dernier tour.
lab-warning-hazards-gather = { $adventure ->
    [temple] Les momies se rassemblent : { $spaces } en avaient une dans plus de la moitié des parties { DE($bot) }.
   *[valley] Les serpents se rassemblent : { $spaces } en avaient un dans plus de la moitié des parties { DE($bot) }.
 }
lab-warning-long = Les parties sont longues : { $rounds } tours en moyenne.
lab-warning-short = Les parties sont courtes : { $rounds } tours en moyenne.
