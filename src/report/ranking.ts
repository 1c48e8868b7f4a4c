import { compareText } from '#base';
import type { Findings, PairFinding, RunReport, SubmissionFinding } from '#contract';
import { compareKeys, isCompared, judgedOf, pairAlike, pairAverage, unreadOf } from '#contract';

/** A pair as every list shows it. */
export interface RankedPair {
  readonly pair: PairFinding;
  /** Harmonic mean of both shares, 0..100, or the one that is known; what a submission's total is made from. */
  readonly average: number | null;
  /** Why a person dismissed it; null: it was not. */
  readonly dismissed: string | null;
  /** The verdict names it as one that stands out from the class. */
  readonly standsOut: boolean;
}

/** Order-free name of a pair. The length keeps apart what else would read the same. */
export function pairKey(a: string, b: string): string {
  const [first, last] = a < b ? [a, b] : [b, a];
  return `${first.length} ${first} ${last}`;
}

/** Reasons of the dismissed pairs by `pairKey`. */
export function dismissals(report: RunReport): ReadonlyMap<string, string> {
  return new Map(report.dismissed.map((one) => [pairKey(one.a, one.b), one.reason]));
}

/** Whether a pair is anybody's to look at: nobody dismissed it, and its two do not belong together. */
export function isOpen({ pair, dismissed }: Pick<RankedPair, 'pair' | 'dismissed'>): boolean {
  return dismissed === null && pair.together === undefined;
}

/**
 * Pairs by suspicion where the service gives one, else by average, then by how alike they are, highest first; then dismissed ones, and last those whose two belong
 * together. Ties by keys.
 */
export function rankPairs(report: RunReport): readonly RankedPair[] {
  const reasons = dismissals(report);
  const outliers = new Set(report.verdict.standsOut.map(({ a, b }) => pairKey(a, b)));
  const marked = new Set([...report.dismissed, ...report.verdict.standsOut].flatMap(({ a, b }) => [a, b]));
  return report.findings.pairs
    .map((pair) => {
      // There may be a hundred thousand pairs, and hardly one has a mark.
      const key = marked.has(pair.a) && marked.has(pair.b) ? pairKey(pair.a, pair.b) : '';
      return {
        pair,
        average: pairAverage(pair),
        dismissed: reasons.get(key) ?? null,
        standsOut: outliers.has(key),
      };
    })
    .toSorted(
      (x, y) =>
        setAside(x) - setAside(y) ||
        (y.pair.suspicion ?? y.average ?? -1) - (x.pair.suspicion ?? x.average ?? -1) ||
        (y.average ?? -1) - (x.average ?? -1) ||
        // Of what is too short for a number it is known how alike it is.
        (pairAlike(y.pair) ?? -1) - (pairAlike(x.pair) ?? -1) ||
        compareKeys(x.pair, y.pair),
    );
}

/** 0: to be looked at. 1: dismissed. 2: its two belong together. */
function setAside({ pair, dismissed }: RankedPair): number {
  return pair.together !== undefined ? 2 : Number(dismissed !== null);
}

/** Suspicion that two unrelated programs of one task may have. */
const NOTHING_SUSPICIOUS = 20;

/**
 * Whether there is anything to look at side by side. A service may list every pair of a class, and most of them share
 * nothing. A pair of which nothing is known is not taken for one of those, and neither is one that is suspicious without a
 * common run: what was rewritten line by line has none.
 */
export function sharesCode({
  pair,
}: {
  readonly pair: Pick<
    PairFinding,
    'similarity' | 'matchedSimilarity' | 'overlap' | 'suspicion' | 'standsOut'
  >;
}): boolean {
  const { similarity, matchedSimilarity, overlap, suspicion, standsOut } = pair;
  if ((overlap ?? 0) > 0 || (similarity ?? 0) > 0 || (matchedSimilarity ?? 0) > 0) return true;
  if (suspicion !== null) return suspicion > NOTHING_SUSPICIOUS || standsOut === true;
  return overlap === null && (similarity ?? matchedSimilarity) === null;
}

/**
 * Whether a list of the judged submissions would say anything: after a run that came to no numbers (an outage, a plan, a
 * wrong setting) each of its lines would be the same.
 */
export function isListed({ findings, verdict }: RunReport): boolean {
  return (
    verdict.outcome === 'passed' ||
    verdict.outcome === 'flagged' ||
    verdict.outcome === 'incomplete' ||
    judgedOf(findings.submissions).some((one) => (one.total ?? one.aiAverage) !== null)
  );
}

/** Behind every place in a list; Infinity minus itself would be NaN. */
const MAX = Number.MAX_SAFE_INTEGER;

/** Judged submissions, worst first: flagged, then by total, then by suspicion; those without numbers last. */
export function rankSubmissions(report: RunReport): readonly SubmissionFinding[] {
  const place = new Map(report.verdict.flagged.map((flag, index) => [flag.key, index]));
  return judgedOf(report.findings.submissions).toSorted(
    (x, y) =>
      (place.get(x.key) ?? MAX) - (place.get(y.key) ?? MAX) ||
      (y.total ?? -1) - (x.total ?? -1) ||
      (y.suspicion ?? -1) - (x.suspicion ?? -1) ||
      compareText(x.name, y.name) ||
      compareText(x.key, y.key),
  );
}

/** The most similar other submission, and the similarity of the two, 0..100. */
export interface ClosestPeer {
  readonly key: string;
  readonly average: number | null;
  readonly pair: PairFinding;
}

/**
 * The closest peer of each submission, by key, among pairs that share code and are open. For one that was compared it is among
 * those that were, too: its similarity does not count a pair with a program that is too short to judge. Nobody knows that of one
 * whose pairs were not read.
 */
export function closestPeers(
  { submissions }: Findings,
  ranked: readonly RankedPair[],
): ReadonlyMap<string, ClosestPeer> {
  const uncounted = new Set(
    submissions.flatMap(({ key, comparability }) => (isCompared(comparability) ? [] : [key])),
  );
  // A pair that another one's answer names is not known to be the closest.
  const unread = new Set(unreadOf({ submissions }).map(({ key }) => key));
  const best = new Map<string, ClosestPeer>();
  for (const one of ranked) {
    const { pair, average } = one;
    if (!isOpen(one) || average === 0) continue;
    for (const [own, key] of [
      [pair.a, pair.b],
      [pair.b, pair.a],
    ] as const) {
      if (unread.has(own) || (uncounted.has(key) && !uncounted.has(own))) continue;
      const known = best.get(own);
      if (known === undefined || (average ?? -1) > (known.average ?? -1)) {
        best.set(own, { key, average, pair });
      }
    }
  }
  return best;
}

/**
 * Keys of judged submissions whose total is above the threshold, that are not flagged by it, and of which a pair was
 * dismissed. Their number stays, and a reader must learn why it accuses nobody.
 */
export function pardonedKeys(report: RunReport): ReadonlySet<string> {
  const { findings, verdict, thresholds, dismissed } = report;
  if (dismissed.length === 0) return new Set();
  const named = new Set(dismissed.flatMap(({ a, b }) => [a, b]));
  const flagged = new Set(
    verdict.flagged.filter(({ by }) => by.includes('similarity')).map(({ key }) => key),
  );
  const isAbove = ({ total, totalSources }: SubmissionFinding): boolean =>
    [total, ...totalSources].some((value) => value !== null && value > thresholds.similarity);
  return new Set(
    judgedOf(findings.submissions)
      .filter((one) => isAbove(one) && named.has(one.key) && !flagged.has(one.key))
      .map(({ key }) => key),
  );
}

/**
 * A submission's suspicion: as the service gives it, and where a pair of it was dismissed that of the most suspicious pair
 * that was not. null: not known, or every pair behind it was dismissed.
 */
export function openSuspicion(report: RunReport): (submission: SubmissionFinding) => number | null {
  const pardoned = new Set(report.dismissed.flatMap(({ a, b }) => [a, b]));
  const reasons = dismissals(report);
  const open = new Map<string, number>();
  for (const { a, b, suspicion, together } of pardoned.size === 0 ? [] : report.findings.pairs) {
    // Most pairs of a large class are of nobody who was pardoned.
    if (!pardoned.has(a) && !pardoned.has(b)) continue;
    if (suspicion === null || together !== undefined || reasons.has(pairKey(a, b))) continue;
    for (const key of [a, b]) if (pardoned.has(key)) open.set(key, Math.max(open.get(key) ?? 0, suspicion));
  }
  return ({ key, suspicion }) => (pardoned.has(key) ? (open.get(key) ?? null) : suspicion);
}

/** Whether it is known of every pair whether it stands out: the service says so, and every submission's pairs were read. */
export function tellsAll(findings: Findings): boolean {
  return findings.pairs.some(({ standsOut }) => standsOut !== undefined) && unreadOf(findings).length === 0;
}

/** Whether the service ranks what to review first. */
export function isRanked(findings: Findings): boolean {
  return findings.pairs.some(({ suspicion }) => suspicion !== null);
}

/** What staff call a submission, by key; the key itself where the findings do not know it. */
export function nameOf(findings: Findings): (key: string) => string {
  const names = new Map(findings.submissions.map((submission) => [submission.key, submission.name]));
  return (key) => names.get(key) ?? key;
}
