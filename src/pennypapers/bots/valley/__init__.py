"""How to play the Valley."""
