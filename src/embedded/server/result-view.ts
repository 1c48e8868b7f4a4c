import { bandOf } from '../../domain/bands.ts';
import { isCompared } from '../../domain/findings.ts';
import type * as answers from '../../service/contract/answers.ts';
import type * as resources from '../../service/contract/resources.ts';
import { FLAG_ABOVE, STATE } from '../../service/contract/states.ts';
import { type PackedAnalysis, type PairRow, PairTable } from '../analysis/pair-table.ts';
import type { Fragment, SubmissionResult } from '../engine/api.ts';
import { averageSimilarity } from '../engine/pair-score.ts';
import { average, maximum } from './averages.ts';
import type { CheckRecord, CheckStats, SubmissionRecord } from '../store/records.ts';
import { sign, timestamp, type Wire } from './presentation.ts';

/** A submission's numbers as the interface shows them; null where there is no result. */
export interface ResultScores {
  /** The higher of peer and database, 0..100. */
  readonly total: number | null;
  readonly peer: number | null;
  readonly database: number | null;
  readonly ai: number | null;
  readonly quality: number | null;
}

/** Reads one check's results: scores by submission, matches by pair. */
export class ResultView {
  readonly #secret: string;
  readonly #checkId: number;
  readonly #closed: ReadonlySet<number>;
  readonly #completed: boolean;
  readonly #isAiRun: boolean;
  readonly #submissions: readonly SubmissionRecord[];
  readonly #analysis: PackedAnalysis | null;
  readonly #byId = new Map<number, SubmissionResult>();
  readonly #table: PairTable | null;
  /** Places of each submission's pairs. */
  readonly #pairs = new Map<number, number[]>();
  readonly #own: ReadonlyMap<number, SubmissionRecord['role']>;
  readonly #signatures = new Map<string, { readonly location: string; readonly source: string }>();
  #aiFirstIds: ReadonlyMap<number, number> | null = null;

  constructor(source: {
    readonly secret: string;
    readonly check: CheckRecord;
    readonly submissions: readonly SubmissionRecord[];
    readonly analysis: PackedAnalysis | null;
    /** Submissions of others whose files and names are not shown. */
    readonly closed?: ReadonlySet<number>;
  }) {
    this.#secret = source.secret;
    this.#checkId = source.check.id;
    this.#closed = source.closed ?? new Set();
    this.#isAiRun = source.check.aiRun;
    this.#completed = source.check.statusId === STATE.completed;
    this.#submissions = source.submissions;
    this.#own = new Map(this.#submissions.map((submission) => [submission.id, submission.role]));
    this.#analysis = source.analysis;
    for (const submission of this.#analysis?.submissions ?? []) this.#byId.set(submission.id, submission);
    const pairs = source.analysis?.pairs ?? null;
    this.#table = pairs === null ? null : new PairTable(pairs);
    for (const [place, a] of (pairs?.a ?? new Int32Array()).entries()) {
      for (const id of [a, pairs?.b[place] as number]) {
        const there = this.#pairs.get(id);
        if (there === undefined) this.#pairs.set(id, [place]);
        else there.push(place);
      }
    }
  }

  get submissions(): readonly SubmissionRecord[] {
    return this.#submissions;
  }

  get analysis(): PackedAnalysis | null {
    return this.#analysis;
  }

  /** Those that carry scores: archive, starter code and AI references do not. */
  get judged(): readonly SubmissionRecord[] {
    return this.#submissions.filter((submission) => submission.role === 'submission');
  }

  scores(submission: SubmissionRecord): ResultScores {
    const result = this.#byId.get(submission.id);
    return {
      total: result === undefined ? null : Math.max(result.peer, result.database),
      peer: result?.peer ?? null,
      database: result?.database ?? null,
      ai: result?.ai?.score ?? null,
      quality: result?.quality?.score ?? null,
    };
  }

  result(submission: SubmissionRecord): SubmissionResult | undefined {
    return this.#byId.get(submission.id);
  }

  /** AI detection ran over it, and has no score to give. */
  abstains({ id }: SubmissionRecord): boolean {
    const result = this.#byId.get(id);
    return this.#isAiRun && result !== undefined && result.ai === null;
  }

  isFlagged(submission: SubmissionRecord): boolean {
    const { total, ai } = this.scores(submission);
    // In a class whose task dictates the program similarity flags nobody.
    const isSimilar = (total ?? 0) > FLAG_ABOVE && this.result(submission)?.comparability !== 'dictated';
    return isSimilar || (ai ?? 0) > FLAG_ABOVE;
  }

  /** A submission that a completed check has no result of was not analysed: failed. */
  statusOf(submission: SubmissionRecord): number {
    if (!this.#completed) return STATE.created;
    return submission.role === 'submission' && !this.#byId.has(submission.id)
      ? STATE.failed
      : STATE.completed;
  }

  /** Numbers of those that have a result. */
  statistics(): CheckStats {
    const scores = this.judged.map((submission) => this.scores(submission));
    const group = scores.flatMap(({ peer }) => peer ?? []);
    const database = scores.flatMap((score) => score.database ?? []);
    const ai = scores.flatMap((score) => score.ai ?? []);
    return {
      groupAverage: average(group),
      groupMax: maximum(group),
      databaseAverage: average(database),
      databaseMax: maximum(database),
      aiAverage: average(ai),
      aiMax: maximum(ai),
      flagged: this.judged.filter((submission) => this.isFlagged(submission)).length,
      matches: this.judged.reduce((sum, submission) => {
        const { peer, database: earlier, ai: references } = this.countMatches(submission);
        return sum + peer + earlier + references;
      }, 0),
    };
  }

  /** How many `matches` gives of each kind. */
  countMatches(submission: SubmissionRecord): Readonly<Record<keyof typeof MATCH_TYPE, number>> {
    const counts = { peer: 0, database: 0, ai: this.#byId.get(submission.id)?.ai?.fragments.length ?? 0 };
    for (const pair of this.pairs(submission.id)) {
      const type = this.matchTypeOf(submission.id, pair);
      if (type === null) continue;
      counts[type === MATCH_TYPE.peer ? 'peer' : 'database'] += this.#table?.fragmentCount(pair.place) ?? 0;
    }
    return counts;
  }

  /** Pairs of a submission with everything it was compared with, most suspicious first. */
  pairs(id: number): readonly PairRow[] {
    const table = this.#table;
    return table === null ? [] : (this.#pairs.get(id) ?? []).map((place) => table.at(place));
  }

  /** @param brief without `submissionresults`, which list every pair twice */
  row(submission: SubmissionRecord, brief = false): Wire<typeof resources.Submission> {
    const result = this.#byId.get(submission.id);
    const scores = this.scores(submission);
    const row = {
      ...this.bareRow(submission),
      total_result: scores.total,
      result_web: scores.database,
      submissionresults: (brief ? [] : this.pairs(submission.id)).map((pair) => ({
        submission_id: submission.id,
        submission_id_compared: pair.a === submission.id ? pair.b : pair.a,
        score: averageSimilarity(pair),
      })),
    };
    if (result === undefined) return row;
    return {
      ...row,
      comparability: result.comparability,
      suspicion: result.suspicion,
      coverage: result.coverage,
      ...(result.comparedWith === undefined ? {} : { compared_with: result.comparedWith }),
      tokens: result.tokens,
      ...remarksOf(result),
    };
  }

  /** What the author may know of a submission's numbers. */
  verdictRow(submission: SubmissionRecord): Wire<typeof answers.CheckVerdict>['submissions'][number] {
    const result = this.#byId.get(submission.id);
    const { total, ai } = this.scores(submission);
    const comparability = result?.comparability ?? null;
    const isMeant = isCompared(comparability) && result?.comparedWith !== 0;
    return {
      id: submission.id,
      flagged: this.isFlagged(submission),
      similarity: bandOf(total === 0 && !isMeant ? null : total),
      ai: bandOf(ai),
      ai_abstained: this.abstains(submission),
      ...(result === undefined
        ? {}
        : {
            comparability: result.comparability,
            ...(result.comparedWith === undefined ? {} : { compared_with: result.comparedWith }),
            ...remarksOf(result),
          }),
    };
  }

  /** What is known of a submission before it is compared. */
  bareRow(submission: SubmissionRecord): Wire<typeof resources.Submission> {
    return {
      id: submission.id,
      assignment_id: submission.checkId,
      filename: submission.filename,
      status_id: this.statusOf(submission),
      total_result: null,
      result_web: null,
      submissionresults: [],
      role: submission.role,
      created_at: timestamp(submission.createdAt),
      updated_at: timestamp(submission.updatedAt),
    };
  }

  /** Every match of a submission: peers, database, AI references. Made when it is asked for: a class has millions. */
  matches(submission: SubmissionRecord): readonly Match[] {
    const matches = this.pairs(submission.id)
      .filter((pair) => this.matchTypeOf(submission.id, pair) !== null)
      .flatMap((pair) => this.#pairMatches(pair, pair.a === submission.id ? 0 : 1));
    return [...matches, ...this.aiMatches(submission)];
  }

  /** Matches of a submission with AI references. */
  aiMatches({ id }: SubmissionRecord): readonly Match[] {
    const ai = this.#byId.get(id)?.ai ?? null;
    return ai?.fragments.map((_fragment, at) => this.#aiMatch(id, at)) ?? [];
  }

  /** The type of a pair's matches as one of its two shows them; null: it shows none, because it is not judged. */
  matchTypeOf(own: number, pair: PairRow): number | null {
    if (pair.a !== own && !this.#isMutual(pair)) return null;
    return this.#typeOf(pair);
  }

  #typeOf({ b }: PairRow): number {
    return this.#own.has(b) ? MATCH_TYPE.peer : MATCH_TYPE.database;
  }

  /** Fragments of a pair as one of its two sees them. A file of somebody who does not hand it out has no name. */
  fragments(own: number, { a, b, place }: PairRow): readonly Fragment[] {
    const fragments = this.#table?.fragments(place) ?? [];
    if (this.#closed.has(b)) return fragments.map((fragment) => ({ ...fragment, matchedFile: '' }));
    return a === own ? fragments : fragments.map(mirrored);
  }

  /** Whether it is a submission of somebody else whose files and name are not shown. */
  isClosed(submissionId: number): boolean {
    return this.#closed.has(submissionId);
  }

  match(id: number): Match | undefined {
    const pair = this.#pairOfMatch(id);
    if (pair !== null) {
      const count = this.#table?.fragmentCount(pair.place) ?? 0;
      const offset = id - this.#firstId(pair.place);
      const side = offset < count ? 0 : 1;
      if (side === 1 && !this.#isMutual(pair)) return undefined;
      return this.#pairMatches(pair, side)[offset - side * count];
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
  #isMutual(pair: PairRow): boolean {
    return this.#own.get(pair.b) === 'submission';
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
      submission_id_matched: other,
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
    };
  }

  /** One signature a file, not one a match. */
  #signed(submissionId: number, path: string): { readonly location: string; readonly source: string } {
    const key = `${submissionId}:${path}`;
    let signed = this.#signatures.get(key);
    if (signed === undefined) {
      signed = sign(this.#secret, { submissionId, path, checkId: this.#checkId });
      this.#signatures.set(key, signed);
    }
    return signed;
  }

  /** Ids of matches are positions in the order of the results: both sides of each pair, then AI references. */
  #firstId(place: number): number {
    return 1 + 2 * (this.#table?.fragmentsBefore(place) ?? 0);
  }

  /** The pair that a match is of; null: it is of none. */
  #pairOfMatch(id: number): PairRow | null {
    const table = this.#table;
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
    let next = this.#firstId(this.#table?.length ?? 0);
    for (const { id, ai } of this.#analysis?.submissions ?? []) {
      if (ai === null) continue;
      ids.set(id, next);
      next += ai.fragments.length;
    }
    this.#aiFirstIds = ids;
    return ids;
  }
}

/** What is said of single files. */
function remarksOf(
  result: SubmissionResult,
): Pick<Wire<typeof resources.Submission>, 'left_out' | 'remarks'> {
  return {
    left_out: result.leftOut.map(({ path, code, reason }) => ({ path, code, reason })),
    // Results that an earlier version kept have none.
    remarks: (result.remarks as SubmissionResult['remarks'] | undefined)?.map(({ path, code }) => ({
      path,
      code,
    })),
  };
}

type Match = Wire<typeof resources.Match>;

const MATCH_TYPE = { peer: 1, database: 2, ai: 10 } as const;

function mirrored(fragment: Fragment): Fragment {
  return {
    ...fragment,
    file: fragment.matchedFile,
    lineStart: fragment.matchedLineStart,
    lineEnd: fragment.matchedLineEnd,
    matchedFile: fragment.file,
    matchedLineStart: fragment.lineStart,
    matchedLineEnd: fragment.lineEnd,
  };
}
