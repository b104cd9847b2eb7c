### The pages around a game: start, joining, the lobby, my games, the big screen, the replay, settings.

## Start

start-subtitle = Inscrivez les dés sur votre fiche. Suites, groupes et momies barrées font des étoiles.
start-back = Retour
start-close = Fermer
start-me = Moi
start-carry-on = Continuer
start-alone-on = { $what }, en solo
start-with = { $what }, avec { $names }
start-expedition-of = { $adventure ->
    [temple] Temple du { $day }, mêmes dés pour tous
   *[valley] Vallée du { $day }, mêmes dés pour tous
 }
start-in-round = tour { $round }
start-in-lobby = pas encore commencée
start-more-unfinished = { $count ->
    [one] Encore une partie à finir
   *[other] Encore { $count } parties à finir
 }
start-lesson = Première fois ici ?
start-lesson-why = Apprenez en jouant, en cinq minutes
start-lesson-valley = Ou apprenez tout de suite la Vallée
start-lesson-of =
    { $adventure ->
        [valley] La Vallée est nouvelle pour vous ?
       *[temple] Le Temple est nouveau pour vous ?
    }
start-exercises = { $count ->
    [one] Un exercice pour aujourd’hui
   *[other] { $count } exercices pour aujourd’hui
 }
start-exercises-why = Des tours de vos parties qui vous ont coûté des étoiles
start-alone = Partir en solo
start-with-bots = Partir avec trois robots
start-with-bots-who = Un Éclaireur, un Voyageur et un Explorateur jouent avec vous. Pour en choisir d’autres, ouvrez une table.
start-bots = Avec des robots
start-adventure = { $adventure ->
    [temple] Le Temple
   *[valley] La Vallée
 }
start-adventure-short = { $adventure ->
    [temple] Temple
   *[valley] Vallée
 }
start-adventure-for = { $adventure ->
    [temple] dès 7 ans · 15 min
   *[valley] dès 9 ans · 25 min
 }
start-adventure-side = { $adventure ->
    [temple] Le Temple, face { $side }
   *[valley] La Vallée, face { $side }
 }
start-side = face { $side }
start-sheet = { $adventure ->
    [temple] Temple, face { $side } : { $name }
   *[valley] Vallée, face { $side } : { $name }
 }
start-sheet-name = { $sheet ->
    [temple-a] L’Escalier du Héron peint
    [temple-b] La Couronne aux huit portes
    [valley-a] Le Berceau de la brume
    [valley-b] Les Miroirs du condor
   *[other] { $name }
 }
start-setting-off = C’est parti.
start-today = L’expédition du jour
start-today-same = mêmes dés pour tous
start-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
start-today-done = { $adventure ->
    [temple] Vous avez trouvé { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
     } dans le Temple du jour : { games-level }.
   *[valley] Vous avez trouvé { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
     } dans la Vallée du jour : { games-level }.
 }
start-today-share = Partager
start-today-text = Le texte à partager
start-today-spoiler = Il ne révèle rien des dés.
start-today-again = Encore une fois
start-today-first = Le premier essai compte. Les suivants sont pour le plaisir.
share-alone = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }, { games-level }
share-several = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }, place { $place } sur { $of }
share-first = Premier essai
share-again = Pas mon premier essai
share-picture = La fiche remplie : { $what }. { $result }. { $kinds }.
share-picture-tells = L’image montre tous les nombres : à n’envoyer qu’à ceux qui ont déjà joué aujourd’hui.
share-copy = Copier le texte
share-keep = Garder l’image
start-others = À plusieurs
start-host = Ouvrir une table
start-host-which = Sur quelle fiche jouerez-vous tous ?
start-host-why = Tout le monde joue sur la même fiche. Le reste se règle à la table.
start-my-games = Mes parties
start-help = Aide
start-copied = Copié
start-unreachable = Pas de connexion. Nouvel essai en cours.

## Joining

join-title = Rejoindre une table
join-under = Avec son code, ou le lien reçu
join-code = Code de la table
join-code-short = Code
join-join = Rejoindre
join-link-wrong = Ce lien ne contient pas de code de table. Tapez le code ici, ou redemandez le lien.
join-too-short = Un code a { $length } lettres et chiffres.
join-camera = Ou visez le code QR de l’autre écran avec l’appareil photo de votre téléphone.
join-scan = Lire un code QR
join-scan-how = Tenez le code QR de la table devant la caméra.
join-scan-picture = Ce que voit la caméra
join-scan-blocked = La caméra n’est pas disponible ici. Tapez plutôt le code.
join-sit-title = Prendre place
join-table-of = La table { $code }
join-nobody-here = Il n’y a encore personne : la première personne assise sera l’hôte.
join-are-here = { $count ->
    [one] { $names } est là.
   *[other] { $count } personnes sont là : { $names }.
 }
join-name = Votre nom
join-initials = Les initiales
join-initials-why = Les initiales figurent sur votre fiche, comme sur papier.
join-sit = S’asseoir
join-seated = { $name } est à la table.
join-take-free = Prendre { $initials }
join-otherwise = Ou bien
join-watch = Seulement regarder
join-have-seat = Vous avez une place sur un autre appareil ?
join-have-seat-why = Demandez-y un code dans le menu de la partie, et tapez-le ici.
join-take-over = Reprendre d’un autre appareil
join-take-over-why = Un code de huit caractères apporte une place, ou tout ce que l’autre appareil possède.
join-one-time = Code à usage unique
join-take = Reprendre
join-taken = C’est repris.

## At the table

table-finding = On cherche…
table-round = Tour { $round }
table-again = Il y a une autre table avec les mêmes personnes.
table-again-go = Y aller

## Lobby

lobby-title = Votre table
lobby-title-of = La table { DE($name) }
lobby-under = Chacun joue sur son propre téléphone
lobby-screen = Montrer sur un grand écran
lobby-invite = Comment rejoindre la table
lobby-join-with = Rejoignez avec le code
lobby-link = Lien vers la table
lobby-send-link = Partager le lien
lobby-qr = Code QR avec le lien vers cette table
lobby-lan = Seul cet ordinateur peut rejoindre pour l’instant. Pour laisser entrer les téléphones, lancez le jeu avec --lan.
lobby-change = Modifier
lobby-here = { $count ->
    [0] Il n’y a encore personne
    [1] Une personne est là
   *[other] { $count } personnes sont là
 }
lobby-here-bots = { $bots ->
    [one] { $people }, et un robot
   *[other] { $people }, et { $bots } robots
 }
lobby-room = jusqu’à 100
lobby-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } regardent
 }
lobby-you = vous
lobby-keeper = hôte
lobby-bot = un robot
lobby-bot-name = { $level ->
    [tourist] Touriste
    [pathfinder] Éclaireur
    [voyager] Voyageur
   *[explorer] Explorateur
 }
# Names that can be told apart everywhere: the same in all languages, each with the initial of its level.
lobby-bot-called = { $level ->
    [tourist] { $which ->
        [1] Tilly
        [2] Toby
        [3] Tess
       *[other] Theo
    }
    [pathfinder] { $which ->
        [1] Pippa
        [2] Pablo
        [3] Petra
       *[other] Pax
    }
    [voyager] { $which ->
        [1] Vera
        [2] Vasco
        [3] Viola
       *[other] Viktor
    }
   *[explorer] { $which ->
        [1] Edda
        [2] Enzo
        [3] Esme
       *[other] Eloi
    }
 }
lobby-bot-how = { $level ->
    [tourist] Facile : voit ce qu’il a sous le nez et oublie le reste.
    [pathfinder] Moyen : sait d’où viennent les étoiles, mais en laisse échapper.
    [voyager] Fort : prévoit et se trompe rarement.
   *[explorer] Le plus fort : essaie des centaines de suites possibles.
 }
lobby-bot-more = { $level ->
    [tourist] Un Touriste de plus
    [pathfinder] Un Éclaireur de plus
    [voyager] Un Voyageur de plus
   *[explorer] Un Explorateur de plus
 }
lobby-bot-less = { $level ->
    [tourist] Un Touriste de moins
    [pathfinder] Un Éclaireur de moins
    [voyager] Un Voyageur de moins
   *[explorer] Un Explorateur de moins
 }
lobby-on-this-device = sur cet appareil
lobby-gone = hors connexion
lobby-new = vient d’arriver
lobby-remove = Retirer { $name }
lobby-add = Une autre personne sur cet appareil
lobby-add-why = Vous vous passez l’appareil : chacun son tour, chacun sa fiche.
lobby-add-bot = Ajouter un robot
lobby-bots = Des robots à la table
lobby-bots-why = Ils jouent selon les mêmes règles et n’en voient pas plus que vous.
lobby-bots-done = Terminé
lobby-start = Commencer l’expédition
lobby-wait = { $name } commence quand tout le monde est là.
lobby-watching = Vous regardez seulement.
lobby-play-too = Jouer aussi
lobby-settings = Comment vous jouez
lobby-clock = Temps pour un coup
lobby-clock-why = Quand il est écoulé, la table joue pour qui n’a pas fini.
lobby-clock-time = { $seconds ->
    [0] Sans horloge
   *[other] { $seconds } s
 }
lobby-hints = Indices
lobby-hints-why = Qui le demande apprend ce que ferait le robot le plus fort.
lobby-strict = Crayon strict
lobby-strict-why = Seules comptent les momies que vous avez barrées vous-même. Sinon, chaque momie à côté d’un 9 est barrée pour vous à la fin.
lobby-hand-over = Confier la table
lobby-hand-over-why = Quelqu’un d’autre est alors l’hôte : commence, met en pause, règle tout ceci.
lobby-is-no-clock = Sans horloge
lobby-is-clock = { $seconds } s par coup
lobby-is-hints = indices
lobby-is-no-hints = sans indices
lobby-is-rolling = les dés roulent tout seuls
lobby-is-tapping = les dés roulent quand on touche l’écran
lobby-is-strict = crayon strict

## My games

games-title = Mes parties
games-under = Gardées pour cet appareil
games-none = Aucune partie pour l’instant. La première fiche vous attend.
games-first = Choisir une fiche
games-unfinished = À finir
games-put-away = Retirer de la liste
games-put-away-this = Retirer de la liste : { $what }
games-put-away-done = Retirée de la liste. Son lien marche toujours.
games-bring-back = Remettre
games-bests = Records personnels
games-finished = Finies
games-replay = Revoir
games-level = { $level ->
    [tourist] Touriste
    [pathfinder] Éclaireur
    [voyager] Voyageur
   *[explorer] Explorateur
 }
games-level-why = Chaque niveau commence { $by } étoiles plus bas que d’habitude : { $each } par { $hazard ->
    [mummy] momie sur la fiche ({ $hazards }), barrée ou non.
   *[snake] serpent sur la fiche ({ $hazards }), barré ou non.
 }
games-chart = { $games } parties, de { $low } à { $high } étoiles ; la première { $first }, la dernière { $last }.
games-chart-later = Rejouez, et vos étoiles au fil du temps se dessineront ici.
games-expedition = expédition du jour
games-expedition-again = expédition, autre essai
games-place = { $place ->
    [1] victoire, { $of } joueurs
   *[other] place { $place } sur { $of }
 }
games-all = Tout montrer ({ $count })
games-device = Cet appareil
games-take-along = Utiliser sur un autre appareil
games-take-how = Sur votre autre appareil, ouvrez Mes parties, puis Utiliser sur un autre appareil, et tapez ce code :
games-take-while = Il sert une fois, pendant un quart d’heure. Ensuite, les deux appareils ont tout.
games-take-here = Ou reprendre ici les parties d’un autre appareil
games-forget = Effacer mes données
games-forget-what = Vos parties, vos records et vos places sont effacés du serveur, et votre nom de cet appareil. Les autres gardent les parties jouées avec vous. C’est définitif.
games-forget-no = Tout garder
games-forget-yes = Tout effacer

## The big screen

screen-label = La table sur un grand écran
screen-take-out = Sortez votre téléphone et rejoignez
screen-point = Visez ici avec l’appareil photo
screen-here = { $count ->
    [0] Qui vient ?
    [1] Un explorateur est là
   *[other] { $count } explorateurs sont là
 }
screen-you = et vous ?
screen-watch-with = regarder avec
screen-done = { $done ->
    [one] { $done } sur { $of } a fini
   *[other] { $done } sur { $of } ont fini
 }
screen-is-done = a fini
screen-is-thinking = réfléchit
screen-is-away = absent
screen-task-temple = { $specials ->
    [penny] Penny : écrivez un nombre de 1 à 15, au choix
    [dakota] Crochetage : écrivez un nombre dans une porte
    [pennydakota] Penny et crochetage : un nombre au choix, dans une porte
   *[none] Écrivez un nombre dans une case sans porte
 }
screen-task-valley = { $specials ->
    [penny] Penny vaut un nombre de 1 à 15, en plus des autres dés
    [dakota] Dakota peut dessiner une hutte, une statue ou une mine
    [pennydakota] Penny vaut un nombre au choix, et Dakota peut dessiner un bâtiment
   *[none] Utilisez chaque dé une fois, seul ou additionné
 }
screen-hazard = { $adventure ->
    [temple] Une momie !
   *[valley] Un serpent !
 }
screen-hazard-held = { $adventure ->
    [temple] Dessinez une momie sur la fiche que vous tenez
   *[valley] Dessinez un serpent sur la fiche que vous tenez
 }
screen-hazard-alone = { $adventure ->
    [temple] Dessinez la momie à côté de ce que vous avez rempli au tour précédent
   *[valley] Dessinez le serpent à côté de ce que vous avez rempli au tour précédent
 }
screen-next-roll = Tous ont fini. Touchez un téléphone pour lancer les dés.
screen-paused = La table est en pause
screen-lost = Pas de connexion. Nouvel essai en cours.
screen-counting = Le décompte
screen-wins = { $count ->
    [one] { $names } gagne avec { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
     }
   *[other] { $names } gagnent avec { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
     }
 }
screen-wins-many = { $count } explorateurs se partagent la victoire avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
screen-alone = { $name }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } : { games-level }

## Replay

replay-players = { $count ->
    [one] en solo
   *[other] { $count } explorateurs
 }
replay-round = { $round ->
    [0] Avant le premier jet
   *[other] Tour { $round } sur { $last }
 }
replay-slider = Tour
replay-back = Un tour en arrière
replay-on = Un tour en avant
replay-play = Rejouer
replay-stop = Arrêter
replay-whose = La fiche de qui
replay-sheet-of = La fiche { DE($name) }
replay-dice = Les dés de ce tour
replay-die = { $die ->
    [P] dé violet
    [D] dé vert
   *[X] dé rouge
 } : { $face ->
    [P] Penny
    [D] { $adventure ->
        [temple] crochetage
       *[valley] Dakota
     }
    [X] { $adventure ->
        [temple] momie
       *[valley] serpent
     }
   *[number] { $face }
 }
replay-before = Toutes les fiches sont vides.
replay-wrote = a écrit { $number } en { $space }
replay-built = { $structure ->
    [hut] a dessiné la hutte en { $space }
    [statue] a dessiné la statue en { $space }
   *[mine] a dessiné la mine en { $space }
 }
replay-crossed = { $adventure ->
    [temple] a barré la momie en { $space }
   *[valley] a barré le serpent en { $space }
 }
replay-revealed = { $kind ->
    [jungle] a révélé une forêt
    [town] a révélé une ville
    [range] a révélé une montagne
   *[pyramid] a révélé une pyramide
 }
replay-drew = { $adventure ->
    [temple] a dessiné une momie en { $space }
   *[valley] a dessiné un serpent en { $space }
 }
replay-passed = a passé
replay-on-sheet-of = { $deeds }, sur la fiche { DE($owner) }
replay-by-table = { $deeds } (joué par la table)
replay-all = Tout montrer ({ $count })
replay-stars = Étoiles
replay-stars-mine = D’où viennent les étoiles
replay-stars-of = D’où viennent les étoiles { DE($name) }
replay-share = Partager le lien
replay-link = Lien vers cette partie
replay-file = Fichier de la partie
replay-check = Vérifier les dés
analysis-link = Qu’aurait fait l’Explorateur ?
analysis-title = L’Explorateur revient sur la partie
analysis-working = L’Explorateur examine chaque tour
analysis-begins = Cela peut prendre une minute.
analysis-getting-ready = L’Explorateur se prépare encore : { $percent } %
analysis-waits =
    { $before ->
        [one] Une analyse passe d’abord.
       *[other] { $before } analyses passent d’abord.
    }
analysis-progress = Étape { $done } sur { $of }
analysis-ready = L’Explorateur a fini.
analysis-again = Réessayer
analysis-whose = Les tours de qui
analysis-same-dice = Les mêmes dés
analysis-same-dice-why = Combien d’étoiles les robots en tirent.
analysis-same-dice-hindsight = Combien d’étoiles les robots en tirent, et le plus qu’on ait trouvé en connaissant chaque jet d’avance.
analysis-hindsight = tous les dés connus
analysis-chart = Ce que chaque tour a coûté
analysis-chart-why = Les étoiles que chaque tour risquait de perdre par rapport au choix de l’Explorateur. Plus c’est bas, mieux c’est.
analysis-chart-said = { $stars ->
    [one] { $rounds } tours ; ensemble ils ont coûté environ { $stars } étoile. La liste donne chaque tour.
   *[other] { $rounds } tours ; ensemble ils ont coûté environ { $stars } étoiles. La liste donne chaque tour.
 }
analysis-lost = { $stars ->
    [one] Tous les tours ensemble : environ { $stars } étoile laissée en chemin.
   *[other] Tous les tours ensemble : environ { $stars } étoiles laissées en chemin.
 }
analysis-chance = L’Explorateur est un robot qui raisonne en probabilités. La chance peut quand même donner raison à un coup.
analysis-dearest = { $count ->
    [0] Aucun tour n’a rien coûté de notable
    [1] Le tour le plus coûteux
   *[other] Les { $count } tours les plus coûteux
 }
analysis-how-drawn = À l’encre : la fiche avant le tour. Au crayon : le tour.
analysis-mistake = { $stars ->
    [one] Tour { $round } : environ { $stars } étoile
   *[other] Tour { $round } : environ { $stars } étoiles
 }
analysis-played = Joué
analysis-explorer = L’Explorateur
analysis-rounds = Tous les tours
analysis-rather = Plutôt : { $deed }
analysis-or = Ou : { $deed }
analysis-as-explorer = comme l’Explorateur
analysis-cost = { $stars ->
    [one] a coûté { $stars } étoile
   *[other] a coûté { $stars } étoiles
 }

## Settings

settings-title = Langue et réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-name = { $theme ->
    [light] Jour
    [dark] Lampe
   *[auto] Comme l’appareil
 }
settings-theme-is = { $theme ->
    [light] Lumière : jour
    [dark] Lumière : lampe
   *[auto] Lumière : comme l’appareil
 }
settings-name = Votre nom
settings-sound = Les sons
settings-sound-why = Les dés sur le bois, le crayon, la plume et le papier.
settings-keys = Raccourcis clavier
settings-keys-why = Z annule, I met à l’encre, P D X prennent les dés. À couper si cela vous gêne.

## Nothing here

nothing-title = Hors de la carte
nothing-here = Il n’y a rien à cette adresse.
nothing-home = Retour à l’accueil
