## Arguments that cannot be read. The option, what was given, and what would be right.

usage-no-option = “{ $command }” heeft geen optie { $option }: “{ $command } --help” noemt de opties die er zijn.
usage-no-option-but = “{ $command }” heeft geen optie { $option }: bedoelde je { $nearest }?
usage-no-command = Het commando “{ $text }” bestaat niet: “{ $command } --help” noemt de commando’s die er zijn.
usage-no-command-but = Het commando “{ $text }” bestaat niet: bedoelde je “{ $nearest }”?
usage-too-many = “{ $command }” neemt { $takes } en verder niets: voor “{ $text }” is geen plaats.
usage-options-only = “{ $command }” neemt alleen opties: voor “{ $text }” is geen plaats.
usage-missing = “{ $command }” heeft { $what } nodig: “{ $command } --help” zegt meer.
usage-twice = { $option } staat er twee keer: één keer is genoeg.
usage-needs = Na { $option } moet een waarde komen: “{ $command } --help” zegt welke.
usage-needs-number = Na { $option } moet { $range ->
    [between] een geheel getal van { $least } tot en met { $most }
    [least] een geheel getal van { $least } of meer
   *[any] een geheel getal
 } komen.
usage-needs-choice = Na { $option } moet een van deze woorden komen: { $known }.
usage-number = { $option } is { $range ->
    [between] een geheel getal van { $least } tot en met { $most }
    [least] een geheel getal van { $least } of meer
   *[any] een geheel getal
 }, niet “{ $text }”.
usage-choice = { $option } is een van deze woorden: { $known }, niet “{ $text }”.
usage-choice-but = { $option } is een van deze woorden: { $known }, niet “{ $text }”: bedoelde je { $nearest }?
usage-flag = { $option } staat er los of helemaal niet: “{ $text }” kan er niet achter.
usage-dash = “-” is de standaardinvoer, waar niets in geschreven kan worden: noem een bestand. Zie “{ $command } --help”.
usage-language = De taal “{ $text }” is er niet: kies en, fr of nl.
usage-language-needed = Na --lang moet een taal komen: en, fr of nl.
