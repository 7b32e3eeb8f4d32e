from pathlib import Path

import pytest

from svod.records.library import Library
from svod.records.store import load
from svod.search.documents import Indexed
from svod.search.index_store import Index, index
from svod.search.lexicon import Lexicon
from svod.search.similar import ALL, main, proposals, similar
from svod.search.tables import Tables
from svod.search.weights import measures
from svod.search.whoosh_index import WhooshIndex, build
from tests.search.conftest import PLAIN, TODAY


def indexed(*titles: str, about: tuple[tuple[str, ...], ...] = ()) -> Index:
    """An index of documents zz-000, zz-001, … with these titles, in the order given."""
    concepts = about or ((),) * len(titles)
    documents = [
        Indexed(f"zz-{number:03}", title=(title,), about=concepts[number])
        for number, title in enumerate(titles)
    ]
    tables = Tables(Lexicon({}, 1), {}, {}, measures(len(titles)), ())
    return Index(WhooshIndex(build(documents, PLAIN)), tables)


def numbers(opened: Index, of: int) -> list[int]:
    return [near.number for near in similar(opened)[of]]


def test_the_document_that_shares_more_is_nearer() -> None:
    opened = indexed("keg barrel powder", "keg barrel fuse", "keg shield tower", "mirror")
    assert numbers(opened, 0) == [1, 2]
    assert numbers(opened, 3) == []


def test_a_rare_word_joins_more_than_a_frequent_one() -> None:
    opened = indexed("keg fuse", "keg mirror", "fuse tower", "keg crown", "keg spear")
    assert numbers(opened, 0)[0] == 2


def test_a_word_of_very_many_documents_joins_none() -> None:
    few, many = (indexed(*(f"keg own{number}" for number in range(count))) for count in (40, 60))
    assert numbers(few, 0)
    assert not any(similar(many))


def test_the_same_text_is_wholly_alike_and_ties_go_by_number() -> None:
    opened = indexed("keg barrel", "keg barrel", "keg barrel", "mirror", "tower", "crown")
    assert similar(opened)[1] == ((0, ALL), (2, ALL))
    assert similar(opened, most=1)[1] == ((0, ALL),)


def test_what_records_speak_of_joins_them_too() -> None:
    opened = indexed("keg", "mirror", "tower", about=(("zz-002",), ("zz-002",), ()))
    assert numbers(opened, 0) == [1]


def test_likeness_is_the_same_from_both_sides(library: Library) -> None:
    around = similar(index(library, None, "en", TODAY), most=1000)
    pairs = {(one, near.number): near.likeness for one, each in enumerate(around) for near in each}
    assert pairs
    assert all(pairs[other, one] == likeness for (one, other), likeness in pairs.items())
    assert all(0 < likeness <= ALL for likeness in pairs.values())


def test_pairs_are_proposed_once_and_only_rules(library: Library) -> None:
    found = proposals(library, index(library, None, "en", TODAY))
    pairs = [(each.first, each.second) for each in found]
    assert ("zz-burn-reworded", "zz-erratum-feint") in pairs
    assert len({frozenset(pair) for pair in pairs}) == len(pairs)
    assert [each.likeness for each in found] == sorted((each.likeness for each in found), reverse=True)
    kinds = {library.records[hit_id].kind for pair in pairs for hit_id in pair}
    assert kinds.isdisjoint({"about", "status", "hero", "card", "component", "step", "mode"})


def test_records_that_are_related_are_not_proposed_any_more(base: Path) -> None:
    path = base / "rulings/zz-hero/zz-burn-reworded.yml"
    related = 'related:\n  - {key: rel, to: zz-erratum-feint, reason: "The erratum."}\n'
    written = path.read_text(encoding="utf-8")
    assert "related:" not in written
    path.write_text(written + related, encoding="utf-8")
    library = load(base)
    found = proposals(library, index(library, None, "en", TODAY))
    assert found
    assert {"zz-burn-reworded", "zz-erratum-feint"} not in [{each.first, each.second} for each in found]


def test_the_proposals_are_printed(
    base: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(base)
    main()
    lines = capsys.readouterr().out.splitlines()
    assert lines
    assert all(len(line.split("\t")) == 3 for line in lines)
    assert int(lines[0].split("\t")[0]) >= int(lines[-1].split("\t")[0])
