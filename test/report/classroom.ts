import type { MatchFinding, PairFinding, SubmissionFinding } from '../../src/contract/findings.ts';
import { inEnglish } from '../../src/base/words/message.ts';
import type { RunReport } from '../../src/contract/report.ts';
import type { ReadSource } from '../../src/channels/packed-source.ts';
import { aPair, report, submission } from './sample.ts';

const NAMES = ['total', 'index', 'value', 'result', 'current', 'price', 'weight', 'node', 'left', 'right'];
const STARTER = [
  '"""Homework 3: the shop. Fill in the functions below."""',
  'import csv',
  'import sys',
  '',
  'def read_rows(path):',
  '    with open(path, newline="") as handle:',
  '        return list(csv.reader(handle))',
  '',
];

/** Numbers in [0, 1) that are the same each time. */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A class that never was: programs, some of which share renamed functions, with all that a report holds about them. */
export interface Classroom {
  readonly report: RunReport;
  readonly readSource: ReadSource;
}

interface Program {
  readonly key: string;
  readonly lines: string[];
  readonly second: string[];
}

/** `size` submissions; every seventh copied from the one three places before it. */
export function classroom(size: number, functions = 14): Classroom {
  const next = sequence(size);
  const programs: Program[] = [];
  const pairs: PairFinding[] = [];
  const matches = new Map<string, MatchFinding[]>();
  for (let at = 0; at < size; at += 1) {
    const key = `cs101/hw3-student${String(at + 1).padStart(4, '0')}`;
    const lines = [...STARTER];
    const original = at % 7 === 6 ? programs[at - 3] : at % 11 === 10 ? programs[at - 10] : undefined;
    const share = at % 7 === 6 ? 0.55 + 0.45 * next() : 0.2 + 0.3 * next();
    const copied: (readonly [number, number, number])[] = [];
    for (let n = 0; n < functions; n += 1) {
      const body =
        original === undefined || next() > share
          ? null
          : functionAt(original.lines, n, next() < 0.6 ? `_${at % 3}` : '');
      if (body !== null) copied.push([lines.length + 1, lines.length + body.lines.length, body.from]);
      lines.push(...(body?.lines ?? makeFunction(n, next)), '');
    }
    const program = {
      key,
      lines,
      second: ['# notes', `AUTHOR = "student ${at + 1}"`, ...makeFunction(99, next)],
    };
    programs.push(program);
    if (original === undefined || copied.length === 0) continue;
    const similarity = (100 * copied.length) / functions;
    pairs.push(
      aPair(original.key, key, similarity * 0.98, {
        matchedSimilarity: similarity,
        suspicion: Math.min(100, similarity * 1.03),
        longestFragment: 40 + Math.floor(next() * 300),
        overlap: copied.length * 60,
      }),
    );
    for (const [start, end, from] of copied) {
      const own = { file: 'src/shop.py', lineStart: start, lineEnd: end };
      const other = { file: 'src/shop.py', lineStart: from, lineEnd: from + end - start };
      add(matches, key, {
        kind: 'peer',
        otherKey: original.key,
        similarity,
        matchedSimilarity: similarity,
        own,
        other,
        tokens: 60,
      });
      add(matches, original.key, {
        kind: 'peer',
        otherKey: key,
        similarity,
        matchedSimilarity: similarity,
        own: other,
        other: own,
        tokens: 60,
      });
    }
  }
  const best = new Map<string, number>();
  for (const pair of pairs) {
    const average = ((pair.similarity ?? 0) + (pair.matchedSimilarity ?? 0)) / 2;
    for (const key of [pair.a, pair.b]) best.set(key, Math.max(best.get(key) ?? 0, average));
  }
  const submissions = programs.map(({ key, lines }, at): SubmissionFinding => {
    const total = best.get(key) ?? next() * 30;
    return submission(key, {
      name: key.slice('cs101/'.length),
      origin: {
        kind: 'repository',
        owner: 'cs101',
        repo: key.slice('cs101/'.length),
        repositoryId: 1000 + at,
        sha: at.toString(16).padStart(40, 'c0ffee'),
        student: `student${at + 1}`,
        deadlineStatus: at % 9 === 4 ? 'late' : 'on-time',
        pushedAt: '2026-11-20T21:14:00Z',
      },
      total,
      local: total,
      suspicion: Math.min(100, total * 1.03),
      coverage: Math.min(100, total * 1.1),
      quality: 40 + next() * 55,
      matches: matches.get(key) ?? [],
      files: [
        { path: 'src/shop.py', size: lines.join('\n').length },
        { path: 'notes.py', size: 120 },
      ],
      leftOut: at % 5 === 0 ? [{ path: 'node_modules/left-pad/index.js', reason: 'vendored' }] : [],
      remarks: at % 13 === 0 ? ['2 files are hidden from archives by .gitattributes.'] : [],
    });
  });
  const starter = submission('cs101/hw3-starter', { role: 'base', name: 'hw3-starter', total: null });
  const flagged = submissions
    .filter((one) => (one.total ?? 0) > 75)
    .toSorted((x, y) => (y.total ?? 0) - (x.total ?? 0));
  const known = new Map(programs.map((program) => [program.key, program]));
  return {
    report: report([...submissions, starter], {
      findings: {
        pairs: pairs.toSorted((x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0)),
        clusters: pairs.filter((pair) => (pair.similarity ?? 0) > 75).map((pair) => [pair.a, pair.b]),
        failures: [
          { key: 'cs101/hw3-empty', name: 'hw3-empty', role: 'judged', reason: 'The repository is empty.' },
        ],
        notices: ['The starter code covers 12 % of an average submission.'],
      },
      verdict: {
        outcome: flagged.length > 0 ? 'flagged' : 'passed',
        exitCode: 1,
        sentence: inEnglish(
          `${flagged.length} of ${size} submissions flagged for review (similarity above 75). 1 submission could not be checked.`,
        ),
        flagged: flagged.map((one) => ({ key: one.key, by: ['similarity'] as const })),
        notChecked: ['cs101/hw3-empty'],
        maxSimilarity: flagged[0]?.total ?? null,
      },
      run: { title: 'cs101 / hw3-shop' },
      dismissed:
        pairs[1] === undefined
          ? []
          : [{ a: pairs[1].a, b: pairs[1].b, reason: 'Pair programming, agreed with the instructor' }],
    }),
    readSource: (key) => {
      const program = known.get(key);
      const texts: readonly (readonly [string, readonly string[]])[] =
        program === undefined
          ? [['src/shop.py', STARTER]]
          : [
              ['src/shop.py', program.lines],
              ['notes.py', program.second],
            ];
      return Promise.resolve(
        texts.map(([path, lines]) => ({ path, bytes: new TextEncoder().encode(`${lines.join('\n')}\n`) })),
      );
    },
  };
}

function add(map: Map<string, MatchFinding[]>, key: string, match: MatchFinding): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [match]);
  else list.push(match);
}

function makeFunction(n: number, next: () => number): string[] {
  const name = (): string => NAMES[Math.floor(next() * NAMES.length)] ?? 'x';
  const [a, b, c] = [name(), name(), name()];
  const lines = [
    `def step_${n}(${a}, ${b}=0):`,
    `    # ${['sums', 'finds', 'sorts', 'counts'][n % 4]} what is needed`,
  ];
  const length = 5 + Math.floor(next() * 8);
  for (let at = 0; at < length; at += 1) {
    switch (Math.floor(next() * 5)) {
      case 0:
        lines.push(`    ${c} = ${a} + ${b} * ${Math.floor(next() * 90)}`);
        break;
      case 1:
        lines.push(
          `    for ${b} in range(${Math.floor(next() * 20)}, len(${a})):`,
          `        ${a}[${b}] += ${c}`,
        );
        break;
      case 2:
        lines.push(`    if ${a} > ${b} and not ${c}:`, `        print("${name()} is too large", ${a})`);
        break;
      case 3:
        lines.push(`    while ${c} < ${Math.floor(next() * 100)}:`, `        ${c} = ${c} * 2 - ${b}`);
        break;
      default:
        lines.push(`    ${b} = sorted(${a}, key=lambda ${c}: ${c}[${Math.floor(next() * 4)}])`);
    }
  }
  lines.push(`    return ${a}`);
  return lines;
}

/** The n-th function of a program with its names changed, and where it begins. */
function functionAt(
  lines: readonly string[],
  n: number,
  suffix: string,
): { lines: string[]; from: number } | null {
  const start = lines.findIndex((line) => line.startsWith(`def step_${n}(`));
  if (start < 0) return null;
  const end = lines.indexOf('', start);
  const renamed = lines
    .slice(start, end < 0 ? undefined : end)
    .map((line) => (suffix === '' ? line : line.replaceAll(/\b(total|value|index|price)\b/g, `$1${suffix}`)));
  return { lines: renamed, from: start + 1 };
}
