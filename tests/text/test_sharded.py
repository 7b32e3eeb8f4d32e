import msgspec
from hypothesis import given
from hypothesis import strategies as st

from svod.text.sharded import Sharded, sharded


@given(st.dictionaries(st.text(max_size=4), st.integers(0, 9)), st.text(max_size=4))
def test_a_table_in_parts_answers_as_the_whole_one(table: dict[str, int], other: str) -> None:
    parts = sharded(table)
    assert {word: parts.get(word, int) for word in table} == table
    assert parts.get(other, int) == table.get(other)


def test_it_survives_being_kept() -> None:
    table = sharded({"бочка": (1, 2), "бок": (3,), "": (4,)})
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(table), type=Sharded[tuple[int, ...]])
    assert [kept.get(word, tuple[int, ...]) for word in ("бочка", "бок", "", "бой")] == [
        (1, 2),
        (3,),
        (4,),
        None,
    ]
