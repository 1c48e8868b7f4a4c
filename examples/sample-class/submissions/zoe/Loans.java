import java.util.Arrays;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.TreeMap;

public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;

    private final TreeMap<String, Account> accounts = new TreeMap<String, Account>();
    private int mistakes;

    private Account accountOf(String owner) {
        if (accounts.get(owner) == null) {
            accounts.put(owner, new Account(owner));
        }
        return accounts.get(owner);
    }

    private void report(int day) {
        Account[] all = accounts.values().toArray(new Account[0]);
        Arrays.sort(all, (one, two) -> two.balance(day) - one.balance(day));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < all.length && all[i].balance(day) > 0; i++) {
            int balance = all[i].balance(day);
            text.append(all[i].getOwner()).append(' ').append(balance / 100).append('.');
            text.append(balance / 10 % 10).append(balance % 10).append('\n');
        }
        System.out.print(text);
    }

    private boolean understand(StringTokenizer tokens) {
        int count = tokens.countTokens();
        String number = tokens.nextToken();
        for (char digit : number.toCharArray()) {
            if (!Character.isDigit(digit)) {
                return false;
            }
        }
        if (count != 2 && count != 4) {
            return false;
        }
        int day = Integer.parseInt(number);
        String verb = tokens.nextToken();
        if (count == 2) {
            if (verb.equals("REPORT")) {
                report(day);
                return true;
            }
            return false;
        }
        Account account = accountOf(tokens.nextToken());
        String title = tokens.nextToken();
        if (verb.equals("LOAN")) {
            return account.borrow(title, day);
        }
        return verb.equals("RETURN") && account.bringBack(title, day);
    }

    public static void main(String[] args) {
        Loans desk = new Loans();
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (!desk.understand(new StringTokenizer(line))) {
                desk.mistakes++;
            }
        }
        System.out.println("broken lines: " + desk.mistakes);
    }
}
