"""`pennypapers analyse` and `hindsight`: what a finished game can teach."""
