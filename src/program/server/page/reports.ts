import { join } from 'node:path';
import { andThrow, Failure } from '#base';
import { htmlPieces, packedSources, readableFiles, type ReadSource, viewOf, writeWhole } from '#channels';
import { OWN_ADDRESS } from '#check';
import { asMessage, checkLabel, highest, judgedOf, type NotChecked, type RunReport, STATE } from '#contract';
import { uncheckedWords } from '#report';
import type { CheckRecord, JobHandler, ReportRows, ServiceParts, TakenJob } from '#service';
import {
  BlobMissing,
  deleteUnnamed,
  forgetBlobs,
  HttpError,
  newBlobName,
  OWNER,
  passes,
  whyLater,
  whyNotWritten,
} from '#service';
import { inFolder, readZip, reportTemplate, ZipError } from '#system';
import { policyOf } from './answers.ts';
import type { CaseBooks } from './case-books.ts';
import { runOnSelf } from './own-run.ts';
import * as says from './says.ts';

/** The service's key is a person's, who may read; whoever owns a check reads all of it. */
const READER = { ...OWNER, role: 'instructor', name: 'report' } as const;

interface ReportParts
  extends Pick<ServiceParts, 'blobs' | 'store' | 'fetchAs' | 'folder' | 'now' | 'onDefect'> {
  readonly rows: ReportRows;
  readonly books: CaseBooks;
}

/** The report pages of checks: made once, kept as a blob, the same that `code-similarity check` writes. */
export class Reports implements JobHandler {
  readonly kind = 'report';
  /** One after the other: a report of a large class takes memory. */
  readonly places = { any: 1, small: 0 };
  readonly #parts: ReportParts;

  constructor(parts: ReportParts) {
    this.#parts = parts;
  }

  /** Makes the report of a check of what the service knows of it. */
  async run({ key }: TakenJob, { signal }: { readonly signal: AbortSignal }): Promise<null> {
    const check = await this.#parts.store.check(Number(key));
    if (check?.statusId === STATE.completed) {
      await this.make(check.id, signal, () => this.#ask(check, signal), this.#sources(check.id));
    }
    return null;
  }

  async giveUp({ key }: TakenJob): Promise<void> {
    await this.fail(
      Number(key),
      new Error(`the report of check ${key} was begun several times, and each time its process died`),
    );
  }

  /**
   * Makes the report of a check from whatever the run comes to. Ends when it is made, or cannot be.
   *
   * @param readSource whose code is shown; default: what the run packed
   * @throws what passes by itself, and the signal's reason
   */
  async make(
    checkId: number,
    signal: AbortSignal,
    run: () => Promise<RunReport>,
    readSource?: (report: RunReport) => ReadSource,
  ): Promise<void> {
    try {
      const report = await run();
      signal.throwIfAborted();
      await this.#keep(checkId, report, readSource?.(report));
    } catch (error) {
      signal.throwIfAborted();
      // A full or broken disk is told: to make the report again and again until it can be written would take all of a processor.
      if (passes(error) && whyNotWritten(error) === null) throw error;
      await this.fail(checkId, error);
    }
  }

  /** Says why there is none. */
  async fail(checkId: number, error: unknown): Promise<void> {
    const { rows, now, onDefect } = this.#parts;
    if (!(error instanceof Failure)) onDefect(error, { check: checkId });
    const reason = error instanceof Failure ? error.message : (whyLater(error) ?? says.reportCouldNotMade);
    await rows.fail(checkId, reason, now());
  }

  async #ask({ id, name, ownerId }: CheckRecord, signal: AbortSignal): Promise<RunReport> {
    const { books, fetchAs, folder } = this.#parts;
    return inFolder(folder, 'report-', async (own) => {
      const cases = await books.book(id);
      const { report, finish } = await runOnSelf({
        fetch: fetchAs({ ...READER, userId: ownerId ?? OWNER.userId }),
        signal,
        cases,
        title: checkLabel(name),
        workspace: own,
        folder: own,
        // A service whose checks outlive a run is one with an address.
        raw: { 'check-id': String(id), 'base-url': OWN_ADDRESS, apikey: 'none' },
        onCheck: () => {},
      });
      await finish();
      return report;
    });
  }

  /** What was uploaded, where the run did not pack it itself. */
  #sources(checkId: number): (report: RunReport) => ReadSource {
    const { store } = this.#parts;
    return ({ findings }) => {
      const ids = new Map(findings.submissions.map(({ key, serviceId }) => [key, serviceId]));
      return async (key) => {
        const id = ids.get(key) ?? null;
        const submission = id === null ? undefined : await store.submission(id);
        // Earlier work that the check was compared with may be somebody else's.
        if (submission?.checkId !== checkId) return null;
        try {
          return readableFiles(readZip(await store.zipOf(submission)).entries);
        } catch (error) {
          // Of one that was lost the code cannot be shown. What was found of all stands in the report all the same.
          if (error instanceof BlobMissing || error instanceof ZipError) return null;
          throw error;
        }
      };
    };
  }

  async #keep(checkId: number, report: RunReport, readSource: ReadSource | undefined): Promise<void> {
    const { rows, blobs, store, folder, now } = this.#parts;
    const template = reportTemplate();
    const packed = packedSources(report.findings);
    const old = await inFolder(folder, 'page-', async (own) => {
      const path = join(own, 'index.html');
      const page = htmlPieces(viewOf(report, 'staff'), { template, readSource: readSource ?? packed.read });
      await writeWhole(path, page, { isNotes: true });
      const blob = await newBlobName(store.secret, `reports/${checkId}`, path, '.html');
      const row = {
        checkId,
        state: 'ready',
        reason: null,
        blob,
        policy: policyOf(template),
        judged: judgedOf(report.findings.submissions).length,
        flagged: report.verdict.flagged.length,
        max: highest(report.findings.submissions.map(({ total }) => total)),
        notChecked: JSON.stringify(notCheckedIn(report)),
        updatedAt: now(),
      } as const;
      const kept = blobs.put(blob, path).then(() => rows.keep(row));
      return kept.catch(andThrow((error) => forgetBlobs(blobs, [blob], error)));
    }).finally(() => packed.close());
    if (old !== null) await deleteUnnamed(blobs, [old]);
  }

  /** The page of a check's report. @throws HttpError 404 */
  async read(checkId: number): Promise<{ readonly html: Uint8Array; readonly policy: string }> {
    const { rows, blobs, now } = this.#parts;
    const row = await rows.find(checkId);
    if (row?.blob == null) throw new HttpError(says.checkNoReport);
    try {
      return { html: await blobs.get(row.blob), policy: row.policy ?? "default-src 'none'" };
    } catch (error) {
      if (!(error instanceof BlobMissing)) throw error;
      // At this moment it was made anew, or deleted with its check.
      if ((await rows.find(checkId))?.blob !== row.blob) return this.read(checkId);
      await rows.fail(checkId, says.reportMissing, now());
      throw new HttpError(`404 ${says.reportMissing}`);
    }
  }
}

/** Whose work was not, or not all, checked, and why: those that the report names. */
function notCheckedIn({ findings, verdict }: RunReport): readonly NotChecked[] {
  const unchecked = new Set(verdict.notChecked);
  return [
    ...judgedOf(findings.failures).map(({ name, reason }) => ({ name, reason: asMessage(reason) })),
    ...findings.submissions.flatMap((one) =>
      unchecked.has(one.key) ? [{ name: one.name, reason: uncheckedWords(one) }] : [],
    ),
  ];
}
