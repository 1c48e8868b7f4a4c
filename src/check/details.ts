import type { CommonRegion, MatchFinding, PairFinding } from '../domain/findings.ts';
import { readNumber } from '../service/contract/fields.ts';
import { highest, readScore } from './numbers.ts';
import type { CheckEffects } from './plan.ts';

/** Matches of one submission; others are named by their service id. */
export interface Details {
  readonly matches: readonly Matched[];
  readonly pairs: readonly Paired[];
  readonly commonCode: readonly CommonRegion[];
}

type Matched = Omit<MatchFinding, 'otherKey'> & { readonly otherId: number | null };
type Paired = Omit<PairFinding, 'a' | 'b'> & { readonly otherId: number };

/** Reads the matches of one submission. */
export async function readDetails(
  checkId: number,
  submissionId: number,
  effects: CheckEffects,
  options: {
    /** At most so many matches; those with the most suspicious partners first. */
    readonly keep: number;
    /** File names seen so far: each is in memory once, however many matches name it. */
    readonly names: Map<string, string>;
  },
): Promise<Details> {
  const answer = await effects.client.read('results', { check_id: checkId, submission_id: submissionId });
  const legacy = (answer as { readonly peer_matches?: unknown }).peer_matches;
  const rows = [
    ...(answer.other_matches ?? []),
    ...(Array.isArray(legacy) ? (legacy as typeof answer.other_matches & []) : []),
  ];
  const nameOf = (file: string | null | undefined): string => {
    const name = file ?? '';
    const known = options.names.get(name);
    if (known !== undefined) return known;
    options.names.set(name, name);
    return name;
  };
  const matches = rows.flatMap((row): Matched[] => {
    if (row === null || typeof row !== 'object') return [];
    const type = readNumber(row.match_type) ?? 1;
    const other = readNumber(row.submission_id_matched);
    const sharedBy = readNumber(row.shared_by);
    return [
      {
        // 10 is also above 1, so it is looked at first.
        kind: type === 10 ? 'ai' : type > 1 ? 'external' : 'peer',
        otherId: other || null,
        similarity: readScore(row.similarity),
        matchedSimilarity: readScore(row.matched_similarity),
        own: {
          file: nameOf(row.file),
          lineStart: readNumber(row.line_start),
          lineEnd: readNumber(row.line_end),
        },
        other: {
          file: nameOf(row.file_matched),
          lineStart: readNumber(row.line_matched_start),
          lineEnd: readNumber(row.line_matched_end),
        },
        tokens: readNumber(row.tokens),
        ...(sharedBy === null ? {} : { sharedBy }),
      },
    ];
  });
  const given = (answer.pairs ?? []).flatMap((pair): Paired[] =>
    typeof pair?.submission_id_matched === 'number'
      ? [
          {
            otherId: pair.submission_id_matched,
            similarity: readScore(pair.similarity),
            matchedSimilarity: readScore(pair.matched_similarity),
            suspicion: readScore(pair.suspicion),
            longestFragment: pair.longest_fragment ?? null,
            overlap: pair.overlap ?? null,
            standsOut: pair.stands_out === true,
          },
        ]
      : [],
  );
  return {
    matches: worthKeeping(matches, given, options.keep),
    pairs: answer.pairs == null ? pairsOf(matches, submissionId) : given,
    commonCode: (answer.common_code ?? []).flatMap((region) => {
      const [lineStart, lineEnd] = [readNumber(region?.line_start), readNumber(region?.line_end)];
      return typeof region?.file === 'string' && lineStart !== null && lineEnd !== null
        ? [{ file: nameOf(region.file), lineStart, lineEnd }]
        : [];
    }),
  };
}

/**
 * Pairs of a service that lists matches alone: each other submission that one names. The interface does not say whether a
 * row's similarity is the pair's or that of its region, so the highest row counts: rows are never added up, because regions
 * may overlap.
 */
function pairsOf(matches: readonly Matched[], own: number): readonly Paired[] {
  const rows = new Map<number, Matched[]>();
  for (const match of matches) {
    const { kind, otherId } = match;
    if (kind !== 'peer' || otherId === null || otherId === own) continue;
    const there = rows.get(otherId);
    if (there === undefined) rows.set(otherId, [match]);
    else there.push(match);
  }
  return [...rows].map(([otherId, list]) => ({
    otherId,
    similarity: highest(list.map((match) => match.similarity)),
    matchedSimilarity: highest(list.map((match) => match.matchedSimilarity)),
    suspicion: null,
    longestFragment: highest(list.map(({ tokens }) => tokens)),
    overlap: null,
  }));
}

/** Matches are kept for so many partners of a submission: what a person could look at, and what memory allows. */
const MAX_PARTNERS = 10;
/** Matches of all submissions together, some 300 bytes each; and of one at least. */
const MATCHES_IN_ALL = 100_000;
const MATCHES_AT_LEAST = 50;

/** How many matches of each of so many submissions are kept. A class of a hundred keeps a thousand each. */
export function matchesKept(submissions: number): number {
  return Math.max(MATCHES_AT_LEAST, Math.floor(MATCHES_IN_ALL / Math.max(1, submissions)));
}

/** Those with ranked partners where the service ranks them, the most suspicious first; in its own order where all are kept. */
function worthKeeping(
  matches: readonly Matched[],
  pairs: readonly Paired[],
  keep: number,
): readonly Matched[] {
  const ranks = partnerRanks(pairs);
  const placed = matches.flatMap((match) => {
    const { kind, otherId } = match;
    const place = kind === 'peer' && ranks !== null && otherId !== null ? (ranks.get(otherId) ?? null) : 0;
    return place === null ? [] : [{ place, match }];
  });
  const chosen =
    placed.length <= keep
      ? placed
      : placed
          .toSorted((x, y) => x.place - y.place || (y.match.tokens ?? 0) - (x.match.tokens ?? 0))
          .slice(0, keep);
  return chosen.map(({ match }) => match);
}

/** Places of the partners whose matches are kept, the most suspicious first; null: the service does not rank them. */
function partnerRanks(pairs: readonly Paired[]): ReadonlyMap<number, number> | null {
  if (pairs.length === 0) return null;
  const ranked = pairs.toSorted((a, b) => (b.suspicion ?? 0) - (a.suspicion ?? 0) || a.otherId - b.otherId);
  return new Map(ranked.slice(0, MAX_PARTNERS).map(({ otherId }, place) => [otherId, place]));
}
