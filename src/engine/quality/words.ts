import { intern, tokenSet } from '../tokenizers/vocabulary.ts';

export const IF = tokenSet('if unless guard');
export const ELSE_IF = tokenSet('elif elsif elseif');
export const ELSE = intern('else');
export const LOOPS = tokenSet('for while foreach until loop repeat');
/** It has no condition. */
export const ENDLESS = intern('loop');
export const WHILE = intern('while');
export const DO = intern('do');
export const SWITCH = tokenSet('switch match when');
/** A soft keyword: elsewhere it is a name. */
export const MATCH = intern('match');
export const CASE = tokenSet('case');
/** Python's keywords that are names elsewhere. */
export const SOFT = tokenSet('match case');
export const CATCH = tokenSet('catch except rescue');
/** Words before a block that neither branches nor repeats: it nests nothing. */
export const PLAIN_BLOCKS = tokenSet(
  'try finally unsafe synchronized using lock fixed checked unchecked defer',
);
export const GOTO = intern('goto');
export const JUMPS = tokenSet('break continue');
/** What must stand before a function's name, in languages where `name(…) {` is a call with a block. */
export const DECLARES = tokenSet('fun func fn def function');
export const DEF = intern('def');
/** Before the sign that is a function's name: `operator <<`. */
export const OPERATOR = intern('operator');
export const LAMBDA = intern('lambda');
export const NEW = intern('new');

const AND = tokenSet('&& and');
const OR = tokenSet('|| or');

/** Which logical operator a token is: 1 and, 2 or, 0 none. */
export function logicalOperator(id: number): number {
  return AND.has(id) ? 1 : OR.has(id) ? 2 : 0;
}

export const QUESTION = intern('?');
export const COLON = intern(':');
export const ASSIGN = intern('=');
export const DOT = intern('.');
export const COMMA = intern(',');
export const NOT = intern('!');
export const SEMICOLON = intern(';');
export const ARROW = intern('=>');
export const RESULT_ARROW = intern('->');
export const LESS = intern('<');
export const GREATER = intern('>');
export const OPEN = intern('(');
export const CLOSE = intern(')');
export const OPEN_BLOCK = intern('{');
export const CLOSE_BLOCK = intern('}');
export const OPEN_INDEX = intern('[');
export const CLOSE_INDEX = intern(']');
