"""`python -m pennypapers`: the command line."""

from pennypapers.cli import main

main()
