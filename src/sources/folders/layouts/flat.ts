import { isSourceName } from '../../../languages/languages.ts';
import { filesByRoot, type DownloadLayout, notTaken, shareOf } from './layout.ts';

/** Each file is a submission. */
export const flat: DownloadLayout = {
  title: 'files',

  fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => !isFolder && isSourceName(name)),

  read: ({ roots, entries }) => {
    const files = filesByRoot(entries);
    const taken = roots.filter(({ name, isFolder }) => !isFolder && isSourceName(name));
    return Promise.resolve({
      handIns: taken.map(({ name }) => ({ person: { id: name, name }, files: files.get(name) ?? [] })),
      empty: [],
      notices: notTaken(roots.filter(({ isFolder }) => isFolder).map(({ name }) => name)),
    });
  },
};
