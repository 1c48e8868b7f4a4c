import { formatCount } from '#base';

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
export function scaleNotices(facts: ScaleFacts): readonly string[] {
  const { references, unscored, run, leastClass, isSmall, leftOut } = facts;
  if (isSmall) {
    return [
      `There are no AI scores: with fewer than ${leastClass} submissions it cannot be told what the task makes everybody write.`,
    ];
  }
  const solutions = references === 1 ? 'one AI-written solution' : `${references} AI-written solutions`;
  const many = `at least ${Math.round(100 * facts.commonShare)} % of the other submissions have`;
  const points = SCALE.slice(1)
    .map(([share, score]) => `${Math.round(100 * share)} % scores ${score}`)
    .join(', ');
  const without =
    unscored === 0
      ? ''
      : ` ${unscored} ${unscored === 1 ? 'submission has' : 'submissions have'} no score: too little code of its own beside the starter code and what many have, or in no language of the solutions.`;
  const how = `AI scores say how much of a submission stands in ${solutions}, in runs of ${run} tokens, without what ${many}: ${points}.`;
  const { above, scores, people, tasks } = MEASURED;
  const often = `Measured with three solutions of the same task, in ${tasks} tasks: of ${formatCount(scores)} scores of ${people} programs written by people ${above} were above ${Math.round(100 * FLAGGED)} %.`;
  const notice = `${how} ${often} A low score does not say that no AI was used.${without}`;
  return leftOut < MOSTLY
    ? [notice]
    : [
        notice,
        `${Math.round(100 * leftOut)} % of the AI-written code is code that ${many}. Either the task leaves little choice, or many used such a solution: the AI scores cannot tell which, and what many share does not count in them.`,
      ];
}
