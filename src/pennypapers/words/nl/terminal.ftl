## Words of the game

adventure-name = { $adventure ->
    [temple] De Tempel van Apikhabou
   *[valley] De Vallei van Wiraqocha
 }

rule-name = { $rule ->
    [run] reeks
    [group] groep
    [jungle] jungle
    [town] stad
    [range] bergketen
   *[pyramid] piramide
 }

rule-line = { $rule ->
    [run] langste reeks
    [group] groep met het getal { $number }
    [mummy] mummie
    [full] vol rooster
    [jungle] jungle
    [town] stad met het getal { $number }
    [range] bergketen
    [pyramid] piramide
    [hut] hut
    [statue] standbeeld
    [mine] mijn
   *[snake] slang
 }

rule-all-spaces = alle vakken

stars-in-all = { $stars ->
    [one] ster in totaal
   *[other] sterren in totaal
 }

level-name = { $level ->
    [tourist] Toerist
    [pathfinder] Padvinder
    [voyager] Reiziger
   *[explorer] Ontdekkingsreiziger
 }

level-reached = Niveau: { level-name }.
level-and-next = Niveau: { level-name }. { $missing ->
    [one] Met één ster meer
   *[other] Met { $missing } sterren meer
 } ben je { $next ->
    [pathfinder] Padvinder
    [voyager] Reiziger
   *[explorer] Ontdekkingsreiziger
 }.
level-why = Elk niveau begint { $by } sterren lager dan gewoonlijk: { $each } voor elke { $hazard ->
    [mummy] mummie
   *[snake] slang
 } op het blaadje ({ $hazards }), doorgestreept of niet.

sheet-size = { $adventure ->
    [temple] Tempel, { $spaces } vakken, { $doors ->
        [0] zonder deuren
        [one] waarvan één met een deur
       *[other] waarvan { $doors } met een deur
     }
   *[valley] Vallei, { $spaces } vakken
 }

## score, replay, verify, sheets

replay-finished = { $rounds ->
    [one] Afgelopen na één ronde.
   *[other] Afgelopen na { $rounds } rondes.
 }
replay-unfinished = { $rounds ->
    [0] Nog niet begonnen.
    [one] Nog bezig, in de eerste ronde.
   *[other] Nog bezig, in ronde { $rounds }.
 }
ranking-final = Eindstand
ranking-so-far = Tussenstand
tie-break = { $adventure ->
    [temple] langste reeks: { $count }
   *[valley] dankzij bouwwerken: { $count }
 }
dice-verified = { $rounds ->
    [one] De dobbelstenen zijn eerlijk: de ene ronde is zoals de tafel die vooraf had vastgelegd.
   *[other] De dobbelstenen zijn eerlijk: alle { $rounds } rondes zijn zoals de tafel ze vooraf had vastgelegd.
 }
sheet-approved = Op “{ $name }” kun je spelen.
sheet-pieces = Het blaadje bestaat uit { $count } stukken die niet aan elkaar vastzitten ({ $pieces }).
interrupted = Gestopt.

## The game in the terminal

play-welcome = { adventure-name }, “{ $name }”. Je speelt alleen, met de initialen { $player }.
# The initials on the sheet of whoever plays alone: four letters at most.
play-me = IK
play-how = Typ stappen zoals { $example } en druk op Enter: dan staan ze in potlood. Een lege regel zet de beurt in inkt. ? legt de rest uit.
play-choose = Welk blaadje? Typ het nummer of de naam.
play-continue = Je spel op “{ $sheet }” is nog niet af: het is in ronde { $round }. Het gaat nu verder; start met --fresh voor een nieuw spel.
play-put-aside = Het spel dat nog niet af was, is opzijgelegd als { $file }.
play-saved = Het spel is bewaard in { $file }.
play-not-saved = Het spel kon niet bewaard worden ({ $reason }). Je kunt gewoon verder spelen; na de volgende beurt wordt het opnieuw geprobeerd.
play-not-kept = Het spel kon niet bewaard worden ({ $reason }). Hier is het, om te kopiëren:
play-stopped = Gestopt in ronde { $round }. Start het programma weer om daar verder te gaan.
play-round = Ronde { $round }
play-round-of = Ronde { $round } van { $rounds }
play-dice = Paars: { $purple }, groen: { $green }, rood: { $red }.
play-face = { $face ->
    [P] Penny
    [D] Dakota
    [X] { $adventure ->
        [temple] mummie
       *[valley] slang
     }
   *[number] { $face }
 }
play-numbers = Getallen: { $numbers }.
play-any-number = Penny schrijft een getal naar keuze van 1 tot en met 15, bijvoorbeeld P=12@a1.
play-structures = Dakota mag tekenen: { $structures }, bijvoorbeeld D={ $first }@a1.
# In brackets the word that a step has, where it is another one.
play-structure = { $structure ->
    [hut] hut
    [statue] standbeeld (statue)
   *[mine] mijn (mine)
 }
play-lockpick = De sleutel opent een deur: schrijf daar.
play-no-door = De sleutel is gegooid en er is geen deur meer vrij: typ - om te passen.
play-spaces = Vakken: { $spaces }.
play-crossable = { $adventure ->
    [temple] Er grenst een 9 aan { $spaces }: met x en het vak streep je een mummie door.
   *[valley] Met precies 9 streep je een slang op { $spaces } door, bijvoorbeeld 4+5xa2.
 }
play-discoveries = { $count ->
    [one] Er is één ontdekking mogelijk:
   *[other] Er zijn { $count } ontdekkingen mogelijk:
 }
play-more-discoveries = … en nog { $count } van deze soort.
play-hazard = { $adventure ->
    [temple] Een mummie! Teken die in een van deze vakken: { $spaces }. Typ er een, bijvoorbeeld !{ $first }.
   *[valley] Een slang! Teken die in een van deze vakken: { $spaces }. Typ er een, bijvoorbeeld !{ $first }.
 }
play-hazard-beside = Alleen deze: ze grenzen aan wat je in de vorige ronde hebt ingevuld.
play-hazard-anywhere = Al deze vakken mogen.
play-prompt-turn = beurt>
play-prompt-hazard = { $adventure ->
    [temple] mummie>
   *[valley] slang>
 }
play-prompt-sheet = blaadje>
play-in-pencil = In potlood: { $steps }.
play-nothing-in-pencil = Er staat niets in potlood.
play-stars-now = Nu { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }.
play-stars-would = Nu { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }, met deze beurt { $after }.
play-may-ink = Druk op Enter om de beurt in inkt te zetten.
play-inked = In inkt gezet.
play-undone = Een stap terug.
play-rubbed-out = Alles is uitgegumd.
play-commands = Enter zet de beurt in inkt. u gaat een stap terug, r gumt alles uit, l somt op wat je mag doen, s toont waar je sterren vandaan komen, d tekent het blaadje, h vertelt kort de regels, q stopt (je spel blijft bewaard). Met woorden kan het ook: terug, lijst, sterren, teken, regels, hulp, stoppen.
play-step-help = { $adventure ->
    [temple] Stappen: 5@b1 schrijft één dobbelsteen op, 2+3@a1 een som, P=12@b2 het getal van Penny, xa2 streept een mummie door, met - pas je.
   *[valley] Stappen: 5@b1 schrijft één dobbelsteen op, 2+3@a1 een som, P=12@b2 het getal van Penny, D=hut@c1 tekent een bouwwerk (hut, statue of mine), 4+5xa2 besteedt een 9 aan een slang, jungle(a1,b1,c1,a2,b2) onthult een ontdekking, als allerlaatste (jungle voor een jungle, town een stad, range een bergketen, pyramid een piramide).
 }
play-rules = { $adventure ->
    [temple] Eén getal per ronde, in een leeg vak zonder deur; met de sleutel in een deur. Sterren: één voor elk vak van de langste reeks aangrenzende getallen die telkens één hoger zijn; drie voor elk getal dat een groep van drie of meer vormt; twee voor elke doorgestreepte mummie, twee minder voor elke andere. Grenst een 9 aan een mummie, dan mag je die doorstrepen. Het spel is uit als alle vakken zonder deur vol zijn.
   *[valley] Gebruik elke dobbelsteen hoogstens één keer, alleen of opgeteld, en vul vakken die grenzen aan wat je al hebt; het eerste aan de rand. Daarna mag je één ontdekking onthullen: jungle, vijf verschillende getallen, 5 sterren; stad, vier gelijke, 6; bergketen, drie van 6 of meer, 7; piramide, vier van 10 of meer in een T, 15. De hut levert 2 op voor elk aangrenzend junglevak, het standbeeld voor elk stadsvak, de mijn voor elk bergvak. Een slang kost het grootste getal dat eraan grenst; met precies 9, zonder die op te schrijven, streep je de slang door. Een vol rooster levert 7 op. Het spel duurt hoogstens 25 rondes.
 }
play-count = De telling
play-today-title = De expeditie van vandaag, { $date }
play-dash = “-” kan het blaadje niet zijn: daar komen de antwoorden vandaan. Noem een blaadje of een .sheet-bestand.
play-today-alone = De expeditie van vandaag speel je alleen: laat --bots weg.
play-today-side = De kant van vandaag is { $sheet }: die wordt gespeeld.
play-today-sheet = De expeditie van vandaag wordt gespeeld op { $sheets }: noem een van deze, of geen.
play-no-such-bot = Er is geen robot “{ $text }”: kies uit { $known }.
play-too-many-bots = Aan een tafel is plaats voor hooguit { $limit } robots.
play-no-table = Dat is geen adres van een tafel: geef de link, bijvoorbeeld { $example }, of --join CODE met --server.
play-table-decides = Aan een tafel op een server worden blaadje en instellingen daar gekozen: laat het blaadje, --seed, --today, --bots, --pencil-strict en --fresh weg.
play-name-for-table = --name en --initials zijn voor een tafel op een server: geef de link, of --join CODE.
play-needs-screen = Robots en tafels op een server hebben het scherm nodig, dat deze terminal niet kan tonen. Speel je alleen, dan kan het regel voor regel.

## The server

serve-ready = De tafels zijn open op { $address }. Ctrl-C sluit ze; er gaat niets verloren.
serve-phones = Telefoons en andere machines in je netwerk: { $address }
serve-unusable = De gegevens kunnen niet gebruikt worden: { $reason }
serve-vanished = De tafels die in { $folder } bewaard werden, zijn weg: de database ontbreekt of is leeg. Zet een kopie terug met “pennypapers restore”, of verwijder { $note } om opnieuw te beginnen.
serve-database = { $why ->
    [away] De database { $where } antwoordt niet ({ $reason }): draait ze, en mag deze machine ermee verbinden?
    [password] De database { $where } laat deze server niet binnen ({ $reason }): kijk naar de naam en het wachtwoord in haar adres.
    [database] Er is nog geen database { $where }: maak die eerst aan, met “createdb”.
    [rights] De database { $where } laat deze server niet schrijven ({ $reason }): zijn rol moet er een schema mogen maken.
    [taken] Een andere server heeft de database { $where }: twee kunnen er niet tegelijk in schrijven.
    [newer] In de database { $where } heeft een nieuwere versie van Penny Papers geschreven ({ $reason }): installeer die.
    [foreign] In de database { $where } heeft een ander programma een schema met de naam “pennypapers”: neem een andere database.
    [not-installed] Voor de database { $where } ontbreekt een pakket: installeer de extra “scale”, met “pip install ".[scale]"”.
   *[other] De database { $where } is niet bruikbaar ({ $reason }).
 }
serve-failed = De server kon niet starten: { $reason }.
backup-done = { $file }: gekopieerd, { NUMBER($size, useGrouping: 0) } kB.
backup-nothing = Er is nog niets om te kopiëren: { $file } is er niet.
backup-failed = De kopie kon niet gemaakt worden ({ $reason }); wat er was, is zoals het was.
