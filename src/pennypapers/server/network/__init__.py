"""Connections as the operating system gives them: counted, charged for every frame and byte, and ended when they take
too long over anything. What is asked for on them is `http` and `wire`."""
