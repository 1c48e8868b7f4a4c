import { readingOf } from '../../src/embedded/engine/languages.ts';
import { TokenBuffer } from '../../src/embedded/engine/tokenizers/token-buffer.ts';
import { tokenName } from '../../src/embedded/engine/tokenizers/vocabulary.ts';

/** Numbers of a text's tokens as read. */
export function idsOf(path: string, text: string, languageId = 999): number[] {
  const out = new TokenBuffer();
  readingOf(path, text, languageId)?.tokenize(text, out);
  return [...out.ids.subarray(0, out.length)];
}

/** Names of a text's tokens as read (before normalisation), joined by spaces. */
export function tokensOf(path: string, text: string, languageId = 999): string {
  const out = new TokenBuffer();
  const reading = readingOf(path, text, languageId);
  if (reading === undefined) {
    throw new Error(`${path} is not read`);
  }
  reading.tokenize(text, out);
  return Array.from(out.ids.subarray(0, out.length), tokenName).join(' ');
}

/** The lines on which the tokens start. */
export function linesOf(path: string, text: string): number[] {
  const out = new TokenBuffer();
  readingOf(path, text, 999)?.tokenize(text, out);
  return [...out.lines.subarray(0, out.length)];
}
