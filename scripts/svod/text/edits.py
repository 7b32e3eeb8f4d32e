"""How many slips of the fingers lie between two words."""

from __future__ import annotations


def slips(typed: str, meant: str, most: int, ending: int = 0) -> int | None:
    """Letters missing, added, wrong or swapped with their neighbour; None if more than ``most``.

    The last letters of ``typed``, ``ending`` of them at most, may be an ending that ``meant`` lacks.

    >>> slips("порохавая", "пороховая", 2), slips("stnu", "stun", 1), slips("keg", "stun", 2)
    (1, 1, None)
    >>> slips("нежтиь", "нежит", 1, ending=3)
    1
    """
    if not -most <= len(typed) - len(meant) <= most + ending:
        return None
    least = most + 1
    before: list[int] = []
    row = list(range(len(meant) + 1))
    for at, letter in enumerate(typed, start=1):
        earlier, before, row = before, row, [at]
        for to, other in enumerate(meant, start=1):
            cost = min(before[to] + 1, row[to - 1] + 1, before[to - 1] + (letter != other))
            if at > 1 and to > 1 and letter == meant[to - 2] and typed[at - 2] == other:
                cost = min(cost, earlier[to - 2] + 1)
            row.append(cost)
        if at >= len(typed) - ending:
            least = min(least, row[-1])
        if min(row) > most:
            break
    if not typed:
        least = len(meant)
    return least if least <= most else None
