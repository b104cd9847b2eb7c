## What --help says about the lab

lab-help-simulate = Laat bots veel spellen spelen en zie wat eruit komt: sterren, niveaus, overwinningen. Hetzelfde startgetal geeft dezelfde spellen, op hoeveel processen en machines ook. Eindigt met status 3 als een bot in een spel niet verder kon.
lab-help-duel = Laat twee bots met dezelfde dobbelstenen spelen en zeg wie sterker is, en hoe zeker dat is. Eindigt met status 3 als een bot in een spel niet verder kon.
lab-help-league = Laat meer bots met dezelfde dobbelstenen spelen: een rangschikking, en van elk tweetal wie sterker is en hoe zeker dat is. Eindigt met status 3 als een bot in een spel niet verder kon.
lab-help-balance = Laat bots op blaadjes spelen en schrijf een rapport voor ontwerpers: een HTML-bestand met grafieken, kaarten van het blaadje en waarschuwingen. Twee blaadjes worden naast elkaar vergeleken. Eindigt met status 3 als een bot in een spel niet verder kon.
lab-help-lab = De werkplaats van de bots.
lab-help-train = Leer een avontuur spelen vanaf niets, en schrijf op wat er geleerd is.
lab-help-adventure = temple of valley.
lab-help-train-out = Het bestand dat geschreven wordt; temple-weights.txt of valley-weights.npz in deze map als er niets staat. De bots spelen er niet naar.
lab-help-train-install = Vervang waar de geïnstalleerde bots naar spelen.
lab-help-sheet = Een blaadje dat bij het spel hoort (temple-a, temple-b, valley-a, valley-b) of een eigen .sheet-bestand; temple-a als er niets staat.
lab-help-players = Plaatsen aan de tafel.
lab-help-bots = Eén bot voor alle plaatsen, of één per plaats met komma’s ertussen: tourist, pathfinder, voyager, explorer; met een budget van proefspellen of tijd als explorer@400 of explorer@2s; een Python-klasse als bestand.py:Naam; elk programma als "program:COMMANDO".
lab-help-balance-bots = De bots die op elk blaadje spelen, met komma’s ertussen; alle vier de niveaus als er geen genoemd is.
lab-help-duel-bot = Een bot: een niveau, bestand.py:Naam of "program:COMMANDO".
lab-help-games = Hoeveel spellen.
lab-help-pairs = Hoeveel paren spellen.
lab-help-together = Zet de twee aan één tafel; in elk paar spellen zit elk van hen één keer vooraan.
lab-help-league-sheet = Een blaadje dat bij het spel hoort of een eigen .sheet-bestand; herhaal de optie voor meer blaadjes. temple-a als er niets staat.
lab-help-dice = Hoeveel spellen elke bot op elk blaadje speelt, allemaal met dezelfde worpen; samen aan tafel wordt elk ervan één keer op elke plaats gespeeld.
lab-help-league-together = Zet alle bots aan één tafel, bij dezelfde worpen één keer op elke plaats.
lab-help-seed = Een getal: hetzelfde getal geeft weer dezelfde spellen.
lab-help-think = Tijd of proefspellen voor elke beurt: 5s, 200ms of 400. Tijd gaat op de klok, dus die spellen zijn niet te herhalen.
lab-help-patience = Hoe lang een programma over een antwoord mag doen (10s).
lab-help-out = Een map om alle spellen te bewaren, als .game-bestanden.
lab-help-balance-out = Het HTML-bestand om te schrijven (balance.html).
lab-help-workers = Processen die tegelijk spelen; zoveel als deze machine kernen heeft als er niets staat.
lab-help-cluster = Speel op de machines van een dask-cluster: het adres van de planner, tcp://HOST:POORT.

## simulate

lab-title = { $sheet }: { $games ->
    [one] één spel
   *[other] { $games } spellen
 }, { $players ->
    [one] alleen
   *[other] { $players } aan tafel
 }, startgetal { $seed }
lab-mean = Sterren, gemiddeld
lab-interval = 95 %-interval
lab-sd = Spreiding (standaardafwijking)
lab-quantiles = 5 / 50 / 95 van 100 spellen eronder
lab-wins = Overwinningen
lab-time-a-turn = Tijd per beurt
lab-rule = uit { $rule ->
    [run] de langste reeks
    [group] groepen
    [mummy] mummies
    [full] een vol rooster
    [jungle] jungles
    [town] steden
    [range] bergketens
    [pyramid] piramides
    [hut] de hut
    [statue] het standbeeld
    [mine] de mijn
   *[snake] slangen
 }
lab-rate = { $rate } spellen/s
lab-kept = De spellen staan in { $folder }.
lab-not-repeatable = Een bot dacht na op de klok: deze spellen zijn niet precies te herhalen.
lab-stopped = Gestopt: dit is wat { $games ->
    [one] één spel
   *[other] { $games } spellen
 } van de { $of } opleverden.
lab-nothing-played = Gestopt voordat er een spel uit was.
lab-replaced = { $bot } kon niet verder in { $count ->
    [one] één spel
   *[other] { $count } spellen
 } van de { $games }; een toerist speelde daar verder.
lab-failure = { $sheet }, spel { $game }, ronde { $round }, plaats { $seat }: { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(en nog één keer)
   *[other] { " " }(en nog { $more } keer)
 }
lab-failure-said = { $sheet }, spel { $game }, ronde { $round }, plaats { $seat } zei “{ $said }”: { $reason }{ $more ->
    [0] { "" }
    [one] { " " }(en nog één keer)
   *[other] { " " }(en nog { $more } keer)
 }
lab-more-failures = … en { $count ->
    [one] nog één andere reden
   *[other] nog { $count } andere redenen
 }.

## duel

lab-duel-title = { $sheet }: { $pairs ->
    [one] één paar solospellen
   *[other] { $pairs } paren solospellen
 } met dezelfde dobbelstenen, startgetal { $seed }
lab-duel-title-together = { $sheet }: { $pairs ->
    [one] één paar spellen
   *[other] { $pairs } paren spellen
 } aan één tafel, plaatsen gewisseld, startgetal { $seed }
lab-pairs-won = Paren gewonnen
lab-pairs-drawn = Paren gelijk
lab-difference = Verschil per spel
lab-verdict = { $stronger } is sterker: { $difference } sterren per spel meer dan { $weaker }, in werkelijkheid tussen { $low } en { $high } (95 %-interval). Dat { $stronger } de betere is, is { $sure } zeker.
lab-verdict-open = Deze spellen zeggen niet wie sterker is: { $ahead } staat { $difference } sterren per spel voor, wat { $sure } zeker is en geluk kan zijn. Meer spellen zouden het zeggen.
lab-verdict-equal = Deze spellen tonen geen verschil tussen { $first } en { $second }: met dezelfde dobbelstenen komen ze op evenveel sterren.

## league

lab-league-title = { $sheet }: { $dice ->
    [one] één solospel per bot
   *[other] { $dice } solospellen per bot
 } met dezelfde dobbelstenen, startgetal { $seed }
lab-league-title-together = { $sheet }: allemaal aan één tafel met { $dice ->
    [one] de worpen van één spel
   *[other] de worpen van { $dice } spellen
 }, één keer op elke plaats, startgetal { $seed }
lab-league-all = Over alle { $sheets } blaadjes
lab-league-bot = Bot
lab-league-mean = Sterren
lab-league-wins = Gewonnen
lab-league-less = Voorsprong op
lab-league-first = { $first } is eerste, en zeker sterker dan alle andere.
lab-league-open = { $first } staat voor, maar niet zeker op { $others }: het kan geluk zijn, meer spellen zouden het zeggen.
lab-league-alike = { $first } en { $others } kwamen met al deze worpen op evenveel sterren.
lab-league-how = ± is het 95 %-interval van een verschil op zichzelf. { $pairs ->
    [one] * zegt dat het verschil zeker is (95 %).
   *[other] * zegt dat het zeker is (95 %) met alle { $pairs } verschillen van zijn tabel samen genomen (Holms correctie).
 }

## lab train

lab-trained = Geleerd in { $seconds } s. Opgeschreven in { $file }.
lab-trained-try = Om het te proberen: { $example }
lab-trained-installed = De geïnstalleerde bots spelen er voortaan naar.

## The report of balance

lab-balance-written = Het rapport staat in { $file }.
lab-page-title = Hoe deze blaadjes spelen: { $sheets }
lab-page-intro = { $bots ->
    [one] Eén bot speelde
   *[other] { $bots } bots speelden
 } { $games ->
    [one] één spel
   *[other] { $games } spellen
 } per blaadje, { $players ->
    [one] alleen
   *[other] met { $players } aan tafel
 }, startgetal { $seed }. Iedereen had op elk blaadje dezelfde dobbelstenen.
lab-page-compare = Naast elkaar
lab-page-warnings = Wat opvalt
lab-page-nothing = Er valt niets op: geen waarschuwing van dit rapport is van toepassing.
lab-page-stars = Sterren
lab-page-stars-how = { $adventure ->
    [temple] Hoeveel spellen met hoeveel sterren eindigden. De dikke lijn is het gemiddelde, de streepjeslijnen zijn waar de niveaus beginnen.
   *[valley] Hoeveel spellen met hoeveel sterren eindigden. De dikke lijn is het gemiddelde, de streepjeslijnen zijn waar de niveaus beginnen bij het gewone aantal slangen.
 }
lab-page-games-line = gemiddeld { $mean }, { $low } tot { $high } in negen van de tien spellen
lab-page-levels = Niveaus gehaald
lab-page-kinds = Waar de sterren vandaan komen
lab-page-kinds-how = Sterren per spel, per regel.
lab-page-maps = Op het blaadje
lab-page-maps-by = Spellen van { $bot }
lab-page-length = Lengte van de spellen
lab-page-length-line = { $bot }: { $mean } rondes, { $low } tot { $high }
lab-page-doors = Deuren
lab-page-doors-line = { $bot }: in { $share } van de spellen waren de deuren op; { $passes } rondes per spel kon er niets geschreven worden.
lab-page-difference = { $second } min { $first }
lab-page-mean-row = sterren gemiddeld
lab-page-explorer-row = spellen als Ontdekkingsreiziger
lab-page-rounds-row = rondes gemiddeld
lab-page-made = Gemaakt door pennypapers { $version }. Aandelen en gemiddelden zijn van bots, niet van mensen; een interval zegt hoe ver het toeval een gemiddelde verschoven kan hebben (95 %).

lab-map = { $map ->
    [empty] Leeg gebleven
    [number] Gemiddeld getal
    [mummy] Mummies
    [snake] Slangen
    [stars] Sterren verdiend
    [run] In de langste reeks
    [group] In een groep
    [jungle] In een jungle
    [town] In een stad
    [range] In een bergketen
    [pyramid] In een piramide
   *[structure] Hut, standbeeld of mijn
 }
lab-map-how = { $map ->
    [empty] deel van de spellen waarin het vak leeg bleef
    [number] van de getallen die daar geschreven zijn
    [mummy] deel van de spellen met een mummie daar
    [snake] deel van de spellen met een slang daar
    [stars] sterren per spel, die van een reeks, groep of ontdekking verdeeld over haar vakken
    [structure] deel van de spellen met een bouwwerk daar
   *[other] deel van de spellen
 }

lab-warning-few-games = Maar { $games } spellen per bot: neem dit alles als een aanwijzing, en laat er meer spelen.
lab-warning-out-of-reach = { $level } is onbereikbaar: { $bot }, hier de sterkste, komt er in { $share } van de spellen.
lab-warning-too-kind = Het blaadje is mild: zelfs { $bot }, hier de zwakste, is in { $share } van de spellen Reiziger of meer.
lab-warning-luck = Geluk weegt zwaarder dan kunde: de spellen van de sterkste bot verschillen { $spread } sterren (standaardafwijking), de sterkste en de zwakste bot maar { $difference }.
lab-warning-no-order = { $stronger } zou hier van { $weaker } moeten winnen en doet dat niet: het blaadje beloont misschien iets anders dan gewoonlijk.
lab-warning-unused = Zelden gebruikt: { $spaces } bleven in de meeste spellen van { $bot } leeg.
lab-warning-poor = Nauwelijks de moeite waard: { $spaces } leverden { $bot } minder dan een derde op van wat een vak gemiddeld oplevert.
lab-warning-doors-run-out = De deuren raken op: in { $share } van de spellen van { $bot } vond een sleutel er geen.
lab-warning-doors-left = Meer deuren dan een spel kan gebruiken: { $bot } liet er gemiddeld { $left } van de { $doors } leeg.
lab-warning-no-find = { $rule ->
    [jungle] Jungles
    [town] Steden
    [range] Bergketens
   *[pyramid] Piramides
 } komen er nauwelijks: { $bot } kreeg er { $stars } sterren per spel uit.
lab-warning-never-full = Het rooster raakt nooit vol: in geen van de { $games } spellen.
lab-warning-always-full = Het rooster is vroeg vol: { $share } van de spellen van { $bot } was uit vóór de laatste ronde.
lab-warning-hazards-gather = { $adventure ->
    [temple] Mummies zitten bij elkaar: { $spaces } hadden er een in meer dan de helft van de spellen van { $bot }.
   *[valley] Slangen zitten bij elkaar: { $spaces } hadden er een in meer dan de helft van de spellen van { $bot }.
 }
lab-warning-long = De spellen zijn lang: gemiddeld { $rounds } rondes.
lab-warning-short = De spellen zijn kort: gemiddeld { $rounds } rondes.
