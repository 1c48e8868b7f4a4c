import { inflateSync } from 'node:zlib';

/** What a PDF shows, page by page: Chromium writes glyphs, and beside them which characters they are. */
export function textOf(pdf: Buffer): readonly string[] {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap(({ 0: head, index }) => {
    const from = index + head.length;
    try {
      return [inflateSync(pdf.subarray(from, raw.indexOf('endstream', from))).toString('latin1')];
    } catch {
      return [];
    }
  });
  const characters = new Map<string, string>();
  const put = (glyph: number, code: number): void => {
    characters.set(glyph.toString(16).padStart(4, '0'), String.fromCodePoint(code));
  };
  for (const map of streams.filter((text) => text.includes('begincmap'))) {
    for (const [, from = '', to = '', code = ''] of map.matchAll(/<(\w{4})> <(\w{4})> <(\w{4})>/g)) {
      const first = parseInt(from, 16);
      for (let glyph = first; glyph <= parseInt(to, 16); glyph += 1) {
        put(glyph, parseInt(code, 16) + glyph - first);
      }
    }
    for (const [, glyph = '', code = ''] of map.matchAll(/^<(\w{4})> <(\w{4})>$/gm)) {
      put(parseInt(glyph, 16), parseInt(code, 16));
    }
  }
  return streams
    .filter((text) => /> T[jJ]/.test(text) || /\] TJ/.test(text))
    .map((text) =>
      [...text.matchAll(/<([0-9a-f]+)>/gi)]
        .flatMap(([, glyphs = '']) => glyphs.toLowerCase().match(/.{4}/g) ?? [])
        .map((glyph) => characters.get(glyph) ?? '')
        .join(''),
    );
}
