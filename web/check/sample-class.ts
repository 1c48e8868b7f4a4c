import { type GivenPart, PARTS } from '#contract';
import { unpack } from '../data.ts';
import type { DroppedFile } from '../drop/dropped-file.ts';
import type { Given } from './dropped-items.ts';

/** The block of the page that holds the sample class: for each part, texts by their paths. */
const SAMPLE_BLOCK = 'sample-class';

export function hasSampleClass(): boolean {
  return document.getElementById(SAMPLE_BLOCK) !== null;
}

/** Invented students, as if they were dropped. */
export async function sampleClass(): Promise<Given> {
  const packed = (await unpack(SAMPLE_BLOCK)) as Readonly<
    Partial<Record<GivenPart, Readonly<Record<string, string>>>>
  >;
  return new Map(
    PARTS.map((part) => [part, Object.entries(packed[part] ?? {}).map(([path, text]) => fileOf(path, text))]),
  );
}

function fileOf(path: string, text: string): DroppedFile {
  return { path, file: new File([text], path.slice(path.lastIndexOf('/') + 1)) };
}
