import { isSourceName } from '../../../languages/languages.ts';
import { filesByRoot } from './children.ts';
import { type DownloadLayout, notTaken, shareOf } from './layout.ts';

/** Each file is a submission. */
export const flat: DownloadLayout = {
  title: 'files',

  fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => !isFolder && isSourceName(name)),

  read: (listing) => {
    const { roots } = listing;
    const files = filesByRoot(listing);
    const taken = roots.filter(({ name, isFolder }) => !isFolder && isSourceName(name));
    return Promise.resolve({
      handIns: taken.map(({ name }) => ({ person: { id: name, name }, files: files.get(name) ?? [] })),
      empty: [],
      notices: notTaken(roots.filter(({ isFolder }) => isFolder).map(({ name }) => name)),
    });
  },
};
