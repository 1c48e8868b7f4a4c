import { appendTo, compareText, type Stored } from '#base';
import type { z } from 'zod';
import type { FINDINGS, Frozen } from './findings-document.ts';
import type { Said } from './said.ts';
import type { CollectionFailure, LeftOut } from './submission.ts';

type FindingsDocument = Frozen<z.output<typeof FINDINGS>>;
type SubmissionDocument = FindingsDocument['submissions'][number];

/**
 * Everything one check found: what the verdict judges and the reports show. The fields are those of report.json
 * (`findings-document.ts`); what is declared here differs from it, because a sentence has no language yet.
 */
export interface Findings extends Omit<FindingsDocument, 'submissions' | 'failures' | 'notices'> {
  /** Every submission of the run, also those that could not be checked. */
  readonly submissions: readonly SubmissionFinding[];
  /** Repositories or folders that could not be collected. */
  readonly failures: readonly CollectionFailure[];
  /** Numbers are the tops of bands, judged by the service's own threshold: nobody is shown them, whoever reads. */
  readonly inBands?: true | undefined;
  /** Sentences for a person: fallbacks taken, contradictions seen. */
  readonly notices: readonly Said[];
}

/** Numbers are as the service gave them: 0..100, unrounded; null is "n/a" and never becomes 0. */
export interface SubmissionFinding
  extends Omit<SubmissionDocument, 'subject' | 'explanation' | 'state' | 'leftOut' | 'remarks'> {
  readonly state: CheckState;
  readonly leftOut: readonly LeftOut[];
  readonly remarks: readonly Said[];
  /** Where the packed source lies on this machine while the run lasts; null when it is not here (`check-id`). */
  readonly zip: Stored | null;
}

/** What the service measured of a submission. */
export type SubmissionNumbers = Pick<
  SubmissionFinding,
  | 'serviceId'
  | 'total'
  | 'totalSources'
  | 'local'
  | 'web'
  | 'webState'
  | 'publicWeb'
  | 'aiAverage'
  | 'aiState'
  | 'aiMax'
  | 'quality'
  | 'suspicion'
  | 'coverage'
  | 'comparability'
  | 'tokens'
>;

/** Whether and how a submission's numbers came about. */
export type CheckState =
  | { readonly kind: 'checked' }
  /** It was not uploaded, was refused, or came back without numbers. */
  | { readonly kind: 'not-checked'; readonly reason: Said };

/** A pair of submissions (both of this check), worst first. */
export type PairFinding = FindingsDocument['pairs'][number];
/** In which push the longest shared fragment of a pair first stood. */
export type PairFirst = NonNullable<PairFinding['first']>;
export type FirstSeen = PairFirst['a'];
export type UnseenReason = Extract<FirstSeen, { kind: 'unknown' }>['reason'];

export type MatchFinding = SubmissionDocument['matches'][number];
export type MatchKind = MatchFinding['kind'];
/** Public code that is like a submission. */
export type WebSourceFinding = NonNullable<MatchFinding['source']>;
/** Lines of a submission's file, 1-based and inclusive. */
export type CommonRegion = NonNullable<SubmissionDocument['commonCode']>[number];

/** The service counts as flagged what is above this by either number, whatever the settings say (L90, L261). */
export const SERVICE_THRESHOLD = 75;

/** Judged submissions whose pairs were not read. Where there are any, nobody can say which pairs there are, or that none stands out. */
export function unreadOf({ submissions }: Pick<Findings, 'submissions'>): readonly SubmissionFinding[] {
  return submissions.filter(({ pairsUnread }) => pairsUnread === true);
}

/** Whether a service compared a submission, as far as it says so. */
export function isCompared(comparability: string | null): boolean {
  return comparability === null || comparability === 'compared';
}

/** Whether code of others is looked for in it: a program of the class or of earlier work that was compared. */
export function isLookedIn({
  role,
  comparability,
}: Pick<SubmissionFinding, 'role' | 'comparability'>): boolean {
  return (role === 'judged' || role === 'archive') && isCompared(comparability);
}

/** Whether all of its files were read in their languages, and hold nothing but blanks and comments, as an `__init__.py` may. */
export function holdsNoCode({
  comparability,
  files,
  balance,
}: Pick<SubmissionFinding, 'comparability' | 'files' | 'balance'>): boolean {
  if (comparability !== 'no-source' || files.length === 0 || balance === undefined) return false;
  return balance.code + balance.strings + balance.unread + balance.unsized === 0;
}

/** So much of the shorter program stands in the other one, or the rank is all but 100: padding makes neither smaller. */
const COVERED = 80;
const SURE = 99.5;

/**
 * Whether next to all of one program stands in the other, however long that is.
 *
 * @param ordinary what is ordinary in the class, 0..100, where the service says so: a share says something where so little is missing
 *   that it is a fourth power of what an ordinary one misses
 */
export function isCovered(
  {
    similarity,
    matchedSimilarity,
    suspicion,
  }: Pick<PairFinding, 'similarity' | 'matchedSimilarity' | 'suspicion'>,
  ordinary: number,
): boolean {
  const missing = 1 - ordinary / 100;
  const least = Math.max(COVERED, 100 * (1 - missing * missing * missing * missing));
  return Math.max(similarity ?? 0, matchedSimilarity ?? 0) >= least || (suspicion ?? 0) >= SURE;
}

/** Pairs of these submissions. */
export function pairsByKey(
  pairs: readonly PairFinding[],
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, readonly PairFinding[]> {
  const found = new Map<string, PairFinding[]>();
  for (const pair of pairs) {
    for (const key of [pair.a, pair.b]) {
      if (wanted.has(key)) appendTo(found, key, pair);
    }
  }
  return found;
}

/**
 * What the threshold judges of a pair: the total that the service gives for it, which of the embedded one says how much closer the two
 * are than their class; else how alike they are. The total of a submission is that of its highest pair.
 */
export function pairAverage(
  pair: Pick<PairFinding, 'similarity' | 'matchedSimilarity' | 'total'>,
): number | null {
  return pair.total === undefined ? pairAlike(pair) : pair.total;
}

/** What a pair says of one of its sides, 0..100: its total, else the larger of its own share and of what decides. */
export function shareOf(key: string, pair: PairFinding): number | null {
  if (pair.total !== undefined) return pair.total;
  return highest([pair.a === key ? pair.similarity : pair.matchedSimilarity, pairAlike(pair)]);
}

/** By so much a service's total may differ from those of its pairs, in points: it rounds them otherwise. */
export const EXPLAINED_WITHIN = 1;

/** Orders pairs by their keys, whichever of the two is named first: services number submissions as they like. */
export function compareKeys(x: Pick<PairFinding, 'a' | 'b'>, y: Pick<PairFinding, 'a' | 'b'>): number {
  const [least, most] = x.a < x.b ? [x.a, x.b] : [x.b, x.a];
  const [first, second] = y.a < y.b ? [y.a, y.b] : [y.b, y.a];
  return compareText(least, first) || compareText(most, second);
}

/** Whether a pair is above the threshold as it is, and not closer than its class is anyway: the total says so. */
export function isOrdinary(
  pair: Pick<PairFinding, 'similarity' | 'matchedSimilarity' | 'total'>,
  threshold: number,
): boolean {
  const { total } = pair;
  return total != null && total <= threshold && (pairAlike(pair) ?? 0) > threshold;
}

/**
 * How alike a pair is, as the task is: the two shares as one number, or the one that is known. Of both it is their harmonic mean,
 * 2 × common / (|A| + |B|).
 */
export function pairAlike({
  similarity,
  matchedSimilarity,
}: Pick<PairFinding, 'similarity' | 'matchedSimilarity'>): number | null {
  if (similarity === null || matchedSimilarity === null) return similarity ?? matchedSimilarity;
  const sum = similarity + matchedSimilarity;
  return sum === 0 ? 0 : (2 * similarity * matchedSimilarity) / sum;
}

/** The highest of the numbers that are known; null: none is. */
export function highest(values: readonly (number | null)[]): number | null {
  return values.reduce(
    (best, value) => (value === null || (best !== null && best >= value) ? best : value),
    null,
  );
}

/**
 * Whether a pull request was opened before all others that it shares more with than the threshold allows, or after all of them, by
 * the times of GitHub's server; null: in between, or not known. It is told and decides nothing: what stands in a pull request may
 * have been pushed long after it was opened, and may have stood in somebody's branch long before.
 */
export function openedBefore(
  { key, origin }: SubmissionFinding,
  { pairs, submissions }: Findings,
  threshold: number,
): 'first' | 'last' | null {
  const own = openedAt(origin);
  if (own === null) return null;
  const alike = new Set(
    pairs.flatMap((pair) => {
      if ((pair.a !== key && pair.b !== key) || (pairAverage(pair) ?? 0) <= threshold) return [];
      return pair.a === key ? pair.b : pair.a;
    }),
  );
  const others = submissions.filter((one) => alike.has(one.key)).map((one) => openedAt(one.origin) ?? NaN);
  if (others.length === 0 || others.length < alike.size) return null;
  if (others.every((at) => own < at)) return 'first';
  return others.every((at) => own > at) ? 'last' : null;
}

function openedAt(origin: SubmissionFinding['origin']): number | null {
  if (origin?.kind !== 'pull-request' || origin.createdAt === undefined) return null;
  const at = Date.parse(origin.createdAt);
  return Number.isNaN(at) ? null : at;
}

/** Whether GitHub's record of pushes proves of every pair above the threshold that this pull request had the shared code first. */
export function pushedBefore(
  { key }: SubmissionFinding,
  { pairs }: Pick<Findings, 'pairs'>,
  threshold: number,
): boolean {
  const alike = pairs.filter(
    (pair) =>
      (pair.a === key || pair.b === key) &&
      pair.together === undefined &&
      (pairAverage(pair) ?? 0) > threshold,
  );
  return alike.length > 0 && alike.every((pair) => isPushedFirst(key, pair));
}

/** Whether a side of a pair is the one that provably had the code first. */
export function isPushedFirst(key: string, { a, b, pushedFirst }: PairFinding): boolean {
  return (pushedFirst === 'a' && a === key) || (pushedFirst === 'b' && b === key);
}
