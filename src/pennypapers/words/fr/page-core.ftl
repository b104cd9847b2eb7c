### La page autour de tout : titres, connexion, ce qui ne va pas.

## Titles

core-name = Penny Papers
core-title-start = Penny Papers : remplir une fiche, trouver les étoiles
core-title-join = Rejoindre une table · Penny Papers
core-title-table = La table { $code } · Penny Papers
core-title-screen = La table { $code } sur grand écran · Penny Papers
core-title-game = Une partie terminée · Penny Papers
core-title-analysis = Qu’aurait fait l’Explorateur ? · Penny Papers
core-title-exercises = Que feriez-vous ? · Penny Papers
core-title-games = Mes parties · Penny Papers
core-title-help = Règles et aide · Penny Papers
core-title-lesson = Une première leçon · Penny Papers
core-title-nothing = Rien par ici · Penny Papers

## Getting around

core-skip = Aller à la page
core-loading = La page s’ouvre…

## Connection

core-no-connection = Pas de connexion. Nouvel essai en cours.
core-no-connection-marks = Pas de connexion. Ce qui est au crayon est conservé. Nouvel essai en cours.
core-server-stops = Le serveur redémarre. Tout est conservé. Nouvel essai en cours.
core-connection-lost = Connexion perdue.
core-connection-back = La connexion est revenue.
core-warming = Les robots et les indices se préparent : { $percent } %. Vous pouvez déjà jouer.

core-notice = Un mot de la personne qui gère ce serveur :
core-notice-close = Fermer ce mot

## When something goes wrong

core-page-missing = Cette page n’est pas arrivée. La connexion est peut-être coupée, ou il y a une version plus récente.
core-page-broken = Quelque chose n’a pas marché sur cette page. Tout ce qui est à l’encre est conservé.
core-load-again = Recharger
core-outdated = Il y a une version plus récente de Penny Papers. Rechargez la page pour continuer.
core-refused-otherwise = Ce n’est pas possible ici ({ $code }).
