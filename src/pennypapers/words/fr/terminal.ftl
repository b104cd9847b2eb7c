## Words of the game

adventure-name = { $adventure ->
    [temple] Le Temple d’Apikhabou
   *[valley] La Vallée de Wiraqocha
 }

rule-name = { $rule ->
    [run] suite
    [group] groupe
    [jungle] forêt
    [town] ville
    [range] montagne
   *[pyramid] pyramide
 }

rule-line = { $rule ->
    [run] plus longue suite
    [group] groupe de { $number }
    [mummy] momie
    [full] grille pleine
    [jungle] forêt
    [town] ville de { $number }
    [range] montagne
    [pyramid] pyramide
    [hut] hutte
    [statue] statue
    [mine] mine
   *[snake] serpent
 }

rule-all-spaces = toutes les cases

stars-in-all = { $stars ->
    [one] étoile en tout
   *[other] étoiles en tout
 }

level-name = { $level ->
    [tourist] Touriste
    [pathfinder] Éclaireur
    [voyager] Voyageur
   *[explorer] Explorateur
 }

level-reached = Niveau : { level-name }.
level-and-next = Niveau : { level-name }. { $missing ->
    [one] Il manque une étoile
   *[other] Il manque { $missing } étoiles
 } pour le niveau { $next ->
    [pathfinder] Éclaireur
    [voyager] Voyageur
   *[explorer] Explorateur
 }.
level-why = Chaque niveau commence { $by } étoiles plus bas que d’habitude : { $each } par { $hazard ->
    [mummy] momie sur la fiche ({ $hazards }), barrée ou non.
   *[snake] serpent sur la fiche ({ $hazards }), barré ou non.
 }

sheet-size = { $adventure ->
    [temple] Temple, { $spaces } cases, { $doors ->
        [0] sans porte
        [one] dont une porte
       *[other] dont { $doors } portes
     }
   *[valley] Vallée, { $spaces } cases
 }

## score, replay, verify, sheets

replay-finished = { $rounds ->
    [1] Partie finie en un tour.
   *[other] Partie finie en { $rounds } tours.
 }
replay-unfinished = { $rounds ->
    [0] Partie pas encore commencée.
    [one] Partie en cours, au premier tour.
   *[other] Partie en cours, au tour { $rounds }.
 }
ranking-final = Classement final
ranking-so-far = Classement provisoire
tie-break = { $adventure ->
    [temple] plus longue suite : { $count }
   *[valley] grâce aux bâtiments : { $count }
 }
dice-verified = { $rounds ->
    [1] Les dés sont équitables : l’unique tour est bien celui auquel la table s’était engagée.
   *[other] Les dés sont équitables : les { $rounds } tours sont bien ceux auxquels la table s’était engagée.
 }
sheet-approved = On peut jouer sur « { $name } ».
sheet-pieces = La fiche se compose de { $count } morceaux que rien ne relie ({ $pieces }).
interrupted = Arrêté.

## The game in the terminal

play-welcome = { adventure-name }, « { $name } ». Vous jouez en solo, avec les initiales { $player }.
# The initials on the sheet of whoever plays alone: four letters at most.
play-me = MOI
play-how = Tapez des actions comme { $example }, puis Entrée : les voilà au crayon. Une ligne vide met le coup à l’encre. ? explique le reste.
play-choose = Quelle fiche ? Tapez son numéro ou son nom.
play-continue = Votre partie sur « { $sheet } » n’est pas finie : elle en est au tour { $round }. Elle reprend maintenant ; pour une nouvelle partie, lancez le jeu avec --fresh.
play-put-aside = La partie non finie a été mise de côté : { $file }.
play-saved = La partie est gardée dans { $file }.
play-not-saved = La partie n’a pas pu être enregistrée ({ $reason }). Vous pouvez continuer à jouer ; le jeu essaiera encore après le prochain coup.
play-not-kept = La partie n’a pas pu être enregistrée ({ $reason }). La voici, à copier :
play-stopped = Arrêt au tour { $round }. Relancez le jeu pour reprendre à cet endroit.
play-round = Tour { $round }
play-round-of = Tour { $round } sur { $rounds }
play-dice = Violet : { $purple }, vert : { $green }, rouge : { $red }.
play-face = { $face ->
    [P] Penny
    [D] Dakota
    [X] { $adventure ->
        [temple] momie
       *[valley] serpent
     }
   *[number] { $face }
 }
play-numbers = Nombres : { $numbers }.
play-any-number = Penny écrit n’importe quel nombre de 1 à 15, par exemple P=12@a1.
play-structures = Dakota peut dessiner : { $structures }, par exemple D={ $first }@a1.
# In brackets the word that a step has, where it is another one.
play-structure = { $structure ->
    [hut] hutte (hut)
    [statue] statue
   *[mine] mine
 }
play-lockpick = Crochetage : le nombre va dans une porte.
play-no-door = Crochetage, mais aucune porte n’est vide : tapez - pour passer.
play-spaces = Cases : { $spaces }.
play-crossable = { $adventure ->
    [temple] Il y a un 9 à côté de { $spaces } : x suivi de la case barre la momie.
   *[valley] Un 9 exact barre un serpent en { $spaces }, par exemple 4+5xa2.
 }
play-discoveries = { $count ->
    [one] Une découverte est possible :
   *[other] { $count } découvertes sont possibles :
 }
play-more-discoveries = { $count ->
    [one] … et { $count } autre du même genre.
   *[other] … et { $count } autres du même genre.
 }
play-hazard = { $adventure ->
    [temple] Une momie ! Dessinez-la dans une de ces cases : { $spaces }. Tapez-en une, par exemple !{ $first }.
   *[valley] Un serpent ! Dessinez-le dans une de ces cases : { $spaces }. Tapez-en une, par exemple !{ $first }.
 }
play-hazard-beside = Seulement celles-ci : elles sont à côté de ce que vous avez rempli au tour précédent.
play-hazard-anywhere = Toutes celles-ci conviennent.
play-prompt-turn = coup>
play-prompt-hazard = { $adventure ->
    [temple] momie>
   *[valley] serpent>
 }
play-prompt-sheet = fiche>
play-in-pencil = Au crayon : { $steps }.
play-nothing-in-pencil = Rien n’est au crayon.
play-stars-now = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } pour l’instant.
play-stars-would = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 } pour l’instant, { $after } avec ce coup.
play-may-ink = Appuyez sur Entrée pour mettre le coup à l’encre.
play-inked = C’est à l’encre.
play-undone = Annulé.
play-rubbed-out = Tout est gommé.
play-commands = Entrée met le coup à l’encre. u annule une action, r gomme tout, l liste ce que vous pouvez faire, s montre d’où viennent vos étoiles, d dessine la fiche, h résume les règles, q arrête (votre partie est gardée). Les mots aussi : annuler, liste, étoiles, dessin, règles, aide, quitter.
play-step-help = { $adventure ->
    [temple] Actions : 5@b1 écrit un dé, 2+3@a1 une somme, P=12@b2 le nombre de Penny, xa2 barre une momie, - passe.
   *[valley] Actions : 5@b1 écrit un dé, 2+3@a1 une somme, P=12@b2 le nombre de Penny, D=hut@c1 dessine un bâtiment (hut, statue ou mine), 4+5xa2 dépense un 9 contre un serpent, jungle(a1,b1,c1,a2,b2) révèle une découverte, en tout dernier (jungle pour une forêt, town une ville, range une montagne, pyramid une pyramide).
 }
play-rules = { $adventure ->
    [temple] Un nombre par tour, dans une case vide sans porte ; à un tour de crochetage, dans une porte. Étoiles : une par case de la plus longue suite de nombres adjacents qui montent de un en un ; trois pour chaque nombre qui forme un groupe d’au moins trois ; deux pour chaque momie barrée, deux de moins pour chacune des autres. Un 9 à côté d’une momie permet de la barrer. La partie finit quand toutes les cases sans porte sont remplies.
   *[valley] Utilisez chaque dé une fois au plus, seul ou additionné, et remplissez des cases à côté de ce que vous avez déjà ; la première au bord. Ensuite vous pouvez révéler une découverte : forêt, cinq nombres différents, 5 étoiles ; ville, quatre nombres identiques, 6 ; montagne, trois nombres de 6 ou plus, 7 ; pyramide, quatre nombres de 10 ou plus en forme de T, 15. La hutte rapporte 2 par case de forêt à côté d’elle, la statue par case de ville, la mine par case de montagne. Un serpent coûte le plus grand nombre à côté de lui ; un 9 exact, sans l’écrire, le barre. Une grille pleine rapporte 7. La partie dure 25 tours au plus.
 }
play-count = Le décompte
play-today-title = L’expédition du jour, { $date }
play-dash = « - » ne peut pas être la fiche : c’est de là que viennent les réponses. Nommez une fiche ou un fichier .sheet.
play-today-alone = L’expédition du jour se joue en solo : retirez --bots.
play-today-side = La face du jour est { $sheet } : c’est elle qui est jouée.
play-today-sheet = L’expédition du jour se joue sur { $sheets } : nommez l’une de ces fiches, ou aucune.
play-no-such-bot = Il n’y a pas de robot « { $text } » : choisissez parmi { $known }.
play-too-many-bots = Une table a de la place pour { $limit } robots au plus.
play-no-table = Ce n’est pas l’adresse d’une table : donnez son lien, par exemple { $example }, ou --join CODE avec --server.
play-table-decides = À une table d’un serveur, la fiche et les réglages se choisissent là-bas : retirez la fiche, --seed, --today, --bots, --pencil-strict et --fresh.
play-name-for-table = --name et --initials servent à une table d’un serveur : donnez son lien, ou --join CODE.
play-needs-screen = Les robots et les tables d’un serveur demandent l’écran, que ce terminal ne peut pas afficher. Seul, on joue ligne par ligne.

## The server

serve-ready = Les tables sont ouvertes sur { $address }. Ctrl-C les ferme ; rien n’est perdu.
serve-phones = Les téléphones et autres machines de votre réseau : { $address }
serve-unusable = Les données ne peuvent pas servir : { $reason }
serve-vanished = Les tables conservées dans { $folder } ont disparu : la base de données manque ou est vide. Remettez une copie avec « pennypapers restore », ou supprimez { $note } pour repartir de zéro.
serve-database = { $why ->
    [away] La base { $where } ne répond pas ({ $reason }) : est-elle en marche, et cette machine peut-elle s’y connecter ?
    [password] La base { $where } refuse ce serveur ({ $reason }) : vérifiez le nom et le mot de passe dans son adresse.
    [database] Il n’y a pas encore de base { $where } : créez-la d’abord, avec « createdb ».
    [rights] La base { $where } ne laisse pas ce serveur écrire ({ $reason }) : son rôle doit avoir le droit d’y créer un schéma.
    [taken] Un autre serveur tient la base { $where } : deux serveurs ne peuvent pas y écrire à la fois.
    [newer] La base { $where } a été écrite par une version plus récente de Penny Papers ({ $reason }) : installez celle-là.
    [foreign] Dans la base { $where }, un autre programme a un schéma nommé « pennypapers » : prenez une autre base.
    [not-installed] Pour la base { $where }, il manque un paquet : installez l’extra « scale », avec « pip install ".[scale]" ».
   *[other] La base { $where } ne peut pas servir ({ $reason }).
 }
serve-failed = Le serveur n’a pas pu démarrer : { $reason }.
backup-done = { $file } : copié, { NUMBER($size, useGrouping: 0) } Ko.
backup-nothing = Il n’y a encore rien à copier : { $file } n’existe pas.
backup-failed = La copie n’a pas pu être faite ({ $reason }) ; ce qui était là avant n’a pas changé.
