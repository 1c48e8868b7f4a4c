import type { PageDetail, PageFile, PageSource } from '../src/report/page-data.ts';
import { readDetail, readSource } from './data.ts';
import { type Fragment, fragmentsBetween } from './fragments.ts';

/** All there is to show of a pair. */
export interface Sides {
  readonly details: readonly [PageDetail, PageDetail];
  readonly sources: readonly [PageSource | null, PageSource | null];
  readonly fragments: readonly Fragment[];
}

export async function loadSides(a: number, b: number): Promise<Sides> {
  const [detailA, detailB, sourceA, sourceB] = await Promise.all([
    readDetail(a),
    readDetail(b),
    readSource(a),
    readSource(b),
  ]);
  return {
    details: [detailA, detailB],
    sources: [sourceA, sourceB],
    fragments: fragmentsBetween(a, detailA, b, detailB),
  };
}

/** The file of that path, or the first one where no path is asked for. */
export function fileOf(source: PageSource | null, path: string | undefined): PageFile | undefined {
  if (source === null) return undefined;
  return path === undefined ? source.files[0] : source.files.find((file) => file.path === path);
}

/** The lines of a region; none where the service does not say which. */
export function linesOf<Line>(lines: readonly Line[], region: Fragment['left']): readonly Line[] {
  if (region.lineStart === null) return [];
  return lines.slice(region.lineStart - 1, region.lineEnd ?? region.lineStart);
}
