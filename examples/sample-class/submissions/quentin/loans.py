"""Homework 4. The first part is from lecture 5."""
import sys
from dataclasses import dataclass, field

FREE_DAYS = 14
CENTS_PER_DAY = 20


class BadLine(Exception):
    """Raised for a line that is not written as the log wants it."""


def parse(line, shapes):
    """Splits a line into its day, its event and the words of the event.

    shapes says how many words each event has, as in {"LOAN": 2, "REPORT": 0}.
    """
    parts = line.split()
    if len(parts) < 2:
        raise BadLine("too short: " + line)
    if not parts[0].isdecimal():
        raise BadLine("no day: " + line)
    event = parts[1]
    if event not in shapes:
        raise BadLine("unknown event: " + event)
    words = parts[2:]
    if len(words) != shapes[event]:
        raise BadLine("wrong number of words: " + line)
    return int(parts[0]), event, words


def lines_of(stream):
    """Gives the lines of a log without blank lines and comments."""
    for raw in stream:
        text = raw.strip()
        if text != "" and text[0] != "#":
            yield text


def print_table(rows, out):
    """Prints rows of a name and an amount in cents, largest amount first, equal amounts by name."""
    ordered = sorted(rows, key=lambda row: row[0])
    ordered = sorted(ordered, key=lambda row: row[1], reverse=True)
    for name, cents in ordered:
        units = cents // 100
        rest = str(cents % 100).rjust(2, "0")
        out.write(name + " " + str(units) + "." + rest + "\n")


# ---- from here on it is my own ----

@dataclass(order=True)
class Stay:
    start: int
    title: str


@dataclass
class Member:
    stays: list[Stay] = field(default_factory=list)
    fines: int = 0

    def has(self, title):
        return next((stay for stay in self.stays if stay.title == title), None)

    def fine(self, stay, day):
        overdue = day - (stay.start + FREE_DAYS)
        return overdue * CENTS_PER_DAY if overdue > 0 else 0

    def balance(self, day):
        return self.fines + sum(self.fine(stay, day) for stay in self.stays)


members = {}


def do(day, event, words):
    if event == "REPORT":
        print_table([(name, m.balance(day)) for name, m in members.items() if m.balance(day)], sys.stdout)
        return
    name, title = words
    member = members.setdefault(name, Member())
    stay = member.has(title)
    if event == "LOAN":
        if stay:
            raise BadLine(name + " reads it already")
        member.stays.append(Stay(day, title))
    else:
        if not stay:
            raise BadLine(name + " has no such book")
        member.fines += member.fine(stay, day)
        member.stays.remove(stay)


def main():
    bad = 0
    for line in lines_of(sys.stdin):
        try:
            do(*parse(line, {"LOAN": 2, "RETURN": 2, "REPORT": 0}))
        except BadLine as reason:
            bad += 1
            print(reason, file=sys.stderr)
    print("broken lines:", bad)


main()
