import { float64s, int32s } from './mapped.ts';
import type { PairScore } from './pair-scorer.ts';

/** Pairs of entries with what their comparison gave, in columns: of hundreds of thousands, objects take many times as much. */
export class PairScores {
  count = 0;
  /** Places of the entries. */
  first: Int32Array;
  second: Int32Array;
  overlap: Int32Array;
  longest: Int32Array;
  suspicion: Float64Array;
  average: Float64Array;
  readonly #runsFrom: Int32Array;
  readonly #runsTo: Int32Array;

  /** @param most pairs that are added */
  constructor(most: number) {
    this.first = int32s(most);
    this.second = int32s(most);
    this.overlap = int32s(most);
    this.longest = int32s(most);
    this.suspicion = float64s(most);
    this.average = float64s(most);
    this.#runsFrom = int32s(most);
    this.#runsTo = int32s(most);
  }

  add(first: number, second: number, score: PairScore): void {
    const at = this.count;
    this.first[at] = first;
    this.second[at] = second;
    this.overlap[at] = score.overlap;
    this.longest[at] = score.longest;
    this.suspicion[at] = score.suspicion;
    this.average[at] = score.average;
    this.#runsFrom[at] = score.runsFrom;
    this.#runsTo[at] = score.runsTo;
    this.count = at + 1;
  }

  /** No pair follows: all columns end with the last one. */
  end(): void {
    const { count } = this;
    this.first = this.first.subarray(0, count);
    this.second = this.second.subarray(0, count);
    this.overlap = this.overlap.subarray(0, count);
    this.longest = this.longest.subarray(0, count);
    this.suspicion = this.suspicion.subarray(0, count);
    this.average = this.average.subarray(0, count);
  }

  at(place: number): PairScore {
    return {
      overlap: this.overlap[place] as number,
      longest: this.longest[place] as number,
      suspicion: this.suspicion[place] as number,
      average: this.average[place] as number,
      runsFrom: this.#runsFrom[place] as number,
      runsTo: this.#runsTo[place] as number,
    };
  }
}
