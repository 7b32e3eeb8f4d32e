"""What Hypothesis makes up: data that may stand in a file, and texts that are nearly YAML."""

from typing import Any

from hypothesis import strategies as st

from svod.records.yaml_source import _UNREADABLE

# Every character that a file may hold; a carriage return or tab may not stand even as an escape.
_CHARACTERS = st.characters(codec="utf-8").filter(lambda c: not _UNREADABLE.match(c))
_AMBIGUOUS = """
yes no on off true false null True NULL ~ 012 1:30 4.10 1e3 .inf .nan 0x1F 1_000 2025-07-08 12 -7 << = - ? :
# | > & * ! % @ ` { [ ] } , ' " a:b a: --- ... слово «ё» Gunslinger's [[zz|термин]] 😀 \\ \\0
""".split()

words = st.sampled_from([*_AMBIGUOUS, "", " ", "a: b", "a #b", "- a", "? a", "a\nb", "\n"])
texts = words | st.lists(words, max_size=40).map(" ".join) | st.text(_CHARACTERS)
scalars = texts | st.booleans() | st.none() | st.integers(-999_999_999, 999_999_999)
values: st.SearchStrategy[Any] = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)
data = st.dictionaries(texts, values, max_size=6)

_PIECES = [
    *_AMBIGUOUS,
    "\n",
    "\n  ",
    "\n- ",
    ": ",
    "key: ",
    "- ",
    "\t",
    "\r\n",
    "\r",
    "\u2028",
    "\ufeff",
    "&a ",
    "*a",
]
near_yaml = st.lists(st.sampled_from([*_PIECES, '"', "'", "{", "}", "[", "]", "? ", "!!str ", "<<: "])).map(
    "".join
)
