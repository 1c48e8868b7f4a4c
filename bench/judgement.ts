import { Analysis } from '../src/engine/analysis.ts';
import type { EngineFile } from '../src/engine/api.ts';
import { averageSimilarity } from '../src/engine/pair-score.ts';
import { PARAMETERS } from '../src/engine/parameters.ts';
import { AUTO_DETECT } from '../src/engine/languages/languages.ts';
import { unpacked } from '../src/engine/pair-table.ts';
import { findSets, type LabelledGroup, readSet } from './dataset.ts';
import { translated } from './disguise/translate.ts';
import { KINDS, mutate, statementsOf } from './engine-mutations.ts';
import { readFlags } from './flags.ts';
import { ENDINGS } from '../test/disguise/lexer.ts';
import { type Random, randomFrom } from '../test/random.ts';

/*
 * Whom the total flags, beside whom similarity alone would: `npm --prefix bench run judgement -- [--half 1|2] [--set PARAMETER=VALUE]… DIR…`
 *
 * Honest classes are made from the groups of labelled sets: of each labelled pair of copies one program is taken out; of IR-Plag they are
 * those who wrote alone. They are checked as they are, translated, beside a copy in disguise, with rings, in parts of two to seven, and
 * three tasks in one class. `--half` takes every second group of a set: constants are chosen on the first half, the second is looked at once.
 */

const USAGE = 'usage: npm --prefix bench run judgement -- [--half 1|2] [--set PARAMETER=VALUE]… DIR…';
type Program = readonly EngineFile[];

interface Honest {
  readonly set: string;
  readonly programs: readonly Program[];
  readonly base: Program;
  readonly copies: readonly { readonly of: number; readonly files: Program }[];
}

const FLAG = 75;
const SMALLEST_CLASS = 8;
const LANGUAGES = ['javascript', 'python', 'cpp', 'csharp'] as const;
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const { folders, values, lists } = readFlags(process.argv.slice(2), ['half', 'set'], USAGE);
const half = Number(values['half'] ?? 0);
const overrides: Readonly<Record<string, number>> = Object.fromEntries(
  (lists['set'] ?? []).map((word) => [word.split('=')[0] ?? '', Number(word.split('=')[1])] as const),
);
const random = randomFrom(5);

function key(a: number, b: number): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`;
}

/** Pairs above the threshold by similarity alone, and by their total. */
interface Flagged {
  readonly alike: ReadonlySet<string>;
  readonly total: ReadonlySet<string>;
}

function flaggedOf(programs: readonly Program[], base: Program = []): Flagged {
  const analysis = new Analysis(
    { languageId: AUTO_DETECT, ai: false, quality: false, detectBaseCode: false },
    { ...PARAMETERS, ...overrides },
  );
  for (const [id, files] of programs.entries()) analysis.add({ id, role: 'submission', files });
  if (base.length > 0) analysis.add({ id: programs.length, role: 'base', files: base });
  const judged = unpacked(analysis.run()).pairs.filter(({ total }) => total !== null);
  const above = (pairs: typeof judged): Set<string> => new Set(pairs.map(({ a, b }) => key(a, b)));
  return {
    alike: above(judged.filter((pair) => averageSimilarity(pair) > FLAG)),
    total: above(judged.filter(({ total }) => (total ?? 0) > FLAG)),
  };
}

/** Rows of what was tried, and of it what either number flags. */
class Tally {
  readonly #rows = new Map<string, { tried: number; alike: number; total: number }>();

  /** @param count how many of a set of pairs count */
  add(
    name: string,
    tried: number,
    { alike, total }: Flagged,
    count: (pairs: ReadonlySet<string>) => number,
  ): void {
    const row = this.#rows.get(name) ?? { tried: 0, alike: 0, total: 0 };
    this.#rows.set(name, {
      tried: row.tried + tried,
      alike: row.alike + count(alike),
      total: row.total + count(total),
    });
  }

  lines(title: string): readonly string[] {
    return [
      `${title.padEnd(52)}  tried   alike   total`,
      ...[...this.#rows].map(
        ([name, row]) =>
          `  ${name.padEnd(50)} ${[row.tried, row.alike, row.total].map((each) => String(each).padStart(6)).join('  ')}`,
      ),
    ];
  }
}

const alarms = new Tally();
const recall = new Tally();

/** Who is in a pair that counts. */
function people(isWanted: (a: number, b: number) => boolean = () => true) {
  return (pairs: ReadonlySet<string>): number =>
    new Set(
      [...pairs].flatMap((pair) => {
        const [a = 0, b = 0] = pair.split(' ').map(Number);
        return isWanted(a, b) ? [a, b] : [];
      }),
    ).size;
}

function have(wanted: readonly string[]) {
  return (pairs: ReadonlySet<string>): number => wanted.filter((pair) => pairs.has(pair)).length;
}

function drawn<Item>(list: readonly Item[], count: number, source: Random): readonly Item[] {
  return list
    .map((item) => ({ item, place: source.next() }))
    .toSorted((x, y) => x.place - y.place)
    .slice(0, count)
    .map(({ item }) => item);
}

function honestOf(set: string, { submissions, pairs, base }: LabelledGroup): Honest {
  const gone = new Set<number>();
  const copies: { readonly of: number; readonly copy: number }[] = [];
  for (const { a, b, positive, kind } of pairs) {
    if (set === 'irplag' && kind.startsWith('pl-')) {
      gone.add(a);
      gone.add(b);
    } else if (positive && !gone.has(a) && !gone.has(b)) {
      copies.push({ of: a, copy: b });
      gone.add(b);
    }
  }
  const kept = submissions.flatMap((_, at) => (gone.has(at) ? [] : at));
  const filesOf = (at: number): Program => submissions[at]?.files ?? [];
  return {
    set,
    base,
    programs: kept.map(filesOf),
    copies: copies.flatMap(({ of, copy }) =>
      kept.includes(of) ? { of: kept.indexOf(of), files: filesOf(copy) } : [],
    ),
  };
}

function copyOf(programs: readonly Program[], of: number, kind: string): Program {
  const pool = statementsOf(programs.flatMap((files) => files.map(({ bytes }) => decoder.decode(bytes))));
  const strength = KINDS[kind] ?? { deadCode: 0, rewrite: 0 };
  return (programs[of] ?? []).map(({ path, bytes }) => ({
    path,
    bytes: encoder.encode(mutate(path, decoder.decode(bytes), random, strength, pool)),
  }));
}

function inLanguage(programs: readonly Program[], language: (typeof LANGUAGES)[number]): readonly Program[] {
  return programs.flatMap(([only, more]) => {
    const text =
      only === undefined || more !== undefined ? undefined : translated(decoder.decode(only.bytes), language);
    return text === undefined ? [] : [[{ path: `main${ENDINGS[language]}`, bytes: encoder.encode(text) }]];
  });
}

function labelled(set: string, { submissions, pairs, base }: LabelledGroup): void {
  const flagged = flaggedOf(
    submissions.map(({ files }) => files),
    base,
  );
  const [copies, others] = [true, false].map((positive) =>
    pairs.filter((pair) => pair.positive === positive),
  );
  const keys = (list: typeof pairs): readonly string[] => list.map(({ a, b }) => key(a, b));
  const copied = new Set((copies ?? []).flatMap(({ a, b }) => [a, b]));
  recall.add(`labelled ${set}: pairs`, copies?.length ?? 0, flagged, have(keys(copies ?? [])));
  recall.add(`labelled ${set}: people`, copied.size, flagged, (found) => {
    const named = new Set([...found].flatMap((pair) => pair.split(' ').map(Number)));
    return [...copied].filter((one) => named.has(one)).length;
  });
  alarms.add(
    `labelled ${set}: pairs that are no copies`,
    others?.length ?? 0,
    flagged,
    have(keys(others ?? [])),
  );
}

function measured({ set, programs, base, copies }: Honest): void {
  alarms.add(`${set}: people`, programs.length, flaggedOf(programs, base), people());
  for (const language of LANGUAGES) {
    const made = inLanguage(programs, language);
    if (made.length >= SMALLEST_CLASS) {
      alarms.add(`${set} in ${language}: people`, made.length, flaggedOf(made), people());
    }
  }
  const last = programs.length;
  const beside = (name: string, of: number, files: Program): void => {
    const flagged = flaggedOf([...programs, files], base);
    recall.add(`${set}, one copy: ${name}`, 1, flagged, have([key(of, last)]));
  };
  for (const kind of Object.keys(KINDS)) {
    for (const of of drawn([...programs.keys()], 5, random)) beside(kind, of, copyOf(programs, of, kind));
  }
  for (const { of, files } of copies) beside('labelled', of, files);
  for (const share of [0.5, 0.75, 0.9]) {
    const part = drawn([...programs.keys()], 20, random);
    const [of = 0, ...others] = part;
    const ring = Math.round(share * part.length);
    const made = Array.from({ length: ring - 1 }, () => copyOf(programs, of, 'refactor'));
    const rest = others.slice(ring - 1).map((at) => programs[at] ?? []);
    const flagged = flaggedOf([programs[of] ?? [], ...made, ...rest], base);
    recall.add(
      `${set}, ring of ${100 * share} %: people`,
      ring,
      flagged,
      people((a, b) => a < ring && b < ring),
    );
    alarms.add(
      `${set}, beside rings: people`,
      rest.length,
      flagged,
      people((a, b) => a >= ring || b >= ring),
    );
  }
  for (let count = 2; count < SMALLEST_CLASS; count += 1) {
    for (let round = 0; round < 12; round += 1) {
      const part = drawn([...programs.keys()], count, random);
      const few = part.map((at) => programs[at] ?? []);
      alarms.add(`${set}, two to seven: people`, count, flaggedOf(few, base), people());
      const flagged = flaggedOf([...few.slice(1), copyOf(programs, part.at(-1) ?? 0, 'refactor')], base);
      recall.add(`${set}, two to seven: one copy`, 1, flagged, have([key(count - 2, count - 1)]));
    }
  }
}

/** Several tasks in one class: who is flagged there and not in a class of their own task, and whether copies are found. */
function mixed(
  name: string,
  parts: readonly (readonly Program[])[],
  copies: readonly Honest['copies'][] = [],
): void {
  const all: Program[] = [];
  const wanted: string[] = [];
  const known = new Set<number>();
  for (const [task, programs] of parts.entries()) {
    const from = all.length;
    const added = copies[task] ?? [];
    all.push(...programs, ...added.map(({ files }) => files));
    for (const [at, { of }] of added.entries()) wanted.push(key(from + of, from + programs.length + at));
    for (const one of [...flaggedOf(all.slice(from)).total].flatMap((pair) => pair.split(' '))) {
      known.add(from + Number(one));
    }
  }
  const flagged = flaggedOf(all);
  alarms.add(`${name} in one class: people beside those of their own`, all.length, flagged, (pairs) => {
    const others = [...pairs].filter((pair) => !wanted.includes(pair)).flatMap((pair) => pair.split(' '));
    return new Set(others.filter((one) => !known.has(Number(one)))).size;
  });
  if (wanted.length > 0) recall.add(`${name} in one class: copies`, wanted.length, flagged, have(wanted));
}

const honest: Honest[] = [];
for (const folder of folders.flatMap((each) => findSets(each))) {
  const { name, groups } = readSet(folder);
  for (const [at, group] of groups.entries()) {
    if (groups.length > 1 && half !== 0 && at % 2 !== half - 1) continue;
    if (name !== 'irplag') labelled(name, group);
    const own = honestOf(name, group);
    if (own.programs.length >= SMALLEST_CLASS) honest.push(own);
  }
}
for (const one of honest) measured(one);
for (let round = 0; round < 10; round += 1) {
  const parts = drawn(honest, 3, random);
  mixed(
    'three tasks',
    parts.map(({ programs }) => programs),
    parts.map(({ copies }) => drawn(copies, 2, random)),
  );
}
const tiny = honest.filter(({ set }) => set === 'irplag');
const free = honest.filter(({ set }) => set !== 'irplag');
for (const language of tiny.length > 1 ? ([undefined, ...LANGUAGES] as const) : []) {
  const programsOf = ({ programs }: Honest): readonly Program[] =>
    drawn(language === undefined ? programs : inLanguage(programs, language), Infinity, random);
  for (let round = 0; round < 24; round += 1) {
    const some = [
      ...drawn(tiny, [1, 1, 2, 3][round % 4] ?? 1, random),
      ...drawn(free, [1, 2, 1, 0][round % 4] ?? 1, random),
    ];
    mixed(
      'tiny tasks and others',
      some.map((one) => programsOf(one).slice(0, 5 + Math.floor(15 * random.next()))),
    );
  }
  for (let round = 0; round < 18; round += 1) {
    // Each hands in a program for each of some tiny tasks: together more than a task dictates.
    const programs = drawn(tiny, 2 + (round % 6), random).map(programsOf);
    const sheets = (programs[0] ?? []).flatMap((_, at) =>
      programs.every((list) => list.length > at)
        ? [
            programs.flatMap((list, task) =>
              (list[at] ?? []).map((file) => ({ ...file, path: `${task}/${file.path}` })),
            ),
          ]
        : [],
    );
    alarms.add('two to seven tiny tasks as one: people', sheets.length, flaggedOf(sheets), people());
    const few = drawn(sheets, 5 + Math.floor(11 * random.next()), random);
    mixed('tiny tasks as one, and another', [
      few,
      ...drawn(free, 1, random).map((one) => programsOf(one).slice(0, 5 + Math.floor(15 * random.next()))),
    ]);
  }
}
process.stdout.write(
  `${[...alarms.lines('flagged without having copied'), ...recall.lines('copies that are flagged')].join('\n')}\n`,
);
