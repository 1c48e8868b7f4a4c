import sys

from model import Prices, Store
from reading import process

if __name__ == "__main__":
    print("broken lines:", process(sys.stdin, Store(Prices())))
