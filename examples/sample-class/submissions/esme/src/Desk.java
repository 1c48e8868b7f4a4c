import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Books that are out, and what was owed for those that came back. */
final class Desk {
    private final Map<Event.Copy, Integer> out = new LinkedHashMap<>();
    private final Map<String, Fine> settled = new LinkedHashMap<>();

    boolean accept(Event event) {
        return switch (event.kind()) {
            case LOAN -> out.putIfAbsent(event.copy(), event.day()) == null;
            case RETURN -> close(event);
            case REPORT -> {
                statement(event.day()).forEach(System.out::println);
                yield true;
            }
        };
    }

    private boolean close(Event event) {
        Integer since = out.remove(event.copy());
        if (since == null) {
            return false;
        }
        settled.merge(event.copy().reader(), Fine.between(since, event.day()), Fine::plus);
        return true;
    }

    private Stream<String> statement(int today) {
        Stream<Map.Entry<String, Fine>> running = out.entrySet().stream()
                .map(entry -> Map.entry(entry.getKey().reader(), Fine.between(entry.getValue(), today)));
        Map<String, Fine> byReader = Stream.concat(settled.entrySet().stream(), running)
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, Fine::plus));
        return byReader.entrySet().stream()
                .filter(entry -> !entry.getValue().isNothing())
                .sorted(Map.Entry.<String, Fine>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(entry -> entry.getKey() + " " + entry.getValue());
    }
}
