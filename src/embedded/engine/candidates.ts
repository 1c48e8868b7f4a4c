import { compareContent, type Entry } from './corpus.ts';
import { InvertedIndex, sumOver, type Rarities } from './index.ts';
import type { EngineParameters } from './parameters.ts';

/** A pair to be tiled: indexes of entries, the lesser by content first. */
export interface Candidate {
  readonly first: number;
  readonly second: number;
  /** Cosine of the two sets of fingerprints, each weighing its evidence. */
  readonly cosine: number;
}

/**
 * Which pairs to tile. The rarity-weighted containment of all pairs is computed exactly, row by row over the inverted
 * index; tiled are all pairs of a small set, and of a large one every pair from `tileFrom` on and each document's best
 * partners. Archive documents are not paired with each other. `onRow` hears the share of rows done.
 */
export function chooseCandidates(
  entries: readonly Entry[],
  rarities: Rarities,
  parameters: EngineParameters,
  onRow: (share: number) => void,
): readonly Candidate[] {
  const { partners, tileBudgetTokens, maxPairs } = parameters;
  const { weights, evidence, frequencies } = rarities;
  const totals = Float64Array.from(entries, ({ fingerprints }) => sumOver(fingerprints.numbers, weights));
  const norms = Float64Array.from(entries, ({ fingerprints }) => sumOver(fingerprints.numbers, evidence));
  const archive = Uint8Array.from(entries, ({ document }) => (document.role === 'archive' ? 1 : 0));
  const order = entries
    .map((_, at) => at)
    .toSorted((a, b) => compareContent(entries[a] as Entry, entries[b] as Entry));
  const tokens = entries.reduce((sum, { size }) => sum + size, 0);
  let floor = (tokens * entries.length) / 2 <= tileBudgetTokens ? EVERY_PAIR : parameters.tileFrom;
  const index = new InvertedIndex(frequencies);
  const sums = new Float64Array(entries.length);
  const evidenceSums = new Float64Array(entries.length);
  const best = new BestPartners(entries.length, partners);
  let candidates: Contained[] = [];
  for (let row = 0; row < order.length; row += 1) {
    const second = order[row] as number;
    const { numbers } = (entries[second] as Entry).fingerprints;
    index.accumulate(numbers, weights, evidence, sums, evidenceSums);
    const total = totals[second] as number;
    const norm = norms[second] as number;
    for (let before = 0; before < row; before += 1) {
      const first = order[before] as number;
      const shared = sums[first] as number;
      if (shared === 0 && floor !== EVERY_PAIR) {
        continue;
      }
      const cosine = (evidenceSums[first] as number) / Math.sqrt((norms[first] as number) * norm) || 0;
      sums[first] = 0;
      evidenceSums[first] = 0;
      if (archive[first] === 1 && archive[second] === 1) {
        continue;
      }
      const containment = (2 * shared) / ((totals[first] as number) + total) || 0;
      if (containment > floor) {
        candidates.push({ first, second, cosine, containment });
      }
      if (shared > 0) {
        best.offer(first, second, cosine);
        best.offer(second, first, cosine);
      }
    }
    // The floor depends on contents alone: rows come in the order of content.
    if (candidates.length > maxPairs * 2) {
      floor = floorFor(candidates, maxPairs);
      candidates = candidates.filter(above(floor));
    }
    index.add(second, numbers);
    if (row % ROWS_PER_REPORT === 0) {
      onRow(row / order.length);
    }
  }
  if (candidates.length > maxPairs) {
    floor = floorFor(candidates, maxPairs);
    candidates = candidates.filter(above(floor));
  }
  const affordable = affordableFrom(candidates, entries, parameters.tileMostTokens);
  if (affordable > floor) {
    floor = affordable;
    candidates = candidates.filter(above(floor));
  }
  return floor === EVERY_PAIR ? candidates : joined(candidates, best.pairs(order), order.length);
}

/** Below every containment: pairs without a common fingerprint take part, too. */
const EVERY_PAIR = -1;
const ROWS_PER_REPORT = 64;

/** The containment from which on (excluded) all candidates together have at most `tokens` tokens; `EVERY_PAIR` if all do. */
function affordableFrom(candidates: readonly Contained[], entries: readonly Entry[], tokens: number): number {
  const cost = ({ first, second }: Candidate): number =>
    (entries[first]?.size ?? 0) + (entries[second]?.size ?? 0);
  let left = tokens - candidates.reduce((sum, candidate) => sum + cost(candidate), 0);
  if (left >= 0) {
    return EVERY_PAIR;
  }
  let floor = EVERY_PAIR;
  for (const candidate of candidates.toSorted((a, b) => a.containment - b.containment)) {
    if (left >= 0) {
      break;
    }
    left += cost(candidate);
    floor = candidate.containment;
  }
  return floor;
}

interface Contained extends Candidate {
  readonly containment: number;
}

function above(floor: number): (candidate: Contained) => boolean {
  return ({ containment }) => containment > floor;
}

/** The containment that at most `keep` candidates exceed: whole ties stay or go together. */
function floorFor(candidates: readonly Contained[], keep: number): number {
  return (
    Float64Array.from(candidates, ({ containment }) => containment)
      .toSorted()
      .at(-keep - 1) ?? 0
  );
}

function joined(candidates: readonly Candidate[], more: readonly Candidate[], count: number): Candidate[] {
  const known = new Set(candidates.map(({ first, second }) => first * count + second));
  return [...candidates, ...more.filter(({ first, second }) => !known.has(first * count + second))];
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
          pairs.push({ first, second, cosine: this.#scores[at] as number });
        }
      }
    }
    return pairs;
  }
}
