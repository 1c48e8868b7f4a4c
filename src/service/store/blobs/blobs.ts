import { basename, fs, sha256 } from '#native';

/** The bytes of a blob, or the path of the file that holds them. */
export type BlobContents = Uint8Array | string;

export interface BlobEntry {
  readonly name: string;
  /** Milliseconds since the epoch, by the clock of this machine. */
  readonly modifiedAt: number;
}

/**
 * The ZIPs and results of a service, by names such as `submissions/12-ab.zip`. A name is given once and its bytes never change, so
 * that a blob can be copied while the service runs. The digest of the bytes stands in the name, and so in the row that it is of: a
 * file that was changed, or put in another one's place, is none of ours.
 */
export interface Blobs {
  /** false: they end with the process. */
  readonly isKept: boolean;
  /** Their files are on the disk of this folder; null: on another machine's. */
  readonly folder: string | null;
  /**
   * Keeps a blob; it is durable when this is settled. A file is moved or uploaded, and gone then.
   *
   * @throws an error that `isNoRoom` knows, BlobsUnavailable, or the system's error; something may then lie there under the name
   */
  put(name: string, contents: BlobContents): Promise<void>;
  /** @throws BlobMissing, BlobDamaged, BlobsUnavailable, or the system's error */
  get(name: string): Promise<Uint8Array>;
  /**
   * What another thread can read: the bytes themselves, or the path of a file. The file is the blob's own, or one that was
   * downloaded into `folder`: that is made then, and belongs to the caller. Who reads it looks whether it is what was kept: its name
   * is the blob's.
   *
   * @throws BlobMissing, BlobsUnavailable, or the system's error
   */
  fetch(name: string, folder: string): Promise<BlobContents>;
  /** Deletes blobs, as far as they are there. @throws BlobsUnavailable, or the system's error */
  delete(names: readonly string[]): Promise<void>;
  /** All blobs, in no order that is promised. */
  list(): AsyncIterable<BlobEntry>;
  /** Ends connections. */
  close(): Promise<void>;
}

export class BlobMissing extends Error {
  override readonly name = 'BlobMissing';

  constructor(name: string) {
    super(`the file ${name} of the store is missing`);
  }
}

/** What lies there is not what was kept: it was changed, or took the place of something else. */
export class BlobDamaged extends BlobMissing {
  constructor(name: string) {
    super(name);
    this.message = `the file ${name} of the store is not what was kept`;
  }
}

/** The SHA-256 of a blob's bytes, as its name says; null: it does not say. */
export function digestIn(name: string): string | null {
  return /-([0-9a-f]{64})(?:\.[a-z.]+)?$/.exec(name)?.[1] ?? null;
}

/** Bytes that are those that were kept. @throws BlobDamaged */
export function intactBytes(name: string, bytes: Uint8Array): Uint8Array {
  const digest = digestIn(name);
  if (digest !== null && sha256(bytes) !== digest) throw new BlobDamaged(name);
  return bytes;
}

/** Where blobs lie. A folder of blobs may hold other things, which are nobody's to list or to delete. */
export const BLOB_FOLDERS = ['submissions', 'results', 'searches', 'reports', 'drafts'] as const;

const NAME = new RegExp(`^(?:${BLOB_FOLDERS.join('|')})/[A-Za-z0-9][A-Za-z0-9._-]{0,199}$`);

/** Whether a blob can have this name: it leads to no other folder. */
export function isBlobName(name: string): boolean {
  return NAME.test(name);
}

/** @throws Error for a name that no blob has: a defect of who asks */
export function checkedName(name: string): string {
  if (!isBlobName(name)) throw new Error(`${JSON.stringify(name)} is no name of a blob`);
  return name;
}

/** The bytes of an upload, wherever they are. @throws BlobDamaged, or the system's error */
export async function bytesOf(contents: BlobContents): Promise<Uint8Array> {
  return typeof contents === 'string' ? intactBytes(basename(contents), await fs.read(contents)) : contents;
}
