import re

from svod.pages.assets import assets


def test_the_style_sheet_is_there_and_asks_for_nothing_else() -> None:
    found = assets()
    css = found["assets/svod.css"].decode()
    assert ".svod-decision" in css
    assert re.findall(r"url\(|@import", css) == []
