import { compareText, occurrences } from '#base';
import type { AsideFile } from '#contract';
import { folderOfOthers } from '../selection/selection.ts';

/**
 * Of texts in folders of which nothing counts: so many are looked at, and so many bytes. A committed `node_modules` has ten thousand, and
 * a hand-in that has one is not to take the time of all others.
 */
const MOST = { files: 200, bytes: 2 * 1024 * 1024 };
/** A shorter one holds no copy that is told, in bytes. */
const LEAST_BYTES = 240;

/** Whether it lies in a folder of which nothing counts, and its name does not say that it is code. */
function isOfFolder({ kind }: AsideFile): boolean {
  return kind === 'folder-text' || kind === 'script';
}

/**
 * Of the texts in folders of which nothing counts those that are looked at, and those that are not.
 * Those of a folder with few texts come first, because a library has many; then those near its top, because a library has folders; then
 * the smallest.
 */
export function folderTexts(aside: readonly AsideFile[]) {
  const texts = aside.flatMap((file) =>
    isOfFolder(file) ? [{ file, folder: folderOfOthers(file.path) ?? '' }] : [],
  );
  const counts = occurrences(texts.map(({ folder }) => folder));
  const ranked = texts
    .filter(({ file }) => file.size >= LEAST_BYTES)
    .map(({ file, folder }) => ({
      file,
      count: counts.get(folder) ?? 0,
      depth: file.path.split('/').length,
    }))
    .toSorted(
      (a, b) =>
        a.count - b.count ||
        a.depth - b.depth ||
        a.file.size - b.file.size ||
        compareText(a.file.path, b.file.path),
    );
  const looked = new Set<AsideFile>();
  let left = MOST.bytes;
  for (const { file } of ranked) {
    if (looked.size === MOST.files) break;
    if (file.size > left) continue;
    left -= file.size;
    looked.add(file);
  }
  return { looked, passed: ranked.flatMap(({ file }) => (looked.has(file) ? [] : [file])) };
}
