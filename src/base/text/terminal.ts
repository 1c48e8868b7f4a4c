import { visible } from './escape.ts';

const BAR = 10;

const CODES = { good: '32', bad: '31', warn: '33', dim: '2' } as const;

/** Paints text where colours are wanted. */
export function painter(colour: boolean): (kind: keyof typeof CODES, text: string) => string {
  return (kind, text) => (colour ? `\u001b[${CODES[kind]}m${text}\u001b[0m` : text);
}

/** A bar for a score, as wide for every one; blanks for none. */
export function bar(value: number | null): string {
  if (value === null) return ' '.repeat(BAR);
  const full = Math.round((Math.min(100, Math.max(0, value)) / 100) * BAR);
  return '█'.repeat(full) + '·'.repeat(BAR - full);
}

/** Columns a text takes on a terminal: East Asian wide characters and emoji take two, combining marks none. */
export function columns(text: string): number {
  let sum = 0;
  for (const character of visible(text)) {
    if (/\p{M}/u.test(character)) continue;
    sum +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
        character,
      )
        ? 2
        : 1;
  }
  return sum;
}

/** Padded or cut (with `…`) to a width in columns. */
export function pad(text: string, width: number): string {
  const wide = columns(text);
  if (wide <= width) return text + ' '.repeat(width - wide);
  let cut = '';
  let used = 0;
  for (const character of text) {
    const next = used + columns(character);
    if (next > width - 1) break;
    cut += character;
    used = next;
  }
  return `${cut}…${' '.repeat(width - 1 - used)}`;
}

/** Cells below each other, two blanks apart. @param rows each as long as the first one */
export function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    rows.reduce((widest, row) => Math.max(widest, columns(row[at] ?? '')), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => pad(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Breaks a text into lines of at most `width` characters at its spaces; a longer word gets a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}
