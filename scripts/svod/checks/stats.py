"""Counts of what a base holds and of what it does not know."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from svod.records.fields import UNKNOWN
from svod.records.kinds import KINDS, Status

if TYPE_CHECKING:
    from svod.records.library import Library


def stats(library: Library) -> dict[str, Any]:
    """Name → count, or name → counts by sort.

    Counted are records by kind; texts, those without Russian, those whose Russian no second person has read;
    Russian names by attestation; statuses whose polarity or stack limit our sources do not state.
    """
    kinds = Counter(record.kind for record in library.records.values())
    owners = (*library.records, *library.tables)
    units = [library.unit(owner, text.path) for owner in owners for text in library.texts(owner)]
    names = [
        name.attested
        for russian in library.russian.values()
        for name in (*((russian.names,) if russian.names else ()), *russian.abilities.values())
    ]
    statuses = library.of(Status)
    return {
        "records": {kind: kinds[kind] for kind in KINDS},
        "texts": len(units),
        "texts_missing_russian": units.count(None),
        "units_unread": sum(unit is not None and unit.read is None for unit in units),
        "names": {attested: names.count(attested) for attested in ("printed-box", "translators", "ours")},
        "statuses_of_unknown_polarity": sum(status.polarity == UNKNOWN for status in statuses),
        "statuses_of_unknown_limit": sum(status.limit == UNKNOWN for status in statuses),
    }
