"""`pennypapers score`, `replay`, `verify` and `sheets`: what is done with sheets and games in files."""
