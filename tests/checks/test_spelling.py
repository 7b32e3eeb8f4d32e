from pathlib import Path

import pytest

import svod.text.spelling
from svod.checks.spelling import Spelling
from svod.records import kept


def test_what_the_dictionary_says() -> None:
    spelling = Spelling(None)
    assert [spelling.is_word(word) for word in ("бочкой", "еще", "демедж")] == [True, True, False]
    assert [spelling.with_yo(word) for word in ("еще", "ещё", "все", "демедж")] == ["ещё", None, None, None]


def test_words_asked_before_do_not_load_the_dictionary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Spelling(tmp_path)
    words = ("бочка", "еще", "демедж")
    said = [(first.is_word(word), first.with_yo(word)) for word in words]
    first.keep()
    monkeypatch.setattr(svod.text.spelling, "spellings", lambda word: pytest.fail(f"{word} is looked up"))
    again = Spelling(tmp_path)
    assert [(again.is_word(word), again.with_yo(word)) for word in words] == said


def test_new_words_are_kept_with_the_old_ones(tmp_path: Path) -> None:
    for word in ("бочка", "кубик"):
        spelling = Spelling(tmp_path)
        assert spelling.is_word(word)
        spelling.keep()
    raw = kept.read(tmp_path, "words") or b""
    assert "бочка".encode() in raw
    assert "кубик".encode() in raw


@pytest.mark.parametrize("damage", [b"", b"\xc1", b"\x92\xc4\x01x\x91\x80"])
def test_a_broken_file_is_ignored(tmp_path: Path, damage: bytes) -> None:
    kept.write(tmp_path, "words", damage)
    spelling = Spelling(tmp_path)
    assert spelling.with_yo("елка") == "ёлка"
