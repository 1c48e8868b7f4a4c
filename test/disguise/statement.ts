import type { Token } from './lexer.ts';

export type StatementKind =
  | 'simple'
  | 'if'
  | 'else'
  | 'for'
  | 'while'
  | 'do'
  | 'switch'
  | 'try'
  | 'block'
  | 'function'
  | 'class'
  | 'label'
  | 'directive';

/** A statement: what it begins with, and the statements inside of it. */
export interface Statement {
  readonly kind: StatementKind;
  /** Without the body, its braces and the final semicolon or colon. */
  head: Token[];
  body?: Statement[];
  /** A single statement without braces is its body. */
  isBare?: boolean;
  /** else, catch, finally; the condition of `do`. */
  readonly rest: Statement[];
}

/** A program that the bench's parser does not read: it is left out. */
export class NotRead extends Error {}

export function simple(head: Token[]): Statement {
  return { kind: 'simple', head, rest: [] };
}
