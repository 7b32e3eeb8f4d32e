"""Nothing that people may have linked to vanishes."""

from pathlib import Path

import pytest

from tests.site.published import LIST, ROOT, Addresses, addresses, published

ERRATUM = "rulings/reference/zz-erratum-feint"


@pytest.fixture(scope="module")
def today() -> Addresses:
    """The addresses of the site itself."""
    return addresses(ROOT)


def test_every_published_address_is_answered(today: Addresses) -> None:
    known = published()
    assert len(known) > 3_000
    assert sorted(address for address in known if not today.answers(address)) == []


def test_the_list_has_all_of_today(today: Addresses) -> None:
    missing = sorted(today.lasting - published())
    assert missing == [], "`make published` adds them"


def test_the_list_is_sorted() -> None:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    assert lines == sorted(set(lines))


def rename(base: Path, stem: str, to: str) -> None:
    """Give a record another id, with a tombstone for the old one."""
    for suffix in (".yml", ".ru.yml"):
        old = base / f"{stem}{suffix}"
        text = old.read_text(encoding="utf-8").replace(f"id: {old.name.split('.')[0]}", f"id: {to}")
        old.with_name(f"{to}{suffix}").write_text(text, encoding="utf-8")
        old.unlink()
    with (base / "rulings/tombstones.yml").open("a", encoding="utf-8") as tombstones:
        tombstones.write(f"  - {{key: {Path(stem).name}, to: [{to}], on: 2025-12-01, text: Renamed}}\n")


def lost(before: Addresses, base: Path) -> list[str]:
    after = addresses(base)
    return sorted(address for address in before.lasting if not after.answers(address))


def test_a_record_that_is_gone_is_missed_with_its_texts(base: Path) -> None:
    before = addresses(base)
    assert lost(before, base) == []
    for path in base.glob(f"{ERRATUM}*"):
        path.unlink()
    assert {"/errata/#zz-erratum-feint", "/errata/#zz-erratum-feint-p-main"} <= set(lost(before, base))
    assert [address for address in lost(before, base) if address.startswith("/r/")] == ["/r/112/"]


@pytest.mark.parametrize(
    "stem", [ERRATUM, "rulings/zz-hero/zz-riposte-timing", "rulings/reference/zz-list-entry"]
)
def test_a_record_that_was_renamed_is_still_found(base: Path, stem: str) -> None:
    before = addresses(base)
    rename(base, stem, "zz-new")
    assert lost(before, base) == []


@pytest.mark.parametrize("code", ["", ", code: R112"])
def test_a_record_that_became_part_of_another_is_found_with_its_code(base: Path, code: str) -> None:
    before = addresses(base)
    for path in base.glob(f"{ERRATUM}*"):
        path.unlink()
    row = "key: zz-erratum-feint, to: [zz-parry-cost], on: 2025-12-01, text: Merged"
    with (base / "rulings/tombstones.yml").open("a", encoding="utf-8") as tombstones:
        tombstones.write(f'  - {{{row}, address: "errata/#zz-erratum-feint"{code}}}\n')
    assert lost(before, base) == ([] if code else ["/r/112/"])
