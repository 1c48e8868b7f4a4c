import java.util.*;

public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;

    /** What can happen at the desk. */
    static abstract class Command {
        final int day;

        Command(int day) {
            this.day = day;
        }

        abstract void run(Library library) throws Refused;
    }

    static class Lend extends Command {
        final String who, what;

        Lend(int day, String who, String what) {
            super(day);
            this.who = who;
            this.what = what;
        }

        @Override
        void run(Library library) throws Refused {
            if (library.card(who).books.putIfAbsent(what, day) != null) throw new Refused();
        }
    }

    static class Receive extends Command {
        final String who, what;

        Receive(int day, String who, String what) {
            super(day);
            this.who = who;
            this.what = what;
        }

        @Override
        void run(Library library) throws Refused {
            Card card = library.card(who);
            Integer start = card.books.remove(what);
            if (start == null) throw new Refused();
            card.paidLater += Library.fine(day - start);
        }
    }

    static class Print extends Command {
        Print(int day) {
            super(day);
        }

        @Override
        void run(Library library) {
            // A set that is sorted by debt cannot hold two cards with the same debt, hence the name as well.
            SortedMap<Integer, SortedSet<String>> byDebt = new TreeMap<>(Comparator.reverseOrder());
            library.cards.forEach((who, card) ->
                    byDebt.computeIfAbsent(card.debt(day), debt -> new TreeSet<>()).add(who));
            byDebt.remove(0);
            byDebt.forEach((debt, people) -> people.forEach(who ->
                    System.out.println(who + " " + debt / 100 + (debt % 100 < 10 ? ".0" : ".") + debt % 100)));
        }
    }

    static class Refused extends Exception {
    }

    static class Card {
        final Map<String, Integer> books = new HashMap<>();
        int paidLater;

        int debt(int today) {
            int debt = paidLater;
            for (int start : books.values()) debt += Library.fine(today - start);
            return debt;
        }
    }

    static class Library {
        final Map<String, Card> cards = new HashMap<>();

        Card card(String who) {
            return cards.computeIfAbsent(who, name -> new Card());
        }

        static int fine(int days) {
            return days <= FREE_DAYS ? 0 : (days - FREE_DAYS) * CENTS_PER_DAY;
        }
    }

    static Command read(Scanner words) throws Refused {
        try {
            int day = words.nextInt();
            String name = words.next();
            Command command;
            if (name.equals("LOAN")) command = new Lend(day, words.next(), words.next());
            else if (name.equals("RETURN")) command = new Receive(day, words.next(), words.next());
            else if (name.equals("REPORT")) command = new Print(day);
            else throw new Refused();
            if (words.hasNext()) throw new Refused();
            return command;
        } catch (NoSuchElementException e) {
            throw new Refused();
        }
    }

    public static void main(String[] args) {
        Library library = new Library();
        int refused = 0;
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            try {
                read(new Scanner(line)).run(library);
            } catch (Refused e) {
                refused++;
            }
        }
        System.out.println("broken lines: " + refused);
    }
}
