import type { AnalysisOptions, EngineDocument, PairResult } from './api.ts';
import { compareContent, entryOf, type Entry } from './corpus.ts';
import { Fingerprinter, rarity, sumOver, sumOverCommon } from './index.ts';
import { reportPair } from './pair-score.ts';
import { PairScorer, tokenWeights } from './pair-scorer.ts';
import { PARAMETERS, type EngineParameters } from './parameters.ts';
import { readDocument } from './reading.ts';
import { mask, StarterCode } from './starter-code.ts';

/**
 * A body of documents to which one at a time is added: each is compared with all before it, at the cost of its own
 * postings and its best partners' tiling. The numbers are those an `Analysis` of the documents so far would give for the
 * pair (detected starter code and AI scores need the whole set and are not made here).
 *
 * Starter code (`base`) is added before the documents it is to be masked in.
 */
export class IncrementalCorpus {
  readonly #options: Pick<AnalysisOptions, 'languageId'>;
  readonly #parameters: EngineParameters;
  readonly #fingerprinter: Fingerprinter;
  readonly #smallGrams: Fingerprinter;
  readonly #starter: StarterCode;
  readonly #scorer: PairScorer;
  readonly #entries: Entry[] = [];
  readonly #ids = new Set<number>();
  /** Indexes of entries for each fingerprint's number. */
  readonly #postings: number[][] = [];
  readonly #smallFrequencies: number[] = [];

  constructor(options: Pick<AnalysisOptions, 'languageId'>, parameters: EngineParameters = PARAMETERS) {
    this.#options = options;
    this.#parameters = parameters;
    this.#fingerprinter = new Fingerprinter(parameters.k, parameters.w);
    this.#smallGrams = new Fingerprinter(parameters.smallK, 1);
    this.#starter = new StarterCode(parameters.k);
    this.#scorer = new PairScorer(parameters);
  }

  /**
   * Adds a document (`submission`, `archive` or `base`) and gives its pairs with the documents before it, by suspicion:
   * at most twice `partners`, the likeliest ones. A second document of one id is refused with a `RangeError`. With
   * `compare: false` it is only added.
   */
  add(
    document: EngineDocument,
    { compare = true }: { readonly compare?: boolean } = {},
  ): readonly PairResult[] {
    if (this.#ids.has(document.id)) {
      throw new RangeError(`document ${document.id} was added before`);
    }
    this.#ids.add(document.id);
    const read = readDocument(document, this.#options.languageId, { quality: false, abstracted: false });
    if (document.role === 'base') {
      this.#starter.add(read.tokens);
      return [];
    }
    const tokens = this.#starter.empty ? read.tokens : mask(read.tokens, this.#starter.cover(read.tokens));
    const entry = entryOf(read, tokens, this.#fingerprinter, this.#smallGrams, this.#parameters.minimumTile);
    const index = this.#entries.length;
    this.#entries.push(entry);
    for (const number of entry.fingerprints.numbers) {
      (this.#postings[number] ??= []).push(index);
    }
    for (const number of entry.small) {
      this.#smallFrequencies[number] = (this.#smallFrequencies[number] ?? 0) + 1;
    }
    return compare && index > 0 ? this.#compare(entry, index) : [];
  }

  #compare(entry: Entry, index: number): PairResult[] {
    const { k, rarityPower, partners, mergeGap, leastSuspicion } = this.#parameters;
    const documents = this.#entries.length;
    const byFrequency = Float64Array.from({ length: documents + 1 }, (_, frequency) =>
      rarity(frequency, documents),
    );
    const weights = Float64Array.from(
      { length: this.#fingerprinter.table.size },
      (_, number) => byFrequency[this.#postings[number]?.length ?? 0] as number,
    );
    const evidence = weights.map((weight) => weight ** rarityPower);
    const smallEvidence = Float64Array.from(
      { length: this.#smallGrams.table.size },
      (_, number) => (byFrequency[this.#smallFrequencies[number] ?? 0] as number) ** rarityPower,
    );
    const shared = new Float64Array(index);
    const strength = new Float64Array(index);
    for (const number of entry.fingerprints.numbers) {
      for (const other of this.#postings[number] ?? []) {
        if (other < index) {
          shared[other] = (shared[other] as number) + (weights[number] as number);
          strength[other] = (strength[other] as number) + (evidence[number] as number);
        }
      }
    }
    const ownTotal = sumOver(entry.fingerprints.numbers, weights);
    const ownNorm = sumOver(entry.fingerprints.numbers, evidence);
    const ownSmallNorm = sumOver(entry.small, smallEvidence);
    const cosines = strength.map((sum, at) =>
      sum === 0
        ? 0
        : sum / Math.sqrt(ownNorm * sumOver((this.#entries[at] as Entry).fingerprints.numbers, evidence)),
    );
    const containments = shared.map((sum, at) =>
      sum === 0
        ? 0
        : (2 * sum) / (ownTotal + sumOver((this.#entries[at] as Entry).fingerprints.numbers, weights)),
    );
    const candidates = new Set([...best(cosines, partners), ...best(containments, partners)]);
    const own = tokenWeights(entry, (number) => weights[number] as number, k);
    const pairs: PairResult[] = [];
    for (const at of candidates) {
      const other = this.#entries[at] as Entry;
      if (other.document.role === 'archive' && entry.document.role === 'archive') {
        continue;
      }
      const theirs = tokenWeights(other, (number) => weights[number] as number, k);
      const smallCosine =
        sumOverCommon(entry.small, other.small, smallEvidence) /
          Math.sqrt(ownSmallNorm * sumOver(other.small, smallEvidence)) || 0;
      // The lesser by content is held, as everywhere, so that ties are broken alike.
      const [first, firstWeights, second, secondWeights] =
        compareContent(entry, other) < 0 ? [entry, own, other, theirs] : [other, theirs, entry, own];
      this.#scorer.hold(first, firstWeights);
      const score = this.#scorer.compare(second, secondWeights, cosines[at] as number, smallCosine);
      if (score.overlap === 0 && (score.suspicion < leastSuspicion || entry.size === 0 || other.size === 0)) {
        continue;
      }
      pairs.push(reportPair(first, second, score, this.#scorer, mergeGap));
    }
    return pairs.toSorted((x, y) => y.suspicion - x.suspicion || x.a - y.a || x.b - y.b);
  }
}

/** Indexes of the greatest positive values, at most `keep`. */
function best(values: Float64Array, keep: number): number[] {
  return Array.from(values.keys())
    .filter((at) => (values[at] as number) > 0)
    .toSorted((a, b) => (values[b] as number) - (values[a] as number) || a - b)
    .slice(0, keep);
}
