import { ConfigurationError, fill, listed, message } from '#base';
import type { HandInFacts, Said } from '#contract';
import type { Candidate } from '../../selection/choose.ts';
import { TOOL_FILES, TOOL_FOLDERS } from '../../selection/defaults.ts';
import * as says from '../says.ts';

/** A file of a download. `path` is POSIX and relative to the listing. Reading is bounded. Names are hostile text. */
export type Entry = Candidate;

/** What lies in a download, without what operating systems leave behind. */
export interface DownloadListing {
  /** Name of the folder, or of the archive without its ending. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** What lies at the root, in the order of the entries, and then folders that hold nothing. */
  readonly roots: readonly Child[];
  /** Paths of folders below which no file lies, without a closing slash. */
  readonly emptyFolders: readonly string[];
}

/** A folder or file directly below the folder that is looked at. */
export interface Child {
  readonly name: string;
  readonly isFolder: boolean;
  /** What it holds, by paths below it. A file holds itself, under its own name. */
  readonly files: readonly HandInFile[];
  /** Paths of folders in it below which no file lies. */
  readonly emptyFolders: readonly string[];
}

export interface HandInFile {
  readonly entry: Entry;
  /** Inside of the submission, POSIX. */
  readonly path: string;
  /** An answer that was typed into a form and is kept as HTML: its text counts. */
  readonly isText?: boolean;
  /** Nothing but an address: what it leads to was not handed in. */
  readonly isLink?: boolean;
}

/** What one person or team handed in once. All of it is hostile text. */
export interface HandIn extends Pick<HandInFacts, 'members' | 'at' | 'isLate' | 'attempt' | 'section'> {
  /** `id`: the platform's, the same for every hand-in of a person. Who has none (and no login or e-mail) is told apart from everybody. */
  readonly person: {
    readonly id: string | null;
    readonly name: string;
    readonly login?: string;
    readonly email?: string;
  };
  /** The platform says that this one counts, whatever is newer. */
  readonly isChosen?: boolean;
  readonly files: readonly HandInFile[];
  readonly remarks?: readonly Said[];
}

/** Of a hand-in that holds a link. */
export const LINK_HANDED_IN = message('notices.linkHandedIn');

/** What a download holds. */
export interface DownloadContents {
  readonly handIns: readonly HandIn[];
  /** Names of people who handed in nothing. */
  readonly empty: readonly string[];
  /** Starter code that lies among the hand-ins. Default: none. */
  readonly template?: readonly HandInFile[];
  /** For staff: what was found that the layout has no place for. */
  readonly notices: readonly string[];
}

/** The shape of a platform's download. */
export interface DownloadLayout {
  /** "Moodle download". */
  readonly title: string;
  /** Share of the root entries that have the shape, 0..1; at `RECOGNISED_AT` or more it is this one. Paths alone are looked at. */
  fits(listing: DownloadListing): number;
  /** @throws ConfigurationError where what the platform writes about the download cannot be read */
  read(listing: DownloadListing): Promise<DownloadContents>;
}

/** Share of the names at the root that have the shape. 0 for an empty listing. */
export function shareOf(roots: readonly Child[], hasShape: (root: Child) => boolean): number {
  return roots.length === 0 ? 0 : roots.filter(hasShape).length / roots.length;
}

/**
 * Whether a name at the root of a class is a tool's, and so nobody's hand-in. Whatever else a layout does not take is told: behind
 * any other name somebody's work may lie.
 */
function isOfTool(name: string): boolean {
  return (
    TOOL_FOLDERS.includes(name) || name === 'node_modules' || TOOL_FILES.some((pattern) => pattern.test(name))
  );
}

/**
 * One number has one name: else somebody's work would be taken for somebody else's, whoever meant it to be.
 *
 * @param people `id`: null where there is none
 * @throws ConfigurationError
 */
export function refuseTwoNames(
  people: Iterable<{ readonly id: string | null; readonly name: string }>,
): void {
  const bearers = new Map<string, string>();
  for (const { id, name } of people) {
    if (id === null) continue;
    const first = bearers.get(id) ?? name;
    bearers.set(id, first);
    if (sameName(first) === sameName(name)) continue;
    throw new ConfigurationError(
      fill(says.downloadNumber, { first: JSON.stringify(first), name: JSON.stringify(name), id }),
    );
  }
}

function sameName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Names in a notice. */
const NAMED = 5;

/** A notice on names that a layout has no place for and that are no tool's; none where there are none. */
export function notTaken(entries: readonly string[]): readonly string[] {
  const names = entries.filter((name) => !isOfTool(name));
  if (names.length === 0) return [];
  const [what, was] = names.length === 1 ? ['One entry is', 'was'] : [`${names.length} entries are`, 'were'];
  return [fill(says.nobodysName, { what, was, names: listed(names, NAMED, JSON.stringify) })];
}
