import type { LeftOut } from '#contract';
import { asideKind } from '../selection/aside.ts';
import { type Selection, TOO_LARGE } from '../selection/selection.ts';
import type { Wanted } from './tarball.ts';

/** A file that is too large says the limit. */
export function withDetail(entry: LeftOut): LeftOut {
  return entry.reason === 'too-large' ? { ...entry, detail: TOO_LARGE } : entry;
}

/** Whether a file counts, or does not and is looked at all the same. */
export function wantedOf(path: string, size: number, selection: Selection): Wanted {
  const reason = selection.byPath(path, size);
  if (reason === null) return 'counts';
  const kind = asideKind(path, size, reason, selection);
  return kind === null || kind === 'folder-text' ? kind : 'aside';
}
