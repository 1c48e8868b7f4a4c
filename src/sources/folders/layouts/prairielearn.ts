import { rootsOf } from './children.ts';
import { type DownloadLayout, notTaken, type Root, shareOf } from './layout.ts';
import { type AssignmentPart, handInsOfParts } from './parts.ts';

/**
 * instructorAssessmentDownloads.tsx of PrairieLearn: `<uid>_<instance>_<question>_<variant>_<number>_<submission id>_<file>`, and for
 * grading by hand `<uid>_<UIN>_<question>_<submission id>_<file>`. The last part is the student's to choose. A question may be called
 * `lab_2`: the number of a submission is one of the whole server, and so a longer one.
 */
const NAMES = [
  /^(?<uid>[^\s@/]+@[^\s@/_]+)_\d+_(?<question>.+?)_\d+_\d+_(?<id>\d{3,})_(?<file>.+)$/su,
  /^(?<uid>[^\s@/]+@[^\s@/_]+)_[^_]*_(?<question>.+?)_(?<id>\d{3,})_(?<file>.+)$/su,
];

function parse({ name, isFolder }: Root): Readonly<Record<string, string | undefined>> | null {
  if (isFolder) return null;
  for (const pattern of NAMES) {
    const groups = pattern.exec(name)?.groups;
    if (groups !== undefined) return groups;
  }
  return null;
}

/** The files of an assessment of PrairieLearn: flat, all submissions or the last or best ones. */
export const prairielearn: DownloadLayout = {
  title: 'PrairieLearn download',

  fits: ({ roots }) => shareOf(roots, (root) => parse(root) !== null),

  read: (listing) => {
    const others: string[] = [];
    const parts = rootsOf(listing).flatMap((root): readonly AssignmentPart[] => {
      const { uid, question = '', id = '', file = '' } = parse(root) ?? {};
      if (uid === undefined) {
        others.push(root.name);
        return [];
      }
      return [
        {
          person: { id: uid, name: uid, email: uid },
          assignment: question,
          at: '',
          // The greater number is the newer one.
          attempt: id,
          files: root.files.map((one) => ({ ...one, path: file })),
        },
      ];
    });
    const { handIns, notices } = handInsOfParts(parts);
    return Promise.resolve({ handIns, empty: [], notices: [...notTaken(others), ...notices] });
  },
};
