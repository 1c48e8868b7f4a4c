import { CONSTANT, NUMBER, SEPARATOR, STRING, TOKEN_LIMIT } from './tokenizers/vocabulary.ts';

/** A shorter list of literals may be somebody's own work, and is no reason to be alike. */
export const LEAST_LITERALS = 64;

/** What stands between the literals of a table in any language. */
const BETWEEN = new Set(Uint8Array.from('{}[](),;:+-', (sign) => sign.charCodeAt(0)));

/**
 * Tokens in which long tables of literals (`{3, 1, 4, …}`, `"…" + "…"`) are separators: the same list, changed. All tables of one length are the same tokens,
 * whatever stands in them, so that two strangers with a table each would be alike by it.
 */
export function withoutTables(tokens: Uint16Array): Uint16Array {
  let from = 0;
  let literals = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const id = (tokens[at] ?? SEPARATOR) % TOKEN_LIMIT;
    if (id === NUMBER || id === STRING || id === CONSTANT) {
      literals += 1;
    } else if (!BETWEEN.has(id)) {
      if (literals >= LEAST_LITERALS) tokens.fill(SEPARATOR, from, at);
      from = at + 1;
      literals = 0;
    }
  }
  return tokens;
}
