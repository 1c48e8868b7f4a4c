import { CLOSING, OPENING } from './tokenizers/brackets.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { DEDENT, INDENT, intern, LOOP, NEWLINE, NO_TOKEN, tokenSet } from './tokenizers/vocabulary.ts';

const [IF, ELIF, ELSE, SEMICOLON, COLON] = 'if elif else ; :'.split(' ').map(intern);
const [CLOSE, OPEN_BLOCK, CLOSE_BLOCK] = ') { }'.split(' ').map(intern);
/** A condition follows these, one statement this, and these go on with the statement before them. */
const HEADS = tokenSet(LOOP, 'if elseif');
const GOES_ON = tokenSet('else elseif catch finally');
const ENDS_STATEMENT = tokenSet('; }');
/** Behind these a `;` is a statement that does nothing, and a `{` opens a block for its own sake. */
export const BEFORE_EMPTY = tokenSet(ENDS_STATEMENT, '{');
const CHOICES = tokenSet('case default');
/** Nothing behind these is reached. */
const JUMPS = tokenSet('return break continue throw raise');

/**
 * How a statement began: with whatever; with a jump; as an `if` that no other statement is around but a block, or a jump behind its
 * condition; that such a branch is over, so that all behind it is another one; and as a choice, behind whose `:` others begin.
 */
const ANY = 0;
const JUMP = 1;
const BRANCH = 2;
const JUMP_OF_BRANCH = 3;
const LEFT = 4;
const CHOICE = 5;

/** What a bracket is: any; around statements; around a condition, or all that a branch or loop does; around statements for its own sake. */
const OTHER = 0;
const CODE = 1;
const HEAD = 2;
const BARE = 3;

/** A bracket that is open: where, how the statement around it began, and of a block how many end in it. */
interface Open {
  readonly from: number;
  readonly role: number;
  readonly kind: number;
  count: number;
}

/**
 * Drops braces around the one statement of a branch or loop and those of a block by itself, for which a `;` ends what a script ended by them;
 * and `else` behind a branch that a jump ends, with whatever is around what it would hold: `if (a) return b; else c;` is `if (a) return b; c;`
 * (in place).
 */
export function dropAroundBranches({ ids, length }: TokenBuffer, isScript: boolean): void {
  let before = SEMICOLON as number;
  /** Of the last bracket: `{ { 1 } }` and `A() : b{1} {` hold no statements. */
  let role = OTHER;
  let kind = ANY;
  /** First what is outside of all. */
  const open: Open[] = [{ from: -1, role, kind, count: 0 }];
  for (let at = 0; at < length; at += 1) {
    const id = ids[at] as number;
    if (id === ELSE && kind === LEFT) {
      role = CODE;
      ids[at] = NO_TOKEN;
      continue;
    }
    kind = kindAt(id, before, role, kind);
    const inner = open.at(-1) as Open;
    if (OPENING.has(id)) {
      role = roleOf(id);
      open.push({ from: at, role, kind, count: 0 });
    } else if (CLOSING.has(id)) {
      if (open.length > 1) open.pop();
      kind = id === CLOSE_BLOCK ? closeBlock(at, inner) : inner.kind;
      ({ role } = inner);
    } else if (id === SEMICOLON) {
      if (kind === JUMP_OF_BRANCH) kind = LEFT;
      if (!ENDS_STATEMENT.has(before)) inner.count += 1;
    } else if (GOES_ON.has(id)) {
      inner.count -= 1;
    }
    before = ids[at] === NO_TOKEN ? before : id;
  }

  /** What a bracket is that opens here. */
  function roleOf(id: number): number {
    if (id !== OPEN_BLOCK) return HEADS.has(before) ? HEAD : OTHER;
    if (before === CLOSE) return role === HEAD ? HEAD : CODE;
    if (before === ELSE || before === LOOP) return HEAD;
    const isBare = before === SEMICOLON || (role !== OTHER && BEFORE_EMPTY.has(before));
    return isBare && (isScript || open.length > 1) ? BARE : OTHER;
  }

  /** Drops the braces of a block that ends here, if they say nothing. How the statement around it began. */
  function closeBlock(at: number, block: Open): number {
    const isBare = block.role === BARE;
    const isHead = block.role === HEAD;
    const isEnded = ENDS_STATEMENT.has(before);
    const count = isEnded ? block.count : block.count + 1;
    const isCode = ids[block.from] === OPEN_BLOCK && (isEnded || (isScript && before !== OPEN_BLOCK));
    if (isCode && (isBare || (isHead && count === 1))) {
      ids[block.from] = NO_TOKEN;
      ids[at] = isEnded ? NO_TOKEN : (SEMICOLON as number);
    }
    (open.at(-1) as Open).count += isCode && isBare ? count : 1;
    const isLeft = block.kind === JUMP_OF_BRANCH || (isHead && block.kind === BRANCH && kind === JUMP);
    return isLeft ? LEFT : isBare ? kind : block.kind;
  }
}

/** How the statement began in which a token stands, by the token before, what the last bracket was and how the statement before began. */
function kindAt(id: number, before: number, role: number, kind: number): number {
  if (before === CLOSE && role === HEAD) {
    return id === OPEN_BLOCK ? kind : kind === BRANCH && JUMPS.has(id) ? JUMP_OF_BRANCH : ANY;
  }
  if (id === ELSE) return ANY;
  // `break a` of `a: if (b) break a; else c;` ends no more than the branch, and `b ? c : throw d` is no jump of all.
  const isFirst = before === COLON ? kind === CHOICE : BEFORE_EMPTY.has(before) && !ENDS_STATEMENT.has(id);
  if (!isFirst) return kind;
  if (JUMPS.has(id)) return JUMP;
  return id === IF ? BRANCH : CHOICES.has(id) ? CHOICE : ANY;
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
