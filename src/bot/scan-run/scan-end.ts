import { count, ENGLISH, type Outcome, pointsInLine } from '#base';
import { hasNews, newsWords } from '../scan/news.ts';
import type { ScannedAssignment } from '../scan/scanned-assignment.ts';

/** What a scan came to, for outputs, summary and exit code. */
export interface ScanEnd extends Pick<ScannedAssignment, 'outcome' | 'exitCode' | 'sentence'> {
  readonly assignments: readonly ScannedAssignment[];
}

/** The worse comes first: what one assignment needs is what the whole scan needs. */
const WORST_FIRST: readonly Outcome[] = [
  'internal-error',
  'cancelled',
  'auth',
  'account-suspended',
  'forbidden',
  'config-error',
  'analysis-failed',
  'timeout',
  'rate-limited',
  'service-unavailable',
  'network',
  'flagged',
  'incomplete',
  'passed',
  'skipped',
];

/** What all assignments of a scan came to together: the worst outcome, and one sentence. */
export function endOfScan(assignments: readonly ScannedAssignment[]): ScanEnd {
  const worst =
    WORST_FIRST.find((outcome) => assignments.some((one) => one.outcome === outcome)) ?? 'skipped';
  const failed = assignments.filter(({ kind }) => kind === 'failed');
  const unfinished = assignments.filter(
    ({ kind, news }) => kind === 'late' || (kind === 'checked' && news === null),
  );
  const waited = assignments.filter(({ kind }) => kind === 'waited').length;
  const checked = assignments.length - failed.length - unfinished.length - waited;
  const counts = [
    `${checked} checked`,
    `${waited} not due`,
    ...(unfinished.length === 0 ? [] : [`${unfinished.length} not finished`]),
    ...(failed.length === 0 ? [] : [`${failed.length} could not be looked at`]),
  ];
  // The sentence is all that an annotation shows: the first reason stands in it.
  const first = failed[0] ?? unfinished[0] ?? assignments.find(needsReason);
  return {
    outcome: worst,
    exitCode: assignments.some(({ exitCode }) => exitCode === 1) ? 1 : 0,
    sentence: `${count(assignments.length, 'assignment')}: ${counts.join(', ')}.${first === undefined ? '' : ` ${reasonOf(first)}`}${newsOf(assignments)}`,
    assignments,
  };
}

/** Whether it is red, or has a gap, for something else than its news. */
function needsReason({ outcome, exitCode, news }: ScannedAssignment): boolean {
  return outcome === 'incomplete' || (exitCode === 1 && (news === null || !hasNews(news)));
}

/** Why, without the news: those of all assignments follow. */
function reasonOf({ name, sentence, report }: ScannedAssignment): string {
  return `${name}: ${pointsInLine(report === null ? sentence : ENGLISH.tell(report.verdict.sentence)).replace(/\.$/, '')}.`;
}

/** A sentence with a blank before it; '' where no check had a result. */
function newsOf(assignments: readonly ScannedAssignment[]): string {
  const told = assignments.flatMap(({ news }) => (news === null ? [] : [news]));
  const sum = (pick: (news: (typeof told)[number]) => number): number =>
    told.reduce((total, news) => total + pick(news), 0);
  const all = { newCount: sum(({ newCount }) => newCount), worseCount: sum(({ worseCount }) => worseCount) };
  return told.length === 0 ? '' : ` ${newsWords(all)} since the last report.`;
}
