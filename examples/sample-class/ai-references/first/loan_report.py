"""Command-line tool that computes overdue fees from a library desk log."""
import sys
from collections import defaultdict
from enum import Enum
from typing import Dict, List, NamedTuple, Optional, Tuple

GRACE_PERIOD_DAYS = 14
DAILY_FEE_CENTS = 20


class EventType(Enum):
    LOAN = "LOAN"
    RETURN = "RETURN"
    REPORT = "REPORT"


class LogEvent(NamedTuple):
    day: int
    event_type: EventType
    reader: Optional[str] = None
    book: Optional[str] = None


class LoanTracker:
    """Tracks active loans and accumulated fees for each reader."""

    def __init__(self) -> None:
        self._active_loans: Dict[Tuple[str, str], int] = {}
        self._accumulated_fees: Dict[str, int] = defaultdict(int)
        self._invalid_line_count = 0

    @property
    def invalid_line_count(self) -> int:
        return self._invalid_line_count

    def process_line(self, line: str) -> None:
        event = self._parse_line(line)
        if event is None:
            self._invalid_line_count += 1
            return
        handlers = {
            EventType.LOAN: self._handle_loan,
            EventType.RETURN: self._handle_return,
            EventType.REPORT: self._handle_report,
        }
        if not handlers[event.event_type](event):
            self._invalid_line_count += 1

    def _parse_line(self, line: str) -> Optional[LogEvent]:
        tokens: List[str] = line.split()
        try:
            day = int(tokens[0])
            event_type = EventType(tokens[1])
        except (ValueError, IndexError):
            return None
        if event_type is EventType.REPORT:
            return LogEvent(day, event_type) if len(tokens) == 2 else None
        if len(tokens) != 4:
            return None
        return LogEvent(day, event_type, tokens[2], tokens[3])

    def _handle_loan(self, event: LogEvent) -> bool:
        loan_key = (event.reader, event.book)
        if loan_key in self._active_loans:
            return False
        self._active_loans[loan_key] = event.day
        return True

    def _handle_return(self, event: LogEvent) -> bool:
        loan_key = (event.reader, event.book)
        loan_day = self._active_loans.pop(loan_key, None)
        if loan_day is None:
            return False
        self._accumulated_fees[event.reader] += self._calculate_fee(loan_day, event.day)
        return True

    def _handle_report(self, event: LogEvent) -> bool:
        fees = defaultdict(int, self._accumulated_fees)
        for (reader, _), loan_day in self._active_loans.items():
            fees[reader] += self._calculate_fee(loan_day, event.day)
        outstanding = [(reader, fee) for reader, fee in fees.items() if fee > 0]
        outstanding.sort(key=lambda entry: (-entry[1], entry[0]))
        for reader, fee in outstanding:
            print(f"{reader} {fee // 100}.{fee % 100:02d}")
        return True

    @staticmethod
    def _calculate_fee(loan_day: int, end_day: int) -> int:
        overdue_days = max(0, end_day - loan_day - GRACE_PERIOD_DAYS)
        return overdue_days * DAILY_FEE_CENTS


def main() -> None:
    tracker = LoanTracker()
    for raw_line in sys.stdin:
        line = raw_line.strip()
        if line and not line.startswith("#"):
            tracker.process_line(line)
    print(f"broken lines: {tracker.invalid_line_count}")


if __name__ == "__main__":
    main()
