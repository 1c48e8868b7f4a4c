import { basename } from 'node:path';
import { count } from '../../text/format.ts';
import { type FoundHandIn, handInsOf } from './hand-ins.ts';
import { listFolder, peekFolder } from './list-folder.ts';
import { type FoundFiles, listingOf } from './listing.ts';
import { below, layoutOf, placeOf, recognise, type WantedLayout } from './recognise.ts';

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
  /** Absolute: where this program writes its report. */
  readonly ignore: string | undefined;
}

/** What a download holds; nothing where it is none. */
export interface FoundDownload {
  readonly found: readonly FoundHandIn[];
  readonly notices: readonly string[];
}

/**
 * The hand-ins of a platform's download that was unpacked into a folder.
 *
 * @param folder absolute
 * @throws ConfigurationError where two layouts fit, or one that was asked for does not
 */
export async function downloadIn(folder: string, place: Place): Promise<FoundDownload> {
  const peeked = await peekFolder(folder, place.ignore);
  return handInsIn(peeked, () => listFolder(folder, place.ignore), place);
}

/** @param peeked its upper part @param all reads all of it, once it is known for a download */
async function handInsIn(
  peeked: FoundFiles,
  all: () => Promise<FoundFiles>,
  place: Place,
): Promise<FoundDownload> {
  const { listing: upper } = listingOf(peeked);
  const { recognised, notices } =
    place.layout === 'auto'
      ? recognise(upper, place.place)
      : { recognised: placeOf(upper, place.layout, place.place), notices: [] };
  if (recognised === null) return { found: [], notices };
  const { listing, junk } = listingOf(await all());
  const {
    found,
    said,
    notices: more,
  } = await handInsOf(layoutOf(recognised), {
    layout: recognised.layout,
    listing: below(listing, recognised.wrappers),
    place: place.place,
    keyPrefix: place.isArchive === true ? `${basename(place.place)}/` : '',
    language: place.language,
  });
  const dropped = junk === 0 ? '' : `; ${count(junk, 'file')} of operating systems not taken`;
  return { found, notices: [...notices, `${said}${dropped}.`, ...more] };
}
