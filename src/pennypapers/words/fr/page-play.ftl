### La table pendant la partie, et la fin.

## The bar, and what everybody does

turn-round = Tour { $round }
turn-round-of = Tour { $round } sur { $last }
turn-spaces-left =
    { $count ->
        [one] { $count } case libre
       *[other] { $count } cases libres
    }
turn-next-level =
    { $level ->
        [pathfinder] Éclaireur
        [voyager] Voyageur
       *[explorer] Explorateur
    } dans { $stars }
turn-at-end = { $stars } à la fin
turn-at-end-why = À la fin : les momies voisines d’un 9 se barrent d’elles-mêmes
turn-lesson-name = Première partie
turn-expedition = Expédition du { $day }
turn-expedition-how = Les mêmes dés pour tout le monde aujourd’hui. Le premier essai compte, sans indices.
turn-expedition-again = Encore une fois avec les dés du jour. C’est le premier essai qui compte.
turn-expedition-past = Les dés d’un jour passé, pour s’entraîner : cela ne compte pas.
turn-menu = Menu de la table
turn-close = Fermer
turn-help = Ce que dit la règle
turn-your-sheet = Votre fiche
turn-you = vous
turn-stars-label =
    { $stars ->
        [one] { $stars } étoile jusqu’ici. Montrer d’où elle vient
       *[other] { $stars } étoiles jusqu’ici. Montrer d’où elles viennent
    }
turn-stars-label-pencil = { $stars } étoiles jusqu’ici, au crayon { $pencil }. Montrer d’où elles viennent
turn-others = Les autres
turn-see-sheet =
    { $name }, { $state ->
        [ink] a fini
        [pen] réfléchit
       *[off] absent
    }. Voir la fiche
turn-bot-called = { $own ->
        [yes] { $name } (un robot)
       *[no] { $name } (un robot joue)
    }
turn-and-more = et { $count } autres
turn-undo = Annuler
turn-reset = Tout gommer
turn-ink = À l’encre
turn-pass = Passer
turn-hint = Indice
turn-hint-thinking = Le coach réfléchit…
turn-hint-getting-ready = Le coach se prépare encore : { $percent } %
turn-hint-title = Ce que ferait le coach
turn-hint-how = Touchez-en un pour le voir au crayon. Rien ne passe à l’encre tout seul.
turn-hint-none = Le coach ne voit rien à faire.
turn-hint-yours = votre crayon
turn-hint-stars = { $stars ->
        [one] environ { $stars } étoile à la fin
       *[other] environ { $stars } étoiles à la fin
    }
turn-hint-less = { $stars ->
        [one] { $stars } étoile de moins
       *[other] { $stars } étoiles de moins
    }
turn-hint-same = tout aussi bien
turn-hint-write = écrivez <b>{ $number }</b> en { $space }
turn-why-now = { $kind ->
        [run] une suite de { $count } cases
        [group] complète un groupe
        [mummy] { $count ->
            [one] vainc une momie
           *[other] vainc { $count } momies
        }
        [full] remplit la fiche
        [jungle] une forêt tout de suite
        [town] une ville tout de suite
        [range] une montagne tout de suite
        [pyramid] une pyramide tout de suite
        [hut] plus de forêt à côté de la hutte
        [statue] plus de ville à côté de la statue
        [mine] plus de montagne à côté de la mine
       *[snake] les serpents coûtent moins tout de suite
    }
turn-why-more = { $kind ->
        [run] garde la suite ouverte
        [group] garde des groupes à portée
        [mummy] mieux placé contre les momies
        [full] rapproche de la fiche pleine
        [jungle] rapproche une forêt
        [town] rapproche une ville
        [range] rapproche une montagne
        [pyramid] rapproche une pyramide
        [hut] plus de forêt à venir à côté de la hutte
        [statue] plus de ville à venir à côté de la statue
        [mine] plus de montagne à venir à côté de la mine
        [snake] les serpents coûteront moins
       *[later] laisse plus de place pour la suite du jeu
    }
turn-why-less = { $kind ->
        [run] la suite sera plus courte
        [group] moins de groupes à venir
        [mummy] moins bien placé contre les momies
        [full] éloigne de la fiche pleine
        [jungle] moins d’étoiles des forêts
        [town] moins d’étoiles des villes
        [range] moins d’étoiles des montagnes
        [pyramid] moins d’étoiles des pyramides
        [hut] moins de forêt à côté de la hutte
        [statue] moins de ville à côté de la statue
        [mine] moins de montagne à côté de la mine
        [snake] les serpents coûteront plus
       *[later] laisse moins de place pour la suite du jeu
    }
turn-why-none = aucune sorte d’étoiles ne se détache
turn-hint-structure = { $structure ->
        [hut] dessinez la hutte en { $space }
        [statue] dessinez la statue en { $space }
       *[mine] dessinez la mine en { $space }
    }
turn-hint-cross =
    { $count ->
        [1] { $hazard ->
            [mummy] barrez la momie en { $spaces }
           *[snake] barrez le serpent en { $spaces }
        }
       *[other] { $hazard ->
            [mummy] barrez les momies en { $spaces }
           *[snake] barrez les serpents en { $spaces }
        }
    }
turn-hint-reveal = { $kind ->
        [jungle] révélez une forêt
        [town] révélez une ville
        [range] révélez une montagne
       *[pyramid] révélez une pyramide
    }
turn-hint-draw = { $hazard ->
        [mummy] dessinez la momie en { $space }
       *[snake] dessinez le serpent en { $space }
    }
turn-hint-pass = passez votre tour

## Playing on from a round

turn-from-here = Reprendre à la manche { $round }
turn-from-same = Les mêmes dés
turn-from-new = De nouveaux dés
turn-from-how = { $players ->
        [one] La fiche est telle qu’avant la manche { $round }. La partie est marquée : ni niveau, ni record.
       *[other] La fiche est telle qu’avant la manche { $round } ; des robots jouent pour les autres. La partie est marquée : ni niveau, ni record.
    }
turn-from-file = Reprendre un fichier de partie
turn-from-choose = Choisir un fichier .game
turn-from-round = Manche
turn-from-whose = La fiche de qui
turn-from-wrong = Ce n’est pas un fichier de partie.
turn-from-large = Ce fichier est trop gros.
turn-from-mark = Reprise à la manche { $round }
turn-from-end = Reprise d’une autre partie à la manche { $round } : elle ne compte ni pour le niveau ni comme record.
turn-number-by-key = { $number } choisi
turn-finds-said = À révéler : { $kinds }.
turn-finds-kind = { $kind ->
        [jungle] une forêt
        [town] une ville
        [range] une montagne
       *[pyramid] une pyramide
    }

## Dice

turn-dice = Dés
turn-die =
    { $colour ->
        [purple] dé violet
        [green] dé vert
       *[red] dé rouge
    } : { $shows ->
        [penny] Penny
        [dakota] Dakota
        [lockpick] crochetage
        [snake] serpent
        [mummy] momie
       *[other] { $shows }
    }
turn-roll = Lancer
turn-numbers = Nombres
turn-show-space = La montrer sur la fiche
turn-picker = Penny : n’importe quel nombre

## A turn in the Temple

turn-choose = Choisissez un nombre, puis une case.
turn-choose-door = Crochetage ! Écrivez dans une porte.
turn-choose-penny = Penny : un nombre au choix, puis une case.
turn-choose-penny-door = Penny et crochetage : un nombre au choix, dans une porte.
turn-where = Où va le <b>{ $number }</b> ?
turn-where-door = Dans quelle porte va le <b>{ $number }</b> ?
turn-which = Quel nombre en { $space } ?
turn-in-pencil = <b>{ $number }</b> au crayon. Déplacez-le, ou mettez-le à l’encre.
turn-cross-out =
    { $count ->
        [one] Barrer la momie en { $spaces } : { $change }
       *[other] Barrer les momies en { $spaces } : { $change }
    }
turn-pass-why = Crochetage, mais plus aucune porte n’est vide : passez.
turn-pass-or-cross = Aucune porte n’est vide : barrez une momie, ou passez.

## A turn in the Valley

turn-take-dice = Choisissez un nombre ou une case. Les dés s’additionnent.
turn-sum = { $number }, soit { $dice }
turn-last-die = Il reste <b>{ $number }</b> : touchez une case, ou à l’encre.
turn-last-die-find = Il reste <b>{ $number }</b> : une case, une découverte, ou l’encre.
turn-place-or-cross = Placez le <b>{ $number }</b>, ou barrez un serpent avec.
turn-place-structure =
    { $structure ->
        [hut] La <b>hutte</b> de Dakota : 2 étoiles par case de forêt à côté.
        [statue] La <b>statue</b> de Dakota : 2 étoiles par case de ville à côté.
       *[mine] La <b>mine</b> de Dakota : 2 étoiles par case de montagne à côté.
    }
turn-pick-penny = Penny : n’importe quel nombre. Lequel ?
turn-pick-structure = Dakota dessine un bâtiment. Lequel ?
turn-no-structure = Les trois bâtiments sont déjà dessinés.
turn-no-space = Il ne reste plus de case libre.
turn-cross-only = Plus de case libre, mais un serpent peut être barré.
turn-unplaced-number = Le <b>{ $number }</b> n’est pas placé. Appuyez encore pour passer à l’encre sans lui.
turn-unplaced-structure =
    { $structure ->
        [hut] La <b>hutte</b> n’est pas dessinée.
        [statue] La <b>statue</b> n’est pas dessinée.
       *[mine] La <b>mine</b> n’est pas dessinée.
    } Appuyez encore pour passer à l’encre sans elle.
turn-unplaced-penny = Penny n’a pas servi. Appuyez encore pour passer à l’encre sans elle.
turn-unplaced-dakota = Dakota n’a pas servi. Appuyez encore pour passer à l’encre sans lui.
turn-more-dice = Encore des dés, ou passez à l’encre.
turn-more-dice-find = Encore des dés, une découverte, ou passez à l’encre.
turn-all-spent = Tous les dés sont joués. Passez à l’encre.
turn-all-spent-find = Révélez une découverte, ou attendez.
turn-revealed = Une découverte au crayon. Passez à l’encre.
turn-revealed-more = Une découverte au crayon. Encore des dés, ou passez à l’encre.
turn-spent-write = écrit en { $space }
turn-spent-draw = dessinée en { $space }
turn-spent-cross = serpent en { $space }
turn-structures = Bâtiments
turn-structure =
    { $structure ->
        [hut] Hutte
        [statue] Statue
       *[mine] Mine
    }
turn-drawn = dessinée

## Discoveries

turn-discoveries = Découvertes
turn-kind =
    { $kind ->
        [jungle] Forêt
        [town] Ville
        [range] Montagne
       *[pyramid] Pyramide
    }
turn-finds-all = { $count } découvertes
turn-finds-best = { $count } découvertes, les meilleures par sorte
turn-choose-spaces = Choisir des cases
turn-one-discovery = Une découverte par tour
turn-choose-how = Touchez les cases de votre découverte.
turn-chosen-not = { $numbers } : pas encore une découverte.
turn-chosen-fits = { $numbers } : en voilà une.
turn-fits =
    C’est { $kind ->
        [jungle] une forêt
        [town] une ville
        [range] une montagne
       *[pyramid] une pyramide
    }.
turn-reveal = Révéler
turn-back-to = Retour
turn-kind-jungle = 5 différents
turn-kind-town = 4 identiques
turn-kind-range = 3 de 6 ou plus
turn-kind-pyramid = un T de 10 ou plus
turn-near-jungle = 5 différents
turn-near-town = 4 pareils
turn-near-range = 3 de 6+
turn-near-pyramid = T de 10+
turn-near-lacks = encore { $count }
turn-near-there = prête
turn-near-none = rien de commencé
turn-near-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
turn-kind-fits = oui, elle y est
turn-kind-no = pas celle-ci
turn-kind-more =
    { $missing ->
        [one] encore un nombre
       *[other] encore { $missing } nombres
    }
turn-kind-fewer = exactement { $wanted } cases
turn-kind-find-no-number = { $space } n’a pas de nombre
turn-kind-find-taken = { $space } est déjà prise
turn-kind-find-apart = elles sont séparées
turn-kind-pyramid-shape = ce n’est pas un T
turn-kind-jungle-alike = il y a deux fois { $number }
turn-kind-town-mixed = ils diffèrent
turn-kind-town-twice = une ville de { $number } existe déjà
turn-kind-find-low = { $lowest } ou plus
turn-kind-reveal-too-early = jouez d’abord
turn-kind-reveal-once = une par tour

## A hazard

turn-hazard-title =
    { $hazard ->
        [mummy] Une momie !
       *[snake] Un serpent !
    }
turn-hazard-hold = Vous tenez la fiche { DE($name) }.
turn-hazard-own = À placer sur votre propre fiche.
turn-hazard-temple = Où la dessiner ? Toute case sans porte.
turn-hazard-valley = Où le dessiner ? Toute case vide.
turn-hazard-beside = À côté de ce que vous avez rempli au tour précédent.
turn-hazard-anywhere-alone = Cette fois, toutes les cases marquées conviennent.
turn-hazard-first =
    { $hazard ->
        [snake] Un serpent ! Personne n’écrit, et les deux autres dés ne comptent pas.
       *[mummy] Une momie ! Personne n’écrit, et les deux autres dés ne comptent pas.
    }
turn-hazard-cost =
    { $hazard ->
        [snake] À la fin, il coûte le plus grand nombre à côté de lui, sauf si vous le chassez avec exactement 9.
       *[mummy] Elle coûte 2 étoiles. À côté d’un 9, vous pouvez la barrer : elle en rapporte alors 2.
    }
turn-hazard-first-beside =
    { $hazard ->
        [snake] À côté de ce que vous venez de remplir, de préférence près de petits nombres.
       *[mummy] À côté de ce que vous venez de remplir, là où un 9 pourra la toucher.
    }
turn-hazard-first-anywhere =
    { $hazard ->
        [snake] Tracez-le dans une case marquée, de préférence près de petits nombres.
       *[mummy] Tracez-la dans une case marquée, là où un 9 pourra la toucher.
    }
turn-hazard-pencil =
    { $hazard ->
        [mummy] Une momie
       *[snake] Un serpent
    } au crayon en { $space }. Changez, ou passez à l’encre.
turn-hazard-who =
    { $name } la tient. Vous verrez { $hazard ->
        [mummy] la nouvelle momie
       *[snake] le nouveau serpent
    }.
turn-stars-of =
    { $stars ->
        [one] { $stars } étoile jusqu’ici
       *[other] { $stars } étoiles jusqu’ici
    }
turn-ink-hazard =
    { $hazard ->
        [mummy] La momie à l’encre
       *[snake] Le serpent à l’encre
    }
turn-drew =
    { $name } a dessiné { $hazard ->
        [mummy] une momie
       *[snake] un serpent
    } en <b>{ $space }</b>.
turn-table-for =
    { $why ->
        [clock] La table a joué pour { $name } : le temps était écoulé.
        [keeper] La table a joué pour { $name } : l’hôte l’a demandé.
        [bot] Un robot a joué pour { $name }.
        [late] La table a joué pour { $name } : le robot n’a pas répondu à temps.
        [stalled] La table a joué pour { $name } : les autres attendaient depuis cinq minutes.
       *[muted] La table a joué pour { $name }, sur la touche pour l’instant.
    }
turn-table-for-you =
    { $why ->
        [clock] La table a joué pour vous : le temps était écoulé.
        [keeper] La table a joué pour vous : vous n’étiez pas là.
        [bot] Un robot a joué pour vous en votre absence.
        [late] La table a joué pour vous : le robot n’a pas répondu à temps.
        [stalled] La table a joué pour vous : les autres attendaient depuis cinq minutes.
       *[muted] La table a joué pour vous tant que vous étiez sur la touche.
    }

## Waiting

turn-is-inked = Votre tour est à l’encre
turn-still-to-come = Encore { $count } sur { $all }
turn-all-in = Tout le monde a fini
turn-person-done = a fini
turn-person-thinks = réfléchit
turn-person-getting-ready = se prépare encore ({ $percent } %)
turn-person-muted = est sur la touche ; la table joue
turn-person-away = n’est pas là
turn-person-away-clock = n’est pas là. La table joue dans { $seconds } s
turn-person-away-keeper = n’est pas là. La table peut jouer
turn-person-stand-in =
    { $state ->
        [ink] n’est pas là ; un robot a joué ({ lobby-bot-name })
       *[pen] n’est pas là ; un robot joue ({ lobby-bot-name })
    }
turn-stand-in = Un robot joue désormais pour { $name } ({ lobby-bot-name }).
turn-stand-in-over = Plus aucun robot ne joue pour { $name }.
turn-is-back = { $name } est de retour et joue.
turn-stand-in-begin = Un robot joue à sa place
turn-stand-in-end = Sans robot désormais
turn-stand-in-level = La force du robot
turn-play-for = Laisser jouer la table
turn-nudge = Relancer { $name }
turn-nudge-short = Relancer
turn-nudge-done = { $name } a reçu un rappel
turn-nudged = La table vous attend.
turn-table-plays =
    { $who ->
        [you] La table joue pour vous.
       *[other] La table joue pour { $name }.
    }
turn-out-from =
    { $who ->
        [you] L’hôte vous met sur la touche : à partir du tour { $round }, la table joue pour vous.
       *[other] L’hôte a mis { $name } sur la touche : à partir du tour { $round }, la table joue.
    }
turn-stalled = Tout le monde attend { $name } depuis cinq minutes.
turn-stalled-own =
    { $who ->
        [you] Les autres vous attendent depuis cinq minutes : ils peuvent maintenant laisser jouer la table pour vous.
       *[other] Les autres attendent { $name } depuis cinq minutes : ils peuvent maintenant laisser jouer la table.
    }
turn-last-round = Tour précédent
turn-sheet-of = La fiche { DE($name) }
turn-as-of = Après le tour { $round }
turn-sheet-before = Fiche précédente
turn-sheet-after = Fiche suivante
turn-clock = Temps restant
turn-clock-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
turn-clock-warning = Plus que { $seconds } secondes.
turn-paused = La table est en pause.
turn-paused-long = La table est en pause depuis cinq minutes. Chacun peut maintenant la reprendre.
turn-go-on = Reprendre
turn-you-watch = Vous regardez
turn-big-screen = Grand écran
turn-did-write = a écrit <b>{ $number }</b> en { $space }
turn-did-structure =
    { $structure ->
        [hut] a dessiné la hutte
        [statue] a dessiné la statue
       *[mine] a dessiné la mine
    } en { $space }
turn-did-cross =
    a barré { $hazard ->
        [mummy] la momie
       *[snake] le serpent
    } en { $space }
turn-did-reveal =
    a révélé { $kind ->
        [jungle] une forêt
        [town] une ville
        [range] une montagne
       *[pyramid] une pyramide
    }
turn-did-draw =
    a dessiné { $hazard ->
        [mummy] une momie
       *[snake] un serpent
    } en { $space }
turn-did-draw-on =
    a dessiné { $hazard ->
        [mummy] une momie
       *[snake] un serpent
    } en { $space } chez { $name }
turn-did-pass = a passé
turn-did-table =
    { $why ->
        [clock] La table a joué : le temps était écoulé.
        [keeper] La table a joué : l’hôte l’a demandé.
        [bot] Un robot a joué.
        [late] La table a joué : le robot n’a pas répondu à temps.
        [stalled] La table a joué : les autres attendaient depuis cinq minutes.
       *[muted] La table a joué.
    }
turn-hand-to = Passez à { $name }
turn-hand-why = Votre tour est à l’encre. Personne ne voit une fiche avant son propriétaire.
turn-i-am = Je suis { $name }

## Stars

turn-change-run = <b>{ $change }</b> : { $now ->
        [0] plus de suite
       *[other] une suite de { $now }
    }.
turn-change-group = <b>{ $change }</b> : { $way ->
        [more] un groupe de { $number }
       *[less] plus de groupe de { $number }
    }.
turn-change-mummy = <b>{ $change }</b> : { $way ->
        [more] la momie en { $space } est vaincue
       *[less] une momie en { $space }
    }.
turn-change-full = <b>{ $change }</b> : la grille est pleine.
turn-change-jungle = <b>{ $change }</b> : une forêt.
turn-change-town = <b>{ $change }</b> : une ville de { $number }.
turn-change-range = <b>{ $change }</b> : une montagne.
turn-change-pyramid = <b>{ $change }</b> : une pyramide.
turn-change-hut = <b>{ $change }</b> : la hutte en { $space }, près d’une forêt.
turn-change-statue = <b>{ $change }</b> : la statue en { $space }, près d’une ville.
turn-change-mine = <b>{ $change }</b> : la mine en { $space }, près d’une montagne.
turn-change-snake = <b>{ $change }</b> : le serpent en { $space } { $now ->
        [0] ne coûte plus rien
       *[other] coûte maintenant { $now }
    }.
turn-where-stars = D’où viennent mes étoiles
turn-where-pencil = Tour { $round }, crayon compris
turn-stars-so-far = Étoiles jusqu’ici
turn-no-stars = Pas encore d’étoiles.
turn-star-run = Plus longue suite, { $from } à { $to } : { $spaces } cases
turn-star-group = Groupe de { $number } : { $spaces } cases
turn-star-crossed = Momies barrées : { $count } × { $each }
turn-star-mummy = Momies encore là : { $count } × −{ $each }
turn-star-full = Toute la grille est remplie
turn-star-jungle = Forêts : { $count } × { $each }
turn-star-town = Villes : { $count } × { $each }
turn-star-range = Montagnes : { $count } × { $each }
turn-star-pyramid = Pyramides : { $count } × { $each }
turn-star-hut = Hutte près de la forêt
turn-star-statue = Statue près d’une ville
turn-star-mine = Mine près d’une montagne
turn-star-snake =
    { $count ->
        [one] { $count } serpent encore là
       *[other] { $count } serpents encore là
    }

## The menu

turn-table = À la table
turn-table-code = Code : { $code }
turn-person =
    { $state ->
        [ink] a fini
        [pen] réfléchit
       *[off] n’est pas là
    }
turn-person-more = Que faire pour { $name }
turn-keeper = hôte
turn-muted = sur la touche
turn-muted-from = sur la touche à partir du tour { $round }
turn-watchers =
    { $count ->
        [one] { $count } autre regarde.
       *[other] { $count } autres regardent.
    }
turn-see = Voir la fiche
turn-move-seat = Passer sur un autre appareil
turn-move-how = Tapez ce code sur l’autre appareil, à « Rejoindre ». Il sert une fois, pendant un quart d’heure.
turn-mute = Sur la touche dès le prochain tour
turn-unmute =
    { $who ->
        [you] Je rejoue moi-même
       *[other] Rejoue lui-même
    }
turn-hand-over = Nommer hôte
turn-pause = Mettre la table en pause
turn-not-done = Ce n’était pas possible à l’instant.
turn-sound-on = Le son est activé
turn-sound-off = Le son est coupé
turn-letters-on = Raccourcis clavier activés
turn-letters-off = Raccourcis clavier désactivés
turn-ink-again-on = Deuxième toucher : à l’encre
turn-ink-again-off = Deuxième toucher : effacer
turn-sound-offer = Le son : dés sur le bois, crayon, plume. L’activer
turn-language = Langue
turn-language-name =
    { $code ->
        [en] English
        [nl] Nederlands
       *[fr] Français
    }
turn-theme = Lumière
turn-theme-name =
    { $theme ->
        [light] Jour
        [dark] Nuit, à la lampe
       *[auto] Comme l’appareil
    }
turn-rules = Règles
turn-to-start = Retour à l’accueil
turn-leave-kept = Votre place est gardée : vous retrouvez la table à l’accueil.

## What a screen reader says

turn-name-empty = vide
turn-name-door = porte
turn-name-number = nombre { $number }
turn-name-pencil = { $number } au crayon
turn-name-hazard =
    { $hazard ->
        [mummy] momie
       *[snake] serpent
    }
turn-name-hazard-pencil =
    { $hazard ->
        [mummy] momie
       *[snake] serpent
    } au crayon
turn-name-crossed =
    { $hazard ->
        [mummy] momie barrée
       *[snake] serpent barré
    }
turn-name-crossed-pencil =
    { $hazard ->
        [mummy] momie barrée
       *[snake] serpent barré
    } au crayon
turn-name-structure =
    { $structure ->
        [hut] hutte
        [statue] statue
       *[mine] mine
    }
turn-name-structure-pencil =
    { $structure ->
        [hut] hutte
        [statue] statue
       *[mine] mine
    } au crayon
turn-name-in =
    dans { $kind ->
        [jungle] une forêt
        [town] une ville
        [range] une montagne
       *[pyramid] une pyramide
    }
turn-name-reveals =
    toucher révèle { $kind ->
        [jungle] une forêt
        [town] une ville
        [range] une montagne
       *[pyramid] une pyramide
    }
turn-name-crossable = à barrer si vous voulez
turn-name-chosen = choisie
turn-name-legal = peut être remplie
turn-name-legal-for = possible pour { $number }
turn-said-write =
    { $number } au crayon en { $space }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
turn-said-structure =
    { $structure ->
        [hut] Hutte
        [statue] Statue
       *[mine] Mine
    } au crayon en { $space }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
turn-said-cross =
    Croix au crayon en { $space }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
turn-said-reveal =
    { $kind ->
        [jungle] Forêt
        [town] Ville
        [range] Montagne
       *[pyramid] Pyramide
    } au crayon, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.
turn-said-draw =
    { $hazard ->
        [mummy] Momie
       *[snake] Serpent
    } au crayon en { $space }.
turn-undone = Annulé.
turn-late = Un instant : la table tarde à répondre.
turn-inked = À l’encre.
turn-inked-waiting = À l’encre. On attend { $names }.

## Keys

turn-key-number = 0–9
turn-key-number-does = nombre
turn-key-dice = P D X
turn-key-dice-does = dés
turn-key-arrows = ←↑↓→
turn-key-arrows-does = case
turn-key-write = Entrée
turn-key-write-does = écrire
turn-key-find = F
turn-key-find-does = découvertes
turn-key-undo = Z
turn-key-undo-does = annuler
turn-key-ink = I
turn-key-ink-does = encre
turn-key-stars = S
turn-key-stars-does = étoiles
turn-key-hint = H
turn-key-hint-does = indice

## Exercises

exercise-title = Que feriez-vous ?
exercise-left = { $left ->
    [one] C’est le dernier aujourd’hui.
   *[other] Il en reste { $left } aujourd’hui.
 }
exercise-was = { $stars ->
    [one] Dans votre partie, ce tour a perdu { $stars } étoile.
   *[other] Dans votre partie, ce tour a perdu { $stars } étoiles.
 }
exercise-leave = Quitter les exercices
exercise-thinking = L’Explorateur compare votre tour au meilleur.
exercise-solved = Trouvé
exercise-missed = Il y avait mieux
exercise-lost = { $stars ->
    [0] Aussi bien que ce que ferait l’Explorateur.
    [one] Il perd { $stars } étoile sur le tour de l’Explorateur.
   *[other] Il perd { $stars } étoiles sur le tour de l’Explorateur.
 }
exercise-yours = Votre tour
exercise-back = Prochaine fois : { $day }
exercise-rests = Vous le savez maintenant : il ne revient plus.
exercise-next = { $left ->
    [one] Le dernier
   *[other] Le suivant, sur { $left }
 }
exercise-none = Rien à travailler aujourd’hui
exercise-none-why = Demandez ce que l’Explorateur aurait fait dans une partie finie : les tours qui vous ont le plus coûté reviennent ici, dix par jour au plus.
analysis-kept = Ceux qui ont coûté une étoile ou plus reviennent en exercices sur la page d’accueil, dès demain.

## The end

end-title = La fin
end-counting = On compte les étoiles…
end-skip = Voir le classement
end-under-alone = { $name }, en solo
end-under-several = { $name }, { $count } explorateurs
end-level =
    { $level ->
        [tourist] Touriste
        [pathfinder] Éclaireur
        [voyager] Voyageur
       *[explorer] Explorateur
    }
end-up-to = jusqu’à { $stars }
end-trail =
    Niveau { $level ->
        [tourist] Touriste
        [pathfinder] Éclaireur
        [voyager] Voyageur
       *[explorer] Explorateur
    }, { $stars } étoiles ; encore { $missing } pour { $next ->
        [tourist] Touriste
        [pathfinder] Éclaireur
        [voyager] Voyageur
       *[explorer] Explorateur
    }.
end-trail-top =
    Niveau { $level ->
        [tourist] Touriste
        [pathfinder] Éclaireur
        [voyager] Voyageur
       *[explorer] Explorateur
    }, { $stars } étoiles.
end-to-next =
    Encore { $missing ->
        [one] { $missing } étoile
       *[other] { $missing } étoiles
    } pour être <b>{ $level ->
        [tourist] Touriste
        [pathfinder] Éclaireur
        [voyager] Voyageur
       *[explorer] Explorateur
    }</b>.
end-top = Il n’y a pas de niveau plus haut : bien exploré.
end-best = Un nouveau record !
end-kind =
    { $kind ->
        [run] suite
        [groups] groupes
        [mummies] momies
        [full] grille pleine
        [jungle] forêt
        [town] ville
        [range] montagne
        [pyramid] pyramide
        [finds] découvertes
        [structures] bâtiments
       *[snake] serpents
    }
end-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    } avec { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
end-wins-many =
    { $count } explorateurs gagnent ensemble avec { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
end-shared = place { $place } partagée
end-the-others = Les autres
end-made-temple = suite { $one } · groupes { $two } · momies { $three }
end-made-valley = découvertes { $one } · bâtiments { $two } · serpents { $three }
end-tie-temple = À égalité, la plus longue suite l’emporte ; sinon on partage.
end-tie-valley = À égalité, les étoiles des bâtiments l’emportent ; sinon on partage.
end-again = Rejouer ensemble
end-again-join = Vers la partie suivante
end-again-alone = Repartir
end-other-side = Face { $side }
end-to-start = Retour à l’accueil
end-replay = Revoir
end-file = Fichier
end-dice = Vérifier les dés
end-dice-checked = Dés vérifiés
end-dice-good = Les dés sont équitables, sur les { $rounds } tours.
end-dice-round = Le tour { $round } est le premier qui diffère des dés équitables.
end-dice-secret = Le secret n’est pas celui qui était promis avant le premier jet.
end-dice-unknown = Cette partie n’a pas de quoi vérifier ses dés.
end-dice-lost = La partie n’a pas pu être chargée. Réessayez.
end-day = L’expédition du jour
end-day-week = Vos sept derniers jours
end-day-counted = { $day } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
end-day-practised = { $day }, pour s’entraîner : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
end-day-open = { $day } : partir
end-day-missed = { $day } : y jouer maintenant, pour s’entraîner
end-day-streak = { $days ->
    [0] Pas encore de jours d’affilée.
    [one] Un jour d’affilée.
   *[other] { $days } jours d’affilée.
 }
end-day-forgiven = Un jour manqué est pardonné.
end-day-bots = Les robots avec les mêmes dés :
end-day-bots-wait = Les robots se préparent à jouer avec les mêmes dés.
end-day-other = { $adventure ->
    [temple] Le Temple du jour aussi
   *[valley] La Vallée du jour aussi
 }
end-day-next = { $hours ->
    [0] La prochaine expédition commence dans { $minutes } min.
   *[other] La prochaine expédition commence dans { $hours } h { $minutes } min.
 }
end-share = Partager
end-copied = C’est copié : collez-le où vous voulez.
