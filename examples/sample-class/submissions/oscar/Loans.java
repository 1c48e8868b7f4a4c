import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Scanner;

public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;

    // "reader/book" -> day of the loan
    private static HashMap<String, Integer> out = new HashMap<>();
    // reader -> cents for books that are back
    private static HashMap<String, Integer> old = new HashMap<>();

    private static int costs(int first, int last) {
        int tooLong = last - first - FREE_DAYS;
        return tooLong > 0 ? tooLong * CENTS_PER_DAY : 0;
    }

    private static void report(int day) {
        HashMap<String, Integer> all = new HashMap<>(old);
        for (String key : out.keySet()) {
            String reader = key.substring(0, key.indexOf('/'));
            all.put(reader, all.getOrDefault(reader, 0) + costs(out.get(key), day));
        }
        ArrayList<String> names = new ArrayList<>(all.keySet());
        Collections.sort(names, (n, m) -> {
            if (all.get(n).equals(all.get(m))) {
                return n.compareTo(m);
            }
            return all.get(m) - all.get(n);
        });
        for (String name : names) {
            int money = all.get(name);
            if (money > 0) {
                System.out.println(String.format("%s %d.%02d", name, money / 100, money % 100));
            }
        }
    }

    private static boolean understand(String line) {
        String[] parts = line.split("\\s+");
        if (parts.length < 2 || !parts[0].matches("\\d+")) {
            return false;
        }
        int day = Integer.parseInt(parts[0]);
        switch (parts[1]) {
            case "LOAN":
                if (parts.length != 4 || out.containsKey(parts[2] + "/" + parts[3])) {
                    return false;
                }
                out.put(parts[2] + "/" + parts[3], day);
                return true;
            case "RETURN":
                return parts.length == 4 && back(day, parts[2], parts[2] + "/" + parts[3]);
            case "REPORT":
                if (parts.length != 2) {
                    return false;
                }
                report(day);
                return true;
            default:
                return false;
        }
    }

    private static boolean back(int day, String reader, String key) {
        Integer first = out.remove(key);
        if (first == null) {
            return false;
        }
        old.put(reader, old.getOrDefault(reader, 0) + costs(first, day));
        return true;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int wrong = 0;
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (!understand(line)) {
                wrong++;
            }
        }
        System.out.println("broken lines: " + wrong);
    }
}
