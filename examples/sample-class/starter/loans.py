"""Starter code: reads the log line by line."""
import sys

FREE_DAYS = 14
CENTS_PER_DAY = 20


def main():
    for line in sys.stdin:
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        # Your code goes here.


if __name__ == "__main__":
    main()
