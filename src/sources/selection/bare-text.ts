import { decode, textOfHtml, utf8 } from '#base';
import { extensionOf, withoutPictures } from '#engine';
import { readZip } from '#system';

/*
 * Files of which the code is a small part: the rest is pictures, what the code gave, and how both look. Their code is read whatever
 * they measure.
 */

/** A larger one is left out as too large, in bytes. */
export const MAX_BULKY_BYTES = 16 * 1024 * 1024;

/** Whether a file is of a kind that is much longer than its code. */
export function isBulky(path: string): boolean {
  return /^(?:ipynb|mlx)$/.test(extensionOf(path));
}

/** The code of a bulky file. */
interface BareText {
  readonly bytes: Uint8Array;
  /** Bytes of what went and is no picture. */
  readonly results: number;
}

/**
 * What is to be read of a bulky file.
 *
 * @param most of a notebook, in bytes: a shorter one stays as it is
 * @returns null: it stays as it is
 */
export function bareText(path: string, bytes: Uint8Array, most: number): BareText | null {
  if (!isBulky(path)) return null;
  if (extensionOf(path) === 'mlx') return liveScript(bytes);
  if (bytes.length <= most) return null;
  const decoded = decode(bytes, path);
  const bare = 'text' in decoded ? withoutPictures(decoded.text, most) : undefined;
  return bare === undefined ? null : { bytes: utf8(bare.text), results: bare.results };
}

/** Paragraphs of a live script: https://www.mathworks.com/help/matlab/matlab_prog/live-script-file-format.html */
const DOCUMENT = 'matlab/document.xml';
const PIECES = /<w:pStyle w:val="(?<style>[\w-]{1,40})"|<w:t(?:\s[^<>]{0,100})?>|(?<end><\/w:p>)/g;
const CDATA = { open: '<![CDATA[', close: ']]>' };

/** The code of a live script of Matlab, which is a ZIP, with its prose as comments; null: it is none. */
function liveScript(bytes: Uint8Array): BareText | null {
  let document: string;
  try {
    const entry = readZip(bytes).entries.find(({ path }) => path === DOCUMENT);
    const decoded = entry === undefined ? null : decode(entry.read());
    if (decoded === null || !('text' in decoded)) return null;
    document = decoded.text;
  } catch {
    return null;
  }
  const lines: string[] = [];
  let [style, text] = ['', ''];
  PIECES.lastIndex = 0;
  for (let found = PIECES.exec(document); found !== null; found = PIECES.exec(document)) {
    const { style: named, end } = found.groups ?? {};
    if (named !== undefined) {
      style = named;
    } else if (end === undefined) {
      const run = textAt(document, PIECES.lastIndex);
      text += run.text;
      PIECES.lastIndex = run.end;
    } else {
      lines.push(style === 'code' ? text : text.replaceAll(/^(?=.*\S)/gm, '% '));
      [style, text] = ['', ''];
    }
  }
  const code = lines.join('\n');
  // As where somebody calls the elements by other names: it is told as what it is, a file that was not read.
  return code.trim() === '' ? null : { bytes: utf8(`${code}\n`), results: 0 };
}

/** The text that begins at a place, up to the next element. */
function textAt(document: string, from: number): { readonly text: string; readonly end: number } {
  let [text, at] = ['', from];
  for (;;) {
    const next = document.indexOf('<', at);
    const end = next < 0 ? document.length : next;
    text += textOfHtml(document.slice(at, end));
    if (!document.startsWith(CDATA.open, end)) return { text, end };
    const begin = end + CDATA.open.length;
    const close = document.indexOf(CDATA.close, begin);
    if (close < 0) return { text: text + document.slice(begin), end: document.length };
    text += document.slice(begin, close);
    at = close + CDATA.close.length;
  }
}
