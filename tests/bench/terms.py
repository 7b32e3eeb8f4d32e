"""How well the checks find terms gone wrong, and their false alarms on clean records: `make bench-terms`.

100 mistakes are sown into the records, one at a time, in places drawn by a fixed seed. One counts as found if
a problem is reported in its unit that was not there before.
"""

import dataclasses
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from svod.checks.compared import Compared
from svod.checks.rule import Scope
from svod.checks.rules import RULES
from svod.checks.speech import Speech
from svod.checks.spoken import Spoken
from svod.checks.terms import Terms
from svod.records.kinds import Status
from svod.records.store import load
from svod.text.inflection import inflected
from svod.text.morphology import analyser

ROOT = Path(__file__).parents[2]
SEED = 20261129
OF_EACH_SORT = 25
TERM_RULES = ("missing-term", "wrong-term", "forbidden-variant", "transliteration")

SIBLINGS: tuple[dict[str, str], ...] = (
    {
        "неблокируемый": "undefendable",
        "чистый": "pure",
        "побочный": "collateral",
        "изолированный": "isolated",
        "обычный": "normal (?:damage|and|type)",
    },
    {
        "наложить": "inflict",
        "нанести": "deal",
        "снять": "remove",
        "потратить": "spen[dt]",
        "предотвратить": "prevent",
        "украсть": "st[eo]l",
    },
    {"накладываться": "inflict", "сниматься": "remove", "разрешаться": "resolve"},
    {"накладывать": "inflict", "наносить": "deal", "снимать": "remove", "тратить": "spen[dt]"},
    {
        "способность нападения": "offensive abilit",
        "защитная способность": "defensive abilit",
        "Легендарная способность": "ultimate",
        "пассивная способность": "passive",
    },
    {"фаза поддержки": "upkeep", "фаза дохода": "income", "фаза сброса": "discard phase"},
    {"атакующий": "attacker", "защищающийся": "defender"},
    {
        "карта мгновенного действия": "instant action card",
        "карта действия основной фазы": "main phase action card",
    },
    {"итоговый урон": "final damage", "входящий урон": "incoming damage"},
    {"модификатор Атаки": "attack modifier", "мгновенное действие": "instant action"},
    {"положительный": "positive", "отрицательный": "negative"},
    {"противник": "opponent", "товарищ по команде": "team ?mate"},
    {"урон": "damage", "исцеление": "heal"},
    {"кража": "steal|stole", "перенос": "transfer"},
    {"переброс": "re-?roll", "попытка броска": "roll attempt"},
    {"Большой стрит": "large straight", "Малый стрит": "small straight"},
)
"""Terms that are taken for each other: the Russian, and the English where it stands for that."""

SLANG = {
    "оглушение": ("stun", "стан"),
    "горение": ("burn", "бёрн"),
    "розыск": ("bounty", "баунти"),
    "пороховая бочка": ("powder keg", "паудер кег"),
    "уклонение": ("evasive", "эвейсив"),
    "паутина": ("webbed", "веббед"),
    "слепота": ("blind", "блайнд"),
    "очищение": ("cleanse", "клинз"),
    "тени": ("shadows", "шэдоуз"),
    "сдерживание": ("constrict", "констрикт"),
    "переговоры": ("parlay", "парлей"),
    "яд": ("poison", "пойзон"),
    "кровотечение": ("bleed", "блид"),
    "монах": ("monk", "монк"),
    "охотница": ("huntress", "хантресс"),
    "варвар": ("barbarian", "барбариан"),
    "лунная эльфийка": ("moon elf", "мун элф"),
    "проклятый пират": ("cursed pirate", "кёрсед пайрет"),
    "стрелок": ("gunslinger", "ганслингер"),
    "урон": ("damage", "демедж"),
    "кубик": ("di(?:c?e)", "дайс"),
    "фаза поддержки": ("upkeep", "апкип"),
    "попытка броска": ("roll attempt", "ролл аттемпт"),
    "карта": ("card", "кард"),
    "неблокируемый": ("undefendable", "ундефендабл"),
    "побочный": ("collateral", "коллатерал"),
    "жетон": ("token", "токен"),
    "исцеление": ("heal", "хил"),
    "мгновенное действие": ("instant action", "инстант экшен"),
    "переброс": ("re-?roll", "реролл"),
    "состояние": ("status effect", "статус эффект"),
    "модификатор атаки": ("attack modifier", "атак модифаер"),
    "способность нападения": ("offensive ability", "оффенсив абилити"),
    "защитная способность": ("defensive ability", "дефенсив абилити"),
    "легендарная способность": ("ultimate", "ультимейт"),
    "атака": ("attack", "аттак"),
    "кража": ("steal", "стил"),
    "предел": ("stack limit", "стак лимит"),
    "противник": ("opponent", "оппонент"),
}
"""Russian → the English it stands for, and how players write that by ear."""


@dataclass(frozen=True)
class Place:
    """A term in a Russian unit, at ``ru[start:end]``."""

    owner: str
    path: str
    start: int
    end: int


@dataclass(frozen=True)
class Mistake:
    """What is written in place of a term."""

    place: Place
    written: str


class Bench:
    """The records, and what the rules find in them."""

    def __init__(self, root: Path = ROOT) -> None:
        self.library = dataclasses.replace(load(root), root=None)  # so nothing is kept
        self._terms = Terms(self.library, b"")
        self.rules = [rule for rule in RULES if rule.scope in (Scope.TEXT, Scope.PAIR)]

    def units(self) -> Iterator[tuple[str, str, str, str]]:
        """Owner, path, English and Russian of every unit of the records."""
        for owner in self.library.records:
            for text in self.library.texts(owner):
                unit = self.library.unit(owner, text.path)
                if unit:
                    yield owner, text.path, text.english, unit.ru

    def found(self, owner: str, english: str, russian: str) -> Counter[str]:
        """What the rules say of a Russian text of a record."""
        speech = Speech(self.library, owner, self._terms)
        spoken = Spoken("ru", russian, speech)
        compared = Compared(Spoken("en", english, speech), spoken)
        return Counter(
            f"{rule.id}: {message}"
            for rule in self.rules
            for message, _ in rule.check(spoken if rule.scope is Scope.TEXT else compared)
        )

    def uses(self, owner: str, english: str) -> int:
        """How many names and terms an English text uses."""
        speech = Speech(self.library, owner, self._terms)
        return len(Compared(Spoken("en", english, speech), Spoken("ru", "", speech)).english.uses)

    def reported(self, mistake: Mistake) -> list[str]:
        """The problems in the unit that were not there before the mistake."""
        place = mistake.place
        unit = self.library.russian[place.owner].units[place.path]
        english = next(text.english for text in self.library.texts(place.owner) if text.path == place.path)
        ru = unit.ru[: place.start] + mistake.written + unit.ru[place.end :]
        new = self.found(place.owner, english, ru) - self.found(place.owner, english, unit.ru)
        return list(new)

    def places(self, russian: str, english: str) -> list[Place]:
        """Where a term stands in any form in the units whose English has the pattern ``english``."""
        forms = inflected(russian)
        pattern = re.compile(r"\W{1,2}".join(_any_of(each) for each in forms), re.IGNORECASE)
        meant = re.compile(rf"\b(?:{english})", re.IGNORECASE)
        return [
            Place(owner, path, found.start(), found.end())
            for owner, path, said, ru in self.units()
            if meant.search(said)
            for found in re.finditer(
                rf"\b(?:{pattern.pattern})\b", ru.replace("ё", "е").replace("Ё", "Е"), re.IGNORECASE
            )
        ]

    def written(self, place: Place) -> str:
        """What stands at a place."""
        return self.library.russian[place.owner].units[place.path].ru[place.start : place.end]


def _any_of(forms: frozenset[str]) -> str:
    return f"(?:{'|'.join(sorted(map(re.escape, forms), key=len, reverse=True))})"


def like(written: str, other: str) -> str:
    """A term in the form and with the capital letter of the one that is written."""
    shown = _inflected_like(written, other)
    return shown[0].upper() + shown[1:] if written[0].isupper() else shown[0].lower() + shown[1:]


def _inflected_like(written: str, other: str) -> str:
    tags = [_head(written), _head(other)]
    if not all(tags):
        return other
    model, own = tags[0].tag, tags[1].tag
    wanted = {each for each in (model.case, model.number, model.tense, model.person) if each}
    if own.POS in ("ADJF", "PRTF") and model.number == "sing" and model.gender:
        wanted.add(model.gender)
    words = other.split(" ")
    at = next((place for place, word in enumerate(words) if _reading(word, nominative=True)), 0)
    if own.POS == "NOUN":
        at = next((place for place, word in enumerate(words) if _is_noun(word)), at)
    for place in range(at + 1):
        reading = _reading(words[place], nominative=True)
        agreed = wanted | (
            {own.gender}
            if reading and reading.tag.POS in ("ADJF", "PRTF") and own.gender and "plur" not in wanted
            else set()
        )
        form = reading.inflect(agreed) if reading else None
        words[place] = form.word if form else words[place]
    return " ".join(words)


def _is_noun(word: str) -> bool:
    reading = _reading(word, nominative=True)
    return bool(reading) and reading.tag.POS == "NOUN"


def _head(phrase: str) -> Any:  # noqa: ANN401  # the analyser has no types
    readings = [_reading(word) for word in phrase.split(" ")]
    nouns = [reading for reading in readings if reading and reading.tag.POS == "NOUN"]
    return (nouns or [reading for reading in readings if reading] or [None])[0]


def _reading(word: str, *, nominative: bool = False) -> Any:  # noqa: ANN401  # the same
    found = analyser().parse(word.strip("«»!?").casefold())
    return next(
        (each for each in found if not nominative or "nomn" in each.tag or each.tag.POS == "INFN"), None
    )


def sibling_terms(bench: Bench, rng: random.Random) -> Iterator[Mistake]:
    """A term of the glossary for its sibling."""
    places = {
        (russian, at): bench.places(russian, english)
        for at, group in enumerate(SIBLINGS)
        for russian, english in group.items()
    }
    drawn = [(russian, at, place) for (russian, at), found in places.items() for place in found]
    for russian, at, place in _drawn(rng, drawn):
        other = rng.choice([each for each in SIBLINGS[at] if each != russian])
        yield Mistake(place, like(bench.written(place), other))


def forbidden_variants(bench: Bench, rng: random.Random) -> Iterator[Mistake]:
    """A forbidden variant for the preferred name."""
    drawn = []
    for entry, forbidden in _forbidden(bench):
        drawn += [(place, forbidden) for place in bench.places(entry[0], entry[1])]
    for place, forbidden in _drawn(rng, drawn):
        yield Mistake(place, like(bench.written(place), rng.choice(forbidden)))


def _forbidden(bench: Bench) -> Iterator[tuple[tuple[str, str], tuple[str, ...]]]:
    library = bench.library
    for owner, russian in library.russian.items():
        if russian.names and russian.names.forbidden:
            yield (
                (russian.names.preferred, re.escape(library.name(owner, "en").text)),
                russian.names.forbidden,
            )
        for key, names in russian.abilities.items():
            if names.forbidden:
                english = library.name(f"ability:{owner.removeprefix('hero:')}.{key}", "en").text
                yield (names.preferred, re.escape(english)), names.forbidden
        for key, names in russian.keywords.items():
            if names.forbidden:
                yield (names.preferred, re.escape(library.rows("keywords")[key].text)), names.forbidden


def other_statuses(bench: Bench, rng: random.Random) -> Iterator[Mistake]:
    """The name of another status."""
    names = {status.hit_id: bench.library.names(status.hit_id) for status in bench.library.of(Status)}
    preferred = {hit_id: each.preferred for hit_id, each in names.items() if each}
    drawn = [
        (hit_id, place)
        for hit_id, russian in preferred.items()
        for place in bench.places(russian, re.escape(bench.library.name(hit_id, "en").text))
        if bench.written(place)[0].isupper()
    ]
    for hit_id, place in _drawn(rng, drawn):
        other = rng.choice([name for each, name in preferred.items() if each != hit_id])
        yield Mistake(place, like(bench.written(place), other))


def transliterations(bench: Bench, rng: random.Random) -> Iterator[Mistake]:
    """The English by ear, with an ending of its case or as it stands."""
    drawn = [
        (russian, place)
        for russian, (english, _) in SLANG.items()
        for place in bench.places(russian, english)
    ]
    for russian, place in _drawn(rng, drawn):
        slang = SLANG[russian][1]
        ending = rng.choice(["", "", "а", "у", "ом", "е"]) if slang[-1] not in "аеёиоуыэюя" else ""
        written = slang + ending
        capital = bench.written(place)[0].isupper()
        yield Mistake(place, written.capitalize() if capital else written)


def _drawn(rng: random.Random, places: list[Any]) -> list[Any]:
    return rng.sample(places, OF_EACH_SORT)


SORTS: dict[str, Callable[[Bench, random.Random], Iterator[Mistake]]] = {
    "sibling term": sibling_terms,
    "forbidden variant": forbidden_variants,
    "another status's term": other_statuses,
    "transliteration": transliterations,
}


@dataclass(frozen=True)
class Outcome:
    """How many were ``found`` by sort, which ``missed``; terms used in the clean records, alarms there."""

    found: dict[str, int]
    missed: list[tuple[str, Mistake, str]]
    occurrences: int
    alarms: list[tuple[str, str]]

    @property
    def false_alarm_rate(self) -> float:
        return len(self.alarms) / self.occurrences


def outcome(bench: Bench, seed: int = SEED) -> Outcome:
    """Sows all mistakes, one at a time, and counts."""
    rng = random.Random(seed)  # noqa: S311  # no secret: places drawn the same every time
    found: dict[str, int] = {}
    missed = []
    for sort, sow in SORTS.items():
        mistakes = list(sow(bench, rng))
        reported = [bool(bench.reported(mistake)) for mistake in mistakes]
        found[sort] = sum(reported)
        missed += [
            (sort, mistake, bench.written(mistake.place))
            for mistake, hit in zip(mistakes, reported, strict=True)
            if not hit
        ]
    occurrences, alarms = false_alarms(bench)
    return Outcome(found, missed, occurrences, alarms)


def false_alarms(bench: Bench) -> tuple[int, list[tuple[str, str]]]:
    """How many terms the English of the clean records uses, and what the rules of terms report there.

    Alarms that a record accepts count too: they are false.
    """
    occurrences, alarms = 0, []
    for owner, path, english, russian in bench.units():
        occurrences += bench.uses(owner, english)
        alarms += [
            (f"{owner} {path}", message)
            for message in bench.found(owner, english, russian)
            if message.partition(":")[0] in TERM_RULES
        ]
    return occurrences, alarms


def main() -> None:
    """Prints the figures and what was missed."""
    started = time.perf_counter()
    bench = Bench()
    result = outcome(bench)
    for sort, count in result.found.items():
        print(f"{sort}: {count} of {OF_EACH_SORT} found")
    for sort, mistake, written in result.missed:
        place = mistake.place
        print(f"  missed ({sort}): {place.owner} {place.path}: «{written}» → «{mistake.written}»")
    print(f"together: {sum(result.found.values())} of {len(SORTS) * OF_EACH_SORT}")
    rate = f"{result.false_alarm_rate:.2%}"
    print(f"false alarms: {len(result.alarms)} of {result.occurrences} term occurrences ({rate})")
    for owner, message in result.alarms:
        print(f"  {owner}: {message}")
    print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
