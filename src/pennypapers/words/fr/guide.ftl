### L’aide de la page et ses deux premières parties. Une ligne vide dans un texte commence un nouveau paragraphe.

## The help, as a whole

guide-title = Aide
guide-contents = Sur cette page
guide-intro = Trois dés, un crayon, une fiche pour chacun. Tout le monde joue en même temps, avec les mêmes dés.
guide-learn = Apprendre en jouant
guide-learn-temple = Premiers pas au Temple
guide-learn-temple-note = 9 tours, environ 3 minutes
guide-learn-valley = Premières lueurs dans la Vallée
guide-learn-valley-note = 7 tours ou un peu plus, environ 5 minutes
guide-read = Les règles
guide-temple = Le Temple d’Apikhabou
guide-temple-note = Dès 7 ans, environ 15 minutes
guide-valley = La Vallée de Wiraqocha
guide-valley-note = Dès 9 ans, environ 25 minutes
guide-table = À la table
guide-table-note = Codes, horloge, dés équitables, autres appareils
guide-keys = Le clavier
guide-keys-note = Toutes les touches utiles
guide-about = À propos de ce jeu
guide-about-note = Qui a fait quoi, et à qui sont les noms
guide-why = La règle qui l’explique
guide-why-part = Cette page l’explique depuis le début :
guide-unknown = Il n’y a pas encore d’aide à ce sujet. Toutes les règles sont ici :
guide-dice = Dés
guide-die = { $die ->
    [P] dé violet, { $face ->
        [P] Penny
       *[number] { $face }
     }
    [D] dé vert, { $face ->
        [D] { $adventure ->
            [temple] crochetage
           *[valley] Dakota
         }
       *[number] { $face }
     }
   *[X] dé rouge, { $face ->
        [X] { $adventure ->
            [temple] momie
           *[valley] serpent
         }
       *[number] { $face }
     }
 }
guide-numbers = Les nombres que donnent ces dés : { $numbers }

## The Temple

guide-temple-round = Un tour
guide-temple-round-text =
    Les trois dés sont lancés pour tout le monde à la fois. Vous en tirez un nombre et l’inscrivez dans une case vide de votre fiche.

    Il est d’abord au crayon : déplacez-le, changez-le, gommez-le. Une fois à l’encre, il reste pour de bon. Les autres le voient quand tout le monde est passé à l’encre.
guide-temple-round-shown = 5 et 4 font 9. Il est au crayon ; les points montrent où un nombre peut aller.
guide-temple-numbers = Votre nombre
guide-temple-numbers-text =
    Prenez un dé, ou additionnez-en deux, ou les trois. Vous choisissez lesquels.

    Un dé qui montre une image n’a pas de nombre.
guide-temple-numbers-shown = Avec 2, 3 et 5, vous pouvez faire chacun de ces nombres.
guide-temple-penny = Quand Penny apparaît
guide-temple-penny-text = Inscrivez n’importe quel nombre de 1 à 15. Les dés à côté d’elle ne comptent pas, mais vous pouvez vous en servir si vous voulez.
guide-temple-penny-shown = Penny sur le dé violet : le nombre que vous voulez.
guide-temple-doors = Les portes
guide-temple-doors-text =
    Une porte est aussi une case, mais fermée à clé. Votre nombre n’y va que si le dé vert montre le crochetage, et alors il doit y aller.

    Le nombre vient des autres dés, ou de Penny. S’il n’y a plus de porte vide, vous passez et rien n’est inscrit.

    Un nombre dans une porte compte comme les autres.
guide-temple-doors-shown = Crochetage : 4, 2 ou 6 va dans une des portes.
guide-temple-beside = À côté
guide-temple-beside-text = Deux cases sont à côté l’une de l’autre quand elles se touchent par un bord ou par un coin. Une case a donc jusqu’à huit voisines. Les portes sont des voisines comme les autres.
guide-temple-beside-shown = Les huit cases marquées sont toutes à côté du 5.
guide-temple-mummy = Une momie apparaît
guide-temple-mummy-text =
    La momie apparaît sur le dé rouge : personne n’inscrit de nombre, et les autres dés ne comptent pas. Les fiches circulent au hasard, et chacun dessine une momie sur la fiche d’un autre, dans une case vide sans porte. Puis les fiches reviennent.

    En solo, vous la dessinez sur votre fiche, à côté de la case remplie au tour précédent. Si aucune n’y est libre, n’importe quelle case vide sans porte convient.
guide-temple-mummy-shown = En solo : le 7 a été inscrit au tour précédent, donc la momie va à côté.
guide-temple-nine = Le 9 bat les momies
guide-temple-nine-text =
    Une momie qui a un 9 à côté d’elle peut être barrée. Touchez-la à n’importe quel tour où vous inscrivez un nombre ; vous pouvez en barrer plusieurs. Peu importe qui était là d’abord, le 9 ou la momie, et un seul 9 suffit pour toutes les momies autour de lui.

    À la fin de la partie, les momies à côté d’un 9 se barrent d’elles-mêmes. Une table peut y renoncer : cela s’appelle le crayon strict.
guide-temple-nine-shown = Les deux momies de gauche sont à côté du 9. Celle de droite ne l’est pas.
guide-temple-run = La plus longue suite
guide-temple-run-text = Des nombres qui montent de un en un, chacun à côté du suivant, forment une suite. Votre plus longue suite rapporte 1 étoile par case. Elle tourne comme elle veut et passe par les portes. Seule la plus longue compte, et elle a au moins deux cases.
guide-temple-run-shown = 2, 3, 4, 5, 6, 7 : une suite de six cases, 6 étoiles. Le 5 est dans une porte.
guide-temple-group = Les groupes
guide-temple-group-text = Trois fois le même nombre ou plus, d’un seul tenant, forment un groupe. Chaque nombre qui a un groupe rapporte 3 étoiles, une seule fois, quelle que soit la taille du groupe.
guide-temple-group-shown = Un groupe de 5 et un groupe de 8 : 3 étoiles chacun. Deux 2, c’est trop peu.
guide-temple-stars = Toutes les étoiles
guide-temple-stars-text =
    1 étoile par case de votre plus longue suite. 3 étoiles pour chaque nombre qui a un groupe. 2 étoiles pour chaque momie barrée, et 2 de moins pour chacune des autres.

    Une case peut compter à la fois dans une suite, dans un groupe et contre des momies.
guide-temple-stars-shown = Une suite de 6, un groupe de 4 et une momie barrée sur deux : 9 étoiles.
guide-temple-end = La fin
guide-temple-end-text =
    La partie finit quand toutes les cases sans porte sont remplies. Cela arrive à tout le monde au même tour. Des portes peuvent rester vides.

    Le plus d’étoiles gagne. À égalité, la plus longue suite l’emporte ; si elle est égale aussi, la victoire est partagée.

    En solo, vos étoiles vous donnent un niveau : jusqu’à 14 vous êtes Touriste, à partir de 15 Éclaireur, de 25 Voyageur, de 30 Explorateur.

## The Valley

guide-valley-round = Un tour
guide-valley-round-text =
    Les trois dés sont lancés pour tout le monde à la fois. Chaque dé peut servir une fois : seul, ou additionné à d’autres. Chaque nombre obtenu va dans sa propre case vide, donc vous remplissez jusqu’à trois cases par tour.

    Vous n’êtes pas obligé d’utiliser tous les dés, mais remplissez au moins une case ou barrez un serpent.

    Tout est d’abord au crayon : vous pouvez l’annuler. Une fois à l’encre, cela reste pour de bon. Les autres le voient quand tout le monde est passé à l’encre.
guide-valley-round-shown = 4 et 5 font 9. Le 2 peut encore servir.
guide-valley-sums = Répartir les dés
guide-valley-sums-text =
    Avec 2, 3 et 5, vous pouvez inscrire 2 et 3 et 5. Ou 7 et 3. Ou 8 et 2. Ou 5 et 5. Ou tout ensemble : 10.

    Vous pouvez aussi laisser des dés, et jouer dans l’ordre que vous voulez.
guide-valley-sums-shown = De 2, 3 et 5 viennent ces nombres. Chaque dé sert une fois.
guide-valley-penny = Quand Penny apparaît
guide-valley-penny-text = Penny vaut n’importe quel nombre de 1 à 15. Elle compte toujours seule : on ne l’additionne jamais à d’autres dés. Les autres dés sont à vous comme d’habitude.
guide-valley-penny-shown = Penny pourrait valoir 12, et les deux 4 font 8.
guide-valley-where = Où inscrire
guide-valley-where-text =
    Votre première case est au bord de la vallée, le long des nuages. Un lac n’est pas un bord.

    Ensuite, chaque case que vous remplissez est à côté d’un de vos nombres ou bâtiments, par un bord ou par un coin. Ce que vous avez rempli au même tour compte. Les serpents, non.

    Si aucune case vide n’est à côté d’un nombre ou d’un bâtiment, n’importe quelle case vide convient.
guide-valley-where-shown-first = La première case : n’importe où le long des nuages.
guide-valley-where-shown-next = Ensuite : à côté de ce que vous avez.
guide-valley-structures = Les bâtiments de Dakota
guide-valley-structures-text =
    Quand Dakota apparaît sur le dé vert, vous pouvez dessiner un bâtiment dans une case vide : la hutte, la statue ou la mine. Chacun se dessine une fois par partie. Dakota n’a pas de nombre.

    À la fin, la hutte rapporte 2 étoiles par case de forêt à côté d’elle, la statue 2 par case de ville, la mine 2 par case de montagne. Les pyramides ne servent à aucun bâtiment.
guide-valley-structures-shown = La hutte a cinq cases de forêt à côté d’elle : 10 étoiles.
guide-valley-snake = Un serpent apparaît
guide-valley-snake-text =
    Le serpent apparaît sur le dé rouge : personne n’inscrit de nombre, et les autres dés ne comptent pas. Les fiches circulent au hasard, et chacun dessine un serpent dans une case vide de la fiche d’un autre. Puis les fiches reviennent. On ne révèle pas de découverte à ce tour.

    En solo, vous le dessinez sur votre fiche, à côté de ce que vous avez rempli au tour précédent. Si aucune n’y est libre, n’importe quelle case vide convient.

    À la fin, un serpent coûte autant d’étoiles que le plus grand nombre à côté de lui.
guide-valley-snake-shown = Le plus grand nombre à côté de ce serpent est 9 : il coûte 9 étoiles.
guide-valley-nine = Dépenser un 9
guide-valley-nine-text = Faites 9 exactement avec vos dés, ou choisissez 9 avec Penny, et ne l’inscrivez pas : barrez plutôt un serpent de votre fiche. Il ne coûte plus rien. Sa case reste remplie, et ne compte pas comme voisine.
guide-valley-nine-shown = 5 et 4 font 9, assez pour le serpent. Le 2 peut encore être inscrit.
guide-valley-discoveries = Les découvertes
guide-valley-discoveries-text =
    À un tour où vous avez rempli une case ou barré un serpent, vous pouvez révéler une découverte, en tout dernier. Elle peut être n’importe où sur votre fiche.

    Une découverte est faite de nombres d’un seul tenant, par un bord ou par un coin. Une case n’appartient qu’à une seule découverte : choisissez bien. Il y en a quatre sortes.
guide-valley-jungle = La forêt
guide-valley-jungle-text = Cinq cases avec cinq nombres différents. 5 étoiles.
guide-valley-jungle-shown = 1, 2, 4, 5 et 7, tous différents.
guide-valley-town = La ville
guide-valley-town-text = Quatre cases avec le même nombre. 6 étoiles. Chacune de vos villes a son propre nombre : il n’y a pas de deuxième ville de 3.
guide-valley-town-shown = Une ville de quatre 3.
guide-valley-range = La montagne
guide-valley-range-text = Trois cases avec des nombres de 6 ou plus. 7 étoiles.
guide-valley-range-shown = 6, 7 et 9. Des cases qui se touchent par un coin vont ensemble aussi.
guide-valley-pyramid = La pyramide
guide-valley-pyramid-text = Quatre cases en forme de T, avec des nombres de 10 ou plus : trois en ligne, et une à côté de celle du milieu. Le T peut être couché ou à l’envers. 15 étoiles.
guide-valley-pyramid-shown = 10, 12, 11 et 13 en T.
guide-valley-stars = Toutes les étoiles
guide-valley-stars-text =
    Vos découvertes : forêt 5, ville 6, montagne 7, pyramide 15. Vos bâtiments : 2 étoiles pour chaque case de leur sorte à côté d’eux. 7 étoiles si votre vallée est pleine.

    On en retire, pour chaque serpent qui n’est pas barré, le plus grand nombre à côté de lui.
guide-valley-stars-shown = Une forêt 5, une ville 6, une montagne 7, une pyramide 15 ; la hutte 10, la statue 4 ; le serpent en prend 3 : 44 étoiles.
guide-valley-end = La fin
guide-valley-end-text =
    Quand la vallée de quelqu’un est pleine, tout le monde termine le tour, découvertes comprises, et la partie finit.

    Le plus d’étoiles gagne. À égalité, celui qui a le plus d’étoiles grâce aux bâtiments l’emporte ; si c’est égal aussi, la victoire est partagée.

    En solo, vous avez 25 tours, ceux des serpents compris. Jusqu’à 89 étoiles vous êtes Touriste, à partir de 90 Éclaireur, de 110 Voyageur, de 130 Explorateur. Chaque serpent sur votre fiche, barré ou non, abaisse chacun de ces niveaux de 4.

## At the table

guide-table-join = Prendre place
guide-table-join-text =
    Qui ouvre une table reçoit un code et une image à scanner. Les autres tapent le code, ou scannent, et choisissent un nom et jusqu’à quatre initiales. Deux initiales ne se distinguent pas par les seules majuscules. On peut être 100 ; tout le monde prend place avant le premier jet.

    Qui arrive plus tard peut regarder, et un grand écran peut montrer la table à toute la pièce.
guide-table-round = Tous à la fois
guide-table-round-text = Tant qu’un tour est ouvert, les autres voient seulement que vous avez fini. Quand le dernier est passé à l’encre, tous les coups se montrent ensemble. Ainsi personne ne copie, et personne n’attend son tour.
guide-table-keeper = L’hôte
guide-table-keeper-text = Qui a ouvert la table en est l’hôte : il règle l’horloge, lance la partie, peut la mettre en pause. Il peut passer ce rôle à un autre. S’il est absent, le suivant à la table le remplace. L’hôte peut mettre sur la touche qui dérange : tout le monde en est averti, et la table joue à sa place dès le prochain tour, jusqu’à son retour.
guide-table-clock = L’horloge
guide-table-clock-text =
    Elle est arrêtée, sauf si l’hôte la met en marche : de 30 secondes à 3 minutes par coup. Quand le temps est écoulé, la table joue pour ceux qui n’ont pas fini. Elle prend ce que vous avez au crayon si c’est un coup entier, sinon le coup le plus simple.

    L’horloge s’arrête pendant une pause, et il n’y en a pas en solo.
guide-table-away = Quand quelqu’un est absent
guide-table-away-text = Qui n’a plus de connexion depuis une minute est absent. Rien n’est perdu : la place reste, et ce qui est au crayon aussi. L’hôte peut demander à la table de jouer ce coup, et tout le monde en est averti. On peut revenir à tout moment, et reprendre sa place si l’hôte a laissé quelqu’un d’autre y continuer. Quand une pause dure depuis cinq minutes, ou que sans horloge tout le monde attend une seule personne depuis aussi longtemps, chacun à la table peut faire avancer la partie.
guide-table-hand = Un appareil pour plusieurs
guide-table-hand-text = Plusieurs personnes peuvent jouer sur un seul appareil. Il dit à qui il faut le passer, et cache la fiche du précédent. Chacun met à l’encre, puis le passe.
guide-table-dice = Des dés équitables
guide-table-dice-text = Avant le premier jet, le serveur fixe un secret et en montre une empreinte. Ensuite chaque appareil y ajoute son propre mot. Les dés viennent de tout cela ensemble : personne ne peut les choisir, et après la partie chacun peut vérifier chaque jet.
guide-table-today = L’expédition du jour
guide-table-today-text = Chaque jour a un Temple et une Vallée avec les mêmes dés pour le monde entier. On y joue en solo. C’est votre premier essai du jour qui compte.
guide-table-devices = Sur un autre appareil
guide-table-devices-text = Un code à usage unique amène votre place sur un autre téléphone ou ordinateur, ou toutes vos parties si vous voulez. Il sert une fois, pendant un quart d’heure.
guide-table-small = Un petit écran
guide-table-small-text = Un doigt posé sur la fiche montre la case en grand : glissez vers une autre, lâchez là où il faut. Les grandes fiches ne tiennent pas sur un téléphone : déplacez-les à deux doigts, ou touchez la petite carte dans le coin. Deux doigts qui s’écartent agrandissent la fiche.
guide-table-kept = Si quelque chose ne va pas
guide-table-kept-text = Ce qui est à l’encre est gardé par le serveur, même s’il s’éteint. Ce qui est au crayon aussi. Quand la connexion est coupée, la page réessaie d’elle-même : attendez un peu, ou rechargez-la.

## The keyboard

guide-keys-letters = Les touches en jeu
guide-keys-letters-text = Ces touches agissent quand le jeu a le focus. Les lettres peuvent être désactivées dans les réglages.
guide-keys-move = parcourir les cases
guide-keys-ends = première et dernière case d’une rangée ; avec Ctrl, de la fiche
guide-keys-digits = choisir un nombre ; deux chiffres vite l’un après l’autre font 10 à 15
guide-keys-enter = inscrire dans cette case
guide-keys-erase = gommer
guide-keys-dice = prendre le dé violet, vert ou rouge (Vallée)
guide-keys-finds = la découverte suivante (Vallée)
guide-keys-undo = annuler
guide-keys-ink = mettre à l’encre
guide-keys-stars = d’où viennent mes étoiles
guide-keys-hint = un indice du coach, là où c’est permis
guide-keys-help = aide
guide-keys-close = fermer ce qui est ouvert
guide-key-arrows = Flèches
guide-key-home = Début Fin
guide-key-enter = Entrée
guide-key-back = Retour arrière
guide-key-escape = Échap

## About

guide-about-game = Non officiel, mais de bon cœur
guide-about-game-text =
    Ceci est une édition gratuite, faite par des gens qui aiment ce jeu. Elle ne vient pas de l’éditeur et n’a pas de lien avec lui. Les noms Penny Papers Adventures, Le Temple d’Apikhabou et La Vallée de Wiraqocha appartiennent à Henri Kermarrec, qui a inventé les jeux, et à Sit Down!, qui les publie.

    Les règles sont écrites ici avec nos propres mots, et tous les dessins et toutes les fiches sont de nous. Si le jeu vous plaît, achetez les originaux : un bloc, trois jolis dés, et pas de batterie à recharger.
guide-about-made = De quoi c’est fait
guide-about-made-text = Le programme est un logiciel libre sous licence MIT. Les polices sont Patrick Hand et Atkinson Hyperlegible Next, toutes deux sous SIL Open Font License.
guide-about-licences = Toutes ces licences en entier
guide-about-privacy = Ce qui est gardé
guide-about-privacy-text = Pas de publicité, pas de mesure des visites, pas de compte. Le serveur garde les parties, les noms tapés aux tables, et un secret de votre appareil qui lui fait reconnaître votre place. Vous pouvez effacer dans les réglages tout ce qui appartient à votre appareil.

## First games: around the steps

lesson-name-temple = Premiers pas au Temple
lesson-name-valley = Premières lueurs dans la Vallée
lesson-you = Vous
lesson-initials = VOUS
lesson-opening = On prépare votre fiche.
lesson-trouble = La leçon n’a pas pu s’ouvrir.
lesson-try-again = Réessayer
lesson-teacher = Que faire
lesson-restart = Recommencer
lesson-leave = Quitter la leçon
lesson-progress = Tour { $round } sur { $rounds }
lesson-progress-open = Tour { $round }
lesson-real = Jouer pour de vrai
lesson-once-more = Encore une fois
lesson-rules = Lire les règles
lesson-end = C’était votre première partie
lesson-end-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
lesson-end-where = D’où elles viennent
lesson-line = { $rule ->
    [run] votre plus longue suite
    [group] un groupe
    [mummy] { $sign ->
        [plus] une momie barrée
       *[minus] une momie
     }
    [full] toutes les cases sont remplies
    [jungle] une forêt
    [town] une ville
    [range] une montagne
    [pyramid] une pyramide
    [hut] la hutte
    [statue] la statue
    [mine] la mine
   *[snake] { $sign ->
        [zero] un serpent, inoffensif
       *[minus] un serpent
     }
 }
lesson-end-temple = Un vrai temple a bien plus de cases. Là, 15 étoiles font de vous un Éclaireur, 25 un Voyageur, 30 un Explorateur.
lesson-end-valley = Une vraie vallée a plus de cinquante cases et 25 tours. Là, 90 étoiles font de vous un Éclaireur, 110 un Voyageur, 130 un Explorateur ; il en faut 4 de moins par serpent sur votre fiche.

## First games: anywhere

lesson-ready = Ça marche. Mettez à l’encre, ou changez tant que c’est au crayon.
lesson-rolling = Les dés roulent.
lesson-undo = Il manque quelque chose. Annuler reprend votre dernière action.

## First game in the Temple

lesson-temple-sum = Voici vos dés. Un seul, ou plusieurs additionnés, donnent votre nombre. Touchez 9, qui est 5 et 4, puis la case marquée.
lesson-temple-number-free = À chaque tour vous inscrivez un nombre : un dé, ou plusieurs additionnés. Touchez un nombre, puis une case sans porte.
lesson-temple-pencil = C’est au crayon, vous pouvez encore le déplacer. Quand il vous plaît, mettez-le à l’encre : l’encre reste.
lesson-temple-three = Additionnez les trois dés : 11. Inscrivez-le dans le coin. Il reste la place d’un 10 entre lui et votre 9.
lesson-temple-doors = Les portes sont encore fermées. Mettez votre 11 à l’encre.
lesson-temple-penny = Penny apparaît : n’importe quel nombre de 1 à 15. Prenez 10, et mettez-le à côté du 9 et du 11.
lesson-temple-penny-free = Penny apparaît : n’importe quel nombre de 1 à 15. Un de plus ou un de moins qu’un nombre à côté fait une suite.
lesson-temple-run = Une suite de { $spaces }, qui monte de un en un. Les coins comptent. Votre plus longue suite rapporte une étoile par case. À l’encre.
lesson-temple-lockpick = Crochetage ! À ce tour, votre nombre doit aller dans une porte. Inscrivez 4 dans la porte marquée.
lesson-temple-lockpick-free = Crochetage ! À ce tour, votre nombre va dans une porte : choisissez un nombre, puis une porte.
lesson-temple-opened = Un nombre dans une porte compte comme les autres. Mettez-le à l’encre.
lesson-temple-mummy = Une momie ! En solo, vous la dessinez à côté de ce que vous avez rempli au tour précédent. Choisissez la case marquée : elle touche votre 9, et les momies craignent le 9.
lesson-temple-mummy-free = Une momie ! Personne n’inscrit de nombre. En solo, vous la dessinez à côté de ce que vous avez rempli au tour précédent : touchez une des cases marquées.
lesson-temple-mummy-drawn = À plusieurs, les fiches circulent, et un autre dessine sur la vôtre. Mettez la momie à l’encre.
lesson-temple-cross = Il y a un 9 à côté de la momie : vous pouvez la barrer. Touchez la momie.
lesson-temple-four = Barrée, elle rapporte 2 étoiles ; sinon elle en coûterait 2. Maintenant, inscrivez un 4 à côté du 4 de la porte.
lesson-temple-crossed = Barrée, elle rapporte 2 étoiles ; sinon elle en coûterait 2. Maintenant, inscrivez un nombre où vous voulez.
lesson-temple-no-nine = Votre momie n’a pas encore de 9 à côté. Chaque momie qui reste à la fin coûte 2 étoiles : inscrivez un 9 à côté quand vous pouvez.
lesson-temple-two-alike = Deux 4 côte à côte. Avec un troisième, ce sera un groupe. Mettez à l’encre.
lesson-temple-third = Inscrivez un troisième 4, à côté des autres.
lesson-temple-group-free = Trois fois le même nombre, d’un seul tenant, font un groupe. Inscrivez ce qui vous aide le plus.
lesson-temple-group = Un groupe : 3 étoiles pour trois fois le même nombre ou plus, d’un seul tenant. Mettez à l’encre.
lesson-temple-yours = À vous maintenant : un nombre que donnent ces dés, dans l’une des deux cases.
lesson-temple-write = Inscrivez un nombre que donnent les dés. Pensez aux suites, aux groupes, et à un 9 à côté d’une momie.
lesson-temple-last = Encore Penny, et la dernière case. Un 8 allonge votre suite : 8, 9, 10, 11.
lesson-temple-last-free = Quand les cases sans porte sont remplies, la partie finit. Des portes peuvent rester vides. Inscrivez le nombre qui rapporte le plus.
lesson-temple-finish = Toutes les cases sans porte sont remplies : la partie finit ainsi. Mettez à l’encre et comptez vos étoiles.

## First game in the Valley

lesson-valley-edge = Dans la Vallée, chaque dé peut servir. Votre première case est au bord, le long des nuages. Touchez le 2 violet, puis la case marquée.
lesson-valley-edge-free = Votre première case est au bord, le long des nuages. Touchez un dé, ou plusieurs pour les additionner, puis une case.
lesson-valley-second = Il reste deux dés. Prenez le 3 rouge et inscrivez-le à côté de votre 2. Les coins comptent.
lesson-valley-third = Il reste un dé. Inscrivez le 4 à côté des autres.
lesson-valley-pencil = Trois dés, trois nombres, tous au crayon. Mettez-les à l’encre.
lesson-valley-five = Prenez le 5 vert et inscrivez-le à côté de vos nombres.
lesson-valley-sum = Maintenant, additionnez : touchez les deux 4. Ensemble ils font 8. Inscrivez-le à côté du 5.
lesson-valley-jungle = 2, 3, 4, 5, 8 : cinq nombres différents d’un seul tenant. C’est une forêt. Touchez son bouton.
lesson-valley-jungle-done = Une forêt : 5 étoiles. Une découverte par tour. S’il y en a plusieurs, « Choisir les cases » vous laisse prendre les vôtres. Mettez à l’encre.
lesson-valley-hut = Dakota dessine un bâtiment. Une hutte rapporte 2 étoiles par case de forêt à côté d’elle. Touchez Dakota, la hutte, puis le milieu de votre forêt.
lesson-valley-structure-free = Dakota peut dessiner un bâtiment, chacun une fois par partie. La hutte aime les forêts, la statue les villes, la mine les montagnes : 2 étoiles par case à côté.
lesson-valley-six = Cela fait 10 étoiles. Il reste deux dés : touchez les deux, ils font 6. Inscrivez-le dans la case marquée.
lesson-valley-structures-done = La statue aime les villes comme la hutte les forêts, et la mine les montagnes : 2 étoiles par case à côté d’elle, chacune une fois par partie. Mettez à l’encre.
lesson-valley-snake = Un serpent ! En solo, vous le dessinez à côté de ce que vous avez rempli au tour précédent. Il coûte le plus grand nombre à côté de lui : choisissez la case marquée, près d’un 2.
lesson-valley-snake-free = Un serpent ! Personne n’inscrit de nombre. En solo, vous le dessinez à côté de ce que vous avez rempli au tour précédent. À la fin, il coûte le plus grand nombre à côté de lui.
lesson-valley-snake-drawn = À plusieurs, les fiches circulent, et un autre dessine sur la vôtre. Mettez le serpent à l’encre.
lesson-valley-nine = 5 et 4 font 9, et un 9 chasse un serpent. Touchez les deux dés, puis le serpent.
lesson-valley-nine-free = Avec 9 exactement, vous pouvez barrer un serpent au lieu d’inscrire le 9. Prenez des dés qui font 9, puis touchez le serpent.
lesson-valley-rest = Le serpent ne coûte plus rien, et sa case reste remplie. Il vous reste un 2 : inscrivez-le, ou laissez-le.
lesson-valley-town = Quatre cases avec le même nombre font une ville : 6 étoiles, une par nombre. La rangée du bas dit ce qui manque : touchez la ville pour voir où. Puis mettez à l’encre.
lesson-valley-penny = Penny vaut n’importe quel nombre de 1 à 15, et ne s’additionne jamais. Touchez-la, choisissez 12, et inscrivez-le au-dessus du 6.
lesson-valley-penny-free = Penny vaut n’importe quel nombre de 1 à 15, et ne s’additionne jamais à d’autres dés. Touchez-la, choisissez, inscrivez.
lesson-valley-eight = Maintenant les deux 4 : 8. Inscrivez-le sous le 6, coin contre coin.
lesson-valley-range = Trois nombres de 6 ou plus, d’un seul tenant : une montagne, 7 étoiles. Touchez son bouton.
lesson-valley-pyramid = La plus belle découverte est la pyramide : un T de quatre nombres de 10 ou plus, 15 étoiles. Touchez-la pour voir où. Puis mettez à l’encre.
lesson-valley-last = Il reste deux cases, et une vallée pleine rapporte 7 étoiles. Inscrivez le 5 dans l’une, et 8 dans l’autre.
lesson-valley-last-one = Il reste une case. Remplissez-la, et votre vallée est pleine : 7 étoiles.
lesson-valley-full = Votre vallée est pleine. La partie finit ainsi. Mettez à l’encre et comptez vos étoiles.
lesson-valley-write = Touchez des dés pour les prendre, puis une case à côté de ce que vous avez. Autant de dés que vous voulez, chacun une fois.
lesson-valley-more = Il vous reste des dés. Inscrivez encore un nombre, ou mettez à l’encre.
lesson-valley-found = Vous pouvez faire une découverte : { $kind ->
    [jungle] une forêt, cinq nombres différents.
    [town] une ville, quatre fois le même nombre.
    [range] une montagne, trois nombres de 6 ou plus.
   *[pyramid] une pyramide, un T de nombres de 10 ou plus.
 } Touchez son bouton.
