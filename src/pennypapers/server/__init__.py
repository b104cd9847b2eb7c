"""The server: the authority over tables, and its wire."""
