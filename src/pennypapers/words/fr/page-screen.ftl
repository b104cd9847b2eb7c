### The table on a big screen while people play, and how a game ends for everybody.

## The round, for the room

screen-still-thinking = Encore en réflexion
screen-time-left = encore { $time }
screen-held-by = { $name } dessine ici
screen-tile = { $name } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }, place { $place }, dernier tour { $gain }
screen-some-names = { $names } et { $count } de plus
screen-told-gain = Plus gros gain : { $names } { $stars }
screen-told-loss = Le coup le plus dur : { $names } { $stars }
screen-told-first = { $names } : { $rule ->
    [group] le premier groupe
    [mummy] la première momie barrée
    [full] la première grille pleine
    [jungle] la première forêt
    [town] la première ville
    [range] la première montagne
   *[pyramid] la première pyramide
 }
screen-told-lead = { $names } prend la tête
screen-told-climb = { $names } dépasse { $passed }
screen-duel = Le duel le plus serré : { $ahead } et { $behind }, { $by ->
    [0] à égalité
    [one] { $by } étoile d’écart
   *[other] { $by } étoiles d’écart
 }
screen-everybody = tout le monde
screen-everybody-did = Ce que chacun en a fait
screen-everybody-hit = Qui a dessiné chez qui
screen-deed = { $what ->
    [hut] hutte
    [statue] statue
    [mine] mine
    [jungle] forêt
    [town] ville
    [range] montagne
    [pyramid] pyramide
    [cross] a barré
   *[pass] a passé
 }
screen-drew-on = { $by } a dessiné chez { $name }
screen-race = Où en est chacun

## When the table takes nobody else

screen-full = La table est complète
screen-locked = La table est fermée
screen-look-on = Pour regarder, le code

## Near the end

turn-end-near = { $left ->
    [one] Il reste une case sur la fiche la plus remplie.
   *[other] Il reste { $left } cases sur la fiche la plus remplie.
 } La fin approche.
turn-end-now = { $left ->
    [one] Il reste une case sur la fiche la plus remplie
   *[other] Il reste { $left } cases sur la fiche la plus remplie
 } : c’est peut-être le dernier tour.

## What the screen itself can do

screen-controls = L’écran
screen-sound = Les sons
screen-whole = Plein écran
screen-awake = Garder allumé

## The ceremony

screen-counting-kind = Le décompte : { $kind }
screen-places = Du dernier au premier
screen-ended = Cette partie s’est terminée le { $day } à { $time }

## The end, on every device

end-look-up = Levez les yeux : le résultat paraît d’abord sur le grand écran.
end-chart = Les étoiles au fil des tours
end-chart-line = { $name } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
end-median = milieu du groupe
end-decided = Là où { $name } a gagné
end-decided-round = Tour { $round }
end-titles = Un titre pour chacun
end-name-most = { $detail ->
    [run] La plus longue suite
    [group] Les meilleurs groupes
    [mummy] Terreur des momies
    [full] Toute la grille
    [jungle] Âme de la forêt
    [town] À l’origine des villes
    [range] Le pied montagnard
    [pyramid] Architecte des pyramides
    [hut] La meilleure hutte
    [statue] La meilleure statue
    [mine] La meilleure mine
   *[snake] Charme les serpents
 }
end-name-round = Le jet le mieux joué
end-name-climber = La remontée
end-name-alone = Hors des sentiers battus
end-name-harm = Terreur de la table
end-name-steady = Main sûre
end-name-number = Un faible pour le { $detail }
end-name-spared = Entre les gouttes
end-name-there = Jusqu’au bout
end-why-most = { $value ->
    [one] { $value } étoile
   *[other] { $value } étoiles
 } pour cela, plus que quiconque
end-why-round = { $value ->
    [one] { $value } étoile
   *[other] { $value } étoiles
 } rien qu’au tour { $detail }
end-why-climber = { $value ->
    [one] { $value } place gagnée
   *[other] { $value } places gagnées
 } depuis la pire
end-why-alone = { $value ->
    [one] a fait une fois ce que personne d’autre n’a fait
   *[other] a fait { $value } fois ce que personne d’autre n’a fait
 }
end-why-harm = a coûté { $value ->
    [one] { $value } étoile
   *[other] { $value } étoiles
 } aux autres
end-why-steady = des étoiles à { $value ->
    [one] { $value } tour
   *[other] { $value } tours
 }
end-why-number = { $value } fois le { $detail }
end-why-spared = { $value ->
    [0] n’a rien perdu
    [one] n’a perdu que { $value } étoile
   *[other] n’a perdu que { $value } étoiles
 } par les dessins des autres
end-why-there = { $value ->
    [one] { $value } tour
   *[other] les { $value } tours
 }
end-teams = Les équipes
end-team = Équipe { $team }
end-team-mean = { $mean } en moyenne
end-by-person = Personne par personne
