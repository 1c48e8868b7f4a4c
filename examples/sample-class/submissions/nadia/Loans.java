import java.util.*;

/** Homework 4, Nadia. */
public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;

    static Map<String, Integer> lent = new HashMap<>();
    static Map<String, Integer> debt = new HashMap<>();

    public static void main(String[] args) {
        int brokenLines = 0;
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (!work(line.split("\\s+"))) {
                brokenLines++;
            }
        }
        System.out.println("broken lines: " + brokenLines);
    }

    /** Returns false if the line is broken. */
    static boolean work(String[] w) {
        if (w.length < 2 || !w[0].matches("[0-9]+")) {
            return false;
        }
        int day = Integer.parseInt(w[0]);
        String copy = w.length == 4 ? w[2] + " " + w[3] : "";
        switch (w[1]) {
            case "LOAN":
                if (w.length != 4 || lent.containsKey(copy)) {
                    return false;
                }
                lent.put(copy, day);
                return true;
            case "RETURN":
                if (w.length != 4 || !lent.containsKey(copy)) {
                    return false;
                }
                int fine = fine(lent.remove(copy), day);
                debt.put(w[2], debt.getOrDefault(w[2], 0) + fine);
                return true;
            case "REPORT":
                if (w.length != 2) {
                    return false;
                }
                printReport(day);
                return true;
            default:
                return false;
        }
    }

    static int fine(int from, int to) {
        int days = to - from;
        if (days > FREE_DAYS) {
            return (days - FREE_DAYS) * CENTS_PER_DAY;
        }
        return 0;
    }

    static void printReport(int day) {
        Map<String, Integer> sum = new TreeMap<>(debt);
        for (String key : lent.keySet()) {
            String reader = key.split(" ")[0];
            sum.put(reader, sum.getOrDefault(reader, 0) + fine(lent.get(key), day));
        }
        List<Map.Entry<String, Integer>> list = new ArrayList<>(sum.entrySet());
        // The tree has sorted the names, and sorting a list keeps the order of what is equal.
        list.sort((x, y) -> y.getValue().compareTo(x.getValue()));
        for (Map.Entry<String, Integer> e : list) {
            if (e.getValue() > 0) {
                System.out.printf("%s %d.%02d%n", e.getKey(), e.getValue() / 100, e.getValue() % 100);
            }
        }
    }
}
