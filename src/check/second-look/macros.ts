/*
 * C and C++ with their macros put in: where a macro stands for a sign or a word of the language, the tokenizer reads a name where
 * the compiler reads the sign.
 */

interface Macro {
  readonly parameters: readonly string[] | undefined;
  readonly body: string;
  /** Whether it changes what is compared. */
  readonly isChange: boolean;
}
/** By name. */
export type Macros = ReadonlyMap<string, Macro>;
const NONE: Macros = new Map();

const DEFINE = /^[ \t]*#[ \t]*define[ \t]+(\w+)(?:\(([^)\n\u2028\u2029]*)\))?[ \t]*(.*)$/gm;
/** An escaped quote begins no string: where one has no end, each in it would be tried. */
const PIECE = /[A-Za-z_]\w*|(?<!\\)"(?:[^"\\\n]|\\.)*"|(?<!\\)'(?:[^'\\\n]|\\.)*'|\d[\w.]*|\s+|[\s\S]/g;
/** A number, a name or a text in place of a name changes no token. */
const PLAIN = /^(?:-?[\w.]+|"[^"]*"|\(\s*-?[\w.]+\s*\))$/;
const KEYWORD =
  /^(?:auto|break|case|char|const|continue|default|do|double|else|for|float|if|int|long|return|short|signed|static|struct|switch|typedef|unsigned|void|while)$/;
/** Fewer are usual. */
const LEAST_MACROS = 2;
const MOST_DEPTH = 6;
/** A text becomes so many times as long at most. */
const MOST_GROWTH = 3;

const spliced = (text: string): string => text.replaceAll(/\\\r?\n/g, ' ');

/** More are read of no submission. */
const MOST_MACROS = 4096;

/** The macros that texts define: what one file defines, others include. */
export function macrosIn(texts: Iterable<string>): Macros {
  const macros = new Map<string, Macro>();
  for (const text of texts) {
    if (text.includes('define')) note(macros, spliced(text), MOST_MACROS);
  }
  return macros;
}

function note(macros: Map<string, Macro>, whole: string, most = Infinity): void {
  for (const [, name = '', list, written = ''] of whole.matchAll(DEFINE)) {
    if (macros.size >= most) return;
    const body = written.replace(/\/[/*].*$/, '').trim();
    const isChange = list !== undefined || !PLAIN.test(body) || KEYWORD.test(body);
    macros.set(name, { parameters: list?.split(',').map((one) => one.trim()), body, isChange });
  }
}

/** Whether macros change what a program looks like. @param defined in other files */
export const hasMacros = (text: string, defined = NONE): boolean =>
  macrosOf(spliced(text), defined) !== undefined;

/** Undefined where no macro changes what a program looks like. @param defined in other files */
export function withMacros(text: string, defined = NONE): string | undefined {
  const whole = spliced(text);
  const macros = macrosOf(whole, defined);
  if (macros === undefined) return undefined;
  const rest = whole.replaceAll(/^[ \t]*#.*$/gm, '');
  return expanded(rest.match(PIECE) ?? [], macros, MOST_DEPTH, { left: text.length * MOST_GROWTH }).join('');
}

function macrosOf(whole: string, defined: Macros): Macros | undefined {
  const own = new Map<string, Macro>();
  note(own, whole);
  let changes = 0;
  for (const { isChange } of own.values()) changes += Number(isChange);
  if (defined.size > 0) {
    const used = new Set(whole.match(/[A-Za-z_]\w*/g));
    for (const word of used) if (!own.has(word)) changes += Number(defined.get(word)?.isChange ?? false);
  }
  const isPasted = /^[ \t]*#[ \t]*define.*(?:##|__VA_ARGS__)/m.test(whole);
  if (changes < LEAST_MACROS && !isPasted) return undefined;
  return defined.size === 0 ? own : new Map([...defined, ...own]);
}

function expanded(
  pieces: readonly string[],
  macros: Macros,
  depth: number,
  room: { left: number },
): readonly string[] {
  const out: string[] = [];
  const ends = closings(pieces);
  for (let at = 0; at < pieces.length && room.left > 0; at += 1) {
    const piece = pieces[at] as string;
    room.left -= piece.length;
    const macro = depth > 0 ? macros.get(piece) : undefined;
    if (macro === undefined) {
      out.push(piece);
      continue;
    }
    let { body } = macro;
    if (macro.parameters !== undefined) {
      const call = argumentsOf(pieces, at + 1, ends);
      if (call === undefined) {
        out.push(piece);
        continue;
      }
      room.left -= macro.parameters.length;
      body = filled(macro.body, macro.parameters, call.values);
      at = call.end;
    }
    // There may be more of them than a call takes arguments.
    for (const one of expanded(body.match(PIECE) ?? [], macros, depth - 1, room)) out.push(one);
  }
  return out;
}

/** Where each bracket that opens is closed: looked for once, so that brackets without an end cost no more than others. */
function closings(pieces: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (piece === '(') open.push(at);
    const from = piece === ')' ? open.pop() : undefined;
    if (from !== undefined) ends.set(from, at);
  }
  return ends;
}

/** What stands in the brackets that follow; undefined where none do. */
function argumentsOf(
  pieces: readonly string[],
  from: number,
  ends: ReadonlyMap<number, number>,
): { readonly values: readonly string[]; readonly end: number } | undefined {
  let start = from;
  while (pieces[start]?.trim() === '') start += 1;
  const end = ends.get(start);
  if (end === undefined) return undefined;
  const values = [''];
  let depth = 0;
  for (const piece of pieces.slice(start + 1, end)) {
    depth += piece === '(' ? 1 : piece === ')' ? -1 : 0;
    if (piece === ',' && depth === 0) values.push('');
    else values[values.length - 1] += piece;
  }
  return { values, end };
}

function filled(body: string, parameters: readonly string[], values: readonly string[]): string {
  const known = new Map<string, string>();
  for (const [at, name] of parameters.entries()) {
    const isRest = at === parameters.length - 1 && name.endsWith('...');
    const key = isRest ? name.slice(0, -3) || '__VA_ARGS__' : name;
    known.set(key, isRest ? values.slice(at).join(',') : (values[at] ?? ''));
  }
  const text = (body.match(PIECE) ?? []).map((piece) => known.get(piece)?.trim() ?? piece).join('');
  // From the first blank on: else each of a long run would be tried.
  return text.replaceAll(/(?<!\s)\s*##\s*/g, '');
}
