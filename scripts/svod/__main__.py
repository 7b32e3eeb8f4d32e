"""`python -m svod` is the same as the command `svod`."""

from svod.cli.main import main

if __name__ == "__main__":
    main()
