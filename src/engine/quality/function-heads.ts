import { IDENTIFIER } from '../tokenizers/vocabulary.ts';
import type { CodeView } from './code-view.ts';
import * as word from './words.ts';

/** Where the parts of a function stand. */
interface FunctionHead {
  readonly name: number;
  readonly parameters: number;
  readonly body: number;
}

/** What may stand between a parameter list and its body: result types, `throws`, `where`. */
const LONGEST_HEAD = 40;
/** What may stand between `operator` and its parameters: `operator const std::vector<int> &(`. */
const LONGEST_SIGN = 24;

/** The head of a function with a body in braces when its name stands at `at`. */
export function functionHead(code: CodeView, at: number): FunctionHead | undefined {
  if (code.id(at) === word.OPERATOR) return operatorHead(code, at, at + 1);
  // Swift's and Scala's operators have no word of their own: func == (…), def +(…)
  if (code.language.declaresByWord === true && word.DECLARES.has(code.id(at)) && isSign(code.id(at + 1))) {
    return operatorHead(code, at + 1, at + 1);
  }
  if (code.id(at) !== IDENTIFIER) return undefined;
  if (code.id(at + 1) === word.ASSIGN) return assignedFunction(code, at);
  const before = code.id(at - 1);
  if (code.id(at + 1) !== word.OPEN || before === word.NEW || before === word.DOT) return undefined;
  // Go's methods: func (receiver) name(…)
  const receiver = before === word.CLOSE && word.DECLARES.has(code.id(code.partner(at - 1) - 1));
  if (code.language.declaresByWord === true && !word.DECLARES.has(before) && !receiver) return undefined;
  const close = code.partner(at + 1);
  const body = close < 0 ? -1 : bodyAfter(code, close);
  return body < 0 ? undefined : { name: at, parameters: at + 1, body };
}

/** Neither a name nor a bracket. */
function isSign(id: number): boolean {
  return id !== 0 && id !== IDENTIFIER && id !== word.OPEN && id !== word.OPEN_BLOCK && id !== word.LESS;
}

/** The head of an operator's definition: `operator <<(…) {`, `operator ()(…) {`, `operator bool() {`. Its sign begins at `sign`. */
function operatorHead(code: CodeView, name: number, sign: number): FunctionHead | undefined {
  const before = code.id(name - 1);
  if (before === word.DOT || before === word.RESULT_ARROW) return undefined;
  let open = sign;
  if (code.id(open) === word.OPEN && code.id(open + 1) === word.CLOSE) open += 2;
  while (code.id(open) !== word.OPEN) {
    const id = code.id(open);
    const ends = id === 0 || id === word.SEMICOLON || id === word.OPEN_BLOCK || id === word.CLOSE;
    if (ends || open - sign > LONGEST_SIGN) return undefined;
    open += 1;
  }
  const close = code.partner(open);
  const body = close < 0 ? -1 : bodyAfter(code, close);
  return body < 0 ? undefined : { name, parameters: open, body };
}

/** Where the block begins that follows a parameter list; -1: none does. */
function bodyAfter(code: CodeView, close: number): number {
  for (let after = close + 1; after < code.count && after - close < LONGEST_HEAD; after += 1) {
    const id = code.id(after);
    if (id === word.OPEN_BLOCK) return code.partner(after) < 0 ? -1 : after;
    // Scala's def f(…): T = {
    const isAssigned = id === word.ASSIGN && code.id(after + 1) === word.OPEN_BLOCK;
    if (isAssigned && code.language.declaresByWord === true) continue;
    if (id === word.OPEN) {
      // Go's several results, C++'s initialisers.
      after = code.partner(after);
      if (after < 0) return -1;
    } else if (
      endsHead(id) ||
      (id === word.DOT && code.id(after - 1) === word.CLOSE && code.language.hasQualifiedResults !== true)
    ) {
      return -1;
    }
  }
  return -1;
}

function endsHead(id: number): boolean {
  return (
    id === word.SEMICOLON ||
    id === word.ASSIGN ||
    id === word.CLOSE ||
    id === word.CLOSE_BLOCK ||
    id === word.ARROW ||
    word.IF.has(id)
  );
}

/** `name = (…) => {` and `name = function (…) {`. */
function assignedFunction(code: CodeView, at: number): FunctionHead | undefined {
  let parameters = at + 2;
  if (word.DECLARES.has(code.id(parameters))) parameters += 1;
  const isList = code.id(parameters) === word.OPEN;
  const close = isList ? code.partner(parameters) : parameters;
  if (close < 0 || (!isList && code.id(parameters) !== IDENTIFIER)) return undefined;
  const isArrow = code.id(close + 1) === word.ARROW;
  const body = isArrow ? close + 2 : close + 1;
  const isFunction = isArrow || word.DECLARES.has(code.id(at + 2));
  return isFunction && code.id(body) === word.OPEN_BLOCK && code.partner(body) > 0
    ? { name: at, parameters, body }
    : undefined;
}

/** How many parameters a list has that begins at `open`; 1 where a name stands in its place. */
export function parameterCount(code: CodeView, open: number): number {
  if (code.id(open) !== word.OPEN) return 1;
  const close = code.partner(open);
  if (close <= open + 1 || (close === open + 2 && code.word(open + 1) === 'void')) return 0;
  let count = 1;
  let angles = 0;
  for (let at = open + 1; at < close; at += 1) {
    const id = code.id(at);
    if (code.opens(at)) at = Math.max(at, code.partner(at));
    else if (id === word.LESS) angles += 1;
    else if (id === word.GREATER) angles -= 1;
    else if (id === word.COMMA && angles <= 0 && at + 1 < close) count += 1;
  }
  // Python's and Rust's own object is no parameter of the caller's.
  return /^&?(?:self|cls)$/.test(code.word(open + 1)) ? count - 1 : count;
}
