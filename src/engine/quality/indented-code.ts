import { DEDENT, INDENT, NEWLINE } from '../tokenizers/vocabulary.ts';
import type { CodeView } from './code-view.ts';
import { type Complexity, DEEPEST } from './complexity.ts';
import * as word from './words.ts';

/** After the line feed that ends the logical line of a token. */
export function lineEnd(code: CodeView, at: number): number {
  let next = at;
  while (next < code.count && code.id(next) !== NEWLINE) next += 1;
  return next + 1;
}

/** End of the indented block that starts at `at` (after its last DEDENT); `at` where none starts. */
export function suiteEnd(code: CodeView, at: number): number {
  if (code.id(at) !== INDENT) return at;
  let depth = 0;
  for (let next = at; next < code.count; next += 1) {
    depth += code.id(next) === INDENT ? 1 : code.id(next) === DEDENT ? -1 : 0;
    if (depth === 0) return next + 1;
  }
  return code.count;
}

/** Measures the statements from `from` to `to`, whose blocks are indented. */
export function measureSuite(
  code: CodeView,
  measured: Complexity,
  from: number,
  to: number,
  level: number,
): void {
  let at = code.id(from) === INDENT ? from + 1 : from;
  while (at < to) {
    const id = code.id(at);
    if (id === DEDENT || id === INDENT || id === NEWLINE) {
      at += 1;
      continue;
    }
    const line = Math.min(lineEnd(code, at), to);
    const suite = Math.min(suiteEnd(code, line), to);
    const inner = measureKeyword(measured, id, level, suite > line);
    measureExpression(code, measured, at + 1, line, inner === level ? level : inner - 1);
    if (suite > line && level < DEEPEST) measureSuite(code, measured, line, suite, inner);
    at = Math.max(at + 1, suite, line);
  }
}

/** Counts a statement by its first word; the level of its block. */
function measureKeyword(measured: Complexity, id: number, level: number, hasBlock: boolean): number {
  if (word.IF.has(id) || word.LOOPS.has(id) || word.CATCH.has(id)) {
    measured.branch(level);
  } else if (word.ELSE_IF.has(id)) {
    measured.chain();
  } else if (id === word.ELSE) {
    measured.cognitive += 1;
  } else if (id === word.MATCH && hasBlock) {
    measured.nest(level);
  } else if (id !== word.DEF) {
    if (word.CASE.has(id) && hasBlock) measured.cyclomatic += 1;
    return level;
  }
  return level + 1;
}

function measureExpression(
  code: CodeView,
  measured: Complexity,
  from: number,
  to: number,
  level: number,
): void {
  measured.endRun();
  for (let at = from; at < to; at += 1) {
    const id = code.id(at);
    const operator = word.logicalOperator(id);
    if (operator !== 0) measured.logical(operator);
    else if (word.IF.has(id)) measured.branch(level);
    else if (word.LOOPS.has(id)) measured.cyclomatic += 1;
    else if (id === word.LAMBDA || id === word.COMMA) measured.endRun();
  }
}
