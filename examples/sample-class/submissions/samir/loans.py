import sys
from itertools import count
from heapq import heappop, heappush


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


def make_desk():
    """Three functions that share what they remember."""
    due = {}
    debts = {}

    def owe(who, cents):
        debts[who] = cents + (debts[who] if who in debts else 0)

    def loan(day, who, what):
        if due.setdefault((who, what), day + 14) != day + 14 or (who, what) in fresh:
            raise BadLine("second loan")
        fresh.add((who, what))

    def back(day, who, what):
        try:
            fresh.remove((who, what))
            limit = due.pop((who, what))
        except KeyError as error:
            raise BadLine("no loan") from error
        if limit < day:
            owe(who, 20 * (day - limit))

    def table(day):
        heap = []
        number = count()
        for who, cents in debts.items():
            heappush(heap, (who, next(number), cents))
        for (who, _), limit in due.items():
            if limit < day:
                heappush(heap, (who, next(number), 20 * (day - limit)))
        last, amount = None, 0
        while heap:
            who, _, cents = heappop(heap)
            if who != last and last is not None:
                yield last, amount
                amount = 0
            last = who
            amount += cents
        if last is not None:
            yield last, amount

    fresh = set()
    return loan, back, table


if __name__ == "__main__":
    loan, back, table = make_desk()
    mistakes = 0
    for text in lines_of(sys.stdin):
        try:
            day, event, words = parse(text, {"LOAN": 2, "RETURN": 2, "REPORT": 0})
            if event == "REPORT":
                print_table(table(day), sys.stdout)
            else:
                (loan if event == "LOAN" else back)(day, *words)
        except BadLine:
            mistakes += 1
    print("broken lines:", mistakes)
