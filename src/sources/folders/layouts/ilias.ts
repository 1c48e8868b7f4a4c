import { UnusedNames } from '../../selection/unused-name.ts';
import { childrenOf } from './children.ts';
import {
  type Child,
  type DownloadLayout,
  type DownloadListing,
  type HandIn,
  type HandInFile,
  notTaken,
  shareOf,
} from './layout.ts';

/** `Mueller_Zoe_zmue_48213`: last name, first name, login, the user's number. */
const PERSON = /^(?<name>.+)_(?<login>[^_]+)_(?<id>\d+)$/;
/** As above, and hardly anything else: folders such as `lab_2_amy_1` are no sign of ILIAS. */
const CERTAIN_PERSON = /^\p{L}[^_]*(?:_\p{L}[^_]*)+_[^_]+_\d{3,}$/u;
/** A plugin writes `_` for the blank. */
const TEAM = /^Team[ _]\d+$/;
/** Beside submissions: what teachers wrote back, and lists of marks. */
const BESIDE = /^(?:feedback_files|multi_feedback.*|status\.csv|readme\.md|.*\.xlsx?)$/i;
/** In front of a late file's name, in English and German. */
const LATE = /^(?:Late Submission|Versp(?:ä|a\u0308|ae|a)tete Abgabe) - (?=.)/;

/**
 * A download of ILIAS: `Submissions` (or that word in another language) with a folder for each person, or for each team
 * with folders of its members. Names are in ASCII.
 */
export const ilias: DownloadLayout = {
  title: 'ILIAS download',

  fits: (listing) =>
    shareOf(homeOf(listing).people, ({ name }) => TEAM.test(name) || CERTAIN_PERSON.test(name)),

  read: (listing) => {
    const { people, others } = homeOf(listing);
    return Promise.resolve({
      handIns: people.filter(({ files }) => files.length > 0).map(handInOf),
      empty: people.filter(({ files }) => files.length === 0).map(({ name }) => personOf(name).name),
      notices: notTaken(others),
    });
  },
};

/** The folders of people and teams, at the root or in the one folder that is there; and what has no place beside them. */
function homeOf(listing: DownloadListing) {
  const roots = listing.roots.filter(({ name }) => !BESIDE.test(name));
  const [only, another] = roots.filter(({ isFolder }) => isFolder);
  const isHome =
    only !== undefined && another === undefined && !PERSON.test(only.name) && !TEAM.test(only.name);
  const children = isHome ? childrenOf(only).filter(({ name }) => !BESIDE.test(name)) : roots;
  const loose = [...(isHome ? roots : []), ...children].filter(({ isFolder }) => !isFolder);
  return {
    people: children.filter(({ isFolder }) => isFolder),
    others: loose.map(({ name }) => name),
  };
}

function handInOf(folder: Child): HandIn {
  const { name } = folder;
  const files = unmarked(folder.files);
  const isLate = files.some((file) => file.isLate);
  const isTeam = TEAM.test(name);
  const members = childrenOf(folder).filter(({ isFolder }) => isFolder);
  return {
    person: isTeam ? { id: name, name } : personOf(name),
    ...(isTeam ? { members: members.map((one) => memberOf(one.name)) } : {}),
    ...(isLate ? { isLate } : {}),
    files: files.map(({ file }) => file),
  };
}

/** Files without the words that ILIAS puts in front of late ones; no name twice. */
function unmarked(
  files: readonly HandInFile[],
): readonly { readonly file: HandInFile; readonly isLate: boolean }[] {
  const unused = new UnusedNames();
  return files.map((file) => {
    const name = file.path.lastIndexOf('/') + 1;
    const path = file.path.slice(0, name) + file.path.slice(name).replace(LATE, '');
    return { file: { ...file, path: unused.take(path) }, isLate: path !== file.path };
  });
}

function personOf(folder: string): HandIn['person'] {
  const { name, login, id } = PERSON.exec(folder)?.groups ?? {};
  if (name === undefined || login === undefined || id === undefined) return { id: null, name: folder };
  // `Mueller_Zoe` is "Mueller, Zoe"; where a name has more parts nobody knows which is which.
  const parts = name.split('_');
  return { id, login, name: parts.join(parts.length === 2 ? ', ' : ' ') };
}

function memberOf(folder: string): { readonly name: string; readonly id?: string } {
  const { id, name } = personOf(folder);
  return id === null ? { name } : { name, id };
}
