/*
 * What of a class may be looked for on the web. Plain data that names nobody: submissions are numbers, and paths stay here.
 */

/** The submissions of one check. */
export interface SearchSubject {
  readonly submissions: readonly SubjectSubmission[];
}

export interface SubjectSubmission {
  /** The service's number of the submission. */
  readonly id: number;
  /** What to ask for, the most telling first; at most 6. */
  readonly probes: readonly Probe[];
  readonly files: readonly SubjectFile[];
  /** How rare the code of its first probe is, 0..1: the higher, the earlier it is asked in each round. */
  readonly rarity: number;
}

/** One piece of code, as the words that a code search is asked for. */
export interface Probe {
  /** Identifiers and words of strings that stand close together in the code, 2 to 6. */
  readonly words: readonly string[];
  /** A name in `LANGUAGES`. */
  readonly language: string;
  /** Where the piece begins, from 1 on. */
  readonly line: number;
  /** The submission's file. Never sent. */
  readonly file: string;
  /** Other submissions that have all these words in one file: the answer serves them, too. Ascending. */
  readonly alsoIn: readonly number[];
}

export interface SubjectFile {
  readonly path: string;
  /** SHA-1 of the git blob with these bytes, hex. */
  readonly blob: string;
  readonly tokens: number;
  readonly lines: number;
  /** Why nobody is asked whether its hash is known; null: somebody is. */
  readonly unasked: 'short' | 'starter' | 'licence' | null;
}
