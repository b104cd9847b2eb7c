"""`pennypapers play`: line by line, or on a screen."""
