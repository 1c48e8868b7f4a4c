import { rootsByName } from './children.ts';
import {
  type Entry,
  type HandInFile,
  type DownloadLayout,
  notTaken,
  refuseTwoNames,
  shareOf,
} from './layout.ts';
import * as says from '../says.ts';

/**
 * mod/assign/classes/downloader.php: `<name>_<number>_assignsubmission_<plugin>`, a folder, or in front of each file; older
 * versions end the folder with `_`. Moodle turns `_` in names into a blank, and what copies a download may turn blanks back.
 * Groups have the group's number; people in no group have none. What follows the first plugin is the student's to choose.
 */
const NAME = /^(?<name>.*?)(?:_(?<id>\d+))?_assignsubmission_(?<kind>[a-z0-9]+)(?:_(?<file>.+)|_)?$/su;

interface Parsed {
  readonly name: string;
  /** Made for each assignment anew. */
  readonly id: string | null;
  readonly kind: string;
  /** In a download without folders. */
  readonly file: string | null;
}

function parse(root: string): Parsed | null {
  const { name, id, kind, file } = NAME.exec(root.normalize('NFC'))?.groups ?? {};
  if (name === undefined || kind === undefined) return null;
  return { name: name.replaceAll('_', ' '), id: id ?? null, kind, file: file ?? null };
}

interface Person {
  readonly id: string | null;
  readonly name: string;
  readonly files: HandInFile[];
}

/** Moodle's "Download all submissions", with folders and without. */
export const moodle: DownloadLayout = {
  title: 'Moodle download',

  fits: ({ roots }) => shareOf(roots, ({ name }) => parse(name) !== null),

  read: (listing) => {
    const roots = rootsByName(listing);
    const people = new Map<string, Person>();
    const others: string[] = [];
    let isFlat = false;
    refuseTwoNames(roots.flatMap(({ name }) => parse(name) ?? []));
    for (const root of roots) {
      const parsed = parse(root.name);
      if (parsed === null || (!root.isFolder && parsed.file === null)) {
        others.push(root.name);
        continue;
      }
      isFlat ||= !root.isFolder;
      const { id, name } = parsed;
      const who = id ?? `name ${name}`;
      const person = people.get(who) ?? { id, name, files: [] };
      people.set(who, person);
      for (const one of root.files) person.files.push(fileOf(parsed, one));
    }
    const all = [...people.values()];
    return Promise.resolve({
      handIns: all
        .filter((one) => one.files.length > 0)
        .map(({ id, name, files }) => ({ person: { id, name }, files })),
      empty: all.filter((one) => one.files.length === 0).map(({ name }) => name),
      notices: [...notTaken(others), ...(isFlat ? [FLAT] : [])],
    });
  },
};

const FLAT = says.moodleDrops;

function fileOf({ kind, file }: Parsed, { entry, path }: { entry: Entry; path: string }): HandInFile {
  const own = file ?? path;
  const isText = kind === 'onlinetext' && /^onlinetext\.html?$/i.test(own);
  return { entry, path: own, isText };
}
