import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Scanner;

/** Processes a library desk log and prints outstanding overdue fees. */
public class LoanReport {
    private static final int GRACE_PERIOD_DAYS = 14;
    private static final int DAILY_FEE_CENTS = 20;

    private final Map<LoanKey, Integer> activeLoans = new HashMap<>();
    private final Map<String, Integer> accumulatedFees = new HashMap<>();
    private int invalidLineCount = 0;

    private static final class LoanKey {
        private final String reader;
        private final String book;

        LoanKey(String reader, String book) {
            this.reader = reader;
            this.book = book;
        }

        @Override
        public boolean equals(Object other) {
            if (this == other) {
                return true;
            }
            if (!(other instanceof LoanKey)) {
                return false;
            }
            LoanKey that = (LoanKey) other;
            return reader.equals(that.reader) && book.equals(that.book);
        }

        @Override
        public int hashCode() {
            return Objects.hash(reader, book);
        }
    }

    public void processLine(String line) {
        String[] tokens = line.split("\\s+");
        boolean valid = false;
        if (tokens.length >= 2 && tokens[0].matches("\\d+")) {
            int day = Integer.parseInt(tokens[0]);
            switch (tokens[1]) {
                case "LOAN" -> valid = tokens.length == 4 && handleLoan(day, new LoanKey(tokens[2], tokens[3]));
                case "RETURN" -> valid = tokens.length == 4 && handleReturn(day, new LoanKey(tokens[2], tokens[3]));
                case "REPORT" -> valid = tokens.length == 2 && handleReport(day);
                default -> valid = false;
            }
        }
        if (!valid) {
            invalidLineCount++;
        }
    }

    private boolean handleLoan(int day, LoanKey key) {
        return activeLoans.putIfAbsent(key, day) == null;
    }

    private boolean handleReturn(int day, LoanKey key) {
        Integer loanDay = activeLoans.remove(key);
        if (loanDay == null) {
            return false;
        }
        accumulatedFees.merge(key.reader, calculateFee(loanDay, day), Integer::sum);
        return true;
    }

    private boolean handleReport(int day) {
        Map<String, Integer> fees = new HashMap<>(accumulatedFees);
        activeLoans.forEach((key, loanDay) -> fees.merge(key.reader, calculateFee(loanDay, day), Integer::sum));
        fees.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .forEach(entry -> System.out.printf("%s %d.%02d%n",
                        entry.getKey(), entry.getValue() / 100, entry.getValue() % 100));
        return true;
    }

    private int calculateFee(int loanDay, int endDay) {
        int overdueDays = Math.max(0, endDay - loanDay - GRACE_PERIOD_DAYS);
        return overdueDays * DAILY_FEE_CENTS;
    }

    public static void main(String[] args) {
        LoanReport report = new LoanReport();
        try (Scanner scanner = new Scanner(System.in)) {
            while (scanner.hasNextLine()) {
                String line = scanner.nextLine().trim();
                if (!line.isEmpty() && !line.startsWith("#")) {
                    report.processLine(line);
                }
            }
        }
        System.out.println("broken lines: " + report.invalidLineCount);
    }
}
