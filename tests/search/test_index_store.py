import datetime as dt
from pathlib import Path

import pytest

from svod.records.library import Library
from svod.records.store import load
from svod.search import index_store
from svod.search.whoosh_index import WhooshIndex, build
from tests.search.conftest import TODAY


def index(library: Library, root: Path | None, lang: str, day: dt.date) -> WhooshIndex:
    return index_store.index(library, root, lang, day).whoosh


def kept(base: Path) -> Path:
    return base / ".svod" / "index-en"


def texts(found: WhooshIndex) -> bool:
    return found.knows("parri")


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one whenever an index is built."""
    counted: list[int] = []

    def counting(*made_from: object) -> dict[str, bytes]:
        counted.append(1)
        return build(*made_from)  # type: ignore[arg-type]

    monkeypatch.setattr("svod.search.index_store.build", counting)
    return counted


def test_an_index_is_built_once(base: Path, built: list[int]) -> None:
    library = load(base)
    first, second = (index(library, base, "en", TODAY) for _ in range(2))
    assert len(built) == 1
    assert first.count == second.count
    assert first.vocabulary == second.vocabulary
    assert [path.name for path in (base / ".svod").iterdir() if "index" in path.name] == ["index-en"]


def test_each_language_has_its_own(base: Path, built: list[int]) -> None:
    library = load(base)
    assert index(library, base, "en", TODAY).knows("announc")
    assert not index(library, base, "ru", TODAY).knows("announc")
    assert len(built) == 2


def test_a_change_of_content_builds_it_anew(base: Path, built: list[int]) -> None:
    index(load(base), base, "en", TODAY)
    path = base / "rulings/reference/zz-golden-rule.yml"
    path.write_text(path.read_text(encoding="utf-8").replace("wins over", "trumps"), encoding="utf-8")
    assert index(load(base), base, "en", TODAY).knows("trump")
    assert len(built) == 2


def test_a_change_of_code_builds_it_anew(
    base: Path, built: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    library = load(base)
    index(library, base, "en", TODAY)
    monkeypatch.setattr("importlib.metadata.version", lambda name: f"{name} of tomorrow")
    index(library, base, "en", TODAY)
    assert len(built) == 2


def test_it_holds_between_two_days_of_change(base: Path, built: list[int]) -> None:
    library = load(base)
    index(library, base, "en", TODAY)
    index(library, base, "en", TODAY + dt.timedelta(days=400))
    assert len(built) == 1
    assert index(library, base, "en", dt.date(2025, 2, 28)).knows("each")
    assert index(library, base, "en", dt.date(2025, 3, 1)).knows("further")
    assert len(built) == 3


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "text"])
def test_a_damaged_one_is_built_anew(base: Path, built: list[int], damage: str) -> None:
    library = load(base)
    whole = index(library, base, "en", TODAY).count
    raw = kept(base).read_bytes()
    middle = len(raw) // 2
    damaged = {
        "cut": raw[:middle],
        "flip": raw[:middle] + bytes([raw[middle] ^ 1]) + raw[middle + 1 :],
        "empty": b"",
        "text": b"no index",
    }
    kept(base).write_bytes(damaged[damage])
    assert index(library, base, "en", TODAY).count == whole
    assert len(built) == 2
    index(library, base, "en", TODAY)
    assert len(built) == 2


def test_a_place_that_cannot_be_written_costs_only_time(base: Path) -> None:
    (base / ".svod").mkdir(exist_ok=True)
    kept(base).mkdir()
    assert texts(index(load(base), base, "en", TODAY))
    assert [path.name for path in (base / ".svod").iterdir() if path.name.startswith("index-en")] == [
        "index-en"
    ]


def test_without_a_folder_nothing_is_kept(base: Path) -> None:
    assert texts(index(load(base), None, "en", TODAY))
    assert not kept(base).exists()
