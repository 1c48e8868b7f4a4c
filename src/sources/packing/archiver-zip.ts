import type { ZipArchive } from 'archiver';
import type { StoredZip } from '#base';
import { deflateTables } from '#native';
import type { BeginZip, ZipSpool, ZipWriter } from './spool.ts';

/** Any fixed time would do; this is the first that a ZIP can hold. */
const ENTRY_DATE = new Date(Date.UTC(1980, 0, 1));
const FILE_MODE = 0o644;
const COMPRESSION_LEVEL = 6;
/** Around one entry's contents: local header, data descriptor and deflate's worst growth, in bytes. */
const ENTRY_OVERHEAD_BYTES = 128;
const DIRECTORY_ENTRY_BYTES = 64;
const END_RECORD_BYTES = 22;

/** On a machine. Deflate may give other bytes on another kind of processor. */
export const beginArchiverZip: BeginZip = async (spool, files, maxBytes) => {
  const largest = files.reduce((most, { size }) => Math.max(most, size), 0);
  const zlib = { level: COMPRESSION_LEVEL, ...deflateTables(largest) };
  // A large package, which is loaded while the service starts.
  const archiver = await import('archiver');
  const archive = new archiver.ZipArchive({ zlib, statConcurrency: 1 });
  return new ArchiverZip(spool.begin(), archive, maxBytes);
};

class ArchiverZip implements ZipWriter {
  readonly #spooled: ReturnType<ZipSpool['begin']>;
  readonly #archive: ZipArchive;
  readonly #maxBytes: number;
  /** Where it lies, when it has ended and all of it is written. */
  readonly #written: Promise<StoredZip>;
  #directoryBytes = END_RECORD_BYTES;

  constructor(spooled: ReturnType<ZipSpool['begin']>, archive: ZipArchive, maxBytes: number) {
    this.#spooled = spooled;
    this.#archive = archive;
    this.#maxBytes = maxBytes;
    this.#written = writtenTo(spooled, archive);
    // A listener of its own, so that an early error cannot end the process before `written` is awaited.
    this.#written.catch(() => {});
  }

  /** Takes the next file. @returns false: the ZIP might pass its limit */
  async take(path: string, bytes: Uint8Array): Promise<boolean> {
    const nameBytes = Buffer.byteLength(path);
    const ownDirectoryBytes = DIRECTORY_ENTRY_BYTES + nameBytes;
    const worst =
      this.#archive.pointer() + bytes.length + ENTRY_OVERHEAD_BYTES + nameBytes + growth(bytes.length);
    if (worst + this.#directoryBytes + ownDirectoryBytes > this.#maxBytes) return false;
    await Promise.race([append(this.#archive, bytes, path), this.#written]);
    this.#directoryBytes += ownDirectoryBytes;
    return true;
  }

  async end(): Promise<StoredZip> {
    const [stored] = await Promise.all([this.#written, this.#archive.finalize()]);
    return stored;
  }

  drop(): Promise<void> {
    this.#archive.abort();
    return this.#spooled.drop();
  }
}

function writtenTo(zip: ReturnType<ZipSpool['begin']>, archive: ZipArchive): Promise<StoredZip> {
  return new Promise((resolve, reject) => {
    archive.on('data', (chunk: Buffer) => {
      zip.add(chunk);
      if (!zip.isFull) return;
      archive.pause();
      zip.flush().then(() => archive.resume(), reject);
    });
    archive.once('error', reject);
    archive.once('end', () => {
      zip.end().then(resolve, reject);
    });
  });
}

/** Deflate stores what it cannot shrink in blocks of at most 64 KiB with 5 bytes each (RFC 1951, 3.2.4). */
function growth(bytes: number): number {
  return 5 * (Math.ceil(bytes / 16_383) + 1);
}

/** Resolves when the entry is written, so that entries keep their order and memory stays that of one file. */
function append(archive: ZipArchive, bytes: Uint8Array, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      archive.off('error', fail);
      resolve();
    };
    const fail = (error: Error): void => {
      archive.off('entry', done);
      reject(error);
    };
    archive.once('entry', done);
    archive.once('error', fail);
    archive.append(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      name: path,
      date: ENTRY_DATE,
      mode: FILE_MODE,
    });
  });
}
