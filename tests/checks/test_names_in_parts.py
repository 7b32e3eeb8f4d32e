import msgspec

from svod.checks.names_in_parts import NamesInParts, in_parts
from svod.links.context import context_of
from svod.links.mentions import mentions
from svod.links.naming import lexicon
from svod.records.library import Library


def test_the_same_names_are_found_with_a_lexicon_in_parts(library: Library) -> None:
    whole = lexicon(library)
    kept = msgspec.msgpack.encode(in_parts(whole))
    parts = msgspec.msgpack.decode(kept, type=NamesInParts).lexicon()
    found = 0
    for owner, record in library.records.items():
        context = context_of(record)
        for text in library.texts(owner):
            for lang in ("en", "ru"):
                words = library.wording(owner, text, lang).text
                expected = mentions(words, whole, context)
                assert mentions(words, parts, context) == expected
                found += len(expected)
    assert found > 20
