## A setting of the server that cannot be taken. The place is an option, a variable, or a file with its line.

setting-wrong = { $place } ne peut pas être « { $value } » : { $right }.
setting-right-whole = il faut un nombre entier de { $least } à { $most }
setting-right-whole-or-zero = il faut un nombre entier de { $least } à { $most }, ou 0 { $zero ->
    [any-free] pour n’importe quel port libre
   *[for-ever] pour tout garder pour toujours
 }
setting-right-switch = il faut yes ou no (ou bien true ou false, on ou off, 1 ou 0)
setting-right-word = il faut l’un de ces mots : { $words }
setting-right-folder = il faut un dossier, ou le nom d’un dossier à créer, et non un fichier
setting-right-file = il faut le nom d’un fichier, et celui-ci n’existe pas
setting-right-readable = il faut un fichier lisible, et celui-ci ne l’est pas ({ $reason })
setting-right-host = il faut une adresse de cette machine, comme 127.0.0.1 ou ::1, ou 0.0.0.0 pour toutes celles qu’elle a
setting-right-url = il faut l’adresse que les gens tapent, comme https://penny.example ou https://example.org/games/penny, avec seulement des lettres, des chiffres et - . _ ~ dans son chemin
setting-right-url-taken = le serveur a lui-même { $path } : il faut un autre chemin, comme https://example.org/games/penny
setting-right-store = il faut l’adresse d’une base PostgreSQL, comme postgresql://penny@db.example/penny
setting-right-name = il faut un nom sous lequel on joint le serveur, comme games.example ou 192.168.1.20, sans port
setting-right-origin = il faut l’origine d’une page, comme https://other.example ou http://192.168.1.20:8080, sans chemin
setting-right-proxy = il faut une adresse comme 127.0.0.1, ou un réseau comme 172.16.0.0/12
setting-pair = { $place } demande aussi { $other } : un certificat et sa clé vont ensemble.
setting-certificate = { $place } : « { $cert } » et « { $key } » ne sont pas un certificat au format PEM et sa clé sans mot de passe ({ $reason }).

## The file of settings

setting-line = { $place } : pas compris : « { $text } ». Une ligne est NOM=valeur, ou une remarque qui commence par #.
setting-quotes = { $place } : les guillemets de { $text } ne vont pas ensemble : mettez la valeur entre deux guillemets du même genre, ou sans guillemets.
setting-unknown = { $place } : il n’y a pas de réglage { $name }. « pennypapers serve --help » les nomme tous.
setting-unknown-meant = { $place } : il n’y a pas de réglage { $name }. Vouliez-vous dire { $meant } ?
setting-twice = { $place } : { $name } se trouve déjà à la ligne { $line } : n’en laissez qu’un des deux.
setting-not-text = { $file } : ce n’est pas un texte en UTF-8, et les réglages se lisent dans un texte.
setting-file = { $file } : les réglages ne peuvent pas être lus ({ $reason }).
setting-data-elsewhere = { $place } : un fichier du dossier des données ne peut pas dire que les données sont ailleurs : utilisez --data, ou nommez le fichier avec --config.
