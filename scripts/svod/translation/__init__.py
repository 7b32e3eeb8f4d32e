"""Translation: how each Russian text stands against the English it was made from."""
