import { visible } from '#base';
import { CASE_STATES, highest } from '#contract';
import { isOnWeb, isRemarkable, type ListedSubmission, type OpenReport, wasLate } from '#report';
import { stateOf, stateOfOne } from './cases.ts';
import { type Fields, type Matcher, matcherOf, parseQuery } from './query-match.ts';
import type { Report } from './report.ts';

/** What a query of submissions may ask. A row is a place in the page. */
function submissionFields(report: Report): Fields<number> {
  const { page } = report;
  const { submissions } = page;
  const of =
    <Value>(read: (submission: ListedSubmission) => Value | null) =>
    (place: number): Value | null => {
      const submission = submissions[place];
      return submission === undefined ? null : read(submission);
    };
  const judged =
    (test: (submission: ListedSubmission, place: number) => boolean) =>
    (place: number): boolean => {
      const submission = submissions[place];
      return submission?.role === 'judged' && test(submission, place);
    };
  const most =
    (read: (pair: ReturnType<Report['pairsOf']>[number]) => number | null) =>
    (place: number): number | null =>
      highest(report.pairsOf(place).map(read));
  return {
    name: { kind: 'part', of: (place) => report.searched(place) },
    is: {
      kind: 'choice',
      of: {
        judged: judged(() => true),
        flagged: judged(({ flaggedBy }) => flaggedBy.length > 0),
        unflagged: judged(({ flaggedBy }) => flaggedBy.length === 0),
        out: judged((_, place) => report.pairsOf(place).some(({ standsOut }) => standsOut)),
        unchecked: judged(({ unchecked }) => unchecked !== null),
        ...(page.findings.webSearch === undefined
          ? {}
          : {
              web: judged(isOnWeb),
              unsearched: judged(({ webState }) => webState === 'not-searched'),
            }),
        archive: (place) => submissions[place]?.role === 'archive',
        any: () => true,
      },
    },
    state: {
      kind: 'choice',
      of: Object.fromEntries(
        CASE_STATES.map((state) => [
          state,
          (place: number) =>
            (state !== 'new' && stateOfOne(place) === state) ||
            report
              .pairsOf(place)
              // Each pair of a class is new; to be looked at is what flags somebody or stands out.
              .some((pair) => stateOf(pair) === state && (state !== 'new' || isRemarkable(page, pair))),
        ]),
      ),
    },
    ...(report.sections.size === 0
      ? {}
      : { section: { kind: 'name', of: (place) => [report.section(place)?.name ?? []].flat() } }),
    ...(hasTeams(report) ? { team: { kind: 'name', of: (place) => teamOf(report, place) } } : {}),
    similarity: { kind: 'number', most: 100, of: of(({ total }) => total) },
    priority: { kind: 'number', most: 100, of: of(({ suspicion }) => suspicion) },
    ai: { kind: 'number', most: 100, of: of(({ aiAverage }) => aiAverage) },
    ...fieldsThatMayBeMissing(page),
    shared: { kind: 'number', most: null, of: most(({ overlap }) => overlap) },
    longest: { kind: 'number', most: null, of: most(({ longestFragment }) => longestFragment) },
  };
}

/** Fields of what only some services, sources and runs tell. */
function fieldsThatMayBeMissing({ submissions, findings }: OpenReport): Fields<number> {
  const late = (value: boolean) => (place: number) =>
    submissions[place]?.role === 'judged' && wasLate(submissions[place]) === value;
  return {
    ...(submissions.some(({ tokens = null }) => tokens !== null)
      ? { tokens: { kind: 'number', most: null, of: (place) => submissions[place]?.tokens ?? null } }
      : {}),
    ...(submissions.some((one) => wasLate(one) !== null)
      ? { late: { kind: 'choice', of: { yes: late(true), no: late(false) } } }
      : {}),
    ...(findings.webSearch === undefined
      ? {}
      : { web: { kind: 'number', most: 100, of: (place) => submissions[place]?.publicWeb ?? null } }),
  };
}

/** The submissions that a query asks for; the judged ones only, unless it says which (`is:`). */
export function submissionMatcher(report: Report, q: string): Matcher<number> {
  const { matches, problems } = matcherOf(q, submissionFields(report));
  const isTold = parseQuery(q).some(({ field, isNot }) => field === 'is' && !isNot);
  return {
    matches: isTold
      ? matches
      : (place) => report.page.submissions[place]?.role === 'judged' && matches(place),
    problems,
  };
}

/** Whether lists can be asked for teams: in anonymous mode a team's name may be that of a person. */
export function hasTeams({ page, isAnonymous }: Report): boolean {
  return !isAnonymous && page.submissions.some(({ person }) => person?.team != null);
}

/** The team of a submission, as one name or none. */
export function teamOf({ page }: Report, place: number): readonly string[] {
  const team = page.submissions[place]?.person?.team ?? null;
  return team === null ? [] : [visible(team)];
}

/** Whether a name is asked for, as far as a query speaks of names. */
export function nameMatcher(q: string): (name: string) => boolean {
  const { matches } = matcherOf<string>(q, { name: { kind: 'part', of: (name) => name } });
  return matches;
}
