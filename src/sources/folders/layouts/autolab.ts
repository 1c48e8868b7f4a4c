import { rootsOf } from './children.ts';
import { type DownloadLayout, notTaken, type Root } from './layout.ts';
import { type AssignmentPart, handInsOfParts } from './parts.ts';

/**
 * app/controllers/submissions_controller.rb of Autolab: `<e-mail>_<version>_<file>`, and where the file's name has a `_`,
 * `<version>_<e-mail>_<file>`. The file's name is the course's, and so the same in all of them.
 */
const NAME =
  /^(?:(?<first>\d{1,6})_)?(?<email>[^\s@/]+@[^\s@/_]+)_(?:(?<version>\d{1,6})_)?(?<file>[^/]+)$/su;

interface Parsed {
  readonly email: string;
  readonly version: string;
  readonly file: string;
}

function parse({ name, isFolder }: Root): Parsed | null {
  const { first, email, version = first, file } = (isFolder ? null : NAME.exec(name))?.groups ?? {};
  return email === undefined || version === undefined || file === undefined ? null : { email, version, file };
}

/** Autolab's "Download all submissions": a file, or an archive, for each version of everybody. */
export const autolab: DownloadLayout = {
  title: 'Autolab download',

  fits: ({ roots }) => {
    const files = new Map<string, number>();
    for (const root of roots) {
      const { file } = parse(root) ?? {};
      if (file !== undefined) files.set(file, (files.get(file) ?? 0) + 1);
    }
    return roots.length === 0 ? 0 : Math.max(0, ...files.values()) / roots.length;
  },

  read: (listing) => {
    const others: string[] = [];
    const parts = rootsOf(listing).flatMap((root): readonly AssignmentPart[] => {
      const { email, version = '', file = '' } = parse(root) ?? {};
      if (email === undefined) {
        others.push(root.name);
        return [];
      }
      return [
        {
          person: { id: email, name: email, email },
          assignment: '',
          at: '',
          attempt: version,
          files: root.files.map((one) => ({ ...one, path: file })),
        },
      ];
    });
    const { handIns, notices } = handInsOfParts(parts);
    return Promise.resolve({ handIns, empty: [], notices: [...notTaken(others), ...notices] });
  },
};
