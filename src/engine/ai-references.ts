import { FAMILIES } from './languages/languages.ts';
import { calibrated } from './ai-scale.ts';
import type { AiResult } from './api.ts';
import { everyGram, GramHashes, GramTable } from './fingerprints.ts';
import { fragmentsOf } from './pair-score.ts';
import type { EngineParameters } from './parameters.ts';
import type { AbstractedCode } from './read-document.ts';
import { mask, StarterCode } from './starter-code.ts';
import { type Anchors, Tiler } from './tiling.ts';
import { TOKEN_LIMIT } from './tokenizers/vocabulary.ts';

/** More references than this void the calibration: their union would hold any solution. */
export const MAX_REFERENCES = 5;
/** Fewer distinct runs than this, without what many have, say nothing. */
const MINIMUM_RUNS = 100;
const MAX_FRAGMENTS = 200;

export class TooManyReferences extends RangeError {
  override readonly name = 'TooManyReferences';
  constructor() {
    super(
      `At most ${MAX_REFERENCES} AI references can be compared with: with more the score would mean nothing.`,
    );
  }
}

/**
 * AI-written solutions of the task, against which the submissions of a class are scored by their runs of k tokens.
 *
 * A run that many of the class have is the task's, and no sign of an AI: it does not count, as detected starter code does not.
 */
export class AiReferences {
  readonly #parameters: EngineParameters;
  readonly #starter: StarterCode;
  readonly #families = new Set<number>();
  readonly #hashes = new GramHashes();
  /** Distinct runs; those of the references have the first numbers, below `#known`. */
  readonly #runs = new GramTable();
  readonly #known: number;
  /** How many submissions have each run. */
  readonly #holders: Uint32Array;
  /** Distinct runs of each submission that is in a language of the references, by its id. */
  readonly #own = new Map<number, Uint32Array>();
  readonly #references: readonly {
    readonly code: AbstractedCode;
    readonly tokens: Uint16Array;
    readonly anchors: Anchors;
  }[];

  /**
   * @param references the solutions
   * @param base starter code, which counts nowhere
   * @param submissions the class, all of which `score` can be asked about
   */
  constructor(
    references: readonly AbstractedCode[],
    base: readonly AbstractedCode[],
    submissions: readonly AbstractedCode[],
    parameters: EngineParameters,
  ) {
    this.#parameters = parameters;
    // Shorter pieces of it are what many have, which does not count either.
    this.#starter = new StarterCode(parameters.commonRun);
    for (const { tokens } of base) this.#starter.add(tokens);
    this.#references = references.map((code) => {
      const tokens = this.#masked(code);
      this.#number(tokens, (_, family) => this.#families.add(family));
      return { code, tokens, anchors: everyGram(tokens, parameters.k) };
    });
    this.#known = this.#runs.size;
    for (const submission of references.length === 0 ? [] : submissions) {
      const own = new Set<number>();
      this.#number(this.#masked(submission), (run) => own.add(run), this.#families);
      if (own.size > 0) this.#own.set(submission.id, Uint32Array.from(own));
    }
    this.#holders = new Uint32Array(this.#runs.size);
    for (const own of this.#own.values()) {
      for (const run of own) this.#holders[run] = (this.#holders[run] as number) + 1;
    }
  }

  /** Whether the class is too small to tell what the task makes everybody write: then nobody has a score. */
  get isSmall(): boolean {
    return this.#own.size < this.#parameters.commonFromSubmissions;
  }

  /** Share of the references' runs (0..1) that do not count because many of the class have them. */
  get leftOut(): number {
    let common = 0;
    for (let run = 0; run < this.#known; run += 1) {
      if ((this.#holders[run] as number) >= this.#many(this.#own.size)) common += 1;
    }
    return this.#known === 0 ? 0 : common / this.#known;
  }

  /**
   * The score of a submission and where it comes from; null where there are no references in its language, too little
   * code is left beside what does not count, or the class is too small.
   */
  score(submission: AbstractedCode): AiResult | null {
    const own = this.#own.get(submission.id);
    if (
      own === undefined ||
      this.isSmall ||
      submission.files.every(({ family }) => FAMILIES[family].hasNoAiScore)
    ) {
      return null;
    }
    const counted = own.filter((run) => !this.#isCommon(run));
    if (counted.length < MINIMUM_RUNS) return null;
    let found = 0;
    for (const run of counted) found += run < this.#known ? 1 : 0;
    return { score: calibrated(found / counted.length), fragments: this.#fragments(submission) };
  }

  #masked({ tokens }: AbstractedCode): Uint16Array {
    return mask(tokens, this.#starter.cover(tokens));
  }

  /** Calls `note` with the number of each run of these tokens, its family and its place; of the families given, if any are. */
  #number(
    tokens: Uint16Array,
    note: (run: number, family: number, at: number) => void,
    families?: ReadonlySet<number>,
  ): void {
    const hashes = this.#hashes;
    hashes.compute(tokens, this.#parameters.k);
    for (let at = 0; at < hashes.length; at += 1) {
      const family = Math.floor((tokens[at] as number) / TOKEN_LIMIT);
      if (hashes.valid[at] === 1 && families?.has(family) !== false) {
        note(this.#runs.add(hashes.low[at] as number, hashes.high[at] as number), family, at);
      }
    }
  }

  #many(submissions: number): number {
    const { commonShare, commonAtLeast } = this.#parameters;
    return Math.max(commonAtLeast, commonShare * submissions);
  }

  /** Whether many of the other submissions have what a submission has. */
  #isCommon(run: number): boolean {
    return (this.#holders[run] as number) - 1 >= this.#many(this.#own.size - 1);
  }

  /** Regions of the submission in each reference, the longest first; only those with code that counts. */
  #fragments(submission: AbstractedCode): AiResult['fragments'] {
    const { k } = this.#parameters;
    const tokens = this.#masked(submission);
    /** How many places up to each one begin a run that counts. */
    const counted = new Uint32Array(tokens.length + 1);
    this.#number(
      tokens,
      (run, _, at) => {
        counted[at + 1] = this.#isCommon(run) ? 0 : 1;
      },
      this.#families,
    );
    for (let at = 1; at <= tokens.length; at += 1) {
      counted[at] = (counted[at] as number) + (counted[at - 1] as number);
    }
    const tiler = new Tiler(k);
    tiler.index(tokens, everyGram(tokens, k));
    const fragments: AiResult['fragments'][number][] = [];
    for (const reference of this.#references) {
      const tiles = tiler.tile(reference.tokens, reference.anchors);
      const runs = Array.from({ length: tiles.count }, (_, tile) => ({
        a: tiles.a[tile] as number,
        b: tiles.b[tile] as number,
        length: tiles.length[tile] as number,
      }))
        .filter(({ a, length }) => (counted[a + length - k + 1] as number) > (counted[a] as number))
        .toSorted((x, y) => x.a - y.a)
        .flatMap(({ a, b, length }) => [a, b, length]);
      for (const fragment of fragmentsOf(submission, reference.code, Int32Array.from(runs), 0)) {
        fragments.push({ ...fragment, reference: reference.code.id });
      }
    }
    return fragments.toSorted((a, b) => b.tokens - a.tokens).slice(0, MAX_FRAGMENTS);
  }
}
