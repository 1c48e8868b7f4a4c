import type { WebWorld, WorldStudent } from './world.ts';

/** What a search came to for one submission. */
export interface Looked {
  /** Repositories whose files were fetched for it. */
  readonly fetched: ReadonlySet<string>;
  /** Repositories that it was told to share code with, and by how much (0..100). */
  readonly matched: ReadonlyMap<string, number>;
  /** Number that decides, 0..100; null: it was not searched for. */
  readonly score: number | null;
  /** Files of it that are known byte for byte. */
  readonly known: number;
}

/** One way of handing in, counted. */
export interface Row {
  readonly way: string;
  readonly isCopy: boolean;
  readonly submissions: number;
  readonly searched: number;
  /** A file of a repository that it was taken from was fetched; of honest work: the own one's. */
  readonly fetched: number;
  /** A repository that it was taken from is among the matches. */
  readonly matched: number;
  /** Above the threshold. */
  readonly flagged: number;
  readonly known: number;
  readonly medianScore: number | null;
}

/** The threshold that flags unless told otherwise: above it. */
const THRESHOLD = 75;

/** @param looked by login */
export function rowsOf({ students }: WebWorld, looked: ReadonlyMap<string, Looked>): Row[] {
  const ways = [...new Set(students.map(({ way }) => way))];
  return ways.map((way) => {
    const own = students.filter((each) => each.way === way);
    const of = (has: (found: Looked, student: WorldStudent) => boolean): number =>
      own.filter((student) => {
        const found = looked.get(student.login);
        return found !== undefined && has(found, student);
      }).length;
    const scores = own.flatMap(({ login }) => looked.get(login)?.score ?? []).toSorted((a, b) => a - b);
    return {
      way,
      isCopy: own.some(({ isCopy }) => isCopy),
      submissions: own.length,
      searched: of(({ score }) => score !== null),
      fetched: of(({ fetched }, { sources }) => sources.some((source) => fetched.has(source))),
      matched: of(({ matched }, { sources }) => sources.some((source) => matched.has(source))),
      flagged: of(({ score }) => (score ?? 0) > THRESHOLD),
      known: of(({ known }) => known > 0),
      medianScore: scores[Math.floor(scores.length / 2)] ?? null,
    };
  });
}

/** Rows of several worlds as one table. */
export function joined(tables: readonly (readonly Row[])[]): Row[] {
  const ways = [...new Set(tables.flat().map(({ way }) => way))];
  return ways.map((way) => {
    const own = tables.flat().filter((row) => row.way === way);
    const sum = (of: (row: Row) => number): number => own.reduce((total, row) => total + of(row), 0);
    const scores = own.flatMap(({ medianScore }) => medianScore ?? []).toSorted((a, b) => a - b);
    return {
      way,
      isCopy: own.some(({ isCopy }) => isCopy),
      submissions: sum((row) => row.submissions),
      searched: sum((row) => row.searched),
      fetched: sum((row) => row.fetched),
      matched: sum((row) => row.matched),
      flagged: sum((row) => row.flagged),
      known: sum((row) => row.known),
      medianScore: scores[Math.floor(scores.length / 2)] ?? null,
    };
  });
}

/** A table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const head =
    '| handed in | submissions | searched | source fetched | source matched | above 75 | known byte for byte | median |';
  const lines = rows.map(
    ({ way, submissions, searched, fetched, matched, flagged, known, medianScore }) =>
      `| ${way} | ${submissions} | ${searched} | ${fetched} | ${matched} | ${flagged} | ${known} | ${medianScore === null ? 'n/a' : medianScore.toFixed(0)} |`,
  );
  return [head, '|---|--:|--:|--:|--:|--:|--:|--:|', ...lines].join('\n');
}
