import type { Dismissal } from '../domain/dismissal.ts';
import { type Findings, pairAverage, type SubmissionFinding } from '../domain/findings.ts';
import type { Failure, Outcome } from '../domain/outcome.ts';
import { isSingle, type SourceName } from '../domain/source-names.ts';
import { isMissing, judgedOf } from '../domain/submission.ts';
import type { Flag, Verdict } from '../domain/verdict.ts';
import { hiddenCodeWarning, hidesCode } from './hidden-code.ts';
import { isDismissed, isPardoned } from './pardon.ts';
import { count } from '../text/format.ts';
import { classSentence, singleSentence, uncheckedSentence } from './sentences.ts';
import { compareText } from '../text/compare-text.ts';

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
  readonly source: SourceName;
  /** A check of the service's that is only reported on; null: the run's own. */
  readonly checkId: number | null;
}

/**
 * Decides how a run ended. Strict `>` on unrounded numbers; a number that is not known never passes and never flags;
 * every judged submission is accounted for, as judged or as not checked. Scores that were read are the verdict, whatever
 * failed after them; what was compared with nobody is no result.
 *
 * @param failure what ended the check, or null
 */
export function judge(
  findings: Findings,
  failure: Failure | null,
  policy: Policy,
  dismissed: readonly Dismissal[] = [],
): Verdict {
  const judged = judgedOf(findings.submissions);
  const isClass = policy.checkId !== null || !isSingle(policy.source);
  const absent = absentSources(findings);
  const warnings: string[] = [];
  const flagged: (Flag & { readonly worst: number })[] = [];
  const notChecked: string[] = judgedOf(findings.failures).map((one) => one.key);
  let maxSimilarity: number | null = null;
  let maxAiScore: number | null = null;
  let pardoned = 0;
  const hiding = judged.filter((submission) => hidesCode(submission, dismissed));

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
    const pardon = similar && isPardoned(submission, total, findings, policy.similarityThreshold, dismissed);
    if (pardon) pardoned += 1;
    const by: ('similarity' | 'ai')[] = [];
    if (similar && !pardon) by.push('similarity');
    if (written) by.push('ai');
    if (by.length > 0) {
      flagged.push({ key: submission.key, by, worst: Math.max(total ?? 0, ai ?? 0) });
    } else if (
      isUnknown(submission, total, { isClass, isAbsent: absent > 0 }) ||
      hiding.includes(submission)
    ) {
      notChecked.push(submission.key);
    }
  }
  flagged.sort((x, y) => y.worst - x.worst || compareText(x.key, y.key));
  if (pardoned > 0) {
    warnings.push(
      `${count(pardoned, 'submission')} above the threshold only through pairs that were dismissed by a person: not counted as flagged.`,
    );
  }
  const warning = hiddenCodeWarning(hiding.length);
  if (warning !== null) warnings.push(warning);
  if (absent > 0) {
    warnings.push(
      `${count(absent, 'source')} to compare with could not be read: what was copied from there was not found.`,
    );
  }

  const standsOut = outliers(findings, policy, dismissed);
  const hidden = hiddenFlags(findings);
  const unfinished = findings.unfinished ?? 0;
  // Where nothing of a class was compared, nobody of it was checked.
  if (isClass && maxSimilarity === null) {
    const told = new Set([...notChecked, ...flagged.map(({ key }) => key)]);
    notChecked.push(...judged.map(({ key }) => key).filter((key) => !told.has(key)));
  }
  const result = decide();
  return {
    ...result,
    flagged: flagged.map(({ key, by }) => ({ key, by })),
    standsOut,
    notChecked,
    maxSimilarity,
    maxAiScore,
    warnings,
  };

  function decide(): { outcome: Outcome; exitCode: 0 | 1; sentence: string } {
    if (failure !== null && (flagged.length === 0 || failure.outcome === 'cancelled')) {
      return {
        outcome: failure.outcome,
        exitCode: toleratesFailure(failure.outcome, policy) ? 0 : 1,
        sentence: failure.message,
      };
    }
    const isIncomplete = notChecked.length > 0 || unfinished > 0;
    const incompleteRed = isIncomplete && policy.onIncomplete === 'fail';
    const outstanding =
      standsOut.length === 0
        ? ''
        : ` ${standsOut.length}${flagged.length > 0 ? ' more' : ''} ${standsOut.length === 1 ? 'pair stands' : 'pairs stand'} out of the class: look at ${standsOut.length === 1 ? 'it' : 'them'}.`;
    const missing =
      (notChecked.length > 0 ? ` ${count(notChecked.length, 'submission')} could not be checked.` : '') +
      (unfinished > 0 ? ` ${unfinishedSentence(unfinished)}` : '');
    if (flagged.length > 0) {
      const isRedAnyway = failure !== null && !toleratesFailure(failure.outcome, policy);
      return {
        outcome: 'flagged',
        exitCode: policy.failOn !== 'never' || incompleteRed || isRedAnyway ? 1 : 0,
        sentence: `${flagged.length} of ${count(judged.length, 'submission')} flagged for review (${thresholds()}).${outstanding}${missing}${failure === null ? '' : ` ${failure.message}`}`,
      };
    }
    if (policy.failOn === 'stands-out' && standsOut.length > 0) {
      return {
        outcome: 'flagged',
        exitCode: 1,
        sentence: `No submission is above a threshold (${thresholds()}).${outstanding}${missing}`,
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
          sentence: `${text} Look at the service's own result before trusting either.${outstanding}${missing}`,
        };
      }
      warnings.push(text);
    }
    const isCompared = maxSimilarity !== null;
    if (isIncomplete || judged.length === 0) {
      return {
        outcome: 'incomplete',
        exitCode: policy.onIncomplete === 'fail' ? 1 : 0,
        sentence: `${incompleteSentence(isCompared)}${outstanding}`,
      };
    }
    if (!isCompared && maxAiScore === null) {
      return { outcome: 'skipped', exitCode: 0, sentence: singleSentence(judged, policy.source) };
    }
    return {
      outcome: 'passed',
      exitCode: 0,
      sentence: `${count(judged.length, 'submission')} checked, none flagged (${thresholds()}).${
        isCompared ? '' : ` ${singleSentence(judged, policy.source)}`
      }${apart(judged)}${outstanding}`,
    };
  }

  /** What was not looked for is not told as not found. */
  function thresholds(): string {
    const similarity = maxSimilarity === null ? [] : [`similarity above ${policy.similarityThreshold}`];
    if (maxAiScore === null) {
      return [...similarity, ...(findings.aiRun ? ['no AI score is known'] : [])].join('; ');
    }
    const unscored = judged.filter(({ aiAverage }) => aiAverage === null).length;
    const ai = `AI score above ${policy.aiThreshold}${unscored === 0 ? '' : `, which ${unscored} of ${judged.length} do not have`}`;
    return [...similarity, ai].join(' or ');
  }

  function incompleteSentence(isCompared: boolean): string {
    if (judged.length === 0 && notChecked.length === 0) return 'No submission was checked.';
    if (isClass && !isCompared) return classSentence(judged, findings.failures);
    if (notChecked.length === 0) {
      return `${unfinishedSentence(unfinished)} None is flagged (${thresholds()}).`;
    }
    return `${uncheckedSentence(judged, notChecked, findings.failures)}; none of the others is flagged (${thresholds()}).${
      unfinished > 0 ? ` ${unfinishedSentence(unfinished)}` : ''
    }`;
  }
}

/** Submissions without a similarity beside those that have one: there was nothing to judge in them. */
function apart(judged: readonly SubmissionFinding[]): string {
  const without = judged.filter(({ total }) => total === null).length;
  if (without === 0 || without === judged.length) return '';
  return ` ${without} of them had nothing to judge: they are too short, or hold starter code alone.`;
}

function unfinishedSentence(unfinished: number): string {
  return `The service calls the check completed and says that ${count(unfinished, 'submission')} of it ${unfinished === 1 ? 'is' : 'are'} not.`;
}

/** What was to be compared with and was not: not collected, or not taken by the service. */
function absentSources({ failures, submissions }: Findings): number {
  return (
    failures.filter(({ role }) => role !== 'judged').length +
    submissions.filter(
      ({ role, state, files }) => role === 'archive' && state.kind === 'not-checked' && files.length > 0,
    ).length
  );
}

/**
 * Whether a threshold could not be evaluated that had to be. What holds nothing beside starter code, or too little to judge,
 * has no similarity and needs none.
 *
 * @param run `isAbsent`: what was to be compared with was not there
 */
function isUnknown(
  submission: SubmissionFinding,
  total: number | null,
  run: { readonly isClass: boolean; readonly isAbsent: boolean },
): boolean {
  const { state, comparability, files, aiState, leftOut } = submission;
  // What could not be compared may be what was copied.
  if (leftOut.some(isMissing)) return true;
  if (comparability === 'starter-only' || comparability === 'too-short') return false;
  if (comparability === 'alone') return run.isClass || run.isAbsent || aiState === 'missing';
  // A pull request that changes no source file has nothing that could be copied.
  if (!run.isClass && state.kind === 'not-checked' && files.length === 0) return false;
  return state.kind === 'not-checked' || total === null || aiState === 'missing';
}

/**
 * Pairs whose suspicion the service calls an outlier of this class, less those that are above the threshold, which are told as
 * flags, and those that a person judged innocent.
 */
function outliers(
  findings: Findings,
  { similarityThreshold }: Policy,
  dismissed: readonly Dismissal[],
): Verdict['standsOut'] {
  return findings.pairs
    .filter((pair) => pair.standsOut === true && !isDismissed(pair, dismissed))
    .filter((pair) => (pairAverage(pair) ?? 0) <= similarityThreshold)
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
