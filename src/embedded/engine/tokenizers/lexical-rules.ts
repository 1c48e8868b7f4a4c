import { intern } from './vocabulary.ts';

/** An operator of several characters. */
export interface Operator {
  readonly text: string;
  readonly id: number;
}

/** Operators from a list separated by spaces, longest first. */
export function operators(list: string): readonly Operator[] {
  return list
    .split(/\s+/)
    .map((text) => ({ text, id: intern(text) }))
    .toSorted((a, b) => b.text.length - a.text.length || a.id - b.id);
}

/** How a quoted text ends. */
export interface Quote {
  readonly open: string;
  readonly close: string;
  /** What makes the next character literal; '' for none. */
  readonly escape: '' | '\\' | '`';
  /** The closing mark written twice stands for itself (SQL, Pascal, VB). */
  readonly doubled: boolean;
  /** Whether it may run over the end of a line; where not, the line's end closes it (broken code). */
  readonly multiline: boolean;
  /** The token is an identifier rather than a string (SQL's "column", R's `name`). */
  readonly name?: boolean;
}

/** Where a dropped statement ends: with `;`, or with its line where none is there before. `directive`: only if it is one. */
export type Dropped = 'semicolon' | 'line' | 'directive';

/** What a hook sees and moves. */
export interface Cursor {
  readonly text: string;
  /** Offset of the character being read; a hook that returns true has moved it on. */
  at: number;
  /** 1-based line of `at`. */
  line: number;
  emit(id: number): void;
  /** Moves `at` to `to`, counting lines. */
  skipTo(to: number): void;
  /** Number of the token before, or 0. */
  last(): number;
}

/** A language's lexical grammar as far as comparison needs it. */
export interface LexicalRules {
  /** Words that keep their meaning → token number. A number of -1 drops the word. */
  readonly keywords: ReadonlyMap<string, number>;
  readonly ignoreCase: boolean;
  readonly lineComments: readonly string[];
  readonly blockComments: readonly {
    readonly open: string;
    readonly close: string;
    readonly nested: boolean;
  }[];
  readonly quotes: readonly Quote[];
  /** Characters besides letters, digits and `_` that may start / continue a word. */
  readonly wordStart: string;
  readonly wordPart: string;
  /** Operators of several characters, longest first. */
  readonly operators: readonly Operator[];
  /** Statement starters whose whole statement is dropped (imports). */
  readonly dropStatement: ReadonlyMap<string, Dropped>;
  /** Reads what the table cannot say, at the characters in `hookAt`. Returns false to let the table decide. */
  readonly hook?: (cursor: Cursor) => boolean;
  readonly hookAt?: string;
  /** Ends of lines are tokens. */
  readonly newlines?: boolean;
}
