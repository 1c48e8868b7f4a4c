import { childrenOf } from './children.ts';
import { type Child, type DownloadLayout, type DownloadListing, notTaken, shareOf } from './layout.ts';
import { handInsOfParts, type AssignmentPart } from './parts.ts';
import { isOfSakai } from './sakai.ts';
import { textOf, timeOf } from './text-of.ts';

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
    const found = await Promise.all(folders.map(partsOf));
    const { handIns, notices } = handInsOfParts(found.flat());
    return {
      handIns,
      empty: folders.filter((_folder, at) => found[at]?.length === 0).map(({ name }) => name),
      notices: [
        ...notTaken(students.filter(({ isFolder }) => !isFolder).map(({ name }) => name)),
        ...notices,
      ],
    };
  },
};

/** The folders of students: at the root, or in `submitted` beside the course's other folders. */
function homeOf({ roots }: DownloadListing): {
  readonly students: readonly Child[];
  readonly isNamed: boolean;
} {
  const submitted = roots.find(({ name, isFolder }) => isFolder && name === SUBMITTED);
  const isCourse = roots.every(({ name, isFolder }) => !isFolder || COURSE.has(name));
  return submitted !== undefined && isCourse
    ? { students: childrenOf(submitted), isNamed: true }
    : { students: roots, isNamed: false };
}

function isStamped(student: Child): boolean {
  // `<assignment>/timestamp.txt` is nbgrader's own, unless it is Sakai's; deeper down the name is the student's.
  return student.files.some(({ path }) => {
    const assignment = /^([^/]+)\/timestamp\.txt$/.exec(path)?.[1];
    return assignment !== undefined && !isOfSakai(assignment);
  });
}

/** What a folder of a student holds. */
async function partsOf(folder: Child): Promise<readonly AssignmentPart[]> {
  const { student, assignment, time } = EXCHANGE.exec(folder.name)?.groups ?? {};
  if (student !== undefined && assignment !== undefined) {
    const { files } = folder;
    return files.length === 0 ? [] : [partOf(student, assignment, timeOf(time ?? '') ?? '', files)];
  }
  // A loose file in a student's folder is of no assignment.
  const assignments = childrenOf(folder).filter(({ isFolder, files }) => isFolder && files.length > 0);
  return Promise.all(
    assignments.map(async ({ name, files }) => {
      const stamp = files.find(({ path }) => path === TIMESTAMP);
      const at = stamp === undefined ? undefined : timeOf(await textOf(stamp.entry).catch(() => ''));
      return partOf(folder.name, name, at ?? '', files);
    }),
  );
}

function partOf(student: string, assignment: string, at: string, files: Child['files']): AssignmentPart {
  return {
    person: { id: student, name: student, login: student },
    assignment,
    at,
    // The exchange keeps every attempt, each with its time.
    attempt: at,
    files: files.filter(({ path }) => path !== TIMESTAMP),
  };
}
