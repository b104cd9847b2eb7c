"""How to play the Temple.

`mind` is what the bots call. A level is a character (`characters`) with weights (`weights`), faults and time to think.
The fast policy (`policy`) takes the mark that is worth the most (`appraisal`) by its features (`features`) on a sheet
that was looked at once (`desk`, `chances`). Who has time to think (`study`) plays marks out to the end with that policy
(`search`). The weights come from practice and from looking back at turns (`training`, `practice`, `review`).
"""
