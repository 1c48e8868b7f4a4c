import { fill, GitHubError, listed } from '#base';
import type { CollectionFailure } from '#contract';
import { fullName, type GitHub, type RepositoryName, statusOf } from '#github';
import type { FoundRepository } from '../github/found-repository.ts';
import { prefixTrap, type RepositoryPattern } from '../github/patterns.ts';
import { listRepositories, readRepository, readTeam, type Repository } from '../github/repository.ts';
import { type Classroom50Assignment, isOffRoster, type RosterEntry, studentOf } from './classroom50.ts';
import type { Manifest } from './manifest.ts';
import * as says from './says.ts';

export interface RepositoryCandidate extends Omit<FoundRepository, 'sha'> {
  /** It was named in full, and not matched. */
  readonly isNamed: boolean;
  /** Its name is that of a person who is not on the roster. */
  readonly isOffRoster?: true;
}

/** A repository that was asked for by name and cannot be had, or a person without one. */
type MissingRepository = Pick<CollectionFailure, 'key' | 'name' | 'reason'>;

export interface RepositoryCandidates {
  readonly candidates: readonly RepositoryCandidate[];
  readonly missing: readonly MissingRepository[];
  readonly notices: readonly string[];
  /** How many repositories were looked at for it. */
  readonly listed: number;
}

/** What GitHub says, each list asked for once. */
export interface RepositoryDirectory {
  readonly github: GitHub;
  readonly list: (owner: string) => Promise<readonly Repository[]>;
  readonly team: (organization: string, slug: string) => ReturnType<typeof readTeam>;
  /** All that is known of one repository. */
  readonly repository: (owner: string, repo: string) => Promise<Repository>;
}

/** GitHub's repositories and teams, for whoever looks for those of several assignments. */
export function repositoryDirectory(github: GitHub): RepositoryDirectory {
  return {
    github,
    list: once((owner) => listRepositories(github, owner)),
    team: once((organization, slug) => readTeam(github, organization, slug)),
    repository: once((owner, repo) => readRepository(github, { owner, repo })),
  };
}

function once<Names extends readonly string[], T>(
  ask: (...names: Names) => Promise<T>,
): (...names: Names) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (...names) => {
    const key = names.join('/').toLowerCase();
    const known = asked.get(key);
    if (known !== undefined) return known;
    const answer = ask(...names);
    asked.set(key, answer);
    // A failure is whoever's met it; the next one may have an answer.
    answer.catch(() => asked.delete(key));
    return answer;
  };
}

type Facts = Pick<RepositoryCandidate, 'student' | 'login' | 'deadline'>;

const NOTHING_KNOWN: Facts = { student: null, login: null, deadline: null };

/** Repositories of a manifest. One listing answers for a whole class; what it does not hold is looked up by name. */
export async function inManifest(
  { file, entries, without }: Manifest,
  directory: RepositoryDirectory,
): Promise<RepositoryCandidates> {
  const parts: RepositoryCandidates[] = [];
  if (without.length > 0) {
    const [rows, have] = without.length === 1 ? ['row', 'has'] : ['rows', 'have'];
    const notice = fill(says.noRepository, {
      without: without.length,
      rows,
      file,
      have,
      names: shownNames(without),
    });
    parts.push({ ...NO_CANDIDATES, notices: [notice] });
  }
  for (const [owner, group] of Map.groupBy(entries, ({ name }) => name.owner.toLowerCase())) {
    const all = group.length > 3 ? await orEmpty(directory.list(owner)) : [];
    parts.push({ ...NO_CANDIDATES, listed: all.length });
    const byRepo = new Map(all.map((one) => [one.repo.toLowerCase(), one]));
    for (const { name, ...facts } of group) {
      const repository = byRepo.get(name.repo.toLowerCase());
      parts.push(
        repository === undefined
          ? await byName(name, directory, facts)
          : { ...NO_CANDIDATES, candidates: [{ repository, ...facts, isNamed: true }] },
      );
    }
  }
  return together(parts);
}

export async function inClassroom50(
  assignment: Classroom50Assignment,
  owner: string,
  { list }: RepositoryDirectory,
): Promise<RepositoryCandidates> {
  const all = await list(owner);
  const candidates = all.flatMap((repository): RepositoryCandidate[] => {
    const student = studentOf(assignment, repository.repo);
    if (student !== null) {
      const { name, login, section } = student;
      return [{ repository, student: name, login, section, deadline: null, isNamed: false }];
    }
    return isOffRoster(assignment, repository.repo)
      ? [{ repository, ...NOTHING_KNOWN, isNamed: false, isOffRoster: true }]
      : [];
  });
  const seen = new Set(candidates.map(({ login }) => login?.toLowerCase() ?? ''));
  const notices = assignment.isGroup ? [] : withoutRepository(assignment.roster, seen);
  return { candidates, missing: [], notices, listed: all.length };
}

/** Repositories that a line of `repositories` names. @param traps whether to warn of names that another assignment may have */
export async function inPattern(
  pattern: RepositoryPattern,
  directory: RepositoryDirectory,
  traps: boolean,
): Promise<RepositoryCandidates> {
  if (pattern.kind === 'name') return byName(pattern.name, directory, NOTHING_KNOWN);
  const all = await directory.list(pattern.owner);
  const candidates = all.flatMap((repository): RepositoryCandidate[] => {
    const match = pattern.match(repository.repo);
    if (match === null) return [];
    return [{ repository, student: match.student, login: match.student, deadline: null, isNamed: false }];
  });
  const matched = candidates.map(({ repository }) => repository);
  const trap = traps ? prefixTrap(pattern, matched) : null;
  const notices = [
    ...(matched.length === 0
      ? [fill(says.noRepositoryMatches, { owner: pattern.owner, text: JSON.stringify(pattern.text) })]
      : []),
    ...(trap === null ? [] : [trap]),
  ];
  return { candidates, missing: [], notices, listed: all.length };
}

/** Several lists as one. */
export function together(parts: readonly RepositoryCandidates[]): RepositoryCandidates {
  return {
    candidates: parts.flatMap(({ candidates }) => candidates),
    missing: parts.flatMap(({ missing }) => missing),
    notices: parts.flatMap(({ notices }) => notices),
    listed: parts.reduce((sum, part) => sum + part.listed, 0),
  };
}

export const NO_CANDIDATES: RepositoryCandidates = { candidates: [], missing: [], notices: [], listed: 0 };

async function byName(
  name: RepositoryName,
  { repository: read }: RepositoryDirectory,
  facts: Facts,
): Promise<RepositoryCandidates> {
  try {
    const repository = await read(name.owner, name.repo);
    return { ...NO_CANDIDATES, candidates: [{ repository, ...facts, isNamed: true }] };
  } catch (error) {
    if (!(error instanceof GitHubError) || isAboutEverything(error)) throw error;
    const key = fullName(name);
    const missing = {
      key,
      name: facts.student === null ? key : `${facts.student} (${key})`,
      reason: error.message,
    };
    return { ...NO_CANDIDATES, missing: [missing] };
  }
}

/** Whether a fork is one of what the same account has. A listing does not say. @throws GitHubError */
export async function isForkOfOwn(
  { owner, repo }: RepositoryName,
  { repository }: RepositoryDirectory,
): Promise<boolean> {
  try {
    const { template } = await repository(owner, repo);
    return template?.toLowerCase().startsWith(`${owner.toLowerCase()}/`) === true;
  } catch (error) {
    if (!(error instanceof GitHubError) || isAboutEverything(error)) throw error;
    return false;
  }
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

function withoutRepository(roster: readonly RosterEntry[], seen: ReadonlySet<string>): string[] {
  const absent = roster.filter((one) => !one.isStaff && !seen.has(one.login.toLowerCase()));
  if (absent.length === 0) return [];
  return [
    fill(says.personPeople, {
      absent: absent.length,
      roster: roster.length,
      one: roster.length === 1,
      oneAbsent: absent.length === 1,
      names: shownNames(absent.map(({ login }) => login)),
    }),
  ];
}

const SHOWN = 10;

/** "a, b and 3 more". */
export function shownNames(names: readonly string[]): string {
  return listed(names, SHOWN);
}
