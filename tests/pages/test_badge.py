import datetime as dt

from svod.pages.badge import Badge, badge, labelled_badges
from tests.pages.desk import Desk


def words(
    labelled: tuple[tuple[str | None, Badge], ...],
) -> list[tuple[str | None, str, str | None, str | None]]:
    return [(label, one.answer, one.word, one.short.text if one.short else None) for label, one in labelled]


def test_each_part_has_its_own_badge(desk: Desk) -> None:
    context = desk.context("ru")
    found = labelled_badges(context, desk.library.records["zz-parry-cost"])
    assert words(found) == [("1", "how-much", None, "1 БС"), ("2", "no", None, "Нет")]


def test_a_badge_follows_the_day(desk: Desk) -> None:
    context = desk.context("en", dt.date(2024, 12, 1))
    found = labelled_badges(context, desk.library.records["zz-parry-cost"])
    assert words(found) == [("1", "how-much", None, "2 CP"), ("2", "no", None, "No")]


def test_one_part_needs_no_label(desk: Desk) -> None:
    found = labelled_badges(desk.context("en"), desk.library.records["zz-riposte-timing"])
    assert words(found) == [(None, "when", None, "DRP 1")]


def test_nothing_that_holds_gives_no_badge(desk: Desk) -> None:
    assert labelled_badges(desk.context("en"), desk.library.records["zz-duel-fees"]) == ()


def test_a_definition_has_no_badge(desk: Desk) -> None:
    assert labelled_badges(desk.context("en"), desk.library.records["zz-term-parry"]) == ()


def test_parts_that_agree_share_one_badge(own_desk: Desk) -> None:
    own_desk.replace(
        "rulings/zz-hero/zz-undated.yml", "answer: which, short: The oldest", "answer: no, short: No"
    )
    found = labelled_badges(own_desk.context("en"), own_desk.library.records["zz-undated"])
    assert words(found) == [(None, "no", None, "No")]


def test_yes_and_no_are_said_in_words_beside_a_short_text(own_desk: Desk) -> None:
    own_desk.replace(
        "rulings/zz-hero/zz-undated.yml", "short: No, decision: Four", "short: 1 CP, decision: Four"
    )
    context = own_desk.context("en")
    record = own_desk.library.records["zz-undated"]
    shown = badge(context, record, context.held(record).parts[1].piece)
    assert shown
    assert (shown.answer, shown.word) == ("no", "No")


def test_an_answer_without_a_short_text_is_the_badge(own_desk: Desk) -> None:
    own_desk.replace("rulings/zz-hero/zz-undated.yml", "short: No, ", "")
    own_desk.replace(
        "rulings/zz-hero/zz-undated.ru.yml", "  part/late/short:\n    ru: Нет\n    from: No\n", ""
    )
    found = labelled_badges(own_desk.context("en"), own_desk.library.records["zz-undated"])
    assert words(found)[1] == ("2", "no", "No", None)
