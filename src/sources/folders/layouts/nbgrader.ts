import { compareText } from '../../../text/compare-text.ts';
import { type Child, childrenOf, rootsOf } from './children.ts';
import {
  type HandIn,
  type HandInFile,
  type DownloadLayout,
  type DownloadListing,
  notTaken,
  shareOf,
} from './layout.ts';
import { textOf } from './text-of.ts';
import { timeOf } from './time-of.ts';

/** `ada+ps1+2026-10-03 17:05:09.123456 UTC+x7Kq`, as the exchange stores what comes in; the last part may be missing. */
const EXCHANGE =
  /^(?<student>.+?)\+(?<assignment>[^+]+)\+(?<time>\d{4}-\d\d-\d\d[ T_]\d\d[:_]\d\d[:_]\d\d[^+]*)(?:\+[^+]+)?$/;
/** Folders of a course; the first one holds what students handed in. */
const SUBMITTED = 'submitted';
const COURSE = new Set([SUBMITTED, 'source', 'release', 'autograded', 'feedback']);
const TIMESTAMP = 'timestamp.txt';

/** A course of nbgrader: `submitted/<student>/<assignment>/` with a `timestamp.txt`, or folders of its exchange. */
export const nbgrader: DownloadLayout = {
  title: 'set of nbgrader submissions',

  fits: (listing) => {
    const { students, isNamed } = homeOf(listing);
    return shareOf(students, (one) => one.isFolder && (isNamed || EXCHANGE.test(one.name) || isStamped(one)));
  },

  read: async (listing) => {
    const { students } = homeOf(listing);
    const folders = students.filter(({ isFolder }) => isFolder);
    const found = await Promise.all(folders.map(handInsOf));
    const handIns = found.flat();
    return {
      handIns,
      empty: folders.filter((_folder, at) => found[at]?.length === 0).map(({ name }) => name),
      notices: [
        ...notTaken(students.filter(({ isFolder }) => !isFolder).map(({ name }) => name)),
        ...severalAssignments(handIns),
      ],
    };
  },
};

/** The folders of students: at the root, or in `submitted` beside the course's other folders. */
function homeOf(listing: DownloadListing): {
  readonly students: readonly Child[];
  readonly isNamed: boolean;
} {
  const roots = rootsOf(listing);
  const submitted = roots.find(({ name, isFolder }) => isFolder && name === SUBMITTED);
  const isCourse = roots.every(({ name, isFolder }) => !isFolder || COURSE.has(name));
  return submitted !== undefined && isCourse
    ? { students: childrenOf(submitted), isNamed: true }
    : { students: roots, isNamed: false };
}

function isStamped(student: Child): boolean {
  return student.files.some(({ path }) => isTimestamp(path));
}

/** `<assignment>/timestamp.txt` is nbgrader's own; deeper down the name is the student's. */
function isTimestamp(path: string): boolean {
  const [, name, ...more] = path.split('/');
  return name === TIMESTAMP && more.length === 0;
}

/** What a folder of a student holds: one hand-in, or none. */
async function handInsOf(folder: Child): Promise<readonly HandIn[]> {
  const { student, assignment, time = '' } = EXCHANGE.exec(folder.name)?.groups ?? {};
  if (student !== undefined) {
    const files = folder.files.map((file) => ({ ...file, path: `${assignment}/${file.path}` }));
    const at = timeOf(time);
    return files.length === 0 ? [] : [{ ...handIn(student, files, at), attempt: time }];
  }
  // A loose file in a student's folder is of no assignment.
  const files = childrenOf(folder)
    .filter(({ isFolder }) => isFolder)
    .flatMap(({ name, files: own }) => own.map((file) => ({ ...file, path: `${name}/${file.path}` })));
  const times = await Promise.all(
    files
      .filter(({ path }) => isTimestamp(path))
      .map(async ({ entry }) => timeOf(await textOf(entry).catch(() => ''))),
  );
  const at = times.filter((one) => one !== undefined).toSorted(compareText);
  return files.length === 0 ? [] : [handIn(folder.name, files, at.at(-1))];
}

function handIn(student: string, files: readonly HandInFile[], at: string | undefined): HandIn {
  return {
    person: { id: student, name: student, login: student },
    ...(at === undefined ? {} : { at }),
    files: files.filter(({ path }) => !isTimestamp(path)),
  };
}

/** Assignments in a notice. */
const NAMED = 5;

function severalAssignments(handIns: readonly HandIn[]): readonly string[] {
  const all = new Set(handIns.flatMap(({ files }) => files.map(({ path }) => path.split('/', 1)[0] ?? '')));
  if (all.size < 2) return [];
  const shown = [...all].toSorted(compareText).slice(0, NAMED);
  return [
    `It holds ${all.size} assignments (${shown.map((name) => JSON.stringify(name)).join(', ')}${all.size > NAMED ? ' …' : ''}), and those of one student are one submission; to check one of them, put its folders alone into a folder.`,
  ];
}
