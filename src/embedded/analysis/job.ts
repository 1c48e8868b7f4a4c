import { readFile } from 'node:fs/promises';
import { readZip, ZipError } from '../../zip/reader.ts';
import { Analysis } from '../engine/analysis.ts';
import type {
  AnalysisOptions,
  AnalysisResult,
  DocumentRole,
  EngineFile,
  LeftOutFile,
} from '../engine/api.ts';

/** One analysis, as it is handed to a worker thread. */
export interface AnalysisJob {
  readonly options: AnalysisOptions;
  readonly documents: readonly {
    readonly id: number;
    readonly role: DocumentRole;
    readonly zipPath: string;
  }[];
}

export type AnalysisMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly result: AnalysisResult }
  | { readonly kind: 'failed'; readonly message: string };

/** Reads the documents one by one (each is let go when it is tokenized) and compares them. */
export async function runAnalysisJob(
  job: AnalysisJob,
  onProgress: (done: number, total: number) => void,
): Promise<AnalysisResult> {
  const analysis = new Analysis(job.options);
  const leftOut = new Map<number, LeftOutFile[]>();
  // Reading and tokenizing are about half of the work.
  const total = job.documents.length * 2;
  for (const [index, document] of job.documents.entries()) {
    const zip = await readDocument(document);
    if (zip === null) continue;
    const { files, problems } = filesOf(zip);
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
      leftOut: [...(leftOut.get(submission.id) ?? []), ...submission.leftOut],
    })),
  };
}

/** null: an earlier check that was deleted meanwhile is compared with no more. */
async function readDocument({ id, role, zipPath }: AnalysisJob['documents'][number]): Promise<Buffer | null> {
  try {
    return await readFile(zipPath);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && role === 'archive') return null;
    throw new Error(`The submission ${id} cannot be read any more (${code ?? 'unknown error'}).`, {
      cause: error,
    });
  }
}

function filesOf(zip: Uint8Array): { readonly files: EngineFile[]; readonly problems: LeftOutFile[] } {
  const files: EngineFile[] = [];
  const { entries, problems } = readZip(zip);
  const unreadable: LeftOutFile[] = problems.map(({ path, reason }) => ({
    path,
    code: reason === 'too-large' ? reason : 'damaged',
    reason,
  }));
  for (const entry of entries) {
    try {
      files.push({ path: entry.path, bytes: entry.read() });
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      unreadable.push({ path: entry.path, code: 'damaged', reason: 'damaged' });
    }
  }
  return { files, problems: unreadable };
}
