"""Library loans: dictionaries of open loans and of debts."""
import sys

FREE_DAYS = 14
CENTS_PER_DAY = 20


def fee(start, end):
    late = end - start - FREE_DAYS
    if late > 0:
        return late * CENTS_PER_DAY
    return 0


def take_out(state, day, reader, book):
    key = (reader, book)
    if key in state["open"]:
        state["broken"] += 1
    else:
        state["open"][key] = day


def bring_back(state, day, reader, book):
    key = (reader, book)
    if key not in state["open"]:
        state["broken"] += 1
        return
    start = state["open"].pop(key)
    cost = fee(start, day)
    if cost:
        state["debts"][reader] = state["debts"].get(reader, 0) + cost


def collect(state, day):
    totals = dict(state["debts"])
    for (reader, _book), start in state["open"].items():
        cost = fee(start, day)
        if cost:
            totals[reader] = totals.get(reader, 0) + cost
    return totals


def show(totals):
    for reader in sorted(totals, key=lambda name: (-totals[name], name)):
        euros, cents = divmod(totals[reader], 100)
        print("%s %d.%02d" % (reader, euros, cents))


def handle(state, line):
    words = line.split()
    if len(words) < 2 or not words[0].isdigit():
        state["broken"] += 1
        return
    day = int(words[0])
    if words[1] == "LOAN" and len(words) == 4:
        take_out(state, day, words[2], words[3])
    elif words[1] == "RETURN" and len(words) == 4:
        bring_back(state, day, words[2], words[3])
    elif words[1] == "REPORT" and len(words) == 2:
        show(collect(state, day))
    else:
        state["broken"] += 1


def main():
    state = {"open": {}, "debts": {}, "broken": 0}
    for line in sys.stdin:
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        handle(state, line)
    print("broken lines:", state["broken"])


if __name__ == "__main__":
    main()
