import { type EngineFile, type LeftOutFile, MAX_FILE_BYTES, type SearchSubject } from '#engine';
import { sha1 } from '#native';
import { readZip, type StoredEntry, StoredZips, ZIP_LIMITS, ZipError, type ZipProblem } from '#system';
import {
  analyse,
  type AnalysisJob,
  type CheckImprints,
  type FindOthers,
  type PackedAnalysis,
  type ReadDocument,
} from './analyse.ts';
import { BlobMissing, bytesOf } from '../store/blobs/blobs.ts';
import { isTooManyOpen } from '../open-files.ts';
import * as says from '../says.ts';
import { fill } from '#base';

export { buffersOf } from '#engine';

export type AnalysisMessage =
  /** All documents were read. Answered with `OtherDocuments`. */
  | { readonly kind: 'imprints'; readonly imprints: CheckImprints; readonly subject: SearchSubject | null }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly result: PackedAnalysis }
  | { readonly kind: 'failed'; readonly message: string };

/** What one document may unpack to: more than any upload of code, and soon read. */
const LIMITS = { ...ZIP_LIMITS, maxTotalBytes: 64 * 1024 * 1024 };

/** Runs an analysis whose documents lie on this machine. As `analyse`. */
export async function runAnalysisJob(
  job: AnalysisJob,
  onProgress: (done: number, total: number) => void,
  findOthers: FindOthers,
): Promise<PackedAnalysis> {
  const stored = new StoredZips();
  try {
    const read = (document: AnalysisJob['documents'][number]): Promise<ReadDocument> =>
      readDocument(document, stored);
    // As Git names a blob. `blobSha` comes with all that speaks to GitHub, for which this thread has no use.
    const blobOf = (bytes: Uint8Array): string => sha1(`blob ${bytes.length}\0`, bytes);
    return await analyse(job, { read, blobOf }, onProgress, findOthers);
  } finally {
    stored.close();
  }
}

async function readDocument(
  { id, name, zip }: AnalysisJob['documents'][number],
  stored: StoredZips,
): Promise<ReadDocument> {
  try {
    const opened =
      typeof zip === 'string' || zip instanceof Uint8Array
        ? readZip(await bytesOf(zip), LIMITS)
        : stored.open(zip, LIMITS);
    return { ...filesOf(opened), unreadable: null };
  } catch (error) {
    const { code } = error as { readonly code?: string };
    const isDamaged = error instanceof ZipError || error instanceof BlobMissing;
    if (!isDamaged && (code === undefined || isTooManyOpen(error))) throw error;
    const why = isDamaged ? 'it is damaged' : (code ?? 'unknown error');
    return {
      files: [],
      problems: [{ path: name, code: 'damaged', reason: `cannot be read any more: ${why}` }],
      unreadable: fill(says.uploadCannotRead, { id, why }),
    };
  }
}

function filesOf({
  entries,
  problems,
}: {
  readonly entries: readonly StoredEntry[];
  readonly problems: readonly ZipProblem[];
}): Pick<ReadDocument, 'files' | 'problems'> {
  const files: EngineFile[] = [];
  const unreadable: LeftOutFile[] = problems.map(({ path, reason }) => ({
    path,
    code: reason === 'too-large' ? reason : 'damaged',
    reason: reason.replaceAll('-', ' '),
  }));
  for (const entry of entries) {
    try {
      // The engine refuses a larger file by its size alone. Untouched memory costs nothing.
      const bytes = entry.size > MAX_FILE_BYTES ? new Uint8Array(entry.size) : entry.read();
      files.push({ path: entry.path, bytes });
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      unreadable.push({ path: entry.path, code: 'damaged', reason: 'damaged' });
    }
  }
  return { files, problems: unreadable };
}
