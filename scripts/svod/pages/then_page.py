"""The page of the word "then": what it means, how it is used, and each ability on which it matters."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, get_args

from svod.links.lookup import exists
from svod.pages.document import document
from svod.pages.drawing import draw
from svod.pages.listing import rows
from svod.pages.prose import Prose
from svod.records.fields import ThenMeaning
from svod.records.held import Standing, last_changed
from svod.records.kinds import Entry, Question, RulesList, Term
from svod.records.record import Document
from svod.records.tables import KeywordRow
from svod.text.collation import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from svod.pages.context import Context
    from svod.pages.page import Page
    from svod.pages.words import Phrase
    from svod.records.record import Record

KEYWORD = "then"
MEANINGS: tuple[str, ...] = get_args(ThenMeaning)


@dataclass(frozen=True)
class Case:
    """Abilities of one hero on which "then" means the same, by the same words and the same texts.

    ``texts`` are the hit ids of the records that say it.
    """

    abilities: tuple[str, ...]
    meaning: str
    said: Phrase | None
    texts: tuple[str, ...]


@dataclass(frozen=True)
class OfHero:
    """The cases of a hero."""

    hero: str
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Meaning:
    """One meaning of the word, and the heroes (hit ids) on whose abilities it has it."""

    meaning: str
    heroes: tuple[str, ...]


@dataclass(frozen=True)
class Use:
    """One of the ways in which the word is used, with its number in the document."""

    number: str
    hit_id: str
    decision: Phrase


def then_page(context: Context) -> Page:
    """The page of "then"."""
    p = Prose(context, "then/")
    library = context.library
    term = _term(context)
    lists = [each for each in library.of(RulesList) if any(item.then for item in each.items)]
    heroes = tuple(_by_hero(p, lists))
    about = [each for each in library.of(Document) if KEYWORD in each.keywords]
    shown: list[Record] = [*about, *([term] if term else ())]
    return draw(
        p,
        "then",
        kind="then",
        title=context.strings("then.title"),
        description=context.strings("then.description"),
        changed=max((day for each in shown if (day := last_changed(each))), default=None),
        listed=True,
        term=document(p, term, f"{term.id}-") if term else None,
        heroes=heroes,
        meanings=tuple(_by_meaning(heroes)),
        uses=tuple(_uses(p, term)) if term else (),
        lists=[each.hit_id for each in lists],
        questions=rows(p, (each.hit_id for each in about if isinstance(each, Question))),
    )


def _term(context: Context) -> Record | None:
    """The record that defines the word."""
    row = context.library.rows("keywords").get(KEYWORD)
    term = row.term if isinstance(row, KeywordRow) else None
    return context.library.records[term] if term and exists(context.library, term) else None


def _uses(p: Prose, term: Record) -> Iterator[Use]:
    """The terms that rest on the one that defines the word and are numbered in the document."""
    found = []
    for record in p.context.library.of(Term):
        number = next((place.number for place in record.printed if place.number), None)
        parts = p.context.held(record).parts
        decision = p.context.words(record).of(parts[0].piece, "decision") if parts else None
        if term.id in record.rests_on and number and decision:
            found.append(Use(number, record.hit_id, decision))
    yield from sorted(found, key=lambda use: sort_key(use.number))


def _by_meaning(heroes: Iterable[OfHero]) -> Iterator[Meaning]:
    found: dict[str, list[str]] = {meaning: [] for meaning in MEANINGS}
    for each in heroes:
        for meaning in dict.fromkeys(case.meaning for case in each.cases):
            found[meaning].append(each.hero)
    yield from (Meaning(meaning, tuple(each)) for meaning, each in found.items() if each)


def _by_hero(p: Prose, lists: Iterable[RulesList]) -> Iterator[OfHero]:
    """The lines that hold, gathered by hero; abilities of which the same is said stand together."""
    cases: dict[str, list[Case]] = defaultdict(list)
    for rules in lists:
        for text in p.context.held(rules).items:
            item = text.piece
            if not item.then or not item.thing:
                continue
            said, texts = p.context.words(rules).of(item, "text"), tuple(_texts(p, item.thing, rules))
            mine = cases[f"hero:{item.thing.removeprefix('ability:').partition('.')[0]}"]
            for index, case in enumerate(mine):
                if (case.meaning, _words(case.said), case.texts) == (item.then, _words(said), texts):
                    mine[index] = replace(case, abilities=(*case.abilities, item.thing))
                    break
            else:
                mine.append(Case((item.thing,), item.then, said, texts))
    for hero in sorted(cases, key=lambda hero: sort_key(p.name_text(hero))):
        yield OfHero(hero, tuple(sorted(cases[hero], key=lambda case: MEANINGS.index(case.meaning))))


def _words(phrase: Phrase | None) -> str | None:
    return phrase.text if phrase else None


def _texts(p: Prose, ability: str, rules: RulesList) -> Iterator[str]:
    """The records on "then" that name an ability, entries of the list first; not the list, nor questions."""
    library = p.context.library
    found = []
    for hit_id in p.context.graph.sources(ability, "abilities"):
        record = library.records[hit_id]
        if isinstance(record, Question) or not isinstance(record, Document) or KEYWORD not in record.keywords:
            continue
        if hit_id != rules.hit_id and p.context.held(record).standing is not Standing.WITHDRAWN:
            found.append(record)
    found.sort(key=lambda record: not (isinstance(record, Entry) and record.parent == rules.id))
    yield from (record.hit_id for record in found)
