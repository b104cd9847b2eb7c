## What --help says. A line break in these texts is a blank to the reader.

help-program = Penny Papers : le Temple d’Apikhabou et la Vallée de Wiraqocha, à jouer, à compter et à vérifier.
help-more = Les fiches et les parties sont de petits fichiers texte ; docs/formats.md les décrit. Langue : --lang en, fr ou nl. Édition non officielle, sans lien avec l’éditeur.
help-bare = Sans commande, la page est servie, comme avec « pennypapers serve » et avec les mêmes options et variables : « pennypapers serve --help » les énumère.
# The program puts a colon after it, which French keeps apart.
help-usage = Utilisation : { $usage }
help-commands = Commandes
help-arguments = Fiches et fichiers
help-options = Options
help-help = Afficher cette aide.
help-version = Afficher la version.

help-play = Jouer dans ce terminal : seul, avec des robots, ou à une table d’un serveur. Sur un écran où la fiche est dessinée, ou ligne par ligne.
help-play-sheet = Une fiche fournie avec le jeu (temple-a, temple-b, valley-a, valley-b), un fichier .sheet à vous, ou le lien d’une table. On vous la demande si elle manque.
help-play-plain = Ligne par ligne, en texte simple : marche dans tout terminal et avec un lecteur d’écran.
help-play-bots = Les robots avec qui jouer, par niveau et séparés par des virgules : tourist, pathfinder, voyager, explorer.
help-play-join = Le code d’une table d’un serveur : ce terminal y est un appareil parmi les téléphones.
help-play-server = L’adresse de ce serveur (http://127.0.0.1:8375).
help-play-name = Votre nom à cette table.
help-play-initials = Vos initiales à cette table : 1 à 4 lettres ou chiffres.
help-play-seed = N’importe quel texte : le même texte redonne les mêmes jets de dés.
help-play-today = L’expédition du jour : les mêmes dés pour le monde entier.
help-play-strict = Crayon strict (Temple) : seules comptent les momies que vous avez barrées vous-même.
help-play-fresh = Commencer une nouvelle partie même si la précédente n’est pas finie ; celle-ci est mise de côté, pas perdue.
help-play-data = Le dossier où vos parties sont gardées.

help-score = Compter les étoiles de fiches remplies et montrer d’où vient chacune.
help-score-files = Des fichiers .sheet remplis ; - lit l’entrée standard.
help-score-solo = Ajouter le niveau solo.
help-score-strict = Ne compter comme barrées que les momies marquées x.

help-replay = Rejouer des parties écrites, coup par coup, et montrer fiches, étoiles et classement. La première action contraire aux règles est refusée, avec sa ligne et sa colonne.
help-replay-files = Des fichiers .game ; - lit l’entrée standard.

help-verify = Vérifier que les dés de parties finies sont bien ceux auxquels la table s’était engagée avant le premier jet.
help-verify-files = Des fichiers .game avec les en-têtes commitment, secret et words, ou ceux d’une expédition du jour.

help-serve = Héberger des tables : le serveur où vivent les parties d’une à cent personnes. Chaque option peut aussi venir de la variable indiquée derrière elle, ou d’une ligne d’un fichier.
help-serve-host = L’adresse où écouter ; cette machine seulement, sauf indication contraire.
help-serve-port = Le port où écouter ; 0 en prend un qui est libre. S’il n’est pas indiqué et que le port habituel est pris, un autre est choisi.
help-serve-lan = Laisser entrer les téléphones et autres machines du réseau ; comme --host 0.0.0.0.
help-serve-data = Le dossier où sont gardées les tables et les parties.
help-serve-store = Une base PostgreSQL où garder les tables et les parties, comme postgresql://penny@db.example/penny, au lieu d’un fichier dans le dossier des données.
help-serve-public-url = L’adresse par laquelle on atteint ce serveur, si un proxy est devant lui ; avec un sous-chemin, tout se trouve en dessous.
help-serve-called = Un autre nom sous lequel on joint ce serveur, comme games.example ; peut être donné plusieurs fois.
help-serve-origin = Une page d’une autre adresse qui peut parler à ce serveur ; peut être répété.
help-serve-proxy = L’adresse d’un proxy devant ce serveur, cru sur parole quant à ses clients ; peut être répété.
help-serve-tls-cert = Un fichier de certificat, pour parler https ; demande aussi --tls-key.
help-serve-tls-key = Le fichier de clé du certificat.
help-serve-keep-days = Effacer les parties terminées après tant de jours ; 0 les garde pour toujours.
help-serve-keep-tables-days = Effacer les tables inachevées auxquelles personne n’est revenu depuis tant de jours ; 0 les garde pour toujours.
help-serve-public-metrics = Montrer /metrics à tout le monde, et pas seulement à cette machine.
help-serve-no-browser = Ne pas ouvrir la page dans un navigateur.
help-serve-log-level = Ce qui est écrit sur la sortie d’erreur, un objet JSON par ligne : debug, info, warning ou error.
help-serve-sockets-per-address = Au plus tant de connexions d’une adresse aux tables.
help-serve-messages-per-second = Au plus tant de messages par seconde d’une connexion.
help-serve-message-burst = Au plus tant de messages d’une connexion à la fois.
help-serve-address-messages-per-second = Au plus tant de messages par seconde d’une adresse, toutes connexions comprises.
help-serve-address-message-burst = Au plus tant de messages d’une adresse à la fois, toutes connexions comprises.
help-serve-connections-per-address = Au plus tant de connexions d’une adresse de toute sorte, même muettes.
help-serve-connections-per-minute = Au plus tant de nouvelles connexions par minute d’une adresse.
help-serve-tables-per-hour = Au plus tant de nouvelles tables par heure d’une adresse.
help-serve-http-requests-per-minute = Au plus tant de demandes de pages par minute d’une adresse.
help-serve-guesses-per-minute = Au plus tant de codes essayés par minute par une adresse.
help-serve-guesses-in-all-per-minute = Au plus tant de codes essayés par minute par tout le monde.
help-serve-unsent-bytes = Au plus tant d’octets en attente pour un lecteur lent.
help-serve-config = Un fichier de réglages, un NOM=valeur par ligne avec les noms des variables ; à défaut pennypapers.env dans le dossier des données, s’il existe. Les options passent avant les variables, et celles-ci avant le fichier.
help-setting = { $text } [par défaut : { $default } ; { $variable }]
help-setting-whole = { $text } [de { $least } à { $most } ; par défaut : { $default } ; { $variable }]
help-setting-none = rien
help-setting-off = non
help-backup = Faire une copie cohérente de toutes les tables et parties, même pendant que le serveur tourne.
help-backup-file = Le fichier à écrire ; une copie plus ancienne est remplacée quand la nouvelle est complète.

help-sheets = Les fiches fournies avec le jeu, et les vôtres.
help-sheets-list = Donner la liste des fiches fournies avec le jeu.
help-sheets-show = Dessiner des fiches vides.
help-sheets-show-names = Des noms comme temple-a, ou des fichiers .sheet.
help-sheets-check = Vérifier vos propres fiches : taille, rangées et signes.

help-json = Un objet JSON par ligne, pour les programmes.
