import pytest

from svod.search.retyping import in_right_layout

KNOWN = {"stun", "barrel", "бочк", "угол", "крампус", "где"}


def read(query: str) -> list[str | None]:
    found = in_right_layout(query.split(), KNOWN.__contains__)
    return [change.read if change else None for change in found]


@pytest.mark.parametrize(
    "query, meant",
    [
        (",jxrf", ["бочка"]),
        ("ыегт", ["stun"]),
        ("rhfvgec eujkm", ["крампус", "уголь"]),
        ("крампус eujkm", [None, "уголь"]),
        ("stun ,jxrf", [None, "бочка"]),
    ],
)
def test_an_unknown_chunk_becomes_what_is_known(query: str, meant: list[str | None]) -> None:
    assert read(query) == meant


def test_its_unknown_neighbours_were_typed_so_too() -> None:
    assert read(",jxrf gfkfxf") == ["бочка", "палача"]


@pytest.mark.parametrize("query", ["stun", "kubernetes", "stun ult", "15"])
def test_other_chunks_stay(query: str) -> None:
    assert not any(read(query))
