from svod.search.lexicon import Lexicon
from svod.search.spans import Span, Spans

SPANS = Spans(
    Lexicon({"keg": ("status:zz-keg",), "powder keg": ("status:zz-keg",), "moon elf": ("hero:zz-elf",)}, 2)
)


def words(query: str) -> list[dict[str, int]]:
    return [{word: 100} for word in query.split()]


def test_the_longest_name_wins_and_none_overlap() -> None:
    assert SPANS.found(words("powder keg keg"), 60) == [
        Span(0, 2, ("status:zz-keg",), 100),
        Span(2, 3, ("status:zz-keg",), 100),
    ]


def test_a_beginning_of_a_name_is_none() -> None:
    assert SPANS.found(words("powder moon"), 60) == []


def test_an_unsure_word_counts_only_in_a_name_of_several() -> None:
    assert SPANS.found([{"key": 100, "keg": 40}], 60) == []
    assert SPANS.found([{"powder": 100}, {"key": 100, "keg": 40}], 60) == [Span(0, 2, ("status:zz-keg",), 40)]
