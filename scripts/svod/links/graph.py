"""Who refers to whom: every id in fields, every link and every name in texts, and the way back."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from svod.links.lookup import exists, resolve
from svod.links.mentioned import mentioned
from svod.records.walk import references
from svod.text.markup import links

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from svod.records.library import Library
    from svod.records.yaml_source import Where

ABOUT = frozenset(
    {
        "main",
        "heroes",
        "hero",
        "statuses",
        "cards",
        "abilities",
        "components",
        "steps",
        "parts",
        "items",
        "parent",
        "applies",
    }
)
"""Fields that say what a record is about; every other reference only mentions."""


@dataclass(frozen=True)
class Edge:
    """One reference: ``field`` is the record's field, ``text`` for a link or a name inside a text."""

    source: str
    field: str
    target: str
    where: Where = dataclasses.field(compare=False)

    @property
    def about(self) -> bool:
        """Whether the source is about the target, not only mentions it."""
        return self.field in ABOUT


@dataclass(frozen=True)
class Graph:
    """All references of a library that lead somewhere."""

    edges: tuple[Edge, ...]

    @cached_property
    def to(self) -> Mapping[str, tuple[Edge, ...]]:
        """Hit id → the references to it."""
        return _grouped(self.edges, lambda edge: edge.target)

    @cached_property
    def by(self) -> Mapping[str, tuple[Edge, ...]]:
        """Hit id → the references it makes."""
        return _grouped(self.edges, lambda edge: edge.source)

    def sources(self, target: str, *fields: str) -> tuple[str, ...]:
        """The hit ids that refer to ``target`` in one of ``fields``, each once, in the library's order."""
        return tuple(dict.fromkeys(edge.source for edge in self.to.get(target, ()) if edge.field in fields))

    def backlinks(self, target: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Who is about ``target``, and who only mentions it; each hit id once."""
        edges = self.to.get(target, ())
        about = dict.fromkeys(edge.source for edge in edges if edge.about)
        mentions = dict.fromkeys(edge.source for edge in edges if edge.source not in about)
        return tuple(about), tuple(mentions)


def graph(library: Library) -> Graph:
    """The graph of a library: ids in fields, and what English and Russian texts link or name."""
    found = mentioned(library)
    edges = (edge for hit_id in library.records for edge in _edges(library, hit_id, found[hit_id].paths))
    return Graph(tuple(dict.fromkeys(edges)))


def _edges(library: Library, hit_id: str, mentions: Mapping[str, str]) -> Iterator[Edge]:
    for reference in references(library.records[hit_id]):
        target = resolve(library, reference.refers, reference.target)
        if (target and target in library.records) or (target and target.startswith("ability:")):
            name = "rests_on" if "rests_on" in reference.where else reference.field  # an ability's too
            yield Edge(hit_id, name, target, reference.where)
    for text in library.texts(hit_id):
        for written in (text.english, library.wording(hit_id, text, "ru").text):
            for link in links(written):
                if link.target != hit_id and exists(library, link.target):
                    yield Edge(hit_id, "text", link.target, text.where)
        for target, path in mentions.items():
            if path == text.path:
                yield Edge(hit_id, "text", target, text.where)


def _grouped(edges: tuple[Edge, ...], key: Callable[[Edge], str]) -> dict[str, tuple[Edge, ...]]:
    found: dict[str, list[Edge]] = defaultdict(list)
    for edge in edges:
        found[key(edge)].append(edge)
    return {hit_id: tuple(group) for hit_id, group in found.items()}
