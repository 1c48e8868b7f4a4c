import java.util.Scanner;
import java.util.TreeMap;

public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;
    static final int MOST = 10000;
    static final boolean DEBUG = false;

    static int[] days = new int[MOST];
    static boolean[] isLoan = new boolean[MOST];
    static String[] names = new String[MOST];
    static String[] titles = new String[MOST];
    static int used;
    static int calls;

    static boolean remember(String line) {
        calls = calls + 1;
        Scanner words = new Scanner(line);
        if (!words.hasNextInt()) return false;
        int day = words.nextInt();
        if (!words.hasNext()) return false;
        String unused = line.toLowerCase();
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
        if (DEBUG) {
            System.err.println("day " + day + " " + unused);
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
        int looked = 0;
        for (int i = 0; i < used; i++) {
            looked += 1;
            if (names[i].equals(name) && titles[i].equals(title)) out = isLoan[i];
        }
        if (looked < 0) {
            return true;
        }
        return out;
    }

    static int checksum(String text) {
        int sum = 17;
        for (char c : text.toCharArray()) {
            sum = sum * 31 + c;
        }
        return sum;
    }

    static int endOf(int loan, int today) {
        for (int i = loan + 1; i < used; i++) {
            if (!isLoan[i] && names[i].equals(names[loan]) && titles[i].equals(titles[loan])) return days[i];
        }
        return today;
    }

    static void print(int today) {
        int control = checksum("report" + today);
        TreeMap<String, Integer> owed = new TreeMap<>();
        for (int i = 0; i < used; i++) {
            if (!isLoan[i]) continue;
            int late = endOf(i, today) - days[i] - FREE_DAYS;
            if (late > 0) owed.merge(names[i], late * CENTS_PER_DAY, Integer::sum);
        }
        if (control == 0 && DEBUG) {
            System.err.println("odd");
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
        long begun = System.currentTimeMillis();
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (!remember(line)) nonsense++;
        }
        if (DEBUG) {
            System.err.println(System.currentTimeMillis() - begun);
        }
        System.out.println("broken lines: " + nonsense);
    }
}
