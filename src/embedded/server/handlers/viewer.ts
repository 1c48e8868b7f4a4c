import { timingSafeEqual } from 'node:crypto';
import { ZipError } from '../../../zip/directory.ts';
import { readZip, type ZipEntry, ZIP_LIMITS } from '../../../zip/reader.ts';
import { MAX_FILE_BYTES } from '../../engine/read-document.ts';
import { BlobMissing } from '../../store/blobs/blobs.ts';
import type { CheckRecord, SubmissionRecord } from '../../store/records.ts';
import { type RemotePlace, sign, timestamp } from '../presentation.ts';
import { HttpError, invalid, json } from '../reply.ts';
import type { Call, Handler, HandlerContext } from './context.ts';

/** What one answer unpacks: files that the engine reads, and no more of them than fit into one upload of code. */
const LIMITS = { ...ZIP_LIMITS, maxEntryBytes: MAX_FILE_BYTES, maxTotalBytes: 64 * 1024 * 1024 };

interface ViewedFile {
  readonly path: string;
  readonly lines: number | null;
  readonly problem?: string;
}

/** The code of submissions. ZIPs are unpacked beside the thread that answers. */

/** @throws HttpError 422 where the ZIP is damaged or gone */
async function zipOf(
  store: HandlerContext['store'],
  submission: SubmissionRecord,
): Promise<ReturnType<typeof readZip>> {
  try {
    return readZip(await store.zipOf(submission), LIMITS);
  } catch (error) {
    if (error instanceof ZipError || error instanceof BlobMissing) {
      throw new HttpError(422, `The upload of submission ${submission.id} is damaged.`);
    }
    throw error;
  }
}

async function textOf(
  store: HandlerContext['store'],
  submission: SubmissionRecord,
  path: string,
): Promise<string> {
  const { entries, problems } = await zipOf(store, submission);
  const entry = entries.find((one) => one.path === path);
  if (entry === undefined) {
    const problem = problems.find((one) => one.path === path);
    throw problem === undefined
      ? new HttpError(404, 'This file is not part of the submission.')
      : new HttpError(422, `This file is not shown: ${problem.reason}.`);
  }
  try {
    return Buffer.from(await entry.readAside()).toString('utf8');
  } catch (error) {
    if (error instanceof ZipError) throw new HttpError(422, error.message);
    throw error;
  }
}

/**
 * Refuses code of others who do not hand it out, and writes down who reads whose. Where there is no room for that, own code is read
 * all the same.
 *
 * @throws HttpError 403
 */
async function noteReading(
  { store, people }: HandlerContext,
  { caller }: Call,
  check: CheckRecord,
  submission: SubmissionRecord,
): Promise<void> {
  const isOwn = submission.checkId === check.id;
  if (!isOwn && (await people.corpora.closed(check, [submission.id])).has(submission.id)) {
    throw new HttpError(403, 'This file is work of somebody else, who does not hand it out. Ask its owner.');
  }
  const { ownerId = null } = isOwn ? check : ((await store.check(submission.checkId)) ?? {});
  await people.audit.add(
    caller,
    { action: 'read-code', checkId: submission.checkId, submissionId: submission.id, ownerId },
    ownerId === caller.userId ? 'allow' : 'refuse',
  );
}

export const viewer: Handler<'viewer'> = async (context, request, call) => {
  const { store, access } = context;
  const { check, view } = await access.completed(request.check_id);
  const submission = await access.submissionOf(check, request.submission_id);
  await noteReading(context, call, check, submission);
  const { entries, problems } = await zipOf(store, submission);
  const files: ViewedFile[] = [];
  // One after the other: what is unpacked at once is one file.
  for (const entry of entries) files.push(await viewed(entry));
  files.push(...problems.map(({ path, reason }) => ({ path, lines: null, problem: reason })));
  return json({ submission: view.row(submission), files, matches: view.matches(submission) });
};

export const viewerFile: Handler<'viewerFile'> = async (context, request, call) => {
  const { store, access } = context;
  const { check } = await access.completed(request.check_id);
  const submission = await access.submissionOf(check, request.submission_id);
  await noteReading(context, call, check, submission);
  return json({
    submission_id: submission.id,
    path: request.path,
    content: await textOf(store, submission, request.path),
  });
};

export const viewerCounterpart: Handler<'viewerCounterpart'> = async (context, request, call) => {
  const { store, access } = context;
  const { check, view } = await access.completed(request.check_id);
  const match = view.match(request.match_id);
  const other =
    match?.submission_id_matched == null ? undefined : await store.submission(match.submission_id_matched);
  if (match === undefined || other === undefined) {
    throw new HttpError(404, `Match ${request.match_id} is not part of check ${request.check_id}.`);
  }
  await noteReading(context, call, check, other);
  return json({
    match,
    file: {
      submission_id: other.id,
      path: match.file_matched,
      content: await textOf(store, other, match.file_matched),
    },
  });
};

export const remoteFile: Handler<'remoteFile'> = async (context, request, call) => {
  const { store, access } = context;
  const place = readLocation(request.location);
  const { submissionId, path, checkId } = place;
  const expected = sign(store.secret, place);
  if (!same(expected.source, request.source) || expected.location !== request.location) {
    throw new HttpError(403, 'location and source do not belong to a match of this service.');
  }
  // Who was shown the match may read the file; whoever else has its address is told nothing.
  const check = await access.visible(checkId);
  const submission = await store.submission(submissionId);
  if (check === null || submission === undefined) {
    throw new HttpError(404, 'The submission of this match does not exist any more.');
  }
  await noteReading(context, call, check, submission);
  return json({
    file: {
      id: submission.id,
      filedir: path,
      content: await textOf(store, submission, path),
      location: request.location,
      source: request.source,
      submission_id: submission.id,
      created_at: timestamp(submission.createdAt),
      updated_at: timestamp(submission.updatedAt),
    },
  });
};

async function viewed(entry: ZipEntry): Promise<ViewedFile> {
  try {
    return { path: entry.path, lines: countLines(await entry.readAside()) };
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    return { path: entry.path, lines: null, problem: 'damaged' };
  }
}

const LF = 10;
const CR = 13;

/** Lines as an editor counts them: a line end at the end of the file begins no further one. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) lines += 1;
  }
  const last = bytes.at(-1);
  return last === undefined || last === LF || last === CR ? lines : lines + 1;
}

function readLocation(location: string): RemotePlace {
  try {
    const value: unknown = JSON.parse(Buffer.from(location, 'base64url').toString('utf8'));
    if (Array.isArray(value) && value.length === 3) {
      const [submissionId, path, checkId] = value as unknown[];
      if (isId(submissionId) && typeof path === 'string' && isId(checkId)) {
        return { submissionId, path, checkId };
      }
    }
  } catch {
    // Not one of ours: told below.
  }
  throw invalid({ location: ['The location field must be copied from a match.'] });
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
