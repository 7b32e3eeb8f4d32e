from svod.search.understood import Named, Understood, Word


def test_a_word_is_as_sure_as_its_surest_reading() -> None:
    assert Word("keg", (("keg", 100), ("kegler", 40))).sure == 100
    assert Word("", ()).sure == 0


def test_a_guess_is_less_sure_than_it_matches() -> None:
    one, two = Word("kge", (("keg", 80),)), Word("kgae", (("keg", 60),))
    several = Word("kge", (("keg", 80), ("kage", 80)))
    named = Word("kge", (("keg", 80), ("=status:zz-keg", 80)))
    assert 100 > one.sure > two.sure > 0
    assert one.sure == named.sure > several.sure


def test_a_query_is_a_name_where_names_say_all_of_it() -> None:
    powder, keg = Word("powder", (("powder", 100),)), Word("keg", (("keg", 100),))
    names = (Named("powder keg", "status:powder-keg"),)
    assert Understood((powder, keg), names).is_name
    assert not Understood((powder, keg, Word("explodes", (("explod", 100),))), names).is_name
    assert not Understood((powder, keg)).is_name


def test_heroes_alone_with_a_word_between_them_are_a_pair() -> None:
    words = tuple(Word(text, ((text, 100),)) for text in ("samurai", "vs", "monk"))
    heroes = (Named("samurai", "hero:samurai"), Named("monk", "hero:monk"))
    assert Understood(words, heroes).is_pair
    assert not Understood(words, heroes).is_name
    assert not Understood((*words, Word("parry", (("parri", 100),))), heroes).is_pair
    assert not Understood(words, (heroes[0], Named("monk", "status:monk"))).is_pair
