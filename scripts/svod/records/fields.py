"""The kinds of value that a record's fields hold.

What a field means beyond its type stands in its annotation: ``words`` are texts that get translated,
``refers`` names what an id in the field points to. Everything that walks records (texts, references,
schemas) reads these marks, so a new field is declared in one place.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

ID_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*$"
_ABILITY_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$"
_HIT_PATTERN = r"^([a-z]+:)?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)?$"
UNKNOWN = "unknown"
_BARE = "An id as in the file's name, without its kind."

Words = Annotated[
    str,
    Meta(
        min_length=1,
        extra={"words": True},
        description="Text in English; the Russian stands in the .ru.yml file.",
    ),
]
Label = Annotated[str, Meta(min_length=1)]

Id = Annotated[
    str, Meta(pattern=ID_PATTERN, description="Small letters, digits, hyphens; equals the file's stem.")
]
Code = Annotated[str, Meta(pattern=r"^R[1-9][0-9]*$", description="R37: a short number for quoting aloud.")]
Key = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9]+([.-][a-z0-9]+)*$",
        description="Small letters, digits, dots, hyphens; unique in the record, never renumbered.",
    ),
]
Day = Annotated[
    str,
    Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2}|unknown)$", description="A date, 2025-07-08, or unknown."),
]
Date = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A date, 2025-07-08.")]

HeroId = Annotated[str, Meta(pattern=ID_PATTERN, extra={"refers": "hero"}, description=_BARE)]
StatusId = Annotated[str, Meta(pattern=ID_PATTERN, extra={"refers": "status"}, description=_BARE)]
CardId = Annotated[str, Meta(pattern=ID_PATTERN, extra={"refers": "card"}, description=_BARE)]
AbilityId = Annotated[
    str,
    Meta(
        pattern=_ABILITY_PATTERN,
        extra={"refers": "ability"},
        description="The hero's id, a dot, the ability's key: barbarian.thick-skin-2.",
    ),
]
ComponentId = Annotated[str, Meta(pattern=ID_PATTERN, extra={"refers": "component"}, description=_BARE)]
StepId = Annotated[
    str,
    Meta(
        pattern=ID_PATTERN, extra={"refers": "step"}, description="A phase or step, such as orp-4 or drp-1."
    ),
]
ModeId = Annotated[str, Meta(pattern=ID_PATTERN, extra={"refers": "mode"}, description=_BARE)]
ListId = Annotated[str, Meta(pattern=ID_PATTERN, extra={"refers": "list"}, description=_BARE)]
HitId = Annotated[
    str,
    Meta(
        pattern=_HIT_PATTERN,
        extra={"refers": "any"},
        description="An id, or kind:id for a thing: status:stun.",
    ),
]

Place = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9-]+/([a-z0-9-]+/)?(#[a-z0-9-]+)?$",
        description="An address of the site without the language: errata/#erratum-feint.",
    ),
]

_TABLE_KEY = r"^[a-z0-9]+([/.-][a-z0-9]+)*$"
ChannelKey = Annotated[str, Meta(pattern=_TABLE_KEY, extra={"refers": "channels"})]
EditionKey = Annotated[str, Meta(pattern=_TABLE_KEY, extra={"refers": "editions"})]
SectionKey = Annotated[str, Meta(pattern=_TABLE_KEY, extra={"refers": "sections"})]
KeywordKey = Annotated[str, Meta(pattern=_TABLE_KEY, extra={"refers": "keywords"})]
RowKey = Annotated[str, Meta(pattern=_TABLE_KEY)]

Answer = Literal["yes", "no", "depends", "when", "how-much", "which", "statement"]
Authority = Literal["officiant", "rulebook", "leaflet", "errata", "community"]
Role = Literal["ruled", "updated", "confirmed"]
ChangeKind = Literal["clarified", "amended", "reversed", "withdrawn", "reworded"]
NoteKind = Literal["contradiction", "open", "inferred", "still-printed", "slip"]
AlsoSort = Literal["abbreviation", "nickname", "other-translation", "misspelling", "sound"]
Attested = Literal["printed-box", "translators", "ours"]
AbilityType = Literal["offensive", "defensive", "passive", "ultimate", "unknown"]
CardType = Literal["instant", "roll-phase", "main-phase", "hero-upgrade", "loot", "unknown"]
ComponentType = Literal["die", "board", "tile", "token", "boss", "minion", "ally", "other"]
Polarity = Literal["positive", "negative", "unique", "unknown"]
StatusType = Literal["status-effect", "token", "companion"]
ErratumType = Literal["leaflet", "card", "component", "status-wording", "translation"]
ThenMeaning = Literal["break", "after-damage", "misprint"]
Gender = Literal["masculine", "feminine", "neuter", "plural"]
