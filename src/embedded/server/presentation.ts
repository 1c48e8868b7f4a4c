import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import type * as resources from '../../service/contract/resources.ts';
import { FLAG_ABOVE, STATE } from '../../service/contract/states.ts';
import type { AnalysisResult, Fragment, PairResult, SubmissionResult } from '../engine/api.ts';
import { averageSimilarity } from '../engine/pair-score.ts';
import type { CheckRecord, SubmissionRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';

type Wire<Schema extends z.ZodType> = z.output<Schema>;

/** `YYYY-MM-DD HH:MM:SS`, UTC (L12). */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

const STATUS_TEXT: Readonly<Record<number, string>> = {
  [STATE.created]: 'New',
  [STATE.queued]: 'Queued',
  [STATE.processing]: 'Processing',
  [STATE.completed]: 'Completed',
  [STATE.failed]: 'Failed',
};

export function statusText(statusId: number): string {
  return STATUS_TEXT[statusId] ?? 'Unknown';
}

export function checkRow(check: CheckRecord): Wire<typeof resources.Check> {
  return {
    id: check.id,
    name: check.name,
    status_id: check.statusId,
    language_id: check.languageId,
    test_type: check.testType,
    ai_run: check.aiRun ? 1 : 0,
    base_code_detection: check.baseCodeDetection ? 1 : 0,
    job_id: check.jobId,
    created_at: timestamp(check.createdAt),
    updated_at: timestamp(check.updatedAt),
  };
}

/** A submission's numbers as the interface shows them. */
export interface Scores {
  /** The higher of peer and database, 0..100. */
  readonly total: number;
  readonly peer: number;
  readonly database: number;
  readonly ai: number | null;
  readonly quality: number | null;
}

/** Reads one check's results: scores by submission, matches by pair. */
export class ResultView {
  readonly #store: Store;
  readonly #check: CheckRecord;
  readonly #submissions: readonly SubmissionRecord[];
  readonly #analysis: AnalysisResult | null;
  readonly #byId = new Map<number, SubmissionResult>();
  readonly #pairs = new Map<number, PairResult[]>();
  readonly #own: ReadonlyMap<number, SubmissionRecord['role']>;
  readonly #signatures = new Map<string, { readonly location: string; readonly source: string }>();
  #matchIds: MatchIds | null = null;

  constructor(store: Store, check: CheckRecord) {
    this.#store = store;
    this.#check = check;
    this.#submissions = store.submissions(check.id);
    this.#own = new Map(this.#submissions.map((submission) => [submission.id, submission.role]));
    this.#analysis = check.statusId === STATE.completed ? (store.result(check.id)?.analysis ?? null) : null;
    for (const submission of this.#analysis?.submissions ?? []) this.#byId.set(submission.id, submission);
    for (const pair of this.#analysis?.pairs ?? []) {
      for (const id of [pair.a, pair.b]) {
        const there = this.#pairs.get(id);
        if (there === undefined) this.#pairs.set(id, [pair]);
        else there.push(pair);
      }
    }
  }

  get submissions(): readonly SubmissionRecord[] {
    return this.#submissions;
  }

  get analysis(): AnalysisResult | null {
    return this.#analysis;
  }

  /** Those that carry scores: archive, starter code and AI references do not. */
  get judged(): readonly SubmissionRecord[] {
    return this.#submissions.filter((submission) => submission.role === 'submission');
  }

  scores(submission: SubmissionRecord): Scores {
    const result = this.#byId.get(submission.id);
    return {
      total: Math.max(result?.peer ?? 0, result?.database ?? 0),
      peer: result?.peer ?? 0,
      database: result?.database ?? 0,
      ai: result?.ai?.score ?? null,
      quality: result?.quality?.score ?? null,
    };
  }

  result(submission: SubmissionRecord): SubmissionResult | undefined {
    return this.#byId.get(submission.id);
  }

  isFlagged(submission: SubmissionRecord): boolean {
    const { total, ai } = this.scores(submission);
    return total > FLAG_ABOVE || (ai ?? 0) > FLAG_ABOVE;
  }

  /** Pairs of a submission with everything it was compared with, most suspicious first. */
  pairs(id: number): readonly PairResult[] {
    return this.#pairs.get(id) ?? [];
  }

  row(submission: SubmissionRecord): Wire<typeof resources.Submission> {
    const result = this.#byId.get(submission.id);
    const scores = this.scores(submission);
    const row = {
      id: submission.id,
      assignment_id: submission.checkId,
      filename: submission.filename,
      status_id: this.#check.statusId === STATE.completed ? STATE.completed : STATE.created,
      total_result: scores.total,
      result_web: scores.database,
      submissionresults: this.pairs(submission.id).map((pair) => ({
        submission_id: submission.id,
        submission_id_compared: pair.a === submission.id ? pair.b : pair.a,
        score: averageSimilarity(pair),
      })),
      role: submission.role,
    };
    if (result === undefined) return row;
    return {
      ...row,
      comparability: result.comparability,
      suspicion: result.suspicion,
      coverage: result.coverage,
      tokens: result.tokens,
      left_out: result.leftOut.map(({ path, code, reason }) => ({ path, code, reason })),
      remarks: result.remarks.map(({ path, code }) => ({ path, code })),
    };
  }

  /** Every match of a submission: peers, database, AI references. Made when it is asked for: a class has millions. */
  matches(submission: SubmissionRecord): readonly Match[] {
    const matches: Match[] = [];
    for (const pair of this.pairs(submission.id)) {
      if (pair.a !== submission.id && !this.#isMutual(pair)) continue;
      for (let at = 0; at < pair.fragments.length; at += 1) {
        matches.push(this.#pairMatch(pair, at, pair.a === submission.id ? 0 : 1));
      }
    }
    const ai = this.#byId.get(submission.id)?.ai ?? null;
    ai?.fragments.forEach((_fragment, at) => matches.push(this.#aiMatch(submission.id, at)));
    return matches;
  }

  match(id: number): Match | undefined {
    const { firstIds, aiFirstIds, pairs } = this.#ids();
    const pairAt = lastAtOrBelow(firstIds, id);
    const pair = pairs[pairAt];
    const offset = id - (firstIds[pairAt] ?? 0);
    if (pair !== undefined && offset < pair.fragments.length * 2) {
      const side = offset < pair.fragments.length ? 0 : 1;
      if (side === 1 && !this.#isMutual(pair)) return undefined;
      return this.#pairMatch(pair, offset - side * pair.fragments.length, side);
    }
    for (const [submissionId, first] of aiFirstIds) {
      const at = id - first;
      if (at >= 0 && at < (this.#byId.get(submissionId)?.ai?.fragments.length ?? 0))
        return this.#aiMatch(submissionId, at);
    }
    return undefined;
  }

  /** Both sides are submissions of this check that are judged. */
  #isMutual(pair: PairResult): boolean {
    return this.#own.get(pair.b) === 'submission';
  }

  #pairMatch(pair: PairResult, at: number, side: 0 | 1): Match {
    const fragment = pair.fragments[at];
    if (fragment === undefined) throw new Error(`a pair has no fragment ${at}`);
    const first = this.#ids().firstIdOf.get(pair) ?? 0;
    const type = this.#own.has(pair.b) ? MATCH_TYPE.peer : MATCH_TYPE.database;
    const id = first + side * pair.fragments.length + at;
    return side === 0
      ? this.#row(id, pair.a, pair.b, fragment, pair.similarity, pair.matchedSimilarity, type)
      : this.#row(id, pair.b, pair.a, mirrored(fragment), pair.matchedSimilarity, pair.similarity, type);
  }

  #aiMatch(submissionId: number, at: number): Match {
    const ai = this.#byId.get(submissionId)?.ai;
    const fragment = ai?.fragments[at];
    if (ai == null || fragment === undefined) throw new Error(`a submission has no AI fragment ${at}`);
    const id = (this.#ids().aiFirstIds.get(submissionId) ?? 0) + at;
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
      match_type: type,
      ...this.#signed(other, fragment.matchedFile),
    };
  }

  /** One signature a file, not one a match. */
  #signed(submissionId: number, path: string): { readonly location: string; readonly source: string } {
    const key = `${submissionId}:${path}`;
    let signed = this.#signatures.get(key);
    if (signed === undefined) {
      signed = sign(this.#store.secret, submissionId, path);
      this.#signatures.set(key, signed);
    }
    return signed;
  }

  /** Ids of matches are positions in the order of the results: both sides of each pair, then AI references. */
  #ids(): MatchIds {
    if (this.#matchIds !== null) return this.#matchIds;
    const pairs = this.#analysis?.pairs ?? [];
    const firstIds: number[] = [];
    const firstIdOf = new Map<PairResult, number>();
    let next = 1;
    for (const pair of pairs) {
      firstIds.push(next);
      firstIdOf.set(pair, next);
      next += pair.fragments.length * 2;
    }
    const aiFirstIds = new Map<number, number>();
    for (const submission of this.#analysis?.submissions ?? []) {
      if (submission.ai === null) continue;
      aiFirstIds.set(submission.id, next);
      next += submission.ai.fragments.length;
    }
    this.#matchIds = { pairs, firstIds, firstIdOf, aiFirstIds };
    return this.#matchIds;
  }
}

type Match = Wire<typeof resources.Match>;

interface MatchIds {
  readonly pairs: readonly PairResult[];
  /** Id of each pair's first match; ascending. */
  readonly firstIds: readonly number[];
  readonly firstIdOf: ReadonlyMap<PairResult, number>;
  /** By submission. */
  readonly aiFirstIds: ReadonlyMap<number, number>;
}

/** Position of the last value that is not above `limit`, or -1; `values` ascend. */
function lastAtOrBelow(values: readonly number[], limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const MATCH_TYPE = { peer: 1, database: 2, ai: 10 } as const;

function mirrored(fragment: Fragment): Fragment {
  return {
    file: fragment.matchedFile,
    lineStart: fragment.matchedLineStart,
    lineEnd: fragment.matchedLineEnd,
    matchedFile: fragment.file,
    matchedLineStart: fragment.lineStart,
    matchedLineEnd: fragment.lineEnd,
    tokens: fragment.tokens,
  };
}

/** `location` names a file of a submission, `source` proves that we said so; both come back to getRemoteFile. */
export function sign(
  secret: string,
  submissionId: number,
  path: string,
): { location: string; source: string } {
  const location = Buffer.from(JSON.stringify([submissionId, path]), 'utf8').toString('base64url');
  return { location, source: createHmac('sha256', secret).update(location).digest('hex') };
}
