import { createHash } from 'node:crypto';
import { type Random, randomFrom } from '../random.ts';

/*
 * Programs as trees, so that one program can be written in several languages and a student can take a function of another's.
 */

export const WORLD_LANGUAGES = ['java', 'python', 'javascript', 'cpp'] as const;
export type WorldLanguage = (typeof WORLD_LANGUAGES)[number];

export type Type = 'int' | 'ints';

export type Expression =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'text'; readonly value: string }
  | { readonly is: 'name'; readonly name: string }
  | {
      readonly is: 'operation';
      readonly sign: string;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly is: 'call'; readonly name: string; readonly given: readonly Expression[] }
  | { readonly is: 'size'; readonly of: string }
  | { readonly is: 'item'; readonly of: string; readonly at: Expression };

export type Step =
  | { readonly is: 'declare'; readonly name: string; readonly type: Type; readonly value: Expression | null }
  | { readonly is: 'set'; readonly name: string; readonly sign: string; readonly value: Expression }
  | { readonly is: 'add'; readonly list: string; readonly value: Expression }
  | { readonly is: 'print'; readonly parts: readonly Expression[] }
  | {
      readonly is: 'if';
      readonly condition: Expression;
      readonly body: readonly Step[];
      readonly otherwise: readonly Step[];
    }
  | {
      readonly is: 'each';
      readonly name: string;
      readonly type: Type;
      readonly list: string;
      readonly body: readonly Step[];
    }
  | {
      readonly is: 'count';
      readonly name: string;
      readonly to: Expression;
      readonly body: readonly Step[];
    }
  | { readonly is: 'while'; readonly condition: Expression; readonly body: readonly Step[] }
  | { readonly is: 'give'; readonly value: Expression }
  | { readonly is: 'remark'; readonly text: string };

export interface Routine {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: Type }[];
  readonly gives: Type;
  readonly body: readonly Step[];
}

/** A file of a program. */
export interface Module {
  /** Of the type or file, as `LoanTools`. */
  readonly name: string;
  readonly routines: readonly Routine[];
  /** What is run first; null in a file that others use. */
  readonly main: readonly Step[] | null;
  /** Lines above all else, without their comment sign. */
  readonly header: readonly string[];
}

export type Program = readonly Module[];

/** Random numbers of their own for each thing, so that one more of one kind does not change the others. */
export function randomOf(...parts: readonly (string | number)[]): Random {
  return randomFrom(createHash('sha256').update(parts.join('\0')).digest().readInt32LE(0));
}

export const number = (value: number): Expression => ({ is: 'number', value });
export const text = (value: string): Expression => ({ is: 'text', value });
export const name = (of: string): Expression => ({ is: 'name', name: of });
export const operation = (left: Expression, sign: string, right: Expression): Expression => ({
  is: 'operation',
  sign,
  left,
  right,
});

/** Words as a name of the language: `unpaidFine`, `unpaid_fine`. */
export function nameOf(words: readonly string[], language: WorldLanguage): string {
  if (language === 'python' || language === 'cpp') return words.join('_').toLowerCase();
  return words
    .map((word, at) => (at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
}

export function typeName(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
