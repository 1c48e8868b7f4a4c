import { escapeQuoted, type Redact } from '#base';

/** Longest piece of a foreign text in one of our sentences, in characters, where the caller does not say. */
const SHOWN_CHARACTERS = 60;

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
  return `"${escapeQuoted(shown)}"${cut ? '…' : ''}`;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value);
  }
  return Array.isArray(value) ? 'a list' : 'a table of keys';
}
