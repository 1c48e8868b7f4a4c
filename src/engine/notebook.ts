import { lookOf } from './languages/look-of.ts';

/**
 * The code of a Jupyter notebook: its code cells one after another, a line for each line of code, shell and magic lines
 * blanked. Lines are counted over the code cells, from 1. A damaged notebook gives the cells that can be made out, a file that only
 * has the name of one gives its text. Undefined where nothing can be made out.
 */
export function notebookCode(text: string): string | undefined {
  const cells = cellsOf(text);
  return cells === undefined
    ? undefined
    : cells
        .join('\n')
        // What measures a statement runs it.
        .replaceAll(/^([ \t]*)%(?:time|timeit|prun|memit)(?=[ \t])/gm, '$1')
        .replaceAll(MAGIC_LINE, '');
}

/**
 * The endings and names of the language that a notebook says it is in, the surest first; none where that is Python, or where its code is
 * Python all the same: nobody is compared with others by writing another name there.
 */
export function languagesOfNotebook(text: string): readonly string[] {
  const { language_info: info, kernelspec } = metadataOf(text);
  const found = [info?.file_extension, info?.name, kernelspec?.language].filter(
    (name) => typeof name === 'string',
  );
  const isPython = found.length === 0 || found.some((name) => /^\.?i?py/i.test(name));
  return isPython || lookOf(notebookCode(text) ?? '') === 'Python' ? [] : found;
}

interface Metadata {
  readonly language_info?: { readonly file_extension?: unknown; readonly name?: unknown } | null;
  readonly kernelspec?: { readonly language?: unknown } | null;
}

function metadataOf(text: string): Metadata {
  try {
    const notebook: unknown = JSON.parse(text);
    const metadata = isRecord(notebook) ? notebook['metadata'] : undefined;
    return isRecord(metadata) ? metadata : {};
  } catch {
    return {};
  }
}

/** Of the notebook's own language, not of its kernel's: shell, magic, help. */
const MAGIC_LINE = /^[ \t]*[%!?].*$/gm;

function cellsOf(text: string): readonly string[] | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return /^\s*\{/.test(text) ? damagedCells(text) : [text];
  }
  return cellsIn(parsed)
    ?.filter((cell) => cell['cell_type'] === 'code')
    .map((cell) => sourceOf(cell));
}

const JSON_STRING = String.raw`"[^"\\\n]*(?:\\.[^"\\\n]*)*"`;
/** The kind of a cell, a list of lines or one text; what is damaged in between is passed over. */
const PIECES = new RegExp(
  String.raw`"cell_type"\s{0,20}:\s{0,20}"(\w+)"|"(?:source|input)"\s{0,20}:\s{0,20}(\[|${JSON_STRING})`,
  'g',
);
const LINE = new RegExp(String.raw`\s*(?:,\s*)?(${JSON_STRING})`, 'y');

function damagedCells(text: string): readonly string[] | undefined {
  const cells: string[] = [];
  let isCode = true;
  for (const { 0: piece, 1: kind, 2: source = '', index } of text.matchAll(PIECES)) {
    if (kind !== undefined) {
      isCode = kind === 'code';
    } else if (isCode && source !== '[') {
      cells.push(unquoted(source));
    } else if (isCode) {
      const lines: string[] = [];
      LINE.lastIndex = index + piece.length;
      for (let line = LINE.exec(text); line !== null; line = LINE.exec(text)) {
        lines.push(unquoted(line[1] as string));
      }
      cells.push(lines.join(''));
    }
  }
  return cells.some((cell) => cell.trim() !== '') ? cells : undefined;
}

function unquoted(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal.slice(1, -1);
  }
}

type Json = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cellsIn(notebook: unknown): readonly Json[] | undefined {
  if (!isRecord(notebook)) return undefined;
  // Up to nbformat 3 the cells are in `worksheets`.
  const worksheets = Array.isArray(notebook['worksheets'])
    ? (notebook['worksheets'] as readonly unknown[])
    : undefined;
  const cells: unknown =
    notebook['cells'] ??
    worksheets?.flatMap((sheet) =>
      isRecord(sheet) && Array.isArray(sheet['cells']) ? (sheet['cells'] as unknown[]) : [],
    );
  return Array.isArray(cells) ? cells.filter(isRecord) : undefined;
}

function sourceOf(cell: Json): string {
  const source = cell['source'] ?? cell['input'];
  if (Array.isArray(source)) {
    return source.filter((line): line is string => typeof line === 'string').join('');
  }
  return typeof source === 'string' ? source : '';
}

/** Longer text without a blank is a picture. */
const LONGEST_WORD = 1_000;

function isPicture(text: string): boolean {
  return text.length > LONGEST_WORD && !text.includes(' ');
}

/** A picture among other text. */
const INLINE_PICTURE = /data:image\/[\w.+-]{1,40};base64,[\w+/=]{1000,}/g;

/**
 * A notebook without its pictures, which are nearly all of most large ones; of one that is still longer than `most`, without what its
 * cells gave too. Its code stays, and so does what `besideCode` gives of it.
 *
 * @returns `results`: characters of what the cells gave, where that went; undefined where it is no notebook
 */
export function withoutPictures(
  text: string,
  most: number,
): { readonly text: string; readonly results: number } | undefined {
  try {
    const notebook: unknown = JSON.parse(text);
    const cells = cellsIn(notebook);
    if (cells === undefined) return undefined;
    dropPictures(notebook);
    const shorter = JSON.stringify(notebook);
    if (shorter.length <= most) return { text: shorter, results: 0 };
    const { metadata } = notebook as Json;
    const bare = JSON.stringify({
      cells: cells.map((cell) => ({ ...cell, outputs: [], attachments: {} })),
      metadata,
    });
    return { text: bare, results: shorter.length - bare.length };
  } catch {
    // It is damaged, or nested so deeply that nobody can write it again.
    return undefined;
  }
}

/** Wherever they stand, but for the code of cells. */
function dropPictures(notebook: unknown): void {
  const open: unknown[] = [notebook];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    const holder = one as Record<string, unknown>;
    const isCode = holder['cell_type'] === 'code';
    for (const [name, value] of Object.entries(holder)) {
      if (isCode && (name === 'source' || name === 'input')) continue;
      const isLines = Array.isArray(value) && value.every((line) => typeof line === 'string');
      const text: unknown = isLines ? value.join('') : value;
      if (typeof text !== 'string') {
        open.push(value);
      } else if (text.length > LONGEST_WORD) {
        holder[name] = isPicture(text) ? '' : text.replaceAll(INLINE_PICTURE, '');
      }
    }
  }
}

const QUOTED = /(?<!\\)"(?:[^"\\]|\\.)*"|'[^']*'/g;

/** What such a line hands on: the longest of its strings (`!echo "…" >> a.py`), or what stands behind its first word (`%px …`). */
function handedOn(line: string): string {
  const strings = (line.match(QUOTED) ?? []).toSorted((a, b) => b.length - a.length);
  return strings[0]?.slice(1, -1) ?? line.replace(/^[ \t]*[%!?]+\S*[ \t]*/, '');
}

/**
 * What stands in a notebook beside the code of its cells: prose, outputs, lines of code cells that are none, whatever. Empty where it
 * cannot be made out.
 */
export function besideCode(text: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return '';
  }
  const found: string[] = [];
  // No recursion: anybody can nest as deeply as a file is long.
  const open: unknown[] = [parsed];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'string') {
      if (!isPicture(one)) found.push(one);
    } else if (Array.isArray(one)) {
      const isText = one.length > 0 && one.every((line) => typeof line === 'string');
      if (isText) open.push(one.join(''));
      else for (let at = one.length - 1; at >= 0; at -= 1) open.push(one[at]);
    } else if (isRecord(one)) {
      const isCode = one['cell_type'] === 'code';
      const magic = isCode ? (sourceOf(one).match(MAGIC_LINE) ?? []) : [];
      if (magic.length > 0) open.push(magic.map(handedOn).join('\n'));
      const names = Object.keys(one).filter((name) => !isCode || (name !== 'source' && name !== 'input'));
      for (const name of names.toReversed()) open.push(one[name]);
    }
  }
  return found.join('\n');
}
