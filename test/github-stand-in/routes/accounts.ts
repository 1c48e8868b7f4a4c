import {
  type Answer,
  type Call,
  invalid,
  linkHeader,
  listed,
  NOT_FOUND,
  pageSize,
  refused,
  text,
  texts,
} from '../answers.ts';
import { sampleOf } from '../contract.ts';
import { sameLogin, userId } from '../people.ts';
import { accountJson, repositoryJson } from '../shapes.ts';
import type { Access } from '../tokens.ts';
import type { StandInRepository } from '../world.ts';

const HOUR_MS = 3_600_000;

type Handler = (call: Call) => Answer;

/** Everything that is not about one repository. */
export const ACCOUNT_ROUTES: Readonly<Record<string, Handler>> = {
  'GET /rate_limit': ({ token, operation }) => {
    const { limit, remaining, reset } = token.rate(Date.now());
    const rate = { limit, remaining, reset, used: limit - remaining };
    const sample = operation.sample(200) as { resources: Readonly<Record<string, unknown>> };
    return { status: 200, body: { resources: { ...sample.resources, core: rate }, rate } };
  },

  'GET /user': ({ token, world }) => {
    if (token.login === null) return refused(401, 'Requires authentication');
    if (token.isApp) return refused(403, 'Resource not accessible by integration');
    return {
      status: 200,
      body: { ...sampleOf('public-user'), ...accountJson(world, token.login), user_view_type: 'public' },
    };
  },

  'GET /orgs/{org}': (call) => {
    const { org = '' } = call.parameters;
    const login = call.world.people.spelled(org);
    if (login === null || !call.world.organizations.has(org.toLowerCase())) return NOT_FOUND;
    return {
      status: 200,
      body: { ...(call.operation.sample(200) as object), login, id: userId(login), type: 'Organization' },
    };
  },

  'GET /orgs/{org}/repos': (call) => {
    const { org = '' } = call.parameters;
    if (!call.world.organizations.has(org.toLowerCase())) return NOT_FOUND;
    const type = call.query.get('type') ?? 'all';
    const mine = visible(call, org).filter(({ options }) => {
      if (type === 'public' || type === 'private') return (options.private === false) === (type === 'public');
      if (type === 'forks' || type === 'sources') return (options.fork === true) === (type === 'forks');
      return true;
    });
    return repositories(call, mine, 'created');
  },

  'POST /orgs/{org}/repos': ({ parameters, body, token, world }) => {
    const org = world.people.spelled(parameters['org'] ?? '');
    if (org === null || !world.organizations.has(org.toLowerCase())) return NOT_FOUND;
    const fullName = `${org}/${text(body['name'])}`;
    if (world.find(fullName)?.fullName === fullName) {
      return invalid('Repository', 'name', 'name already exists on this account');
    }
    const repository = world.make(fullName, {
      private: body['private'] === true,
      description: text(body['description']),
      collaborators: { [token.login ?? 'ghost']: 'admin' },
    });
    return { status: 201, body: repositoryJson(world, repository, 'full-repository') };
  },

  /** Public ones alone, whoever asks: so it is at GitHub. */
  'GET /users/{username}/repos': (call) => {
    const { username = '' } = call.parameters;
    if (call.world.people.spelled(username) === null) return NOT_FOUND;
    const mine = visible(call, username).filter(({ options }) => options.private === false);
    return repositories(call, mine, 'full_name');
  },

  'GET /user/repos': (call) => {
    const { login, isApp } = call.token;
    if (login === null) return refused(401, 'Requires authentication');
    if (isApp) return refused(403, 'Resource not accessible by integration');
    const affiliations = (call.query.get('affiliation') ?? 'owner,collaborator').split(',');
    const all = call.world.repositories.filter((one) => {
      if (!call.token.sees(one, call.world.formerNames(one))) return false;
      if (sameLogin(one.owner, login)) return affiliations.includes('owner');
      const { [login]: role = 'none' } = one.options.collaborators ?? {};
      return affiliations.includes('collaborator') && role !== 'none';
    });
    return repositories(call, all, 'full_name', 'repository');
  },

  'GET /installation/repositories': (call) => {
    const { token, world } = call;
    if (!token.isApp) {
      return refused(403, 'You must authenticate with an installation access token to list repositories.');
    }
    const all = world.repositories.filter((one) => token.reaches(one, world.formerNames(one)));
    const answer = listed(call, all, (one) => repositoryJson(world, one, 'repository'));
    return { ...answer, body: { total_count: all.length, repositories: answer.body } };
  },

  'GET /orgs/{org}/properties/values': (call) => {
    const { org = '' } = call.parameters;
    if (!call.world.organizations.has(org.toLowerCase())) return NOT_FOUND;
    return listed(call, visible(call, org), (one) => ({
      repository_id: one.id,
      repository_name: one.name,
      repository_full_name: one.fullName,
      properties: Object.entries(one.options.customProperties ?? {}).map(([name, value]) => ({
        property_name: name,
        value,
      })),
    }));
  },

  'GET /orgs/{org}/teams/{team_slug}/repos': (call) => {
    const team = teamOf(call);
    if (team === null) return NOT_FOUND;
    const names = new Set(team.repositories.map((name) => name.toLowerCase()));
    const mine = visible(call, call.parameters['org'] ?? '').filter((one) =>
      names.has(one.fullName.toLowerCase()),
    );
    return listed(call, mine, (one) => repositoryJson(call.world, one, 'minimal-repository'));
  },

  'GET /orgs/{org}/teams/{team_slug}/members': (call) => {
    const team = teamOf(call);
    if (team === null) return NOT_FOUND;
    return listed(call, call.query.get('role') === 'maintainer' ? [] : team.members, (login) =>
      accountJson(call.world, login),
    );
  },

  'GET /orgs/{org}/teams/{team_slug}/memberships/{username}': (call) => {
    const team = teamOf(call);
    const login = (call.parameters['username'] ?? '').toLowerCase();
    if (team === null || !team.members.some((member) => member.toLowerCase() === login)) return NOT_FOUND;
    return {
      status: 200,
      body: { ...(call.operation.sample(200) as object), role: 'member', state: 'active' },
    };
  },

  /** Any token in the form of an App's (three parts) is taken; its signature is not looked at. */
  'GET /app': (call) => {
    if (!isAppToken(call)) return refused(401, 'A JSON web token could not be decoded');
    return { status: 200, body: appJson(call) };
  },

  'POST /app-manifests/{code}/conversions': (call) => {
    const { parameters, world } = call;
    const app = world.apps.convert(parameters['code'] ?? '', world.nextId());
    return app === null ? NOT_FOUND : { status: 201, body: { ...appJson(call), ...app } };
  },

  /** Installed in all accounts that have a repository, each by the account's own number. */
  'GET /repos/{owner}/{repo}/installation': (call) => {
    if (!isAppToken(call)) return refused(401, 'A JSON web token could not be decoded');
    const { world, operation, parameters } = call;
    const repository = world.find(`${parameters['owner'] ?? ''}/${parameters['repo'] ?? ''}`);
    if (repository === null) return NOT_FOUND;
    const id = userId(repository.owner);
    return {
      status: 200,
      body: {
        ...(operation.sample(200) as object),
        id,
        app_id: 12,
        app_slug: 'similarity',
        target_id: id,
        account: accountJson(world, repository.owner),
        repository_selection: 'all',
      },
    };
  },

  'GET /app/hook/deliveries': (call) => {
    if (!isAppToken(call)) return refused(401, 'A JSON web token could not be decoded');
    const { world, query } = call;
    const newest = world.hookDeliveries.toReversed();
    const start = Number(query.get('cursor') ?? 0);
    const end = start + pageSize(query);
    const rows = newest.slice(start, end).map((one) => ({
      redelivery: false,
      duration: 0.03,
      status: one.status_code < 300 && one.status_code > 0 ? 'OK' : 'failed to connect',
      action: 'created',
      installation_id: 77,
      repository_id: 1,
      ...one,
      id: Number(one.id),
    }));
    const written = rows.map((row, at) =>
      JSON.stringify(row).replace(/"id":\d+/, `"id":${newest[start + at]?.id}`),
    );
    return {
      status: 200,
      headers: end < newest.length ? linkHeader(call, [['next', { cursor: String(end) }]]) : {},
      body: rows,
      text: `[${written.join()}]`,
    };
  },

  'POST /app/hook/deliveries/{delivery_id}/attempts': (call) => {
    if (!isAppToken(call)) return refused(401, 'A JSON web token could not be decoded');
    const { world, parameters } = call;
    world.redelivered.push(BigInt(parameters['delivery_id'] ?? ''));
    return { status: 202, body: {} };
  },

  'POST /app/installations/{installation_id}/access_tokens': (call) => {
    if (!isAppToken(call)) return refused(401, 'A JSON web token could not be decoded');
    const { body, world } = call;
    const permissions = body['permissions'] as Readonly<Record<string, Access>> | undefined;
    const names = texts(body['repositories']).map((name) => name.toLowerCase());
    const ids = (body['repository_ids'] ?? []) as readonly number[];
    const isAll = names.length + ids.length === 0;
    // An installation that nobody's account is known by reaches everything.
    const owner = world.people.byId(Number(call.parameters['installation_id']));
    const reached = world.repositories.filter((one) => owner === null || one.owner === owner);
    const chosen = reached.filter(
      ({ name, id }) => isAll || names.includes(name.toLowerCase()) || ids.includes(id),
    );
    // By name, one that was renamed is not found.
    if (!isAll && chosen.length < names.length + ids.length) {
      return refused(
        422,
        'There is at least one repository that does not exist or is not accessible to the parent installation.',
      );
    }
    const token = world.issueToken({
      login: 'similarity',
      bot: true,
      ...(permissions === undefined ? {} : { permissions }),
      ...(isAll && owner === null ? {} : { repositories: chosen.map(({ fullName }) => fullName) }),
    });
    return {
      status: 201,
      body: {
        token,
        expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
        permissions: permissions ?? {},
        repository_selection: isAll ? 'all' : 'selected',
      },
    };
  },
};

function appJson({ world }: Call): Readonly<Record<string, unknown>> {
  const url = `${world.url()}/apps/similarity`;
  return {
    id: 12,
    slug: 'similarity',
    node_id: 'A_12',
    owner: accountJson(world, 'similarity'),
    name: 'Similarity',
    description: null,
    external_url: url,
    html_url: url,
    created_at: world.now(),
    updated_at: world.now(),
    permissions: { metadata: 'read' },
    events: ['issue_comment'],
  };
}

function isAppToken({ authorization }: Call): boolean {
  return /^bearer [\w-]+\.[\w-]+\.[\w-]+$/i.test(authorization ?? '');
}

function visible({ world, token }: Call, owner: string): StandInRepository[] {
  return world.repositories.filter(
    (one) => one.owner.toLowerCase() === owner.toLowerCase() && token.sees(one, world.formerNames(one)),
  );
}

function repositories(
  call: Call,
  all: readonly StandInRepository[],
  usual: string,
  shape: 'minimal-repository' | 'repository' = 'minimal-repository',
): Answer {
  const sort = call.query.get('sort') ?? usual;
  const byName = sort === 'full_name';
  const time = (one: StandInRepository): number =>
    Date.parse(sort === 'created' ? one.createdAt : (one.pushedAt ?? one.createdAt));
  const sorted = all.toSorted((a, b) => {
    if (!byName) return time(a) - time(b) || a.id - b.id;
    return a.fullName.toLowerCase() < b.fullName.toLowerCase() ? -1 : 1;
  });
  const ascending = (call.query.get('direction') ?? (byName ? 'asc' : 'desc')) === 'asc';
  return listed(call, ascending ? sorted : sorted.toReversed(), (one) =>
    repositoryJson(call.world, one, shape),
  );
}

function teamOf({
  world,
  parameters,
}: Call): { members: readonly string[]; repositories: readonly string[] } | null {
  const teams = world.organizations.get((parameters['org'] ?? '').toLowerCase());
  return teams?.get((parameters['team_slug'] ?? '').toLowerCase()) ?? null;
}
