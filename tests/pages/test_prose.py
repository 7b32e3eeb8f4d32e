import pytest

from svod.links.address import Address
from svod.pages.prose import relative
from svod.pages.words import Phrase
from svod.records.russian import Read, Unit
from svod.translation.state import State
from tests.pages.desk import Desk


@pytest.mark.parametrize(
    "here, there, way",
    [
        ("rulings/x/", Address("rulings/y/"), "../y/"),
        ("rulings/x/", Address("errata/", "z"), "../../errata/#z"),
        ("rulings/x/", Address("rulings/x/", "p-1"), "#p-1"),
        ("rulings/x/", Address("rulings/x/"), "./"),
        ("rulings/x/", Address(""), "../../"),
        ("", Address("heroes/a/"), "heroes/a/"),
        ("", Address(""), "./"),
    ],
)
def test_links_are_relative_to_the_page(here: str, there: Address, way: str) -> None:
    assert relative(here, there) == way


def test_a_written_link_leads_to_the_record_and_shows_its_name(desk: Desk) -> None:
    p = desk.prose("ru", "rulings/zz-parry-cost/")
    html = p.say(Phrase("см. [[zz-golden-rule]] и [[status:zz-burn|этот]]", "ru"))
    assert html == (
        'см. <a href="../../golden-rules/#zz-golden-rule">Карты главнее</a> и\u00a0'
        '<a href="../../statuses/zz-burn/">этот</a>'
    )


def test_a_written_link_that_leads_nowhere_is_text(desk: Desk) -> None:
    assert (
        desk.prose().say(Phrase("[[zz-nowhere|слово]] и [[zz-nowhere]]", "ru")) == "слово и\u00a0zz-nowhere"
    )


def test_names_in_a_text_lead_to_what_they_name_but_not_to_the_page_itself(desk: Desk) -> None:
    said = Phrase("лёг Ожог, разыгран «Финт»", "ru", owner="zz-parry-cost")
    feint = '«<a class="svod-name" href="../../cards/zz-feint/">Финт</a>»'
    burn = '<a class="svod-name" href="../../statuses/zz-burn/">Ожог</a>'
    assert desk.prose("ru").say(said) == f"лёг {burn}, разыгран {feint}"
    assert desk.prose("ru", "statuses/zz-burn/").say(said) == f"лёг Ожог, разыгран {feint}"
    assert desk.prose("ru").say(said, names=False) == desk.prose("ru").words(said) == said.text
    here = desk.prose("ru", "heroes/zz-fencer/")
    assert (
        here.say(Phrase("у Фехтовальщицы есть «Выпад»", "ru", owner="zz-parry-cost"))
        == "у\u00a0Фехтовальщицы есть «Выпад»"
    )


def test_html_in_a_text_is_shown_not_obeyed(desk: Desk) -> None:
    assert "<script>" not in desk.prose().say(Phrase("<script>alert(1)</script> & *так*", "ru"))
    assert desk.prose().say(Phrase("a < b & *c*", "ru")) == "a\u00a0&lt; b\u00a0&amp; <em>c</em>"


def test_english_on_a_russian_page_is_marked(desk: Desk) -> None:
    html = desk.prose("ru").say(Phrase("Not translated yet", "en", State.MISSING))
    assert html == ('<span lang="en">Not translated yet</span> <small class="svod-mark">нет перевода</small>')
    assert desk.prose("en").say(Phrase("As it is", "en")) == "As it is"


def test_names_in_english_text_on_a_russian_page_are_english(desk: Desk) -> None:
    html = desk.prose("ru").words(Phrase("see [[status:zz-burn]]", "en"))
    assert html == '<span lang="en">see <a href="../../statuses/zz-burn/">Burn</a></span>'


def test_english_that_stands_in_for_russian_is_marked(desk: Desk) -> None:
    html = desk.prose("ru").say(Phrase("Old", "en", State.MISSING))
    assert html == '<span lang="en">Old</span> <small class="svod-mark">нет перевода</small>'
    assert desk.prose("ru").say(Phrase("Old", "en", State.DECISION_CHANGED)) == '<span lang="en">Old</span>'


READ = Unit(ru="Да", english="Yes", read=Read(by="zz", on="2026-02-02"))
UNREAD = Unit(ru="Да", english="Yes")


PROOFREAD = Phrase("Да", "ru", State.CURRENT, "Yes", READ)


@pytest.mark.parametrize(
    "phrase",
    [
        Phrase("Да", "ru", State.CURRENT, "Yes", UNREAD),
        Phrase("Да", "ru", State.CHANGED, "Yes?", READ),
    ],
)
def test_russian_that_nobody_proofread_is_noticed(desk: Desk, phrase: Phrase) -> None:
    p = desk.prose("ru")
    for each in (PROOFREAD, phrase, PROOFREAD):
        p.words(each)
    assert p.unread


@pytest.mark.parametrize(
    "phrase",
    [
        PROOFREAD,
        Phrase("No", "en", State.DECISION_CHANGED, "No", UNREAD),
        Phrase("Yes", "en", State.MISSING, "Yes"),
        Phrase("Yes", "en", State.CURRENT, "Yes"),
    ],
)
def test_english_and_proofread_russian_need_no_word(desk: Desk, phrase: Phrase) -> None:
    p = desk.prose("ru")
    p.words(phrase)
    assert not p.unread


def test_a_keyword_leads_to_its_term(desk: Desk) -> None:
    p = desk.prose("ru")
    assert p.keyword("zz-parry") == '<a href="../../terms/zz-term-parry/">Парирование</a>'
    assert p.keyword("zz-paying") == "Оплата БС"
    assert p.official_row("keywords", "zz-parry") == '<span lang="en">Parrying</span>'
    assert desk.prose("en").official_row("keywords", "zz-parry") is None


def test_the_english_name_is_given_beside_a_russian_one_only(desk: Desk) -> None:
    assert desk.prose("ru").official("status:zz-burn") == '<span lang="en">Burn</span>'
    assert desk.prose("en").official("status:zz-burn") is None


def test_a_name_without_russian_is_marked_as_english(own_desk: Desk) -> None:
    own_desk.write("heroes/statuses/zz-burn.ru.yml", "")
    p = own_desk.prose("ru")
    assert p.name("status:zz-burn") == '<span lang="en">Burn</span>'
    assert p.official("status:zz-burn") is None


def test_dates_are_for_people_and_for_programs(desk: Desk) -> None:
    assert desk.prose("ru").date("2025-07-08") == '<time datetime="2025-07-08">8 июля 2025</time>'
    assert desk.prose("en").date("2025-07-08") == '<time datetime="2025-07-08">8 July 2025</time>'
    assert desk.prose("ru").date("unknown") == "дата в\u00a0наших источниках не указана"
    assert desk.prose("en").date(None) == "date not stated in our sources"


def test_an_edition_is_named_by_its_date(desk: Desk) -> None:
    assert desk.prose("en").edition("2026-01-15") == '<time datetime="2026-01-15">15 January 2026</time>'
    assert desk.prose("en").edition("zz-none") == "zz-none"


def test_plain_words_have_no_markup(desk: Desk) -> None:
    assert desk.prose("ru").plain(Phrase("**см.** [[zz-golden-rule]]", "ru")) == "см. Карты главнее"


def test_a_field_that_leads_nowhere_shows_the_id(desk: Desk) -> None:
    assert desk.prose().link("zz-nowhere") == "zz-nowhere"
    assert (
        desk.prose("en").link("zz-golden-rule")
        == '<a href="../../golden-rules/#zz-golden-rule">Cards win</a>'
    )
