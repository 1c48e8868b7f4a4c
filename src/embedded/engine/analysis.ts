import type {
  AnalysisOptions,
  AnalysisResult,
  CommonCode,
  Comparability,
  EngineDocument,
  Fragment,
  PairResult,
  SubmissionResult,
} from './api.ts';
import { clustersOf } from './clusters.ts';
import { compareContent, digestOf, gramsOf, matchableTokens, type Entry } from './corpus.ts';
import { Fingerprinter, InvertedIndex, rarity } from './index.ts';
import { PARAMETERS, type EngineParameters } from './parameters.ts';
import { readDocument, type TokenDocument } from './reading.ts';
import { coverCommon, mask, StarterCode } from './starter-code.ts';
import { Tiler, type Tile } from './tiling.ts';
import { SEPARATOR } from './tokenizers/vocabulary.ts';

/** A pair to be tiled: indexes of entries, the lesser by content first. */
interface Candidate {
  readonly first: number;
  readonly second: number;
  readonly containment: number;
}

/**
 * One analysis: add documents in any order, then run once.
 *
 * Memory grows with the tokens (about 40 bytes each), not with the bytes of the files, which are let go.
 */
export class Analysis {
  readonly #options: AnalysisOptions;
  readonly #parameters: EngineParameters;
  readonly #documents: TokenDocument[] = [];

  constructor(options: AnalysisOptions, parameters: EngineParameters = PARAMETERS) {
    this.#options = options;
    this.#parameters = parameters;
  }

  /** Reads a document's files into tokens. Never throws for what the files hold; two documents of one id are refused. */
  add(document: EngineDocument): void {
    if (this.#documents.some((known) => known.id === document.id)) {
      throw new RangeError(`document ${document.id} was added before`);
    }
    this.#documents.push(readDocument(document, this.#options.languageId, document.role === 'submission'));
  }

  /** Compares. `onProgress` hears how many of the steps are done; a step is one document's row or one pair's tiling. */
  run(onProgress?: (done: number, total: number) => void): AnalysisResult {
    const parameters = this.#parameters;
    const documents = this.#documents.toSorted((a, b) => a.id - b.id);
    const compared = documents.filter(({ role }) => role === 'submission' || role === 'archive');
    const starter = new StarterCode(parameters.k);
    for (const document of documents) {
      if (document.role === 'base') {
        starter.add(document.tokens);
      }
    }
    const prepared = this.#prepare(compared, starter);
    const { entries, commonCode, notices } = prepared;
    const comparability = entries.map((entry, at) => this.#comparability(entry, prepared.starterOnly[at] === true));
    const takesPart = comparability.map((state) => state === 'compared' || state === 'too-short');

    const { candidates, weights } = this.#candidates(entries, takesPart, (done) => onProgress?.(done, entries.length * 2));
    const pairs = this.#tile(entries, candidates, weights, (share) =>
      onProgress?.(entries.length + Math.floor(share * entries.length), entries.length * 2),
    );
    return this.#result(entries, comparability, pairs, commonCode, notices);
  }

  #entry(document: TokenDocument, tokens: Uint16Array, fingerprinter: Fingerprinter): Entry {
    return {
      document,
      tokens,
      size: matchableTokens(tokens, this.#parameters.minimumTile),
      fingerprints: fingerprinter.of(tokens),
      grams: gramsOf(tokens, this.#parameters.minimumTile),
      digest: digestOf(tokens),
    };
  }

  /** Masks starter code and fingerprints every document. */
  #prepare(
    documents: readonly TokenDocument[],
    starter: StarterCode,
  ): { entries: Entry[]; starterOnly: boolean[]; commonCode: CommonCode[]; notices: string[] } {
    const { k, w, commonShare, commonAtLeast, commonFromSubmissions, residueFingerprints, residueShare } =
      this.#parameters;
    const fingerprinter = new Fingerprinter(k, w);
    const commonCode: CommonCode[] = [];
    const notices: string[] = [];
    const submissions = documents.filter(({ role, size }) => role === 'submission' && size > 0).length;
    const given = !starter.empty;
    let entries = documents.map((document) => {
      if (!given) {
        return this.#entry(document, document.tokens, fingerprinter);
      }
      const covered = starter.cover(document.tokens);
      if (document.role === 'submission') {
        commonCode.push(...regions(document, covered));
      }
      return this.#entry(document, mask(document.tokens, covered), fingerprinter);
    });
    let masked = given;
    const before = documents.map((document) => (given ? Math.ceil(document.size / 5) : 0));
    if (!given && this.#options.detectBaseCode && submissions >= commonFromSubmissions) {
      const frequencies = new Uint32Array(fingerprinter.table.size);
      for (const entry of entries) {
        if (entry.document.role === 'submission') {
          for (const number of entry.fingerprints.numbers) {
            frequencies[number] = (frequencies[number] as number) + 1;
          }
        }
      }
      const least = Math.max(commonAtLeast, Math.ceil(commonShare * submissions));
      const common = new Uint8Array(frequencies.length);
      for (let number = 0; number < common.length; number += 1) {
        common[number] = (frequencies[number] as number) >= least ? 1 : 0;
      }
      if (common.includes(1)) {
        masked = true;
        entries = entries.map((entry, at) => {
          before[at] = entry.fingerprints.numbers.length;
          const covered = coverCommon(entry.tokens.length, entry.fingerprints, k, common);
          if (entry.document.role === 'submission') {
            commonCode.push(...regions(entry.document, covered));
          }
          return this.#entry(entry.document, mask(entry.tokens, covered), fingerprinter);
        });
        const holders = new Set(commonCode.map(({ submission }) => submission)).size;
        notices.push(
          `Code that at least ${least} of ${submissions} submissions share was taken for starter code and left out of the comparison (found in ${holders} submissions). Give the starter code to decide this yourself.`,
        );
      }
    }
    const starterOnly = entries.map((entry, at) => {
      const rest = entry.fingerprints.numbers.length;
      return (
        masked &&
        entry.document.role === 'submission' &&
        entry.size < entry.document.size &&
        rest < Math.max(residueFingerprints, residueShare * (before[at] as number))
      );
    });
    const only = starterOnly.filter(Boolean).length;
    if (only > 0) {
      notices.push(
        given
          ? `${only} ${only === 1 ? 'submission holds' : 'submissions hold'} almost nothing beside the starter code and ${only === 1 ? 'was' : 'were'} not compared.`
          : `${only} ${only === 1 ? 'submission holds' : 'submissions hold'} almost nothing but code that many share, and ${only === 1 ? 'was' : 'were'} not compared: either unchanged starter code, or one solution handed round. Look at ${only === 1 ? 'it' : 'them'}.`,
      );
    }
    return { entries, starterOnly, commonCode, notices };
  }

  #comparability(entry: Entry, starterOnly: boolean): Comparability {
    if (entry.document.size === 0) {
      return 'no-source';
    }
    if (starterOnly) {
      return 'starter-only';
    }
    return entry.size < this.#parameters.minimumTokens ? 'too-short' : 'compared';
  }

  /** Exact rarity-weighted containment of all pairs; those worth tiling. */
  #candidates(
    entries: readonly Entry[],
    takesPart: readonly boolean[],
    onRow: (done: number) => void,
  ): { candidates: Candidate[]; weights: Float64Array } {
    const { partners, tileFrom, tileBudgetTokens } = this.#parameters;
    let numbers = 0;
    for (const { fingerprints } of entries) {
      numbers = Math.max(numbers, (fingerprints.numbers.at(-1) ?? -1) + 1);
    }
    const frequencies = new Uint32Array(numbers);
    let documents = 0;
    entries.forEach((entry, at) => {
      if (takesPart[at] === true) {
        documents += 1;
        for (const number of entry.fingerprints.numbers) {
          frequencies[number] = (frequencies[number] as number) + 1;
        }
      }
    });
    const weights = new Float64Array(numbers);
    for (let number = 0; number < numbers; number += 1) {
      weights[number] = rarity(frequencies[number] as number, documents);
    }
    const totals = Float64Array.from(entries, ({ fingerprints }) =>
      fingerprints.numbers.reduce((sum, number) => sum + (weights[number] as number), 0),
    );
    const order = entries.map((_, at) => at).toSorted((a, b) => compareContent(entries[a] as Entry, entries[b] as Entry));
    // All pairs of a small set are tiled; of a large one the likeliest.
    const tokens = entries.reduce((sum, { size }, at) => sum + (takesPart[at] === true ? size : 0), 0);
    const all = tokens * documents <= tileBudgetTokens;
    const index = new InvertedIndex(frequencies);
    const sums = new Float64Array(entries.length);
    const best = new BestPartners(entries.length, partners);
    const candidates: Candidate[] = [];
    const seen: number[] = [];
    let done = 0;
    for (const second of order) {
      done += 1;
      if (takesPart[second] !== true) {
        continue;
      }
      const entry = entries[second] as Entry;
      index.accumulate(entry.fingerprints.numbers, weights, sums);
      for (const first of seen) {
        const shared = sums[first] as number;
        sums[first] = 0;
        if (entry.document.role === 'archive' && (entries[first] as Entry).document.role === 'archive') {
          continue;
        }
        if (shared === 0) {
          continue;
        }
        const containment = (2 * shared) / ((totals[first] as number) + (totals[second] as number));
        if (all || containment >= tileFrom) {
          candidates.push({ first, second, containment });
        } else {
          best.offer(first, second, containment);
          best.offer(second, first, containment);
        }
      }
      index.add(second, entry.fingerprints.numbers);
      seen.push(second);
      onRow(done);
    }
    candidates.push(...best.pairs(order));
    return { candidates, weights };
  }

  #tile(
    entries: readonly Entry[],
    candidates: readonly Candidate[],
    weights: Float64Array,
    onShare: (share: number) => void,
  ): PairResult[] {
    const { minimumTile, k } = this.#parameters;
    const tiler = new Tiler(minimumTile);
    const byFirst = new Map<number, Candidate[]>();
    for (const candidate of candidates) {
      const list = byFirst.get(candidate.first);
      if (list === undefined) {
        byFirst.set(candidate.first, [candidate]);
      } else {
        list.push(candidate);
      }
    }
    void weights;
    void k;
    const pairs: PairResult[] = [];
    let done = 0;
    for (const [first, list] of byFirst) {
      const one = entries[first] as Entry;
      tiler.index(one.tokens, one.grams);
      for (const { second, containment } of list) {
        const other = entries[second] as Entry;
        const tiles = tiler.tile(other.tokens, other.grams);
        if (tiles.length > 0) {
          pairs.push(pairOf(one, other, tiles, containment));
        }
      }
      done += list.length;
      onShare(done / candidates.length);
    }
    return pairs.toSorted((a, b) => b.suspicion - a.suspicion || a.a - b.a || a.b - b.b);
  }

  #result(
    entries: readonly Entry[],
    comparability: readonly Comparability[],
    pairs: readonly PairResult[],
    commonCode: readonly CommonCode[],
    notices: readonly string[],
  ): AnalysisResult {
    const { clusterFrom } = this.#parameters;
    const state = new Map(entries.map((entry, at) => [entry.document.id, comparability[at] as Comparability]));
    const roles = new Map(entries.map(({ document }) => [document.id, document.role]));
    const best = new Map<number, { peer: number; database: number; suspicion: number }>();
    const links: [number, number][] = [];
    for (const pair of pairs) {
      const average = averageSimilarity(pair);
      const judged = state.get(pair.a) === 'compared' && state.get(pair.b) === 'compared';
      for (const [own, other] of [
        [pair.a, pair.b],
        [pair.b, pair.a],
      ] as const) {
        const score = best.get(own) ?? { peer: 0, database: 0, suspicion: 0 };
        best.set(own, score);
        score.suspicion = Math.max(score.suspicion, pair.suspicion);
        if (judged && roles.get(other) === 'archive') {
          score.database = Math.max(score.database, average);
        } else if (judged) {
          score.peer = Math.max(score.peer, average);
        }
      }
      if (judged && average >= clusterFrom && roles.get(pair.b) === 'submission') {
        links.push([pair.a, pair.b]);
      }
    }
    const submissions = entries
      .filter(({ document }) => document.role === 'submission')
      .map((entry): SubmissionResult => {
        const { document } = entry;
        const score = best.get(document.id) ?? { peer: 0, database: 0, suspicion: 0 };
        return {
          id: document.id,
          comparability: state.get(document.id) as Comparability,
          tokens: entry.size,
          files: document.files.length,
          peer: score.peer,
          database: score.database,
          coverage: 0,
          suspicion: score.suspicion,
          ai: null,
          quality: null,
          leftOut: document.leftOut,
        };
      });
    return { submissions, pairs, clusters: clustersOf(links), commonCode, notices };
  }
}

/** The pair's average coverage, 0..100, from its two shares: the harmonic mean of them is 2 × tiled / (|A| + |B|). */
export function averageSimilarity(pair: PairResult): number {
  const sum = pair.similarity + pair.matchedSimilarity;
  return sum === 0 ? 0 : (2 * pair.similarity * pair.matchedSimilarity) / sum;
}

function pairOf(one: Entry, other: Entry, tiles: readonly Tile[], containment: number): PairResult {
  // `a` is a submission, and of two submissions the one with the lesser id.
  const swap =
    one.document.role === 'archive' || (other.document.role === 'submission' && other.document.id < one.document.id);
  const [a, b] = swap ? [other, one] : [one, other];
  const ordered = (swap ? tiles.map((tile) => ({ a: tile.b, b: tile.a, length: tile.length })) : [...tiles]).toSorted(
    (x, y) => x.a - y.a,
  );
  const overlap = ordered.reduce((sum, { length }) => sum + length, 0);
  const average = (2 * overlap) / (a.size + b.size);
  return {
    a: a.document.id,
    b: b.document.id,
    similarity: (100 * overlap) / a.size,
    matchedSimilarity: (100 * overlap) / b.size,
    suspicion: 100 * Math.sqrt(average * containment),
    longestFragment: ordered.reduce((longest, { length }) => Math.max(longest, length), 0),
    overlap,
    fragments: ordered.map((tile) => fragmentOf(a.document, b.document, tile)),
  };
}

function fragmentOf(a: TokenDocument, b: TokenDocument, tile: Tile): Fragment {
  return {
    file: fileAt(a, tile.a),
    lineStart: a.lines[tile.a] as number,
    lineEnd: a.lines[tile.a + tile.length - 1] as number,
    matchedFile: fileAt(b, tile.b),
    matchedLineStart: b.lines[tile.b] as number,
    matchedLineEnd: b.lines[tile.b + tile.length - 1] as number,
    tokens: tile.length,
  };
}

function fileAt(document: TokenDocument, position: number): string {
  let low = 0;
  let high = document.files.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((document.files[middle]?.from ?? 0) <= position) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return document.files[low]?.path ?? '';
}

/** Covered stretches as line ranges. */
function regions(document: TokenDocument, covered: Uint8Array): CommonCode[] {
  const result: CommonCode[] = [];
  for (const file of document.files) {
    let start = -1;
    for (let at = file.from; at <= file.to; at += 1) {
      const inside = at < file.to && covered[at] === 1 && document.tokens[at] !== SEPARATOR;
      if (inside && start < 0) {
        start = at;
      } else if (!inside && start >= 0) {
        result.push({
          submission: document.id,
          file: file.path,
          lineStart: document.lines[start] as number,
          lineEnd: document.lines[at - 1] as number,
        });
        start = -1;
      }
    }
  }
  return result;
}

/** The best few partners of each document, by containment; ties go to the partner that comes first by content. */
class BestPartners {
  readonly #keep: number;
  readonly #partners: Int32Array;
  readonly #scores: Float64Array;

  constructor(documents: number, keep: number) {
    this.#keep = keep;
    this.#partners = new Int32Array(documents * keep).fill(-1);
    this.#scores = new Float64Array(documents * keep);
  }

  offer(document: number, partner: number, score: number): void {
    const from = document * this.#keep;
    let at = from + this.#keep - 1;
    if (score <= (this.#scores[at] as number)) {
      return;
    }
    while (at > from && score > (this.#scores[at - 1] as number)) {
      this.#scores[at] = this.#scores[at - 1] as number;
      this.#partners[at] = this.#partners[at - 1] as number;
      at -= 1;
    }
    this.#scores[at] = score;
    this.#partners[at] = partner;
  }

  /** Each pair once, the document that comes first in `order` first. */
  pairs(order: readonly number[]): Candidate[] {
    const rank = new Int32Array(order.length);
    order.forEach((document, at) => {
      rank[document] = at;
    });
    const seen = new Set<number>();
    const pairs: Candidate[] = [];
    for (const document of order) {
      for (let at = document * this.#keep; at < (document + 1) * this.#keep; at += 1) {
        const partner = this.#partners[at] as number;
        if (partner < 0) {
          break;
        }
        const [first, second] =
          (rank[document] as number) < (rank[partner] as number) ? [document, partner] : [partner, document];
        const key = first * order.length + second;
        if (!seen.has(key)) {
          seen.add(key);
          pairs.push({ first, second, containment: this.#scores[at] as number });
        }
      }
    }
    return pairs;
  }
}
