import { OPENING, partnersOf } from './tokenizers/brackets.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import {
  CONSTANT,
  IDENTIFIER,
  intern,
  NUMBER,
  STRING,
  TOKEN_LIMIT,
  type TokenSet,
  tokenSet,
} from './tokenizers/vocabulary.ts';

const [COLON, COMMA, DOT, OPTIONAL, NOT, OPEN, OPEN_LIST, CLOSE_LIST] = ': , . ? ! ( [ ]'
  .split(' ')
  .map(intern);
const [OPEN_BLOCK, CLOSE_BLOCK, LESS, GREATER, SHIFT, TRIPLE_SHIFT, ARROW] = '{ } < > >> >>> =>'
  .split(' ')
  .map(intern);
const [FUNCTION, CLASS, LET, AS, SATISFIES, SPREAD] = 'function class let as satisfies ...'
  .split(' ')
  .map(intern);
const [SEMICOLON, ASSIGN, PLUS, EXTENDS, IMPLEMENTS, INTERFACE, TYPE] =
  '; = + extends implements interface type'.split(' ').map(intern);

const BEFORE_TYPE = tokenSet('| & keyof typeof infer new -');
const NAMES_OF_TYPES = tokenSet(IDENTIFIER, STRING, NUMBER, CONSTANT, 'void this');
const BETWEEN_TYPES = tokenSet('| & is extends');
const ENDS_OF_VALUES = tokenSet(IDENTIFIER, STRING, NUMBER, CONSTANT, 'this ) ] }');
const BEHIND_PARAMETER = tokenSet(', ) =');
const BEHIND_NAME = tokenSet(', ) = : ?');
const BEHIND_VARIABLE = tokenSet('= ; , of in');
const BEHIND_NOT_NULL = tokenSet('. ?. ) ; , ] } : ? && || ?? = === !== == != < > <= >= + - * / % += -=');
/** Where an arrow function may begin: behind `?` a `:` may be that of the condition. */
const BEFORE_ARROW_FUNCTION = tokenSet('= ( , => : return [ { ; default');
const ENDS_OF_LISTS = tokenSet('> >> >>>');
/** How many lists of types a token opens, or closes. */
const DEPTHS = new Int8Array(TOKEN_LIMIT);
for (const [depth, sign] of [LESS, GREATER, SHIFT, TRIPLE_SHIFT].entries()) {
  DEPTHS[sign as number] = depth === 0 ? 1 : -depth;
}
const NOT_OF_PARAMETERS = tokenSet('; ) ] }');
/** All that types are written with: where anything else stands, it is code. */
const IN_TYPES = tokenSet(
  NAMES_OF_TYPES,
  BEFORE_TYPE,
  BETWEEN_TYPES,
  ENDS_OF_LISTS,
  '< ( ) [ ] { } : , ; . ? => ... + in as import',
);
const BEFORE_METHOD = tokenSet('{ } ] ; ,');
/** Behind these a member of a class may begin. */
const BEFORE_FIELD = tokenSet('{ } ;');
const BEHIND_FIELD = tokenSet('= ; }');
const IN_NO_HEAD = tokenSet('class ; , ) ] }');
/** How many types a class or an interface is said to be, at most. */
const MOST_PARENTS = 20;
/** Longer lists of type parameters are taken for comparisons. */
const LONGEST_TYPE_PARAMETERS = 200;

/**
 * Drops the types of TypeScript (in place), as its compiler does: those of parameters, results, variables and fields, type
 * parameters and arguments, `as T`, `x!`, declarations of types, and fields without a value. What may mean something else stays.
 */
// oxlint-disable-next-line max-lines-per-function -- small functions over one list of marks, and a loop that calls them
export function dropTypes(tokens: TokenBuffer): void {
  const { ids, lines, length } = tokens;
  const partners = partnersOf(ids, length);
  const dropped = new Uint8Array(length);
  /** The token at an index, which may be outside. */
  const id = (at: number): number | undefined => (at >= 0 && at < length ? ids[at] : undefined);
  const drop = (from: number, to: number): void => {
    dropped.fill(1, from, to);
  };
  const partner = (at: number): number => partners[at] ?? -1;
  const startsLine = (at: number): boolean => at < length && lines[at] !== lines[at - 1];
  /** No `;` is written behind `>`, where a line may go on. */
  const startsMethod = (at: number): boolean =>
    BEFORE_METHOD.has(id(at - 1)) || (ENDS_OF_LISTS.has(id(at - 1)) && startsLine(at));
  /** Of a type nothing is called: before `(` stands a method that has a type itself. */
  const isCall = (at: number): boolean =>
    id(at) === OPEN &&
    ENDS_OF_VALUES.has(id(at - 1)) &&
    !(id(at - 1) === IDENTIFIER && startsMethod(at - 1) && id(partner(at) + 1) === COLON);
  /** How many tokens up to each one are of no type, so that no code passes for one. */
  const codeBefore = new Uint32Array(length + 1);
  for (let at = 0; at < length; at += 1) {
    codeBefore[at + 1] = (codeBefore[at] as number) + (isCall(at) || !IN_TYPES.has(ids[at]) ? 1 : 0);
  }

  const ends = endsOfLists(tokens);
  /** Behind `<…>` at `from`, or -1. */
  const endOfParameters = (from: number): number => ends[from] ?? -1;

  /** Behind the type at `from`, or -1 where none stands. */
  function endOfType(from: number, takesFunctions: boolean): number {
    for (let at = from; ; ) {
      while (BEFORE_TYPE.has(id(at))) at += 1;
      if (id(at) === LESS) at = endOfParameters(at);
      if (at < 0) return -1;
      const token = id(at);
      if (token === OPEN || token === OPEN_LIST || token === OPEN_BLOCK) {
        const begin = at;
        if (partner(at) < 0) return -1;
        at = partner(at) + 1;
        if (token === OPEN && takesFunctions && id(at) === ARROW) {
          at += 1;
          continue;
        }
        if (token === OPEN && at === begin + 2) return -1;
      } else if (NAMES_OF_TYPES.has(token)) {
        at += 1;
        while (id(at) === DOT && id(at + 1) === IDENTIFIER) at += 2;
        if (id(at) === LESS) {
          at = endOfParameters(at);
          if (at < 0) return -1;
        }
      } else {
        return -1;
      }
      while (id(at) === OPEN_LIST) {
        if (partner(at) < 0) return -1;
        at = partner(at) + 1;
      }
      if (!BETWEEN_TYPES.has(id(at))) return codeBefore[at] === codeBefore[from] ? at : -1;
      at += 1;
    }
  }

  /** Drops `: T`, `?: T` or `!: T` at `at`, if one of `behind` follows; gives where it goes on. */
  function dropAnnotation(at: number, behind: TokenSet): number {
    const colon = id(at) === OPTIONAL || id(at) === NOT ? at + 1 : at;
    const end = id(colon) === COLON ? endOfType(colon + 1, true) : colon;
    if (end < 0 || !(behind.has(id(end)) || (end > colon && startsLine(end)))) return at;
    drop(at, end);
    return end;
  }

  /** Behind the name or pattern at `at`. */
  const behindName = (at: number): number =>
    (id(at) === OPEN_BLOCK || id(at) === OPEN_LIST ? Math.max(at, partner(at)) : at) + 1;

  /** What stands in the brackets at `open`, if they are those of a function. */
  function dropOfParameters(open: number): void {
    const close = partner(open);
    if (close < 0) return;
    const isNamed = id(open - 1) === IDENTIFIER || id(open - 1) === FUNCTION || dropped[open - 1] === 1;
    if (!isNamed && open > 0 && !BEFORE_ARROW_FUNCTION.has(id(open - 1))) return;
    const isList =
      open + 1 === close || BEHIND_NAME.has(id(behindName(id(open + 1) === SPREAD ? open + 2 : open + 1)));
    if (!isList) return;
    const end = id(close + 1) === COLON ? endOfType(close + 2, isNamed) : close + 1;
    const isArrow = id(end) === ARROW && (!isNamed || id(open - 1) === GREATER);
    if (end < 0 || !(isArrow || (isNamed && id(end) === OPEN_BLOCK))) return;
    drop(close + 1, end);
    for (let at = open + 1; at < close; at += 1) {
      if (id(at) === SPREAD) at += 1;
      at = dropAnnotation(behindName(at), BEHIND_PARAMETER);
      for (; at < close && id(at) !== COMMA; at += 1) {
        const isOpening = id(at) === OPEN || id(at) === OPEN_LIST || id(at) === OPEN_BLOCK;
        if (isOpening && partner(at) > 0) at = partner(at);
      }
    }
  }

  /** Behind `A, B<C>` at `from`, or -1. */
  function endOfParents(from: number): number {
    let end = endOfType(from, false);
    for (let count = 1; id(end) === COMMA && count < MOST_PARENTS; count += 1) {
      end = endOfType(end + 1, false);
    }
    return end;
  }

  /** `interface A<B> extends C { … }` and `type A<B> = C;` */
  function dropDeclaration(at: number): void {
    const behind = id(at + 2) === LESS ? endOfParameters(at + 2) : at + 2;
    if (id(at + 1) !== IDENTIFIER || behind < 0) return;
    const from = id(behind) === EXTENDS ? endOfParents(behind + 1) : behind;
    const isBegun = from > 0 && (id(at) === TYPE ? id(from) === ASSIGN : id(from) === OPEN_BLOCK);
    let end = isBegun ? endOfType(id(at) === TYPE ? from + 1 : from, true) : -1;
    while (id(end) === OPTIONAL) {
      const other = endOfType(end + 1, true);
      end = id(other) === COLON ? endOfType(other + 1, true) : -1;
    }
    if (end > 0 && id(end) !== PLUS) drop(at, id(end) === SEMICOLON ? end + 1 : end);
  }

  /** Where the body of the class at an index begins, or -1; drops what it is said to implement. */
  function bodyOf(at: number): number {
    let open = id(at + 1) === IDENTIFIER ? at + 2 : at + 1;
    if (id(open) === LESS) open = endOfParameters(open);
    if (id(open) === EXTENDS) open += 1;
    else if (id(open) !== IMPLEMENTS && id(open) !== OPEN_BLOCK) return -1;
    while (open > 0 && id(open) !== OPEN_BLOCK) {
      if (id(open) === IMPLEMENTS) {
        const end = endOfParents(open + 1);
        if (id(end) !== OPEN_BLOCK) return -1;
        drop(open, end);
        return end;
      }
      if (open >= length || IN_NO_HEAD.has(id(open))) return -1;
      const isList = id(open) === LESS;
      const close = isList ? endOfParameters(open) - 1 : OPENING.has(id(open)) ? partner(open) : open;
      if (close < 0) return -1;
      if (isList && codeBefore[close] === codeBefore[open]) drop(open, close + 1);
      open = close + 1;
    }
    return open;
  }

  function dropOfClass(at: number): void {
    const open = bodyOf(at);
    const close = partner(open);
    for (let field = open + 1; field < close; field += 1) {
      if (id(field) === IDENTIFIER && (dropped[field - 1] === 1 || BEFORE_FIELD.has(id(field - 1)))) {
        const end = dropAnnotation(field + 1, BEHIND_FIELD);
        const isEnd = id(end) === SEMICOLON;
        if (isEnd || (end > field + 1 && id(end) !== ASSIGN)) drop(field, isEnd ? end + 1 : end);
        field = end - 1;
      } else if (OPENING.has(id(field)) && partner(field) > 0) {
        field = partner(field);
      }
    }
  }

  for (let at = 0; at < length; at += 1) {
    const token = id(at);
    if (dropped[at] === 1) continue;
    if (token === OPEN) {
      dropOfParameters(at);
    } else if (token === INTERFACE || token === TYPE) {
      dropDeclaration(at);
    } else if (token === CLASS) {
      dropOfClass(at);
    } else if (token === LET) {
      const end = dropAnnotation(behindName(at + 1), BEHIND_VARIABLE);
      if (dropped[end - 1] === 1 && !BEHIND_VARIABLE.has(id(end))) {
        // The line ended the statement as well.
        dropped[end - 1] = 0;
        ids[end - 1] = SEMICOLON as number;
      }
    } else if (
      (token === AS || token === SATISFIES) &&
      (dropped[at - 1] === 1 || ENDS_OF_VALUES.has(id(at - 1)))
    ) {
      // A method may have that name.
      if (id(at - 1) === CLOSE_BLOCK && id(at + 1) === OPEN) continue;
      const end = id(at + 1) === LET ? at + 2 : endOfType(at + 1, true);
      if (end > 0) drop(at, end);
    } else if (token === NOT && (id(at - 1) === IDENTIFIER || id(at - 1) === CLOSE_LIST)) {
      if (BEHIND_NOT_NULL.has(id(at + 1))) drop(at, at + 1);
    } else if (token === LESS) {
      const isDeclared = id(at - 2) === FUNCTION || id(at - 2) === CLASS;
      const isFirst = at === 0 || BEFORE_ARROW_FUNCTION.has(id(at - 1));
      const end = isDeclared || isFirst || id(at - 1) === IDENTIFIER ? endOfParameters(at) : -1;
      // Elsewhere it may be that two values are compared.
      const isType = end > 0 && codeBefore[end] === codeBefore[at] && (isFirst || id(end) === OPEN);
      if (end > 0 && (isDeclared || isType)) drop(at, end);
    }
  }

  tokens.drop(dropped);
}

/** By each `<`: where it goes on behind the `>` of its own; -1 where none is, or a comparison ends there. */
function endsOfLists({ ids, length }: TokenBuffer): Int32Array {
  const ends = new Int32Array(length).fill(-1);
  /** `<` that are open, how many they are, and how many they were when each bracket opened. */
  const open: number[] = [];
  let count = 0;
  const outside: number[] = [];
  let before = 0;
  for (let at = 0; at < length; at += 1) {
    const id = ids[at] as number;
    const depth = DEPTHS[id] as number;
    if (depth > 0) {
      open[count] = at;
      count += 1;
    } else if (depth < 0) {
      const first = count + depth;
      const from = first >= before ? (open[first] as number) : at;
      if (from < at && at - from < LONGEST_TYPE_PARAMETERS) ends[from] = at + 1;
      count = Math.max(first, before);
    } else if (OPENING.has(id)) {
      outside.push(before);
      before = count;
    } else if (NOT_OF_PARAMETERS.has(id)) {
      count = before;
      if (id !== SEMICOLON) before = outside.pop() ?? 0;
    }
  }
  return ends;
}
