from svod.search.weights import FULL, WHOLE, measures, weigh


def test_weights_are_whole_and_bounded() -> None:
    found = weigh([{"title": ["keg"], "body": ["keg"] * 1000}, {"body": ["keg", *["x"] * 500]}])
    assert 1 <= found[1]["keg"] < found[0]["keg"] <= FULL
    assert {type(weight) for document in found for weight in document.values()} == {int}


def test_a_longer_text_says_less_of_a_word() -> None:
    short, long = weigh([{"body": ["keg", "x"]}, {"body": ["keg", *["x"] * 50]}])
    assert short["keg"] > long["keg"]


def test_concepts_do_not_make_a_text_longer() -> None:
    plain, named = weigh([{"body": ["keg", "x"]}, {"body": ["keg", "x", "=status:zz-keg"]}])
    assert plain["keg"] == named["keg"]


def test_the_rarer_the_more_and_the_whole_share_is_whole() -> None:
    found = measures(20)
    assert list(found.masses) == sorted(found.masses, reverse=True)
    assert found.share(64, 64) == WHOLE
    assert found.share(0, 64) == 0
    assert found.share(5, 0) == WHOLE
    assert found.share(32, 64) < WHOLE


def test_nothing_weighs_nothing() -> None:
    assert weigh([]) == []
    assert weigh([{}]) == [{}]


def test_a_weak_weight_of_a_common_term_is_left_out() -> None:
    long = ["keg", *(f"x{number}" for number in range(2_000))]
    common = weigh([{"title": ["keg"]} for _ in range(9)] + [{"body": long}])
    rare = weigh([{"title": ["keg"]}, {"body": long}])
    assert "keg" not in common[-1]
    assert "keg" in rare[-1]
    assert all("keg" in each for each in common[:-1])
