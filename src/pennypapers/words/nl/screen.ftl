## Het spel op het scherm van de terminal

screen-refused = Dat kan hier niet ({ $code }).
screen-too-small = Deze terminal heeft { $width } kolommen en { $height } regels: het spel heeft er minstens { $least } en { $low } nodig. Maak hem groter, of start met --plain.
screen-no-connection = Geen verbinding. Je potlood blijft bewaard. Er wordt opnieuw geprobeerd.
screen-connecting = Verbinding maken…
screen-over = Het spel is afgelopen. Enter toont de telling.
screen-paused = De tafel staat op pauze.
screen-paused-long = De tafel staat al vijf minuten op pauze. Enter gaat verder.
screen-lent = Je was weg, en de tafelbaas liet iemand anders voor je verder spelen. Enter neemt de plaats terug.
screen-out = De tafelbaas laat je even niet meedoen, en de tafel speelt voor je. Enter: weer zelf spelen.
screen-out-from = De tafelbaas laat je vanaf ronde { $round } even niet meedoen.
screen-stalled = Iedereen wacht al vijf minuten op { $name }. Enter laat de tafel spelen.
screen-watching = Het spel is zonder jou begonnen: je kijkt mee.
screen-nudged = De tafel wacht op je.
screen-moment = Een ogenblik…
screen-roll = Iedereen is klaar. Enter gooit de dobbelstenen.
screen-waiting = { $count ->
    [one] In inkt. Wachten op { $names }.
   *[other] In inkt. Wachten op { $count }: { $names }.
 }
screen-warming = In inkt. De robots maken zich nog klaar, alleen deze keer: { $percent } %.
screen-ready = { $count } van { $all } klaar
screen-seconds = nog { $seconds } s
screen-sheet-of = het blaadje van { $name }
screen-stars = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
screen-stars-would = { $stars } → { $after ->
    [one] { $after } ster
   *[other] { $after } sterren
 }

screen-hazard-pencil = { $adventure ->
    [temple] Een mummie
   *[valley] Een slang
 } in potlood op { $space }. Enter zet in inkt.
screen-hazard-held = { $adventure ->
    [temple] Een mummie! Je hebt het blaadje van { $name }: teken haar in een leeg vak zonder deur.
   *[valley] Een slang! Je hebt het blaadje van { $name }: teken haar in een leeg vak.
 }
screen-hazard-own = { $adventure ->
    [temple] Een mummie! Teken haar in een gemarkeerd vak.
   *[valley] Een slang! Teken haar in een gemarkeerd vak.
 }
screen-hazard-beside = { $adventure ->
    [temple] Een mummie! Teken haar naast wat je vorige ronde vulde.
   *[valley] Een slang! Teken haar naast wat je vorige ronde vulde.
 }
screen-drew = { $name } tekende { $adventure ->
    [temple] een mummie
   *[valley] een slang
 } op { $space }.
screen-played-for-you = { $why ->
    [clock] De tafel speelde voor je: de tijd was om.
    [keeper] De tafel speelde voor je: je was er niet.
    [bot] Een robot speelde voor je terwijl je weg was.
    [late] De tafel speelde voor je: de robot antwoordde niet op tijd.
    [stalled] De tafel speelde voor je: de anderen wachtten al vijf minuten.
   *[muted] De tafel speelde voor je zolang je niet meedeed.
 }
screen-pass = De sleutel ligt er en er is geen deur meer. Enter past.
screen-pencil = In potlood. Enter zet in inkt; een ander vak of getal verandert het.
screen-choose = { $lockpick ->
    [yes] De sleutel opent een deur. Kies een getal: zijn cijfers, of de dobbelstenen P en X.
   *[no] Kies een getal: zijn cijfers, of de dobbelstenen P, D en X.
 }
screen-where = { $lockpick ->
    [yes] In welke deur komt de { $number }? Enter schrijft.
   *[no] Waar komt de { $number }? Enter schrijft.
 }
screen-where-or-cross = Schrijf de 9, of besteed die aan een gemarkeerde slang. Enter doet het. ({ $number })
screen-where-structure = Waar komt { $structure ->
    [hut] de hut
    [statue] het standbeeld
   *[mine] de mijn
 }? Enter tekent.
screen-penny = Penny is elk getal van 1 tot 15: typ het.
screen-dakota = Dakota tekent een bouwwerk: 1, 2 of 3 kiest het.
screen-no-structure = Alle drie de bouwwerken zijn getekend.
screen-take-dice = Neem dobbelstenen op met P, D en X, of typ een getal.
screen-more = Gebruik meer dobbelstenen, of Enter om in inkt te zetten.
screen-more-finds = F onthult een ontdekking. Enter zet in inkt.
screen-revealed = Een ontdekking in potlood. F toont de volgende, Enter zet in inkt.
screen-number-first = Welk getal op { $space }? Kies het eerst.
screen-no-number = Deze dobbelstenen maken geen { $number }.
screen-no-find = Er is nu geen ontdekking mogelijk.
screen-find-choose = Markeer de vakken van je ontdekking met Spatie. Esc gaat terug.
screen-find-fits = Dit is { $kind ->
    [jungle] een jungle
    [town] een stad
    [range] een bergketen
   *[pyramid] een piramide
 }. Enter onthult die.
screen-find-not-yet = { $spaces }: nog geen ontdekking.
screen-thinking = De coach denkt na…
screen-hint = Wat de coach zou doen, en de sterren aan het eind
screen-hint-yours = (de jouwe)
screen-seat-kept = Je plaats blijft bewaard: met dezelfde opdracht kom je terug.

screen-table = Tafel { $code }
screen-you-start = Jij begint. Enter start het spel als iedereen er is.
screen-wait-for-keeper = Wachten tot { $name } het spel start.
screen-which-sheet = Welk blaadje?

screen-keys-temple = Pijlen bewegen · Enter schrijf, inkt · U terug · H tip · ? hulp · Q stop
screen-keys-valley = Pijlen · Enter schrijf, inkt · F vondst · U terug · H tip · ? hulp · Q stop
screen-keys-over = Enter telling · N nog eens · Q stop
screen-keys-end = Esc toont het blaadje · N speelt nog eens · Q stopt
screen-keys-lobby = Q stop
screen-keys-keeper = Enter start · B robot erbij · Q stop
screen-keys-start = Pijlen bewegen · Enter kiest · Q stop

screen-key = { $key ->
    [arrows] Pijlen
    [tab] Tab
    [space] Spatie
    [enter] Enter
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
    [escape] Esc
   *[quit] Q
 }
screen-key-does = { $key ->
    [arrows] over het blaadje bewegen
    [tab] naar het volgende vak dat mag
    [space] hier schrijven, doorstrepen of uitgummen
    [enter] hier schrijven wat je opneemt; daarna de beurt in inkt (I doet dat meteen)
    [dice] de paarse, groene of rode dobbelsteen opnemen of neerleggen; meer maken een som
    [digits] een getal met zijn cijfers; Dakota’s bouwwerken
    [undo] een stap terug
    [rub] alles uitgummen
    [find] de volgende ontdekking
    [choose] zelf de vakken van een ontdekking kiezen
    [hint] wat de coach zou doen
    [view] de blaadjes van de anderen
    [again] nog een spel, na het einde
    [help] deze hulp
    [escape] neerleggen, teruggaan
   *[quit] stoppen; je spel blijft bewaard
 }
screen-signs = { $adventure ->
    [temple] Op het blaadje: ∩ een deur, · mag gevuld worden, ! een mummie (!· mag doorgestreept worden), ✗ doorgestreept, > de reeks, g een groep, [ ] waar je bent.
   *[valley] Op het blaadje: · mag gevuld worden, ! een slang (!· mag doorgestreept worden), ✗ doorgestreept, H S M hut, standbeeld, mijn, j t r p jungle, stad, bergketen, piramide, [ ] waar je bent.
 }
