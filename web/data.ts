import type { PageData, PageSource } from '../src/report/page-data.ts';

export type { PageData, PagePair, PageSource, PageSubmission } from '../src/report/page-data.ts';

/** The run's data that the page carries. */
export function readData(): PageData {
  const block = document.querySelector('#report');
  if (block?.textContent == null) throw new Error('This page carries no report.');
  return JSON.parse(block.textContent) as PageData;
}

const opened = new Map<number, Promise<PageSource>>();

/** Sources and matches of one submission, unpacked when they are first looked at. */
export function readSource(index: number): Promise<PageSource> {
  let source = opened.get(index);
  if (source === undefined) {
    source = unpack(document.querySelector(`#s${index}`)?.textContent ?? '');
    opened.set(index, source);
  }
  return source;
}

async function unpack(base64: string): Promise<PageSource> {
  if (base64 === '') return { files: [], matches: [] };
  const bytes = Uint8Array.from(atob(base64.trim()), (character) => character.codePointAt(0) ?? 0);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await new Response(stream).text()) as PageSource;
}
