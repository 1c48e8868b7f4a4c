/**
 * What the embedded service's engine takes and gives. Pure data: the engine does no I/O, knows no clock and
 * depends on nothing outside its folder but the words, so that the same input gives the same result on every machine and in
 * whatever order the documents arrive.
 */

import type { Message } from '#base';

/** One file of a document. `bytes` is decoded by the engine. */
export interface EngineFile {
  /** POSIX path inside the document. Never used to open anything. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * - `submission`: judged and compared with every other submission and archive document.
 * - `archive`: compared with submissions only (earlier checks, last year's work); never judged.
 * - `base`: starter code; masked on both sides of every comparison.
 * - `ai-reference`: an AI-written solution; what the AI score compares with.
 * - `web`: found on the web; compared with submissions only, and beside everything else: no other number depends on it.
 */
export type DocumentRole = 'submission' | 'archive' | 'base' | 'ai-reference' | 'web';

export interface EngineDocument {
  /** Unique within one analysis. Decides nothing but ties in the output's order. */
  readonly id: number;
  readonly role: DocumentRole;
  readonly files: readonly EngineFile[];
}

export interface AnalysisOptions {
  /** An id of `LANGUAGES`, or 999 (decide per file by extension and content). */
  readonly languageId: number;
  /** Score submissions against `ai-reference` documents. */
  readonly ai: boolean;
  /** Measure code quality; yes if it is not given. Without it each submission's quality is null. */
  readonly quality?: boolean;
  /** Detect shared starter code among the submissions where no `base` document is given. */
  readonly detectBaseCode: boolean;
  /**
   * Ids of those who are known to belong together, as a team does: for what is ordinary in a class they are one. They are compared
   * with each other all the same. Ids that are not there say nothing.
   */
  readonly together?: readonly (readonly number[])[];
  /** Note the words that `Analysis.subject` needs; no if it is not given. */
  readonly web?: boolean;
}

/** Why a submission carries no similarity of its own. `compared` is the ordinary case. */
export type Comparability =
  | 'compared'
  /** Fewer tokens than can be judged (after base code): never flagged. */
  | 'too-short'
  /** Nothing is left beside starter code. */
  | 'starter-only'
  /** No file in a language the engine reads. */
  | 'no-source'
  /** Most of it stands in strings that it evaluates, or was read as no code: never flagged, and its numbers say nothing. */
  | 'unreadable';

/**
 * Why a file was left out. Only `not-source` says that it would not have been compared anyway: it is in no language that is read,
 * or not in that of the check.
 */
export type LeftOutCode = 'too-large' | 'too-much' | 'minified' | 'binary' | 'damaged' | 'not-source';

export interface LeftOutFile {
  readonly path: string;
  readonly code: LeftOutCode;
  /** The same in words. */
  readonly reason: string;
}

/** What became of a text's characters, blanks aside. The three together are all of them. */
export interface TextBalance {
  /** Words, numbers and signs that were read as code. */
  readonly code: number;
  /** In strings and patterns. */
  readonly strings: number;
  /** All else: comments, imports, directives, what no rule reads. */
  readonly skipped: number;
}

/**
 * What a person should know of a file that was read:
 * - `evaluates-text`: it evaluates strings that hold a program, which are not compared;
 * - `escaped`: most of its letters are written as escapes, which nobody does by hand. It is compared as a compiler reads it;
 * - `hardly-read`: next to nothing of it was read as code, and it is too long to be no program.
 */
type RemarkCode = 'evaluates-text' | 'escaped' | 'hardly-read';

export interface FileRemark {
  readonly path: string;
  readonly code: RemarkCode;
  /** What became of the file's characters, blanks aside, where that is the remark. */
  readonly balance?: TextBalance;
}

/** One matched region. Lines are 1-based and inclusive; `tokens` counts the matched tokens. */
export interface Fragment {
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly matchedFile: string;
  readonly matchedLineStart: number;
  readonly matchedLineEnd: number;
  readonly tokens: number;
  /**
   * How many other documents of the analysis (judged and archive, without these two) have this piece of code: four fifths of its
   * fingerprints. Not given where nobody counted: for AI references, and beyond a bound in very large sets.
   */
  readonly sharedBy?: number;
}

/**
 * A compared pair. `a` is always a submission; `b` a submission (then a < b by id), an archive document or a `web` document. Of a pair
 * with a web document only what stands in stretches that are too long for chance counts (`WebSources`), in every field.
 */
export interface PairResult {
  readonly a: number;
  readonly b: number;
  /**
   * The share of `a`: 100 × tiled tokens / tokens of `a` (after base code), 0..100. Decides in a pair with a web document; in others
   * `total` does.
   */
  readonly similarity: number;
  /** The share of `b`: 100 × tiled tokens / tokens of `b` (after base code), 0..100. */
  readonly matchedSimilarity: number;
  /**
   * The number that the threshold judges, 0..100: how much closer the two are than programs of this class usually are (`judgePairs`).
   * null: one of the two cannot be judged, or is a web document, or nothing was seen of the class (`IncrementalCorpus`).
   */
  readonly total: number | null;
  /** Rank of "review first", 0..100; finds what the flag misses. Not the flag's number. null: a set too small for one, or a web document. */
  readonly suspicion: number | null;
  readonly longestFragment: number;
  /** Sum of the fragments' tokens. */
  readonly overlap: number;
  /** Its suspicion is an outlier of this class. */
  readonly standsOut?: boolean;
  /**
   * In the order of `a`. Listed for the best pairs of either document (`shownPairs`), for those that stand out and those of which the
   * similarity or a share is above the flag threshold, up to a bound (`shownRuns`); empty for the rest. Always listed of a web document.
   */
  readonly fragments: readonly Fragment[];
}

export interface AiResult {
  /** 0..100. */
  readonly score: number;
  /** Regions found in the references: `matchedFile` is the reference's file, `reference` its document id. */
  readonly fragments: readonly (Fragment & { readonly reference: number })[];
}

/** A function's measures; the definitions stand at `measureFunctions`. */
export interface FunctionQuality {
  readonly file: string;
  readonly name: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly cyclomatic: number;
  readonly cognitive: number;
  readonly nesting: number;
  readonly parameters: number;
}

export interface QualityResult {
  /** 0..100, higher is better. */
  readonly score: number;
  /** The worst functions first, at most 10. */
  readonly worst: readonly FunctionQuality[];
}

export interface SubmissionResult {
  readonly id: number;
  readonly comparability: Comparability;
  /** How many other documents it was compared with; 0: its similarity says nothing. */
  readonly comparedWith?: number;
  /** Tokens after base code was masked. */
  readonly tokens: number;
  readonly files: number;
  /** Highest total of its pairs with submissions, 0..100; what the interface reports as the peer part. */
  readonly peer: number;
  /** The same over archive documents. */
  readonly database: number;
  /** Highest share of it (`similarity`) in any web document, 0..100. Not given where there was none. */
  readonly web?: number;
  /** Share of the submission's tokens matched in any peer or archive document, 0..100. */
  readonly coverage: number;
  /** Highest suspicion over its pairs, 0..100. null: a set too small for one, or it was not compared. */
  readonly suspicion: number | null;
  /** null: not available (no references, too few n-grams, unsupported language). Never 0 for unknown. */
  readonly ai: AiResult | null;
  readonly quality: QualityResult | null;
  readonly leftOut: readonly LeftOutFile[];
  readonly remarks: readonly FileRemark[];
}

/** Code that was masked as shared by many submissions, or as the given starter code. */
export interface CommonCode {
  readonly submission: number;
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
}

/** A web document that half of the submissions have a piece of: a tutorial, or where the class has its solution from. */
export interface Tutorial {
  /** The web document. */
  readonly source: number;
  /** How many submissions have such pieces (of `commonRun` tokens in a row, `minimumTokens` in all), of how many. */
  readonly submissions: number;
  readonly of: number;
  /** Tokens of it that the median one of them has. */
  readonly tokens: number;
}

export interface AnalysisResult {
  /** Submissions only, ascending by id. */
  readonly submissions: readonly SubmissionResult[];
  /**
   * By suspicion, in a set too small for one by similarity, highest first. Every pair of a small set that has anything in common, of a large set the likeliest ones
   * and each document's best partners. A pair may have no fragment and similarity 0: then it is here for its rank. Pairs with web
   * documents come last, by similarity.
   */
  readonly pairs: readonly PairResult[];
  /** How alike an ordinary pair of this class is, 0..100: what `total` is held against. null: there are too few to say. */
  readonly ordinary: number | null;
  /** Groups of submission ids joined by pairs whose total is at or above the flag threshold; each sorted, largest first. */
  readonly clusters: readonly (readonly number[])[];
  readonly commonCode: readonly CommonCode[];
  /** What most submissions share first. Not given where there was no web document. */
  readonly tutorials?: readonly Tutorial[];
  /** Sentences a person should read, e.g. which starter code was detected. */
  readonly notices: readonly Message[];
}
