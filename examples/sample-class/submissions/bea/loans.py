"""The log as a fold: a state and a line give the next state. No state is ever changed."""
import sys
from functools import reduce
from types import MappingProxyType
from typing import NamedTuple

import desklog

FREE_DAYS = 14
CENTS_PER_DAY = 20
NOTHING = MappingProxyType({})


class State(NamedTuple):
    out: MappingProxyType = NOTHING
    settled: MappingProxyType = NOTHING
    broken: int = 0
    output: tuple = ()


def with_item(mapping, key, value):
    return MappingProxyType({**mapping, key: value})


def without(mapping, key):
    return MappingProxyType({k: v for k, v in mapping.items() if k != key})


def fine(days):
    return CENTS_PER_DAY * max(days - FREE_DAYS, 0)


def broken(state):
    return state._replace(broken=state.broken + 1)


def loan(state, day, *copy):
    return broken(state) if copy in state.out else state._replace(out=with_item(state.out, copy, day))


def give_back(state, day, *copy):
    if copy not in state.out:
        return broken(state)
    who = copy[0]
    total = state.settled.get(who, 0) + fine(day - state.out[copy])
    return state._replace(out=without(state.out, copy), settled=with_item(state.settled, who, total))


def report(state, day):
    people = {who for who, _ in state.out} | state.settled.keys()
    owed = {
        who: state.settled.get(who, 0) + sum(fine(day - start) for (w, _), start in state.out.items() if w == who)
        for who in people
    }
    table = tuple((who, cents) for who, cents in owed.items() if cents)
    return state._replace(output=(*state.output, table))


EVENTS = {"LOAN": loan, "RETURN": give_back, "REPORT": report}
SHAPES = {"LOAN": 2, "RETURN": 2, "REPORT": 0}


def step(state, line):
    try:
        day, event, words = desklog.parse(line, SHAPES)
    except desklog.BadLine:
        return broken(state)
    return EVENTS[event](state, day, *words)


def main():
    end = reduce(step, desklog.lines_of(sys.stdin), State())
    for table in end.output:
        desklog.print_table(table, sys.stdout)
    print("broken lines:", end.broken)


if __name__ == "__main__":
    main()
