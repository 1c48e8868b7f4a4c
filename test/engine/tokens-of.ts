import { normalise } from '../../src/engine/normalise.ts';
import { readingOf } from '../../src/engine/reading-of.ts';
import { sourceForm } from '../../src/engine/source-form.ts';
import { TokenBuffer } from '../../src/engine/tokenizers/token-buffer.ts';
import { tokenName } from '../../src/engine/tokenizers/vocabulary.ts';

/** A text's tokens as read, on the lines of the file. */
function read(path: string, text: string, languageId: number, isCompared = false): TokenBuffer {
  const out = new TokenBuffer();
  const reading = readingOf(path, text, languageId);
  if (reading === undefined) throw new Error(`${path} is not read`);
  const form = sourceForm(text, reading.family, path);
  reading.tokenize(form.text, out);
  if (isCompared) normalise(reading.family, form.text, out);
  form.locate(out);
  return out;
}

/** Numbers of a text's tokens as read. */
export function idsOf(path: string, text: string, languageId = 999): number[] {
  const { ids, length } = read(path, text, languageId);
  return [...ids.subarray(0, length)];
}

/** Names of a text's tokens as read (before normalisation), joined by spaces. */
export function tokensOf(path: string, text: string, languageId = 999): string {
  return idsOf(path, text, languageId).map(tokenName).join(' ');
}

/** Names of a text's tokens as they are compared, without the ends of its last line. */
export function comparedTokensOf(path: string, text: string): string {
  const { ids, length } = read(path, text, 999, true);
  return [...ids.subarray(0, length)]
    .map(tokenName)
    .join(' ')
    .replace(/(?: (?:NEWLINE|;))+$/, '');
}

/** The lines of the file on which the tokens start. */
export function linesOf(path: string, text: string): number[] {
  const { lines, length } = read(path, text, 999);
  return [...lines.subarray(0, length)];
}

/** The lines of the file on which the tokens stand that are compared. */
export function comparedLinesOf(path: string, text: string): number[] {
  const { lines, length } = read(path, text, 999, true);
  return [...lines.subarray(0, length)];
}
