"""How to play the Temple."""
