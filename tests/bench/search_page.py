"""What the search costs in a browser, beside the theme's own search on the same site: `make bench-page`.

Printed are what each loads, the time from navigation to the first result painted, run and run in turn, and
from a keystroke to its results painted; today, and on a base of 2,000 rulings in each language. The browser
is slowed down to a cheap phone on a slow network. It slows workers and what they fetch much less than pages:
the theme searches in a worker, so its figures are better than on a phone.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.parse import quote

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.bench.gzip_server import compressed, serving
from tests.bench.made_base import RULINGS, make
from tests.bench.theme_search import theme_base
from tests.browser.conftest import FLAGS

ROOT = Path(__file__).parents[2]
LANGUAGES = {"ru": "", "en": "en/"}
CPU_RATE = 4
NETWORK = {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
MOST_KB, STRETCH_KB = 110, 80
MOST_OF_THEIRS = 0.5
KEYSTROKE_MS = {"today": 50, f"{RULINGS:,} rulings": 100}
ROUNDS = 3
ASKED = {
    "ru": ("оглушение", "слепота", "розыск", "варвар", "карты"),
    "en": ("stun", "blind", "bounty", "barbarian", "dice"),
}
"""Words that both find: the theme finds no other form of a word, and nothing where one is missing."""
TYPED = {
    "ru": ("оглушение варвара", "когда бросают слипоту", "jukeitybt", "розыск или пас"),
    "en": ("stun barbarian", "when is blynd rolled", "jgkeityb", "bounty or pass"),
}
"""Plain words, a slip in a question, the wrong keyboard layout, and words that many records have."""
A_KEY_MS = 180
OURS, THEIRS = "article.svod-hit", ".md-search-result__item"
FIELDS = {
    "page of results": ("search/", "#s-search-page", ".svod-found"),
    "field of a page": ("rules/", "#s-search-top", ".svod-search--top"),
}
"""Where one types: the page, the field, and what then changes."""
_FIRST = """selector => {
  const look = () => {
    const first = document.querySelector(selector);
    if (!first || !first.getBoundingClientRect().height) requestAnimationFrame(look);
    else setTimeout(() => (window.firstResult = performance.now()));
  };
  requestAnimationFrame(look);
}"""
"""A task set up while a frame is made runs when it has been painted."""
_KEYS = """selector => {
  window.keystrokes = [];
  window.blocked = [];
  let changed = true;
  new MutationObserver(() => (changed = true)).observe(document.querySelector(selector), {
    childList: true,
    subtree: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.blocked.push(entry.duration);
  }).observe({ type: "longtask" });
  let pressed = 0;
  addEventListener("keydown", (event) => (pressed = event.timeStamp), true);
  addEventListener("input", () => {
    changed = false;
    const began = pressed;
    const painted = () => {
      if (began !== pressed) window.keystrokes.push(null);
      else if (changed) window.keystrokes.push(performance.now() - began);
      else requestAnimationFrame(() => setTimeout(painted));
    };
    requestAnimationFrame(() => setTimeout(painted));
  }, true);
}"""


@dataclass(frozen=True)
class Site:
    """A site served: its folder, its address, and which of its files were sent."""

    folder: Path
    address: str
    sent: set[Path]


def main() -> None:
    """Print the tables, and which limit holds."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as open_ones:
        ours, theirs, made = (open_ones.enter_context(_served(site)) for site in _built(Path(folder)))
        browser = open_ones.enter_context(_browser())
        busy, processors = os.getloadavg()[0], os.cpu_count()
        print(f"\nload of the machine before the runs: {busy:.1f} on {processors} processors")
        times = {}
        for lang in LANGUAGES:
            ours.sent.clear()
            theirs.sent.clear()
            times[lang] = _first_results(browser, lang, ours, theirs)
            _print_payload(lang, ours, theirs)
        _print_first_results(times)
        for name, site in zip(KEYSTROKE_MS, (ours, made), strict=True):
            _print_keystrokes(browser, name, site)


def _built(folder: Path) -> Iterator[Path]:
    """Our site, the same with the theme's search, and ours of a made base."""
    bases = {"ours": ROOT, "theirs": folder / "their base", "made": folder / "made base"}
    for name, base in bases.items():
        base.mkdir(exist_ok=True)
        if name == "theirs":
            theme_base(base)
        elif name == "made":
            make(ROOT, base, RULINGS)
        command = [sys.executable, "-m", "svod", "build", "--out", str(folder / name)]
        subprocess.run(command, cwd=base, check=True, stdout=subprocess.DEVNULL)
        print(f"built: {name}", flush=True)
        yield folder / name


@contextmanager
def _served(folder: Path) -> Iterator[Site]:
    with serving(folder) as (address, sent):
        yield Site(folder, address, sent)


@contextmanager
def _browser() -> Iterator[Browser]:
    chromium = shutil.which(os.environ.get("SVOD_CHROMIUM", "chromium"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def _window(browser: Browser) -> Iterator[tuple[Page, CDPSession]]:
    """A page with nothing in its cache. It is wide: only there the theme keeps its field in sight."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    cdp = context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": CPU_RATE})
    yield page, cdp
    context.close()


def _first_results(browser: Browser, lang: str, ours: Site, theirs: Site) -> list[tuple[float, float]]:
    """Milliseconds to the first result of ours and theirs, for each run of each query."""
    below = LANGUAGES[lang]
    return [
        (
            _first_result(browser, f"{ours.address}/{below}search/?q={query}", OURS),
            _first_result(browser, f"{theirs.address}/{below}?q={query}", THEIRS),
        )
        for _ in range(ROUNDS)
        for query in map(quote, ASKED[lang])
    ]


def _first_result(browser: Browser, address: str, selector: str) -> float:
    with _window(browser) as (page, cdp):
        cdp.send("Network.enable")
        cdp.send("Network.emulateNetworkConditions", {"offline": False, **NETWORK})
        page.add_init_script(f"({_FIRST})({selector!r})")
        page.goto(address, wait_until="commit")
        page.wait_for_function("window.firstResult")
        return float(page.evaluate("window.firstResult"))


def _print_first_results(times: dict[str, list[tuple[float, float]]]) -> None:
    print(f"\n{'navigation → first result':26}  n    ours ms      theirs ms   ours / theirs")
    for lang, pairs in (*times.items(), ("both", [pair for each in times.values() for pair in each])):
        ours, theirs = zip(*pairs, strict=True)
        ratio = median(one / other for one, other in pairs)
        print(f"{lang:26} {len(pairs):2}   {_spread(ours)}   {_spread(theirs)}   {ratio:.2f}")
        _print_limit(f"the median of pairs, {lang}", ratio, MOST_OF_THEIRS, f"{ratio:.2f} of theirs")


def _spread(times: Sequence[float]) -> str:
    return f"{median(times):.0f} [{min(times):.0f}-{max(times):.0f}]"


def _print_payload(lang: str, ours: Site, theirs: Site) -> None:
    """Prints what a search makes the browser fetch in a language, as compressed by the host."""
    print(f"\nloaded for a search, {lang}: bytes gzipped")
    below = LANGUAGES[lang]
    counted = _print_files("ours", ours, ("assets/search/*.js", f"{below}search/*.json"), beside=("texts.",))
    of_theirs = _print_files(
        "theirs",
        theirs,
        (
            "assets/javascripts/workers/*.js",
            "assets/javascripts/lunr/min/*.js",
            f"{below}search/search_index.json",
        ),
    )
    _print_limit(f"ours, {lang}", counted, MOST_KB * 1000, f"{counted / 1000:.1f} KB, at most {MOST_KB}")
    _print_limit(
        f"stretch, {lang}", counted, STRETCH_KB * 1000, f"{counted / 1000:.1f} KB, at most {STRETCH_KB}"
    )
    _print_limit(
        f"ours, {lang}",
        counted,
        of_theirs - 1,
        f"{counted / 1000:.1f} KB, less than theirs, {of_theirs / 1000:.1f}",
    )


def _print_files(whose: str, site: Site, patterns: Sequence[str], beside: Sequence[str] = ()) -> int:
    """Prints the files sent that match; gives the bytes of all but those that are not counted."""
    total = 0
    for path in sorted(
        path for pattern in patterns for path in site.folder.glob(pattern) if path in site.sent
    ):
        size = len(compressed(path))
        is_beside = path.name.startswith(tuple(beside))
        total += 0 if is_beside else size
        print(
            f"  {whose:7} {size:8,}  {path.relative_to(site.folder)}{'  (not counted)' if is_beside else ''}"
        )
    print(f"  {whose:7} {total:8,}  in all")
    return total


def _print_keystrokes(browser: Browser, name: str, site: Site) -> None:
    """Prints the times of the keystrokes; those that the next one overtook have none."""
    print(f"\n{f'keystroke → results, {name}':38}  keys  median    p90    max   overtaken   longest task")
    everything: list[float] = []
    for lang, below in LANGUAGES.items():
        for where, (path, field, results) in FIELDS.items():
            with _window(browser) as (page, cdp):
                page.goto(f"{site.address}/{below}{path}")
                times, tasks = _typed(page, cdp, TYPED[lang], field, results)
            painted = [time for time in times if time is not None]
            everything += painted
            row = f"{median(painted):8.0f}{_p90(painted):7.0f}{max(painted):7.0f}"
            row += f"{len(times) - len(painted):12}{max(tasks, default=0):15.0f}"
            print(f"{f'{lang}, {where}':38}  {len(times):4}{row}")
    found, most = _p90(everything), KEYSTROKE_MS[name]
    _print_limit(f"nine of ten keystrokes, {name}", found, most, f"{found:.0f} ms, at most {most}")


def _typed(
    page: Page, cdp: CDPSession, texts: Sequence[str], field: str, results: str
) -> tuple[list[float | None], list[float]]:
    """The times of all keystrokes, None for one that the next overtook, and of all long tasks."""
    page.locator(field).evaluate("field => field.focus()")
    page.wait_for_load_state("networkidle")
    page.evaluate(_KEYS, results)
    for text in texts:
        for letter in text:
            cdp.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": letter, "text": letter})
            cdp.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": letter})
            page.wait_for_timeout(A_KEY_MS)
        page.wait_for_timeout(1000)
        page.locator(field).evaluate("field => { field.value = ''; }")
        page.wait_for_timeout(1000)
    return page.evaluate("window.keystrokes"), page.evaluate("window.blocked")


def _p90(times: Sequence[float]) -> float:
    return sorted(times)[len(times) * 9 // 10]


def _print_limit(what: str, found: float, most: float, said: str) -> None:
    print(f"    limit {'holds' if found <= most else 'DOES NOT HOLD'}: {what}: {said}")


if __name__ == "__main__":
    main()
