"""The labels by which a reader tells the parts of a record apart."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_GENERAL = "main"
_LABELLED = re.compile(r"[a-z]?([0-9]+)|([a-z])")


def labels(keys: Iterable[str]) -> dict[str, str | None]:
    """Key of a part → its label.

    The document's own where the keys carry it (``s4`` is 4, ``b`` is B; then ``main``, which speaks for
    all, has none); else the parts are counted from 1.
    """
    keys = tuple(keys)
    own = {key: found[1] or found[2].upper() for key in keys if (found := _LABELLED.fullmatch(key))}
    if own and len(set(own.values())) == len(own) and set(keys) - own.keys() <= {_GENERAL}:
        return {key: own.get(key) for key in keys}
    return {key: str(number) for number, key in enumerate(keys, start=1)}
