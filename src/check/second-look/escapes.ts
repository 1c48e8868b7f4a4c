/* Letters that are written otherwise, as many ways to write a text do. */

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: ' ', f: ' ' };

/** What a string of JSON says, without its quotes. */
export function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code?: string, mark = '') =>
    code === undefined
      ? (ESCAPES[mark as string] ?? (mark as string))
      : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A text with the signs that pages write by name. */
export function withoutEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Digits as bytes, two each. */
export function fromHexadecimal(digits: string): string {
  return digits.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}
