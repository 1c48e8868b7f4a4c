import { fill, isOtherArchive, isReadArchive, withoutEnding } from '#base';
import { isSourceName } from '#engine';
import { isOwnFolder, isOwnHead } from '../own-files.ts';
import * as says from '../says.ts';
import { rootsByName } from './children.ts';
import { type DownloadLayout, type HandInFile, notTaken, type Child, shareOf } from './layout.ts';

/** Each folder and each archive is a submission. */
export const folders: DownloadLayout = {
  title: 'folders',

  fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => isFolder || isArchive(name)),

  read: async (listing) => {
    const roots = rootsByName(listing);
    const own = new Set<string>();
    for (const { name, files } of roots) if (await isOwn(files)) own.add(name);
    const isTaken = ({ name, isFolder }: Child): boolean =>
      (isFolder || isArchive(name)) && !name.startsWith('.') && name !== 'node_modules' && !own.has(name);
    const taken = roots.filter(isTaken);
    const others = roots.filter((root) => !isTaken(root) && !own.has(root.name));
    return {
      handIns: taken.map(({ name, isFolder, files }) => ({
        person: { id: name, name: isFolder ? name : withoutEnding(name) },
        files,
      })),
      empty: [],
      notices: [
        ...notTaken(others.map(({ name }) => name)),
        ...[...own].map((folder) => fill(says.isOwnFolder, { folder })),
      ],
    };
  },
};

/** Whether a folder is an earlier report or course. */
function isOwn(files: readonly HandInFile[]): Promise<boolean> {
  const entries = new Map(files.map(({ path, entry }) => [path, entry]));
  return isOwnFolder([...entries.keys()], async (path) => {
    const bytes = await entries
      .get(path)
      ?.read()
      .catch(() => null);
    return bytes != null && isOwnHead(bytes);
  });
}

function isArchive(name: string): boolean {
  return isReadArchive(name) || isOtherArchive(name);
}

/** Each file is a submission. */
export const flat: DownloadLayout = {
  title: 'files',

  fits: ({ roots }) => shareOf(roots, ({ name, isFolder }) => !isFolder && isSourceName(name)),

  read: (listing) => {
    const roots = rootsByName(listing);
    const isTaken = ({ name, isFolder }: Child): boolean => !isFolder && isSourceName(name);
    const taken = roots.filter(isTaken);
    const others = roots.filter((root) => !isTaken(root));
    return Promise.resolve({
      handIns: taken.map(({ name, files }) => ({ person: { id: name, name }, files })),
      empty: [],
      notices: notTaken(others.map(({ name }) => name)),
    });
  },
};

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
