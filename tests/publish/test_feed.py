import dataclasses
import xml.etree.ElementTree as ET

import msgspec

from svod.links.site_root import SiteRoot
from svod.publish.feed import LENGTH, feed
from svod.records.library import Library
from svod.records.russian import Russian

NAMES = {"a": "http://www.w3.org/2005/Atom"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
ROOT = SiteRoot("https://h.example/sub/")


def read(library: Library, lang: str) -> ET.Element:
    return ET.fromstring(feed(library, lang, ROOT))  # noqa: S314  # our own file


def entries(library: Library, lang: str) -> dict[str, ET.Element]:
    """The part of each entry's id that is ours → the entry."""
    found = read(library, lang).findall("a:entry", NAMES)
    return {text(entry, "id").removeprefix("tag:svod.example,2026:"): entry for entry in found}


def text(entry: ET.Element, name: str) -> str:
    return entry.findtext(f"a:{name}", "", NAMES)


def test_the_newest_event_comes_first_and_dates_the_feed(library: Library) -> None:
    days = [text(entry, "updated") for entry in entries(library, "ru").values()]
    assert len(days) > 3
    assert days == sorted(days, reverse=True)
    assert text(read(library, "ru"), "updated") == days[0]


def test_a_new_ruling_says_its_decision(library: Library) -> None:
    entry = entries(library, "en")["zz-duel-fees/issued"]
    assert [text(entry, name) for name in ("title", "updated", "summary")] == [
        "Fees of a duel",
        "2024-05-28T00:00:00Z",
        "A duel costs 1 CP.",
    ]
    link = entry.find("a:link", NAMES)
    assert link is not None
    assert link.get("href") == "https://h.example/sub/en/rulings/zz-duel-fees/"


def test_a_change_says_what_happened_and_of_which_sort_it_is(library: Library) -> None:
    entry = entries(library, "en")["zz-duel-fees/2025-05-01"]
    category = entry.find("a:category", NAMES)
    assert category is not None
    assert (category.get("term"), text(entry, "summary")) == ("withdrawn", "Duels are free now.")


def test_ids_are_the_same_in_both_languages_but_for_the_feed_itself(library: Library) -> None:
    assert list(entries(library, "ru")) == list(entries(library, "en"))
    ids = {text(read(library, lang), "id") for lang in ("ru", "en")}
    assert ids == {"tag:svod.example,2026:feed/ru", "tag:svod.example,2026:feed/en"}


def test_a_text_without_russian_is_marked_as_english(library: Library) -> None:
    untranslated = dataclasses.replace(library, russian={**library.russian, "zz-duel-fees": Russian(id="x")})
    entry = entries(untranslated, "ru")["zz-duel-fees/2025-05-01"]
    assert [
        [found.get(LANG) for found in entry.findall(f"a:{name}", NAMES)] for name in ("title", "summary")
    ] == [
        ["en"],
        ["en"],
    ]
    translated = entries(library, "ru")["zz-parry-cost/issued"]
    assert [title.get(LANG) for title in translated.findall("a:title", NAMES)] == ["ru"]


def test_records_without_a_date_are_left_out(library: Library) -> None:
    assert not [key for key in entries(library, "ru") if key.startswith("zz-undated/")]


def test_a_feed_is_not_longer_than_a_reader_wants(library: Library) -> None:
    record = library.records["zz-duel-fees"]
    many = {f"zz-{n}": msgspec.structs.replace(record, id=f"zz-{n}") for n in range(LENGTH)}
    assert len(entries(dataclasses.replace(library, records=many), "ru")) == LENGTH
