"""axe-core on an open page."""

from importlib.resources import files

from playwright.sync_api import Page

SOURCE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """What axe finds wrong on the page, one line each: the rule, what it asks for and the element."""
    page.evaluate(SOURCE)
    found: list[str] = page.evaluate(
        """async tags => (await axe.run(document, {runOnly: tags})).violations.flatMap(rule =>
            rule.nodes.map(node => `${rule.id}: ${rule.help}: ${node.target.join(" ")} ${node.html}`))""",
        TAGS,
    )
    return found
