import type { Probe, SearchSubject, SubjectSubmission } from '#engine';

/** One query, and whom it serves. */
export interface PlannedQuery {
  readonly text: string;
  readonly probe: Probe;
  /** In ascending order. */
  readonly submissions: readonly number[];
}

export interface QueryPlan {
  /** In the order in which they are asked. */
  readonly queries: readonly PlannedQuery[];
  /** By submission: how many different queries all of its probes come to. */
  readonly wanted: ReadonlyMap<number, number>;
}

/**
 * Spends queries in rounds: nobody is asked for a second time before everybody was asked for once. In a round the submission with
 * the rarest code goes first, behind all that were never searched for. One query serves every submission that has the piece, and
 * counts as asked for each of them.
 *
 * @param isLeftOut submissions that need no query
 * @param isLater submissions that were searched for before, at other contents
 * @param queryOf the query of a probe; null: nothing may be asked with it. Called for what is asked alone: it looks for names, which
 * takes its time
 * @param most queries
 */
export function planRounds(
  subject: SearchSubject,
  isLeftOut: (submission: number) => boolean,
  isLater: (submission: number) => boolean,
  queryOf: (probe: Probe) => string | null,
  most: number,
): QueryPlan {
  const inTurn = subject.submissions
    .filter(({ id }) => !isLeftOut(id))
    .toSorted((a, b) => Number(isLater(a.id)) - Number(isLater(b.id)) || b.rarity - a.rarity || a.id - b.id);
  const rounds = new Rounds(inTurn, queryOf);
  // What was asked for others counts as well, so there may be more rounds than anybody has probes.
  for (let round = 1; round <= rounds.longest; round++) {
    for (const submission of inTurn) {
      if (rounds.count >= most) return rounds.plan;
      rounds.serve(submission, round);
    }
  }
  return rounds.plan;
}

class Rounds {
  readonly #queryOf: (probe: Probe) => string | null;
  /** Piece ▸ submissions that have it. */
  readonly #having = new Map<string, Set<number>>();
  /** Pieces that were looked at. */
  readonly #seen = new Set<string>();
  /** Query ▸ whom it serves, in the order in which they are asked. */
  readonly #planned = new Map<string, { readonly probe: Probe; readonly served: Set<number> }>();
  readonly #asked = new Map<number, number>();
  readonly #wanted = new Map<number, number>();

  constructor(submissions: readonly SubjectSubmission[], queryOf: (probe: Probe) => string | null) {
    this.#queryOf = queryOf;
    for (const { id } of submissions) this.#wanted.set(id, 0);
    for (const { id, probes } of submissions) {
      for (const probe of probes) {
        const having = this.#having.get(pieceOf(probe)) ?? new Set();
        this.#having.set(pieceOf(probe), having);
        for (const one of [id, ...probe.alsoIn]) if (this.#wanted.has(one)) having.add(one);
      }
    }
    for (const having of this.#having.values()) for (const id of having) add(this.#wanted, id, 1);
  }

  /** Of the queries that one submission may have a part in. */
  get longest(): number {
    return Math.max(0, ...this.#wanted.values());
  }

  get count(): number {
    return this.#planned.size;
  }

  get plan(): QueryPlan {
    const queries = [...this.#planned].map(([text, { probe, served }]) => ({
      text,
      probe,
      submissions: [...served].toSorted((a, b) => a - b),
    }));
    return { queries, wanted: this.#wanted };
  }

  /** Plans one query for a submission, unless it had its share of so many rounds. */
  serve({ id, probes }: SubjectSubmission, round: number): void {
    for (const probe of probes) {
      if ((this.#asked.get(id) ?? 0) >= round) return;
      const piece = pieceOf(probe);
      if (this.#seen.has(piece)) continue;
      this.#seen.add(piece);
      const having = this.#having.get(piece) ?? new Set();
      const text = this.#queryOf(probe);
      if (text === null) {
        for (const one of having) add(this.#wanted, one, -1);
        continue;
      }
      const query = this.#planned.get(text) ?? { probe, served: new Set() };
      this.#planned.set(text, query);
      for (const one of having) {
        // Two pieces can come to one query.
        add(query.served.has(one) ? this.#wanted : this.#asked, one, query.served.has(one) ? -1 : 1);
        query.served.add(one);
      }
    }
  }
}

function add(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

function pieceOf({ words, language }: Probe): string {
  return [language, ...words].join('\0');
}
