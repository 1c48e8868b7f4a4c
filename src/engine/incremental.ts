import type { AnalysisOptions, EngineDocument, PairResult } from './api.ts';
import { comparePairs } from './compare.ts';
import { Corpus } from './corpus.ts';
import { pairsOf } from './pair-table.ts';
import { PARAMETERS } from './parameters.ts';
import { readDocument } from './read-document.ts';
import { GivenCode } from './starter-code.ts';

/**
 * A body of documents to which one at a time is added: each is compared with all before it, which are neither read again
 * nor compared with each other. The numbers are those an `Analysis` of the documents so far would give for the pair, but for what
 * takes the whole class: suspicion is not read against what is ordinary in it, and of more than three documents there is no total
 * (detected starter code and AI scores need the whole set, too).
 *
 * Starter code (`base`) is added before the documents it is to be masked in.
 */
export class IncrementalCorpus {
  readonly #options: Pick<AnalysisOptions, 'languageId'>;
  readonly #corpus = new Corpus(PARAMETERS);
  readonly #starter = new GivenCode(PARAMETERS);
  readonly #ids = new Set<number>();

  constructor(options: Pick<AnalysisOptions, 'languageId'>) {
    this.#options = options;
  }

  /**
   * Adds a document (`submission`, `archive` or `base`) and gives its pairs with the documents before it, by suspicion. A
   * second document of one id is refused with a `RangeError`.
   */
  add(document: EngineDocument): readonly PairResult[] {
    if (this.#ids.has(document.id)) throw new RangeError(`document ${document.id} was added before`);
    this.#ids.add(document.id);
    const read = readDocument(document, this.#options.languageId, {
      quality: false,
      abstracted: false,
    });
    if (document.role === 'base') {
      this.#starter.add(read);
      return [];
    }
    const prepared = this.#corpus.prepare(read, this.#starter.empty ? undefined : this.#starter.in(read));
    this.#corpus.add(prepared);
    const { pairs } = comparePairs(
      this.#corpus,
      PARAMETERS,
      (entry) => entry.document === read.facts,
      () => {},
    );
    return pairsOf(pairs);
  }
}
