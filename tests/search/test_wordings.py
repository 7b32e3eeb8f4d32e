from svod.records.kinds import Ruling
from svod.records.library import Library
from svod.search.wordings import Wordings, plain_words


def test_texts_come_in_the_language_and_without_markup(library: Library) -> None:
    record = library.records["zz-parry-cost"]
    russian = Wordings(library, record, "ru")
    assert russian.own("title") == "Парирование второй Атаки: сколько оно стоит"
    assert russian.of(record.points[0], "text") == "За Парирование платят, когда его объявляют, см. термин."


def test_versions_of_one_key_have_texts_of_their_own(library: Library) -> None:
    record = library.records["zz-parry-cost"]
    assert isinstance(record, Ruling)
    words = Wordings(library, record, "ru")
    assert [words.of(part, "short") for part in record.parts] == ["2 БС", "1 БС", "Нет"]


def test_what_is_not_there_is_none(library: Library) -> None:
    golden = library.records["zz-golden-rule"]
    assert Wordings(library, golden, "en").own("name") is None
    assert Wordings(library, golden, "en").of(golden.parts[0], "short") is None  # type: ignore[attr-defined]


def test_what_another_record_is_called(library: Library) -> None:
    record = library.records["zz-parry-cost"]
    assert [Wordings(library, record, lang).name("zz-golden-rule") for lang in ("en", "ru")] == [
        "Cards win",
        library.name("zz-golden-rule", "ru").text,
    ]


def test_a_link_without_words_shows_the_name_of_its_record(library: Library) -> None:
    assert plain_words(library, "see [[zz-golden-rule]], **now**", "en") == "see Cards win, now"
    assert plain_words(library, "see [[zz-nowhere]]", "en") == "see zz-nowhere"
