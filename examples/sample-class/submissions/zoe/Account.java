import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

/** One reader with the books that are at home with them. */
public class Account {
    private static class Item {
        private String title;
        private int since;
    }

    private final String owner;
    private final List<Item> items = new LinkedList<Item>();
    private int owed;

    public Account(String owner) {
        this.owner = owner;
    }

    public String getOwner() {
        return owner;
    }

    public boolean borrow(String title, int day) {
        for (Item item : items) {
            if (item.title.equals(title)) {
                return false;
            }
        }
        Item item = new Item();
        item.title = title;
        item.since = day;
        items.add(0, item);
        return true;
    }

    public boolean bringBack(String title, int day) {
        ListIterator<Item> iterator = items.listIterator();
        while (iterator.hasNext()) {
            Item item = iterator.next();
            if (item.title.equals(title)) {
                owed += priceOf(item, day);
                iterator.remove();
                return true;
            }
        }
        return false;
    }

    public int balance(int day) {
        return owed + items.stream().mapToInt(item -> priceOf(item, day)).sum();
    }

    private int priceOf(Item item, int day) {
        int due = item.since + Loans.FREE_DAYS;
        if (due >= day) {
            return 0;
        } else {
            return Loans.CENTS_PER_DAY * (day - due);
        }
    }
}
