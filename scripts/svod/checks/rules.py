"""The table of rules. A new rule is a module and a line here."""

from __future__ import annotations

from svod.checks import (
    answered_question,
    badge_too_long,
    decision_too_long,
    duplicate_code,
    duplicate_key,
    duplicate_row,
    history_agrees,
    living_tombstone,
    missing_russian,
    missing_text,
    no_such_step,
    not_acceptable,
    overlapping_spans,
    raw_html,
    stale_russian,
    steps_of_decision,
    unknown_key,
    unknown_reference,
    unknown_unit,
    unnecessary_accept,
)
from svod.checks.rule import Rule

RULES = tuple(
    Rule.of(module)
    for module in (
        missing_text,
        answered_question,
        missing_russian,
        stale_russian,
        unknown_unit,
        duplicate_code,
        duplicate_key,
        duplicate_row,
        unknown_reference,
        unknown_key,
        living_tombstone,
        overlapping_spans,
        history_agrees,
        no_such_step,
        steps_of_decision,
        decision_too_long,
        badge_too_long,
        raw_html,
        unnecessary_accept,
        not_acceptable,
    )
)
"""Every rule, in the order in which the page of rules shows them."""
