"""The templates of pages: autoescaping, and an error where one names what is not there."""

from __future__ import annotations

import functools

from jinja2 import Environment, PackageLoader, StrictUndefined


@functools.cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("svod.pages"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(template: str, **values: object) -> str:
    """The HTML of ``<template>.html.j2`` with the values filled in."""
    return _environment().get_template(f"{template}.html.j2").render(**values)
