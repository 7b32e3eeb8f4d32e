"""How long the tests search for a text that breaks a parser: 500 cases each, 10,000 with `make test-long`."""

import os

from hypothesis import settings

CASES = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 500

hostile = settings(max_examples=CASES, derandomize=True)
"""The settings of such a test: the same cases every time."""
