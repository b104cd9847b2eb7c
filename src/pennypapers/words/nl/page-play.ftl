### De tafel tijdens het spel, en het einde.

## The bar, and what everybody does

turn-round = Ronde { $round }
turn-round-of = Ronde { $round } van { $last }
turn-spaces-left =
    { $count ->
        [one] nog { $count } vak
       *[other] nog { $count } vakken
    }
turn-next-level =
    nog { $stars } tot { $level ->
        [pathfinder] Padvinder
        [voyager] Reiziger
       *[explorer] Ontdekkingsreiziger
    }
turn-at-end = { $stars } op het einde
turn-at-end-why = Op het einde: mummies naast een 9 worden vanzelf doorgestreept
turn-lesson-name = Eerste spel
turn-expedition = Expeditie van { $day }
turn-expedition-how = Vandaag dezelfde worpen voor iedereen. De eerste poging telt, zonder tips.
turn-expedition-again = Nog eens met de worpen van vandaag. De eerste poging telt.
turn-expedition-past = De worpen van een voorbije dag, om te oefenen: het telt niet.
turn-menu = Menu van de tafel
turn-close = Sluiten
turn-help = Wat de regel zegt
turn-your-sheet = Jouw blaadje
turn-you = jij
turn-stars-label =
    { $stars ->
        [one] { $stars } ster tot nu toe. Laat zien waar die vandaan komt
       *[other] { $stars } sterren tot nu toe. Laat zien waar ze vandaan komen
    }
turn-stars-label-pencil = { $stars } sterren tot nu toe, in potlood { $pencil }. Laat zien waar ze vandaan komen
turn-others = De anderen
turn-see-sheet =
    { $name }, { $state ->
        [ink] klaar
        [pen] denkt na
       *[off] weg
    }. Bekijk het blaadje
turn-bot-called = { $own ->
        [yes] { $name } (een robot)
       *[no] { $name } (een robot speelt)
    }
turn-and-more = en nog { $count }
turn-undo = Stap terug
turn-reset = Alles uitgummen
turn-ink = Zet in inkt
turn-pass = Passen
turn-hint = Tip
turn-hint-thinking = De coach denkt na…
turn-hint-getting-ready = De coach maakt zich nog klaar: { $percent } %
turn-hint-title = Wat de coach zou doen
turn-hint-how = Tik er een aan om hem in potlood te zien. Niets gaat vanzelf in inkt.
turn-hint-none = De coach ziet niets om te doen.
turn-hint-yours = jouw potlood
turn-hint-stars = { $stars ->
        [one] ongeveer { $stars } ster aan het eind
       *[other] ongeveer { $stars } sterren aan het eind
    }
turn-hint-less = { $stars ->
        [one] { $stars } ster minder
       *[other] { $stars } sterren minder
    }
turn-hint-same = even goed
turn-hint-write = schrijf <b>{ $number }</b> op { $space }
turn-why-now = { $kind ->
        [run] een reeks van { $count } vakken
        [group] maakt een groep af
        [mummy] { $count ->
            [one] verslaat een mummie
           *[other] verslaat { $count } mummies
        }
        [full] maakt het blad vol
        [jungle] meteen een jungle
        [town] meteen een stad
        [range] meteen een bergketen
        [pyramid] meteen een piramide
        [hut] meer jungle naast de hut
        [statue] meer stad naast het standbeeld
        [mine] meer bergketen naast de mijn
       *[snake] slangen kosten meteen minder
    }
turn-why-more = { $kind ->
        [run] houdt de reeks open
        [group] houdt groepen binnen bereik
        [mummy] sterker tegen mummies
        [full] brengt het volle blad dichterbij
        [jungle] brengt een jungle dichterbij
        [town] brengt een stad dichterbij
        [range] brengt een bergketen dichterbij
        [pyramid] brengt een piramide dichterbij
        [hut] straks meer jungle naast de hut
        [statue] straks meer stad naast het standbeeld
        [mine] straks meer bergketen naast de mijn
        [snake] slangen gaan minder kosten
       *[later] laat meer ruimte voor wat nog komt
    }
turn-why-less = { $kind ->
        [run] de reeks wordt korter
        [group] minder groepen in het vooruitzicht
        [mummy] zwakker tegen mummies
        [full] het volle blad is verder weg
        [jungle] minder sterren van jungles
        [town] minder sterren van steden
        [range] minder sterren van bergketens
        [pyramid] minder sterren van piramides
        [hut] minder jungle naast de hut
        [statue] minder stad naast het standbeeld
        [mine] minder bergketen naast de mijn
        [snake] slangen gaan meer kosten
       *[later] laat minder ruimte voor wat nog komt
    }
turn-why-none = geen soort sterren springt eruit
turn-hint-structure = { $structure ->
        [hut] teken de hut op { $space }
        [statue] teken het standbeeld op { $space }
       *[mine] teken de mijn op { $space }
    }
turn-hint-cross =
    { $count ->
        [1] { $hazard ->
            [mummy] streep de mummie op { $spaces } door
           *[snake] streep de slang op { $spaces } door
        }
       *[other] { $hazard ->
            [mummy] streep de mummies op { $spaces } door
           *[snake] streep de slangen op { $spaces } door
        }
    }
turn-hint-reveal = { $kind ->
        [jungle] onthul een jungle
        [town] onthul een stad
        [range] onthul een bergketen
       *[pyramid] onthul een piramide
    }
turn-hint-draw = { $hazard ->
        [mummy] teken de mummie op { $space }
       *[snake] teken de slang op { $space }
    }
turn-hint-pass = pas

## Playing on from a round

turn-from-here = Verder spelen vanaf ronde { $round }
turn-from-same = Dezelfde dobbelstenen
turn-from-new = Nieuwe dobbelstenen
turn-from-how = { $players ->
        [one] Het blaadje is zoals het voor ronde { $round } was. Het spel is gemarkeerd: geen niveau en geen record.
       *[other] Het blaadje is zoals het voor ronde { $round } was; robots spelen voor de anderen. Het spel is gemarkeerd: geen niveau en geen record.
    }
turn-from-file = Verder spelen vanuit een spelbestand
turn-from-choose = Kies een .game-bestand
turn-from-round = Ronde
turn-from-whose = Wiens blaadje
turn-from-wrong = Dit is geen spelbestand.
turn-from-large = Dit bestand is te groot.
turn-from-mark = Verder gespeeld vanaf ronde { $round }
turn-from-end = Verder gespeeld vanaf ronde { $round } van een ander spel: het telt niet voor een niveau of record.
turn-number-by-key = { $number } gekozen
turn-finds-said = Te onthullen: { $kinds }.
turn-finds-kind = { $kind ->
        [jungle] een jungle
        [town] een stad
        [range] een bergketen
       *[pyramid] een piramide
    }

## Dice

turn-dice = Dobbelstenen
turn-die =
    { $colour ->
        [purple] paarse dobbelsteen
        [green] groene dobbelsteen
       *[red] rode dobbelsteen
    }: { $shows ->
        [penny] Penny
        [dakota] Dakota
        [lockpick] de sleutel
        [snake] de slang
        [mummy] de mummie
       *[other] { $shows }
    }
turn-roll = Gooien
turn-numbers = Getallen
turn-show-space = Toon het op het blaadje
turn-picker = Penny: een getal naar keuze

## A turn in the Temple

turn-choose = Kies een getal, dan een vak.
turn-choose-door = De sleutel opent een deur: schrijf daar.
turn-choose-penny = Penny: kies een getal, dan een vak.
turn-choose-penny-door = Penny en de sleutel: een getal naar keuze, in een deur.
turn-where = Waar komt de <b>{ $number }</b>?
turn-where-door = In welke deur komt de <b>{ $number }</b>?
turn-which = Welk getal op { $space }?
turn-in-pencil = <b>{ $number }</b> in potlood. Verplaats het, of zet het in inkt.
turn-cross-out =
    { $count ->
        [one] Streep de mummie op { $spaces } door: { $change }
       *[other] Streep de mummies op { $spaces } door: { $change }
    }
turn-pass-why = De sleutel is gegooid, maar geen deur is leeg: pas.
turn-pass-or-cross = Geen deur is leeg: streep een mummie door, of pas.

## A turn in the Valley

turn-take-dice = Kies een getal of een vak. Dobbelstenen tel je op.
turn-sum = { $number }, namelijk { $dice }
turn-last-die = <b>{ $number }</b> blijft over: tik op een vak, of zet het in inkt.
turn-last-die-find = <b>{ $number }</b> over: een vak, een ontdekking, of inkt.
turn-place-or-cross = Plaats de <b>{ $number }</b>, of streep er een slang mee door.
turn-place-structure =
    { $structure ->
        [hut] De <b>hut</b> van Dakota: 2 sterren voor elk junglevak ernaast.
        [statue] Het <b>standbeeld</b> van Dakota: 2 sterren voor elk stadsvak ernaast.
       *[mine] De <b>mijn</b> van Dakota: 2 sterren voor elk bergvak ernaast.
    }
turn-pick-penny = Penny: een getal naar keuze. Welk wordt het?
turn-pick-structure = Dakota tekent een bouwwerk. Welk?
turn-no-structure = Alle drie de bouwwerken staan er al.
turn-no-space = Er is geen vak meer vrij.
turn-cross-only = Geen vak meer vrij, maar je kunt een slang doorstrepen.
turn-unplaced-number = De <b>{ $number }</b> staat er nog niet. Druk nog eens, dan gaat je beurt zo in inkt.
turn-unplaced-structure =
    { $structure ->
        [hut] De <b>hut</b> staat er nog niet.
        [statue] Het <b>standbeeld</b> staat er nog niet.
       *[mine] De <b>mijn</b> staat er nog niet.
    } Druk nog eens, dan gaat je beurt zo in inkt.
turn-unplaced-penny = Penny is nog niet gebruikt. Druk nog eens, dan gaat je beurt zo in inkt.
turn-unplaced-dakota = Dakota is nog niet gebruikt. Druk nog eens, dan gaat je beurt zo in inkt.
turn-more-dice = Nog meer dobbelstenen, of zet het in inkt.
turn-more-dice-find = Nog dobbelstenen, een ontdekking, of zet in inkt.
turn-all-spent = Alle dobbelstenen zijn gebruikt. Zet het in inkt.
turn-all-spent-find = Onthul een ontdekking, of wacht nog.
turn-revealed = Een ontdekking in potlood. Zet die in inkt.
turn-revealed-more = Een ontdekking in potlood. Nog dobbelstenen, of zet in inkt.
turn-spent-write = staat op { $space }
turn-spent-draw = getekend op { $space }
turn-spent-cross = slang op { $space }
turn-structures = Bouwwerken
turn-structure =
    { $structure ->
        [hut] Hut
        [statue] Standbeeld
       *[mine] Mijn
    }
turn-drawn = getekend

## Discoveries

turn-discoveries = Ontdekkingen
turn-kind =
    { $kind ->
        [jungle] Jungle
        [town] Stad
        [range] Bergketen
       *[pyramid] Piramide
    }
turn-finds-all = { $count } ontdekkingen
turn-finds-best = { $count } ontdekkingen, van elke soort de beste
turn-choose-spaces = Vakken kiezen
turn-one-discovery = Eén ontdekking per ronde
turn-choose-how = Tik op de vakken van je ontdekking.
turn-chosen-not = { $numbers }: nog geen ontdekking.
turn-chosen-fits = { $numbers }: dat is er een.
turn-fits =
    Dit is { $kind ->
        [jungle] een jungle
        [town] een stad
        [range] een bergketen
       *[pyramid] een piramide
    }.
turn-reveal = Onthullen
turn-back-to = Terug
turn-kind-jungle = 5 verschillende
turn-kind-town = 4 gelijke
turn-kind-range = 3 van 6 of meer
turn-kind-pyramid = een T van 10 of meer
turn-near-jungle = 5 andere
turn-near-town = 4 dezelfde
turn-near-range = 3 van 6+
turn-near-pyramid = T van 10+
turn-near-lacks = nog { $count }
turn-near-there = klaar
turn-near-none = nog niets begonnen
turn-near-stars =
    { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }
turn-kind-fits = ja, dat klopt
turn-kind-no = deze niet
turn-kind-more =
    { $missing ->
        [one] nog een getal
       *[other] nog { $missing } getallen
    }
turn-kind-fewer = precies { $wanted } vakken
turn-kind-find-no-number = { $space } heeft geen getal
turn-kind-find-taken = { $space } hoort al ergens bij
turn-kind-find-apart = ze staan los van elkaar
turn-kind-pyramid-shape = geen T
turn-kind-jungle-alike = { $number } staat er twee keer
turn-kind-town-mixed = ze verschillen
turn-kind-town-twice = er is al een stad van { $number }
turn-kind-find-low = { $lowest } of meer
turn-kind-reveal-too-early = speel eerst iets
turn-kind-reveal-once = één per ronde

## A hazard

turn-hazard-title =
    { $hazard ->
        [mummy] Een mummie!
       *[snake] Een slang!
    }
turn-hazard-hold = Je hebt het blaadje van { $name }.
turn-hazard-own = Die komt op je eigen blaadje.
turn-hazard-temple = Waar komt ze? Elk vak zonder deur mag.
turn-hazard-valley = Waar komt ze? Elk leeg vak mag.
turn-hazard-beside = Naast wat je vorige ronde hebt gevuld.
turn-hazard-anywhere-alone = Deze keer mag elk gemarkeerd vak.
turn-hazard-first =
    { $hazard ->
        [snake] Een slang! Niemand schrijft, en de andere twee dobbelstenen tellen niet.
       *[mummy] Een mummie! Niemand schrijft, en de andere twee dobbelstenen tellen niet.
    }
turn-hazard-cost =
    { $hazard ->
        [snake] Op het einde kost ze het grootste getal ernaast, tenzij je haar verjaagt met precies 9.
       *[mummy] Ze kost 2 sterren. Naast een 9 mag je haar doorstrepen: dan levert ze er 2 op.
    }
turn-hazard-first-beside =
    { $hazard ->
        [snake] Teken ze naast wat je de vorige ronde vulde, het liefst naast kleine getallen.
       *[mummy] Teken ze naast wat je de vorige ronde vulde, het liefst waar een 9 naast kan komen.
    }
turn-hazard-first-anywhere =
    { $hazard ->
        [snake] Teken ze in een gemarkeerd vak, het liefst naast kleine getallen.
       *[mummy] Teken ze in een gemarkeerd vak, het liefst waar een 9 naast kan komen.
    }
turn-hazard-pencil =
    { $hazard ->
        [mummy] Een mummie
       *[snake] Een slang
    } in potlood op { $space }. Verplaats, of zet in inkt.
turn-hazard-who =
    { $name } heeft het. Je ziet straks de nieuwe { $hazard ->
        [mummy] mummie
       *[snake] slang
    }.
turn-stars-of =
    { $stars ->
        [one] { $stars } ster tot nu toe
       *[other] { $stars } sterren tot nu toe
    }
turn-ink-hazard =
    { $hazard ->
        [mummy] Mummie in inkt
       *[snake] Slang in inkt
    }
turn-drew =
    { $name } tekende { $hazard ->
        [mummy] een mummie
       *[snake] een slang
    } op <b>{ $space }</b>.
turn-table-for =
    { $why ->
        [clock] De tafel speelde voor { $name }: de tijd was om.
        [keeper] De tafel speelde voor { $name }: de tafelbaas vroeg het.
        [bot] Een robot speelde voor { $name }.
        [late] De tafel speelde voor { $name }: de robot antwoordde niet op tijd.
        [stalled] De tafel speelde voor { $name }: de anderen wachtten al vijf minuten.
       *[muted] De tafel speelde voor { $name }, die even niet meedoet.
    }
turn-table-for-you =
    { $why ->
        [clock] De tafel speelde voor jou: de tijd was om.
        [keeper] De tafel speelde voor jou: je was weg.
        [bot] Een robot speelde voor jou toen je weg was.
        [late] De tafel speelde voor jou: de robot antwoordde niet op tijd.
        [stalled] De tafel speelde voor jou: de anderen wachtten al vijf minuten.
       *[muted] De tafel speelde voor jou toen je niet meedeed.
    }

## Waiting

turn-is-inked = Je beurt staat in inkt
turn-still-to-come = Nog { $count } van { $all }
turn-all-in = Iedereen is klaar
turn-person-done = is klaar
turn-person-thinks = denkt na
turn-person-getting-ready = maakt zich nog klaar ({ $percent } %)
turn-person-muted = doet even niet mee; de tafel speelt
turn-person-away = is even weg
turn-person-away-clock = is weg. De tafel speelt over { $seconds } s
turn-person-away-keeper = is weg. Je kunt de tafel laten spelen
turn-person-stand-in =
    { $state ->
        [ink] is weg; een robot speelde ({ lobby-bot-name })
       *[pen] is weg; een robot speelt ({ lobby-bot-name })
    }
turn-stand-in = Een robot speelt vanaf nu voor { $name } ({ lobby-bot-name }).
turn-stand-in-over = Er speelt geen robot meer voor { $name }.
turn-is-back = { $name } is terug en speelt.
turn-stand-in-begin = Robot laten spelen
turn-stand-in-end = Geen robot meer
turn-stand-in-level = Hoe sterk de robot is
turn-play-for = Laat de tafel spelen
turn-nudge = Por { $name } aan
turn-nudge-short = Aanporren
turn-nudge-done = { $name } kreeg een seintje
turn-nudged = De tafel wacht op jou.
turn-table-plays =
    { $who ->
        [you] De tafel speelt voor jou.
       *[other] De tafel speelt voor { $name }.
    }
turn-out-from =
    { $who ->
        [you] De tafelbaas laat je even niet meedoen: vanaf ronde { $round } speelt de tafel voor jou.
       *[other] De tafelbaas laat { $name } even niet meedoen: vanaf ronde { $round } speelt de tafel.
    }
turn-stalled = Iedereen wacht al vijf minuten op { $name }.
turn-stalled-own =
    { $who ->
        [you] De anderen wachten al vijf minuten op jou: ze kunnen de tafel nu voor jou laten spelen.
       *[other] De anderen wachten al vijf minuten op { $name }: ze kunnen de tafel nu laten spelen.
    }
turn-last-round = Vorige ronde
turn-sheet-of = Het blaadje van { $name }
turn-as-of = Na ronde { $round }
turn-sheet-before = Vorig blaadje
turn-sheet-after = Volgend blaadje
turn-clock = Resterende tijd
turn-clock-left =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
turn-clock-warning = Nog { $seconds } seconden.
turn-paused = De tafel staat op pauze.
turn-paused-long = De tafel staat al vijf minuten op pauze. Iedereen kan nu verdergaan.
turn-go-on = Verder
turn-you-watch = Je kijkt mee
turn-big-screen = Groot scherm
turn-did-write = schreef <b>{ $number }</b> op { $space }
turn-did-structure =
    { $structure ->
        [hut] tekende de hut
        [statue] tekende het standbeeld
       *[mine] tekende de mijn
    } op { $space }
turn-did-cross =
    streepte de { $hazard ->
        [mummy] mummie
       *[snake] slang
    } op { $space } door
turn-did-reveal =
    onthulde { $kind ->
        [jungle] een jungle
        [town] een stad
        [range] een bergketen
       *[pyramid] een piramide
    }
turn-did-draw =
    tekende een { $hazard ->
        [mummy] mummie
       *[snake] slang
    } op { $space }
turn-did-draw-on =
    tekende een { $hazard ->
        [mummy] mummie
       *[snake] slang
    } op { $space } bij { $name }
turn-did-pass = paste
turn-did-table =
    { $why ->
        [clock] De tafel speelde: de tijd was om.
        [keeper] De tafel speelde: de tafelbaas vroeg het.
        [bot] Een robot speelde.
        [late] De tafel speelde: de robot antwoordde niet op tijd.
        [stalled] De tafel speelde: de anderen wachtten al vijf minuten.
       *[muted] De tafel speelde.
    }
turn-hand-to = Geef door aan { $name }
turn-hand-why = Je beurt staat in inkt. Niemand ziet een blaadje voor de eigenaar het heeft.
turn-i-am = Ik ben { $name }

## Stars

turn-change-run = <b>{ $change }</b>: { $now ->
        [0] geen reeks meer
       *[other] een reeks van { $now }
    }.
turn-change-group = <b>{ $change }</b>: { $way ->
        [more] een groep van { $number }
       *[less] geen groep van { $number } meer
    }.
turn-change-mummy = <b>{ $change }</b>: { $way ->
        [more] de mummie op { $space } is doorgestreept
       *[less] een mummie op { $space }
    }.
turn-change-full = <b>{ $change }</b>: het hele raster is vol.
turn-change-jungle = <b>{ $change }</b>: een jungle.
turn-change-town = <b>{ $change }</b>: een stad van { $number }.
turn-change-range = <b>{ $change }</b>: een bergketen.
turn-change-pyramid = <b>{ $change }</b>: een piramide.
turn-change-hut = <b>{ $change }</b>: de hut op { $space }, naast jungle.
turn-change-statue = <b>{ $change }</b>: het standbeeld op { $space }, naast een stad.
turn-change-mine = <b>{ $change }</b>: de mijn op { $space }, naast een bergketen.
turn-change-snake = <b>{ $change }</b>: de slang op { $space } kost nu { $now ->
        [0] niets
       *[other] { $now }
    }.
turn-where-stars = Waar mijn sterren vandaan komen
turn-where-pencil = Ronde { $round }, met je potlood erbij
turn-stars-so-far = Sterren tot nu toe
turn-no-stars = Nog geen sterren.
turn-star-run = Langste reeks, { $from } tot { $to }: { $spaces } vakken
turn-star-group = Groep van { $number }: { $spaces } vakken
turn-star-crossed = Doorgestreepte mummies: { $count } × { $each }
turn-star-mummy = Mummies die nog over zijn: { $count } × −{ $each }
turn-star-full = Het hele blaadje is vol
turn-star-jungle = Jungles: { $count } × { $each }
turn-star-town = Steden: { $count } × { $each }
turn-star-range = Bergketens: { $count } × { $each }
turn-star-pyramid = Piramides: { $count } × { $each }
turn-star-hut = Hut naast jungle
turn-star-statue = Standbeeld naast een stad
turn-star-mine = Mijn naast een bergketen
turn-star-snake =
    { $count ->
        [one] Nog { $count } slang over
       *[other] Nog { $count } slangen over
    }

## The menu

turn-table = Aan tafel
turn-table-code = Code: { $code }
turn-person =
    { $state ->
        [ink] is klaar
        [pen] denkt na
       *[off] is weg
    }
turn-person-more = Wat je voor { $name } kunt doen
turn-keeper = tafelbaas
turn-muted = doet even niet mee
turn-muted-from = doet vanaf ronde { $round } even niet mee
turn-watchers =
    { $count ->
        [one] Nog { $count } kijkt mee.
       *[other] Nog { $count } kijken mee.
    }
turn-see = Bekijk het blaadje
turn-move-seat = Naar een ander apparaat
turn-move-how = Typ deze code op het andere apparaat, bij “Meedoen”. Hij werkt één keer, een kwartier lang.
turn-mute = Vanaf volgende ronde niet meedoen
turn-unmute =
    { $who ->
        [you] Ik speel weer zelf
       *[other] Speelt weer zelf
    }
turn-hand-over = Maak tafelbaas
turn-pause = Tafel op pauze
turn-not-done = Dat kon nu even niet.
turn-sound-on = Geluid staat aan
turn-sound-off = Geluid staat uit
turn-letters-on = Sneltoetsen staan aan
turn-letters-off = Sneltoetsen staan uit
turn-ink-again-on = Tweede tik zet in inkt
turn-ink-again-off = Tweede tik gumt uit
turn-sound-offer = Geluid aan: hout, potlood en pen
turn-language = Taal
turn-language-name =
    { $code ->
        [en] English
        [fr] Français
       *[nl] Nederlands
    }
turn-theme = Licht
turn-theme-name =
    { $theme ->
        [light] Dag
        [dark] Nacht, bij de lamp
       *[auto] Zoals het apparaat
    }
turn-rules = Spelregels
turn-to-start = Naar de startpagina
turn-leave-kept = Je plaats blijft van jou: je vindt de tafel terug op de startpagina.

## What a screen reader says

turn-name-empty = leeg
turn-name-door = deur
turn-name-number = getal { $number }
turn-name-pencil = { $number } in potlood
turn-name-hazard =
    { $hazard ->
        [mummy] mummie
       *[snake] slang
    }
turn-name-hazard-pencil =
    { $hazard ->
        [mummy] mummie
       *[snake] slang
    } in potlood
turn-name-crossed =
    { $hazard ->
        [mummy] mummie
       *[snake] slang
    } doorgestreept
turn-name-crossed-pencil =
    { $hazard ->
        [mummy] mummie
       *[snake] slang
    } in potlood doorgestreept
turn-name-structure =
    { $structure ->
        [hut] hut
        [statue] standbeeld
       *[mine] mijn
    }
turn-name-structure-pencil =
    { $structure ->
        [hut] hut
        [statue] standbeeld
       *[mine] mijn
    } in potlood
turn-name-in =
    in { $kind ->
        [jungle] een jungle
        [town] een stad
        [range] een bergketen
       *[pyramid] een piramide
    }
turn-name-reveals =
    tik onthult { $kind ->
        [jungle] een jungle
        [town] een stad
        [range] een bergketen
       *[pyramid] een piramide
    }
turn-name-crossable = mag doorgestreept worden
turn-name-chosen = gekozen
turn-name-legal = mag gevuld worden
turn-name-legal-for = kan voor { $number }
turn-said-write =
    { $number } in potlood op { $space }, { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }.
turn-said-structure =
    { $structure ->
        [hut] Hut
        [statue] Standbeeld
       *[mine] Mijn
    } in potlood op { $space }, { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }.
turn-said-cross =
    In potlood doorgestreept op { $space }, { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }.
turn-said-reveal =
    { $kind ->
        [jungle] Jungle
        [town] Stad
        [range] Bergketen
       *[pyramid] Piramide
    } in potlood, { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }.
turn-said-draw =
    { $hazard ->
        [mummy] Mummie
       *[snake] Slang
    } in potlood op { $space }.
turn-undone = Teruggedraaid.
turn-late = Even geduld: de tafel antwoordt traag.
turn-inked = Staat in inkt.
turn-inked-waiting = Staat in inkt. We wachten op { $names }.

## Keys

turn-key-number = 0–9
turn-key-number-does = getal
turn-key-dice = P D X
turn-key-dice-does = dobbelstenen
turn-key-arrows = ←↑↓→
turn-key-arrows-does = vak
turn-key-write = Enter
turn-key-write-does = schrijven
turn-key-find = F
turn-key-find-does = ontdekkingen
turn-key-undo = Z
turn-key-undo-does = terug
turn-key-ink = I
turn-key-ink-does = inkt
turn-key-stars = S
turn-key-stars-does = sterren
turn-key-hint = H
turn-key-hint-does = tip

## Exercises

exercise-title = Wat zou jij doen?
exercise-left = { $left ->
    [one] Dit is de laatste voor vandaag.
   *[other] Vandaag zijn er nog { $left }.
 }
exercise-was = { $stars ->
    [one] In je spel verloor deze beurt { $stars } ster.
   *[other] In je spel verloor deze beurt { $stars } sterren.
 }
exercise-leave = De oefeningen verlaten
exercise-thinking = De Ontdekkingsreiziger vergelijkt je beurt met de beste.
exercise-solved = Gevonden
exercise-missed = Er was een betere beurt
exercise-lost = { $stars ->
    [0] Even goed als wat de Ontdekkingsreiziger zou doen.
    [one] Ze verliest { $stars } ster op de beurt van de Ontdekkingsreiziger.
   *[other] Ze verliest { $stars } sterren op de beurt van de Ontdekkingsreiziger.
 }
exercise-yours = Jouw beurt
exercise-back = Ze komt terug op { $day }.
exercise-rests = Deze ken je: ze komt niet meer terug.
exercise-next = { $left ->
    [one] De laatste
   *[other] De volgende, van { $left }
 }
exercise-none = Vandaag niets te oefenen
exercise-none-why = Vraag na een spel wat de Ontdekkingsreiziger had gedaan: de beurten die je het meest kostten komen hier terug, hooguit tien per dag.
analysis-kept = Wat een ster of meer kostte, komt vanaf morgen als oefening terug op de startpagina.

## The end

end-title = Het einde
end-counting = De sterren worden geteld…
end-skip = Naar de uitslag
end-under-alone = { $name }, alleen
end-under-several = { $name }, { $count } ontdekkingsreizigers
# The soft hyphen is where the longest name breaks below its station.
end-level =
    { $level ->
        [tourist] Toerist
        [pathfinder] Padvinder
        [voyager] Reiziger
       *[explorer] Ontdekkings­reiziger
    }
end-up-to = tot { $stars }
end-trail =
    Niveau { $level ->
        [tourist] Toerist
        [pathfinder] Padvinder
        [voyager] Reiziger
       *[explorer] Ontdekkingsreiziger
    }, { $stars } sterren; nog { $missing } tot { $next ->
        [tourist] Toerist
        [pathfinder] Padvinder
        [voyager] Reiziger
       *[explorer] Ontdekkingsreiziger
    }.
end-trail-top =
    Niveau { $level ->
        [tourist] Toerist
        [pathfinder] Padvinder
        [voyager] Reiziger
       *[explorer] Ontdekkingsreiziger
    }, { $stars } sterren.
end-to-next =
    Nog { $missing ->
        [one] { $missing } ster
       *[other] { $missing } sterren
    } en je bent <b>{ $level ->
        [tourist] Toerist
        [pathfinder] Padvinder
        [voyager] Reiziger
       *[explorer] Ontdekkingsreiziger
    }</b>.
end-top = Een hoger niveau is er niet: knap gedaan.
end-best = Een nieuw record!
end-kind =
    { $kind ->
        [run] reeks
        [groups] groepen
        [mummies] mummies
        [full] vol blaadje
        [jungle] jungle
        [town] stad
        [range] bergen
        [pyramid] piramide
        [finds] ontdekkingen
        [structures] bouwwerken
       *[snake] slangen
    }
end-wins =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen samen
    } met { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }
end-wins-many =
    { $count } spelers winnen samen met { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }
end-shared = gedeelde plaats { $place }
end-the-others = De anderen
end-made-temple = reeks { $one } · groepen { $two } · mummies { $three }
end-made-valley = ontdekkingen { $one } · bouwwerken { $two } · slangen { $three }
end-tie-temple = Bij gelijke stand telt de langste reeks; daarna wordt er gedeeld.
end-tie-valley = Bij gelijke stand tellen de sterren van bouwwerken; daarna wordt er gedeeld.
end-again = Nog eens samen
end-again-join = Naar het volgende spel
end-again-alone = Weer op pad
end-other-side = Kant { $side }
end-to-start = Naar de startpagina
end-replay = Terugkijken
end-file = Spelbestand
end-dice = Worpen nakijken
end-dice-checked = Worpen nagekeken
end-dice-good = Elke worp klopt: alle { $rounds } rondes.
end-dice-round = Ronde { $round } is de eerste die van de eerlijke worpen afwijkt.
end-dice-secret = Het geheim is niet dat wat vóór de eerste worp beloofd was.
end-dice-unknown = Dit spel heeft niets om de worpen mee na te kijken.
end-dice-lost = Het spel kon niet opgehaald worden. Probeer opnieuw.
end-day = De expeditie van de dag
end-day-week = Je laatste zeven dagen
end-day-counted = { $day }: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
end-day-practised = { $day }, om te oefenen: { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
 }
end-day-open = { $day }: op pad
end-day-missed = { $day }: nu spelen, om te oefenen
end-day-streak = { $days ->
    [0] Nog geen dagen op rij.
    [one] Eén dag op rij.
   *[other] { $days } dagen op rij.
 }
end-day-forgiven = Eén gemiste dag wordt vergeven.
end-day-bots = De robots met dezelfde worpen:
end-day-bots-wait = De robots maken zich klaar voor dezelfde worpen.
end-day-other = { $adventure ->
    [temple] Ook de Tempel van vandaag
   *[valley] Ook de Vallei van vandaag
 }
end-day-next = { $hours ->
    [0] De volgende expeditie begint over { $minutes } min.
   *[other] De volgende expeditie begint over { $hours } u { $minutes } min.
 }
end-share = Delen
end-copied = Gekopieerd: plak het waar je wilt.
