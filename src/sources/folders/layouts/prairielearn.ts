import { type Child, type DownloadLayout, type HandInFile, notTaken, shareOf } from './layout.ts';
import { type AssignmentPart, handInsOfParts } from './parts.ts';

/**
 * instructorAssessmentDownloads.tsx of PrairieLearn: `<uid>_<instance>_<question>_<variant>_<number>_<submission id>_<file>`, and for
 * grading by hand `<uid>_<UIN>_<question>_<submission id>_<file>`. The last part is the student's to choose. A question may be called
 * `lab_2`: the number of a submission is one of the whole server, and so a longer one. It may be called `labs/lab2`, too, and a file
 * `src/main.py`: then a folder ends within the name.
 */
const NAMES = [
  /^(?<uid>[^\s@/]+@[^\s@/_]+)_\d+_(?<question>.+?)_\d+_\d+_(?<id>\d{3,})_(?<file>.+)$/su,
  /^(?<uid>[^\s@/]+@[^\s@/_]+)_[^_]*_(?<question>.+?)_(?<id>\d{3,})_(?<file>.+)$/su,
];

type Named = Readonly<Record<string, string | undefined>>;

function parse(path: string): Named | null {
  for (const pattern of NAMES) {
    const groups = pattern.exec(path)?.groups;
    if (groups !== undefined) return groups;
  }
  return null;
}

/** The files of a name at the root, each with what its whole path says; null: it has not that shape. */
function namedIn({ name, isFolder, files }: Child): readonly (readonly [HandInFile, Named])[] | null {
  const named = files.map((file) => {
    const groups = parse(isFolder ? `${name}/${file.path}` : name);
    return groups === null ? null : ([file, groups] as const);
  });
  const whole = named.filter((one) => one !== null);
  return whole.length === 0 || whole.length < named.length ? null : whole;
}

/** The files of an assessment of PrairieLearn: flat, all submissions or the last or best ones. */
export const prairielearn: DownloadLayout = {
  title: 'PrairieLearn download',

  fits: (listing) => shareOf(listing.roots, (root) => namedIn(root) !== null),

  read: (listing) => {
    const others: string[] = [];
    const parts = listing.roots.flatMap((root): readonly AssignmentPart[] => {
      const named = namedIn(root);
      if (named === null) others.push(root.name);
      return (named ?? []).map(([one, { uid = '', question = '', id = '', file = '' }]) => ({
        person: { id: uid, name: uid, email: uid },
        assignment: question,
        at: '',
        // The greater number is the newer one.
        attempt: id,
        files: [{ ...one, path: file }],
      }));
    });
    const { handIns, notices } = handInsOfParts(parts);
    return Promise.resolve({ handIns, empty: [], notices: [...notTaken(others), ...notices] });
  },
};
