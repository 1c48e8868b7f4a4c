import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;

/** Keeps one open loan per reader and book, and a purse of debts that are fixed. */
public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;

    private final Map<String, Map<String, Integer>> open = new HashMap<>();
    private final Map<String, Integer> fixed = new HashMap<>();
    private int broken = 0;

    void loan(int day, String reader, String book) {
        Map<String, Integer> mine = open.get(reader);
        if (mine == null) {
            mine = new HashMap<>();
            open.put(reader, mine);
        }
        if (mine.containsKey(book)) {
            broken++;
            return;
        }
        mine.put(book, day);
    }

    void giveBack(int day, String reader, String book) {
        Map<String, Integer> mine = open.get(reader);
        if (mine == null || !mine.containsKey(book)) {
            broken++;
            return;
        }
        int since = mine.remove(book);
        int cost = cost(since, day);
        if (cost > 0) {
            int before = fixed.containsKey(reader) ? fixed.get(reader) : 0;
            fixed.put(reader, before + cost);
        }
    }

    int cost(int since, int day) {
        int late = day - since - FREE_DAYS;
        if (late <= 0) {
            return 0;
        }
        return late * CENTS_PER_DAY;
    }

    void report(int day) {
        Map<String, Integer> total = new HashMap<>(fixed);
        for (String reader : open.keySet()) {
            int sum = 0;
            for (int since : open.get(reader).values()) {
                sum += cost(since, day);
            }
            if (sum > 0) {
                int before = total.containsKey(reader) ? total.get(reader) : 0;
                total.put(reader, before + sum);
            }
        }
        List<String> readers = new ArrayList<>(total.keySet());
        readers.sort((a, b) -> {
            int byDebt = total.get(b) - total.get(a);
            return byDebt != 0 ? byDebt : a.compareTo(b);
        });
        for (String reader : readers) {
            int cents = total.get(reader);
            System.out.println(reader + " " + cents / 100 + "." + String.format("%02d", cents % 100));
        }
    }

    void line(String line) {
        String[] words = line.split("\\s+");
        try {
            int day = Integer.parseInt(words[0]);
            if (words[1].equals("LOAN") && words.length == 4) {
                loan(day, words[2], words[3]);
            } else if (words[1].equals("RETURN") && words.length == 4) {
                giveBack(day, words[2], words[3]);
            } else if (words[1].equals("REPORT") && words.length == 2) {
                report(day);
            } else {
                broken++;
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            broken++;
        }
    }

    public static void main(String[] args) {
        Loans loans = new Loans();
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            loans.line(line);
        }
        System.out.println("broken lines: " + loans.broken);
    }
}
