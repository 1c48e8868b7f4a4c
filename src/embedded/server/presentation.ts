import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import type * as resources from '../../service/contract/resources.ts';
import { FLAG_ABOVE, STATE } from '../../service/contract/states.ts';
import type { AnalysisResult, Fragment, PairResult, SubmissionResult } from '../engine/api.ts';
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
  #matches: readonly Wire<typeof resources.Match>[] | null = null;
  #bySubmission: ReadonlyMap<number, readonly Wire<typeof resources.Match>[]> | null = null;

  constructor(store: Store, check: CheckRecord) {
    this.#store = store;
    this.#check = check;
    this.#submissions = store.submissions(check.id);
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
        score: (pair.similarity + pair.matchedSimilarity) / 2,
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
      left_out: result.leftOut.map(({ path, reason }) => ({ path, reason })),
    };
  }

  /** Every match of a submission: peers, database, AI references. */
  matches(submission: SubmissionRecord): readonly Wire<typeof resources.Match>[] {
    return this.#matchIndex().get(submission.id) ?? [];
  }

  match(id: number): Wire<typeof resources.Match> | undefined {
    return this.#allMatches()[id - 1];
  }

  #matchIndex(): ReadonlyMap<number, readonly Wire<typeof resources.Match>[]> {
    this.#bySubmission ??= Map.groupBy(this.#allMatches(), (match) => match.submission_id);
    return this.#bySubmission;
  }

  /** Ids are positions in this order, which depends on the results alone. */
  #allMatches(): readonly Wire<typeof resources.Match>[] {
    this.#matches ??= this.#listMatches();
    return this.#matches;
  }

  #listMatches(): readonly Wire<typeof resources.Match>[] {
    const matches: Wire<typeof resources.Match>[] = [];
    const own = new Set(this.#submissions.map((submission) => submission.id));
    const add = (
      submissionId: number,
      other: number,
      fragment: Fragment,
      similarity: number,
      matchedSimilarity: number,
      type: number,
    ): void => {
      matches.push({
        id: matches.length + 1,
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
        ...sign(this.#store.secret, other, fragment.matchedFile),
      });
    };
    for (const pair of this.#analysis?.pairs ?? []) {
      const peer = own.has(pair.b) && this.#store.submission(pair.b)?.role === 'submission';
      const type = own.has(pair.b) ? MATCH_TYPE.peer : MATCH_TYPE.database;
      for (const fragment of pair.fragments)
        add(pair.a, pair.b, fragment, pair.similarity, pair.matchedSimilarity, type);
      if (!peer) continue;
      for (const fragment of pair.fragments) {
        add(pair.b, pair.a, mirrored(fragment), pair.matchedSimilarity, pair.similarity, type);
      }
    }
    for (const submission of this.#analysis?.submissions ?? []) {
      for (const fragment of submission.ai?.fragments ?? []) {
        add(submission.id, fragment.reference, fragment, submission.ai?.score ?? 0, 0, MATCH_TYPE.ai);
      }
    }
    return matches;
  }
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
