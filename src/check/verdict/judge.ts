import { type Failure, inEnglish, joined, message, type Message } from '#base';
import { type Dismissal, type Findings, highest, SERVICE_THRESHOLD, type Verdict } from '#contract';
import { type Policy, toleratesFailure } from './policy.ts';
import {
  handedIn,
  incompleteSentences,
  missingSentences,
  ordinarySentence,
  singleSentence,
  standsOutSentence,
  thresholdWords,
  withoutNumbersSentence,
} from './sentences.ts';
import { knownTotals, type Tally, tallyOf } from './tally.ts';

type Decision = Pick<Verdict, 'outcome' | 'exitCode' | 'sentence'>;

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
  const tally = tallyOf(findings, policy, dismissed);
  const web = webFailure(findings);
  const red = policy.onWebError === 'fail' ? web : null;
  const decided =
    failed(tally, failure, policy) ?? flagged(tally, failure, policy, red) ?? standingOut(tally, policy);
  const contradiction = decided === null ? contradictionOf(findings) : null;
  const isDecisive =
    policy.similarityThreshold === SERVICE_THRESHOLD && policy.aiThreshold === SERVICE_THRESHOLD;
  const decision =
    decided ??
    (contradiction !== null && isDecisive ? contradicted(tally, contradiction, policy) : null) ??
    incomplete(tally, policy, red) ??
    uncompared(tally, policy) ??
    passed(tally, policy);
  return {
    ...decision,
    flagged: tally.flagged,
    standsOut: tally.standsOut,
    notChecked: tally.notChecked,
    maxSimilarity: tally.maxSimilarity,
    maxAiScore: tally.maxAiScore,
    warnings: [
      ...tally.warnings,
      ...(contradiction === null || isDecisive ? [] : [contradiction]),
      ...(web === null ? [] : [message('notices.webFailed', { why: web })]),
    ],
  };
}

function isIncomplete({ notChecked, unfinished }: Tally): boolean {
  return notChecked.length > 0 || unfinished > 0;
}

/** Whether a pair may stand out that nobody read, where that would fail the job. */
function hidesPairs({ pairsUnread }: Tally, { failOn }: Policy): boolean {
  return failOn === 'stands-out' && pairsUnread > 0;
}

/** Whether the run is incomplete and the job fails for it. */
function isRedForGaps(tally: Tally, { onIncomplete }: Policy): boolean {
  return isIncomplete(tally) && onIncomplete === 'fail';
}

/** Whether the job fails for what is flagged, or for what stands out beside it. */
function isRedForFlags({ areFlaggedFirst, standsOut }: Tally, { failOn }: Policy): boolean {
  if (failOn === 'never') return false;
  return !areFlaggedFirst || (failOn === 'stands-out' && standsOut.length > 0);
}

/**
 * That gaps alone fail the job, where who reads of flags or said `fail-on: never` would look for another reason.
 *
 * @param isRedBesides the job would fail without the gaps, too
 */
function gapSentences(tally: Tally, policy: Policy, isRedBesides = false): readonly Message[] {
  const isUnexpected = policy.failOn === 'never' || tally.flagged.length > 0;
  const isForGapsAlone = isRedForGaps(tally, policy) && !isRedForFlags(tally, policy) && !isRedBesides;
  return isUnexpected && isForGapsAlone ? [message('verdict.failsForGaps')] : [];
}

/** The check failed before it flagged anybody, or was cancelled. */
function failed({ flagged: flags }: Tally, failure: Failure | null, policy: Policy): Decision | null {
  if (failure === null || (flags.length > 0 && failure.outcome !== 'cancelled')) return null;
  const { outcome } = failure;
  const sentence = inEnglish(failure.message);
  return { outcome, exitCode: toleratesFailure(outcome, policy) ? 0 : 1, sentence };
}

/** @param web why the web could not be searched, where that fails the job */
function flagged(tally: Tally, failure: Failure | null, policy: Policy, web: string | null): Decision | null {
  const { flagged: flags } = tally;
  if (flags.length === 0) return null;
  const isRedBesides = web !== null || (failure !== null && !toleratesFailure(failure.outcome, policy));
  const isRed = isRedForFlags(tally, policy) || isRedForGaps(tally, policy) || isRedBesides;
  const thresholds = thresholdWords(tally, policy);
  return {
    outcome: 'flagged',
    exitCode: isRed ? 1 : 0,
    sentence: joined('words.sentences', [
      message('verdict.flagged', { flagged: flags.length, n: handedIn(tally), thresholds }),
      ...ordinarySentence(tally),
      ...standsOutSentence(tally),
      ...missingSentences(tally),
      ...gapSentences(tally, policy, isRedBesides),
      ...webSentences(web),
      ...(failure === null ? [] : [inEnglish(failure.message)]),
    ]),
  };
}

/** Nobody is flagged, and the policy fails on pairs that stand out. */
function standingOut(tally: Tally, policy: Policy): Decision | null {
  if (policy.failOn !== 'stands-out' || tally.standsOut.length === 0) return null;
  return {
    outcome: 'flagged',
    exitCode: 1,
    sentence: joined('words.sentences', [
      message('verdict.noneAbove', { thresholds: thresholdWords(tally, policy) }),
      ...ordinarySentence(tally),
      ...standsOutSentence(tally),
      ...missingSentences(tally),
    ]),
  };
}

/** The service flags more submissions than its own numbers show. */
function contradicted(tally: Tally, contradiction: Message, policy: Policy): Decision {
  return {
    outcome: 'incomplete',
    exitCode: policy.failOn === 'never' && !isRedForGaps(tally, policy) ? 0 : 1,
    sentence: joined('words.sentences', [
      contradiction,
      message('verdict.lookAtService'),
      ...standsOutSentence(tally),
      ...missingSentences(tally),
      ...gapSentences(tally, policy),
    ]),
  };
}

function incomplete(tally: Tally, policy: Policy, web: string | null): Decision | null {
  const hasGaps = isIncomplete(tally) || tally.judged.length === 0 || hidesPairs(tally, policy);
  if (!hasGaps && web === null) return null;
  return {
    outcome: 'incomplete',
    exitCode: web !== null || policy.onIncomplete === 'fail' ? 1 : 0,
    sentence: joined('words.sentences', [
      ...webSentences(web),
      ...(hasGaps ? incompleteSentences(tally, policy) : []),
      ...gapSentences(tally, policy, web !== null),
      ...ordinarySentence(tally),
      ...standsOutSentence(tally),
    ]),
  };
}

/** Why the web was not searched as asked, as all who were asked say; null: it was. */
function webFailure({ webSearch }: Findings): string | null {
  const sentences = (webSearch?.failures ?? []).map(({ sentence }) => sentence);
  return sentences.length === 0 ? null : sentences.join(' ');
}

function webSentences(why: string | null): readonly Message[] {
  return why === null ? [] : [message('verdict.webFailed', { why })];
}

/** One submission that was compared with nobody, and no AI score. */
function uncompared({ judged, maxSimilarity, maxAiScore }: Tally, { source }: Policy): Decision | null {
  if (maxSimilarity !== null || maxAiScore !== null) return null;
  return { outcome: 'skipped', exitCode: 0, sentence: singleSentence(judged, source) };
}

function passed(tally: Tally, policy: Policy): Decision {
  const { judged, maxSimilarity } = tally;
  const thresholds = thresholdWords(tally, policy);
  return {
    outcome: 'passed',
    exitCode: 0,
    sentence: joined('words.sentences', [
      message('verdict.passed', { n: judged.length, thresholds }),
      ...(maxSimilarity === null ? [singleSentence(judged, policy.source)] : []),
      ...withoutNumbersSentence(judged),
      ...ordinarySentence(tally),
      ...standsOutSentence(tally),
    ]),
  };
}

/** A sentence where the service counts more flagged submissions than its own numbers show; null: it does not. */
function contradictionOf({ serviceFlaggedCount: counted, submissions }: Findings): Message | null {
  const seen = submissions.filter(
    (submission) =>
      (highest(knownTotals(submission)) ?? 0) > SERVICE_THRESHOLD ||
      (submission.aiAverage ?? 0) > SERVICE_THRESHOLD,
  ).length;
  if (counted === null || counted <= seen) return null;
  return message('verdict.contradiction', { counted, seen });
}
