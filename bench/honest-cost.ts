// How often honest programs are told by the second look, taken for unreadable, flagged or stand out: packages as hand-ins.
// npx node bench/honest-cost.ts [--class 30] [--seed 1] [--show] FOLDER:ENDING,… … (each entry of a folder is a package)
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocument } from '../src/engine/read-document.ts';
import { AUTO_DETECT } from '../src/engine/languages/languages.ts';
import { runSecondLook } from '../src/check/second-look/job.ts';
import type { EngineDocument } from '../src/engine/api.ts';
import { analyse } from '../test/engine/programs.ts';
import { randomFrom } from '../test/random.ts';
import { zipOf } from '../test/second-look/places.ts';

type Files = Readonly<Record<string, Uint8Array>>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    class: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
});
const SIZE = Number(values.class);
/** A hand-in is of about this size: its largest files that fit. */
const [LEAST_BYTES, MOST_BYTES, MOST_FILES] = [2_000, 40_000, 12];
const LEAST_TOKENS = 120;
const FLAG = 75;

interface Package {
  readonly name: string;
  readonly files: Files;
}

/** Folders of scopes (`@name`) hold packages themselves. */
function packagesIn(folder: string, endings: ReadonlySet<string>): readonly Package[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap(({ name }) => {
      const path = join(folder, name);
      if (name.startsWith('@')) return packagesIn(path, endings);
      const files = filesOf(path, endings);
      return files === undefined ? [] : [{ name: path, files }];
    });
}

function filesOf(path: string, endings: ReadonlySet<string>): Files | undefined {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const paths = isFolder
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path];
  const found = paths
    .filter(
      (one) =>
        endings.has(extname(one).slice(1)) && !/node_modules.*node_modules|\.min\.|\.d\.\w+$/.test(one),
    )
    .map((one) => ({ one, bytes: statSync(one, { throwIfNoEntry: false })?.size ?? 0 }))
    .filter(({ bytes }) => bytes > 0 && bytes <= MOST_BYTES)
    .toSorted((a, b) => b.bytes - a.bytes || (a.one < b.one ? -1 : 1));
  const taken: Record<string, Uint8Array> = {};
  let size = 0;
  for (const { one, bytes } of found) {
    if (size + bytes > MOST_BYTES || Object.keys(taken).length === MOST_FILES) continue;
    taken[
      `src/${(isFolder ? relative(path, one) : `main${extname(one)}`).replaceAll(/node_modules|vendor|dist|build|bin|test/g, 'part')}`
    ] = readFileSync(one);
    size += bytes;
  }
  return size < LEAST_BYTES ? undefined : taken;
}

const KINDS = ['aside', 'misread', 'skipped', 'blind'] as const;
const folder = mkdtempSync(join(tmpdir(), 'honest-cost-'));

function documentOf(id: number, files: Files): EngineDocument {
  return { id, role: 'submission', files: Object.entries(files).map(([path, bytes]) => ({ path, bytes })) };
}

interface Cost {
  readonly submissions: number;
  readonly told: Record<(typeof KINDS)[number], number>;
  readonly toldAtAll: number;
  readonly unreadable: number;
  /** With text that looks packed or encrypted. */
  readonly packed: number;
  readonly flagged: number;
  readonly standsOut: number;
}

async function costOf(packages: readonly Package[]): Promise<Cost> {
  const documents = packages.map(({ files }, id) => documentOf(id, files));
  const submissions = await Promise.all(
    packages.map(async ({ files }, at) => {
      const path = join(folder, `${at}.zip`);
      writeFileSync(path, await zipOf(files));
      return { role: 'judged' as const, zip: { path, start: 0, bytes: statSync(path).size }, aside: null };
    }),
  );
  const { found, opaque } = runSecondLook({ submissions });
  const owners = (kind?: string): ReadonlySet<number> =>
    new Set(found.filter(({ as }) => kind === undefined || as === kind).map(({ owner }) => owner));
  if (values.show) {
    for (const { as, owner, path, other, otherPath, tokens, readings } of found) {
      console.log(as, packages[owner]?.name, path, packages[other]?.name, otherPath, tokens, readings ?? '');
    }
    for (const [owner, { path, characters }] of opaque) {
      console.log('packed', packages[owner]?.name, path, characters);
    }
  }
  const { pairs } = analyse(documents);
  const both = (list: typeof pairs): number => new Set(list.flatMap(({ a, b }) => [a, b])).size;
  const unreadable = documents.filter(
    (one) => readDocument(one, AUTO_DETECT, { quality: false, abstracted: false }).facts.isUnreadable,
  ).length;
  return {
    submissions: packages.length,
    told: Object.fromEntries(KINDS.map((kind) => [kind, owners(kind).size])) as Cost['told'],
    toldAtAll: owners().size,
    unreadable,
    packed: opaque.size,
    flagged: both(pairs.filter(({ total }) => (total ?? 0) > FLAG)),
    standsOut: both(pairs.filter(({ standsOut }) => standsOut === true)),
  };
}

const random = randomFrom(Number(values.seed));
console.log(
  `| packages | submissions | told | ${KINDS.join(' | ')} | unreadable | packed | flagged | stand out |`,
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
try {
  for (const given of positionals) {
    const [root = '', endings = ''] = given.split(':');
    const all = packagesIn(root, new Set(endings.split(',')))
      .filter(({ files }) => {
        const { facts } = readDocument(documentOf(0, files), AUTO_DETECT, {
          quality: false,
          abstracted: false,
        });
        return facts.size >= LEAST_TOKENS || facts.isUnreadable;
      })
      .map((one) => ({ one, key: random.next() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ one }) => one);
    const costs: Cost[] = [];
    for (let from = 0; from < all.length; from += SIZE) {
      costs.push(await costOf(all.slice(from, from + SIZE)));
    }
    const sum = (of: (cost: Cost) => number): number => costs.reduce((total, cost) => total + of(cost), 0);
    const cells = [
      given,
      sum(({ submissions }) => submissions),
      sum(({ toldAtAll }) => toldAtAll),
      ...KINDS.map((kind) => sum(({ told }) => told[kind])),
      sum(({ unreadable }) => unreadable),
      sum(({ packed }) => packed),
      sum(({ flagged }) => flagged),
      sum(({ standsOut }) => standsOut),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
