### The people of a table: who comes late, who asks the host for what, teams, the evening over several games.

## What changed, told to everybody

company-keeper = { $name } is vanaf nu de tafelbaas.
company-keeper-you = Jij bent vanaf nu de tafelbaas.
company-keeper-watches = De tafelbaas houdt de tafel en kijkt vanaf nu alleen mee.
company-taken = { $name } speelt verder voor { $other }.
company-taken-you = De tafelbaas zei ja: je speelt verder voor { $other }.
company-out = De tafelbaas laat { $name } even niet meedoen: vanaf ronde { $round } speelt de tafel.
company-out-no-more = { $name } speelt weer zelf.
company-evening-ended = De telling van de avond is gesloten. Het volgende spel begint een nieuwe.

## What became of this device’s part

company-put-removed = { $reason ->
    [room] De tafelbaas haalde je van tafel: er is niet genoeg plaats. Je kunt kijken.
    [name] De tafelbaas haalde je van tafel vanwege de naam. Je kunt onder een andere gaan zitten.
    [conduct] De tafelbaas haalde je van tafel vanwege je gedrag. Je kunt kijken.
    [mistake] De tafelbaas haalde je van tafel om een vergissing recht te zetten. Ga gewoon weer zitten.
   *[other] De tafelbaas haalde je van tafel. Je kunt weer gaan zitten, of kijken.
 }
company-put-moved = Je plaats is nu op een ander apparaat, en dit kijkt alleen nog. Vraag daar in het menu een code om hem terug te halen.
company-put-replaced = Je was weg, en { $name } speelt verder op jouw plaats. Je kunt kijken, of met het volgende spel meedoen.
company-put-lent = Je was weg, en de tafelbaas liet iemand anders voor je verder spelen. De plaats is nog altijd van jou.
company-put-lent-to = Je was weg, en { $name } speelt verder op jouw plaats. Die is nog altijd van jou.
company-put-reclaimed = { $name } is terug en heeft de plaats weer. Je kunt kijken, of met het volgende spel meedoen.
company-reclaim = Terugnemen
company-put-refused = De tafelbaas laat die plaats liever zoals ze is. Je kunt kijken, of met het volgende spel meedoen.

## What the host is asked

company-name-asked = { $name } ({ $initials }) wil gaan zitten. Niemand anders ziet die naam al.
company-name-yes = Toelaten
company-name-all = Alle { $count } toelaten
company-name-other = Een andere naam
company-name-no = Verwijderen
company-seat-asked = { $name } kwam te laat en wil verder spelen voor { $other }.
company-yes = Ja
company-no = Nee
company-asked-more = { $count ->
    [one] Nog een vraag.
   *[other] Nog { $count } vragen.
 }

## Coming late

company-late = Het spel is begonnen. Wil je meespelen?
company-late-next-only = Het spel is begonnen, en iedereen is er. Met het volgende kun je meedoen.
company-late-over = Wil je met het volgende spel meedoen?
company-late-away = Voor { $name }, die weg is
company-late-bot = Voor { $name }, een robot
company-late-more = { $count ->
    [one] Nog een plaats
   *[other] Nog { $count } plaatsen
 }
company-late-next = In het volgende spel
company-asked = De tafelbaas krijgt de vraag of je verder speelt voor { $name }.
company-queued = Je hebt een plaats in het volgende spel. Tot dan kijk je mee.
company-queued-no = Opgeven

## On to the next table

company-again = Iedereen gaat mee naar de volgende tafel, over { $seconds } s.
company-again-said = Iedereen gaat over { $seconds } seconden mee naar de volgende tafel. Je kunt hier blijven.
company-again-stay = Blijven

## The evening

company-evening = De avond tot nu toe
company-evening-games = { $count ->
    [one] één spel
   *[other] { $count } spellen
 }
company-evening-who = Wie
company-evening-won = Gewonnen
company-evening-stars = Sterren
company-evening-chart = Spel voor spel
company-evening-score = { $won ->
    [yes] { $stars }, gewonnen
   *[no] { $stars }
 }
company-evening-absent = niet erbij
company-evening-gone = niet meer hier
company-evening-end = De avond afsluiten
company-evening-end-why = De telling over deze spellen wordt gesloten, en het volgende spel begint een nieuwe. De spellen zelf blijven bewaard.
company-evening-end-yes = Afsluiten
company-evening-end-no = Verder tellen

## The lobby

company-title = De tafel
company-wait = De tafelbaas begint als iedereen er is.
company-host-watches = De tafelbaas kijkt alleen mee
company-host-gone = De tafelbaas is niet verbonden
company-you-host = Je bent tafelbaas en kijkt alleen mee.
company-only-host = Alleen tafelbaas, niet spelen
company-sheet = Een ander blaadje
company-person = { $name }: meer
company-unchecked = wacht op het ja van de tafelbaas
company-unnamed = Een nieuweling
company-name = Naam
company-rename = Andere naam geven
company-leave = De tafel verlaten
company-remove = Van tafel halen
company-remove-why = Waarom? Die persoon krijgt het te lezen.
company-reason = { $reason ->
    [room] Geen plaats
    [name] De naam
    [conduct] Gedrag
    [mistake] Een vergissing
   *[other] Zonder reden
 }
company-full = Alle plaatsen aan deze tafel zijn bezet. Je kunt kijken.
company-locked-now = De tafelbaas heeft deze tafel gesloten: niemand kan er nog bij. Je kunt kijken.
company-team = { $team ->
    [0] Geen ploeg
   *[other] Ploeg { $team }
 }
company-team-of = { $team ->
    [0] { $name } zit in geen ploeg: veranderen
   *[other] { $name } zit in ploeg { $team }: veranderen
 }
company-teams-deal = Gelijk verdelen
company-teams-how = Tik op een ploeg om die te veranderen.

## How it is played

company-between = Tussen de rondes
company-between-why = Iedereen ziet wat de anderen met dezelfde dobbelstenen deden. Dan komt de volgende worp.
company-between-time = { $seconds ->
    [0] Geen pauze
   *[other] { $seconds } s
 }
company-between-tap = Tot een tik
company-stars-hidden = Sterren verbergen tot het einde
company-stars-hidden-why = Niemand ziet voor de telling wie voorop ligt.
company-reactions = Reacties
company-reactions-why = Zes kleine stempels, om te juichen of te plagen.
company-more = Voor een klas, en meer
company-teams = Ploegen
company-teams-why = Het gemiddelde van de sterren beslist. Je vormt de ploegen hier, voor de start.
company-teams-count = { $count ->
    [0] Geen
   *[other] { $count }
 }
company-locked = De tafel sluiten
company-locked-why = Niemand kan er nog bij.
company-names-checked = Eerst de namen bekijken
company-names-checked-why = Je wordt gevraagd voor iedereen een nieuwe naam ziet.
company-names-hidden = Namen verbergen op het grote scherm
company-names-hidden-why = Het toont alleen initialen.
company-is-pause = { $seconds } s tussen de rondes
company-is-stars-hidden = sterren verborgen tot het einde
company-is-no-reactions = zonder reacties
company-is-teams = { $count } ploegen
company-is-locked = gesloten
company-is-names-checked = namen worden eerst bekeken
company-is-names-hidden = geen namen op het grote scherm
