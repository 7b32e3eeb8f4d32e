import pytest

from tests.bench.terms import OF_EACH_SORT, SORTS, Bench, Outcome, outcome


@pytest.fixture(scope="module")
def measured() -> Outcome:
    return outcome(Bench())


def test_most_seeded_mistakes_are_found(measured: Outcome) -> None:
    assert len(SORTS) * OF_EACH_SORT == 100
    assert sum(measured.found.values()) >= 95, measured.missed


def test_false_alarms_are_rare(measured: Outcome) -> None:
    assert measured.occurrences > 10_000
    assert measured.false_alarm_rate <= 0.02, measured.alarms
