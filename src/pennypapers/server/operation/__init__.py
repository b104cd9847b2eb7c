"""Running the server as a process: its folder, its log, and the commands of whoever runs it."""
