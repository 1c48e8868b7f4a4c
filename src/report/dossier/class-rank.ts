import { message, type Message } from '#base';
import type { ListedPair, ListedSubmission, OpenReport } from '../open-report.ts';
import { comparabilityWords } from '../wording.ts';

/** Whether a pair flags somebody where it is above the threshold: nobody excused it, and both were long enough to be judged. */
export function pairCounts({ submissions }: OpenReport, { a, b, dismissed, together }: ListedPair): boolean {
  return (
    dismissed === null &&
    together === undefined &&
    [a, b].every((place) => comparabilityWords(submissions[place]?.comparability ?? null) === null)
  );
}

/** Whether the service ranks by suspicion: a small class has none, and a class without a pair may have one. */
export function isRankedPage({ pairs, submissions }: OpenReport): boolean {
  return [...pairs, ...submissions].some(({ suspicion }) => suspicion !== null);
}

/** Where one number stands among those of a class. */
export interface ClassRank {
  /** 0..100. */
  readonly value: number;
  /** Numbers of the others that count, 0..100. */
  readonly others: readonly number[];
  /** Those among them that concern the same people. */
  readonly near: readonly number[];
  /** The place in words: begins with a small letter, and ends without a full stop. */
  readonly words: Message;
}

/**
 * A pair among all pairs of the page that count, by suspicion, or by similarity where the service ranks no pairs.
 *
 * @returns null where the pair has no such number, stands alone, or not all pairs were read
 */
export function pairRank(page: OpenReport, own: ListedPair | undefined): ClassRank | null {
  if (page.pairsUnread > 0) return null;
  const isRanked = isRankedPage(page);
  const number = (pair: ListedPair): number | null => (isRanked ? pair.suspicion : pair.average);
  const value = own === undefined ? null : number(own);
  if (own === undefined || value === null) return null;
  const others: number[] = [];
  const near: number[] = [];
  const ordinary: number[] = [];
  for (const pair of page.pairs) {
    const one = number(pair);
    if (pair === own || one === null || !isCounted(pair)) continue;
    others.push(one);
    if ([pair.a, pair.b].some((place) => place === own.a || place === own.b)) near.push(one);
    if (!isRemarkable(page, pair)) ordinary.push(one);
  }
  if (others.length === 0) return null;
  const place = message('compare.rankPair', {
    by: isRanked ? 'suspicion' : 'similarity',
    ...standing(value, others),
  });
  const rank = withRest(place, 'Pair', isRemarkable(page, own) ? ordinary : null, others);
  const words = isCounted(own) ? rank : message('compare.rankNotCounted', { rank });
  return { value, others, near, words };
}

/**
 * A submission's highest similarity among those of the judged ones.
 *
 * @returns null where it has none, or stands alone
 */
export function submissionRank(page: OpenReport, place: number): ClassRank | null {
  const own = page.submissions[place];
  if (own?.role !== 'judged' || own.total === null) return null;
  const value = own.total;
  const judged = page.submissions.filter((one) => one.role === 'judged' && one !== own);
  const others = judged.flatMap(({ total }) => total ?? []);
  if (others.length === 0) return null;
  const ordinary = judged.flatMap((one) => (isFlagged(one) ? [] : (one.total ?? [])));
  const rank = message('compare.rankSubmission', standing(value, others));
  const words = withRest(rank, 'Submission', isFlagged(own) ? ordinary : null, others);
  return { value, others, near: [], words };
}

function isFlagged({ flaggedBy }: ListedSubmission): boolean {
  return flaggedBy.includes('similarity');
}

function isCounted({ dismissed, together }: ListedPair): boolean {
  return dismissed === null && together === undefined;
}

/** Whether a pair is one to look at: it stands out from the class, or flags somebody. */
export function isRemarkable(page: OpenReport, pair: ListedPair): boolean {
  return pair.standsOut || (pairCounts(page, pair) && (pair.average ?? -1) > page.thresholds.similarity);
}

/** Equal numbers share the better rank. */
function standing(value: number, others: readonly number[]) {
  return {
    value: scored(value),
    rank: others.filter((one) => one > value).length + 1,
    all: others.length + 1,
  };
}

/** Beside the place, what the rest of the class has: to somebody who is above it, its highest; to one of the many, the middle. */
function withRest(
  rank: Message,
  noun: 'Pair' | 'Submission',
  ordinary: readonly number[] | null,
  others: readonly number[],
): Message {
  if (ordinary === null) {
    const sorted = others.toSorted((x, y) => x - y);
    const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
    return message('compare.rankMedian', { rank, value: scored(median) });
  }
  const highest = ordinary.reduce<number | null>((best, one) => Math.max(best ?? 0, one), null);
  return highest === null
    ? message(`compare.rankNo${noun}`, { rank })
    : message(`compare.rankNext${noun}`, { rank, value: scored(highest) });
}

function scored(value: number | null) {
  return { as: 'score', value } as const;
}

/** What a class can be looked at by: the number that the threshold judges, or the rank of what to look at first. */
export type Measure = 'similarity' | 'suspicion';

/** The first is the default; with their names. */
export const MEASURES = [
  ['similarity', 'report.similarity'],
  ['suspicion', 'lists.suspicion'],
] as const;

/** What the address asks for. */
export function measureOf(query: URLSearchParams): Measure {
  return query.get('by') === 'suspicion' ? 'suspicion' : 'similarity';
}

/** A submission's highest number of that kind; null: not known. */
export function highestOf({ total, suspicion }: ListedSubmission, by: Measure): number | null {
  return by === 'suspicion' ? suspicion : total;
}
