import { FAMILIES, type Family } from '../languages/languages.ts';
import type { FunctionQuality } from '../api.ts';
import type { TokenBuffer } from '../tokenizers/token-buffer.ts';
import { DEDENT, IDENTIFIER, INDENT, NEWLINE } from '../tokenizers/vocabulary.ts';
import { BracedCode } from './braced-code.ts';
import { CodeView } from './code-view.ts';
import { Complexity } from './complexity.ts';
import { functionHead, parameterCount } from './function-heads.ts';
import { lineEnd, measureSuite, suiteEnd } from './indented-code.ts';
import { SCRIPT } from './quality-of.ts';
import * as word from './words.ts';

/**
 * Measures of the functions of one file, from its tokens; none for languages whose blocks the engine does not follow.
 *
 * - cyclomatic (McCabe 1976): 1 + decisions: `if`, loops, `case`, `catch`, `?:`, `&&`, `||`;
 * - cognitive (SonarSource, "Cognitive Complexity", Campbell 2018): one for each break in the linear flow (`if`, `else`,
 *   `switch`, loops, `catch`, `?:`, each run of like logical operators, jumps to labels, recursion), and for those that
 *   nest, one more for each level they are nested in. `switch` counts once, however many cases; closures nest;
 * - nesting: deepest level of control structures;
 * - parameters: of the function's own list.
 *
 * In Python each `for` of a comprehension is a loop for the cyclomatic measure, and each `if` of one a condition for both.
 *
 * Functions are found by name: `name(…) {`, `name = (…) => {`, `operator <<(…) {`, `def name(…):`. Closures belong to the function
 * around them. Where code outside of functions is run, a file without a function is one itself, called `SCRIPT`.
 */
export function measureFunctions(
  path: string,
  family: Family,
  text: string,
  tokens: TokenBuffer,
): readonly FunctionQuality[] {
  const code = new CodeView(FAMILIES[family], text, tokens);
  const found =
    family === 'python' ? indentedFunctions(code) : code.language.hasBraces ? bracedFunctions(code) : [];
  return found.length === 0 && code.language.runsOutsideFunctions === true
    ? wholeScript(path, code)
    : found.map((one) => measured(path, code, one));
}

/** All of a file as one function; none if there is no code. */
function wholeScript(file: string, code: CodeView): readonly FunctionQuality[] {
  const last = lastWord(code, code.count - 1);
  if (last < 0) return [];
  const complexity = new Complexity();
  if (code.language.hasBraces === true) new BracedCode(code, complexity).block(0, code.count, 0);
  else measureSuite(code, complexity, 0, code.count, 0);
  const { cyclomatic, cognitive, nesting } = complexity;
  return [
    {
      file,
      name: SCRIPT,
      lineStart: code.line(0),
      lineEnd: code.line(last),
      cyclomatic,
      cognitive,
      nesting,
      parameters: 0,
    },
  ];
}

/** The last token up to `at` that is written rather than told by layout; -1: there is none. */
function lastWord(code: CodeView, at: number): number {
  let last = at;
  while (last >= 0 && LAYOUT.has(code.id(last))) last -= 1;
  return last;
}

const LAYOUT: ReadonlySet<number> = new Set([NEWLINE, INDENT, DEDENT]);

/** A function of which the code was walked, from its first token to its last. */
interface FoundFunction {
  readonly name: number;
  readonly parameters: number;
  readonly from: number;
  readonly to: number;
  readonly complexity: Complexity;
}

function bracedFunctions(code: CodeView): FoundFunction[] {
  const found: FoundFunction[] = [];
  for (let at = 0; at < code.count; at += 1) {
    const head = functionHead(code, at);
    if (head === undefined) continue;
    const complexity = new Complexity();
    const to = code.partner(head.body);
    new BracedCode(code, complexity).block(head.body + 1, to, 0);
    found.push({ name: head.name, parameters: head.parameters, from: at, to, complexity });
    at = to;
  }
  return found;
}

function indentedFunctions(code: CodeView): FoundFunction[] {
  const found: FoundFunction[] = [];
  for (let at = 0; at + 2 < code.count; at += 1) {
    const isNamed = code.id(at + 1) === IDENTIFIER || word.SOFT.has(code.id(at + 1));
    if (code.id(at) !== word.DEF || !isNamed || code.id(at + 2) !== word.OPEN) continue;
    const close = code.partner(at + 2);
    if (close < 0) continue;
    const start = lineEnd(code, close);
    const end = suiteEnd(code, start);
    const complexity = new Complexity();
    measureSuite(code, complexity, start, end, 0);
    found.push({
      name: at + 1,
      parameters: at + 2,
      from: at,
      to: Math.max(at, lastWord(code, end - 1)),
      complexity,
    });
    at = Math.max(at, end - 1);
  }
  return found;
}

function measured(
  file: string,
  code: CodeView,
  { name, parameters, from, to, complexity }: FoundFunction,
): FunctionQuality {
  const { cyclomatic, cognitive, nesting } = complexity;
  const own = code.id(name) === word.OPERATOR ? '' : code.word(name);
  return {
    file,
    name: own === '' ? code.between(name, parameters) : own,
    lineStart: code.line(from),
    lineEnd: code.line(to),
    cyclomatic,
    cognitive: cognitive + (callsItself(code, name, parameters, to) ? 1 : 0),
    nesting,
    parameters: parameterCount(code, parameters),
  };
}

/** Whether a function's name is called behind its parameters, and not as another object's. */
function callsItself(code: CodeView, name: number, parameters: number, to: number): boolean {
  const own = code.word(name);
  for (let at = Math.max(parameters, code.partner(parameters)) + 1; at < to; at += 1) {
    if (code.id(at) !== IDENTIFIER || code.id(at + 1) !== word.OPEN || code.word(at) !== own) continue;
    if (code.id(at - 1) !== word.DOT && code.id(at - 1) !== word.NEW) return true;
  }
  return false;
}
