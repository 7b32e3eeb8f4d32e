from typing import NamedTuple

import pytest

from svod.records.lazily import Encoded, Lazily


class Kept(NamedTuple):
    kind: str
    fingerprint: bytes


KEPT = {"one": Kept("status", b"1"), "two": Kept("card", b"2"), "three": Kept("status", b"3")}


def test_each_is_decoded_once_when_it_is_asked_for() -> None:
    decoded: list[Encoded] = []

    def decode(each: Encoded) -> str:
        decoded.append(each)
        return each.fingerprint.decode()

    structs = Lazily(KEPT, decode)
    assert (len(structs), list(structs), "two" in structs, "four" in structs) == (3, [*KEPT], True, False)
    assert decoded == []
    assert (structs["two"], structs.get("two"), structs.get("four")) == ("2", "2", None)
    assert decoded == [KEPT["two"]]


def test_it_equals_a_plain_mapping() -> None:
    structs = Lazily(KEPT, lambda each: each.fingerprint)
    assert structs == {"one": b"1", "two": b"2", "three": b"3"}
    with pytest.raises(KeyError):
        structs["four"]


def test_names_by_kind_and_fingerprints_need_no_decoding() -> None:
    structs: Lazily[None] = Lazily(KEPT, lambda each: pytest.fail(f"{each} was decoded"))
    assert list(structs.named({"status"})) == ["one", "three"]
    assert structs.fingerprint("three") == b"3"
