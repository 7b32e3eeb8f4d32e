"""How well names are found in the marked sentences, with every miss: `make bench-mentions`."""

from functools import reduce
from operator import add
from pathlib import Path

from svod.links.finder import Finder
from svod.links.lexicon import Lexicon
from svod.links.mentions import Mention
from svod.records.store import load
from tests.links.marked_sentences import LANGUAGES, Figures, Marked, figures, found, marked

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Print the misses, then precision and recall by language and overall."""
    lexicon = Finder(load(ROOT)).lexicon
    totals = {lang: _measured(lang, lexicon) for lang in LANGUAGES}
    totals["all"] = reduce(add, totals.values())
    print("     precision  recall   right  extra  missed")
    for lang, total in totals.items():
        counts = f"{total.right:7} {total.extra:6} {total.missed:7}"
        print(f"{lang:4} {total.precision:9.4f} {total.recall:7.4f} {counts}")


def _measured(lang: str, lexicon: Lexicon) -> Figures:
    total = Figures(0, 0, 0)
    for sentence in marked(lang):
        there = found(sentence, lexicon)
        if there != sentence.expected:
            print(sentence.text)
            _tell(sentence, "missed", sentence.expected - there)
            _tell(sentence, "extra", there - sentence.expected)
        total += figures(sentence, lexicon)
    return total


def _tell(sentence: Marked, what: str, mentions: frozenset[Mention]) -> None:
    for mention in sorted(mentions):
        words = sentence.text[mention.start : mention.end]
        print(f"    {what}: {words} = {' or '.join(mention.hit_ids)}")


if __name__ == "__main__":
    main()
