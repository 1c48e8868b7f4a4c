import { deserialize, serialize } from 'node:v8';
import { andThrow } from '#base';
import type { SentLine } from '#contract';
import type { SearchSubject } from '#engine';
import type { CheckImprints, PackedAnalysis } from '../analysis/analyse.ts';
import type { Searched } from '../web/web-result.ts';
import type { Blobs } from './blobs/blobs.ts';
import { recordOf, rowOf } from './columns.ts';
import { type Database, Rows } from './database.ts';
import { deleteUnnamed, forgetBlobs } from './named-blobs.ts';
import { readDocument, writeDocument } from './results.ts';
import { type CheckRecord, TABLES } from './tables.ts';

/** How far the search of a check is: what its next job goes on with. */
export type SearchStep = {
  /** Of what was done until then, by a clock that nobody sets. */
  readonly durationMs: number;
} & (
  | { readonly step: 'asked'; readonly subject: SearchSubject }
  | { readonly step: 'found'; readonly searched: Searched }
  /** Its sources are those that submissions have something of. */
  | {
      readonly step: 'compared';
      readonly searched: Searched;
      readonly analysis: PackedAnalysis;
      readonly imprints: CheckImprints | null;
    }
);

export type StepOf<Step extends SearchStep['step']> = Extract<SearchStep, { readonly step: Step }>;

/** How far the searches of checks are, each as a document that the row of its check names. */
export class Searches {
  readonly #database: Database;
  readonly #blobs: Blobs;
  readonly #secret: string;

  constructor(database: Database, blobs: Blobs, secret: string) {
    this.#database = database;
    this.#blobs = blobs;
    this.#secret = secret;
  }

  /** null: it has not begun, or begins anew, as one whose document is damaged or of another Node.js. @throws the system's error */
  async of({ search }: Pick<CheckRecord, 'search'>): Promise<SearchStep | null> {
    if (search === null) return null;
    return readDocument(this.#blobs, search, (bytes) => deserialize(bytes) as SearchStep);
  }

  /**
   * Keeps the next step in place of the last one.
   *
   * @param step null: it begins anew
   * @param write changes the row of the check to it; null: it was not changed
   */
  async put(
    check: CheckRecord,
    step: SearchStep | null,
    write: (search: string | null) => Promise<CheckRecord | null>,
  ): Promise<void> {
    const name =
      step === null
        ? null
        : await writeDocument(this.#blobs, this.#secret, `searches/${check.id}`, [serialize(step)], '.gz');
    const forget = andThrow((error) => name !== null && forgetBlobs(this.#blobs, [name], error));
    const old = (await write(name).catch(forget)) === null ? name : check.search;
    if (old !== null) await deleteUnnamed(this.#blobs, [old]);
  }

  /** What a search keeps ends with the analysis. Where it cannot be deleted now, it goes with the check. */
  async end({ id, search }: Pick<CheckRecord, 'id' | 'search'>): Promise<void> {
    if (search === null) return;
    try {
      await this.#blobs.delete([search]);
      const checks = this.#database.db.updateTable('checks').set({ search: null });
      await checks.where('id', '=', id).where('search', '=', search).execute();
    } catch {
      // The row names it still.
    }
  }
}

type Asker = Pick<CheckRecord, 'id' | 'jobId'>;

/** What left for the web, of all checks: the ledger. A line is there before its request leaves, and outlives what became of it. */
export class Sent extends Rows {
  /** @param at milliseconds since the epoch @returns its id */
  async note({ id: checkId, jobId }: Asker, line: Omit<SentLine, 'answer'>, at: number): Promise<number> {
    const { provider, kind, text, submissions } = line;
    const { id } = await this.db
      .insertInto('sent')
      .values(rowOf(TABLES.sent, { checkId, jobId, provider, kind, text, submissions, answer: null, at }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async answered(id: number, answer: string): Promise<void> {
    await this.db.updateTable('sent').set({ answer }).where('id', '=', id).execute();
  }

  /** Of a check, however often it was started, in the order in which it left. */
  async of(checkId: number): Promise<readonly SentLine[]> {
    const rows = await this.db
      .selectFrom('sent')
      .selectAll()
      .where('checkId', '=', checkId)
      .orderBy('id')
      .execute();
    return rows.map((row) => {
      const { provider, kind, text, submissions, answer } = recordOf(TABLES.sent, row);
      return { provider, kind, text, submissions, ...(answer === null ? {} : { answer }) };
    });
  }

  /** Queries of the code search since a check was started, of all attempts. */
  async queries({ id, jobId }: Asker): Promise<number> {
    const { count } = await this.db
      .selectFrom('sent')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('checkId', '=', id)
      .where('jobId', '=', jobId)
      .where('kind', '=', 'query')
      .executeTakeFirstOrThrow();
    return count;
  }
}
