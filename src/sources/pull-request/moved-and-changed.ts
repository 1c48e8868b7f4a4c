import { isTaken } from './base-folder.ts';

/** Of git: a file that shares half of itself with one that is gone is that file, moved and changed. */
const SAME_SHARE = 0.5;
/** More pairs than this are not looked at. */
const MOST_PAIRS = 10_000;

export interface FileText {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Files that are gone and live on, changed, under another name; not those of which that takes somebody else's work. */
export function movedAndChanged(
  removed: readonly FileText[],
  added: readonly FileText[],
  folders: readonly string[],
): readonly { readonly from: FileText; readonly to: FileText }[] {
  if (removed.length * added.length > MOST_PAIRS) return [];
  const lines = new Map([...removed, ...added].map((file) => [file, linesOf(file.bytes)]));
  const pairs = removed
    .flatMap((from) => added.map((to) => ({ from, to, share: shareOf(lines.get(from), lines.get(to)) })))
    .filter(({ share }) => share >= SAME_SHARE)
    .toSorted((a, b) => b.share - a.share);
  const taken = new Set<FileText>();
  return pairs.filter(({ from, to }) => {
    if (taken.has(from) || taken.has(to)) return false;
    taken.add(from).add(to);
    return !isTaken({ from: from.path, to: to.path }, folders);
  });
}

/** Bytes by line. */
function linesOf(bytes: Buffer): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const line of bytes.toString('latin1').split('\n')) {
    found.set(line, (found.get(line) ?? 0) + line.length + 1);
  }
  return found;
}

/** How much of the larger of two is in both. */
function shareOf(
  a: ReadonlyMap<string, number> = new Map(),
  b: ReadonlyMap<string, number> = new Map(),
): number {
  const sum = (bytes: Iterable<number>): number => [...bytes].reduce((all, one) => all + one, 0);
  const both = sum([...a].map(([line, bytes]) => Math.min(bytes, b.get(line) ?? 0)));
  return both / Math.max(sum(a.values()), sum(b.values()), 1);
}
