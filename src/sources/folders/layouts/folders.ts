import { isOtherArchive, isZip } from '../archive-names.ts';
import { filesByRoot, type DownloadLayout, notTaken, shareOf } from './layout.ts';

/** Each folder and each archive is a submission. */
export const folders: DownloadLayout = {
  title: 'folders',

  fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => isFolder || isArchive(name)),

  read: ({ roots, entries }) => {
    const files = filesByRoot(entries);
    const taken = roots.filter(({ name, isFolder }) => isFolder || isArchive(name));
    const others = roots.filter((root) => !taken.includes(root));
    return Promise.resolve({
      handIns: taken.map(({ name, isFolder }) => ({
        person: { id: null, name: isFolder ? name : name.replace(/\.zip$/i, '') },
        files: files.get(name) ?? [],
      })),
      empty: [],
      notices: notTaken(others.map(({ name }) => name)),
    });
  },
};

function isArchive(name: string): boolean {
  return isZip(name) || isOtherArchive(name);
}
