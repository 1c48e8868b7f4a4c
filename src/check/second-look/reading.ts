import { byteText, decode } from '#base';
import type { EngineFile, Family, Reading, SkippedText } from '#engine';
import {
  AUTO_DETECT,
  besideCode,
  extensionOf,
  fold,
  literateParts,
  normalise,
  notebookCode,
  readingAs,
  readingOf,
  sourceForm,
  TokenBuffer,
  tokenOffset,
} from '#engine';

/**
 * A file that does not count, as tokens that compare with those of the engine. Nothing is refused: lines of any length and
 * bytes that are no text are read for what code is in them. A file that nothing says to be code is read as each of the
 * families that others wrote in.
 *
 * @param inside what stands in the text of a file that nothing says to be code
 * @param besides families that a file of one is read as, too: a program may have any name
 */
export function readAside(
  path: string,
  bytes: Uint8Array,
  families: ReadonlySet<Family>,
  inside: readonly string[],
  besides: (family: Family) => readonly Family[] = () => [],
): readonly Uint16Array[] {
  const text = textOf(bytes, path);
  const reading = readingOf(path, text, AUTO_DETECT);
  if (reading === undefined) {
    // What stands in the strings or the cells of data, too.
    const read = inside.flatMap((one) => [...families].map((family) => fold(tokensOfText(one, family))));
    return [...readAs(path, bytes, [...families]), ...read];
  }
  const parts = literateParts(path, text);
  // What is prose is read as well.
  if (parts !== undefined) return parts.map((part) => tokensOf(part.text, path, readingAs(part.family)));
  const code = extensionOf(path) === 'ipynb' ? (notebookCode(text) ?? text) : text;
  return [tokensOf(code, path, reading), ...readAs(path, bytes, besides(reading.family))];
}

/** A file as code of each of these families, whatever it is called. */
export function readAs(path: string, bytes: Uint8Array, families: readonly Family[]): readonly Uint16Array[] {
  const text = textOf(bytes, path);
  return families.map((family) => tokensOf(text, path, readingAs(family)));
}

/** What of notebooks is in no cell of code, as text that the engine skipped. */
export function besideNotebooks(files: readonly EngineFile[]): readonly SkippedText[] {
  return files
    .filter(({ path }) => extensionOf(path) === 'ipynb')
    .map(({ path, bytes }) => {
      const text = besideCode(textOf(bytes, path));
      const gaps = [{ from: 0, to: text.length, isString: false, token: 0 }];
      return { path, family: 'python' as const, text, gaps };
    });
}

/** The text of a file that nothing says to be code; undefined: its name or its text does. */
export function plainText(path: string, bytes: Uint8Array): string | undefined {
  const text = textOf(bytes, path);
  return readingOf(path, text, AUTO_DETECT) === undefined ? text : undefined;
}

function textOf(bytes: Uint8Array, path: string): string {
  const decoded = decode(bytes, path);
  if ('text' in decoded) return decoded.text;
  // Bytes that are no text stand before or behind one.
  const text = new TextDecoder().decode(bytes);
  const strange = text.split(NO_TEXT).length - 1;
  return (strange <= text.length * MOST_STRANGE ? text : byteText(bytes)).replaceAll('\0', '');
}
const NO_TEXT = '\ufffd';
const MOST_STRANGE = 0.05;

const buffer = new TokenBuffer();

function tokensOf(written: string, path: string, reading: Reading): Uint16Array {
  return fold(unfolded(written, path, reading));
}

/** A text as code of a family; not folded. */
export function tokensOfText(text: string, family: Family): Uint16Array {
  return unfolded(text, '', readingAs(family));
}

function unfolded(written: string, path: string, { family, tokenize }: Reading): Uint16Array {
  const { text } = sourceForm(written, family, path);
  buffer.clear();
  tokenize(text, buffer);
  normalise(family, text, buffer);
  const offset = tokenOffset(family);
  const tokens = new Uint16Array(buffer.length);
  for (let at = 0; at < buffer.length; at += 1) tokens[at] = (buffer.ids[at] as number) + offset;
  return tokens;
}
