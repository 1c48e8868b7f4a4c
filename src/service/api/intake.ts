import type { WireRole } from '#contract';
import { readZip, ZipError } from '#system';
import { bytesOf } from '../store/blobs/blobs.ts';
import type { CheckRecord } from '../store/tables.ts';
import type { Caller } from '../store/people/caller.ts';
import type { RequestKey } from '../store/request-keys.ts';
import type { NewSubmission } from '../store/add-submissions.ts';
import { STARTED } from './check-access.ts';
import type { HandlerContext } from './handlers/context.ts';
import { MAX_UPLOAD_BYTES, type SpooledFile } from './multipart.ts';
import { Meter } from './quota.ts';
import * as says from './says.ts';
import { fill, instead } from '#base';

/** Why a file is no submission; null: it is one. */
async function refusalOf(file: SpooledFile): Promise<string | null> {
  if (file.truncated) return fill(says.fileLarger, { most: MAX_UPLOAD_BYTES });
  if (file.bytes === 0) return says.fileEmpty;
  const read = bytesOf(file.contents).then(readZip);
  return read.then(
    () => null,
    instead(ZipError, ({ message }) => message),
  );
}

interface Upload {
  readonly role: WireRole;
  /** null: the request has none. */
  readonly key: RequestKey | null;
}

/**
 * Takes the files of a request over, by the quota of who sends them: what came with the same request before costs nothing. Those that
 * can be taken are taken together, or none is: two requests that come at once for the last of a quota do not keep each other out.
 *
 * @throws HttpError 403; RequestKeyTaken; what reading or writing throws
 */
export async function takeWithinQuota(
  { people, store, now }: Pick<HandlerContext, 'people' | 'store' | 'now'>,
  caller: Caller,
  check: CheckRecord,
  files: readonly SpooledFile[],
  { role, key }: Upload,
) {
  const meter = new Meter({ people, now }, caller);
  // Asked first: what the same request takes in between is counted for one that came before, not as used.
  const left = await meter.bytesLeft();
  const before = new Set((await store.madeBefore(key)).map(({ part }) => part));
  meter.refuseMore(
    files.filter((_, part) => !before.has(part)),
    left,
  );
  const refused: { readonly file: string; readonly error: string }[] = [];
  const sound: NewSubmission[] = [];
  const at = now();
  for (const [part, file] of files.entries()) {
    const { filename, bytes: fileSize, contents } = file;
    const error = await refusalOf(file);
    if (error !== null) {
      refused.push({ file: filename, error });
      continue;
    }
    const fields = { checkId: check.id, filename, role, fileSize, createdAt: at, updatedAt: at };
    sound.push({ fields, contents, part });
  }
  if (sound.length === 0) return { uploaded: [], failed: refused };
  const uploaded = await store.addSubmissions(check.id, sound, key, (tx, bytes) =>
    meter.takeBytes(tx, bytes),
  );
  if (uploaded !== null) return { uploaded, failed: refused };
  const error = (await store.check(check.id)) === undefined ? says.checkDeleted : STARTED;
  return {
    uploaded: [],
    failed: [...refused, ...sound.map(({ fields }) => ({ file: fields.filename, error }))],
  };
}
