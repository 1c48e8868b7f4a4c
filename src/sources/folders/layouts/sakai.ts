import { textOfHtml } from '#base';
import { childrenOf } from './children.ts';
import {
  type DownloadLayout,
  type HandIn,
  type HandInFile,
  LINK_HANDED_IN,
  notTaken,
  type Child,
  shareOf,
} from './layout.ts';
import { textOf, timeOf } from './text-of.ts';

/*
 * assignment/impl/…/AssignmentServiceImpl.java of sakaiproject/sakai, `zipSubmissions` and `zipGroupSubmissions`: below a folder
 * with the assignment's title a folder for each hand-in, or (without folders) files that begin with its name.
 */

/** Of a group: its title and number. */
const GROUP = /^(?<name>.+) \((?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\)$/su;
/** `Chen, Bo(bchen)`, several of them with `; ` between. A login that is not ASCII gives way to Sakai's own number. */
const PERSON = /^(?<name>[^,]*,.*)\((?<login>[^()]+)\)$/su;
/** Where names are hidden: the number of the hand-in and a word in the downloader's language. */
const HIDDEN = /^(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) \S/su;
/** Without folders. What follows the second `_` is the student's to choose. */
const FLAT = /^(?<who>[^,]*,.*?\([^()]+\)|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12} [^_]+)_(?<rest>.+)$/su;

const TIMESTAMP = 'timestamp.txt';
const MEMBERS = 'members.txt';
/** What teachers wrote. */
const COMMENTS: ReadonlySet<string> = new Set(['comments.txt', 'feedbackText.html']);
const FEEDBACK = /^Feedback/i;
const TYPED = /_submissionText\.html$/;
/** A page's address, as a file. What it leads to was not handed in. */
const ADDRESS = /^attached_URL_\d+$/;
/** Lists at the root, of grades and of notes on students. */
const LIST = /\.(?:csv|xlsx?|html)$/i;

/** Sakai's "Download All", with folders and without. */
export const sakai: DownloadLayout = {
  title: 'Sakai download',

  fits: ({ roots }) => {
    const own = roots.filter((root) => !isList(root));
    return shareOf(own, ({ name, isFolder }) => (isFolder ? isOfSakai(name) : whoIn(name) !== null));
  },

  read: async (listing) => {
    const roots = listing.roots.filter((root) => !isList(root));
    const folders = roots.filter(({ name, isFolder }) => isFolder && isOfSakai(name));
    const loose = roots.filter(({ name, isFolder }) => !isFolder && whoIn(name) !== null);
    const taken = new Set([...folders, ...loose]);
    const flat = [...Map.groupBy(loose, ({ name }) => whoIn(name)?.who ?? '')];
    const handIns = [
      ...(await Promise.all(folders.map(ofFolder))),
      ...flat.map(([who, files]) => ({ ...personOf(who), ...withFiles(files.flatMap(looseFile)) })),
    ];
    return {
      handIns: handIns.filter(({ files }) => files.length > 0),
      empty: handIns.filter(({ files }) => files.length === 0).map(({ person }) => person.name),
      notices: notTaken(roots.filter((root) => !taken.has(root)).map(({ name }) => name)),
    };
  },
};

/** Whether a folder is called as Sakai calls that of a hand-in. */
export function isOfSakai(name: string): boolean {
  return GROUP.test(name) || PERSON.test(name) || HIDDEN.test(name);
}

function isList({ name, isFolder }: Child): boolean {
  return !isFolder && LIST.test(name) && whoIn(name) === null;
}

function whoIn(name: string): { readonly who: string; readonly rest: string } | null {
  const { who, rest } = FLAT.exec(name)?.groups ?? {};
  return who === undefined || rest === undefined ? null : { who, rest };
}

function personOf(folder: string): Pick<HandIn, 'person' | 'members'> {
  const group = GROUP.exec(folder)?.groups;
  if (group !== undefined) return { person: { id: group['id'] ?? folder, name: group['name'] ?? folder } };
  const members = membersIn(folder);
  const [only, other] = members;
  if (only !== undefined && other === undefined) {
    return { person: { id: only.id, name: only.name, login: only.id } };
  }
  const name = members.map((one) => one.name).join('; ') || folder;
  return {
    person: { id: HIDDEN.exec(folder)?.groups?.['id'] ?? folder, name },
    ...(members.length > 0 ? { members } : {}),
  };
}

/** "Chen, Bo(bchen); Roe, Quin(qroe)" */
function membersIn(text: string): readonly { readonly name: string; readonly id: string }[] {
  return text.split(/(?<=\)); /).flatMap((one) => {
    const { name, login } = PERSON.exec(one.trim())?.groups ?? {};
    return name === undefined || login === undefined ? [] : [{ name: name.replace(/,? *$/, ''), id: login }];
  });
}

async function ofFolder({ name, files }: Child): Promise<HandIn> {
  const fileOf = (path: string): HandInFile | undefined => files.find((one) => one.path === path);
  const read = async (path: string): Promise<string> => {
    const file = fileOf(path);
    return file === undefined ? '' : textOf(file.entry).catch(() => '');
  };
  const at = timeOf(await read(TIMESTAMP));
  const listed = GROUP.test(name) ? membersIn(textOfHtml(await read(MEMBERS))) : [];
  return {
    ...personOf(name),
    ...(listed.length > 0 ? { members: listed } : {}),
    ...(at === undefined ? {} : { at }),
    ...withFiles(
      childrenOf({ files, emptyFolders: [] }).flatMap((child) => ownFiles(child, listed.length > 0)),
    ),
  };
}

function withFiles(files: readonly HandInFile[]): Pick<HandIn, 'files' | 'remarks'> {
  return { files, remarks: files.some(({ isLink }) => isLink === true) ? [LINK_HANDED_IN] : [] };
}

/** What of a folder is the student's: what lies in the folder of attachments, and typed text. */
function ownFiles(child: Child, isGroup: boolean): readonly HandInFile[] {
  const { name, isFolder, files } = child;
  if (isFolder) {
    // The word for it is in the downloader's language, as that for feedback is.
    return FEEDBACK.test(name) ? [] : files.map((one) => marked(one));
  }
  if (TYPED.test(name)) return files.filter(({ entry }) => entry.size > 0).map(typed);
  if (name === TIMESTAMP || COMMENTS.has(name) || (isGroup && name === MEMBERS)) return [];
  return files;
}

function looseFile({ name, files }: Child): readonly HandInFile[] {
  const { rest = '' } = whoIn(name) ?? {};
  if (TYPED.test(rest)) return files.filter(({ entry }) => entry.size > 0).map(typed);
  const { kind = '', file } = /^(?<kind>[^_]+)_(?<file>.+)$/su.exec(rest)?.groups ?? {};
  if (file === undefined || FEEDBACK.test(kind)) return [];
  return files.map((one) => marked({ ...one, path: file }));
}

function typed({ entry }: HandInFile): HandInFile {
  return { entry, path: 'submissionText.html', isText: true };
}

function marked(file: HandInFile): HandInFile {
  return ADDRESS.test(file.path) ? { ...file, isLink: true } : file;
}
