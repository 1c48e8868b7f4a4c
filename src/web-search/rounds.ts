import type { Probe, SearchSubject, SubjectSubmission } from './subject.ts';

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
 * the rarest code goes first, behind all that were never searched for. One query serves every submission that has the piece, and counts as asked for each of them.
 *
 * @param isLeftOut submissions that need no query
 * @param isLater submissions that were searched for before, at other contents
 * @param queryOf the query of a probe; null: nothing may be asked with it
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
  const present = new Set(inTurn.map(({ id }) => id));
  const servedBy = new Map<string, Set<number>>();
  for (const submission of inTurn) {
    for (const probe of submission.probes) {
      const text = queryOf(probe);
      if (text === null) continue;
      const served = servedBy.get(text) ?? new Set();
      servedBy.set(text, served);
      for (const id of [submission.id, ...probe.alsoIn]) if (present.has(id)) served.add(id);
    }
  }
  const wanted = new Map(inTurn.map(({ id }) => [id, 0]));
  for (const served of servedBy.values()) for (const id of served) wanted.set(id, (wanted.get(id) ?? 0) + 1);

  const asked = new Map(inTurn.map(({ id }) => [id, 0]));
  const queries: PlannedQuery[] = [];
  const isPlanned = new Set<string>();
  const next = ({ probes }: SubjectSubmission): { text: string; probe: Probe } | null => {
    for (const probe of probes) {
      const text = queryOf(probe);
      if (text !== null && !isPlanned.has(text)) return { text, probe };
    }
    return null;
  };
  const longest = Math.max(0, ...inTurn.map(({ probes }) => probes.length));
  for (let round = 1; round <= longest; round++) {
    for (const submission of inTurn) {
      if (queries.length >= most) return { queries, wanted };
      if ((asked.get(submission.id) ?? 0) >= round) continue;
      const query = next(submission);
      if (query === null) continue;
      isPlanned.add(query.text);
      const served = [...(servedBy.get(query.text) ?? [])].toSorted((a, b) => a - b);
      for (const id of served) asked.set(id, (asked.get(id) ?? 0) + 1);
      queries.push({ ...query, submissions: served });
    }
  }
  return { queries, wanted };
}
