import { readFile } from 'node:fs/promises';
import type { Findings } from '../domain/findings.ts';
import { readZip } from '../zip/reader.ts';

/** One file of a submission as it was compared. */
export interface SourceBytes {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A submission's files by its key, or null where its source is not on this machine. */
export type ReadSource = (key: string) => Promise<readonly SourceBytes[] | null>;

/** Reads sources from the ZIPs that were uploaded, one submission at a time. A file that cannot be unpacked is left out. */
export function packedSources(findings: Findings): ReadSource {
  const paths = new Map(findings.submissions.map((submission) => [submission.key, submission.zipPath]));
  return async (key) => {
    const zipPath = paths.get(key) ?? null;
    if (zipPath === null) return null;
    const { entries } = readZip(await readFile(zipPath));
    return entries.flatMap((entry) => {
      try {
        return [{ path: entry.path, bytes: entry.read() }];
      } catch {
        return [];
      }
    });
  };
}
