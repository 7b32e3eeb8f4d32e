"""The table of rules. A new rule is a module and a line here."""

from __future__ import annotations

from importlib import import_module

from svod.checks.rule import Rule, Scope


def _rule(module: str, scope: Scope) -> Rule:
    """The rule of a module beside this one; it is loaded when the rule has something to look at."""
    return Rule(module.replace("_", "-"), scope, lambda: import_module(f"svod.checks.{module}"))


RULES = (
    _rule("missing_text", Scope.ENGLISH),
    _rule("answered_question", Scope.ENGLISH),
    _rule("meaning_of_then", Scope.ENGLISH),
    _rule("missing_russian", Scope.RECORD),
    _rule("stale_russian", Scope.RECORD),
    _rule("unknown_unit", Scope.RECORD),
    _rule("duplicate_code", Scope.DIGESTS),
    _rule("duplicate_key", Scope.ENGLISH),
    _rule("duplicate_row", Scope.DIGESTS),
    _rule("unknown_reference", Scope.RECORD),
    _rule("unknown_key", Scope.ENGLISH),
    _rule("living_tombstone", Scope.ENGLISH),
    _rule("overlapping_spans", Scope.ENGLISH),
    _rule("history_agrees", Scope.ENGLISH),
    _rule("no_such_step", Scope.RECORD),
    _rule("steps_of_decision", Scope.RECORD),
    _rule("decision_too_long", Scope.RECORD),
    _rule("badge_too_long", Scope.RECORD),
    _rule("raw_html", Scope.TEXT),
    _rule("invisible_character", Scope.TEXT),
    _rule("spacing", Scope.TEXT),
    _rule("russian_quotes", Scope.TEXT),
    _rule("russian_dash", Scope.TEXT),
    _rule("missing_yo", Scope.TEXT),
    _rule("unknown_word", Scope.PAIR),
    _rule("untranslated", Scope.PAIR),
    _rule("ambiguous_mention", Scope.TEXT),
    _rule("missing_term", Scope.PAIR),
    _rule("wrong_term", Scope.PAIR),
    _rule("forbidden_variant", Scope.PAIR),
    _rule("transliteration", Scope.PAIR),
    _rule("step_codes_differ", Scope.PAIR),
    _rule("numbers_differ", Scope.PAIR),
    _rule("negation_lost", Scope.PAIR),
    _rule("modality_lost", Scope.PAIR),
    _rule("near_duplicate", Scope.DIGESTS),
    _rule("basis_changed_later", Scope.DIGESTS),
    _rule("conflict_without_question", Scope.DIGESTS),
    _rule("unnecessary_accept", Scope.OUTCOME),
    _rule("not_acceptable", Scope.OUTCOME),
)
"""Every rule, in the order in which the page of rules shows them."""
