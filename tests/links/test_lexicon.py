from svod.links.lexicon import Lexicon, Name, Numbering


def test_equal_sets_of_forms_are_one_word() -> None:
    numbering = Numbering()
    assert [numbering.of(forms) for forms in (["a", "b"], ["b", "c"], ["b", "a"])] == [0, 1, 0]
    assert numbering.table() == {"a": (0,), "b": (0, 1), "c": (1,)}


def test_names_by_their_first_word_longer_ones_first() -> None:
    short, long, other = (
        Name(hit, words, (), ()) for hit, words in (("a", (1,)), ("b", (1, 2)), ("c", (2,)))
    )
    by_first = Lexicon({}, (short, other, long), frozenset()).by_first
    assert by_first == {1: (long, short), 2: (other,)}
