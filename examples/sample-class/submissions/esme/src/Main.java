import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Optional;

public final class Main {
    private Main() {
    }

    public static void main(String[] args) throws IOException {
        Desk desk = new Desk();
        long unreadable = 0;
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(System.in))) {
            for (String line; (line = reader.readLine()) != null; ) {
                if (line.isBlank() || line.stripLeading().startsWith("#")) {
                    continue;
                }
                Optional<Event> event = Event.parse(line);
                if (event.isEmpty() || !desk.accept(event.get())) {
                    unreadable++;
                }
            }
        }
        System.out.println("broken lines: " + unreadable);
    }
}
