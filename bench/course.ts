/**
 * A course: who is found over several assignments, and who is by mistake.
 *
 *   node bench/course.ts [--terms 100] [--from 2000] [--people 120] [--assignments 6] [--programs 120] [--program-terms 1] [--reports DIR]…
 *
 * First terms of numbers alone, from our own generator (test/course/honest-term.ts): honest ones of many kinds, and terms with three
 * planted pairs; `--terms 0` leaves them out. Then terms of generated programs through the whole program (dist), as many in which three
 * pairs share a part of each hand-in, the last one so little that no assignment tells it, as honest ones. At last the reports of the
 * first one with everybody's names drawn anew in each assignment, over and over: honest terms by construction. `--programs 0` leaves
 * the last two out. `--reports` does that with reports of real classes, of the same people or not; `--from` is the first seed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseReportJson } from '../src/channels/json.ts';
import { CourseDocument } from '../src/report/course/course-document.ts';
import type { Findings } from '../src/contract/findings.ts';
import { type Recurring, recurring, STANDS_OUT_BELOW } from '../src/report/course/recurring.ts';
import { honestTerm, numbers, type Term } from '../test/course/honest-term.ts';
import { programs } from '../test/engine/generated-programs.ts';
import { type Random, randomFrom } from '../test/random.ts';

const { values } = parseArgs({
  options: {
    terms: { type: 'string', default: '100' },
    from: { type: 'string', default: '2000' },
    reports: { type: 'string', multiple: true, default: [] },
    people: { type: 'string', default: '120' },
    assignments: { type: 'string', default: '6' },
    programs: { type: 'string', default: '120' },
    'program-terms': { type: 'string', default: '1' },
  },
});
const [terms, people, assignments] = [values.terms, values.people, values.assignments].map(Number) as [
  number,
  number,
  number,
];
const print = (...cells: readonly (string | number)[]): void => {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
};

const standing = ({ found }: Recurring): Recurring['found'] =>
  found.filter(({ expected }) => expected < STANDS_OUT_BELOW);

const BASE = { people, assignments };
const seeds = numbers(terms).map((seed) => Number(values.from) + seed);
const KINDS: Readonly<Record<string, Term>> = {
  'chance alone': BASE,
  'people near many (1 sd)': { ...BASE, hub: 1 },
  'people near many (2 sd)': { ...BASE, hub: 2 },
  'uneven people (factor 1.5)': { ...BASE, hub: 0.5, spread: 0.4 },
  'three of four hand in': { ...BASE, hub: 1, attendance: 0.75 },
  'half of the pairs have nothing in common': { ...BASE, hub: 1, least: 0 },
  'rounded to whole numbers': { ...BASE, hub: 1, step: 1 },
  '8 people': { ...BASE, hub: 0.5, people: 8 },
  '20 people': { ...BASE, hub: 0.5, people: 20 },
  '2 assignments': { ...BASE, hub: 0.5, assignments: 2 },
  '10 assignments': { ...BASE, hub: 0.5, assignments: 10 },
  'styles (correlation .04)': { ...BASE, hub: 0.5, style: 0.2 },
  'styles (correlation .2)': { ...BASE, hub: 0.5, style: 0.5 },
  'styles (correlation .2), 20 people': { ...BASE, hub: 0.5, style: 0.5, people: 20 },
};

if (terms > 0) tellNumbers();

/** Terms of numbers alone. */
function tellNumbers(): void {
  process.stdout.write(`Honest terms, ${terms} of each kind; by chance one in a hundred has a pair.\n`);
  print('kind', 'terms with a pair', 'pairs', 'people near many, a term', 'what comes back');
  for (const [kind, term] of Object.entries(KINDS)) {
    const found = seeds.map((seed) => recurring(term.people, honestTerm(term, seed)));
    const pairs = found.map((one) => standing(one).length);
    const near = found.reduce(
      (sum, one) => sum + one.near.filter(({ expected }) => expected < STANDS_OUT_BELOW).length,
      0,
    );
    const lasting = found.reduce((sum, one) => sum + one.lasting, 0);
    print(
      kind,
      pairs.filter((count) => count > 0).length,
      pairs.reduce((sum, count) => sum + count, 0),
      (near / terms).toFixed(1),
      (lasting / terms).toFixed(3),
    );
  }

  const PLANTED = [2, 3, 4].map((by, at) => ({ a: 2 * at, b: 2 * at + 1, by }));
  const planted = seeds.map((seed) =>
    recurring(people, honestTerm({ ...BASE, hub: 1, planted: PLANTED }, seed)),
  );
  process.stdout.write(`\n${terms} terms with three planted pairs.\n`);
  print('nearer by', 'found', 'middle place of its best assignment');
  for (const { a, b, by } of PLANTED) {
    const best = planted.map(({ classes }) =>
      Math.min(...classes.map((one) => Math.round((one?.pairPlace(a, b) ?? 1) * (one?.pairs ?? 1)))),
    );
    print(
      `${by} sd`,
      planted.filter((one) => standing(one).some((pair) => pair.a === a && pair.b === b)).length,
      best.toSorted((x, y) => x - y)[Math.floor(terms / 2)] ?? '',
    );
  }
  const isPlanted = (one: { readonly a: number; readonly b: number }): boolean =>
    PLANTED.some(({ a, b }) => one.a === a && one.b === b);
  process.stdout.write(`others: ${planted.flatMap(standing).filter((pair) => !isPlanted(pair)).length}\n`);
}

const REDRAWN = 100;
const PARTS = 4;
/** How much of a part of the other one's hand-in a pair shares. */
const SHARED = [2, 0.7, 0.3];

/** Lines of a text, with names of its own. */
function partOf(text: string, share: number, name: string, random: Random): string {
  const lines = text.split('\n');
  const from = random.integer(0, Math.floor(lines.length * (1 - Math.min(1, share))));
  return lines
    .slice(from, from + Math.ceil(lines.length * share))
    .join('\n')
    .replaceAll(/\b(sum|best|left|row)(\d)/g, `$1${name}$2`);
}

/** Of a class in which the first pairs share so much. */
function writeClass(folder: string, size: number, shared: readonly number[], random: Random): void {
  const parts = programs(size * PARTS, 'java', random, 0);
  for (const person of numbers(size)) {
    const own = parts.slice(person * PARTS, (person + 1) * PARTS);
    const share = person % 2 === 1 ? (shared[(person - 1) / 2] ?? 0) : 0;
    const other = parts.slice((person - 1) * PARTS, person * PARTS);
    for (let at = 0; at < share; at += 1) {
      own[at] = partOf(other[at] ?? '', Math.min(1, share - at), `Of${person}`, random);
    }
    mkdirSync(join(folder, `p${person}`), { recursive: true });
    writeFileSync(join(folder, `p${person}`, 'Main.java'), own.join('\n'));
  }
}

if (values.reports.length > 0) {
  const real = values.reports.map(
    (folder) => parseReportJson(readFileSync(join(folder, 'report.json'), 'utf8'), folder).findings,
  );
  tellRedrawn('Real classes', real, randomFrom(12));
}
const size = Number(values.programs);
if (size > 0) tellPrograms(Number(values['program-terms']));

/** Terms of generated programs through the whole program: as many with planted pairs as honest ones. */
function tellPrograms(count: number): void {
  const rows = numbers(count).map((at) => {
    const random = randomFrom(11 + at);
    const { course, reports } = programTerm(SHARED, random);
    if (at === 0) {
      tellCourse(course);
      tellRedrawn('The same reports', reports, random);
    }
    const honest = programTerm([], randomFrom(1011 + at)).course;
    return { planted: standingOf(course), honest: standingOf(honest) };
  });
  process.stdout.write(`\n${count} terms of ${assignments} × ${size} programs, and as many honest ones.\n`);
  print('shares of a hand-in', 'found');
  for (const [at, share] of SHARED.entries()) {
    const name = `p${2 * at} p${2 * at + 1}`;
    print(`${share} of ${PARTS} programs`, rows.filter(({ planted }) => planted.includes(name)).length);
  }
  const wanted = new Set(SHARED.map((_, at) => `p${2 * at} p${2 * at + 1}`));
  const others = rows.flatMap(({ planted }) => planted).filter((name) => !wanted.has(name));
  const ofPlanted = others.filter((name) =>
    name.split(' ').every((one) => Number(one.slice(1)) < 2 * SHARED.length),
  );
  process.stdout.write(
    `others: ${others.length}, ${ofPlanted.length} of them among the people of planted pairs; in honest terms: ${rows.flatMap(({ honest }) => honest).length}\n`,
  );
}

function standingOf(course: CourseDocument): readonly string[] {
  return course.found.filter(({ standsOut }) => standsOut).map((one) => nameOfPair(course, one));
}

function nameOfPair(
  { people: all }: CourseDocument,
  { a, b }: { readonly a: number; readonly b: number },
): string {
  return [a, b].map((at) => all[at]?.name ?? '').join(' ');
}

function programTerm(
  shared: readonly number[],
  random: Random,
): { readonly course: CourseDocument; readonly reports: readonly Findings[] } {
  const root = mkdtempSync(join(tmpdir(), 'bench-course-'));
  try {
    const names = numbers(assignments).map((at) => `hw${at + 1}`);
    for (const name of names) writeClass(join(root, name), size, shared, random);
    const cli = join(import.meta.dirname, '../dist/cli.js');
    const run = spawnSync(process.execPath, [cli, 'course', ...names, '--no-ai', '--quiet'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(run.stderr);
    const out = join(root, 'similarity-course');
    const textOf = (path: string): string => readFileSync(join(out, path), 'utf8');
    return {
      course: CourseDocument.parse(JSON.parse(textOf('course.json'))),
      reports: names.map((name) => parseReportJson(textOf(join(name, 'report.json')), name).findings),
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function tellCourse(course: CourseDocument): void {
  process.stdout.write(`\nA term of ${assignments} × ${size} generated programs.\n`);
  print('pair', 'places', 'flagged in', 'stands out from a class in', 'by chance');
  for (const one of course.found) {
    const places = one.places.map((place) => place?.rank ?? '–').join(', ');
    const told = (by: 'isFlagged' | 'standsOut') => one.places.filter((place) => place?.[by] === true).length;
    print(
      `${nameOfPair(course, one)}${one.standsOut ? '' : ' (does not stand out)'}`,
      places,
      told('isFlagged'),
      told('standsOut'),
      one.expected.toPrecision(2),
    );
  }
}

/** Honest terms by construction. */
function tellRedrawn(what: string, reports: readonly Findings[], random: Random): void {
  const most = Math.max(...reports.map(({ submissions }) => submissions.length));
  for (const by of ['suspicion', 'similarity'] as const) {
    const honest = numbers(REDRAWN).map(() =>
      recurring(
        most,
        reports.map(({ submissions, pairs }) => {
          const drawn = shuffled(numbers(most), random);
          const who = new Map(submissions.map(({ key }, at) => [key, drawn[at] ?? 0]));
          return {
            people: [...who.values()],
            pairs: pairs.map((pair) => ({
              a: who.get(pair.a) ?? 0,
              b: who.get(pair.b) ?? 0,
              near: pair[by] ?? 0,
            })),
            apart: [],
          };
        }),
      ),
    );
    const bad = honest.filter((one) => standing(one).length > 0).length;
    process.stdout.write(
      `\n${what}, by ${by}, names drawn anew, ${REDRAWN} times: ${bad} terms with a pair.\n`,
    );
  }
}

function shuffled(list: readonly number[], random: Random): readonly number[] {
  return list
    .map((one) => [random.next(), one] as const)
    .toSorted(([x], [y]) => x - y)
    .map(([, one]) => one);
}
