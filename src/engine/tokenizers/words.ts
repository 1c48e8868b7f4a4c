import type { TokenBuffer } from './token-buffer.ts';
import { TOKEN_LIMIT } from './vocabulary.ts';

/** Prose: each word is a token by its lower-cased letters; punctuation and layout are dropped. */
export function tokenizeWords(text: string, out: TokenBuffer): void {
  const pattern = /\n|[\p{L}\p{N}]+/gu;
  let line = 1;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === '\n') line += 1;
    else out.push(wordToken(match[0].toLowerCase()), line, match.index);
  }
}

/** FNV-1a of a word, folded into the token range; 0 (the separator) is never given. */
function wordToken(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return 1 + ((hash >>> 0) % (TOKEN_LIMIT - 1));
}
