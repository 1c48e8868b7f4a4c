import { ConfigurationError, fill, listed } from '#base';
import { LAYOUT_NAMES, type LayoutName } from '#contract';
import type { DownloadLayout, DownloadListing } from './layouts/layout.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import { unwrapped } from './listing.ts';
import * as says from './says.ts';

/** A shape is recognised where so much of the names at the root has it. */
const RECOGNISED_AT = 0.8;
/** From here on a person should hear that something looks like it. */
const RESEMBLES_AT = 0.2;
/** Folders around a download: somebody unpacked it into one, and it brought one of its own. */
export const MAX_WRAPPERS = 3;
/** Names in a message. */
const NAMED = 5;

/** The input `layout`. */
export type WantedLayout = LayoutName | 'auto';

/** Whether a layout is a platform's: the others have no shape to be recognised by, and know nobody but by a name. */
export function isPlatform(layout: LayoutName): boolean {
  return layout !== 'folders' && layout !== 'flat' && layout !== 'single';
}

const PLATFORMS = LAYOUT_NAMES.filter(isPlatform);

/** A shape, and how many folders lie around what has it. */
export interface Recognised {
  readonly layout: LayoutName;
  readonly wrappers: number;
}

/**
 * The platform's shape that a listing has, below folders that hold nothing else.
 *
 * @param place as a person calls it
 * @returns null: it has none; the notice says what it resembles
 * @throws ConfigurationError where two shapes fit
 */
export function recognise(
  listing: DownloadListing,
  place: string,
): { readonly recognised: Recognised | null; readonly notices: readonly string[] } {
  let closest = { layout: '', share: 0 };
  let at: DownloadListing | null = listing;
  for (let wrappers = 0; at !== null && wrappers <= MAX_WRAPPERS; wrappers += 1) {
    const shares = sharesOf(at);
    const fitting = shares.filter(({ share }) => share >= RECOGNISED_AT);
    const [only, other] = fitting;
    if (only !== undefined && other !== undefined) {
      throw new ConfigurationError(
        fill(says.pathSay, {
          place,
          fitting: fitting.map(({ layout }) => titled(layout)).join(' or '),
          layouts: fitting.map(({ layout }) => layout).join(' or '),
        }),
      );
    }
    if (only !== undefined) return { recognised: { layout: only.layout, wrappers }, notices: [] };
    for (const one of shares) if (one.share > closest.share) closest = one;
    at = unwrapped(at);
  }
  const { layout, share } = closest;
  if (share < RESEMBLES_AT) return { recognised: null, notices: [] };
  const percent = Math.floor(share * 100);
  return {
    recognised: null,
    notices: [fill(says.namesLook, { percent, place, layout })],
  };
}

/** "an ILIAS download". */
function titled(layout: LayoutName): string {
  const { title } = LAYOUTS[layout];
  return `${/^[AEIOU]/i.test(title) ? 'an' : 'a'} ${title}`;
}

function sharesOf(
  listing: DownloadListing,
): readonly { readonly layout: LayoutName; readonly share: number }[] {
  return PLATFORMS.map((layout) => ({ layout, share: LAYOUTS[layout].fits(listing) }));
}

/**
 * Where in a listing a layout that somebody asked for begins.
 *
 * @throws ConfigurationError where nothing of it has the shape
 */
export function placeOf(listing: DownloadListing, layout: LayoutName, place: string): Recognised {
  let best = { wrappers: 0, share: 0 };
  let at: DownloadListing | null = listing;
  for (let wrappers = 0; at !== null && wrappers <= MAX_WRAPPERS; wrappers += 1) {
    const share = LAYOUTS[layout].fits(at);
    if (share > best.share) best = { wrappers, share };
    at = unwrapped(at);
  }
  if (best.share > 0) return { layout, wrappers: best.wrappers };
  const names = listing.roots.map(({ name }) => name);
  throw new ConfigurationError(
    fill(says.layoutNothingLooks, {
      layout,
      place,
      titled: titled(layout),
      noNames: names.length === 0,
      names: listed(names, NAMED, JSON.stringify),
    }),
  );
}

/** A listing below some folders that hold nothing else. */
export function below(listing: DownloadListing, wrappers: number): DownloadListing {
  const inner = wrappers === 0 ? null : unwrapped(listing);
  return inner === null ? listing : below(inner, wrappers - 1);
}

/** @see DownloadLayout */
export function layoutOf({ layout }: Recognised): DownloadLayout {
  return LAYOUTS[layout];
}
