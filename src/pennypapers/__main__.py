"""`python -m pennypapers`: the command line."""

from pennypapers.cli import main

if __name__ == "__main__":  # worker processes import this module too, and must not run the command
    main()
