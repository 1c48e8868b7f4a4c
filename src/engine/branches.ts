import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { DEDENT, INDENT, intern, LOOP, NEWLINE, NO_TOKEN, tokenSet } from './tokenizers/vocabulary.ts';

const [IF, ELIF, ELSE, SEMICOLON, COLON] = 'if elif else ; :'.split(' ').map(intern);
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, OPEN_BLOCK, CLOSE_BLOCK] = '( ) [ ] { }'.split(' ').map(intern);
/** A condition follows these, one statement this, and these go on with the statement before them. */
const HEADS = tokenSet(LOOP, 'if elseif');
const GOES_ON = tokenSet('else elseif catch finally');
const ENDS_STATEMENT = tokenSet('; }');
/** Behind these a `;` is a statement that does nothing, and a `{` opens a block for its own sake. */
export const BEFORE_EMPTY = tokenSet(ENDS_STATEMENT, '{');
/** Behind these a statement of a block begins. */
const BEFORE_STATEMENT = tokenSet(BEFORE_EMPTY, ':');
/** Nothing behind these is reached. */
const JUMPS = tokenSet('return break continue throw raise');

/** How a statement began: with whatever; with a jump; as an `if` that no other statement is around but a block, or a jump behind its condition. */
const ANY = 0;
const JUMP = 1;
const BRANCH = 2;
const JUMP_OF_BRANCH = 3;

/** What is open from a token on: a bracket, or a block in which so many statements end. */
interface Open {
  readonly from: number;
  /** Of a bracket: what it closes is a condition. Of a block: it may be one statement. */
  readonly isHead: boolean;
  /** How the statement around it began. */
  readonly kind: number;
  /** Of a block: it holds statements, as what stands before it says; and it belongs to nothing. */
  readonly isCode: boolean;
  readonly isBare: boolean;
  count: number;
}

/**
 * Drops braces around the one statement of a branch or loop and those of a block by itself, for which a `;` ends what a script ended by them;
 * and `else` behind a branch that a jump ends, with whatever is around what it would hold: `if (a) return b; else c;` is `if (a) return b; c;`
 * (in place).
 */
export function dropAroundBranches({ ids, length }: TokenBuffer, isScript: boolean): void {
  let before = SEMICOLON as number;
  let behindHead = false;
  /** Whether the last brace was one of a block: those of `{ { 1 } }`, `A() : b{1} {` are not. */
  let isBehindCode = false;
  /** How the last statement began, and whether the branch that ended last ends with a jump, so that all behind it is another one. */
  let kind = ANY;
  let isLeft = false;
  /** What is open, and first what is outside of all. */
  const open: Open[] = [];
  const push = (from: number, isHead = false, isCode = false, isBare = false): void => {
    open.push({ from, isHead, kind, isCode, isBare, count: 0 });
  };
  push(-1);
  for (let at = 0; at < length; at += 1) {
    const id = ids[at] as number;
    if (id === ELSE && isLeft) {
      isBehindCode = true;
      ids[at] = NO_TOKEN;
      continue;
    }
    if (behindHead) {
      if (id !== OPEN_BLOCK) kind = kind === BRANCH && JUMPS.has(id) ? JUMP_OF_BRANCH : ANY;
    } else if (before === ELSE) {
      kind = ANY;
    } else if (BEFORE_STATEMENT.has(before) && !ENDS_STATEMENT.has(id)) {
      // Behind `:` of a choice the same statement goes on.
      kind = JUMPS.has(id) ? JUMP : id === IF ? BRANCH : before === COLON ? kind : ANY;
    }
    const inner = open.at(-1) as Open;
    let isHeadEnd = false;
    isLeft = false;
    if (id === OPEN || id === OPEN_LIST) {
      push(at, HEADS.has(before));
    } else if (id === OPEN_BLOCK) {
      const isHead = behindHead || before === ELSE || before === LOOP;
      const isBare: boolean =
        (isScript || open.length > 1) && (before === SEMICOLON || (isBehindCode && BEFORE_EMPTY.has(before)));
      isBehindCode = isHead || isBare || before === CLOSE;
      push(at, isHead, isBehindCode, isBare);
    } else if (id === CLOSE || id === CLOSE_LIST) {
      isHeadEnd = inner.isHead;
      kind = inner.kind;
      if (open.length > 1) open.pop();
    } else if (id === CLOSE_BLOCK) {
      if (open.length > 1) open.pop();
      isLeft = inner.kind === JUMP_OF_BRANCH || (kind === JUMP && inner.kind === BRANCH && inner.isHead);
      if (!inner.isBare) ({ kind } = inner);
      isBehindCode = inner.isCode;
      const isEnded = ENDS_STATEMENT.has(before);
      const count = isEnded ? inner.count : inner.count + 1;
      const isCode = ids[inner.from] === OPEN_BLOCK && (isEnded || (isScript && before !== OPEN_BLOCK));
      if (isCode && (inner.isBare || (inner.isHead && count === 1))) {
        ids[inner.from] = NO_TOKEN;
        ids[at] = isEnded ? NO_TOKEN : (SEMICOLON as number);
      }
      (open.at(-1) as Open).count += isCode && inner.isBare ? count : 1;
    } else if (id === SEMICOLON) {
      isLeft = kind === JUMP_OF_BRANCH;
      if (!ENDS_STATEMENT.has(before)) inner.count += 1;
    } else if (GOES_ON.has(id)) {
      inner.count -= 1;
    }
    behindHead = isHeadEnd;
    before = ids[at] === NO_TOKEN ? before : id;
  }
}

/** In Python, `else` behind a branch that ends with a jump, as `dropAroundBranches` does elsewhere (in place). */
export function dropElse({ ids, length }: TokenBuffer): void {
  /** What the statements began with in which blocks are; `NO_TOKEN`: what is dropped. */
  const open: number[] = [];
  let first = NO_TOKEN;
  let isFirst = true;
  let isLeft = false;
  for (let at = 0; at < length; at += 1) {
    let id = ids[at] as number;
    if (id === INDENT) {
      open.push(first);
    } else if (id === DEDENT) {
      const owner = open.pop();
      if (owner === NO_TOKEN) {
        ids[at] = NO_TOKEN;
      } else {
        isLeft = owner === IF && JUMPS.has(first);
        first = owner ?? NO_TOKEN;
      }
    } else if (id !== NEWLINE && isFirst) {
      first = id;
      if (isLeft && id === ELIF) {
        first = IF as number;
        ids[at] = IF as number;
      } else if (isLeft && id === ELSE && ids[at + 3] === INDENT) {
        first = NO_TOKEN;
        open.push(first);
        ids.fill(NO_TOKEN, at, at + 4);
        at += 3;
        id = INDENT;
      }
      isLeft = false;
    }
    isFirst = id === NEWLINE || id === INDENT || id === DEDENT || id === SEMICOLON;
  }
}
