"""The tables that people play at: what happens at one, what is kept of it, and what each device may do."""
