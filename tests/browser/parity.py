"""The search of the built site against the search of the prompt: the same queries, the same answers."""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import minify
from playwright.sync_api import Page

from svod.publish.browser_code import joined
from svod.search.engine import Engine
from svod.search.facets import Filters
from svod.search.query import AS_TYPED, PARTS
from svod.site.base import Base
from tests.search.made_queries import Asked

FIRST = 10
ROOT = Path.cwd()
FOLDERS = {"ru": "search", "en": "en/search"}
ENGINE = minify.string(
    "application/javascript", f"{joined('finder')}\nObject.assign(window, {{ Bundle, Engine, Texts }});"
)
FORMER = minify.string(
    "application/javascript", f"{joined('former_ranking')}\nObject.assign(window, {{ FormerRanking }});"
)
"""The code that the site ships, but for what shows its answers."""
START = """async ({ folder, names }) => {
    const [index, texts, former] = await Promise.all(
        names.map((name) => fetch(`/${folder}/${name}`).then((answer) => answer.json())));
    const bundle = new Bundle(index);
    const engine = new Engine(bundle);
    const both = new Texts(texts, bundle);
    const ranking = new FormerRanking(former, (id) => bundle.nameOf(id));
    window.answer = ({ query, filters, asTyped }) => {
        const options = { texts: both, former: ranking, asTyped };
        const { hits, total, counts, ...told } = engine.search(query, filters, options);
        return { ...told, hits: hits.map(({ pending, ...hit }) => hit) };
    };
}"""


@cache
def _base(lang: str) -> Base:
    return Base(ROOT, lang)


@cache
def _engine(lang: str, as_typed: bool) -> Engine:  # noqa: FBT001  # a key of the cache
    return Engine(_base("ru").library, ROOT, lang, _base("ru").day, AS_TYPED if as_typed else PARTS)


def by_prompt(asked: Asked) -> dict[str, Any]:
    """What the prompt answers."""
    filters = Filters(
        values={sort: tuple(values) for sort, values in asked.values.items()},
        since=asked.since,
        until=asked.until,
    )
    engine = _engine(asked.lang, asked.as_typed)
    results = engine.search(asked.query, filters, FIRST, former=True)
    told: dict[str, Any] = json.loads(json.dumps({**results.as_json(), "hidden": results.hidden}))
    return told


def start(page: Page, site_dir: Path, base_url: str, lang: str) -> None:
    """Opens a page of the site on which the search can be asked."""
    folder = FOLDERS[lang]
    names = [next((site_dir / folder).glob(f"{name}.*.json")).name for name in ("index", "texts", "former")]
    page.goto(f"{base_url}/robots.txt")
    for code in (ENGINE, FORMER):
        page.add_script_tag(content=f"(() => {{ {code} }})()")
    page.evaluate(START, {"folder": folder, "names": names})


def by_browser(page: Page, asked: Iterable[Asked]) -> list[dict[str, Any]]:
    """What the browser answers to each query."""
    questions = [
        {
            "query": each.query,
            "filters": {"values": each.values, "since": each.since, "until": each.until},
            "asTyped": each.as_typed,
        }
        for each in asked
    ]
    found: list[dict[str, Any]] = page.evaluate("questions => questions.map(answer)", questions)
    return found


def differences(asked: Sequence[Asked], found: Sequence[dict[str, Any]]) -> list[str]:
    """Where the browser says something else than the prompt, a line for each query."""
    lines = []
    for each, browser in zip(asked, found, strict=True):
        prompt = by_prompt(each)
        keys = [key for key in prompt if browser.get(key) != prompt[key] and key != "query"]
        if keys:
            told = "; ".join(
                f"{key}: {browser.get(key)!s:.300} instead of {prompt[key]!s:.300}" for key in keys
            )
            lines.append(f"{each}: {told}")
    return lines
