"""Lecture 5: reading a log line by line, and printing a table. You may use these functions in your homework."""


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
