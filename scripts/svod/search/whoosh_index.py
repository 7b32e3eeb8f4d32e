"""The index, kept by Whoosh: the only module that knows it.

Whoosh analyses the documents with our words and stems, keeps the postings and gives statistics. Its query
language is not used: what people type never reaches a parser.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from whoosh.analysis.acore import Token
from whoosh.analysis.tokenizers import Tokenizer
from whoosh.fields import STORED, TEXT, Schema
from whoosh.filedb.filestore import RamStorage

from svod.search.documents import Place
from svod.text.stems import stems
from svod.text.tokens import tokens

if TYPE_CHECKING:
    from svod.search.documents import Indexed

FIELDS = ("names", "title", "decision", "about", "body")
"""The fields that are searched for words."""
_PASSAGES = ("decision", "body")
_BETWEEN = "\x1e"
"""Divides the texts of one field; records cannot hold it."""
_STRIDE = 1 << 12
"""Positions of a passage begin at its number times this: a position tells the passage it stands in."""


class Words(Tokenizer):
    """The analyzer of a field: ``split`` gives the terms of each of its texts."""

    def __init__(self, split: Callable[[str], Iterable[str]]) -> None:
        self.split = split

    def __call__(self, value: str, *, positions: bool = False, **settings: Any) -> Iterator[Token]:  # noqa: ANN401  # whoosh's
        """The terms of a field's value, with their positions if asked for."""
        token = Token(positions, chars=False, removestops=True)
        token.boost = 1.0
        for number, text in enumerate(value.split(_BETWEEN)):
            for place, term in enumerate(self.split(text)):
                token.text = term
                token.pos = number * _STRIDE + min(place, _STRIDE - 1)
                yield token


def whole(text: str) -> tuple[str, ...]:
    """A name as one term: its stems, a space between."""
    joined = " ".join(stems(text))
    return (joined,) if joined else ()


def verbatim(text: str) -> tuple[str, ...]:
    """A value as it stands."""
    return (text,)


def _schema() -> Schema:
    words = {name: TEXT(Words(stems), phrase=name in _PASSAGES) for name in FIELDS}
    terms = {"whole": whole, "facets": verbatim, "forms": tokens}
    return Schema(
        **words,
        **{name: TEXT(Words(split), phrase=False) for name, split in terms.items()},
        hit_id=STORED,
        places=STORED,
    )


def _storage() -> Any:  # noqa: ANN401  # whoosh leaves the class untyped
    return RamStorage()  # type: ignore[no-untyped-call]


def build(documents: Iterable[Indexed]) -> dict[str, bytes]:
    """The files of an index of the documents, by name; documents are numbered in the order given."""
    storage = _storage()
    writer = storage.create_index(_schema()).writer()
    for document in documents:
        texts = {
            "names": document.names,
            "title": document.title,
            "about": document.about,
            **{name: tuple(passage.text for passage in getattr(document, name)) for name in _PASSAGES},
        }
        forms = tuple(text for field in texts.values() for text in field)
        terms = {"whole": document.called, "facets": document.facets, "forms": forms}
        writer.add_document(
            **{name: _BETWEEN.join(value) for name, value in (texts | terms).items()},
            hit_id=document.hit_id,
            places={
                name: [tuple(passage.place) for passage in getattr(document, name)] for name in _PASSAGES
            },
        )
    writer.commit()
    return {name: bytes(content) for name, content in storage.files.items() if not name.endswith("LOCK")}


class WhooshIndex:
    """An index opened for reading. Raises whatever Whoosh raises where the files are no index."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        storage = _storage()
        storage.files.update(files)
        self._reader = storage.open_index().reader()
        self.count: int = self._reader.doc_count_all()
        self.postings = functools.lru_cache(maxsize=4_096)(self._postings)
        self.hit_id = functools.cache(self._hit_id)
        self.average = functools.cache(self._average)

    def _postings(self, field: str, term: str) -> dict[int, float]:
        """Number of a document → how often the field of that document has the term."""
        if (field, term.encode()) not in self._reader:
            return {}
        matcher = self._reader.postings(field, term)
        found = {}
        while matcher.is_active():
            found[matcher.id()] = matcher.weight()
            matcher.next()
        return found

    def _average(self, field: str) -> float:
        """The mean length of a field, in words, over all documents; at least 1."""
        return max(float(self._reader.field_length(field)) / max(self.count, 1), 1.0)

    def length(self, field: str, number: int) -> int:
        """The length of one document's field, in words."""
        return int(self._reader.doc_field_length(number, field))

    def knows(self, term: str) -> bool:
        """Whether any document has the term."""
        return any((field, term.encode()) in self._reader for field in FIELDS)

    def terms(self, field: str, prefix: str) -> Iterator[str]:
        """The terms of a field that begin with a prefix, in order."""
        for term in self._reader.expand_prefix(field, prefix):
            yield term.decode()

    def _hit_id(self, number: int) -> str:
        """The hit id of a document."""
        return str(self._reader.stored_fields(number)["hit_id"])

    def places(self, number: int, field: str) -> list[Place]:
        """The passages of a document's field, in order."""
        return [Place(*place) for place in self._reader.stored_fields(number)["places"][field]]

    def passages(self, number: int, field: str, term: str) -> dict[int, int]:
        """Number of a passage of a document's field → how often the passage has the term."""
        if (field, term.encode()) not in self._reader:
            return {}
        matcher = self._reader.postings(field, term)
        matcher.skip_to(number)
        found: dict[int, int] = {}
        if matcher.is_active() and matcher.id() == number:
            for position in matcher.value_as("positions"):
                passage = position // _STRIDE
                found[passage] = found.get(passage, 0) + 1
        return found
