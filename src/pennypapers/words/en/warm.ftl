## Compiling the rules and the bots: beforehand, beside the tables, and where there is no place to keep it.

warm-up-doing = Compiling the rules and the bots
warm-up-done = The rules and the bots are compiled ({ $seconds } s).
warm-up-nothing = The rules and the bots are compiled already.
warm-up-failed = Not everything could be compiled beforehand, so it is when it is needed. { $reason }
warm-up-now = The rules are being compiled, this once; it takes a moment.
warm-up-beside = The bots are still getting ready, this once; you can already play.
warm-up-for-this-run = Compiled code cannot be kept in { $folder }, so everything is compiled anew each time; NUMBA_CACHE_DIR can name another folder.
warm-up-help = Compile the rules and the bots beforehand, so that nobody waits for it in a game. Needed once, and after an update.
