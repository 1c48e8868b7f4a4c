import { isSourceName } from '../../../languages/languages.ts';
import { filesByRoot, type DownloadLayout, notTaken, shareOf } from './layout.ts';

/** Each file is a submission. */
export const flat: DownloadLayout = {
  title: 'files',

  fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => !isFolder && isSourceName(name)),

  read: ({ roots, entries }) => {
    const files = filesByRoot(entries);
    const [taken, others] = [true, false].map((is) => roots.filter(({ isFolder }) => isFolder !== is));
    return Promise.resolve({
      handIns: (taken ?? []).map(({ name }) => ({
        person: { id: null, name },
        files: files.get(name) ?? [],
      })),
      empty: [],
      notices: notTaken((others ?? []).map(({ name }) => name)),
    });
  },
};
