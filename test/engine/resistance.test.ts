import { describe, expect, it } from 'vitest';
import type { AnalysisResult, PairResult } from '../../src/engine/api.ts';
import { analyse, document, javaPrograms, pairOf, PYTHON } from './programs.ts';

const CLASS = javaPrograms(20, 31);
const original = CLASS[0] as string;
const ORIGINAL = 0;
const COPY = 99;

function against(files: Readonly<Record<string, string>>): AnalysisResult {
  return analyse([...CLASS.map((text, id) => document(id, { 'Main.java': text })), document(COPY, files)]);
}

/** The copy's pair with its original. That it is the first of all is what "review first" is for. */
function found(result: AnalysisResult): PairResult {
  const [first] = result.pairs;
  expect([first?.a, first?.b]).toEqual([ORIGINAL, COPY]);
  return pairOf(result, ORIGINAL, COPY);
}

function average({ similarity, matchedSimilarity }: PairResult): number {
  return (2 * similarity * matchedSimilarity) / (similarity + matchedSimilarity);
}

/** Every name of one's own is another one: structure is all that is left to find. */
function renamed(text: string): string {
  return text.replaceAll(/\b(n|sum|left|best|count|value|row|dist|f\w+?)(\d+)\b/g, 'v$2_$1');
}

/** Functions of a generated program, its head and its end. */
function parts(text: string): { head: string; functions: string[]; end: string } {
  const [head = '', ...rest] = text.split(/(?= {4}(?:public )?static )/);
  const last = rest.pop() ?? '';
  const close = last.lastIndexOf('}');
  return { head, functions: [...rest, last.slice(0, close)], end: last.slice(close) };
}

/** `every`: statements between two pieces of dead code. */
function padded(text: string, every: number): string {
  const dead = [
    'int unused = 17;',
    'if (false) { System.err.println("never"); }',
    'for (int z = 0; z < 0; z++) { int w = z * 2; }',
    'String note = "x"; note = note.trim();',
  ];
  let statements = 0;
  return text
    .split('\n')
    .flatMap((line) => {
      statements += /^(?!import|return).*;$/.test(line) ? 1 : 0;
      const turn = statements % every === 0 && /^(?!import|return).*;$/.test(line);
      return turn ? [line, dead[(statements / every) % dead.length] as string] : [line];
    })
    .join('\n');
}

function loopsRewritten(text: string): string {
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const loop = /^for \(([^;]*);([^;]*);([^;]*)\) \{$/.exec(lines[at] as string);
    if (loop !== null) {
      let depth = 1;
      let end = at;
      while (depth > 0) {
        end += 1;
        const line = lines[end] as string;
        depth += line.split('{').length - line.split('}').length;
      }
      lines.splice(end, 0, `${loop[3]};`);
      lines.splice(at, 1, `${loop[1]};`, `while (${loop[2]}) {`);
    }
  }
  return lines.join('\n');
}

function conditionsTurned(text: string): string {
  return text
    .replaceAll(/^if \((.*) < (.*)\) \{$/gm, 'if ($2 > $1) {')
    .replaceAll(/^if \((.*) == (.*)\) \{$/gm, 'if (!($1 != $2)) {')
    .replaceAll(/^(\w+) ([-+*])= (.*);$/gm, '$1 = $1 $2 $3;');
}

/** Each case is renamed as well. Limits lie a few points below what is measured: a resistance that breaks falls through. */
describe('a disguised copy is found', () => {
  const { head, functions, end } = parts(original);
  const whole = (text: string): Readonly<Record<string, string>> => ({ 'Main.java': text });

  /** [what was done, files of the copy, least similarity, least suspicion] */
  const cases: readonly (readonly [string, Readonly<Record<string, string>>, number, number])[] = [
    ['renamed', whole(original), 100, 99],
    [
      'reformatted',
      whole(original.replaceAll(' {\n', '\n{\n').replaceAll(';\n', ';\n\n').replaceAll(/^/gm, '\t ')),
      100,
      99,
    ],
    [
      'commented',
      whole(original.replaceAll(';\n', '; // } " \n/* int x = 1; */\n').replaceAll('{\n', '{ /* " */\n')),
      100,
      99,
    ],
    ['its functions in another order', whole(head + functions.toReversed().join('') + end), 95, 74],
    ['dead code after every fourth statement', whole(padded(original, 4)), 86, 68],
    ['dead code after every statement', whole(padded(original, 1)), 40, 44],
    ['its loops rewritten', whole(loopsRewritten(original)), 75, 72],
    ['its conditions and assignments rewritten', whole(conditionsTurned(original)), 96, 75],
    ['all of this', whole(padded(conditionsTurned(loopsRewritten(original)), 4)), 57, 44],
    [
      'split into a file for each function',
      Object.fromEntries(functions.map((text, at) => [`F${at}.java`, `class F${at} {\n${text}}\n`])),
      96,
      95,
    ],
  ];

  it.each(cases)('%s', (_what, files, similarity, suspicion) => {
    const pair = found(
      against(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, renamed(text)]))),
    );
    expect(average(pair)).toBeGreaterThanOrEqual(similarity);
    expect(pair.suspicion).toBeGreaterThanOrEqual(suspicion);
  });

  it('merged from several files into one', () => {
    const split = Object.fromEntries(
      functions.map((text, at) => [`F${at}.java`, `class F${at} {\n${text}}\n`]),
    );
    const result = analyse([document(ORIGINAL, split), document(COPY, whole(original))]);
    expect(average(found(result))).toBeGreaterThan(85);
  });

  it('and independent programs are not', () => {
    const { pairs } = analyse(CLASS.map((text, id) => document(id, { 'Main.java': text })));
    expect(Math.max(...pairs.filter(({ overlap }) => overlap > 0).map(average))).toBeLessThan(55);
    expect(Math.max(...pairs.map(({ suspicion }) => suspicion ?? Infinity))).toBeLessThan(25);
  });
});

/** Renamed by hand, loops as \`while\`, conditions turned, dead code, a docstring, other strings. */
const PYTHON_COPY = `"""Reads sales."""
def load(file_name):
    debug = False
    data = []
    with open(file_name) as handle:
        lines = list(handle)
        i = 0
        while i < len(lines):
            cells = lines[i].strip().split(";")
            if 3 == len(cells):
                data.append((cells[0], float(cells[1]), int(cells[2])))
            i = i + 1
    if debug:
        print("loaded")
    return data


def pick(sums, bound):
    ranked = sorted(sums.items(), key=lambda pair: -pair[1])
    taken = []
    unused = 17
    for label, amount in ranked:
        if amount > bound and len(taken) < 10:
            taken.append(label)
        elif amount <= 0:
            print("no sale", label)
    return taken


def add_up(data):
    sums = {}
    for label, cost, pieces in data:
        if not label in sums:
            sums[label] = 0.0
        # the sum
        sums[label] = sums[label] + cost * pieces
    return sums
`;

const PYTHON_OTHERS = [
  `class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        if not self.items:
            raise IndexError("empty")
        return self.items.pop()


def evaluate(text):
    stack = Stack()
    for word in text.split():
        if word in "+-*/":
            right, left = stack.pop(), stack.pop()
            stack.push({"+": left + right, "-": left - right}.get(word, left * right))
        else:
            stack.push(float(word))
    return stack.pop()
`,
  `import sys


def primes(limit):
    sieve = [True] * (limit + 1)
    for number in range(2, int(limit ** 0.5) + 1):
        if sieve[number]:
            for multiple in range(number * number, limit + 1, number):
                sieve[multiple] = False
    return [number for number in range(2, limit + 1) if sieve[number]]


def gaps(numbers):
    longest, at = 0, None
    for first, second in zip(numbers, numbers[1:]):
        if second - first > longest:
            longest, at = second - first, first
    return longest, at


def main():
    limit = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    found = primes(limit)
    print(len(found), gaps(found))
`,
];

describe('a rewritten copy in Python', () => {
  it('is first of all, far above what is independent', () => {
    const result = analyse(
      [PYTHON, PYTHON_COPY, ...PYTHON_OTHERS].map((text, id) => document(id, { 'main.py': text })),
      {},
      { suspicionFrom: 4 },
    );
    const [first, second] = result.pairs;
    expect([first?.a, first?.b]).toEqual([0, 1]);
    expect(average(pairOf(result, 0, 1))).toBeGreaterThan(65);
    expect(first?.suspicion).toBeGreaterThan(5 * (second?.suspicion ?? 0));
  });
});

describe('copies from several peers', () => {
  it('stand in the coverage, beside a best pair that is not flagged', () => {
    const [a, b, c, d, e] = CLASS as [string, string, string, string, string];
    const result = analyse([
      document(COPY, { 'A.java': a, 'B.java': b, 'C.java': c, 'D.java': d, 'E.java': e }),
      ...CLASS.map((text, id) => document(id, { 'Main.java': text })),
    ]);
    const mixed = result.submissions.find(({ id }) => id === COPY);
    expect(mixed?.coverage).toBe(100);
    expect(mixed?.peer).toBeLessThan(75);
  });
});
