import { ConfigurationError, GitHubError } from '../../domain/outcome.ts';
import type { GitHub } from '../../github/client.ts';
import { statusOf } from '../../github/errors.ts';
import { fullName, type RepositoryName, sameRepository } from '../../github/names.ts';
import { howToGrant, PERMISSIONS } from '../../github/permissions.ts';
import type { Classroom50Assignment, RosterEntry } from './classroom50.ts';
import { isOffRoster, isStaff, studentOf } from './classroom50.ts';
import type { FoundRepository } from '../github/found-repository.ts';
import type { ManifestEntry } from './manifest.ts';
import { parsePattern, prefixTrap, type RepositoryPattern } from '../github/patterns.ts';
import { listRepositories, readRepository, readTeam, type Repository } from '../github/repository.ts';

/** A repository that was asked for by name and cannot be had, or a person without one. */
export interface MissingRepository {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

export interface Discovery {
  /** Sorted by name; every numeric id once. */
  readonly found: readonly FoundRepository[];
  readonly missing: readonly MissingRepository[];
  /** What was seen and is no submission, by reason: "3 forks". */
  readonly leftOut: ReadonlyMap<LeftOutKind, readonly string[]>;
  readonly notices: readonly string[];
}

export type LeftOutKind =
  | 'template'
  | 'fork'
  | 'disabled'
  | 'archived'
  | 'own'
  | 'staff'
  | 'starter'
  | 'not-on-roster'
  | 'not-in-team'
  | 'other-topic'
  | 'other-property';

/** What is asked for. Lists of repositories add up; topic, team and property narrow them down. */
export interface Wanted {
  readonly organization: string | null;
  /** Lines of `repositories`. */
  readonly patterns: readonly string[];
  readonly manifest: {
    readonly file: string;
    readonly entries: readonly ManifestEntry[];
    readonly without: readonly string[];
  } | null;
  readonly classroom50: Classroom50Assignment | null;
  readonly topic: string | null;
  readonly team: string | null;
  readonly property: { readonly name: string; readonly value: string } | null;
  readonly includeArchived: boolean;
  /** The repository that runs this: never a submission. */
  readonly own: RepositoryName | null;
  /** Starter code, wherever it stands. */
  readonly starter: RepositoryName | null;
  /** Logins of staff in lower case. */
  readonly staff: ReadonlySet<string>;
}

/** Nothing was found: either there is nothing yet, or the token sees too little. */
export class NothingFound extends ConfigurationError {
  override readonly openMessage = `No submission was found. ${SCOPE}.`;
}

const SCOPE = `A token shows nothing of repositories that it was not given: ${howToGrant(PERMISSIONS.contents, 'other')}`;

/**
 * Finds the repositories of an assignment. A listing carries all that filters need, so filters cost no request.
 *
 * @throws ConfigurationError for a request that cannot be understood, or that finds nothing
 * @throws GitHubError where GitHub refuses the listing
 */
export async function discover(github: GitHub, wanted: Wanted): Promise<Discovery> {
  const found = new Map<number, FoundRepository>();
  const missing: MissingRepository[] = [];
  const leftOut = new Map<LeftOutKind, string[]>();
  const notices: string[] = [...(wanted.classroom50?.notices ?? [])];
  const listings = new Map<string, Promise<readonly Repository[]>>();
  const listing = (owner: string): Promise<readonly Repository[]> => {
    const known = listings.get(owner.toLowerCase());
    if (known !== undefined) return known;
    const read = listRepositories(github, owner);
    listings.set(owner.toLowerCase(), read);
    return read;
  };
  let listed = 0;

  const team = wanted.team === null ? null : await readTeam(github, ownerOf(wanted, 'team'), wanted.team);

  /** Why a repository is no submission although its name fits. */
  const hygiene = (repository: Repository, named: boolean): LeftOutKind | null => {
    if (wanted.own !== null && sameRepository(repository, wanted.own)) return 'own';
    if (wanted.starter !== null && sameRepository(repository, wanted.starter)) return 'starter';
    if (repository.disabled) return 'disabled';
    if (team !== null && !inTeam(repository, team)) return 'not-in-team';
    if (wanted.topic !== null && !repository.topics.includes(wanted.topic.toLowerCase())) {
      return 'other-topic';
    }
    if (wanted.property !== null && !hasProperty(repository, wanted.property)) return 'other-property';
    // Who names a repository in so many words means it.
    if (named) return null;
    if (repository.isTemplate) return 'template';
    if (repository.fork) return 'fork';
    if (repository.archived && !wanted.includeArchived) return 'archived';
    return null;
  };

  const leave = (kind: LeftOutKind, repository: Repository): void => {
    leftOut.set(kind, [...(leftOut.get(kind) ?? []), fullName(repository)]);
  };

  const take = (
    repository: Repository,
    facts: { student: string | null; login: string | null; deadline: Date | null },
    named: boolean,
  ): void => {
    // Who is named is meant, whatever the name of the repository ends in.
    const isKnown = facts.login !== null || !(named || facts.student !== null);
    const isStaffs = isKnown && belongsToStaff(repository, facts.login, wanted.staff);
    const reason = hygiene(repository, named) ?? (isStaffs ? 'staff' : null);
    if (reason !== null) {
      leave(reason, repository);
      return;
    }
    const before = found.get(repository.id);
    found.set(repository.id, {
      repository,
      student: before?.student ?? facts.student,
      login: before?.login ?? facts.login,
      deadline: before?.deadline ?? facts.deadline,
    });
  };

  const byName = async (
    name: RepositoryName,
    facts: { student: string | null; login: string | null; deadline: Date | null },
  ): Promise<void> => {
    const key = fullName(name);
    try {
      take(await readRepository(github, name), facts, true);
    } catch (error) {
      if (!(error instanceof GitHubError) || isAboutEverything(error)) throw error;
      missing.push({
        key,
        name: facts.student === null ? key : `${facts.student} (${key})`,
        reason: error.message,
      });
    }
  };

  if (wanted.manifest !== null) {
    const { entries, file, without } = wanted.manifest;
    if (without.length > 0) {
      notices.push(
        `${without.length} ${without.length === 1 ? 'row' : 'rows'} of ${file} ${without.length === 1 ? 'has' : 'have'} no repository: ${shown(without)}.`,
      );
    }
    // One listing answers for a whole class; single names are looked up where it does not hold them.
    const owners = Map.groupBy(entries, ({ name }) => name.owner.toLowerCase());
    for (const [owner, group] of owners) {
      const all = group.length > 3 ? await orEmpty(listing(owner)) : [];
      listed += all.length;
      const byRepo = new Map(all.map((one) => [one.repo.toLowerCase(), one]));
      for (const entry of group) {
        const facts = { student: entry.student, login: entry.login, deadline: entry.deadline };
        const there = byRepo.get(entry.name.repo.toLowerCase());
        if (there === undefined) await byName(entry.name, facts);
        else take(there, facts, true);
      }
    }
  }

  if (wanted.classroom50 !== null) {
    const assignment = wanted.classroom50;
    const all = await listing(ownerOf(wanted, 'classroom50'));
    listed += all.length;
    const seen = new Set<string>();
    for (const repository of all) {
      const student = studentOf(assignment, repository.repo);
      if (student === null) {
        if (isOffRoster(assignment, repository.repo)) leave('not-on-roster', repository);
        continue;
      }
      seen.add(student.login.toLowerCase());
      take(repository, { student: student.name, login: student.login, deadline: null }, false);
    }
    if (!assignment.isGroup) notices.push(...withoutRepository(assignment.roster, seen));
  }

  const patterns = wanted.patterns.map((text) => {
    const pattern = parsePattern(text, wanted.organization);
    if (typeof pattern === 'string') throw new ConfigurationError(pattern);
    return pattern;
  });
  if (patterns.length === 0 && wanted.manifest === null && wanted.classroom50 === null) {
    patterns.push(everything(ownerOf(wanted, 'organization')));
  }
  for (const pattern of patterns) {
    if (pattern.kind === 'name') {
      await byName(pattern.name, { student: null, login: null, deadline: null });
      continue;
    }
    const all = await listing(pattern.owner);
    listed += all.length;
    const matched = all.filter((one) => pattern.match(one.repo) !== null);
    for (const repository of matched) {
      const student = pattern.match(repository.repo)?.student ?? null;
      take(repository, { student, login: student, deadline: null }, false);
    }
    if (matched.length === 0) {
      notices.push(`No repository of ${pattern.owner} matches ${JSON.stringify(pattern.text)}.`);
    }
    const trap = team === null && wanted.topic === null ? prefixTrap(pattern, matched) : null;
    if (trap !== null) notices.push(trap);
  }

  const result = [...found.values()].toSorted((a, b) =>
    fullName(a.repository).toLowerCase() < fullName(b.repository).toLowerCase() ? -1 : 1,
  );
  if (result.length === 0) throw nothing(wanted, listed, missing, leftOut, notices);
  return { found: result, missing, leftOut, notices };
}

/** A token or network that fails for one repository fails for all. */
function isAboutEverything(error: GitHubError): boolean {
  return statusOf(error) === 401 || error.outcome === 'network' || error.outcome === 'rate-limited';
}

async function orEmpty(listing: Promise<readonly Repository[]>): Promise<readonly Repository[]> {
  try {
    return await listing;
  } catch (error) {
    if (error instanceof GitHubError && !isAboutEverything(error)) return [];
    throw error;
  }
}

function everything(owner: string): RepositoryPattern {
  return { kind: 'match', text: '*', owner, match: () => ({ student: null }) };
}

function ownerOf(wanted: Wanted, input: string): string {
  if (wanted.organization === null) {
    throw new ConfigurationError(`${input}: say in which organisation the repositories are (organization).`);
  }
  return wanted.organization;
}

function inTeam(
  repository: Repository,
  team: { readonly repositoryIds: ReadonlySet<number>; readonly members: ReadonlySet<string> },
): boolean {
  if (team.repositoryIds.has(repository.id)) return true;
  const name = repository.repo.toLowerCase();
  return [...team.members].some((login) => name === login || name.endsWith(`-${login}`));
}

/** By login where it is known, else by what the name ends in: `hw1-tom`. */
function belongsToStaff(repository: Repository, login: string | null, staff: ReadonlySet<string>): boolean {
  if (login !== null) return staff.has(login.toLowerCase());
  const name = repository.repo.toLowerCase();
  return [...staff].some((one) => name === one || name.endsWith(`-${one}`));
}

/** Custom properties are texts, booleans written as texts, or lists of texts. */
function hasProperty(
  repository: Repository,
  property: { readonly name: string; readonly value: string },
): boolean {
  const value = repository.properties[property.name];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.some((one) => typeof one === 'string' && one.toLowerCase() === property.value.toLowerCase());
}

function withoutRepository(roster: readonly RosterEntry[], seen: ReadonlySet<string>): string[] {
  const absent = roster.filter((one) => !isStaff(one) && !seen.has(one.login.toLowerCase()));
  if (absent.length === 0) return [];
  return [
    `${absent.length} of the ${roster.length} ${roster.length === 1 ? 'person' : 'people'} of the roster ${absent.length === 1 ? 'has' : 'have'} no repository: ${shown(absent.map(({ login }) => login))}.`,
  ];
}

const SHOWN = 10;

function shown(names: readonly string[]): string {
  return `${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ` and ${names.length - SHOWN} more` : ''}`;
}

const LEFT_OUT_WORDS: Readonly<Record<LeftOutKind, string>> = {
  template: 'templates',
  fork: 'forks',
  disabled: 'disabled by GitHub',
  archived: 'archived (include-archived takes them)',
  own: 'the repository of this workflow',
  staff: 'staff’s own',
  starter: 'the starter code',
  'not-on-roster': 'of people who are not on the roster',
  'not-in-team': 'not the team’s',
  'other-topic': 'without the topic',
  'other-property': 'without the custom property',
};

/** "2 templates (o/a, o/b), 1 forks (o/c)": for staff, who look for a student among them. Empty: nothing was left out. */
export function describeLeftOut(leftOut: Discovery['leftOut']): string {
  return [...leftOut]
    .map(([kind, names]) => `${names.length} ${LEFT_OUT_WORDS[kind]} (${shown(names)})`)
    .join(', ');
}

/** Why nothing was found: with a token that sees too little this is what one meets, so it says how to give it more. */
function nothing(
  wanted: Wanted,
  listed: number,
  missing: readonly MissingRepository[],
  leftOut: Discovery['leftOut'],
  notices: readonly string[],
): NothingFound {
  if (missing.length > 0) {
    return new NothingFound(
      `${missing.length === 1 ? 'The repository' : `None of the ${missing.length} repositories`} can${missing.length === 1 ? 'not' : ''} be seen (${missing.length === 1 ? '' : 'the first: '}${missing[0]?.key ?? ''}). ${SCOPE}.`,
    );
  }
  const where = wanted.organization === null ? 'GitHub' : wanted.organization;
  if (listed === 0) return new NothingFound(`The token sees no repository of ${where}. ${SCOPE}.`);
  const skipped = describeLeftOut(leftOut);
  return new NothingFound(
    `No submission among the ${listed} repositories of ${where} that the token sees.${skipped === '' ? '' : ` Left out: ${skipped}.`}${notices.length === 0 ? '' : ` ${notices.join(' ')}`} If repositories are missing: ${SCOPE.charAt(0).toLowerCase()}${SCOPE.slice(1)}.`,
  );
}
