import {
  ConfigurationError,
  instead,
  isOtherArchive,
  isReadArchive,
  listed,
  message,
  type Message,
  NEVER_ABORTED,
  occurrences,
  visible,
  withoutEnding,
} from '#base';
import { isSourceName } from '#engine';
import { basename, fs } from '#native';
import { CLASS_LIMITS, openArchive } from './archive.ts';
import { downloadInArchive, downloadInFolder, isOfProject, type DownloadOptions } from './download.ts';
import { downloadOf, type FoundSubmission, isSomebody } from './hand-ins.ts';
import { keyOf } from './key-of.ts';
import type { DownloadListing } from './layouts/layout.ts';
import { peekFolder } from './list-folder.ts';
import { type FoundFiles, listingOf, unwrapped } from './listing.ts';
import { realOf } from './walk.ts';

export interface Looking {
  /** Absolute. Relative patterns start here. */
  readonly root: string;
  /** How downloads of platforms are read. Default: nothing is taken for one. */
  readonly downloads?: DownloadOptions | undefined;
  /** Absolute: a folder that is no submission wherever it lies, because this program writes its report there. */
  readonly ignore?: string | undefined;
  /** Ends the run. */
  readonly signal?: AbortSignal;
}

/** More folders and archives beside each other are hand-ins, and take long to look into. */
export const MOST_LOOKED_INTO = 20;
/** People from which on a download is a class. */
export const LEAST_OF_A_DOWNLOAD = 2;
/** Names in a notice. */
const NAMED = 5;

/** That whole classes lie among submissions, and so are read as one of them each: nobody in one is compared with the others in it. */
export async function classesAmong(
  all: readonly FoundSubmission[],
  options: Looking,
): Promise<readonly Message[]> {
  const isWanted = options.downloads?.layout === 'auto';
  if (!isWanted || all.length < 2 || all.length > MOST_LOOKED_INTO) return [];
  const notices: Message[] = [];
  const plain: Inside[] = [];
  for (const one of all) {
    // A platform says whose it is.
    if (one.kind === 'hand-in' && one.facts !== null) continue;
    const layout = one.kind === 'path' ? await platformAt(one.path, options) : null;
    const name = one.kind === 'path' ? visible(basename(one.path)) : one.name;
    if (layout === null) {
      const listing =
        one.kind === 'path'
          ? await listingFor(one.path, options)
          : listingOf({ ...NO_FILES, entries: one.files.map(({ entry, path }) => ({ ...entry, path })) });
      plain.push({ name, ...groupsOf(listing) });
    } else {
      notices.push(message('notices.readAsOne', { name: JSON.stringify(name), ...layout }));
    }
  }
  const classes = plainClasses(plain);
  if (classes.length === 0) return notices;
  const names = listed(
    classes.map(({ name }) => name),
    NAMED,
    JSON.stringify,
  );
  const kind = classes.every(isOfFiles) ? 'files' : 'other';
  return [...notices, message('notices.classesAsOne', { n: classes.length, names, kind })];
}

/** That what is added as one submission looks like those of several people. @param paths absolute */
export async function addedClasses(paths: readonly string[], options: Looking): Promise<readonly Message[]> {
  if (paths.length > MOST_LOOKED_INTO) return [];
  const classes: string[] = [];
  for (const path of paths) {
    const listing = await listingFor(path, options);
    if (areSeveral(groupsOf(listing)) || (await platformAt(path, options)) !== null) classes.push(path);
  }
  const [first] = classes;
  if (first === undefined) return [];
  const names = classes.map((path) => keyOf(options.root, path));
  return [
    message('notices.addedAsOne', {
      n: classes.length,
      names: listed(names, NAMED, JSON.stringify),
      example: JSON.stringify(`${withoutEnding(keyOf(options.root, first))}/*`),
    }),
  ];
}

/** Whether all folders and archives in a submission seem to be people's: no program is made of folders that all hold a file of one name. */
function areSeveral({ groups, archives, alike, loose }: Groups): boolean {
  const isAlike = archives === groups.length || alike === groups.length;
  return loose === 0 && groups.length >= LEAST_OF_A_DOWNLOAD && isAlike && !isSeries(groups);
}

/** Whose download a folder or archive would be, were it alone, and of how many; null: nobody's. */
async function platformAt(
  path: string,
  { root, downloads, ignore, signal = NEVER_ABORTED }: Looking,
): Promise<{ readonly download: Message; readonly n: number } | null> {
  const place = { layout: 'auto', language: 'auto', ...downloads, place: keyOf(root, path) } as const;
  const kind = await kindOf(path);
  if (kind === null) return null;
  const reading =
    kind === 'folder'
      ? downloadInFolder(path, await realOf(ignore), place)
      : downloadInArchive(path, false, place, signal);
  const people = ((await reading.catch(notDownload))?.found ?? []).filter(isSomebody);
  const platform = people[0]?.facts?.platform;
  return platform === undefined || people.length < LEAST_OF_A_DOWNLOAD
    ? null
    : { download: downloadOf(platform), n: people.length };
}

/** What is wrong with it as a download is nobody's fault as a submission. @throws every other error */
export const notDownload = instead(ConfigurationError, () => null);

/** null: nothing that a class can lie in. */
async function kindOf(path: string): Promise<'folder' | 'archive' | null> {
  const found = await fs.stat(path).catch(() => null);
  if (found?.isDirectory() === true) return 'folder';
  return found?.isFile() === true && isReadArchive(path) ? 'archive' : null;
}

/** What lies in a submission, by names; nothing where that cannot be said. */
async function listingFor(
  path: string,
  { ignore, signal = NEVER_ABORTED }: Looking,
): Promise<DownloadListing> {
  const kind = await kindOf(path);
  // What cannot be read is told where it is read as a submission.
  if (kind === 'folder') return listingOf(await peekFolder(path, await realOf(ignore)));
  const opened = kind === null ? null : await openArchive(path, CLASS_LIMITS, signal).catch(() => null);
  signal.throwIfAborted();
  return listingOf({ ...NO_FILES, ...opened });
}

const NO_FILES: FoundFiles = { name: '', entries: [], folders: [] };

/** Folders and archives in a submission, each of which may be a person's. */
type Groups = ReturnType<typeof groupsOf>;

interface Inside extends Groups {
  readonly name: string;
}

function groupsOf(listing: DownloadListing) {
  const inner = unwrapped(listing);
  if (inner !== null) return groupsOf(inner);
  const roots = listing.roots.filter(({ name }) => !name.startsWith('.') && !isOfProject(name));
  const archives = roots.filter(
    ({ name, isFolder }) => !isFolder && (isReadArchive(name) || isOtherArchive(name)),
  );
  const folders = roots.filter(
    ({ isFolder, files }) => isFolder && files.some(({ path }) => isSourceName(path)),
  );
  const bearers = occurrences(
    folders.flatMap(({ files }) => [
      ...new Set(files.map(({ path }) => basename(path)).filter(isSourceName)),
    ]),
  );
  return {
    groups: [...archives, ...folders].map(({ name }) => name),
    archives: archives.length,
    /** Of these, how many hold a file of the name that most of them hold. */
    alike: Math.max(0, ...bearers.values()),
    /** Source files beside them. */
    loose: roots.filter(({ name, isFolder }) => !isFolder && isSourceName(name)).length,
  };
}

/** Fewer folders are what a program is made of, or the tasks of a sheet. */
const LEAST_OF_A_PLAIN_CLASS = 5;
/** So many folders beside each other are people, whatever else is said of them. */
const SURELY_PEOPLE = 10;

/** Which submissions look like classes. Tasks of a sheet lie in folders too: they have the same names with everybody, or one after the other. */
function plainClasses(all: readonly Inside[]): readonly Inside[] {
  const bearers = occurrences(all.flatMap(({ groups }) => [...new Set(groups)]));
  const areTasks = all.every(({ name }) => TASK.test(name));
  const classes = all.filter((one) => {
    const { groups, archives, alike } = one;
    const half = groups.length / 2;
    if (areTasks && isOfFiles(one)) return true;
    if (groups.length < LEAST_OF_A_PLAIN_CLASS || isSeries(groups)) return false;
    if (groups.length >= SURELY_PEOPLE || areTasks) return true;
    const areOfAll = groups.filter((name) => (bearers.get(name) ?? 0) > 1).length >= half;
    const areNames = groups.filter((name) => OF_PEOPLE.test(name)).length >= half;
    return !areOfAll && (areNames || archives >= half || alike >= half);
  });
  return classes.length * 2 >= all.length || isWholeCourse(classes, all) ? classes : [];
}

/** Whether nothing but source files lies in it, as many as a class has people. */
function isOfFiles({ groups, loose }: Groups): boolean {
  return groups.length === 0 && loose >= LEAST_OF_A_PLAIN_CLASS;
}

/** Few have starter code, slides and the class beside each other; where more are, one may be a large project. */
const MOST_OF_A_COURSE = 6;

/** Whether it is the folder around a class that was given: one has far more people in it than all others have folders. */
function isWholeCourse(classes: readonly Inside[], all: readonly Inside[]): boolean {
  const groups = groupsIn(all);
  const people = groupsIn(classes);
  return all.length <= MOST_OF_A_COURSE && people >= SURELY_PEOPLE && people * 3 > groups * 2;
}

function groupsIn(all: readonly Inside[]): number {
  return all.reduce((sum, { groups }) => sum + groups.length, 0);
}

/** What names of people have, and those of packages and tasks seldom do. */
const OF_PEOPLE = /[\s,@]|\d{5}|(?![a-z])\p{L}/iu;
/** `hw1`, `Blatt 02`: what nobody is called. */
const TASK =
  /^(?:hw|homework|assignment|task|exercise|ex|lab|week|sheet|pset|quiz|blatt|übung|uebung|aufgabe|abgabe|tarea|práctica|practica|devoir|exercice|tp|作业|实验)[\s_-]*\d+$/iu;
const TEAMS = /^(?:group|grupp|grupo|groupe|team|equip|équip|student|participant|teilnehm|组|小组)/i;

/** `ex1`, `ex2`, …: most begin with the same word, which is none for people. */
function isSeries(names: readonly string[]): boolean {
  const words = occurrences(
    names
      .filter((name) => !TEAMS.test(name) && !/\d{5}/.test(name))
      .map((name) => /^(?:\p{Script=Han}|\p{L}+)?/u.exec(name.toLowerCase())?.[0]),
  );
  return Math.max(1, ...words.values()) >= Math.max(2, names.length / 2);
}
