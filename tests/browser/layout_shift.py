"""How far pages jump."""

from playwright.sync_api import Page


def layout_shift(page: Page) -> float:
    """The sum of the page's layout shifts up to now."""
    shift: float = page.evaluate(
        """() => new Promise(done => {
            let total = 0;
            new PerformanceObserver(list => { for (const each of list.getEntries()) total += each.value; })
                .observe({type: "layout-shift", buffered: true});
            setTimeout(() => done(total), 300);
        })"""
    )
    return shift
