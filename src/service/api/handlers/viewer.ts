import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { countLines, fill, parsedJson } from '#base';
import type { ReceivedOf } from '#contract';
import { MAX_FILE_BYTES } from '#engine';
import { readZip, ZIP_LIMITS, type ZipEntry, ZipError } from '#system';
import { BlobMissing } from '../../store/blobs/blobs.ts';
import type { CheckRecord, SubmissionRecord } from '../../store/tables.ts';
import type { ResultView } from '../result-view.ts';
import type { RemotePlace } from '../match-rows.ts';
import { timestamp } from '../presentation.ts';
import { sign } from '../attempts.ts';
import { HttpError, invalid, json } from '../reply.ts';
import type { Call, Handler, HandlerContext } from './context.ts';
import * as says from '../says.ts';

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
      throw new HttpError(fill(says.uploadSubmission, { id: submission.id }));
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
      ? new HttpError(says.fileNotPart)
      : new HttpError(fill(says.fileNotShown, { reason: problem.reason }));
  }
  try {
    return Buffer.from(await entry.readAside()).toString('utf8');
  } catch (error) {
    if (error instanceof ZipError) throw new HttpError(`422 ${error.message}`);
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
    throw new HttpError(says.fileWork);
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
  return json({ submission: view.row(submission), files, matches: view.matches.of(submission.id) });
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
  const match = view.matches.byId(request.match_id);
  if (match === undefined) throw noMatch(request);
  if (match.web !== undefined && match.web.repository !== null) {
    return json({ match, file: { submission_id: 0, ...webFile(view, match) } });
  }
  // What the world knows byte for byte is the submission's own file.
  const otherId = match.web === undefined ? match.submission_id_matched : match.submission_id;
  const other = otherId === null ? undefined : await store.submission(otherId);
  if (other === undefined) throw noMatch(request);
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
    throw new HttpError(says.locationSource);
  }
  // Who was shown the match may read the file; whoever else has its address is told nothing.
  const check = await access.visible(checkId);
  if (check !== null && submissionId < 0) return json({ file: await webRemoteFile(context, request, place) });
  const submission = await store.submission(submissionId);
  if (check === null || submission === undefined) throw new HttpError(says.submissionMatch);
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

function noMatch({ match_id: id, check_id: checkId }: ReceivedOf<'viewerCounterpart'>): HttpError {
  return new HttpError(fill(says.matchNotPart, { id, checkId }));
}

/** @throws HttpError 404 where its text is not kept */
function webFile(view: ResultView, match: NonNullable<ReturnType<ResultView['matches']['byId']>>) {
  const path = match.file_matched;
  const [id] = JSON.parse(Buffer.from(match.location, 'base64url').toString('utf8')) as [number];
  return { path, content: keptText(view.webFile(id, path)?.text, match.web?.url ?? '') };
}

function keptText(text: string | null | undefined, url: string): string {
  if (typeof text === 'string') return text;
  throw new HttpError(fill(says.textSource, { url }));
}

async function webRemoteFile(
  { access }: HandlerContext,
  { location, source }: { readonly location: string; readonly source: string },
  { submissionId, path, checkId }: RemotePlace,
): Promise<Record<string, unknown>> {
  const { view } = await access.completed(checkId);
  const file = view.webFile(submissionId, path);
  if (file === undefined) throw new HttpError(says.sourceMatch);
  const at = timestamp(file.at);
  return {
    id: -submissionId,
    filedir: path,
    content: keptText(file.text, 'the address of the match'),
    location,
    source,
    submission_id: 0,
    created_at: at,
    updated_at: at,
  };
}

async function viewed(entry: ZipEntry): Promise<ViewedFile> {
  try {
    return { path: entry.path, lines: countLines(await entry.readAside()) };
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    return { path: entry.path, lines: null, problem: 'damaged' };
  }
}

/** A submission, a path and a check. */
const Location = z.tuple([z.int(), z.string(), z.int()]);

function readLocation(location: string): RemotePlace {
  const { data } = Location.safeParse(parsedJson(Buffer.from(location, 'base64url').toString('utf8')));
  if (data === undefined) throw invalid({ location: [says.locationField] });
  const [submissionId, path, checkId] = data;
  return { submissionId, path, checkId };
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
