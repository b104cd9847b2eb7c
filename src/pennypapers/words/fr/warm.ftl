## La compilation des règles et des robots : à l’avance, pendant le jeu, et là où rien ne peut être conservé.

warm-up-doing = Compilation des règles et des robots
warm-up-done = Les règles et les robots sont compilés ({ $seconds } s).
warm-up-nothing = Les règles et les robots sont déjà compilés.
warm-up-failed = Tout n’a pas pu être compilé à l’avance ; ce qui manque le sera au moment voulu. { $reason }
warm-up-now = Les règles sont en cours de compilation, une fois pour toutes ; cela prend un instant.
warm-up-beside = Les robots se préparent encore, une fois pour toutes ; vous pouvez déjà jouer.
warm-up-for-this-run = Le code compilé ne peut pas être conservé dans { $folder } : tout est donc recompilé à chaque fois ; NUMBA_CACHE_DIR permet d’indiquer un autre dossier.
warm-up-help = Compiler les règles et les robots à l’avance, pour que personne n’attende pendant une partie. À faire une fois, et après chaque mise à jour.
