import type { LeftOut, LeftOutReason, SourceFile } from '../../domain/submission.ts';
import { safePath } from '../../zip/reader.ts';
import type { Selection } from './selection.ts';

/** At most so many files of one submission are taken, and so many are listed as left out. */
export const MAX_FILES = 5_000;
/** A path that is source code, left out for what stands in the file: its author may have written that to be left out. */
const BY_CONTENTS = 'because of its contents';
const MAX_LISTED = 2_000;
/** What every class has by the thousand (a committed node_modules); it may not crowd out the rest. */
const ORDINARY: ReadonlySet<LeftOutReason> = new Set(['not-source', 'vendored', 'generated', 'excluded']);
const MAX_ORDINARY = 1_000;

/**
 * Chooses among a submission's files: hygiene of the path, then path, then contents. Every file that is seen and not
 * taken is listed with its reason. Chosen files are sorted by path in code units, whatever order they came in.
 */
export async function chooseFiles(
  candidates: Iterable<SourceFile> | AsyncIterable<SourceFile>,
  selection: Selection,
  alreadyLeftOut: readonly LeftOut[] = [],
): Promise<{ readonly files: readonly SourceFile[]; readonly leftOut: readonly LeftOut[] }> {
  const files = new Map<string, SourceFile>();
  const ordinary = alreadyLeftOut.filter(({ reason }) => ORDINARY.has(reason));
  const notable = alreadyLeftOut.filter(({ reason }) => !ORDINARY.has(reason));
  const leftOut: LeftOut[] = [...ordinary.slice(0, MAX_ORDINARY), ...notable.slice(0, MAX_ORDINARY)];
  let unlisted = alreadyLeftOut.length - leftOut.length;
  const leave = (entry: LeftOut): void => {
    if (leftOut.length < MAX_LISTED) leftOut.push(entry);
    else unlisted += 1;
  };
  for await (const file of candidates) {
    const path = safePath(file.path);
    if (path === null) {
      leave({ path: file.path, reason: 'unsafe-path' });
      continue;
    }
    const reason = selection.byPath(path, file.size);
    if (reason !== null) {
      leave({ path, reason });
      continue;
    }
    if (files.size >= MAX_FILES) {
      leave({ path, reason: 'limit', detail: `more than ${MAX_FILES} source files` });
      continue;
    }
    let contents: Uint8Array;
    try {
      contents = await file.read();
    } catch (error) {
      leave({ path, reason: 'unreadable', detail: error instanceof Error ? error.message : String(error) });
      continue;
    }
    const byContents = selection.byContents(path, contents);
    if (byContents !== null) {
      leave({ path, reason: byContents, ...(byContents === 'lfs-pointer' ? {} : { detail: BY_CONTENTS }) });
      continue;
    }
    if (files.has(path)) leave({ path, reason: 'duplicate-name', detail: 'the last one was taken' });
    files.set(path, { ...file, path, size: contents.length, read: file.read.bind(file) });
  }
  if (unlisted > 0)
    leftOut.push({ path: '…', reason: 'limit', detail: `${unlisted} more files were left out` });
  return {
    files: [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    leftOut: leftOut.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
  };
}

const NAMED = 5;

/** What staff should look at: code that was left out because it says of itself that it is none. null: nothing. */
export function selfDeclared(leftOut: readonly LeftOut[]): string | null {
  const files = leftOut.filter(
    ({ reason, detail }) => detail === BY_CONTENTS && (reason === 'generated' || reason === 'binary'),
  );
  if (files.length === 0) return null;
  const names = files.slice(0, NAMED).map(({ path }) => JSON.stringify(path));
  const more = files.length > NAMED ? ` and ${files.length - NAMED} more` : '';
  return `${files.length === 1 ? '1 source file was' : `${files.length} source files were`} left out because of what stands in ${files.length === 1 ? 'it' : 'them'}, such as a mark of generated code (${names.join(', ')}${more}); include takes them.`;
}
