"""The laboratory: bots play games by the thousand, and finished games are analysed.

A `Plan` (`game`) says which entrants (`entrants`, `own_class`) play on which sheet and with which seed; `play_game`
plays one of its games. `work` distributes games over processes, or over machines (`cluster`). The results become
figures: `summary` and `statistics` of one plan, `duel` and `league` between bots, `balance` with its page, plots and
warnings for designers of sheets, and `failures` of bots that could not go on. `analysis` looks back at a finished game,
`hindsight` searches for the best game that its dice allowed, and `learning` trains the bots of an adventure.
"""
