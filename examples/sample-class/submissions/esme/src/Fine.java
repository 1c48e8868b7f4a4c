/** An amount of money, in cents. */
record Fine(int cents) implements Comparable<Fine> {
    private static final int GRACE = 14;
    private static final int DAILY = 20;

    static Fine between(int from, int to) {
        return new Fine(Math.max(0, to - from - GRACE) * DAILY);
    }

    Fine plus(Fine other) {
        return new Fine(cents + other.cents);
    }

    boolean isNothing() {
        return cents == 0;
    }

    @Override
    public int compareTo(Fine other) {
        return Integer.compare(cents, other.cents);
    }

    @Override
    public String toString() {
        return "%d.%02d".formatted(cents / 100, cents % 100);
    }
}
