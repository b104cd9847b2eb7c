"""Playing by the thousand: simulate, compare, balance, analyse."""
