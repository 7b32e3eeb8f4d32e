"""A breach of a rule, and the failure of a rule itself, which ends its findings, not the run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from svod.checks.rule import Finding

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Breach(msgspec.Struct, frozen=True, array_like=True):
    """A finding of a rule in the record ``owner``; with ``fault`` it tells of the rule's own failure."""

    rule: str
    owner: str
    finding: Finding
    fault: bool = False


def taken(rule: str, owner: str, check: Callable[..., Iterator[Finding]], *given: object) -> Iterator[Breach]:
    """The breaches that a check finds in a record, given what the rule's scope says."""
    try:
        for finding in check(*given):
            yield Breach(rule, owner, finding)
    except Exception as fault:  # noqa: BLE001  # whatever a rule does wrong must not end the run
        yield failed(rule, owner, fault)


def failed(rule: str, owner: str, fault: Exception) -> Breach:
    """What is told of a rule that failed."""
    message = f"fault in the rule: {type(fault).__name__}: {fault}"
    hint = "Please report it. The other rules are not affected."
    return Breach(rule, owner, Finding((), message, hint), fault=True)
