import { createHash } from 'node:crypto';
import { countLines, type Stored } from '#base';
import type {
  AnalysisOptions,
  AnalysisResult,
  DocumentRole,
  EngineFile,
  Imprint,
  LeftOutFile,
  SearchSubject,
} from '#engine';
import { Analysis, imprintVersion, MAX_FILE_BYTES } from '#engine';
import { readZip, type StoredEntry, StoredZips, ZIP_LIMITS, ZipError, type ZipProblem } from '#system';
import type { PackedAnalysis } from './pair-table.ts';
import { bytesOf, type BlobContents } from '../store/blobs/blobs.ts';

export { buffersOf, packed } from './pair-table.ts';

/** One analysis, as it is handed to a worker thread. */
export interface AnalysisJob {
  readonly options: AnalysisOptions;
  readonly documents: readonly {
    readonly id: number;
    readonly role: DocumentRole;
    /** As uploaded: hostile text. */
    readonly name: string;
    /** What was uploaded, or what a run of this machine packed. */
    readonly zip: BlobContents | Stored;
  }[];
  /** Whether the web is searched: the message with the imprints says for what. */
  readonly web: boolean;
  /** Nothing else is compared with them: nobody is asked. */
  readonly isAlone?: true;
}

/** What is kept of the submissions of a check. */
export interface CheckImprints {
  /** `imprintVersion` of the program that made them. */
  readonly version: string;
  readonly imprints: readonly Imprint[];
}

/** Earlier submissions that a check is compared with. */
export interface EarlierDocuments {
  readonly documents: AnalysisJob['documents'];
  /** What a person should know of how they were chosen. */
  readonly notices: readonly string[];
}

/** All that a check is compared with besides: earlier submissions, and what was found on the web. */
export interface OtherDocuments extends EarlierDocuments {
  readonly web: readonly WebDocument[];
}

/** A source that was found on the web. */
export interface WebDocument {
  /** Below 0. */
  readonly id: number;
  readonly files: readonly EngineFile[];
}

/**
 * Asks for what else documents are compared with, when they were read.
 *
 * @param subject null: the web is not searched
 */
export type FindOthers = (imprints: CheckImprints, subject: SearchSubject | null) => Promise<OtherDocuments>;

export type AnalysisMessage =
  /** All documents were read. Answered with `OtherDocuments`. */
  | { readonly kind: 'imprints'; readonly imprints: CheckImprints; readonly subject: SearchSubject | null }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly result: PackedAnalysis }
  | { readonly kind: 'failed'; readonly message: string };

/** What one document may unpack to: more than any upload of code, and soon read. */
const LIMITS = { ...ZIP_LIMITS, maxTotalBytes: 64 * 1024 * 1024 };

/** How far an analysis is when its documents were read, and when the earlier ones were. */
const READ = 0.4;
const READ_EARLIER = 0.5;
/** Steps of progress. */
const STEPS = 1_000;

/**
 * Reads the documents one by one (each is let go when it is tokenized) and compares them with each other and with the earlier ones that
 * `findOthers` gives, and with what that found on the web. A submission whose ZIP cannot be read has no code, and says so; an earlier one is compared
 * with no more. Without its starter code or AI references a check would accuse people of what is not theirs: it fails.
 *
 * @throws Error with a sentence for the check's status
 */
export async function runAnalysisJob(
  job: AnalysisJob,
  onProgress: (done: number, total: number) => void,
  findOthers: FindOthers,
): Promise<AnalysisResult> {
  const stored = new StoredZips();
  try {
    return await analyse(job, (document) => readDocument(document, stored), onProgress, findOthers);
  } finally {
    await stored.close();
  }
}

async function analyse(
  job: AnalysisJob,
  read: (document: AnalysisJob['documents'][number]) => Promise<ReadDocument>,
  onProgress: (done: number, total: number) => void,
  findOthers: FindOthers,
): Promise<AnalysisResult> {
  const analysis = new Analysis({ ...job.options, web: job.web });
  const leftOut = new Map<number, readonly LeftOutFile[]>();
  const unread = new Set<number>();
  let missing = 0;
  const contents = new Map<number, Contents>();
  const report = (share: number): void => onProgress(Math.floor(share * STEPS), STEPS);
  const add = async (documents: AnalysisJob['documents'], from: number, to: number): Promise<void> => {
    for (const [index, document] of documents.entries()) {
      const { files, problems, unreadable } = await read(document);
      report(from + ((to - from) * (index + 1)) / documents.length);
      if (unreadable !== null && document.role === 'archive') {
        missing += 1;
        continue;
      }
      if (unreadable !== null && document.role !== 'submission') throw new Error(unreadable);
      if (unreadable !== null) unread.add(document.id);
      if (job.web && document.role === 'submission') contents.set(document.id, contentsOf(files));
      if (problems.length > 0) leftOut.set(document.id, problems);
      analysis.add({ id: document.id, role: document.role, files });
    }
  };
  await add(job.documents, 0, READ);
  const others =
    job.isAlone === true
      ? NO_OTHERS
      : await findOthers(
          { version: imprintVersion(), imprints: analysis.imprints() },
          job.web ? subjectOf(analysis, contents) : null,
        );
  await add(others.documents, READ, READ_EARLIER);
  for (const { id, files } of others.web) analysis.add({ id, role: 'web', files });
  const result = analysis.run((done, of) => {
    report(READ_EARLIER + ((1 - READ_EARLIER) * done) / Math.max(1, of));
  });
  return {
    ...result,
    submissions: result.submissions.map((submission) => ({
      ...submission,
      comparability: unread.has(submission.id) ? 'unreadable' : submission.comparability,
      leftOut: [...(leftOut.get(submission.id) ?? []), ...submission.leftOut],
    })),
    notices: [
      ...result.notices,
      ...others.notices,
      ...(missing === 0
        ? []
        : [
            `${missing} earlier ${missing === 1 ? 'submission' : 'submissions'} could not be read and ${missing === 1 ? 'was' : 'were'} not compared with.`,
          ]),
    ],
  };
}

const NO_OTHERS: OtherDocuments = { documents: [], notices: [], web: [] };

/** Of a submission's files, by path, what their bytes say. */
type Contents = ReadonlyMap<string, { readonly blob: string; readonly lines: number }>;

/** What may be looked for, with what the bytes of each file say. */
function subjectOf(analysis: Analysis, contents: ReadonlyMap<number, Contents>): SearchSubject {
  return {
    submissions: analysis.subject().map((one) => ({
      ...one,
      files: one.files.flatMap((file) => {
        const said = contents.get(one.id)?.get(file.path);
        return said === undefined ? [] : { ...file, ...said };
      }),
    })),
  };
}

/** Of each file the SHA-1 that Git gives a blob of its bytes, and its lines. */
function contentsOf(files: readonly EngineFile[]): Contents {
  return new Map(
    // Of what is larger there are no bytes here, and nobody reads it.
    files
      .filter(({ bytes }) => bytes.length <= MAX_FILE_BYTES)
      .map(({ path, bytes }) => {
        const blob = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
        return [path, { blob, lines: countLines(bytes) }];
      }),
  );
}

interface ReadDocument {
  readonly files: readonly EngineFile[];
  readonly problems: readonly LeftOutFile[];
  /** Why nothing could be read, as a sentence without a path of this machine; null: it could. */
  readonly unreadable: string | null;
}

async function readDocument(
  { id, name, zip }: AnalysisJob['documents'][number],
  stored: StoredZips,
): Promise<ReadDocument> {
  try {
    const opened =
      typeof zip === 'string' || zip instanceof Uint8Array
        ? readZip(await bytesOf(zip), LIMITS)
        : await stored.open(zip, LIMITS);
    return { ...filesOf(opened), unreadable: null };
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
