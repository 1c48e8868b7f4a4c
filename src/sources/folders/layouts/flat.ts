import { isSourceName } from '#engine';
import { filesByRoot } from './children.ts';
import { type DownloadLayout, notTaken, type Root, shareOf } from './layout.ts';

/** Each file is a submission. */
export const flat: DownloadLayout = {
  title: 'files',

  fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => !isFolder && isSourceName(name)),

  read: (listing) => {
    const { roots } = listing;
    const files = filesByRoot(listing);
    const isTaken = ({ name, isFolder }: Root): boolean => !isFolder && isSourceName(name);
    const taken = roots.filter(isTaken);
    const others = roots.filter((root) => !isTaken(root));
    return Promise.resolve({
      handIns: taken.map(({ name }) => ({ person: { id: name, name }, files: files.get(name) ?? [] })),
      empty: [],
      notices: notTaken(others.map(({ name }) => name)),
    });
  },
};
