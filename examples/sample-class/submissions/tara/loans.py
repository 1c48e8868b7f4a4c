import sys
from desklog import *

SHAPES = dict(LOAN=2, RETURN=2, REPORT=0)


def days_late(start, end):
    late = range(start + 14, end)
    return len(late)


def open_loans(history, before=None):
    """Plays the history again and says what is out at its end."""
    out = []
    for day, event, reader, book in history:
        if event == "LOAN":
            out.append((reader, book, day))
        else:
            out = [one for one in out if one[:2] != (reader, book)]
    return out


def totals(history, today):
    total = {}
    for at, (day, event, reader, book) in enumerate(history):
        if event != "LOAN":
            continue
        end = today
        for later, what, who, which in history[at + 1:]:
            if (what, who, which) == ("RETURN", reader, book):
                end = later
                break
        late = days_late(day, end)
        if late:
            total[reader] = total.get(reader, 0) + late * 20
    return total


history = []
errors = 0
for line in lines_of(sys.stdin):
    try:
        day, event, words = parse(line, SHAPES)
        if event == "REPORT":
            print_table(totals(history, day).items(), sys.stdout)
            continue
        is_out = any(one[:2] == tuple(words) for one in open_loans(history))
        if is_out == (event == "LOAN"):
            raise BadLine("cannot be")
        history.append((day, event, *words))
    except BadLine:
        errors += 1
print("broken lines: %d" % errors)
