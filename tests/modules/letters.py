"""Texts that are awkward to read, of letters that Python and Node both know.

Which characters there are hangs on the version of Unicode that each was built with: what only one of them
knows may be a letter there and is none here, stands in no record, and is left out.
"""

import functools
import unicodedata

from hypothesis import strategies as st

from tests.modules.node import Node

USUAL = "абвгдежзийклмнопрстуфхцчшщъыьэюяёЁЙЖabcdefghijklmnopqrstuvwxyzABIKS0123456789"
SIGNS = " \t\n-_.,/:;!?()[]|\"'`«»„“”‟‘’‚‛ʼ′‐‑‒–—―−…½²ⅡⅣ№™\u00a0\u2028\ufeff\x00\x1c\x85"
AWKWARD = (
    "ßẞςΣİıſKǰΐΰŉﬁﬅᾳᲀᏸᎠꭰᲐა٣७𝟙𝐀𐐀𐐨😀ㄱㅏㄳ가각각ﾞﾟカﾊが"
    "\u0301\u0306\u0308\u0315\u0323\u0327\u0345\u0903\u09be\u20dd"
)
RECLASSIFIED = {"\U0001171e"}
"""Marks that took up no room until Unicode 15 and do since."""


@functools.cache
def known() -> list[str]:
    """Every character that both know, but for private ones and halves of pairs."""
    codes = [code for code in range(0x110000) if unicodedata.category(chr(code)) not in {"Cn", "Co", "Cs"}]
    with Node() as node:
        assigned = node.each("../../../tests/modules/unicode.mjs", "isAssigned", [(code,) for code in codes])
    both = [chr(code) for code, is_assigned in zip(codes, assigned, strict=True) if is_assigned]
    return [letter for letter in both if letter not in RECLASSIFIED]


texts = st.text(
    st.one_of(
        st.sampled_from(USUAL),
        st.sampled_from(SIGNS),
        st.sampled_from(AWKWARD),
        st.deferred(lambda: st.sampled_from(known())),
    ),
    max_size=60,
)
words = st.text(st.sampled_from(USUAL + "'"), max_size=16)
