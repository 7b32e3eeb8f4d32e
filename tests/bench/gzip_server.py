"""A static host that compresses, as those do that the site is published on, and remembers what it sent."""

import contextlib
import gzip
import threading
from collections.abc import Iterator
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

LEVEL = 6
_PLAIN = (".png", ".jpg", ".woff2", ".gz")


@cache
def compressed(path: Path) -> bytes:
    """A file as it is sent."""
    return gzip.compress(path.read_bytes(), LEVEL, mtime=0)


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: object, sent: set[Path], directory: str) -> None:
        self._sent = sent
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]  # the server gives them

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_response(HTTPStatus.NOT_FOUND)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        self._sent.add(path)
        body = path.read_bytes() if path.suffix in _PLAIN else compressed(path)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        if path.suffix not in _PLAIN:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that closes a page in the middle of an answer is no error."""


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[tuple[str, set[Path]]]:
    """The address at which ``folder`` is served while the context is open, and the files sent up to now."""
    sent: set[Path] = set()
    handler = partial(_Handler, sent=sent, directory=str(folder))
    with _Server(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", sent
        finally:
            server.shutdown()
