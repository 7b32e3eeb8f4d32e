from pathlib import Path

import pytest

from tests.modules.node import Node

SQUARES = str(Path(__file__).with_name("gradual.mjs"))


@pytest.mark.parametrize("pieces", [0, 1, 2, 3, 5])
def test_a_table_is_worked_out_once_however_much_of_it_is_when_it_is_asked_for(
    node: Node, pieces: int
) -> None:
    found = node.call(SQUARES, "squares", 45, pieces)
    assert found["before"] == 0
    assert found["left"] == [True, True, False, False, False][:pieces]
    assert found["done"] == [0, 20, 40, 45, 45, 45][pieces]
    assert found["whole"] == [number * number for number in range(45)]
    assert found["again"] == 45
    assert found["begun"] == 1
