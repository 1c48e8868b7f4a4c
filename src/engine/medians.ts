/** Medians of a number of submissions that are judged; each group counts as one. */
export class Medians {
  readonly #values: readonly number[];
  readonly #groups: readonly number[];
  /** Of each document its place among the values, from the least on; undefined: it does not count. */
  readonly #places: readonly (number | undefined)[];
  /** How many of each group count among those that are asked for. */
  readonly #members: Int32Array;

  constructor(
    documents: readonly { readonly isJudged: boolean; readonly isOwn: boolean }[],
    values: readonly (number | undefined)[],
    group: Int32Array,
  ) {
    const known = documents
      .flatMap(({ isJudged, isOwn }, document) => {
        const value = values[document];
        return isJudged && isOwn && value !== undefined ? { document, value } : [];
      })
      .toSorted((x, y) => x.value - y.value);
    this.#values = known.map(({ value }) => value);
    this.#groups = known.map(({ document }) => group[document] as number);
    const places = new Map(known.map(({ document }, place) => [document, place]));
    this.#places = documents.map((_, document) => places.get(document));
    this.#members = new Int32Array(documents.length);
  }

  /** The median of some documents; undefined: fewer than `least` count. */
  of(documents: Iterable<number>, least: number): number | undefined {
    const places = Int32Array.from(documents, (document) => this.#places[document] ?? -1)
      .filter((place) => place >= 0)
      .toSorted();
    if (places.length < least) return undefined;
    let groups = 0;
    for (const place of places) {
      const own = this.#groups[place] as number;
      if (this.#members[own] === 0) groups += 1;
      this.#members[own] = (this.#members[own] as number) + 1;
    }
    // A little less than half, because thirds do not add up to one.
    const half = groups / 2 - 1e-9;
    let seen = 0;
    const median = places.find((place) => {
      seen += 1 / (this.#members[this.#groups[place] as number] as number);
      return seen >= half;
    });
    for (const place of places) this.#members[this.#groups[place] as number] = 0;
    return median === undefined ? undefined : this.#values[median];
  }
}
