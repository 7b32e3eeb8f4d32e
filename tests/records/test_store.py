import itertools
import multiprocessing
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import svod.records
from svod.records import compiler, kept, store
from svod.records.library import Library
from svod.records.store import STORE, find_root, load

PARRY = Path("rulings/zz-hero/zz-parry-cost.yml")
AN_HOUR_NS = 3_600_000_000_000


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths compiled so far, in order; clear it to count anew."""
    paths: list[str] = []
    compile_file = compiler.compile_file

    def counted(raw: bytes, path: str) -> object:
        paths.append(path)
        return compile_file(raw, path)

    monkeypatch.setattr(compiler, "compile_file", counted)
    return paths


@pytest.fixture(autouse=True)
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files count as settled at once: the base was copied this moment. One test puts the real time back."""
    monkeypatch.setattr(store, "_SETTLED_NS", -AN_HOUR_NS)


def files(root: Path) -> list[str]:
    return sorted(path.relative_to(root).as_posix() for path in root.rglob("*.yml"))


def kept_file(root: Path) -> Path:
    return root / kept.FOLDER / STORE


def edit(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


def title(library: Library) -> str:
    return library.name("zz-parry-cost", "en").text


def test_every_file_is_compiled_once(base: Path, compiled: list[str]) -> None:
    first = load(base)
    assert sorted(compiled) == files(base)
    compiled.clear()
    second = load(base)
    assert compiled == []
    assert second == first
    assert first.records
    assert first.problems == ()


def test_a_changed_file_alone_is_compiled_again(base: Path, compiled: list[str]) -> None:
    load(base)
    compiled.clear()
    edit(base / PARRY, "Parrying a second Attack", "Parrying again")
    assert title(load(base)) == "Parrying again: what it costs"
    assert compiled == [PARRY.as_posix()]
    compiled.clear()
    assert title(load(base)) == "Parrying again: what it costs"
    assert compiled == []


def test_a_new_file_alone_is_compiled(base: Path, compiled: list[str]) -> None:
    load(base)
    compiled.clear()
    text = (base / PARRY).read_text(encoding="utf-8").replace("id: zz-parry-cost", "id: zz-new")
    (base / "heroes/zz-new.yml").write_text(text, encoding="utf-8")
    library = load(base)
    assert compiled == ["heroes/zz-new.yml"]
    assert library.paths["zz-new"] == "heroes/zz-new.yml"


def test_a_removed_file_is_gone(base: Path, compiled: list[str]) -> None:
    load(base)
    compiled.clear()
    (base / PARRY).unlink()
    (base / PARRY.with_suffix(".ru.yml")).unlink()
    assert "zz-parry-cost" not in load(base).records
    assert PARRY.name.encode() not in kept_file(base).read_bytes()
    shutil.copy(base / "heroes/zz-rival.yml", base / PARRY)
    assert "zz-parry-cost" not in load(base).records
    assert compiled == [PARRY.as_posix()]


def test_a_moved_file_is_found_at_its_new_place(base: Path) -> None:
    load(base)
    for suffix in (".yml", ".ru.yml"):
        (base / PARRY.with_suffix(suffix)).rename(base / "heroes/zz-parry-cost").rename(
            base / f"heroes/zz-parry-cost{suffix}"
        )
    library = load(base)
    assert library.paths["zz-parry-cost"] == "heroes/zz-parry-cost.yml"
    assert library.name("zz-parry-cost", "ru").lang == "ru"
    assert library.problems == ()


def test_a_change_of_the_code_compiles_everything_again(
    base: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    load(base)
    compiled.clear()
    code = store._code()  # noqa: SLF001  # the fingerprint is what is tested
    monkeypatch.setattr(store, "_code", lambda: code + b"1")
    load(base)
    assert sorted(compiled) == files(base)


def test_the_fingerprint_follows_the_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = store._code()  # noqa: SLF001
    package = shutil.copytree(Path(svod.records.__file__).parent, tmp_path / "records")
    monkeypatch.setattr(svod.records, "__path__", [str(package)])
    assert store._code() == before  # noqa: SLF001
    with (package / "held.py").open("a", encoding="utf-8") as module:
        module.write("\n")
    assert store._code() != before  # noqa: SLF001


def seal(content: bytes) -> bytes:
    return kept.digest(content) + content


def broken_stores(good: bytes) -> Iterator[bytes]:
    yield b""
    yield b"\xc1"
    yield good[:-1]
    yield good[: len(good) // 2]
    yield good + b"\x00"
    yield seal(b"\x91" * 100_000)
    yield seal(msgspec.msgpack.encode({"code": 1, "files": {}}))
    yield seal(msgspec.msgpack.encode([store._code(), {"x": 1}]))  # noqa: SLF001
    yield seal(b"\xdd\xff\xff\xff\xff")
    yield seal(b"\x92\xcf" + b"\xff" * 8 + b"\xdf\xff\xff\xff\xff")


def test_a_broken_store_is_not_read(base: Path, compiled: list[str]) -> None:
    expected = load(base)
    good = kept_file(base).read_bytes()
    for broken in broken_stores(good):
        kept_file(base).write_bytes(broken)
        compiled.clear()
        assert load(base) == expected
        assert len(compiled) == len(files(base))
        assert kept_file(base).read_bytes() == good


@pytest.mark.parametrize(
    "kind, content",
    [
        ("ruling", b"\xc1"),
        ("ruling", b"\x80"),
        ("ruling", msgspec.msgpack.encode({"kind": "hero", "id": "zz-rival"})),
        ("ruling", msgspec.msgpack.encode({"kind": "ruling", "id": 5})),
        ("ruling", b"\x91" * 5_000 + b"\xc0"),
        ("no-such-kind", msgspec.msgpack.encode({"id": "zz-parry-cost"})),
        ("russian", msgspec.msgpack.encode([1, 2])),
    ],
)
def test_a_record_that_is_broken_in_the_store_is_compiled_anew(
    base: Path, compiled: list[str], kind: str, content: bytes
) -> None:
    expected = load(base)
    seal, raw = kept_file(base).read_bytes()[:16], kept.read(base, STORE) or b""
    code, files_kept = msgspec.msgpack.decode(raw)
    rows = {path: msgspec.msgpack.encode(row) for path, row in files_kept.items()}
    size, changed, _, owner, _, fingerprint, problems = files_kept[PARRY.as_posix()]
    head = msgspec.msgpack.encode([size, changed, kind, owner])[1:]
    rows[PARRY.as_posix()] = b"\x97" + head + content + msgspec.msgpack.encode([fingerprint, problems])[1:]
    damaged = msgspec.msgpack.encode([code, {path: msgspec.Raw(row) for path, row in rows.items()}])
    kept_file(base).write_bytes(seal + damaged)
    compiled.clear()
    assert load(base) == expected
    assert PARRY.as_posix() in compiled


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=20)
@given(st.data())
def test_a_damaged_store_never_stops_reading(base: Path, data: st.DataObject) -> None:
    load(base)
    damaged = bytearray(kept_file(base).read_bytes())
    for place in data.draw(st.lists(st.integers(0, len(damaged) - 1), min_size=1, max_size=5)):
        damaged[place] = data.draw(st.integers(0, 255))
    kept_file(base).write_bytes(damaged)
    assert load(base).records
    kept_file(base).unlink()


def test_a_store_of_an_older_content_is_not_trusted(base: Path) -> None:
    load(base)
    old = kept_file(base).read_bytes()
    edit(base / PARRY, "Parrying a second Attack", "Parrying again")
    load(base)
    kept_file(base).write_bytes(old)
    assert title(load(base)) == "Parrying again: what it costs"


def test_a_change_of_the_same_size_whose_time_is_set_back_is_seen(base: Path) -> None:
    load(base)
    before = (base / PARRY).stat()
    edit(base / PARRY, "second Attack", "futile Attack")
    os.utime(base / PARRY, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert (base / PARRY).stat().st_size == before.st_size
    assert title(load(base)) == "Parrying a futile Attack: what it costs"


def test_a_change_within_the_grain_of_the_clock_is_seen(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that was new, as far as the clock tells, when it was read, may have changed again since."""
    changed = 1_700_000_000_000_000_000
    clock = itertools.count(changed + 1_000_000, AN_HOUR_NS)
    monkeypatch.undo()
    monkeypatch.setattr(store, "_changed_ns", lambda _: changed)
    monkeypatch.setattr(store, "time", SimpleNamespace(time_ns=lambda: next(clock)))
    load(base)
    edit(base / PARRY, "second Attack", "futile Attack")
    assert title(load(base)) == "Parrying a futile Attack: what it costs"


def test_a_file_that_changes_while_it_is_compiled_is_compiled_again(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_file = compiler.compile_file

    def slow(raw: bytes, path: str) -> object:
        outcome = compile_file(raw, path)
        if path == PARRY.as_posix():
            edit(base / PARRY, "Parrying a second", "Parrying one more")
        return outcome

    with monkeypatch.context() as patched:
        patched.setattr(compiler, "compile_file", slow)
        assert title(load(base)) == "Parrying a second Attack: what it costs"
    assert title(load(base)) == "Parrying one more Attack: what it costs"


def test_faulty_files_keep_their_problems(base: Path, compiled: list[str]) -> None:
    edit(base / PARRY, "answer: how-much", "answer: how-mch")
    (base / "heroes/zz-rival.yml").write_text("id: 'zz-rival\n", encoding="utf-8")
    (base / "heroes/zz-alone.ru.yml").write_text("id: zz-alone\n", encoding="utf-8")
    first = load(base)
    assert [(problem.path, problem.line, problem.rule) for problem in first.problems] == [
        ("heroes/zz-alone.ru.yml", 1, "no-record"),
        ("heroes/zz-rival.yml", 1, "yaml"),
        (PARRY.as_posix(), 10, "wrong-value"),
        (PARRY.as_posix(), 16, "wrong-value"),
    ]
    assert first.broken == {"zz-rival"}
    compiled.clear()
    assert load(base) == first
    assert compiled == []


def test_a_duplicate_id_is_a_problem_and_the_first_file_counts(base: Path) -> None:
    shutil.copy(base / "heroes/zz-rival.yml", base / "rulings/zz-rival.yml")
    shutil.copy(base / "heroes/zz-rival.ru.yml", base / "rulings/zz-rival.ru.yml")
    edit(base / "rulings/zz-rival.yml", "name: Rival", "name: Other")
    library = load(base)
    assert [(problem.path, problem.rule) for problem in library.problems] == [
        ("heroes/zz-rival.yml", "duplicate-id")
    ]
    assert "rulings/zz-rival.yml" in library.problems[0].message
    assert library.paths["hero:zz-rival"] == "rulings/zz-rival.yml"
    assert library.name("hero:zz-rival", "en").text == "Other"


def test_what_cannot_be_read_is_a_problem_of_that_file(base: Path) -> None:
    (base / "heroes/zz-nowhere.yml").symlink_to("zz-nothing.yml")
    os.mkfifo(base / "heroes/zz-pipe.yml")
    (base / "heroes/zz-folder.yml").mkdir()
    (base / os.fsdecode(b"heroes/zz-\xff.yml")).write_text("id: zz\n", encoding="utf-8")
    (base / "heroes/zz-old.yaml").write_text("id: zz-old\n", encoding="utf-8")
    library = load(base)
    assert [(problem.path, problem.rule) for problem in library.problems] == [
        ("heroes/zz-nowhere.yml", "unreadable"),
        ("heroes/zz-old.yaml", "file-name"),
        ("heroes/zz-pipe.yml", "unreadable"),
        ("heroes/zz-\ufffd.yml", "unreadable"),
    ]
    assert load(base) == library


def test_the_files_of_editors_are_passed_over(base: Path) -> None:
    expected = load(base)
    (base / "heroes/.#zz-rival.yml").symlink_to("somebody@somewhere.1")
    (base / "heroes/._zz-rival.yml").write_bytes(b"\x00")
    (base / "heroes/zz-rival.yml~").write_text("x", encoding="utf-8")
    (base / "heroes/.git").mkdir()
    (base / "heroes/.git/zz.yml").write_text("x", encoding="utf-8")
    assert load(base) == expected


@pytest.mark.parametrize("in_the_way", ["a file", "a folder"])
def test_a_place_that_cannot_be_written_to_costs_only_time(base: Path, in_the_way: str) -> None:
    if in_the_way == "a file":
        (base / ".svod").write_text("", encoding="utf-8")
    else:
        kept_file(base).mkdir(parents=True)
        (kept_file(base) / "x").touch()
    assert load(base).records
    assert load(base).problems == ()
    if in_the_way == "a folder":
        assert [path.name for path in (base / ".svod").iterdir()] == [STORE]


def test_a_read_only_base_is_read(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Read-only file system")

    monkeypatch.setattr(Path, "mkdir", refused)
    assert load(base).records
    assert not (base / ".svod").exists()


def loads(root: str) -> int:
    """How many records five readings find, in a process of its own."""
    store._SETTLED_NS = -AN_HOUR_NS  # noqa: SLF001  # as for every test here; a new process has the real time
    return sum(len(load(Path(root)).records) for _ in range(5))


def test_processes_at_once_do_not_disturb_each_other(base: Path) -> None:
    count = len(load(base).records)
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        for _ in range(2):
            kept_file(base).unlink()
            assert pool.map(loads, [str(base)] * 4, chunksize=1) == [5 * count] * 4
        pool.close()
        pool.join()
    assert [path.name for path in (base / ".svod").iterdir()] == [STORE]


def test_the_root_is_found_from_inside(base: Path, tmp_path: Path) -> None:
    assert find_root(base) == base
    assert find_root(base / "rulings/zz-hero") == base
    assert find_root(tmp_path) is None
    (base / "heroes").rename(base / "heros")
    assert find_root(base) is None


def test_an_empty_base_is_empty(tmp_path: Path) -> None:
    library = load(tmp_path)
    assert (library.records, library.tables, library.problems) == ({}, {}, ())


def test_records_stand_in_the_order_of_kinds_and_ids(base: Path) -> None:
    records = list(load(base).records)
    assert records[:5] == [
        "zz-burn-reworded",
        "zz-duel-fees",
        "zz-parry-cost",
        "zz-riposte-timing",
        "zz-undated",
    ]
    assert records[-5:] == ["step:drp", "step:drp-1", "step:orp", "step:orp-4", "mode:zz-duel"]
