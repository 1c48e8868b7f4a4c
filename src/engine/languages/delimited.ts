/** The bracket that closes each. */
export const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** End of `q(…)`, `%w[…]`, `m{…}`, from its opening mark: brackets nest, any other mark closes itself. */
export function endOfDelimited(text: string, from: number): number {
  const open = text[from] ?? '';
  const close = CLOSING[open] ?? open;
  let depth = 1;
  let at = from + 1;
  while (at < text.length) {
    const character = text[at] as string;
    if (character === '\\') {
      at += 2;
      continue;
    }
    if (character === close) {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (character === open) {
      depth += 1;
    }
    at += 1;
  }
  return text.length;
}

/** Longer attributes are not looked for, and none in which so many brackets are open: many that nobody closes would each be tried. */
const [LONGEST_ATTRIBUTE, DEEPEST_ATTRIBUTE] = [1000, 16];

/**
 * Its brackets; what is quoted has none, and a lone `'` (Rust's `'a`) quotes nothing. A mark behind a backslash begins nothing, so that
 * many without an end cost one search.
 */
const IN_ATTRIBUTE = /(?<!\\)(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\.)*'(?=[\s,)\]|.=]))|[[\]]/g;

/** After the `]` that closes the `[` at `from`, where that is not far. */
export function endOfAttribute(text: string, from: number): number {
  let depth = 0;
  for (const { 0: mark, index } of text.slice(from, from + LONGEST_ATTRIBUTE).matchAll(IN_ATTRIBUTE)) {
    if (mark === '[') depth += 1;
    else if (mark === ']') depth -= 1;
    if (depth === 0) return from + index + 1;
    if (depth === DEEPEST_ATTRIBUTE) break;
  }
  return from + 1;
}
