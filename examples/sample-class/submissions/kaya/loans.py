"""Sorts all events by copy first, then adds up the days of each loan."""
import sys
from itertools import groupby
from operator import itemgetter

FREE_DAYS, CENTS_PER_DAY = 14, 20
events = []
wrong = 0


def valid(name, book, kind):
    last = None
    for _, n, b, k in events:
        if n == name and b == book:
            last = k
    return (last == "LOAN") == (kind == "RETURN")


def periods(today):
    ordered = sorted(enumerate(events), key=lambda e: (e[1][1], e[1][2], e[0]))
    for (name, _), group in groupby(ordered, key=lambda e: e[1][1:3]):
        opened = None
        for _, (day, _, _, kind) in group:
            if kind == "LOAN":
                opened = day
            else:
                yield name, day - opened
                opened = None
        if opened is not None:
            yield name, today - opened


def report(today):
    result = []
    for name, lengths in groupby(sorted(periods(today)), key=itemgetter(0)):
        total = 0
        for _, length in lengths:
            while length > FREE_DAYS:
                total += CENTS_PER_DAY
                length -= 1
        if total:
            result.append((total, name))
    result.sort(key=itemgetter(1))
    result.sort(key=itemgetter(0), reverse=True)
    for total, name in result:
        print(f"{name} {total / 100:.2f}")


for line in sys.stdin.read().splitlines():
    match line.split():
        case [] | ["#", *_]:
            pass
        case [day, "REPORT"] if day.isdecimal():
            report(int(day))
        case [day, ("LOAN" | "RETURN") as kind, name, book] if day.isdecimal() and valid(name, book, kind):
            events.append((int(day), name, book, kind))
        case [first, *_] if first.startswith("#"):
            pass
        case _:
            wrong += 1
print("broken lines:", wrong)
