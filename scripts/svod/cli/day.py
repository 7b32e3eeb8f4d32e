"""Days as people write them at the prompt."""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from typing import Any

_FORM = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Day(click.ParamType[dt.date]):
    """A day of the calendar in the form 2025-07-08."""

    name = "date"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> dt.date:  # noqa: ANN401  # click's
        """The day that ``value`` writes; anything else ends the command with exit code 2."""
        if isinstance(value, dt.date):
            return value
        try:
            if _FORM.fullmatch(str(value)):
                return dt.date.fromisoformat(str(value))
        except ValueError:
            self.fail(f"{value!r} is no day of the calendar.", param, ctx)
        return self.fail(f"{value!r} is no date of the form 2025-07-08.", param, ctx)
