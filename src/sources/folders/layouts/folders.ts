import { isOtherArchive, isReadArchive, withoutEnding } from '#base';
import { filesByRoot } from './children.ts';
import { type DownloadLayout, notTaken, type Root, shareOf } from './layout.ts';

/** Each folder and each archive is a submission. */
export const folders: DownloadLayout = {
  title: 'folders',

  fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => isFolder || isArchive(name)),

  read: (listing) => {
    const { roots } = listing;
    const files = filesByRoot(listing);
    const isTaken = ({ name, isFolder }: Root): boolean =>
      (isFolder || isArchive(name)) && !name.startsWith('.') && name !== 'node_modules';
    const taken = roots.filter(isTaken);
    const others = roots.filter((root) => !isTaken(root));
    return Promise.resolve({
      handIns: taken.map(({ name, isFolder }) => ({
        person: { id: name, name: isFolder ? name : withoutEnding(name) },
        files: files.get(name) ?? [],
      })),
      empty: [],
      notices: notTaken(others.map(({ name }) => name)),
    });
  },
};

function isArchive(name: string): boolean {
  return isReadArchive(name) || isOtherArchive(name);
}
