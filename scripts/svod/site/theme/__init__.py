"""The theme ``svod``: Material's, with a shell of our own. MkDocs finds it by its entry point."""

import os

# Material prints a notice about its own future when it is loaded; it tells readers of our output nothing.
os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
