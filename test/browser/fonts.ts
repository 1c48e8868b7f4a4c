import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** The fonts that pages are measured in, as npm packages bring them. */
const FILES = ['dejavu-sans', 'dejavu-mono'].flatMap((name) =>
  ['400', '700'].map((weight) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`),
);

/** By what a page asks for. All else is the first. */
export const FONTS = { 'sans-serif': 'DejaVu Sans', monospace: 'DejaVu Sans Mono' } as const;

/** Writes the fonts and the settings by which programs on Linux find these alone. @returns the file of the settings */
export function fontsInFolder(): string {
  const { resolve } = createRequire(import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [at, file] of FILES.entries()) {
    writeFileSync(join(folder, `${at}.ttf`), unpacked(readFileSync(resolve(file))));
  }
  const settings = join(folder, 'fonts.conf');
  const edit = (mode: string, font: string): string =>
    `<edit name="family" mode="${mode}"><string>${font}</string></edit>`;
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${folder}</dir>
<cachedir>${folder}/cache</cachedir>
<match><test name="family"><string>monospace</string></test>${edit('append_last', FONTS.monospace)}</match>
<match>${edit('append_last', FONTS['sans-serif'])}</match>
</fontconfig>
`,
  );
  return settings;
}

/** Web fonts are fonts whose tables are packed one by one: https://www.w3.org/TR/WOFF/. Browsers take no packed ones from a system. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  for (const [at, value] of [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].entries()) {
    head.writeUInt16BE(value, 4 + 2 * at);
  }
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = 44 + 20 * table;
    const [start = 0, packed = 0, length = 0] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at));
    const data = woff.subarray(start, start + packed);
    const entry = 12 + 16 * table;
    woff.copy(head, entry, from, from + 4);
    woff.copy(head, entry + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    const text = packed < length ? inflateSync(data) : data;
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(text, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
