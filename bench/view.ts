import { Analysis } from '../src/engine/analysis.ts';
import type { AnalysisResult } from '../src/engine/api.ts';
import { averageSimilarity } from '../src/engine/pair-score.ts';
import { PARAMETERS, type EngineParameters } from '../src/engine/parameters.ts';
import { AUTO_DETECT } from '../src/engine/languages/languages.ts';
import { unpacked } from '../src/engine/pair-table.ts';
import type { LabelledGroup, LabelledSet } from './dataset.ts';
import { rankingMetrics, type Labelled, type RankingMetrics } from '../test/engine/metrics.ts';

/** Above this total a pair is flagged. */
const FLAG = 75;

/** What the engine makes of one labelled set: the pairs of all its groups pooled. */
export interface View {
  readonly view: string;
  readonly language: string;
  /** Whose programs they are: views of one source are not independent of each other. */
  readonly source: string;
  /** The disguise; `labelled` for a set as it was given. */
  readonly kind: string;
  readonly seconds: number;
  readonly similarity: RankingMetrics;
  readonly suspicion: RankingMetrics;
  /** The number that flags. */
  readonly total: RankingMetrics;
  /** Mean of the average precisions of the suspicion within each group that has a copy. */
  readonly withinGroups: number;
  /** Share of the copies that are flagged or stand out. */
  readonly found: number;
  /** Groups in which a pair without a copy is flagged or stands out, and groups. */
  readonly alarms: number;
  readonly groups: number;
}

/** What a set's name says: `SOURCE-LANGUAGE-KIND`, else the name of a set as it was given. */
function partsOf(name: string, language: string): { source: string; kind: string } {
  const source = name.split('-')[0] ?? name;
  const lead = `${source}-${language}-`;
  return { source, kind: name.startsWith(lead) ? name.slice(lead.length) : 'labelled' };
}

function analyse(group: LabelledGroup, overrides: Partial<EngineParameters>): AnalysisResult {
  const analysis = new Analysis(
    { languageId: AUTO_DETECT, ai: false, detectBaseCode: false },
    // The rank itself is measured, in small groups as well.
    { ...PARAMETERS, suspicionFrom: 0, ...overrides },
  );
  group.submissions.forEach(({ files }, id) => {
    analysis.add({ id, role: 'submission', files });
  });
  if (group.base.length > 0) analysis.add({ id: group.submissions.length, role: 'base', files: group.base });
  return unpacked(analysis.run());
}

interface Scored {
  readonly similarity: Labelled;
  readonly suspicion: Labelled;
  readonly total: Labelled;
  readonly isFound: boolean;
}

function scoresOf(
  group: LabelledGroup,
  only: readonly string[],
  overrides: Partial<EngineParameters>,
): Scored[] {
  const result = analyse(group, overrides);
  const key = (a: number, b: number): number => Math.min(a, b) * group.submissions.length + Math.max(a, b);
  const found = new Map(result.pairs.map((pair) => [key(pair.a, pair.b), pair]));
  const judged = new Map(
    result.submissions.map(({ id, comparability }) => [id, comparability === 'compared']),
  );
  return group.pairs
    .filter(({ kind }) => only.length === 0 || only.some((prefix) => kind.startsWith(prefix)))
    .map(({ a, b, positive }) => {
      const pair = found.get(key(a, b));
      // What cannot be flagged does not reach the flag here either.
      const flaggable = judged.get(a) === true && judged.get(b) === true;
      const alike = pair === undefined ? 0 : averageSimilarity(pair);
      const total = pair?.total ?? 0;
      return {
        similarity: { score: flaggable ? alike : Math.min(alike, FLAG), positive },
        suspicion: { score: pair?.suspicion ?? 0, positive },
        total: { score: total, positive },
        isFound: total > FLAG || (flaggable && pair?.standsOut === true),
      };
    });
}

/** Measures one set. `only`: beginnings of the kinds of pairs that count, all where it is empty. */
export function viewOf(
  set: LabelledSet,
  only: readonly string[] = [],
  overrides: Partial<EngineParameters> = {},
): View {
  const started = performance.now();
  const groups = set.groups.map((group) => scoresOf(group, only, overrides));
  const all = groups.flat();
  const copies = all.filter(({ suspicion }) => suspicion.positive);
  const within = groups
    .map((group) => group.map(({ suspicion }) => suspicion))
    .filter((group) => group.some(({ positive }) => positive))
    .map((group) => rankingMetrics(group).averagePrecision);
  return {
    view: set.name,
    language: set.language,
    ...partsOf(set.name, set.language),
    seconds: (performance.now() - started) / 1000,
    similarity: rankingMetrics(all.map(({ similarity }) => similarity)),
    suspicion: rankingMetrics(all.map(({ suspicion }) => suspicion)),
    total: rankingMetrics(all.map(({ total }) => total)),
    withinGroups: within.reduce((sum, value) => sum + value, 0) / within.length,
    found: copies.filter(({ isFound }) => isFound).length / copies.length,
    alarms: groups.filter((group) => group.some(({ isFound, suspicion }) => isFound && !suspicion.positive))
      .length,
    groups: groups.length,
  };
}
