import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { reportTemplate } from '../../assets.ts';
import { Failure } from '../../domain/outcome.ts';
import { type Findings, highest } from '../../domain/findings.ts';
import type { RunReport } from '../../domain/report.ts';
import { asMessage } from '../../domain/said.ts';
import type { Caller } from '../../embedded/store/people/caller.ts';
import { HttpError } from '../../embedded/server/reply.ts';
import type { Blobs } from '../../embedded/store/blobs/blobs.ts';
import type { ReportRows } from '../../embedded/store/reports.ts';
import type { Store } from '../../embedded/store/store.ts';
import { removeFolder } from '../../files/remove-folder.ts';
import { htmlPieces } from '../../report/channels/html.ts';
import { packedSources, type ReadSource } from '../../report/packed-source.ts';
import { viewOf } from '../../report/views/view.ts';
import { writeWhole } from '../../report/write.ts';
import { readZip } from '../../zip/reader.ts';
import type { NotChecked } from './answers.ts';
import type { CaseBooks } from './case-books.ts';
import { OWN_ADDRESS } from '../../run/open-service.ts';
import type { ServiceFetch } from '../../service/contract/service-fetch.ts';
import { runOnSelf } from './own-run.ts';

/** Whoever makes a report says so often that it is at work. */
const BEAT_MS = 20_000;
const STALE_MS = 90_000;
/** Of the policy in the page's head. */
const POLICY = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/;

/** What reports are made with. */
export interface ReportParts {
  readonly rows: ReportRows;
  readonly blobs: Blobs;
  readonly store: Store;
  readonly books: CaseBooks;
  /** The service as somebody sees it. */
  readonly fetchAs: (caller: Caller) => ServiceFetch;
  /** For files of this process alone. */
  readonly folder: string;
  readonly now: () => number;
  readonly signal: AbortSignal;
  readonly onDefect: (error: unknown) => void;
}

/** The report pages of checks: made once, kept as a blob, the same that `code-similarity check` writes. */
export class Reports {
  readonly #parts: ReportParts;
  /** This process, among those that make reports. */
  readonly #maker = randomBytes(8).toString('hex');
  /** One after the other: a report of a large class takes memory. */
  #last: Promise<void> = Promise.resolve();

  constructor(parts: ReportParts) {
    this.#parts = parts;
  }

  /** Takes it upon this process to make the report of a check. @returns whether nobody else does */
  begin(checkId: number): Promise<boolean> {
    const at = this.#parts.now();
    return this.#parts.rows.begin(checkId, this.#maker, at, at - STALE_MS);
  }

  /**
   * Makes the report of a check that was begun, from whatever the run comes to. Ends when it is made, or cannot be.
   *
   * @param readSource whose code is shown; default: what the run packed
   */
  async make(
    checkId: number,
    run: () => Promise<RunReport>,
    readSource?: (report: RunReport) => ReadSource,
  ): Promise<void> {
    const { rows, now, onDefect } = this.#parts;
    const beat = setInterval(() => {
      rows.note(checkId, this.#maker, { updatedAt: now() }).catch(onDefect);
    }, BEAT_MS).unref();
    try {
      const report = await run();
      await this.#keep(checkId, report, readSource?.(report));
    } catch (error) {
      if (!(error instanceof Failure)) onDefect(error);
      const reason =
        error instanceof Failure
          ? error.message
          : 'The report could not be made, which is a defect of the server. Make it again, or look into the log of the server.';
      await rows.note(checkId, this.#maker, { state: 'failed', reason, updatedAt: now() }).catch(onDefect);
    } finally {
      clearInterval(beat);
    }
  }

  /** Makes the report of a check that has none, of what the service knows of it. */
  async makeFromCheck(checkId: number, name: string, caller: Caller): Promise<void> {
    if (!(await this.begin(checkId))) return;
    const work = (): Promise<void> =>
      this.make(checkId, () => this.#run(checkId, name, caller), this.#sources(checkId));
    this.#last = this.#last.then(work, work);
  }

  async #run(checkId: number, title: string, caller: Caller): Promise<RunReport> {
    const { books, fetchAs, folder, signal } = this.#parts;
    const own = await mkdtemp(join(folder, 'report-'));
    try {
      const cases = await books.book(checkId);
      const { report, finish } = await runOnSelf({
        fetch: fetchAs(caller),
        signal,
        cases,
        title,
        workspace: own,
        folder: own,
        // A service whose checks outlive a run is one with an address.
        raw: { 'check-id': String(checkId), 'base-url': OWN_ADDRESS, apikey: 'none' },
        onCheck: () => {},
      });
      await finish();
      return report;
    } finally {
      await removeFolder(own);
    }
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
        const { entries } = readZip(await store.zipOf(submission));
        return entries.flatMap((entry) => {
          try {
            return [{ path: entry.path, bytes: entry.read() }];
          } catch {
            return [];
          }
        });
      };
    };
  }

  async #keep(checkId: number, report: RunReport, readSource: ReadSource | undefined): Promise<void> {
    const { rows, blobs, folder, now } = this.#parts;
    const template = reportTemplate();
    const packed = packedSources(report.findings);
    const path = join(folder, `report-${checkId}-${randomBytes(6).toString('hex')}.html`);
    try {
      await writeWhole(
        path,
        htmlPieces(viewOf(report, 'staff'), { template, readSource: readSource ?? packed.read }),
      );
    } finally {
      await packed.close();
    }
    const before = await rows.find(checkId);
    const blob = `reports/${checkId}-${randomBytes(6).toString('hex')}.html`;
    await blobs.put(blob, path);
    const isKept = await rows.note(checkId, this.#maker, {
      state: 'ready',
      reason: null,
      blob,
      policy: POLICY.exec(template)?.[1] ?? "default-src 'none'",
      flagged: report.verdict.flagged.length,
      max: highest(report.findings.submissions.map(({ total }) => total)),
      notChecked: JSON.stringify(notCheckedIn(report.findings)),
      updatedAt: now(),
    });
    // Deleted meanwhile, or another process made one; and what was there before.
    const old = isKept ? (before?.blob ?? null) : blob;
    if (old !== null) await blobs.delete([old]);
  }

  /** The page of a check's report. @throws HttpError 404 */
  async read(checkId: number): Promise<{ readonly html: Uint8Array; readonly policy: string }> {
    const row = await this.#parts.rows.find(checkId);
    if (row?.blob == null) {
      throw new HttpError(404, 'This check has no report yet. Open the check, and it is made.');
    }
    return {
      html: await this.#parts.blobs.get(row.blob),
      policy: row.policy ?? "default-src 'none'",
    };
  }
}

/** Whose work is in no comparison, and why. */
function notCheckedIn({ submissions, failures }: Findings): readonly NotChecked[] {
  return [
    ...failures.map(({ name, role, reason }) => ({ name, role, reason: asMessage(reason) })),
    ...submissions.flatMap(({ name, role, state }) =>
      state.kind === 'checked' ? [] : [{ name, role, reason: asMessage(state.reason) }],
    ),
  ].flatMap(({ name, role, reason }) => (role === 'judged' ? [{ name, reason }] : []));
}
