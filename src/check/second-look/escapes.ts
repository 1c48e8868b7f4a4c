import { ofCodes } from './letters.ts';

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
  const codes: number[] = [];
  for (let at = 0; at + 1 < digits.length; at += 2) codes.push(Number.parseInt(digits.slice(at, at + 2), 16));
  return ofCodes(codes) + digits.slice(codes.length * 2);
}
