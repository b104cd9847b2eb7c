## A setting of the server that cannot be taken. The place is an option, a variable, or a file with its line.

setting-wrong = { $place } kan niet “{ $value }” zijn: { $right }.
setting-right-whole = het moet een geheel getal van { $least } tot { $most } zijn
setting-right-whole-or-zero = het moet een geheel getal van { $least } tot { $most } zijn, of 0 { $zero ->
    [any-free] voor een willekeurige vrije poort
   *[for-ever] om alles voor altijd te bewaren
 }
setting-right-switch = het moet yes of no zijn (of ook true of false, on of off, 1 of 0)
setting-right-word = het moet een van deze woorden zijn: { $words }
setting-right-folder = het moet een map zijn, of de naam van een map die nog gemaakt wordt, en geen bestand
setting-right-file = het moet de naam van een bestand zijn, en dit bestand is er niet
setting-right-readable = het moet een leesbaar bestand zijn, en dit kan niet gelezen worden ({ $reason })
setting-right-host = het moet een adres van deze machine zijn, zoals 127.0.0.1 of ::1, of 0.0.0.0 voor al haar adressen
setting-right-url = het moet het adres zijn dat mensen intypen, zoals https://penny.example of https://example.org/games/penny, met niets dan letters, cijfers en - . _ ~ in het pad
setting-right-url-taken = de server heeft zelf een { $path }: het moet een ander pad zijn, zoals https://example.org/games/penny
setting-right-store = het moet het adres van een PostgreSQL-database zijn, zoals postgresql://penny@db.example/penny
setting-right-name = het moet een naam zijn waaronder de server te bereiken is, zoals games.example of 192.168.1.20, zonder poort
setting-right-origin = het moet zijn waar een pagina vandaan komt, zoals https://other.example of http://192.168.1.20:8080, zonder pad
setting-right-proxy = het moet een adres zijn zoals 127.0.0.1, of een netwerk zoals 172.16.0.0/12
setting-pair = { $place } vraagt ook { $other }: een certificaat en zijn sleutel horen bij elkaar.
setting-certificate = { $place }: “{ $cert }” en “{ $key }” zijn geen certificaat in PEM-formaat met zijn sleutel zonder wachtwoord ({ $reason }).

## The file of settings

setting-line = { $place }: niet begrepen: “{ $text }”. Een regel is NAAM=waarde, of een opmerking die met # begint.
setting-quotes = { $place }: de aanhalingstekens in { $text } horen niet bij elkaar: zet de waarde tussen twee van dezelfde soort, of zonder.
setting-unknown = { $place }: er is geen instelling { $name }. “pennypapers serve --help” noemt ze allemaal.
setting-unknown-meant = { $place }: er is geen instelling { $name }. Bedoelde je { $meant }?
setting-twice = { $place }: { $name } staat al op regel { $line }: laat er één van de twee staan.
setting-not-text = { $file }: dit is geen tekst in UTF-8, en instellingen worden uit een tekst gelezen.
setting-file = { $file }: de instellingen kunnen niet gelezen worden ({ $reason }).
setting-data-elsewhere = { $place }: een bestand in de gegevensmap kan niet zeggen dat de gegevens elders staan: gebruik --data, of noem het bestand met --config.
