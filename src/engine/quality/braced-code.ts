import { IDENTIFIER } from '../tokenizers/vocabulary.ts';
import type { CodeView } from './code-view.ts';
import { type Complexity, DEEPEST } from './complexity.ts';
import * as word from './words.ts';

/** Tokens between the `?` and the `:` of a condition. */
const LONGEST_TERNARY = 200;

/** Walks code whose blocks stand in braces. Where a method gives a number, the next statement starts there. */
export class BracedCode {
  readonly #code: CodeView;
  readonly #measured: Complexity;

  constructor(code: CodeView, measured: Complexity) {
    this.#code = code;
    this.#measured = measured;
  }

  /** Measures the statements from `from` to `to`. */
  block(from: number, to: number, level: number): void {
    let next = from;
    while (next < to) {
      // A block for its own sake is no level: it is gone through here, so that none is too deep for the stack.
      const id = this.#code.id(next);
      const isBrace = id === word.OPEN_BLOCK || id === word.CLOSE_BLOCK;
      next = isBrace ? next + 1 : Math.max(next + 1, this.#statement(next, to, level));
    }
  }

  #statement(at: number, end: number, level: number): number {
    const code = this.#code;
    const id = code.id(at);
    if (level > DEEPEST) return this.#simple(at, end, DEEPEST);
    if (id === word.OPEN_BLOCK) {
      const close = code.partner(at);
      const last = close < 0 ? end : Math.min(close, end);
      this.block(at + 1, last, level);
      return last + 1;
    }
    if (word.IF.has(id) || word.ELSE_IF.has(id)) {
      this.#measured.branch(level);
      return this.#branches(at, end, level);
    }
    if (id === word.DO) return this.#doLoop(at, end, level);
    if (word.LOOPS.has(id) || word.CATCH.has(id)) {
      if (id === word.ENDLESS) this.#measured.nest(level);
      else this.#measured.branch(level);
      return this.#statement(this.#condition(at, end, level), end, level + 1);
    }
    if (word.SWITCH.has(id)) {
      const body = this.#condition(at, end, level);
      if (code.id(body) !== word.OPEN_BLOCK) return body;
      this.#measured.nest(level);
      return this.#statement(body, end, level + 1);
    }
    if (word.CASE.has(id)) {
      this.#measured.cyclomatic += 1;
      return this.#afterLabel(at, end);
    }
    if (id === word.ELSE) return at + 1;
    if (word.PLAIN_BLOCKS.has(id)) {
      const open = code.id(at + 1) === word.OPEN ? code.partner(at + 1) : at;
      return Math.max(at, open) + 1;
    }
    if (!this.#isJump(at)) return this.#simple(at, end, level);
    this.#measured.cognitive += 1;
    return this.#simple(at + 1, end, level);
  }

  /** `goto`, and `break` or `continue` with a label. */
  #isJump(at: number): boolean {
    const code = this.#code;
    const id = code.id(at);
    return (
      id === word.GOTO ||
      (word.JUMPS.has(id) && code.id(at + 1) === IDENTIFIER && code.line(at) === code.line(at + 1))
    );
  }

  /** `if (…) … else if (…) … else …`, from the first `if`. */
  #branches(from: number, end: number, level: number): number {
    const code = this.#code;
    let next = this.#statement(this.#condition(from, end, level), end, level + 1);
    for (;;) {
      const id = code.id(next);
      const chained = id === word.ELSE && word.IF.has(code.id(next + 1));
      if (chained || word.ELSE_IF.has(id)) {
        this.#measured.chain();
        const condition = this.#condition(chained ? next + 1 : next, end, level);
        next = this.#statement(condition, end, level + 1);
      } else if (id === word.ELSE) {
        this.#measured.cognitive += 1;
        return this.#statement(next + 1, end, level + 1);
      } else {
        return next;
      }
    }
  }

  #doLoop(at: number, end: number, level: number): number {
    this.#measured.nest(level);
    const next = this.#statement(at + 1, end, level + 1);
    if (this.#code.id(next) !== word.WHILE) return next;
    this.#measured.cyclomatic += 1;
    return this.#simple(next + 1, end, level);
  }

  /** Behind `case …:` or `case … =>`; at its block where it has one. */
  #afterLabel(at: number, end: number): number {
    const code = this.#code;
    for (let label = at + 1; label < end; label += 1) {
      const id = code.id(label);
      if (id === word.OPEN_BLOCK) return label;
      if (id === word.COLON || id === word.ARROW || id === word.RESULT_ARROW) return label + 1;
    }
    const last = Math.max(at + 1, end);
    return code.id(last) === word.OPEN_BLOCK ? last : last + 1;
  }

  /** Reads the head of a control structure (its condition's operators count); where its body starts. */
  #condition(keyword: number, end: number, level: number): number {
    const code = this.#code;
    const open = keyword + 1;
    if (code.id(open) === word.OPEN && code.partner(open) > 0 && code.language.declaresByWord !== true) {
      const close = Math.min(code.partner(open), end);
      this.#expression(open + 1, close, level);
      return close + 1;
    }
    let body = open;
    while (body < end && code.id(body) !== word.OPEN_BLOCK) {
      const id = code.id(body);
      const skips = (id === word.OPEN || id === word.OPEN_INDEX) && code.partner(body) > body;
      body = skips ? code.partner(body) + 1 : body + 1;
    }
    this.#expression(open, body, level);
    return body;
  }

  /** A statement without a body of its own: to its `;`, or to its line's end where lines end statements. */
  #simple(at: number, end: number, level: number): number {
    const code = this.#code;
    let next = at;
    while (next < end && code.id(next) !== word.SEMICOLON) {
      const id = code.id(next);
      const partner = code.partner(next);
      if (code.opens(next) && partner > next && partner <= end) {
        next = partner + 1;
        if (id === word.OPEN_BLOCK && !this.#continuesAfterBlock(next)) break;
      } else if (next > at && startsControl(id)) {
        break;
      } else {
        next += 1;
      }
    }
    this.#expression(at, Math.min(next, end), level);
    return code.id(next) === word.SEMICOLON ? next + 1 : next;
  }

  #continuesAfterBlock(at: number): boolean {
    const id = this.#code.id(at);
    return id === word.CLOSE || id === word.DOT || id === word.COMMA || id === word.SEMICOLON;
  }

  /** Logical operators and `?:` between two tokens; blocks inside are closures or initialisers, one level deeper. */
  #expression(from: number, to: number, level: number): void {
    const code = this.#code;
    const measured = this.#measured;
    let ternaries = 0;
    measured.endRun();
    for (let at = from; at < to; at += 1) {
      const id = code.id(at);
      const operator = word.logicalOperator(id);
      if (operator !== 0) {
        measured.logical(operator);
      } else if (id === word.QUESTION && this.#isTernary(at, to)) {
        measured.branch(level + ternaries);
        ternaries += 1;
      } else if (id === word.OPEN_BLOCK && code.partner(at) > at && level < DEEPEST) {
        const close = Math.min(code.partner(at), to);
        this.block(at + 1, close, level + 1);
        at = close;
        measured.endRun();
      } else if (
        id === word.SEMICOLON ||
        id === word.COMMA ||
        (id === word.OPEN && code.id(at - 1) === word.NOT)
      ) {
        // A negated group is a run of its own: a && !(b && c) reads as two.
        measured.endRun();
      }
    }
  }

  /** `? … :` rather than an optional type or Kotlin's and Rust's `?`. */
  #isTernary(at: number, to: number): boolean {
    const code = this.#code;
    if (code.language.hasNoTernary === true) return false;
    for (let after = at + 1; after < to && after - at < LONGEST_TERNARY; after += 1) {
      const id = code.id(after);
      if (id === word.COLON) return after > at + 1;
      if (id === word.SEMICOLON) return false;
      if (code.opens(after) && code.partner(after) > after) after = code.partner(after);
    }
    return false;
  }
}

function startsControl(id: number): boolean {
  return (
    word.IF.has(id) ||
    word.LOOPS.has(id) ||
    id === word.ELSE ||
    word.CATCH.has(id) ||
    word.CASE.has(id) ||
    (word.SWITCH.has(id) && id !== word.MATCH)
  );
}
