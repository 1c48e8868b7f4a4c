import { useState } from 'preact/hooks';
import { useWindowEvent } from './window-events.ts';

/** Whether the page is being printed: then lists are shown whole. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useWindowEvent('beforeprint', () => setIsPrinting(true));
  useWindowEvent('afterprint', () => setIsPrinting(false));
  return isPrinting;
}

let heading: CSSStyleSheet | null = null;

/**
 * Writes a line at the top of each printed page, where the browser can. For an effect of the layout: a browser that prints what it
 * has loaded waits for no later one.
 *
 * @returns takes it away again
 */
export function headPages(text: string): () => void {
  heading ??= new CSSStyleSheet();
  const sheet = heading;
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  sheet.replaceSync(
    `@page { @top-left { content: ${cssString(text)}; font: 8pt sans-serif; color: #545d6c; } }`,
  );
  return () => sheet.replaceSync('');
}

/** Of a heading: what is longer runs into the page. */
const MAX_HEADING = 110;

/** A string of CSS: everything but letters, digits and blanks as its number. */
function cssString(text: string): string {
  const characters = Array.from(text);
  const short = characters.length > MAX_HEADING ? [...characters.slice(0, MAX_HEADING - 1), '…'] : characters;
  return `"${short
    .map((one) => (/[\p{L}\p{N} ]/u.test(one) ? one : `\\${(one.codePointAt(0) ?? 0x20).toString(16)} `))
    .join('')}"`;
}
