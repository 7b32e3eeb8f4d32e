"""A base as large as ours may become, made of our own rulings: `python -m tests.bench.made_base FOLDER`.

Every ruling made has the shape of a real one. Half of its sentences come from others, in both languages
together; other heroes, statuses and cards are named in them, as often as in the real rulings; and rare words
are replaced by new ones as often as a base that grows brings new words. The same seed gives the same base.
"""

import argparse
import copy
import json
import random
import re
import shutil
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from svod.checks.badge_too_long import MOST_CHARACTERS
from svod.checks.decision_too_long import MOST_WORDS
from svod.records.kinds import Ruling
from svod.records.library import LANGUAGES, Library
from svod.records.store import load
from svod.text.inflection import declined
from tests.bench.ruling_parts import Said, Sentence, Template, Things, taken_apart

ROOT = Path(__file__).parents[2]
RULINGS = 2_000
COPIED = ("rulings", "heroes", "docs", "mkdocs.yml")
LEFT_OUT = ("accept", "supersedes", "conflicts_with")
BORROWED = 0.5
"""Share of sentences that come from another ruling."""
COINED = 0.16
"""Share of rare words that become new ones: the vocabulary then grows on as it does from half of the real
rulings to all of them."""

_RARE = re.compile(r"(?<![\w«|-])(?:[a-z]{5,}|[а-яё]{5,})(?![\w»|-])")
_WORD = re.compile(r"\S*\w\S*")


class Maker:
    """Makes rulings from those of a library."""

    def __init__(self, library: Library, seed: int) -> None:
        self._library = library
        self._random = random.Random(seed)  # noqa: S311  # no secret hangs on it
        self._templates = [taken_apart(library, ruling) for ruling in library.of(Ruling)]
        self._names = _Names(library)
        self._words = [word for each in self._templates for word in each.data["id"].split("-")]
        self._taken = {record.id for record in library.records.values()}
        self._code = max(int(record.code[1:]) for record in library.records.values())

    def rulings(self, count: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        """So many rulings, each with its Russian file."""
        for number in range(count):
            yield self._ruling(self._templates[number % len(self._templates)])

    def _ruling(self, template: Template) -> tuple[dict[str, Any], dict[str, Any]]:
        things = {kind: self._others(kind, len(named)) for kind, named in template.things.items()}
        data = self._with_things(template, things)
        self._code += 1
        data |= {"id": self._new_id(), "code": f"R{self._code}"}
        units = {}
        for where, path, sentences in template.texts:
            said = self._text(path, sentences, things)
            *way, last = where
            piece: Any = data
            for step in way:
                piece = piece[step]
            piece[last] = said["en"]
            units[path] = {"ru": said["ru"], "from": said["en"]}
        return data, {"id": data["id"], "units": units}

    def _others(self, kind: str, count: int) -> list[str]:
        """What a ruling made names: each thing as likely as in the real ones."""
        named = self._named[kind]
        found: dict[str, None] = {}
        while len(found) < min(count, len(set(named))):
            found[self._random.choice(named)] = None
        return list(found)

    @cached_property
    def _named(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = defaultdict(list)
        for template in self._templates:
            for kind, named in template.things.items():
                found[kind] += named
        return found

    def _with_things(self, template: Template, things: Things) -> dict[str, Any]:
        """The data of a template, with other things in the fields that name them."""
        data: dict[str, Any] = copy.deepcopy(template.data)
        for name in LEFT_OUT:
            data.pop(name, None)
        turned = {
            old: new
            for kind, named in template.things.items()
            for old, new in zip(named, things[kind], strict=True)
        }
        heroes = {old.partition(":")[2]: new.partition(":")[2] for old, new in turned.items()}
        for kind, named in things.items():
            data[kind] = [each.partition(":")[2] for each in named]
        data["main"] = list(dict.fromkeys(heroes.get(hero, hero) for hero in data.get("main", ())))
        for case in (case for part in data["parts"] for case in part.get("cases", ())):
            case["things"] = list(dict.fromkeys(turned.get(each, each) for each in case.get("things", ())))
        for rows, name in (("sources", "channel"), ("printed", "section")):
            for row in data.get(rows, ()):
                family, _, hero = row[name].partition("/")
                moved = f"{family}/{heroes.get(hero, hero)}"
                row[name] = moved if moved in self._library.rows(f"{name}s") else row[name]
        return data

    def _new_id(self) -> str:
        while (made := "-".join(self._random.sample(self._words, 5))) in self._taken:
            pass
        self._taken.add(made)
        return made

    def _text(self, path: str, sentences: Sequence[Sentence], things: Things) -> Said:
        if path.endswith("/short"):
            said = self._told(sentences, things)
            fits = all(len(badge) <= MOST_CHARACTERS for badge in said.values())
        else:
            said = self._told([self._maybe_other(path, each) for each in sentences], things)
            words = (len(_WORD.findall(text)) for text in said.values())
            fits = not path.endswith("/decision") or max(words) <= MOST_WORDS
        return said if fits else _joined([each.said for each in sentences])

    def _maybe_other(self, path: str, sentence: Sentence) -> Sentence:
        return self._random.choice(self._pools[_sort(path)]) if self._random.random() < BORROWED else sentence

    @cached_property
    def _pools(self) -> dict[str, list[Sentence]]:
        """Sort of a text → the sentences of all texts of the sort."""
        found: dict[str, list[Sentence]] = defaultdict(list)
        for template in self._templates:
            for _, path, sentences in template.texts:
                found[_sort(path)] += sentences
        return found

    def _told(self, sentences: Sequence[Sentence], things: Things) -> Said:
        turned = [self._names.turned(each, things) for each in sentences]
        return {lang: self._with_new_words(text) for lang, text in _joined(turned).items()}

    def _with_new_words(self, text: str) -> str:
        return _RARE.sub(lambda found: self._coined(found[0]), text)

    def _coined(self, word: str) -> str:
        """A rare word, or a new one that begins like it and ends like another of its language."""
        if word not in self._rare_words or self._random.random() >= COINED:
            return word
        other = self._random.choice(self._latin if word.isascii() else self._cyrillic)
        return word[: (len(word) + 1) // 2] + other[len(other) // 2 :]

    @cached_property
    def _rare_words(self) -> frozenset[str]:
        """The words that one ruling alone has."""
        rulings = Counter(
            word
            for template in self._templates
            for word in {
                word
                for _, _, sentences in template.texts
                for each in sentences
                for text in each.said.values()
                for word in _RARE.findall(text)
            }
        )
        return frozenset(word for word, count in rulings.items() if count == 1)

    @cached_property
    def _latin(self) -> list[str]:
        return sorted(word for word in self._rare_words if word.isascii())

    @cached_property
    def _cyrillic(self) -> list[str]:
        return sorted(self._rare_words - {*self._latin})


@dataclass
class _Names:
    """Puts one name in the place of another, in the same form."""

    library: Library
    _forms: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)

    def turned(self, sentence: Sentence, other: Things) -> Said:
        """The sentence with names of ``other`` in the place of those that its own ruling names."""
        pairs = [
            (old, others[at % len(others)])
            for kind, named in sentence.things.items()
            if (others := other.get(kind))
            for at, old in enumerate(named)
        ]
        return {lang: self._in_one(text, lang, pairs) for lang, text in sentence.said.items()}

    def _in_one(self, text: str, lang: str, pairs: Sequence[tuple[str, str]]) -> str:
        turned: dict[str, str] = {}
        for old, new in pairs:
            forms = self._of(new, lang)
            for case, form in enumerate(self._of(old, lang)):
                turned.setdefault(form, forms[min(case, len(forms) - 1)])
        if not turned:
            return text
        longest_first = sorted(turned, key=lambda form: (-len(form), form))
        pattern = rf"(?<![\w|])(?:{'|'.join(map(re.escape, longest_first))})(?!\w)"
        return re.sub(pattern, lambda found: turned[found[0]], text)

    def _of(self, hit_id: str, lang: str) -> tuple[str, ...]:
        if (hit_id, lang) not in self._forms:
            name = self.library.name(hit_id, lang).text
            self._forms[hit_id, lang] = (name, *(declined(name) if lang == "ru" else ()))
        return self._forms[hit_id, lang]


def _joined(sentences: Sequence[Said]) -> Said:
    return {lang: " ".join(each[lang] for each in sentences) for lang in LANGUAGES}


def _sort(path: str) -> str:
    """What borrows from each other: titles, decisions, badges, points …"""
    sort, _, rest = path.partition("/")
    return f"{sort}/{rest.rpartition('/')[2]}" if sort == "part" else sort


def make(source: Path, folder: Path, rulings: int, seed: int = 1) -> None:
    """Makes in ``folder`` the base of ``source`` with so many rulings; the real ones are among them."""
    for name in COPIED:
        there = source / name
        if there.is_dir():
            shutil.copytree(there, folder / name)
        elif there.is_file():
            shutil.copy(there, folder / name)
    library = load(folder)
    made = folder / "rulings" / "made"
    made.mkdir()
    for data, russian in Maker(library, seed).rulings(rulings - len(library.of(Ruling))):
        for suffix, content in (("", data), (".ru", russian)):
            text = json.dumps(content, ensure_ascii=False)  # every JSON is YAML, and quicker to write
            (made / f"{data['id']}{suffix}.yml").write_text(text, encoding="utf-8")


def main() -> None:
    """Make the base in the folder given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where to: a folder without a base")
    parser.add_argument("--rulings", type=int, default=RULINGS)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    make(ROOT, chosen.folder, chosen.rulings, chosen.seed)


if __name__ == "__main__":
    main()
