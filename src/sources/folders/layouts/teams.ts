import { childrenOf } from './children.ts';
import { type Child, type DownloadLayout, type DownloadListing, notTaken, shareOf } from './layout.ts';
import { handInsOfParts, type AssignmentPart } from './parts.ts';

/*
 * lwchkg/teams_assignment_explorer, DirAndFileScanner.cs, and rtotheb2000/Microsoft-Teams-Retrieve-Assignments-Hand-In:
 * `Submitted files/<student>/<assignment>/Version 1/<file>`, and `Working files/<student>/<assignment>/<file>`, which is not
 * handed in. Microsoft translates all of it.
 */

const VERSION = /^(?:Version|Versión|Versão|Versione|Versie|Wersja|版本|バージョン) ?(?<number>\d+)$/iu;

/** What a class handed in with assignments of Microsoft Teams: the folder "Student Work" of its SharePoint, or of those in it that of submitted files. */
export const teams: DownloadLayout = {
  title: 'download of Teams assignments',

  fits: (listing) => shareOf(homeOf(listing).students, isVersioned),

  read: (listing) => {
    const { students, others } = homeOf(listing);
    const folders = students.filter(({ isFolder }) => isFolder);
    const { handIns, notices } = handInsOfParts(folders.flatMap(partsOf));
    const known = new Set(handIns.map(({ person }) => person.id));
    const unsent = others.flatMap(childrenOf).filter(({ isFolder }) => isFolder);
    const empty = new Set([...folders, ...unsent].map(({ name }) => name).filter((name) => !known.has(name)));
    return Promise.resolve({
      handIns,
      empty: [...empty],
      notices: [
        ...notTaken(students.filter(({ isFolder }) => !isFolder).map(({ name }) => name)),
        ...notTaken(folders.flatMap(unversioned)),
        ...notices,
      ],
    });
  },
};

/** The folders of students: at the root, or in the one of two folders that holds versions. */
function homeOf({ roots }: DownloadListing): {
  readonly students: readonly Child[];
  /** Folders of files that nobody handed in. */
  readonly others: readonly Child[];
} {
  const homes = roots.filter((one) => one.isFolder && childrenOf(one).some(isVersioned));
  const [home] = homes;
  return home !== undefined && homes.length === 1 && roots.length <= 2 && !isVersioned(home)
    ? { students: childrenOf(home), others: roots.filter((one) => one !== home && one.isFolder) }
    : { students: roots, others: [] };
}

/** Whether a folder is a student's: of assignments, each of them of versions. */
function isVersioned(student: Child): boolean {
  const assignments = childrenOf(student);
  return (
    student.isFolder &&
    assignments.length > 0 &&
    assignments.every((one) => one.isFolder && childrenOf(one).every(isVersion))
  );
}

function isVersion({ name, isFolder }: Child): boolean {
  return isFolder && VERSION.test(name);
}

function partsOf(student: Child): readonly AssignmentPart[] {
  return childrenOf(student).flatMap((assignment) =>
    childrenOf(assignment)
      .filter((one) => isVersion(one) && one.files.length > 0)
      .map(({ name, files }) => ({
        // There is no number: names of folders are told apart.
        person: { id: student.name, name: student.name },
        assignment: assignment.name,
        at: '',
        attempt: VERSION.exec(name)?.groups?.['number'] ?? '',
        files,
      })),
  );
}

/** Files beside versions. */
function unversioned(student: Child): readonly string[] {
  return childrenOf(student).flatMap((assignment) =>
    assignment.isFolder
      ? childrenOf(assignment)
          .filter((one) => !isVersion(one) && one.files.length > 0)
          .map(({ name }) => `${student.name}/${assignment.name}/${name}`)
      : [`${student.name}/${assignment.name}`],
  );
}
