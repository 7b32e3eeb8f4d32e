"""The command line, thin: each command reads its arguments, calls one layer, prints."""
