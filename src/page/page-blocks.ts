import { type Catalogue, GIVEN_WORDS, LOCALES, wordsBlock } from '#base';
import { block } from '#channels';
import { type PackedTemplate, TEMPLATE_BLOCK } from '#contract';

/** What the worker takes from the page that it is a part of. */
export interface PageBlocks {
  /** The report page without data. */
  readonly template: () => Promise<string>;
}

/** @param blocks base64 of deflated JSON, by id, as they stand in the page */
export function takeBlocks(blocks: Readonly<Record<string, string>>): PageBlocks {
  const open = async (id: string): Promise<unknown> =>
    JSON.parse(await unpacked(blocks[id] ?? '', id)) as unknown;
  const [, ...others] = LOCALES;
  const words = others.map((locale) => ({
    id: wordsBlock(locale),
    read: async () => (await open(wordsBlock(locale))) as Catalogue,
    locale,
  }));
  for (const { locale, read } of words) GIVEN_WORDS.set(locale, read);
  return {
    template: async () => {
      const { html, wordsPlace, without } = (await open(TEMPLATE_BLOCK)) as PackedTemplate;
      const isSaid = ([id]: readonly [string, string]): boolean =>
        !without.some((group) => id.startsWith(`${group}.`));
      const packed: string[] = [];
      for (const { id, read } of words) {
        packed.push(block(id, Object.fromEntries(Object.entries(await read()).filter(isSaid))));
      }
      return html.replace(wordsPlace, () => packed.join(''));
    },
  };
}

async function unpacked(base64: string, id: string): Promise<string> {
  if (base64 === '') throw new Error(`this page holds no ${id}: it was not built whole`);
  const bytes = Buffer.from(base64, 'base64');
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
