import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingLong;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

public class Loans {
    private static final long FREE_DAYS = 14, CENTS_PER_DAY = 20;

    record Entry(long day, String type, List<String> copy) {}

    record Span(String reader, long from, long to) {
        long fine() {
            return Math.max(to - from - FREE_DAYS, 0) * CENTS_PER_DAY;
        }
    }

    private final List<Entry> log = new ArrayList<>();

    /** The last thing that happened to a copy; copies that nobody ever had are at home. */
    private boolean isAway(List<String> copy) {
        return log.stream()
                .filter(entry -> entry.copy().equals(copy))
                .reduce((before, after) -> after)
                .filter(entry -> entry.type().equals("LOAN"))
                .isPresent();
    }

    private List<Span> spans(long today) {
        List<Span> spans = new ArrayList<>();
        log.stream().collect(groupingBy(Entry::copy)).forEach((copy, story) -> {
            for (int at = 0; at < story.size(); at += 2) {
                long end = at + 1 < story.size() ? story.get(at + 1).day() : today;
                spans.add(new Span(copy.get(0), story.get(at).day(), end));
            }
        });
        return spans;
    }

    private void report(long today) {
        Map<String, Long> fines = spans(today).stream().collect(groupingBy(Span::reader, summingLong(Span::fine)));
        Comparator<Map.Entry<String, Long>> byFine = Map.Entry.comparingByValue();
        fines.entrySet().stream()
                .filter(e -> e.getValue() != 0)
                .sorted(byFine.reversed().thenComparing(Map.Entry.comparingByKey()))
                .map(e -> "%s %.2f".formatted(e.getKey(), e.getValue() / 100.0))
                .forEach(System.out::println);
    }

    /** @return whether the line makes sense */
    private boolean add(String... cells) {
        if (cells.length < 2 || cells[0].chars().anyMatch(c -> c < '0' || c > '9')) return false;
        long day = Long.parseLong(cells[0]);
        if (cells.length == 2) {
            if (cells[1].equals("REPORT")) report(day);
            return cells[1].equals("REPORT");
        }
        if (cells.length != 4) return false;
        Entry entry = new Entry(day, cells[1], List.of(cells[2], cells[3]));
        boolean fits = switch (entry.type()) {
            case "LOAN" -> !isAway(entry.copy());
            case "RETURN" -> isAway(entry.copy());
            default -> false;
        };
        return fits && log.add(entry);
    }

    public static void main(String[] args) {
        Loans loans = new Loans();
        long broken = new BufferedReader(new InputStreamReader(System.in)).lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && line.charAt(0) != '#')
                .filter(line -> !loans.add(line.split("\\s+")))
                .count();
        System.out.println("broken lines: " + broken);
    }
}
