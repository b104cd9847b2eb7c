"""What is said between the server and its clients, and what is written down of a table: plain structs."""
