"""Every address that the search can give leads to its place in the built pages, in both languages."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from svod.records.library import Library
from svod.records.store import load
from svod.search.former import FormerText
from svod.search.results import ANCHORED, url

FOLDERS = {"ru": "search", "en": "en/search"}
_ID = re.compile(r"\sid=[\"']?([^\"'\s>]+)")


@pytest.fixture(scope="module")
def library() -> Library:
    return load(Path.cwd())


def read(site_dir: Path, lang: str, name: str) -> Any:  # noqa: ANN401  # it is what JSON holds
    (path,) = (site_dir / FOLDERS[lang]).glob(f"{name}.*.json")
    return json.loads(path.read_text(encoding="utf-8"))


def places(site_dir: Path, lang: str) -> Iterator[tuple[str, str | None]]:
    """The hit id of every record, alone and with the key of each place of its own in it."""
    ids = read(site_dir, lang, "index")["ids"].split("\n")
    passages = read(site_dir, lang, "texts")["passages"]
    for hit_id, its in zip(ids, passages, strict=True):
        yield hit_id, None
        yield from ((hit_id, key) for sort, key, _, _ in its if sort in ANCHORED)
    for text in msgspec.convert(read(site_dir, lang, "former"), list[FormerText]):
        yield text.id, text.key if text.sort in ANCHORED else None


def missing(site_dir: Path, addresses: set[str]) -> list[str]:
    @cache
    def anchors(page: str) -> frozenset[str] | None:
        path = site_dir / page.removeprefix("/") / "index.html"
        return frozenset(_ID.findall(path.read_text(encoding="utf-8"))) if path.is_file() else None

    def stands(address: str) -> bool:
        page, _, anchor = address.partition("#")
        there = anchors(page)
        return there is not None and (not anchor or anchor in there)

    return sorted(address for address in addresses if not stands(address))


@pytest.mark.parametrize("lang", FOLDERS)
def test_every_hit_and_every_place_in_it_is_there(site_dir: Path, library: Library, lang: str) -> None:
    found = set(places(site_dir, lang))
    addresses = {url(library, hit_id, lang, key) for hit_id, key in found}
    assert len({address for address in addresses if "#" in address}) > 1_500
    assert {key for hit_id, key in found if hit_id.startswith("ability:")} > {None}
    assert missing(site_dir, addresses) == []


def test_what_is_not_there_would_be_seen(site_dir: Path) -> None:
    wrong = {"/heroes/barbarian/#p-gone", "/rulings/gone/"}
    assert missing(site_dir, {*wrong, "/heroes/barbarian/"}) == sorted(wrong)
