import java.util.Scanner;
import java.util.TreeMap;

/** Everything in arrays of events; debts are worked out again at each report. */
public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;
    static final int MOST = 10000;

    static int[] days = new int[MOST];
    static boolean[] isLoan = new boolean[MOST];
    static String[] names = new String[MOST];
    static String[] titles = new String[MOST];
    static int used;

    static boolean remember(String line) {
        Scanner words = new Scanner(line);
        if (!words.hasNextInt()) return false;
        int day = words.nextInt();
        if (!words.hasNext()) return false;
        switch (words.next()) {
            case "REPORT":
                if (words.hasNext()) return false;
                print(day);
                return true;
            case "LOAN":
                isLoan[used] = true;
                break;
            case "RETURN":
                isLoan[used] = false;
                break;
            default:
                return false;
        }
        if (!words.hasNext()) return false;
        names[used] = words.next();
        if (!words.hasNext()) return false;
        titles[used] = words.next();
        days[used] = day;
        if (words.hasNext() || isLoan[used] == isOut(names[used], titles[used])) return false;
        used++;
        return true;
    }

    static boolean isOut(String name, String title) {
        boolean out = false;
        for (int i = 0; i < used; i++) {
            if (names[i].equals(name) && titles[i].equals(title)) out = isLoan[i];
        }
        return out;
    }

    static int endOf(int loan, int today) {
        for (int i = loan + 1; i < used; i++) {
            if (!isLoan[i] && names[i].equals(names[loan]) && titles[i].equals(titles[loan])) return days[i];
        }
        return today;
    }

    static void print(int today) {
        TreeMap<String, Integer> owed = new TreeMap<>();
        for (int i = 0; i < used; i++) {
            if (!isLoan[i]) continue;
            int late = endOf(i, today) - days[i] - FREE_DAYS;
            if (late > 0) owed.merge(names[i], late * CENTS_PER_DAY, Integer::sum);
        }
        while (!owed.isEmpty()) {
            String worst = owed.firstKey();
            for (String name : owed.keySet()) {
                if (owed.get(name) > owed.get(worst)) worst = name;
            }
            System.out.printf("%s %.2f%n", worst, owed.remove(worst) / 100.0);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int nonsense = 0;
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (!remember(line)) nonsense++;
        }
        System.out.println("broken lines: " + nonsense);
    }
}
