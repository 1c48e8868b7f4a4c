import java.util.ArrayList;
import java.util.Collections;
import java.util.Scanner;

class Loan {
    String reader;
    String book;
    int day;
    boolean isBack = false;

    Loan(String reader, String book, int day) {
        this.reader = reader;
        this.book = book;
        this.day = day;
    }
}

class Debtor implements Comparable<Debtor> {
    String name;
    int cents = 0;

    Debtor(String name) {
        this.name = name;
    }

    public int compareTo(Debtor d) {
        if (cents > d.cents) {
            return -1;
        } else if (cents < d.cents) {
            return 1;
        } else {
            return name.compareTo(d.name);
        }
    }

    public String toString() {
        String s = name + " " + (cents / 100) + ".";
        if (cents % 100 < 10) {
            s = s + "0";
        }
        return s + (cents % 100);
    }
}

public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;

    ArrayList<Loan> loans = new ArrayList<Loan>();
    ArrayList<Debtor> debtors = new ArrayList<Debtor>();

    Debtor getDebtor(ArrayList<Debtor> list, String name) {
        for (Debtor d : list) {
            if (d.name.equals(name)) {
                return d;
            }
        }
        Debtor d = new Debtor(name);
        list.add(d);
        return d;
    }

    Loan getLoan(String reader, String book) {
        for (int i = 0; i < loans.size(); i++) {
            Loan l = loans.get(i);
            if (l.reader.equals(reader) && l.book.equals(book) && l.isBack == false) {
                return l;
            }
        }
        return null;
    }

    void addFine(Debtor d, Loan l, int today) {
        for (int day = l.day + FREE_DAYS; day < today; day++) {
            d.cents = d.cents + CENTS_PER_DAY;
        }
    }

    void printAll(int today) {
        ArrayList<Debtor> copy = new ArrayList<Debtor>();
        for (Debtor d : debtors) {
            getDebtor(copy, d.name).cents = d.cents;
        }
        for (Loan l : loans) {
            if (l.isBack == false) {
                addFine(getDebtor(copy, l.reader), l, today);
            }
        }
        Collections.sort(copy);
        for (Debtor d : copy) {
            if (d.cents != 0) {
                System.out.println(d);
            }
        }
    }

    boolean doLine(String line) {
        String[] a = line.split(" +|\t+");
        int day;
        try {
            day = Integer.parseInt(a[0]);
        } catch (NumberFormatException e) {
            return false;
        }
        if (a.length == 2 && a[1].equals("REPORT")) {
            printAll(day);
            return true;
        }
        if (a.length != 4) {
            return false;
        }
        Loan l = getLoan(a[2], a[3]);
        if (a[1].equals("LOAN") && l == null) {
            loans.add(new Loan(a[2], a[3], day));
            return true;
        }
        if (a[1].equals("RETURN") && l != null) {
            l.isBack = true;
            addFine(getDebtor(debtors, l.reader), l, day);
            return true;
        }
        return false;
    }

    public static void main(String[] args) {
        Loans me = new Loans();
        int brokenLines = 0;
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            boolean ok = me.doLine(line);
            if (!ok) brokenLines = brokenLines + 1;
        }
        System.out.println("broken lines: " + brokenLines);
    }
}
