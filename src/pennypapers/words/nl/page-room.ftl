### What everybody sees of each other: the moment between rounds, stars and places, reactions, a hazard's why.

## The moment between rounds, and rounds before

room-told = Wat iedereen deed
room-deeds = Wat er met de dobbelstenen gebeurde
room-sheets = Waar iedereen schreef
room-count-of = { $count } van { $all }
room-passed = paste
room-crossed =
    { $hazard ->
        [mummy] streepte een mummie door
       *[snake] streepte een slang door
    }
room-go-on = Naar mijn blaadje
room-watch-on = Verder
room-next-dice = Tot de volgende worp
room-next-dice-in =
    { $seconds ->
        [one] { $seconds } seconde tot de volgende worp
       *[other] { $seconds } seconden tot de volgende worp
    }
room-earlier = De ronde daarvoor
room-later = De ronde daarna
room-not-there = Deze ronde kon nu niet worden opgehaald.
room-more = nog { $count }
room-you-and = Jij
room-rare-number =
    { $how ->
        [only] Alleen jij schreef <b>{ $name }</b>.
        [all] Jullie schreven alle { $all } <b>{ $name }</b>.
        [few] { $names } schreven <b>{ $name }</b>.
       *[some] { $count ->
            [one] Jij en { $count } ander van de { $all } schreven <b>{ $name }</b>.
           *[other] Jij en { $count } anderen van de { $all } schreven <b>{ $name }</b>.
        }
    }
room-a-structure =
    { $name ->
        [hut] de hut
        [statue] het standbeeld
       *[mine] de mijn
    }
room-rare-structure =
    { $how ->
        [only] Alleen jij tekende { room-a-structure }.
        [all] Jullie tekenden alle { $all } { room-a-structure }.
        [few] { $names } tekenden { room-a-structure }.
       *[some] { $count ->
            [one] Jij en { $count } ander van de { $all } tekenden { room-a-structure }.
           *[other] Jij en { $count } anderen van de { $all } tekenden { room-a-structure }.
        }
    }
room-a-discovery =
    { $name ->
        [jungle] een jungle
        [town] een stad
        [range] een bergketen
       *[pyramid] een piramide
    }
room-rare-discovery =
    { $how ->
        [only] Alleen jij onthulde { room-a-discovery }.
        [all] Jullie onthulden alle { $all } { room-a-discovery }.
        [few] { $names } onthulden { room-a-discovery }.
       *[some] { $count ->
            [one] Jij en { $count } ander van de { $all } onthulden { room-a-discovery }.
           *[other] Jij en { $count } anderen van de { $all } onthulden { room-a-discovery }.
        }
    }
room-a-hazard =
    { $hazard ->
        [mummy] een mummie
       *[snake] een slang
    }
room-rare-cross =
    { $how ->
        [only] Alleen jij streepte { room-a-hazard } door.
        [all] Jullie streepten alle { $all } { room-a-hazard } door.
        [few] { $names } streepten { room-a-hazard } door.
       *[some] { $count ->
            [one] Jij en { $count } ander van de { $all } streepten { room-a-hazard } door.
           *[other] Jij en { $count } anderen van de { $all } streepten { room-a-hazard } door.
        }
    }
room-gain = Grootste winst: { $names }, <b>+{ $stars }</b>.
room-loss = Zwaarst getroffen: { $names }, <b>−{ $stars }</b>.
room-first-group =
    { $count ->
        [one] { $names } heeft de eerste groep.
       *[other] { $names } hebben de eerste groepen.
    }
room-first-mummy =
    { $count ->
        [one] { $names } verslaat de eerste mummie.
       *[other] { $names } verslaan de eerste mummies.
    }
room-first-full =
    { $count ->
        [one] { $names } heeft als eerste een vol blaadje.
       *[other] { $names } hebben als eersten een vol blaadje.
    }
room-first-jungle =
    { $count ->
        [one] { $names } onthult de eerste jungle.
       *[other] { $names } onthullen de eerste jungles.
    }
room-first-town =
    { $count ->
        [one] { $names } onthult de eerste stad.
       *[other] { $names } onthullen de eerste steden.
    }
room-first-range =
    { $count ->
        [one] { $names } onthult de eerste bergketen.
       *[other] { $names } onthullen de eerste bergketens.
    }
room-first-pyramid =
    { $count ->
        [one] { $names } onthult de eerste piramide.
       *[other] { $names } onthullen de eerste piramides.
    }
room-lead = { $names } neemt de leiding.
room-climb = { $names } haalt { $others } in.
room-drew-on =
    { $name } tekende { room-a-hazard } bij { $other } op <b>{ $space }</b>.
room-victims =
    { $hazard ->
        [mummy] Waar de mummies terechtkwamen
       *[snake] Waar de slangen terechtkwamen
    }
room-victim = { $name }: { room-a-hazard } op { $space }, getekend door { $by }
room-by = door { $by }

## Stars and places

room-standings = Sterren en plaatsen
room-standing =
    Plaats { $place }, { $stars ->
        [one] { $stars } ster
       *[other] { $stars } sterren
    }, { $gain } in de vorige ronde
room-still-to-come =
    { $count ->
        [one] nog { $count }
       *[other] nog { $count }
    }
room-hints =
    { $count ->
        [one] vroeg { $count } tip
       *[other] vroeg { $count } tips
    }

## Who is here, and who one is

room-own-tab = Jij bent { $name }
room-turn-of = { $name } is aan de beurt
room-person-gone = is nu niet verbonden
room-see-sheet-gone = { $name }, niet verbonden. Bekijk het blaadje
room-nudged-by = { $name } port je aan: de tafel wacht.

## Reactions

room-reactions = Stempel een reactie
room-reaction =
    { $reaction ->
        [star] een ster
        [laugh] een lach
        [wow] wauw
        [ouch] au
        [hurry] schiet op
       *[thanks] bedankt
    }
room-reaction-said = { $name } stempelt: { room-reaction }
room-reactions-on = Reacties zichtbaar
room-reactions-off = Reacties verborgen

## A hazard

room-hazard-why-temple = { $name } verliest 2 sterren, tenzij er een 9 naast komt. Elk vak zonder deur mag.
room-hazard-why-valley = Kost { $name } het hoogste getal ernaast, tot een 9 haar doorstreept. Elk leeg vak mag.
room-hazard-undo-temple = Ze kost je 2 sterren. Schrijf er een 9 naast en je mag haar doorstrepen: dan levert ze er 2 op.
room-hazard-undo-valley = Ze kost je het hoogste getal ernaast. Met een 9 mag je haar doorstrepen.
