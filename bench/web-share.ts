import { Analysis } from '../src/engine/analysis.ts';
import type { EngineFile } from '../src/engine/api.ts';
import { PARAMETERS } from '../src/engine/parameters.ts';
import { unpacked } from '../src/engine/pair-table.ts';
import { findSets, type LabelledGroup, readSet } from './dataset.ts';

/*
 * What the number of a web source finds, and whom it accuses wrongly: `npx node bench/web-share.ts [--growths] FOLDER…`
 *
 * Each program of a labelled task is "on the web", alone and among files of other tasks. Labelled copies should have a high share of
 * their source, labelled strangers a low one, and code of other tasks none.
 */

const folders = process.argv
  .slice(2)
  .filter((one) => one !== '--growths')
  .flatMap((folder) => findSets(folder));
if (folders.length === 0) throw new RangeError('usage: npx node bench/web-share.ts FOLDER…');

/** Files of other tasks that stand beside the source. */
const BESIDE = [0, 10, 50];
/** Tokens by which a stretch has to grow as the source doubles. */
const GROWTHS = process.argv.includes('--growths') ? [0, 2, 4, 6, 8] : [PARAMETERS.webRunGrowth];
const FLAG = 75;

interface Shares {
  readonly copies: number[];
  readonly strangers: number[];
  /** Of pieces of other tasks alone. */
  readonly elsewhere: number[];
}

function sharesOf(group: LabelledGroup, beside: readonly EngineFile[], webRunGrowth: number): Shares {
  const analysis = new Analysis(
    { languageId: 999, ai: false, detectBaseCode: true, quality: false },
    { ...PARAMETERS, webRunGrowth, webPartners: 10_000 },
  );
  const others = beside.map((file, at) => ({ path: `other/${at}/${file.path}`, bytes: file.bytes }));
  const count = group.submissions.length;
  group.submissions.forEach(({ files }, id) => {
    analysis.add({ id, role: 'submission', files });
    analysis.add({ id: count + id, role: 'web', files: [...files, ...others] });
  });
  analysis.add({ id: 2 * count, role: 'web', files: others });
  if (group.base.length > 0) analysis.add({ id: 2 * count + 1, role: 'base', files: group.base });
  const { pairs, submissions } = unpacked(analysis.run());
  const judged = new Set(
    submissions.filter(({ comparability }) => comparability === 'compared').map(({ id }) => id),
  );
  const found = new Map(
    pairs.flatMap(({ a, b, similarity }) => (b >= count ? [[`${a} ${b - count}`, similarity]] : [])),
  );
  const share = (a: number, b: number): readonly number[] =>
    judged.has(a) ? [found.get(`${a} ${b}`) ?? 0] : [];
  return {
    copies: group.pairs.filter(({ positive }) => positive).flatMap(({ a, b }) => share(b, a)),
    strangers: group.pairs
      .filter(({ positive }) => !positive)
      .flatMap(({ a, b }) => [...share(a, b), ...share(b, a)]),
    elsewhere: group.submissions.flatMap((_, id) => share(id, count)),
  };
}

const percent = (list: readonly number[], from: number): string =>
  list.length === 0
    ? '–'
    : `${((100 * list.filter((share) => share > from).length) / list.length).toFixed(1)} %`;
const median = (list: readonly number[]): string =>
  list.length === 0
    ? '–'
    : (list.toSorted((x, y) => x - y)[Math.floor(list.length / 2)] as number).toFixed(0);

console.log(
  '| set | files beside | growth | copies | median | above 75 | a match | strangers | median | above 75 | a match | other tasks | a match | above 25 | above 75 |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|');
for (const folder of folders) {
  const set = readSet(folder);
  for (const beside of BESIDE) {
    for (const growth of beside === 0 ? [PARAMETERS.webRunGrowth] : GROWTHS) {
      const all: Shares = { copies: [], strangers: [], elsewhere: [] };
      for (const group of set.groups) {
        const foreign = set.groups
          .filter((one) => one !== group)
          .flatMap(({ submissions }) => submissions.flatMap(({ files }) => files));
        const step = Math.max(1, Math.floor(foreign.length / Math.max(1, beside)));
        const chosen = foreign.filter((_, at) => at % step === 0).slice(0, beside);
        const shares = sharesOf(group, chosen, growth);
        for (const kind of ['copies', 'strangers', 'elsewhere'] as const) all[kind].push(...shares[kind]);
      }
      const { copies, strangers, elsewhere } = all;
      console.log(
        `| ${set.name} | ${beside} | ${growth} | ${copies.length} | ${median(copies)} | ${percent(copies, FLAG)} | ${percent(copies, 0)} | ${strangers.length} | ${median(strangers)} | ${percent(strangers, FLAG)} | ${percent(strangers, 0)} | ${elsewhere.length} | ${percent(elsewhere, 0)} | ${percent(elsewhere, 25)} | ${percent(elsewhere, FLAG)} |`,
      );
    }
  }
}
