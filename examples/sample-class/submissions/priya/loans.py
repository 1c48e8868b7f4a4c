import sys
from collections import defaultdict

from desklog import BadLine, lines_of, parse, print_table

FREE_DAYS = 14
CENTS_PER_DAY = 20


class Library:
    def __init__(self):
        self.books = defaultdict(dict)
        self.bills = defaultdict(list)

    def cost(self, taken, today):
        return max(0, today - taken - FREE_DAYS) * CENTS_PER_DAY

    def LOAN(self, day, reader, book):
        assert book not in self.books[reader], "has it already"
        self.books[reader][book] = day

    def RETURN(self, day, reader, book):
        assert book in self.books[reader], "does not have it"
        taken = self.books[reader].pop(book)
        self.bills[reader].append(self.cost(taken, day))

    def REPORT(self, day):
        rows = []
        for reader in set(self.books) | set(self.bills):
            running = [self.cost(taken, day) for taken in self.books[reader].values()]
            total = sum(running) + sum(self.bills[reader])
            if total > 0:
                rows.append((reader, total))
        print_table(rows, sys.stdout)


def main():
    library = Library()
    broken = 0
    shapes = {"LOAN": 2, "RETURN": 2, "REPORT": 0}
    for line in lines_of(sys.stdin):
        try:
            day, event, words = parse(line, shapes)
            getattr(library, event)(day, *words)
        except (BadLine, AssertionError):
            broken += 1
    print("broken lines:", broken)


if __name__ == "__main__":
    main()
