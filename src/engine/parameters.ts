/**
 * Every number the engine's results depend on. One fixed set for all languages; what each was chosen on stands in
 * `bench/README.md`.
 */
export interface EngineParameters {
  /** Tokens of a fingerprinted k-gram. */
  readonly k: number;
  /** Winnowing window (Schleimer, Wilkerson, Aiken 2003): every match of k + w - 1 tokens shares a fingerprint. */
  readonly w: number;
  /** Shortest common run that counts as matched, in tokens; at least k + w - 1, so that every such run holds a fingerprint. */
  readonly minimumTile: number;
  /** Suspicion is a number in sets of at least so many documents: below, nothing is rare or common. */
  readonly suspicionFrom: number;
  /** Pairs without a common run are listed from this suspicion on (0..100): it orders the far end of a small set. */
  readonly leastSuspicion: number;
  /** Runs that lie at most this many tokens apart on both sides are shown as one fragment. */
  readonly mergeGap: number;
  /** Tokens of the small k-grams, all of which are compared (no winnowing), and roles of one variable in a row that are one run. */
  readonly smallRun: number;
  /**
   * Power of rarity in the rank, of strings and of runs of roles, calls and shingles. Of small k-grams and of names it is twice that: a
   * student who copies seldom changes what a program says and does.
   */
  readonly rarityPower: number;
  /** Doubt about names and strings in common: about so many rare ones weigh as much as none. */
  readonly nameDoubt: number;
  readonly stringDoubt: number;
  /** How many equal runs of roles of a program are told apart, of calls and shingles too. */
  readonly roleTimes: number;
  /** Doubt about runs as about names, and the weight of roles against ordered runs (1). */
  readonly roleDoubt: number;
  readonly roleWeight: number;
  /** About so many rare runs a program needs for half of a weight. */
  readonly roleEnough: number;
  /** Tokens of a shingle, calls in a row, which raise a rank and lower none; else they are as runs of roles. */
  readonly raiseRun: number;
  /** Weight of the densest stretch. */
  readonly denseWeight: number;
  /** How strongly what only raises the rank does: names and strings, calls and shingles. */
  readonly raiseWeight: number;
  /** Submissions with fewer tokens (after base code) are too short to judge. */
  readonly minimumTokens: number;
  /** Partners of each submission that are tiled whatever their containment. */
  readonly partners: number;
  /** Pairs of each submission, by suspicion and by coverage, whose matched regions are listed. */
  readonly shownPairs: number;
  /** Runs of the pairs whose matched regions are listed besides: those that stand out, and those above the flag threshold. */
  readonly shownRuns: number;
  /** In a large set, pairs above this weighted containment are tiled. */
  readonly tileFrom: number;
  /** Small sets are tiled whole: as long as this many tokens are scanned in all. */
  readonly tileBudgetTokens: number;
  /** Tokens of all pairs that are tiled besides the best partners, both sides counted. */
  readonly tileMostTokens: number;
  /** At most this many pairs are tiled besides the best partners; `tileFrom` rises until it holds. */
  readonly maxPairs: number;
  /** Partners are looked for by all that documents have in common, as long as that is so many additions; beyond: */
  readonly lookBudget: number;
  /** - by what at most so many documents have, */
  readonly mostHolders: number;
  /** - by so many fingerprints of each document of those that more have, at so many documents next to it in size on either side, */
  readonly samples: number;
  readonly nearest: number;
  /** - and so many of a document's likeliest partners are looked at closely. */
  readonly likely: number;
  /** Share of the submissions that code must be in to be detected as starter code. */
  readonly commonShare: number;
  /** Shared code shorter than this, in tokens, is an idiom and no starter code; so is code like much given one that is written otherwise. */
  readonly commonRun: number;
  /** Up to so many tokens of given code count in runs of `k`; each time that there are twice as many, a run is so many longer. */
  readonly givenTokens: number;
  readonly givenGrowth: number;
  /** Detected starter code is in at least this many submissions, of at least `commonFromSubmissions`. */
  readonly commonAtLeast: number;
  readonly commonFromSubmissions: number;
  /** Where none is given: shares of the submissions, and how many, that have whole files, and runs of `commonRun` tokens, which are everybody's. */
  readonly everybodyFiles: number;
  readonly everybodyRuns: number;
  /** Of what the usual submission has of both, so much have as many as have everybody's runs. */
  readonly everybodyPart: number;
  readonly everybodyAtLeast: number;
  /** What must be left beside starter code: fingerprints, and share of all. */
  readonly residueFingerprints: number;
  readonly residueShare: number;
  /** Suspicion's exponent is multiplied by this / (this + what is ordinary in the class): the larger, the less classes differ. */
  readonly classDoubt: number;
  /** How many times as suspicious as what is ordinary in its class a pair stands out, and from which suspicion (0..100). */
  readonly standsOutFactor: number;
  readonly standsOutAtLeast: number;
  /** No pair stands out of which one program is more than so many times as long as the other. */
  readonly standsOutLength: number;
  /** … unless the shorter one stands in the longer by this share in one stretch: padding hides no copy. */
  readonly standsOutStretch: number;
  /** Which of a submission's best partners is ordinary. */
  readonly standsOutPartner: number;
  /** Flag threshold of clusters, 0..100. */
  readonly clusterFrom: number;
  /** How many times as close as is ordinary in its class a pair is at `clusterFrom` (`judgePairs`). */
  readonly judgeFactor: number;
  /** Closeness is a mean of similarity and suspicion in which suspicion is one of so many. */
  readonly judgeSuspicion: number;
  /** Tokens of the shorter program below which a pair has to be closer; of half as many on equal tokens are one program. */
  readonly judgeLength: number;
  /** How many times as close as one is to its third best partner two programs of one task are. */
  readonly judgeNear: number;
  /** Of a group that passed code on: least similarity (0..100) and bits of evidence of a link, and programs near that evidence is held against. */
  readonly evidenceFrom: number;
  readonly evidenceBits: number;
  readonly evidenceNear: number;
  /** Fingerprints of a submission by which later checks find it. */
  readonly imprintSample: number;
  /** Tokens by which a stretch in common with a web document has to be longer each time that is twice as long as the submission. */
  readonly webRunGrowth: number;
  /** Share of a submission (0..100) from which a source is a match; one with a stretch as long as detected starter code always is. */
  readonly webShare: number;
  /** Web documents that each submission is compared with at most: those that have most of its rare code. */
  readonly webPartners: number;
  /** Share of the submissions that makes a piece of a web document a tutorial's. */
  readonly tutorialShare: number;
}

export const PARAMETERS: EngineParameters = {
  k: 12,
  w: 4,
  minimumTile: 15,
  suspicionFrom: 8,
  leastSuspicion: 2,
  mergeGap: 6,
  smallRun: 4,
  rarityPower: 2,
  nameDoubt: 4,
  stringDoubt: 0.5,
  roleTimes: 3,
  roleDoubt: 1,
  roleWeight: 3,
  roleEnough: 7,
  raiseRun: 3,
  denseWeight: 0.25,
  raiseWeight: 4,
  minimumTokens: 120,
  partners: 10,
  shownPairs: 3,
  shownRuns: 200_000,
  tileFrom: 0.1,
  tileBudgetTokens: 40_000_000,
  tileMostTokens: 300_000_000,
  maxPairs: 30_000,
  lookBudget: 1_000_000_000,
  mostHolders: 200,
  samples: 16,
  nearest: 32,
  likely: 16,
  commonShare: 0.3,
  commonRun: 36,
  givenTokens: 128,
  givenGrowth: 3,
  commonAtLeast: 3,
  commonFromSubmissions: 8,
  everybodyFiles: 0.6,
  everybodyRuns: 0.95,
  everybodyPart: 0.25,
  everybodyAtLeast: 4,
  residueFingerprints: 20,
  residueShare: 0.1,
  classDoubt: 2,
  standsOutFactor: 6,
  standsOutAtLeast: 40,
  standsOutLength: 8,
  standsOutStretch: 0.8,
  standsOutPartner: 3,
  clusterFrom: 75,
  judgeFactor: 4,
  judgeSuspicion: 3,
  judgeLength: 400,
  judgeNear: 0.6,
  evidenceFrom: 55,
  evidenceBits: 900,
  evidenceNear: 10,
  imprintSample: 32,
  webRunGrowth: 4,
  webShare: 25,
  webPartners: 40,
  tutorialShare: 0.5,
};
