"""A server in a process of its own, as people run it: to be killed, restarted and listened to."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx

PROGRAM = "import sys; from tavola.server.app import serve; serve(port=0, database_url=sys.argv[1])"


class Served:
    """Starts when the block is entered, ends when it is left; all that it prints is kept in a file."""

    def __init__(self, url: str, output: Path) -> None:
        self._url = url
        self._output = output

    def __enter__(self) -> Served:
        with self._output.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, self._url], stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        self.address = next(word for word in self.greeting.split() if word.startswith("http://"))
        self.client = httpx.Client(base_url=self.address, timeout=20)
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()
        self.stop(signal.SIGTERM)

    def stop(self, how: signal.Signals) -> None:
        """End the process, and wait until it has ended."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        rest, _ = self.process.communicate(timeout=20)
        with self._output.open("a", encoding="utf-8") as output:
            output.write(rest)
