"""Svod: Dice Throne rulings as records, with the checks, the site and the search made from them."""

__version__ = "0.1.0"
