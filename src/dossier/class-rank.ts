import type { PagePair, PageSubmission, StaffPage } from '../report/page-data.ts';
import { count, formatCount, formatScore } from '../text/format.ts';
import { highestOf, type Measure } from './measures.ts';

/** The class, as the page's views have it. */
interface Class {
  readonly page: StaffPage;
  /** Whether the service ranks pairs by suspicion. */
  readonly isRanked: boolean;
  /** Whether a pair flags somebody where it is above the threshold. */
  readonly counts: (pair: PagePair) => boolean;
}

/** Whether a pair flags somebody where it is above the threshold: nobody excused it, and both were long enough to be judged. */
export function pairCounts({ submissions }: StaffPage, { a, b, dismissed, together }: PagePair): boolean {
  return (
    dismissed === null && together === null && [a, b].every((place) => submissions[place]?.note === null)
  );
}

/** Whether the service ranks pairs by suspicion. */
export function isRankedPage({ pairs }: StaffPage): boolean {
  return pairs.some(({ suspicion }) => suspicion !== null);
}

/** Where one number stands among those of a class. */
export interface ClassRank {
  readonly measure: Measure;
  /** 0..100. */
  readonly value: number;
  /** Numbers of the others that count, 0..100. */
  readonly others: readonly number[];
  /** Those among them that concern the same people. */
  readonly near: readonly number[];
  /** The place in words. */
  readonly words: string;
}

/**
 * A pair among all pairs of the page that count, by suspicion, or by similarity where the service ranks no pairs.
 *
 * @returns null where the pair has no such number, or stands alone
 */
export function pairRank(all: Class, own: PagePair | undefined): ClassRank | null {
  const measure: Measure = all.isRanked ? 'suspicion' : 'similarity';
  const number = (pair: PagePair): number | null => (all.isRanked ? pair.suspicion : pair.average);
  const value = own === undefined ? null : number(own);
  if (own === undefined || value === null) return null;
  const others: number[] = [];
  const near: number[] = [];
  const ordinary: number[] = [];
  for (const pair of all.page.pairs) {
    const one = number(pair);
    if (pair === own || one === null || !isCounted(pair)) continue;
    others.push(one);
    if ([pair.a, pair.b].some((place) => place === own.a || place === own.b)) near.push(one);
    if (!isRemarkable(all, pair)) ordinary.push(one);
  }
  if (others.length === 0) return null;
  const rest = restWords('pair', isRemarkable(all, own) ? ordinary : null, others);
  const outside = isCounted(own) ? '' : '; the pair itself is not counted';
  return {
    measure,
    value,
    others,
    near,
    words: `${placeWords(measure, value, others, 'pair')}${rest}${outside}`,
  };
}

/**
 * A submission's highest similarity among those of the judged ones.
 *
 * @returns null where it has none, or stands alone
 */
export function submissionRank({ page }: Pick<Class, 'page'>, place: number): ClassRank | null {
  const measure: Measure = 'similarity';
  const own = page.submissions[place];
  const value = own === undefined || own.role !== 'judged' ? null : highestOf(own, measure);
  if (own === undefined || value === null) return null;
  const judged = page.submissions.filter((one) => one.role === 'judged' && one !== own);
  const others = judged.flatMap((one) => highestOf(one, measure) ?? []);
  if (others.length === 0) return null;
  const ordinary = judged.flatMap((one) => (isFlagged(one) ? [] : (highestOf(one, measure) ?? [])));
  const rest = restWords('submission', isFlagged(own) ? ordinary : null, others);
  return {
    measure,
    value,
    others,
    near: [],
    words: `${placeWords(measure, value, others, 'submission')}${rest}`,
  };
}

function isFlagged({ flaggedBy }: PageSubmission): boolean {
  return flaggedBy.includes('similarity');
}

function isCounted({ dismissed, together }: PagePair): boolean {
  return dismissed === null && together === null;
}

/** Whether a pair stands out, or is above the threshold and counts there. */
function isRemarkable(all: Class, pair: PagePair): boolean {
  return pair.standsOut || (all.counts(pair) && (pair.average ?? 0) > all.page.thresholds.similarity);
}

type Noun = 'pair' | 'submission';

/** Equal numbers share the better rank. */
function placeWords(measure: Measure, value: number, others: readonly number[], noun: Noun): string {
  const rank = others.filter((one) => one > value).length + 1;
  return `${measure} ${formatScore(value)}: rank ${formatCount(rank)} of ${count(others.length + 1, noun)}`;
}

/** What the rest of the class has: to somebody who is above it, its highest; to one of the many, the middle. */
function restWords(noun: Noun, ordinary: readonly number[] | null, others: readonly number[]): string {
  if (ordinary === null) {
    const sorted = others.toSorted((x, y) => x - y);
    const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
    return `; the median of the others is ${formatScore(median)}`;
  }
  const highest = ordinary.reduce<number | null>((best, one) => Math.max(best ?? 0, one), null);
  return highest === null
    ? `; no other ${noun} is ordinary`
    : `; the next ordinary ${noun} has ${formatScore(highest)}`;
}
