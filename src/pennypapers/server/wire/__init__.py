"""The socket between a client and the tables: which clients are let in, how much they may do, and a client's own
end."""
