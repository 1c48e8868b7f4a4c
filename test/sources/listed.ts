import type { LayoutName } from '../../src/contract/source-names.ts';
import type { DownloadContents, DownloadListing, HandIn } from '../../src/sources/folders/layouts/layout.ts';
import { LAYOUTS } from '../../src/sources/folders/layouts/layouts.ts';
import { listingOf } from '../../src/sources/folders/listing.ts';
import { recognise } from '../../src/sources/folders/recognise.ts';

/** What lies in a download: contents by path; a path that ends with `/` is a folder that holds nothing. */
export type Contents = Readonly<Record<string, string>>;

/** As the program lists a download. */
export function listed(contents: Contents, name: string): DownloadListing {
  const paths = Object.entries(contents);
  const entries = paths
    .filter(([path]) => !path.endsWith('/'))
    .map(([path, text]) => ({ path, size: text.length, read: () => Promise.resolve(Buffer.from(text)) }));
  const folders = paths.filter(([path]) => path.endsWith('/')).map(([path]) => path.slice(0, -1));
  return listingOf({ name, entries, folders });
}

/** Files of so many names, which hold their own path. */
export function contentsOf(...paths: readonly string[]): Contents {
  return Object.fromEntries(paths.map((path) => [path, path]));
}

/** The layout that a download is recognised as, and `null` for none. */
export function recognised(contents: Contents, name = 'download'): LayoutName | null {
  return recognise(listed(contents, name), name).recognised?.layout ?? null;
}

/** What a layout reads. */
export function read(layout: LayoutName, contents: Contents, name = 'download'): Promise<DownloadContents> {
  return LAYOUTS[layout].read(listed(contents, name));
}

/** Paths of a hand-in's files inside of the submission. */
export function pathsOf({ files }: HandIn): readonly string[] {
  return files.map(({ path }) => path);
}
