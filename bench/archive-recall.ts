import { Analysis } from '../src/engine/analysis.ts';
import type { EngineFile } from '../src/engine/api.ts';
import { type Imprint, imprintsOf } from '../src/engine/imprints.ts';
import { averageSimilarity } from '../src/engine/pair-score.ts';
import { PARAMETERS } from '../src/engine/parameters.ts';
import { readDocument } from '../src/engine/read-document.ts';
import { unpacked } from '../src/engine/pair-table.ts';
import { chooseEarlier, type KeptImprints } from '../src/service/matching/choose-earlier.ts';
import { LIMITS } from '../src/service/matching/find-earlier.ts';
import { randomFrom } from '../test/random.ts';
import { COURSE, course } from './archive/courses.ts';
import { disguise } from '../test/disguise/kinds.ts';
import { freshNames } from '../test/disguise/program.ts';
import { readFlags } from './flags.ts';

/*
 * Whether disguised copies find their source in an archive: `npx node bench/archive-recall.ts [--earlier 10000] [--sample 32] [--full]`
 *
 * Of each kind of disguise 24 programs of generated courses are copied; each is then looked for among all of them. With `--full 1` all earlier
 * programs are read and compared as well, kind by kind: what that finds is what should be found.
 */

const USAGE = 'usage: npx node bench/archive-recall.ts [--earlier N] [--sample N] [--full 1]';
const { values } = readFlags(process.argv.slice(2), ['earlier', 'sample', 'full'], USAGE);
const earlier = Number(values['earlier'] ?? 10_000);
const sample = Number(values['sample'] ?? PARAMETERS.imprintSample);
if (![earlier, sample].every(Number.isInteger)) throw new RangeError(USAGE);

const COPIES = 24;
const KINDS = [
  'rename',
  'statements',
  'dead-medium',
  'dead-heavy',
  'loops',
  'conditions',
  'expressions',
  'half',
  'pieces',
  'mixture-3',
  'mixture-5',
  'mixture-8',
  'half-mixture-3',
];
const encoder = new TextEncoder();
const filesOf = (text: string): readonly EngineFile[] => [{ path: 'Main.java', bytes: encoder.encode(text) }];

function imprintsOfTexts(texts: readonly string[], firstId: number): readonly Imprint[] {
  const documents = texts.map((text, at) =>
    readDocument({ id: firstId + at, role: 'submission', files: filesOf(text) }, 999, {
      quality: false,
      abstracted: false,
    }),
  );
  return imprintsOf(documents, { ...PARAMETERS, imprintSample: sample });
}

/** Imprints in maps instead of a database. */
function keeping(imprints: readonly Imprint[]): KeptImprints {
  const holders = new Map<number, number[]>();
  const hashes = new Map<number, Uint32Array>();
  for (const one of imprints) {
    hashes.set(one.id, Uint32Array.from(one.hashes, (hash) => hash % 2 ** 32).toSorted());
    for (const hash of one.sample) {
      const list = holders.get(hash);
      if (list === undefined) holders.set(hash, [one.id]);
      else list.push(one.id);
    }
  }
  return {
    holders: (asked, most) =>
      Promise.resolve(new Map(asked.map((hash) => [hash, (holders.get(hash) ?? []).slice(-most)]))),
    hashes: (ids) =>
      Promise.resolve(new Map(ids.flatMap((id) => [[id, hashes.get(id) ?? new Uint32Array(0)]]))),
  };
}

interface Copy {
  readonly source: number;
  readonly text: string;
}

function copiesOf(kind: string, texts: readonly string[]): readonly Copy[] {
  const random = randomFrom(77);
  const copies: Copy[] = [];
  for (let tries = 0; copies.length < COPIES && tries < COPIES * 20; tries += 1) {
    const source = random.integer(0, texts.length - 1);
    const first = source - (source % COURSE);
    const peers = [0, 1].map(() => texts[first + random.integer(0, COURSE - 1)] ?? '');
    const text = texts[source] ?? '';
    const made = disguise(kind, [{ name: 'Main.java', text }], {
      language: 'java',
      random,
      strength: 0.8,
      peers,
      fresh: freshNames(random, [text, ...peers]),
    });
    if (made?.[0] !== undefined) copies.push({ source, text: made[0].text });
  }
  return copies;
}

/** How many copies have their source as the most alike of all earlier programs, and which they are. */
function foundByReading(texts: readonly string[], copies: readonly Copy[]): ReadonlySet<number> {
  const analysis = new Analysis({ languageId: 999, ai: false, quality: false, detectBaseCode: false });
  texts.forEach((text, id) => analysis.add({ id, role: 'archive', files: filesOf(text) }));
  copies.forEach(({ text }, at) =>
    analysis.add({ id: texts.length + at, role: 'submission', files: filesOf(text) }),
  );
  const { pairs } = unpacked(analysis.run());
  return new Set(
    copies.flatMap(({ source }, at) => {
      const ranked = pairs
        .filter(({ a, b }) => a === texts.length + at && b < texts.length)
        .toSorted((x, y) => averageSimilarity(y) - averageSimilarity(x));
      return ranked[0]?.b === source ? [at] : [];
    }),
  );
}

const texts = Array.from({ length: earlier / COURSE }, (_, at) => [...course(at + 1)]);
const kept = keeping(texts.flatMap((list, at) => imprintsOfTexts(list, at * COURSE)));
const all = texts.flat();
const totals = { copies: 0, first: 0, wanted: 0, read: 0, both: 0 };
for (const kind of KINDS) {
  const copies = copiesOf(kind, all);
  const byReading = values['full'] === undefined ? null : foundByReading(all, copies);
  let first = 0;
  let wanted = 0;
  let both = 0;
  for (const [at, { source, text }] of copies.entries()) {
    const limits = { ...LIMITS, documents: earlier, inAll: 100 };
    const found = await chooseEarlier(imprintsOfTexts([text], earlier), kept, limits);
    first += found[0] === source ? 1 : 0;
    wanted += found.includes(source) ? 1 : 0;
    both += found.includes(source) && byReading?.has(at) === true ? 1 : 0;
  }
  const line = { copies: copies.length, first, wanted, read: byReading?.size ?? 0, both };
  for (const key of Object.keys(totals) as (keyof typeof totals)[]) totals[key] += line[key];
  process.stdout.write(
    `${kind.padEnd(16)} ${copies.length} copies, source first ${first}, among the ${LIMITS.wanted} read ${wanted}${byReading === null ? '' : `; most alike when all are read ${byReading.size}, of those read here ${both}`}\n`,
  );
}
process.stdout.write(`${JSON.stringify(totals)}\n`);
