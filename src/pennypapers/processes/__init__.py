"""Processes of our own: how many are worth starting (`cores`), a pool of them (`pool`), at low priority (`polite`)."""
