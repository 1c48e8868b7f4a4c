import { posix } from 'node:path';
import { inMemory } from '#contract';
import type { Contents } from '../github/contents.ts';
import { chooseFiles } from '../selection/choose.ts';
import { staying } from './base-folder.ts';
import { type BaseReading, isWanted, placesOf } from './not-excused.ts';
import type { Former, PullRequestChanges } from './changes.ts';
import type { Heads } from './heads.ts';
import { movedAndChanged, type FileText } from './moved-and-changed.ts';
import { readBlobs } from './read-blobs.ts';

/**
 * What stood in the base where a pull request modifies a file, also one that it moves or copies: lines that stood there before are
 * nobody's work in it.
 *
 * @param others the same of those that it is compared with: whoever took a file of the base for a pattern took it from none of them
 * @returns source files; empty where only new files are brought
 */
export async function modifiedInBase(
  changes: PullRequestChanges,
  others: readonly Former[],
  heads: Heads,
  { github, base, selection, folders }: BaseReading,
): Promise<Pick<Contents, 'files' | 'aside'>> {
  const mayHoldCode = ({ path }: Former): boolean => isWanted(path, selection);
  const modified = changes.modified.filter(mayHoldCode);
  const replaced = new Set(modified.map(({ path }) => path));
  const added = [...changes.blobs]
    .map(([path, sha]) => ({ path, sha }))
    .filter((one) => mayHoldCode(one) && !replaced.has(one.path));
  const removed = added.length === 0 ? [] : changes.removed.filter(mayHoldCode);
  const compared = removed.length === 0 ? [] : added;
  const places = placesOf(changes, { selection, folders });
  const copied = oneOfEach(
    staying(changes.copied, places, folders).filter((one) => mayHoldCode(one) && !replaced.has(one.path)),
  );
  const own = new Map([...modified, ...copied].map((one) => [one.path, one]));
  const elsewhere = oneOfEach(
    staying(others, places, folders).filter((one) => mayHoldCode(one) && !own.has(one.path)),
  );
  // Its own first: what others change excuses less, where not all can be read.
  const asked = [
    ...own.values(),
    ...removed,
    ...compared.filter(({ sha }) => heads.brought(sha) === null),
    ...elsewhere,
  ];
  const read = await readBlobs(
    github,
    base,
    asked.map(({ sha }) => sha),
  );
  const textsOf = (some: readonly Former[]): readonly FileText[] =>
    some.flatMap(({ path, sha }) => {
      const bytes = read.get(sha) ?? heads.brought(sha);
      return bytes === null ? [] : [{ path, bytes }];
    });
  const moved = movedAndChanged(textsOf(removed), textsOf(compared), folders);
  const former = [...textsOf([...own.values(), ...elsewhere]), ...moved.map(({ from }) => from)];
  const all = former.map(({ path, bytes }) => inMemory(path, bytes));
  // What it moves may be what others change.
  const stood = staying([...new Map(all.map((one) => [one.path, one])).values()], places, folders);
  const { files, aside } = await chooseFiles(stood, selection);
  return { files, aside };
}

/** What is the same in many places is read and compared with once: it may lie in every student's folder. */
function oneOfEach(files: readonly Former[]): readonly Former[] {
  return [...new Map(files.map((one) => [`${one.sha} ${posix.extname(one.path)}`, one])).values()];
}
