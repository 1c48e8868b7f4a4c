import { joined, type Message, message } from '#base';

/** The share that the score 75 stands for. How often people are above it stands in `MEASURED`. */
const FLAGGED = 0.55;
/** Share of runs found → score; linear between. */
const SCALE: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.4, 50],
  [FLAGGED, 75],
  [0.65, 85],
  [0.8, 100],
];

/** What `bench/ai-references.ts` prints for three solutions of the same task, from a set of them that took no part in the choice. */
export const MEASURED = { above: 0, scores: 2810, people: 281, tasks: 11 } as const;

/** From this share of the solutions' code on, the class says more about the task than the score about a student. */
const MOSTLY = 0.5;

/** The score (0..100) of a share of runs (0..1). */
export function calibrated(share: number): number {
  for (let at = 1; at < SCALE.length; at += 1) {
    const [from, low] = SCALE[at - 1] as readonly [number, number];
    const [to, high] = SCALE[at] as readonly [number, number];
    if (share <= to) return low + ((high - low) * (share - from)) / (to - from);
  }
  return 100;
}

/** What the sentences about AI scores are made of. */
interface ScaleFacts {
  /** How many solutions were given. */
  readonly references: number;
  /** Submissions without a score. */
  readonly unscored: number;
  /** Tokens of a run. */
  readonly run: number;
  /** Share of the other submissions (0..1) from which on a run is the task's. */
  readonly commonShare: number;
  /** Submissions below which there are no scores. */
  readonly leastClass: number;
  /** Whether there are fewer. */
  readonly isSmall: boolean;
  /** Share of the solutions' runs (0..1) that were left out because so many submissions have them. */
  readonly leftOut: number;
}

/** What a person has to know to read the scores: how they come about, how often people reach them, who has none. */
export function scaleNotices(facts: ScaleFacts): readonly Message[] {
  const { references, unscored, run, leastClass, isSmall, leftOut } = facts;
  if (isSmall) return [message('notices.aiNeedsClass', { least: leastClass })];
  const common = percent(facts.commonShare);
  const points = SCALE.slice(1).map(([share, score]) =>
    message('notices.aiPoint', { percent: percent(share), score }),
  );
  const notice = joined('words.sentences', [
    message('notices.aiScale', {
      solutions: references,
      run,
      common,
      points: joined('words.commas', points),
    }),
    message('notices.aiMeasured', { ...MEASURED, percent: percent(FLAGGED) }),
    message('notices.aiLowScore'),
    ...(unscored === 0 ? [] : [message('notices.aiWithout', { n: unscored })]),
  ]);
  return leftOut < MOSTLY
    ? [notice]
    : [notice, message('notices.aiMostlyShared', { percent: percent(leftOut), common })];
}

function percent(share: number): number {
  return Math.round(100 * share);
}
