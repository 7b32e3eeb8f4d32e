"""What the project promises: names are found with a precision of 98 % and a recall of 95 %."""

from functools import reduce
from operator import add
from pathlib import Path

import pytest

from svod.links.finder import Finder
from svod.links.lexicon import Lexicon
from svod.links.lookup import exists
from svod.records.library import Library
from svod.records.store import load
from tests.links.marked_sentences import LANGUAGES, Figures, figures, marked

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def records() -> Library:
    return load(ROOT)


@pytest.fixture(scope="module")
def lexicon(records: Library) -> Lexicon:
    return Finder(records).lexicon


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_found_as_people_mark_them(lang: str, lexicon: Lexicon) -> None:
    total = reduce(add, (figures(sentence, lexicon) for sentence in marked(lang)), Figures(0, 0, 0))
    assert total.precision >= 0.98
    assert total.recall >= 0.95


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hundred_sentences_are_marked_and_some_name_nothing(lang: str, records: Library) -> None:
    sentences = list(marked(lang))
    assert len(sentences) == len({sentence.text for sentence in sentences}) == 100
    assert 12 <= sum(not sentence.expected for sentence in sentences) <= 20
    named = {hit for sentence in sentences for mention in sentence.expected for hit in mention.hit_ids}
    assert [hit for hit in named if not exists(records, hit)] == []


def test_figures_by_hand() -> None:
    total = Figures(8, 2, 0) + Figures(0, 0, 8)
    assert (total.precision, total.recall) == (0.8, 0.5)
