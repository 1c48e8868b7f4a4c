import type { PairFinding, SubmissionFinding } from '../domain/findings.ts';
import type { RunReport } from '../domain/report.ts';
import { judgedOf } from '../domain/submission.ts';
import type { Flag } from '../domain/verdict.ts';
import { count, formatCount, formatScore } from '../text/format.ts';
import type { ClosestPeer } from './ranking.ts';
import { SHORT_MEANS, shortWords } from './wording.ts';

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
): ReadonlyMap<string, string> {
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
): string {
  const { thresholds, findings } = report;
  const isEmbedded = findings.service.kind === 'embedded';
  return [
    ...(by.includes('similarity') ? similaritySentences(report, submission, peer) : []),
    ...(by.includes('ai')
      ? [
          `AI score ${formatScore(submission.aiAverage, thresholds.ai)}, above ${thresholds.ai}${isEmbedded ? ': it says how much of this code, without what many others have too, stands in the AI references that were given' : ''}.`,
        ]
      : []),
  ].join(' ');
}

function similaritySentences(
  report: RunReport,
  submission: SubmissionFinding,
  peer: ClosestPeer | undefined,
): readonly string[] {
  const { thresholds } = report;
  const { total } = submission;
  const above = `Similarity ${formatScore(total, thresholds.similarity)}, above ${thresholds.similarity}`;
  // A number that no pair of this check explains was found in an archive of the service, or on the web.
  const isPairs = peer !== undefined && (peer.average ?? 0) > thresholds.similarity;
  const made = isPairs ? madeOf(submission, peer.pair) : null;
  const short = shortWords(submission);
  return [
    `${above}${made === null ? '' : `: ${made}`}.`,
    ...(isPairs ? sharedSentence(report, submission, peer.pair) : []),
    starterSentence(report, submission),
    ...ordinarySentence(report, submission),
    ...(short === null ? [] : [`It is ${short}: ${SHORT_MEANS}.`]),
  ];
}

/** What the number counts: tokens in common runs with the closest other one. */
function madeOf(
  { key, tokens }: SubmissionFinding,
  { a, similarity, matchedSimilarity, overlap, longestFragment }: PairFinding,
): string | null {
  if (overlap === null) return null;
  const share = a === key ? similarity : matchedSimilarity;
  const all = tokens ?? (share === null || share === 0 ? null : Math.round((100 * overlap) / share));
  const whole = all === null ? '' : ` of its ${formatCount(all)}`;
  const longest = longestFragment === null ? '' : `, the longest run ${formatCount(longestFragment)}`;
  return `${formatCount(overlap)}${whole} tokens also stand in the closest other one${longest}`;
}

/** How many others have the same code: the median over the tokens of the pair's fragments. */
function sharedSentence(
  { findings }: RunReport,
  { key, matches }: SubmissionFinding,
  { a, b }: PairFinding,
): readonly string[] {
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
  return middle.sharedBy === 0
    ? [`At least half of this code is in none of the ${count(others, 'other')}.`]
    : [
        `At least half of this code is in ${formatCount(middle.sharedBy)} or more of the ${count(others, 'other')}, too.`,
      ];
}

function starterSentence({ findings }: RunReport, { commonCode = [] }: SubmissionFinding): string {
  if (!findings.baseCode) return 'Starter code was not taken out.';
  return commonCode.length === 0
    ? 'Starter code was taken out; it has none of it.'
    : 'Starter code was taken out, and does not count.';
}

/** What is ordinary: the median of all others' similarities. */
function ordinarySentence({ findings }: RunReport, { key }: SubmissionFinding): readonly string[] {
  const totals = judgedOf(findings.submissions)
    .flatMap((one) => (one.key === key || one.total === null ? [] : [one.total]))
    .toSorted((x, y) => x - y);
  const middle = totals[Math.ceil(totals.length / 2) - 1];
  if (middle === undefined || totals.length < LEAST_OTHERS) return [];
  return [`Ordinary in this class is ${formatScore(middle)} (the median of the others).`];
}

/** Of fewer nothing is ordinary. */
const LEAST_OTHERS = 3;
