import dataclasses
from pathlib import Path

import pytest

from svod.checks import term_writings
from svod.checks.term_base import TermBase
from svod.checks.terms import Terms
from svod.records.library import Library
from tests.checks.small_speech import library, terms


def test_words_that_sound_like_english_ones() -> None:
    close, loose = terms().sounding_like("трансфера")
    assert "transfer" in loose
    assert set(close) <= set(loose)
    assert terms().sounding_like("кубик") == ((), ())


def test_a_word_of_a_russian_name_sounds_like_none() -> None:
    assert terms().sounding_like("монах") == ((), ())


@pytest.fixture
def rooted(tmp_path: Path) -> Library:
    return dataclasses.replace(library(), root=tmp_path)


def test_terms_are_made_once_for_a_key(rooted: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Library] = []
    usual = term_writings.term_base

    def counted(of: Library) -> TermBase:
        made.append(of)
        return usual(of)

    monkeypatch.setattr(term_writings, "term_base", counted)

    first = Terms(rooted, b"one").base
    assert Terms(rooted, b"one").base.terms == first.terms
    assert len(made) == 1

    assert Terms(rooted, b"two").base.terms == first.terms
    assert len(made) == 2


@pytest.mark.parametrize("damage", [b"", b"zz", b"\x93"])
def test_a_broken_file_is_made_anew(rooted: Library, tmp_path: Path, damage: bytes) -> None:
    first = Terms(rooted, b"one").base
    (tmp_path / ".svod" / "terms").write_bytes(damage)
    assert Terms(rooted, b"one").base.terms == first.terms
