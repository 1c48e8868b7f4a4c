import { programs } from './generated-programs.ts';
import { type Random, randomFrom } from '../random.ts';

/*
 * Classes that are alike: because the task leaves nothing to decide, and because friends copied.
 */

const NAMES = ['total', 'amount', 'value', 'entry', 'result', 'number', 'item', 'sum'];

/** Programs of one task of some twenty lines that leaves hardly anything to decide, the same for a seed; independent of each other. */
export function tinyPrograms(count: number, seed: number): string[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => tiny(random));
}

function tiny(random: Random): string {
  const name = (): string =>
    `${NAMES[random.integer(0, NAMES.length - 1)] as string}${random.integer(1, 99)}`;
  const [list, sum, at, high, low, mean] = [name(), name(), name(), name(), name(), name()];
  const either = (one: string, other: string): string => (random.integer(0, 2) === 0 ? other : one);
  return `import java.util.Scanner;
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] ${list} = new int[10];
    ${either(`for (int ${at} = 0; ${at} < 10; ${at}++) { ${list}[${at}] = in.nextInt(); }`, `int ${at} = 0; while (${at} < 10) { ${list}[${at}] = in.nextInt(); ${at}++; }`)}
    int ${sum} = 0;
    int ${high} = ${either(`${list}[0]`, 'Integer.MIN_VALUE')};
    int ${low} = ${either(`${list}[0]`, 'Integer.MAX_VALUE')};
    for (int k = 0; k < ${list}.length; k++) {
      ${sum} += ${list}[k];
      ${either(`if (${list}[k] > ${high}) { ${high} = ${list}[k]; }`, `${high} = Math.max(${high}, ${list}[k]);`)}
      ${either(`if (${list}[k] < ${low}) { ${low} = ${list}[k]; }`, `${low} = Math.min(${low}, ${list}[k]);`)}
    }
    double ${mean} = (double) ${sum} / ${list}.length;
    System.out.println("Sum: " + ${sum});
    System.out.println("Highest: " + ${high} + ", lowest: " + ${low});
    ${either(`System.out.println("Mean: " + ${mean});`, `System.out.printf("Mean: %f%n", ${mean});`)}
  }
}
`;
}

/** Independent programs of which the first `ring` are one, renamed. */
export function ringPrograms(count: number, ring: number, seed: number): string[] {
  const texts = programs(count, 'java', randomFrom(seed), 0);
  const [copied = ''] = texts;
  return texts.map((text, at) =>
    at < ring ? copied.replaceAll(/\b(sum|left|best|count)/g, `w${at}_$1`) : text,
  );
}

/**
 * A team of three with one short program (each with a little more at its end), somebody else who has it too, with names changed and a little more, and eight who wrote in another language: the
 * file of each, by name.
 */
export function teamAndCopy(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const [text = ''] = programs(1, 'java', randomFrom(5), 0);
  const methods = text.split(/\n(?= {4}(?:public |static ))/).slice(0, 4);
  const own = (more: number): string =>
    [
      ...methods,
      ...Array.from({ length: more }, (_, at) => `static int more${at}() { return 7; }`),
      '}\n',
    ].join('\n');
  const copy = own(3).replaceAll(/\b(sum|left|best|count)/g, 'w_$1');
  return new Map<string, Readonly<Record<string, string>>>([
    ...['tim', 'ina', 'uwe'].map((name, more) => [name, { 'A.java': own(more) }] as const),
    ['cem', { 'A.java': copy }],
    ...programs(8, 'cpp', randomFrom(5), 0).map((other, at) => [`other${at}`, { 'a.cpp': other }] as const),
  ]);
}
