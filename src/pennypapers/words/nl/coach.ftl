## What --help says about the coach

coach-help-analyse = Kijk terug op een afgelopen spel: voor elke ronde wat de sterkste robot gespeeld had en wat het verschil kostte, de drie duurste fouten op het blaadje, en wat de robots en wijsheid achteraf van dezelfde dobbelstenen maken.
coach-help-game = Een .game-bestand van een afgelopen spel; - leest de standaardinvoer.
coach-help-player = Wiens beurten bekeken worden, met initialen; nodig als er meer spelers waren.
coach-help-think = Tijd of proefspellen voor elke beurt: 2s, 200ms of 400. Tijd gaat op de klok, de analyse is dan niet precies te herhalen.
coach-help-hindsight = Zoek het beste solospel dat de dobbelstenen van een afgelopen spel toelieten. Hoe langer het zoekt, hoe meer het vindt.
coach-help-hindsight-think = Hoelang er gezocht wordt: 10s, 2m, of een aantal pogingen, dat overal hetzelfde vindt (10s).
coach-help-resume = Een bestand om vanaf verder te gaan, als het er is, en om in te bewaren wat gevonden is: een gewoon .game-bestand.

## analyse

coach-title = { $adventure }, “{ $sheet }”: { $player } had { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }.
coach-rounds = Ronde voor ronde
coach-column = { $column ->
    [round] Ronde
    [dice] Worp
    [played] Gespeeld
    [best] Ontdekkingsreiziger liever
    [cost] Kost
   *[expected] Leidt tot
 }
coach-same = hetzelfde
coach-rounds-how = “Kost” is hoeveel sterren minder de beurt aan het eind naar verwachting oplevert dan die van de Ontdekkingsreiziger; verschillen die toeval kunnen zijn, tellen niet mee. “Leidt tot” is met hoeveel sterren het spel na de beurt naar verwachting eindigt.
coach-by-table = * De tafel speelde deze beurt.
coach-all-costs = { $mistakes ->
    [0] De Ontdekkingsreiziger had het in geen enkele ronde beter gedaan: goed gespeeld.
    [one] Eén beurt was duurder dan nodig, ongeveer { $cost } sterren.
   *[other] { $mistakes } beurten waren duurder dan nodig, samen ongeveer { $cost } sterren.
 }
coach-chart = Sterren te verwachten aan het eind, na elke ronde
coach-chart-how = ^ wijst de duurste fouten aan.
coach-dearest = De duurste fouten
coach-mistake = Ronde { $round }, worp { $dice }: ongeveer { $cost } sterren
coach-was-played = Gespeeld: { $steps }.
coach-was-best = Liever volgens de Ontdekkingsreiziger: { $steps }.
coach-step-write = { $number } op { $space }
coach-step-build = { $structure ->
    [hut] de hut
    [statue] het standbeeld
   *[mine] de mijn
 } op { $space }
coach-step-cross = { $adventure ->
    [temple] de mummie op { $space } doorstrepen
   *[valley] een 9 voor de slang op { $space }
 }
coach-step-reveal = { $kind ->
    [jungle] een jungle onthullen
    [town] een stad onthullen
    [range] een bergketen onthullen
   *[pyramid] een piramide onthullen
 } ({ $spaces })
coach-step-draw = { $adventure ->
    [temple] een mummie op { $space }
   *[valley] een slang op { $space }
 }
coach-step-pass = niets
coach-same-dice = Met dezelfde dobbelstenen
coach-hindsight-row = Achteraf
coach-hindsight-how = Achteraf is het beste spel dat gevonden is door iemand die alle worpen van tevoren kent: dat hoeft niemand te halen.
coach-table-how = De robots zaten op de plaats van { $player }; de anderen tekenden op hun blaadjes zoals op dat van { $player }, waar dat kon.
coach-thinking = { $part ->
    [rounds] Beurten bekijken
    [levels] Robots spelen dezelfde worpen
   *[hindsight] Zoeken met wijsheid achteraf
 }
coach-stopped = Gestopt: dit is wat er tot nu toe is.
coach-not-repeatable = De Ontdekkingsreiziger dacht op de klok: een volgende analyse kan iets verschillen.

## hindsight

coach-search-not-repeatable = Gezocht op de klok: een volgende zoektocht kan een ander spel vinden.
coach-found = { $player } had { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }. Met alle worpen bekend zijn er { $best } gevonden.
coach-searched = { $tries ->
    [one] { $tries } hele poging
   *[other] { $tries } hele pogingen
 }, { $nodes } veranderingen gewogen.
coach-searching = { $stars } sterren, poging { $try }
coach-kept = Het spel is bewaard in { $file }; --resume { $file } gaat vandaar verder.
