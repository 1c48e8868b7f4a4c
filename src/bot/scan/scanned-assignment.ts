import { ENGLISH, type Failure, fill, type Outcome } from '#base';
import { toleratesFailure } from '#check';
import type { Assignment as ScheduledAssignment, RunReport } from '#contract';
import { hasNews, type News, newsWords } from './news.ts';
import { gapsOfCheck, newGaps, type Unreadable } from './unreadable.ts';
import * as says from './says.ts';

/** What became of one assignment. */
export interface ScannedAssignment {
  readonly name: string;
  /** `waited`: nothing was due. `late`: it was due, and the scan had no time left. `failed`: it could not be looked at. */
  readonly kind: 'checked' | 'waited' | 'late' | 'failed';
  /** For a person of the staff. */
  readonly sentence: string;
  /** What else staff should know, with names: repositories that could not be read or are not there any more. */
  readonly remarks: readonly string[];
  readonly outcome: Outcome;
  readonly exitCode: 0 | 1;
  readonly report: RunReport | null;
  readonly news: Pick<News, 'newCount' | 'worseCount'> | null;
  /** Of the issue that tells of it; null: none. */
  readonly issue: number | null;
}

const NOT_CHECKED = { remarks: [], report: null, news: null, issue: null } as const;

/**
 * No check was made.
 *
 * @param unread how many repositories could not be looked at: with any, it is not known that nothing was due
 * @param news of how many of these nobody was told before
 */
export function waited(
  { name, settings }: ScheduledAssignment,
  sentence: string,
  remarks: readonly string[] = [],
  unread = 0,
  news = unread,
): ScannedAssignment {
  const isGap = settings.failOn === 'new' ? news > 0 : unread > 0;
  return {
    ...NOT_CHECKED,
    name,
    kind: 'waited',
    sentence: unread === 0 ? sentence : fill(says.couldNotLookedTold, { sentence, unread, isKnown: !isGap }),
    remarks,
    outcome: isGap ? 'incomplete' : 'skipped',
    exitCode: isGap && settings.onIncomplete === 'fail' ? 1 : 0,
  };
}

/** A check was due, and this scan had no time left to begin it. */
export function late(
  { name, settings }: ScheduledAssignment,
  sentence: string,
  remarks: readonly string[],
): ScannedAssignment {
  const exitCode = toleratesFailure('timeout', settings) ? 0 : 1;
  return { ...NOT_CHECKED, name, kind: 'late', sentence, remarks, outcome: 'timeout', exitCode };
}

/** It could not be looked at, or its check could not be carried on. */
export function failed(
  { name, settings }: ScheduledAssignment,
  { outcome, message }: Failure,
): ScannedAssignment {
  const exitCode = toleratesFailure(outcome, settings) ? 0 : 1;
  return { ...NOT_CHECKED, name, kind: 'failed', sentence: message, outcome, exitCode };
}

/**
 * A check was made.
 *
 * @param news null: none was told
 * @param known what could not be read before, of which staff know: with `fail-on: new` it is no reason to fail again
 */
export function checked(
  { name, settings }: ScheduledAssignment,
  report: RunReport,
  news: News | null,
  issue: number | null,
  known: readonly Unreadable[] = [],
): ScannedAssignment {
  const { verdict } = report;
  const sentence = ENGLISH.tell(verdict.sentence);
  const isRedForNews =
    settings.failOn === 'new' && verdict.outcome === 'flagged' && news !== null && hasNews(news);
  return {
    name,
    kind: 'checked',
    sentence: news === null ? sentence : `${sentence} ${newsWords(news)} since the last report.`,
    remarks: [],
    outcome: verdict.outcome,
    exitCode: isRedForNews || isRedForGaps(settings, report, known) ? 1 : verdict.exitCode,
    report,
    news,
    issue,
  };
}

/** `fail-on: new` is judged here and not by the check, which does not know what was told: a gap fails the job once. */
function isRedForGaps(
  { failOn, onIncomplete }: ScheduledAssignment['settings'],
  { findings, verdict }: RunReport,
  known: readonly Unreadable[],
): boolean {
  if (failOn !== 'new' || onIncomplete !== 'fail') return false;
  const gaps = gapsOfCheck(findings, verdict);
  const isOther =
    (findings.unfinished ?? 0) > 0 ||
    // Nobody was compared, or the service contradicts itself: more than a few gaps.
    (verdict.outcome === 'incomplete' && (gaps.size === 0 || verdict.maxSimilarity === null));
  return isOther || newGaps(gaps, known).size > 0;
}
