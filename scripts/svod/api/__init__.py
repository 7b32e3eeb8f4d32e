"""The data of the base for programs: JSON files that the site serves."""
