import path from 'node:path';
import { Analysis } from '../src/engine/analysis.ts';
import type { EngineFile } from '../src/engine/api.ts';
import { extensionOf } from '../src/engine/languages/languages.ts';
import { findSets, type LabelledGroup, readSet } from './dataset.ts';

/*
 * Whether the words that a code search is asked for find the source of a copy, and how many others they find:
 * `npx node bench/web-probes.ts FOLDER…`
 *
 * Of each labelled copy the original is taken out of the class and is "on the web", beside all files of the other tasks. A probe finds a
 * file that has all of its words, as a code search that knows no order does.
 */

const folders = process.argv.slice(2).flatMap((folder) => findSets(folder));
if (folders.length === 0) throw new RangeError('usage: npx node bench/web-probes.ts FOLDER…');

const WORD = /[\p{L}\p{N}_]+/gu;
const decoder = new TextDecoder();

function wordsOf({ bytes }: EngineFile): ReadonlySet<string> {
  return new Set((decoder.decode(bytes).match(WORD) ?? []).map((word) => word.toLowerCase()));
}

const has = (file: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.every((word) => file.has(word.toLowerCase()));

const sets = folders.map((folder) => ({ folder, set: readSet(folder) }));

/** What is public besides, by ending and task: the same programs stand in many sets, and count once. */
const others = new Map<string, { readonly task: string; readonly words: ReadonlySet<string> }[]>();
const seen = new Set<string>();
for (const { set } of sets) {
  for (const group of set.groups) {
    for (const file of group.submissions.flatMap(({ files }) => files)) {
      const key = Buffer.from(file.bytes).toString('base64');
      if (seen.has(key)) continue;
      seen.add(key);
      const ending = extensionOf(file.path);
      const list = others.get(ending) ?? [];
      others.set(ending, list);
      list.push({ task: group.id, words: wordsOf(file) });
    }
  }
}

interface Tally {
  copies: number;
  probes: number;
  without: number;
  /** Copies whose source one of the first n probes finds. */
  readonly found: number[];
  /** Of the first probe the files of other tasks. */
  elsewhere: number;
  withElsewhere: number;
  asked: number;
}

const MOST = 6;
const tallies = new Map<string, Tally>();

function subjectOf({ submissions, base }: LabelledGroup, without: ReadonlySet<number>) {
  const analysis = new Analysis({ languageId: 999, ai: false, detectBaseCode: false, web: true });
  submissions.forEach(({ files }, id) => {
    if (!without.has(id)) analysis.add({ id, role: 'submission', files });
  });
  if (base.length > 0) analysis.add({ id: submissions.length, role: 'base', files: base });
  return new Map(analysis.subject().map((one) => [one.id, one]));
}

for (const { folder, set } of sets) {
  const tally: Tally = {
    copies: 0,
    probes: 0,
    without: 0,
    found: Array.from({ length: MOST }, () => 0),
    elsewhere: 0,
    withElsewhere: 0,
    asked: 0,
  };
  tallies.set(path.basename(folder), tally);
  for (const group of set.groups) {
    const pairs = group.pairs.filter(({ positive }) => positive);
    if (pairs.length === 0) continue;
    // Labelled copies come as (original, copy); all originals are public.
    const originals = new Set(pairs.map(({ a }) => a));
    const subject = subjectOf(group, originals);
    for (const { a, b } of pairs) {
      const probes = subject.get(b)?.probes;
      if (probes === undefined) continue;
      const source = group.submissions[a]?.files.map(wordsOf) ?? [];
      const first = probes.findIndex(({ words }) => source.some((file) => has(file, words)));
      tally.copies += 1;
      tally.probes += probes.length;
      tally.without += probes.length === 0 ? 1 : 0;
      for (let at = first; at >= 0 && at < MOST; at += 1) tally.found[at] = (tally.found[at] ?? 0) + 1;
      const [asked] = probes;
      if (asked === undefined) continue;
      const online = others.get(extensionOf(asked.file)) ?? [];
      const hits = online.filter(({ task, words }) => task !== group.id && has(words, asked.words)).length;
      tally.asked += 1;
      tally.elsewhere += hits;
      tally.withElsewhere += hits > 0 ? 1 : 0;
    }
  }
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`;
console.log(
  '| set | copies | no probe | probes each | source found by 1 | 2 | 3 | 4 | 5 | 6 | first probe elsewhere |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const [name, { copies, probes, without, found, withElsewhere, asked }] of tallies) {
  if (copies === 0) continue;
  const cells = found.map((count) => percent(count, copies));
  console.log(
    `| ${name} | ${copies} | ${percent(without, copies)} | ${(probes / copies).toFixed(1)} | ${cells.join(' | ')} | ${percent(withElsewhere, asked)} |`,
  );
}
