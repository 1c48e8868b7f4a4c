import { compareText } from '#base';
import type { Family } from './languages/languages.ts';
import { tokenOffset } from './token-values.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { SEPARATOR } from './tokenizers/vocabulary.ts';

/** Line of each token; most documents have few enough lines for the smaller form. */
export type Lines = Uint16Array | Uint32Array;

/** Where one file's tokens lie in its document's. */
export interface FileSpan {
  readonly path: string;
  readonly family: Family;
  readonly from: number;
  readonly to: number;
}

const NO_USES = new Uint32Array(0);
const NO_SPELLINGS = new Uint16Array(0);
const MOST_SHORT_LINES = 0xffff;

interface JoinedFile {
  readonly path: string;
  readonly family: Family;
  readonly tokens: Uint16Array;
  readonly lines: Lines;
  readonly uses: Uint32Array;
  readonly spelled: Uint16Array;
}

/** Files' tokens one after another in the order of their paths, a separator behind each. */
export class JoinedFiles {
  readonly #files: JoinedFile[] = [];
  #length = 0;
  #lastLine = 0;

  /** `uses`: see `variableUses`; `spelled`: see `spellings`. */
  add(
    path: string,
    family: Family,
    file: TokenBuffer,
    uses = NO_USES,
    spelled: Uint16Array = NO_SPELLINGS,
  ): void {
    if (file.length === 0) return;
    const offset = tokenOffset(family);
    const tokens = new Uint16Array(file.length + 1);
    const last = file.lines[file.length - 1] as number;
    const lines =
      last <= MOST_SHORT_LINES ? new Uint16Array(file.length + 1) : new Uint32Array(file.length + 1);
    this.#lastLine = Math.max(this.#lastLine, last);
    for (let at = 0; at < file.length; at += 1) {
      tokens[at] = (file.ids[at] as number) + offset;
      lines[at] = file.lines[at] as number;
    }
    tokens[file.length] = SEPARATOR;
    this.#files.push({ path, family, tokens, lines, uses, spelled });
    this.#length += file.length + 1;
  }

  join(): Omit<JoinedFile, 'path' | 'family'> & { readonly files: readonly FileSpan[] } {
    const sorted = this.#files.toSorted((a, b) => compareText(a.path, b.path));
    let from = 0;
    const files = sorted.map(({ path, family, tokens }): FileSpan => {
      const span = { path, family, from, to: from + tokens.length - 1 };
      from += tokens.length;
      return span;
    });
    const [only] = sorted;
    return sorted.length === 1 && only !== undefined
      ? { files, tokens: only.tokens, lines: only.lines, uses: only.uses, spelled: only.spelled }
      : {
          files,
          tokens: join(
            sorted.map(({ tokens }) => tokens),
            new Uint16Array(this.#length),
          ),
          lines: join(
            sorted.map(({ lines }) => lines),
            this.#lastLine <= MOST_SHORT_LINES
              ? new Uint16Array(this.#length)
              : new Uint32Array(this.#length),
          ),
          uses: joinUses(sorted, files),
          spelled: join(
            sorted.map(({ spelled }) => spelled),
            new Uint16Array(this.#length),
          ),
        };
  }
}

/** Uses of all files; each is 2 × a place, and the places move. */
function joinUses(sorted: readonly JoinedFile[], files: readonly FileSpan[]): Uint32Array {
  const joined = new Uint32Array(sorted.reduce((sum, { uses }) => sum + uses.length, 0));
  let at = 0;
  for (const [index, { uses }] of sorted.entries()) {
    const shift = (files[index]?.from ?? 0) * 2;
    for (const use of uses) {
      joined[at] = use + shift;
      at += 1;
    }
  }
  return joined;
}

function join<Into extends Lines>(lists: readonly Lines[], into: Into): Into {
  let at = 0;
  for (const list of lists) {
    into.set(list, at);
    at += list.length;
  }
  return into;
}
