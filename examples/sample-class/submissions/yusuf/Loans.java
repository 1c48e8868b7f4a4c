import java.util.ArrayList;
import java.util.Scanner;

// It works now, please do not touch it!!
public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        ArrayList<String> r = new ArrayList<>();      // readers of the loans
        ArrayList<String> b = new ArrayList<>();      // books of the loans
        ArrayList<Integer> d = new ArrayList<>();     // days of the loans
        ArrayList<String> people = new ArrayList<>();
        ArrayList<Integer> cents = new ArrayList<>();
        int bad = 0;
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String[] s = line.split("\\s+");
            int today = 0;
            boolean good = true;
            try {
                today = Integer.valueOf(s[0]);
            } catch (Exception e) {
                good = false;
            }
            // remember everybody
            if (good && s.length == 4 && !people.contains(s[2])) {
                people.add(s[2]);
                cents.add(0);
            }
            if (good && s.length == 4 && s[1].equals("LOAN")) {
                for (int i = 0; i < r.size(); i++) {
                    if (r.get(i).equals(s[2]) && b.get(i).equals(s[3])) {
                        good = false;
                    }
                }
                if (good) {
                    r.add(s[2]);
                    b.add(s[3]);
                    d.add(today);
                }
            } else if (good && s.length == 4 && s[1].equals("RETURN")) {
                int found = -1;
                for (int i = 0; i < r.size(); i++) {
                    if (r.get(i).equals(s[2]) && b.get(i).equals(s[3])) {
                        found = i;
                    }
                }
                if (found == -1) {
                    good = false;
                } else {
                    int p = people.indexOf(s[2]);
                    int days = today - d.get(found) - FREE_DAYS;
                    if (days > 0) cents.set(p, cents.get(p) + days * CENTS_PER_DAY);
                    r.remove(found);
                    b.remove(found);
                    d.remove(found);
                }
            } else if (good && s.length == 2 && s[1].equals("REPORT")) {
                int[] sum = new int[people.size()];
                for (int p = 0; p < sum.length; p++) {
                    sum[p] = cents.get(p);
                    for (int i = 0; i < r.size(); i++) {
                        int days = today - d.get(i) - FREE_DAYS;
                        if (r.get(i).equals(people.get(p)) && days > 0) sum[p] += days * CENTS_PER_DAY;
                    }
                }
                // print the biggest one, delete it, again
                while (true) {
                    int max = -1;
                    for (int p = 0; p < sum.length; p++) {
                        if (sum[p] == 0) continue;
                        if (max == -1 || sum[p] > sum[max]) {
                            max = p;
                        } else if (sum[p] == sum[max] && people.get(p).compareTo(people.get(max)) < 0) {
                            max = p;
                        }
                    }
                    if (max == -1) break;
                    String c = "" + sum[max] % 100;
                    if (c.length() == 1) c = "0" + c;
                    System.out.println(people.get(max) + " " + sum[max] / 100 + "." + c);
                    sum[max] = 0;
                }
            } else {
                good = false;
            }
            if (!good) bad++;
        }
        System.out.println("broken lines: " + bad);
    }
}
