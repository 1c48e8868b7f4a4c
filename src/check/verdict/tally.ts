import { compareText, message, type Message } from '#base';
import {
  type CollectionFailure,
  type Dismissal,
  type Findings,
  type Flag,
  highest,
  holdsNoCode,
  isCompared,
  isCovered,
  isMissing,
  isOrdinary,
  isPushedFirst,
  isSingle,
  judgedOf,
  type LeftOut,
  notCompared,
  openedBefore,
  pairAverage,
  type PairFinding,
  pairsByKey,
  pushedBefore,
  type SubmissionFinding,
  unreadOf,
  type Verdict,
} from '#contract';
import {
  hiddenCodeWarnings,
  hidesCode,
  isDismissed,
  isPardoned,
  pairsThatExplain,
  unreadableWarnings,
} from './pardon.ts';
import type { Policy } from './policy.ts';
import { sameFilesWarnings } from './same-files.ts';

/** What the numbers of a check say against the thresholds, before a policy decides how the run ends. */
export interface Tally
  extends Pick<
    Verdict,
    'flagged' | 'standsOut' | 'notChecked' | 'maxSimilarity' | 'maxAiScore' | 'warnings'
  > {
  readonly judged: readonly SubmissionFinding[];
  /** What could not be collected. */
  readonly failures: readonly CollectionFailure[];
  /** Several submissions that are compared with each other. */
  readonly isClass: boolean;
  readonly aiRun: boolean;
  /** Everything that is flagged is a pull request that is like later ones alone, by GitHub's record of pushes. */
  readonly areFlaggedFirst: boolean;
  /** Judged submissions that are not flagged, and are above the threshold with another one as they are: the class is like that. */
  readonly ordinary: number;
  /** How many submissions the service itself says it has not completed. */
  readonly unfinished: number;
  /** Of how many submissions nobody knows whether a pair stands out. */
  readonly pairsUnread: number;
}

/** Holds every judged submission against the thresholds: it is flagged, not flagged or not checked. */
export function tallyOf(findings: Findings, policy: Policy, dismissed: readonly Dismissal[]): Tally {
  const judged = judgedOf(findings.submissions);
  const isClass = policy.checkId !== null || !isSingle(policy.source);
  const absent = absentSources(findings);
  const withOwnPairs = ownPairs(findings, judged);
  const results = judged.map((submission) =>
    resultOf(submission, withOwnPairs(submission), policy, dismissed),
  );
  const flagged = results
    .filter(({ by }) => by.length > 0)
    .toSorted((x, y) => worst(y) - worst(x) || compareText(x.submission.key, y.submission.key))
    .map(({ submission, by }) => ({ key: submission.key, by }));
  const maxSimilarity = highest(results.map(({ total }) => total));
  const run = { isClass, isAbsent: absent > 0 };
  const unflagged = results.filter(({ by }) => by.length === 0);
  // Where nothing of a class was compared, nobody of it was checked.
  const isUnknowable = isClass && maxSimilarity === null;
  const unknown = unflagged.filter((one) => one.hides || isUnknown(one, run));
  const rest = isUnknowable ? unflagged.filter((one) => !unknown.includes(one)) : [];
  const pardoned = results.filter(({ isPardoned: is }) => is).length;
  const hiding = results.filter(({ hides }) => hides).length;
  return {
    judged,
    failures: findings.failures,
    isClass,
    aiRun: findings.aiRun,
    flagged,
    areFlaggedFirst: results.every(({ by, isFirst }) => by.length === 0 || isFirst),
    standsOut: outliers(findings, policy, dismissed),
    ordinary: ordinaryCount(findings, policy, new Set(unflagged.map(({ submission }) => submission.key))),
    notChecked: [
      ...judgedOf(findings.failures).map(({ key }) => key),
      ...[...unknown, ...rest].map(({ submission }) => submission.key),
    ],
    maxSimilarity,
    maxAiScore: highest(judged.map(({ aiAverage }) => aiAverage)),
    unfinished: findings.unfinished ?? 0,
    pairsUnread: unreadOf(findings).length,
    warnings: [
      ...(isClass ? mostlyFlaggedWarnings(findings, flagged, policy.similarityThreshold) : []),
      ...(isClass ? sameFilesWarnings(findings, flagged, policy.similarityThreshold) : []),
      ...results.flatMap((one) => disagreement(one, policy) ?? []),
      ...openedWarnings(findings, flagged, policy, withOwnPairs),
      ...(pardoned === 0 ? [] : [message('verdict.pardoned', { n: pardoned })]),
      ...hiddenCodeWarnings(hiding),
      ...unreadableWarnings(judged),
      ...(absent === 0 ? [] : [message('verdict.absent', { n: absent })]),
      ...notCompared(missingOfSources(findings)),
    ],
  };
}

/** The findings with no other pairs than those of one submission. */
type OwnPairs = (submission: SubmissionFinding) => Findings;

/** All pairs are read once, not once for each submission that is above the threshold. */
function ownPairs(findings: Findings, judged: readonly SubmissionFinding[]): OwnPairs {
  const pairs = pairsByKey(findings.pairs, new Set(judged.map(({ key }) => key)));
  return ({ key }) => ({ ...findings, pairs: pairs.get(key) ?? [] });
}

/** Which of the pull requests that are alike was there first. */
function openedWarnings(
  findings: Findings,
  flagged: readonly Flag[],
  { similarityThreshold }: Policy,
  withOwnPairs: OwnPairs,
): readonly Message[] {
  const keys = new Set(flagged.map(({ key }) => key));
  return findings.submissions
    .filter(({ key }) => keys.has(key))
    .flatMap((one) => {
      const own = withOwnPairs(one);
      const opened = openedBefore(one, own, similarityThreshold);
      const name = JSON.stringify(one.name);
      return [
        ...(opened === 'first' ? [message('verdict.openedFirst', { name })] : []),
        ...(opened === 'last' ? [message('verdict.openedLast', { name })] : []),
        ...(pushedBefore(one, own, similarityThreshold) ? [message('verdict.pushedFirst', { name })] : []),
      ];
    });
}

/** A judged submission against the thresholds. */
type Result = ReturnType<typeof resultOf>;

function resultOf(
  submission: SubmissionFinding,
  findings: Findings,
  { similarityThreshold, aiThreshold }: Policy,
  dismissed: readonly Dismissal[],
) {
  const totals = knownTotals(submission);
  const total = highest(totals);
  const isSimilar = total !== null && total > similarityThreshold;
  const isWritten = submission.aiAverage !== null && submission.aiAverage > aiThreshold;
  const pardoned = isSimilar && isPardoned(submission, total, findings, similarityThreshold, dismissed);
  const by: Flag['by'] = [
    ...(isSimilar && !pardoned ? (['similarity'] as const) : []),
    ...(isWritten ? (['ai'] as const) : []),
  ];
  const explained = isSimilar ? pairsThatExplain(submission, total, findings, similarityThreshold) : null;
  const isFirst =
    !isWritten &&
    (explained?.every((pair) => isDismissed(pair, dismissed) || isPushedFirst(submission.key, pair)) ??
      false);
  const hides = hidesCode(submission, dismissed);
  return {
    submission,
    /** Every value the service gave for the total, and the highest of them. */
    totals,
    total,
    by,
    /** Above the threshold through dismissed pairs alone. */
    isPardoned: pardoned,
    /** Flagged for nothing but pairs with pull requests that provably had the shared code later. */
    isFirst,
    /** A file that does not count holds code that counts in another submission. */
    hides,
  };
}

function worst({ submission, total }: Result): number {
  return Math.max(total ?? 0, submission.aiAverage ?? 0);
}

/** Every value the service gave for the total. */
export function knownTotals({ total, totalSources }: SubmissionFinding): readonly number[] {
  if (totalSources.length > 0) return totalSources;
  return total === null ? [] : [total];
}

/** A warning where the values for the total are on both sides of the threshold; null: they are not. */
function disagreement({ totals, total }: Result, { similarityThreshold: threshold }: Policy): Message | null {
  if (total === null || total <= threshold) return null;
  if (totals.every((value) => value > threshold)) return null;
  return message('verdict.disagreement', {
    totals: { as: 'list', values: totals.map(String) },
    threshold,
  });
}

/**
 * How many sources to compare with were not compared: not collected, or not taken by the service. One that holds nothing, or is there
 * with nothing to compare it with, was read.
 */
function absentSources({ failures, submissions }: Findings): number {
  return (
    failures.filter(({ role }) => role !== 'judged').length +
    submissions.filter(
      (one) =>
        one.role === 'archive' &&
        one.state.kind === 'not-checked' &&
        one.comparability !== 'alone' &&
        one.files.some(({ size }) => size > 0) &&
        !holdsNoCode(one),
    ).length
  );
}

/** Files of the sources to compare with that were not compared. A judged submission that has such files is not checked, and says so itself. */
function missingOfSources({ submissions }: Findings): readonly LeftOut[] {
  return submissions
    .filter(({ role }) => role !== 'judged')
    .flatMap(({ name, leftOut }) =>
      leftOut.filter(isMissing).map((one) => ({ ...one, path: `${name}/${one.path}` })),
    );
}

/**
 * Whether a threshold could not be evaluated that had to be. What holds nothing beside starter code, or too little to judge,
 * has no similarity and needs none.
 *
 * @param run `isAbsent`: something to compare with was not there
 */
function isUnknown(
  { submission, total }: Result,
  run: { readonly isClass: boolean; readonly isAbsent: boolean },
): boolean {
  const { state, comparability, files, aiState, leftOut } = submission;
  // What could not be compared may be what was copied.
  if (leftOut.some(isMissing)) return true;
  if (comparability === 'starter-only' || comparability === 'too-short') return false;
  if (comparability === 'alone') return run.isClass || run.isAbsent || aiState === 'missing';
  // A pull request that changes no source file, or brings no code in those that it changes, has nothing that could be copied.
  if (!run.isClass && state.kind === 'not-checked' && (files.length === 0 || holdsNoCode(submission))) {
    return false;
  }
  return state.kind === 'not-checked' || total === null || aiState === 'missing';
}

function ordinaryCount(
  { pairs }: Findings,
  { similarityThreshold }: Policy,
  unflagged: ReadonlySet<string>,
): number {
  const held = pairs.filter((pair) => pair.together === undefined && isOrdinary(pair, similarityThreshold));
  return new Set(held.flatMap(({ a, b }) => [a, b]).filter((key) => unflagged.has(key))).size;
}

/**
 * Pairs that the service says stand out from this class, and those of which one program stands in the other, most suspicious first.
 * Pairs above the threshold are left out, because they are flagged, and so are dismissed pairs, and those whose two belong together.
 */
function outliers(
  findings: Findings,
  { similarityThreshold }: Policy,
  dismissed: readonly Dismissal[],
): Verdict['standsOut'] {
  const open = findings.pairs
    .filter((pair) => pair.together === undefined && !isDismissed(pair, dismissed))
    .filter((pair) => (pairAverage(pair) ?? 0) <= similarityThreshold);
  // What is above the threshold without any padding, and no closer than its class, is not hidden by any.
  const padded = open.filter((pair) => !isOrdinary(pair, similarityThreshold));
  const covered = new Set(coveredPairs(findings, padded));
  return open
    .filter((pair) => pair.standsOut === true || covered.has(pair))
    .toSorted((x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0))
    .map(({ a, b }) => ({ a, b }));
}

/**
 * Pairs of which one program stands in the other, the most alike first. In a class of some size at most half are named: where more are
 * alike, that is what is ordinary there. What a service tells in bands alone is no share.
 */
function coveredPairs(
  { submissions, inBands, ordinary }: Findings,
  pairs: readonly PairFinding[],
): readonly PairFinding[] {
  if (inBands === true) return [];
  const judgeable = new Map(
    submissions.filter((one) => isCompared(one.comparability)).map(({ key, role }) => [key, role]),
  );
  const judged = new Set([...judgeable].flatMap(([key, role]) => (role === 'judged' ? key : [])));
  const named = new Set<string>();
  return pairs
    .filter((pair) => judgeable.has(pair.a) && judgeable.has(pair.b) && isCovered(pair, ordinary ?? 0))
    .toSorted((x, y) => (pairAverage(y) ?? 0) - (pairAverage(x) ?? 0))
    .filter(({ a, b }) => {
      const more = [a, b].filter((key) => judged.has(key) && !named.has(key));
      const fits = judged.size < LEAST_SUBMISSIONS || (named.size + more.length) * 2 <= judged.size;
      if (fits) more.forEach((key) => named.add(key));
      return fits;
    });
}

/** In fewer submissions most may well be alike by chance, or copied. */
const LEAST_SUBMISSIONS = 8;
/** Of fewer, most may be alike by chance. */
const LEAST_OF_A_CLASS = 4;
/** Of the class: flagged, and alike with each other, or with what is no part of it. */
const SHARE = 0.6;

/**
 * What to do where most of a class is flagged. If it is for what is outside of the class, the usual reason is that the class itself is
 * there, of an earlier check, or else public code; if it is for being like each other and no starter code was given, that students were
 * given code. Empty: it is not so.
 */
function mostlyFlaggedWarnings(
  findings: Findings,
  flagged: readonly Flag[],
  threshold: number,
): readonly Message[] {
  const { submissions, clusters, baseCode } = findings;
  const own = judgedOf(submissions);
  const judged = new Set(own.map(({ key }) => key));
  const above = new Set(flagged.flatMap(({ key, by }) => (by.includes('similarity') ? [key] : [])));
  const known = own.filter(({ key, archive = null, web, local }) => {
    const elsewhere = highest([archive, web]) ?? 0;
    return above.has(key) && elsewhere > threshold && (local ?? 0) <= threshold;
  }).length;
  const similar = above.size - known;
  const isMost = (count: number): boolean => count >= SHARE * judged.size;
  if (judged.size < LEAST_OF_A_CLASS) return [];
  if (isMost(known)) return [message('verdict.alikeElsewhere', { n: known, all: judged.size })];
  if (!isMost(similar)) return [];
  if (submissions.some(({ role }) => role === 'base')) return [];
  // Several groups are alike in each and not with each other: nothing that all were given makes that.
  const groups = clusters.map((group) => group.filter((key) => judged.has(key)).length);
  if (groups.length > 0 && !groups.some(isMost)) return [];
  const counts = { n: similar, all: judged.size };
  if (baseCode) return [message('verdict.forgottenPartly', counts)];
  // Of so few it would find nothing more.
  const isSmall = judged.size < LEAST_SUBMISSIONS;
  return [message('verdict.forgotten', { ...counts, isSmall: isSmall ? 'yes' : 'no' })];
}
