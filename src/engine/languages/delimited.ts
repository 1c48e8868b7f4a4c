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

/** Longer attributes are not looked for. */
const LONGEST_ATTRIBUTE = 1000;

/** After the `]` that closes the `[` at `from`, where that is not far. */
export function endOfAttribute(text: string, from: number): number {
  let depth = 0;
  const limit = Math.min(text.length, from + LONGEST_ATTRIBUTE);
  for (let at = from; at < limit; at += 1) {
    if (text[at] === '[') {
      depth += 1;
    } else if (text[at] === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return from + 1;
}
