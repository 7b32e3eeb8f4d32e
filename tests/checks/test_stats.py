from svod.checks.stats import stats
from svod.records.store import load
from tests.checks.small_base import SmallBase


def test_what_is_there_and_what_is_not_known(base: SmallBase) -> None:
    base.ruling()
    base.write(
        "rulings/zz-one.ru.yml",
        """
        id: zz-one
        units:
          title: {ru: Дело, from: A case, read: {by: Reader, on: 2025-07-08}}
          part/main/decision: {ru: Да., from: Yes.}
        """,
    )
    base.thing("status", "Keg", "polarity: negative", stem="zz-keg")
    base.write("heroes/zz-keg.ru.yml", "id: zz-keg\nnames: {preferred: Бочка, attested: translators}\n")
    base.thing("hero", "Zoë", "abilities:\n  - {key: zap, name: Zap}", stem="zz-hero")
    base.write("heroes/zz-hero.ru.yml", "id: zz-hero\nabilities:\n  zap: {preferred: Зап, attested: ours}\n")
    base.write(
        "rulings/channels.yml", "id: channels\nkind: channels\nrows:\n  - {key: email, text: E-mail}\n"
    )

    counted = stats(load(base.root))

    assert {kind: number for kind, number in counted.pop("records").items() if number} == {
        "ruling": 1,
        "hero": 1,
        "status": 1,
    }
    assert counted == {
        "texts": 5,
        "texts_missing_russian": 3,
        "units_unread": 1,
        "names": {"printed-box": 0, "translators": 1, "ours": 1},
        "statuses_of_unknown_polarity": 0,
        "statuses_of_unknown_limit": 1,
    }
