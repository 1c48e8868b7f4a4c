import re
from typing import TextIO

from model import BadLine, Store

FORMAT = re.compile(r"(?P<day>\d+)\s+(?P<what>LOAN|RETURN|REPORT)(?:\s+(?P<who>\S+)\s+(?P<book>\S+))?$")


def process(file: TextIO, store: Store) -> int:
    bad = 0
    for row in map(str.strip, file):
        if row == "" or row[0] == "#":
            continue
        try:
            process_row(row, store)
        except BadLine:
            bad += 1
    return bad


def process_row(row: str, store: Store) -> None:
    found = FORMAT.match(row)
    if found is None or (found["what"] == "REPORT") == (found["who"] is not None):
        raise BadLine(row)
    now = int(found["day"])
    if found["what"] == "REPORT":
        for id, value in store.list(now):
            print(f"{id} {value // 100}.{value % 100:02}")
        return
    method = store.lend if found["what"] == "LOAN" else store.receive
    method(now, found["who"], found["book"])
