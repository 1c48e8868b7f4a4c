import { appendTo } from '#base';
import {
  type answers,
  bandOf,
  ENGINE,
  SERVICE_THRESHOLD,
  highest,
  isCompared,
  MATCH_TYPE,
  type resources,
  STATE,
} from '#contract';
import { type PairRow, PairTable, type SubmissionResult } from '#engine';
import type { PackedAnalysis } from '../analysis/analyse.ts';
import type { CheckRecord, CheckStats, SubmissionRecord } from '../store/tables.ts';
import { MatchRows, type RemotePlace, type Signed } from './match-rows.ts';
import { timestamp, type Wire } from './presentation.ts';
import { WebView } from './web-view.ts';

/** Reads one check's results: scores by submission, matches by pair. */
export class ResultView {
  readonly #closed: ReadonlySet<number>;
  readonly #completed: boolean;
  readonly #searchesDatabase: boolean;
  readonly #isAiRun: boolean;
  readonly submissions: readonly SubmissionRecord[];
  readonly analysis: PackedAnalysis | null;
  /** Matches of submissions, as rows of the interface. */
  readonly matches: MatchRows;
  readonly #byId = new Map<number, SubmissionResult>();
  readonly #table: PairTable | null;
  /** Places of each submission's pairs. */
  readonly #pairs = new Map<number, number[]>();
  readonly #web: WebView | null;

  constructor(source: {
    /** Proves that the service named a place. */
    readonly sign: (place: RemotePlace) => Signed;
    readonly check: Pick<CheckRecord, 'id' | 'aiRun' | 'testType' | 'statusId'>;
    readonly submissions: readonly SubmissionRecord[];
    readonly analysis: PackedAnalysis | null;
    /** Submissions of others whose files and names are not shown. */
    readonly closed?: ReadonlySet<number>;
  }) {
    this.#closed = source.closed ?? new Set();
    this.#isAiRun = source.check.aiRun;
    // Archives of the check itself are what its engine calls a database, too.
    this.#searchesDatabase =
      source.check.testType !== ENGINE.web || source.submissions.some(({ role }) => role === 'archive');
    this.#completed = source.check.statusId === STATE.completed;
    this.submissions = source.submissions;
    this.analysis = source.analysis;
    for (const submission of this.analysis?.submissions ?? []) this.#byId.set(submission.id, submission);
    const pairs = source.analysis?.pairs ?? null;
    this.#table = pairs === null ? null : new PairTable(pairs);
    const { web } = source.analysis ?? {};
    this.#web = web === undefined || this.#table === null ? null : new WebView(web, this.#table);
    this.matches = new MatchRows({
      sign: source.sign,
      checkId: source.check.id,
      own: new Map(this.submissions.map((submission) => [submission.id, submission.role])),
      closed: this.#closed,
      table: this.#table,
      web: this.#web,
      results: source.analysis?.submissions ?? [],
      pairs: (id) => this.pairs(id),
    });
    for (const [place, a] of (pairs?.a ?? new Int32Array()).entries()) {
      for (const id of [a, pairs?.b[place] as number]) {
        if ((pairs?.b[place] as number) < 0) continue;
        appendTo(this.#pairs, id, place);
      }
    }
  }

  /** Those that carry scores: archive, starter code and AI references do not. */
  get judged(): readonly SubmissionRecord[] {
    return this.submissions.filter((submission) => submission.role === 'submission');
  }

  scores(submission: SubmissionRecord) {
    const result = this.#byId.get(submission.id);
    const isRead = result !== undefined && isCompared(result.comparability);
    const web = isRead ? this.#web : null;
    const found = web?.share(submission.id) ?? null;
    const hasDatabase = this.#web === null || this.#searchesDatabase;
    const hasOthers = isRead && result.comparedWith !== 0;
    const peer = known(result?.peer, hasOthers);
    const external = highest([hasDatabase ? known(result?.database, hasOthers) : null, found]);
    return {
      /** The highest of peer, database and web, 0..100. */
      total: highest([peer, external]),
      peer,
      /** The higher of database and web, of those that were looked at. */
      external,
      /** Public sources on the web alone; null: not searched for. */
      web: found,
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
    return (total ?? 0) > SERVICE_THRESHOLD || (ai ?? 0) > SERVICE_THRESHOLD;
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
    const external = scores.flatMap((score) => score.external ?? []);
    const ai = scores.flatMap((score) => score.ai ?? []);
    return {
      group_avg: average(group),
      group_max: maximum(group),
      web_avg: average(external),
      web_max: maximum(external),
      ai_avg: average(ai),
      ai_max: maximum(ai),
      flagged: this.judged.filter((submission) => this.isFlagged(submission)).length,
      matches: this.judged.reduce((sum, submission) => {
        const { peer, external: others, ai: references } = this.countMatches(submission);
        return sum + peer + others + references;
      }, 0),
    };
  }

  /** How many `matches` gives of each kind. */
  countMatches(submission: SubmissionRecord): {
    readonly peer: number;
    readonly external: number;
    readonly ai: number;
  } {
    const counts = {
      peer: 0,
      external: this.#web?.countMatches(submission.id) ?? 0,
      ai: this.#byId.get(submission.id)?.ai?.fragments.length ?? 0,
    };
    const table = this.#table;
    if (table === null) return counts;
    for (const place of this.#pairs.get(submission.id) ?? []) {
      const type = this.matches.typeOf(submission.id, table.ends(place));
      if (type === null) continue;
      counts[type === MATCH_TYPE.peer ? 'peer' : 'external'] += table.fragmentCount(place);
    }
    return counts;
  }

  /** Pairs of a submission with every other one that it was compared with, most suspicious first; without sources on the web. */
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
      result_web: scores.external,
      ...(this.#web === null
        ? {}
        : { result_public: scores.web, web_state: this.#web.stateOf(submission.id) }),
      submissionresults: (brief ? [] : this.pairs(submission.id)).map((pair) => ({
        submission_id: submission.id,
        submission_id_compared: pair.a === submission.id ? pair.b : pair.a,
        score: pair.total,
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
    return {
      id: submission.id,
      flagged: this.isFlagged(submission),
      similarity: bandOf(total),
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

  /** Submissions that have something of a source. @param source id of its document */
  submissionsWith(source: number): readonly number[] {
    return this.#web?.submissionsWith(source) ?? [];
  }

  /** The text of a file of a source on the web; null: it is not kept. undefined: there is no such file. */
  webFile(source: number, path: string): { readonly text: string | null; readonly at: number } | undefined {
    return this.#web?.file(source, path);
  }

  /** Whether it is a submission of somebody else whose files and name are not shown. */
  isClosed(submissionId: number): boolean {
    return this.#closed.has(submissionId);
  }
}

/** A similarity to others. A 0 of who was compared with nobody is no number. */
function known(score: number | undefined, hasOthers: boolean): number | null {
  return score === undefined || (score === 0 && !hasOthers) ? null : score;
}

/** What is said of single files. */
function remarksOf(
  result: SubmissionResult,
): Pick<Wire<typeof resources.Submission>, 'left_out' | 'remarks'> {
  return {
    left_out: result.leftOut.map(({ path, code, reason }) => ({ path, code, reason })),
    remarks: result.remarks.map(({ path, code, balance }) => ({
      path,
      code,
      ...(balance === undefined ? {} : { balance }),
    })),
  };
}

/* Numbers of lists. */

/** null: of nothing. */
export function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** null: of nothing. */
export function maximum(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((best, value) => Math.max(best, value), -Infinity);
}

/** null: of nothing. */
export function minimum(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((best, value) => Math.min(best, value), Infinity);
}
