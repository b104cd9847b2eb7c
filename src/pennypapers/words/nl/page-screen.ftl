### The table on a big screen while people play, and how a game ends for everybody.

## The round, for the room

screen-still-thinking = Denken nog na
screen-time-left = nog { $time }
screen-held-by = { $name } tekent hier
screen-tile = { $name }: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }, plaats { $place }, laatste ronde { $gain }
screen-some-names = { $names } en nog { $count }
screen-told-gain = Grootste winst: { $names } { $stars }
screen-told-loss = Het hardst geraakt: { $names } { $stars }
screen-told-first = { $names }: { $rule ->
    [group] de eerste groep
    [mummy] de eerste doorgestreepte mummie
    [full] het eerste volle blaadje
    [jungle] de eerste jungle
    [town] de eerste stad
    [range] de eerste bergketen
   *[pyramid] de eerste piramide
 }
screen-told-lead = { $names } neemt de leiding
screen-told-climb = { $names } gaat voorbij { $passed }
screen-duel = Spannendste duel: { $ahead } en { $behind }, { $by ->
    [0] gelijk
    [one] { $by } ster verschil
   *[other] { $by } sterren verschil
 }
screen-everybody = iedereen
screen-everybody-did = Wat iedereen ermee deed
screen-everybody-hit = Wie bij wie tekende
screen-deed = { $what ->
    [hut] hut
    [statue] standbeeld
    [mine] mijn
    [jungle] jungle
    [town] stad
    [range] bergketen
    [pyramid] piramide
    [cross] doorgestreept
   *[pass] gepast
 }
screen-drew-on = { $by } tekende bij { $name }
screen-race = Hoe iedereen ervoor staat

## When the table takes nobody else

screen-full = De tafel is vol
screen-locked = De tafel is op slot
screen-look-on = Meekijken met

## Near the end

turn-end-near = { $left ->
    [one] Er is nog één vak vrij op het volste blaadje.
   *[other] Er zijn nog { $left } vakken vrij op het volste blaadje.
 } Het einde nadert.
turn-end-now = { $left ->
    [one] Er is nog één vak vrij op het volste blaadje
   *[other] Er zijn nog { $left } vakken vrij op het volste blaadje
 }: dit kan de laatste ronde zijn.

## What the screen itself can do

screen-controls = Het scherm
screen-sound = Geluid
screen-whole = Volledig scherm
screen-awake = Scherm aan laten

## The ceremony

screen-counting-kind = De telling: { $kind }
screen-places = Van laatste tot eerste
screen-ended = Dit spel eindigde op { $day } om { $time }

## The end, on every device

end-look-up = Kijk op: de uitslag komt eerst op het grote scherm.
end-chart = Sterren per ronde
end-chart-line = { $name }: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
end-median = midden van allen
end-decided = Waar { $name } het won
end-decided-round = Ronde { $round }
end-titles = Een titel voor iedereen
end-name-most = { $detail ->
    [run] Langste reeks
    [group] Beste groepen
    [mummy] Schrik van de mummies
    [full] Het hele blaadje
    [jungle] Junglekenner
    [town] Stedenstichter
    [range] Bergbeklimmer
    [pyramid] Piramidebouwer
    [hut] Beste hut
    [statue] Beste standbeeld
    [mine] Beste mijn
   *[snake] Slangenbezweerder
 }
end-name-round = Beste worp, best gebruikt
end-name-climber = Klimmer
end-name-alone = Eigen wegen
end-name-harm = Schrik van de tafel
end-name-steady = Vaste hand
end-name-number = Dol op de { $detail }
end-name-spared = Het best gespaard
end-name-there = Erbij tot het einde
end-why-most = { $value ->
    [one] { $value } ster
   *[other] { $value } sterren
 } ervoor, meer dan wie ook
end-why-round = { $value ->
    [one] { $value } ster
   *[other] { $value } sterren
 } in ronde { $detail } alleen al
end-why-climber = { $value ->
    [one] { $value } plaats
   *[other] { $value } plaatsen
 } omhoog vanaf de slechtste
end-why-alone = deed { $value ->
    [one] één keer
   *[other] { $value } keer
 } wat niemand anders deed
end-why-harm = kostte anderen { $value ->
    [one] { $value } ster
   *[other] { $value } sterren
 }
end-why-steady = sterren in { $value ->
    [one] { $value } ronde
   *[other] { $value } rondes
 }
end-why-number = { $value } keer de { $detail }
end-why-spared = verloor { $value ->
    [0] niets
    [one] maar { $value } ster
   *[other] maar { $value } sterren
 } aan wat anderen tekenden
end-why-there = { $value ->
    [one] { $value } ronde
   *[other] alle { $value } rondes
 }
end-teams = De ploegen
end-team = Ploeg { $team }
end-team-mean = gemiddeld { $mean }
end-by-person = Per persoon
