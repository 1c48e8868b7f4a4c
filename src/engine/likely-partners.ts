import type { Corpus } from './corpus.ts';
import { HeldNumbers } from './held-numbers.ts';
import { InvertedIndex, RowSet } from './inverted-index.ts';
import type { LikenessRows } from './likeness.ts';
import { NumberLists } from './number-lists.ts';
import type { EngineParameters } from './parameters.ts';
import type { Views } from './views.ts';

/** What is told of a partner: its row, the containment of fingerprints (0..1), the estimate of the rank. */
type Take = (other: number, containment: number, estimate: number) => void;

/**
 * Each row's likeliest partners in a set in which nobody can look at every pair. They are found by what few documents have
 * (`mostHolders`), and by a sample of what more have, among rows next to it; the likeliest are then looked at in full. So a row costs
 * about the same in a set of any size. A copy is found by what is rare in it; a solution that hundreds hand round by the sample.
 */
export class LikelyPartners {
  readonly #views: Views;
  readonly #parameters: EngineParameters;
  readonly #rows: Int32Array;
  readonly #fingerprints: NumberLists;
  /** Of fingerprints that few have. */
  readonly #index: InvertedIndex;
  /** By row: the sample of its other fingerprints, and for how much rarity each of them stands. */
  readonly #samples = new NumberLists();
  readonly #sampleWeights: Float64Array;
  readonly #sampled: InvertedIndex;
  /** By row: rarity of all its fingerprints. */
  readonly #totals: Float64Array;
  readonly #likenesses: readonly (readonly [rows: LikenessRows, weight: number])[];
  readonly #scores: Float64Array;
  readonly #touched: RowSet;
  /** By row: the rows chosen, the likeliest first; -1 for none. */
  readonly #chosen: Int32Array;
  readonly #chosenScores: Float64Array;
  readonly #holds: HeldNumbers;

  /** `rows` are the corpus's entries in the order of their rows, by content. */
  constructor(corpus: Corpus, views: Views, rows: Int32Array, parameters: EngineParameters) {
    const { mostHolders, likely } = parameters;
    const { rarities } = views;
    const { frequencies } = rarities;
    this.#views = views;
    this.#parameters = parameters;
    this.#rows = rows;
    this.#fingerprints = corpus.fingerprints;
    this.#index = new InvertedIndex(
      frequencies,
      rows.length,
      (frequency) => frequency > 1 && frequency <= mostHolders,
    );
    this.#totals = new Float64Array(rows.length);
    this.#sampleWeights = new Float64Array(rows.length);
    this.#sampled = this.#sample(corpus.fingerprintHashes());
    this.#likenesses = [
      [views.small.rows(rows, mostHolders), 1],
      [views.roles.rows(rows, mostHolders), 1],
      [views.names.rows(rows, mostHolders), 1],
      [views.strings.rows(rows, mostHolders), 1],
    ];
    rows.forEach((entry, row) => {
      const to = this.#fingerprints.to(entry);
      for (let at = this.#fingerprints.from(entry); at < to; at += 1) {
        const number = this.#fingerprints.data[at] as number;
        this.#totals[row] = (this.#totals[row] as number) + rarities.of(number);
        this.#index.add(number, row);
      }
      for (const [kind] of this.#likenesses) kind.add(entry, row);
    });
    this.#scores = new Float64Array(rows.length);
    this.#touched = new RowSet(rows.length);
    this.#chosen = new Int32Array(rows.length * likely).fill(-1);
    this.#chosenScores = new Float64Array(likely);
    this.#holds = new HeldNumbers(this.#fingerprints, rarities);
  }

  /** Looks closely at a row's likeliest partners, the likeliest first. */
  of(row: number, take: Take): void {
    this.#score(row);
    const from = row * this.#parameters.likely;
    const count = this.#choose(row, from);
    const own = this.#rows[row] as number;
    const { small, roles, names, strings } = this.#views;
    const { roleWeight, roleEnough, raiseWeight } = this.#parameters;
    small.hold(own);
    roles.hold(own);
    names.hold(own);
    strings.hold(own);
    this.#holds.hold(own);
    for (let at = from; at < from + count; at += 1) {
      const other = this.#chosen[at] as number;
      const entry = this.#rows[other] as number;
      const containment = this.#containment(row, other);
      const roleTrust = roleWeight * roles.trustWith(entry, roleEnough);
      const alike = containment + small.with(entry) + roleTrust * roles.partWith(entry);
      const wording = raiseWeight * (names.with(entry) + strings.with(entry));
      take(other, containment, (alike * (1 + wording)) / (2 + roleTrust));
    }
  }

  /** Whether an earlier call of `of` for `row` looked at `other`. */
  isChosenBy(row: number, other: number): boolean {
    const from = row * this.#parameters.likely;
    for (let at = from; at < from + this.#parameters.likely; at += 1) {
      if (this.#chosen[at] === other) return true;
    }
    return false;
  }

  /** What each row has in common with this one, about, as a share of it. */
  #score(row: number): void {
    const own = this.#rows[row] as number;
    const whole = (this.#totals[row] as number) || 1;
    const { rarities } = this.#views;
    const { data } = this.#fingerprints;
    const to = this.#fingerprints.to(own);
    this.#index.fetch(data, this.#fingerprints.from(own), to);
    for (let at = this.#fingerprints.from(own); at < to; at += 1) {
      const number = data[at] as number;
      const frequency = this.#index.frequency(number);
      if (frequency > 0) {
        this.#index.accumulate(number, rarities.at(frequency) / whole, this.#scores, this.#touched);
      }
    }
    const weight = (this.#sampleWeights[row] as number) / whole;
    for (let at = this.#samples.from(row); at < this.#samples.to(row); at += 1) {
      const number = this.#samples.data[at] as number;
      const { nearest } = this.#parameters;
      this.#sampled.accumulateNear(number, row, nearest, weight, this.#scores, this.#touched);
    }
    for (const [kind, times] of this.#likenesses) {
      const norm = kind.norms[row] as number;
      if (norm > 0) kind.accumulate(own, this.#touched, this.#scores, times / (norm * norm + kind.doubt));
    }
  }

  /** Keeps the rows of the highest scores, the highest first, and clears all; how many there are. */
  #choose(row: number, from: number): number {
    const { likely } = this.#parameters;
    const chosen = this.#chosen;
    const best = this.#chosenScores;
    const own = this.#totals[row] as number;
    const scores = this.#scores;
    const totals = this.#totals;
    let count = 0;
    // Nearly all that a row touches falls far short of its likeliest. What the other has besides only lowers a score: most need no look at it.
    let least = 0;
    this.#touched.take((other) => {
      const common = scores[other] as number;
      scores[other] = 0;
      if (common < least || other === row) return;
      const score = (common * own) / (own + (totals[other] as number) || 1);
      if (count === likely && score <= (best[likely - 1] as number)) return;
      let at = count < likely ? count : likely - 1;
      count = Math.min(likely, count + 1);
      while (at > 0 && score > (best[at - 1] as number)) {
        best[at] = best[at - 1] as number;
        chosen[from + at] = chosen[from + at - 1] as number;
        at -= 1;
      }
      best[at] = score;
      chosen[from + at] = other;
      // A quotient may be greater by what is lost in rounding.
      if (count === likely) least = (best[likely - 1] as number) * (1 - 2 ** -40);
    });
    return count;
  }

  #containment(row: number, other: number): number {
    const shared = this.#holds.commonWith(this.#rows[other] as number);
    return shared === 0
      ? 0
      : (2 * shared) / ((this.#totals[row] as number) + (this.#totals[other] as number));
  }

  /** Chooses each row's sample: of the fingerprints that are not looked up those of least hash, so that equal code gives an equal sample. */
  #sample(hashes: Uint32Array): InvertedIndex {
    const { mostHolders, samples } = this.#parameters;
    const { rarities } = this.#views;
    const { frequencies } = rarities;
    const holders = new Uint32Array(frequencies.length);
    const least = new Uint32Array(samples);
    const { data } = this.#fingerprints;
    this.#rows.forEach((entry, row) => {
      let count = 0;
      let rarity = 0;
      const to = this.#fingerprints.to(entry);
      for (let at = this.#fingerprints.from(entry); at < to; at += 1) {
        const number = data[at] as number;
        if ((frequencies[number] as number) <= mostHolders) continue;
        rarity += rarities.of(number);
        const hash = hashes[number] as number;
        const last =
          count < samples ? Infinity : count === 0 ? 0 : (hashes[least[count - 1] as number] as number);
        if (hash >= last) continue;
        let place = count < samples ? count : samples - 1;
        count = Math.min(samples, count + 1);
        while (place > 0 && hash < (hashes[least[place - 1] as number] as number)) {
          least[place] = least[place - 1] as number;
          place -= 1;
        }
        least[place] = number;
      }
      const sample = least.subarray(0, count);
      this.#samples.add(sample);
      this.#sampleWeights[row] = count === 0 ? 0 : rarity / count;
      for (const number of sample) holders[number] = (holders[number] as number) + 1;
    });
    const index = new InvertedIndex(holders, this.#rows.length);
    this.#rows.forEach((_, row) => {
      for (let at = this.#samples.from(row); at < this.#samples.to(row); at += 1) {
        index.add(this.#samples.data[at] as number, row);
      }
    });
    return index;
  }
}
