"""The socket between a client and the tables: who is let in, how much they may do, and the client's own end."""
