import datetime as dt

import pytest

from tests.pages.desk import Desk
from tests.pages.html import Node, parse


def page(desk: Desk, record: str, lang: str = "en", day: dt.date = dt.date(2026, 2, 1)) -> Node:
    return parse(desk.body(f"rulings/{record}/", lang, day))


def order(tree: Node, *classes: str) -> list[str]:
    """The classes in the order in which their first elements stand on the page."""
    every = tree.all()
    places = {name: every.index(tree.all(class_=name)[0]) for name in classes}
    return sorted(places, key=lambda name: places[name])


def test_with_one_part_the_decision_comes_first_then_what_a_judge_quotes(desk: Desk) -> None:
    tree = page(desk, "zz-riposte-timing")
    assert order(tree, "svod-source", "svod-decision__text", "svod-states", "svod-edition", "svod-badge") == [
        "svod-badge",
        "svod-decision__text",
        "svod-states",
        "svod-source",
        "svod-edition",
    ]
    assert tree.all(class_="svod-strip") == []


def test_with_several_parts_all_badges_come_first(desk: Desk) -> None:
    tree = page(desk, "zz-parry-cost")
    badges = [badge.text for badge in tree.one(class_="svod-strip").all(class_="svod-badge")]
    assert badges == ["1 CP", "No"]
    assert order(tree, "svod-source", "svod-decision", "svod-strip") == [
        "svod-strip",
        "svod-source",
        "svod-decision",
    ]


def test_source_date_and_edition_are_quoted(desk: Desk) -> None:
    tree = page(desk, "zz-parry-cost")
    assert tree.one(class_="svod-source").text == (
        "Source Discord, channel of questions, 29 October 2024 1 March 2025 (updated)"
    )
    assert tree.one(class_="svod-edition").text == "By the edition of 15 January 2026"
    assert tree.one(class_="svod-quote").text == "Number R101"


def test_what_the_sources_do_not_give_is_said(desk: Desk, own_desk: Desk) -> None:
    tree = page(desk, "zz-undated")
    assert tree.one(class_="svod-source").text == (
        "Source channel not given, date not stated in our sources · community, not official"
    )
    own_desk.replace(
        "rulings/reference/zz-clarification.yml", "sources: [{channel: document, authority: officiant}]\n", ""
    )
    rule = parse(own_desk.body("rules/zz-clarification/", "en"))
    assert rule.one(class_="svod-source").text == "Source not stated in our sources"


def test_a_question_has_no_source_to_be_missed(desk: Desk) -> None:
    assert parse(desk.body("questions/", "en")).all(class_="svod-source") == []


def test_steps_of_an_example_are_linked_and_named(desk: Desk) -> None:
    tree = page(desk, "zz-parry-cost", "ru")
    steps = [
        each.one("a") for each in tree.one("section", class_="svod-example").all("span", class_="svod-step")
    ]
    assert [(step.text, step.attributes["href"]) for step in steps] == [
        ("Шаг 4 фазы броска нападения", "../../steps/orp-4/"),
        ("Шаг 1 фазы броска защиты", "../../steps/drp-1/"),
    ]


def test_points_keep_their_printed_labels_and_anchors(desk: Desk) -> None:
    tree = page(desk, "zz-parry-cost")
    labels = [(label.text, label.attributes["href"]) for label in tree.all("a", class_="svod-label")]
    assert labels == [("1", "#p-1"), ("a", "#p-1a"), ("b", "#p-1b"), ("5", "#p-4.5")]
    assert all(tree.one(id=href.removeprefix("#")).tag == "li" for _, href in labels if href)


def test_about_this_stands_apart_from_mentions_this(desk: Desk) -> None:
    tree = parse(desk.body("terms/zz-term-parry/", "en"))
    assert [heading.text for heading in tree.all("h2")][-1] == "Mentions this"
    assert tree.all(id="s-about-this") == []
    tree = parse(desk.body("lists/zz-list-swords/", "en"))
    assert tree.one(id="zz-list-entry").text == "The Rival's dagger"
    assert tree.all(id="s-about-this") == []


def test_where_the_decision_changed_english_comes_first_and_the_russian_is_folded(own_desk: Desk) -> None:
    path = "rulings/zz-hero/zz-riposte-timing.yml"
    russian = page(own_desk, "zz-riposte-timing", "ru").one("p", class_="svod-decision__text").text
    own_desk.replace(path, "Riposte is played in DRP 1.", "Riposte is never played.")
    tree = page(own_desk, "zz-riposte-timing", "ru")
    english = tree.one("p", class_="svod-decision__text").one("span")
    assert (english.text, english.lang) == ("Riposte is never played.", "en")
    folded = tree.one("div", class_="svod-decision").one("details", class_="svod-behind--decision-changed")
    assert folded.one("summary").text == "перевод устарел: решение изменилось"
    assert folded.all("p")[0].text == f"Прежний перевод: {russian}"
    assert folded.one("del").text == "in DRP 1"
    assert (folded.one("ins").text, folded.one("ins").lang) == ("never", "en")
    assert order(tree, "svod-decision__text", "svod-behind") == ["svod-decision__text", "svod-behind"]
    assert page(own_desk, "zz-riposte-timing").all(class_="svod-behind") == []


def test_a_changed_badge_is_english_and_told_once_with_its_decision(own_desk: Desk) -> None:
    path = "rulings/zz-hero/zz-duel-fees.yml"
    today = dt.date(2025, 4, 30)
    own_desk.replace(
        path, "short: Yes, decision: A duel costs 1 CP.", "short: 2 CP, decision: A duel costs 2 CP."
    )
    tree = page(own_desk, "zz-duel-fees", "ru", today)
    assert tree.all(class_="svod-badge")[0].text == "Да · 2 CP"
    (folded,) = tree.all("details", class_="svod-behind")
    assert [strong.text for strong in folded.all("strong")] == [
        "Прежний перевод:",
        "Что изменилось в английском:",
    ] * 2
    own_desk.replace(path, "decision: A duel costs 2 CP.", "decision: A duel costs 1 CP.")
    tree = page(own_desk, "zz-duel-fees", "ru", today)
    assert tree.one("p", class_="svod-decision__text").text == "Дуэль стоит 1 БС."
    assert (
        tree.one("details", class_="svod-behind").one("summary").text == "перевод устарел: решение изменилось"
    )


@pytest.mark.parametrize(
    "old, new",
    [
        ('title: "Parrying a second Attack: what it costs"', "title: What parrying costs"),
        ("label: Otherwise", "label: Else"),
        ("situation: The Rival wants", "situation: The Rival tries"),
        ("The Rival cannot pay it.", "The Rival does not pay it."),
        ("title: Two Attacks", "title: Two of them"),
        ("The Rival attacks again.", "The Rival attacks once more."),
        ("in all.", "all in all."),
        ("The document prints 5 twice.", "The document prints 5 two times."),
        ("printing: First printing only", "printing: The first printing only"),
        ("reason: The answer to a Parry", "reason: What answers a Parry"),
        ("note: A turn has one price.", "note: A turn has a price."),
        ("The price is paid each time.", "The price is paid every time."),
    ],
)
def test_every_text_that_fell_behind_shows_how_the_english_changed(
    own_desk: Desk, old: str, new: str
) -> None:
    own_desk.replace("rulings/zz-hero/zz-parry-cost.yml", old, new)
    tree = page(own_desk, "zz-parry-cost", "ru")
    folded = tree.all("details", class_="svod-behind")
    assert len(folded) == 1
    assert len(folded[0].all("ins")) == 1
    assert page(own_desk, "zz-parry-cost", "en").all(class_="svod-behind") == []


def test_a_page_says_once_that_its_russian_is_not_proofread(own_desk: Desk) -> None:
    tree = page(own_desk, "zz-riposte-timing", "ru")
    line = tree.one(class_="svod-not-read")
    assert line.text == "Перевод не вычитан"
    assert line.one("a").attributes["href"] == "../../translation/"
    assert order(tree, "svod-edition", "svod-not-read", "svod-points") == [
        "svod-edition",
        "svod-not-read",
        "svod-points",
    ]
    assert page(own_desk, "zz-riposte-timing", "en").all(class_="svod-not-read") == []


def test_a_page_without_russian_is_english_and_says_so(own_desk: Desk) -> None:
    own_desk.write("rulings/zz-hero/zz-riposte-timing.ru.yml", "")
    tree = page(own_desk, "zz-riposte-timing", "ru")
    decision = tree.one("p", class_="svod-decision__text")
    assert decision.one("span").lang == "en"
    assert decision.one("small", class_="svod-mark").text == "нет перевода"


def test_both_texts_of_an_unknown_day_are_shown_and_marked(desk: Desk) -> None:
    tree = page(desk, "zz-riposte-timing", "en", dt.date(2025, 1, 1))
    ages = [age.text for age in tree.all("small", class_="svod-age")]
    assert ages == [
        "earlier text; ended on an unknown day",
        "later text; begins on an unknown day",
        "later text; begins on an unknown day",
    ]
    assert tree.all("del") == []
