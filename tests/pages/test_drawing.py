from pathlib import Path

from svod.records.russian import Read
from svod.records.store import load
from svod.translation.russian_file import rewrite
from svod.translation.stamp import accept
from tests.pages.desk import Desk
from tests.pages.html import parse

READ = Read(by="zz-reader", on="2026-02-02")


def proofread(base: Path, owner: str) -> None:
    library = load(base)
    texts = list(library.texts(owner))
    rewrite(base, library, owner, lambda russian: accept(russian, texts, None, READ))


def line(base: Path, address: str, lang: str = "ru") -> list[str]:
    body = Desk.of(base).body(address, lang)
    assert "not read" not in body
    return [node.text for node in parse(body).all(class_="svod-not-read")]


def test_a_page_says_once_that_its_russian_is_not_proofread_until_it_is(own_desk: Desk, base: Path) -> None:
    said = ["Перевод не вычитан"]
    list_page = "lists/zz-list-swords/"
    assert own_desk.body(list_page)
    assert line(base, list_page) == said
    proofread(base, "zz-list-swords")
    assert line(base, list_page) == said
    proofread(base, "zz-list-entry")
    assert line(base, list_page) == []


def test_pages_without_such_russian_do_not_say_so(own_desk: Desk, base: Path) -> None:
    assert own_desk.body("")
    for address in ("", "abbreviations/", "translation/"):
        assert line(base, address) == []
    for address in ("lists/zz-list-swords/", "changes/", "errata/", "heroes/zz-fencer/", "rulings/"):
        assert len(line(base, address)) == 1
        assert line(base, address, "en") == []
