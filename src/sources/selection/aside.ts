import type { AsideKind, LeftOutReason } from '#contract';
import { extensionOf, isSourceName } from '#engine';
import type { Selection } from './selection.ts';

/** What of one file is looked at, in bytes; a larger one is listed as not compared. */
export const MAX_ASIDE_FILE_BYTES = 16 * 1024 * 1024;
/** Text that nothing says to be code is looked at up to here, in bytes. */
export const MAX_TEXT_BYTES = 4 * 1024 * 1024;

const LOOKED_AT: ReadonlySet<LeftOutReason> = new Set([
  'not-source',
  'vendored',
  'generated',
  'too-large',
  'binary',
  'limit',
  'archive-full',
]);
/** ZIPs by another name. */
const ARCHIVES: ReadonlySet<string> = new Set('zip jar war ear pyz pyzw whl egg apk aar nupkg'.split(' '));
/** What git keeps, packed and by number. */
const OBJECT = /(?:^|\/)\.git\/(?:.{1,200}\/)?objects\/[0-9a-f]{2}\/[0-9a-f]{38,62}$/;

/** Whether a file is a ZIP, by its name. */
export function isZipName(path: string): boolean {
  return ARCHIVES.has(extensionOf(path));
}

/** Why a file that is left out is to be looked at; null: it is not. What staff excluded is theirs to decide. */
export function asideKind(
  path: string,
  sizeBytes: number,
  reason: LeftOutReason,
  selection: Pick<Selection, 'skipsFolder'>,
): AsideKind | null {
  if (!LOOKED_AT.has(reason)) return null;
  if (isSourceName(path)) return 'source';
  const extension = extensionOf(path);
  if (isZipName(path)) return 'archive';
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const isSkipped = folder !== '' && selection.skipsFolder(folder) !== null;
  if (isSkipped && extension === '') return OBJECT.test(path) ? null : 'script';
  // Whatever it is called: a picture is told by its bytes, when they are read.
  if (sizeBytes > MAX_TEXT_BYTES) return null;
  return isSkipped ? 'folder-text' : 'text';
}

/** Whether nothing but its bytes may say that a file is code. */
export function isTextKind(kind: AsideKind): boolean {
  return kind === 'text' || kind === 'folder-text';
}

/** Whether a file that is left out would be looked at if it were smaller: nobody knows what is in it. */
export function isTooLong(
  path: string,
  sizeBytes: number,
  reason: LeftOutReason,
  selection: Pick<Selection, 'skipsFolder'>,
): boolean {
  const kind = asideKind(path, 0, reason, selection);
  return sizeBytes > MAX_TEXT_BYTES && kind !== null && isTextKind(kind);
}
