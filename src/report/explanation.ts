import type { PairFinding, SubmissionFinding } from '../domain/findings.ts';
import type { RunReport } from '../domain/report.ts';
import { judgedOf } from '../domain/submission.ts';
import type { Flag } from '../domain/verdict.ts';
import { joined, message } from '../words/message.ts';
import type { Message } from '../words/value.ts';
import type { ClosestPeer } from './ranking.ts';
import { shortTokens } from './wording.ts';

/**
 * Why each flagged submission is flagged, in one line that names nobody: what its numbers are made of, and what is ordinary in this
 * class. Numbers that the service does not give are left out.
 *
 * @param closest the closest other one of each submission
 * @returns sentences by key
 */
export function flagExplanations(
  report: RunReport,
  closest: ReadonlyMap<string, ClosestPeer>,
): ReadonlyMap<string, Message> {
  const byKey = new Map(report.findings.submissions.map((one) => [one.key, one]));
  return new Map(
    report.verdict.flagged.flatMap(({ key, by }) => {
      const submission = byKey.get(key);
      return submission === undefined ? [] : [[key, explanation(report, submission, by, closest.get(key))]];
    }),
  );
}

function explanation(
  report: RunReport,
  submission: SubmissionFinding,
  by: Flag['by'],
  peer: ClosestPeer | undefined,
): Message {
  const { thresholds, findings } = report;
  const threshold = thresholds.ai;
  const score = { as: 'score', value: submission.aiAverage, threshold } as const;
  const isEmbedded = findings.service.kind === 'embedded';
  return joined('words.sentences', [
    ...(by.includes('similarity') ? similaritySentences(report, submission, peer) : []),
    ...(by.includes('ai')
      ? [message(isEmbedded ? 'report.aboveAiMeans' : 'report.aboveAi', { score, threshold })]
      : []),
  ]);
}

function similaritySentences(
  report: RunReport,
  submission: SubmissionFinding,
  peer: ClosestPeer | undefined,
): readonly Message[] {
  const threshold = report.thresholds.similarity;
  // A number that no pair of this check explains was found in an archive of the service, or on the web.
  const isPairs = peer !== undefined && (peer.average ?? 0) > threshold;
  const n = shortTokens(submission);
  return [
    aboveSentence(submission, isPairs ? peer.pair : null, threshold),
    ...webSentence(submission, isPairs ? peer.average : null),
    ...(isPairs ? sharedSentence(report, submission, peer.pair) : []),
    starterSentence(report, submission),
    ...ordinarySentence(report, submission),
    ...(n === null ? [] : [message('report.isShort', { n })]),
  ];
}

/** Whether it is public code that the number comes from. @param average of the closest pair; null: no pair is above the threshold */
function webSentence({ publicWeb, total }: SubmissionFinding, average: number | null): readonly Message[] {
  const isHighest = publicWeb != null && publicWeb === total && publicWeb > (average ?? -1);
  return isHighest ? [message('web.highest')] : [];
}

/** What the number counts: tokens in common runs with the closest other one. @param pair null: it is not known */
function aboveSentence(
  { key, tokens, total }: SubmissionFinding,
  pair: PairFinding | null,
  threshold: number,
): Message {
  const score = { as: 'score', value: total, threshold } as const;
  const overlap = pair?.overlap ?? null;
  if (pair === null || overlap === null) return message('report.aboveSimilarity', { score, threshold });
  const { a, similarity, matchedSimilarity, longestFragment: longest } = pair;
  const share = a === key ? similarity : matchedSimilarity;
  const all = tokens ?? (share === null || share === 0 ? null : Math.round((100 * overlap) / share));
  return message('report.aboveSimilarityMade', {
    score,
    threshold,
    overlap,
    hasAll: all === null ? 'no' : 'yes',
    all: all ?? 0,
    hasLongest: longest === null ? 'no' : 'yes',
    longest: longest ?? 0,
  });
}

/** How many others have the same code: the median over the tokens of the pair's fragments. */
function sharedSentence(
  { findings }: RunReport,
  { key, matches }: SubmissionFinding,
  { a, b }: PairFinding,
): readonly Message[] {
  const other = a === key ? b : a;
  const held = matches
    .flatMap(({ otherKey, sharedBy, tokens }) =>
      otherKey === other && sharedBy !== undefined ? [{ sharedBy, tokens: tokens ?? 0 }] : [],
    )
    .toSorted((x, y) => x.sharedBy - y.sharedBy);
  const half = held.reduce((sum, { tokens }) => sum + tokens, 0) / 2;
  let sum = 0;
  const middle = held.find(({ tokens }) => {
    sum += tokens;
    return sum >= half;
  });
  if (middle === undefined) return [];
  const others = findings.submissions.filter(
    (one) => (one.role === 'judged' || one.role === 'archive') && one.key !== key && one.key !== other,
  ).length;
  return [
    middle.sharedBy === 0
      ? message('report.inNoOther', { n: others })
      : message('report.inManyOthers', { held: middle.sharedBy, n: others }),
  ];
}

function starterSentence({ findings }: RunReport, { commonCode = [] }: SubmissionFinding): Message {
  if (!findings.baseCode) return message('report.starterNotOut');
  return message(commonCode.length === 0 ? 'report.starterNone' : 'report.starterOut');
}

/** What is ordinary: the median of all others' similarities. */
function ordinarySentence({ findings }: RunReport, { key }: SubmissionFinding): readonly Message[] {
  const totals = judgedOf(findings.submissions)
    .flatMap((one) => (one.key === key || one.total === null ? [] : [one.total]))
    .toSorted((x, y) => x - y);
  const middle = totals[Math.ceil(totals.length / 2) - 1];
  if (middle === undefined || totals.length < LEAST_OTHERS) return [];
  return [message('report.ordinary', { score: { as: 'score', value: middle } })];
}

/** Of fewer nothing is ordinary. */
const LEAST_OTHERS = 3;
