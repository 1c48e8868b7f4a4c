import { z } from 'zod';
import type { Log } from '#base';
import { fullName, type GitHub, PERMISSIONS, purposeFor, type RepositoryName } from '#github';
import { isAnswer } from '../publish/failure.ts';

/** Who may command besides having write permission: the input `bot-users`. */
interface AllowList {
  /** In lower case. */
  readonly logins: ReadonlySet<string>;
  readonly teams: readonly { readonly organization: string; readonly slug: string }[];
}

/** `login`, `@login` or `@org/team`, as the settings let them through. Case does not matter, as on GitHub. */
export function parseAllowList(entries: readonly string[]): AllowList {
  const names = entries.map((entry) => entry.trim().replace(/^@/, '').toLowerCase());
  const split = names.filter((name) => name !== '').map((name) => name.split('/'));
  return {
    logins: new Set(split.flatMap(([login = '', slug]) => (slug === undefined ? [login] : []))),
    teams: split.flatMap(([organization = '', slug]) => (slug === undefined ? [] : [{ organization, slug }])),
  };
}

/** What GitHub says about a person, as far as the decision needs it. */
export interface CallerRights {
  /** In the repository. Roles that are made by an organisation count as what they are based on. */
  readonly permission: 'admin' | 'maintain' | 'write' | 'less';
  /** `unreadable`: the person is no listed login, and not every listed team could be asked. */
  readonly listed: 'yes' | 'no' | 'unreadable';
}

export type Authorisation = { readonly allowed: true } | Stranger;

/** Somebody who may not command. */
export interface Stranger {
  readonly allowed: false;
  readonly reason: 'no-write' | 'not-listed' | 'not-maintainer' | 'unreadable';
}

/**
 * Write permission **and** a place on the list. Where there is no list, write is not enough: a student writes to the own
 * repository. What the event says of the author (`author_association`) is no evidence and is not looked at.
 */
export function authorise(standing: CallerRights, list: AllowList): Authorisation {
  if (standing.permission === 'less') return { allowed: false, reason: 'no-write' };
  if (list.logins.size === 0 && list.teams.length === 0) {
    return standing.permission === 'write' ? { allowed: false, reason: 'not-maintainer' } : { allowed: true };
  }
  switch (standing.listed) {
    case 'yes':
      return { allowed: true };
    case 'no':
      return { allowed: false, reason: 'not-listed' };
    case 'unreadable':
      return { allowed: false, reason: 'unreadable' };
  }
}

const Level = z.looseObject({
  permission: z.string(),
  role_name: z.string().optional(),
  user: z
    .looseObject({ permissions: z.looseObject({ maintain: z.boolean().optional() }).optional() })
    .nullish(),
});
const Membership = z.looseObject({ state: z.string() });

/** Asks GitHub who somebody is. @throws GitHubError where the permission itself cannot be read */
export async function readCallerRights(
  github: GitHub,
  log: Log,
  repository: RepositoryName,
  login: string,
  list: AllowList,
): Promise<CallerRights> {
  const permission = await readPermission(github, repository, login);
  if (permission === 'less') return { permission, listed: 'no' };
  if (list.logins.has(login.toLowerCase())) return { permission, listed: 'yes' };
  let unread = false;
  for (const team of list.teams) {
    const state = await readMembership(github, log, team, login);
    if (state === 'member') return { permission, listed: 'yes' };
    unread ||= state === 'unreadable';
  }
  return { permission, listed: unread ? 'unreadable' : 'no' };
}

/** What somebody may do in a repository. @throws GitHubError */
export async function readPermission(
  github: GitHub,
  repository: RepositoryName,
  login: string,
): Promise<CallerRights['permission']> {
  try {
    const level = await github.ask(
      purposeFor('own', `reading what ${login} may do in ${fullName(repository)}`, 'metadata'),
      (rest) => rest.repos.getCollaboratorPermissionLevel({ ...repository, username: login }),
      Level,
    );
    // The old field knows no "maintain" and calls it "write".
    if (level.permission === 'admin') return 'admin';
    if (level.permission !== 'write' && level.permission !== 'maintain') return 'less';
    const maintains =
      level.permission === 'maintain' ||
      level.role_name === 'maintain' ||
      level.user?.permissions?.maintain === true;
    return maintains ? 'maintain' : 'write';
  } catch (error) {
    // Nobody of that name, or nobody who has anything to do with the repository.
    if (isAnswer(error, 404)) return 'less';
    throw error;
  }
}

/**
 * GitHub answers 404 to "is no member" and to "you may not see the team" alike; the log says so, because otherwise nobody
 * finds out why a whole team is refused.
 */
async function readMembership(
  github: GitHub,
  log: Log,
  team: AllowList['teams'][number],
  login: string,
): Promise<'member' | 'stranger' | 'unreadable'> {
  const name = `@${team.organization}/${team.slug}`;
  try {
    const { state } = await github.ask(
      purposeFor('other', `asking whether ${login} belongs to ${name}`, 'members'),
      (rest) =>
        rest.teams.getMembershipForUserInOrg({
          org: team.organization,
          team_slug: team.slug,
          username: login,
        }),
      Membership,
    );
    // An invitation that is still pending is no membership.
    return state === 'active' ? 'member' : 'stranger';
  } catch (error) {
    if (isAnswer(error, 404)) {
      log.info(
        `${login} is not a member of ${name}, or the token may not see that team (it needs “${PERMISSIONS.members.fineGrained}”; a workflow's own GITHUB_TOKEN never has it).`,
      );
      return 'stranger';
    }
    // A rate limit is a 403 as well, and says nothing about the team.
    if (!isAnswer(error, 403) || error.outcome !== 'forbidden') throw error;
    log.warning(error.message);
    return 'unreadable';
  }
}

/** Why a person was refused, for whoever reads the log. */
export function strangerText(reason: Stranger['reason']): string {
  switch (reason) {
    case 'no-write':
      return 'commands are obeyed from people with write permission in this repository only.';
    case 'not-listed':
      return 'commands are obeyed from the people in `bot-users` only.';
    case 'not-maintainer':
      return 'no `bot-users` are configured, so that commands are obeyed from people with the role admin or maintain only. Write permission alone is not enough: students have it in their own repositories.';
    case 'unreadable':
      return 'it could not be found out whether this person belongs to a team in `bot-users`: the token needs the organisation permission “Members: read”.';
  }
}
