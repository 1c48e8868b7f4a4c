import { decode, startsWith, viewOf } from '#base';
import type { Submission } from '#contract';
import { isSourceName } from '#engine';
import { folderOfOthers } from '../selection/selection.ts';

/*
 * What a compiler wrote runs without its source: a copy that was handed in so is compared with nobody's. Compiled files beside their
 * source are usual, and so is what was left of a class that is called otherwise now.
 */

type Compiled =
  | 'python'
  /** Python runs it whatever stands in the source beside it. */
  | 'python-unchecked'
  | 'java'
  | 'object';

/** What compiled a file, as its bytes say; null: none of these. */
export function compiledBy(bytes: Uint8Array): Compiled | null {
  if (bytes.length < 20) return null;
  const view = viewOf(bytes);
  if (isPython(bytes, view)) {
    const [flags, code] = [view.getUint32(4, true), bytes[16]];
    return flags === 1 && isCode(code) ? 'python-unchecked' : 'python';
  }
  // The same begins a file of macOS for several processors, of which there are fewer.
  if (startsWith(bytes, [0xca, 0xfe, 0xba, 0xbe])) return view.getUint16(6) >= 45 ? 'java' : null;
  const isElf = startsWith(bytes, [0x7f, 0x45, 0x4c, 0x46]) && view.getUint16(16, bytes[5] === 1) === 1;
  const isMac = startsWith(bytes, [0xcf, 0xfa, 0xed, 0xfe]) && view.getUint32(12, true) === 1;
  return isElf || isMac ? 'object' : null;
}

/** A number of its version, the end of a line, and behind what says of which source it is (longer with each version) the code. */
function isPython(bytes: Uint8Array, view: DataView): boolean {
  const version = view.getUint16(0, true);
  const isKnown = (version >= 3000 && version < 5000) || version >= 60_000;
  return isKnown && bytes[2] === 0x0d && bytes[3] === 0x0a && [8, 12, 16].some((at) => isCode(bytes[at]));
}

const isCode = (byte: number | undefined): boolean => byte === 0x63 || byte === 0xe3;

export interface CompiledFile {
  readonly path: string;
  readonly by: Compiled;
}

/** Paths of those that run without their source. */
export async function withoutSource(
  compiled: readonly CompiledFile[],
  { files, aside = [] }: Pick<Submission, 'files' | 'aside'>,
): Promise<readonly string[]> {
  if (compiled.length === 0) return [];
  const sources = [...files, ...aside].map(({ path }) => path).filter(isSourceName);
  const paths = new Set(sources);
  const stems = new Set(sources.map(stemOf));
  const names = compiled.some(({ by }) => by === 'java') ? await namesIn(files) : NO_NAMES;
  return compiled.flatMap(({ path, by }) => {
    const stem = stemOf(path);
    const isAlone = {
      'python-unchecked': () => true,
      // Of what lies there Python runs nothing whose source is not beside that folder.
      python: () => !IN_CACHE.test(path) && !paths.has(path.replace(/[^/]*$/, `${stem}.py`)),
      java: () =>
        !stems.has(stem) && !names.declared.has(stem) && names.used.has(stem) && !GENERATED.has(stem),
      object: () => !stems.has(stem) && folderOfOthers(path) === null,
    }[by]();
    return isAlone ? [path] : [];
  });
}

const IN_CACHE = /(?:^|\/)__pycache__\/[^/]*$/;
/** Android makes them of what is no source. */
const GENERATED: ReadonlySet<string> = new Set(['R', 'BuildConfig']);

/** `Core` of `a/Core$Inner.class`, `core.cpython-312.pyc` and `core.c.o`. */
function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/[.$].*$/, '');
}

interface Names {
  readonly declared: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

const NO_NAMES: Names = { declared: new Set(), used: new Set() };

/** Words of code, and those of them that are called types there. */
async function namesIn(files: Submission['files']): Promise<Names> {
  const [declared, used] = [new Set<string>(), new Set<string>()];
  for (const file of files) {
    const decoded = decode(await file.read(), file.path);
    if (!('text' in decoded)) continue;
    for (const [, name = ''] of decoded.text.matchAll(DECLARED)) declared.add(name);
    for (const [word] of decoded.text.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) used.add(word);
  }
  return { declared, used };
}

const DECLARED = /\b(?:class|interface|enum|record|object|trait)\s{1,20}([\p{L}_][\p{L}\p{N}_]*)/gu;
