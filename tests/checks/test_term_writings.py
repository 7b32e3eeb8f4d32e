from svod.checks.term_base import GAME, TermBase
from svod.checks.term_writings import term_base
from svod.records.fragments import Also
from svod.records.kinds import Status
from svod.records.library import Library
from svod.records.russian import Names, Russian
from svod.records.tables import KeywordRow, Keywords
from svod.text.phrases import everywhere, words_of
from tests.checks.small_speech import terms

BOUNTY = Names(
    preferred="Награда",
    accepted=("Розыск",),
    forbidden=("Баунти",),
    also=(
        Also(text="баунтя", sort="sound"),
        Also(text="НГ", sort="abbreviation"),
        Also(text="Н", sort="nickname"),
    ),
    attested="ours",
)


def made() -> TermBase:
    row = KeywordRow(key="deal", text="Deal", forms=("dealt",), everyday=True, term="key-term-deal")
    deal = Names(preferred="нанести", accepted=("наносить",), attested="ours")
    return term_base(
        Library(
            {"status:bounty": Status(id="bounty", code="R1", name="Bounty"), "status:nameless": _nameless()},
            {"keywords:keywords": Keywords(id="keywords", rows=(row,))},
            {
                "status:bounty": Russian(id="bounty", names=BOUNTY),
                "keywords:keywords": Russian(id="keywords", keywords={"deal": deal}),
            },
            {},
        )
    )


def _nameless() -> Status:
    return Status(id="nameless", code="R2", name="Nameless")


def test_all_that_has_a_russian_name_is_a_term_the_main_writing_first() -> None:
    base = made()
    assert base.terms.keys() == {"status:bounty", "keyword:deal"}
    bounty, deal = base.terms["status:bounty"], base.terms["keyword:deal"]
    assert (bounty.english, bounty.russian) == (("Bounty",), ("Награда", "Розыск", "НГ"))
    assert bounty.declined[0] == "Награды"
    assert (bounty.everyday, deal.everyday, deal.record) == (False, True, "key-term-deal")
    assert deal.english == ("Deal", "dealt")


def test_names_and_glossary_have_their_own_tables() -> None:
    base = made()
    assert base.russian_names.of("status:bounty")
    assert not base.russian_words.of("status:bounty")
    assert {phrase.sort for phrase in base.russian_words.of("keyword:deal")} == {"verb"}
    assert base.english_words.of(GAME)


def test_forbidden_and_heard_writings_are_found_in_any_form() -> None:
    base, text = made(), "с баунти и баунтями"
    assert [phrase.of for _, phrase in everywhere(base.forbidden, text, words_of(text))] == ["status:bounty"]
    assert base.heard.of("status:bounty")
    assert not base.heard.of("keyword:deal")


def test_english_words_are_known_by_their_sound() -> None:
    assert "bounty" in made().sounds["бнт"]


def test_forms_given_in_the_record_are_taken_as_they_are() -> None:
    assert terms().base.terms["status:nyra"].declined == ("Ниры", "Нире", "Ниру", "Нирой")
