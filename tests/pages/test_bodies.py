"""Whole bodies, as a person last looked at them."""

import pytest

from tests.golden_files import GoldenFiles
from tests.pages.desk import Desk
from tests.pages.html import parse

GOLDEN = {
    "rulings/zz-parry-cost/": "ruling",
    "rulings/zz-duel-fees/": "withdrawn",
    "rulings/zz-riposte-timing/": "unknown-day",
    "lists/zz-list-swords/": "list",
    "errata/": "errata",
    "heroes/zz-fencer/": "hero",
    "statuses/zz-burn/": "status",
    "changes/": "changes",
    "timeline/": "timeline",
    "how-to-rule/": "how-to-rule",
    "questions/": "questions",
    "": "home",
}


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("address", GOLDEN)
def test_body(desk: Desk, golden: GoldenFiles, address: str, lang: str) -> None:
    body = desk.body(address, lang)
    parse(body)
    lines = (line.rstrip() for line in body.splitlines())
    golden(f"{GOLDEN[address]}.{lang}.html", "\n".join(line for line in lines if line) + "\n")
