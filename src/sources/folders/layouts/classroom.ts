import { childrenOf, sharedStart } from './children.ts';
import {
  type Child,
  type DownloadLayout,
  type DownloadListing,
  type HandIn,
  notTaken,
  shareOf,
} from './layout.ts';

/**
 * `gh classroom clone` makes `<slug>-submissions/<slug>-<login>/`, and `gh teacher download` of Classroom 50
 * `<slug>_submissions_YYYY_MM_DD_T_hh_mm_ss/<slug>-<login>/` with a table of points beside them.
 */
const CLONES = /^(?<slug>.+)(?:-submissions|_submissions_\d{4}_\d\d_\d\d_T_\d\d_\d\d_\d\d)$/;
const POINTS = 'scores.csv';
/** The retired Assistant made `<title>-MM-DD-YYYY-hh-mm-ss/<identifier of the roster, else login>/`. */
const ASSISTANT = /-\d\d-\d\d-\d{4}-\d\d-\d\d-\d\d$/;
/** Files that GitHub Classroom or Classroom 50 puts into every repository of an assignment. */
const OF_CLASSROOM =
  /^(?:\.classroom50\.yaml|\.github\/classroom\/.+|\.github\/workflows\/classroom\.ya?ml)$/;

/**
 * Clones of GitHub Classroom's or Classroom 50's repositories: folders `<assignment>-<login>`; or what the retired
 * Classroom Assistant fetched.
 */
export const classroom: DownloadLayout = {
  title: 'set of classroom repositories',

  fits: (listing) => {
    const { repositories, prefix, isNamed } = homeOf(listing);
    return shareOf(
      repositories.filter(({ name }) => name !== POINTS),
      (one) =>
        one.isFolder && (isNamed || (prefix !== '' && isRepository(one))) && one.name.startsWith(prefix),
    );
  },

  read: (listing) => {
    const { repositories, prefix } = homeOf(listing);
    const folders = repositories.filter(({ isFolder }) => isFolder);
    const present = folders.filter(({ files }) => files.length > 0);
    return Promise.resolve({
      handIns: present.map(({ name, files }) => ({ person: personOf(name, prefix), files })),
      empty: folders.filter(({ files }) => files.length === 0).map(({ name }) => personOf(name, prefix).name),
      notices: notTaken(repositories.filter(({ isFolder }) => !isFolder).map(({ name }) => name)),
    });
  },
};

/** The folders of repositories, at the root or in the one folder that is there. */
function homeOf({ name: own, roots }: DownloadListing) {
  const [only, another] = roots;
  const inner = only === undefined || another !== undefined ? null : homeNamed(only.name, childrenOf(only));
  return (
    inner ??
    homeNamed(own, roots) ?? {
      repositories: roots,
      /** `hw1-`: what repositories begin with; '': nothing. */
      prefix: sharedStart(roots.filter(({ isFolder }) => isFolder).map(({ name }) => name)),
      /** The folder around them says what they are. */
      isNamed: false,
    }
  );
}

/** null: the name says nothing. */
function homeNamed(name: string, repositories: readonly Child[]) {
  if (ASSISTANT.test(name)) return { repositories, prefix: '', isNamed: true };
  const slug = CLONES.exec(name)?.groups?.['slug'];
  const prefix = `${slug}-`;
  const isOne = slug !== undefined && repositories.some((one) => one.name.startsWith(prefix));
  return isOne ? { repositories, prefix, isNamed: true } : null;
}

function isRepository({ files, emptyFolders }: Child): boolean {
  return (
    files.some(({ path }) => OF_CLASSROOM.test(path) || path.startsWith('.git/')) ||
    emptyFolders.includes('.git')
  );
}

function personOf(repository: string, prefix: string): HandIn['person'] {
  const login = repository.slice(prefix.length);
  const isOwn = prefix !== '' && repository.startsWith(prefix) && login !== '';
  return isOwn ? { id: null, name: login, login } : { id: null, name: repository };
}
