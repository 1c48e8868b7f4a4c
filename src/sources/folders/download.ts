import { fill, isOtherArchive, isReadArchive, message, withoutEnding } from '#base';
import type { Said } from '#contract';
import { basename } from '#native';
import { ZipError } from '#system';
import { isSourceName } from '#engine';
import { TarballError } from '../tar.ts';
import { archiveIn, CLASS_LIMITS, openArchive } from './archive.ts';
import { type FoundHandIn, handInsOf } from './hand-ins.ts';
import type { DownloadListing } from './layouts/layout.ts';
import { listFolder, peekFolder } from './list-folder.ts';
import { type FoundFiles, isJunk, listingOf, unwrapped } from './listing.ts';
import {
  below,
  layoutOf,
  MAX_WRAPPERS,
  placeOf,
  recognise,
  type Recognised,
  type WantedLayout,
} from './recognise.ts';
import { missingRight } from './readable.ts';
import * as says from './says.ts';

/** How downloads of platforms are read. */
export interface DownloadOptions {
  readonly layout: WantedLayout;
  /** The input `language`. */
  readonly language: string;
  /** Where hand-ins are only there to be compared with, their keys begin with the place: a judged person may be among them. */
  readonly isArchive?: boolean;
}

interface Place extends DownloadOptions {
  /** As staff call it; POSIX. */
  readonly place: string;
}

/** What a download holds. */
interface FoundDownload {
  readonly found: readonly FoundHandIn[];
  readonly notices: readonly Said[];
}

/** A folder or archive that is no platform's download; the notices say what it resembles. */
interface NoDownload {
  readonly found: null;
  readonly notices: readonly string[];
}

/**
 * The hand-ins of a platform's download that was unpacked into a folder.
 *
 * @param folder absolute
 * @param ignore absolute: where this program writes its report
 * @throws ConfigurationError where two layouts fit, or one that was asked for does not
 */
export async function downloadInFolder(
  folder: string,
  ignore: string | undefined,
  place: Place,
): Promise<FoundDownload | NoDownload> {
  const listing = listingOf(await peekFolder(folder, ignore));
  const { recognised, notices } = platformIn(listing, place);
  if (recognised === null) return { found: null, notices };
  return handInsIn(recognised, await listFolder(folder, ignore), place);
}

/**
 * The hand-ins of an archive: of a platform's download, or of a class that somebody packed.
 *
 * @param path absolute
 * @param isAlone whether it is all that there is, so that it is no submission among others
 * @returns none where it is one submission, or cannot be read
 * @throws as `downloadInFolder`
 */
export async function downloadInArchive(
  path: string,
  isAlone: boolean,
  place: Place,
  signal: AbortSignal,
): Promise<FoundDownload | NoDownload> {
  const name = withoutEnding(basename(path));
  let files: FoundFiles;
  try {
    files = { name, ...(await openArchive(path, CLASS_LIMITS, signal)) };
    if (isAlone) files = await withoutOuter(files, signal);
  } catch (error) {
    // As a submission it is told why.
    const isTold = error instanceof ZipError || error instanceof TarballError || missingRight(error) !== null;
    if (isTold) return { found: null, notices: [] };
    throw error;
  }
  const listing = listingOf(files);
  const { layout } = place;
  if (layout === 'folders' || layout === 'flat') {
    return handInsIn(plainPlaceOf(listing, layout), files, place);
  }
  const { recognised, notices } = platformIn(listing, place);
  if (recognised !== null) return handInsIn(recognised, files, place);
  const plain = isAlone ? plainClass(listing) : null;
  if (plain === null) return { found: null, notices };
  const { found, notices: more } = await handInsIn(plain, files, place);
  const said = fill(says.takenClass, {
    place: place.place,
    found: found.length,
    isFolders: plain.layout === 'folders',
  });
  return { found, notices: [...notices, said, ...more] };
}

/** An archive in which another one lies and nothing else, as that one: somebody packed a download once more. */
async function withoutOuter(files: FoundFiles, signal: AbortSignal): Promise<FoundFiles> {
  const { entries } = listingOf(files);
  const [only, other] = entries.filter(({ path }) => !isJunk(path));
  const isOne = only !== undefined && other === undefined && isReadArchive(only.path);
  if (!isOne || only.isUnread === true) return files;
  const name = withoutEnding(basename(only.path));
  return { name, ...(await archiveIn(await only.read(), only.path, CLASS_LIMITS, signal)) };
}

function platformIn(listing: DownloadListing, { layout, place }: Place): ReturnType<typeof recognise> {
  return layout === 'auto'
    ? recognise(listing, place)
    : { recognised: placeOf(listing, layout, place), notices: [] };
}

/** @param files all of the download */
async function handInsIn(recognised: Recognised, files: FoundFiles, place: Place): Promise<FoundDownload> {
  const { layout, wrappers } = recognised;
  const listing = below(listingOf(files), wrappers);
  const junk = files.entries.length - listing.entries.length;
  const { found, counted, notices } = await handInsOf(layoutOf(recognised), {
    layout,
    listing,
    place: place.place,
    keyPrefix: place.isArchive === true ? `${basename(place.place)}/` : '',
    language: place.language,
  });
  const told = counted === null ? [] : [message('notices.download', { ...counted, junk })];
  return { found, notices: [...told, ...notices] };
}

/** Folders that a program is made of. An archive of two of these is one program, and not two people. */
const OF_A_PROJECT: ReadonlySet<string> = new Set(
  'src test tests lib libs include doc docs bin build target out dist app main public assets resources data scripts config node_modules'.split(
    ' ',
  ),
);

/** Whether a folder is called as those that a program is made of. */
export function isOfProject(name: string): boolean {
  return OF_A_PROJECT.has(name.toLowerCase());
}

/** An archive that somebody packed a class into: folders or archives of people, or their files. null: it is one submission. */
function plainClass(listing: DownloadListing): Recognised | null {
  const wrappers = wrappersOf(listing);
  const { roots } = below(listing, wrappers);
  const groups = roots.filter(
    ({ name, isFolder }) => isFolder || isReadArchive(name) || isOtherArchive(name),
  );
  const people = groups.filter(({ name }) => !name.startsWith('.') && !isOfProject(name));
  if (people.length >= 2) return { layout: 'folders', wrappers };
  const loose = roots.filter(({ name, isFolder }) => !isFolder && isSourceName(name));
  return groups.length === 0 && loose.length >= 2 ? { layout: 'flat', wrappers } : null;
}

/** Where the folders or files of a class begin in an archive that staff say is one. */
function plainPlaceOf(listing: DownloadListing, layout: 'folders' | 'flat'): Recognised {
  const wrappers = wrappersOf(listing);
  const hasGroups = below(listing, wrappers).roots.some(
    ({ name, isFolder }) => isFolder || isReadArchive(name) || isOtherArchive(name),
  );
  return { layout, wrappers: layout === 'flat' || hasGroups ? wrappers : 0 };
}

/** How many folders lie around everything. */
function wrappersOf(listing: DownloadListing): number {
  let wrappers = 0;
  for (let at = unwrapped(listing); at !== null && wrappers < MAX_WRAPPERS; at = unwrapped(at)) wrappers += 1;
  return wrappers;
}
