import type { LanguageFamily } from '../../languages/language-family.ts';
import { FAMILIES, type Family } from '../../languages/languages.ts';
import type { FunctionQuality, QualityResult } from './api.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { DEDENT, IDENTIFIER, INDENT, intern, NEWLINE } from './tokenizers/vocabulary.ts';
import { compareText } from '../../text/compare-text.ts';

/*
 * Measures of functions, from tokens:
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

const words = (list: string): ReadonlySet<number> => new Set(list.split(' ').map(intern));

const IF = words('if unless guard');
const ELSE_IF = words('elif elsif elseif');
const ELSE = intern('else');
const LOOPS = words('for while foreach until loop repeat');
const WHILE = intern('while');
const DO = intern('do');
const SWITCH = words('switch match when');
const CASE = words('case');
const CATCH = words('catch except rescue');
/** Words before a block that neither branches nor repeats: it nests nothing. */
const PLAIN_BLOCKS = words('try finally unsafe synchronized using lock fixed checked unchecked defer');
const GOTO = intern('goto');
const JUMPS = words('break continue');
const AND = words('&& and');
const OR = words('|| or');
const QUESTION = intern('?');
const COLON = intern(':');
const ARROW = intern('=>');
const LAMBDA = intern('lambda');
const DEF = intern('def');
const ASSIGN = intern('=');
const NEW = intern('new');
const DOT = intern('.');
const COMMA = intern(',');
const NOT = intern('!');
const SEMICOLON = intern(';');
const [OPEN, CLOSE, OPEN_BLOCK, CLOSE_BLOCK, OPEN_INDEX, CLOSE_INDEX] = ['(', ')', '{', '}', '[', ']'].map(
  intern,
) as [number, number, number, number, number, number];
const RETURN_ARROW = intern('->');
/** Words that must stand before a function's name, in languages where `name(…) {` is a call with a block. */
const DECLARES = words('fun func fn def function');
/** What may stand between a parameter list and its body: result types, `throws`, `where`. */
const LONGEST_HEAD = 40;
/** Deeper structures than this are measured as if they were flat: nobody writes them, and the stack is finite. */
const DEEPEST = 150;

/** Measures of the functions of one file; none for languages whose blocks the engine does not follow. */
export function measureFunctions(
  path: string,
  family: Family,
  text: string,
  tokens: TokenBuffer,
): readonly FunctionQuality[] {
  const measure = new Measure(path, family, text, tokens);
  if (family === 'python') return measure.indented();
  return FAMILIES[family].hasBraces === true ? measure.braced() : [];
}

class Measure {
  readonly #path: string;
  readonly #family: Family;
  readonly #facts: LanguageFamily;
  readonly #text: string;
  readonly #ids: Uint16Array;
  readonly #tokens: TokenBuffer;
  readonly #count: number;
  /** Partner of each bracket, or -1. */
  readonly #partner: Int32Array;
  #cyclomatic = 1;
  #cognitive = 0;
  #deepest = 0;

  constructor(path: string, family: Family, text: string, tokens: TokenBuffer) {
    this.#path = path;
    this.#family = family;
    this.#facts = FAMILIES[family];
    this.#text = text;
    this.#tokens = tokens;
    this.#ids = tokens.ids;
    this.#count = tokens.length;
    this.#partner = partners(tokens.ids, tokens.length);
  }

  braced(): FunctionQuality[] {
    const found: FunctionQuality[] = [];
    for (let at = 0; at < this.#count; at += 1) {
      const head = this.#head(at);
      if (head !== undefined) {
        const end = this.#partner[head.body] as number;
        found.push(
          this.#measured(head.name, head.parameters, at, end, () => {
            this.#block(head.body + 1, end, 0);
          }),
        );
        at = end;
      }
    }
    return found;
  }

  indented(): FunctionQuality[] {
    const found: FunctionQuality[] = [];
    for (let at = 0; at + 2 < this.#count; at += 1) {
      if (this.#id(at) !== DEF || this.#id(at + 1) !== IDENTIFIER || this.#id(at + 2) !== OPEN) continue;
      const close = this.#partner[at + 2] as number;
      if (close < 0) continue;
      const start = this.#lineEnd(close);
      const end = this.#suiteEnd(start);
      found.push(
        this.#measured(at + 1, at + 2, at, Math.max(at, end - 1), () => {
          this.#suite(start, end, 0);
        }),
      );
      at = Math.max(at, end - 1);
    }
    return found;
  }

  #measured(name: number, parameters: number, from: number, to: number, walk: () => void): FunctionQuality {
    this.#cyclomatic = 1;
    this.#cognitive = 0;
    this.#deepest = 0;
    walk();
    const word = this.#word(name);
    for (let at = parameters + 1; at < to; at += 1) {
      if (
        at > (this.#partner[parameters] as number) &&
        this.#id(at) === IDENTIFIER &&
        this.#id(at + 1) === OPEN &&
        this.#word(at) === word &&
        this.#id(at - 1) !== DOT &&
        this.#id(at - 1) !== NEW
      ) {
        this.#cognitive += 1;
        break;
      }
    }
    return {
      file: this.#path,
      name: word,
      lineStart: this.#tokens.lines[from] as number,
      lineEnd: this.#tokens.lines[to] as number,
      cyclomatic: this.#cyclomatic,
      cognitive: this.#cognitive,
      nesting: this.#deepest,
      parameters: this.#parameters(parameters),
    };
  }

  #id(at: number): number {
    return at >= 0 && at < this.#count ? (this.#ids[at] as number) : 0;
  }

  #word(at: number): string {
    return (
      /^[$@]*[\p{L}\p{N}_$]+[?!]?/u.exec(
        this.#text.slice(this.#tokens.starts[at], (this.#tokens.starts[at] as number) + 100),
      )?.[0] ?? ''
    );
  }

  #parameters(open: number): number {
    const close = this.#partner[open] as number;
    if (this.#id(open) !== OPEN) return 1;
    if (close <= open + 1 || (close === open + 2 && this.#word(open + 1) === 'void')) return 0;
    let count = 1;
    let angles = 0;
    for (let at = open + 1; at < close; at += 1) {
      const id = this.#id(at);
      if (id === OPEN || id === OPEN_BLOCK || id === OPEN_INDEX) {
        at = Math.max(at, this.#partner[at] as number);
      } else if (id === 60) {
        angles += 1;
      } else if (id === 62) {
        angles -= 1;
      } else if (id === COMMA && angles <= 0 && at + 1 < close) {
        count += 1;
      }
    }
    // Python's and Rust's own object is no parameter of the caller's.
    return /^&?(?:self|cls)$/.test(this.#word(open + 1)) ? count - 1 : count;
  }

  /** A function's name, parameter list and body when its name stands at `at`. */
  #head(at: number): { name: number; parameters: number; body: number } | undefined {
    if (this.#id(at) !== IDENTIFIER) return undefined;
    if (this.#id(at + 1) === ASSIGN) return this.#arrow(at);
    const before = this.#id(at - 1);
    if (this.#id(at + 1) !== OPEN || before === NEW || before === DOT) return undefined;
    // Go's methods: func (receiver) name(…)
    const receiver = before === CLOSE && DECLARES.has(this.#id((this.#partner[at - 1] as number) - 1));
    if (this.#facts.declaresByWord === true && !DECLARES.has(before) && !receiver) return undefined;
    const close = this.#partner[at + 1] as number;
    if (close < 0) return undefined;
    for (let after = close + 1; after < this.#count && after - close < LONGEST_HEAD; after += 1) {
      const id = this.#id(after);
      if (id === OPEN_BLOCK) {
        return (this.#partner[after] as number) < 0
          ? undefined
          : { name: at, parameters: at + 1, body: after };
      }
      if (
        id === SEMICOLON ||
        id === ASSIGN ||
        id === CLOSE ||
        id === CLOSE_BLOCK ||
        id === ARROW ||
        IF.has(id)
      ) {
        return undefined;
      }
      if (id === OPEN) {
        // Go's several results, C++'s initialisers.
        const partner = this.#partner[after] as number;
        if (partner < 0) return undefined;
        after = partner;
      } else if (id === DOT && this.#id(after - 1) === CLOSE && this.#family !== 'go') {
        return undefined;
      }
    }
    return undefined;
  }

  /** `name = (…) => {` and `name = function (…) {`. */
  #arrow(at: number): { name: number; parameters: number; body: number } | undefined {
    let parameters = at + 2;
    if (DECLARES.has(this.#id(parameters))) parameters += 1;
    const close = this.#id(parameters) === OPEN ? (this.#partner[parameters] as number) : parameters;
    if (close < 0 || (this.#id(parameters) !== OPEN && this.#id(parameters) !== IDENTIFIER)) return undefined;
    const arrow = this.#id(close + 1) === ARROW ? close + 2 : close + 1;
    const isFunction = this.#id(close + 1) === ARROW || DECLARES.has(this.#id(at + 2));
    return isFunction && this.#id(arrow) === OPEN_BLOCK && (this.#partner[arrow] as number) > 0
      ? { name: at, parameters, body: arrow }
      : undefined;
  }

  #nests(level: number): void {
    this.#cognitive += 1 + level;
    this.#deepest = Math.max(this.#deepest, level + 1);
  }

  /** Statements from `at` to `end`. */
  #block(at: number, end: number, level: number): void {
    let next = at;
    while (next < end) next = Math.max(next + 1, this.#statement(next, end, level));
  }

  /** One statement; where the next one starts. */
  #statement(at: number, end: number, level: number): number {
    const id = this.#id(at);
    if (level > DEEPEST) return this.#simple(at, end, DEEPEST);
    if (id === OPEN_BLOCK) {
      const close = this.#partner[at] as number;
      const last = close < 0 ? end : Math.min(close, end);
      this.#block(at + 1, last, level);
      return last + 1;
    }
    if (IF.has(id) || ELSE_IF.has(id)) {
      this.#cyclomatic += 1;
      this.#nests(level);
      return this.#branches(at, end, level);
    }
    if (id === DO) {
      this.#nests(level);
      const next = this.#statement(at + 1, end, level + 1);
      if (this.#id(next) === WHILE) {
        this.#cyclomatic += 1;
        return this.#simple(next + 1, end, level);
      }
      return next;
    }
    if (LOOPS.has(id)) {
      this.#cyclomatic += id === intern('loop') ? 0 : 1;
      this.#nests(level);
      return this.#statement(this.#condition(at, end, level), end, level + 1);
    }
    if (SWITCH.has(id)) {
      const body = this.#condition(at, end, level);
      if (this.#id(body) === OPEN_BLOCK) {
        this.#nests(level);
        return this.#statement(body, end, level + 1);
      }
      return body;
    }
    if (CASE.has(id)) {
      this.#cyclomatic += 1;
      let label = at + 1;
      while (
        label < end &&
        this.#id(label) !== COLON &&
        this.#id(label) !== ARROW &&
        this.#id(label) !== RETURN_ARROW &&
        this.#id(label) !== OPEN_BLOCK
      ) {
        label += 1;
      }
      return this.#id(label) === OPEN_BLOCK ? label : label + 1;
    }
    if (CATCH.has(id)) {
      this.#cyclomatic += 1;
      this.#nests(level);
      return this.#statement(this.#condition(at, end, level), end, level + 1);
    }
    if (
      id === GOTO ||
      (JUMPS.has(id) &&
        this.#id(at + 1) === IDENTIFIER &&
        this.#tokens.lines[at] === this.#tokens.lines[at + 1])
    ) {
      this.#cognitive += 1;
      return this.#simple(at + 1, end, level);
    }
    if (id === ELSE) return at + 1;
    if (PLAIN_BLOCKS.has(id)) {
      const open = this.#id(at + 1) === OPEN ? (this.#partner[at + 1] as number) : at;
      return Math.max(at, open) + 1;
    }
    return this.#simple(at, end, level);
  }

  /** `if (…) … else if (…) … else …`, from the first `if`. */
  #branches(from: number, end: number, level: number): number {
    let next = this.#statement(this.#condition(from, end, level), end, level + 1);
    for (;;) {
      const id = this.#id(next);
      const chained = id === ELSE && IF.has(this.#id(next + 1));
      if (chained || ELSE_IF.has(id)) {
        this.#cyclomatic += 1;
        this.#cognitive += 1;
        next = this.#statement(this.#condition(chained ? next + 1 : next, end, level), end, level + 1);
      } else if (id === ELSE) {
        this.#cognitive += 1;
        return this.#statement(next + 1, end, level + 1);
      } else {
        return next;
      }
    }
  }

  /** Reads the head of a control structure (its condition's operators count); where its body starts. */
  #condition(keyword: number, end: number, level: number): number {
    const open = keyword + 1;
    if (
      this.#id(open) === OPEN &&
      (this.#partner[open] as number) > 0 &&
      this.#facts.declaresByWord !== true
    ) {
      const close = Math.min(this.#partner[open] as number, end);
      this.#expression(open + 1, close, level);
      return close + 1;
    }
    let body = open;
    while (body < end && this.#id(body) !== OPEN_BLOCK) {
      const id = this.#id(body);
      body =
        (id === OPEN || id === OPEN_INDEX) && (this.#partner[body] as number) > body
          ? (this.#partner[body] as number) + 1
          : body + 1;
    }
    this.#expression(open, body, level);
    return body;
  }

  /** A statement without a body of its own: to its `;`, or to its line's end where lines end statements. */
  #simple(at: number, end: number, level: number): number {
    let next = at;
    while (next < end && this.#id(next) !== SEMICOLON) {
      const id = this.#id(next);
      const partner = this.#partner[next] as number;
      if ((id === OPEN || id === OPEN_INDEX || id === OPEN_BLOCK) && partner > next && partner <= end) {
        next = partner + 1;
        if (
          id === OPEN_BLOCK &&
          this.#id(next) !== CLOSE &&
          this.#id(next) !== DOT &&
          this.#id(next) !== COMMA &&
          this.#id(next) !== SEMICOLON
        ) {
          break;
        }
      } else if (next > at && this.#startsControl(id)) {
        break;
      } else {
        next += 1;
      }
    }
    this.#expression(at, Math.min(next, end), level);
    return this.#id(next) === SEMICOLON ? next + 1 : next;
  }

  #startsControl(id: number): boolean {
    return (
      IF.has(id) ||
      LOOPS.has(id) ||
      id === ELSE ||
      CATCH.has(id) ||
      CASE.has(id) ||
      (SWITCH.has(id) && id !== intern('match'))
    );
  }

  /** Logical operators and `?:` between two tokens; blocks inside are closures or initialisers, one level deeper. */
  #expression(from: number, to: number, level: number): void {
    let lastOperator = 0;
    let ternaries = 0;
    for (let at = from; at < to; at += 1) {
      const id = this.#id(at);
      const kind = AND.has(id) ? 1 : OR.has(id) ? 2 : 0;
      if (kind !== 0) {
        this.#cyclomatic += 1;
        if (kind !== lastOperator) {
          this.#cognitive += 1;
          lastOperator = kind;
        }
      } else if (id === QUESTION && this.#isTernary(at, to)) {
        this.#cyclomatic += 1;
        this.#nests(level + ternaries);
        ternaries += 1;
      } else if (id === OPEN_BLOCK && (this.#partner[at] as number) > at && level < DEEPEST) {
        const close = Math.min(this.#partner[at] as number, to);
        this.#block(at + 1, close, level + 1);
        at = close;
        lastOperator = 0;
      } else if (id === SEMICOLON || id === COMMA || id === OPEN || id === CLOSE) {
        // A negated group is a sequence of its own: a && !(b && c) reads as two.
        lastOperator = id === CLOSE || (id === OPEN && this.#id(at - 1) !== NOT) ? lastOperator : 0;
      }
    }
  }

  /** `? … :` rather than an optional type or Kotlin's and Rust's `?`. */
  #isTernary(at: number, to: number): boolean {
    if (this.#facts.hasNoTernary === true) return false;
    for (let after = at + 1; after < to && after - at < 200; after += 1) {
      const id = this.#id(after);
      if (id === COLON) return after > at + 1;
      if (id === SEMICOLON) return false;
      if (
        (id === OPEN || id === OPEN_BLOCK || id === OPEN_INDEX) &&
        (this.#partner[after] as number) > after
      ) {
        after = this.#partner[after] as number;
      }
    }
    return false;
  }

  // Python

  /** After the line feed that ends the logical line of `at`. */
  #lineEnd(at: number): number {
    let next = at;
    while (next < this.#count && this.#id(next) !== NEWLINE) next += 1;
    return next + 1;
  }

  /** End of the indented block that starts at `at` (after its last DEDENT); `at` where none starts. */
  #suiteEnd(at: number): number {
    if (this.#id(at) !== INDENT) return at;
    let depth = 0;
    for (let next = at; next < this.#count; next += 1) {
      depth += this.#id(next) === INDENT ? 1 : this.#id(next) === DEDENT ? -1 : 0;
      if (depth === 0) return next + 1;
    }
    return this.#count;
  }

  #suite(from: number, to: number, level: number): void {
    let at = this.#id(from) === INDENT ? from + 1 : from;
    while (at < to) {
      const id = this.#id(at);
      if (id === DEDENT || id === INDENT || id === NEWLINE) {
        at += 1;
        continue;
      }
      const lineEnd = Math.min(this.#lineEnd(at), to);
      const suiteEnd = Math.min(this.#suiteEnd(lineEnd), to);
      let inner = level;
      if (IF.has(id)) {
        this.#cyclomatic += 1;
        this.#nests(level);
        inner = level + 1;
      } else if (ELSE_IF.has(id)) {
        this.#cyclomatic += 1;
        this.#cognitive += 1;
        inner = level + 1;
      } else if (id === ELSE) {
        this.#cognitive += 1;
        inner = level + 1;
      } else if (LOOPS.has(id) || CATCH.has(id)) {
        this.#cyclomatic += 1;
        this.#nests(level);
        inner = level + 1;
      } else if (id === intern('match') && suiteEnd > lineEnd) {
        this.#nests(level);
        inner = level + 1;
      } else if (CASE.has(id) && suiteEnd > lineEnd) {
        this.#cyclomatic += 1;
      } else if (id === DEF) {
        inner = level + 1;
      }
      this.#pythonExpression(at + 1, lineEnd, inner === level ? level : inner - 1);
      if (suiteEnd > lineEnd && level < DEEPEST) this.#suite(lineEnd, suiteEnd, inner);
      at = Math.max(at + 1, suiteEnd, lineEnd);
    }
  }

  #pythonExpression(from: number, to: number, level: number): void {
    let lastOperator = 0;
    for (let at = from; at < to; at += 1) {
      const id = this.#id(at);
      const kind = AND.has(id) ? 1 : OR.has(id) ? 2 : 0;
      if (kind !== 0) {
        this.#cyclomatic += 1;
        if (kind !== lastOperator) {
          this.#cognitive += 1;
          lastOperator = kind;
        }
      } else if (IF.has(id)) {
        this.#cyclomatic += 1;
        this.#nests(level);
      } else if (LOOPS.has(id)) {
        this.#cyclomatic += 1;
      } else if (id === LAMBDA || id === COMMA) {
        lastOperator = 0;
      }
    }
  }
}

function partners(ids: Uint16Array, count: number): Int32Array {
  const result = new Int32Array(count).fill(-1);
  const open: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = ids[at] as number;
    if (id === OPEN || id === OPEN_BLOCK || id === OPEN_INDEX) {
      open.push(at);
    } else if (id === CLOSE || id === CLOSE_BLOCK || id === CLOSE_INDEX) {
      const wanted = id === CLOSE ? OPEN : id === CLOSE_BLOCK ? OPEN_BLOCK : OPEN_INDEX;
      // A bracket that was never closed is passed over by the next outer one that fits.
      for (let depth = open.length - 1; depth >= Math.max(0, open.length - 8); depth -= 1) {
        const start = open[depth] as number;
        if (ids[start] === wanted) {
          result[start] = at;
          result[at] = start;
          open.length = depth;
          break;
        }
      }
    }
  }
  return result;
}

const GOOD = { cognitive: 15, cyclomatic: 10, lines: 60, nesting: 3, parameters: 5 } as const;
const WORST_SHOWN = 10;

function over(value: number, limit: number): number {
  return Math.max(0, value - limit);
}

/** Points (0..100) a function loses for what exceeds the usual limits (15 cognitive, 10 cyclomatic, 60 lines, 3 levels, 5 parameters). */
export function penaltyOf(measured: FunctionQuality): number {
  const lines = measured.lineEnd - measured.lineStart + 1;
  return Math.min(
    100,
    3 * over(measured.cognitive, GOOD.cognitive) +
      3 * over(measured.cyclomatic, GOOD.cyclomatic) +
      0.5 * over(lines, GOOD.lines) +
      10 * over(measured.nesting, GOOD.nesting) +
      5 * over(measured.parameters, GOOD.parameters),
  );
}

/** 100 less the functions' mean penalty, each weighing its lines. null where no function was found. */
export function qualityOf(functions: readonly FunctionQuality[]): QualityResult | null {
  let lines = 0;
  let lost = 0;
  for (const measured of functions) {
    const length = measured.lineEnd - measured.lineStart + 1;
    lines += length;
    lost += length * penaltyOf(measured);
  }
  if (lines === 0) return null;
  const worst = functions.toSorted(
    (a, b) =>
      penaltyOf(b) - penaltyOf(a) ||
      b.cognitive - a.cognitive ||
      b.cyclomatic - a.cyclomatic ||
      compareText(a.file, b.file) ||
      a.lineStart - b.lineStart,
  );
  return { score: 100 - lost / lines, worst: worst.slice(0, WORST_SHOWN) };
}
