import type { GivenPart } from '#contract';
import type { DroppedFile } from '../drop/dropped-file.ts';

/** Files by what they are. */
export type Given = ReadonlyMap<GivenPart, readonly DroppedFile[]>;

/** One thing that was dropped: a file, or a folder with all that is in it. */
export interface Item {
  readonly name: string;
  readonly files: readonly DroppedFile[];
  readonly bytes: number;
}

/** What a name says, where other things were dropped beside it. */
const NAMED: readonly (readonly [GivenPart, RegExp])[] = [
  ['cases', /^cases\.json$/i],
  // A list of Dolos belongs to the files beside it.
  ['people', /^(?!info\.csv$).*\.csv$/i],
  ['starter', /^(?:starter|template|skeleton|handout)(?:[-_ ]?code)?(?:\.zip)?$/i],
  ['references', /^ai[-_ ]references(?:\.zip)?$/i],
  ['earlier', /^(?:archive|earlier|last)(?:[-_ ]years?)?(?:\.zip)?$/i],
];
/** Alone they are no submissions either. */
const NEVER_ALONE: ReadonlySet<GivenPart> = new Set(['cases', 'people']);

/** A folder that holds all of a check beside each other: `submissions`, `starter`, `people.csv`. */
const SUBMISSIONS = /^submissions(?:\.zip)?$/i;

export function bytesOf(files: readonly DroppedFile[]): number {
  return files.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
}

/** The things that were dropped, each once, in their order. */
export function itemsOf(files: readonly DroppedFile[]): readonly Item[] {
  const byName = Map.groupBy(files, ({ path }) => topOf(path));
  return [...byName].map(([name, all]) => ({ name, files: all, bytes: bytesOf(all) }));
}

/** What was dropped as submissions, with what by its name is something else apart. */
export function byPart(dropped: readonly DroppedFile[]): Given {
  const files = opened(dropped);
  const items = itemsOf(files);
  const given = new Map<GivenPart, readonly DroppedFile[]>();
  for (const item of items) {
    const named = NAMED.find(([, pattern]) => pattern.test(item.name))?.[0] ?? 'submissions';
    const isAlone = items.length === 1 && !NEVER_ALONE.has(named);
    const part = isAlone ? 'submissions' : named;
    given.set(part, [...(given.get(part) ?? []), ...item.files]);
  }
  // Nothing is left to be checked: then the names mislead.
  return given.has('submissions') || items.every(({ name }) => isBeside(name))
    ? given
    : new Map([['submissions', files]]);
}

function isBeside(name: string): boolean {
  return NAMED.some(([part, pattern]) => NEVER_ALONE.has(part) && pattern.test(name));
}

/** What lies in the one folder that was dropped, where it holds submissions beside other things. */
function opened(files: readonly DroppedFile[]): readonly DroppedFile[] {
  const [top, ...others] = itemsOf(files);
  if (top === undefined || others.length > 0) return files;
  const inside = files.map(({ path, file }) => ({ path: path.slice(top.name.length + 1), file }));
  return inside.some(({ path }) => SUBMISSIONS.test(topOf(path))) ? inside : files;
}

function topOf(path: string): string {
  const end = path.indexOf('/');
  return end < 0 ? path : path.slice(0, end);
}
