import { createHash } from 'node:crypto';
import type { ZipArchive } from 'archiver';
import { compareText, messageOf, type StoredZip } from '#base';
import type { LeftOut, PackedSubmission, Submission } from '#contract';
import { balanceWith, LIMITS } from '#contract';
import { deflateTables } from '#system';
import type { ZipSpool } from './spool.ts';

/** Any fixed time would do; this is the first that a ZIP can hold. */
const ENTRY_DATE = new Date(Date.UTC(1980, 0, 1));
const FILE_MODE = 0o644;
const COMPRESSION_LEVEL = 6;
/** Around one entry's contents: local header, data descriptor and deflate's worst growth, in bytes. */
const ENTRY_OVERHEAD_BYTES = 128;
const DIRECTORY_ENTRY_BYTES = 64;
const END_RECORD_BYTES = 22;

interface PackingOptions {
  readonly spool: ZipSpool;
  readonly maxZipBytes?: number;
}

/**
 * Packs a submission into a ZIP that depends on names and contents alone: whatever the order, times, modes or time zone,
 * the same content gives the same bytes (on one kind of processor; deflate may differ between them). What would push the
 * ZIP over its limit is left out and listed. One file is in memory at a time, and of the ZIP a piece.
 *
 * @throws the system's error where the ZIP cannot be written
 */
export async function packSubmission(
  submission: Submission,
  options: PackingOptions,
): Promise<PackedSubmission> {
  const maxZipBytes = options.maxZipBytes ?? LIMITS.zipBytes;
  const largest = submission.files.reduce((most, { size }) => Math.max(most, size), 0);
  const zlib = { level: COMPRESSION_LEVEL, ...deflateTables(largest) };
  // A large package, which is loaded while the service starts.
  const archiver = await import('archiver');
  const archive = new archiver.ZipArchive({ zlib, statConcurrency: 1 });
  const zip = options.spool.begin();
  const written = writtenTo(zip, archive);
  // A listener of its own, so that an early error cannot end the process before `written` is awaited.
  written.catch(() => {});

  const content = createHash('sha256');
  const files: { path: string; size: number }[] = [];
  const leftOut: LeftOut[] = [...submission.leftOut];
  let { outside } = submission;
  let directoryBytes = END_RECORD_BYTES;
  try {
    for (const file of submission.files.toSorted((a, b) => compareText(a.path, b.path))) {
      let bytes: Buffer;
      try {
        const { buffer, byteOffset, byteLength } = await file.read();
        bytes = Buffer.from(buffer, byteOffset, byteLength);
      } catch (error) {
        leftOut.push({
          path: file.path,
          reason: 'unreadable',
          detail: messageOf(error),
        });
        outside &&= balanceWith(outside, 'unread', file.size);
        continue;
      }
      const nameBytes = Buffer.byteLength(file.path);
      const ownDirectoryBytes = DIRECTORY_ENTRY_BYTES + nameBytes;
      const worst =
        archive.pointer() + bytes.length + ENTRY_OVERHEAD_BYTES + nameBytes + growth(bytes.length);
      if (worst + directoryBytes + ownDirectoryBytes > maxZipBytes) {
        leftOut.push({
          path: file.path,
          reason: 'archive-full',
          detail: `the ZIP would pass ${maxZipBytes} bytes`,
        });
        continue;
      }
      await Promise.race([append(archive, bytes, file.path), written]);
      directoryBytes += ownDirectoryBytes;
      content.update(`${nameBytes}:${file.path}:${bytes.length}:`).update(bytes);
      files.push({ path: file.path, size: bytes.length });
    }
    const [stored] = await Promise.all([written, archive.finalize()]);
    return {
      key: submission.key,
      name: submission.name,
      role: submission.role,
      origin: submission.origin,
      zip: stored,
      contentHash: content.digest('hex'),
      files,
      leftOut: leftOut.toSorted((a, b) => compareText(a.path, b.path)),
      remarks: submission.remarks,
      ...(outside === undefined ? {} : { outside }),
    };
  } catch (error) {
    archive.abort();
    await zip.drop();
    throw error;
  }
}

/** Resolves with where the archive lies when it has ended and all of it is written. */
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
function append(archive: ZipArchive, bytes: Buffer, path: string): Promise<void> {
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
    archive.append(bytes, { name: path, date: ENTRY_DATE, mode: FILE_MODE });
  });
}
