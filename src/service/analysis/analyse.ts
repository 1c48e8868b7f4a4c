import { countLines, type Message, message, type Stored } from '#base';
import type {
  AnalysisOptions,
  DocumentRole,
  EngineFile,
  Imprint,
  LeftOutFile,
  PackedResult,
  SearchSubject,
} from '#engine';
import type { WebResult } from '../web/web-result.ts';
import type { BlobContents } from '../store/blobs/blobs.ts';
import { Analysis, imprintVersion, KEPT_READINGS, MAX_FILE_BYTES } from '#engine';

/* Documents in, findings of the engine out, wherever the documents lie. */

/** What the engine found, its pairs in columns. */
export type PackedAnalysis = PackedResult & {
  /** What was found on the web; absent: it was not searched. */
  readonly web?: WebResult;
};

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
    /** Hex SHA-256 of its paths and files, where whoever packed it says that nothing of it is damaged. */
    readonly contentHash?: string;
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
  readonly notices: readonly Message[];
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

export interface DocumentReader {
  readonly read: (document: AnalysisJob['documents'][number]) => Promise<ReadDocument>;
  /** The SHA-1 that Git gives a blob of these bytes; asked for where the web is searched. */
  readonly blobOf: (bytes: Uint8Array) => string;
}

export interface ReadDocument {
  readonly files: readonly EngineFile[];
  readonly problems: readonly LeftOutFile[];
  /** Why nothing could be read, as a sentence without a path of this machine; null: it could. */
  readonly unreadable: string | null;
}

/** How far an analysis is when its documents were read, and when the earlier ones were. */
const READ = 0.4;
const READ_EARLIER = 0.5;
/** Steps of progress. */
const STEPS = 100;

/**
 * Reads the documents one by one (each is let go when it is tokenized) and compares them with each other and with the earlier ones that
 * `findOthers` gives, and with what that found on the web. A submission whose ZIP cannot be read has no code, and says so; an earlier one is compared
 * with no more. Without its starter code or AI references a check would accuse people of what is not theirs: it fails.
 *
 * @throws Error with a sentence for the check's status
 */
export async function analyse(
  job: AnalysisJob,
  { read, blobOf }: DocumentReader,
  onProgress: (done: number, total: number) => void,
  findOthers: FindOthers,
): Promise<PackedAnalysis> {
  const analysis = new Analysis({ ...job.options, web: job.web });
  const leftOut = new Map<number, readonly LeftOutFile[]>();
  const unread = new Set<number>();
  let missing = 0;
  const contents = new Map<number, Contents>();
  let done = -1;
  const report = (share: number): void => {
    const step = Math.floor(share * STEPS);
    // Each is a message to another thread, and there are as many shares as pairs.
    if (step === done) return;
    done = step;
    onProgress(step, STEPS);
  };
  const add = async (documents: AnalysisJob['documents'], from: number, to: number): Promise<void> => {
    for (const [index, document] of documents.entries()) {
      report(from + ((to - from) * index) / documents.length);
      const kept = job.web ? undefined : keptOf(document, job.options);
      if (kept !== undefined) {
        analysis.addRead(kept);
        continue;
      }
      const { files, problems, unreadable } = await read(document);
      if (unreadable !== null && document.role === 'archive') {
        missing += 1;
        continue;
      }
      if (unreadable !== null && document.role !== 'submission') throw new Error(unreadable);
      if (unreadable !== null) unread.add(document.id);
      if (job.web && document.role === 'submission') contents.set(document.id, contentsOf(files, blobOf));
      if (problems.length > 0) leftOut.set(document.id, problems);
      analysis.add({ id: document.id, role: document.role, files });
    }
  };
  await add(job.documents, 0, READ);
  KEPT_READINGS.clear();
  const others =
    job.isAlone === true
      ? NO_OTHERS
      : await findOthers(
          { version: imprintVersion(), imprints: analysis.imprints() },
          job.web ? subjectOf(analysis, contents) : null,
        );
  await add(others.documents, READ, READ_EARLIER);
  for (const { id, files } of others.web) analysis.add({ id, role: 'web', files });
  const result = analysis.run((steps, of) => {
    report(READ_EARLIER + ((1 - READ_EARLIER) * steps) / Math.max(1, of));
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
      ...(missing === 0 ? [] : [message('notices.earlierUnread', { n: missing })]),
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

/** Of each file what Git calls its bytes, and its lines. */
function contentsOf(files: readonly EngineFile[], blobOf: DocumentReader['blobOf']): Contents {
  return new Map(
    // Of what is larger there are no bytes here, and nobody reads it.
    files
      .filter(({ bytes }) => bytes.length <= MAX_FILE_BYTES)
      .map(({ path, bytes }) => [path, { blob: blobOf(bytes), lines: countLines(bytes) }]),
  );
}

/** What a second look in this thread has read of the same files. */
function keptOf(
  document: AnalysisJob['documents'][number],
  options: AnalysisOptions,
): ReturnType<typeof KEPT_READINGS.find> {
  const { contentHash } = document;
  return contentHash === undefined ? undefined : KEPT_READINGS.find(contentHash, document, options);
}
