import { compareText } from '#base';
import { balanceWith, type LeftOut, type SourceFile, type Submission } from '#contract';
import { latin1, sha256 } from '#native';
import { pace } from './pace.ts';
import { MAX_ASIDE_FILE_BYTES } from './selection/aside.ts';
import { isGenerated } from './selection/selection.ts';

/**
 * What a file says apart from how an editor leaves it: line ends and blanks at their end do not count. Hex.
 */
export function contentKey(bytes: Uint8Array): string {
  const lines = latin1(bytes).split('\n');
  return sha256(lines.map(withoutBlanksAtEnd).join('\n').trimEnd());
}

/** By a loop: an expression for "blanks before the end" tries each blank of a run anew, so its time grows with the square. */
function withoutBlanksAtEnd(line: string): string {
  let end = line.length;
  if (line[end - 1] === '\r') end -= 1;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  return line.slice(0, end);
}

/** Contents of every file of the starter code, those that do not count included. */
export async function starterKeys({
  files,
  aside = [],
}: Pick<Submission, 'files' | 'aside'>): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  const breathe = pace();
  for (const file of [...files, ...aside]) {
    await breathe();
    if (file.size <= MAX_ASIDE_FILE_BYTES) keys.add(contentKey(await file.read()));
  }
  return keys;
}

/** Paths of the starter code's files that a tool wrote. */
export async function generatedPaths(files: readonly SourceFile[]): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for (const file of files) if (isGenerated(file.path, await file.read())) paths.add(file.path);
  return paths;
}

/**
 * Drops the files that a submission has unchanged from the starter; each is listed as left out.
 *
 * @throws the signal's reason
 */
export async function withoutStarter(
  submission: Submission,
  keys: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<Submission> {
  if (keys.size === 0) return submission;
  const files: SourceFile[] = [];
  const leftOut: LeftOut[] = [...submission.leftOut];
  let { outside } = submission;
  const breathe = pace(signal);
  for (const file of submission.files) {
    await breathe();
    if (!keys.has(contentKey(await file.read()))) {
      files.push(file);
      continue;
    }
    leftOut.push({ path: file.path, reason: 'starter-code' });
    outside &&= balanceWith(outside, 'starter', file.size);
  }
  return { ...submission, files, outside, leftOut: leftOut.toSorted((a, b) => compareText(a.path, b.path)) };
}
