import { compareText } from '../../../text/compare-text.ts';
import { byAttempt } from './by-attempt.ts';
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
    const found = await Promise.all(folders.map(partsOf));
    const parts = found.flat();
    const assignments = [...new Set(parts.map(({ assignment }) => assignment))].toSorted(compareText);
    const people = [...Map.groupBy(parts, ({ student }) => student).values()];
    return {
      handIns: people.flatMap((own) => handInsOf(own, assignments.length > 1)),
      empty: folders.filter((_folder, at) => found[at]?.length === 0).map(({ name }) => name),
      notices: [
        ...notTaken(students.filter(({ isFolder }) => !isFolder).map(({ name }) => name)),
        ...severalAssignments(assignments),
      ],
    };
  },
};

/** What a student handed in once for one assignment. */
interface Part {
  readonly student: string;
  readonly assignment: string;
  /** RFC 3339; '': not known. */
  readonly at: string;
  readonly files: readonly HandInFile[];
}

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
  // `<assignment>/timestamp.txt` is nbgrader's own; deeper down the name is the student's.
  return student.files.some(({ path }) => /^[^/]+\/timestamp\.txt$/.test(path));
}

/** What a folder of a student holds. */
async function partsOf(folder: Child): Promise<readonly Part[]> {
  const { student, assignment, time } = EXCHANGE.exec(folder.name)?.groups ?? {};
  if (student !== undefined && assignment !== undefined) {
    const { files } = folder;
    return files.length === 0 ? [] : [{ student, assignment, at: timeOf(time ?? '') ?? '', files }];
  }
  // A loose file in a student's folder is of no assignment.
  const assignments = childrenOf(folder).filter(({ isFolder, files }) => isFolder && files.length > 0);
  return Promise.all(
    assignments.map(async ({ name, files }) => {
      const stamp = files.find(({ path }) => path === TIMESTAMP);
      const at = stamp === undefined ? undefined : timeOf(await textOf(stamp.entry).catch(() => ''));
      return { student: folder.name, assignment: name, at: at ?? '', files };
    }),
  );
}

/** The exchange keeps every attempt. `areSeveral`: there is more than one assignment, so that files need its name. */
function handInsOf(own: readonly Part[], areSeveral: boolean): readonly HandIn[] {
  const newestFirst = (a: Part, b: Part): number => compareText(b.at, a.at);
  const attempts = byAttempt(
    own,
    ({ assignment }) => assignment,
    ({ at }) => at,
    newestFirst,
  );
  return attempts.map((parts, rank) => {
    const student = parts[0]?.student ?? '';
    const at =
      parts
        .map((part) => part.at)
        .toSorted(compareText)
        .at(-1) ?? '';
    return {
      person: { id: student, name: student, login: student },
      ...(at === '' ? {} : { at }),
      ...(attempts.length > 1 ? { attempt: String(attempts.length - rank) } : {}),
      files: parts.flatMap(({ assignment, files }) =>
        files
          .filter(({ path }) => path !== TIMESTAMP)
          .map((file) => (areSeveral ? { ...file, path: `${assignment}/${file.path}` } : file)),
      ),
    };
  });
}

/** Assignments in a notice. */
const NAMED = 5;

function severalAssignments(all: readonly string[]): readonly string[] {
  if (all.length < 2) return [];
  const shown = all.slice(0, NAMED).map((name) => JSON.stringify(name));
  return [
    `It holds ${all.length} assignments (${shown.join(', ')}${all.length > NAMED ? ' …' : ''}), and those of one student are one submission; to check one of them, put its folders alone into a folder.`,
  ];
}
