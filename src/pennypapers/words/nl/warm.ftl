## Het compileren van de regels en de bots: vooraf, tijdens het spelen, en waar niets bewaard kan worden.

warm-up-doing = De regels en de robots worden gecompileerd
warm-up-done = De regels en de robots zijn gecompileerd ({ $seconds } s).
warm-up-nothing = De regels en de robots zijn al gecompileerd.
warm-up-failed = Niet alles kon vooraf worden gecompileerd; dat gebeurt nu zodra het nodig is. { $reason }
warm-up-now = De regels worden eenmalig gecompileerd; dat duurt even.
warm-up-beside = De robots maken zich nog klaar, eenmalig; je kunt al spelen.
warm-up-for-this-run = Gecompileerde code kan niet worden bewaard in { $folder }, dus alles wordt elke keer opnieuw gecompileerd; met NUMBA_CACHE_DIR kies je een andere map.
warm-up-help = De regels en de robots vooraf compileren, zodat niemand er tijdens een spel op wacht. Eén keer nodig, en na een update.
