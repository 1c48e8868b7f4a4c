import { ConfigurationError, fill, isReadArchive, NEVER_ABORTED } from '#base';
import type { Said } from '#contract';
import { dirname, fs } from '#native';
import { UnusedNames } from '../selection/unused-name.ts';
import { classesAmong, LEAST_OF_A_DOWNLOAD, MOST_LOOKED_INTO, notDownload } from './classes-among.ts';
import { downloadInArchive, downloadInFolder } from './download.ts';
import { expandPattern, namesIn } from './expand-pattern.ts';
import { type FolderOptions, foldersIn, packedNotices, type Place } from './folders-in.ts';
import { type FoundHandIn, type FoundSubmission, isSomebody } from './hand-ins.ts';
import { keyOf } from './key-of.ts';
import { missingRight } from './readable.ts';
import { refuseReportAmong, withoutReports } from './report-folder.ts';
import { unpackedBeside } from './unpacked-beside.ts';
import { realOf } from './walk.ts';
import * as says from './says.ts';

/** What was found; and what lies beside it and is not taken, for staff. */
export interface FoundSubmissions {
  /** What counts first, then older hand-ins of the same people. */
  readonly found: readonly FoundSubmission[];
  /** Starter code that lies among them, and is none of them. */
  readonly templates: readonly FoundHandIn[];
  readonly notices: readonly Said[];
}

/**
 * Submissions of folders on this machine. A platform's download is recognised by its names. Else each direct subfolder and
 * each ZIP of a matching folder is one; a folder that holds source files and nothing else of the kind has one submission a
 * file (small assignments are handed in so). An archive is read as the folder that it was made of where it is all that there
 * is, or a download; one among others is a submission. Links are never followed out of the folder.
 *
 * @throws ConfigurationError for a pattern that matches nothing or holds no submission, and a layout that does not fit
 */
export async function findSubmissions(
  options: FolderOptions & { readonly patterns: readonly string[] },
): Promise<FoundSubmissions> {
  const { root, patterns } = options;
  const taken = new Taken(root);
  const notices: Said[] = [];
  const taking: FoundSubmission[] = [];
  const matches: { readonly pattern: string; readonly places: readonly string[] }[] = [];
  const note = (text: string): unknown => notices.push(text);
  for (const pattern of patterns) matches.push({ pattern, places: await expandPattern(root, pattern, note) });
  const named = await withoutReports([...new Set(matches.flatMap(({ places }) => places))], options, note);
  await refuseReportAmong(named, options);
  const packed = await unpackedBeside(named, options.signal ?? NEVER_ABORTED);
  notices.push(...packedNotices(root, packed));
  const all = named.filter((place) => !packed.same.has(place));
  const isAlone = all.length === 1;
  const archives = isAlone ? null : await downloadsAmong(all, options);
  const read = new Map<string, FoundPlace>();
  for (const place of all) {
    read.set(place, archives?.get(place) ?? (await submissionsIn(place, isAlone, options)));
  }
  const { layout, isArchive = false } = options.downloads ?? {};
  const areOnes = layout === 'auto' && areSubmissions([...read.values()]);
  if (areOnes) {
    notices.push(fill(says.foldersAsOnes, { n: read.size }));
  } else if (layout === 'auto' && !isArchive) {
    // Of an archive nobody says the layout.
    notices.push(...classesNotice([...read.values()]));
  }
  notices.push(...filesNotice([...read.values()]));
  for (const { pattern, places } of matches) {
    const found = places
      .flatMap((place) => read.get(place) ?? [])
      .map((one) => (areOnes ? asOne(root, one) : one));
    notices.push(...found.flatMap((one) => one.notices));
    const claims = found.flatMap((one) => one.claims);
    if (found.length > 0 && claims.every((claim) => claim.found.length === 0)) {
      const [place = '', other] = places;
      const names = other === undefined ? ((await namesIn(place)) ?? '') : '';
      throw new ConfigurationError(
        fill(says.pathHolds, { pattern: JSON.stringify(pattern), places: places.join(', '), names }),
      );
    }
    for (const claim of claims) if (taken.add(claim)) taking.push(...claim.found);
  }
  const isOlder = (one: FoundSubmission): number => Number(one.kind === 'hand-in' && one.isOlder);
  notices.push(...(await classesAmong(taking, options)));
  const found = withOwnKeys(taking).toSorted((a, b) => isOlder(a) - isOlder(b));
  return {
    found: found.filter((one) => !isTemplate(one)),
    templates: found.filter(isTemplate),
    notices,
  };
}

function isTemplate(one: FoundSubmission): one is FoundHandIn {
  return one.kind === 'hand-in' && one.isTemplate;
}

/** Paths that belong to somebody, so that nothing is taken twice. */
class Taken {
  readonly #root: string;
  /** By real path. */
  readonly #taken = new Map<string, string>();
  /** Folders that something taken lies in, with the first such. */
  readonly #around = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** @returns whether it is new @throws ConfigurationError where it lies inside of another, or around it */
  add({ path, real }: Place): boolean {
    if (this.#taken.has(real)) return false;
    const above = foldersAbove(real);
    const other = above.find((folder) => this.#taken.has(folder)) ?? this.#around.get(real);
    if (other !== undefined) {
      throw new ConfigurationError(
        fill(says.pathLie, { root: keyOf(this.#root, path), other: keyOf(this.#root, other) }),
      );
    }
    this.#taken.set(real, path);
    for (const folder of above) if (!this.#around.has(folder)) this.#around.set(folder, real);
    return true;
  }
}

/** A folder, ZIP or file that is a submission. @param root its key is relative to it @param path absolute */
export function foundPath(root: string, path: string): FoundSubmission {
  return { kind: 'path', key: keyOf(root, path), path };
}

/** Two downloads may know two people by one number. */
function withOwnKeys(found: readonly FoundSubmission[]): readonly FoundSubmission[] {
  const keys = new UnusedNames();
  return found.map((one) => ({ ...one, key: keys.take(one.key) }));
}

/** Every folder that a path lies in. */
function foldersAbove(path: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== folders.at(-1); folder = dirname(folder)) folders.push(folder);
  return folders;
}

/** What is taken of one matching place. */
interface FoundPlace extends Pick<FoundSubmissions, 'notices'> {
  readonly place: Place;
  /** `download`: of a platform. `files`, `folders`: each in the place is a submission. `itself`: it is one, and so is a `file`. */
  readonly shape: 'download' | 'files' | 'folders' | 'itself' | 'file';
  /** Source files and folders in a folder that looks like one program; 0: it does not, or holds none. */
  readonly parts: number;
  readonly claims: readonly Claim[];
}

/** A class of single files has more of them, where several such are given. */
const LEAST_OF_A_CLASS = 5;
/** So many of several folders say what they are. */
const MOST_OF_THEM = 2 / 3;

/**
 * Whether several places are submissions themselves, as `class/*` names them: most are archives, or folders that look like one
 * program, of fewer parts than there are places. Else each part of it would be a submission, and be compared with the others.
 */
function areSubmissions(places: readonly FoundPlace[]): boolean {
  const sizes = places.flatMap(({ parts }) => (parts > 0 ? [parts] : [])).toSorted((a, b) => a - b);
  const archives = places.filter(({ shape }) => shape === 'itself').length;
  if (places.length < 2 || (sizes.length + archives) * 2 <= places.length) return false;
  // A few may have handed in very much, and decide for nobody else.
  const most = sizes[Math.floor(sizes.length * MOST_OF_THEM)];
  return most !== undefined && most < Math.max(LEAST_OF_A_CLASS, places.length);
}

/** Two programs of many files look like two sections in which each file is somebody's. */
function classesNotice(places: readonly FoundPlace[]): readonly string[] {
  const classes = places.filter(({ shape, parts }) => shape === 'files' && parts > 1);
  const files = classes.reduce((sum, { parts }) => sum + parts, 0);
  return classes.length > 1 ? [fill(says.filesOfFolders, { folders: classes.length, files })] : [];
}

/** What a shell makes of a pattern of files: two of one folder are perhaps one person's. */
function filesNotice(places: readonly FoundPlace[]): readonly string[] {
  const files = places.filter(({ shape }) => shape === 'file');
  const folders = Map.groupBy(files, ({ place }) => dirname(place.path));
  return folders.size > 1 && folders.size < files.length
    ? [fill(says.filesAsOnes, { files: files.length, folders: folders.size })]
    : [];
}

function asOne(root: string, one: FoundPlace): FoundPlace {
  if (one.shape === 'download') return one;
  return { ...one, notices: [], claims: [{ ...one.place, found: [foundPath(root, one.place.path)] }] };
}

/** A path that belongs to what was found there. */
interface Claim extends Place {
  readonly found: readonly FoundSubmission[];
}

/**
 * What several archives hold, where all of them are downloads: sections of a course. Else each is a submission, because a
 * student may call files in an archive as a platform would.
 */
async function downloadsAmong(
  paths: readonly string[],
  options: FolderOptions,
): Promise<ReadonlyMap<string, FoundPlace> | null> {
  if (options.downloads?.layout !== 'auto' || !paths.every((path) => isReadArchive(path))) return null;
  const found = new Map<string, FoundPlace>();
  for (const path of paths) {
    const place = { path, real: await fs.realpath(path) };
    const download = await archiveIn(place, false, options);
    if (download === null) return null;
    found.set(path, download);
  }
  return found;
}

/** What an archive is taken for; null where it is no download, and one submission among others. */
async function archiveIn(
  place: Place,
  isAlone: boolean,
  { root, downloads, signal }: FolderOptions,
): Promise<FoundPlace | null> {
  if (downloads === undefined || downloads.layout === 'single') return null;
  if (!(await fs.stat(place.path)).isFile()) return null;
  const options = { ...downloads, place: keyOf(root, place.path) };
  const { found, notices } = await downloadInArchive(place.path, isAlone, options, signal ?? NEVER_ABORTED);
  if (found !== null) return { place, shape: 'download', parts: 0, claims: [{ ...place, found }], notices };
  const claims = [{ ...place, found: [foundPath(root, place.path)] }];
  return isAlone ? { place, shape: 'itself', parts: 0, claims, notices } : null;
}

/** The submissions of one matching place, in code-unit order of their names. @param isAlone whether it is the only one */
async function submissionsIn(path: string, isAlone: boolean, options: FolderOptions): Promise<FoundPlace> {
  const { root, downloads } = options;
  const ignore = await realOf(options.ignore);
  const layout = downloads?.layout ?? 'folders';
  const place = { path, real: (await realOf(path)) ?? path };
  const asIs = (one: Place): Claim => ({ ...one, found: [foundPath(root, one.path)] });
  const itself: FoundPlace = { place, shape: 'itself', parts: 0, claims: [asIs(place)], notices: [] };
  // Nobody named it alone, so it is one that cannot be read, and told as that.
  const found = await fs.stat(path).catch(refusedOnly);
  const isOpen = found?.isDirectory() !== true || (await fs.list(path).catch(refusedOnly)) !== null;
  if (found === null || !isOpen) return itself;
  if (!found.isDirectory()) {
    const isRead = isReadArchive(path) && (isAlone || layout !== 'auto');
    const isFile = found.isFile() && !isReadArchive(path);
    return (
      (isRead ? await archiveIn(place, isAlone, options) : null) ?? {
        ...itself,
        shape: isFile ? 'file' : 'itself',
      }
    );
  }
  if (layout === 'single') return itself;
  const download =
    downloads === undefined || layout === 'folders' || layout === 'flat'
      ? { found: null, notices: [] }
      : await downloadInFolder(place.real, ignore, { ...downloads, place: keyOf(root, path) });
  if (download.found !== null) {
    const claims = [{ ...place, found: download.found }];
    return { place, shape: 'download', parts: 0, claims, notices: download.notices };
  }
  const { notices, shape, parts, submissions } = await foldersIn(place, layout === 'flat', {
    ...options,
    ignore,
  });
  const sections =
    isAlone && layout === 'auto' && shape === 'folders' ? await sectionsAmong(submissions, options) : null;
  if (sections !== null) {
    const claims = sections.flatMap((one) => one.claims);
    return {
      place,
      shape: 'download',
      parts: 0,
      claims,
      notices: [...notices, ...sections.flatMap((one) => one.notices)],
    };
  }
  return { place, shape, parts, claims: submissions.map(asIs), notices: [...download.notices, ...notices] };
}

/**
 * What a folder of downloads holds, as one for each section; null where one of them is none. As among archives, all have to be downloads, and there
 * are more people in them than downloads: else they may be hand-ins that are called as a platform would.
 */
async function sectionsAmong(
  places: readonly Place[],
  options: FolderOptions,
): Promise<readonly FoundPlace[] | null> {
  if (places.length === 0 || places.length > MOST_LOOKED_INTO) return null;
  const isAlone = places.length === 1;
  const found: FoundPlace[] = [];
  let people = 0;
  for (const place of places) {
    const one = await (isAlone
      ? sectionIn(place, isAlone, options)
      : sectionIn(place, isAlone, options).catch(notDownload));
    const n = (one?.claims ?? []).flatMap((claim) => claim.found).filter(isSomebody).length;
    if (one === null || (!isAlone && n < LEAST_OF_A_DOWNLOAD)) return null;
    people += n;
    found.push(one);
  }
  return people >= places.length ** 2 ? found : null;
}

async function sectionIn(place: Place, isAlone: boolean, options: FolderOptions): Promise<FoundPlace | null> {
  const isArchive = isReadArchive(place.path) && (await fs.stat(place.real)).isFile();
  const one = isArchive
    ? await archiveIn(place, isAlone, options)
    : await submissionsIn(place.path, false, options);
  // An archive alone is what its folder holds, whatever that is.
  return one?.shape === 'download' || isArchive ? one : null;
}

/** null for what may not be read. @throws every other error */
function refusedOnly(error: unknown): null {
  if (missingRight(error) === null) throw error;
  return null;
}
