### De pagina om alles heen: titels, verbinding, wat er misgaat.

## Titles

core-name = Penny Papers
core-title-start = Penny Papers: vul een blad, vind de sterren
core-title-join = Meedoen aan een tafel · Penny Papers
core-title-table = Tafel { $code } · Penny Papers
core-title-screen = Tafel { $code } op het grote scherm · Penny Papers
core-title-game = Een afgelopen spel · Penny Papers
core-title-analysis = Wat had de Ontdekkingsreiziger gedaan? · Penny Papers
core-title-exercises = Wat zou jij doen? · Penny Papers
core-title-games = Mijn spellen · Penny Papers
core-title-help = Spelregels en hulp · Penny Papers
core-title-lesson = Een eerste les · Penny Papers
core-title-nothing = Hier is niets · Penny Papers

## Getting around

core-skip = Naar de pagina
core-loading = De pagina gaat open…

## Connection

core-no-connection = Geen verbinding. We proberen het opnieuw.
core-no-connection-marks = Geen verbinding. Wat in potlood staat, blijft bewaard. We proberen het opnieuw.
core-server-stops = De server start opnieuw. Alles blijft bewaard. We proberen het opnieuw.
core-connection-lost = Verbinding verbroken.
core-connection-back = De verbinding is terug.
core-warming = De robots en tips worden klaargemaakt: { $percent } %. Je kunt al spelen.

core-notice = Een bericht van wie deze server beheert:
core-notice-close = Bericht sluiten

## When something goes wrong

core-page-missing = Deze pagina is niet aangekomen. Misschien is de verbinding weg, of is er een nieuwere versie.
core-page-broken = Er ging iets mis op deze pagina. Alles in inkt blijft bewaard.
core-load-again = Opnieuw laden
core-outdated = Er is een nieuwere versie van Penny Papers. Laad de pagina opnieuw om verder te gaan.
core-refused-otherwise = Dat kan hier niet ({ $code }).
