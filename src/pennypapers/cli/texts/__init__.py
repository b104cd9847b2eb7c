"""`pennypapers score`, `replay`, `verify` and `sheets`: the commands for sheets and games in files."""
