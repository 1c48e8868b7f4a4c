import { ZipError } from '../../zip/directory.ts';
import { readZip, ZIP_LIMITS } from '../../zip/reader.ts';
import { Analysis } from '../engine/analysis.ts';
import type {
  AnalysisOptions,
  AnalysisResult,
  DocumentRole,
  EngineFile,
  LeftOutFile,
} from '../engine/api.ts';
import { MAX_FILE_BYTES } from '../engine/read-document.ts';
import type { PackedAnalysis } from './pair-table.ts';
import { bytesOf, type BlobContents } from '../store/blobs/blobs.ts';

/** One analysis, as it is handed to a worker thread. */
export interface AnalysisJob {
  readonly options: AnalysisOptions;
  readonly documents: readonly {
    readonly id: number;
    readonly role: DocumentRole;
    /** As uploaded: hostile text. */
    readonly name: string;
    readonly zip: BlobContents;
  }[];
}

export type AnalysisMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly result: PackedAnalysis }
  | { readonly kind: 'failed'; readonly message: string };

/** What one document may unpack to: more than any upload of code, and soon read. */
const LIMITS = { ...ZIP_LIMITS, maxTotalBytes: 64 * 1024 * 1024 };

/**
 * Reads the documents one by one (each is let go when it is tokenized) and compares them. A submission whose ZIP cannot be
 * read has no code, and says so; an earlier one is compared with no more. Without its starter code or AI references a check
 * would accuse people of what is not theirs: it fails.
 *
 * @throws Error with a sentence for the check's status
 */
export async function runAnalysisJob(
  job: AnalysisJob,
  onProgress: (done: number, total: number) => void,
): Promise<AnalysisResult> {
  const analysis = new Analysis(job.options);
  const leftOut = new Map<number, readonly LeftOutFile[]>();
  const unread = new Set<number>();
  let missing = 0;
  // Reading and tokenizing are about half of the work.
  const total = job.documents.length * 2;
  for (const [index, document] of job.documents.entries()) {
    const { files, problems, unreadable } = await readDocument(document);
    if (unreadable !== null && document.role === 'archive') {
      missing += 1;
      continue;
    }
    if (unreadable !== null && document.role !== 'submission') throw new Error(unreadable);
    if (unreadable !== null) unread.add(document.id);
    if (problems.length > 0) leftOut.set(document.id, problems);
    analysis.add({ id: document.id, role: document.role, files });
    onProgress(index + 1, total);
  }
  const result = analysis.run((done, of) => {
    onProgress(job.documents.length + Math.floor((done / Math.max(1, of)) * job.documents.length), total);
  });
  return {
    ...result,
    submissions: result.submissions.map((submission) => ({
      ...submission,
      comparability: unread.has(submission.id) ? 'unreadable' : submission.comparability,
      leftOut: [...(leftOut.get(submission.id) ?? []), ...submission.leftOut],
    })),
    notices:
      missing === 0
        ? result.notices
        : [
            ...result.notices,
            `${missing} earlier ${missing === 1 ? 'submission' : 'submissions'} could not be read and ${missing === 1 ? 'was' : 'were'} not compared with.`,
          ],
  };
}

interface ReadDocument {
  readonly files: readonly EngineFile[];
  readonly problems: readonly LeftOutFile[];
  /** Why nothing could be read, as a sentence without a path of this machine; null: it could. */
  readonly unreadable: string | null;
}

async function readDocument({ id, name, zip }: AnalysisJob['documents'][number]): Promise<ReadDocument> {
  try {
    return { ...filesOf(await bytesOf(zip)), unreadable: null };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!(error instanceof ZipError) && code === undefined) throw error;
    const why = error instanceof ZipError ? 'it is damaged' : (code ?? 'unknown error');
    return {
      files: [],
      problems: [{ path: name, code: 'damaged', reason: `cannot be read any more: ${why}` }],
      unreadable: `The upload ${id} cannot be read any more (${why}).`,
    };
  }
}

function filesOf(zip: Uint8Array): Pick<ReadDocument, 'files' | 'problems'> {
  const files: EngineFile[] = [];
  const { entries, problems } = readZip(zip, LIMITS);
  const unreadable: LeftOutFile[] = problems.map(({ path, reason }) => ({
    path,
    code: reason === 'too-large' ? reason : 'damaged',
    reason,
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
