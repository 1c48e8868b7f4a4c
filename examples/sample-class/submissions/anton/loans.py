import sys

FREE_DAYS = 14
CENTS_PER_DAY = 20

loans = []      # [day, reader, book, day it came back or -1]
broken = 0


# ===== from the lecture =====
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
# ===== end of what is from the lecture =====


def main():
    global broken
    for line in lines_of(sys.stdin):
        try:
            day, event, x = parse(line, {"LOAN": 2, "RETURN": 2, "REPORT": 0})
        except BadLine:
            broken = broken + 1
            continue
        if event == "REPORT":
            money = []
            names = []
            for l in loans:
                if l[1] not in names:
                    names.append(l[1])
                    money.append(0)
                e = l[3]
                if e == -1:
                    e = day
                t = (e - l[0] - FREE_DAYS) * CENTS_PER_DAY
                if t > 0:
                    k = names.index(l[1])
                    money[k] = money[k] + t
            rows = []
            for i in range(len(names)):
                if money[i] > 0:
                    rows.append([names[i], money[i]])
            print_table(rows, sys.stdout)
        else:
            at = -1
            for i in range(len(loans)):
                if loans[i][1] == x[0] and loans[i][2] == x[1] and loans[i][3] == -1:
                    at = i
            if event == "LOAN" and at == -1:
                loans.append([day, x[0], x[1], -1])
            elif event == "RETURN" and at > -1:
                loans[at][3] = day
            else:
                broken = broken + 1
    print("broken lines: " + str(broken))


if __name__ == "__main__":
    main()
