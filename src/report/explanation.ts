import { joined, message, type Message } from '#base';
import {
  type Flag,
  isLookedIn,
  judgedOf,
  pairAlike,
  type PairFinding,
  type RunReport,
  type SubmissionFinding,
} from '#contract';
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
  const about: Explained = {
    ...report,
    ordinary: ordinaryOf(report.findings.submissions),
    programs: new Set([...byKey.values()].flatMap((one) => (isLookedIn(one) ? [one.key] : []))),
  };
  return new Map(
    report.verdict.flagged.flatMap(({ key, by }) => {
      const submission = byKey.get(key);
      return submission === undefined ? [] : [[key, explanation(about, submission, by, closest.get(key))]];
    }),
  );
}

interface Explained extends RunReport {
  /** What is ordinary for a submission with this total: the median of all others' similarities; null: there are too few of them. */
  readonly ordinary: (total: number | null) => number | null;
  /** What code is looked for in. */
  readonly programs: ReadonlySet<string>;
}

function explanation(
  report: Explained,
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
  report: Explained,
  submission: SubmissionFinding,
  peer: ClosestPeer | undefined,
): readonly Message[] {
  const threshold = report.thresholds.similarity;
  // A number that no pair of this check explains was found in an archive of the service, or on the web.
  const isPairs = peer !== undefined && (peer.average ?? 0) > threshold;
  const n = shortTokens(submission);
  const ordinary = report.ordinary(submission.total);
  const closeness = isPairs ? closenessWords(peer.pair, report.findings.ordinary ?? null) : null;
  return [
    aboveSentence(submission, isPairs ? peer.pair : null, threshold),
    ...webSentence(submission, isPairs ? peer.average : null),
    ...(isPairs ? sharedSentence(report, submission, peer.pair) : []),
    starterSentence(report, submission),
    ...(closeness === null ? [] : [closeness]),
    ...(ordinary === null ? [] : [message('report.ordinary', { score: { as: 'score', value: ordinary } })]),
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
  { programs }: Explained,
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
  const others = programs.size - [key, other].filter((one) => programs.has(one)).length;
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

function ordinaryOf(submissions: readonly SubmissionFinding[]): Explained['ordinary'] {
  const totals = judgedOf(submissions)
    .flatMap(({ total }) => (total === null ? [] : [total]))
    .toSorted((x, y) => x - y);
  return (total) => {
    const others = totals.length - (total === null ? 0 : 1);
    if (others < LEAST_OTHERS) return null;
    const middle = Math.ceil(others / 2) - 1;
    // Without this one, all that stand behind it are one place further in front.
    const at = total !== null && totals.indexOf(total) <= middle ? middle + 1 : middle;
    return totals[at] ?? null;
  };
}

/** Of fewer nothing is ordinary. */
const LEAST_OTHERS = 3;

/** From here on nobody asks how many times. */
const FAR = 20;
/** Below it the number of times says nothing. */
const LEAST = 2;

/**
 * At least how many times as close two programs are as is ordinary for them: of the total, which is 100 × (1 − 4^(−ρ)), 4 ρ
 * (`judgePairs` of the engine). More where little is alike in the class, or where the programs are short: both count against it.
 */
export function timesAsClose(total: number): number {
  return (-4 * Math.log(1 - total / 100)) / Math.log(4);
}

/**
 * What the number that decides says, and how alike the two are without it, in one sentence; null: the service gives no such number.
 *
 * @param ordinary how alike an ordinary program of the class is with others, 0..100; null: nobody can say
 */
export function closenessWords(
  pair: Pick<PairFinding, 'similarity' | 'matchedSimilarity' | 'total'>,
  ordinary: number | null,
): Message | null {
  const { total = null } = pair;
  if (total === null) return null;
  // A hair below is a fault of rounding: 93.75 is eight times.
  const times = timesAsClose(total) + 1e-9;
  return message('compare.means', {
    total: { as: 'score', value: total },
    kind: ordinary === null ? 'alone' : times < LEAST ? 'few' : times < FAR ? 'times' : 'far',
    times: Math.min(FAR, Math.floor(times)),
    alike: { as: 'score', value: pairAlike(pair) },
    ordinary: { as: 'score', value: ordinary },
  });
}
