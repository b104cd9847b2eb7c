### De hulp van de pagina en haar twee eerste spellen. Een lege regel in een tekst begint een nieuwe alinea.

## The help, as a whole

guide-title = Hulp
guide-contents = Op deze pagina
guide-intro = Drie dobbelstenen, één potlood, een blaadje voor iedereen. Jullie spelen allemaal tegelijk, met dezelfde worp.
guide-learn = Leren door te spelen
guide-learn-temple = Eerste stappen in de Tempel
guide-learn-temple-note = 9 rondes, zo’n 3 minuten
guide-learn-valley = Eerste licht in de Vallei
guide-learn-valley-note = 7 rondes of iets meer, zo’n 5 minuten
guide-read = De regels
guide-temple = De Tempel van Apikhabou
guide-temple-note = Vanaf 7 jaar, zo’n 15 minuten
guide-valley = De Vallei van Wiraqocha
guide-valley-note = Vanaf 9 jaar, zo’n 25 minuten
guide-table = Aan tafel
guide-table-note = Codes, de klok, eerlijke dobbelstenen, andere apparaten
guide-keys = Het toetsenbord
guide-keys-note = Elke toets die iets doet
guide-about = Over dit spel
guide-about-note = Wie wat maakte, en van wie de namen zijn
guide-why = De regel erachter
guide-why-part = Deze pagina legt het vanaf het begin uit:
guide-unknown = Hierover is er nog geen hulp. Alle regels staan hier:
guide-dice = Dobbelstenen
guide-die = { $die ->
    [P] paarse dobbelsteen, { $face ->
        [P] Penny
       *[number] { $face }
     }
    [D] groene dobbelsteen, { $face ->
        [D] { $adventure ->
            [temple] sleutel
           *[valley] Dakota
         }
       *[number] { $face }
     }
   *[X] rode dobbelsteen, { $face ->
        [X] { $adventure ->
            [temple] mummie
           *[valley] slang
         }
       *[number] { $face }
     }
 }
guide-numbers = Getallen die je met deze dobbelstenen maakt: { $numbers }

## The Temple

guide-temple-round = Een ronde
guide-temple-round-text =
    De drie dobbelstenen worden voor iedereen tegelijk gegooid. Je maakt er één getal mee en schrijft het in één leeg vak van je blaadje.

    Eerst staat het in potlood: verschuif het, verander het, gum het uit. Zet je het in inkt, dan blijft het voorgoed staan. De anderen zien het als iedereen in inkt heeft gespeeld.
guide-temple-round-shown = 5 en 4 is samen 9. Die staat in potlood; de stippen tonen waar een getal mag komen.
guide-temple-numbers = Je getal
guide-temple-numbers-text =
    Neem één dobbelsteen, of tel er twee op, of alle drie. Jij kiest welke.

    Een dobbelsteen met een plaatje heeft geen getal.
guide-temple-numbers-shown = Met 2, 3 en 5 kun je al deze getallen maken.
guide-temple-penny = Als je Penny ziet
guide-temple-penny-text = Je mag elk getal van 1 tot en met 15 schrijven. De dobbelstenen naast haar doen er niet toe, maar je mag ze gebruiken.
guide-temple-penny-shown = Penny op de paarse dobbelsteen: elk getal dat je wilt.
guide-temple-doors = Deuren
guide-temple-doors-text =
    Een deur is ook een vak, maar op slot. Alleen als de groene dobbelsteen de sleutel toont, komt je getal in een deur, en dan moet dat ook.

    Het getal komt van de andere dobbelstenen, of van Penny. Is er geen deur meer leeg, dan pas je en schrijf je niets.

    Een getal in een deur telt zoals elk ander getal.
guide-temple-doors-shown = De sleutel is gegooid: 4, 2 of 6 komt in een van de deuren.
guide-temple-beside = Ernaast
guide-temple-beside-text = Twee vakken liggen naast elkaar als ze een zijde of een hoek delen. Een vak heeft dus hoogstens acht buren. Deuren zijn ook buren.
guide-temple-beside-shown = De acht gemarkeerde vakken liggen allemaal naast de 5.
guide-temple-mummy = Er komt een mummie
guide-temple-mummy-text =
    De rode dobbelsteen toont de mummie: niemand schrijft, en de andere dobbelstenen tellen niet. De blaadjes gaan willekeurig rond, en iedereen tekent één mummie op het blaadje van een ander, in een leeg vak zonder deur. Dan gaan de blaadjes terug.

    Speel je alleen, dan teken je haar op je eigen blaadje, naast het vak dat je de vorige ronde vulde. Is daar niets vrij, dan mag elk leeg vak zonder deur.
guide-temple-mummy-shown = Speel je alleen: de 7 kwam er vorige ronde, dus de mummie komt ernaast.
guide-temple-nine = Een 9 verslaat mummies
guide-temple-nine-text =
    Een mummie met een 9 ernaast mag je doorstrepen. Tik erop in een ronde waarin je schrijft; het mogen er meer zijn. Of de 9 er eerst stond of de mummie, maakt niet uit, en één 9 is genoeg voor alle mummies eromheen.

    Aan het eind van het spel worden mummies naast een 9 vanzelf doorgestreept. Een tafel kan dat uitzetten: dat heet streng potlood.
guide-temple-nine-shown = De twee mummies links liggen naast de 9. Die rechts niet.
guide-temple-run = De langste reeks
guide-temple-run-text = Getallen die telkens één hoger worden, elk naast het volgende, zijn een reeks. Je langste reeks geeft 1 ster per vak. Ze mag alle kanten op en door deuren gaan. Alleen de langste telt, en ze heeft minstens twee vakken.
guide-temple-run-shown = 2, 3, 4, 5, 6, 7: een reeks van zes vakken, 6 sterren. De 5 staat in een deur.
guide-temple-group = Groepen
guide-temple-group-text = Drie keer of vaker hetzelfde getal, aan elkaar vast, is een groep. Elk getal met een groep geeft 3 sterren, één keer, hoe groot de groep ook is.
guide-temple-group-shown = Een groep met het getal 5 en een met het getal 8: elk 3 sterren. Twee keer 2 is te weinig.
guide-temple-stars = Alle sterren
guide-temple-stars-text =
    1 ster voor elk vak van je langste reeks. 3 sterren voor elk getal met een groep. 2 sterren voor elke mummie die doorgestreept is, en 2 minder voor elke andere.

    Een vak mag tegelijk tellen in een reeks, in een groep en tegen mummies.
guide-temple-stars-shown = Een reeks van 6, een groep met het getal 4 en één van de twee mummies doorgestreept: 9 sterren.
guide-temple-end = Het einde
guide-temple-end-text =
    Het spel is afgelopen als alle vakken zonder deur vol zijn. Dat is voor iedereen in dezelfde ronde. Deuren mogen leeg blijven.

    De meeste sterren winnen. Bij gelijke stand wint de langste reeks; is die ook gelijk, dan delen jullie de overwinning.

    Speel je alleen, dan geven je sterren een niveau: tot en met 14 ben je Toerist, vanaf 15 Padvinder, vanaf 25 Reiziger, vanaf 30 Ontdekkingsreiziger.

## The Valley

guide-valley-round = Een ronde
guide-valley-round-text =
    De drie dobbelstenen worden voor iedereen tegelijk gegooid. Elke dobbelsteen mag je één keer gebruiken: alleen, of bij andere opgeteld. Elk getal komt in een eigen leeg vak, dus je vult hoogstens drie vakken per ronde.

    Je hoeft niet alle dobbelstenen te gebruiken, maar vul minstens één vak of streep één slang door.

    Eerst staat alles in potlood: je kunt het terugnemen. Zet je het in inkt, dan blijft het voorgoed staan. De anderen zien het als iedereen in inkt heeft gespeeld.
guide-valley-round-shown = 4 en 5 is samen 9. De 2 kun je nog gebruiken.
guide-valley-sums = De dobbelstenen verdelen
guide-valley-sums-text =
    Met 2, 3 en 5 kun je 2 en 3 en 5 schrijven. Of 7 en 3. Of 8 en 2. Of 5 en 5. Of alles samen: 10.

    Je mag ook dobbelstenen overslaan, en spelen in de volgorde die je wilt.
guide-valley-sums-shown = Uit 2, 3 en 5 komen deze getallen. Elke dobbelsteen gebruik je één keer.
guide-valley-penny = Als je Penny ziet
guide-valley-penny-text = Penny is elk getal van 1 tot en met 15. Ze staat altijd alleen: je telt haar nooit bij andere dobbelstenen op. De andere zijn gewoon van jou.
guide-valley-penny-shown = Penny kan een 12 zijn, en 4 plus 4 is 8.
guide-valley-where = Waar je schrijft
guide-valley-where-text =
    Je eerste vak ligt aan de rand van de vallei, langs de wolken. Een meer is geen rand.

    Daarna ligt elk vak dat je vult naast een getal of een bouwwerk van jou, met een zijde of een hoek. Wat je in dezelfde ronde vulde, telt mee. Slangen niet.

    Ligt er geen leeg vak naast een getal of bouwwerk, dan mag elk leeg vak.
guide-valley-where-shown-first = Het eerste vak: overal langs de wolken.
guide-valley-where-shown-next = Daarna: naast wat je hebt.
guide-valley-structures = De bouwwerken van Dakota
guide-valley-structures-text =
    Als de groene dobbelsteen Dakota toont, mag je een bouwwerk tekenen in een leeg vak: de hut, het standbeeld of de mijn. Elk teken je één keer per spel. Dakota heeft geen getal.

    Aan het eind geeft de hut 2 sterren per junglevak ernaast, het standbeeld 2 per stadsvak, de mijn 2 per bergvak. Piramides helpen geen van drie.
guide-valley-structures-shown = De hut heeft vijf junglevakken naast zich: 10 sterren.
guide-valley-snake = Er komt een slang
guide-valley-snake-text =
    De rode dobbelsteen toont de slang: niemand schrijft, en de andere dobbelstenen tellen niet. De blaadjes gaan willekeurig rond, en iedereen tekent één slang in een leeg vak op het blaadje van een ander. Dan gaan de blaadjes terug. In die ronde onthul je geen ontdekking.

    Speel je alleen, dan teken je haar op je eigen blaadje, naast wat je de vorige ronde vulde. Is daar niets vrij, dan mag elk leeg vak.

    Aan het eind kost een slang evenveel sterren als het grootste getal ernaast.
guide-valley-snake-shown = Het grootste getal naast deze slang is 9: ze kost 9 sterren.
guide-valley-nine = Een 9 inzetten
guide-valley-nine-text = Maak precies 9 met je dobbelstenen, of laat Penny 9 zijn, en schrijf die 9 niet op: streep in plaats daarvan één slang op je blaadje door. Die kost niets meer. Haar vak blijft vol, en telt niet als buur.
guide-valley-nine-shown = 5 en 4 is 9, genoeg voor de slang. De 2 kun je nog schrijven.
guide-valley-discoveries = Ontdekkingen
guide-valley-discoveries-text =
    In een ronde waarin je een vak vulde of een slang doorstreepte, mag je één ontdekking onthullen, als allerlaatste. Ze mag overal op je blaadje liggen.

    Een ontdekking bestaat uit getallen die aan elkaar vastzitten, met een zijde of een hoek. Een vak hoort maar bij één ontdekking, dus kies goed. Er zijn vier soorten.
guide-valley-jungle = De jungle
guide-valley-jungle-text = Vijf vakken met vijf verschillende getallen. 5 sterren.
guide-valley-jungle-shown = 1, 2, 4, 5 en 7, allemaal verschillend.
guide-valley-town = De stad
guide-valley-town-text = Vier vakken met hetzelfde getal. 6 sterren. Elke stad van jou heeft een eigen getal: een tweede stad van 3 is er niet.
guide-valley-town-shown = Een stad van vier keer 3.
guide-valley-range = De bergketen
guide-valley-range-text = Drie vakken met getallen van 6 of meer. 7 sterren.
guide-valley-range-shown = 6, 7 en 9. Vakken die elkaar met een hoek raken, zitten ook aan elkaar vast.
guide-valley-pyramid = De piramide
guide-valley-pyramid-text = Vier vakken in de vorm van een T, met getallen van 10 of meer: drie op een rij, en één naast het middelste. De T mag op zijn kant liggen of op zijn kop staan. 15 sterren.
guide-valley-pyramid-shown = 10, 12, 11 en 13 in een T.
guide-valley-stars = Alle sterren
guide-valley-stars-text =
    Je ontdekkingen: jungle 5, stad 6, bergketen 7, piramide 15. Je bouwwerken: 2 sterren voor elk vak van hun soort ernaast. 7 sterren als je vallei vol is.

    Daar gaat voor elke slang die niet doorgestreept is, het grootste getal ernaast van af.
guide-valley-stars-shown = Een jungle 5, een stad 6, een bergketen 7, een piramide 15; de hut 10, het standbeeld 4; de slang kost 3: 44 sterren.
guide-valley-end = Het einde
guide-valley-end-text =
    Als iemands vallei vol is, maakt iedereen de ronde af, met ontdekkingen, en dan is het spel afgelopen.

    De meeste sterren winnen. Bij gelijke stand wint wie meer sterren uit bouwwerken heeft; is ook dat gelijk, dan delen jullie de overwinning.

    Speel je alleen, dan heb je 25 rondes, die met slangen meegeteld. Tot en met 89 sterren ben je Toerist, vanaf 90 Padvinder, vanaf 110 Reiziger, vanaf 130 Ontdekkingsreiziger. Elke slang op je blaadje, doorgestreept of niet, verlaagt elk van deze niveaus met 4.

## At the table

guide-table-join = Aanschuiven
guide-table-join-text =
    Wie een tafel opent, krijgt een code en een plaatje om te scannen. De anderen typen de code, of scannen, en kiezen een naam en hoogstens vier initialen. Alleen een hoofdletter verschil is te weinig. Er is plaats voor 100; iedereen schuift aan vóór de eerste worp.

    Wie later komt, kan kijken, en een groot scherm kan de tafel aan de hele kamer tonen.
guide-table-round = Iedereen tegelijk
guide-table-round-text = Zolang een ronde open is, zien de anderen alleen dat je klaar bent. Heeft de laatste in inkt gespeeld, dan worden alle beurten samen getoond. Zo kan niemand afkijken, en hoeft niemand op een beurt te wachten.
guide-table-keeper = De tafelbaas
guide-table-keeper-text = Wie de tafel opende, is de tafelbaas: die zet de klok, begint het spel en mag pauzeren. De tafelbaas kan dat aan een ander geven. Is de tafelbaas weg, dan neemt de volgende aan tafel het over. Wie stoort, kan van de tafelbaas even niet meedoen: iedereen krijgt dat te horen, en de tafel speelt vanaf de volgende ronde, tot dat wordt teruggedraaid.
guide-table-clock = De klok
guide-table-clock-text =
    Ze staat uit, tenzij de tafelbaas haar aanzet: van 30 seconden tot 3 minuten voor een beurt. Is de tijd om, dan speelt de tafel voor wie niet klaar is. Ze neemt wat je in potlood hebt als dat een hele beurt is, en anders de eenvoudigste beurt.

    De klok staat stil tijdens een pauze, en speel je alleen, dan is er geen.
guide-table-away = Als iemand weg is
guide-table-away-text = Wie al een minuut geen verbinding heeft, is weg. Er gaat niets verloren: de plaats blijft, en het potlood ook. De tafelbaas mag de tafel die beurt laten spelen, en iedereen krijgt dat te horen. Je kunt altijd terugkomen, en je plaats terugnemen als de tafelbaas er iemand anders liet verder spelen. Duurt een pauze al vijf minuten, of wacht iedereen zonder klok al zo lang op één persoon, dan kan iedereen aan tafel verdergaan.
guide-table-hand = Eén apparaat voor meer spelers
guide-table-hand-text = Jullie kunnen samen op één apparaat spelen. Het zegt wie het vasthoudt, en verbergt het blaadje van de vorige. Ieder zet in inkt en geeft het door.
guide-table-dice = Eerlijke dobbelstenen
guide-table-dice-text = Vóór de eerste worp legt de server een geheim vast en toont er een vingerafdruk van. Daarna doet elk apparaat er een eigen woord bij. De worpen komen uit dat alles samen: niemand kan ze kiezen, en na het spel kan iedereen elke worp narekenen.
guide-table-today = De expeditie van vandaag
guide-table-today-text = Elke dag heeft één Tempel en één Vallei, met dezelfde worpen voor iedereen op de wereld. Je speelt ze alleen. Je eerste poging van de dag telt.
guide-table-devices = Op een ander apparaat
guide-table-devices-text = Met een eenmalige code gaat je plaats naar een andere telefoon of computer, of gaan al je spellen mee als je dat wilt. Ze werkt één keer, een kwartier lang.
guide-table-small = Een klein scherm
guide-table-small-text = Met een vinger op het blaadje zie je het vak groter: schuif naar een ander en laat los waar het hoort. Grote blaadjes passen niet op een telefoon: verschuif ze met twee vingers, of tik op het kaartje in de hoek. Twee vingers uit elkaar maken het blaadje groter.
guide-table-kept = Als er iets misgaat
guide-table-kept-text = Wat in inkt staat, bewaart de server, ook als hij uitgaat. Wat in potlood staat ook. Is de verbinding weg, dan probeert de pagina het vanzelf opnieuw: wacht even, of laad haar opnieuw.

## The keyboard

guide-keys-letters = Toetsen in het spel
guide-keys-letters-text = Deze toetsen werken zolang het spel de focus heeft. De letters kun je uitzetten bij de instellingen.
guide-keys-move = over de vakken
guide-keys-ends = eerste en laatste vak van een rij; met Ctrl van het blaadje
guide-keys-digits = kies een getal; twee cijfers snel na elkaar geven 10 tot en met 15
guide-keys-enter = schrijf in dit vak
guide-keys-erase = uitgummen
guide-keys-dice = pak de paarse, groene of rode dobbelsteen (Vallei)
guide-keys-finds = de volgende ontdekking (Vallei)
guide-keys-undo = stap terug
guide-keys-ink = zet in inkt
guide-keys-stars = waar mijn sterren vandaan komen
guide-keys-hint = een tip van de coach, waar tips mogen
guide-keys-help = hulp
guide-keys-close = sluit wat open is
guide-key-arrows = Pijltjes
guide-key-home = Home End
guide-key-enter = Enter
guide-key-back = Backspace
guide-key-escape = Esc

## About

guide-about-game = Onofficieel, maar met liefde
guide-about-game-text =
    Dit is een gratis uitgave van mensen die het spel graag spelen. Ze komt niet van de uitgever en heeft er geen band mee. De namen Penny Papers Adventures, De Tempel van Apikhabou en De Vallei van Wiraqocha zijn van Henri Kermarrec, die de spellen bedacht, en van Sit Down!, die ze uitgeeft.

    De regels staan hier in onze eigen woorden, en alle tekeningen en blaadjes zijn van ons. Vind je het leuk, koop dan de echte spellen: een blok, drie mooie dobbelstenen, en nooit een lege batterij.
guide-about-made = Waar het van gemaakt is
guide-about-made-text = Het programma is vrije software onder de MIT-licentie. De letters zijn Patrick Hand en Atkinson Hyperlegible Next, allebei onder de SIL Open Font License.
guide-about-licences = Al deze licenties, voluit
guide-about-privacy = Wat er bewaard wordt
guide-about-privacy-text = Geen reclame, geen bezoekers tellen, geen account. De server bewaart de spellen, de namen die aan tafel getypt zijn, en een geheim van je apparaat waaraan hij je plaats herkent. Wat bij je apparaat hoort, kun je wissen bij de instellingen.

## First games: around the steps

lesson-name-temple = Eerste stappen in de Tempel
lesson-name-valley = Eerste licht in de Vallei
lesson-you = Jij
lesson-initials = JIJ
lesson-opening = Je blaadje wordt klaargelegd.
lesson-trouble = De les kon niet openen.
lesson-try-again = Opnieuw proberen
lesson-teacher = Wat je doet
lesson-restart = Opnieuw beginnen
lesson-leave = Les overslaan
lesson-progress = Ronde { $round } van { $rounds }
lesson-progress-open = Ronde { $round }
lesson-real = Speel een echt spel
lesson-once-more = Nog een keer
lesson-rules = Lees de regels
lesson-end = Dat was je eerste spel
lesson-end-stars = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
lesson-end-where = Waar ze vandaan komen
lesson-line = { $rule ->
    [run] je langste reeks
    [group] een groep
    [mummy] { $sign ->
        [plus] een doorgestreepte mummie
       *[minus] een mummie
     }
    [full] alle vakken zijn vol
    [jungle] een jungle
    [town] een stad
    [range] een bergketen
    [pyramid] een piramide
    [hut] de hut
    [statue] het standbeeld
    [mine] de mijn
   *[snake] { $sign ->
        [zero] een slang, ongevaarlijk
       *[minus] een slang
     }
 }
lesson-end-temple = Een echte tempel heeft veel meer vakken. Daar ben je met 15 sterren Padvinder, met 25 Reiziger, met 30 Ontdekkingsreiziger.
lesson-end-valley = Een echte vallei heeft meer dan vijftig vakken en 25 rondes. Daar ben je met 90 sterren Padvinder, met 110 Reiziger, met 130 Ontdekkingsreiziger; voor elke slang op je blaadje zijn er 4 minder nodig.

## First games: anywhere

lesson-ready = Dat kan. Zet het in inkt, of verander het zolang het potlood is.
lesson-rolling = De dobbelstenen rollen.
lesson-undo = Er ontbreekt nog iets. Stap terug neemt je laatste stap terug.

## First game in the Temple

lesson-temple-sum = Dit zijn je dobbelstenen. Eén alleen, of een paar opgeteld, geeft je getal. Tik op 9, dat is 5 en 4, en dan op het gemarkeerde vak.
lesson-temple-number-free = Elke ronde schrijf je één getal: één dobbelsteen, of een paar opgeteld. Tik op een getal, dan op een vak zonder deur.
lesson-temple-pencil = Het staat in potlood, dus je kunt het nog verschuiven. Bevalt het, zet het dan in inkt: inkt blijft.
lesson-temple-three = Tel alle drie op: 11. Schrijf die in de hoek. Tussen de 11 en je 9 blijft plaats voor een 10.
lesson-temple-doors = De deuren zijn nog op slot. Zet je 11 in inkt.
lesson-temple-penny = Daar is Penny: schrijf een getal naar keuze van 1 tot en met 15. Neem 10, en zet die naast de 9 en de 11.
lesson-temple-penny-free = Daar is Penny: schrijf een getal naar keuze van 1 tot en met 15. Eén meer of minder dan een getal ernaast maakt een reeks.
lesson-temple-run = Een reeks van { $spaces }, telkens één hoger. Hoeken tellen mee. Je langste reeks geeft een ster per vak. Zet in inkt.
lesson-temple-lockpick = De sleutel opent een deur. Deze ronde moet je getal in een deur. Schrijf 4 in de gemarkeerde deur.
lesson-temple-lockpick-free = De sleutel is gegooid. Deze ronde komt je getal in een deur: kies een getal, dan een deur.
lesson-temple-opened = Een getal in een deur telt zoals elk ander getal. Zet het in inkt.
lesson-temple-mummy = Een mummie! Speel je alleen, dan teken je haar naast wat je de vorige ronde vulde. Kies het gemarkeerde vak: het raakt je 9, en mummies zijn bang voor de 9.
lesson-temple-mummy-free = Een mummie! Niemand schrijft. Speel je alleen, dan teken je haar naast wat je de vorige ronde vulde: tik op een van de gemarkeerde vakken.
lesson-temple-mummy-drawn = Met meer spelers gaan de blaadjes rond, en tekent een ander op het jouwe. Zet de mummie in inkt.
lesson-temple-cross = Naast de mummie staat een 9, dus je kunt haar doorstrepen. Tik op de mummie.
lesson-temple-four = Doorgestreept geeft ze 2 sterren; anders zou ze er 2 kosten. Schrijf nu een 4 naast de 4 in de deur.
lesson-temple-crossed = Doorgestreept geeft ze 2 sterren; anders zou ze er 2 kosten. Schrijf nu een getal waar je wilt.
lesson-temple-no-nine = Naast je mummie staat nog geen 9. Elke mummie die aan het eind over is, kost 2 sterren: schrijf er een 9 naast als je kunt.
lesson-temple-two-alike = Twee keer 4 naast elkaar. Met een derde is het een groep. Zet in inkt.
lesson-temple-third = Schrijf een derde 4, naast de andere.
lesson-temple-group-free = Drie keer hetzelfde getal aan elkaar vast is een groep. Schrijf wat je het meest helpt.
lesson-temple-group = Een groep: 3 sterren voor drie of meer keer hetzelfde getal aan elkaar vast. Zet in inkt.
lesson-temple-yours = Nu mag jij: een getal dat je met deze worp maakt, in een van de twee vakken.
lesson-temple-write = Schrijf een getal dat je kunt maken. Zoek reeksen, groepen, en een 9 naast een mummie.
lesson-temple-last = Weer Penny, en het laatste vak. Een 8 maakt je reeks langer: 8, 9, 10, 11.
lesson-temple-last-free = Zijn de vakken zonder deur vol, dan is het spel afgelopen. Deuren mogen leeg blijven. Schrijf het getal dat het meest oplevert.
lesson-temple-finish = Alle vakken zonder deur zijn vol: hiermee eindigt het spel. Zet in inkt en tel je sterren.

## First game in the Valley

lesson-valley-edge = In de Vallei mag je elke dobbelsteen gebruiken. Je eerste vak ligt aan de rand, bij de wolken. Tik op de paarse 2, dan op het gemarkeerde vak.
lesson-valley-edge-free = Je eerste vak ligt aan de rand, bij de wolken. Tik op één dobbelsteen, of op meer om ze op te tellen, dan op een vak.
lesson-valley-second = Er zijn nog twee dobbelstenen. Neem de rode 3 en schrijf die naast je 2. Hoeken tellen mee.
lesson-valley-third = Er is nog één dobbelsteen. Schrijf de 4 naast de andere.
lesson-valley-pencil = Drie dobbelstenen, drie getallen, allemaal in potlood. Zet ze in inkt.
lesson-valley-five = Neem de groene 5 en schrijf die naast je getallen.
lesson-valley-sum = Nu optellen: tik op allebei de vieren. Samen zijn ze 8. Schrijf die naast de 5.
lesson-valley-jungle = 2, 3, 4, 5, 8: vijf verschillende getallen aan elkaar vast. Dat is een jungle. Tik op de knop.
lesson-valley-jungle-done = Een jungle: 5 sterren. Eén ontdekking per ronde. Zijn er meer mogelijk, dan kies je met “Vakken kiezen” zelf de vakken. Zet in inkt.
lesson-valley-hut = Dakota tekent een bouwwerk. Een hut geeft 2 sterren per junglevak ernaast. Tik op Dakota, op de hut, en dan midden in je jungle.
lesson-valley-structure-free = Dakota mag een bouwwerk tekenen, elk één keer per spel. De hut houdt van jungle, het standbeeld van steden, de mijn van bergen: 2 sterren per vak ernaast.
lesson-valley-six = Dat zijn 10 sterren. Er zijn nog twee dobbelstenen: tik op allebei, samen 6. Schrijf die in het gemarkeerde vak.
lesson-valley-structures-done = Het standbeeld houdt van steden zoals de hut van jungle, en de mijn van bergen: 2 sterren per vak ernaast, elk één keer per spel. Zet in inkt.
lesson-valley-snake = Een slang! Speel je alleen, dan teken je haar naast wat je de vorige ronde vulde. Ze kost het grootste getal ernaast: kies het gemarkeerde vak, naast een 2.
lesson-valley-snake-free = Een slang! Niemand schrijft. Speel je alleen, dan teken je haar naast wat je de vorige ronde vulde. Aan het eind kost ze het grootste getal ernaast.
lesson-valley-snake-drawn = Met meer spelers gaan de blaadjes rond, en tekent een ander op het jouwe. Zet de slang in inkt.
lesson-valley-nine = 5 en 4 is 9, en een 9 verjaagt een slang. Tik op allebei de dobbelstenen, dan op de slang.
lesson-valley-nine-free = Met precies 9 kun je een slang doorstrepen in plaats van de 9 te schrijven. Pak dobbelstenen die 9 zijn, en tik op de slang.
lesson-valley-rest = De slang kost nu niets meer, en haar vak blijft vol. Je 2 is over: schrijf die, of laat hem liggen.
lesson-valley-town = Vier vakken met hetzelfde getal zijn een stad: 6 sterren, één per getal. De rij onderaan toont wat er nog ontbreekt: tik op de stad om te zien waar. Zet het dan in inkt.
lesson-valley-penny = Penny is elk getal van 1 tot en met 15, en wordt nooit opgeteld. Tik op haar, kies 12, en schrijf die boven de 6.
lesson-valley-penny-free = Penny is elk getal van 1 tot en met 15, en wordt nooit bij andere opgeteld. Tik op haar, kies, en schrijf.
lesson-valley-eight = Nu allebei de vieren: 8. Schrijf die onder de 6, hoek aan hoek.
lesson-valley-range = Drie getallen van 6 of meer aan elkaar vast: een bergketen, 7 sterren. Tik op de knop.
lesson-valley-pyramid = De mooiste ontdekking is de piramide: een T van vier getallen van 10 of meer, 15 sterren. Tik erop om te zien waar. Zet het dan in inkt.
lesson-valley-last = Er zijn nog twee vakken, en een volle vallei geeft 7 sterren. Schrijf de 5 in het ene, en 8 in het andere.
lesson-valley-last-one = Er is nog één vak. Vul het, en je vallei is vol: 7 sterren.
lesson-valley-full = Je vallei is vol. Hiermee eindigt het spel. Zet in inkt en tel je sterren.
lesson-valley-write = Tik op dobbelstenen om ze te pakken, dan op een vak naast wat je hebt. Elke één keer, zoveel als je wilt.
lesson-valley-more = Je hebt nog dobbelstenen. Schrijf nog een getal, of zet in inkt.
lesson-valley-found = Je kunt een ontdekking doen: { $kind ->
    [jungle] een jungle, vijf verschillende getallen.
    [town] een stad, vier keer hetzelfde getal.
    [range] een bergketen, drie getallen van 6 of meer.
   *[pyramid] een piramide, een T van getallen van 10 of meer.
 } Tik op de knop.
