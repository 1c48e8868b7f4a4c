import type { TokenDocument } from './read-document.ts';
import { Slab } from './slab.ts';

/** Holds what was read of many documents until it is numbered, and longer what stays known of them. */
export class ReadDocuments {
  readonly #read = new Slab();
  readonly #facts = new Slab();

  /** The same document. */
  hold(document: TokenDocument): TokenDocument {
    const { facts, tokens, uses, spelled, wording } = document;
    const { lines, abstracted } = facts;
    return {
      ...document,
      facts: {
        ...facts,
        lines: this.#facts.copy(lines),
        abstracted: abstracted && {
          ...abstracted,
          tokens: this.#facts.copy(abstracted.tokens),
          lines: this.#facts.copy(abstracted.lines),
        },
      },
      tokens: this.#read.copy(tokens),
      uses: this.#read.copy(uses),
      spelled: this.#read.copy(spelled),
      wording: { names: this.#read.copy(wording.names), strings: this.#read.copy(wording.strings) },
    };
  }
}
