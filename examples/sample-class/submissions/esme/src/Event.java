import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One line of the log. Reports have no copy. */
record Event(Kind kind, int day, Copy copy) {
    enum Kind { LOAN, RETURN, REPORT }

    record Copy(String reader, String book) {
    }

    private static final Pattern LINE =
            Pattern.compile("\\s*(\\d{1,8})\\s+(?:(LOAN|RETURN)\\s+(\\S+)\\s+(\\S+)|(REPORT))\\s*");

    static Optional<Event> parse(String text) {
        Matcher matcher = LINE.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int day = Integer.parseInt(matcher.group(1));
        if (matcher.group(5) != null) {
            return Optional.of(new Event(Kind.REPORT, day, null));
        }
        Copy copy = new Copy(matcher.group(3), matcher.group(4));
        return Optional.of(new Event(Kind.valueOf(matcher.group(2)), day, copy));
    }
}
