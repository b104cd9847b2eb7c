## Le jeu à l’écran du terminal

screen-refused = Ce n’est pas possible ici ({ $code }).
screen-too-small = Ce terminal a { $width } colonnes et { $height } lignes : le jeu en demande au moins { $least } et { $low }. Agrandissez-le, ou lancez le jeu avec --plain.
screen-no-connection = Pas de connexion. Votre crayon est gardé. Nouvel essai en cours.
screen-connecting = Connexion…
screen-over = La partie est finie. Entrée montre le décompte.
screen-paused = La table est en pause.
screen-paused-long = La table est en pause depuis cinq minutes. Entrée la reprend.
screen-lent = Vous n’étiez pas là, et l’hôte a laissé quelqu’un d’autre continuer pour vous. Entrée reprend la place.
screen-out = L’hôte vous met sur la touche, et la table joue pour vous. Entrée : rejouer en personne.
screen-out-from = L’hôte vous met sur la touche à partir du tour { $round }.
screen-stalled = Tout le monde attend { $name } depuis cinq minutes. Entrée laisse jouer la table.
screen-watching = La partie a commencé sans vous : vous regardez.
screen-nudged = La table vous attend.
screen-moment = Un instant…
screen-roll = Tout le monde a fini. Entrée lance les dés.
screen-waiting = { $count ->
    [one] À l’encre. On attend { $names }.
   *[other] À l’encre. On en attend { $count } : { $names }.
 }
screen-warming = À l’encre. Les robots se préparent encore, juste cette fois : { $percent } %.
screen-ready = { $count } sur { $all } ont fini
screen-seconds = encore { $seconds } s
screen-sheet-of = la fiche { DE($name) }
screen-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
screen-stars-would = { $stars } → { $after ->
    [one] { $after } étoile
   *[other] { $after } étoiles
 }

screen-hazard-pencil = { $adventure ->
    [temple] Une momie
   *[valley] Un serpent
 } au crayon en { $space }. Entrée met à l’encre.
screen-hazard-held = { $adventure ->
    [temple] Une momie ! Vous tenez la fiche { DE($name) } : dessinez-la dans une case vide sans porte.
   *[valley] Un serpent ! Vous tenez la fiche { DE($name) } : dessinez-le dans une case vide.
 }
screen-hazard-own = { $adventure ->
    [temple] Une momie ! Dessinez-la dans une case marquée.
   *[valley] Un serpent ! Dessinez-le dans une case marquée.
 }
screen-hazard-beside = { $adventure ->
    [temple] Une momie ! Dessinez-la à côté de ce que vous avez rempli au tour précédent.
   *[valley] Un serpent ! Dessinez-le à côté de ce que vous avez rempli au tour précédent.
 }
screen-drew = { $name } a dessiné { $adventure ->
    [temple] une momie
   *[valley] un serpent
 } en { $space }.
screen-played-for-you = { $why ->
    [clock] La table a joué pour vous : le temps était écoulé.
    [keeper] La table a joué pour vous : vous n’étiez pas là.
    [bot] Un robot a joué pour vous en votre absence.
    [late] La table a joué pour vous : le robot n’a pas répondu à temps.
    [stalled] La table a joué pour vous : les autres attendaient depuis cinq minutes.
   *[muted] La table a joué pour vous tant que vous étiez sur la touche.
 }
screen-pass = Crochetage, mais plus aucune porte n’est vide. Entrée passe le tour.
screen-pencil = Au crayon. Entrée met à l’encre ; une autre case ou un autre nombre le change.
screen-choose = { $lockpick ->
    [yes] Crochetage : le nombre va dans une porte. Choisissez-le : ses chiffres, ou les dés P et X.
   *[no] Choisissez un nombre : ses chiffres, ou les dés P, D et X.
 }
screen-where = { $lockpick ->
    [yes] Dans quelle porte mettre le { $number } ? Entrée l’écrit.
   *[no] Où mettre le { $number } ? Entrée l’écrit.
 }
screen-where-or-cross = Écrivez le 9, ou dépensez-le contre un serpent marqué. Entrée le fait. ({ $number })
screen-where-structure = Où mettre { $structure ->
    [hut] la hutte
    [statue] la statue
   *[mine] la mine
 } ? Entrée la dessine.
screen-penny = Penny vaut n’importe quel nombre de 1 à 15 : tapez-le.
screen-dakota = Dakota dessine un bâtiment : 1, 2 ou 3 le choisit.
screen-no-structure = Les trois bâtiments sont déjà dessinés.
screen-take-dice = Prenez des dés avec P, D et X, ou tapez un nombre.
screen-more = Utilisez d’autres dés, ou Entrée pour mettre à l’encre.
screen-more-finds = F révèle une découverte. Entrée met à l’encre.
screen-revealed = Une découverte au crayon. F montre la suivante, Entrée met à l’encre.
screen-number-first = Quel nombre en { $space } ? Choisissez-le d’abord.
screen-no-number = Ces dés ne font pas de { $number }.
screen-no-find = Aucune découverte n’est possible maintenant.
screen-find-choose = Marquez les cases de votre découverte avec Espace. Échap pour revenir.
screen-find-fits = C’est { $kind ->
    [jungle] une forêt
    [town] une ville
    [range] une montagne
   *[pyramid] une pyramide
 }. Entrée la révèle.
screen-find-not-yet = { $spaces } : pas encore une découverte.
screen-thinking = Le coach réfléchit…
screen-hint = Ce que ferait le coach, et les étoiles à la fin
screen-hint-yours = (le vôtre)
screen-seat-kept = Votre place est gardée : la même commande vous y ramène.

screen-table = Table « { $code } »
screen-you-start = C’est vous qui commencez. Entrée lance la partie quand tout le monde est là.
screen-wait-for-keeper = { $name } lance la partie quand tout le monde est là.
screen-which-sheet = Quelle fiche ?

screen-keys-temple = Flèches · Entrée écrire, encre · U annuler · H indice · ? aide · Q quitter
screen-keys-valley = Flèches · Entrée écrire, encre · F trouver · U annuler · H indice · ? · Q
screen-keys-over = Entrée décompte · N encore · Q quitter
screen-keys-end = Échap montre la fiche · N rejoue · Q quitte
screen-keys-lobby = Q quitter
screen-keys-keeper = Entrée commencer · B ajouter un robot · Q quitter
screen-keys-start = Flèches bouger · Entrée choisir · Q quitter

screen-key = { $key ->
    [arrows] Flèches
    [tab] Tab
    [space] Espace
    [enter] Entrée
    [dice] P D X
    [digits] 0–9
    [undo] U Z
    [rub] R
    [find] F
    [choose] C
    [hint] H
    [view] V
    [again] N
    [help] ?
    [escape] Échap
   *[quit] Q
 }
screen-key-does = { $key ->
    [arrows] se déplacer sur la fiche
    [tab] à la prochaine case possible
    [space] écrire, barrer ou gommer ici
    [enter] écrire ici ce qu’on a en main ; puis mettre à l’encre (I le fait aussitôt)
    [dice] prendre ou poser le dé violet, vert ou rouge ; plusieurs font une somme
    [digits] un nombre par ses chiffres ; les bâtiments de Dakota
    [undo] annuler un pas
    [rub] tout gommer
    [find] la découverte suivante
    [choose] choisir soi-même les cases d’une découverte
    [hint] ce que ferait le coach
    [view] les fiches des autres
    [again] une autre partie, après la fin
    [help] cette aide
    [escape] poser, revenir
   *[quit] quitter ; la partie est gardée
 }
screen-signs = { $adventure ->
    [temple] Sur la fiche : ∩ une porte, · peut être remplie, ! une momie (!· peut être barrée), ✗ barrée, > la suite, g un groupe, [ ] où vous êtes.
   *[valley] Sur la fiche : · peut être remplie, ! un serpent (!· peut être barré), ✗ barré, H S M hutte, statue, mine, j t r p forêt, ville, montagne, pyramide, [ ] où vous êtes.
 }
