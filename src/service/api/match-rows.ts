import { MATCH_TYPE, type resources } from '#contract';
import type { Fragment, PairRow, PairTable, SubmissionResult } from '#engine';
import type { SubmissionRecord } from '../store/tables.ts';
import type { Wire } from './presentation.ts';
import type { WebView } from './web-view.ts';

type Match = Wire<typeof resources.Match>;
type Ends = Pick<PairRow, 'a' | 'b'>;

/** A file that a match of a check leads to. */
export interface RemotePlace {
  readonly submissionId: number;
  readonly path: string;
  /** Whose result shows the match. */
  readonly checkId: number;
}

/** A place, as a client gives it back to be shown it. */
export interface Signed {
  readonly location: string;
  readonly source: string;
}

/** What matches are made of. */
interface MatchSources {
  readonly sign: (place: RemotePlace) => Signed;
  readonly checkId: number;
  /** Roles of the check's own submissions. */
  readonly own: ReadonlyMap<number, SubmissionRecord['role']>;
  /** Submissions of others whose files are not shown. */
  readonly closed: ReadonlySet<number>;
  readonly table: PairTable | null;
  readonly web: WebView | null;
  readonly results: readonly SubmissionResult[];
  /** Pairs of a submission with other submissions. */
  readonly pairs: (id: number) => readonly PairRow[];
}

/** The matches of one check as rows of the interface, made when they are asked for: a class has millions. */
export class MatchRows {
  readonly #from: MatchSources;
  readonly #byId: ReadonlyMap<number, SubmissionResult>;
  readonly #signatures = new Map<string, Signed>();
  #aiFirstIds: ReadonlyMap<number, number> | null = null;

  constructor(from: MatchSources) {
    this.#from = from;
    this.#byId = new Map(from.results.map((result) => [result.id, result]));
  }

  /** Every match of a submission: peers, database, web, AI references. */
  of(id: number): readonly Match[] {
    const matches = this.#from
      .pairs(id)
      .filter((pair) => this.typeOf(id, pair) !== null)
      .flatMap((pair) => this.#pairMatches(pair, pair.a === id ? 0 : 1));
    return [...matches, ...this.ofWeb(id), ...this.ofAi(id)];
  }

  /** Matches of a submission with public sources on the web. */
  ofWeb(id: number): readonly Match[] {
    const web = this.#from.web;
    if (web === null) return [];
    const ofPairs = web.places(id).flatMap((place) => this.#pairMatches(web.pair(place), 0));
    return [...ofPairs, ...web.known(id).map((at) => this.#knownMatch(web, at))];
  }

  /** Matches of a submission with AI references. */
  ofAi(id: number): readonly Match[] {
    const ai = this.#byId.get(id)?.ai ?? null;
    return ai?.fragments.map((_fragment, at) => this.#aiMatch(id, at)) ?? [];
  }

  /** The type of a pair's matches as one of its two shows them; null: it shows none, because it is not judged. */
  typeOf(own: number, pair: Ends): number | null {
    if (pair.a !== own && !this.#isMutual(pair)) return null;
    return this.#typeOf(pair);
  }

  #typeOf({ b }: Ends): number {
    if (b < 0) return MATCH_TYPE.web;
    return this.#from.own.has(b) ? MATCH_TYPE.peer : MATCH_TYPE.database;
  }

  /** Fragments of a pair as one of its two sees them. A file of somebody who does not hand it out has no name. */
  fragments(own: number, { a, b, place }: PairRow): readonly Fragment[] {
    const fragments = this.#from.table?.fragments(place, a !== own && !this.#from.closed.has(b)) ?? [];
    return this.#from.closed.has(b)
      ? fragments.map((fragment) => ({ ...fragment, matchedFile: '' }))
      : fragments;
  }

  byId(id: number): Match | undefined {
    const pair = this.#pairOfMatch(id);
    if (pair !== null) {
      const count = this.#from.table?.fragmentCount(pair.place) ?? 0;
      const offset = id - this.#firstId(pair.place);
      const side = offset < count ? 0 : 1;
      if (side === 1 && !this.#isMutual(pair)) return undefined;
      return this.#pairMatches(pair, side)[offset - side * count];
    }
    const known = id - this.#firstKnown();
    if (this.#from.web !== null && known >= 0 && known < this.#from.web.knownCount) {
      return this.#knownMatch(this.#from.web, known);
    }
    for (const [submissionId, first] of this.#aiIds()) {
      const at = id - first;
      if (at >= 0 && at < (this.#byId.get(submissionId)?.ai?.fragments.length ?? 0)) {
        return this.#aiMatch(submissionId, at);
      }
    }
    return undefined;
  }

  /** Both sides are submissions of this check that are judged. */
  #isMutual(pair: Ends): boolean {
    return this.#from.own.get(pair.b) === 'submission';
  }

  #pairMatches(pair: PairRow, side: 0 | 1): readonly Match[] {
    const { a, b, similarity, matchedSimilarity } = pair;
    const type = this.#typeOf(pair);
    const fragments = this.fragments(side === 0 ? a : b, pair);
    const first = this.#firstId(pair.place) + side * fragments.length;
    return fragments.map((fragment, at) =>
      side === 0
        ? this.#row(first + at, a, b, fragment, similarity, matchedSimilarity, type)
        : this.#row(first + at, b, a, fragment, matchedSimilarity, similarity, type),
    );
  }

  /** A file that the world knows, as a match of all of it. */
  #knownMatch(web: WebView, at: number): Match {
    const { submission, path, share, lines, tokens } = web.knownAt(at);
    const whole = { file: path, lineStart: 1, lineEnd: Math.max(1, lines) };
    const other = { matchedFile: path, matchedLineStart: 1, matchedLineEnd: Math.max(1, lines) };
    const fragment = { ...whole, ...other, tokens };
    return {
      ...this.#row(this.#firstKnown() + at, submission, submission, fragment, share, 100, MATCH_TYPE.web),
      submission_id_matched: 0,
      web: web.knownSource(at),
    };
  }

  /** Ids of matches with known files follow those of AI references. */
  #firstKnown(): number {
    const last = [...this.#aiIds()].at(-1);
    if (last === undefined) return this.#firstId(this.#from.table?.length ?? 0);
    return last[1] + (this.#byId.get(last[0])?.ai?.fragments.length ?? 0);
  }

  #aiMatch(submissionId: number, at: number): Match {
    const ai = this.#byId.get(submissionId)?.ai;
    const fragment = ai?.fragments[at];
    if (ai == null || fragment === undefined) throw new Error(`a submission has no AI fragment ${at}`);
    const id = (this.#aiIds().get(submissionId) ?? 0) + at;
    return this.#row(id, submissionId, fragment.reference, fragment, ai.score, 0, MATCH_TYPE.ai);
  }

  #row(
    id: number,
    submissionId: number,
    other: number,
    fragment: Fragment,
    similarity: number,
    matchedSimilarity: number,
    type: number,
  ): Match {
    return {
      id,
      submission_id: submissionId,
      submission_id_matched: Math.max(0, other),
      similarity,
      matched_similarity: matchedSimilarity,
      file: fragment.file,
      file_matched: fragment.matchedFile,
      line_start: fragment.lineStart,
      line_end: fragment.lineEnd,
      line_matched_start: fragment.matchedLineStart,
      line_matched_end: fragment.matchedLineEnd,
      tokens: fragment.tokens,
      ...(fragment.sharedBy === undefined ? {} : { shared_by: fragment.sharedBy }),
      match_type: type,
      ...this.#signed(other, fragment.matchedFile),
      ...(other < 0 && this.#from.web !== null
        ? { web: this.#from.web.source(submissionId, other, fragment.matchedFile) }
        : {}),
    };
  }

  /** One signature a file, not one a match. */
  #signed(submissionId: number, path: string): Signed {
    const key = `${submissionId}:${path}`;
    let signed = this.#signatures.get(key);
    if (signed === undefined) {
      signed = this.#from.sign({ submissionId, path, checkId: this.#from.checkId });
      this.#signatures.set(key, signed);
    }
    return signed;
  }

  /** Ids of matches are positions in the order of the results: both sides of each pair, then AI references. */
  #firstId(place: number): number {
    return 1 + 2 * (this.#from.table?.fragmentsBefore(place) ?? 0);
  }

  /** The pair that a match is of; null: it is of none. */
  #pairOfMatch(id: number): PairRow | null {
    const table = this.#from.table;
    if (table === null || id < 1 || id >= this.#firstId(table.length)) return null;
    let low = 0;
    let high = table.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#firstId(middle) <= id) low = middle;
      else high = middle - 1;
    }
    return table.at(low);
  }

  /** First ids of matches with AI references, by submission. */
  #aiIds(): ReadonlyMap<number, number> {
    if (this.#aiFirstIds !== null) return this.#aiFirstIds;
    const ids = new Map<number, number>();
    let next = this.#firstId(this.#from.table?.length ?? 0);
    for (const { id, ai } of this.#from.results) {
      if (ai === null) continue;
      ids.set(id, next);
      next += ai.fragments.length;
    }
    this.#aiFirstIds = ids;
    return ids;
  }
}
