/*
 * Texts inside a text: what stands in the strings of a JSON file, in the cells of a table, in Base64 or hexadecimal digits. A small
 * program reads them and runs what it reads. What wraps them has tokens of its own between any two lines of code, so that no run of
 * the whole is long enough.
 */

/** A shorter text holds no copy that is told. */
const LEAST_CHARACTERS = 240;
/** A text in a text in a text. */
const MOST_LAYERS = 3;
/** Of one file, all layers together, in characters: a few times what is looked at of a text. */
const MOST_CHARACTERS = 1024 * 1024;
/** A table of more columns holds numbers. */
const MOST_COLUMNS = 64;

/** The texts that stand in one, and those that stand in these. */
export function unwrapped(text: string): readonly string[] {
  const found: string[] = [];
  let left = MOST_CHARACTERS;
  let open = [text];
  for (let layer = 0; layer < MOST_LAYERS && open.length > 0; layer += 1) {
    const next: string[] = [];
    for (const one of open.flatMap((outer) => [...strings(outer), ...cells(outer), ...encoded(outer)])) {
      if (one.length < LEAST_CHARACTERS || one.length > left) continue;
      left -= one.length;
      next.push(one);
    }
    found.push(...next);
    open = next;
  }
  return found;
}

/** A line each: a string may be a whole program, or one line of it. */
function strings(text: string): readonly string[] {
  const inside = [...text.matchAll(/"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/g)].map(([, written = '']) =>
    unescaped(written),
  );
  // Between one string and the next of a program stands the program.
  const most = inside.reduce((sum, { length }) => sum + length, 0);
  return most * 2 > text.length ? [inside.join('\n')] : [];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: ' ', f: ' ' };

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code?: string, mark = '') =>
    code === undefined
      ? (ESCAPES[mark as string] ?? (mark as string))
      : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The first one of the first line. */
const SEPARATOR = /(?<=^[^\n\t;,|]*)[\t;,|]/;

/** The columns of a table, without those that hold little. */
function cells(text: string): readonly string[] {
  const separator = SEPARATOR.exec(text)?.[0];
  if (separator === undefined) return [];
  const pattern = new RegExp(
    `("[^"]*(?:""[^"]*)*"|[^\\n"${separator}][^\\n${separator}]*|)(${separator === '|' ? '\\|' : separator}|\\r?\\n|$)`,
    'g',
  );
  const columns: string[][] = [];
  let column = 0;
  for (const { 1: cell = '', 2: end } of text.matchAll(pattern)) {
    if (column < MOST_COLUMNS) {
      (columns[column] ??= []).push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    }
    column = end === separator ? column + 1 : 0;
  }
  if (columns.length < 2) return [];
  return columns.map((list) => list.join('\n'));
}

/** A run of digits of so many holds enough. */
const BASE64 = /[A-Za-z0-9+/_-]{320,}/g;
const HEXADECIMAL = /^(?:[0-9a-fA-F]{2})+$/;
/** Of a text so much is letters, digits, blanks and signs. */
const LEAST_PRINTABLE = 0.9;

function encoded(text: string): readonly string[] {
  const found: string[] = [];
  for (const [digits] of text.replaceAll(/[\r\n]+/g, '').matchAll(BASE64)) {
    const bytes = HEXADECIMAL.test(digits) ? fromHexadecimal(digits) : fromBase64(digits);
    if ((bytes.match(/[\t\n\r -~]/g)?.length ?? 0) >= LEAST_PRINTABLE * bytes.length) found.push(bytes);
  }
  return found;
}

function fromHexadecimal(digits: string): string {
  return digits.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}

/** Of digits that do not end a group, the last one says nothing. */
function fromBase64(digits: string): string {
  const usual = digits.replaceAll('-', '+').replaceAll('_', '/');
  return atob(usual.length % 4 === 1 ? usual.slice(0, -1) : usual);
}
