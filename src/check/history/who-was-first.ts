import { packedSources, type ReadSource } from '#channels';
import type { CommonRegion, Findings, PairFinding, PairFirst, RunReport, SubmissionFinding } from '#contract';
import { AUTO_DETECT, languageNamed } from '#engine';
import { neighboursJoined, type PairFragment, rankPairs } from '#report';
import { createSelection, type SelectionOptions } from '#sources';
import { CodeReader } from './code-reader.ts';
import { HISTORY_LIMITS } from './limits.ts';
import {
  Budget,
  type HistoryReading,
  RepositoryHistory,
  type SeenInHistory,
  unseen,
} from './repository-history.ts';

export interface FoundFirst {
  readonly pair: PairFinding;
  readonly first: PairFirst;
}

/**
 * The pairs that are asked about, the most suspicious first: those that are flagged or stand out, of which at least one side is a
 * repository.
 */
export function pairsToDate(report: RunReport): readonly PairFinding[] {
  const { findings, thresholds, verdict } = report;
  const byKey = new Map(findings.submissions.map((one) => [one.key, one]));
  const flagged = new Set(verdict.flagged.flatMap(({ key, by }) => (by.includes('similarity') ? [key] : [])));
  return rankPairs(report)
    .filter(({ pair, average, dismissed, standsOut }) => {
      if (dismissed !== null || pair.together !== undefined) return false;
      const isFlagged =
        (average ?? 0) > thresholds.similarity && [pair.a, pair.b].some((key) => flagged.has(key));
      if (!isFlagged && !standsOut) return false;
      return [pair.a, pair.b].some((key) => byKey.get(key)?.origin?.kind === 'repository');
    })
    .map(({ pair }) => pair);
}

/**
 * Finds for each pair in which push its longest shared fragment first stood on either side, by the times that GitHub's server
 * noted. Commit dates are their author's to choose and are never asked.
 *
 * @param pairs the most suspicious first; what is over a limit is answered with the reason
 * @param options which files count, as for the check
 * @param onFound called for each pair as soon as it is known
 * @returns requests that were made
 * @throws the signal's reason
 */
export async function whoWasFirst(
  findings: Findings,
  pairs: readonly PairFinding[],
  options: SelectionOptions,
  around: Pick<HistoryReading, 'github' | 'signal'>,
  onFound: (found: FoundFirst) => void,
): Promise<number> {
  const reading: HistoryReading = {
    ...around,
    selection: createSelection(options),
    reader: new CodeReader(languageNamed(findings.language)?.id ?? AUTO_DETECT),
    budget: new Budget(around.github),
    programs: new Map(),
  };
  const sources = packedSources(findings);
  const histories = new Histories(sources.read, reading);
  const byKey = new Map(findings.submissions.map((one) => [one.key, one]));
  try {
    for (const [at, pair] of pairs.entries()) {
      around.signal.throwIfAborted();
      const [a, b] = [byKey.get(pair.a), byKey.get(pair.b)];
      if (a === undefined || b === undefined) continue;
      const lines = longestFragment(a, b);
      const isAsked = at < HISTORY_LIMITS.pairs;
      const left = isAsked ? await histories.seenIn(a, lines?.a) : unseen('over-budget');
      const right = isAsked ? await histories.seenIn(b, lines?.b) : unseen('over-budget');
      onFound({ pair, first: firstOfPair(left, right, lines) });
    }
  } finally {
    sources.close();
  }
  return reading.budget.used;
}

/** The repositories of a class, each read when it is first asked for. */
class Histories {
  readonly #read: ReadSource;
  readonly #reading: HistoryReading;
  readonly #byKey = new Map<string, RepositoryHistory>();

  constructor(read: ReadSource, reading: HistoryReading) {
    this.#read = read;
    this.#reading = reading;
  }

  /** Where some lines of a submission first stood. @throws the signal's reason */
  async seenIn({ key, origin }: SubmissionFinding, region: CommonRegion | undefined): Promise<SeenInHistory> {
    if (origin?.kind !== 'repository') return unseen('no-repository');
    const files = region === undefined ? null : await this.#read(key);
    const fragment =
      files === null || region === undefined ? null : this.#reading.reader.regions(files, [region]);
    if (fragment === null) return unseen('no-lines');
    const history = this.#byKey.get(key) ?? new RepositoryHistory(origin, origin.sha, this.#reading);
    this.#byKey.set(key, history);
    return history.firstWith(fragment);
  }
}

/** What both began with, before anybody pushed more, is a template that nobody declared, and tells nothing of the two. */
function firstOfPair(left: SeenInHistory, right: SeenInHistory, lines: SharedLines | null): PairFirst {
  const isTemplate =
    left.beginning !== null &&
    right.beginning !== null &&
    left.beginning.size === right.beginning.size &&
    right.beginning.isSubsetOf(left.beginning);
  const [a, b] = (isTemplate ? [unseen('template'), unseen('template')] : [left, right]).map(
    ({ seen }) => seen,
  );
  return {
    a: a ?? left.seen,
    b: b ?? right.seen,
    ...(lines === null ? {} : { fragment: { a: lines.a, b: lines.b } }),
  };
}

interface SharedLines {
  readonly a: CommonRegion;
  readonly b: CommonRegion;
}

/** The longest fragment of a pair whose lines the service named, on either side. */
function longestFragment(a: SubmissionFinding, b: SubmissionFinding): SharedLines | null {
  const own = fragmentsOf(a, b.key, false);
  const fragments = neighboursJoined(own.length > 0 ? own : fragmentsOf(b, a.key, true));
  const [longest] = fragments.toSorted((x, y) => (y.tokens ?? 0) - (x.tokens ?? 0));
  const left = longest === undefined ? null : linesOf(longest.left);
  const right = longest === undefined ? null : linesOf(longest.right);
  return left === null || right === null ? null : { a: left, b: right };
}

function fragmentsOf(one: SubmissionFinding, other: string, isTurned: boolean): readonly PairFragment[] {
  return one.matches
    .filter((match) => match.otherKey === other)
    .map(({ own, other: region, tokens }) => ({
      left: isTurned ? region : own,
      right: isTurned ? own : region,
      tokens,
      sharedBy: null,
    }));
}

function linesOf({ file, lineStart, lineEnd }: PairFragment['left']): CommonRegion | null {
  return lineStart === null ? null : { file, lineStart, lineEnd: lineEnd ?? lineStart };
}
