import { appendTo, compareText } from '#base';
import { subjectOfKey, subjectsOf } from '#channels';
import { submissionNamed } from '#check';
import type { CaseEvidence, Findings, PairFinding, SubmissionFinding } from '#contract';
import { isCompared, pairAverage } from '#contract';
import { caseKey, evidenceOf, hasRisen, largerShare } from '#report';
import { newsOfSources, type NewsOfSources } from './news-of-sources.ts';
import type { AssignmentState, ReportedFlag, ReportedPair } from './state/state-schema.ts';

/**
 * - `new`: was not reported, or was gone in between. - `worse`: a point or more above what was reported, or over the threshold
 * where it was not. - `unchanged`: the rest of what is over the threshold. - `unseen`: was reported, and one of the two could
 * not be checked this time. - `gone`: was reported, and is not over the threshold any more.
 */
export type SinceReport = 'new' | 'worse' | 'unchanged' | 'unseen' | 'gone';

/** Who closed a pair, and why. */
interface Closed {
  readonly reason: string;
  readonly by: string | null;
  /** `config`: the config file says so, for as long as it does. */
  readonly via: 'config' | 'issue' | 'bot';
}

export interface PairNews {
  /** `caseKey` of the two. */
  readonly key: string;
  readonly standing: SinceReport;
  /** In the order of the key. null: the submission is not part of this check any more. */
  readonly a: SubmissionFinding | null;
  readonly b: SubmissionFinding | null;
  /** See `scoreOf`, 0..100; null: n/a. */
  readonly score: number | null;
  /** When it was last reported; null: never. */
  readonly reportedScore: number | null;
  /** A person judged it innocent; null: nobody did. It is no news then, whatever its standing. */
  readonly dismissed: Closed | null;
  /** Somebody had closed it, and the two share more since: the box that is still ticked was about less. */
  readonly hasGrown?: true;
  /** What it shares; absent: this check does not say. */
  readonly evidence?: CaseEvidence;
}

export interface FlagNews {
  /** The submission's subject. */
  readonly key: string;
  readonly standing: SinceReport;
  readonly submission: SubmissionFinding | null;
  readonly total: number | null;
  readonly ai: number | null;
}

export interface News extends NewsOfSources {
  /** Worst first. */
  readonly pairs: readonly PairNews[];
  readonly flags: readonly FlagNews[];
  /** New and worse ones that nobody dismissed: whether there is anything to tell. */
  readonly newCount: number;
  readonly worseCount: number;
  /** For `finishCheck`, once the news are reported. */
  readonly reportedPairs: Readonly<Record<string, ReportedPair>>;
  readonly reportedFlags: Readonly<Record<string, ReportedFlag>>;
}

type NewsCounts = Pick<News, 'newCount' | 'worseCount'>;

/** Whether a finding is told as news, unless somebody dismissed it. */
export function isNews({ standing }: { readonly standing: SinceReport }): boolean {
  return standing === 'new' || standing === 'worse';
}

/** How many are new, and how many are worse. */
export function countNews(told: readonly { readonly standing: SinceReport }[]): NewsCounts {
  const count = (wanted: SinceReport): number => told.filter(({ standing }) => standing === wanted).length;
  return { newCount: count('new'), worseCount: count('worse') };
}

/** Whether anything is new or worse that nobody dismissed. */
export function hasNews({ newCount, worseCount }: NewsCounts): boolean {
  return newCount + worseCount > 0;
}

/** The start of a sentence: `3 new and 1 worse`, `3 new`, `Nothing new`. */
export function newsWords({ newCount, worseCount }: NewsCounts): string {
  const words = [
    ...(newCount === 0 ? [] : [`${newCount} new`]),
    ...(worseCount === 0 ? [] : [`${worseCount} worse`]),
  ];
  return words.length === 0 ? 'Nothing new' : words.join(' and ');
}

export interface NewsOptions {
  /** Flagged when strictly above. */
  readonly thresholds: { readonly similarity: number; readonly ai: number };
  /** Pairs of the config file; their sides are keys or names of submissions, in any case of letters. */
  readonly dismissed: readonly { readonly a: string; readonly b: string; readonly reason: string }[];
  /** Keys of submissions that are above the threshold through dismissed pairs alone: their similarity is no news. */
  readonly pardoned?: ReadonlySet<string>;
  /** Pairs that were dismissed and share more since, by `caseKey`: they are new again. */
  readonly grown?: ReadonlySet<string>;
  /** RFC 3339, UTC. */
  readonly at: string;
}

/**
 * What a check found that the last report did not say. The score that counts is that of the report, not that of the last
 * check, so that one which creeps up is told as soon as it has risen by a point in all.
 */
export function compareWithReported(
  findings: Findings,
  assignment: Pick<AssignmentState, 'reportedPairs' | 'reportedFlags' | 'dismissed' | 'reportedSources'>,
  options: NewsOptions,
): News {
  const people = peopleOf(findings);
  const pairs = newsOfPairs(findings, people, assignment, options);
  const flags = newsOfFlags(findings, people, assignment, options);
  const { reportedSources: before = {} } = assignment;
  const web = newsOfSources(findings, people.subjectOf, before, options.thresholds.similarity);
  return {
    ...web,
    pairs,
    flags,
    ...countNews([
      ...pairs.filter(({ dismissed }) => dismissed === null),
      ...flags,
      ...web.sources,
      ...web.tutorials,
    ]),
    reportedPairs: withEvidence(
      remembered(pairs, assignment.reportedPairs, ({ score }) => ({ score, at: options.at })),
      pairs,
    ),
    reportedFlags: remembered(flags, assignment.reportedFlags, ({ total, ai }) => ({
      total,
      ai,
      at: options.at,
    })),
  };
}

/** The submissions of a check under each of their names. */
interface People {
  readonly byKey: ReadonlyMap<string, SubmissionFinding>;
  readonly bySubject: ReadonlyMap<string, SubmissionFinding>;
  readonly subjectOf: (submission: Pick<SubmissionFinding, 'key'>) => string;
}

export function peopleOf({ submissions }: Pick<Findings, 'submissions'>): People {
  const subjects = subjectsOf(submissions);
  const subjectOf: People['subjectOf'] = ({ key }) => subjects.get(key) ?? subjectOfKey(key);
  return {
    byKey: new Map(submissions.map((one) => [one.key, one])),
    bySubject: new Map(submissions.map((one) => [subjectOf(one), one])),
    subjectOf,
  };
}

/** What was told now is noted with its score; what is gone is forgotten; the rest stays as it was reported. */
function remembered<N extends { readonly key: string; readonly standing: SinceReport }, R>(
  news: readonly N[],
  before: Readonly<Record<string, R>>,
  note: (news: N) => R,
): Record<string, R> {
  const kept = news.filter(({ standing }) => standing !== 'gone');
  return Object.fromEntries(
    kept.map((one) => {
      const old = before[one.key];
      return [one.key, isNews(one) || old === undefined ? note(one) : old];
    }),
  );
}

/** What the issue shows of each from now on is what a person knows who closes it. */
function withEvidence(
  reported: Readonly<Record<string, ReportedPair>>,
  pairs: readonly PairNews[],
): Record<string, ReportedPair> {
  const shown = new Map(pairs.map(({ key, evidence }) => [key, evidence]));
  return Object.fromEntries(
    Object.entries(reported).map(([key, one]) => {
      const evidence = shown.get(key);
      return [key, evidence === undefined ? one : { ...one, evidence }];
    }),
  );
}

function newsOfPairs(
  findings: Findings,
  { byKey, bySubject, subjectOf }: People,
  assignment: Pick<AssignmentState, 'reportedPairs' | 'dismissed'>,
  { thresholds, dismissed, grown }: NewsOptions,
): readonly PairNews[] {
  const verdicts = new Map<string, Closed>();
  for (const { a, b, reason } of dismissed) {
    const [first, second] = [
      submissionNamed(findings.submissions, a),
      submissionNamed(findings.submissions, b),
    ];
    if (first === null || second === null) continue;
    verdicts.set(caseKey([subjectOf(first), subjectOf(second)]), { reason, by: null, via: 'config' });
  }
  for (const [key, { reason, by, via }] of Object.entries(assignment.dismissed)) {
    // A box says less than the reason in the config file.
    if (via !== 'issue' || !verdicts.has(key)) verdicts.set(key, { reason, by, via });
  }

  // A service may name a pair from both sides: the worse one counts.
  const now = new Map<string, { a: SubmissionFinding; b: SubmissionFinding; score: number }>();
  const found = new Map<string, PairFinding[]>();
  for (const pair of findings.pairs) {
    const [a, b] = [byKey.get(pair.a), byKey.get(pair.b)];
    if (a === undefined || b === undefined || pair.together !== undefined) continue;
    const score = scoreOf(pair, [a, b], findings);
    if (score === null) continue;
    // Last year's among each other are nobody's business.
    if (a.role !== 'judged' && b.role !== 'judged') continue;
    const key = caseKey([subjectOf(a), subjectOf(b)]);
    appendTo(found, key, pair);
    // In the order of the key, so that the same finding is told in the same words whichever way round the service has it.
    const [first, second] = sidesOf(key)[0] === subjectOf(a) ? [a, b] : [b, a];
    if (score > (now.get(key)?.score ?? -1)) now.set(key, { a: first, b: second, score });
  }

  const news: PairNews[] = [];
  for (const [key, { a, b, score }] of now) {
    const hasGrown = grown?.has(key) === true;
    const before = hasGrown ? undefined : assignment.reportedPairs[key];
    if (score <= thresholds.similarity && before === undefined) continue;
    const standing = standingOf(score, before?.score, thresholds.similarity);
    news.push({
      key,
      standing,
      a,
      b,
      score,
      reportedScore: before?.score ?? null,
      dismissed: verdicts.get(key) ?? null,
      evidence: evidenceOf(found.get(key) ?? []),
      ...(hasGrown ? { hasGrown } : {}),
    });
  }
  for (const [key, before] of Object.entries(assignment.reportedPairs)) {
    if (now.has(key)) continue;
    const [a, b] = sidesOf(key).map((subject) => bySubject.get(subject) ?? null);
    news.push({
      key,
      standing: isOver(a, b, thresholds.similarity) ? 'gone' : 'unseen',
      a: a ?? null,
      b: b ?? null,
      score: null,
      reportedScore: before.score,
      dismissed: verdicts.get(key) ?? null,
    });
  }
  return news.toSorted((x, y) => worstFirst(x.score, y.score) || compareText(x.key, y.key));
}

/**
 * The number that decides about a pair: of the embedded service the number that the report shows, by which it flags the two.
 * A program that is too short to judge decides nothing. Other services do not say what their totals are made of, so the larger of the two shares counts.
 *
 * @returns 0..100; null: nothing to be told of
 */
function scoreOf(
  pair: PairFinding,
  sides: readonly SubmissionFinding[],
  { service }: Pick<Findings, 'service'>,
): number | null {
  if (!sides.every(({ comparability }) => isCompared(comparability))) return null;
  return service.kind === 'embedded' ? pairAverage(pair) : largerShare(pair);
}

function newsOfFlags(
  findings: Findings,
  { bySubject, subjectOf }: People,
  assignment: Pick<AssignmentState, 'reportedFlags'>,
  { thresholds, pardoned }: NewsOptions,
): readonly FlagNews[] {
  const news: FlagNews[] = [];
  for (const submission of findings.submissions) {
    if (submission.role !== 'judged') continue;
    const key = subjectOf(submission);
    const before = assignment.reportedFlags[key];
    const { total, aiAverage: ai } = submission;
    // What nobody has to look at any more can get no worse.
    const open = pardoned?.has(submission.key) === true ? null : total;
    const isFlagged = isAbove(open, thresholds.similarity) || isAbove(ai, thresholds.ai);
    if (!isFlagged && before === undefined) continue;
    news.push({
      key,
      submission,
      total,
      ai,
      standing: isFlagged
        ? worse(
            standingOf(open, before?.total, thresholds.similarity),
            standingOf(ai, before?.ai, thresholds.ai),
            before === undefined,
          )
        : isChecked(submission)
          ? 'gone'
          : 'unseen',
    });
  }
  for (const key of Object.keys(assignment.reportedFlags)) {
    if (bySubject.has(key)) continue;
    news.push({ key, submission: null, total: null, ai: null, standing: 'unseen' });
  }
  return news.toSorted(
    (x, y) => worstFirst(largest(x.total, x.ai), largest(y.total, y.ai)) || compareText(x.key, y.key),
  );
}

/** @param before undefined: was not reported; null: without a number */
function standingOf(score: number | null, before: number | null | undefined, threshold: number): SinceReport {
  if (!isAbove(score, threshold) || score === null) return before === undefined ? 'unchanged' : 'gone';
  if (before === undefined) return 'new';
  if (before === null || before <= threshold) return 'worse';
  return hasRisen(score, before) ? 'worse' : 'unchanged';
}

function worse(similarity: SinceReport, ai: SinceReport, isNew: boolean): SinceReport {
  if (isNew) return 'new';
  return similarity === 'worse' || ai === 'worse' ? 'worse' : 'unchanged';
}

function largest(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

function isAbove(score: number | null, threshold: number): boolean {
  return score !== null && score > threshold;
}

/**
 * Whether a pair that was reported is over: both were compared, and of one all matches are known, or neither is above the
 * threshold. Of a service that is asked sparingly, the matches of some flagged submissions were never read.
 */
function isOver(
  a: SubmissionFinding | null | undefined,
  b: SubmissionFinding | null | undefined,
  threshold: number,
): boolean {
  if (!isChecked(a) || !isChecked(b)) return false;
  const sides = [a, b];
  return (
    sides.some((one) => (one?.matches.length ?? 0) > 0) ||
    sides.every((one) => !isAbove(one?.total ?? null, threshold))
  );
}

function isChecked(submission: SubmissionFinding | null | undefined): boolean {
  return submission?.state.kind === 'checked';
}

export function sidesOf(pair: string): readonly string[] {
  return pair.split('-');
}

/** Unknown scores come last. */
function worstFirst(a: number | null, b: number | null): number {
  return (b ?? -1) - (a ?? -1);
}
