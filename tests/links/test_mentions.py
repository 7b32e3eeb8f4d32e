import sys

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from svod.links.context import Context
from svod.links.lexicon import Lexicon
from svod.links.mentions import Mention, mentions
from svod.text.markup import OPAQUE
from tests.hostile import hostile
from tests.links.small_library import NOWHERE, fields, found


@pytest.mark.parametrize(
    "text, expected",
    [
        ("на Монаха лёг Источник", [("Монаха", "hero:monk"), ("Источник", "status:source")]),
        ("две Пороховые бочки, 5 Бочек", [("Пороховые бочки", "status:keg"), ("Бочек", "status:keg")]),
        ("с Нирой и без Ниры", [("Нирой", "status:nyra"), ("Ниры", "status:nyra")]),
        ("он потратил Связь с Нирой", [("Связь с Нирой", "status:bond")]),
        ("Человека-паука", [("Человека-паука", "hero:spider")]),
        ("у пороховой бочки, у монаха", []),
        ("two Powder Kegs, a Keg", [("Powder Kegs", "status:keg"), ("Keg", "status:keg")]),
        ("two Bags of Tricks", [("Bags of Tricks", "status:bags")]),
        ("was Blinded by a Blind", [("Blinded", "status:blind"), ("Blind", "status:blind")]),
        ("for Nyra's Bond", [("Nyra's Bond", "status:bond")]),
        ("for Nyra’s health", [("Nyra", "status:nyra")]),
        ("a powder keg, a Powder keg", []),
        (
            "Miles: Spider-Man or Spider-Man",
            [("Miles: Spider-Man", "hero:spider"), ("Spider-Man", "hero:spider")],
        ),
        ("Miles Spider-Man", [("Miles Spider-Man", "hero:spider")]),
        ("play Not Now! now", [("Not Now!", "card:not-now")]),
        ("play NN or Nn", [("NN", "card:not-now")]),
        ("в ФБЗ 1 и ФБП", [("ФБЗ 1", "step:drp-1"), ("ФБП", "step:trp")]),
        ("ORP 1 or 2, DRP 7", [("ORP 1", "step:orp-1"), ("2", "step:orp-2")]),
        ("in the Offensive Roll Phase", []),
        ("step 1 of the Defensive Roll Phase", [("step 1 of the Defensive Roll Phase", "step:drp-1")]),
        ("играют 1v1, 1 на 1", [("1v1", "mode:one"), ("1 на 1", "mode:one")]),
        ("the stare, Взгляд, Smoky", []),
        ("русское Powder Keg", [("Powder Keg", "status:keg")]),
        ("the Freezer (rules card)", [("Freezer (rules card)", "card:freezer")]),
        ("the Freezer (rules)", [("Freezer", "component:freezer")]),
        ("", []),
    ],
)
def test_names_in_any_form(text: str, expected: list[tuple[str, ...]], small: Lexicon) -> None:
    assert found(text, small) == expected


@pytest.mark.parametrize(
    "text, expected",
    [
        ("он взял Powder. Keg остался", []),
        ("a Powder, Keg", [("Keg", "status:keg")]),
        ("a Powder  Keg", [("Keg", "status:keg")]),
        ("снята Связь. С Нирой", [("Нирой", "status:nyra")]),
        ("снята Пороховая\n\nбочка", []),
        ("is Nyra's, Bond", [("Nyra", "status:nyra")]),
        (f"Miles{OPAQUE} Spider-Man", [("Spider-Man", "hero:spider")]),
    ],
)
def test_a_name_ends_with_its_sentence(text: str, expected: list[tuple[str, ...]], small: Lexicon) -> None:
    assert found(text, small) == expected


def test_the_fields_decide_then_the_hero_then_quotes(small: Lexicon) -> None:
    text = "взяли Wing и «Крыло», потом Крыло"
    both = ("card:wing", "component:wing")
    assert found(text, small) == [("Wing", *both), ("Крыло", "card:wing"), ("Крыло", "component:wing")]
    named = fields("component:wing")
    assert [hits for _, *hits in found(text, small, named)] == [["component:wing"]] * 3
    of_the_hero = fields("hero:huntress")
    assert [hits for _, *hits in found(text, small, of_the_hero)] == [["card:wing"]] * 3


def test_a_hero_in_the_text_decides_if_nothing_else_does(small: Lexicon) -> None:
    assert found("the Monk has a Wing", small)[1] == ("Wing", "component:wing")
    assert found("the Monk and the Huntress have a Wing", small)[2] == ("Wing", "card:wing", "component:wing")


def test_a_sign_decides_before_all_and_its_lack_after_the_fields(small: Lexicon) -> None:
    card, status = ("Twin!", "card:twin"), ("Twin", "status:twin")
    assert found("a Twin! here, a Twin there", small) == [card, status]
    assert found("a Twin! here, a Twin there", small, fields("status:twin")) == [card, status]
    assert found("a Twin! here, a Twin there", small, fields("card:twin")) == [card, ("Twin", "card:twin")]


def test_what_stays_ambiguous_names_all(small: Lexicon) -> None:
    both = ("ability:monk.hack-2", "card:hack-2")
    assert found("after Hack II", small) == [("Hack II", *both)]
    assert found("after Hack II", small, fields("hero:monk")) == [("Hack II", *both)]
    assert found("after Hack II", small, fields("card:hack-2")) == [("Hack II", "card:hack-2")]


def test_the_record_itself_is_found(small: Lexicon) -> None:
    own = fields(own=("status:nyra",))
    assert found("with Nyra's Bond, Nyra", small, own) == [
        ("Nyra's Bond", "status:bond"),
        ("Nyra", "status:nyra"),
    ]


PIECES = """
Монах Монаха Нирой Ниры Связь с Нирой Пороховая бочки Бочек Перенос! Перенос Взлом II Крыло Под прицелом
Не сейчас! Один на один Nyra's Bond Nyra Powder Kegs Blinded Not Now! NN Hack Wing The Freezer
(rules card) Duel Miles: Spider-Man ФБЗ 1–6 DRP step 4
ORP 1 or 2 и или , . ! ? « » " ' „ — - : ( ) А Б 7 of the is снимается не
""".split()
TEXTS = (
    st.lists(st.sampled_from([*PIECES, " ", " ", " ", "\n", "\u00a0", "\ufffc", "\u0301"])).map("".join)
    | st.text()
)
CONTEXTS = st.sampled_from(
    [
        NOWHERE,
        fields("hero:monk", "card:carry"),
        fields("component:wing", keywords=("transfer",), own=("hero:monk",)),
    ]
)


@hostile
@given(text=TEXTS, context=CONTEXTS)
def test_mentions_lie_one_after_another_within_any_text(text: str, context: Context, small: Lexicon) -> None:
    end = 0
    for mention in mentions(text, small, context):
        assert end <= mention.start < mention.end <= len(text)
        assert mention.hit_ids == tuple(sorted(set(mention.hit_ids))) != ()
        end = mention.end


@hostile
@given(text=TEXTS, context=CONTEXTS)
def test_a_lexicon_that_was_kept_finds_the_same(text: str, context: Context, small: Lexicon) -> None:
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(small), type=Lexicon)
    assert mentions(text, again, context) == mentions(text, small, context)


@hostile
@given(text=TEXTS, context=CONTEXTS)
def test_plain_words_before_and_after_change_nothing(text: str, context: Context, small: Lexicon) -> None:
    def within(before: str, after: str) -> list[Mention]:
        return [
            Mention(each.start - len(before), each.end - len(before), each.hit_ids)
            for each in mentions(before + text + after, small, context)
        ]

    once = within("вот. ", " . вот")
    assert within("то и другое. ", " . вот") == once
    assert within("вот. ", " . и так далее, без конца") == once


@pytest.mark.parametrize(
    "piece",
    [
        "А",
        "Нира ",
        "«Бочка, ",
        "Blind, ",
        "Перенос и ",
        "Powder ",
        "ФБЗ 1, ",
        "step 1, ",
        "Nyra's",
        "'",
        "- ",
        "1-",
        "ФБЗ 1–",
        "Слепота\n",
        "Miles: ",
    ],
)
def test_work_grows_as_the_text_does(piece: str, small: Lexicon) -> None:
    def work(times: int) -> int:
        calls = 0

        def count(_frame: object, event: str, _argument: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        sys.setprofile(count)
        try:
            mentions(piece * times, small, NOWHERE)
        finally:
            sys.setprofile(None)
        return calls

    work(10)  # what is made once is made now
    assert work(400) <= 2.2 * work(200)
    many = mentions(piece * 20_000, small, NOWHERE)  # with quadratic work of an expression minutes
    assert many == sorted(many)
