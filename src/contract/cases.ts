/** What people decided about submissions, pairs and groups of them. Everything a person typed is hostile text. */

/** Of `cases.json`. Raised with a change that an older version of this program would misread. */
export const CASES_SCHEMA_VERSION = 1;

/** Bounds of what is written about a case, in characters and entries: a note is a note, and a file has to fit into a page. */
export const CASE_BOUNDS = {
  /** A name, or a reason. */
  line: 1000,
  /** Many times what the page takes from one person: of those who write at once all notes stay, and whose the first ones are. */
  note: 200_000,
  typedNote: 20_000,
  files: 100,
} as const;

/** - `new`: nobody looked at it. - `to-discuss`: a person is to be asked. - `dismissed`: innocent, and why. */
export const CASE_STATES = ['new', 'seen', 'to-discuss', 'confirmed', 'dismissed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What a pair shared when a person decided about it; of a group, its strongest pair; of one submission, nothing. null: not known. */
export interface CaseEvidence {
  /** The larger share of the two sides, 0..100. */
  readonly similarity: number | null;
  /** 0..100. */
  readonly suspicion: number | null;
  /** Tokens of all fragments together. */
  readonly tokens: number | null;
}

/** What one of the people whom a case is about answered. Answers are added, never changed. */
export interface CaseAnswer {
  /** Who, as `subjects` has that person. */
  readonly subject: string;
  /** RFC 3339. */
  readonly at: string;
  /** As it was written: hostile text. */
  readonly text: string;
  /** When it was written first, where it was changed since, at `at`: RFC 3339. Absent: it was not, as far as is known. */
  readonly first?: string | undefined;
}

export interface Case {
  /** Who it is about, as `subjectsOf` names them: one submission, two of a pair, more of a group; in the order of `inOrder`. */
  readonly subjects: readonly string[];
  /** What staff called them, in the same order. */
  readonly names: readonly string[];
  readonly state: CaseState;
  /** Why it was dismissed. */
  readonly reason: string | null;
  readonly note: string | null;
  /** Who decided last; null: not told. */
  readonly by: string | null;
  /** When; RFC 3339. Of two records of one case the newer counts. */
  readonly at: string;
  readonly evidence: CaseEvidence;
  /** What staff call the files that belong to it: they are kept elsewhere. Absent: none. */
  readonly files?: readonly string[] | undefined;
  /** Oldest first. Absent: none. */
  readonly answers?: readonly CaseAnswer[] | undefined;
}

/** Code that a person calls common: the next run takes it for starter code. */
export interface DeclaredCode {
  /** Of the file that it was seen in: its ending says the language. */
  readonly path: string;
  readonly text: string;
  readonly by: string | null;
  /** RFC 3339. */
  readonly at: string;
}

/** What people noted: the contents of `cases.json`. */
export interface CaseBook {
  readonly cases: readonly Case[];
  readonly common: readonly DeclaredCode[];
}

/** Of a run without notes. */
export const NO_CASES: CaseBook = { cases: [], common: [] };

/** A case as one run sees it. */
export interface ReportedCase extends Case {
  /** It was dismissed, and there is more evidence now: it is open again. */
  readonly hasGrown?: true | undefined;
}

/** Of the starter code that is made from declared code. */
export const DECLARED_KEY = 'declared-common';

/** A pair that a person judged innocent. `a` and `b`: keys or names of the two; `reason` is shown in the report. Hostile text. */
export interface Dismissal {
  readonly a: string;
  readonly b: string;
  readonly reason: string;
}
