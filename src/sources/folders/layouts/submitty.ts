import { childrenOf } from './children.ts';
import {
  type Child,
  type DownloadLayout,
  type DownloadListing,
  type HandIn,
  type HandInFile,
  notTaken,
  shareOf,
} from './layout.ts';
import { textOf, timeOf } from './text-of.ts';

/** What students handed in as files, and what was fetched from their Git repositories. */
const HOMES = new Set(['submissions', 'checkout']);
/** What the autograder wrote. */
const OUTPUT = new Set(['results', 'results_public', 'details']);
/** When a version was handed in. */
const TIMESTAMP = '.submit.timestamp';
/** Beside the versions: which of them counts. */
const SETTINGS = 'user_assignment_settings.json';

/**
 * A download of Submitty: `submissions/<user or team>/<version>/` with every version, or without that level the active
 * one; `checkout/` for repositories.
 */
export const submitty: DownloadLayout = {
  title: 'Submitty download',

  fits: (listing) => {
    const { users, isNamed } = homeOf(listing);
    return shareOf(users, (one) => one.isFolder && (isNamed || isOfSubmitty(one)));
  },

  read: async (listing) => {
    const { users } = homeOf(listing);
    const folders = users.filter(({ isFolder }) => isFolder);
    // A user has a folder in each home.
    const people = [...Map.groupBy(folders, ({ name }) => name)];
    const areVersioned = folders.every(isVersioned);
    const found = await Promise.all(
      people.map(([user, own]) =>
        handInsOf(
          user,
          own.flatMap(({ files }) => files),
          areVersioned,
        ),
      ),
    );
    return {
      handIns: found.flat(),
      empty: people.filter((_one, at) => found[at]?.length === 0).map(([user]) => user),
      notices: notTaken(users.filter(({ isFolder }) => !isFolder).map(({ name }) => name)),
    };
  },
};

/** The folders of users: at the root, or in `submissions` and `checkout`. */
function homeOf({ roots }: DownloadListing): { readonly users: readonly Child[]; readonly isNamed: boolean } {
  const homes = roots.filter(({ name, isFolder }) => isFolder && HOMES.has(name));
  const isDownload =
    homes.length > 0 &&
    roots.every(({ name, isFolder }) => isFolder && (HOMES.has(name) || OUTPUT.has(name)));
  if (!isDownload) return { users: roots, isNamed: false };
  const users = homes.flatMap((home) => childrenOf(home));
  // Any class may lie in a folder `submissions`; versions and what else Submitty writes are its own.
  return { users, isNamed: homes.length < roots.length || users.some(isOfSubmitty) };
}

function isOfSubmitty({ files }: Child): boolean {
  return files.some(
    ({ path }) => path === SETTINGS || path === TIMESTAMP || /^[1-9]\d*\/\.submit\.timestamp$/.test(path),
  );
}

/**
 * Whether a user's folder can be one of versions. A download has that level for everybody or for nobody: who calls folders of
 * a program `1` and `2` has not handed in twice.
 */
function isVersioned({ files }: Child): boolean {
  return files.every(({ path }) => path === SETTINGS || /^[1-9]\d*\//.test(path));
}

/** Every version that a user handed in. @param areVersioned see `isVersioned` */
async function handInsOf(
  user: string,
  files: readonly HandInFile[],
  areVersioned: boolean,
): Promise<readonly HandIn[]> {
  if (!areVersioned) return files.length === 0 ? [] : [await handIn(user, files)];
  const settings = files.find(({ path }) => path === SETTINGS);
  const own = files.filter((file) => file !== settings);
  if (own.length === 0) return [];
  const versions = childrenOf({ files: own, emptyFolders: [] });
  const active = settings === undefined ? null : await activeVersion(settings);
  return Promise.all(
    versions.map(async (version) => ({
      ...(await handIn(user, version.files)),
      attempt: version.name,
      ...(version.name === active ? { isChosen: true } : {}),
    })),
  );
}

async function handIn(user: string, files: readonly HandInFile[]): Promise<HandIn> {
  const stamp = files.find(({ path }) => path === TIMESTAMP);
  const at = stamp === undefined ? undefined : timeOf(await textOf(stamp.entry).catch(() => ''));
  return {
    person: { id: user, name: user, login: user },
    ...(at === undefined ? {} : { at }),
    files: files.filter((file) => !/^\.submit\.[^/]*$/.test(file.path)),
  };
}

/** null: it does not say. */
async function activeVersion({ entry }: HandInFile): Promise<string | null> {
  const text = await textOf(entry).catch(() => '');
  return /"active_version"\s*:\s*"?(\d+)/.exec(text)?.[1] ?? null;
}
