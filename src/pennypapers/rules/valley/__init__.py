"""The rules of the Valley of Wiraqocha. `rules` says what each module is for.

Only the Valley has discoveries, which are called finds where a short name is needed: `discoveries` lists them, as
compiled code, and `finds` gives them names and says why some spaces are none.
"""
