import type { Language } from '../../test/disguise/lexer.ts';

/** One small program in each language, with something for every kind of disguise. */
export const SAMPLES: Readonly<Record<Language, string>> = {
  java: `import java.util.Scanner;
public class Main {
    static int limit = 3;
    static int twice(int value) { return value * 2; }
    static int smaller(int a, int b) { return a < b ? a : b; }
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int total = 0;
        int best = 100;
        for (int i = 0; i < n; i++) {
            int x = sc.nextInt(); // read
            if (x > limit && x != 7) { total += twice(x); } else { best = smaller(best, x); }
        }
        while (total > 50) { total -= 10; }
        total = total > 9 ? 9 : total;
        System.out.println(total);
        System.out.println("best: " + best);
    }
}
`,
  cpp: `#include <iostream>
using namespace std;
int twice(int value) { return value * 2; }
int smaller(int a, int b) { return a < b ? a : b; }
int main() {
    int n;
    cin >> n;
    int total = 0;
    int best = 100;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        if (x > 3 && x != 7) { total += twice(x); } else { best = smaller(best, x); }
    }
    while (total > 50) { total -= 10; }
    total = total > 9 ? 9 : total;
    cout << total << endl;
    cout << best << endl;
    return 0;
}
`,
  python: `import sys

def twice(value):
    return value * 2

def smaller(a, b):
    return a if a < b else b

def main():
    n = int(input())
    total = 0
    best = 100
    for i in range(n):
        x = int(input())  # read
        if x > 3 and x != 7:
            total += twice(x)
        else:
            best = smaller(best, x)
    while total > 50:
        total -= 10
    total = 9 if total > 9 else total
    print(total)
    print("best", best)

main()
`,
  javascript: `const limit = 3;
function twice(value) { return value * 2; }
function smaller(a, b) { return a < b ? a : b; }
function main(list) {
    let total = 0;
    let best = 100;
    for (let i = 0; i < list.length; i++) {
        const x = list[i];
        if (x > limit && x !== 7) { total += twice(x); } else { best = smaller(best, x); }
    }
    while (total > 50) { total -= 10; }
    total = total > 9 ? 9 : total;
    console.log(total);
    console.log("best", best);
    return [total, best];
}
main([1, 5, 8, 2]);
`,
  csharp: `using System;
public class Program {
    static int limit = 3;
    static int Twice(int value) { return value * 2; }
    static int Smaller(int a, int b) { return a < b ? a : b; }
    public static void Main(string[] args) {
        int n = int.Parse(Console.ReadLine());
        int total = 0;
        int best = 100;
        for (int i = 0; i < n; i++) {
            int x = int.Parse(Console.ReadLine());
            if (x > limit && x != 7) { total += Twice(x); } else { best = Smaller(best, x); }
        }
        while (total > 50) { total -= 10; }
        total = total > 9 ? 9 : total;
        Console.WriteLine(total);
        Console.WriteLine("best: " + best);
    }
}
`,
};
