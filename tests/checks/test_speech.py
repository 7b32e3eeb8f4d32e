from svod.checks.speech import Speech
from tests.checks.small_speech import NOBODY, library, terms


def test_the_context_is_what_the_fields_of_the_record_say() -> None:
    assert "status:keg" in Speech(library(), "status:keg", terms()).context.own
    assert Speech(library(), NOBODY, terms()).context.own == frozenset()


def test_the_context_has_a_fingerprint() -> None:
    keys = [
        Speech(library(), owner, terms()).context_key()
        for owner in ("status:keg", "status:blind", "status:keg")
    ]
    assert keys[0] == keys[2] != keys[1]
