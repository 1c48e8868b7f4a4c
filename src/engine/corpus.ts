import { GramTable } from './fingerprints.ts';
import { Fingerprinter, type Fingerprints } from './fingerprinter.ts';
import { fold } from './normalise.ts';
import { NumberLists } from './number-lists.ts';
import type { EngineParameters } from './parameters.ts';
import type { DocumentFacts, TokenDocument } from './read-document.ts';
import { RoleGrams } from './roles.ts';
import { CallGrams, ShingleGrams } from './spelled.ts';
import { Slab } from './slab.ts';
import { type Covered, mask } from './starter-code.ts';
import type { Anchors } from './tiling.ts';
import { tokenValue } from './token-values.ts';
import { SEPARATOR } from './tokenizers/vocabulary.ts';
import { highOf, without } from './words.ts';

/** A document ready for comparison. */
export interface CorpusEntry {
  readonly document: DocumentFacts;
  /** Folded; starter code is masked. */
  readonly tokens: Uint16Array;
  /** Tokens that a tile could cover: those in runs of at least the shortest tile. The base of every share. */
  readonly size: number;
  /** Hash of its tokens: orders documents by content, whatever their ids. */
  readonly digest: number;
}

/** Total order of documents by content; the id decides only between equals. */
export function compareContent(a: CorpusEntry, b: CorpusEntry): number {
  return a.size - b.size || a.digest - b.digest || a.document.id - b.document.id;
}

/** A document that may be added to a corpus: what is left of it beside starter code. */
export interface Prepared {
  readonly entry: CorpusEntry;
  readonly document: TokenDocument;
  readonly covered: Covered | undefined;
  /** Valid until the next document is prepared. */
  readonly fingerprints: Fingerprints;
}

/** Documents that are compared, with everything they are compared by as numbers. */
export class Corpus {
  readonly entries: CorpusEntry[] = [];
  /** Distinct winnowed k-grams, small k-grams, names, strings, runs of roles and of calls, and shingles of each entry. */
  readonly fingerprints = new NumberLists();
  readonly small = new NumberLists();
  readonly names = new NumberLists();
  readonly strings = new NumberLists();
  readonly roles = new NumberLists();
  readonly calls = new NumberLists();
  readonly shingles = new NumberLists();
  readonly #positions = new NumberLists();
  readonly #keys = new NumberLists();
  readonly #tokens = new Slab();
  readonly #parameters: EngineParameters;
  #numbering: Numbering | undefined;
  #sizes: Sizes | undefined;
  #hashes: Uint32Array | undefined;

  constructor(parameters: EngineParameters) {
    this.#parameters = parameters;
    this.#numbering = {
      fingerprinter: new Fingerprinter(parameters.k, parameters.w),
      smallGrams: new Fingerprinter(parameters.smallRun, 1),
      names: new GramTable(),
      strings: new GramTable(),
      roles: new RoleGrams(parameters.smallRun, parameters.roleTimes),
      calls: new CallGrams(parameters.raiseRun, parameters.roleTimes),
      shingles: new ShingleGrams(parameters.raiseRun, parameters.roleTimes),
    };
  }

  /** Fingerprints of tokens (folded), without adding anything; valid until the next call of this or `prepare`. */
  fingerprintsOf(tokens: Uint16Array): Fingerprints {
    return this.#open().fingerprinter.of(tokens);
  }

  /** Makes a document ready, without what of it is starter code. */
  prepare(document: TokenDocument, covered: Covered | undefined): Prepared {
    const folded = fold(document.tokens);
    const tokens = covered === undefined ? folded : mask(folded, covered.tokens);
    return {
      document,
      covered,
      entry: {
        document: document.facts,
        tokens,
        size: matchableTokens(tokens, this.#parameters.minimumTile),
        digest: digestOf(document.tokens),
      },
      fingerprints: this.fingerprintsOf(tokens),
    };
  }

  /** Adds what was prepared last. */
  add({ entry, document, covered, fingerprints }: Prepared): void {
    const { smallGrams, names, strings, roles, calls, shingles } = this.#open();
    this.entries.push({ ...entry, tokens: this.#tokens.copy(entry.tokens) });
    this.fingerprints.add(fingerprints.numbers);
    this.#positions.add(fingerprints.positions);
    this.#keys.add(fingerprints.keys);
    const own = covered === undefined ? document.tokens : mask(document.tokens, covered.tokens);
    this.small.add(smallGrams.all(own));
    this.roles.add(roles.of(own, document.uses));
    this.calls.add(calls.of(document.tokens, document.spelled, covered?.tokens));
    this.shingles.add(shingles.of(own, document.spelled));
    const starter = covered?.wording;
    const { wording } = document;
    this.names.add(
      numbered(starter === undefined ? wording.names : without(wording.names, starter.names), names),
    );
    this.strings.add(
      numbered(starter === undefined ? wording.strings : without(wording.strings, starter.strings), strings),
    );
  }

  /** Where an entry's common runs are looked for. */
  anchors(entry: number): Anchors {
    return {
      positions: this.#positions.data,
      keys: this.#keys.data,
      from: this.#keys.from(entry),
      to: this.#keys.to(entry),
      sure: this.#parameters.k,
    };
  }

  /** No document follows: the tables that number things are let go. */
  close(): void {
    this.#sizes = this.sizes;
    this.#hashes = this.fingerprintHashes();
    this.#numbering = undefined;
  }

  /** All pairs are scored: lets go what only that takes, unless documents may follow. */
  scored(): void {
    if (this.#numbering !== undefined) return;
    for (const lists of [this.small, this.roles, this.calls, this.shingles]) lists.clear();
  }

  /** A hash of each fingerprint by its number: what is chosen by it does not depend on the order of documents. */
  fingerprintHashes(): Uint32Array {
    return this.#hashes ?? this.#open().fingerprinter.table.lows();
  }

  /** How many numbers of each kind there are. */
  get sizes(): Sizes {
    if (this.#sizes !== undefined) return this.#sizes;
    const { fingerprinter, smallGrams, names, strings, roles, calls, shingles } = this.#open();
    return {
      fingerprints: fingerprinter.table.size,
      small: smallGrams.table.size,
      names: names.size,
      strings: strings.size,
      roles: roles.size,
      calls: calls.size,
      shingles: shingles.size,
    };
  }

  #open(): Numbering {
    if (this.#numbering === undefined) throw new Error('this corpus was closed: no document can follow');
    return this.#numbering;
  }
}

interface Sizes {
  readonly fingerprints: number;
  readonly small: number;
  readonly names: number;
  readonly strings: number;
  readonly roles: number;
  readonly calls: number;
  readonly shingles: number;
}

interface Numbering {
  readonly fingerprinter: Fingerprinter;
  readonly smallGrams: Fingerprinter;
  readonly names: GramTable;
  readonly strings: GramTable;
  readonly roles: RoleGrams;
  readonly calls: CallGrams;
  readonly shingles: ShingleGrams;
}

/** Tokens in runs of at least `minimum` between separators. */
export function matchableTokens(tokens: Uint16Array, minimum: number): number {
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
  for (let at = 0; at < tokens.length; at += 1) {
    hash = Math.imul(hash ^ tokenValue(tokens[at] as number), 0x01000193);
  }
  return hash >>> 0;
}

/** The table's numbers of hashes. */
function numbered(hashes: Float64Array, table: GramTable): Uint32Array {
  const numbers = new Uint32Array(hashes.length);
  for (let at = 0; at < hashes.length; at += 1) {
    const hash = hashes[at] as number;
    numbers[at] = table.add(hash >>> 0, highOf(hash));
  }
  return numbers;
}
