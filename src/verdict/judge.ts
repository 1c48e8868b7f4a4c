import type { Findings, SubmissionFinding } from '../domain/findings.ts';
import type { Failure, Outcome } from '../domain/outcome.ts';
import { isMissing } from '../domain/submission.ts';
import type { Flag, Verdict } from '../domain/verdict.ts';

/** The service counts as flagged what is above 75 by either number (L88, L261). */
const SERVICE_THRESHOLD = 75;

export interface Policy {
  /** Flagged when the unrounded number is strictly above. */
  readonly similarityThreshold: number;
  readonly aiThreshold: number;
  readonly failOn: 'flagged' | 'stands-out' | 'never';
  readonly onError: 'fail' | 'warn';
  readonly onIncomplete: 'fail' | 'warn';
  readonly onTimeout: 'fail' | 'neutral';
}

/** A pair that a person judged innocent; `reason` is shown in the report. */
export interface Dismissal {
  readonly a: string;
  readonly b: string;
  readonly reason: string;
}

/**
 * Decides how a run ended. Strict `>` on unrounded numbers; a number that is not known never passes and never flags;
 * every judged submission is accounted for, as judged or as not checked.
 *
 * @param failure what ended the check before its results were read, or null
 */
export function judge(
  findings: Findings,
  failure: Failure | null,
  policy: Policy,
  dismissed: readonly Dismissal[] = [],
): Verdict {
  const judged = findings.submissions.filter((submission) => submission.role === 'judged');
  const warnings: string[] = [];
  const flagged: (Flag & { readonly worst: number })[] = [];
  const notChecked: string[] = findings.failures.filter((one) => one.role === 'judged').map((one) => one.key);
  let maxSimilarity: number | null = null;
  let maxAiScore: number | null = null;
  let pardoned = 0;

  for (const submission of judged) {
    const totals = knownTotals(submission);
    const total = highest(totals);
    const ai = submission.aiAverage;
    maxSimilarity = highest([maxSimilarity, total]);
    maxAiScore = highest([maxAiScore, ai]);

    const similar = total !== null && total > policy.similarityThreshold;
    const written = ai !== null && ai > policy.aiThreshold;
    if (similar && totals.some((value) => value <= policy.similarityThreshold)) {
      warnings.push(
        `The service gives ${totals.map(String).join(' and ')} as the total of one submission, on both sides of the threshold ${policy.similarityThreshold}; the higher number is judged.`,
      );
    }
    const pardon = similar && isPardoned(submission, findings, policy, dismissed);
    if (pardon) pardoned += 1;
    const by: ('similarity' | 'ai')[] = [];
    if (similar && !pardon) by.push('similarity');
    if (written) by.push('ai');
    if (by.length > 0) {
      flagged.push({ key: submission.key, by, worst: Math.max(total ?? 0, ai ?? 0) });
    } else if (isUnknown(submission, total)) {
      notChecked.push(submission.key);
    }
  }
  flagged.sort((x, y) => y.worst - x.worst || (x.key < y.key ? -1 : 1));
  if (pardoned > 0) {
    warnings.push(
      `${count(pardoned, 'submission')} above the threshold only through pairs that were dismissed by a person: not counted as flagged.`,
    );
  }

  const absent = findings.failures.filter(({ role }) => role !== 'judged').length;
  if (absent > 0) {
    warnings.push(
      `${count(absent, 'source')} to compare with could not be collected: what was copied from there was not found.`,
    );
  }

  const hidden = hiddenFlags(findings);
  const result = decide();
  return {
    ...result,
    flagged: flagged.map(({ key, by }) => ({ key, by })),
    standsOut: outliers(findings, dismissed),
    notChecked,
    maxSimilarity,
    maxAiScore,
    warnings,
  };

  function decide(): { outcome: Outcome; exitCode: 0 | 1; sentence: string } {
    if (failure !== null) {
      return {
        outcome: failure.outcome,
        exitCode: toleratesFailure(failure.outcome, policy) ? 0 : 1,
        sentence: failure.message,
      };
    }
    // What was not looked for is not told as not found.
    const ai = findings.aiRun || maxAiScore !== null ? ` or AI score above ${policy.aiThreshold}` : '';
    const thresholds = `similarity above ${policy.similarityThreshold}${ai}`;
    const incompleteRed = notChecked.length > 0 && policy.onIncomplete === 'fail';
    const missing =
      notChecked.length > 0 ? ` ${count(notChecked.length, 'submission')} could not be checked.` : '';
    if (flagged.length > 0) {
      const red = policy.failOn === 'flagged' || incompleteRed;
      return {
        outcome: 'flagged',
        exitCode: red ? 1 : 0,
        sentence: `${flagged.length} of ${count(judged.length, 'submission')} flagged for review (${thresholds}).${missing}`,
      };
    }
    if (hidden > 0) {
      const text = `The service counts ${findings.serviceFlaggedCount} flagged submissions, the numbers it gave for each show ${
        (findings.serviceFlaggedCount ?? 0) - hidden
      }.`;
      if (policy.similarityThreshold === SERVICE_THRESHOLD && policy.aiThreshold === SERVICE_THRESHOLD) {
        return {
          outcome: 'incomplete',
          exitCode: policy.failOn === 'never' && !incompleteRed ? 0 : 1,
          sentence: `${text} Look at the service's own result before trusting either.${missing}`,
        };
      }
      warnings.push(text);
    }
    if (notChecked.length > 0 || judged.length === 0) {
      return {
        outcome: 'incomplete',
        exitCode: policy.onIncomplete === 'fail' ? 1 : 0,
        sentence:
          judged.length === 0 && notChecked.length === 0
            ? 'No submission was checked.'
            : `${count(notChecked.length, 'submission')} of ${judged.length + findings.failures.filter((one) => one.role === 'judged').length} could not be checked; none of the others is flagged (${thresholds}).`,
      };
    }
    return {
      outcome: 'passed',
      exitCode: 0,
      sentence: `${count(judged.length, 'submission')} checked, none flagged (${thresholds}).`,
    };
  }
}

/** Whether a threshold could not be evaluated. Untouched starter code has no numbers, and needs none. */
function isUnknown(submission: SubmissionFinding, total: number | null): boolean {
  if (submission.state.kind === 'not-checked') return true;
  // What could not be compared may be what was copied.
  if (submission.leftOut.some(isMissing)) return true;
  if (submission.comparability === 'starter-only') return false;
  return total === null || submission.aiState === 'missing';
}

/** Pairs whose suspicion the service calls an outlier of this class, less those that a person judged innocent. */
function outliers(findings: Findings, dismissed: readonly Dismissal[]): Verdict['standsOut'] {
  return findings.pairs
    .filter((pair) => pair.standsOut === true && !dismissed.some((one) => samePair(one, pair)))
    .toSorted((x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0))
    .map(({ a, b }) => ({ a, b }));
}

/** Every value the service gave for the total. */
function knownTotals(submission: SubmissionFinding): readonly number[] {
  if (submission.totalSources.length > 0) return submission.totalSources;
  return submission.total === null ? [] : [submission.total];
}

/** How many more flagged submissions the service counts than its own numbers show (T09); 0 when it agrees. */
function hiddenFlags(findings: Findings): number {
  if (findings.serviceFlaggedCount === null) return 0;
  const seen = findings.submissions.filter(
    (submission) =>
      (highest(knownTotals(submission)) ?? 0) > SERVICE_THRESHOLD ||
      (submission.aiAverage ?? 0) > SERVICE_THRESHOLD,
  ).length;
  return Math.max(0, findings.serviceFlaggedCount - seen);
}

/**
 * Whether a submission is above the threshold only because of pairs that a person dismissed. Decided on the pairs the
 * service gave: one of them above the threshold that was not dismissed, or a total that no pair explains, and it stays.
 */
function isPardoned(
  submission: SubmissionFinding,
  findings: Findings,
  policy: Policy,
  dismissed: readonly Dismissal[],
): boolean {
  if (dismissed.length === 0) return false;
  if (
    submission.web !== null &&
    submission.web > policy.similarityThreshold &&
    !isFromArchive(submission.web, submission, findings)
  ) {
    return false;
  }
  const above = findings.pairs.filter(
    (pair) =>
      (pair.a === submission.key || pair.b === submission.key) &&
      (shareOf(submission.key, pair) ?? 0) > policy.similarityThreshold,
  );
  return above.length > 0 && above.every((pair) => dismissed.some((one) => samePair(one, pair)));
}

/** Rounding of a service that computes its totals otherwise than its pairs; in points. */
const EXPLAINED_WITHIN = 1;

/**
 * Whether what a service calls a match with the web or a database is one with an archive submission of this very check, which
 * is one of the pairs.
 */
function isFromArchive(web: number, { key }: SubmissionFinding, findings: Findings): boolean {
  const archive = new Set(
    findings.submissions.filter(({ role }) => role === 'archive').map((one) => one.key),
  );
  const shares = findings.pairs.flatMap(({ a, b, similarity, matchedSimilarity }) => {
    if (a === key && archive.has(b)) return [similarity];
    return b === key && archive.has(a) ? [matchedSimilarity] : [];
  });
  const best = highest(shares);
  return best !== null && web <= best + EXPLAINED_WITHIN;
}

function samePair(one: { a: string; b: string }, two: { a: string; b: string }): boolean {
  return (one.a === two.a && one.b === two.b) || (one.a === two.b && one.b === two.a);
}

/** What a pair says of one of its sides: the larger of its own share and of what both have on average. */
function shareOf(
  key: string,
  { a, similarity, matchedSimilarity }: Findings['pairs'][number],
): number | null {
  return highest([a === key ? similarity : matchedSimilarity, average(similarity, matchedSimilarity)]);
}

function average(x: number | null, y: number | null): number | null {
  if (x === null || y === null) return x ?? y;
  return (x + y) / 2;
}

function highest(values: readonly (number | null)[]): number | null {
  let best: number | null = null;
  for (const value of values) if (value !== null && (best === null || value > best)) best = value;
  return best;
}

/** Whether an explicit policy lets the job go on after this kind of failure. */
export function toleratesFailure(outcome: Outcome, policy: Pick<Policy, 'onError' | 'onTimeout'>): boolean {
  switch (outcome) {
    case 'skipped':
    case 'passed':
      return true;
    case 'timeout':
      return policy.onTimeout === 'neutral';
    case 'service-unavailable':
    case 'network':
    case 'rate-limited':
      return policy.onError === 'warn';
    case 'flagged':
    case 'incomplete':
    case 'analysis-failed':
    case 'auth':
    case 'account-suspended':
    case 'forbidden':
    case 'config-error':
    case 'cancelled':
    case 'internal-error':
      return false;
  }
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
