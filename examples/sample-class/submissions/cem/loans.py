import sqlite3
import sys

from desklog import BadLine, lines_of, parse, print_table

SCHEMA = """
CREATE TABLE loan (
    reader TEXT NOT NULL,
    book   TEXT NOT NULL,
    taken  INTEGER NOT NULL,
    back   INTEGER
);
CREATE UNIQUE INDEX only_once ON loan (reader, book) WHERE back IS NULL;
"""

DEBTS = """
SELECT reader, SUM(MAX(0, COALESCE(back, :today) - taken - :free)) * :price AS cents
FROM loan
GROUP BY reader
HAVING cents > 0
"""


def connect():
    db = sqlite3.connect(":memory:")
    db.executescript(SCHEMA)
    db.row_factory = lambda cursor, row: tuple(row)
    return db


def lend(db, day, reader, book):
    try:
        db.execute("INSERT INTO loan VALUES (?, ?, ?, NULL)", (reader, book, day))
    except sqlite3.IntegrityError as error:
        raise BadLine("the index says no") from error


def receive(db, day, reader, book):
    cursor = db.execute(
        "UPDATE loan SET back = ? WHERE reader = ? AND book = ? AND back IS NULL",
        (day, reader, book),
    )
    if cursor.rowcount != 1:
        raise BadLine("nothing to update")


def report(db, day):
    print_table(db.execute(DEBTS, {"today": day, "free": 14, "price": 20}), sys.stdout)


def main(db, actions):
    broken = 0
    shapes = {"LOAN": 2, "RETURN": 2, "REPORT": 0}
    for line in lines_of(sys.stdin):
        try:
            day, event, words = parse(line, shapes)
            actions[event](db, day, *words)
        except BadLine:
            broken += 1
        else:
            db.commit()
    print(f"broken lines: {broken}")


if __name__ == "__main__":
    main(connect(), {"LOAN": lend, "RETURN": receive, "REPORT": report})
