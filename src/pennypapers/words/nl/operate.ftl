## What --help says about running a server

operate-help-restore = Zet een kopie die “backup” maakte in de plaats van wat bewaard wordt. Wat er was, wordt apart gehouden. De server moet gestopt zijn.
operate-help-restore-file = De kopie.
operate-help-yes = Vraag niets.
operate-help-tables = Voor wie de server beheert: zie de tafels, sluit er een, zeg iedereen iets, vergeet iemands gegevens.
operate-help-list = Toon de onvoltooide tafels, de laatst aangeraakte eerst.
operate-help-all = De voltooide ook.
operate-help-show = Toon één tafel: de plaatsen en de instellingen. Niets wat de spelers zelf niet weten.
operate-help-close = Sluit een onvoltooide tafel voorgoed. Wie er zit, krijgt het te horen.
operate-help-announce = Zeg iets aan iedereen die verbonden is, bijvoorbeeld voor de server stopt.
operate-help-text = Wat er gezegd wordt, hoogstens { $limit } tekens; zet het tussen aanhalingstekens.
operate-help-minutes = Hoeveel minuten lang wie later komt het ook te horen krijgt (30).
operate-help-take-back = Trek in wat er aangekondigd werd.
operate-help-forget = Wis alles wat van iemands apparaat bewaard wordt. Blaadjes van spellen met anderen blijven, voor de anderen.
operate-help-store = De database van de server, als hij zijn tafels daarin bewaart.
operate-help-table = De code van een tafel, de id ervan, of een link ernaartoe.
operate-help-where = Waar dat apparaat meespeelde: de code van een tafel, of de link naar een voltooid spel.
operate-help-who = De initialen of de naam van de plaats; niet nodig waar maar één persoon speelde.

## The data folder

operate-taken = { $where ->
    [here] Penny Papers is al open op { $url }: proces { $pid } heeft { $folder } sinds { $since }. Twee servers kunnen geen map delen.
   *[elsewhere] Penny Papers is al open op { $url }: proces { $pid } op { $machine } heeft { $folder } sinds { $since }. Twee servers kunnen geen map delen.
 }
operate-busy = { $where ->
    [here] { $folder } is in gebruik: proces { $pid } heeft die map sinds { $since }. Wacht tot het klaar is en probeer het opnieuw.
   *[elsewhere] { $folder } is in gebruik: proces { $pid } op { $machine } heeft die map sinds { $since }. Wacht tot het klaar is en probeer het opnieuw.
 }
operate-unwritable = { $folder } is niet bruikbaar voor tafels ({ $reason }): kies met --data een map waarin geschreven kan worden.
operate-unsaved = In { $folder } kan niets bewaard worden: { operate-reason }.
operate-reason = { $reason ->
    [full] de schijf is vol
    [locked] een ander programma heeft de database vergrendeld
    [readonly] in de database kan niet geschreven worden
    [damaged] de database is beschadigd
    [closed] ze is gesloten
    [away] de database antwoordt niet
   *[other] de schijf of het systeem weigert
 }
operate-backup-of-itself = { $file } is de database zelf: kies een andere naam
operate-backup-in-use = { $file } is er: de oudere kopie is in gebruik, of was dat toen haar programma afgebroken werd
operate-dump = Tafels en spellen worden bewaard in de database { $where }: maak er een kopie van met “pg_dump”, en zet een kopie terug met “pg_restore”.
operate-empty = In { $folder } is er nog niets: er is nooit een tafel geopend.
operate-elsewhere = De server die { $folder } heeft, bewaart zijn tafels in de database { $where }: noem die met --store, of in PENNYPAPERS_STORE.
operate-unreadable = Wat in { $folder } bewaard wordt, is niet leesbaar ({ $reason }).
operate-no-answer = De server die { $folder } heeft (proces { $pid }) antwoordt hier niet: probeer het als dezelfde gebruiker, op dezelfde machine.

## restore

operate-restore-refused = { $why ->
    [newer] { $file } komt van een nieuwere versie van Penny Papers: installeer die eerst. Er is niets veranderd.
    [foreign] { $file } is geen kopie van de tafels en spellen van Penny Papers. Er is niets veranderd.
   *[damaged] { $file } is geen database, of een beschadigde: neem een andere kopie. Er is niets veranderd.
 }
operate-restore-missing = { $file } is niet leesbaar ({ $reason }). Er is niets veranderd.
operate-restore-itself = { $file } is wat daar al bewaard wordt, en geen kopie ervan.
operate-restore-running = De server moet eerst gestopt worden: proces { $pid } heeft { $folder } sinds { $since }. Er is niets veranderd.
operate-restore-copy = De kopie { $file }: { operate-amount }.
operate-restore-now = Wat nu in { $folder } bewaard wordt: { operate-amount }. Het wordt apart gehouden.
operate-restore-unknown = Wat nu in { $folder } bewaard wordt, is niet leesbaar. Het wordt apart gehouden.
operate-restore-ask = De kopie in de plaats zetten?
operate-restore-done = Teruggezet: { operate-amount }.
operate-restore-aside = Wat er eerst was, is nu { $file }.
operate-restore-failed = De kopie kon niet teruggezet worden ({ $reason }); wat er was, is zoals het was.
operate-amount = { $tables ->
    [one] één onvoltooide tafel
   *[other] { $tables } onvoltooide tafels
 }, { $games ->
    [one] één voltooid spel
   *[other] { $games } voltooide spellen
 }

## Asking

operate-yes = j ja
operate-yes-or-no = { $question } [j/N]
operate-say-yes = Dit verandert wat er bewaard wordt: zeg --yes, of start het in een terminal zodat het gevraagd kan worden.
operate-left-alone = Er is niets veranderd.

## tables

operate-column-code = tafelcode
operate-column-sheet = blaadje
operate-column-phase = stand
operate-column-round = ronde
operate-column-seats = plaatsen
operate-column-touched = laatst aangeraakt
operate-phase = { $phase ->
    [lobby] niet begonnen
    [playing] bezig
   *[over] voltooid
 }
operate-none = Er zijn geen onvoltooide tafels.
operate-none-at-all = Er zijn geen tafels.
operate-no-table = Er is geen tafel “{ $text }”: zie “pennypapers tables list”.
operate-finished = Tafel { $code } is voltooid en het spel wordt bewaard: alleen onvoltooide tafels kunnen gesloten worden.
operate-title = Tafel { $code }: { $name } ({ $sheet }), { operate-phase }
operate-in-round = Ronde { $round }{ $paused ->
    [yes] , gepauzeerd
   *[no] {""}
 }.
operate-times = Geopend op { $opened }, laatst aangeraakt op { $touched }.
operate-settings = Klok: { $clock ->
    [0] uit
   *[other] { $clock } s
 }; streng potlood: { $strict ->
    [yes] ja
   *[no] nee
 }; tips: { $hints ->
    [yes] ja
   *[no] nee
 }; dobbelstenen rollen vanzelf: { $rolls ->
    [yes] ja
   *[no] nee
 }.
operate-seat = { $number }. { $name } ({ $initials }){ $bot ->
    [none] {""}
   *[other] , robot
 }{ $keeper ->
    [yes] , tafelbaas
   *[no] {""}
 }{ $ready ->
    [yes] , is klaar
   *[no] {""}
 }
operate-nobody = Er zit niemand.
operate-close-ask = Tafel { $code } ({ $sheet }, { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
 }) voorgoed sluiten?
operate-damaged = Tafel { $code } is beschadigd en kan niet worden geopend: zet een kopie terug waar hij in staat, of verwijder hem met “pennypapers tables close { $code }”.
operate-close-damaged-ask = De beschadigde tafel { $code } voorgoed verwijderen?
operate-closed = Tafel { $code } is gesloten.
operate-nobody-to-tell = Geen server heeft { $folder } op dit moment: er is niemand om iets te zeggen.
operate-text-length = Een aankondiging heeft 1 tot { $limit } tekens.
operate-announced = Iedereen die verbonden is krijgt het te horen, en { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
 } lang ook wie nog komt.
operate-taken-back = De aankondiging is ingetrokken.
operate-who = Van wie? Aan deze tafel zaten: { $people }.
operate-no-person = Niemand met de naam “{ $text }” zat daar, wel: { $people }.
operate-no-people = Er zat geen mens.
operate-forgotten-already = Van dat apparaat wordt niets meer bewaard.
operate-forget-ask = Alles wissen wat van het apparaat van { $who } bewaard wordt: { operate-traces }?
operate-traces = { $alone ->
    [one] één tafel of spel van dat apparaat alleen
   *[other] { $alone } tafels en spellen van dat apparaat alleen
 }, en de naam in { $shared ->
    [one] één spel met anderen
   *[other] { $shared } spellen met anderen
 }
operate-forgotten = Gewist: { operate-traces }, en de lijst met spellen.
