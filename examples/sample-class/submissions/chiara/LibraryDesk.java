import java.util.*;

/* my solution for the library task */
public class LibraryDesk {

    static final int DAYS_ALLOWED = 14;
    static final int FINE = 20;

    private final Map<String, Map<String, Integer>> borrowed = new HashMap<>();
    private final Map<String, Integer> debts = new HashMap<>();
    private int errors = 0;

    // somebody takes a book
    void borrow(int when, String person, String title)
    {
        Map<String, Integer> shelf = borrowed.get(person);
        if (shelf == null) { shelf = new HashMap<>(); borrowed.put(person, shelf); }
        if (shelf.containsKey(title)) { errors++; return; }
        shelf.put(title, when);
    }

    // somebody brings a book
    void bring(int when, String person, String title)
    {
        Map<String, Integer> shelf = borrowed.get(person);
        if (shelf == null || !shelf.containsKey(title)) { errors++; return; }
        int start = shelf.remove(title);
        int fine = fine(start, when);
        if (fine > 0) {
            int old = debts.containsKey(person) ? debts.get(person) : 0;
            debts.put(person, old + fine);
        }
    }

    int fine(int start, int when)
    {
        int over = when - start - DAYS_ALLOWED;
        if (over <= 0) { return 0; }
        return over * FINE;
    }

    // list of debts
    void list(int when)
    {
        Map<String, Integer> all = new HashMap<>(debts);
        for (String person : borrowed.keySet()) {
            int amount = 0;
            for (int start : borrowed.get(person).values()) { amount += fine(start, when); }
            if (amount > 0) {
                int old = all.containsKey(person) ? all.get(person) : 0;
                all.put(person, old + amount);
            }
        }
        List<String> people = new ArrayList<>(all.keySet());
        people.sort((x, y) -> {
            int diff = all.get(y) - all.get(x);
            return diff != 0 ? diff : x.compareTo(y);
        });
        for (String person : people) {
            int money = all.get(person);
            System.out.println(person + " " + money / 100 + "." + String.format("%02d", money % 100));
        }
    }

    void handle(String input)
    {
        String[] parts = input.split("\\s+");
        try {
            int when = Integer.parseInt(parts[0]);
            if (parts[1].equals("LOAN") && parts.length == 4) { borrow(when, parts[2], parts[3]); }
            else if (parts[1].equals("RETURN") && parts.length == 4) { bring(when, parts[2], parts[3]); }
            else if (parts[1].equals("REPORT") && parts.length == 2) { list(when); }
            else { errors++; }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException ex) { errors++; }
    }

    public static void main(String[] args)
    {
        LibraryDesk desk = new LibraryDesk();
        Scanner keyboard = new Scanner(System.in);
        while (keyboard.hasNextLine()) {
            String input = keyboard.nextLine().trim();
            if (input.isEmpty() || input.startsWith("#")) { continue; }
            desk.handle(input);
        }
        System.out.println("broken lines: " + desk.errors);
    }
}
