from collections.abc import Iterator

from svod.checks.breach import Breach, failed, taken
from svod.checks.rule import Finding

FINDING = Finding(("title",), "zz")


def test_every_finding_of_a_check_is_a_breach_in_the_record() -> None:
    def check(*given: object) -> Iterator[Finding]:
        yield from [Finding((), str(each)) for each in given]

    assert list(taken("zz-rule", "zz-one", check, 1, "two")) == [
        Breach("zz-rule", "zz-one", Finding((), "1")),
        Breach("zz-rule", "zz-one", Finding((), "two")),
    ]


def test_a_fault_ends_the_findings_and_is_told_after_them() -> None:
    def check() -> Iterator[Finding]:
        yield FINDING
        raise KeyError("zz")

    first, last = taken("zz-rule", "zz-one", check)
    assert (first, first.fault) == (Breach("zz-rule", "zz-one", FINDING), False)
    assert last == failed("zz-rule", "zz-one", KeyError("zz"))
    assert last.fault
    assert last.finding.message == "fault in the rule: KeyError: 'zz'"
