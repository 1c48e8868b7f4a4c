import type { DownloadLayout } from './layout.ts';

/** All of it is one submission. */
export const single: DownloadLayout = {
  title: 'one submission',

  fits: () => 0,

  read: ({ name, entries }) =>
    Promise.resolve({
      handIns: [{ person: { id: null, name }, files: entries.map((entry) => ({ entry, path: entry.path })) }],
      empty: [],
      notices: [],
    }),
};
