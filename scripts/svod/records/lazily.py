"""Structs by name, each decoded when it is first asked for: most questions are about a few records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator

S_co = TypeVar("S_co", covariant=True)


class Encoded(Protocol):
    """A struct that is not decoded yet: its kind, and a few bytes that tell what it says."""

    @property
    def kind(self) -> str:
        """As written in its file."""

    @property
    def fingerprint(self) -> bytes:
        """Of its content."""


class Lazily(Mapping[str, S_co]):
    """Name → struct, decoded once."""

    def __init__(self, encoded: Mapping[str, Encoded], decode: Callable[[Encoded], S_co]) -> None:
        self._encoded, self._decode = encoded, decode
        self._decoded: dict[str, S_co] = {}

    def named(self, kinds: Container[str]) -> Iterator[str]:
        """The names of the structs of some kinds."""
        return (name for name, each in self._encoded.items() if each.kind in kinds)

    def fingerprint(self, name: str) -> bytes:
        """A few bytes that tell what a struct says."""
        return self._encoded[name].fingerprint

    def __getitem__(self, name: str) -> S_co:
        if name not in self._decoded:
            self._decoded[name] = self._decode(self._encoded[name])
        return self._decoded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._encoded

    def __iter__(self) -> Iterator[str]:
        return iter(self._encoded)

    def __len__(self) -> int:
        return len(self._encoded)
