"""The checks: every rule that a good base keeps, and the run that applies them all."""
