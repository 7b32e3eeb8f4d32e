"""A Node that runs the modules of the browser."""

import json
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

SERVE = Path(__file__).with_name("serve.mjs")


class Node:
    """Runs while the context is open. What a module throws is an AssertionError, so is a Node that ends."""

    def __enter__(self) -> Self:
        command = shutil.which("node")
        assert command, (
            "the modules of the browser are tested in Node 20 or newer: install it as the command node"
        )
        self._process = subprocess.Popen(
            [command, SERVE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def call(self, module: str, name: str, *args: object) -> Any:  # noqa: ANN401  # it is what JSON holds
        """What a function of a module gives."""
        return self.each(module, name, [args])[0]

    def each(self, module: str, name: str, calls: Iterable[tuple[object, ...]]) -> list[Any]:
        """What a function of a module gives for each list of arguments."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"module": module, "name": name, "calls": list(calls)}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, f"node ended with {self._process.wait()}"
        answer = json.loads(line)
        assert "error" not in answer, answer["error"]
        results: list[Any] = answer["results"]
        return results
