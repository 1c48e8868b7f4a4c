import { ENGLISH, hasResult, mayPass, type Outcome } from '#base';
import { casesOfRun } from '#channels';
import type { CaseBook } from '#contract';
import { mergeCases } from '#report';
import type { CourseNews } from '../course/course-lines.ts';
import { courseFindings, placeIn } from '../course/course-findings.ts';
import { packClass } from '../course/course-class.ts';
import { dismissedSince, notedCases, withNoted, withoutGrown } from '../noted-cases.ts';
import { issuePlace } from '../issue/marked-issue.ts';
import { ScanIssue, type WrittenIssue } from '../issue/scan-issue.ts';
import { issueMarker } from '../issue/scan-issue-body.ts';
import { compareWithReported, type News } from '../news.ts';
import { outliersOf } from '../outliers.ts';
import type { CheckedOnce } from '../scan-host.ts';
import { checked, type ScannedAssignment, waited } from '../scanned-assignment.ts';
import {
  abandonCheck,
  advanceCheck,
  advanceTo,
  applyTicks,
  assignmentOf,
  finishCheck,
  giveCheckUp,
  planCheck,
  rememberPseudonyms,
  withCourse,
  withoutLeftover,
} from '../state/assignment-state.ts';
import type { AssignmentState, DeclaredSource, PendingCheck, RunRecord } from '../state/state-schema.ts';
import { areStudentsTold, studentNotes } from '../students/student-notes.ts';
import { gapsOfCheck, newGaps, notedGaps } from '../unreadable.ts';
import { fetchDeclared } from '../web/declared-sources.ts';
import { sourceIdOf } from '../web/source-id.ts';
import { rememberSearch, searchProgress, searchWords } from '../web/search-memory.ts';
import { checkOnce } from './check-once.ts';
import { type DueAssignment, again, isCollectable, planOf } from './pending-check.ts';
import {
  failedAgain,
  failedOf,
  formerNames,
  pardonedOf,
  peopleOf,
  recordOf,
  seenOf,
} from './facts-to-keep.ts';
import * as says from '../says.ts';

/** A key that ran out, or an account that is refused for now: what was paid for is still there. */
const REFUSED: ReadonlySet<Outcome> = new Set(['auth', 'account-suspended', 'forbidden']);
/** A check without a result for so long will have none; waiting on would block its assignment for good. */
const STUCK_AFTER_MS = 3 * 24 * 3_600_000;

/** A check that is under way, and its assignment's state. */
interface UnderWay {
  /** When this scan came to it, RFC 3339. */
  readonly at: string;
  readonly own: AssignmentState;
  readonly pending: PendingCheck;
}

/**
 * One check of one assignment: ticks ▸ plan ▸ check ▸ news ▸ issue ▸ state. Every step is noted before the next one begins.
 *
 * @throws Failure
 */
export async function scanAssignment(due: DueAssignment): Promise<ScannedAssignment> {
  const { kept, listed } = due;
  const { before, remarks } = await withFetched(due);
  const at = due.host.world.date().toISOString();
  const pending = before?.pending ?? null;
  if (due.gone === null && pending !== null && !isCollectable(pending, listed)) {
    return giveUp(due, at);
  }
  const { host, assignment } = due;
  const issue = new ScanIssue(issuePlace(host, issueMarker(assignment.name, host.branch)));
  // What people ticked is noted before anything is written over it.
  const current = await issue.read(before?.issue ?? null);
  if (current !== null && current.ticks.size > 0) {
    await kept.change((one) => applyTicks(one, current.ticks, at));
  }
  // Noted before the check: what it cannot finish must not lose what people decided.
  const noted = await notedCases(before ?? {}, due.assignment.settings, due.host.world.workspace);
  const underWay = await take(due, at, noted);
  const once = await checkOnce(due, underWay.own, underWay.pending, noted, (progress) =>
    kept.change((one) => advanceCheck(one, progress)),
  );
  const scanned = hasResult(once.report.verdict.outcome)
    ? await tell(due, { ...underWay, noted }, once, issue)
    : await endWithoutResult(due, underWay, once);
  return { ...scanned, remarks: [...remarks, ...scanned.remarks] };
}

/** The state, in which sources on the web that people declared common are common code, as far as they can be fetched. */
async function withFetched({ host, kept }: DueAssignment) {
  const before = await kept.read();
  const declared = before?.declaredSources ?? [];
  if (declared.length === 0) return { before, remarks: [] };
  const { common, left, remarks } = await fetchDeclared(host.world.collector(), declared);
  const isDone = (source: DeclaredSource): boolean =>
    declared.some((one) => sourceIdOf(one) === sourceIdOf(source)) &&
    !left.some((one) => sourceIdOf(one) === sourceIdOf(source));
  const after = await kept.change((one) => ({
    ...withNoted(
      one,
      mergeCases({ cases: one.cases ?? [], common: one.common ?? [] }, { cases: [], common }),
    ),
    // Somebody may have declared another one meanwhile.
    declaredSources: (one.declaredSources ?? []).filter((source) => !isDone(source)),
  }));
  return { before: after, remarks };
}

async function giveUp({ host, kept, assignment }: DueAssignment, at: string): Promise<ScannedAssignment> {
  const { run, runUrl: url } = host.world;
  await kept.change((one) => giveCheckUp(one, { at, run: run.runId, url, outcome: 'skipped' }));
  return waited(assignment, says.checkBegun);
}

/** Notes a new check, or one more attempt at the pending one, before anything is done at the service. */
async function take(due: DueAssignment, at: string, noted: CaseBook): Promise<UnderWay> {
  const own = await due.kept.change((before) => {
    const one = withNoted(before, noted);
    return due.gone === null
      ? { ...one, pending: one.pending === null ? null : again(one.pending) }
      : planCheck(one, planOf(due, at));
  });
  if (own.pending === null) throw new RangeError(`${due.assignment.name} has no pending check.`);
  return { at, own, pending: own.pending };
}

/** The check has no result: the next scan goes on with it, or it is given up. */
async function endWithoutResult(
  { host, kept, assignment }: DueAssignment,
  { at, own, pending }: UnderWay,
  { report, finish }: CheckedOnce,
): Promise<ScannedAssignment> {
  const { outcome, sentence } = report.verdict;
  const isStuck = outcome === 'timeout' && Date.parse(at) - Date.parse(pending.plannedAt) > STUCK_AFTER_MS;
  // It goes on at the service, or can be gone on with.
  const isTakenUp = (mayPass(outcome) || REFUSED.has(outcome)) && !isStuck;
  if (!isTakenUp) {
    await kept.change((one) => ({
      ...abandonCheck(one, recordOf(host.world, report, at)),
      // What the service cannot analyse is not sent to it night after night.
      ...(outcome === 'analysis-failed' ? { failed: failedAgain(pending, one.failed ?? {}) } : {}),
    }));
  }
  await finish();
  const next = isTakenUp
    ? ' The next scan takes it up.'
    : isStuck
      ? ` It was begun on ${pending.plannedAt.slice(0, 10)} and is given up: the next scan begins another one.`
      : '';
  return { ...checked(assignment, report, null, own.issue), sentence: `${ENGLISH.tell(sentence)}${next}` };
}

/** The check has results: what is new goes to the issue, then everything is noted. */
async function tell(
  due: DueAssignment,
  { at, own, pending, noted }: UnderWay & { readonly noted: CaseBook },
  { report, finish }: CheckedOnce,
  issue: ScanIssue,
): Promise<ScannedAssignment> {
  const { host, kept, assignment } = due;
  const { name, settings } = assignment;
  // A box may have been ticked or cleared while the check ran.
  const meanwhile = await issue.read(own.issue);
  // What was searched for is noted at once: cut off later, the check is made again, and no query is spent on it twice.
  const read = await kept.change((one) => ({
    ...applyTicks(advanceTo(one, 'read'), meanwhile?.ticks ?? new Map(), at),
    ...rememberSearch(one, report.findings, settings.web, at),
  }));
  const { still, grown } = dismissedSince(read.dismissed, report.cases);
  const known = { ...read, dismissed: still };
  const news = compareWithReported(report.findings, known, {
    thresholds: report.thresholds,
    dismissed: [...settings.dismissed, ...casesOfRun(noted, report.findings).dismissed],
    pardoned: pardonedOf(report),
    grown,
    at,
  });
  const record: RunRecord = {
    ...recordOf(host.world, report, at),
    newFindings: news.newCount,
    worseFindings: news.worseCount,
    ...pairCounts(news),
  };
  const course = await courseOf(due, withCourse(known, packClass(report), []));
  const content = {
    assignment: name,
    branch: host.branch,
    check: pending.fingerprint,
    notify: settings.notify,
    serverUrl: host.serverUrl,
    news,
    outliers: outliersOf(report),
    course,
    thresholds: report.thresholds,
    runs: [...read.runs, record],
    search: searchOf(read, report, settings),
    seen: { ...read.seen, ...formerNames(rememberPseudonyms(read, peopleOf(report, read.salt))) },
    staff: host.staff,
    reviewers: read.reviewers ?? {},
    checkUrl: report.findings.checkUrl,
  };
  const written = await issue.write(read.issue, content, read.assigned);
  await kept.change((one) => reported(one, written, at));
  if (written !== null) await issue.notify(written, content);
  const leftover = leftoverOf(due, report);
  // Not before the issue is written: until then its box says once more what was said of less.
  await kept.change((one) =>
    ended(withoutGrown(one, grown), due, report, { at, record, news, course, leftover }),
  );
  await finish();
  if (leftover !== null) await kept.change(withoutLeftover);
  const { unreadable: before = [] } = read;
  const scanned = checked(assignment, report, news, written?.number ?? null, before);
  const gaps = [...newGaps(gapsOfCheck(report.findings, report.verdict), before)];
  const remarks = [
    ...gaps.map(([who, reason]) => `${who} has no result: ${reason}`),
    ...(content.search === null ? [] : [content.search]),
  ];
  return { ...scanned, remarks };
}

/** Who stands out in the course with this check, of those who are in it. @param own as it will be */
async function courseOf(
  { host, lease, assignment: { name } }: DueAssignment,
  own: AssignmentState,
): Promise<CourseNews> {
  const others = host.assignments.filter((one) => one.name !== name);
  const state = await lease.update((one) => {
    for (const other of others) assignmentOf(one, other.name);
    return one;
  });
  const { found, pairs } = courseFindings(
    host.assignments.flatMap((one) => {
      const known = one.name === name ? own : assignmentOf(state, one.name);
      return known === null ? [] : [{ name: one.name, own: known }];
    }),
  );
  return { found: found.filter((one) => placeIn(one, name) !== null), pairs };
}

/** How far the search of the web is, for staff; null: none is made. */
function searchOf(
  own: AssignmentState,
  { findings }: CheckedOnce['report'],
  { web }: DueAssignment['assignment']['settings'],
): string | null {
  const heads = findings.submissions.flatMap(({ origin, role }) =>
    role === 'judged' && origin?.kind === 'repository' ? [{ id: origin.repositoryId, sha: origin.sha }] : [],
  );
  const progress = searchProgress(own, web, heads);
  return progress === null ? null : searchWords(progress);
}

function reported(one: AssignmentState, written: WrittenIssue | null, at: string): AssignmentState {
  return {
    ...advanceTo(applyTicks(one, written?.ticks ?? new Map(), at), 'reported'),
    issue: written?.number ?? one.issue,
    ...(written?.assigned === true ? { assigned: true } : {}),
  };
}

function pairCounts({ pairs }: News): { readonly open: number; readonly dismissed: number } {
  const present = pairs.filter(({ standing }) => standing !== 'gone');
  const open = present.filter(({ dismissed }) => dismissed === null).length;
  return { open, dismissed: present.length - open };
}

/** The check that is to be deleted at the service once all is noted; null: it stays. */
function leftoverOf({ assignment }: DueAssignment, { findings }: CheckedOnce['report']): number | null {
  return !assignment.settings.keepCheck && findings.service.kind === 'remote' ? findings.checkId : null;
}

function ended(
  one: AssignmentState,
  { listed, gone, assignment }: DueAssignment,
  report: CheckedOnce['report'],
  told: {
    readonly at: string;
    readonly record: RunRecord;
    readonly news: News;
    readonly course: CourseNews;
    readonly leftover: number | null;
  },
): AssignmentState {
  const { at, record, news, course, leftover } = told;
  const finished = finishCheck(one, {
    record,
    seen: seenOf(report, listed, at),
    gone: gone ?? [],
    reportedPairs: news.reportedPairs,
    reportedFlags: news.reportedFlags,
    reportedSources: news.reportedSources,
  });
  const courseTold = course.found.flatMap((pair) => placeIn(pair, assignment.name)?.key ?? []);
  const { students, ...rest } = rememberPseudonyms(
    withCourse(finished, packClass(report), courseTold),
    peopleOf(report, one.salt),
  );
  const present = new Set(listed.found.map(({ id }) => id));
  return {
    ...rest,
    ...(areStudentsTold(assignment.settings) ? { students: studentNotes(report, students, present) } : {}),
    failed: failedOf(report, listed, one.failed ?? {}),
    unreadable: [...notedGaps(gapsOfCheck(report.findings, report.verdict), one.unreadable ?? [], at)],
    deadline: listed.deadline,
    ...(leftover === null ? {} : { leftover }),
  };
}
