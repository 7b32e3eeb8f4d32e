import functools
import itertools
import random
from pathlib import Path

import pytest
import snowballstemmer
from hypothesis import given
from hypothesis import strategies as st

from svod.text.stems import stem, stems
from svod.text.tokens import tokens
from tests.hostile import hostile
from tests.modules.letters import texts
from tests.modules.node import Node

ROOT = Path(__file__).parents[2]
MADE = 50_000
RU_STARTS = (
    "бочк верни слеп поглоща уклон карт пре раз ст я а еди быстр объ длинн сильн при вы мог подъ".split()
)
RU_SUFFIXES = (
    "а я е и о у ы ю й ь ё ев ов ие ье еи ии ами ями иями ей ией ий ой ам ем ием ом ям иям ах ях иях ию "
    "ью ия ья ее ое ые ими ыми ый им ым его ого ему ому их ых ею ою ую юю ая яя нн вш ивш ывш щ ющ ующ "
    "сь ся в ив ыв вши ивши ывши вшись ла ила ыла на ена ете ите йте ейте уйте ли или ыли уй л ил ыл н "
    "ен ло ило но ено нно ет ует ит ыт ют уют ят ны ены ть ить ыть ешь ишь ост ость ейш ейше т к р"
).split()
EN_STARTS = (
    "roll dic tok commun univers gener past inter sk y by excel proc succ agr h fl d' 'b bl iz o e st".split()
)
EN_SUFFIXES = (
    "s es ies ied ed ing eed edly ingly eedly sses ss us ' 's 's' y yed ying e l ll bb dd tt at bl iz "
    "ational tional enci anci abli entli izer ization ation ator alism aliti alli fulness ousli ousness "
    "iveness iviti biliti bli ogi logi ogist fulli lessli li ly alize icate iciti ical ful ness ative "
    "al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize sion tion ion a i o w x"
).split()


@functools.cache
def _words_of_the_base() -> list[str]:
    files = itertools.chain.from_iterable((ROOT / folder).rglob("*.yml") for folder in ("rulings", "heroes"))
    return sorted({token for file in files for token in tokens(file.read_text(encoding="utf-8"))})


def _made(starts: list[str], suffixes: list[str]) -> list[str]:
    draw = random.Random(7)  # noqa: S311  # no secret hangs on it
    return [
        draw.choice(starts) + "".join(draw.choices(suffixes, k=draw.randint(1, 4))) for _ in range(MADE // 2)
    ]


def test_every_word_of_the_base_has_the_same_stem(node: Node) -> None:
    words = _words_of_the_base()
    assert len(words) > 5_000
    found = node.each("stems.js", "stem", [(word,) for word in words])
    assert [word for word, own in zip(words, found, strict=True) if own != stem(word)] == []


@pytest.mark.parametrize(
    "language, starts, suffixes", [("Russian", RU_STARTS, RU_SUFFIXES), ("English", EN_STARTS, EN_SUFFIXES)]
)
def test_words_made_of_many_endings_have_the_same_stem(
    node: Node, language: str, starts: list[str], suffixes: list[str]
) -> None:
    words = _made(starts, suffixes)
    stemmer = snowballstemmer.stemmer(language.lower())
    found = node.each(f"{language.lower()}_stemmer.js", f"stem{language}", [(word,) for word in words])
    assert [word for word, own in zip(words, found, strict=True) if own != stemmer.stemWord(word)] == []


@hostile
@given(st.text("авеийлнмостушщьюяё", max_size=12), st.text("abdegilnorstuwxyz'", max_size=10))
def test_letters_in_any_order_have_the_same_stem(node: Node, russian: str, english: str) -> None:
    assert node.each("stems.js", "stem", [(russian,), (english,)]) == [stem(russian), stem(english)]


@hostile
@given(texts)
def test_any_text_has_the_same_stems(node: Node, text: str) -> None:
    assert node.call("stems.js", "stems", text) == stems(text)


@pytest.mark.parametrize(
    "token, expected",
    [
        ("слепоты", "слепот"),
        ("ещё", "ещ"),
        ("ейшенн", "ейшен"),
        ("rolled", "roll"),
        ("dying", "die"),
        ("inning", "inning"),
        ("skis", "ski"),
        ("exceed", "exceed"),
        ("added", "add"),
        ("'yes's'", "yes"),
        ("y", "y"),
        ("drp-1", "drp-1"),
        ("кнopka", "кнopka"),
        ("а" * 41, "а" * 41),
        ("", ""),
    ],
)
def test_awkward_words(node: Node, token: str, expected: str) -> None:
    assert node.call("stems.js", "stem", token) == stem(token) == expected
