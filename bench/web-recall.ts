import { writeFileSync } from 'node:fs';
import type { WebProviderName } from '../src/contract/web.ts';
import { readFlags } from './flags.ts';
import { labelledWorlds } from './labelled.ts';
import { joined, type Row, rowsOf, tableOf } from '../test/web-world/outcome.ts';
import { type WorldLanguage, WORLD_LANGUAGES } from '../test/web-world/program.ts';
import { searchClass, type SearchedClass } from '../test/web-world/search-class.ts';
import { serveWorld } from '../test/web-world/serve.ts';
import { type WebWorld, webWorld } from '../test/web-world/world.ts';

/*
 * How many copies from the web are found, and who is accused wrongly, by kind of copy and by budget:
 * `npx node bench/web-recall.ts [--set java:1 …] [--labelled FOLDER] [--budgets 0,20,60,120,300] [--json FILE]`
 *
 * Each set is a generated world (language and seed). The class is analysed, the providers are asked over sockets, their finds are compared;
 * only the pace is not waited for, but told.
 */

const USAGE =
  'usage: npx node bench/web-recall.ts [--set LANGUAGE:SEED …] [--labelled FOLDER] [--budgets N,N] [--json FILE]';
const { values, lists, json } = readFlags(process.argv.slice(2), ['set', 'labelled', 'budgets'], USAGE);
const budgets = (values['budgets'] ?? '0,20,60,120,300').split(',').map(Number);
const sets = lists['set'] ?? (values['labelled'] === undefined ? ['java:1', 'python:2'] : []);
const worlds: readonly WebWorld[] = [
  ...sets.map(worldOf),
  ...(values['labelled'] === undefined ? [] : labelledWorlds(values['labelled'])),
];
if (worlds.length === 0 || !budgets.every(Number.isInteger)) throw new RangeError(USAGE);

function worldOf(set: string): WebWorld {
  const [name, seed] = set.split(':');
  const language = WORLD_LANGUAGES.find((each): each is WorldLanguage => each === name);
  if (language === undefined || !Number.isInteger(Number(seed))) throw new RangeError(USAGE);
  return webWorld({ seed: Number(seed), language });
}

/** One search of all worlds. */
interface Run {
  readonly names: readonly WebProviderName[];
  readonly requests: number;
}

const runs: readonly Run[] = [
  ...budgets.map((requests): Run => ({ names: ['github'], requests })),
  { names: ['software-heritage'], requests: 0 },
  { names: ['github', 'software-heritage'], requests: 60 },
];

const files = worlds.reduce(
  (sum, { repositories }) => sum + repositories.reduce((n, each) => n + Object.keys(each.files).length, 0),
  0,
);
process.stdout.write(
  `${worlds.length} worlds, ${worlds.reduce((sum, { repositories }) => sum + repositories.length, 0)} repositories, ${files} files\n`,
);
const results: { readonly run: Run; readonly rows: readonly Row[]; readonly line: string }[] = [];
for (const run of runs) {
  const tables: Row[][] = [];
  const all: SearchedClass[] = [];
  for (const world of worlds) {
    const served = await serveWorld(world);
    try {
      const searched = await searchClass(world, { ...served, ...run });
      all.push(searched);
      tables.push(rowsOf(world, searched.looked));
    } finally {
      await served.close();
    }
  }
  const rows = joined(tables);
  const line = `${run.names.join(' and ')}, ${run.requests} queries: ${spent(all)}`;
  results.push({ run, rows, line });
  process.stdout.write(`\n### ${line}\n\n${tableOf(rows)}\n\n${told(all)}\n`);
}
process.stdout.write(`\n### By budget\n\n${byBudget()}\n`);
if (json !== undefined) {
  const text = `${JSON.stringify(results, null, 2)}\n`;
  if (json === '-') process.stdout.write(text);
  else writeFileSync(json, text);
}

function spent(all: readonly SearchedClass[]): string {
  const mean = (of: (one: SearchedClass) => number): string =>
    (all.reduce((sum, one) => sum + of(one), 0) / all.length).toFixed(1);
  const kinds = (['query', 'file', 'repository', 'hashes'] as const).map(
    (kind) => `${kind} ${mean(({ search }) => search.sent.filter((line) => line.kind === kind).length)}`,
  );
  return `a class takes ${kinds.join(', ')} requests and ${mean(({ paceSeconds }) => paceSeconds / 60)} minutes of pace`;
}

/** What was told besides: failures, and which repositories are tutorials. */
function told(all: readonly SearchedClass[]): string {
  return all
    .map(({ search, tutorials, result }, at) => {
      const failures = search.failures.map(({ sentence }) => sentence).join(' ');
      const right = tutorials.indexOf(worlds[at]?.tutorial ?? '') + 1;
      return `- set ${at + 1}: ${search.sources.length} sources, ${tutorials.length} tutorials, the true one ${right === 0 ? 'not' : `as number ${right}`}; ${result.notices.length} notices. ${failures}`;
    })
    .join('\n');
}

function byBudget(): string {
  const head =
    '| queries | copies | searched | source matched | above 75 | honest, searched | honest above 75 |';
  const lines = results.map(({ run, rows }) => {
    const sum = (isCopy: boolean, of: (row: Row) => number): number =>
      rows.filter((row) => row.isCopy === isCopy).reduce((total, row) => total + of(row), 0);
    return `| ${run.names.join(' and ')}, ${run.requests} | ${sum(true, (row) => row.submissions)} | ${sum(true, (row) => row.searched)} | ${sum(true, (row) => row.matched)} | ${sum(true, (row) => row.flagged)} | ${sum(false, (row) => row.searched)} | ${sum(false, (row) => row.flagged)} |`;
  });
  return [head, '|---|--:|--:|--:|--:|--:|--:|', ...lines].join('\n');
}
