import { decode } from '#base';

const LATIN_1 = new TextDecoder('windows-1252');

/** The text of a source file as the engine decodes it, so that lines count as the engine counts them. */
export function decodeSource(bytes: Uint8Array, path: string): string {
  const decoded = decode(bytes, path);
  return 'text' in decoded ? decoded.text : LATIN_1.decode(bytes).replaceAll(/\r\n?/g, '\n');
}

/** A line that says something: `}` and `return 0;` stand in every program. */
const TELLING = /(?:\w[^\w]*){8}/;
/** Fewer telling lines in a row than this may be chance. */
const TELLING_LINES = 2;

/** The lines of the starter code, without indentation and runs of blanks. */
export function starterLines(texts: Iterable<string>): ReadonlySet<string> {
  const lines = new Set<string>();
  for (const text of texts) {
    for (const line of text.split('\n')) {
      const plain = bare(line);
      if (plain !== '') lines.add(plain);
    }
  }
  return lines;
}

/** Runs of lines that also stand in the starter code: 1-based, inclusive. Blank lines inside of a run belong to it. */
export function starterRanges(
  text: string,
  starter: ReadonlySet<string>,
): readonly (readonly [number, number])[] {
  if (starter.size === 0) return [];
  const ranges: (readonly [number, number])[] = [];
  let start = 0;
  let end = 0;
  let telling = 0;
  const close = (): void => {
    if (telling >= TELLING_LINES) ranges.push([start, end]);
    start = 0;
    telling = 0;
  };
  for (const [index, line] of text.split('\n').entries()) {
    const plain = bare(line);
    if (plain === '') continue;
    if (!starter.has(plain)) {
      close();
      continue;
    }
    if (start === 0) start = index + 1;
    end = index + 1;
    if (TELLING.test(plain)) telling += 1;
  }
  close();
  return ranges;
}

function bare(line: string): string {
  return line.trim().replaceAll(/\s+/g, ' ');
}
