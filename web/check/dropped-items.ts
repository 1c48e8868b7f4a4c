import { appendTo } from '#base';
import type { GivenPart } from '#contract';
import type { DroppedFile } from '../drop/dropped-file.ts';

/** Files by what they are. */
export type Given = ReadonlyMap<GivenPart, readonly DroppedFile[]>;

/** One thing that was dropped: a file, or a folder with all that is in it. */
export interface Item {
  readonly name: string;
  readonly files: readonly DroppedFile[];
}

/** What a name says in a language of the page, where other things were dropped beside it. */
const NAMED: readonly (readonly [GivenPart, RegExp])[] = [
  ['cases', /^cases\.json$/i],
  // A list of Dolos belongs to the files beside it.
  ['people', /^(?!info\.csv$).*\.csv$/i],
  [
    'starter',
    /^(?:(?:starter|template|skeleton|handout)(?:[-_ ]?code)?|vorlagen?|ger[uü]st|startcode|c[oó]digo[-_ ]de[-_ ]partida|plantillas?|esqueleto|code[-_ ]de[-_ ]d[eé]part|squelette|起始代码|模板)(?:\.zip)?$/iu,
  ],
  [
    'references',
    /^(?:ai[-_ ]references|ki[-_ ]referenzen|referencias[-_ ]de[-_ ]ia|r[eé]f[eé]rences[-_ ]d['’]?ia|ai[-_ ]?参考)(?:\.zip)?$/iu,
  ],
  [
    'earlier',
    /^(?:(?:archive|earlier|last)(?:[-_ ]years?)?|archiv|vorjahre?|fr[uü]here[-_ ]jahre|archivo|a[nñ]os[-_ ]anteriores|ann[eé]es[-_ ]pr[eé]c[eé]dentes|存档|往年(?:提交)?)(?:\.zip)?$/iu,
  ],
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
  return [...byName].map(([name, all]) => ({ name, files: all }));
}

/** What was dropped as submissions, with what by its name is something else apart. */
export function byPart(dropped: readonly DroppedFile[]): Given {
  const files = opened(dropped);
  const items = itemsOf(files);
  const given = new Map<GivenPart, DroppedFile[]>();
  for (const item of items) {
    const named = NAMED.find(([, pattern]) => pattern.test(item.name.normalize('NFC')))?.[0] ?? 'submissions';
    const isAlone = items.length === 1 && !NEVER_ALONE.has(named);
    const part = isAlone ? 'submissions' : named;
    // In place: a class may be tens of thousands of files beside each other.
    for (const file of item.files) appendTo(given, part, file);
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
