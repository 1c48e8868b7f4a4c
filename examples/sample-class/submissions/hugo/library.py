import sys

LIMIT = 14
PRICE = 20


def run():
    data = {"open": {}, "debts": {}, "broken": 0}
    for row in sys.stdin:
        row = row.strip()
        if not row or row.startswith("#"):
            continue
        step(data, row)
    print("broken lines:", data["broken"])


# decides what to do with a row
def step(data, row):
    parts = row.split()
    if len(parts) < 2 or not parts[0].isdigit():
        data["broken"] += 1
        return
    now = int(parts[0])
    if parts[1] == "LOAN" and len(parts) == 4:
        start_loan(data, now, parts[2], parts[3])
    elif parts[1] == "RETURN" and len(parts) == 4:
        end_loan(data, now, parts[2], parts[3])
    elif parts[1] == "REPORT" and len(parts) == 2:
        output(everything(data, now))
    else:
        data["broken"] += 1


# prints the result
def output(sums):
    for person in sorted(sums, key=lambda who: (-sums[who], who)):
        whole, rest = divmod(sums[person], 100)
        print("%s %d.%02d" % (person, whole, rest))


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


# how much it costs
def price_of(begin, now):
    over = now - begin - LIMIT
    if over > 0:
        return over * PRICE
    return 0


if __name__ == "__main__":
    run()
