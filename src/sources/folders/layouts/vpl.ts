import { childrenOf } from './children.ts';
import { type DownloadLayout, type HandIn, notTaken, type Child, shareOf } from './layout.ts';

/*
 * views/downloadallsubmissions.php of jcrodriguez-dis/moodle-mod_vpl: a folder for each person with one for each hand-in, called
 * by its time. What its run came to lies beside that, in a folder with the same time and `.ceg`.
 */

/** `<last name> <first name> <number> <login>` */
const PERSON = /^(?<name>.+) (?<id>\d+) (?<login>\S+)$/su;
/** `<name> Group <number> `; what copies it may drop the last blank. */
const GROUP = /^(?<name>.+) Group (?<id>\d+) ?$/su;
const TIME = /^(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)$/;
const RESULTS = /^\d{4}(?:-\d\d){5}\.ceg$/;
/** What it says of the download itself. */
const REPORTS: ReadonlySet<string> = new Set(['Report.txt', 'Errors.txt']);

/** A download of Moodle's Virtual Programming Lab. */
export const vpl: DownloadLayout = {
  title: 'VPL download',

  fits: (listing) => shareOf(listing.roots.filter(isWanted), isPerson),

  read: (listing) => {
    const roots = listing.roots.filter(isWanted);
    const people = roots
      .filter(isPerson)
      .map((one) => ({ name: personOf(one)?.name ?? one.name, own: handInsOf(one) }));
    return Promise.resolve({
      handIns: people.flatMap(({ own }) => own),
      empty: people.filter(({ own }) => own.length === 0).map(({ name }) => name),
      notices: notTaken(roots.filter((one) => !isPerson(one)).map(({ name }) => name)),
    });
  },
};

function isPerson(root: Child): boolean {
  return personOf(root) !== null && isOfTimes(root);
}

function isWanted({ name, isFolder }: Child): boolean {
  return isFolder || !REPORTS.has(name);
}

function personOf({ name: folder, isFolder }: Child): HandIn['person'] | null {
  if (!isFolder) return null;
  const { name, id, login } = (GROUP.exec(folder) ?? PERSON.exec(folder))?.groups ?? {};
  if (name === undefined || id === undefined) return null;
  return { id, name, ...(login === undefined ? {} : { login }) };
}

/** Whether a folder holds nothing but hand-ins. It lists one for each, so that a student chooses no name in it. */
function isOfTimes({ files, emptyFolders }: Child): boolean {
  return childrenOf({ files, emptyFolders }).every(
    ({ name, isFolder }) => isFolder && (TIME.test(name) || RESULTS.test(name)),
  );
}

function handInsOf(root: Child): readonly HandIn[] {
  const person = personOf(root);
  if (person === null) return [];
  const times = childrenOf(root).filter(({ name, files }) => TIME.test(name) && files.length > 0);
  return times.map(({ name, files }) => ({
    person,
    // Of the server's zone, which it does not tell.
    at: name.replace(TIME, '$1T$2:$3:$4'),
    ...(times.length > 1 ? { attempt: name } : {}),
    files,
  }));
}
