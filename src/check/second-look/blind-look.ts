import type { BlindReading, BlindText, SkippedText } from '#engine';
import {
  blindText,
  coverCommon,
  distances,
  everyGram,
  Fingerprinter,
  mask,
  PARAMETERS,
  readingsOf,
  SEPARATOR,
  StarterCode,
  Tiler,
  wordsOf,
} from '#engine';
import { type CommonFrom, LikelyPairs } from './likely-pairs.ts';
import type { Found } from './pair-overlap.ts';

/*
 * A second opinion over all pairs: every file as words and signs alone. Where a program stands in another one word by word, and
 * hardly as code, something makes the reader of its language take it for something else: a macro for a sign, a mark on each
 * line, a string that is a program. Honest programs are the other way round: as code they have more in common than word by word.
 */

interface BlindParameters extends CommonFrom {
  /** So much of a program stands in the other one, word by word … */
  readonly leastShare: number;
  /** … and so much less of it as code. */
  readonly leastDifference: number;
}

/** What each was chosen on stands in `bench/README.md`. */
export const BLIND_LOOK: BlindParameters = {
  leastShare: 0.6,
  leastDifference: 0.3,
  commonShare: 0.5,
  commonFrom: PARAMETERS.commonFromSubmissions,
};

/** Who has less of what is rare in a program is not looked at closely: of its words, and of words and signs in their order. */
const LIKELY_WORDS = 0.7;
const LIKELY = 0.4;

interface Submission {
  readonly owner: number;
  readonly isJudged: boolean;
  readonly paths: readonly string[];
  readonly readings: readonly BlindReading[];
  /** What the engine made of it. */
  readonly code: Uint16Array;
}

/** Words in a row, and words and signs at the same distances in a row, that are no coincidence; and how many of them are a copy. */
const WORD_RUN = 8;
const WORD_PRINT = 6;
const LEAST_WORDS = PARAMETERS.minimumTokens / 2;
const ORDER_RUN = 16;
const LEAST_ORDER = PARAMETERS.minimumTokens;

/** How much of a program stands in another one. */
interface Overlap {
  /** 0 to 1. */
  readonly share: number;
  readonly tokens: number;
  /** The places of the files that hold the longest stretch: of the program, and of the other one. */
  readonly files: () => readonly [number, number];
}

const NONE: Overlap = { share: 0, tokens: 0, files: () => [0, 0] };

/** Order of calls: `starter`, `counted`, `found`. */
export class BlindLook {
  readonly #parameters: BlindParameters;
  readonly #starter = new StarterCode(PARAMETERS.k);
  readonly #submissions: Submission[] = [];
  readonly #wordPrints = new Fingerprinter(WORD_PRINT, WORD_RUN);
  readonly #orderPrints = new Fingerprinter(ORDER_RUN, ORDER_RUN);
  /** The words of it, wherever they stand: whatever stands between them. */
  readonly #vocabulary = new LikelyPairs(
    (words) => new Uint32Array(words),
    () => 1 << 16,
    LIKELY_WORDS,
  );
  /** Words in their order. */
  readonly #words = new LikelyPairs(
    (words) => this.#wordPrints.of(words).numbers,
    () => this.#wordPrints.table.size,
    LIKELY,
  );
  /** Where words and signs come again: whatever they were replaced by. */
  readonly #order = new LikelyPairs(
    (order) => this.#orderPrints.of(order).numbers,
    () => this.#orderPrints.table.size,
    LIKELY,
  );
  readonly #wordTiler = new Tiler(WORD_RUN);
  readonly #orderTiler = new Tiler(ORDER_RUN);
  readonly #codeTiler = new Tiler(PARAMETERS.minimumTile);

  constructor(parameters: BlindParameters = BLIND_LOOK) {
    this.#parameters = parameters;
  }

  /** What was handed out. */
  starter(texts: readonly SkippedText[]): void {
    this.#starter.add(blindText(texts).tokens);
  }

  /** @param code what the engine compares of it: without starter code */
  counted(owner: number, texts: readonly SkippedText[], code: Uint16Array, isJudged: boolean): void {
    const readings = readingsOf(this.#withoutStarter(blindText(texts)));
    this.#submissions.push({ owner, isJudged, paths: texts.map(({ path }) => path), readings, code });
    const words = streamsOf(readings, wordsOf);
    this.#vocabulary.add(words);
    this.#words.add(words);
    this.#order.add(streamsOf(readings, distances));
  }

  /** Pairs of which the two readings do not agree. */
  *found(): Generator<Found> {
    const all = this.#submissions;
    const pairs = new Map<number, { readonly share: number; readonly found: Found }>();
    const mayPair = (at: number, other: number): boolean =>
      all[at]?.isJudged === true || all[other]?.isJudged === true;
    const [commonWords, commonOrder] = [this.#words, this.#order].map((way) => way.common(this.#parameters));
    // The first two ways ask the same of a pair.
    const asked = new Set<number>();
    for (const way of [this.#vocabulary, this.#words, this.#order]) {
      for (const [at, partner] of way.pairs(mayPair)) {
        const [one, other] = [all[at] as Submission, all[partner] as Submission];
        const isOrder = way === this.#order;
        const question = at * all.length + partner;
        if (!isOrder && asked.has(question)) continue;
        asked.add(question);
        const shared = isOrder
          ? this.#sharedOrder(one, other, commonOrder as Uint8Array)
          : this.#sharedWords(one, other, commonWords as Uint8Array);
        // Whoever has all of the other one's program, and something besides, has it from there.
        const key = Math.min(at, partner) * all.length + Math.max(at, partner);
        if (shared.share <= (pairs.get(key)?.share ?? 0)) continue;
        const code = this.#disagreement(one, other, shared);
        if (code === undefined) continue;
        pairs.set(key, { share: shared.share, found: told(one, other, shared, code) });
      }
    }
    for (const { found } of pairs.values()) yield found;
  }

  /** The share of a program that stands in another one as code, where that is much less than word by word. */
  #disagreement(one: Submission, other: Submission, { share }: Overlap): number | undefined {
    const { leastShare, leastDifference } = this.#parameters;
    if (share < leastShare) return undefined;
    this.#codeTiler.index(one.code, everyGram(one.code, PARAMETERS.k));
    const tiles = this.#codeTiler.tile(other.code, everyGram(other.code, PARAMETERS.k));
    let tokens = 0;
    for (let tile = 0; tile < tiles.count; tile += 1) tokens += tiles.length[tile] as number;
    const code = tokens / sizeOf(one.code);
    return share - code < leastDifference ? undefined : code;
  }

  #sharedWords(one: Submission, other: Submission, common: Uint8Array): Overlap {
    const code = wordsOf(one.readings[0]?.code ?? NOTHING);
    const wanted = withoutCommon(this.#wordPrints, WORD_PRINT, filed(code), common);
    const size = sizeOf(wanted.tokens);
    return best(other.readings, wordsOf, LEAST_WORDS, (held) => {
      // Words that only one of them has were put between, or were replaced.
      const [asked, known] = inCommon(wanted, held);
      if (asked.tokens.length < size * this.#parameters.leastShare) return NONE;
      return overlap(this.#wordTiler, asked, known, size);
    });
  }

  #sharedOrder(one: Submission, other: Submission, common: Uint8Array): Overlap {
    let most = NONE;
    for (const { code } of one.readings) {
      const wanted = withoutCommon(this.#orderPrints, ORDER_RUN, filed(distances(code)), common);
      const size = sizeOf(wanted.tokens);
      const shared = best(other.readings, distances, LEAST_ORDER, (held) =>
        overlap(this.#orderTiler, wanted, held, size),
      );
      if (shared.share > most.share) most = shared;
    }
    return most;
  }

  #withoutStarter(text: BlindText): BlindText {
    if (this.#starter.empty) return text;
    const covered = this.#starter.cover(text.tokens);
    return {
      tokens: text.tokens.filter((_, at) => covered[at] === 0),
      flags: text.flags.filter((_, at) => covered[at] === 0),
    };
  }
}

/** What is compared of each reading; one array where the reading is one. */
function streamsOf(
  readings: readonly BlindReading[],
  streamOf: (tokens: Uint16Array) => Uint16Array,
): readonly BlindReading[] {
  return readings.map(({ all, code }) => {
    const own = streamOf(code);
    return { code: own, all: all === code ? own : streamOf(all) };
  });
}

const NOTHING = new Uint16Array(0);

/** Tokens, and of which file each is. */
interface Filed {
  readonly tokens: Uint16Array;
  /** Asked of few. */
  readonly files: () => Uint16Array;
}

function filed(tokens: Uint16Array): Filed {
  return {
    tokens,
    files: () => {
      let file = 0;
      return tokens.map((token) => (token === SEPARATOR ? file++ : file));
    },
  };
}

/** Without what is common, by the numbers of these fingerprints. */
function withoutCommon(
  prints: Fingerprinter,
  k: number,
  { tokens, files }: Filed,
  common: Uint8Array,
): Filed {
  return { tokens: mask(tokens, coverCommon(tokens.length, prints.of(tokens), k, common, k)), files };
}

/** Of each of two texts the words that the other one has, too. */
function inCommon(one: Filed, other: Filed): readonly [Filed, Filed] {
  mark(one.tokens, 1);
  mark(other.tokens, 2);
  holders[SEPARATOR] = 3;
  const common = [withinBoth(one), withinBoth(other)] as const;
  unmark(one.tokens);
  unmark(other.tokens);
  return common;
}

/** Which of two texts hold a word: bits. */
const holders = new Uint8Array(1 << 16);

function mark(tokens: Uint16Array, bit: number): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as number;
    holders[token] = (holders[token] as number) | bit;
  }
}

function unmark(tokens: Uint16Array): void {
  for (let at = 0; at < tokens.length; at += 1) holders[tokens[at] as number] = 0;
}

function withinBoth({ tokens, files }: Filed): Filed {
  const left = new Uint16Array(tokens.length);
  const from = new Uint32Array(tokens.length);
  let count = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as number;
    if (holders[token] !== 3) continue;
    left[count] = token;
    from[count] = at;
    count += 1;
  }
  return {
    tokens: left.subarray(0, count),
    files: () => {
      const all = files();
      return new Uint16Array(count).map((_, at) => all[from[at] as number] as number);
    },
  };
}

/** Of all readings of a text what overlaps most, where it is enough. */
function best(
  readings: readonly BlindReading[],
  streamOf: (tokens: Uint16Array) => Uint16Array,
  least: number,
  overlapOf: (held: Filed) => Overlap,
): Overlap {
  let most = NONE;
  for (const { all, code } of readings) {
    for (const tokens of all === code ? [all] : [all, code]) {
      const shared = overlapOf(filed(streamOf(tokens)));
      if (shared.tokens >= least && shared.share > most.share) most = shared;
    }
  }
  return most;
}

const GRAM = Math.min(WORD_RUN, ORDER_RUN);

/** @param size of the program of which `wanted` is a part */
function overlap(tiler: Tiler, wanted: Filed, held: Filed, size: number): Overlap {
  tiler.index(wanted.tokens, everyGram(wanted.tokens, GRAM));
  const tiles = tiler.tile(held.tokens, everyGram(held.tokens, GRAM));
  let tokens = 0;
  for (let tile = 0; tile < tiles.count; tile += 1) tokens += tiles.length[tile] as number;
  // The first is the longest.
  const [at, otherAt] = [tiles.a[0] as number, tiles.b[0] as number];
  return {
    share: size === 0 ? 0 : tokens / size,
    tokens,
    files: () => [wanted.files()[at] ?? 0, held.files()[otherAt] ?? 0],
  };
}

function sizeOf(tokens: Uint16Array): number {
  let size = 0;
  for (let at = 0; at < tokens.length; at += 1) size += tokens[at] === SEPARATOR ? 0 : 1;
  return size;
}

/** Found in a judged submission. @param one whose program stands in the other one's */
function told(one: Submission, other: Submission, shared: Overlap, code: number): Found {
  const { share, tokens } = shared;
  const [file, otherFile] = shared.files();
  const readings = { words: Math.round(100 * share), code: Math.round(100 * code) };
  const [path, otherPath] = [one.paths[file] ?? '', other.paths[otherFile] ?? ''];
  return other.isJudged
    ? {
        as: 'blind',
        owner: other.owner,
        path: otherPath,
        other: one.owner,
        otherPath: path,
        tokens,
        readings,
      }
    : { as: 'blind', owner: one.owner, path, other: other.owner, otherPath, tokens, readings };
}
