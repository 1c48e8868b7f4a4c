import type { WireRole } from '#contract';
import { readZip, ZipError } from '#system';
import { bytesOf } from '../store/blobs/blobs.ts';
import type { CheckRecord, SubmissionRecord } from '../store/tables.ts';
import type { Caller } from '../store/people/caller.ts';
import type { RequestKey } from '../store/request-keys.ts';
import type { Store } from '../store/store.ts';
import { STARTED } from './check-access.ts';
import type { HandlerContext } from './handlers/context.ts';
import { MAX_UPLOAD_BYTES, type SpooledFile } from './multipart.ts';
import { Meter } from './quota.ts';
import { HttpError } from './reply.ts';
import * as says from './says.ts';
import { fill } from '#base';

interface Intake {
  readonly uploaded: readonly SubmissionRecord[];
  readonly failed: readonly { readonly file: string; readonly error: string }[];
}

/** Takes one received file over; a string is why it was refused. @param part which of its request's files it is */
async function takeFile(
  { store, now }: { readonly store: Store; readonly now: () => number },
  check: CheckRecord,
  file: SpooledFile,
  { role, key, meter = null }: Upload,
  part: number,
): Promise<SubmissionRecord | string> {
  if (file.truncated) return fill(says.fileLarger, { most: MAX_UPLOAD_BYTES });
  if (file.bytes === 0) return says.fileEmpty;
  try {
    readZip(await bytesOf(file.contents));
  } catch (error) {
    if (error instanceof ZipError) return error.message;
    throw error;
  }
  const at = now();
  const taken = await store.addSubmission(
    { checkId: check.id, filename: file.filename, role, fileSize: file.bytes, createdAt: at, updatedAt: at },
    file.contents,
    key === null ? null : { key, part },
    meter && ((tx) => meter.takeBytes(tx, file.bytes)),
  );
  if (taken !== null) return taken;
  return (await store.check(check.id)) === undefined ? says.checkDeleted : STARTED;
}

interface Upload {
  readonly role: WireRole;
  /** null: the request has none. */
  readonly key: RequestKey | null;
  /** What is kept costs of it; absent: nothing. */
  readonly meter?: Meter | null;
}

/**
 * Takes all files of a request over, by the quota of who sends them: what came with the same request before costs nothing.
 *
 * @throws HttpError 403; what `takeFiles` throws
 */
export async function takeWithinQuota(
  context: Pick<HandlerContext, 'people' | 'store' | 'now'>,
  caller: Caller,
  check: CheckRecord,
  files: readonly SpooledFile[],
  how: Omit<Upload, 'meter'>,
): Promise<Intake> {
  const before = new Set((await context.store.madeBefore(how.key)).map(({ part }) => part));
  const others = files.filter((_, part) => !before.has(part));
  const meter = new Meter(context, caller);
  await meter.refuseMore(others);
  return takeFiles(context, check, files, { ...how, meter });
}

/**
 * Takes all files of a request over. Where the service itself fails, none is taken, or the request has a key: who sends them again
 * doubles nothing.
 *
 * @throws what reading or writing throws; RequestKeyTaken
 */
export async function takeFiles(
  context: { readonly store: Store; readonly now: () => number },
  check: CheckRecord,
  files: readonly SpooledFile[],
  how: Upload,
): Promise<Intake> {
  const uploaded: SubmissionRecord[] = [];
  const failed: { readonly file: string; readonly error: string }[] = [];
  try {
    for (const [part, file] of files.entries()) {
      const taken = await takeFile(context, check, file, how, part);
      if (typeof taken === 'string') {
        failed.push({ file: file.filename, error: taken });
        continue;
      }
      uploaded.push(taken);
    }
  } catch (error) {
    // The same request comes again, or has come meanwhile and says that they are there. One that is refused is over.
    if (how.key !== null && !(error instanceof HttpError)) throw error;
    // What a started check was given stays: it is being read.
    const { store, now } = context;
    const { meter = null } = how;
    await Promise.allSettled(
      uploaded.map((one) =>
        store.removeSubmission(one, now(), meter && ((tx) => meter.giveBytesBack(tx, one.fileSize))),
      ),
    );
    throw error;
  }
  return { uploaded, failed };
}
