import { writeFileSync } from 'node:fs';
import { Analysis } from '../src/embedded/engine/analysis.ts';
import type { AnalysisResult } from '../src/embedded/engine/api.ts';
import { AUTO_DETECT } from '../src/languages/languages.ts';
import { averageSimilarity } from '../src/embedded/engine/pair-score.ts';
import { PARAMETERS } from '../src/embedded/engine/parameters.ts';
import { findSets, readSet, type LabelledGroup, type LabelledSet } from './dataset.ts';
import { readFlags } from './flags.ts';
import { rankingMetrics, type Labelled, type RankingMetrics } from './metrics.ts';

/*
 * Accuracy on labelled sets: `npm run bench:accuracy -- [--json [FILE]] [--only KIND,…] [--set PARAMETER=VALUE]… DIR…`
 *
 * `--json` alone prints the JSON document to standard output and the table to standard error.
 * Each DIR is a set or holds several. One view a set: pairs of all its groups pooled, compared only within their group.
 */

interface View {
  readonly view: string;
  readonly language: string;
  readonly seconds: number;
  readonly similarity: RankingMetrics;
  readonly suspicion: RankingMetrics;
}

const USAGE =
  'usage: npm run bench:accuracy -- [--json [FILE]] [--only KIND,…] [--set PARAMETER=VALUE]… DIR…';
const { folders, json, values, lists } = readFlags(process.argv.slice(2), ['only', 'set'], USAGE);
const only = (values['only'] ?? '').split(',').filter((kind) => kind !== '');
/** Parameters to measure with instead of the engine's own, for ablation: `--set k=10`. */
const overrides: Record<string, number> = {};
for (const word of lists['set'] ?? []) {
  const [name = '', value = ''] = word.split('=');
  if (!(name in PARAMETERS) || value === '' || !Number.isFinite(Number(value))) {
    throw new RangeError(`--set takes a parameter of the engine and a number, such as k=10, not ${word}`);
  }
  overrides[name] = Number(value);
}

function analyse(group: LabelledGroup): AnalysisResult {
  const analysis = new Analysis(
    { languageId: AUTO_DETECT, ai: false, detectBaseCode: false },
    // The rank itself is measured, in small groups as well.
    { ...PARAMETERS, suspicionFrom: 0, ...overrides },
  );
  group.submissions.forEach(({ files }, id) => {
    analysis.add({ id, role: 'submission', files });
  });
  if (group.base.length > 0) analysis.add({ id: group.submissions.length, role: 'base', files: group.base });
  return analysis.run();
}

function view(set: LabelledSet): View {
  const started = performance.now();
  const similarity: Labelled[] = [];
  const suspicion: Labelled[] = [];
  for (const group of set.groups) {
    const result = analyse(group);
    const key = (a: number, b: number): number => Math.min(a, b) * group.submissions.length + Math.max(a, b);
    const found = new Map(result.pairs.map((pair) => [key(pair.a, pair.b), pair]));
    const judged = new Map(
      result.submissions.map(({ id, comparability }) => [id, comparability === 'compared']),
    );
    for (const { a, b, positive, kind } of group.pairs) {
      if (only.length > 0 && !only.some((prefix) => kind.startsWith(prefix))) continue;
      const pair = found.get(key(a, b));
      // What cannot be flagged does not reach the flag here either.
      const flaggable = judged.get(a) === true && judged.get(b) === true;
      const score = pair === undefined ? 0 : averageSimilarity(pair);
      similarity.push({ score: flaggable ? score : Math.min(score, 75), positive });
      suspicion.push({ score: pair?.suspicion ?? 0, positive });
    }
  }
  return {
    view: set.name,
    language: set.language,
    seconds: (performance.now() - started) / 1000,
    similarity: rankingMetrics(similarity),
    suspicion: rankingMetrics(suspicion),
  };
}

function row(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(28) : cell.padStart(9))).join(' ');
}

function number(value: number): string {
  return value.toFixed(4);
}

function table(views: readonly View[]): string {
  const lines = [
    row([
      'view / score',
      'positive',
      'negative',
      'AP',
      'AUC',
      'best F1',
      'R@1%FPR',
      'FPR@>75',
      'R@>75',
      'seconds',
    ]),
  ];
  for (const { view: name, seconds, ...scores } of views) {
    for (const kind of ['suspicion', 'similarity'] as const) {
      const metrics = scores[kind];
      lines.push(
        row([
          `${name} ${kind}`,
          String(metrics.positives),
          String(metrics.negatives),
          number(metrics.averagePrecision),
          number(metrics.auc),
          number(metrics.bestF1),
          number(metrics.recallAt1),
          number(metrics.falseAlarms),
          number(metrics.recallAt75),
          seconds.toFixed(2),
        ]),
      );
    }
  }
  for (const kind of ['suspicion', 'similarity'] as const) {
    lines.push(`mean AP by ${kind}: ${number(mean(views, kind))} over ${views.length} views`);
  }
  return `${lines.join('\n')}\n`;
}

function mean(views: readonly View[], kind: 'suspicion' | 'similarity'): number {
  return views.reduce((sum, entry) => sum + entry[kind].averagePrecision, 0) / views.length;
}

const sets = folders.flatMap((folder) => findSets(folder));
if (sets.length === 0) {
  process.stderr.write(
    folders.length === 0
      ? `${USAGE}\n`
      : `no labelled set (a manifest.json beside files/) in ${folders.join(', ')}\n`,
  );
  process.exitCode = 2;
} else {
  const views = sets.map((folder) => view(readSet(folder)));
  const document = `${JSON.stringify(
    {
      parameters: { ...PARAMETERS, ...overrides },
      meanAveragePrecision: { suspicion: mean(views, 'suspicion'), similarity: mean(views, 'similarity') },
      views,
    },
    null,
    2,
  )}\n`;
  // With `--json` alone, standard output is the JSON document.
  (json === '-' ? process.stderr : process.stdout).write(table(views));
  if (json === '-') process.stdout.write(document);
  else if (json !== undefined) writeFileSync(json, document);
}
