import {
  type Call,
  linkHeader,
  listed,
  NOT_FOUND,
  pageSize,
  REPOSITORY,
  refused,
  type RepositoryRoutes,
  text,
} from '../answers.ts';
import { sampleOf } from '../contract.ts';
import { commitOf } from '../revisions.ts';
import { accountJson, repositoryJson } from '../shapes.ts';
import type { Role, StandInRepository } from '../world.ts';

const DAY_MS = 86_400_000;
const PERIOD_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, quarter: 90, year: 365 };

/** What a role may do, from the least to the most. */
const RIGHTS = ['pull', 'triage', 'push', 'maintain', 'admin'] as const;
const ROLES: readonly Role[] = ['read', 'triage', 'write', 'maintain', 'admin'];
/** The old names, into which GitHub folds the two newer roles. */
const LEGACY: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
  none: 'none',
};

export const REPOSITORY_ROUTES: RepositoryRoutes = {
  [`GET ${REPOSITORY}`]: (call, repository) => ({
    status: 200,
    body: repositoryJson(call.world, repository, 'full-repository'),
  }),

  [`DELETE ${REPOSITORY}`]: ({ world }, repository) => {
    world.unmake(repository);
    return { status: 204 };
  },

  /** In the same account too, under another name. The description is that of the original. */
  [`POST ${REPOSITORY}/forks`]: ({ world, body, token }, repository) => {
    const owner = text(body['organization']) || (token.login ?? 'ghost');
    const fullName = `${owner}/${text(body['name']) || repository.name}`;
    if (world.find(fullName) !== null) return refused(403, 'Name already exists on this account');
    const { description } = repository.options;
    const fork = world.make(fullName, {
      private: repository.options.private ?? true,
      parent: repository.fullName,
      ...(description === undefined ? {} : { description }),
      collaborators: { [token.login ?? 'ghost']: 'admin' },
    });
    return { status: 202, body: repositoryJson(world, fork, 'full-repository') };
  },

  [`GET ${REPOSITORY}/activity`]: (call, repository) => {
    const { query, world } = call;
    const ref = query.get('ref');
    const actor = query.get('actor')?.toLowerCase();
    const type = query.get('activity_type');
    const days = PERIOD_DAYS[query.get('time_period') ?? ''];
    const since = days === undefined ? 0 : Date.now() - days * DAY_MS;
    const ascending = query.get('direction') === 'asc';
    const all = repository.activities
      .map((activity, index) => ({ ...activity, id: index + 1 }))
      .filter(
        (one) =>
          (ref === null || one.ref === ref || one.ref === `refs/heads/${ref}`) &&
          (actor === undefined || one.actor.toLowerCase() === actor) &&
          (type === null || one.activity_type === type) &&
          Date.parse(one.timestamp) >= since,
      )
      // Of one second, the later push is the later row of the record.
      .toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp) || a.id - b.id);
    const rows = ascending ? all : all.toReversed();
    const place = (cursor: string | null): number =>
      rows.findIndex(({ id }) => String(id) === Buffer.from(cursor ?? '', 'base64url').toString());
    const size = pageSize(query);
    const before = query.get('before');
    const start = before === null ? place(query.get('after')) + 1 : Math.max(0, place(before) - size);
    const end = before === null ? start + size : Math.max(0, place(before));
    const page = rows.slice(start, end);
    const cursor = (at: number): string => Buffer.from(String(rows[at]?.id ?? '')).toString('base64url');
    return {
      status: 200,
      headers: linkHeader(call, [
        ...(end < rows.length ? [['next', { after: cursor(end - 1) }] as const] : []),
        ...(start > 0 ? [['prev', { before: cursor(start) }] as const] : []),
      ]),
      body: page.map((one) => ({ ...one, node_id: `PSH_${one.id}`, actor: accountJson(world, one.actor) })),
    };
  },

  [`GET ${REPOSITORY}/tarball/{ref}`]: (call, repository) => {
    const ref = call.parameters['ref'] ?? '';
    const sha = commitOf(call.world, repository, ref);
    if (sha === null) return NOT_FOUND;
    return { status: 302, headers: { location: call.world.archiveUrl(repository, sha, ref) } };
  },

  [`GET ${REPOSITORY}/collaborators`]: (call, repository) => {
    const least = RIGHTS.findIndex((one) => one === (call.query.get('permission') ?? 'pull'));
    const known = Object.keys(repository.options.collaborators ?? {});
    const owner = call.world.organizations.has(repository.owner.toLowerCase()) ? [] : [repository.owner];
    const people = [...new Set([...owner, ...known])].filter(
      (login) => ROLES.indexOf(roleOf(repository, login, owner)) >= least,
    );
    return listed(call, people, (login) => collaboratorJson(call, login, roleOf(repository, login, owner)));
  },

  [`GET ${REPOSITORY}/collaborators/{username}/permission`]: (call, repository) => {
    const login = call.world.people.spelled(call.parameters['username'] ?? '');
    if (login === null) return refused(404, `${call.parameters['username'] ?? ''} is not a user`);
    const owner = call.world.organizations.has(repository.owner.toLowerCase()) ? [] : [repository.owner];
    const role = roleOf(repository, login, owner);
    return {
      status: 200,
      body: { permission: LEGACY[role], role_name: role, user: collaboratorJson(call, login, role) },
    };
  },
};

function roleOf(repository: StandInRepository, login: string, owners: readonly string[]): Role {
  const same = (other: string): boolean => other.toLowerCase() === login.toLowerCase();
  if (owners.some(same)) return 'admin';
  const given = Object.entries(repository.options.collaborators ?? {}).find(([name]) => same(name));
  return given?.[1] ?? (repository.options.private === false ? 'read' : 'none');
}

function collaboratorJson({ world }: Call, login: string, role: Role): Record<string, unknown> {
  const rank = ROLES.indexOf(role);
  return {
    ...sampleOf('collaborator'),
    ...accountJson(world, login),
    role_name: role,
    permissions: Object.fromEntries(RIGHTS.map((right, index) => [right, index <= rank])),
  };
}
