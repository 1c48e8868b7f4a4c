import { FAMILIES, type Family } from '../../../languages/languages.ts';
import type { FunctionQuality } from '../api.ts';
import type { TokenBuffer } from '../tokenizers/token-buffer.ts';
import { IDENTIFIER } from '../tokenizers/vocabulary.ts';
import { BracedCode } from './braced-code.ts';
import { CodeView } from './code-view.ts';
import { Complexity } from './complexity.ts';
import { functionHead, parameterCount } from './function-heads.ts';
import { lineEnd, measureSuite, suiteEnd } from './indented-code.ts';
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
 * Functions are found by name: `name(…) {`, `name = (…) => {`, `def name(…):`. Closures belong to the function around them.
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
  return found.map((one) => measured(path, code, one));
}

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
    if (code.id(at) !== word.DEF || code.id(at + 1) !== IDENTIFIER || code.id(at + 2) !== word.OPEN) continue;
    const close = code.partner(at + 2);
    if (close < 0) continue;
    const start = lineEnd(code, close);
    const end = suiteEnd(code, start);
    const to = Math.max(at, end - 1);
    const complexity = new Complexity();
    measureSuite(code, complexity, start, end, 0);
    found.push({ name: at + 1, parameters: at + 2, from: at, to, complexity });
    at = to;
  }
  return found;
}

function measured(
  file: string,
  code: CodeView,
  { name, parameters, from, to, complexity }: FoundFunction,
): FunctionQuality {
  const { cyclomatic, cognitive, nesting } = complexity;
  return {
    file,
    name: code.word(name),
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
