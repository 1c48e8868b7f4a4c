import { isMissing, type LeftOut, type LeftOutReason, type SourceFile } from '../../domain/submission.ts';
import { isSourceName } from '../../languages/languages.ts';
import { safePath } from '../../zip/reader.ts';
import type { Selection } from './selection.ts';
import { UnusedNames } from './unused-name.ts';

/** At most so many files of one submission are taken, and so many are listed as left out. */
export const MAX_FILES = 5_000;
/** A path that is source code, left out for what stands in the file: its author may have written that to be left out. */
const BY_CONTENTS = 'because of its contents';
const MAX_LISTED = 2_000;
/** What every class has by the thousand (a committed node_modules); it may not crowd out the rest. */
const ORDINARY: ReadonlySet<LeftOutReason> = new Set(['not-source', 'vendored', 'generated', 'excluded']);
const MAX_ORDINARY = 1_000;

/** The files that are taken, sorted by path; those that are not, with the reason; what a person should know. */
export interface Chosen {
  readonly files: readonly SourceFile[];
  readonly leftOut: readonly LeftOut[];
  readonly remarks: readonly string[];
}

/**
 * Chooses among a submission's files: hygiene of the path, then path, then contents. Every file that is seen and not
 * taken is listed with its reason. Chosen files are sorted by path in code units, whatever order they came in.
 */
export async function chooseFiles(
  candidates: Iterable<SourceFile> | AsyncIterable<SourceFile>,
  selection: Selection,
  alreadyLeftOut: readonly LeftOut[] = [],
): Promise<Chosen> {
  const files = new Map<string, SourceFile>();
  const renamed: string[] = [];
  const names = new UnusedNames();
  const ordinary = alreadyLeftOut.filter(({ reason }) => ORDINARY.has(reason));
  const notable = alreadyLeftOut.filter(({ reason }) => !ORDINARY.has(reason));
  const leftOut: LeftOut[] = [...ordinary.slice(0, MAX_ORDINARY), ...notable.slice(0, MAX_ORDINARY)];
  let unlisted = alreadyLeftOut.length - leftOut.length;
  let isPartial = leftOut.some(isMissing);
  const leave = (entry: LeftOut): void => {
    // However long the list is, it tells that something is missing.
    const isFirst = !isPartial && isMissing(entry);
    isPartial ||= isFirst;
    if (isFirst || leftOut.length < MAX_LISTED) leftOut.push(entry);
    else unlisted += 1;
  };
  for await (const file of candidates) {
    const asked = safePath(file.path) ?? safePath(withoutDrive(file.path));
    if (asked === null) {
      leave({ path: file.path, reason: 'unsafe-path' });
      continue;
    }
    const reason = selection.byPath(asked, file.size);
    if (reason !== null) {
      leave({ path: asked, reason });
      continue;
    }
    if (files.size >= MAX_FILES) {
      leave({ path: asked, reason: 'limit', detail: `more than ${MAX_FILES} source files` });
      continue;
    }
    let contents: Uint8Array;
    try {
      contents = await file.read();
    } catch (error) {
      leave({
        path: asked,
        reason: 'unreadable',
        detail: error instanceof Error ? error.message : String(error),
      });
      continue;
    }
    const byContents = selection.byContents(asked, contents);
    if (byContents !== null) {
      leave({
        path: asked,
        reason: byContents,
        ...(byContents === 'lfs-pointer' || byContents === 'not-source' ? {} : { detail: BY_CONTENTS }),
      });
      continue;
    }
    const path = names.take(asked);
    if (path !== asked) renamed.push(asked);
    files.set(path, { ...file, path, size: contents.length, read: file.read.bind(file) });
  }
  if (unlisted > 0)
    leftOut.push({ path: '…', reason: 'limit', detail: `${unlisted} more files were left out` });
  return {
    files: [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    leftOut: leftOut.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)),
    remarks: renamed.length === 0 ? [] : [nameTwice(renamed)],
  };
}

/** On most systems a name may hold what stands for a drive or a folder elsewhere; nobody's work is left out for that. */
function withoutDrive(path: string): string {
  return path.replaceAll(/[:\0]/g, '_').replaceAll(/(^|[/\\])\.\.(?=[/\\]|$)/g, '$1__');
}

const NAMED = 5;

/** What staff should look at: code that was left out for what stands in it, or could not be taken. */
export function remarksOnLeftOut(leftOut: readonly LeftOut[]): readonly string[] {
  const declared = leftOut.filter(({ reason, detail }) => detail === BY_CONTENTS && reason === 'generated');
  const binary = leftOut.filter(({ reason, detail }) => detail === BY_CONTENTS && reason === 'binary');
  const large = leftOut.filter(({ reason }) => reason === 'too-large');
  const missing = leftOut.filter(isMissing);
  const modules = leftOut.filter(({ reason }) => reason === 'submodule');
  const odd = leftOut.filter(({ path, reason }) => ODD.has(reason) && isSourceName(path));
  const archives = leftOut.filter(({ path }) => /\.(?:zip|tar|tgz|7z|rar|tar\.\w+)$/i.test(path));
  const byPath = leftOut.filter(
    ({ path, reason, detail }) =>
      detail !== BY_CONTENTS && (reason === 'generated' || reason === 'vendored') && isSourceName(path),
  );
  return [
    ...(declared.length === 0
      ? []
      : [
          `${some(declared)} left out because of what stands in ${declared.length === 1 ? 'it' : 'them'}, such as a mark of generated code; include takes them.`,
        ]),
    ...(binary.length === 0 ? [] : [`${some(binary)} left out because what stands there is no text.`]),
    ...(large.length === 0 ? [] : [`${some(large)} left out as too large to be written by hand.`]),
    ...(modules.length === 0
      ? []
      : [
          `What its ${modules.length === 1 ? 'submodule holds' : `${modules.length} submodules hold`} is another repository's and was not compared.`,
        ]),
    ...(odd.length === 0
      ? []
      : [`${some(odd)} not taken: ${[...new Set(odd.map(({ reason }) => reason))].join(', ')}.`]),
    ...(archives.length === 0
      ? []
      : [
          `It holds ${archives.length === 1 ? 'an archive' : `${archives.length} archives`}, which was not unpacked.`,
        ]),
    // A committed library has hundreds; a few may be somebody's own work under another name.
    ...(byPath.length === 0 || byPath.length > FEW
      ? []
      : [`${some(byPath)} left out for the path, as generated or somebody else's; include takes them.`]),
    ...(missing.length === 0 ? [] : [`${some(missing)} not compared: ${reasonsOf(missing)}.`]),
  ];
}

const FEW = 20;
const ODD: ReadonlySet<LeftOutReason> = new Set(['symlink', 'special-file', 'unsafe-path', 'duplicate-name']);

function nameTwice(paths: readonly string[]): string {
  return `${some(paths.map((path) => ({ path })))} there under the same name as another file; both were taken.`;
}

/** "2 source files (a.py, b.py) were". */
function some(files: readonly { readonly path: string }[]): string {
  const names = files.slice(0, NAMED).map(({ path }) => JSON.stringify(path));
  const more = files.length > NAMED ? ` and ${files.length - NAMED} more` : '';
  const [what, were] = files.length === 1 ? ['file', 'was'] : ['files', 'were'];
  return `${files.length} source ${what} (${names.join(', ')}${more}) ${were}`;
}

function reasonsOf(missing: readonly LeftOut[]): string {
  return [...new Set(missing.map(({ reason, detail }) => detail ?? reason))].slice(0, NAMED).join('; ');
}
