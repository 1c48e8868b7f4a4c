import { isOtherArchive, isReadArchive } from '#base';
import { isSourceName } from '#engine';
import type { DownloadListing } from './layouts/layout.ts';
import { unwrapped } from './listing.ts';
import { below, MAX_WRAPPERS, type Recognised } from './recognise.ts';

/** Folders that a program is made of. An archive of two of these is one program, and not two people. */
const OF_A_PROJECT: ReadonlySet<string> = new Set(
  'src test tests lib libs include doc docs bin build target out dist app main public assets resources data scripts config node_modules'.split(
    ' ',
  ),
);

/** An archive that somebody packed a class into: folders or archives of people, or their files. null: it is one submission. */
export function plainClass(listing: DownloadListing): Recognised | null {
  const wrappers = wrappersOf(listing);
  const { roots } = below(listing, wrappers);
  const groups = roots.filter(
    ({ name, isFolder }) => isFolder || isReadArchive(name) || isOtherArchive(name),
  );
  const people = groups.filter(({ name }) => !name.startsWith('.') && !OF_A_PROJECT.has(name.toLowerCase()));
  if (people.length >= 2) return { layout: 'folders', wrappers };
  const loose = roots.filter(({ name, isFolder }) => !isFolder && isSourceName(name));
  return groups.length === 0 && loose.length >= 2 ? { layout: 'flat', wrappers } : null;
}

/** Where the folders or files of a class begin in an archive that staff say is one. */
export function plainPlaceOf(listing: DownloadListing, layout: 'folders' | 'flat'): Recognised {
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
