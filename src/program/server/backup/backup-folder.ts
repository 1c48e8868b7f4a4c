import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError, fill, parsedJson } from '#base';
import { isBlobName, syncPath } from '#service';
import * as says from '../says.ts';

/** Written last: a folder without it holds no whole backup. */
const MANIFEST = 'backup.json';
const FORMAT = 1;
/** Where blobs lie in a backup, by their names. */
export const BLOBS = 'blobs';

const file = z.object({
  file: z.string().regex(/^[a-z]+-[0-9TZ]+\.(?:sqlite|txt)$/),
  bytes: z.number(),
  sha256: z.string(),
});
const manifest = z.object({
  format: z.literal(FORMAT),
  /** Version of the program that wrote it. */
  program: z.string(),
  madeAt: z.iso.datetime(),
  /** Of which server: the same after a restore and a move. null: it has not served yet, or the backup is older than this. */
  server: z.string().nullable().default(null),
  /** Kind of the database that was backed up; the rows are a file of SQLite in any case. */
  database: z.enum(['sqlite', 'postgresql']),
  rows: file,
  /** Hashes of all blobs, in the format of `sha256sum`. */
  sums: file,
  blobs: z.object({ count: z.number(), bytes: z.number() }),
  /** Blobs that the rows name and that were not there. */
  missing: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof manifest>;

/** null: there is none yet, or one that was cut off. @throws ConfigurationError for one of a later program */
export async function readManifest(folder: string): Promise<BackupManifest | null> {
  const path = join(folder, MANIFEST);
  if ((await lengthOf(path)) === null) return null;
  const read = manifest.safeParse(parsedJson(await readFile(path, 'utf8')));
  if (read.success) return read.data;
  throw new ConfigurationError(fill(says.damagedLater, { folder: path }));
}

/** Makes a backup whole: until then the one before it in this folder is. */
export async function writeManifest(folder: string, contents: Omit<BackupManifest, 'format'>): Promise<void> {
  const path = join(folder, MANIFEST);
  const text = `${JSON.stringify({ format: FORMAT, ...contents }, null, 2)}\n`;
  await writeFile(`${path}.new`, text, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  await syncPath(folder, 'r');
}

/** Reads hashes by the names of blobs; none where their file is another one. */
export async function readSums(
  folder: string,
  { sums }: BackupManifest,
): Promise<ReadonlyMap<string, string>> {
  const path = join(folder, sums.file);
  if ((await lengthOf(path)) !== sums.bytes) return new Map();
  const text = await readFile(path, 'utf8');
  const line = new RegExp(`^([0-9a-f]{64}) {2}${BLOBS}/(.+)$`);
  return new Map(
    text.split('\n').flatMap((one) => {
      const [, sum, name] = line.exec(one) ?? [];
      return sum === undefined || name === undefined || !isBlobName(name) ? [] : [[name, sum] as const];
    }),
  );
}

/** Writes hashes as `sha256sum --check` reads them in the folder of the backup. */
export async function writeSums(path: string, sums: ReadonlyMap<string, string>): Promise<void> {
  const lines = [...sums].map(([name, sum]) => `${sum}  ${BLOBS}/${name}\n`);
  await writeFile(path, lines.toSorted().join(''), { mode: 0o600, flush: true });
}

/** Length of a file; null: it is not there, or is none, such as a pipe, which a reader would wait for. */
export async function lengthOf(path: string): Promise<number | null> {
  const stats = await stat(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  return stats?.isFile() === true ? stats.size : null;
}
