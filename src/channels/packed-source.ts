import type { Findings } from '#contract';
import { StoredZips, type ZipEntry } from '#system';

/** One file of a submission as it was compared. */
export interface SourceBytes {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A submission's files by its key, or null where its source is not on this machine. */
export type ReadSource = (key: string) => Promise<readonly SourceBytes[] | null>;

/**
 * Reads sources from the ZIPs that were uploaded, one submission at a time, until it is closed. A file that cannot be
 * unpacked is left out.
 */
export function packedSources(findings: Findings): {
  readonly read: ReadSource;
  readonly close: () => void;
} {
  const stored = new Map(findings.submissions.map(({ key, zip }) => [key, zip]));
  const zips = new StoredZips();
  return {
    async read(key) {
      const zip = stored.get(key) ?? null;
      if (zip === null) return null;
      const { entries } = zips.open(zip);
      return Promise.resolve(readableFiles(entries));
    },
    close: () => zips.close(),
  };
}

/** The files of a ZIP, without those that cannot be unpacked. */
export function readableFiles(entries: readonly Pick<ZipEntry, 'path' | 'read'>[]): readonly SourceBytes[] {
  return entries.flatMap((entry) => {
    try {
      return [{ path: entry.path, bytes: entry.read() }];
    } catch {
      return [];
    }
  });
}
