import { occurrences } from '#base';
import { type DownloadLayout, notTaken, type Child } from './layout.ts';
import { type AssignmentPart, handInsOfParts } from './parts.ts';

/**
 * app/controllers/submissions_controller.rb of Autolab: the e-mail stands before the last two parts of `<version>_<file>`, as `_` divides
 * it: `<e-mail>_<version>_<file>`, or, where the file's name has a `_`, `<version>_<e-mail>_<file>`; of one that has more of them the
 * first parts stand before the e-mail. The file's name is the course's, and so the same in all of them.
 */
const VERSION_LAST = /^(?<email>[^\s@/]+@[^\s@/_]+)_(?<version>\d{1,6})_(?<file>[^/_]+)$/su;
const VERSION_FIRST = /^(?<version>\d{1,6})_(?<email>[^\s@/]+@[^\s@/_]+)_(?<file>[^/_]+_[^/_]+)$/su;

interface Parsed {
  readonly email: string;
  readonly version: string;
  readonly file: string;
  readonly isVersionFirst: boolean;
}

function parse(pattern: RegExp, { name, isFolder }: Child): Parsed | null {
  const { email, version = '', file = '' } = (isFolder ? null : pattern.exec(name))?.groups ?? {};
  return email === undefined ? null : { email, version, file, isVersionFirst: pattern === VERSION_FIRST };
}

/** What each name says. `1_a@b.c_2_d.e` may be either: a file of the course whose name begins with a number has it everywhere. */
function parsed(roots: readonly Child[]): readonly (Parsed | null)[] {
  const first = roots.map((root) => parse(VERSION_FIRST, root));
  const last = roots.map((root) => parse(VERSION_LAST, root));
  const files = first.flatMap((one) => one?.file ?? []);
  const isFirst = files.length * 2 > roots.length && new Set(files).size === 1;
  return roots.map((_, at) => (isFirst ? null : last[at]) ?? first[at] ?? last[at] ?? null);
}

/** What everybody's e-mail seems to begin with, and is of the file's name. */
function beginningOfFile(all: readonly (Parsed | null)[]): string {
  const emails = new Set(all.flatMap((one) => (one?.isVersionFirst === true ? [one.email] : [])));
  const lists = [...emails].map((email) => email.slice(0, email.indexOf('@')).split('_'));
  const [own = []] = lists;
  let count = 0;
  while (lists.length > 1 && lists.every((one) => one.length > count + 1 && one[count] === own[count])) {
    count += 1;
  }
  return own
    .slice(0, count)
    .map((part) => `${part}_`)
    .join('');
}

/** Autolab's "Download all submissions": a file, or an archive, for each version of everybody. */
export const autolab: DownloadLayout = {
  title: 'Autolab download',

  fits: ({ roots }) => {
    const files = occurrences(parsed(roots).flatMap((one) => one?.file ?? []));
    return roots.length === 0 ? 0 : Math.max(0, ...files.values()) / roots.length;
  },

  read: ({ roots }) => {
    const others: string[] = [];
    const all = parsed(roots);
    const beginning = beginningOfFile(all);
    const parts = roots.flatMap((root, at): readonly AssignmentPart[] => {
      const one = all[at] ?? null;
      if (one === null) {
        others.push(root.name);
        return [];
      }
      const begin = one.isVersionFirst ? beginning : '';
      const email = one.email.slice(begin.length);
      const path = begin + one.file;
      return [
        {
          person: { id: email, name: email, email },
          assignment: '',
          at: '',
          attempt: one.version,
          files: root.files.map((file) => ({ ...file, path })),
        },
      ];
    });
    const { handIns, notices } = handInsOfParts(parts);
    return Promise.resolve({ handIns, empty: [], notices: [...notTaken(others), ...notices] });
  },
};
