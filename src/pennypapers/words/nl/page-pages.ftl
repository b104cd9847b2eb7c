### The pages around a game: start, joining, the lobby, my games, the big screen, the replay, settings.

## Start

start-subtitle = Schrijf de dobbelstenen op je blad. Reeksen, groepen en doorgestreepte mummies geven sterren.
start-back = Terug
start-close = Sluiten
start-me = Ik
start-carry-on = Verdergaan
start-alone-on = { $what }, alleen
start-with = { $what }, met { $names }
start-expedition-of = { $adventure ->
    [temple] Tempel van { $day }, dezelfde dobbelstenen voor iedereen
   *[valley] Vallei van { $day }, dezelfde dobbelstenen voor iedereen
 }
start-in-round = ronde { $round }
start-in-lobby = nog niet begonnen
start-more-unfinished = { $count ->
    [one] Nog één spel om af te maken
   *[other] Nog { $count } spellen om af te maken
 }
start-lesson = Voor het eerst hier?
start-lesson-why = Leer het al spelend, in vijf minuten
start-lesson-valley = Of leer meteen de Vallei
start-lesson-of =
    { $adventure ->
        [valley] Nieuw in de Vallei?
       *[temple] Nieuw in de Tempel?
    }
start-exercises = { $count ->
    [one] Eén oefening voor vandaag
   *[other] { $count } oefeningen voor vandaag
 }
start-exercises-why = Beurten uit je eigen spellen die je sterren kostten
start-alone = Alleen op pad
start-with-bots = Met drie robots op pad
start-with-bots-who = Een Padvinder, een Reiziger en een Ontdekkingsreiziger spelen mee. Anderen kiezen kan aan een eigen tafel.
start-bots = Met robots
start-adventure = { $adventure ->
    [temple] De Tempel
   *[valley] De Vallei
 }
start-adventure-short = { $adventure ->
    [temple] Tempel
   *[valley] Vallei
 }
start-adventure-for = { $adventure ->
    [temple] vanaf 7 · 15 min
   *[valley] vanaf 9 · 25 min
 }
start-adventure-side = { $adventure ->
    [temple] De Tempel, kant { $side }
   *[valley] De Vallei, kant { $side }
 }
start-side = kant { $side }
start-sheet = { $adventure ->
    [temple] Tempel, kant { $side }: { $name }
   *[valley] Vallei, kant { $side }: { $name }
 }
start-sheet-name = { $sheet ->
    [temple-a] Trap van de Beschilderde Reiger
    [temple-b] Kroon van Acht Poorten
    [valley-a] Wieg van de Ochtendmist
    [valley-b] Spiegels van de Condor
   *[other] { $name }
 }
start-setting-off = Op pad.
start-today = De expeditie van vandaag
start-today-same = dezelfde dobbelstenen voor iedereen
start-stars = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
start-today-done = { $adventure ->
    [temple] Je vond { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
     } in de Tempel van vandaag: { games-level }.
   *[valley] Je vond { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
     } in de Vallei van vandaag: { games-level }.
 }
start-today-share = Delen
start-today-text = De tekst om te delen
start-today-spoiler = Hij verklapt niets van de dobbelstenen.
start-today-again = Nog een keer
start-today-first = Je eerste poging telt. Nog een keer is voor de lol.
share-alone = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }, { games-level }
share-several = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }, plaats { $place } van { $of }
share-first = Eerste poging
share-again = Niet mijn eerste poging
share-picture = Het ingevulde blaadje: { $what }. { $result }. { $kinds }.
share-picture-tells = De afbeelding toont alle getallen: stuur haar alleen naar wie vandaag al gespeeld heeft.
share-copy = Tekst kopiëren
share-keep = Afbeelding bewaren
start-others = Samen
start-host = Tafel openen
start-host-which = Op welk blaadje spelen jullie?
start-host-why = Iedereen speelt op hetzelfde blaadje. De rest regel je aan tafel.
start-my-games = Mijn spellen
start-help = Hulp
start-copied = Gekopieerd
start-unreachable = Geen verbinding. We proberen het opnieuw.

## Joining

join-title = Meedoen aan een tafel
join-under = Met de code, of de link die je kreeg
join-code = Code van de tafel
join-code-short = Code
join-join = Meedoen
join-link-wrong = In deze link staat geen code van een tafel. Typ de code hier, of vraag de link opnieuw.
join-too-short = Een code heeft { $length } letters en cijfers.
join-camera = Of richt de camera van je telefoon op de QR-code op het andere scherm.
join-scan = Een QR-code lezen
join-scan-how = Houd de QR-code van de tafel voor de camera.
join-scan-picture = Wat de camera ziet
join-scan-blocked = De camera werkt hier niet. Typ de code in.
join-sit-title = Ga zitten
join-table-of = Tafel { $code }
join-nobody-here = Er is nog niemand: wie het eerst gaat zitten, is de tafelbaas.
join-are-here = { $count ->
    [one] { $names } is er al.
   *[other] Er zijn er al { $count }: { $names }.
 }
join-name = Je naam
join-initials = Initialen
join-initials-why = De initialen staan op je blaadje, net als op papier.
join-sit = Aan tafel
join-seated = { $name } zit aan tafel.
join-take-free = Neem { $initials }
join-otherwise = Of
join-watch = Alleen kijken
join-have-seat = Heb je al een plaats op een ander apparaat?
join-have-seat-why = Vraag daar een code in het menu van het spel, en typ die hier in.
join-take-over = Overnemen van een ander apparaat
join-take-over-why = Een code van acht tekens brengt een plaats mee, of alles wat het andere apparaat heeft.
join-one-time = Eenmalige code
join-take = Overnemen
join-taken = Overgenomen.

## At the table

table-finding = Even zoeken…
table-round = Ronde { $round }
table-again = Er is een nieuwe tafel met dezelfde mensen.
table-again-go = Ga erheen

## Lobby

lobby-title = Jouw tafel
lobby-title-of = De tafel van { $name }
lobby-under = Iedereen speelt op een eigen telefoon
lobby-screen = Op een groot scherm tonen
lobby-invite = Hoe anderen meedoen
lobby-join-with = Doe mee met de code
lobby-link = Link naar de tafel
lobby-send-link = Link delen
lobby-qr = QR-code met de link naar deze tafel
lobby-lan = Alleen deze computer kan nu meedoen. Start het spel met --lan om telefoons toe te laten.
lobby-change = Wijzigen
lobby-here = { $count ->
    [0] Er is nog niemand
    [one] Er is er één
   *[other] Er zijn er { $count }
 }
lobby-here-bots = { $bots ->
    [one] { $people }, en een robot
   *[other] { $people }, en { $bots } robots
 }
lobby-room = hoogstens 100
lobby-watchers = { $count ->
    [one] één kijkt mee
   *[other] { $count } kijken mee
 }
lobby-you = jij
lobby-keeper = tafelbaas
lobby-bot = een robot
lobby-bot-name = { $level ->
    [tourist] Toerist
    [pathfinder] Padvinder
    [voyager] Reiziger
   *[explorer] Ontdekkingsreiziger
 }
# Names that can be told apart everywhere: the same in all languages, each with the initial of its level.
lobby-bot-called = { $level ->
    [tourist] { $which ->
        [1] Tilly
        [2] Toby
        [3] Tess
       *[other] Theo
    }
    [pathfinder] { $which ->
        [1] Pippa
        [2] Pablo
        [3] Petra
       *[other] Pax
    }
    [voyager] { $which ->
        [1] Vera
        [2] Vasco
        [3] Viola
       *[other] Viktor
    }
   *[explorer] { $which ->
        [1] Edda
        [2] Enzo
        [3] Esme
       *[other] Eloi
    }
 }
lobby-bot-how = { $level ->
    [tourist] Makkelijk: ziet wat voor zijn neus ligt en vergeet de rest.
    [pathfinder] Gemiddeld: weet waar sterren vandaan komen, maar ziet niet alles.
    [voyager] Sterk: denkt vooruit en vergist zich zelden.
   *[explorer] De sterkste: probeert honderden manieren om verder te gaan.
 }
lobby-bot-more = { $level ->
    [tourist] Een Toerist erbij
    [pathfinder] Een Padvinder erbij
    [voyager] Een Reiziger erbij
   *[explorer] Een Ontdekkingsreiziger erbij
 }
lobby-bot-less = { $level ->
    [tourist] Een Toerist minder
    [pathfinder] Een Padvinder minder
    [voyager] Een Reiziger minder
   *[explorer] Een Ontdekkingsreiziger minder
 }
lobby-on-this-device = op dit apparaat
lobby-gone = niet verbonden
lobby-new = net binnen
lobby-remove = Haal { $name } weg
lobby-add = Nog iemand op dit apparaat
lobby-add-why = Jullie geven het apparaat door: om de beurt, ieder met een eigen blaadje.
lobby-add-bot = Robot erbij
lobby-bots = Robots aan tafel
lobby-bots-why = Ze spelen met dezelfde regels en zien niet meer dan jij.
lobby-bots-done = Klaar
lobby-start = Begin de expeditie
lobby-wait = { $name } begint als iedereen er is.
lobby-watching = Je kijkt alleen mee.
lobby-play-too = Toch meedoen
lobby-settings = Hoe jullie spelen
lobby-clock = Tijd voor een beurt
lobby-clock-why = Is de tijd om, dan speelt de tafel voor wie nog niet klaar is.
lobby-clock-time = { $seconds ->
    [0] Geen klok
   *[other] { $seconds } s
 }
lobby-hints = Tips
lobby-hints-why = Wie erom vraagt, hoort wat de sterkste robot zou doen.
lobby-strict = Streng potlood
lobby-strict-why = Alleen mummies die je zelf hebt doorgestreept, tellen. Anders wordt elke mummie naast een 9 aan het eind voor je doorgestreept.
lobby-hand-over = De tafel overdragen
lobby-hand-over-why = Dan is iemand anders tafelbaas: die begint, pauzeert en regelt dit.
lobby-is-no-clock = Geen klok
lobby-is-clock = { $seconds } s per beurt
lobby-is-hints = met tips
lobby-is-no-hints = zonder tips
lobby-is-rolling = dobbelstenen rollen vanzelf
lobby-is-tapping = dobbelstenen rollen bij een tik
lobby-is-strict = streng potlood

## My games

games-title = Mijn spellen
games-under = Bewaard voor dit apparaat
games-none = Nog geen spel. Het eerste blaadje ligt klaar.
games-first = Kies een blaadje
games-unfinished = Nog bezig
games-put-away = Van de lijst halen
games-put-away-this = Van de lijst halen: { $what }
games-put-away-done = Van de lijst gehaald. De link werkt nog.
games-bring-back = Terugzetten
games-bests = Eigen records
games-finished = Klaar
games-replay = Terugkijken
games-level = { $level ->
    [tourist] Toerist
    [pathfinder] Padvinder
    [voyager] Reiziger
   *[explorer] Ontdekkingsreiziger
 }
games-level-why = Elk niveau begint { $by } sterren lager dan gewoonlijk: { $each } voor elke { $hazard ->
    [mummy] mummie
   *[snake] slang
 } op het blaadje ({ $hazards }), doorgestreept of niet.
games-chart = { $games } spellen, van { $low } tot { $high } sterren; het eerste { $first }, het laatste { $last }.
games-chart-later = Speel het nog eens, dan komen je sterren hier in een grafiek.
games-expedition = expeditie van de dag
games-expedition-again = expeditie, nog een poging
games-place = { $place ->
    [1] gewonnen, { $of } spelers
   *[other] plaats { $place } van { $of }
 }
games-all = Toon alle { $count }
games-device = Dit apparaat
games-take-along = Op een ander apparaat gebruiken
games-take-how = Open op je andere apparaat Mijn spellen, dan Op een ander apparaat gebruiken, en typ deze code in:
games-take-while = Hij werkt één keer, een kwartier lang. Daarna hebben beide apparaten alles.
games-take-here = Of haal de spellen van een ander apparaat hierheen
games-forget = Mijn gegevens wissen
games-forget-what = Je spellen, records en plaatsen worden van de server gewist, en je naam van dit apparaat. De anderen houden de spellen die ze met je speelden. Dit kan niet worden teruggedraaid.
games-forget-no = Alles houden
games-forget-yes = Alles wissen

## The big screen

screen-label = De tafel op een groot scherm
screen-take-out = Pak je telefoon en doe mee
screen-point = Richt de camera hierop
screen-here = { $count ->
    [0] Wie gaat er mee?
    [one] Er is één ontdekkingsreiziger
   *[other] Er zijn { $count } ontdekkingsreizigers
 }
screen-you = en jij?
screen-watch-with = kijk mee met
screen-done = { $done ->
    [one] { $done } van de { $of } is klaar
   *[other] { $done } van de { $of } zijn klaar
 }
screen-is-done = klaar
screen-is-thinking = denkt na
screen-is-away = weg
screen-task-temple = { $specials ->
    [penny] Penny: schrijf een getal van 1 tot 15
    [dakota] De sleutel: schrijf een getal in een deur
    [pennydakota] Penny en de sleutel: een getal naar keuze, in een deur
   *[none] Schrijf een getal in een vak zonder deur
 }
screen-task-valley = { $specials ->
    [penny] Penny is een getal van 1 tot 15, naast de andere dobbelstenen
    [dakota] Dakota mag een hut, een standbeeld of een mijn tekenen
    [pennydakota] Penny is een getal naar keuze, en Dakota mag een bouwwerk tekenen
   *[none] Gebruik elke dobbelsteen één keer, alleen of opgeteld
 }
screen-hazard = { $adventure ->
    [temple] Een mummie!
   *[valley] Een slang!
 }
screen-hazard-held = { $adventure ->
    [temple] Teken een mummie op het blaadje dat je nu hebt
   *[valley] Teken een slang op het blaadje dat je nu hebt
 }
screen-hazard-alone = { $adventure ->
    [temple] Teken de mummie naast wat je vorige ronde vulde
   *[valley] Teken de slang naast wat je vorige ronde vulde
 }
screen-next-roll = Iedereen is klaar. Een tik op een telefoon rolt de dobbelstenen.
screen-paused = De tafel staat op pauze
screen-lost = Geen verbinding. We proberen het opnieuw.
screen-counting = De telling
screen-wins = { $count ->
    [one] { $names } wint met { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
     }
   *[other] { $names } winnen met { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
     }
 }
screen-wins-many = { $count } ontdekkingsreizigers delen de overwinning met { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
screen-alone = { $name }, { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }: { games-level }

## Replay

replay-players = { $count ->
    [one] alleen
   *[other] { $count } ontdekkingsreizigers
 }
replay-round = { $round ->
    [0] Vóór de eerste worp
   *[other] Ronde { $round } van { $last }
 }
replay-slider = Ronde
replay-back = Een ronde terug
replay-on = Een ronde verder
replay-play = Afspelen
replay-stop = Stoppen
replay-whose = Wiens blaadje
replay-sheet-of = Het blaadje van { $name }
replay-dice = De dobbelstenen van deze ronde
replay-die = { $die ->
    [P] paarse dobbelsteen
    [D] groene dobbelsteen
   *[X] rode dobbelsteen
 }: { $face ->
    [P] Penny
    [D] { $adventure ->
        [temple] sleutel
       *[valley] Dakota
     }
    [X] { $adventure ->
        [temple] mummie
       *[valley] slang
     }
   *[number] { $face }
 }
replay-before = Iedereen heeft een leeg blaadje.
replay-wrote = schreef { $number } op { $space }
replay-built = { $structure ->
    [hut] tekende de hut op { $space }
    [statue] tekende het standbeeld op { $space }
   *[mine] tekende de mijn op { $space }
 }
replay-crossed = { $adventure ->
    [temple] streepte de mummie op { $space } door
   *[valley] streepte de slang op { $space } door
 }
replay-revealed = { $kind ->
    [jungle] onthulde een jungle
    [town] onthulde een stad
    [range] onthulde een bergketen
   *[pyramid] onthulde een piramide
 }
replay-drew = { $adventure ->
    [temple] tekende een mummie op { $space }
   *[valley] tekende een slang op { $space }
 }
replay-passed = paste
replay-on-sheet-of = { $deeds }, op het blaadje van { $owner }
replay-by-table = { $deeds } (gespeeld door de tafel)
replay-all = Toon alle { $count }
replay-stars = Sterren
replay-stars-mine = Waar de sterren vandaan komen
replay-stars-of = Waar de sterren van { $name } vandaan komen
replay-share = Link delen
replay-link = Link naar dit spel
replay-file = Spelbestand
replay-check = Dobbelstenen nagaan
analysis-link = Wat had de Ontdekkingsreiziger gedaan?
analysis-title = De Ontdekkingsreiziger kijkt terug
analysis-working = De Ontdekkingsreiziger bekijkt elke beurt
analysis-begins = Dat kan een minuut duren.
analysis-getting-ready = De Ontdekkingsreiziger maakt zich nog klaar: { $percent } %
analysis-waits =
    { $before ->
        [one] Eerst is er één andere analyse aan de beurt.
       *[other] Eerst zijn er { $before } andere analyses aan de beurt.
    }
analysis-progress = Stap { $done } van { $of }
analysis-ready = De Ontdekkingsreiziger is klaar.
analysis-again = Nog eens proberen
analysis-whose = Wiens beurten
analysis-same-dice = Dezelfde dobbelstenen
analysis-same-dice-why = Hoeveel sterren de robots ermee halen.
analysis-same-dice-hindsight = Hoeveel sterren de robots ermee halen, en het meeste dat gevonden werd door elke worp vooraf te kennen.
analysis-hindsight = alle worpen bekend
analysis-chart = Wat elke beurt kostte
analysis-chart-why = Sterren die een beurt naar verwachting verloor tegenover de keuze van de Ontdekkingsreiziger. Hoe lager, hoe beter.
analysis-chart-said = { $stars ->
    [one] { $rounds } rondes; samen kostten ze ongeveer { $stars } ster. In de lijst staat elke ronde.
   *[other] { $rounds } rondes; samen kostten ze ongeveer { $stars } sterren. In de lijst staat elke ronde.
 }
analysis-lost = { $stars ->
    [one] Alle beurten samen kostten ongeveer { $stars } ster.
   *[other] Alle beurten samen kostten ongeveer { $stars } sterren.
 }
analysis-chance = De Ontdekkingsreiziger is een robot die met kansen rekent. Met geluk kan een beurt toch goed uitpakken.
analysis-dearest = { $count ->
    [0] Geen beurt kostte iets noemenswaardigs
    [1] De duurste beurt
   *[other] De { $count } duurste beurten
 }
analysis-how-drawn = In inkt: het blaadje vóór de beurt. In potlood: de beurt.
analysis-mistake = { $stars ->
    [one] Ronde { $round }: ongeveer { $stars } ster
   *[other] Ronde { $round }: ongeveer { $stars } sterren
 }
analysis-played = Gespeeld
analysis-explorer = De Ontdekkingsreiziger
analysis-rounds = Alle rondes
analysis-rather = Liever: { $deed }
analysis-or = Of: { $deed }
analysis-as-explorer = zoals de Ontdekkingsreiziger
analysis-cost = { $stars ->
    [one] kostte { $stars } ster
   *[other] kostte { $stars } sterren
 }

## Settings

settings-title = Taal en instellingen
settings-language = Taal
settings-theme = Licht
settings-theme-name = { $theme ->
    [light] Dag
    [dark] Lamplicht
   *[auto] Zoals het apparaat
 }
settings-theme-is = { $theme ->
    [light] Licht: dag
    [dark] Licht: lamplicht
   *[auto] Licht: zoals het apparaat
 }
settings-name = Je naam
settings-sound = Geluid
settings-sound-why = Dobbelstenen op hout, potlood, pen en papier.
settings-keys = Sneltoetsen
settings-keys-why = Z gaat een stap terug, I zet in inkt, P D X nemen dobbelstenen op. Zet het uit als het je hindert.

## Nothing here

nothing-title = Van de kaart af
nothing-here = Op dit adres is niets.
nothing-home = Terug naar de startpagina
