"""The real records with dozens of faults in them: one run tells them all, each where it is."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner

from svod.checks.reading import READING_RULES
from svod.checks.rules import RULES
from svod.checks.run import run
from svod.cli.main import main
from svod.records.problem import Level
from svod.records.store import load

ROOT = Path(__file__).parents[2]
HERE = "‸"
"""Stands, in what is planted, before the place that is to be reported."""
FIRST_MARK = 0xE000
"""While planting, the private characters from here on stand for HERE, another one for each fault."""


@dataclass(frozen=True)
class Fault:
    """Writes `planted` over the first match of `pattern` in a file; breaks `rules`, one for each HERE."""

    path: str
    pattern: str
    planted: str
    rules: str


Found = tuple[str, int, int, str]
"""Path, line, column and rule of a problem."""


def russian(path: str, unit: str, good: str, bad: str, rules: str) -> Fault:
    """Writes `bad` for `good` in the first line of a Russian text."""
    pattern = rf"(  {unit}:\n    ru: )(.*?){good}"
    marks = HERE * len(rules.split())
    return Fault(f"{path}.ru.yml", pattern, rf"\g<1>{marks}\g<2>{bad}", rules)


def alike(stem: str, title: str, rules: str) -> Fault:
    """One of two records that say the same."""
    head = f"id: {stem}\nkind: ruling\ncode: R{9000 + len(stem)}\ntitle: {title}\nparts:\n"
    said = "situation: May the keg go off twice in a row?, answer: no, short: 'No', decision: 'No, once.'"
    return Fault(f"rulings/{stem}.yml", r"\Z", f"{head}  - {{key: main, {said}}}\n", rules)


def card(stem: str, pattern: str, planted: str, rules: str) -> Fault:
    return Fault(f"heroes/cards/{stem}.yml", pattern, planted, rules)


CASES = "rulings/gunslinger/gunslinger-bounty-cp-prevention-scenarios.yml"
HILL = "rulings/modes/koth-bonus-card-for-attacking-leader.yml"
HEALING = "rulings/turn-order/healing-effects-update.yml"
OPTIONAL = "rulings/turn-order/defensive-ability-activation-optional.yml"
ROLLING = "rulings/turn-order/healing-during-roll-phase"
STUN = "rulings/barbarian/barbarian-stun-no-response"
THEN = "rulings/reference/terms/key-term-then.yml"
WORDS = " ".join(["words"] * 46)
TABLE_ROW = "on: 2026-11-29, text: T}"

FAULTS = [
    # What the reader of files refuses; other records refer to these, and nothing is said of that.
    card("brass-knuckles", "type: ", "type: ‸\t", "yaml"),
    card("broken-sword", "type: loot\n", "type: loot\n‸type: loot\n", "yaml"),
    card("leather-armor", "type: ", "type: ‸&all ", "yaml"),
    card("fire-snake-immunity", "type: loot", "type: ‸1:30", "yaml"),
    card("poison-syringe", "type: loot", "type: ‸012", "yaml"),
    card("blazing-effigy", "type: loot", "type: ‸True", "yaml"),
    card("blinding-amulet", r"\Z", "‸---\nid: more\n", "yaml"),
    card("haunted-helmet", "name: ", "name: ‸'", "yaml"),
    card("vampires-scepter", "name: ", "name: ‸\udcff", "yaml"),
    card("ghosts-totem", "name: ", "name: ‸\u2028", "yaml"),
    Fault("rulings/zz-empty.yml", r"\Z", "‸", "yaml"),
    Fault("heroes/cards/zz-card.yaml", r"\Z", "‸id: zz-card\nkind: card\n", "file-name"),
    Fault("heroes/zz-alone.ru.yml", r"\Z", "‸id: zz-alone\n", "no-record"),
    Fault("heroes/zz/stun.yml", r"\Z", "‸id: stun\nkind: status\ncode: R9999\nname: Stun\n", "duplicate-id"),
    # What does not have the shape of its kind.
    Fault("rulings/reference/about/doc-preamble.yml", "id: ", "id: ‸zz-", "id-is-stem"),
    Fault("rulings/reference/about/doc-source-order.yml", "kind: about", "kind: ‸abuot", "wrong-value"),
    Fault("heroes/components/loot-die.yml", r"\A((?:.*\n)*)name: .*\n", r"‸\1", "missing-field"),
    Fault("heroes/statuses/burn.yml", "polarity", "‸polarty", "unknown-field"),
    Fault("heroes/statuses/accuracy.yml", r"heroes: \[paladin\]", "heroes: ‸paladin", "wrong-type"),
    Fault(CASES, r"(- key: s3\n.*\n    answer: )yes", r"\1‸yess", "wrong-value"),
    Fault(HILL, "issued: .*", "issued: ‸2024-02-30", "wrong-value"),
    # Codes, keys and ids.
    card("head-bash", r"code: R\d+", "code: ‸R1", "duplicate-code"),
    Fault(
        "heroes/statuses/burn.yml",
        r"\Z",
        "notes:\n  - {key: ‸upkeep, kind: open, text: T}\n  - {key: n-zz, kind: open, text: ‸''}\n",
        "duplicate-key missing-text",
    ),
    Fault("rulings/channels.yml", r"\Z", "  - {key: ‸facebook, text: F}\n", "duplicate-row"),
    Fault(
        "rulings/tombstones.yml",
        r"\Z",
        f"  - {{key: ‸key-term-then, to: [barbarian-stun-no-response], {TABLE_ROW}\n"
        f"  - {{key: zz-old, to: [‸zz-nowhere], {TABLE_ROW}\n",
        "living-tombstone unknown-reference",
    ),
    Fault(HILL, r"statuses: \[combo, ", "statuses: [combo, ‸stunn, ", "unknown-reference"),
    Fault(HEALING, "to: healing-during-roll-phase", "to: ‸pyromancer-stun-no-response", "unknown-reference"),
    Fault(f"{STUN}.yml", '"Wording of Stun', '‸"Wording of [[Stun]]', "unknown-reference"),
    Fault(
        "heroes/cards/buh-bye.ru.yml",
        "ru: Стоит",
        "ru: ‸‸Стоит [[Пороховая бочка]]",
        "unknown-reference wrong-term",
    ),
    Fault(HILL, r'touches: \["5", "6"', 'touches: ["5", "6", ‸"66"', "unknown-key"),
    Fault(CASES, r'(key: "1.3", .*part: )s1', r"\1‸s11", "unknown-key"),
    Fault(CASES, r'about: \["2.4e"\]', 'about: [‸"2.4ee"]', "unknown-key"),
    # Time.
    Fault(
        "heroes/statuses/bitey.yml",
        r"    until: 2025-03-20\n((?:.*\n){2}    since: )",
        r"\1‸",
        "overlapping-spans",
    ),
    Fault(
        "heroes/barbarian.yml", r'"thick-skin-2.when"\]', '"thick-skin-2.when", ‸"smack.1"]', "history-agrees"
    ),
    Fault(CASES, r'(key: "4.6", .*since: )2025-07-08', r"\1‸2025-07-09", "history-agrees"),
    # Texts, English and Russian.
    Fault(
        "heroes/statuses/powder-keg.yml",
        r"text: Inflicted in DRP 1",
        "text: ‸Inflicted in DRP 7",
        "no-such-step",
    ),
    Fault("heroes/cards/buh-bye.ru.yml", "ru: (.*)ФБЗ 1", r"ru: ‸‸\1ФБЗ 8", "no-such-step step-codes-differ"),
    Fault(
        "rulings/turn-order/healing-during-roll-phase.yml",
        r"at: \[orp-4\]\n    decision: ",
        "at: [drp-4]\n    decision: ‸",
        "steps-of-decision",
    ),
    Fault(HEALING, 'decision: "', f'decision: ‸"{WORDS} ', "decision-too-long"),
    Fault(HEALING, "short: .*", "short: ‸At once, whatever comes next", "badge-too-long"),
    Fault(
        f"{STUN}.ru.yml",
        r"(part/main/short:\n    ru: ).*",
        rf"\1‸‸‸{'ы' * 25}",
        "badge-too-long negation-lost unknown-word",
    ),
    Fault(THEN, "text: This entry", "text: ‸This <b>entry</b>", "raw-html"),
    Fault(
        "heroes/components/manifest-die.ru.yml",
        "ru: Его бросают ",
        "ru: ‸‸‸Его бросают&nbsp;",
        "raw-html spacing untranslated",
    ),
    Fault(
        "heroes/statuses/donut.yml",
        "text: Rolled for",
        "text: ‸Rolled for after Hacked II",
        "ambiguous-mention",
    ),
    Fault(THEN, "parts:\n", "parts:\n  - ‸{key: page-10}\n", "missing-text"),
    Fault(
        "rulings/reference/questions/question-bounty-cp-at-then.yml",
        "  - key: main\n",
        "  - key: main\n    decision: ‸No.\n",
        "answered-question",
    ),
    Fault(
        "rulings/reference/lists/then-list.yml",
        r"- (\{key: break\.eclipse, thing: [^,]*), then: break",
        r"- ‸\1",
        "meaning-of-then",
    ),
    Fault("heroes/components/momentum.ru.yml", "point/range", "‸point/rage", "unknown-unit"),
    Fault("heroes/components/momentum.yml", "text: 1 buys", "text: ‸1 buys", "missing-russian"),
    Fault(
        "heroes/components/manifest-die.ru.yml",
        "from: It is altered",
        "from: ‸It is changed",
        "stale-russian",
    ),
    # How Russian is written.
    russian(
        "heroes/components/momentum",
        "point/not-gained",
        "Если ",
        "Если\N{NO-BREAK SPACE}",
        "invisible-character",
    ),
    russian(ROLLING, "point/3c", "Единственная ", "Единственная  ", "spacing"),
    russian(ROLLING, "point/1c", "«Туманы Морфея»", "“Туманы Морфея”", "russian-quotes"),
    russian(ROLLING, "point/2a", " — ", " - ", "russian-dash"),
    russian(ROLLING, "part/other@2025-03-20/decision", "ждёт", "ждет", "missing-yo"),
    russian(ROLLING, "point/add-3", "происходит", "произходит", "unknown-word"),
    russian(ROLLING, "point/3a", "исключение", "exception", "untranslated"),
    # What the Russian says.
    russian(ROLLING, "point/2a.ii", " Укус", "", "missing-term"),
    russian(ROLLING, "point/2a.iii", "Медибот", "Укус", "missing-term wrong-term"),
    russian(STUN, "title", "Оглушения", "Ошеломления", "forbidden-variant"),
    russian("heroes/statuses/stun", "point/missions", "В Миссиях", "В Миссиях Стан", "transliteration"),
    russian(ROLLING, "point/1b", "ФБН 4", "ФБН 3", "step-codes-differ"),
    russian(ROLLING, "point/3b", "на 2", "на 3", "numbers-differ"),
    russian("heroes/statuses/stun", "point/koth", "не приносит", "приносит", "negation-lost"),
    russian("heroes/cards/buh-bye", "point/potion", "Может снять", "Снимает", "modality-lost"),
    # Records beside each other.
    alike("zz-same", "The keg", ""),
    alike("zz-same-too", "‸The keg again", "near-duplicate"),
    Fault(OPTIONAL, r"\Z", "conflicts_with: [‸key-term-then]\n", "conflict-without-question"),
    Fault(OPTIONAL, r"\Z", "rests_on: [‸healing-during-roll-phase]\n", "basis-changed-later"),
    card(
        "buh-bye",
        r"\Z",
        "accept:\n  ‸stale-russian: It is not.\n  ‸raw-html: We like it.\n  ‸no-rule: It is none.\n",
        "unnecessary-accept not-acceptable not-acceptable",
    ),
]


def copied(tmp_path: Path) -> Path:
    for folder in ("rulings", "heroes"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


def plant(root: Path) -> list[Found]:
    """Plants all faults and tells where each is."""
    marks: dict[str, str] = {}
    for fault in FAULTS:
        file = root / fault.path
        file.parent.mkdir(exist_ok=True)
        before = file.read_text(encoding="utf-8", errors="surrogateescape") if file.exists() else ""
        planted = fault.planted
        for rule in fault.rules.split():
            mark = chr(FIRST_MARK + len(marks))
            marks[mark] = rule
            planted = planted.replace(HERE, mark, 1)
        after, times = re.subn(fault.pattern, planted, before, count=1)
        assert (times, HERE in after) == (1, False), f"{fault.path} has no {fault.pattern!r} any more"
        file.write_text(after, encoding="utf-8", errors="surrogateescape", newline="\n")
    return [
        found
        for path in dict.fromkeys(fault.path for fault in FAULTS)
        for found in collect(root, path, marks)
    ]


def collect(root: Path, path: str, marks: dict[str, str]) -> Iterator[Found]:
    """Takes the marks out of a file and tells where each was."""
    lines = (root / path).read_text(encoding="utf-8", errors="surrogateescape").split("\n")
    for number, line in enumerate(lines):
        places = [place for place, character in enumerate(line) if character in marks]
        for marks_before, place in enumerate(places):
            yield path, number + 1, place - marks_before + 1, marks[line[place]]
        lines[number] = "".join(character for character in line if character not in marks)
    (root / path).write_text("\n".join(lines), encoding="utf-8", errors="surrogateescape", newline="\n")


def test_the_records_have_no_errors(tmp_path: Path) -> None:
    root = copied(tmp_path)
    assert [problem for problem in run(root, load(root)) if problem.level is Level.ERROR] == []


def test_every_planted_fault_is_found_in_one_run(tmp_path: Path) -> None:
    root = copied(tmp_path)
    planted = plant(root)

    outcome = CliRunner().invoke(main, ["check", "--format", "json", str(root)])

    report = json.loads(outcome.stdout)
    found = [(p["path"], p["line"], p["column"], p["rule"]) for p in report["problems"]]
    assert outcome.exit_code == 1
    assert len(planted) >= 50
    assert [fault for fault in planted if fault not in found] == []
    lines = {(path, line) for path, line, _, _ in planted}
    elsewhere = [
        p for p in report["problems"] if p["level"] == "error" and (p["path"], p["line"]) not in lines
    ]
    assert elsewhere == [], "errors that nobody planted"


def test_every_rule_is_broken_by_a_planted_fault() -> None:
    planted = {rule for fault in FAULTS for rule in fault.rules.split()}
    assert planted == {rule.id for rule in RULES} | set(READING_RULES)
