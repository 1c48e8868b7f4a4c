import sys
from enum import Enum

LIMIT = 14
PRICE = 20


class Row:
    """A line of the file, cut into its words by hand, because split() hides double spaces."""

    class Kind(Enum):
        BORROW = "LOAN"
        BRING = "RETURN"
        LIST = "REPORT"

    def __init__(self, text):
        self.cells = []
        cell = ""
        for sign in text + " ":
            if sign not in " \t":
                cell += sign
            elif cell:
                self.cells.append(cell)
                cell = ""
        self.now = int(self.cells.pop(0))
        self.kind = Row.Kind(self.cells.pop(0))
        wanted = 0 if self.kind is Row.Kind.LIST else 2
        if len(self.cells) != wanted or self.now < 0:
            raise ValueError(text)


# how much it costs
def price_of(begin, now):
    over = now - begin - LIMIT
    if over > 0:
        return over * PRICE
    return 0


def everything(data, now):
    sums = dict(data["debts"])
    for (person, _title), begin in data["open"].items():
        price = price_of(begin, now)
        if price:
            sums[person] = sums.get(person, 0) + price
    return sums


def end_loan(data, now, person, title):
    pair = (person, title)
    if pair not in data["open"]:
        data["broken"] += 1
        return
    begin = data["open"].pop(pair)
    price = price_of(begin, now)
    if price:
        data["debts"][person] = data["debts"].get(person, 0) + price


def start_loan(data, now, person, title):
    pair = (person, title)
    if pair in data["open"]:
        data["broken"] += 1
    else:
        data["open"][pair] = now


class Ranking:
    def __init__(self):
        self.places = []

    def put(self, person, value):
        place = 0
        while place < len(self.places):
            other, best = self.places[place]
            if value > best or value == best and person < other:
                break
            place += 1
        self.places.insert(place, (person, value))

    def __str__(self):
        return "".join(f"{person} {value / 100:.2f}\n" for person, value in self.places)


data = {"open": {}, "debts": {}, "broken": 0}
for text in sys.stdin.read().split("\n"):
    if not text.strip() or text.lstrip()[0] == "#":
        continue
    try:
        row = Row(text)
    except (ValueError, IndexError):
        data["broken"] += 1
        continue
    if row.kind is Row.Kind.BORROW:
        start_loan(data, row.now, *row.cells)
    elif row.kind is Row.Kind.BRING:
        end_loan(data, row.now, *row.cells)
    else:
        ranking = Ranking()
        for person, value in everything(data, row.now).items():
            ranking.put(person, value)
        print(ranking, end="")
print(f"broken lines: {data['broken']}")
