import type { Fingerprinter, Fingerprints } from './index.ts';
import type { TokenDocument } from './reading.ts';
import { SEPARATOR } from './tokenizers/vocabulary.ts';

/** A document ready for comparison: starter code is masked in `tokens`. */
export interface Entry {
  readonly document: TokenDocument;
  readonly tokens: Uint16Array;
  /** Tokens that a tile could cover: those in runs of at least the shortest tile. The base of every share. */
  readonly size: number;
  readonly fingerprints: Fingerprints;
  /** Distinct numbers of all its small k-grams, ascending. */
  readonly small: Uint32Array;
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

/** Makes a document ready: `tokens` are its tokens after masking. */
export function entryOf(
  document: TokenDocument,
  tokens: Uint16Array,
  fingerprinter: Fingerprinter,
  smallGrams: Fingerprinter,
  minimumTile: number,
): Entry {
  return {
    document,
    tokens,
    size: matchableTokens(tokens, minimumTile),
    fingerprints: fingerprinter.of(tokens),
    small: smallGrams.all(tokens),
    digest: digestOf(tokens),
  };
}
