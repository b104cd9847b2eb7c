## Arguments that cannot be read. The option, what was given, and what would be right.

usage-no-option = « { $command } » n’a pas d’option { $option } : « { $command } --help » donne la liste des siennes.
usage-no-option-but = « { $command } » n’a pas d’option { $option } : vouliez-vous dire { $nearest } ?
usage-no-command = Il n’y a pas de commande « { $text } » : « { $command } --help » en donne la liste.
usage-no-command-but = Il n’y a pas de commande « { $text } » : vouliez-vous dire « { $nearest } » ?
usage-too-many = « { $command } » prend { $takes } et rien de plus : « { $text } » est de trop.
usage-options-only = « { $command } » ne prend que des options : « { $text } » est de trop.
usage-missing = « { $command } » demande { $what } : « { $command } --help » en dit plus.
usage-twice = { $option } est donné deux fois : une seule suffit.
usage-needs = { $option } demande une valeur à sa suite : « { $command } --help » dit laquelle.
usage-needs-number = { $option } demande à sa suite un nombre entier de { $least } à { $most }.
usage-number = { $option } est un nombre entier de { $least } à { $most }, et non « { $text } ».
usage-choice = { $option } est un de ces mots : { $known }, et non « { $text } ».
usage-choice-but = { $option } est un de ces mots : { $known }, et non « { $text } » : vouliez-vous dire { $nearest } ?
usage-flag = { $option } s’écrit seul ou pas du tout : il ne peut pas valoir « { $text } ».
usage-dash = « - » est l’entrée standard, où rien ne peut être écrit : nommez un fichier.
usage-language = Il n’y a pas de langue « { $text } » : choisissez en, fr ou nl.
usage-language-needed = --lang demande une langue à sa suite : en, fr ou nl.
usage-not-both = { $one } et { $other } ne vont pas ensemble : laissez l’un des deux.

## The lab and the coach

usage-bot = Il n’y a pas de bot « { $text } » pour { $option } : choisissez { $known }, une classe comme fichier.py:Nom, ou "program:COMMANDE".
usage-bot-but = Il n’y a pas de bot « { $text } » pour { $option } : vouliez-vous dire { $nearest } ?
usage-bot-budget = « { $text } » n’est pas un budget pour un bot de { $option } : écrivez un nombre de simulations comme explorer@400, ou une durée comme explorer@2s, @200ms ou @1m.
usage-bot-count = --bots nomme { $bots } bots et --players { $players ->
    [one] une place
   *[other] { $players } places
 } : nommez un bot pour toutes les places, ou un pour chacune.
usage-bots-most = --bots nomme { $bots } bots : une table a au plus { $most } places.
usage-league-most = Cela fait { $bots } bots : un championnat en a au plus { $most }.
usage-one-bot = { $option } est un seul bot, et « { $text } » en sont plusieurs : séparez-les par des espaces, sans virgules.
usage-budget = { $option } est une durée comme 5s, 200ms ou 2m, ou un nombre de simulations comme 400, et non « { $text } ».
usage-time = { $option } est une durée comme 5s, 200ms ou 2m, et non « { $text } ».
usage-cluster = --cluster est l’adresse d’un ordonnanceur comme tcp://HÔTE:8786, et non « { $text } ».
usage-player = Plusieurs ont joué : --player doit dire de qui regarder les coups : { $players }.
usage-train-again = { $file } est déjà là, d’un entraînement précédent : nommez un autre fichier avec --out.
