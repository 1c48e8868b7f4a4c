from __future__ import annotations

import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Iterator, TextIO

PATTERN = re.compile(r"(?P<day>\d+)\s+(?P<what>LOAN|RETURN|REPORT)(?:\s+(?P<who>\S+)\s+(?P<book>\S+))?$")


class Nonsense(Exception):
    """A line that cannot be right."""


@dataclass
class Tariff:
    free: int = 14
    cents: int = 20

    def owed(self, first: int, last: int) -> int:
        return max(0, last - first - self.free) * self.cents


@dataclass
class Reader:
    name: str
    books: dict[str, int] = field(default_factory=dict)
    settled: int = 0

    def debt(self, today: int, tariff: Tariff) -> int:
        return self.settled + sum(tariff.owed(day, today) for day in self.books.values())


class Library:
    def __init__(self, tariff: Tariff) -> None:
        self.tariff = tariff
        self.readers: dict[str, Reader] = {}

    def reader(self, name: str) -> Reader:
        return self.readers.setdefault(name, Reader(name))

    def loan(self, day: int, name: str, book: str) -> None:
        books = self.reader(name).books
        if book in books:
            raise Nonsense(f"{name} has {book} already")
        books[book] = day

    def give_back(self, day: int, name: str, book: str) -> None:
        reader = self.reader(name)
        try:
            since = reader.books.pop(book)
        except KeyError:
            raise Nonsense(f"{name} does not have {book}") from None
        reader.settled += self.tariff.owed(since, day)

    def debts(self, today: int) -> Iterator[tuple[str, int]]:
        amounts = Counter({name: reader.debt(today, self.tariff) for name, reader in self.readers.items()})
        for name, cents in sorted(amounts.items(), key=lambda item: (-item[1], item[0])):
            if cents > 0:
                yield name, cents


def play(log: TextIO, library: Library) -> int:
    nonsense = 0
    for text in map(str.strip, log):
        if text == "" or text[0] == "#":
            continue
        try:
            play_line(text, library)
        except Nonsense:
            nonsense += 1
    return nonsense


def play_line(text: str, library: Library) -> None:
    match = PATTERN.match(text)
    if match is None or (match["what"] == "REPORT") == (match["who"] is not None):
        raise Nonsense(text)
    day = int(match["day"])
    if match["what"] == "REPORT":
        for name, cents in library.debts(day):
            print(f"{name} {cents // 100}.{cents % 100:02}")
        return
    action = library.loan if match["what"] == "LOAN" else library.give_back
    action(day, match["who"], match["book"])


if __name__ == "__main__":
    print("broken lines:", play(sys.stdin, Library(Tariff())))
