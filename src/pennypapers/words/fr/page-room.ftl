### What everybody sees of each other: the moment between rounds, stars and places, reactions, a hazard's why.

## The moment between rounds, and rounds before

room-told = Ce que chacun a fait
room-deeds = Ce qu’on a fait des dés
room-sheets = Où chacun a écrit
room-count-of = { $count } sur { $all }
room-passed = passe
room-crossed =
    { $hazard ->
        [mummy] a barré une momie
       *[snake] a barré un serpent
    }
room-go-on = Retour à ma fiche
room-watch-on = Continuer
room-next-dice = Avant le prochain jet
room-next-dice-in =
    { $seconds ->
        [one] { $seconds } seconde avant le prochain jet
       *[other] { $seconds } secondes avant le prochain jet
    }
room-earlier = Le tour d’avant
room-later = Le tour d’après
room-not-there = Ce tour n’a pas pu être chargé pour le moment.
room-more = { $count } de plus
room-you-and = Vous
room-rare-number =
    { $how ->
        [only] Vous êtes la seule personne à avoir écrit <b>{ $name }</b>.
        [all] Tout le monde ({ $all }) a écrit <b>{ $name }</b>.
        [few] { $names } avez écrit <b>{ $name }</b>.
       *[some] { $count ->
            [one] Vous et { $count } autre sur { $all } avez écrit <b>{ $name }</b>.
           *[other] Vous et { $count } autres sur { $all } avez écrit <b>{ $name }</b>.
        }
    }
room-a-structure =
    { $name ->
        [hut] la hutte
        [statue] la statue
       *[mine] la mine
    }
room-rare-structure =
    { $how ->
        [only] Vous êtes la seule personne à avoir dessiné { room-a-structure }.
        [all] Tout le monde ({ $all }) a dessiné { room-a-structure }.
        [few] { $names } avez dessiné { room-a-structure }.
       *[some] { $count ->
            [one] Vous et { $count } autre sur { $all } avez dessiné { room-a-structure }.
           *[other] Vous et { $count } autres sur { $all } avez dessiné { room-a-structure }.
        }
    }
room-a-discovery =
    { $name ->
        [jungle] une forêt
        [town] une ville
        [range] une montagne
       *[pyramid] une pyramide
    }
room-rare-discovery =
    { $how ->
        [only] Vous êtes la seule personne à avoir révélé { room-a-discovery }.
        [all] Tout le monde ({ $all }) a révélé { room-a-discovery }.
        [few] { $names } avez révélé { room-a-discovery }.
       *[some] { $count ->
            [one] Vous et { $count } autre sur { $all } avez révélé { room-a-discovery }.
           *[other] Vous et { $count } autres sur { $all } avez révélé { room-a-discovery }.
        }
    }
room-a-hazard =
    { $hazard ->
        [mummy] une momie
       *[snake] un serpent
    }
room-rare-cross =
    { $how ->
        [only] Vous êtes la seule personne à avoir barré { room-a-hazard }.
        [all] Tout le monde ({ $all }) a barré { room-a-hazard }.
        [few] { $names } avez barré { room-a-hazard }.
       *[some] { $count ->
            [one] Vous et { $count } autre sur { $all } avez barré { room-a-hazard }.
           *[other] Vous et { $count } autres sur { $all } avez barré { room-a-hazard }.
        }
    }
room-gain = Plus gros gain : { $names }, <b>+{ $stars }</b>.
room-loss = Plus grosse perte : { $names }, <b>−{ $stars }</b>.
room-first-group =
    { $count ->
        [one] { $names } a le premier groupe.
       *[other] { $names } ont les premiers groupes.
    }
room-first-mummy =
    { $count ->
        [one] Première momie vaincue : par { $names }.
       *[other] Premières momies vaincues : par { $names }.
    }
room-first-full =
    { $count ->
        [one] Première grille pleine : { $names }.
       *[other] Premières grilles pleines : { $names }.
    }
room-first-jungle =
    { $count ->
        [one] { $names } révèle la première forêt.
       *[other] { $names } révèlent les premières forêts.
    }
room-first-town =
    { $count ->
        [one] { $names } révèle la première ville.
       *[other] { $names } révèlent les premières villes.
    }
room-first-range =
    { $count ->
        [one] { $names } révèle la première montagne.
       *[other] { $names } révèlent les premières montagnes.
    }
room-first-pyramid =
    { $count ->
        [one] { $names } révèle la première pyramide.
       *[other] { $names } révèlent les premières pyramides.
    }
room-lead = { $names } prend la tête.
room-climb = { $names } dépasse { $others }.
room-drew-on =
    { $name } a dessiné { room-a-hazard } chez { $other } en <b>{ $space }</b>.
room-victims =
    { $hazard ->
        [mummy] Où sont allées les momies
       *[snake] Où sont allés les serpents
    }
room-victim = { $name } : { room-a-hazard } en { $space }, par { $by }
room-by = par { $by }

## Stars and places

room-standings = Étoiles et places
room-standing =
    Place { $place }, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, { $gain } au dernier tour
room-still-to-come =
    { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
room-hints =
    { $count ->
        [one] a demandé { $count } indice
       *[other] a demandé { $count } indices
    }

## Who is here, and who one is

room-own-tab = Vous êtes { $name }
room-turn-of = À { $name } de jouer
room-person-gone = a perdu la connexion
room-see-sheet-gone = { $name }, sans connexion. Voir la fiche
room-nudged-by = { $name } vous relance : la table attend.

## Reactions

room-reactions = Tamponner une réaction
room-reaction =
    { $reaction ->
        [star] une étoile
        [laugh] un rire
        [wow] waouh
        [ouch] aïe
        [hurry] vite, vite
       *[thanks] merci
    }
room-reaction-said = { $name } tamponne : { room-reaction }
room-reactions-on = Réactions visibles
room-reactions-off = Réactions masquées

## A hazard

room-hazard-why-temple = { $name } perd 2 étoiles, sauf si un 9 est écrit à côté. Toute case sans porte.
room-hazard-why-valley = Coût pour { $name } : le plus grand nombre voisin, tant qu’un 9 ne le barre pas. Toute case vide.
room-hazard-undo-temple = Elle vous coûte 2 étoiles. Écrivez un 9 à côté pour pouvoir la barrer : elle en rapporte alors 2.
room-hazard-undo-valley = Il vous coûte le plus grand nombre voisin. Un 9 permet de le barrer.
