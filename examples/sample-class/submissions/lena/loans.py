"""Lena and Mateo, pair 3. Every loan is kept for good; a loan that has come back has an end."""
import sys

FREE_DAYS = 14
CENTS_PER_DAY = 20


class Loan:
    def __init__(self, reader, book, begin):
        self.reader = reader
        self.book = book
        self.begin = begin
        self.end = None

    def is_for(self, reader, book):
        return self.end is None and self.reader == reader and self.book == book

    def fine(self, today):
        end = today if self.end is None else self.end
        days = end - self.begin
        return CENTS_PER_DAY * (days - FREE_DAYS) if days > FREE_DAYS else 0


class Shelf:
    def __init__(self):
        self.loans = []
        self.errors = 0
        self.commands = {"LOAN": self.lend, "RETURN": self.take, "REPORT": self.report}

    def find(self, reader, book):
        for loan in reversed(self.loans):
            if loan.is_for(reader, book):
                return loan
        return None

    def lend(self, day, reader, book):
        if self.find(reader, book):
            raise ValueError("is out already")
        self.loans.append(Loan(reader, book, day))

    def take(self, day, reader, book):
        loan = self.find(reader, book)
        if not loan:
            raise ValueError("is not out")
        loan.end = day

    def report(self, day):
        fines = {}
        for loan in self.loans:
            fines.setdefault(loan.reader, []).append(loan.fine(day))
        table = [(-sum(parts), reader) for reader, parts in fines.items()]
        for minus, reader in sorted(table):
            if minus < 0:
                print(reader, "%.2f" % (-minus / 100))

    def execute(self, line):
        day, command, *arguments = line.split()
        try:
            self.commands[command](int(day), *arguments)
        except (KeyError, TypeError, ValueError):
            self.errors += 1


def main():
    shelf = Shelf()
    for line in sys.stdin:
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        try:
            shelf.execute(line)
        except ValueError:
            shelf.errors += 1  # a line of one word
    print("broken lines:", shelf.errors)


if __name__ == "__main__":
    main()
