import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Analysis } from '../src/engine/analysis.ts';
import type { AiResult, EngineFile } from '../src/engine/api.ts';
import { averageSimilarity } from '../src/engine/pair-score.ts';
import { AUTO_DETECT } from '../src/engine/languages/languages.ts';
import { unpacked } from '../src/engine/pair-table.ts';
import { type Random, randomFrom } from '../test/random.ts';
import { findSets, type LabelledGroup, readSet } from './dataset.ts';
import { KINDS, mutate, statementsOf } from './engine-mutations.ts';
import { readFlags } from './flags.ts';

/*
 * How often an AI score accuses people, and how often it finds who used one:
 * `node bench/ai-references.ts [--json [FILE]] [--only TASK,…] [--without TASK,…] SOLUTIONS LABELLED…`
 *
 * SOLUTIONS holds `SET/GROUP/PROMPT-NUMBER/` with files that a language model wrote for the task of this group of the labelled set SET;
 * PROMPT is the same for answers to one question. A TASK is `SET/GROUP`. The class is one program of each set of copies. Three
 * solutions, one of them to another question if there is one, are the references in turn; another one is handed in by one of the class, or by a tenth or a fifth of it.
 */

const USAGE =
  'usage: node bench/ai-references.ts [--json [FILE]] [--only TASK,…] [--without TASK,…] SOLUTIONS LABELLED…';
const GIVEN = 3;
/** Draws of three people's programs as references. */
const DRAWS = 10;
const COPIES_ABOVE = 65;
const FLAG = 75;

type Files = readonly EngineFile[];

interface Solution {
  readonly prompt: string;
  readonly files: Files;
}

interface Task {
  readonly name: string;
  readonly people: readonly Files[];
  readonly base: Files;
  readonly solutions: readonly Solution[];
}

function filesIn(folder: string): EngineFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => ({ path: name, bytes: readFileSync(path.join(folder, name)) }));
}

function analysed(people: readonly Files[], base: Files, references: readonly Files[] = []) {
  const analysis = new Analysis({
    languageId: AUTO_DETECT,
    ai: references.length > 0,
    detectBaseCode: false,
  });
  people.forEach((files, id) => {
    analysis.add({ id, role: 'submission', files });
  });
  references.forEach((files, at) => {
    analysis.add({ id: people.length + at, role: 'ai-reference', files });
  });
  if (base.length > 0) analysis.add({ id: people.length + references.length, role: 'base', files: base });
  return unpacked(analysis.run());
}

/** One program of each set of copies, labelled or alike. */
function independent({ submissions, pairs, base }: LabelledGroup): readonly Files[] {
  const gone = new Set<number>();
  const all = submissions.map(({ files }) => files);
  const labelled = pairs.filter(({ positive }) => positive);
  for (const { a, b } of labelled.toSorted(
    (x, y) => Number(y.kind.startsWith('orig')) - Number(x.kind.startsWith('orig')),
  )) {
    if (!gone.has(a)) gone.add(b);
  }
  for (const pair of analysed(all, base).pairs) {
    if (averageSimilarity(pair) > COPIES_ABOVE && !gone.has(pair.a)) gone.add(pair.b);
  }
  return all.filter((_, at) => !gone.has(at));
}

function tasksOf(folder: string, solutions: string, wanted: (name: string) => boolean): Task[] {
  const set = path.basename(folder);
  return readSet(folder).groups.flatMap((group) => {
    const name = `${set}/${group.id}`;
    const written = path.join(solutions, name);
    return existsSync(written) && wanted(name)
      ? {
          name,
          people: independent(group),
          base: group.base,
          solutions: readdirSync(written)
            .toSorted()
            .map((each) => ({
              prompt: each.replace(/-\d+$/, ''),
              files: filesIn(path.join(written, each)),
            })),
        }
      : [];
  });
}

/** All choices of `count` of a list, in order. */
function choices<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return list.flatMap((first, at) => choices(list.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}

/** Programs of one situation, with what they scored. */
class Tally {
  readonly rows = new Map<string, { tried: number; scored: number; above: number; who: Set<string> }>();

  note(situation: string, who: string, result: AiResult | null | undefined): void {
    const row = this.rows.get(situation) ?? { tried: 0, scored: 0, above: 0, who: new Set<string>() };
    this.rows.set(situation, row);
    row.tried += 1;
    if (result === null || result === undefined) return;
    row.scored += 1;
    if (result.score > FLAG) {
      row.above += 1;
      row.who.add(who);
    }
  }
}

function measureTask(task: Task, tally: Tally, random: Random): void {
  const { name, people, base, solutions } = task;
  /** A class in which `share` of the people, at least one, hand in a program. */
  const handIn = (situation: string, files: Files, references: readonly Files[], share = 0): void => {
    const times = Math.max(1, Math.round(share * people.length));
    const copies = Array.from({ length: times }, () => files);
    const { submissions } = analysed([...people, ...copies], base, references);
    tally.note(situation, name, submissions[people.length]?.ai);
  };
  const firsts = solutions.filter(
    ({ prompt }, at) => solutions.findIndex((other) => other.prompt === prompt) === at,
  );
  const chosen = choices(firsts, GIVEN);
  for (const references of chosen) {
    const given = references.map(({ files }) => files);
    noteHonest('people, solutions of the task', people, base, given, name, tally);
    for (const target of firsts.filter((each) => !references.includes(each))) {
      handIn('AI, another question', target.files, given);
    }
  }
  for (const target of solutions) {
    const same = solutions.filter((other) => other !== target && other.prompt === target.prompt);
    const elsewhere = firsts.filter(({ prompt }) => prompt !== target.prompt);
    const mixed = choices(same, GIVEN - 1).flatMap((two) => elsewhere.map((third) => [...two, third]));
    for (const references of elsewhere.length === 0 ? choices(same, GIVEN) : mixed) {
      const given = references.map(({ files }) => files);
      if (elsewhere.length > 0) noteHonest('people, solutions of the task', people, base, given, name, tally);
      handIn('AI, the same question', target.files, given);
      handIn('AI, the same question, a tenth of the class', target.files, given, 0.1);
      handIn('AI, the same question, a fifth of the class', target.files, given, 0.2);
    }
  }
  // Where all answer one question, each choice of them, once.
  for (const references of firsts.length > 1 ? [] : choices(solutions, GIVEN)) {
    const given = references.map(({ files }) => files);
    noteHonest('people, solutions of the task', people, base, given, name, tally);
  }
  const decoder = new TextDecoder();
  const pool = statementsOf(people.flatMap((files) => files.map(({ bytes }) => decoder.decode(bytes))));
  for (const [kind, strength] of Object.entries(KINDS)) {
    firsts.forEach(({ files }, at) => {
      const given = chosen[(at * 7) % chosen.length] ?? [];
      const references = given.some((each) => each.files === files)
        ? given
        : [firsts[at] as Solution, ...given.slice(1)];
      const reworked = files.map((file) => ({
        path: file.path,
        bytes: new TextEncoder().encode(
          mutate(file.path, decoder.decode(file.bytes), random, strength, pool),
        ),
      }));
      handIn(
        `a reference reworked: ${kind}`,
        reworked,
        references.map((each) => each.files),
      );
    });
  }
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const order = people.map((files) => ({ files, key: random.next() })).toSorted((a, b) => a.key - b.key);
    const [given, rest] = [order.slice(0, GIVEN), order.slice(GIVEN)].map((part) =>
      part.map((each) => each.files),
    );
    noteHonest('people, three of their own as references', rest ?? [], base, given ?? [], name, tally);
  }
}

function noteHonest(
  situation: string,
  people: readonly Files[],
  base: Files,
  references: readonly Files[],
  name: string,
  tally: Tally,
): void {
  for (const { id, ai } of analysed(people, base, references).submissions) {
    tally.note(situation, `${name} ${people[id]?.[0]?.path}`, ai);
  }
}

const { folders, json, values } = readFlags(process.argv.slice(2), ['only', 'without'], USAGE);
const [solutions = '', ...labelled] = folders;
if (labelled.length === 0) throw new RangeError(USAGE);
const listed = (flag: string): readonly string[] => values[flag]?.split(',') ?? [];
const tasks = labelled
  .flatMap((folder) => findSets(folder))
  .flatMap((folder) =>
    tasksOf(
      folder,
      solutions,
      (name) =>
        !listed('without').includes(name) && (values['only'] === undefined || listed('only').includes(name)),
    ),
  );
const tally = new Tally();
const random = randomFrom(3);
for (const task of tasks) measureTask(task, tally, random);
const rows = [...tally.rows].map(([situation, { tried, scored, above, who }]) => ({
  situation,
  tried,
  scored,
  above,
  programs: who.size,
}));
const text = [
  `${tasks.length} tasks, ${tasks.reduce((sum, { people }) => sum + people.length, 0)} programs by people`,
  ...rows.map(
    ({ situation, tried, scored, above, programs }) =>
      `${situation.padEnd(46)} ${String(above).padStart(5)} of ${String(scored).padStart(5)} scored above ${FLAG} (${((100 * above) / Math.max(1, scored)).toFixed(2)} %), ${programs} different; ${tried - scored} n/a`,
  ),
  '',
].join('\n');
(json === '-' ? process.stderr : process.stdout).write(text);
if (json !== undefined) {
  const document = `${JSON.stringify(rows, null, 2)}\n`;
  if (json === '-') process.stdout.write(document);
  else writeFileSync(json, document);
}
