import type { z } from 'zod';
import type { answers } from '#contract';
import type { PairRow } from '#engine';
import type { ResultView } from './result-view.ts';

type Batch = z.output<typeof answers.ResultsBatch>;
type One = Batch['results'][number];

/** Rows of pairs and matches in one answer, some 60 bytes each. */
const MOST_ROWS = 50_000;

/**
 * Pairs and matches of submissions, as many as an answer has room for.
 *
 * @param ids of submissions of the check
 * @param partners with so many of each the matches are given, the most suspicious first
 */
export function resultsBatchOf(view: ResultView, ids: readonly number[], partners = Infinity): Batch {
  const commonCode = Map.groupBy(view.analysis?.commonCode ?? [], ({ submission }) => submission);
  const files = new Places();
  const results: One[] = [];
  let rows = 0;
  for (const id of ids) {
    const pairs = view.pairs(id);
    const matches = matchColumns(view, id, pairs, partners, files);
    rows += pairs.length + matches.pair.length;
    if (results.length > 0 && rows > MOST_ROWS) break;
    results.push({
      submission_id: id,
      pairs: pairColumns(id, pairs),
      matches,
      ai_matches: [...view.matches.ofAi(id)],
      web_matches: [...view.matches.ofWeb(id)],
      common_code: (commonCode.get(id) ?? []).map(({ file, lineStart, lineEnd }) => ({
        file,
        line_start: lineStart,
        line_end: lineEnd,
      })),
    });
  }
  return { files: files.names, results };
}

/** Names by their places, each once. */
class Places {
  readonly names: string[] = [];
  readonly #places = new Map<string, number>();

  of(name: string): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    this.#places.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

function otherOf(own: number, { a, b }: PairRow): number {
  return a === own ? b : a;
}

function pairColumns(own: number, pairs: readonly PairRow[]): One['pairs'] {
  return {
    submission_id_matched: pairs.map((pair) => otherOf(own, pair)),
    similarity: pairs.map((pair) => (pair.a === own ? pair.similarity : pair.matchedSimilarity)),
    matched_similarity: pairs.map((pair) => (pair.a === own ? pair.matchedSimilarity : pair.similarity)),
    total: pairs.map(({ total }) => total),
    suspicion: pairs.map(({ suspicion }) => suspicion),
    longest_fragment: pairs.map(({ longestFragment }) => longestFragment),
    overlap: pairs.map(({ overlap }) => overlap),
    stands_out: pairs.map(({ standsOut }) => standsOut === true),
  };
}

function matchColumns(
  view: ResultView,
  own: number,
  pairs: readonly PairRow[],
  partners: number,
  files: Places,
): One['matches'] {
  const columns: One['matches'] = {
    pair: [],
    match_type: [],
    file: [],
    line_start: [],
    line_end: [],
    file_matched: [],
    line_matched_start: [],
    line_matched_end: [],
    tokens: [],
    shared_by: [],
  };
  const wanted = mostSuspicious(own, pairs, partners);
  for (const [place, pair] of pairs.entries()) {
    const type = wanted?.has(otherOf(own, pair)) === false ? null : view.matches.typeOf(own, pair);
    if (type === null) continue;
    for (const fragment of view.matches.fragments(own, pair)) {
      columns.pair.push(place);
      columns.match_type.push(type);
      columns.file.push(files.of(fragment.file));
      columns.line_start.push(fragment.lineStart);
      columns.line_end.push(fragment.lineEnd);
      columns.file_matched.push(files.of(fragment.matchedFile));
      columns.line_matched_start.push(fragment.matchedLineStart);
      columns.line_matched_end.push(fragment.matchedLineEnd);
      columns.tokens.push(fragment.tokens);
      columns.shared_by.push(fragment.sharedBy ?? null);
    }
  }
  return columns;
}

/** null: all of them. */
function mostSuspicious(own: number, pairs: readonly PairRow[], most: number): ReadonlySet<number> | null {
  if (pairs.length <= most) return null;
  const ranked = pairs.toSorted(
    (x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0) || otherOf(own, x) - otherOf(own, y),
  );
  return new Set(ranked.slice(0, most).map((pair) => otherOf(own, pair)));
}
