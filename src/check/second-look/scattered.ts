import { appendTo, byteText, compareText } from '#base';
import type { EngineFile } from '#engine';

/* A program over many files, each of which holds too little of it to be a copy: a line each, or a line as its name. */

/** Whether so many files may hold a copy that is told. */
export const areMany = (files: number): boolean => files >= 16;
/** A file of a line or two, in bytes … */
const MOST_BYTES = 160;
/** … or, with what stands around the line, of so many: so much of all such files, the smallest first. */
const [MOST_AROUND, MOST_TOGETHER] = [4 * 1024, 256 * 1024];

/** What many files make together. */
export interface ScatteredText {
  /** The first of its files, and how many there are besides. */
  readonly path: string;
  readonly more: number;
  readonly text: string;
}

/**
 * The texts that many small files of a submission make together, in the order of their paths and in that in which those that count name
 * them; and their names.
 *
 * @param own what counts, and `aside` what does not
 * @param isLittle whether there is hardly any code in a file
 */
export function scattered(
  own: readonly EngineFile[],
  aside: readonly EngineFile[],
  isLittle: (file: EngineFile) => boolean,
): readonly ScatteredText[] {
  const files = [...own, ...aside].toSorted((a, b) => compareText(a.path, b.path));
  if (!areMany(files.length)) return [];
  const padded = within(
    files.filter(({ bytes }) => bytes.length > MOST_BYTES && bytes.length <= MOST_AROUND),
    isLittle,
  );
  const small = files.filter((file) => isTiny(file) || padded.has(file));
  const named = inOrderOfUse(
    small,
    own.filter((file) => !isTiny(file) && !padded.has(file)),
  );
  const isSame = named.every((file, at) => file === small[at]);
  return [
    ...asOne(small, contentOf),
    ...(isSame ? [] : asOne(named, contentOf)),
    ...asOne(files, ({ path }) => nameOf(path)),
  ];
}

const isTiny = ({ bytes }: EngineFile): boolean => bytes.length > 0 && bytes.length <= MOST_BYTES;
const contentOf = ({ bytes }: EngineFile): string => byteText(bytes);

function asOne(files: readonly EngineFile[], lineOf: (file: EngineFile) => string): readonly ScatteredText[] {
  const [first] = files;
  if (first === undefined || !areMany(files.length)) return [];
  return [{ path: first.path, more: files.length - 1, text: files.map(lineOf).join('\n') }];
}

function within(
  files: readonly EngineFile[],
  isLittle: (file: EngineFile) => boolean,
): ReadonlySet<EngineFile> {
  let left = MOST_TOGETHER;
  const smallest = files
    .toSorted((a, b) => a.bytes.length - b.bytes.length)
    .filter(({ bytes }) => (left -= bytes.length) >= 0);
  return new Set(smallest.filter(isLittle));
}

/** A file's name without the number that says its place. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/^\d+[ ._-]?/, '');
}

/** What may name a file: `p/017.h`, `./p/017`, `p.x17`. */
const NAMES = /[\w$-]+(?:[./][\w$-]+)*/g;

/** Files in the order in which others name them, and then they each other: as an include or an import puts them together. */
function inOrderOfUse(files: readonly EngineFile[], users: readonly EngineFile[]): readonly EngineFile[] {
  if (!areMany(files.length)) return [];
  const known = new Map<string, EngineFile[]>();
  for (const file of files) for (const name of namesOf(file.path)) appendTo(known, name, file);
  const found = new Set<EngineFile>();
  const open = users.map((file) => contentOf(file).matchAll(NAMES)).toReversed();
  for (let names = open.at(-1); names !== undefined; names = open.at(-1)) {
    const next = names.next();
    if (next.done === true) {
      open.pop();
      continue;
    }
    const [name] = next.value;
    const file = (known.get(name) ?? known.get(name.replaceAll('.', '/')))?.find((one) => !found.has(one));
    if (file === undefined) continue;
    found.add(file);
    open.push(contentOf(file).matchAll(NAMES));
  }
  return [...found];
}

/** A path and its ends, each with its ending and without. */
function namesOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.flatMap((_, at) => {
    const name = parts.slice(at).join('/');
    const bare = name.replace(/\.[^./]*$/, '');
    return bare === name ? [name] : [name, bare];
  });
}
