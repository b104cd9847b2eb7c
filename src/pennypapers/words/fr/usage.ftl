## Arguments that cannot be read. The option, what was given, and what would be right.

usage-no-option = « { $command } » n’a pas d’option { $option } : « { $command } --help » donne la liste des siennes.
usage-no-option-but = « { $command } » n’a pas d’option { $option } : vouliez-vous dire { $nearest } ?
usage-no-command = Il n’y a pas de commande « { $text } » : « { $command } --help » en donne la liste.
usage-no-command-but = Il n’y a pas de commande « { $text } » : vouliez-vous dire « { $nearest } » ?
usage-too-many = « { $command } » prend { $takes } et rien de plus : il n’y a pas de place pour « { $text } ».
usage-options-only = « { $command } » ne prend que des options : il n’y a pas de place pour « { $text } ».
usage-missing = « { $command } » demande { $what } : « { $command } --help » en dit plus.
usage-twice = { $option } est donné deux fois : une seule suffit.
usage-needs = { $option } demande une valeur à sa suite : « { $command } --help » dit laquelle.
usage-needs-number = { $option } demande à sa suite { $range ->
    [between] un nombre entier de { $least } à { $most }
    [least] un nombre entier, { $least } ou plus
   *[any] un nombre entier
 }.
usage-needs-choice = { $option } demande à sa suite un de ces mots : { $known }.
usage-number = { $option } est { $range ->
    [between] un nombre entier de { $least } à { $most }
    [least] un nombre entier, { $least } ou plus
   *[any] un nombre entier
 }, et non « { $text } ».
usage-choice = { $option } est un de ces mots : { $known }, et non « { $text } ».
usage-choice-but = { $option } est un de ces mots : { $known }, et non « { $text } » : vouliez-vous dire { $nearest } ?
usage-flag = { $option } s’écrit seul ou pas du tout : il ne peut pas valoir « { $text } ».
usage-dash = « - » est l’entrée standard, où rien ne peut être écrit : nommez un fichier. Voir « { $command } --help ».
usage-language = Il n’y a pas de langue « { $text } » : choisissez en, fr ou nl.
usage-language-needed = --lang demande une langue à sa suite : en, fr ou nl.
