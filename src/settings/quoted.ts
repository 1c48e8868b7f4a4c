import type { Redact } from '../domain/redaction.ts';

/** Longest piece of a foreign text in one of our sentences, in characters, where the caller does not say. */
const SHOWN_CHARACTERS = 60;

/** Controls, format and bidi characters, separators, unassigned and lone surrogates, and what is drawn as nothing. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;

/**
 * A foreign value for one of our sentences: in double quotes, without secrets or credentials, on one line, with every
 * character that a terminal, a log or a reader could take for something else written as `\u{…}`, and cut short.
 */
export function quoted(
  value: unknown,
  redact: Redact = (text) => text,
  maxCharacters = SHOWN_CHARACTERS,
): string {
  const text = redact(plain(value)).replaceAll(/\/\/[^/\s]*@/g, '//***@');
  const characters = Array.from(text);
  const cut = characters.length > maxCharacters;
  const shown = (cut ? characters.slice(0, maxCharacters) : characters).join('');
  const safe = shown
    .replaceAll(/[\\"]/g, '\\$&')
    .replaceAll(INVISIBLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
    // The runner takes `##[` for a command wherever it stands in a line.
    .replaceAll('##[', '#\\u{23}[');
  return `"${safe}"${cut ? '…' : ''}`;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value);
  }
  return Array.isArray(value) ? 'a list' : 'a table of keys';
}
