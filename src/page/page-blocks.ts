import { type Catalogue, GIVEN_WORDS, LOCALES, wordsBlock } from '#base';
import { TEMPLATE_BLOCK } from '#contract';

/** What the worker takes from the page that it is a part of. */
export interface PageBlocks {
  /** The report page without data. */
  readonly template: () => Promise<string>;
}

/** @param blocks base64 of deflated JSON, by id, as they stand in the page */
export function takeBlocks(blocks: Readonly<Record<string, string>>): PageBlocks {
  const open = async (id: string): Promise<unknown> =>
    JSON.parse(await unpacked(blocks[id] ?? '', id)) as unknown;
  for (const locale of LOCALES) {
    if (blocks[wordsBlock(locale)] !== undefined) {
      GIVEN_WORDS.set(locale, async () => (await open(wordsBlock(locale))) as Catalogue);
    }
  }
  return { template: async () => (await open(TEMPLATE_BLOCK)) as string };
}

async function unpacked(base64: string, id: string): Promise<string> {
  if (base64 === '') throw new Error(`this page holds no ${id}: it was not built whole`);
  const bytes = Buffer.from(base64, 'base64');
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
