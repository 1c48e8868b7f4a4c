import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PARAMETERS } from '../src/engine/parameters.ts';
import { findSets, readSet } from './dataset.ts';
import { readFlags } from './flags.ts';
import { leaveOneSourceOut, spreadOf } from './spread.ts';
import { viewOf, type View } from './view.ts';

/*
 * Accuracy on labelled sets: `npm --prefix bench run accuracy -- [--json [FILE]] [--only KIND,…] [--views TEXT,…] [--set PARAMETER=VALUE]… [--choose PARAMETER=A,B,…]… DIR…`
 *
 * `--json` alone prints the JSON document to standard output and the table to standard error.
 * Each DIR is a set or holds several. One view a set: pairs of all its groups pooled, compared only within their group.
 * `--choose` measures each combination of the values and chooses with one source left out at a time.
 */

const USAGE =
  'usage: npm --prefix bench run accuracy -- [--json [FILE]] [--only KIND,…] [--views TEXT,…] [--set PARAMETER=VALUE]… [--choose PARAMETER=A,B,…]… DIR…';
const { folders, json, values, lists } = readFlags(
  process.argv.slice(2),
  ['only', 'set', 'views', 'choose'],
  USAGE,
);
const wordsOf = (text: string | undefined): string[] => (text ?? '').split(',').filter((word) => word !== '');
const only = wordsOf(values['only']);
const parts = wordsOf(values['views']);

/** A parameter and the numbers that stand behind its `=`. */
function parameter(flag: string, word: string): { name: string; numbers: number[] } {
  const [name = '', value = ''] = word.split('=');
  const numbers = value.split(',').map((text) => (text === '' ? Number.NaN : Number(text)));
  if (!(name in PARAMETERS) || !numbers.every((each) => Number.isFinite(each))) {
    throw new RangeError(`--${flag} takes a parameter of the engine and a number, such as k=10, not ${word}`);
  }
  return { name, numbers };
}

/** Parameters to measure with instead of the engine's own, for ablation: `--set k=10`. */
const overrides: Record<string, number> = {};
for (const word of lists['set'] ?? []) {
  const { name, numbers } = parameter('set', word);
  overrides[name] = numbers[0] ?? Number.NaN;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(40) : cell.padStart(9))).join(' ');
}

function number(value: number): string {
  return Number.isNaN(value) ? 'n/a' : value.toFixed(4);
}

function table(views: readonly View[]): string[] {
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
    for (const kind of ['suspicion', 'similarity', 'total'] as const) {
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
  return lines;
}

/** How average precision lies, by what views have in common. */
function summary(views: readonly View[]): string[] {
  const lines = [
    '',
    row([
      'AP of the suspicion by',
      'views',
      'mean',
      'least',
      'quartile',
      'median',
      'within',
      'found',
      'alarms',
    ]),
  ];
  const group = (title: string, some: readonly View[]): void => {
    const spread = spreadOf(some.map(({ suspicion }) => suspicion.averagePrecision));
    const alarms = some.reduce((sum, view) => sum + view.alarms, 0);
    const groups = some.reduce((sum, view) => sum + view.groups, 0);
    lines.push(
      row([
        title,
        String(spread.count),
        ...[spread.mean, spread.least, spread.lowerQuartile, spread.median].map(number),
        number(spreadOf(some.map(({ withinGroups }) => withinGroups)).mean),
        number(spreadOf(some.map(({ found }) => found)).mean),
        `${alarms}/${groups}`,
      ]),
    );
  };
  group('all', views);
  for (const key of ['source', 'language', 'kind'] as const) {
    for (const value of new Set(views.map((view) => view[key]))) {
      group(
        `${key} ${value}`,
        views.filter((view) => view[key] === value),
      );
    }
  }
  const worst = views
    .filter(({ suspicion }) => suspicion.positives > 0)
    .toSorted((a, b) => a.suspicion.averagePrecision - b.suspicion.averagePrecision)
    .slice(0, 8);
  lines.push('', 'worst views');
  for (const { view, suspicion } of worst) lines.push(row([view, number(suspicion.averagePrecision)]));
  return lines;
}

function mean(views: readonly View[], kind: 'suspicion' | 'similarity'): number {
  return spreadOf(views.map((view) => view[kind].averagePrecision)).mean;
}

/** Every combination of the values that `--choose` names. */
function candidates(): { name: string; set: Record<string, number> }[] {
  let all: { name: string; set: Record<string, number> }[] = [{ name: '', set: {} }];
  for (const word of lists['choose'] ?? []) {
    const { name, numbers } = parameter('choose', word);
    all = all.flatMap((before) =>
      numbers.map((value) => ({
        name: `${before.name} ${name}=${value}`.trim(),
        set: { ...before.set, [name]: value },
      })),
    );
  }
  return all;
}

function choose(sets: readonly string[]): string[] {
  const all = candidates();
  const measured = sets.flatMap((folder) => {
    const set = readSet(folder);
    return all.map(({ name, set: own }) => {
      const view = viewOf(set, only, { ...overrides, ...own });
      return { source: view.source, candidate: name, value: view.suspicion.averagePrecision };
    });
  });
  const lines = [row(['candidate', 'mean AP', 'least'])];
  for (const { name } of all) {
    const own = spreadOf(measured.filter(({ candidate }) => candidate === name).map(({ value }) => value));
    lines.push(row([name, number(own.mean), number(own.least)]));
  }
  lines.push('', row(['source left out', 'its AP', 'its best', '', 'chosen on the others']));
  const chosen = leaveOneSourceOut(measured);
  for (const { source, chosen: name, value, best } of chosen) {
    lines.push(row([source, number(value), number(best), '', name]));
  }
  lines.push(row(['mean', number(spreadOf(chosen.map(({ value }) => value)).mean)]));
  return lines;
}

const sets = folders
  .flatMap((folder) => findSets(folder))
  .filter((folder) => parts.length === 0 || parts.some((part) => path.basename(folder).includes(part)));
if (sets.length === 0) {
  process.stderr.write(
    folders.length === 0
      ? `${USAGE}\n`
      : `no labelled set (a manifest.json beside files/) in ${folders.join(', ')}\n`,
  );
  process.exitCode = 2;
} else if (lists['choose'] !== undefined) {
  process.stdout.write(`${choose(sets).join('\n')}\n`);
} else {
  const views = sets.map((folder) => viewOf(readSet(folder), only, overrides));
  const lines = [
    ...table(views),
    ...(views.length > 1 ? summary(views) : []),
    '',
    ...(['suspicion', 'similarity'] as const).map(
      (kind) =>
        `mean AP by ${kind}: ${number(mean(views, kind))} over ${views.filter((view) => view.suspicion.positives > 0).length} views`,
    ),
  ];
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
  (json === '-' ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
  if (json === '-') process.stdout.write(document);
  else if (json !== undefined) writeFileSync(json, document);
}
