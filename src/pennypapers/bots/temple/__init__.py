"""How the bots play the Temple.

In a turn: `bots.levels` calls `agent`, which looks up how the level plays (`levels`). The fast
policy (`policy`) lists every mark that the roll allows, a mark being a number in a space or a mummy in a space, and
takes the one with the highest value. The value is a linear function of the mark's features (`evaluation`, `features`)
with learned weights (`weights`). What the marks of a turn have in common is worked out once, in a record that all of
these functions share (`workspace`, `chances`). Weaker levels overlook some marks and misjudge the others. The
strongest one searches: it compares marks by sequential halving (`halving`), playing each of them out to the end of the
game with the fast policy (`playouts`).

Learned beforehand, with `pennypapers lab train temple`: the weights (`training`), first by policy gradient in games of
the policy (`policy_gradient`), then by least squares on rollouts of single turns (`rollout_regression`).

`hindsight` is about something else: the best game for dice that are all known, found by simulated annealing. `calls`
has the compiled functions that Python calls, and `compiled` says how they are compiled.
"""
