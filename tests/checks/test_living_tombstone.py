from tests.checks.small_base import SmallBase

RULE = "living-tombstone"
STONES = "rulings/zz-stones.yml"


def test_only_the_dead_have_one(base: SmallBase) -> None:
    base.ruling()
    base.thing("status", "Keg", stem="zz-keg")
    base.write(
        STONES,
        """
        id: zz-stones
        kind: tombstones
        rows:
          - {key: zz-gone, to: [zz-one], on: 2025-07-08, text: T}
          - {key: zz-one, to: [zz-one], on: 2025-07-08, text: T}
          - {key: "status:zz-keg", to: [zz-one], on: 2025-07-08, text: T}
        """,
    )
    assert base.found(RULE) == [(STONES, 5, 11), (STONES, 6, 11)]
