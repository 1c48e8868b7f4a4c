import { ENGLISH, type Locale, LOCALES, type PackedWords, unpackWords, Words, wordsBlock } from '#base';
import { block } from '#channels';
import { type PackedTemplate, type PageBegin, TEMPLATE_BLOCK } from '#contract';
import { fromBase64 } from '#native';

/** What the worker takes from the page that it is a part of. */
export interface PageBlocks {
  /** The report page without data. */
  readonly template: () => Promise<string>;
  /** @param chosen null: nobody chose a language; English */
  readonly words: (chosen: Locale | null) => Promise<Words>;
}

export function takeBlocks({ blocks, script, style }: PageBegin): PageBlocks {
  const open = async (id: string): Promise<unknown> =>
    JSON.parse(await unpacked(blocks[id] ?? '', id)) as unknown;
  const [, ...others] = LOCALES;
  const words = others.map((locale) => ({
    id: wordsBlock(locale),
    read: async () => (await open(wordsBlock(locale))) as PackedWords,
    locale,
  }));
  return {
    words: async (chosen) => {
      const found = words.find(({ locale }) => locale === chosen);
      return found === undefined ? ENGLISH : new Words(found.locale, unpackWords(await found.read()));
    },
    template: async () => {
      const { html, places, sharedLength, without } = (await open(TEMPLATE_BLOCK)) as PackedTemplate;
      const isSaid = ([part]: readonly [string, unknown]): boolean => !without.includes(part);
      const packed: string[] = [];
      for (const { id, read } of words) {
        packed.push(await block(id, Object.fromEntries(Object.entries(await read()).filter(isSaid))));
      }
      return html
        .replace(places.shared, () => script.slice(0, sharedLength))
        .replace(places.style, () => style)
        .replace(places.words, () => packed.join(''));
    },
  };
}

async function unpacked(base64: string, id: string): Promise<string> {
  if (base64 === '') throw new Error(`this page holds no ${id}: it was not built whole`);
  const bytes = fromBase64(base64);
  // By way of a response: no worker of a page on a disk reads a `Blob` in WebKit.
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
