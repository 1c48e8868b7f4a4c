"""Library loans. The clock goes forward day by day, and whoever is late pays every day."""
import sys

import desklog

FREE = 14
PER_DAY = 20


class Desk:
    def __init__(self):
        self.today = 0
        self.age = {}
        self.owes = {}

    def go_to(self, day):
        """All books grow older until the day is reached."""
        while self.today < day:
            self.today += 1
            for copy in self.age:
                self.age[copy] += 1
                if self.age[copy] > FREE:
                    reader = copy[0]
                    self.owes[reader] = self.owes.get(reader, 0) + PER_DAY

    def loan(self, reader, book):
        copy = reader, book
        if copy in self.age:
            return "lent twice"
        self.age[copy] = 0

    def back(self, reader, book):
        if self.age.pop((reader, book), None) is None:
            return "was never lent"


def run(log, out):
    desk = Desk()
    problems = []
    for line in desklog.lines_of(log):
        try:
            day, event, words = desklog.parse(line, {"LOAN": 2, "RETURN": 2, "REPORT": 0})
        except desklog.BadLine as problem:
            problems.append(problem)
            continue
        desk.go_to(day)
        problem = None
        if event == "REPORT":
            desklog.print_table(desk.owes.items(), out)
        elif event == "LOAN":
            problem = desk.loan(*words)
        else:
            problem = desk.back(*words)
        if problem:
            problems.append(problem)
    out.write(f"broken lines: {len(problems)}\n")


run(sys.stdin, sys.stdout)
