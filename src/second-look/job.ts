import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EngineFile } from '../embedded/engine/api.ts';
import { fold } from '../embedded/engine/normalise.ts';
import { readDocument } from '../embedded/engine/reading.ts';
import { AUTO_DETECT, type Family } from '../languages/languages.ts';
import { readZip, ZipError } from '../zip/reader.ts';
import { type Found, SecondLook } from './compare.ts';
import { readAside } from './reading.ts';

/** A second look, as it is handed to a worker thread. Submissions are numbered by their place. */
export interface SecondLookJob {
  readonly submissions: readonly {
    readonly role: 'judged' | 'archive' | 'base';
    readonly zipPath: string;
    readonly asidePath: string | null;
  }[];
}

export type SecondLookMessage =
  | { readonly kind: 'found'; readonly found: readonly Found[] }
  | { readonly kind: 'failed'; readonly message: string };

const WITHOUT_EXTRAS = { quality: false, abstracted: false } as const;

/** Reads and compares; submissions are in memory one by one, and their tokens together. */
export async function runSecondLook(job: SecondLookJob): Promise<readonly Found[]> {
  const look = new SecondLook();
  const families = new Set<Family>();
  const parts = [...job.submissions.entries()];
  for (const [id, { role, zipPath, asidePath }] of parts) {
    if (role !== 'base') continue;
    const { tokens } = readDocument({ id, role, files: await filesOf(zipPath) }, AUTO_DETECT, WITHOUT_EXTRAS);
    look.starter(fold(tokens));
    for (const { path, bytes } of asidePath === null ? [] : await filesOf(asidePath)) {
      for (const one of readAside(path, bytes, new Set())) look.starter(one);
    }
  }
  for (const [id, { role, zipPath }] of parts) {
    if (role === 'base') continue;
    const files = await filesOf(zipPath);
    const document = readDocument({ id, role: 'submission', files }, AUTO_DETECT, WITHOUT_EXTRAS);
    for (const { family } of document.facts.files) families.add(family);
    look.counted(id, document, role === 'judged');
  }
  for (const [id, { role, asidePath }] of parts) {
    if (role !== 'judged' || asidePath === null) continue;
    for (const { path, bytes } of await filesOf(asidePath)) {
      // What a file is read as depends on its name too.
      const name = path.slice(path.lastIndexOf('/') + 1);
      const content = createHash('sha256').update(`${name}\0`).update(bytes).digest('hex');
      look.aside(id, path, content, () => readAside(path, bytes, families));
    }
  }
  return [...look.found()];
}

async function filesOf(zipPath: string): Promise<readonly EngineFile[]> {
  const files: EngineFile[] = [];
  for (const entry of readZip(await readFile(zipPath)).entries) {
    try {
      files.push({ path: entry.path, bytes: entry.read() });
    } catch (error) {
      // It was packed by this program; a disk that is full is told where it was written.
      if (!(error instanceof ZipError)) throw error;
    }
  }
  return files;
}
