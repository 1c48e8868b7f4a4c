import type { StoredFiles } from '#base';
import type { SourceFile } from '#contract';
import { LIMITS } from '#contract';
import { safePath } from '#system';
import type { ZipSpool } from './spool.ts';

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
export class PlainFiles {
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
