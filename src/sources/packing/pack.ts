import { byteLength, compareText, fill, messageOf, type StoredFiles } from '#base';
import {
  balanceWith,
  type LeftOut,
  LIMITS,
  type PackedSubmission,
  type SourceFile,
  type Submission,
} from '#contract';
import { Sha256, sha256 } from '#native';
import { safePath } from '#system';
import type { ZipSpool } from './spool.ts';
import * as says from '../says.ts';

interface PackingOptions {
  readonly spool: ZipSpool;
  readonly maxZipBytes?: number;
}

/**
 * Packs a submission, in a form that depends on names and contents alone: whatever the order, times, modes or time zone, the
 * same content gives the same bytes. What would push a ZIP over its limit is left out and listed. One file is in memory at a
 * time, and of a ZIP a piece.
 *
 * @throws the system's error where it cannot be written
 */
export async function packSubmission(
  submission: Submission,
  { spool, maxZipBytes = LIMITS.zipBytes }: PackingOptions,
): Promise<PackedSubmission> {
  const container =
    spool.isPlain && isPlainly(submission.files)
      ? new PlainFiles(spool)
      : await spool.beginZip(spool, submission.files, maxZipBytes);
  const content = new Sha256();
  const texts: string[] = [];
  const files: { path: string; size: number }[] = [];
  const leftOut: LeftOut[] = [...submission.leftOut];
  let { outside } = submission;
  try {
    for (const file of submission.files.toSorted((a, b) => compareText(a.path, b.path))) {
      let bytes: Uint8Array;
      try {
        bytes = await file.read();
      } catch (error) {
        leftOut.push({
          path: file.path,
          reason: 'unreadable',
          detail: messageOf(error),
        });
        outside &&= balanceWith(outside, 'unread', file.size);
        continue;
      }
      if (!(await container.take(file.path, bytes))) {
        leftOut.push({
          path: file.path,
          reason: 'archive-full',
          detail: fill(says.zipPass, { most: maxZipBytes }),
        });
        continue;
      }
      content.add(`${byteLength(file.path)}:${file.path}:${bytes.length}:`).add(bytes);
      texts.push(sha256(bytes));
      files.push({ path: file.path, size: bytes.length });
    }
    return {
      key: submission.key,
      name: submission.name,
      role: submission.role,
      origin: submission.origin,
      zip: await container.end(files),
      contentHash: content.hex(),
      textsHash: sha256(texts.toSorted().join('')),
      files,
      leftOut: leftOut.toSorted((a, b) => compareText(a.path, b.path)),
      remarks: submission.remarks,
      ...(outside === undefined ? {} : { outside }),
    };
  } catch (error) {
    await container.drop();
    throw error;
  }
}

/**
 * Whether files give the same as they are and from a ZIP of them: no limit of one touches them, and no name is one that a
 * reader of ZIPs changes or refuses. All of them are in memory at once where they are read, so that they are small.
 */
export function isPlainly(files: readonly Pick<SourceFile, 'path' | 'size'>[]): boolean {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    bytes <= LIMITS.zipBytes &&
    new Set(files.map(({ path }) => path)).size === files.length &&
    files.every(({ path }) => path.isWellFormed() && safePath(path) === path)
  );
}

/** Files that are written one behind the other, as they are. */
class PlainFiles {
  readonly #spooled: ReturnType<ZipSpool['begin']>;

  constructor(spool: ZipSpool) {
    this.#spooled = spool.begin();
  }

  /** Takes the next file. @returns true: there is always room */
  async take(_path: string, bytes: Uint8Array): Promise<boolean> {
    this.#spooled.add(bytes);
    if (this.#spooled.isFull) await this.#spooled.flush();
    return true;
  }

  /** @param files those that were taken */
  async end(files: StoredFiles['files']): Promise<StoredFiles> {
    return { ...(await this.#spooled.end()), files };
  }

  drop(): Promise<void> {
    return this.#spooled.drop();
  }
}
