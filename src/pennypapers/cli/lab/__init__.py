"""`pennypapers simulate`, `duel`, `league`, `balance` and `lab train`."""
