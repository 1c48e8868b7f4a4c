import type { AnalysisOptions, DocumentRole, EngineDocument } from './api.ts';
import { ReadDocuments } from './read-documents.ts';
import { readDocument, type ReadOptions, type TokenDocument } from './read-document.ts';

/** What of an analysis decides how its documents are read. */
export type ReadingFor = Pick<AnalysisOptions, 'languageId' | 'ai' | 'quality'>;

/** Reads a document as an analysis with these options does. */
export function readFor(
  document: EngineDocument,
  { languageId, ai, quality }: ReadingFor,
  more: Pick<ReadOptions, 'skipped' | 'table'> = {},
): TokenDocument {
  return readDocument(document, languageId, {
    quality: document.role === 'submission' && quality !== false,
    abstracted: ai && document.role !== 'archive',
    ...more,
  });
}

/**
 * Documents that one task of a thread has read and the next one compares, so that each is tokenized once. They are named by what they
 * hold and how they were read: what is found here is what would be read.
 */
class KeptReadings {
  readonly #documents = new Map<string, TokenDocument>();
  #memory = new ReadDocuments();

  /** @param contentHash of the paths and bytes of the document's files */
  keep(contentHash: string, document: TokenDocument, how: ReadingFor): void {
    // What was skipped is as long as the files, and nobody asks for it again.
    const kept = this.#memory.hold({ ...document, skipped: [], noted: [] });
    this.#documents.set(nameOf(contentHash, document.facts.role, how), kept);
  }

  /** The document, if one of the same contents was read so. */
  find(
    contentHash: string,
    { id, role }: Pick<EngineDocument, 'id' | 'role'>,
    how: ReadingFor,
  ): TokenDocument | undefined {
    const known = this.#documents.get(nameOf(contentHash, role, how));
    if (known === undefined) return undefined;
    const { abstracted } = known.facts;
    const own = abstracted === undefined ? undefined : { ...abstracted, id };
    return { ...known, facts: { ...known.facts, id, abstracted: own } };
  }

  clear(): void {
    this.#documents.clear();
    this.#memory = new ReadDocuments();
  }
}

/** Those of this thread. */
export const KEPT_READINGS = new KeptReadings();

function nameOf(contentHash: string, role: DocumentRole, { languageId, ai, quality }: ReadingFor): string {
  return [contentHash, role, languageId, ai, quality !== false].join(' ');
}
