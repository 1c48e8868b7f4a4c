import { randomBytes } from 'node:crypto';
import { instead } from '#base';
import { STATE, UNDER_WAY } from '#contract';
import type { CheckImprints, PackedAnalysis } from '../analysis/analyse.ts';
import { addRows, type Charge, type NewSubmission, type SubmissionFields } from './add-submissions.ts';
import { type BlobContents, BlobMissing, type Blobs } from './blobs/blobs.ts';
import { newBlobName } from './blobs/names.ts';
import { type CheckChanges, hasEnded, removeCheckRows, updateCheckRow } from './check-row.ts';
import { analysedOf, askedOf, namesSeenBy, newestSeenBy, type Reader, type WantedChecks } from './asked.ts';
import { addOnce, type Also, type Database, highestOf, inParts, removeRows, secretOf } from './database.ts';
import { type NewOf, recordOf, rowOf } from './columns.ts';
import { EarlierSubmissions } from './earlier.ts';
import { holdUser } from './people/users.ts';
import { writeImprints } from './postings.ts';
import { deleteUnnamed, forgetBlobs, sweepBlobs } from './named-blobs.ts';
import { readResult, ResultCache, writeResult } from './results.ts';
import { madeBefore, makeCheckOnce, type RequestKey } from './request-keys.ts';
import { makingRoom } from './room.ts';
import { Searches, Sent } from './searches.ts';
import { type CheckRecord, type Row, type SubmissionRecord, TABLES } from './tables.ts';

/** A new check, and always who made it. */
type CheckFields = NewOf<typeof TABLES.checks> & Pick<CheckRecord, 'keyId' | 'corpusId' | 'handedIn'>;

/**
 * Checks, submissions and results of one service. A row is written first, and what hangs on it after it: a write that fails
 * changes nothing. A blob is there before a row names it.
 */
export class Store {
  /** Signs what a client hands back verbatim (`source` of a match). */
  readonly secret: string;
  readonly #database: Database;
  readonly #blobs: Blobs;
  /** What later checks are compared with. */
  readonly earlier: EarlierSubmissions;
  /** What left for the web. */
  readonly sent: Sent;
  /** Searches of the web that are not over. */
  readonly searches: Searches;
  readonly #results: ResultCache;
  /** What could not be written down for want of room, of checks under way in this process. */
  readonly #notes = new Map<number, CheckChanges>();
  /** What requests ask again and again. */
  readonly #asked: ReturnType<typeof askedOf>;

  private constructor(database: Database, blobs: Blobs, secret: string) {
    this.#database = database;
    this.#blobs = blobs;
    this.earlier = new EarlierSubmissions(database);
    this.sent = new Sent(database);
    this.searches = new Searches(database, blobs, secret);
    this.#results = new ResultCache(blobs.isKept);
    this.secret = secret;
    this.#asked = askedOf(database);
  }

  static async open(database: Database, blobs: Blobs): Promise<Store> {
    const { db } = database;
    let secret = await secretOf(db);
    if (secret === null) {
      await addOnce(db, 'meta', { name: 'secret', value: randomBytes(32).toString('hex') });
      secret = await secretOf(db);
    }
    if (secret === null) throw new Error('the secret of the service was not kept');
    return new Store(database, blobs, secret);
  }

  /** Deletes blobs that no row names, where nobody else can write. */
  async sweep(): Promise<void> {
    await sweepBlobs(this.#database, this.#blobs, { before: Infinity, isAlone: true });
  }

  /** Newest first. */
  async checks(): Promise<readonly CheckRecord[]> {
    const rows = await this.#database.db.selectFrom('checks').selectAll().orderBy('id', 'desc').execute();
    return rows.map((row) => this.#checkOf(row));
  }

  async check(id: number): Promise<CheckRecord | undefined> {
    return (await this.checksById([id]))[0];
  }

  /** Those that are there, in no order. */
  async checksById(ids: readonly number[]): Promise<readonly CheckRecord[]> {
    return (await inParts(ids, this.#asked.checks)).map((row) => this.#checkOf(row));
  }

  /** Those that somebody sees and that wait or are under way, newest first. */
  async visibleBusyChecks(reader: Reader): Promise<readonly CheckRecord[]> {
    const { busy } = this.#asked[reader.scope === 'submit' ? 'handedIn' : 'visible'];
    return (await busy(reader.userId, reader.keyId)).map((row) => this.#checkOf(row));
  }

  /** Those that somebody sees, newest first; of one id: it alone, if it is among them. */
  async visibleChecks(reader: Reader, id?: number): Promise<readonly CheckRecord[]> {
    const { all, one } = this.#asked[reader.scope === 'submit' ? 'handedIn' : 'visible'];
    const { userId, keyId } = reader;
    const rows = await (id === undefined ? all(userId, keyId) : one(userId, keyId, id));
    return rows.map((row) => this.#checkOf(row));
  }

  /** The newest that somebody sees, newest first. @param isFound by what a check is found by; null: every one is */
  async newestVisible(
    reader: Reader,
    wanted: WantedChecks,
    most: number,
    isFound: ((check: Pick<CheckRecord, 'id' | 'name' | 'ownerId'>) => boolean) | null = null,
  ): Promise<readonly CheckRecord[]> {
    const { db } = this.#database;
    const ids =
      isFound === null
        ? await newestSeenBy(db, reader, wanted, most)
        : (await namesSeenBy(db, reader, wanted)).filter(isFound).map(({ id }) => id);
    return (await this.checksById(ids.slice(0, most))).toSorted((a, b) => b.id - a.id);
  }

  /** Checks that wait or are under way, oldest first. */
  async unfinished(): Promise<readonly CheckRecord[]> {
    const rows = await this.#database.db
      .selectFrom('checks')
      .selectAll()
      .where('statusId', 'in', UNDER_WAY)
      .orderBy('id')
      .execute();
    return rows.map((row) => this.#checkOf(row));
  }

  /** Checks that were started so far, whatever became of them. */
  async startedChecks(): Promise<number> {
    const { count } = await this.#database.db
      .selectFrom('checks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('jobId', '>', 0)
      .where('ownerId', 'is not', null)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** How many submissions of somebody's own checks were analysed. */
  analysed(reader: Reader): Promise<number> {
    return analysedOf(this.#database.db, reader);
  }

  /** @param key of a request that may come again: it is the check that it made first. @throws RequestKeyTaken, PeopleError */
  async createCheck(fields: CheckFields, key: RequestKey | null = null): Promise<CheckRecord> {
    const row = await this.#database.transact(async (tx) => {
      if (fields.ownerId !== null) await holdUser(tx, fields.ownerId);
      const added = tx.insertInto('checks').values(rowOf(TABLES.checks, fields)).returningAll();
      if (key === null) return added.executeTakeFirstOrThrow();
      return makeCheckOnce(tx, key, fields.createdAt, () => added.executeTakeFirstOrThrow());
    });
    if (row !== null) return this.#checkOf(row);
    const [before] = await this.madeBefore(key);
    // One that is deleted at this moment takes its key along.
    return (await this.check(before?.checkId ?? 0)) ?? this.createCheck(fields, key);
  }

  /** What a request made when it came before; nothing, where it has no key. @throws RequestKeyTaken */
  async madeBefore(key: RequestKey | null): ReturnType<typeof madeBefore> {
    return key === null ? [] : madeBefore(this.#database.db, key);
  }

  /**
   * Changes a check that is there, and in one of the states `from`.
   *
   * @param also is done together with it, or neither is
   * @returns null: it is in another state, of another attempt, or gone
   */
  async updateCheck(
    id: number,
    changes: CheckChanges,
    from?: readonly number[],
    { attempt, also }: { attempt?: number; also?: Also } = {},
  ): Promise<CheckRecord | null> {
    const row =
      hasEnded(changes) || also !== undefined
        ? await this.#database.transact(async (tx) => {
            const changed = await updateCheckRow(tx, id, changes, from, attempt);
            if (changed !== null) await also?.(tx);
            return changed;
          })
        : await updateCheckRow(this.#database.db, id, changes, from, attempt);
    if (row === null) return null;
    this.#notes.delete(id);
    if (hasEnded(changes)) await this.searches.end(row);
    return this.#checkOf(row);
  }

  /** A change that nobody was promised: where it cannot be written, it lasts as long as this process. */
  async noteCheck(id: number, changes: CheckChanges): Promise<void> {
    try {
      await this.updateCheck(id, changes);
    } catch {
      this.#notes.set(id, { ...this.#notes.get(id), ...changes });
    }
  }

  /** The number of a new analysis. */
  async nextJob(): Promise<number> {
    return (await highestOf(this.#database.db, 'checks', 'jobId')) + 1;
  }

  /** Deletes a check and all that hangs on it. */
  async removeCheck(id: number): Promise<void> {
    const remove = (): Promise<readonly string[]> => this.#database.transact((tx) => removeCheckRows(tx, id));
    const zips = await this.submissions(id);
    const blobs = await makingRoom(this.#blobs, await this.#blobsOf(id, zips), zips, remove);
    this.#notes.delete(id);
    this.#results.delete(blobs);
    await deleteUnnamed(this.#blobs, blobs);
  }

  /** Deletes blobs that no row names any more. */
  deleteFiles(names: readonly string[]): Promise<void> {
    return deleteUnnamed(this.#blobs, names);
  }

  /** In the order of upload. */
  async submissions(checkId: number): Promise<readonly SubmissionRecord[]> {
    return this.#asked.submissions(checkId);
  }

  /** How many submissions each check has that has some. */
  async submissionCounts(checkIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await inParts(checkIds, this.#asked.counts);
    return new Map(rows.map(({ checkId, count }) => [checkId, count]));
  }

  async submissionCount(checkId: number): Promise<number> {
    return (await this.submissionCounts([checkId])).get(checkId) ?? 0;
  }

  async submission(id: number): Promise<SubmissionRecord | undefined> {
    const [one] = await this.submissionsById([id]);
    return one;
  }

  /** Those that are there, in no order. */
  async submissionsById(ids: readonly number[]): Promise<readonly SubmissionRecord[]> {
    const { db } = this.#database;
    return inParts(ids, (some) => db.selectFrom('submissions').selectAll().where('id', 'in', some).execute());
  }

  /** As `addSubmissions`, of one that costs nothing and comes with no request. */
  async addSubmission(fields: SubmissionFields, contents: BlobContents): Promise<SubmissionRecord | null> {
    const added = await this.addSubmissions(fields.checkId, [{ fields, contents, part: 0 }]);
    return added?.[0] ?? null;
  }

  /**
   * Takes ZIPs over into the store: all of them, or none. null: meanwhile the check was started or deleted, and nothing is left of them.
   *
   * @param key of a request that may come again: then they are the submissions that it made the first time
   * @param charge what they cost, together with them
   * @throws RequestKeyTaken; what `charge` throws
   */
  async addSubmissions(
    checkId: number,
    files: readonly NewSubmission[],
    key: RequestKey | null = null,
    charge: Charge | null = null,
  ): Promise<readonly SubmissionRecord[] | null> {
    const blobs: string[] = [];
    let submissions: readonly SubmissionRecord[] | null;
    try {
      for (const { contents } of files) {
        const blob = await newBlobName(this.secret, `submissions/${checkId}`, contents, '.zip');
        blobs.push(blob);
        await this.#blobs.put(blob, contents);
      }
      const named = files.map((file, at) => ({ ...file, blob: blobs[at] ?? '' }));
      submissions = await this.#database.transact((tx) => addRows(tx, checkId, named, { key, charge }));
    } catch (error) {
      await forgetBlobs(this.#blobs, blobs, error);
      throw error;
    }
    const kept = new Set(submissions?.map(({ blob }) => blob));
    const others = blobs.filter((blob) => !kept.has(blob));
    await deleteUnnamed(this.#blobs, others);
    return submissions;
  }

  /** @returns whether its check takes and gives submissions still */
  async removeSubmission({ id, checkId, blob, fileSize }: SubmissionRecord, at: number): Promise<boolean> {
    const removed = await makingRoom(this.#blobs, [blob], [{ fileSize }], () =>
      this.#database.transact(async (tx) => {
        if ((await updateCheckRow(tx, checkId, { updatedAt: at }, [STATE.created])) === null) return false;
        await removeRows(tx, 'submissions', { id });
        await removeRows(tx, 'requestKeys', { checkId, submissionId: id });
        return true;
      }),
    );
    if (removed) await deleteUnnamed(this.#blobs, [blob]);
    return removed;
  }

  /** The ZIP of a submission. @throws BlobMissing, BlobsUnavailable, or the system's error */
  zipOf({ blob }: Pick<SubmissionRecord, 'blob'>): Promise<Uint8Array> {
    return this.#blobs.get(blob);
  }

  /**
   * The ZIP of a submission for another thread, in a file of `folder` where it has to be downloaded. One that is missing has no bytes.
   *
   * @throws BlobsUnavailable, or the system's error
   */
  async fetchZip({ blob }: Pick<SubmissionRecord, 'blob'>, folder: string): Promise<BlobContents> {
    return this.#blobs.fetch(blob, folder).catch(instead(BlobMissing, () => new Uint8Array()));
  }

  /**
   * Keeps a result and what its check becomes by it.
   *
   * @returns false: the check is gone, or another attempt at it has begun
   */
  async putResult(
    check: CheckRecord,
    analysis: PackedAnalysis,
    changes: CheckChanges,
    imprints: CheckImprints | null = null,
  ): Promise<boolean> {
    // What ends with the process need not be written and read back.
    const result = this.#blobs.isKept
      ? await writeResult(this.#blobs, this.secret, check.id, analysis)
      : `results/${check.id}-${check.attempt}`;
    try {
      const row = await this.#database.transact(async (tx) => {
        const found = { ...changes, result, imprints: imprints?.version ?? null };
        const ended = await updateCheckRow(tx, check.id, found, UNDER_WAY, check.attempt);
        if (ended !== null) await writeImprints(this.#database.kind, tx, check, imprints?.imprints ?? []);
        return ended;
      });
      if (row !== null) {
        this.#notes.delete(check.id);
        this.#results.set(result, analysis);
        await this.searches.end(row);
        return true;
      }
    } catch (error) {
      await forgetBlobs(this.#blobs, [result], error);
      throw error;
    }
    await deleteUnnamed(this.#blobs, [result]);
    return false;
  }

  /** What was found; the last ones that were read stay in memory. null: nothing, or it is damaged. */
  async result({ result }: CheckRecord): Promise<PackedAnalysis | null> {
    return result === null ? null : this.#results.get(result, () => readResult(this.#blobs, result));
  }

  #checkOf(row: Row<'checks'>): CheckRecord {
    return { ...recordOf(TABLES.checks, row), ...this.#notes.get(row.id) };
  }

  async #blobsOf(checkId: number, zips: readonly SubmissionRecord[]): Promise<readonly string[]> {
    const check = await this.check(checkId);
    const { db } = this.#database;
    const reports = await db.selectFrom('reports').select('blob').where('checkId', '=', checkId).execute();
    const named = [...zips, ...reports].flatMap(({ blob }) => blob ?? []);
    return [...named, ...[check?.result ?? [], check?.search ?? []].flat()];
  }
}
