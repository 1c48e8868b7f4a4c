import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

/** The input is read letter by letter: the log may be larger than the memory. */
public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;

    enum Action {
        LOAN(2) {
            @Override
            boolean apply(Loans desk, int day, String[] args) {
                return desk.since.putIfAbsent(args[0] + "\n" + args[1], day) == null;
            }
        },
        RETURN(2) {
            @Override
            boolean apply(Loans desk, int day, String[] args) {
                Integer out = desk.since.remove(args[0] + "\n" + args[1]);
                if (out == null) return false;
                desk.done.merge(args[0], Math.max(0, day - out - FREE_DAYS), Integer::sum);
                return true;
            }
        },
        REPORT(0) {
            @Override
            boolean apply(Loans desk, int day, String[] args) {
                desk.print(day);
                return true;
            }
        };

        final int arity;

        Action(int arity) {
            this.arity = arity;
        }

        abstract boolean apply(Loans desk, int day, String[] args);
    }

    private final Map<String, Integer> since = new HashMap<>();
    private final Map<String, Integer> done = new HashMap<>();

    private void print(int today) {
        Map<String, Integer> days = new HashMap<>(done);
        since.forEach((copy, out) -> {
            int late = today - out - FREE_DAYS;
            if (late > 0) days.merge(copy.substring(0, copy.indexOf('\n')), late, Integer::sum);
        });
        PriorityQueue<String> queue = new PriorityQueue<>((a, b) ->
                days.get(a).equals(days.get(b)) ? a.compareTo(b) : days.get(b) - days.get(a));
        queue.addAll(days.keySet());
        for (String reader = queue.poll(); reader != null && days.get(reader) > 0; reader = queue.poll()) {
            int cents = days.get(reader) * CENTS_PER_DAY;
            System.out.println(reader + " " + cents / 100 + "." + (cents % 100 + 100 + "").substring(1));
        }
    }

    private boolean line(String text) {
        String[] cells = text.split("[ \t]+", 3);
        try {
            int day = Integer.parseUnsignedInt(cells[0]);
            Action action = Action.valueOf(cells[1]);
            String[] args = cells.length < 3 ? new String[0] : cells[2].split("[ \t]+");
            return args.length == action.arity && action.apply(this, day, args);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            return false;
        }
    }

    public static void main(String[] args) throws IOException {
        Loans desk = new Loans();
        int broken = 0;
        StringBuilder text = new StringBuilder();
        int letter;
        do {
            letter = System.in.read();
            if (letter != '\n' && letter != -1) {
                text.append((char) letter);
                continue;
            }
            String whole = text.toString().strip();
            text.setLength(0);
            if (!whole.isEmpty() && !whole.startsWith("#") && !desk.line(whole)) broken++;
        } while (letter != -1);
        System.out.println("broken lines: " + broken);
    }
}
