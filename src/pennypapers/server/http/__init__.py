"""What is asked for over plain HTTP: the page, finished games, analyses, and what describes all of it."""
