from pathlib import Path

from svod.checks.run import run
from svod.records.kinds import Ruling
from svod.records.problem import Level
from svod.records.store import load
from tests.bench.made_base import make


def made(base: Path, folder: Path, seed: int) -> dict[str, bytes]:
    folder.mkdir()
    make(base, folder, rulings=12, seed=seed)
    return {path.name: path.read_bytes() for path in (folder / "rulings" / "made").iterdir()}


def errors(root: Path) -> set[str]:
    return {problem.rule for problem in run(root, load(root)) if problem.level is Level.ERROR}


def test_it_has_so_many_rulings_and_no_new_sort_of_error(base: Path, tmp_path: Path) -> None:
    files = made(base, tmp_path / "made", seed=1)
    library = load(tmp_path / "made")
    rulings = library.of(Ruling)
    assert len(rulings) == 12
    assert len(files) == 2 * (12 - len(load(base).of(Ruling)))
    assert errors(tmp_path / "made") <= errors(base)


def test_the_same_seed_gives_the_same_base(base: Path, tmp_path: Path) -> None:
    first, again, other = (made(base, tmp_path / name, seed) for name, seed in (("a", 1), ("b", 1), ("c", 2)))
    assert first == again
    assert first != other
