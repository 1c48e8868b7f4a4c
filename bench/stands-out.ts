import { writeFileSync } from 'node:fs';
import { Analysis } from '../src/engine/analysis.ts';
import type { AnalysisResult, EngineFile } from '../src/engine/api.ts';
import { averageSimilarity } from '../src/engine/pair-score.ts';
import { PARAMETERS } from '../src/engine/parameters.ts';
import { AUTO_DETECT } from '../src/engine/languages/languages.ts';
import { unpacked } from '../src/engine/pair-table.ts';
import { findSets, type LabelledGroup, readSet } from './dataset.ts';
import { KINDS, mutate, statementsOf } from './engine-mutations.ts';
import { programs } from '../test/engine/generated-programs.ts';
import { readFlags } from './flags.ts';
import { type Random, randomFrom } from '../test/random.ts';

/*
 * How often something stands out that should not, and how often a copy does: `npm --prefix bench run stands-out -- [--json [FILE]] DIR…`
 *
 * A class of honest work is made from each group of a labelled set: of every pair of copies one program is taken out, and of every
 * unlabelled pair with a similarity above 65, which reading showed to be copies too. False alarms are counted over random parts of these
 * classes, by size; then the copies are put back one at a time. The first half of a set's classes is what the cut was calibrated on;
 * the others, and sets of one class, are held back. Generated programs show how a class's size acts beyond that of the sets.
 */

const USAGE = 'usage: npm --prefix bench run stands-out -- [--json [FILE]] DIR…';
/** Above this similarity two programs without a label are copies. */
const COPIES_ABOVE = 65;
/** Parts of each size that are drawn from a class. */
const PARTS = 20;
const SIZES = [10, 15, 20, 30, 40];
const GENERATED_SIZES = [10, 50, 100, 200];
const GENERATED = 5;
/** Programs of each class that are copied in each disguise. */
const DISGUISED = 8;
/** Read, and no independent work: it has another one's helper class with its spelling mistake; it is like all eleven of a ring. */
const READ_AS_COPIES: ReadonlySet<string> = new Set([
  'conplag-train 4 3dd65549',
  'progpedia all 00121_00001',
]);

interface HonestClass {
  readonly name: string;
  readonly isHeldBack: boolean;
  readonly programs: readonly (readonly EngineFile[])[];
  readonly base: readonly EngineFile[];
  readonly copies: readonly {
    readonly of: number;
    readonly files: readonly EngineFile[];
    readonly kind: string;
  }[];
}

/** Contestants bring the same classes from the web to read numbers with: they are no work of theirs. */
const BROUGHT_ALONG =
  /\b(?:public |private |protected |final )*(?:static )?(?:public |final )*class (?:\w*(?:Reader|Scanner|Input|Fast|IO|Writer|Output|Parser)\w*|FS|in|pair|node)\b[^{]*\{/gi;

function withoutTemplates(text: string): string {
  const parts: string[] = [];
  let at = 0;
  BROUGHT_ALONG.lastIndex = 0;
  for (let head = BROUGHT_ALONG.exec(text); head !== null; head = BROUGHT_ALONG.exec(text)) {
    let end = head.index + head[0].length;
    for (let depth = 1; depth > 0 && end < text.length; end += 1) {
      depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    }
    if (!/static void main\s*\(/.test(text.slice(head.index, end))) {
      parts.push(text.slice(at, head.index));
      at = end;
      BROUGHT_ALONG.lastIndex = end;
    }
  }
  return [...parts, text.slice(at)].join('');
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

function analyse(documents: readonly (readonly EngineFile[])[], base: readonly EngineFile[]): AnalysisResult {
  const analysis = new Analysis({ languageId: AUTO_DETECT, ai: false, detectBaseCode: false });
  documents.forEach((files, id) => {
    analysis.add({ id, role: 'submission', files });
  });
  if (base.length > 0) analysis.add({ id: documents.length, role: 'base', files: base });
  return unpacked(analysis.run());
}

/** Other names for what a program declares itself. */
function renamed(text: string): string {
  const own = new Set(
    [...text.matchAll(/\b(?:int|long|double|boolean|char|String|void|\w+>|\w+\[\])\s+([a-zA-Z_]\w*)/g)].map(
      ([, name = '']) => name,
    ),
  );
  own.delete('main');
  return text.replaceAll(/\b[a-zA-Z_]\w*\b/g, (word) => (own.has(word) ? `q${word.length}${word}z` : word));
}

function judged({ submissions }: AnalysisResult): number {
  return submissions.filter(({ comparability }) => comparability === 'compared').length;
}

function honestClass(set: string, group: LabelledGroup, isHeldBack: boolean): HonestClass | undefined {
  const { submissions, pairs, base } = group;
  const read = submissions.map(({ files }) =>
    set.startsWith('conplag')
      ? files.map(({ path, bytes }) => ({
          path,
          bytes: encoder.encode(withoutTemplates(decoder.decode(bytes))),
        }))
      : files,
  );
  const gone = new Set<number>();
  const copies: { readonly of: number; readonly copy: number; readonly kind: string }[] = [];
  const authors = new Set<string>();
  submissions.forEach(({ name }, at) => {
    // Two hand-ins of one person.
    const author = /^(\d+)_\d+$/.exec(name)?.[1];
    if (READ_AS_COPIES.has(`${set} ${group.id} ${name}`) || (author !== undefined && authors.has(author))) {
      gone.add(at);
    }
    authors.add(author ?? '');
  });
  const positive = pairs.filter((pair) => pair.positive);
  for (const { a, b, kind } of positive.toSorted(
    (x, y) => Number(y.kind.startsWith('orig')) - Number(x.kind.startsWith('orig')),
  )) {
    if (!gone.has(a) && !gone.has(b)) {
      copies.push({ of: a, copy: b, kind: `${set} ${kind.replace('orig-', '')}` });
      gone.add(b);
    }
  }
  const labelled = new Set(pairs.map(({ a, b }) => `${Math.min(a, b)} ${Math.max(a, b)}`));
  for (const pair of analyse(read, base).pairs) {
    if (averageSimilarity(pair) > COPIES_ABOVE && !labelled.has(`${pair.a} ${pair.b}`) && !gone.has(pair.a)) {
      gone.add(pair.b);
    }
  }
  const kept = read.flatMap((_, at) => (gone.has(at) ? [] : at));
  const programsOf = kept.map((at) => read[at] as readonly EngineFile[]);
  return judged(analyse(programsOf, base)) < PARAMETERS.suspicionFrom
    ? undefined
    : {
        name: `${set} ${group.id}`,
        isHeldBack,
        programs: programsOf,
        base,
        copies: copies.flatMap(({ of, copy, kind }) =>
          kept.includes(of) ? [{ of: kept.indexOf(of), files: read[copy] ?? [], kind }] : [],
        ),
      };
}

function classesOf(folder: string): HonestClass[] {
  const set = readSet(folder);
  const found = set.groups.flatMap((group) => honestClass(set.name, group, true) ?? []);
  return found.map((one, at) => ({ ...one, isHeldBack: found.length === 1 || at >= found.length / 2 }));
}

function drawn<T>(list: readonly T[], count: number, random: Random): readonly T[] {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random.integer(0, at);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order.slice(0, count);
}

/** Counts of what was tried and of what stood out. */
class Tally {
  readonly rows = new Map<string, { tried: number; found: number }>();

  note(name: string, hit: boolean): void {
    const row = this.rows.get(name) ?? { tried: 0, found: 0 };
    this.rows.set(name, { tried: row.tried + 1, found: row.found + Number(hit) });
  }
}

const { folders, json } = readFlags(process.argv.slice(2), [], USAGE);
const random = randomFrom(1);
const alarms = new Tally();
const recall = new Tally();
const classes = folders.flatMap((folder) => findSets(folder)).flatMap(classesOf);
for (const { name, isHeldBack, programs: honest, base, copies } of classes) {
  const half = isHeldBack ? 'held back' : 'calibration';
  for (const size of [...SIZES.filter((each) => each < honest.length), honest.length]) {
    for (let part = 0; part < (size === honest.length ? 1 : PARTS); part += 1) {
      const result = analyse(drawn(honest, size, random), base);
      if (judged(result) >= PARAMETERS.suspicionFrom) {
        const isAlarm = result.pairs.some(({ standsOut }) => standsOut === true);
        const bound = SIZES.findLast((each) => each <= size) ?? PARAMETERS.suspicionFrom;
        alarms.note(`${half}, ${bound} and more`, isAlarm);
        alarms.note(`${half}, all`, isAlarm);
        alarms.note(`class ${name} (${honest.length})`, isAlarm);
      }
    }
  }
  const pool = statementsOf(honest.flatMap((files) => files.map(({ bytes }) => decoder.decode(bytes))));
  for (const [kind, strength] of Object.entries(KINDS)) {
    for (const of of drawn([...honest.keys()], DISGUISED, random)) {
      const files = (honest[of] ?? []).map(({ path, bytes }) => ({
        path,
        bytes: encoder.encode(renamed(mutate(path, decoder.decode(bytes), random, strength, pool))),
      }));
      const result = analyse([...honest, files], base);
      if (result.submissions[of]?.comparability === 'compared') {
        recall.note(`disguised and renamed: ${kind}`, isFound(result, of, honest.length));
      }
    }
  }
  for (const { of, files, kind } of copies) {
    const result = analyse([...honest, files], base);
    if (
      result.submissions.every(
        ({ id, comparability }) => (id !== of && id !== honest.length) || comparability === 'compared',
      )
    ) {
      recall.note(kind, isFound(result, of, honest.length));
    }
  }
}
function isFound(result: AnalysisResult, of: number, copy: number): boolean {
  return result.pairs.some(({ a, b, standsOut }) => standsOut === true && a === of && b === copy);
}

for (const dialect of ['cpp', 'java'] as const) {
  for (const size of GENERATED_SIZES) {
    for (let round = 0; round < GENERATED; round += 1) {
      const generated = programs(size, dialect, random, 0).map((text) => [
        { path: `a.${dialect}`, bytes: encoder.encode(text) },
      ]);
      alarms.note(
        `generated, ${size}`,
        analyse(generated, []).pairs.some(({ standsOut }) => standsOut === true),
      );
    }
  }
}
const lines = (title: string, { rows }: Tally): string[] => [
  title,
  ...[...rows].map(
    ([name, { tried, found }]) =>
      `  ${name.padEnd(40)} ${String(found).padStart(5)} of ${String(tried).padStart(5)}  ${((100 * found) / tried).toFixed(1).padStart(5)} %`,
  ),
];
const text = [
  ...lines('classes of honest work in which something stands out', alarms),
  ...lines('copies that stand out, each alone in its class', recall),
  '',
].join('\n');
(json === '-' ? process.stderr : process.stdout).write(text);
if (json !== undefined) {
  const document = `${JSON.stringify({ alarms: Object.fromEntries(alarms.rows), recall: Object.fromEntries(recall.rows) }, null, 2)}\n`;
  if (json === '-') process.stdout.write(document);
  else writeFileSync(json, document);
}
