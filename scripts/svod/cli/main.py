"""``svod``: the commands, each loaded only when it runs, so that help and completion stay quick."""

from __future__ import annotations

from importlib import import_module

import click

from svod import __version__

_COMMANDS = {
    "check": "Check the records.",
    "build": "Build the site into a folder.",
    "serve": "Preview the site while editing.",
    "search": "Search the rulings.",
    "show": "Show one record, today or as of a day.",
    "translation": "See and mark the state of the Russian texts.",
}
"""Command → its line in the help; the module ``svod.cli.<command>`` holds the command ``command``."""


class _Commands(click.Group):
    """Knows the commands by name and loads one when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = import_module(f"svod.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))


@click.command(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="svod")
def main() -> None:
    """Svod: a searchable knowledge base of Dice Throne rulings.

    \b
    Examples:
      svod check
      svod build
      svod search "бочка варвар"
      svod show R12 --as-of 2024-10-01
    """
