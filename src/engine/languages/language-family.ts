import type { LexicalRules } from './lexical-rules.ts';

/** One entry of `/languages`, without its family. */
export interface LanguageRow {
  readonly id: number;
  readonly language: string;
  /** Without the dot, lower case. */
  readonly extensions: readonly string[];
  /** Prose or data: it says nothing about a program, so it is read only when it is asked for by name. */
  readonly onlyByName?: true;
  /** Asked for by name, it takes every ending that is read as nothing else: somebody says which files count. */
  readonly takesAll?: true;
}

/** All that is known of languages that are read alike: they are compared with each other, and with no other. */
export interface LanguageFamily extends LexicalRules {
  readonly languages: readonly LanguageRow[];
  /** Files with these endings are read by other rules. */
  readonly byEnding?: Readonly<Record<string, LexicalRules>>;
  /** Files of another family that are read as this one, by their ending and what their text says. */
  readonly claims?: Readonly<Record<string, RegExp>>;
  /** What the first line of a script names (`#!`). */
  readonly interpreter?: RegExp;
  /** Blocks stand in braces. */
  readonly hasBraces?: true;
  /** The one statement of a branch or loop needs none. */
  readonly hasBareBranches?: true;
  /** The end of a line ends a statement as `;` does. */
  readonly hasOptionalSemicolons?: true;
  /** In brackets and braces a `;` or the end of a line parts rows, and no statements. */
  readonly hasRows?: true;
  /** Code outside of functions is run when the file is. */
  readonly runsOutsideFunctions?: true;
  /** A function is declared by a word (`fun`, `func`, `fn`, `def`): `name(…) {` alone is a call with a block. */
  readonly declaresByWord?: true;
  /** The type of a result may hold a point behind a bracket: `func f() (int, *pkg.Type) {`. */
  readonly hasQualifiedResults?: true;
  /** A `?` begins no `? … :`. */
  readonly hasNoTernary?: true;
  /** `\u0041` is the letter everywhere, before anything else is read, or in names alone. */
  readonly escapes?: 'everywhere' | 'in-names';
  /** What turns text into a running program, where it is code itself: neither in a comment nor in a string. */
  readonly evaluates?: RegExp;
  /** What reads a program's own text, to evaluate what stands in its comments. */
  readonly readsItself?: RegExp;
  /** The AI score was not calibrated for it: its tokens say too little. */
  readonly hasNoAiScore?: true;
}
