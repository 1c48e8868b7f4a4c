import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import type { TreeEntry } from './git-store.ts';

const BLOCK = 512;
const CHECKSUM = { start: 148, length: 8 } as const;
const TYPE = 156;

/**
 * An archive as `git archive` lays it out, of a tree without attributes: for a thousand repositories in a second, and for
 * trees that git refuses to touch (`..` or `.git` in a name).
 */
export async function rawArchive(
  commit: string,
  date: string,
  prefix: string,
  entries: readonly TreeEntry[],
  read: (sha: string) => Buffer | null,
): Promise<Buffer> {
  const tar = pack();
  const mtime = new Date(date);
  tar.entry({ name: `${prefix}/`, type: 'directory', mode: 0o775, mtime });
  for (const { path, mode, type, sha } of entries) {
    const name = `${prefix}/${path}`;
    if (type !== 'blob') {
      tar.entry({ name: `${name}/`, type: 'directory', mode: 0o775, mtime });
    } else if (mode === '120000') {
      tar.entry({ name, type: 'symlink', linkname: read(sha)?.toString('utf8') ?? '', mode: 0o777, mtime });
    } else {
      tar.entry({ name, mode: mode === '100755' ? 0o775 : 0o664, mtime }, read(sha) ?? Buffer.alloc(0));
    }
  }
  tar.finalize();
  return gzipSync(Buffer.concat([...(await commitHeader(commit)), await bytesOf(tar)]));
}

/** Git begins an archive with the commit's SHA, in a header that is for all entries. */
async function commitHeader(commit: string): Promise<Buffer[]> {
  const tar = pack();
  tar.entry({ name: 'pax_global_header', mode: 0o666 }, `52 comment=${commit}\n`);
  tar.finalize();
  const bytes = await bytesOf(tar);
  const header = Buffer.from(bytes.subarray(0, BLOCK));
  header[TYPE] = 'g'.charCodeAt(0);
  // The sum counts its own field as blanks.
  header.fill(' ', CHECKSUM.start, CHECKSUM.start + CHECKSUM.length);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM.start, 'latin1');
  return [header, bytes.subarray(BLOCK, 2 * BLOCK)];
}

async function bytesOf(tar: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of tar as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
