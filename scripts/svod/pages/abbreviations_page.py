"""The page of abbreviations: those of both languages side by side, with what they stand for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from svod.pages.drawing import draw
from svod.pages.prose import Prose
from svod.records.kinds import Step
from svod.records.record import Thing
from svod.records.tables import KeywordRow, Keywords
from svod.text.collation import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from markupsafe import Markup

    from svod.pages.context import Context
    from svod.pages.page import Page
    from svod.records.fragments import Also
    from svod.records.russian import Names


@dataclass(frozen=True)
class Meaning:
    """Something that is abbreviated: its English name, the short forms by language, the name with a link."""

    english: str
    short: dict[str, tuple[str, ...]]
    name: Markup
    official: Markup | None


def abbreviations_page(context: Context) -> Page:
    """The page of abbreviations: first those with one in the page's language, then those without."""
    p = Prose(context, "abbreviations/")
    found = _once(meaning for meaning in _meanings(p) if any(meaning.short.values()))
    other = "en" if p.lang == "ru" else "ru"
    return draw(
        p,
        "abbreviations",
        kind="abbreviations",
        title=context.strings("abbreviations.title"),
        description=context.strings("abbreviations.intro"),
        listed=True,
        meanings=_sorted(found, p.lang),
        others=_sorted((meaning for meaning in found if not meaning.short[p.lang]), other),
        columns=(p.lang, other),
    )


def _once(meanings: Iterable[Meaning]) -> list[Meaning]:
    """Each meaning once: what is a thing and a keyword too is the thing."""
    found: dict[tuple[object, ...], Meaning] = {}
    for each in meanings:
        found.setdefault((each.english, *each.short.values()), each)
    return list(found.values())


def _sorted(meanings: Iterable[Meaning], lang: str) -> list[Meaning]:
    """Those with an abbreviation in ``lang``, by the first of them."""
    return sorted(
        (each for each in meanings if each.short[lang]), key=lambda each: sort_key(each.short[lang][0])
    )


def _meanings(p: Prose) -> Iterator[Meaning]:
    library = p.context.library
    for thing in library.of(Thing):
        own = [thing.abbreviation] if isinstance(thing, Step) and thing.abbreviation else []
        yield _of_thing(p, thing.hit_id, [*own, *_abbreviations(thing.also)])
    for ability_id, (_, ability) in library.abilities.items():
        yield _of_thing(p, f"ability:{ability_id}", _abbreviations(ability.also))
    for owner, table in library.tables.items():
        russian = library.russian.get(owner)
        for row in table.rows if isinstance(table, Keywords) else ():
            yield _of_keyword(p, row, russian.keywords.get(row.key) if russian else None)


def _of_thing(p: Prose, hit_id: str, english: list[str]) -> Meaning:
    short = _by_language(english, p.context.library.names(hit_id))
    name = p.context.library.name(hit_id, "en").text
    return Meaning(name, short, p.link(hit_id), p.official(hit_id))


def _of_keyword(p: Prose, row: KeywordRow, names: Names | None) -> Meaning:
    english = [form for form in row.forms if form.isalpha() and form.isupper()]
    short = _by_language(english, names)
    return Meaning(row.text, short, p.keyword(row.key), p.official_row("keywords", row.key))


def _by_language(english: list[str], names: Names | None) -> dict[str, tuple[str, ...]]:
    """The abbreviations of either language; players write some English ones in Russian texts too."""
    russian = _abbreviations(names.also) if names else []
    latin = [each for each in russian if each.isascii()]
    return {
        "en": tuple(dict.fromkeys([*english, *latin])),
        "ru": tuple(dict.fromkeys(each for each in russian if not each.isascii())),
    }


def _abbreviations(also: Iterable[Also]) -> list[str]:
    return [each.text for each in also if each.sort == "abbreviation"]
