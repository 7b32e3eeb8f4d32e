"""Writing the YAML of records: fields in the order given, quotes only where reading would be ambiguous."""

from __future__ import annotations

import re
from typing import Any

import yaml

from svod.records.yaml_source import read

_WIDTH = 110


class _Dumper(yaml.SafeDumper):
    """Writes as people do: lists stand in from their key; ``yes`` and dates are bare."""

    yaml_implicit_resolvers = {}  # noqa: RUF012  # the base's own attribute

    def ignore_aliases(self, data: object) -> bool:
        return True

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:  # noqa: FBT001, FBT002
        super().increase_indent(flow, indentless=False)

    def write_double_quoted(self, text: str, split: bool = True) -> None:  # noqa: FBT001, FBT002
        super().write_double_quoted(text, split=False)  # broken lines would end in backslashes


def _text(dumper: yaml.SafeDumper, value: str) -> yaml.ScalarNode:
    source = read(f"k: {value}".encode(), "")
    plain = not source.problems and source.data == {"k": value} and value != "<<"
    return dumper.represent_scalar("tag:yaml.org,2002:str", value, style=None if plain else '"')


_Dumper.add_representer(str, _text)
_Dumper.add_implicit_resolver("tag:yaml.org,2002:int", re.compile("-?[0-9]+$"), None)
_Dumper.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("(true|false)$"), None)
_Dumper.add_implicit_resolver("tag:yaml.org,2002:null", re.compile("(null|)$"), None)


def write(data: dict[str, Any]) -> str:
    """The YAML of ``data``, which ``read`` gives back, if it is data that ``read`` accepts."""
    return yaml.dump(
        data, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=_WIDTH, default_flow_style=False
    )
