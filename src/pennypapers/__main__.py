"""`python -m pennypapers`: the command line."""

from pennypapers.cli import main

if __name__ == "__main__":  # not in the processes that bots think in
    main()
