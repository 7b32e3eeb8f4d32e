"""Where in a file the values of its struct stand."""

from __future__ import annotations

from itertools import count, islice

from svod.records.compiler import model_of
from svod.records.shape import faults
from svod.records.yaml_source import Where, read


class Locator:
    """The places of one file, given its content ``raw`` and its ``path``.

    A struct is built without the faulty pieces of its file, so positions in its lists differ from those
    in the file; the locator takes places as they are in the struct.
    """

    def __init__(self, raw: bytes, path: str) -> None:
        self._source = read(raw, path)
        model = model_of(self._source)[1] if self._source.data is not None else None
        self._faulty = {fault.unusable for fault in faults(self._source.data, model)} if model else set()

    def position(self, where: Where, *, of_key: bool = False) -> tuple[int, int]:
        """Line and column of the value at ``where`` (or of its key), else of the nearest thing around it."""
        return self._source.position(self._in_file(where), of_key=of_key)

    def left_out(self, where: Where) -> bool:
        """Whether the file has something at ``where``, too faulty to be in the struct."""
        there = self._in_file(where)
        return any(there[:length] in self._faulty for length in range(1, len(there) + 1))

    def _in_file(self, where: Where) -> Where:
        there: Where = ()
        for step in where:
            if isinstance(step, int):
                kept = (index for index in count() if (*there, index) not in self._faulty)
                step = next(islice(kept, step, None))  # noqa: PLW2901  # the same step, as the file counts
            there = (*there, step)
        return there
