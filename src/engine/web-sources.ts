import type { PairResult, Tutorial } from './api.ts';
import { type CorpusEntry, matchableTokens } from './corpus.ts';
import { Fingerprinter, type Fingerprints } from './fingerprinter.ts';
import { InvertedIndex, RowSet } from './inverted-index.ts';
import { fold } from './normalise.ts';
import { ln } from './numbers.ts';
import { fragmentsOf } from './pair-score.ts';
import { packed, type PackedResult, unpacked } from './pair-table.ts';
import type { EngineParameters } from './parameters.ts';
import type { DocumentFacts, TokenDocument } from './read-document.ts';
import { GivenCode, mask } from './starter-code.ts';
import { type Anchors, type Tiles, Tiler } from './tiling.ts';

/** Tokens in one stretch, and share of the sources, of what is told as a tutorial. */
const TUTORIAL_STRETCH = 60;
const TUTORIAL_SOURCES = 0.25;

/** A document's tokens with its fingerprints. */
interface Fingerprinted {
  readonly facts: DocumentFacts;
  /** Folded; given starter code is masked in a submission, and nothing in a source. */
  readonly tokens: Uint16Array;
  readonly fingerprints: Fingerprints;
}

/** Long stretches that a submission has of a source. */
interface Held {
  /** Its place. */
  readonly source: number;
  /** Position in the submission, in the source, length. */
  readonly runs: readonly number[];
}

/**
 * What was found on the web, and what the submissions have of it. All of it is counted beside the corpus: whatever is found there, every
 * other number of an analysis stays what it is.
 *
 * What decides is the submission's own share, because a source is often many times as long as a submission, or a small part of one. By
 * chance alone a long source has more in common with anything, so a stretch of common code has to be longer the longer the source is:
 * `minimumTile` tokens, and `webRunGrowth` more each time that the source is twice as long as the submission.
 *
 * A piece of a source that `tutorialShare` of the submissions have (`commonRun` tokens in a row) is what the task makes everybody write,
 * a tutorial's, or what all have from one place. It is left out of everybody's share, and told once where it is long (`Tutorial`).
 */
export class WebSources {
  readonly #parameters: EngineParameters;
  readonly #fingerprinter: Fingerprinter;
  readonly #sources: readonly Fingerprinted[];
  /** Fingerprints of sources have the numbers below. */
  readonly #known: number;
  readonly #index: InvertedIndex;
  /** Of each submission, by id, the long stretches that it has of sources, before detected starter code was left out. */
  readonly #held: ReadonlyMap<number, readonly Held[]>;
  /** Of each source how many submissions have each of its tokens in such a stretch. */
  readonly #holders: readonly Uint32Array[];
  /** So many have what is a tutorial's. */
  readonly #least: number;

  /** @param read with the web documents among them. Submissions must be read still. */
  constructor(read: readonly TokenDocument[], parameters: EngineParameters) {
    const { k, w, commonAtLeast, tutorialShare } = parameters;
    this.#parameters = parameters;
    this.#fingerprinter = new Fingerprinter(k, w);
    const starter = new GivenCode(parameters);
    for (const one of read) if (one.facts.role === 'base') starter.add(one);
    const fingerprinted = (document: TokenDocument): Fingerprinted => {
      const { facts } = document;
      const folded = fold(document.tokens);
      const own = facts.role === 'web' ? folded : starter.without(document, folded);
      return { facts, tokens: own, fingerprints: kept(this.#fingerprinter.of(own)) };
    };
    this.#sources = read.filter(({ facts }) => facts.role === 'web').map(fingerprinted);
    this.#known = this.#fingerprinter.table.size;
    this.#index = this.#indexed();
    const submissions = read.filter(({ facts }) => facts.role === 'submission' && facts.size > 0);
    this.#least = Math.max(commonAtLeast, Math.ceil(tutorialShare * submissions.length));
    this.#holders = this.#sources.map(({ tokens }) => new Uint32Array(tokens.length));
    this.#held = new Map(submissions.map((one) => [one.facts.id, this.#longest(fingerprinted(one))]));
  }

  /**
   * Adds to a result what was found on the web.
   *
   * @param entries what was compared, starter code masked
   */
  addTo(result: PackedResult, entries: readonly CorpusEntry[]): PackedResult {
    const best = new Map<number, number>();
    const pairs = this.#pairs(entries.filter(({ document }) => document.role === 'submission'));
    for (const { a, similarity } of pairs) best.set(a, Math.max(best.get(a) ?? 0, similarity));
    const found = unpacked(result);
    return packed({
      ...found,
      submissions: found.submissions.map((one) => ({
        ...one,
        web: one.comparability === 'compared' ? (best.get(one.id) ?? 0) : 0,
      })),
      pairs: [...found.pairs, ...pairs],
      tutorials: this.#tutorials(),
    });
  }

  /** Pairs with what they share, by that. */
  #pairs(entries: readonly CorpusEntry[]): readonly PairResult[] {
    const tiler = new Tiler(this.#parameters.minimumTile);
    const pairs: PairResult[] = [];
    for (const { document, tokens } of entries) {
      const own = this.#withoutTutorials(document.id, tokens);
      const fingerprints = this.#fingerprinter.of(own);
      const partners = this.#partners(fingerprints.numbers);
      if (partners.length === 0) continue;
      const anchors = this.#anchors(fingerprints);
      tiler.index(own, anchors);
      const size = matchableTokens(own, this.#parameters.minimumTile);
      for (const place of partners) {
        const source = this.#sources[place] as Fingerprinted;
        const tiles = tiler.tile(source.tokens, this.#anchors(source.fingerprints));
        const pair = this.#pair({ document, size }, source, tiles);
        if (pair !== undefined) pairs.push(pair);
      }
    }
    return pairs.toSorted((x, y) => y.similarity - x.similarity || x.a - y.a || x.b - y.b);
  }

  /** A pair as it is reported; undefined: what both have in common may be chance. */
  #pair(
    { document, size }: Pick<CorpusEntry, 'document' | 'size'>,
    { facts, tokens }: Fingerprinted,
    tiles: Tiles,
  ): PairResult | undefined {
    const { minimumTile, minimumTokens, commonRun, webRunGrowth, webShare, mergeGap } = this.#parameters;
    const length = matchableTokens(tokens, minimumTile);
    const growth = (webRunGrowth * ln(Math.max(1, length / Math.max(1, size)))) / Math.LN2;
    const stretches = stretchesOf(tiles, mergeGap).filter(
      (stretch) => stretch.tokens >= minimumTile + growth,
    );
    const overlap = stretches.reduce((sum, stretch) => sum + stretch.tokens, 0);
    // What little is left beside a tutorial proves little.
    const similarity = (100 * overlap) / Math.max(size, minimumTokens);
    const longest = Math.max(0, ...stretches.map((stretch) => stretch.tokens));
    if (similarity < webShare && longest < commonRun + growth) return undefined;
    const runs = Int32Array.from(stretches.flatMap((stretch) => stretch.runs));
    const fragments = fragmentsOf(document, facts, runs, mergeGap);
    return {
      a: document.id,
      b: facts.id,
      similarity,
      matchedSimilarity: (100 * overlap) / Math.max(length, 1),
      total: null,
      suspicion: null,
      longestFragment: Math.max(...fragments.map((fragment) => fragment.tokens)),
      overlap,
      fragments,
    };
  }

  /** The sources by their fingerprints. */
  #indexed(): InvertedIndex {
    const frequencies = new Uint32Array(this.#known);
    for (const { fingerprints } of this.#sources) {
      for (const number of fingerprints.numbers) frequencies[number] = (frequencies[number] as number) + 1;
    }
    const index = new InvertedIndex(frequencies, this.#sources.length);
    this.#sources.forEach(({ fingerprints }, at) => {
      for (const number of fingerprints.numbers) index.add(number, at);
    });
    return index;
  }

  /** Places of the sources that have most of these fingerprints; the rarer one is among sources, the more it counts. */
  #partners(numbers: Uint32Array): readonly number[] {
    const sums = new Float64Array(this.#sources.length);
    const touched = new RowSet(this.#sources.length);
    for (const number of numbers) {
      if (number >= this.#known) continue;
      this.#index.accumulate(number, 1 / this.#index.frequency(number), sums, touched);
    }
    const found: number[] = [];
    touched.take((source) => found.push(source));
    return found
      .toSorted((x, y) => (sums[y] as number) - (sums[x] as number) || x - y)
      .slice(0, this.#parameters.webPartners);
  }

  #anchors({ positions, keys }: Fingerprints): Anchors {
    return { positions, keys, from: 0, to: keys.length, sure: this.#parameters.k };
  }

  /** The stretches of `commonRun` tokens that a submission has of sources; their holders are counted. */
  #longest({ tokens, fingerprints }: Fingerprinted): readonly Held[] {
    const { minimumTile, mergeGap, commonRun } = this.#parameters;
    const partners = this.#partners(fingerprints.numbers);
    if (partners.length === 0) return [];
    const tiler = new Tiler(minimumTile);
    tiler.index(tokens, this.#anchors(fingerprints));
    return partners.flatMap((source) => {
      const { tokens: of, fingerprints: known } = this.#sources[source] as Fingerprinted;
      const runs = stretchesOf(tiler.tile(of, this.#anchors(known)), mergeGap)
        .filter((stretch) => stretch.tokens >= commonRun)
        .flatMap((stretch) => stretch.runs);
      const held = { source, runs };
      forEachToken(held, (_, at) => {
        const holders = this.#holders[source] as Uint32Array;
        holders[at] = (holders[at] as number) + 1;
      });
      return runs.length === 0 ? [] : [held];
    });
  }

  /** Calls `visit` with each token of a submission that is a tutorial's. */
  #forEachCommon(held: Held, visit: (own: number) => void): void {
    const holders = this.#holders[held.source] as Uint32Array;
    forEachToken(held, (own, at) => {
      if ((holders[at] as number) >= this.#least) visit(own);
    });
  }

  /** Tokens of a submission without what is a tutorial's. */
  #withoutTutorials(id: number, tokens: Uint16Array): Uint16Array {
    const covered = new Uint8Array(tokens.length);
    for (const held of this.#held.get(id) ?? []) {
      this.#forEachCommon(held, (own) => {
        covered[own] = 1;
      });
    }
    return mask(tokens, covered);
  }

  /** Of each submission, the tokens that it has of more than `tutorialSources` of the sources: the language, and no tutorial. */
  #language(): ReadonlyMap<number, ReadonlyMap<number, number>> {
    return new Map(
      [...this.#held].map(([id, held]) => {
        const sources = new Map<number, number>();
        for (const one of held) {
          this.#forEachCommon(one, (own) => sources.set(own, (sources.get(own) ?? 0) + 1));
        }
        return [id, sources];
      }),
    );
  }

  #tutorials(): readonly Tutorial[] {
    const { mergeGap } = this.#parameters;
    const most = Math.max(3, TUTORIAL_SOURCES * this.#sources.length);
    const shared = this.#sources.map((): number[] => []);
    const language = this.#language();
    for (const [id, all] of this.#held) {
      for (const held of all) {
        let [longest, count, last] = [0, 0, Number.NEGATIVE_INFINITY];
        this.#forEachCommon(held, (own) => {
          if ((language.get(id)?.get(own) ?? 0) > most) return;
          count = own - last - 1 <= mergeGap ? count + 1 : 1;
          last = own;
          longest = Math.max(longest, count);
        });
        if (longest >= TUTORIAL_STRETCH) shared[held.source]?.push(longest);
      }
    }
    return shared
      .flatMap((counts, at): readonly Tutorial[] => {
        if (counts.length < this.#least) return [];
        const tokens = counts.toSorted((x, y) => x - y)[Math.floor(counts.length / 2)] as number;
        const source = (this.#sources[at] as Fingerprinted).facts.id;
        return [{ source, submissions: counts.length, of: this.#held.size, tokens }];
      })
      .toSorted((x, y) => y.submissions - x.submissions || y.tokens - x.tokens || x.source - y.source);
  }
}

/** Calls `visit` with each token of the submission and that of the source. */
function forEachToken({ runs }: Held, visit: (own: number, at: number) => void): void {
  for (let run = 0; run < runs.length; run += 3) {
    const [own, at, length] = [runs[run] as number, runs[run + 1] as number, runs[run + 2] as number];
    for (let token = 0; token < length; token += 1) visit(own + token, at + token);
  }
}

/** A copy that stays valid. */
function kept({ positions, keys, numbers }: Fingerprints): Fingerprints {
  return { positions: positions.slice(), keys: keys.slice(), numbers: numbers.slice() };
}

/** Runs in the order of the first document; those that almost touch on both sides are one stretch. */
function stretchesOf({ count, a, b, length }: Tiles, gap: number) {
  const order = Array.from({ length: count }, (_, tile) => tile).toSorted(
    (x, y) => (a[x] as number) - (a[y] as number),
  );
  const stretches: { runs: number[]; tokens: number }[] = [];
  let endA = 0;
  let endB = 0;
  for (const tile of order) {
    const [startA, startB, tokens] = [a[tile] as number, b[tile] as number, length[tile] as number];
    const last = stretches.at(-1);
    if (last !== undefined && startA - endA <= gap && startB >= endB && startB - endB <= gap) {
      last.runs.push(startA, startB, tokens);
      last.tokens += tokens;
    } else {
      stretches.push({ runs: [startA, startB, tokens], tokens });
    }
    endA = startA + tokens;
    endB = startB + tokens;
  }
  return stretches;
}
