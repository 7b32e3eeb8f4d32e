"""What `svod check` costs beside `svod --help`, in turn, whole processes, in CPU seconds: `make bench-check`.

An editor waits for it after every edit: one edited file should cost at most three times the start-up.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
ROUNDS = 9
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Compiled modules are kept, as they are for everybody; otherwise every run would compile the code anew."""


def main() -> None:
    """Print the medians and their ratios."""
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder)
        for name in ("rulings", "heroes"):
            shutil.copytree(ROOT / name, base / name)
        edited = next((base / "rulings").glob("*/*.ru.yml"))
        text = edited.read_text("utf-8")
        time.sleep(2.1)  # a file younger than two seconds is read again in any case
        _cpu(base, "check")
        spent: dict[str, list[float]] = {"svod --help": [], "svod check": [], "one edited file": []}
        for turn in range(ROUNDS):
            spent["svod --help"].append(_cpu(base, "--help"))
            spent["svod check"].append(_cpu(base, "check"))
            edited.write_text(text.replace(" и ", " и также ", 1 + turn), "utf-8")
            spent["one edited file"].append(_cpu(base, "check"))
    start = median(spent["svod --help"])
    for what, seconds in spent.items():
        print(f"{what:16} {median(seconds):.3f} s CPU, {median(seconds) / start:.2f} of the start-up")


def _cpu(base: Path, *arguments: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "svod", *arguments]
    subprocess.run(command, cwd=base, env=ENVIRONMENT, capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
