import { withoutEnding } from '#base';
import { identityOf, type Origin, PASSING_NUMBERS, type Submission } from '#contract';
import type { Identifier } from './directory.ts';
import { folded } from './folded.ts';

/** What joining needs of a submission. Hostile text. */
export interface Joinable extends Pick<Submission, 'key' | 'name' | 'role'> {
  readonly origin: Origin | null;
}

/** What a submission says of who handed it in. */
export interface Signs {
  /** Values to look for, by what they identify a person with. */
  readonly values: Readonly<Record<Identifier, readonly string[]>>;
  /** The same of each member of a team that handed it in once. */
  readonly members: readonly Readonly<Record<Identifier, readonly string[]>>[];
  /** What all hand-ins of this person (or team) in one download have in common; null: nothing is known. */
  readonly hand: string | null;
  /**
   * All that the platform tells the person by, if that is more than a name; null: it is not, or only there to be compared with. Numbers
   * that are new in every assignment are the same in two downloads of one, and no namesake has them.
   */
  readonly lasting: string | null;
  /** Paths and repositories that it may be called by, folded. */
  readonly files: readonly string[];
}

const NOTHING: Signs['values'] = { id: [], email: [], login: [], name: [] };
const NOBODY = { hand: null, lasting: null } as const;

/**
 * What a submission's origin and name say of who handed it in. A folder of one's own making may be called by an id, a login, an
 * e-mail or a name; where a platform says which it is, its name is a name alone.
 *
 * What is only there to be compared with is known by what is the same every year: a namesake is somebody else.
 */
export function signsOf({ key, name, role, origin }: Joinable): Signs {
  const called = withoutEnding(name);
  const folder = withoutEnding(key.slice(key.lastIndexOf('/') + 1));
  const files = [key, name, called].map(fileName);
  const isArchive = role !== 'judged';
  const names = isArchive ? [] : [called];
  const all = [...new Set([called, folder])];
  const any: Signs['values'] = { id: all, email: all, login: all, name: names };
  switch (origin?.kind) {
    case undefined:
      return { values: any, members: [], ...NOBODY, files };
    case 'pull-request':
      return { values: { ...NOTHING, login: [origin.author] }, members: [], ...NOBODY, files };
    case 'repository': {
      const said = origin.student === undefined ? [] : [origin.student];
      const login = origin.login === undefined ? said : [origin.login];
      const repository = [`${origin.owner}/${origin.repo}`, origin.repo].map(fileName);
      return {
        values: { id: said, email: said, login, name: isArchive ? [] : said },
        members: [],
        ...NOBODY,
        files: [...files, ...repository],
      };
    }
    case 'directory':
      break;
  }
  const { handIn } = origin;
  if (handIn === undefined) return { values: any, members: [], ...NOBODY, files };
  const { platform, id, login, email, members = [] } = handIn;
  const hand = identityOf(handIn);
  // What numbers that are new in every assignment say of another one's submissions is chance.
  const isPassing = PASSING_NUMBERS.has(platform);
  const isOwnYear = !(isArchive && isPassing && handIn.attempt === undefined);
  const person = bare(called.slice(called.lastIndexOf('/') + 1), hand ?? '');
  // Where a platform gives no number, its name stands for one: a namesake in another section, or its "Team 1", is somebody else.
  const isOnlyName = (login ?? email) === undefined && (id === null || folded(id) === folded(person));
  return {
    values:
      hand === null
        ? any
        : {
            id: id === null || !isOwnYear ? [] : [id],
            email: email === undefined ? [] : [email],
            login: login === undefined ? [] : [login],
            name: isArchive ? [] : [bare(called, hand)],
          },
    members: members.map((one) => ({
      id: one.id === undefined ? [] : [one.id],
      email: one.email === undefined ? [] : [one.email],
      login: [],
      name: isArchive ? [] : [one.name],
    })),
    hand: hand === null ? null : [platform, origin.path, folded(hand)].join('\0'),
    lasting:
      isArchive || isOnlyName ? null : [platform, id, login, email, person].map(foldedOrNone).join('\0'),
    files,
  };
}

function foldedOrNone(text: string | null | undefined): string {
  return folded(text ?? '');
}

/** People of one name have their identifier behind it. */
function bare(name: string, hand: string): string {
  return name.endsWith(` (${hand})`) ? name.slice(0, -hand.length - 3) : name;
}

/** A path, or an address of GitHub, as both are compared. */
export function fileName(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .replace(/^(?:https?:\/\/|git@)(?:www\.)?github\.com[/:]/i, '')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/i, '')
    .toUpperCase()
    .toLowerCase();
}
