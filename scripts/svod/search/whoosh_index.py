"""The index, kept by Whoosh: the only module that knows it.

Whoosh analyses the documents with our terms, keeps the postings with their integer weights, and finds what
has a term. Its query language is not used: what people type never reaches a parser.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from whoosh.analysis.acore import Token
from whoosh.analysis.tokenizers import Tokenizer
from whoosh.fields import STORED, TEXT, Schema
from whoosh.filedb.filestore import RamStorage
from whoosh.formats import Positions

from svod.search.documents import Place
from svod.search.weights import weigh

if TYPE_CHECKING:
    from svod.search.documents import Indexed
    from svod.search.terms import Terms

_TEXT, _TERM, _WEIGHT = "\x1e", "\x1f", "\x1d"
"""Divide the texts of a field, the terms of a text, a term and its weight; records cannot hold them."""
_STRIDE = 1 << 12
"""Positions of a passage begin at its number times this: a position tells the passage it stands in."""
_CONCEPT_OR_FACT = "="


class Words(Tokenizer):
    """The analyzer of every field: terms as they were made, with the weight and the passage of each."""

    def __call__(self, value: str, *, positions: bool = False, **settings: Any) -> Iterator[Token]:  # noqa: ANN401  # whoosh's
        """The terms of a field's value, with their positions if asked for."""
        token = Token(positions, chars=False, removestops=True)
        for number, text in enumerate(value.split(_TEXT)):
            for place, term in enumerate(filter(None, text.split(_TERM))):
                token.text, _, weight = term.partition(_WEIGHT)
                token.boost = float(weight or 1)
                token.pos = number * _STRIDE + min(place, _STRIDE - 1)
                yield token


def _schema() -> Schema:
    return Schema(
        words=TEXT(Words(), phrase=False),
        facets=TEXT(Words(), phrase=False),
        passages=TEXT(Words(), phrase=True),
        hit_id=STORED,
        places=STORED,
    )


_positions = Positions().decode_positions


def _storage() -> Any:  # noqa: ANN401  # whoosh leaves the class untyped
    return RamStorage()  # type: ignore[no-untyped-call]


def build(documents: Sequence[Indexed], terms: Terms) -> dict[str, bytes]:
    """The files of an index of the documents, by name; documents are numbered in the order given."""
    storage = _storage()
    writer = storage.create_index(_schema()).writer()
    weights = weigh([terms.fields(document) for document in documents])
    for document, weighed in zip(documents, weights, strict=True):
        passages = list(terms.passages(document))
        writer.add_document(
            words=_TERM.join(f"{term}{_WEIGHT}{weight}" for term, weight in weighed.items()),
            facets=_TERM.join(document.facets),
            passages=_TEXT.join(_TERM.join(found) for _, found in passages),
            hit_id=document.hit_id,
            places=[tuple(place) for place, _ in passages],
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
        self.weights = functools.lru_cache(maxsize=8_192)(self._weights)
        self.tagged = functools.lru_cache(maxsize=8_192)(self._tagged)
        self._standing = functools.lru_cache(maxsize=2_048)(self._places)
        self.hit_id = functools.cache(self._hit_id)

    def _weights(self, term: str) -> dict[int, int]:
        """Number of a document that has a term → the weight of the term in it."""
        return {number: int(weight) for number, weight in self._postings("words", term)}

    def _tagged(self, facet: str) -> frozenset[int]:
        """The documents that have a facet."""
        return frozenset(number for number, _ in self._postings("facets", facet))

    def _postings(self, field: str, term: str) -> Iterator[tuple[int, float]]:
        if (field, term.encode()) in self._reader:
            matcher = self._reader.postings(field, term)
            while matcher.is_active():
                yield matcher.id(), matcher.weight()
                matcher.next()

    def knows(self, term: str) -> bool:
        """Whether any document has the term."""
        return ("words", term.encode()) in self._reader

    def terms(self) -> Iterator[str]:
        """All terms, in order."""
        yield from self._terms("words", "")

    @functools.cached_property
    def vocabulary(self) -> tuple[str, ...]:
        """The stems of all words, in order; concepts and facts are none."""
        return tuple(term for term in self.terms() if _CONCEPT_OR_FACT not in term)

    def facets(self, prefix: str) -> Iterator[str]:
        """The facets that begin with a prefix, in order."""
        yield from self._terms("facets", prefix)

    def _terms(self, field: str, prefix: str) -> Iterator[str]:
        for term in self._reader.expand_prefix(field, prefix):
            yield term.decode()

    def _hit_id(self, number: int) -> str:
        """The hit id of a document."""
        return str(self._reader.stored_fields(number)["hit_id"])

    def places(self, number: int) -> list[Place]:
        """The passages of a document, in order."""
        return [Place(*place) for place in self._reader.stored_fields(number)["places"]]

    def passages(self, number: int, term: str) -> dict[int, int]:
        """Number of a passage of a document → how often the passage has the term."""
        places = self._standing(term).get(number)
        found: dict[int, int] = {}
        for position in _positions(places) if places else ():
            passage = position // _STRIDE
            found[passage] = found.get(passage, 0) + 1
        return found

    def _places(self, term: str) -> dict[int, bytes]:
        """Number of a document → where the term stands in it, as Whoosh packs it: few are unpacked."""
        found: dict[int, bytes] = {}
        if ("passages", term.encode()) in self._reader:
            matcher = self._reader.postings("passages", term)
            while matcher.is_active():
                found[matcher.id()] = matcher.value()
                matcher.next()
        return found
