import { CLOSING, OPENING, partnersOf } from './tokenizers/brackets.ts';
import type { TokenBuffer, Tokens } from './tokenizers/token-buffer.ts';
import { ANNOTATION, intern, tokenSet } from './tokenizers/vocabulary.ts';

const FOR = intern('for');
const WHILE = intern('while');
const DO = intern('do');
const IF = intern('if');
const ELSE = intern('else');
const OPEN = intern('(');
const OPEN_BLOCK = intern('{');
const CLOSE_BLOCK = intern('}');
const SEMICOLON = intern(';');
const COMMA = intern(',');
/** A condition in brackets follows these, and one statement that. */
const HEADS = tokenSet('for while if switch foreach synchronized lock using fixed');
/** What begins with these ends otherwise. */
const UNKNOWN = tokenSet('try :');

/** Behind these one statement stands for a block. */
const BEFORE_BRANCH = tokenSet(') else do');
const ENDS_STATEMENT = tokenSet('; { }');
/** Beside all others a statement goes on. */
const ENDS_OTHERWISE = tokenSet(OPENING, CLOSING, HEADS, UNKNOWN, '; do');

/** A loop whose body is being read. */
interface Body {
  /** Its last token, and whether that is a brace. */
  readonly end: number;
  readonly isBlock: boolean;
  /** The step: from a place to before another one. */
  readonly from: number;
  readonly to: number;
  /** Braces that were put before it. */
  readonly braces: number;
}

/**
 * Reads `for (a; b; c) d;` as `a; while (b) { d; c; }` (in place): the same loop.
 *
 * @param hasMacros whether an annotation begins a macro, which ends with its line: what stands behind it is no body of its loops
 */
export function readCountedLoops(tokens: TokenBuffer, hasMacros: boolean): void {
  let loop = tokens.ids.subarray(0, tokens.length).indexOf(FOR);
  if (loop < 0) return;
  const all = tokens.take();
  const { ids, lines } = all;
  const { length } = ids;
  const partners = partnersOf(ids, length);
  /** Most bodies are blocks: asked for where one is not. */
  let ends: Int32Array | undefined;
  const bodies: Body[] = [];
  const isInMacro = hasMacros ? macrosIn(all) : undefined;

  /** Of the statement that begins at a place its last token; -1 where that is not clear. */
  function endOf(at: number): number {
    if (ids[at] === OPEN_BLOCK) return partners[at] as number;
    ends ??= endsOfStatements(ids, length, partners);
    return ends[at] as number;
  }

  /** Reads the head of a loop. Where the next token stands: here, if there is none. */
  function readHead(at: number): number {
    const close = ids[at + 1] === OPEN ? (partners[at + 1] as number) : -1;
    const semicolon = (from: number): number => nextSemicolon(ids, partners, from, close);
    const first = semicolon(at + 2);
    const second = semicolon(first + 1);
    if (second >= close || semicolon(second + 1) < close) return at;
    const end = endOf(close + 1);
    if (end < 0 || (lines[end] !== lines[at] && isInMacro?.(at) === true)) return at;
    const isBlock = ids[close + 1] === OPEN_BLOCK;
    const hasStart = first > at + 2;
    const hasStep = second + 1 < close;
    const isBranch = hasStart && BEFORE_BRANCH.has(ids[at - 1]);
    const isWithout = hasStep && !isBlock;
    if (isBranch) tokens.put(all, at, OPEN_BLOCK);
    if (hasStart) tokens.putAll(all, at + 2, first + 1);
    // Behind the start, as its line is.
    tokens.put(all, at, WHILE, lines[first]);
    tokens.put(all, at + 1, OPEN, lines[first]);
    tokens.putAll(all, first + 1, second);
    tokens.put(all, close);
    if (isWithout) tokens.put(all, close, OPEN_BLOCK);
    bodies.push({ end, isBlock, from: second + 1, to: close, braces: Number(isBranch) + Number(isWithout) });
    return close + 1;
  }

  for (let at = 0; at < length; at += 1) {
    // All up to the next loop or the end of this one stays as it is.
    if (loop < at) loop = ids.indexOf(FOR, at);
    if (loop < 0) loop = length;
    const next = Math.min(loop, bodies.at(-1)?.end ?? length);
    tokens.putAll(all, at, next);
    at = next;
    if (at === length) break;
    while (ids[at] === FOR) {
      const behind = readHead(at);
      if (behind === at) break;
      at = behind;
    }
    const inner = bodies.at(-1);
    if (inner?.end === at && inner.isBlock) writeStep(tokens, all, inner);
    tokens.put(all, at);
    // What is no program may end one inside of another.
    for (let body = bodies.at(-1); body !== undefined && body.end <= at; body = bodies.at(-1)) {
      if (!body.isBlock || body.end < at) writeStep(tokens, all, body);
      for (let { braces } = body; braces > 0; braces -= 1) tokens.put(all, at, CLOSE_BLOCK);
      bodies.pop();
    }
  }
}

/** On the line of the body's end, so that lines never go back. */
function writeStep(tokens: TokenBuffer, all: Tokens, { end, from, to }: Body): void {
  // The last statement of a block may have no end of its own.
  if (from < to && !ENDS_STATEMENT.has(tokens.last())) tokens.put(all, end, SEMICOLON);
  for (let at = from, depth = 0; at < to; at += 1) {
    const id = all.ids[at] as number;
    if (OPENING.has(id)) depth += 1;
    else if (CLOSING.has(id)) depth -= 1;
    tokens.put(all, at, depth === 0 && id === COMMA ? SEMICOLON : id, all.lines[end]);
  }
  if (from < to) tokens.put(all, end, SEMICOLON);
}

/** The next `;` between a place and a bracket, outside of all brackets there. */
function nextSemicolon(ids: Uint16Array, partners: Int32Array, from: number, to: number): number {
  let at = from;
  while (at < to && ids[at] !== SEMICOLON) at = Math.max(at, partners[at] as number) + 1;
  return at;
}

/** Tells of places, one behind the other, whether they stand on the line of an annotation. */
function macrosIn({ ids, lines }: Tokens): (at: number) => boolean {
  let mark = ids.indexOf(ANNOTATION);
  let line = 0;
  return (at) => {
    for (; mark >= 0 && mark < at; mark = ids.indexOf(ANNOTATION, mark + 1)) line = lines[mark] as number;
    return lines[at] === line;
  };
}

/** Of the statement that begins at each place its last token; -1 where that is not clear. */
function endsOfStatements(ids: Uint16Array, length: number, partners: Int32Array): Int32Array {
  const ends = new Int32Array(length + 1).fill(-1);
  /** Of what goes on at a place up to a `;`. */
  const rests = new Int32Array(length + 1).fill(-1);
  for (let at = length - 1; at >= 0; at -= 1) {
    const id = ids[at] as number;
    if (!ENDS_OTHERWISE.has(id)) {
      ends[at] = rests[at] = rests[at + 1] as number;
      continue;
    }
    const partner = partners[at] as number;
    if (id === SEMICOLON) rests[at] = at;
    else if (OPENING.has(id)) rests[at] = partner < 0 ? -1 : (rests[partner + 1] as number);
    else if (!CLOSING.has(id)) rests[at] = rests[at + 1] as number;
    let end = rests[at] as number;
    if (id === OPEN_BLOCK) {
      end = partner;
    } else if (HEADS.has(id)) {
      const close = ids[at + 1] === OPEN ? (partners[at + 1] as number) : -1;
      end = close < 0 ? -1 : (ends[close + 1] as number);
      if (id === IF && end >= 0 && ids[end + 1] === ELSE) end = ends[end + 2] as number;
    } else if (id === DO) {
      end = ends[at + 1] as number;
      if (end >= 0) end = rests[end + 1] as number;
    } else if (UNKNOWN.has(id)) {
      end = -1;
    }
    ends[at] = end;
  }
  return ends;
}
