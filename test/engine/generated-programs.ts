import type { Random } from '../random.ts';

/*
 * Programs for measuring speed: a seeded grammar that writes C++-like and Java-like solutions of one task, about 60
 * lines each, with the likeness real classes have (the same loops, input and output), and copies that are renamed,
 * reordered and padded.
 */

export type Dialect = 'cpp' | 'java';

class Writer {
  readonly lines: string[] = [];
  readonly #random: Random;
  readonly #dialect: Dialect;
  #names = 0;

  constructor(random: Random, dialect: Dialect) {
    this.#random = random;
    this.#dialect = dialect;
  }

  program(): string {
    const { lines } = this;
    if (this.#dialect === 'cpp') {
      lines.push('#include <iostream>', '#include <vector>', 'using namespace std;', '');
    } else {
      lines.push('import java.util.*;', '', 'public class Main {');
    }
    const functions = this.#random.integer(2, 5);
    for (let at = 0; at < functions; at += 1) this.#function();
    this.#main();
    if (this.#dialect === 'java') lines.push('}');
    return `${lines.join('\n')}\n`;
  }

  #name(): string {
    this.#names += 1;
    return `${this.#random.pick(['n', 'sum', 'left', 'best', 'count', 'value', 'row', 'dist'])}${this.#names}`;
  }

  #function(): void {
    const [a, b] = [this.#name(), this.#name()];
    this.lines.push(
      this.#dialect === 'cpp'
        ? `int f${this.#name()}(vector<int>& ${a}, int ${b}) {`
        : `    static int f${this.#name()}(int[] ${a}, int ${b}) {`,
    );
    this.#block([a, b], this.#random.integer(3, 7), 2);
    this.lines.push(`return ${this.#expression([a, b], 1)};`, '}', '');
  }

  #main(): void {
    const n = this.#name();
    if (this.#dialect === 'cpp') {
      this.lines.push('int main() {', `int ${n};`, `cin >> ${n};`);
    } else {
      this.lines.push(
        '    public static void main(String[] args) {',
        'Scanner in = new Scanner(System.in);',
        `int ${n} = in.nextInt();`,
      );
    }
    this.#block([n], this.#random.integer(4, 8), 2);
    this.lines.push(
      this.#dialect === 'cpp' ? `cout << ${n} << endl;` : `System.out.println(${n});`,
      ...(this.#dialect === 'cpp' ? ['return 0;'] : []),
      '}',
    );
  }

  #block(names: readonly string[], statements: number, depth: number): void {
    const known = [...names];
    for (let at = 0; at < statements; at += 1) {
      const kind = this.#random.integer(0, depth > 0 ? 7 : 3);
      const target = this.#random.pick(known);
      if (kind <= 1) {
        const name = this.#name();
        this.lines.push(`int ${name} = ${this.#expression(known, 2)};`);
        known.push(name);
      } else if (kind === 2) {
        this.lines.push(
          `${target} ${this.#random.pick(['=', '+=', '-=', '*='])} ${this.#expression(known, 2)};`,
        );
      } else if (kind === 3) {
        this.lines.push(
          this.#dialect === 'cpp'
            ? `cout << ${this.#expression(known, 1)} << endl;`
            : `System.out.println(${this.#expression(known, 1)});`,
        );
      } else if (kind <= 5) {
        const index = this.#name();
        this.lines.push(`for (int ${index} = 0; ${index} < ${target}; ${index}++) {`);
        this.#block([...known, index], this.#random.integer(1, 3), depth - 1);
        this.lines.push('}');
      } else {
        this.lines.push(
          `if (${this.#expression(known, 1)} ${this.#random.pick(['<', '>', '==', '!='])} ${this.#expression(known, 1)}) {`,
        );
        this.#block(known, this.#random.integer(1, 2), depth - 1);
        if (this.#random.next() < 0.4) {
          this.lines.push('} else {');
          this.#block(known, 1, depth - 1);
        }
        this.lines.push('}');
      }
    }
  }

  #expression(names: readonly string[], depth: number): string {
    const atom = this.#random.next() < 0.6 ? this.#random.pick(names) : String(this.#random.integer(0, 100));
    if (depth === 0 || this.#random.next() < 0.4) return atom;
    const operator = this.#random.pick(['+', '-', '*', '/', '%']);
    const rest = this.#expression(names, depth - 1);
    return this.#random.next() < 0.3 ? `max(${atom}, ${rest})` : `${atom} ${operator} ${rest}`;
  }
}

/** One program in `duplicates` (0..1) of the cases copies an earlier one, with lines added and names changed. */
export function programs(count: number, dialect: Dialect, random: Random, duplicates = 0.1): string[] {
  const result: string[] = [];
  while (result.length < count) {
    if (result.length > 10 && random.next() < duplicates) {
      const source = result[random.integer(0, result.length - 1)] as string;
      const lines = source
        .split('\n')
        .flatMap((line) =>
          line.endsWith(';') && !/return/.test(line) && random.next() < 0.05
            ? [line, `int extra${random.integer(1, 999)} = ${random.integer(1, 9)};`]
            : [line],
        );
      result.push(lines.join('\n').replaceAll(/\b(sum|best|left)(\d)/g, 'renamed_$1$2'));
    } else {
      result.push(new Writer(random, dialect).program());
    }
  }
  return result;
}
