"""How to play the Temple.

`agent` is what the bots call. A level is a character (`levels`) with weights (`weights`), faults and time to think.
The fast policy (`policy`) takes the mark that is worth the most (`evaluation`) by its features (`features`) on a sheet
that was looked at once (`workspace`, `chances`). Who has time to think (`halving`) plays marks out to the end with that policy
(`playouts`). The weights come from practice and from looking back at turns (`training`, `policy_gradient`, `rollout_regression`).
"""
