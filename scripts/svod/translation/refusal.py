"""Refusals: what is asked of a translation and cannot be done."""

from __future__ import annotations


class RefusalError(Exception):
    """Nothing was changed; the message says why and what to do."""
