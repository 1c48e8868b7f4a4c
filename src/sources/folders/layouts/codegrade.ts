import { sharedStart } from './children.ts';
import { type HandIn, type DownloadLayout, type Child, shareOf } from './layout.ts';

/** `<assignment>-<name>-archive.zip`, or the folder unpacked from it. */
const ARCHIVE = /-archive(?:\.zip)?$/i;
/** What the mounted file system of CodeGrade adds in each folder: settings, the rubric, feedback. */
const OWN_FILE = /^\.cg-[^/]*$/;

/** Downloads of CodeGrade: an archive for each student, or the folders of its file system. */
export const codegrade: DownloadLayout = {
  title: 'set of CodeGrade downloads',

  fits: ({ roots }) => {
    const start = startOf(roots);
    return shareOf(
      roots.filter(({ name }) => !OWN_FILE.test(name)),
      (one) => (start !== '' && ARCHIVE.test(one.name)) || isMounted(one),
    );
  },

  read: ({ roots }) => {
    const start = startOf(roots);
    const handIns: HandIn[] = [];
    const empty: string[] = [];
    for (const { name: root, files } of roots) {
      if (OWN_FILE.test(root)) continue;
      const name = ARCHIVE.test(root) ? root.slice(start.length).replace(ARCHIVE, '') : root;
      const own = files.filter(({ path }) => !OWN_FILE.test(path));
      if (own.length === 0) empty.push(name);
      else handIns.push({ person: { id: null, name }, files: own });
    }
    return Promise.resolve({ handIns, empty, notices: [] });
  },
};

/** What the names of archives begin with. */
function startOf(roots: readonly Child[]): string {
  return sharedStart(roots.map(({ name }) => name).filter((name) => ARCHIVE.test(name)));
}

function isMounted({ isFolder, files }: Child): boolean {
  return isFolder && files.some(({ path }) => OWN_FILE.test(path));
}
