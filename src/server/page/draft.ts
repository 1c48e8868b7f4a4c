import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolder } from '../../files/remove-folder.ts';
import { HttpError } from '../../embedded/server/reply.ts';
import { isReadArchive, withoutEnding } from '../../text/archive-names.ts';
import { type Part, PARTS } from './answers.ts';

/** A draft that nobody touched for so long is deleted: it holds code of students. */
const IDLE_MS = 6 * 60 * 60_000;
/** Of one person at a time; the oldest goes first. */
const MOST_OF_ONE = 4;

/** What is held of one part. */
interface Held {
  files: number;
  bytes: number;
  /** What was dropped is called so. */
  name: string;
}

/** Files that a person dropped, until a check is made of them. */
export class Draft {
  readonly id = randomBytes(16).toString('hex');
  readonly userId: number;
  /** Absolute. */
  readonly folder: string;
  readonly held: Record<Part, Held>;
  usedAt: number;
  /** A check is being made of it: it is not changed any more. */
  isStarted = false;

  constructor(root: string, userId: number, now: number) {
    this.userId = userId;
    this.folder = join(root, this.id);
    this.usedAt = now;
    this.held = Object.fromEntries(PARTS.map((part) => [part, nothing()])) as Record<Part, Held>;
  }

  /** Where the files of a part lie. */
  folderOf(part: Part): string {
    return join(this.folder, 'files', part);
  }

  async clear(part: Part): Promise<void> {
    await rm(this.folderOf(part), { recursive: true, force: true });
    this.held[part] = nothing();
  }

  /**
   * What came is all that there is of a part. A folder around all of it is its name and nothing else.
   */
  async settle(part: Part, files: number, bytes: number): Promise<void> {
    const folder = this.folderOf(part);
    const [only, other] = await readdir(folder).catch((): string[] => []);
    const name = only === undefined || other !== undefined ? '' : withoutEnding(only);
    this.held[part] = { files, bytes, name };
    if (only === undefined || other !== undefined) return;
    const inner = join(folder, only);
    if (!(await stat(inner)).isDirectory()) return;
    const aside = `${folder}-inner`;
    await rename(inner, aside);
    await rm(folder, { recursive: true });
    await rename(aside, folder);
  }

  /**
   * What names a part in the settings, relative to `files`; null: nothing was dropped of it. One archive is read as the folder
   * that it was made of, and several may all be downloads.
   */
  async pathOf(part: Part): Promise<string | null> {
    const names = await readdir(this.folderOf(part)).catch((): string[] => []);
    const [first] = names;
    if (first === undefined) return null;
    if (part === 'people' || (names.length === 1 && isReadArchive(first))) return `${part}/${first}`;
    return part !== 'starter' && names.every(isReadArchive) ? `${part}/*` : part;
  }
}

function nothing(): Held {
  return { files: 0, bytes: 0, name: '' };
}

/** The drafts of this process. They do not outlive it: the page that dropped the files still has them, and sends them again. */
export class Drafts {
  readonly #root: string;
  readonly #now: () => number;
  readonly #drafts = new Map<string, Draft>();

  /** @param root a folder of this process alone */
  constructor(root: string, now: () => number) {
    this.#root = root;
    this.#now = now;
  }

  async create(userId: number): Promise<Draft> {
    const own = [...this.#drafts.values()].filter((one) => one.userId === userId && !one.isStarted);
    for (const old of own.toSorted((a, b) => b.usedAt - a.usedAt).slice(MOST_OF_ONE - 1)) {
      await this.remove(old);
    }
    const draft = new Draft(this.#root, userId, this.#now());
    await mkdir(draft.folder, { recursive: true, mode: 0o700 });
    this.#drafts.set(draft.id, draft);
    return draft;
  }

  /** @throws HttpError 404 */
  find(id: string, userId: number): Draft {
    const draft = this.#drafts.get(id);
    if (draft === undefined || draft.userId !== userId || draft.isStarted) {
      throw new HttpError(404, 'These files are not there any more. Drop them again.');
    }
    draft.usedAt = this.#now();
    return draft;
  }

  /** Deletes it and its files. */
  async remove(draft: Draft): Promise<void> {
    this.#drafts.delete(draft.id);
    await removeFolder(draft.folder);
  }

  /** Deletes what nobody touched for long. */
  async sweep(): Promise<void> {
    for (const draft of this.#drafts.values()) {
      if (!draft.isStarted && draft.usedAt < this.#now() - IDLE_MS) await this.remove(draft);
    }
  }
}
