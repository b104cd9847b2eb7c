## Arguments that cannot be read. The option, what was given, and what would be right.

usage-no-option = “{ $command }” heeft geen optie { $option }: “{ $command } --help” noemt de opties die er zijn.
usage-no-option-but = “{ $command }” heeft geen optie { $option }: bedoelde je { $nearest }?
usage-no-command = De opdracht “{ $text }” bestaat niet: “{ $command } --help” noemt de opdrachten die er zijn.
usage-no-command-but = De opdracht “{ $text }” bestaat niet: bedoelde je “{ $nearest }”?
usage-too-many = “{ $command }” neemt { $takes } en verder niets: “{ $text }” is te veel.
usage-options-only = “{ $command }” neemt alleen opties: “{ $text }” is te veel.
usage-missing = “{ $command }” heeft { $what } nodig: “{ $command } --help” zegt meer.
usage-twice = { $option } staat er twee keer: één keer is genoeg.
usage-needs = Na { $option } moet een waarde komen: “{ $command } --help” zegt welke.
usage-needs-number = Na { $option } moet een geheel getal van { $least } tot en met { $most } komen.
usage-number = { $option } is een geheel getal van { $least } tot en met { $most }, niet “{ $text }”.
usage-choice = { $option } is een van deze woorden: { $known }, niet “{ $text }”.
usage-choice-but = { $option } is een van deze woorden: { $known }, niet “{ $text }”: bedoelde je { $nearest }?
usage-flag = { $option } staat er los of helemaal niet: “{ $text }” kan er niet achter.
usage-dash = “-” is de standaardinvoer, waar niets in geschreven kan worden: noem een bestand.
usage-language = De taal “{ $text }” is er niet: kies en, fr of nl.
usage-language-needed = Na --lang moet een taal komen: en, fr of nl.
usage-not-both = { $one } en { $other } gaan niet samen: laat er een weg.

## The lab and the coach

usage-bot = De bot “{ $text }” voor { $option } bestaat niet: kies { $known }, een klasse als bestand.py:Naam, of "program:COMMANDO".
usage-bot-but = De bot “{ $text }” voor { $option } bestaat niet: bedoelde je { $nearest }?
usage-bot-budget = “{ $text }” is geen budget voor een bot van { $option }: schrijf een aantal proefspellen als explorer@400, of een tijd als explorer@2s, @200ms of @1m.
usage-bot-count = --bots noemt { $bots } bots en --players { $players ->
    [one] één plaats
   *[other] { $players } plaatsen
 }: noem één bot voor alle plaatsen, of één voor elke plaats.
usage-bots-most = --bots noemt { $bots } bots: een tafel heeft hooguit { $most } plaatsen.
usage-league-most = Dat zijn { $bots } bots: een competitie heeft er hooguit { $most }.
usage-one-bot = { $option } is één bot, en “{ $text }” zijn er meer: zet er spaties tussen, geen komma’s.
usage-budget = { $option } is een tijd als 5s, 200ms of 2m, of een aantal proefspellen als 400, niet “{ $text }”.
usage-time = { $option } is een tijd als 5s, 200ms of 2m, niet “{ $text }”.
usage-cluster = --cluster is het adres van een scheduler als tcp://HOST:8786, niet “{ $text }”.
usage-player = Er speelden er meer: --player moet zeggen wiens beurten te bekijken: { $players }.
usage-train-again = { $file } is er al, van een eerdere training: noem een ander bestand met --out.
