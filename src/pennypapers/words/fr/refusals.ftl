### Pourquoi quelque chose ne va pas : `refused-` et le code du refus. Une phrase, deux courtes au plus, qui nomment la règle.

## Dice

refused-bad-roll = Un jet compte trois dés, violet, vert et rouge, comme 2 3 5 ou P D 4.
refused-bad-face =
    { $letter ->
        [P] Le dé violet montre 1 à 5, ou P pour Penny ; « { $face } » n’est pas une de ses faces.
        [D] Le dé vert montre 1 à 5, ou D pour Dakota ; « { $face } » n’est pas une de ses faces.
       *[X] Le dé rouge montre 1 à 5, ou X pour le danger ; « { $face } » n’est pas une de ses faces.
    }
refused-not-rolled = Le jet est { $dice } et n’a pas ces dés : un nombre vient d’un seul dé, ou de la somme de deux ou trois.
refused-dice-order = Les dés s’additionnent dans l’ordre violet, vert, rouge ; le jet est { $dice }.
refused-dice-spent = Chaque dé sert une seule fois par tour ; du jet { $dice }, il n’en reste pas assez pour cela.
refused-penny-not-rolled = Penny n’apparaît pas à ce tour : le nombre vient des dés.
refused-penny-range = Avec Penny, on inscrit un nombre de 1 à { $limit }, donc pas { $number }.
refused-dakota-not-rolled = Dakota n’apparaît pas à ce tour : pas de bâtiment à dessiner.

## Temple

# Dans les deux aventures, comme les deux suivants.
refused-no-such-space = { $space } n’est pas une case de cette fiche.
refused-space-taken = La case { $space } est déjà remplie et ce qui est inscrit reste : choisir une case vide.
refused-already-crossed = Ce qui est en { $space } est déjà barré.
refused-one-number = On inscrit un seul nombre par tour, et il y est déjà.
refused-number-missing = Il reste un nombre à inscrire : chacun en inscrit un par tour.
refused-door-locked = La case { $space } a une porte, fermée tant que le dé vert ne montre pas le crochetage : choisir une case sans porte.
refused-needs-door = À un tour de crochetage, le nombre va dans une case vide avec porte, et { $space } n’en a pas.
refused-no-door-left = Crochetage, mais aucune porte n’est vide : rien à inscrire à ce tour, il faut passer.
refused-no-mummy = Il n’y a pas de momie à barrer en { $space }.
refused-no-nine-beside = La momie en { $space } n’a pas de 9 à côté : on barre une momie quand elle est adjacente à un 9.
refused-cannot-pass = Il reste quelque chose à jouer. On ne passe qu’au Temple, quand le dé vert montre le crochetage et qu’aucune porte n’est vide.
refused-pass-alone = Passer occupe tout le tour : rien d’autre ne se joue avec.
refused-pass-missing = Aucune porte n’est vide : passer, ou barrer une momie qui a un 9 à côté.
refused-valley-step = Cela se joue dans la Vallée ; au Temple, on inscrit un nombre et on barre des momies.

## Valley

refused-first-on-edge = La première case remplie est au bord de la vallée, le long des nuages ; { $space } n’y est pas.
refused-not-beside = La case { $space } ne touche ni nombre ni bâtiment : remplir une case adjacente à l’un d’eux.
refused-nothing-played = À chaque tour, on remplit au moins une case ou on barre un serpent.
refused-structure-drawn =
    { $structure ->
        [hut] La hutte est déjà dessinée
        [statue] La statue est déjà dessinée
       *[mine] La mine est déjà dessinée
    }, en { $space } : chaque bâtiment se dessine une fois par partie.
refused-cross-needs-nine = Pour barrer en { $space }, il faut un 9 : une somme de dés, ou Penny pour 9.
refused-not-nine = Un serpent se barre avec 9 exactement, pas avec { $number }.
refused-no-snake = Il n’y a pas de serpent à barrer en { $space }.

## Discoveries

refused-unknown-discovery = Il n’y a pas de découverte « { $kind } » : il y a jungle, town, range et pyramid.
refused-reveal-too-early = D’abord remplir une case ou barrer un serpent, ensuite révéler une découverte.
refused-reveal-once = On révèle une seule découverte par tour, et elle y est déjà.
refused-reveal-last = Une découverte termine le tour : tout le reste se joue avant.
refused-find-repeats = La case { $space } est nommée deux fois : une découverte compte chaque case une seule fois.
refused-find-no-number = La case { $space } n’a pas de nombre : une découverte ne réunit que des nombres.
refused-find-taken = La case { $space } fait déjà partie d’une découverte, et une case ne sert qu’à une seule.
refused-find-size =
    { $kind ->
        [jungle] Une forêt
        [town] Une ville
        [range] Une montagne
       *[pyramid] Une pyramide
    } compte exactement { $wanted } cases ; ici, il y en a { $spaces }.
refused-find-apart =
    Les cases { $kind ->
        [jungle] d’une forêt
        [town] d’une ville
        [range] d’une montagne
       *[pyramid] d’une pyramide
    } se tiennent, par un côté ou par un coin ; celles-ci sont séparées.
refused-pyramid-shape = Une pyramide est un T : trois cases alignées, et une à côté de celle du milieu.
refused-jungle-alike = Une forêt a cinq nombres différents ; le { $number } y est plus d’une fois.
refused-town-mixed = Une ville a le même nombre dans ses quatre cases.
refused-town-twice = Il y a déjà une ville de { $number } : sur une fiche, chaque ville a son propre nombre.
refused-find-low =
    { $kind ->
        [range] Une montagne
       *[pyramid] Une pyramide
    } n’a que des nombres à partir de { $lowest } ; celui en { $space } est plus petit.

## Hazards

refused-hazard-round = C’est un tour de danger : personne n’inscrit de nombre, chacun dessine une momie ou un serpent sur la fiche reçue.
refused-no-hazard = Ni momie ni serpent à ce tour : il n’y en a pas à dessiner.
refused-hazard-on-door = La case { $space } a une porte, et une momie va dans une case sans porte.
refused-hazard-not-beside = En solo, la momie ou le serpent va à côté de ce qui a été rempli au tour précédent ; { $space } n’y est pas.
refused-holds-nothing = Chacun dessine sur la fiche reçue ; { $player } n’en tient aucune.
refused-holds-own = Chacun tient la fiche de quelqu’un d’autre ; { $player } aurait la sienne.
refused-holds-twice = Chacun tient une seule fiche et chaque fiche est tenue une seule fois ; { $player } avec la fiche marquée { $owner }, c’est une de trop.
refused-holder-unexpected = Les fiches ne circulent que dans un tour de danger à plusieurs : ici, { $player } ne tient pas d’autre fiche.

## Table

refused-bad-initials = Les initiales sont 1 à { $limit } lettres ou chiffres, et rien d’autre.
refused-initials-not-nfc = Dans les initiales { $initials }, une lettre et son accent sont séparés : les écrire en un seul caractère (Unicode NFC).
refused-same-initials = Quelqu’un a déjà les initiales { $initials } : majuscules et minuscules ne font pas de différence.
refused-too-many-players = Une table a de la place pour { $limit } joueurs.
refused-already-started = La partie a commencé : on rejoint la table avant le premier jet.
refused-nobody-here = Il n’y a encore personne à la table : le premier jet attend un joueur.
refused-unknown-player = { $player } ne joue pas à cette table.
refused-unknown-option = « { $option } » n’est pas une option ; options connues : { $known }.
refused-no-round-open = Aucun tour n’est ouvert : on lance d’abord les dés.
refused-round-open = Le tour est encore ouvert : { $player } n’a pas encore joué.
refused-already-played = { $player } a déjà joué à ce tour, et l’encre reste.
refused-game-over = La partie est terminée : il n’y a plus de tour.

## Sheet files

refused-unknown-adventure = « { $adventure } » n’est pas une aventure ; aventures connues : { $known }.
refused-missing-grid = Ici vient la ligne « grid: », puis les rangées du dessin.
refused-uneven-row =
    Cette rangée a { $tokens ->
        [one] { $tokens } signe
       *[other] { $tokens } signes
    } et la première { $wanted } : toutes les rangées ont la même longueur.
refused-bad-token =
    { $adventure ->
        [temple] « { $token } » n’est pas un signe du Temple : écrire # . + ! x, un nombre de 1 à 15, ou +1 à +15 sur une porte.
       *[valley] « { $token } » n’est pas un signe de la Vallée : écrire # ~ . ! x H S M ou un nombre de 1 à 15.
    }
refused-bad-mark = « { $mark } » n’a pas sa place en { $space } : ce n’est pas un signe pour ce genre de case.
refused-too-many-rows = Une fiche a au plus { $limit } rangées.
refused-too-many-columns = Une fiche a au plus { $limit } colonnes.
refused-too-many-spaces = Une fiche a au plus { $limit } cases.
refused-too-few-spaces = Une fiche a au moins { $limit } cases ; celle-ci en a { $spaces }.
refused-too-few-doorless = Un temple a au moins { $limit } cases sans porte ; celui-ci en a { $spaces }.
refused-layout-not-empty = Une fiche vierge est vide, mais « { $mark } » est en { $space }.
refused-not-a-layout = Cette fiche est en cours de jeu : une fiche vierge n’a ni « owner », ni « snakes », ni découvertes.
refused-after-grid = « { $text } » n’a pas sa place après la grille : seule une vallée remplie y note quelque chose, ses découvertes.
refused-crossed-without-nine = La momie en { $space } est barrée sans 9 à côté : seul un 9 permet de vaincre une momie.
refused-structure-twice =
    En { $space } se trouve { $structure ->
        [hut] une deuxième hutte
        [statue] une deuxième statue
       *[mine] une deuxième mine
    } : chaque bâtiment se dessine une fois par partie.
refused-snakes-in-temple = L’en-tête « snakes » est pour la Vallée : il n’y a pas de serpents au Temple.
refused-wrong-snakes = L’en-tête « snakes » dit « { $said } », mais le nombre de serpents sur la grille, barrés ou non, est { $there }.

## Game files

refused-unknown-sheet = Il n’y a pas de fiche « { $sheet } » : choisir parmi { $known }, un fichier .sheet du dossier de la partie, ou « embedded ».
refused-sheet-not-plain = « { $sheet } » n’est pas un simple nom de fichier : la fiche est dans le dossier de la partie, donc sans barre oblique ni « .. ».
refused-wrong-adventure =
    La fiche { $sheet } est { $adventure ->
        [temple] un temple
       *[valley] une vallée
    }, et l’en-tête « adventure » dit autre chose.
refused-broken-sheet-file = Le fichier { $sheet } n’est pas une fiche vierge lisible : voir sa ligne { NUMBER($row, useGrouping: 0) }, colonne { NUMBER($at, useGrouping: 0) }.
refused-only-embedded = Dans une partie, « name » et « grid » ne vont qu’avec « sheet: embedded ».
refused-bad-date = « { $date } » n’est pas une date : l’écrire comme 2018-10-25, ou avec l’heure comme 2018-10-25T20:15.
refused-option-twice = L’option « { $option } » est nommée deux fois ; une fois suffit.
refused-not-a-round = « { $text } » n’ouvre pas le tour { NUMBER($round, useGrouping: 0) } : écrire « round { NUMBER($round, useGrouping: 0) }: » et les trois dés, comme 2 3 5.
refused-round-number = C’est le tour { NUMBER($wanted, useGrouping: 0) }, pas { NUMBER($round, useGrouping: 0) } : les tours se comptent à partir de 1, sans trou.
refused-not-a-turn = « { $text } » n’est ni le tour d’un joueur, comme « AB: 2+3@c1 », ni un nouveau jet, comme « round 2: 2 3 5 ».
refused-turn-order = { $player } n’est pas à sa place : chacun a une ligne par tour, dans l’ordre de « players ».
refused-missing-turn = { $player } n’a pas joué au tour ci-dessus : seul le dernier tour d’une partie en cours peut rester incomplet.
refused-holder-missing = Dans un tour de danger, la ligne dit quelle fiche tient { $player }, comme « { $player }>XY: !c3 ».
refused-bad-step = « { $step } » n’est pas une action : l’écrire comme 2+3@c1, P=12@c1, D=hut@c1, 4+5xc1, xc1, town(a1,b1,a2,b2), !c1 ou -.
refused-bad-space = « { $step } » ne nomme pas bien sa case : une case est une lettre de a à p et un nombre de 1 à 16, comme c3.
refused-unknown-structure = « { $structure } » n’est pas un bâtiment : écrire hut (hutte), statue ou mine.
refused-result-players =
    Le résultat nomme { $results ->
        [one] { $results } joueur
       *[other] { $results } joueurs
    } et la partie en a { $players } : il cite tout le monde, comme « AB 12, CD 3 ».
refused-bad-result = Ici vient { $player } avec ses étoiles, comme « { $player } 12 », et non « { $text } ».
refused-result-too-early = La partie n’est pas terminée : elle n’a pas encore de résultat.
refused-wrong-result =
    { $player } a { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, pas { NUMBER($said, useGrouping: 0) }.
refused-after-result = « { $text } » vient après le résultat, qui est la dernière ligne d’une partie.

## Fair dice

refused-words-count =
    L’en-tête « words » a { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    } et la partie { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : il en faut un par joueur, ou - pour aucun.
refused-bad-hex = Ici viennent exactement { $digits } chiffres hexadécimaux, 0 à 9 et a à f.
refused-bad-seed = Une graine est une ligne de texte, sans espaces aux bouts ni caractères invisibles ; { $text } n’en est pas une.
refused-not-fair-dice = Ces dés ne peuvent pas être vérifiés : il manque l’en-tête « { $header } » des dés équitables.
refused-dice-given = Cette partie reprend une autre partie à la manche { NUMBER($round, useGrouping: 0) } : ses dés lui ont été donnés, il n’y a rien à vérifier. Vérifiez ceux de l’autre partie.
refused-secret-differs = Le secret ne correspond pas à l’engagement que la table a montré avant le premier jet.
refused-dice-differ = Le tour { NUMBER($round, useGrouping: 0) } a les dés { $said }, mais les dés équitables sont { $wanted }.
refused-passing-differs = Au tour { NUMBER($round, useGrouping: 0) }, { $player } tient la fiche marquée { $said }, mais l’échange équitable donne la fiche marquée { $wanted }.

## Files

refused-no-such-file = Il n’y a pas de fichier de ce nom.
refused-no-such-sheet = Il n’y a ni fichier ni fiche de ce nom : celles du jeu sont { $known }.
refused-is-directory = C’est un dossier ; il faut un fichier.
refused-unreadable = Le fichier ne peut pas être lu : { $reason }.
refused-unwritable = Impossible d’écrire le fichier : { $reason }.
refused-too-large = Le texte dépasse { $limit } Mo, plus qu’aucune partie n’en demande.
refused-not-utf8 = À partir d’ici, le texte n’est pas en UTF-8 : l’enregistrer en UTF-8.
refused-byte-order-mark = Le texte commence par un indicateur d’ordre des octets (BOM) : l’enregistrer en UTF-8 sans lui.
refused-bad-character = Le caractère invisible { $character } n’a pas sa place dans ce texte : le retirer.
refused-piled-up-marks = Une lettre porte plus de { $limit } signes : en retirer.
refused-name-too-long = Un nom a au plus { $limit } caractères.
refused-extra-blank = Ici, il faut exactement une espace : pas de deuxième, pas de tabulation.
refused-missing-value = Après les deux-points viennent une espace et ce que dit cette ligne.
refused-not-a-header = « { $text } » n’est pas un en-tête : écrire un nom, deux-points, une espace et une valeur, comme « adventure: temple ».
refused-unknown-header = « { $header } » n’est pas un en-tête de ce genre de fichier ; en-têtes connus : { $known }.
refused-duplicate-header = L’en-tête « { $header } » est là deux fois ; une fois suffit.
refused-header-order = L’en-tête « { $header } » vient avant « { $before } », pas après.
refused-empty-header = L’en-tête « { $header } » est vide : sa valeur suit les deux-points et une espace.
refused-missing-header = Il manque l’en-tête « { $header } », dont ce fichier a besoin.

## The host

refused-not-started = Cette partie n’a pas encore commencé.
refused-no-such-seat = Il n’y a pas de place { NUMBER($seat, useGrouping: 0) } à cette table.
refused-no-such-table = Il n’y a pas de table avec ce code : vérifiez-le, ou demandez à qui l’a ouverte.
refused-table-removed = La personne qui gère ce serveur a fermé cette table.
refused-not-your-seat = Cette place est celle d’un autre appareil.
refused-not-keeper = Seul l’hôte de la table peut faire cela.
refused-table-locked = L’hôte a fermé cette table : plus personne ne peut s’y asseoir.
refused-name-unchecked = L’hôte n’a pas encore regardé le nom de { $player }.
refused-pause-range = Entre deux tours, une table fait une pause de { $known } secondes, ou attend qu’on touche l’écran.
refused-teams-range = Il n’y a pas d’équipes, ou bien de { $low } à { $high }.
refused-team-range = { $limit ->
    [0] Cette table n’a pas d’équipes.
   *[other] Cette table a les équipes 1 à { $limit }.
}
refused-too-soon = Pas si vite : encore { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
refused-reactions-off = L’hôte a coupé les réactions.
refused-nobody-there = { $player } ne peut pas l’entendre : son appareil n’est pas connecté.
refused-no-such-ask = On y a déjà répondu, ou ce n’est plus demandé.
refused-has-a-seat = Vous avez déjà une place à cette table.
refused-not-a-screen = Seul un écran pour la salle dit quand le résultat a été montré.
refused-table-paused = La table est en pause : elle reprend quand son hôte le décide.
refused-stale-round = Le tour { NUMBER($round, useGrouping: 0) } n’est pas ouvert ; la table en est au tour { NUMBER($current, useGrouping: 0) }.
refused-not-away = { $player } n’est pas absent : la table ne joue que pour quelqu’un parti depuis une minute.
refused-analysis-failed = L’analyse n’est pas arrivée à son terme. Demandez-la encore une fois.
refused-no-hints = Le coach ne donne pas d’indices à cette table.
refused-too-many-hints = Le coach réfléchit déjà à plusieurs de vos demandes : attendez d’abord une réponse.
refused-bot-seat = Cette place est celle d’un robot : il ne peut ni tenir la table, ni lancer les dés, ni demander une nouvelle partie, ni passer à quelqu’un d’autre.
refused-clock-range = L’horloge est arrêtée, ou donne de { $low } à { $high } secondes par coup.
refused-bad-name = Un nom a au moins une lettre visible et au plus { $limit } caractères.
refused-unknown-host = Ce serveur ne se connaît pas sous le nom « { $host } ». Utilisez l’adresse avec laquelle il a été lancé ; qui le gère peut ajouter un nom avec --called.
refused-not-saved = Ceci n’a pas pu être enregistré ({ $reason }) ; rien n’est perdu, réessayez.
refused-perhaps-saved = Quelque chose a échoué pendant l’enregistrement, et personne ne sait encore si cela compte : regardez la table avant de recommencer.
refused-damaged = Le disque du serveur a abîmé ce qui était conservé ici, qui ne peut donc plus s’ouvrir ; la personne qui gère le serveur en a peut-être une copie.
refused-table-moved-on = La table a avancé entre-temps : regardez-la de nouveau.
refused-bad-message = Ce message n’est pas compris : { $problem }
refused-wrong-version = Ce serveur parle la version { $version } du protocole.
refused-hello-first = Une connexion commence par hello.
refused-watch-first = Il faut d’abord regarder une table.
refused-too-many-tables = Beaucoup de tables ont été ouvertes d’ici : attendez un peu avant la suivante.
refused-too-many-guesses = Beaucoup de codes ont été essayés : attendez une minute et vérifiez le code.
refused-no-such-ticket = Ce code n’est pas bon, ou ne l’est plus : chacun sert une fois, pendant un quart d’heure. Demandez-en un autre.
refused-expedition-alone = L’expédition du jour se joue en solo : ouvrez une table pour jouer ensemble.
refused-expedition-bot = L’expédition du jour et les leçons sont pour les personnes : un robot joue à une table.
refused-no-such-day = Il n’y a pas d’expédition de ce jour : elles restent trente jours.
refused-no-such-exercise = Cet exercice n’existe plus : sa partie a été effacée, ou il est passé sur un autre appareil.
refused-not-over = Cette partie n’est pas finie.
refused-our-fault = Quelque chose s’est mal passé sur le serveur ; c’est noté là-bas, et rien de votre partie n’est perdu. Réessayez.
refused-no-such-game = Il n’y a pas de partie à cette adresse.
refused-no-such-round = Il n’y a pas de tour { NUMBER($round, useGrouping: 0) } dans cette partie, qui en a { NUMBER($last, useGrouping: 0) }.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-too-many-requests = Beaucoup de demandes sont venues d’ici : attendez une minute.

## The lab

refused-unknown-bot = Il n’y a pas de bot « { $bot } » : choisissez { $known }, une classe fichier.py:Nom ou program:COMMANDE.
refused-bot-count = { $bots } bots ne peuvent pas prendre { $players } places : nommez-en un pour toutes, ou un pour chacune.
refused-no-bots = Il n’y a pas de bots pour l’aventure « { $adventure } » : choisissez une fiche d’une autre ({ $known }).
refused-bot-not-loaded = Impossible de charger le bot « { $bot } » ({ $reason }).
refused-bot-not-loaded-at = Impossible de charger le bot « { $bot } » : dans { $file }, ligne { NUMBER($line, useGrouping: 0) }, « { $text } », il y a eu { $reason }
refused-bot-not-started = Impossible de lancer le programme « { $command } » ({ $reason }).
refused-bot-silent = Il n’y a pas eu de réponse en { $seconds } s.
refused-bot-silent-at-once = { $bot } n’a pas répondu à sa première question en { $seconds } s : aucune partie n’a été jouée.
refused-bot-died = Le programme s’est terminé (statut { $status }) ; ses derniers mots : { $words }
refused-bot-died-at-once = { $bot } s’est terminé à sa première question (statut { $status }), et aucune partie n’a été jouée ; ses derniers mots : { $words }
refused-bot-raised = La classe a levé { $error }.
refused-bot-raised-at = Dans { $file }, ligne { NUMBER($line, useGrouping: 0) }, « { $text } », la classe a levé { $error }
refused-bot-asks-too-much = Il a posé plus de { NUMBER($limit, useGrouping: 0) } questions pendant un seul tour.
refused-unknown-query = La question « { $query } » n’existe pas : demandez { $known }.
refused-query-too-long = Une fiche dans une question a au plus { $limit } lignes, suivies d’une ligne vide.
refused-bad-time = « { $text } » n’est pas une durée : écrivez 5s, 200ms ou 2m.
refused-no-dask = Jouer sur plusieurs machines demande le complément « lab » : pip install "pennypapers[lab]".
refused-no-cluster = Aucun cluster ne répond à { $address } ({ $reason }).
refused-cluster-trouble = Ce cluster ne peut pas jouer ({ $reason }) : il faut la même version de ce paquet sur chaque machine de { $address }.
refused-workers-lost = Des processus de travail ont été perdus { $times } fois de suite, sans qu’une autre partie soit finie.
refused-not-alone = Le recul ne vaut que pour les parties en solo : à une table, les autres s’en mêlent.
refused-not-hindsight = Ce n’est pas une partie gardée par le recul : son champ event ne le dit pas.
refused-other-dice = C’est le recul d’une autre partie : la fiche ou les dés diffèrent.
