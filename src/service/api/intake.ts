import type { WireRole } from '#contract';
import { readZip, ZipError } from '#system';
import { bytesOf } from '../store/blobs/blobs.ts';
import type { CheckRecord, SubmissionRecord } from '../store/tables.ts';
import type { Store } from '../store/store.ts';
import { STARTED } from './check-access.ts';
import { MAX_UPLOAD_BYTES, type SpooledFile } from './multipart.ts';

interface Intake {
  readonly uploaded: readonly SubmissionRecord[];
  /** Of those that were uploaded. */
  readonly keptBytes: number;
  readonly failed: readonly { readonly file: string; readonly error: string }[];
}

/** Takes one received file over; a string is why it was refused. */
async function takeFile(
  { store, now }: { readonly store: Store; readonly now: () => number },
  check: CheckRecord,
  file: SpooledFile,
  role: WireRole,
): Promise<SubmissionRecord | string> {
  if (file.truncated) return `The file is larger than 10 MB (${MAX_UPLOAD_BYTES} bytes).`;
  if (file.bytes === 0) return 'The file is empty.';
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
  );
  if (taken !== null) return taken;
  return (await store.check(check.id)) === undefined ? 'The check was deleted meanwhile.' : STARTED;
}

/**
 * Takes all files of a request over. Where the service itself fails, none is taken: who sends them again doubles nothing.
 *
 * @throws what reading or writing throws
 */
export async function takeFiles(
  context: { readonly store: Store; readonly now: () => number },
  check: CheckRecord,
  files: readonly SpooledFile[],
  role: WireRole,
): Promise<Intake> {
  const uploaded: SubmissionRecord[] = [];
  const failed: { readonly file: string; readonly error: string }[] = [];
  try {
    for (const file of files) {
      const taken = await takeFile(context, check, file, role);
      if (typeof taken === 'string') failed.push({ file: file.filename, error: taken });
      else uploaded.push(taken);
    }
  } catch (error) {
    // What a started check was given stays: it is being read.
    const { store, now } = context;
    await Promise.allSettled(uploaded.map((one) => store.removeSubmission(one, now())));
    throw error;
  }
  return { uploaded, keptBytes: uploaded.reduce((sum, { fileSize }) => sum + fileSize, 0), failed };
}
