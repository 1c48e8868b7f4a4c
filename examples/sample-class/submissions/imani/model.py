from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Iterator


class BadLine(Exception):
    pass


@dataclass
class Prices:
    days: int = 14
    price: int = 20

    def sum(self, begin: int, end: int) -> int:
        return max(0, end - begin - self.days) * self.price


@dataclass
class Member:
    id: str
    items: dict[str, int] = field(default_factory=dict)
    paid: int = 0

    def open(self, now: int, prices: Prices) -> int:
        return self.paid + sum(prices.sum(start, now) for start in self.items.values())


class Store:
    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.members: dict[str, Member] = {}

    def member(self, id: str) -> Member:
        return self.members.setdefault(id, Member(id))

    def lend(self, now: int, id: str, item: str) -> None:
        items = self.member(id).items
        if item in items:
            raise BadLine(f"{id} got {item} before")
        items[item] = now

    def receive(self, now: int, id: str, item: str) -> None:
        member = self.member(id)
        try:
            start = member.items.pop(item)
        except KeyError:
            raise BadLine(f"{id} never got {item}") from None
        member.paid += self.prices.sum(start, now)

    def list(self, now: int) -> Iterator[tuple[str, int]]:
        sums = Counter({id: member.open(now, self.prices) for id, member in self.members.items()})
        for id, value in sorted(sums.items(), key=lambda pair: (-pair[1], pair[0])):
            if value > 0:
                yield id, value
