import { GramTable } from './fingerprints.ts';
import { Fingerprinter, type Fingerprints } from './index.ts';
import type { EngineParameters } from './parameters.ts';
import type { DocumentFacts, TokenDocument } from './reading.ts';
import { mask, type Covered } from './starter-code.ts';
import { SEPARATOR } from './tokenizers/vocabulary.ts';
import { without } from './words.ts';

/** A document ready for comparison: starter code is masked in `tokens`. */
export interface Entry {
  readonly document: DocumentFacts;
  readonly tokens: Uint16Array;
  /** Tokens that a tile could cover: those in runs of at least the shortest tile. The base of every share. */
  readonly size: number;
  readonly fingerprints: Fingerprints;
  /** Distinct numbers of all its small k-grams, of its names and of its strings. */
  readonly small: Uint32Array;
  readonly names: Uint32Array;
  readonly strings: Uint32Array;
  /** Hash of `tokens`: orders documents by content, whatever their ids. */
  readonly digest: number;
}

/** Tokens in runs of at least `minimum` between separators. */
function matchableTokens(tokens: Uint16Array, minimum: number): number {
  let size = 0;
  let run = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && tokens[at] !== SEPARATOR) {
      run += 1;
    } else {
      size += run >= minimum ? run : 0;
      run = 0;
    }
  }
  return size;
}

/** FNV-1a over the tokens. */
function digestOf(tokens: Uint16Array): number {
  let hash = 0x811c9dc5;
  for (const token of tokens) {
    hash = Math.imul(hash ^ token, 0x01000193);
  }
  return hash >>> 0;
}

/** Total order of documents by content; the id decides only between equals. */
export function compareContent(a: Entry, b: Entry): number {
  return a.size - b.size || a.digest - b.digest || a.document.id - b.document.id;
}

/** Numbers for what documents are compared by. */
export interface Numbering {
  readonly fingerprinter: Fingerprinter;
  readonly smallGrams: Fingerprinter;
  readonly names: GramTable;
  readonly strings: GramTable;
}

/** How many numbers of each kind there are. */
export interface Sizes {
  readonly fingerprints: number;
  readonly small: number;
  readonly names: number;
  readonly strings: number;
}

export function sizesOf({ fingerprinter, smallGrams, names, strings }: Numbering): Sizes {
  return {
    fingerprints: fingerprinter.table.size,
    small: smallGrams.table.size,
    names: names.size,
    strings: strings.size,
  };
}

export function numberingOf({ k, w, smallK }: EngineParameters): Numbering {
  return {
    fingerprinter: new Fingerprinter(k, w),
    smallGrams: new Fingerprinter(smallK, 1),
    names: new GramTable(),
    strings: new GramTable(),
  };
}

/** Makes a document ready, without what of it is starter code. */
export function entryOf(
  document: TokenDocument,
  covered: Covered | undefined,
  numbering: Numbering,
  minimumTile: number,
): Entry {
  const tokens = covered === undefined ? document.tokens : mask(document.tokens, covered.tokens);
  const exact = covered === undefined ? document.exact : mask(document.exact, covered.tokens);
  const { names, strings } = document.wording;
  const starter = covered?.wording;
  return {
    document: document.facts,
    tokens,
    size: matchableTokens(tokens, minimumTile),
    fingerprints: numbering.fingerprinter.of(tokens),
    small: numbering.smallGrams.all(exact),
    names: numbered(starter === undefined ? names : without(names, starter.names), numbering.names),
    strings: numbered(starter === undefined ? strings : without(strings, starter.strings), numbering.strings),
    digest: digestOf(exact),
  };
}

/** The table's numbers of hashes, ascending. */
function numbered(hashes: Float64Array, table: GramTable): Uint32Array {
  return Uint32Array.from(hashes, (hash) =>
    table.add(hash % TWO_TO_32, Math.floor(hash / TWO_TO_32)),
  ).toSorted();
}

const TWO_TO_32 = 2 ** 32;
