import subprocess
import sys
from pathlib import Path

from svod.records.library import Library
from svod.records.store import load
from svod.search.index_store import index
from svod.search.tables import forms, heard
from tests.search.conftest import TODAY


def test_forms_that_stemming_tears_apart_lead_to_the_words_of_the_base() -> None:
    assert forms(["бочка"])["бочек"] == ("бочк",)
    assert forms(["burn", "15", "zzщщ"]) == {}


def test_a_word_that_no_dictionary_has_gives_no_forms() -> None:
    assert "был" not in forms(["будо"])


def test_english_names_are_kept_by_their_sound() -> None:
    assert {word for words in heard(["wither", "до", "ii"]).values() for word in words} == {"wither"}


def test_the_tables_of_an_index(library: Library) -> None:
    opened = index(library, None, "en", TODAY)
    assert len(opened.tables.neighbours) == opened.whoosh.count
    assert len(opened.tables.measures.masses) == opened.whoosh.count + 1


def test_what_a_rule_word_is_called_is_known_in_its_forms_though_no_text_says_it(base: Path) -> None:
    names = "keywords:\n  zz-parry: {preferred: парирование, accepted: [кинуть], attested: ours}\n"
    path = base / "rulings/keywords.ru.yml"
    path.write_text(path.read_text(encoding="utf-8").replace("units:", names + "units:"), encoding="utf-8")
    assert "кинут" in index(load(base), None, "ru", TODAY).tables.forms["кинул"]


def test_a_query_to_a_kept_index_does_not_load_the_dictionary(base: Path) -> None:
    program = (
        "import sys, datetime as dt; from pathlib import Path; from svod.records.store import load;"
        "from svod.search.engine import Engine; root = Path('.');"
        "found = Engine(load(root), root, 'ru', dt.date(2026, 3, 1)).search('бочек парировани');"
        "assert found.query; print('pymorphy3' in sys.modules)"
    )
    said = [
        subprocess.run([sys.executable, "-c", program], cwd=base, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert said[-1].stdout.strip() == "False"
