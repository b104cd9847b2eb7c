### The page around everything: titles, connection, what goes wrong.

## Titles

core-name = Penny Papers
core-title-start = Penny Papers: fill a sheet, find the stars
core-title-join = Join a table · Penny Papers
core-title-table = Table { $code } · Penny Papers
core-title-screen = Table { $code } on the big screen · Penny Papers
core-title-game = A finished game · Penny Papers
core-title-analysis = What would the Explorer have done? · Penny Papers
core-title-exercises = What would you do? · Penny Papers
core-title-games = My games · Penny Papers
core-title-help = Rules and help · Penny Papers
core-title-lesson = A first lesson · Penny Papers
core-title-nothing = Nothing here · Penny Papers

## Getting around

core-skip = Skip to the page
core-loading = Opening the page…

## Connection

core-no-connection = No connection. Trying again.
core-no-connection-marks = No connection. Your pencil marks are kept. Trying again.
core-server-stops = The server is restarting. Everything is kept. Trying again.
core-connection-lost = Connection lost.
core-connection-back = The connection is back.
core-warming = Getting the bots and hints ready: { $percent } %. You can already play.

core-notice = A word from whoever runs this server:
core-notice-close = Put it away

## When something goes wrong

core-page-missing = This page did not arrive. The connection may be gone, or there is a newer version.
core-page-broken = Something went wrong on this page. Everything in ink is kept.
core-load-again = Load again
core-outdated = There is a newer version of Penny Papers. Load the page again to go on.
core-refused-otherwise = That is not possible here ({ $code }).
