"""A library made in a test, of a few things whose names are hard to tell apart."""

from svod.links.context import Context
from svod.links.lexicon import Lexicon
from svod.links.mentions import mentions
from svod.records.fragments import Ability, Also
from svod.records.kinds import Card, Component, Hero, Mode, Status, Step
from svod.records.library import Library
from svod.records.record import Record
from svod.records.russian import Names, Russian
from svod.records.tables import KeywordRow, Keywords

NOWHERE = Context()


def names(preferred: str, *accepted: str, forms: tuple[str, ...] = (), short: str | None = None) -> Names:
    also = (Also(text=short, sort="abbreviation"),) if short else ()
    return Names(preferred=preferred, accepted=accepted, forms=forms, also=also, attested="ours")


def short(text: str) -> tuple[Also, ...]:
    return (Also(text=text, sort="abbreviation"),)


def small_library() -> Library:
    """Two heroes with what is theirs, cards, a component, a mode, the steps and four keywords."""
    nickname = Also(text="Smoky", sort="nickname")
    things: list[tuple[Record, Names | None]] = [
        (
            Hero(
                id="monk",
                code="R1",
                name="Monk",
                abilities=(
                    Ability(key="duel", name="Duel"),
                    Ability(key="hack-2", name="Hack II"),
                    Ability(key="stare", name="the stare", named=False),
                ),
            ),
            names("Монах"),
        ),
        (Hero(id="huntress", code="R2", name="Huntress", also=(nickname,)), names("Охотница")),
        (
            Hero(id="spider", code="R3", name="Miles: Spider-Man", also=short("Spider-Man")),
            names("Человек-паук"),
        ),
        (
            Status(id="keg", code="R4", name="Powder Keg", also=short("Keg"), heroes=("huntress",)),
            names("Пороховая бочка", "Бочка", short="ПБ"),
        ),
        (Status(id="blind", code="R5", name="Blind", heroes=("monk",)), names("Слепота")),
        (Status(id="nyra", code="R6", name="Nyra"), names("Нира", forms=("Ниры", "Нире", "Ниру", "Нирой"))),
        (Status(id="bond", code="R7", name="Nyra's Bond"), names("Связь с Нирой")),
        (Status(id="source", code="R8", name="Source", heroes=("monk",)), names("Источник")),
        (Status(id="aimed", code="R9", name="Aimed"), names("Под прицелом")),
        (Card(id="carry", code="R10", name="Carry!", type="instant"), names("Перенос!", "Перенос")),
        (Card(id="not-now", code="R11", name="Not Now!", also=short("NN")), names("Не сейчас!", "Не сейчас")),
        (Card(id="hack-2", code="R12", name="Hack II", hero="monk"), names("Взлом II")),
        (
            Card(id="freezer", code="R13", name="The Freezer (rules card)"),
            names("Морозильник (карта правил)"),
        ),
        (Card(id="wing", code="R14", name="Wing", hero="huntress"), names("Крыло")),
        (Component(id="freezer", code="R15", name="The Freezer", type="tile"), names("Морозильник")),
        (Component(id="wing", code="R16", name="Wing", type="tile", heroes=("monk",)), names("Крыло")),
        (
            Mode(id="one", code="R17", name="One on one", also=short("1v1")),
            names("Один на один", short="1 на 1"),
        ),
        (Status(id="twin", code="R19", name="Twin"), None),
        (Card(id="twin", code="R20", name="Twin!"), None),
        (Status(id="bags", code="R18", name="Bag of Tricks"), None),
    ]
    steps = [
        Step(id=step, code=f"R{40 + place}", name=f"Phase {step}", place=place)
        for place, step in enumerate(("orp", "orp-1", "orp-2", "trp", "drp", "drp-1", "drp-4", "drp-6"))
    ]
    abilities = {"duel": names("Дуэль"), "hack-2": names("Взлом II"), "stare": names("взгляд")}
    keywords = {
        "transfer": names("перенос"),
        "freezer": names("Морозильник"),
        "throw": names("бросок", "бросить"),
    }
    rows = (
        KeywordRow(key="transfer", text="Transfer"),
        KeywordRow(key="freezer", text="The Freezer"),
        KeywordRow(key="throw", text="Throw", forms=("thrown",)),
    )
    return Library(
        {record.hit_id: record for record in (*(record for record, _ in things), *steps)},
        {"keywords:keywords": Keywords(id="keywords", rows=rows)},
        {
            "keywords:keywords": Russian(id="keywords", keywords=keywords),
            **{
                record.hit_id: Russian(
                    id=record.id, names=russian, abilities=abilities if record.id == "monk" else {}
                )
                for record, russian in things
                if russian
            },
        },
        {},
    )


def found(text: str, lexicon: Lexicon, context: Context = NOWHERE) -> list[tuple[str, ...]]:
    """What a text mentions: the words, then the hit ids."""
    return [(text[each.start : each.end], *each.hit_ids) for each in mentions(text, lexicon, context)]


def fields(*named: str, keywords: tuple[str, ...] = (), own: tuple[str, ...] = ()) -> Context:
    """The context of a record whose fields name some things."""
    heroes = frozenset(hit_id.partition(":")[2].partition(".")[0] for hit_id in named if hit_id[0] in "ha")
    return Context(frozenset(own), frozenset((*named, *own)), heroes, frozenset(keywords))
