## What --help says. A line break in these texts is a blank to the reader.

help-program = Penny Papers: de Tempel van Apikhabou en de Vallei van Wiraqocha, om te spelen, te tellen en na te kijken.
help-more = Blaadjes en spellen zijn kleine tekstbestanden; docs/formats.md beschrijft ze. Taal: --lang en, fr of nl. Een onofficiële uitgave, zonder band met de uitgever.
help-bare = Zonder opdracht wordt de pagina geserveerd, zoals met “pennypapers serve” en met dezelfde opties en variabelen: “pennypapers serve --help” noemt ze allemaal.
help-usage = Gebruik: { $usage }
help-commands = Opdrachten
help-arguments = Blaadjes en bestanden
help-options = Opties
help-help = Toon deze hulp.
help-version = Toon de versie.

help-play = Speel in deze terminal: alleen, met robots, of aan een tafel op een server. Op een scherm met het blaadje getekend, of regel voor regel.
help-play-sheet = Een blaadje dat bij het spel hoort (temple-a, temple-b, valley-a, valley-b), een eigen .sheet-bestand, of de link van een tafel. Ontbreekt het, dan wordt ernaar gevraagd.
help-play-plain = Regel voor regel, in gewone tekst: werkt in elke terminal en met een schermlezer.
help-play-bots = Robots om mee te spelen, per niveau en met komma’s ertussen: tourist, pathfinder, voyager, explorer.
help-play-join = De code van een tafel op een server: deze terminal is daar een apparaat tussen de telefoons.
help-play-server = Het adres van die server (http://127.0.0.1:8375).
help-play-name = Je naam aan die tafel.
help-play-initials = Je initialen daar: 1 tot 4 letters of cijfers.
help-play-seed = Een tekst naar keuze: dezelfde tekst geeft weer dezelfde worpen.
help-play-today = De expeditie van vandaag: dezelfde worpen voor iedereen op de wereld.
help-play-strict = Streng potlood (Tempel): alleen mummies die je zelf hebt doorgestreept, tellen.
help-play-fresh = Begin een nieuw spel, ook als het vorige nog niet af is; dat wordt opzijgelegd en gaat niet verloren.
help-play-data = De map waarin je spellen bewaard worden.

help-score = Tel de sterren van ingevulde blaadjes en laat zien waar elke ster vandaan komt.
help-score-files = Ingevulde .sheet-bestanden; - leest de standaardinvoer.
help-score-solo = Geef ook het soloniveau.
help-score-strict = Alleen mummies met een x tellen als doorgestreept.

help-replay = Speel opgeschreven spellen na, beurt voor beurt, en toon blaadjes, sterren en stand. De eerste stap tegen de regels wordt geweigerd, met regel en kolom.
help-replay-files = .game-bestanden; - leest de standaardinvoer.

help-verify = Kijk na of de worpen van afgelopen spellen die zijn die de tafel vóór de eerste worp had vastgelegd.
help-verify-files = .game-bestanden met de kopregels commitment, secret en words, of van een expeditie van de dag.

help-serve = Tafels openstellen: de server waarop spellen van één tot honderd mensen leven. Elke optie kan ook gegeven worden met de variabele die erachter staat, of met een regel van een bestand.
help-serve-host = Het adres om op te luisteren; alleen deze machine, tenzij anders gezegd.
help-serve-port = De poort om op te luisteren; 0 neemt er een die vrij is. Is er geen gegeven en is de gewone bezet, dan wordt het een andere.
help-serve-lan = Telefoons en andere machines van het netwerk binnenlaten; hetzelfde als --host 0.0.0.0.
help-serve-data = De map waarin tafels en spellen bewaard worden.
help-serve-store = Een PostgreSQL-database om tafels en spellen in te bewaren, zoals postgresql://penny@db.example/penny, in plaats van een bestand in de gegevensmap.
help-serve-public-url = Het adres waarop mensen deze server bereiken, als er een proxy voor staat; met een subpad ligt alles daaronder.
help-serve-called = Nog een naam waaronder deze server te bereiken is, zoals games.example; mag meer dan eens.
help-serve-origin = Een pagina van een ander adres die met deze server mag praten; mag vaker gegeven worden.
help-serve-proxy = Het adres van een proxy voor deze server, die geloofd wordt over wie hij vertegenwoordigt; mag vaker gegeven worden.
help-serve-tls-cert = Een certificaatbestand, om https te spreken; vraagt ook --tls-key.
help-serve-tls-key = Het sleutelbestand van het certificaat.
help-serve-keep-days = Voltooide spellen wissen na zoveel dagen; 0 bewaart ze voor altijd.
help-serve-keep-tables-days = Onvoltooide tafels wissen waar zoveel dagen niemand terugkwam; 0 bewaart ze voor altijd.
help-serve-public-metrics = /metrics aan iedereen tonen, niet alleen aan deze machine.
help-serve-no-browser = De pagina niet in een browser openen.
help-serve-log-level = Hoeveel er op de foutuitvoer geschreven wordt, één JSON-object per regel: debug, info, warning of error.
help-serve-sockets-per-address = Hoogstens zoveel verbindingen van één adres met tafels.
help-serve-messages-per-second = Hoogstens zoveel berichten per seconde van één verbinding.
help-serve-message-burst = Hoogstens zoveel berichten van één verbinding tegelijk.
help-serve-address-messages-per-second = Hoogstens zoveel berichten per seconde van één adres, over al zijn verbindingen.
help-serve-address-message-burst = Hoogstens zoveel berichten van één adres tegelijk, over al zijn verbindingen.
help-serve-connections-per-address = Hoogstens zoveel verbindingen van één adres van welke soort ook, ook zwijgende.
help-serve-connections-per-minute = Hoogstens zoveel nieuwe verbindingen per minuut van één adres.
help-serve-tables-per-hour = Hoogstens zoveel nieuwe tafels per uur van één adres.
help-serve-http-requests-per-minute = Hoogstens zoveel paginavragen per minuut van één adres.
help-serve-guesses-per-minute = Hoogstens zoveel geprobeerde codes per minuut van één adres.
help-serve-guesses-in-all-per-minute = Hoogstens zoveel geprobeerde codes per minuut van iedereen.
help-serve-unsent-bytes = Hoogstens zoveel bytes die op een trage lezer wachten.
help-serve-config = Een bestand met instellingen, één NAAM=waarde per regel met de namen van de variabelen; anders pennypapers.env in de gegevensmap, als dat er is. Opties gaan voor variabelen, en die voor het bestand.
help-setting = { $text } [standaard: { $default }; { $variable }]
help-setting-whole = { $text } [{ $least } tot { $most }; standaard: { $default }; { $variable }]
help-setting-none = niets
help-setting-off = nee
help-backup = Maak een samenhangende kopie van alle tafels en spellen, ook terwijl de server draait.
help-backup-file = Het bestand om te schrijven; een oudere kopie wordt vervangen zodra de nieuwe heel is.

help-sheets = De blaadjes die bij het spel horen, en die van jezelf.
help-sheets-list = Geef een lijst van de blaadjes die bij het spel horen.
help-sheets-show = Teken lege blaadjes.
help-sheets-show-names = Namen zoals temple-a, of .sheet-bestanden.
help-sheets-check = Kijk eigen blaadjes na: grootte, rijen en tekens.

help-json = Eén JSON-object per regel, voor programma’s.
