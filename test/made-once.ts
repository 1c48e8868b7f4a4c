/* What tests build of our sources is built again when the sources are others. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { MADE } from './compiled-once.ts';

const ROOT = join(import.meta.dirname, '..');
/** Longer than a run takes: one that began earlier may still read what another one replaced. */
const IN_USE_MS = 60 * 60_000;
const STAMP = 'made-of';

/** The files of folders, or files, of this repository. */
export function filesOf(...sources: readonly string[]): readonly string[] {
  return sources.flatMap((one) =>
    globSync([one, `${one}/**/*.*`], { cwd: ROOT })
      .toSorted()
      .map((path) => join(ROOT, path))
      .filter((path) => statSync(path).isFile()),
  );
}

/**
 * Builds what the last build was not made of.
 *
 * @param build its files with their text
 * @returns the folder that they are in, the same one each time
 */
export async function madeOnce(
  name: string,
  sources: readonly string[],
  build: () => Promise<ReadonlyMap<string, string>>,
): Promise<string> {
  const folder = join(MADE, name);
  const stamp = join(folder, STAMP);
  const digest = digestOf(filesOf(...sources, 'package-lock.json'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return folder;
  const files = await build();
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeAtOnce(join(folder, file), text);
  writeAtOnce(stamp, digest);
  for (const file of readdirSync(folder)) {
    if (file !== STAMP && !files.has(file)) removeOld(join(folder, file));
  }
  return folder;
}

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Another run of the tests may read it. */
function writeAtOnce(path: string, text: string): void {
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

function removeOld(path: string): void {
  if (Date.now() - statSync(path).mtimeMs > IN_USE_MS) rmSync(path, { recursive: true, force: true });
}
