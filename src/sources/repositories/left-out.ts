import { count } from '#base';
import { type RepositoryName, sameRepository } from '#github';
import type { Repository } from '../github/repository.ts';
import { type RepositoryCandidate, shownNames } from './candidates.ts';

/** Why a repository is no submission, and how staff read it. */
const LEFT_OUT_WORDS = {
  template: 'template',
  fork: 'fork',
  disabled: 'disabled by GitHub',
  archived: 'archived (include-archived takes them)',
  own: 'the repository of this workflow',
  staff: 'staff’s own',
  starter: 'the starter code',
  'not-on-roster': 'of people who are not on the roster',
  'not-in-team': 'not the team’s',
  'other-topic': 'without the topic',
  'other-property': 'without the custom property',
} as const;

export type LeftOutKind = keyof typeof LEFT_OUT_WORDS;

/** What narrows down the repositories that were found. */
export interface Filter {
  readonly topic: string | null;
  readonly team: Team | null;
  readonly property: { readonly name: string; readonly value: string } | null;
  readonly includeArchived: boolean;
  /** The repository that runs this: never a submission. */
  readonly own: RepositoryName | null;
  /** Starter code, wherever it stands. */
  readonly starter: RepositoryName | null;
  /** Logins of staff in lower case. */
  readonly staff: ReadonlySet<string>;
}

interface Team {
  readonly repositoryIds: ReadonlySet<number>;
  /** Logins in lower case. */
  readonly members: ReadonlySet<string>;
}

/** Why a repository is no submission although its name fits; null: it is one. `fork`: unless it is one of a repository of the same owner. */
export function whyLeftOut(candidate: RepositoryCandidate, filter: Filter): LeftOutKind | null {
  const { repository, student, login, isNamed, isOffRoster } = candidate;
  const { own, starter, team, topic, property, staff } = filter;
  if (isOffRoster === true) return 'not-on-roster';
  if (own !== null && sameRepository(repository, own)) return 'own';
  if (starter !== null && sameRepository(repository, starter)) return 'starter';
  if (repository.disabled) return 'disabled';
  if (team !== null && !inTeam(repository, team)) return 'not-in-team';
  if (topic !== null && !repository.topics.includes(topic.toLowerCase())) return 'other-topic';
  if (property !== null && !hasProperty(repository, property)) return 'other-property';
  // A repository that is named in full is meant.
  if (!isNamed && repository.isTemplate) return 'template';
  if (!isNamed && repository.archived && !filter.includeArchived) return 'archived';
  // So is a person who is named, whatever the name of the repository ends in.
  const isKnown = login !== null || !(isNamed || student !== null);
  if (isKnown && belongsToStaff(repository, login, staff)) return 'staff';
  // GitHub Classroom makes each student's repository a fork. That of a private repository is private, that of a stranger's is not.
  return !isNamed && repository.fork && !repository.isPrivate ? 'fork' : null;
}

function inTeam(repository: Repository, team: Team): boolean {
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

/** "2 templates (o/a, o/b), 1 fork (o/c)": for staff, who look for a student among them. Empty: nothing was left out. */
export function describeLeftOut(leftOut: ReadonlyMap<LeftOutKind, readonly string[]>): string {
  return [...leftOut]
    .map(([kind, names]) => {
      const words = LEFT_OUT_WORDS[kind];
      const isNoun = kind === 'template' || kind === 'fork';
      const many = isNoun ? count(names.length, words) : `${names.length} ${words}`;
      return `${many} (${shownNames(names)})`;
    })
    .join(', ');
}
