/** Compares documents: languages, tokens, fingerprints, scores. No effects, so that the same input gives the same result. Runs anywhere. */
export { Analysis } from './analysis.ts';
export type {
  AnalysisOptions,
  AnalysisResult,
  DocumentRole,
  EngineDocument,
  EngineFile,
  Fragment,
  LeftOutFile,
  SubmissionResult,
} from './api.ts';
export {
  type BlindReading,
  type BlindText,
  blindText,
  distances,
  readingsOf,
  wordsOf,
} from './blind-text.ts';
export { clustersOf } from './clusters.ts';
export { Fingerprinter } from './fingerprinter.ts';
export { GramHashes, everyGram } from './fingerprints.ts';
export { imprintVersion } from './imprint-version.ts';
export type { Imprint } from './imprints.ts';
export { IncrementalCorpus } from './incremental.ts';
export { InvertedIndex, frequenciesOf, rarity, RowSet } from './inverted-index.ts';
export type { FileSpan } from './joined-files.ts';
export {
  AUTO_DETECT,
  FAMILIES,
  type Family,
  LANGUAGES,
  extensionOf,
  isSourceName,
  languageNamed,
} from './languages/languages.ts';
export { KEPT_READINGS, type ReadingFor, readFor } from './kept-readings.ts';
export { lookOf } from './languages/look-of.ts';
export { literateParts } from './literate.ts';
export { fold, normalise } from './normalise.ts';
export { besideCode, notebookCode, withoutPictures } from './notebook.ts';
export { NumberLists } from './number-lists.ts';
export { ln, power } from './numbers.ts';
export {
  type PackedResult,
  type PairRow,
  PairTable,
  PairWriter,
  buffersOf,
  eachPair,
} from './pair-table.ts';
export { PARAMETERS } from './parameters.ts';
export { SCRIPT } from './quality/quality-of.ts';
export { MAX_FILE_BYTES, type TokenDocument, readDocument } from './read-document.ts';
export { type Reading, readingAs, readingOf } from './reading-of.ts';
export type { NotedText, SkippedText } from './skipped-text.ts';
export { Slab } from './slab.ts';
export { sourceForm } from './source-form.ts';
export { GivenCode, StarterCode, coverCommon, mask } from './starter-code.ts';
export type { Probe, SearchSubject, SubjectFile, SubjectSubmission } from './subject.ts';
export { type Anchors, Tiler } from './tiling.ts';
export { tokenOffset } from './token-values.ts';
export { TokenBuffer } from './tokenizers/token-buffer.ts';
export { SEPARATOR } from './tokenizers/vocabulary.ts';
