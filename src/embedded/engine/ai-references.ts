import { FAMILIES } from '../../languages/languages.ts';
import type { AiResult } from './api.ts';
import { everyGram, GramHashes, GramTable } from './fingerprints.ts';
import { fragmentsOf } from './pair-score.ts';
import type { AbstractedCode } from './read-document.ts';
import { mask, StarterCode } from './starter-code.ts';
import { type Anchors, Tiler } from './tiling.ts';
import { TOKEN_LIMIT } from './tokenizers/vocabulary.ts';

/** More references than this void the calibration: their union would hold any solution. */
export const MAX_REFERENCES = 5;
/** Tokens of an n-gram. */
const N = 9;
/** Fewer distinct n-grams than this say nothing. */
const MINIMUM_GRAMS = 100;
/** Starter code is found by longer n-grams, as everywhere in the engine. */
const STARTER_N = 12;
const MAX_FRAGMENTS = 200;

/** Share of n-grams found → score; linear between. c > .5 happened for 0.118 % of 67,801 programs written by people. */
const CALIBRATION: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.35, 50],
  [0.5, 75],
  [0.6, 85],
  [0.75, 100],
];

/** Raised when more than `MAX_REFERENCES` AI references are given. */
export class TooManyReferences extends RangeError {
  override readonly name = 'TooManyReferences';
  constructor() {
    super(
      `At most ${MAX_REFERENCES} AI references can be compared with: with more the score would mean nothing.`,
    );
  }
}

/** The score (0..100) of a share of n-grams (0..1). */
export function calibrated(share: number): number {
  for (let at = 1; at < CALIBRATION.length; at += 1) {
    const [from, low] = CALIBRATION[at - 1] as readonly [number, number];
    const [to, high] = CALIBRATION[at] as readonly [number, number];
    if (share <= to) return low + ((high - low) * (share - from)) / (to - from);
  }
  return 100;
}

/** What a person has to know to read the scores: how they come about, how often people reach them, who has none. */
export function calibrationNotice(references: number, unscored: number): string {
  const solutions = references === 1 ? 'one AI-written solution' : `${references} AI-written solutions`;
  const points = CALIBRATION.slice(1)
    .map(([share, score]) => `${100 * share} % scores ${score}`)
    .join(', ');
  const without =
    unscored === 0
      ? ''
      : ` ${unscored} ${unscored === 1 ? 'submission has' : 'submissions have'} no score: too little code beside the starter code, or in no language of the solutions.`;
  return `AI scores say how much of a submission stands in ${solutions}, in runs of ${N} tokens: ${points}. Above 50 % were 0.118 % of 67,801 programs written by people. A low score does not say that no AI was used.${without}`;
}

/** AI-written solutions of the task, against which submissions are scored. */
export class AiReferences {
  readonly #references: readonly AbstractedCode[];
  readonly #starter = new StarterCode(STARTER_N);
  readonly #known = new GramTable();
  readonly #families = new Set<number>();
  readonly #hashes = new GramHashes();
  readonly #masked: readonly {
    readonly code: AbstractedCode;
    readonly tokens: Uint16Array;
    readonly anchors: Anchors;
  }[];

  constructor(references: readonly AbstractedCode[], base: readonly AbstractedCode[]) {
    this.#references = references;
    for (const { tokens } of base) this.#starter.add(tokens);
    this.#masked = references.map((code) => {
      const tokens = mask(code.tokens, this.#starter.cover(code.tokens));
      this.#hashes.compute(tokens, N);
      for (let at = 0; at < this.#hashes.length; at += 1) {
        if (this.#hashes.valid[at] === 1) {
          this.#known.add(this.#hashes.low[at] as number, this.#hashes.high[at] as number);
          this.#families.add(Math.floor((tokens[at] as number) / TOKEN_LIMIT));
        }
      }
      return { code, tokens, anchors: everyGram(tokens, N) };
    });
  }

  /**
   * The score of a submission and where it comes from; null where there are no references in its language or too little
   * code is left beside starter code.
   */
  score(submission: AbstractedCode): AiResult | null {
    if (
      this.#references.length === 0 ||
      submission.files.every(({ family }) => FAMILIES[family].hasNoAiScore)
    ) {
      return null;
    }
    const tokens = mask(submission.tokens, this.#starter.cover(submission.tokens));
    const own = new GramTable();
    let found = 0;
    this.#hashes.compute(tokens, N);
    for (let at = 0; at < this.#hashes.length; at += 1) {
      if (
        this.#hashes.valid[at] !== 1 ||
        !this.#families.has(Math.floor((tokens[at] as number) / TOKEN_LIMIT))
      ) {
        continue;
      }
      const low = this.#hashes.low[at] as number;
      const high = this.#hashes.high[at] as number;
      const before = own.size;
      if (own.add(low, high) === before && this.#known.find(low, high) >= 0) found += 1;
    }
    if (own.size < MINIMUM_GRAMS) return null;
    return { score: calibrated(found / own.size), fragments: this.#fragments(submission, tokens) };
  }

  /** Regions of the submission in each reference, longest references' matches first by position. */
  #fragments(submission: AbstractedCode, tokens: Uint16Array): AiResult['fragments'] {
    const tiler = new Tiler(N);
    tiler.index(tokens, everyGram(tokens, N));
    const fragments: AiResult['fragments'][number][] = [];
    for (const reference of this.#masked) {
      const tiles = tiler.tile(reference.tokens, reference.anchors);
      const order = Array.from({ length: tiles.count }, (_, tile) => tile).toSorted(
        (x, y) => (tiles.a[x] as number) - (tiles.a[y] as number),
      );
      const runs = Int32Array.from(
        order.flatMap((tile) => [
          tiles.a[tile] as number,
          tiles.b[tile] as number,
          tiles.length[tile] as number,
        ]),
      );
      for (const fragment of fragmentsOf(submission, reference.code, runs, 0)) {
        fragments.push({ ...fragment, reference: reference.code.id });
      }
    }
    return fragments.toSorted((a, b) => b.tokens - a.tokens).slice(0, MAX_FRAGMENTS);
  }
}
