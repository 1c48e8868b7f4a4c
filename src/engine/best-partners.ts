import { type PairColumns, pairKey } from './pair-columns.ts';

/** The best few partners of each row; ties go to the partner that comes first by content. */
export class BestPartners {
  /** What a partner's score has to exceed to be among a row's best. */
  readonly least: Float64Array;
  readonly #keep: number;
  readonly #partners: Int32Array;
  readonly #scores: Float64Array;

  /** Only scores above `floor` are taken. */
  constructor(rows: number, keep: number, floor = 0) {
    this.#keep = keep;
    this.#partners = new Int32Array(rows * keep).fill(-1);
    this.#scores = new Float64Array(rows * keep).fill(floor);
    this.least = new Float64Array(rows).fill(floor);
  }

  /** Takes a partner whose score exceeds `least`. */
  offer(row: number, partner: number, score: number): void {
    this.#put(row, partner, score, (row + 1) * this.#keep - 1);
  }

  /** The same where a partner may come more than once: it is kept once, with its best score. */
  offerOnce(row: number, partner: number, score: number): void {
    const from = row * this.#keep;
    let place = from + this.#keep - 1;
    while (place >= from && this.#partners[place] !== partner) place -= 1;
    const isKept = place >= from;
    if (isKept && score <= (this.#scores[place] as number)) return;
    this.#put(row, partner, score, isKept ? place : from + this.#keep - 1);
  }

  /** @param place of what it takes the place of */
  #put(row: number, partner: number, score: number, place: number): void {
    const from = row * this.#keep;
    let at = place;
    while (at > from && score > (this.#scores[at - 1] as number)) {
      this.#scores[at] = this.#scores[at - 1] as number;
      this.#partners[at] = this.#partners[at - 1] as number;
      at -= 1;
    }
    this.#scores[at] = score;
    this.#partners[at] = partner;
    this.least[row] = this.#scores[from + this.#keep - 1] as number;
  }

  /** Adds the pairs that are not there yet, each once. */
  addTo(pairs: PairColumns): void {
    const known = pairs.keys();
    this.forEach((row, partner) => {
      const one = Math.min(row, partner);
      const other = Math.max(row, partner);
      const key = pairKey(one, other);
      if (!known.has(key)) pairs.push(one, other, 0);
      known.add(key);
    });
  }

  /** Calls `visit` with each row's partners, the best first. */
  forEach(visit: (row: number, partner: number) => void): void {
    const rows = this.#partners.length / this.#keep;
    for (let row = 0; row < rows; row += 1) {
      for (let at = row * this.#keep; at < (row + 1) * this.#keep; at += 1) {
        const partner = this.#partners[at] as number;
        if (partner < 0) break;
        visit(row, partner);
      }
    }
  }
}
