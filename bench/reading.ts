import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readFlags } from './flags.ts';
import { strippedCopy } from './stripped.ts';

/*
 * Reading programs, beside an earlier commit: `node bench/reading.ts [--baseline CHECKOUT] [--rounds 7] [--megabytes 8] FOLDER…`
 *
 * For each ending of the folders' files: processor time of this thread for reading them, both in turn in one process (least, median, and
 * the median of the ratios), and how many files the two read in different ways. Without a baseline it is held against itself: that says
 * what the machine makes of it.
 */

type Engine = typeof import('../src/engine/read-document.ts') &
  typeof import('../src/engine/tokenizers/vocabulary.ts');
type File = { readonly path: string; readonly bytes: Uint8Array };

const USAGE = 'usage: node bench/reading.ts [--baseline CHECKOUT] [--rounds N] [--megabytes N] FOLDER…';
const { folders, values } = readFlags(process.argv.slice(2), ['baseline', 'rounds', 'megabytes'], USAGE);
const rounds = Number(values['rounds'] ?? 7);
const most = Number(values['megabytes'] ?? 8) * 1e6;
if (folders.length === 0 || !Number.isInteger(rounds) || rounds < 1 || !(most > 0)) {
  throw new RangeError(USAGE);
}
const root = path.dirname(import.meta.dirname);
const copies = [path.resolve(values['baseline'] ?? root), root].map((checkout) => strippedCopy(checkout));

async function load(folder: string): Promise<Engine> {
  const [reading, vocabulary] = (await Promise.all(
    ['read-document.js', 'tokenizers/vocabulary.js'].map(
      (name) => import(path.join(folder, 'src/engine', name)),
    ),
  )) as [Engine, Engine];
  return { ...reading, ...vocabulary };
}

function read({ readDocument }: Engine, file: File): ReturnType<Engine['readDocument']> {
  return readDocument({ id: 1, role: 'submission', files: [file] }, 999, {
    quality: false,
    abstracted: false,
  });
}

/** All that reading gives, with the names of tokens for their numbers, which differ from build to build. */
function resultOf(engine: Engine, file: File): string {
  const { tokens, ...rest } = read(engine, file);
  return JSON.stringify([Array.from(tokens, (token) => `${engine.tokenName(token)} ${token >> 11}`), rest]);
}

function milliseconds(engine: Engine, files: readonly File[]): number {
  const before = process.threadCpuUsage();
  for (const file of files) read(engine, file);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[list.length >> 1] as number;

/** Files by their endings, of each up to so many bytes as were asked for. */
function byEnding(): ReadonlyMap<string, readonly File[]> {
  const found = new Map<string, { files: File[]; bytes: number }>();
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const file = path.join(folder, name);
      const ending = path.extname(name).toLowerCase();
      const known = found.get(ending) ?? { files: [], bytes: 0 };
      if (ending === '' || known.bytes >= most) continue;
      if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) continue;
      const bytes = readFileSync(file);
      known.files.push({ path: name, bytes });
      known.bytes += bytes.length;
      found.set(ending, known);
    }
  }
  return new Map([...found].map(([ending, { files }]) => [ending, files]));
}

try {
  const [before, now] = (await Promise.all(copies.map(({ folder }) => load(folder)))) as [Engine, Engine];
  for (const [ending, files] of byEnding()) {
    const others = files.filter((file) => resultOf(before, file) !== resultOf(now, file)).length;
    const times: [number, number][] = [];
    for (let round = 0; round < rounds + 1; round += 1) {
      // What goes first finds other caches.
      const first = round % 2 === 0 ? milliseconds(before, files) : undefined;
      const second = milliseconds(now, files);
      times.push([first ?? milliseconds(before, files), second]);
    }
    times.shift();
    const [a, b] = [times.map(([time]) => time), times.map(([, time]) => time)];
    process.stdout.write(
      `${ending.padEnd(8)} ${String(files.length).padStart(6)} files ${(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6).toFixed(1).padStart(6)} MB  least ${Math.min(...a).toFixed(0)} ▸ ${Math.min(...b).toFixed(0)} ms, median ${median(a).toFixed(0)} ▸ ${median(b).toFixed(0)} ms, ratio ${median(times.map(([one, other]) => other / one)).toFixed(3)}, read otherwise ${others}\n`,
    );
  }
} finally {
  for (const copy of copies) copy.remove();
}
