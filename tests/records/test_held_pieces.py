import datetime as dt

from svod.records.held import held_on
from svod.records.held_pieces import held_pieces
from svod.records.library import Library

TODAY = dt.date(2026, 3, 1)


def test_pieces_of_every_sort_outer_before_inner(library: Library) -> None:
    held = held_on(library.records["zz-parry-cost"], TODAY)
    assert [piece.key for piece in held_pieces(held)] == ["price", "who", "1", "1a", "1b", "4.5", "ex-1"]
    assert "feint" in [piece.key for piece in held_pieces(held_on(library.records["zz-list-swords"], TODAY))]
