import math

import msgspec
import pytest

from svod.search.evaluation import Judged, Outcome, evaluate, moved, ndcg, read

FIGURES = ["n", "ndcg@10", "success@1", "recall@5", "zero", "recognised"]


def query(relevant: dict[str, int], kind: str = "plain", lang: str = "ru") -> Judged:
    return msgspec.convert({"q": "x", "lang": lang, "kind": kind, "relevant": relevant}, Judged)


def outcome(*hits: str, confident: bool = True) -> Outcome:
    return Outcome([(hit, hit.split(":")[0] if ":" in hit else "ruling") for hit in hits], confident)


def overall(relevant: dict[str, int], found: Outcome) -> dict[str, float | int | None]:
    figures = evaluate([query(relevant)], lambda _: found, lambda former: (former,))["overall"]
    assert list(figures) == FIGURES
    return figures  # type: ignore[return-value]


def test_ndcg_by_hand() -> None:
    # gains 1, 0, 2 against the best order 2, 1
    expected = (1 + 2 / math.log2(4)) / (2 + 1 / math.log2(3))
    assert ndcg([1, 0, 2], [1, 2]) == pytest.approx(expected)
    assert ndcg([2, 1], [1, 2]) == 1.0
    assert ndcg([0] * 10 + [2], [2]) == 0.0
    assert ndcg([], [2]) == 0.0


def test_the_best_order_has_ten_places() -> None:
    assert ndcg([1] * 10, [1] * 15) == 1.0


def test_a_query_answered_first() -> None:
    figures = overall({"a": 2, "b": 1, "c": 1}, outcome("a", "x", "b"))
    expected = (2 + 1 / math.log2(4)) / (2 + 1 / math.log2(3) + 1 / math.log2(4))
    assert figures == {
        "n": 1,
        "ndcg@10": round(expected, 4),
        "success@1": 1,
        "recall@5": round(2 / 3, 4),
        "zero": 0,
        "recognised": None,
    }


def test_help_in_the_first_place_is_no_success() -> None:
    assert overall({"a": 2, "b": 1}, outcome("b", "a"))["success@1"] == 0


def test_kinds_that_nobody_graded_are_left_out_before_scoring() -> None:
    skipped = ["ability:z.a", "component:b", "step:c", "mode:d"]
    assert overall({"a": 2}, outcome(*skipped, "a"))["ndcg@10"] == 1.0
    assert overall({"a": 2}, outcome(*skipped))["zero"] == 1
    asked = Outcome([("q", "question"), ("a", "ruling")], confident=True)
    assert overall({"a": 2}, asked)["success@1"] == 1


def test_recall_looks_at_five_hits() -> None:
    assert overall({"a": 2}, outcome("v", "w", "x", "y", "z", "a"))["recall@5"] == 0
    assert overall({"a": 2}, outcome("w", "x", "y", "z", "a"))["recall@5"] == 1


def test_an_answer_that_the_search_is_not_sure_of_scores_nothing() -> None:
    figures = overall({"a": 2}, outcome("a", confident=False))
    assert [figures[name] for name in FIGURES] == [1, 0, 0, 0, 0, None]


def test_queries_without_an_answer_count_in_recognised_alone() -> None:
    for found, recognised in (
        (outcome(), 1),
        (outcome("a", confident=False), 1),
        (outcome("a"), 0),
    ):
        figures = overall({}, found)
        assert [figures[name] for name in FIGURES] == [1, None, None, None, None, recognised]


def test_former_ids_are_mapped_and_the_best_grade_counts_once() -> None:
    current = {"old-1": ("a",), "old-2": ("a", "b")}
    mapped = moved({"old-1": 1, "old-2": 2, "c": 1}, lambda former: current.get(former, (former,)))
    assert mapped == {"a": 2, "b": 2, "c": 1}


def test_an_id_that_the_base_does_not_know_is_missed() -> None:
    figures = evaluate([query({"gone": 2, "a": 2})], lambda _: outcome("a"), lambda _: ())["overall"]
    assert figures["recall@5"] == 0.5


def test_figures_by_language_and_kind() -> None:
    queries = [query({"a": 2}, "typo", "ru"), query({"a": 2}, "typo", "en"), query({}, "unanswerable", "en")]
    found = {"ru": outcome("a"), "en": outcome("b")}
    result = evaluate(queries, lambda judged: found[judged.lang], lambda former: (former,))
    assert list(result) == ["overall", "by_lang", "by_kind"]
    assert result["overall"]["n"] == 3
    assert result["overall"]["ndcg@10"] == 0.5
    assert result["by_lang"]["ru"]["ndcg@10"] == 1.0  # type: ignore[index]
    assert result["by_lang"]["en"]["n"] == 2  # type: ignore[index]
    assert result["by_kind"]["unanswerable"]["recognised"] == 0  # type: ignore[index]


def test_no_queries_have_no_figures() -> None:
    assert evaluate([], lambda _: outcome(), lambda former: (former,))["overall"] == dict.fromkeys(
        FIGURES
    ) | {"n": 0}


def test_lines_are_read_with_their_numbers() -> None:
    lines = ['{"q": "a", "lang": "ru", "kind": "k", "relevant": {}}', "", "no", '{"q": 1}']
    found = list(read(lines))
    assert [number for number, _ in found] == [1, 3, 4]
    assert isinstance(found[0][1], Judged)
    assert all(isinstance(wrong, msgspec.DecodeError) for _, wrong in found[1:])


def test_grades_are_one_or_two() -> None:
    ((_, wrong),) = read(['{"q": "a", "lang": "ru", "kind": "k", "relevant": {"x": 3}}'])
    assert isinstance(wrong, msgspec.DecodeError)
