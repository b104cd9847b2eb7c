"""What several commands need: words, wrong usage, files, drawings."""
