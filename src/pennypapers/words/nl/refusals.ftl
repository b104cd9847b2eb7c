### Waarom iets niet kan: `refused-` en de code van de weigering. Eén zin, hoogstens twee korte, met de regel erin.

## Dice

refused-bad-roll = Een worp is drie dobbelstenen, paars, groen en rood, zoals 2 3 5 of P D 4.
refused-bad-face =
    { $letter ->
        [P] De paarse dobbelsteen toont 1 tot 5, of P voor Penny; “{ $face }” staat er niet op.
        [D] De groene dobbelsteen toont 1 tot 5, of D voor Dakota; “{ $face }” staat er niet op.
       *[X] De rode dobbelsteen toont 1 tot 5, of X voor het gevaar; “{ $face }” staat er niet op.
    }
refused-not-rolled = De worp is { $dice } en heeft deze dobbelstenen niet: een getal is één dobbelsteen, of de som van twee of drie.
refused-dice-order = Dobbelstenen tel je op in de volgorde paars, groen, rood; de worp is { $dice }.
refused-dice-spent = Elke dobbelsteen gebruik je één keer per ronde; van de worp { $dice } is hiervoor niet genoeg over.
refused-penny-not-rolled = Penny is deze ronde niet gegooid: het getal komt van de dobbelstenen.
refused-penny-range = Met Penny schrijf je een getal van 1 tot { $limit }, dus niet { $number }.
refused-dakota-not-rolled = Dakota is deze ronde niet gegooid, dus je tekent geen bouwwerk.

## Temple

# In beide avonturen, net als de volgende twee.
refused-no-such-space = { $space } is geen vak van dit blaadje.
refused-space-taken = { $space } is al gevuld en wat er staat, blijft staan: kies een leeg vak.
refused-already-crossed = Wat op { $space } staat, is al doorgestreept.
refused-one-number = Je schrijft één getal per ronde, en dat staat er al.
refused-number-missing = Er moet nog een getal komen: iedereen schrijft er elke ronde één.
refused-door-locked = { $space } heeft een deur, en alleen de sleutel opent die: kies een vak zonder deur.
refused-needs-door = De sleutel opent een deur, dus het getal komt in een leeg vak met een deur; { $space } heeft er geen.
refused-no-door-left = De sleutel is gegooid en geen deur is nog leeg: deze ronde schrijf je niets, je past.
refused-no-mummy = Op { $space } is geen mummie om door te strepen.
refused-no-nine-beside = De mummie op { $space } heeft geen 9 naast zich: je streept een mummie door als er een 9 aan grenst.
refused-cannot-pass = Er is nog iets te spelen. Je past alleen in de Tempel, als de sleutel is gegooid en geen deur nog leeg is.
refused-pass-alone = Passen is een hele beurt: er komt geen andere stap bij.
refused-pass-missing = Geen deur is nog leeg: pas, of streep een mummie met een 9 ernaast door.
refused-valley-step = Deze stap hoort bij de Vallei; in de Tempel schrijf je één getal en streep je mummies door.

## Valley

refused-first-on-edge = Het eerste vak dat je vult, ligt aan de rand van de vallei, langs de wolken; { $space } ligt daar niet.
refused-not-beside = { $space } raakt geen getal en geen bouwwerk: vul een vak dat eraan grenst.
refused-nothing-played = Elke ronde vul je minstens één vak of streep je één slang door.
refused-structure-drawn =
    { $structure ->
        [hut] De hut staat er al
        [statue] Het standbeeld staat er al
       *[mine] De mijn staat er al
    }, op { $space }: elk bouwwerk teken je één keer per spel.
refused-cross-needs-nine = Om op { $space } iets door te strepen heb je een 9 nodig: een som van dobbelstenen, of Penny als 9.
refused-not-nine = Een slang streep je met precies 9 door, niet met { $number }.
refused-no-snake = Op { $space } is geen slang om door te strepen.

## Discoveries

refused-unknown-discovery = Er is geen ontdekking “{ $kind }”: er zijn jungle, town, range en pyramid.
refused-reveal-too-early = Vul eerst een vak of streep een slang door; daarna onthul je een ontdekking.
refused-reveal-once = Je onthult één ontdekking per ronde, en die is er al.
refused-reveal-last = Een ontdekking sluit de beurt af: al het andere speel je daarvóór.
refused-find-repeats = { $space } is twee keer genoemd: een ontdekking telt elk vak één keer.
refused-find-no-number = Op { $space } staat geen getal: een ontdekking bestaat alleen uit getallen.
refused-find-taken = { $space } hoort al bij een ontdekking, en een vak dient er maar één.
refused-find-size =
    { $kind ->
        [jungle] Een jungle
        [town] Een stad
        [range] Een bergketen
       *[pyramid] Een piramide
    } heeft precies { $wanted } vakken; hier { $spaces ->
        [one] is het er { $spaces }
       *[other] zijn het er { $spaces }
    }.
refused-find-apart =
    De vakken van { $kind ->
        [jungle] een jungle
        [town] een stad
        [range] een bergketen
       *[pyramid] een piramide
    } hangen samen, met een zijde of een hoek; deze liggen los van elkaar.
refused-pyramid-shape = Een piramide is een T: drie vakken op een rij, en één naast het middelste.
refused-jungle-alike = Een jungle heeft vijf verschillende getallen; { $number } staat er meer dan één keer in.
refused-town-mixed = Een stad heeft in alle vier de vakken hetzelfde getal.
refused-town-twice = Er is al een stad van { $number }: elke stad op een blaadje heeft een eigen getal.
refused-find-low =
    { $kind ->
        [range] Een bergketen
       *[pyramid] Een piramide
    } heeft alleen getallen van { $lowest } of meer; dat op { $space } is kleiner.

## Hazards

refused-hazard-round = Dit is een ronde met gevaar: niemand schrijft, iedereen tekent één mummie of slang op het blaadje dat is doorgegeven.
refused-no-hazard = Deze ronde is er geen mummie of slang gegooid, dus je tekent er geen.
refused-hazard-on-door = { $space } heeft een deur, en een mummie komt in een vak zonder deur.
refused-hazard-not-beside = Speel je alleen, dan teken je de mummie of slang naast wat je de vorige ronde vulde; { $space } ligt daar niet naast.
refused-holds-nothing = Iedereen tekent op het blaadje dat is doorgegeven; { $player } heeft er geen.
refused-holds-own = Iedereen houdt het blaadje van een ander vast; { $player } zou het eigen blaadje hebben.
refused-holds-twice = Iedereen houdt één blaadje vast en elk blaadje is in één hand; { $player } met het blaadje van { $owner } is er één te veel.
refused-holder-unexpected = De blaadjes gaan alleen rond in een ronde met gevaar, met minstens twee spelers, dus { $player } heeft hier geen ander blaadje.

## Table

refused-bad-initials = Initialen zijn 1 tot { $limit } letters of cijfers, en niets anders.
refused-initials-not-nfc = In de initialen { $initials } staan een letter en haar accent los van elkaar: schrijf ze als één teken (Unicode NFC).
refused-same-initials = Iemand heeft al de initialen { $initials }: hoofdletters en kleine letters maken geen verschil.
refused-too-many-players = Een tafel heeft plaats voor { $limit } spelers.
refused-already-started = Het spel is begonnen: meedoen kan tot de eerste worp.
refused-nobody-here = Er zit nog niemand aan tafel: de eerste worp wacht op een speler.
refused-unknown-player = { $player } speelt niet aan deze tafel.
refused-unknown-option = “{ $option }” is geen optie; bekend zijn: { $known }.
refused-no-round-open = Er is geen ronde open: eerst worden de dobbelstenen gegooid.
refused-round-open = De ronde is nog open: { $player } heeft nog niet gespeeld.
refused-already-played = { $player } heeft deze ronde al gespeeld, en inkt blijft staan.
refused-game-over = Het spel is afgelopen: er komen geen rondes meer.

## Sheet files

refused-unknown-adventure = “{ $adventure }” is geen avontuur; bekend zijn: { $known }.
refused-missing-grid = Hier hoort de regel “grid:”, met daarna de rijen van de tekening.
refused-uneven-row =
    Deze rij heeft { $tokens ->
        [one] { $tokens } teken
       *[other] { $tokens } tekens
    } en de eerste rij { $wanted }: alle rijen zijn even lang.
refused-bad-token =
    { $adventure ->
        [temple] “{ $token }” is geen teken van de Tempel: schrijf # . + ! x, een getal van 1 tot 15, of +1 tot +15 in een deur.
       *[valley] “{ $token }” is geen teken van de Vallei: schrijf # ~ . ! x H S M of een getal van 1 tot 15.
    }
refused-bad-mark = “{ $mark }” hoort niet op { $space }: het is geen teken voor dit soort vak.
refused-too-many-rows = Een blaadje heeft hoogstens { $limit } rijen.
refused-too-many-columns = Een blaadje heeft hoogstens { $limit } kolommen.
refused-too-many-spaces = Een blaadje heeft hoogstens { $limit } vakken.
refused-too-few-spaces = Een blaadje heeft minstens { $limit } vakken; dit heeft er { $spaces }.
refused-too-few-doorless = Een tempel heeft minstens { $limit } vakken zonder deur; deze heeft er { $spaces }.
refused-layout-not-empty = Op een leeg blaadje staat niets, maar op { $space } staat “{ $mark }”.
refused-not-a-layout = Dit blaadje is in gebruik: een leeg blaadje heeft geen “owner”, geen “snakes” en geen ontdekkingen.
refused-after-grid = “{ $text }” hoort niet na het rooster: alleen bij een gevulde vallei staat daar iets, haar ontdekkingen.
refused-crossed-without-nine = De mummie op { $space } is doorgestreept zonder 9 ernaast: alleen een 9 verslaat een mummie.
refused-structure-twice =
    Op { $space } staat { $structure ->
        [hut] een tweede hut
        [statue] een tweede standbeeld
       *[mine] een tweede mijn
    }: elk bouwwerk teken je één keer per spel.
refused-snakes-in-temple = De kopregel “snakes” hoort bij de Vallei: in de Tempel zijn geen slangen.
refused-wrong-snakes = De kopregel “snakes” zegt “{ $said }”, maar het aantal slangen op het rooster, doorgestreept of niet, is { $there }.

## Game files

refused-unknown-sheet = Er is geen blaadje “{ $sheet }”: noem een van { $known }, een .sheet-bestand in de map van het spel, of “embedded”.
refused-sheet-not-plain = “{ $sheet }” is geen gewone bestandsnaam: het blaadje ligt in de map van het spel, dus zonder schuine strepen of “..”.
refused-wrong-adventure =
    Het blaadje { $sheet } is { $adventure ->
        [temple] een tempel
       *[valley] een vallei
    }, en de kopregel “adventure” zegt iets anders.
refused-broken-sheet-file = Het bestand { $sheet } is niet te lezen als leeg blaadje: zie daar regel { NUMBER($row, useGrouping: 0) }, kolom { NUMBER($at, useGrouping: 0) }.
refused-only-embedded = In een spel horen “name” en “grid” alleen bij “sheet: embedded”.
refused-bad-date = “{ $date }” is geen datum: schrijf zoals 2018-10-25, of met de tijd zoals 2018-10-25T20:15.
refused-option-twice = De optie “{ $option }” is twee keer genoemd; één keer is genoeg.
refused-not-a-round = “{ $text }” begint ronde { NUMBER($round, useGrouping: 0) } niet: schrijf “round { NUMBER($round, useGrouping: 0) }:” en de drie dobbelstenen, zoals 2 3 5.
refused-round-number = Dit is ronde { NUMBER($wanted, useGrouping: 0) }, niet { NUMBER($round, useGrouping: 0) }: rondes tellen vanaf 1, zonder gaten.
refused-not-a-turn = “{ $text }” is geen beurt, zoals “AB: 2+3@c1”, en geen nieuwe ronde, zoals “round 2: 2 3 5”.
refused-turn-order = { $player } staat niet op de juiste plaats: iedereen heeft één regel per ronde, in de volgorde van “players”.
refused-missing-turn = { $player } heeft geen beurt in de ronde hierboven: alleen de laatste ronde van een onvoltooid spel mag beurten missen.
refused-holder-missing = In een ronde met gevaar zegt de regel wiens blaadje { $player } vasthoudt, zoals “{ $player }>XY: !c3”.
refused-bad-step = “{ $step }” is geen stap: schrijf zoals 2+3@c1, P=12@c1, D=hut@c1, 4+5xc1, xc1, town(a1,b1,a2,b2), !c1 of -.
refused-bad-space = “{ $step }” noemt zijn vak niet goed: een vak is een letter van a tot p en een getal van 1 tot 16, zoals c3.
refused-unknown-structure = “{ $structure }” is geen bouwwerk: schrijf hut, statue (standbeeld) of mine (mijn).
refused-result-players =
    De uitslag noemt { $results ->
        [one] { $results } speler
       *[other] { $results } spelers
    } en het spel heeft er { $players }: hij noemt iedereen, zoals “AB 12, CD 3”.
refused-bad-result = Hier horen de sterren van { $player }, zoals “{ $player } 12”, en niet “{ $text }”.
refused-result-too-early = Het spel is niet afgelopen, dus er is nog geen uitslag.
refused-wrong-result =
    { $player } heeft { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }, niet { NUMBER($said, useGrouping: 0) }.
refused-after-result = “{ $text }” komt na de uitslag, en die is de laatste regel van een spel.

## Fair dice

refused-words-count =
    De kopregel “words” heeft { $words ->
        [one] { $words } woord
       *[other] { $words } woorden
    } en het spel { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }: ieder heeft er één, of - voor geen.
refused-bad-hex = Hier horen precies { $digits } hexadecimale cijfers, 0 tot 9 en a tot f.
refused-bad-seed = Een seed is één regel tekst, zonder spaties aan de randen en zonder onzichtbare tekens; { $text } is dat niet.
refused-not-fair-dice = Deze dobbelstenen zijn niet na te rekenen: de kopregel “{ $header }” van eerlijke dobbelstenen ontbreekt.
refused-dice-given = Dit spel gaat verder vanaf ronde { NUMBER($round, useGrouping: 0) } van een ander spel: de dobbelstenen zijn gegeven, er valt niets te controleren. Controleer die van het andere spel.
refused-secret-differs = Het geheim hoort niet bij de belofte (“commitment”) die de tafel vóór de eerste worp toonde.
refused-dice-differ = Ronde { NUMBER($round, useGrouping: 0) } heeft de worp { $said }, maar de eerlijke worp is { $wanted }.
refused-passing-differs = In ronde { NUMBER($round, useGrouping: 0) } heeft { $player } het blaadje van { $said }, maar eerlijk doorgegeven is het dat van { $wanted }.

## Files

refused-no-such-file = Er is geen bestand met deze naam.
refused-no-such-sheet = Er is geen bestand en geen blaadje met deze naam: bij het spel horen { $known }.
refused-is-directory = Dit is een map; er is een bestand nodig.
refused-unreadable = Het bestand is niet te lezen: { $reason }.
refused-unwritable = Het bestand kan niet geschreven worden: { $reason }.
refused-too-large = De tekst is groter dan { $limit } MB, meer dan een spel ooit nodig heeft.
refused-not-utf8 = Vanaf hier is de tekst geen UTF-8: bewaar hem als UTF-8.
refused-byte-order-mark = De tekst begint met een byte order mark: bewaar hem als UTF-8 zonder.
refused-bad-character = Het onzichtbare teken { $character } hoort niet in deze tekst: haal het weg.
refused-piled-up-marks = Op één letter staan meer dan { $limit } tekens: haal er weg.
refused-name-too-long = Een naam heeft hoogstens { $limit } tekens.
refused-extra-blank = Hier staat precies één spatie: geen tweede, geen tab.
refused-missing-value = Na de dubbele punt komen één spatie en wat op deze regel hoort.
refused-not-a-header = “{ $text }” is geen kopregel: schrijf een naam, een dubbele punt, een spatie en een waarde, zoals “adventure: temple”.
refused-unknown-header = “{ $header }” is geen kopregel van dit soort bestand; bekend zijn: { $known }.
refused-duplicate-header = De kopregel “{ $header }” staat er twee keer; één keer is genoeg.
refused-header-order = De kopregel “{ $header }” komt vóór “{ $before }”, niet erna.
refused-empty-header = De kopregel “{ $header }” is leeg: de waarde volgt op de dubbele punt en één spatie.
refused-missing-header = De kopregel “{ $header }” ontbreekt, en dit bestand heeft hem nodig.

## The host

refused-not-started = Dit spel is nog niet begonnen.
refused-no-such-seat = Er is geen plaats { NUMBER($seat, useGrouping: 0) } aan deze tafel.
refused-no-such-table = Er is geen tafel met deze code: kijk nog eens, of vraag het wie de tafel opende.
refused-table-removed = Wie deze server beheert, heeft deze tafel gesloten.
refused-not-your-seat = Deze plaats hoort bij een ander apparaat.
refused-not-keeper = Alleen de tafelbaas kan dit doen.
refused-table-locked = De tafelbaas heeft deze tafel op slot gedaan: er kan niemand meer bij.
refused-name-unchecked = De tafelbaas heeft de naam van { $player } nog niet bekeken.
refused-pause-range = Tussen twee rondes wacht een tafel { $known } seconden, of op een tik.
refused-teams-range = Er zijn geen ploegen, of { $low } tot { $high }.
refused-team-range = { $limit ->
    [0] Deze tafel heeft geen ploegen.
   *[other] Deze tafel heeft ploeg 1 tot { $limit }.
}
refused-too-soon = Niet zo snel: over { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
} weer.
refused-reactions-off = De tafelbaas heeft de reacties uitgezet.
refused-nobody-there = { $player } kan het niet horen: het apparaat is niet verbonden.
refused-no-such-ask = Dit is al beantwoord, of wordt niet meer gevraagd.
refused-has-a-seat = Je hebt al een plaats aan deze tafel.
refused-not-a-screen = Alleen een scherm voor de zaal zegt wanneer de uitslag getoond is.
refused-table-paused = De tafel staat op pauze: het gaat verder wanneer de tafelbaas dat wil.
refused-stale-round = Ronde { NUMBER($round, useGrouping: 0) } is niet open; de tafel is in ronde { NUMBER($current, useGrouping: 0) }.
refused-not-away = { $player } is niet weg: de tafel speelt alleen voor wie al een minuut weg is.
refused-analysis-failed = De analyse is niet gelukt. Vraag er nog eens om.
refused-no-hints = De coach geeft geen tips aan deze tafel.
refused-too-many-hints = De coach denkt al over meerdere vragen van je na: wacht eerst op een antwoord.
refused-bot-seat = Deze plek is van een robot: die kan de tafel niet leiden, niet dobbelen, geen nieuw spel vragen en niet naar iemand anders gaan.
refused-clock-range = De klok staat uit, of geeft { $low } tot { $high } seconden voor een beurt.
refused-bad-name = Een naam heeft minstens één zichtbare letter en hoogstens { $limit } tekens.
refused-unknown-host = Deze server kent zichzelf niet als “{ $host }”. Gebruik het adres waarmee hij is gestart; wie hem beheert, kan met --called een naam toevoegen.
refused-not-saved = Dit kon niet worden bewaard ({ $reason }); er is niets verloren, probeer het opnieuw.
refused-perhaps-saved = Er ging iets mis bij het bewaren, en niemand weet nog of dit telt: kijk eerst naar de tafel voordat je het opnieuw doet.
refused-damaged = De schijf van de server heeft beschadigd wat hier bewaard was, dus het kan niet meer worden geopend; wie de server beheert, heeft er misschien een kopie van.
refused-table-moved-on = De tafel is intussen verdergegaan: kijk opnieuw.
refused-bad-message = Dit bericht is niet begrepen: { $problem }
refused-wrong-version = Deze server spreekt versie { $version } van het protocol.
refused-hello-first = Een verbinding begint met hello.
refused-watch-first = Kijk eerst naar een tafel.
refused-too-many-tables = Vanaf hier zijn veel tafels geopend: wacht even met de volgende.
refused-too-many-guesses = Er zijn veel codes geprobeerd: wacht een minuut en kijk nog eens naar de code.
refused-no-such-ticket = Deze code klopt niet, of niet meer: elke code werkt één keer, een kwartier lang. Vraag een nieuwe.
refused-expedition-alone = De expeditie van vandaag speel je alleen: open een tafel om samen te spelen.
refused-expedition-bot = De expeditie van vandaag en de lessen zijn voor mensen: een robot speelt aan een tafel.
refused-no-such-day = Van deze dag is er geen expeditie: ze blijven dertig dagen.
refused-no-such-exercise = Deze oefening is er niet meer: het spel is gewist, of ze is naar een ander apparaat gegaan.
refused-not-over = Dit spel is nog bezig.
refused-our-fault = Er ging iets mis op de server; het is daar genoteerd, en van je spel is niets verloren. Probeer het opnieuw.
refused-no-such-game = Op dit adres is geen spel.
refused-no-such-round = Er is geen ronde { NUMBER($round, useGrouping: 0) } in dit spel, dat er { NUMBER($last, useGrouping: 0) } heeft.
refused-no-such-page = Op dit adres is niets.
refused-too-many-requests = Van hier kwamen veel vragen: wacht een minuut.

## The lab

refused-unknown-bot = Er is geen bot “{ $bot }”: kies { $known }, een klasse als bestand.py:Naam, of program:COMMANDO.
refused-bot-count = { $bots } bots kunnen geen { $players } plaatsen innemen: noem er één voor alle, of één voor elke plaats.
refused-no-bots = Er zijn geen bots voor het avontuur “{ $adventure }”: kies een blaadje van een ander avontuur ({ $known }).
refused-bot-not-loaded = De bot “{ $bot }” kan niet geladen worden ({ $reason }).
refused-bot-not-loaded-at = De bot “{ $bot }” kan niet geladen worden: in { $file }, regel { NUMBER($line, useGrouping: 0) }, “{ $text }”, kwam er { $reason }
refused-bot-not-started = Het programma “{ $command }” kon niet gestart worden ({ $reason }).
refused-bot-silent = Er kwam geen antwoord binnen { $seconds } s.
refused-bot-silent-at-once = { $bot } gaf binnen { $seconds } s geen antwoord op zijn eerste vraag: er is geen spel gespeeld.
refused-bot-died = Het programma is gestopt (status { $status }); zijn laatste woorden: { $words }
refused-bot-died-at-once = { $bot } stopte bij zijn eerste vraag (status { $status }), en er is geen spel gespeeld; zijn laatste woorden: { $words }
refused-bot-raised = De klasse gaf de fout { $error }.
refused-bot-raised-at = In { $file }, regel { NUMBER($line, useGrouping: 0) }, “{ $text }”, gaf de klasse de fout { $error }
refused-bot-asks-too-much = Het vroeg meer dan { NUMBER($limit, useGrouping: 0) } keer iets in één beurt.
refused-unknown-query = De vraag “{ $query }” bestaat niet: vraag { $known }.
refused-query-too-long = Een blaadje in een vraag heeft hoogstens { $limit } regels, en dan een lege.
refused-bad-time = “{ $text }” is geen tijd: schrijf 5s, 200ms of 2m.
refused-no-dask = Spelen op veel machines vraagt het extra pakket “lab”: pip install "pennypapers[lab]".
refused-no-cluster = Er antwoordt geen cluster op { $address } ({ $reason }).
refused-cluster-trouble = Dit cluster kan niet spelen ({ $reason }): elke machine van { $address } heeft dezelfde versie van dit pakket nodig.
refused-workers-lost = Er gingen { $times } keer achter elkaar werkers verloren, zonder dat er nog een spel afkwam.
refused-not-alone = Wijsheid achteraf is er voor solospellen: aan een tafel hebben anderen er een hand in.
refused-not-hindsight = Dit is geen spel dat met wijsheid achteraf bewaard is: het veld event zegt dat niet.
refused-other-dice = Dit hoort bij een ander spel: het blaadje of de worpen verschillen.
