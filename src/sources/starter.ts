import { createHash } from 'node:crypto';
import type { LeftOut, SourceFile, Submission } from '../domain/submission.ts';

/**
 * What a file says apart from how an editor leaves it: line ends and blanks at their end do not count. Hex SHA-256.
 */
export function contentKey(bytes: Uint8Array): string {
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').split('\n');
  const text = lines.map(withoutBlanksAtEnd).join('\n').trimEnd();
  return createHash('sha256').update(text, 'latin1').digest('hex');
}

/** By a loop: an expression for "blanks before the end" tries each blank of a run anew, so its time grows with the square. */
function withoutBlanksAtEnd(line: string): string {
  let end = line.length;
  if (line[end - 1] === '\r') end -= 1;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  return line.slice(0, end);
}

/** Contents of every file of the starter code. */
export async function starterKeys(files: readonly SourceFile[]): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (const file of files) keys.add(contentKey(await file.read()));
  return keys;
}

/** Drops the files that a submission has unchanged from the starter; each is listed as left out. */
export async function withoutStarter(submission: Submission, keys: ReadonlySet<string>): Promise<Submission> {
  if (keys.size === 0) return submission;
  const files: SourceFile[] = [];
  const leftOut: LeftOut[] = [...submission.leftOut];
  for (const file of submission.files) {
    if (keys.has(contentKey(await file.read()))) leftOut.push({ path: file.path, reason: 'starter-code' });
    else files.push(file);
  }
  return { ...submission, files, leftOut: leftOut.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}
