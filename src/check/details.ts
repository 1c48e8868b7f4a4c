import { appendTo } from '#base';
import type { CommonRegion, MatchFinding, MatchKind, PairFinding, WebSourceFinding } from '#contract';
import { highest, readNumber } from '#contract';
import type { Answer } from './client/answers.ts';
import { readScore, webSourceOf } from './answer-fields.ts';

/** Matches of one submission; others are named by their service id. */
export interface Details {
  readonly matches: readonly Matched[];
  readonly pairs: readonly Paired[];
  readonly commonCode: readonly CommonRegion[];
}

type Matched = Omit<MatchFinding, 'otherKey'> & { readonly otherId: number | null };
type Paired = Omit<PairFinding, 'a' | 'b'> & { readonly otherId: number };

/** How a service finds the other side of a match again: both go back to it as they came. */
export interface OtherSide {
  readonly location: string;
  readonly source: string;
}

/** A public file: a source may hold several, all with the address of the one that the search hit. */
export function placeKey({ url, path }: Pick<WebSourceFinding, 'url' | 'path'>): string {
  return `${url}\n${path}`;
}

/** What the answers of one check have in common while they are read: each pair and each file name is kept once. */
export class DetailsReading {
  /** At most so many matches of a submission; those with the most suspicious partners first. */
  readonly keep: number;
  /** Where the service has public files, by `placeKey`. */
  readonly places = new Map<string, OtherSide>();
  readonly #names = new Map<string, string>();
  readonly #pairs = new Map<number, Set<number>>();

  constructor(keep: number) {
    this.keep = keep;
  }

  /** A file name, which is in memory once however many matches name it. */
  name(file: string | null | undefined): string {
    const name = file ?? '';
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    this.#names.set(name, name);
    return name;
  }

  /** Those of a submission's pairs that the other one has not shown yet. */
  unseen(own: number, pairs: readonly Paired[]): readonly Paired[] {
    return pairs.filter(({ otherId }) => {
      const lesser = Math.min(own, otherId);
      const greater = Math.max(own, otherId);
      const seen = this.#pairs.get(lesser);
      if (seen?.has(greater) === true) return false;
      if (seen === undefined) this.#pairs.set(lesser, new Set([greater]));
      else seen.add(greater);
      return true;
    });
  }
}

export function detailsOf(submissionId: number, answer: Answer<'results'>, reading: DetailsReading): Details {
  const legacy = (answer as { readonly peer_matches?: unknown }).peer_matches;
  const rows = [
    ...(answer.other_matches ?? []),
    ...(Array.isArray(legacy) ? (legacy as typeof answer.other_matches & []) : []),
  ];
  const matches = rows.flatMap((row) => matchOf(seenFrom(submissionId, row), reading));
  const given = (answer.pairs ?? []).flatMap((pair): Paired[] =>
    typeof pair?.submission_id_matched === 'number'
      ? [
          {
            otherId: pair.submission_id_matched,
            similarity: readScore(pair.similarity),
            matchedSimilarity: readScore(pair.matched_similarity),
            ...totalOf(pair.total),
            suspicion: readScore(pair.suspicion),
            longestFragment: pair.longest_fragment ?? null,
            overlap: pair.overlap ?? null,
            ...markOf(pair.stands_out),
          },
        ]
      : [],
  );
  return {
    matches: worthKeeping(matches, given, reading.keep),
    pairs: reading.unseen(submissionId, answer.pairs == null ? pairsOf(matches, submissionId) : given),
    commonCode: commonCodeOf(answer.common_code, reading),
  };
}

type Columns = NonNullable<NonNullable<NonNullable<Answer<'resultsBatch'>['results']>[number]>['matches']>;

/** The matches of the submissions that an answer about many holds, by service id. */
export function detailsOfMany(
  answer: Answer<'resultsBatch'>,
  reading: DetailsReading,
): ReadonlyMap<number, Details> {
  const files = (answer.files ?? []).map((file) => reading.name(file));
  return new Map(
    (answer.results ?? []).flatMap((one) => {
      const id = readNumber(one?.submission_id);
      if (one === null || id === null) return [];
      const pairs = pairsInColumns(one.pairs ?? {});
      const peers = matchesInColumns(one.matches ?? {}, pairs, files);
      const others = [...(one.ai_matches ?? []), ...(one.web_matches ?? [])].flatMap((row) =>
        matchOf(row, reading),
      );
      const details = {
        matches: worthKeeping([...peers, ...others], pairs, reading.keep),
        pairs: reading.unseen(
          id,
          pairs.filter(({ otherId }) => otherId !== 0),
        ),
        commonCode: commonCodeOf(one.common_code, reading),
      };
      return [[id, details] as const];
    }),
  );
}

type PairColumns = NonNullable<NonNullable<NonNullable<Answer<'resultsBatch'>['results']>[number]>['pairs']>;

function pairsInColumns(columns: PairColumns): readonly Paired[] {
  return (columns.submission_id_matched ?? []).map((otherId, at) => ({
    // 0 is nobody's id.
    otherId: otherId ?? 0,
    similarity: readScore(columns.similarity?.[at]),
    matchedSimilarity: readScore(columns.matched_similarity?.[at]),
    ...totalOf(columns.total?.[at]),
    suspicion: readScore(columns.suspicion?.[at]),
    longestFragment: columns.longest_fragment?.[at] ?? null,
    overlap: columns.overlap?.[at] ?? null,
    ...markOf(columns.stands_out?.[at]),
  }));
}

/** What the threshold judges of a pair; nothing where the service does not say it. */
function totalOf(total: number | null | undefined): Pick<Paired, 'total'> {
  return total === undefined ? {} : { total: readScore(total) };
}

/** Whether a pair stands out; nothing where the service does not say. */
function markOf(mark: boolean | null | undefined): Pick<Paired, 'standsOut'> {
  return typeof mark === 'boolean' ? { standsOut: mark } : {};
}

function matchesInColumns(
  columns: Columns,
  pairs: readonly Paired[],
  files: readonly string[],
): readonly Matched[] {
  const at = (list: readonly (number | null)[] | null | undefined, place: number): number | null =>
    list?.[place] ?? null;
  const matches: Matched[] = [];
  // There are a hundred thousand: none is made by way of others.
  for (const [place, pairAt] of (columns.pair ?? []).entries()) {
    const pair = pairs[pairAt ?? -1];
    if (pair === undefined) continue;
    const match: Writable<Matched> = {
      kind: kindOf(at(columns.match_type, place)),
      otherId: pair.otherId || null,
      similarity: pair.similarity,
      matchedSimilarity: pair.matchedSimilarity,
      own: {
        file: files[at(columns.file, place) ?? -1] ?? '',
        lineStart: at(columns.line_start, place),
        lineEnd: at(columns.line_end, place),
      },
      other: {
        file: files[at(columns.file_matched, place) ?? -1] ?? '',
        lineStart: at(columns.line_matched_start, place),
        lineEnd: at(columns.line_matched_end, place),
      },
      tokens: at(columns.tokens, place),
    };
    const sharedBy = at(columns.shared_by, place);
    if (sharedBy !== null) match.sharedBy = sharedBy;
    matches.push(match);
  }
  return matches;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

type MatchRow = NonNullable<Answer<'results'>['other_matches']>[number];

/** A service that keeps each match once may give it from the side of the other submission: its sides change places. */
function seenFrom(own: number, row: MatchRow): MatchRow {
  const other = readNumber(row?.submission_id);
  if (row === null || other === null || other === own || readNumber(row.submission_id_matched) !== own) {
    return row;
  }
  return {
    ...row,
    submission_id: own,
    submission_id_matched: other,
    similarity: row.matched_similarity ?? null,
    matched_similarity: row.similarity ?? null,
    file: row.file_matched ?? null,
    file_matched: row.file ?? null,
    line_start: row.line_matched_start ?? null,
    line_end: row.line_matched_end ?? null,
    line_matched_start: row.line_start ?? null,
    line_matched_end: row.line_end ?? null,
  };
}

function matchOf(row: MatchRow, reading: DetailsReading): readonly Matched[] {
  if (row === null || typeof row !== 'object') return [];
  const other = readNumber(row.submission_id_matched);
  const sharedBy = readNumber(row.shared_by);
  const source = webSourceOf(row['web'], reading.name(row.file_matched));
  if (source !== undefined && row.location && row.source) {
    reading.places.set(placeKey(source), { location: row.location, source: row.source });
  }
  return [
    {
      kind: kindOf(readNumber(row.match_type)),
      otherId: other || null,
      similarity: readScore(row.similarity),
      matchedSimilarity: readScore(row.matched_similarity),
      own: {
        file: reading.name(row.file),
        ...linesOf(readNumber(row.line_start), readNumber(row.line_end)),
      },
      other: {
        file: reading.name(row.file_matched),
        ...linesOf(readNumber(row.line_matched_start), readNumber(row.line_matched_end)),
      },
      tokens: readNumber(row.tokens),
      ...(sharedBy === null ? {} : { sharedBy }),
      ...(source === undefined ? {} : { source }),
    },
  ];
}

/** Lines from 1 on. A service that does not know them may say 0, and an end before the beginning is none. */
function linesOf(
  start: number | null,
  end: number | null,
): Pick<MatchFinding['own'], 'lineStart' | 'lineEnd'> {
  if (start === null || (end ?? start) < 1) return { lineStart: null, lineEnd: null };
  return { lineStart: Math.max(1, start), lineEnd: end === null || end < start ? null : end };
}

function kindOf(type: number | null): MatchKind {
  // 10 is also above 1, so it is looked at first.
  return type === 10 ? 'ai' : (type ?? 1) > 1 ? 'external' : 'peer';
}

function commonCodeOf(
  regions: Answer<'results'>['common_code'],
  reading: DetailsReading,
): readonly CommonRegion[] {
  return (regions ?? []).flatMap((region) => {
    const [lineStart, lineEnd] = [readNumber(region?.line_start), readNumber(region?.line_end)];
    return typeof region?.file === 'string' && lineStart !== null && lineEnd !== null
      ? [{ file: reading.name(region.file), lineStart, lineEnd }]
      : [];
  });
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
    if (kind === 'peer' && otherId !== null && otherId !== own) appendTo(rows, otherId, match);
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
export const MAX_PARTNERS = 10;
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
  const placeOf = ({ kind, otherId }: Matched): number | undefined =>
    kind === 'peer' && ranks !== null && otherId !== null ? ranks.get(otherId) : 0;
  const ranked = matches.filter((match) => placeOf(match) !== undefined);
  if (ranked.length <= keep) return ranked;
  return ranked
    .map((match) => ({ place: placeOf(match) ?? 0, match }))
    .toSorted((x, y) => x.place - y.place || (y.match.tokens ?? 0) - (x.match.tokens ?? 0))
    .slice(0, keep)
    .map(({ match }) => match);
}

/** Places of the partners whose matches are kept, the most suspicious first; null: the service does not rank them. */
function partnerRanks(pairs: readonly Paired[]): ReadonlyMap<number, number> | null {
  if (pairs.length === 0) return null;
  const ranked = pairs.toSorted((a, b) => (b.suspicion ?? 0) - (a.suspicion ?? 0) || a.otherId - b.otherId);
  return new Map(ranked.slice(0, MAX_PARTNERS).map(({ otherId }, place) => [otherId, place]));
}
