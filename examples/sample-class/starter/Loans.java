import java.util.Scanner;

/** Starter code: reads the log line by line. */
public class Loans {
    static final int FREE_DAYS = 14;
    static final int CENTS_PER_DAY = 20;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String line = in.nextLine().trim();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            // Your code goes here.
        }
    }
}
