import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from svod.records.compiler import compile_file
from svod.records.library import Library
from svod.records.russian import Read, Restamp, Russian, Unit
from svod.records.store import load
from svod.translation.refusal import RefusalError
from svod.translation.russian_file import as_yaml, rewrite
from tests.records.yaml_text import texts
from tests.translation.desk import FEES, RUSSIAN_FEES, edit

ROOT = Path(__file__).parents[2]
OWNER = "zz-duel-fees"


def same(russian: Russian) -> Russian:
    return russian


def read_by(name: str) -> Callable[[Russian], Russian]:
    read = Read(by=name, on="2026-03-01")
    return lambda russian: replace(
        russian, units={path: replace(unit, read=read) for path, unit in russian.units.items()}
    )


def test_only_what_was_meant_changes_in_the_file(base: Path) -> None:
    before = (base / RUSSIAN_FEES).read_text(encoding="utf-8")
    library = load(base)
    rewritten = rewrite(base, library, OWNER, read_by("Анна: «К»"))
    after = (base / RUSSIAN_FEES).read_text(encoding="utf-8")
    stamp = '    read:\n      by: "Анна: «К»"\n      on: 2026-03-01\n'
    assert after.count(stamp) == 5
    assert after.replace(stamp, "") == before
    assert rewritten.path == RUSSIAN_FEES
    assert (rewritten.before, rewritten.after) == (library.russian[OWNER], load(base).russian[OWNER])


def test_a_second_run_changes_no_byte_and_does_not_write(base: Path) -> None:
    rewrite(base, load(base), OWNER, read_by("zz"))
    file = base / RUSSIAN_FEES
    content, stat = file.read_bytes(), file.stat()
    rewrite(base, load(base), OWNER, read_by("zz"))
    assert file.read_bytes() == content
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (stat.st_ino, stat.st_mtime_ns)


def test_the_order_is_that_of_the_english_and_strays_come_last(base: Path) -> None:
    file = base / RUSSIAN_FEES
    head, _, units = file.read_text(encoding="utf-8").partition("units:\n")
    title, rest = units[: units.index("  part/")], units[units.index("  part/") :]
    stray = "  point/gone:\n    ru: Старое\n    from: Old\n"
    file.write_text(f"{head}units:\n{stray}{rest}{title}", encoding="utf-8")
    rewrite(base, load(base), OWNER, same)
    assert file.read_text(encoding="utf-8") == f"{head}units:\n{title}{rest}{stray}"


def test_names_of_abilities_stand_in_the_order_of_the_hero(base: Path) -> None:
    library = load(base)
    hero = library.russian["hero:zz-fencer"]
    backwards = replace(hero, abilities=dict(reversed(hero.abilities.items())))
    assert as_yaml(library, "hero:zz-fencer", backwards) == as_yaml(library, "hero:zz-fencer", hero)


def test_the_file_keeps_its_mode_and_nothing_is_left_beside_it(base: Path) -> None:
    file = base / RUSSIAN_FEES
    file.chmod(0o640)
    beside = sorted(each.name for each in file.parent.iterdir())
    rewrite(base, load(base), OWNER, read_by("zz"))
    assert file.stat().st_mode & 0o777 == 0o640
    assert sorted(each.name for each in file.parent.iterdir()) == beside


def test_a_file_that_cannot_be_swapped_in_stays_as_it_was(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Path) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(Path, "replace", full)
    folder = (base / RUSSIAN_FEES).parent
    before = {each.name: each.read_bytes() for each in folder.iterdir()}
    with pytest.raises(OSError, match="no space"):
        rewrite(base, load(base), OWNER, read_by("zz"))
    assert {each.name: each.read_bytes() for each in folder.iterdir()} == before


def own_line(base: Path) -> None:
    edit(base, RUSSIAN_FEES, "  title:", "  # asked twice\n  title:")


def end_of_line(base: Path) -> None:
    edit(base, RUSSIAN_FEES, "ru: Плата за дуэль", "ru: Плата за дуэль  # asked twice")


def fault_in_russian(base: Path) -> None:
    edit(base, RUSSIAN_FEES, "units:", "unit:")


def no_russian(base: Path) -> None:
    (base / RUSSIAN_FEES).unlink()


@pytest.mark.parametrize(
    "harm, said",
    [
        (own_line, f"{RUSSIAN_FEES}:3:3: the comment would be lost"),
        (end_of_line, f"{RUSSIAN_FEES}:4:25: the comment would be lost"),
        (fault_in_russian, f"{RUSSIAN_FEES}:2:1: "),
        (no_russian, f"{RUSSIAN_FEES}: there is no such file"),
    ],
)
def test_what_would_lose_something_is_refused(base: Path, harm: Callable[[Path], None], said: str) -> None:
    harm(base)
    file = base / RUSSIAN_FEES
    before = file.read_bytes() if file.exists() else None
    with pytest.raises(RefusalError) as refused:
        rewrite(base, load(base), OWNER, read_by("zz"))
    assert str(refused.value).startswith(said)
    assert (file.read_bytes() if file.exists() else None) == before


def test_faulty_english_is_refused(base: Path) -> None:
    edit(base, FEES, "code: R103", "code: R103\nzz: 1")
    with pytest.raises(RefusalError, match=rf"^{FEES}:4:1: .*mend this first"):
        rewrite(base, load(base), OWNER, read_by("zz"))


def test_a_hash_inside_a_text_is_no_comment(base: Path) -> None:
    edit(base, RUSSIAN_FEES, "ru: Плата за дуэль", 'ru: "Плата #1 # за\n\n      # дуэль"')
    edit(base, RUSSIAN_FEES, "ru: Начинается дуэль.", "ru: |-\n      # Начинается\n      дуэль #2")
    rewrite(base, load(base), OWNER, read_by("zz"))
    units = load(base).russian[OWNER].units
    assert (units["title"].ru, units["part/main/situation"].ru) == (
        "Плата #1 # за\n# дуэль",
        "# Начинается\nдуэль #2",
    )


def test_a_name_that_no_file_can_hold_is_refused(base: Path) -> None:
    before = (base / RUSSIAN_FEES).read_bytes()
    with pytest.raises(RefusalError, match=re.escape(RUSSIAN_FEES)):
        rewrite(base, load(base), OWNER, read_by("zz\u200b"))
    assert (base / RUSSIAN_FEES).read_bytes() == before


written = st.builds(
    Unit,
    ru=texts.filter(str.strip),
    english=texts.filter(str.strip),
    origin=st.sampled_from(["ours", "translators", "machine"]),
    read=st.none() | st.builds(Read, by=texts.filter(str.strip), on=st.just("2026-03-01")),
    restamped=st.none() | st.builds(Restamp, reason=texts.filter(str.strip), on=st.just("2026-03-01")),
)


def test_what_is_written_is_read_again(library: Library) -> None:
    @given(st.dictionaries(st.sampled_from(["title", "part/main/decision", "point/4.5", "null"]), written))
    def holds(units: dict[str, Unit]) -> None:
        russian = Russian(id=OWNER, units=units)
        content = as_yaml(library, OWNER, russian)
        _, again, problems = compile_file(content.encode(), RUSSIAN_FEES)
        assert (again, problems) == (russian, ())
        assert as_yaml(library, OWNER, russian) == content

    holds()


def test_the_files_of_the_base_are_in_the_tools_form() -> None:
    library = load(ROOT)
    unlike, lost = [], []
    for owner, russian in library.russian.items():
        path = library.paths[owner].removesuffix(".yml") + ".ru.yml"
        content = as_yaml(library, owner, russian)
        if content != (ROOT / path).read_text(encoding="utf-8"):
            unlike.append(path)
            if compile_file(content.encode(), path)[1] != russian:
                lost.append(path)
    assert len(library.russian) > 200
    assert lost == []
    assert unlike == [], "bring them into form with: python -m svod.translation.tidy"
