## What --help says about running a server

operate-help-restore = Mettre une copie faite par « backup » à la place de ce qui est gardé. Ce qui était là est mis de côté. Le serveur doit être arrêté.
operate-help-restore-file = La copie.
operate-help-yes = Ne rien demander.
operate-help-tables = Pour qui gère le serveur : voir ses tables, en fermer une, dire quelque chose à tout le monde, oublier les données de quelqu’un.
operate-help-list = Lister les tables inachevées, la dernière touchée d’abord.
operate-help-all = Les tables terminées aussi.
operate-help-show = Montrer une table : ses places et ses réglages. Rien que ses joueurs ne sachent déjà.
operate-help-close = Fermer une table inachevée pour de bon. Ceux qui y sont l’apprennent.
operate-help-announce = Dire quelque chose à tous ceux qui sont connectés, par exemple avant d’arrêter le serveur.
operate-help-text = Ce qu’il faut dire, { $limit } caractères au plus ; entre guillemets.
operate-help-minutes = Pendant combien de minutes ceux qui arrivent plus tard l’apprennent aussi (30).
operate-help-take-back = Retirer ce qui a été annoncé.
operate-help-forget = Effacer tout ce qui est gardé de l’appareil de quelqu’un. Les fiches des parties avec d’autres restent, pour les autres.
operate-help-store = La base du serveur, s’il garde ses tables dans une base.
operate-help-table = Le code d’une table, son identifiant, ou un lien vers elle.
operate-help-where = Là où cet appareil a joué : le code d’une table, ou le lien d’une partie terminée.
operate-help-who = Les initiales ou le nom de la place ; inutile là où une seule personne a joué.

## The data folder

operate-taken = { $where ->
    [here] Penny Papers est déjà ouvert sur { $url } : le processus { $pid } tient { $folder } depuis le { $since }. Deux serveurs ne peuvent pas partager un dossier.
   *[elsewhere] Penny Papers est déjà ouvert sur { $url } : le processus { $pid } de { $machine } tient { $folder } depuis le { $since }. Deux serveurs ne peuvent pas partager un dossier.
 }
operate-busy = { $where ->
    [here] { $folder } est occupé : le processus { $pid } le tient depuis le { $since }. Attendez qu’il ait fini, puis réessayez.
   *[elsewhere] { $folder } est occupé : le processus { $pid } de { $machine } le tient depuis le { $since }. Attendez qu’il ait fini, puis réessayez.
 }
operate-unwritable = { $folder } ne peut pas servir aux tables ({ $reason }) : choisissez avec --data un dossier où l’on peut écrire.
operate-unsaved = Rien ne peut être enregistré dans { $folder } : { operate-reason }.
operate-reason = { $reason ->
    [full] le disque est plein
    [locked] un autre programme a verrouillé la base
    [readonly] on ne peut pas écrire dans la base
    [damaged] la base de données est endommagée
    [closed] elle est fermée
    [away] la base ne répond pas
   *[other] le disque ou le système refuse
 }
operate-backup-of-itself = { $file } est la base elle-même : choisissez un autre nom
operate-backup-in-use = { $file } existe : l’ancienne copie est en cours d’utilisation, ou l’était quand son programme a été tué
operate-dump = Les tables et les parties sont gardées dans la base { $where } : copiez-la avec « pg_dump », et remettez une copie avec « pg_restore ».
operate-empty = Il n’y a encore rien dans { $folder } : aucune table n’y a jamais été ouverte.
operate-elsewhere = Le serveur qui tient { $folder } garde ses tables dans la base { $where } : indiquez-la avec --store, ou dans PENNYPAPERS_STORE.
operate-unreadable = Ce qui est gardé dans { $folder } ne peut pas être lu ({ $reason }).
operate-no-answer = Le serveur qui tient { $folder } (processus { $pid }) ne répond pas ici : essayez avec le même utilisateur, sur la même machine.

## restore

operate-restore-refused = { $why ->
    [newer] { $file } vient d’une version plus récente de Penny Papers : installez-la d’abord. Rien n’a changé.
    [foreign] { $file } n’est pas une copie des tables et parties de Penny Papers. Rien n’a changé.
   *[damaged] { $file } n’est pas une base, ou elle est abîmée : prenez une autre copie. Rien n’a changé.
 }
operate-restore-missing = { $file } ne peut pas être lu ({ $reason }). Rien n’a changé.
operate-restore-itself = { $file } est déjà ce qui est gardé là, et non une copie.
operate-restore-running = Il faut d’abord arrêter le serveur : le processus { $pid } tient { $folder } depuis le { $since }. Rien n’a changé.
operate-restore-copy = La copie { $file } : { operate-amount }.
operate-restore-now = Ce qui est gardé maintenant dans { $folder } : { operate-amount }. Ce sera mis de côté.
operate-restore-unknown = Ce qui est gardé maintenant dans { $folder } ne peut pas être lu. Ce sera mis de côté.
operate-restore-ask = Mettre la copie à sa place ?
operate-restore-done = Rétabli : { operate-amount }.
operate-restore-aside = Ce qui était là avant est maintenant { $file }.
operate-restore-failed = La copie n’a pas pu être rétablie ({ $reason }) ; ce qui était là avant n’a pas changé.
operate-amount = { $tables ->
    [one] { $tables } table inachevée
   *[other] { $tables } tables inachevées
 }, { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
 }

## Asking

operate-yes = o oui
operate-yes-or-no = { $question } [o/N]
operate-say-yes = Cela change ce qui est gardé : dites --yes, ou lancez la commande dans un terminal pour qu’on vous le demande.
operate-left-alone = Rien n’a changé.

## tables

operate-column-code = code de table
operate-column-sheet = fiche
operate-column-phase = état
operate-column-round = tour
operate-column-seats = places
operate-column-touched = touchée
operate-phase = { $phase ->
    [lobby] pas commencée
    [playing] en cours
   *[over] terminée
 }
operate-none = Il n’y a pas de table inachevée.
operate-none-at-all = Il n’y a pas de table.
operate-no-table = Il n’y a pas de table « { $text } » : voyez « pennypapers tables list ».
operate-finished = La table { $code } est terminée et sa partie est gardée : seules les tables inachevées peuvent être fermées.
operate-title = Table { $code } : { $name } ({ $sheet }), { operate-phase }
operate-in-round = Tour { $round }{ $paused ->
    [yes] , en pause
   *[no] {""}
 }.
operate-times = Ouverte le { $opened }, touchée le { $touched }.
operate-settings = Horloge : { $clock ->
    [0] sans
   *[other] { $clock } s
 } ; crayon strict : { $strict ->
    [yes] oui
   *[no] non
 } ; indices : { $hints ->
    [yes] oui
   *[no] non
 } ; les dés roulent tout seuls : { $rolls ->
    [yes] oui
   *[no] non
 }.
operate-seat = { $number }. { $name } ({ $initials }){ $bot ->
    [none] {""}
   *[other] , robot
 }{ $keeper ->
    [yes] , hôte
   *[no] {""}
 }{ $ready ->
    [yes] , a joué
   *[no] {""}
 }
operate-nobody = Personne n’y est assis.
operate-close-ask = Fermer pour de bon la table { $code } ({ $sheet }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }) ?
operate-damaged = La table { $code } est abîmée et ne peut pas s’ouvrir : restaurez une copie où elle se trouve, ou retirez-la avec « pennypapers tables close { $code } ».
operate-close-damaged-ask = Supprimer pour de bon la table abîmée { $code } ?
operate-closed = La table { $code } est fermée.
operate-nobody-to-tell = Aucun serveur ne tient { $folder } en ce moment : il n’y a personne à prévenir.
operate-text-length = Une annonce a de 1 à { $limit } caractères.
operate-announced = Tous ceux qui sont connectés l’apprennent, et pendant { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } ceux qui arrivent.
operate-taken-back = L’annonce est retirée.
operate-who = De qui ? À cette table étaient : { $people }.
operate-no-person = Personne du nom de « { $text } » n’y était, mais : { $people }.
operate-no-people = Personne n’y était assis.
operate-forgotten-already = Il ne reste plus rien de cet appareil.
operate-forget-ask = Effacer tout ce qui est gardé de l’appareil { DE($who) } : { operate-traces } ?
operate-traces = { $alone ->
    [one] { $alone } table ou partie à lui seul
   *[other] { $alone } tables et parties à lui seul
 }, et son nom dans { $shared ->
    [one] { $shared } avec d’autres
   *[other] { $shared } avec d’autres
 }
operate-forgotten = Effacé : { operate-traces }, et sa liste de parties.
