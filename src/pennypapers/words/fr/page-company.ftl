### The people of a table: who comes late, who asks the host for what, teams, the evening over several games.

## What changed, told to everybody

company-keeper = { $name } est l’hôte à partir de maintenant.
company-keeper-you = C’est vous l’hôte à partir de maintenant.
company-keeper-watches = L’hôte garde la table et ne fait plus que regarder.
company-taken = { $name } continue à la place { DE($other) }.
company-taken-you = L’hôte a dit oui : vous continuez à la place { DE($other) }.
company-out = L’hôte a mis { $name } sur la touche : à partir du tour { $round }, la table joue à sa place.
company-out-no-more = { $name } joue de nouveau en personne.
company-evening-ended = Le compte de la soirée est clos. La prochaine partie en ouvre un nouveau.

## What became of this device’s part

company-put-removed = { $reason ->
    [room] L’hôte vous a fait quitter la table : il n’y a pas assez de place. Vous pouvez regarder.
    [name] L’hôte vous a fait quitter la table à cause du nom. Vous pouvez vous rasseoir sous un autre.
    [conduct] L’hôte vous a fait quitter la table à cause de votre conduite. Vous pouvez regarder.
    [mistake] L’hôte vous a fait quitter la table pour corriger une erreur. Il suffit de vous rasseoir.
   *[other] L’hôte vous a fait quitter la table. Vous pouvez vous rasseoir, ou regarder.
 }
company-put-moved = Votre place est maintenant sur un autre appareil, celui-ci ne fait que regarder. Pour la ramener, demandez un code dans le menu là-bas.
company-put-replaced = Vous n’étiez pas là, et { $name } continue à votre place. Vous pouvez regarder, ou jouer la prochaine partie.
company-put-lent = Vous n’étiez pas là, et l’hôte a laissé quelqu’un d’autre continuer pour vous. La place est toujours la vôtre.
company-put-lent-to = Vous n’étiez pas là, et { $name } continue à votre place. Elle est toujours la vôtre.
company-put-reclaimed = { $name } est de retour et a repris sa place. Vous pouvez regarder, ou jouer la prochaine partie.
company-reclaim = La reprendre
company-put-refused = L’hôte préfère laisser cette place comme elle est. Vous pouvez regarder, ou jouer la prochaine partie.

## What the host is asked

company-name-asked = { $name } ({ $initials }) voudrait s’asseoir. Personne d’autre ne voit encore ce nom.
company-name-yes = Accepter
company-name-all = Accepter les { $count }
company-name-other = Un autre nom
company-name-no = Retirer
company-seat-asked = { $name } arrive en retard et voudrait continuer à la place { DE($other) }.
company-yes = Oui
company-no = Non
company-asked-more = { $count ->
    [one] Encore une demande.
   *[other] Encore { $count } demandes.
 }

## Coming late

company-late = La partie a commencé. Voulez-vous jouer ?
company-late-next-only = La partie a commencé, et tout le monde est là. Vous pouvez jouer la prochaine.
company-late-over = Voulez-vous jouer la prochaine partie ?
company-late-away = Pour { $name }, qui n’est pas là
company-late-bot = Pour { $name }, un robot
company-late-more = { $count ->
    [one] Une autre place
   *[other] { $count } autres places
 }
company-late-next = La prochaine partie
company-asked = On demande à l’hôte si vous continuez à la place { DE($name) }.
company-queued = Vous avez une place dans la prochaine partie. D’ici là, vous regardez avec les autres.
company-queued-no = Y renoncer

## On to the next table

company-again = Tout le monde passe à la table suivante, dans { $seconds } s.
company-again-said = Tout le monde passe à la table suivante dans { $seconds } secondes. Vous pouvez rester ici.
company-again-stay = Rester

## The evening

company-evening = La soirée jusqu’ici
company-evening-games = { $count ->
    [one] une partie
   *[other] { $count } parties
 }
company-evening-who = Qui
company-evening-won = Gagnées
company-evening-stars = Étoiles
company-evening-chart = Partie par partie
company-evening-score = { $won ->
    [yes] { $stars }, gagnée
   *[no] { $stars }
 }
company-evening-absent = pas là
company-evening-gone = n’est plus là
company-evening-end = Finir la soirée
company-evening-end-why = Le compte de ces parties est clos, et la prochaine en ouvre un nouveau. Les parties elles-mêmes sont gardées.
company-evening-end-yes = La finir
company-evening-end-no = Continuer à compter

## The lobby

company-title = La table
company-wait = L’hôte commence quand tout le monde est là.
company-host-watches = L’hôte ne fait que regarder
company-host-gone = L’hôte est hors connexion
company-you-host = Vous êtes l’hôte, et vous ne faites que regarder.
company-only-host = Être l’hôte sans jouer
company-sheet = Une autre fiche
company-person = { $name } : plus
company-unchecked = attend le oui de l’hôte
company-unnamed = Quelqu’un de nouveau
company-name = Nom
company-rename = Renommer
company-leave = Quitter la table
company-remove = Retirer de la table
company-remove-why = Pourquoi ? La personne l’apprend.
company-reason = { $reason ->
    [room] Plus de place
    [name] Le nom
    [conduct] La conduite
    [mistake] Une erreur
   *[other] Sans raison
 }
company-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
company-locked-now = L’hôte a fermé cette table : plus personne ne peut s’asseoir. Vous pouvez regarder.
company-team = { $team ->
    [0] Sans équipe
   *[other] Équipe { $team }
 }
company-team-of = { $team ->
    [0] { $name } n’est dans aucune équipe : changer
   *[other] { $name } est dans l’équipe { $team } : changer
 }
company-teams-deal = Répartir au hasard
company-teams-how = Touchez une équipe pour la changer.

## How it is played

company-between = Entre les tours
company-between-why = Chacun voit ce que les autres ont fait des mêmes dés. Puis vient le jet suivant.
company-between-time = { $seconds ->
    [0] Sans pause
   *[other] { $seconds } s
 }
company-between-tap = Jusqu’à ce qu’on touche l’écran
company-stars-hidden = Cacher les étoiles jusqu’à la fin
company-stars-hidden-why = Personne ne voit qui mène avant le compte.
company-reactions = Réactions
company-reactions-why = Six petits tampons, pour applaudir ou taquiner.
company-more = Pour une classe, et plus encore
company-teams = Équipes
company-teams-why = La moyenne des étoiles décide. Vous formez les équipes ici, avant le départ.
company-teams-count = { $count ->
    [0] Aucune
   *[other] { $count }
 }
company-locked = Fermer la table
company-locked-why = Plus personne ne peut s’asseoir.
company-names-checked = Voir les noms d’abord
company-names-checked-why = On vous demande avant que tous voient un nouveau nom.
company-names-hidden = Cacher les noms sur le grand écran
company-names-hidden-why = Il ne montre que les initiales.
company-is-pause = { $seconds } s entre les tours
company-is-stars-hidden = étoiles cachées jusqu’à la fin
company-is-no-reactions = sans réactions
company-is-teams = { $count } équipes
company-is-locked = table fermée
company-is-names-checked = noms vus d’abord par l’hôte
company-is-names-hidden = pas de noms sur le grand écran
