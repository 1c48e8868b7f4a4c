import type { Operation } from './contract.ts';
import { sampleOf } from './contract.ts';
import type { Token, World } from './stand-in.ts';
import { type StandInRepository, type StoredComment, type StoredIssue, userId } from './world.ts';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Call {
  readonly world: World;
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: Token | null;
}

const WORKFLOW_BOT = 'github-actions[bot]';
const FILES_LISTED = 3_000;

const refused = (status: number, message: string): Answer => ({
  status,
  body: { message, documentation_url: 'https://docs.github.com/rest' },
});
const NOT_FOUND = refused(404, 'Not Found');

/** Answers one request. */
export async function handle(call: Call): Promise<Answer> {
  const { operation, parameters, world, token } = call;
  const { route } = operation;
  if (route === 'GET /user') return user(token);
  if (route === 'GET /rate_limit') return { status: 200, body: operation.sample(200) };
  if (route.startsWith('GET /orgs/') || route.startsWith('GET /users/')) return owners(call);

  const fullName = `${parameters['owner'] ?? ''}/${parameters['repo'] ?? ''}`.toLowerCase();
  const repository = world.repositories.find((one) => one.fullName.toLowerCase() === fullName);
  if (repository === undefined || !sees(token, repository)) return NOT_FOUND;
  const needed = permissionOf(route);
  if (!allowed(token, needed)) {
    return needed.level === 'read' && needed.name === 'contents' && repository.options.private !== false
      ? NOT_FOUND
      : refused(403, 'Resource not accessible by integration');
  }
  if (repository.options.disabled === true && route !== 'GET /repos/{owner}/{repo}') {
    return refused(403, 'Repository access blocked');
  }
  const handler = HANDLERS[route];
  if (handler === undefined) throw new Error(`the stand-in does not answer ${route}`);
  return handler(call, repository);
}

function sees(token: Token | null, repository: StandInRepository): boolean {
  if (token === null) return repository.options.private === false;
  const { repositories = 'all' } = token;
  return (
    repositories === 'all' ||
    repositories.includes(repository.fullName) ||
    repository.options.private === false
  );
}

function permissionOf(route: string): { readonly name: string; readonly level: 'read' | 'write' } {
  const [method = '', path = ''] = route.split(' ');
  const level = method === 'GET' ? 'read' : 'write';
  if (path.includes('/issues')) return { name: 'issues', level };
  if (path.includes('/pulls')) return { name: 'pull_requests', level };
  if (path.includes('/check-runs')) return { name: 'checks', level };
  if (path === '/repos/{owner}/{repo}' || path.includes('/collaborators')) return { name: 'metadata', level };
  return { name: 'contents', level };
}

function allowed(
  token: Token | null,
  needed: { readonly name: string; readonly level: 'read' | 'write' },
): boolean {
  if (token === null) return needed.level === 'read';
  const names = needed.name === 'issues' ? ['issues', 'pull_requests'] : [needed.name];
  return names.some((name) => {
    const granted = token.permissions?.[name] ?? (token.permissions === undefined ? 'write' : undefined);
    if (granted === undefined) return needed.name === 'metadata';
    return granted === 'write' || (granted === 'read' && needed.level === 'read');
  });
}

function user(token: Token | null): Answer {
  if (token?.login === undefined) return refused(403, 'Resource not accessible by integration');
  return {
    status: 200,
    body: { ...sampleOf('public-user'), ...account(token.login), user_view_type: 'public' },
  };
}

function account(login: string, byBot = false): Record<string, unknown> {
  return {
    ...sampleOf('simple-user'),
    login,
    id: userId(login),
    type: byBot || login.endsWith('[bot]') ? 'Bot' : 'User',
  };
}

function actorOf(token: Token | null): { readonly login: string; readonly byBot: boolean } {
  const login = token?.login ?? WORKFLOW_BOT;
  return { login, byBot: login.endsWith('[bot]') };
}

/** One page of a list, with the Link header that leads on. */
function page(call: Call, all: readonly unknown[]): Answer {
  const size = Math.min(100, Number(call.query.get('per_page') ?? 30));
  const number = Math.max(1, Number(call.query.get('page') ?? 1));
  const rows = all.slice((number - 1) * size, number * size);
  const more = number * size < all.length;
  const query = new URLSearchParams(call.query);
  query.set('page', String(number + 1));
  const path = call.operation.route
    .split(' ')[1]
    ?.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.parameters[name] ?? ''));
  return {
    status: 200,
    body: rows,
    ...(more
      ? { headers: { link: `<${call.world.url()}${path ?? ''}?${query.toString()}>; rel="next"` } }
      : {}),
  };
}

function owners(call: Call): Answer {
  const { operation, parameters, world, token } = call;
  const owner = (parameters['org'] ?? parameters['username'] ?? '').toLowerCase();
  const teams = world.organizations.get(owner);
  const isOrganization = teams !== undefined;
  const wantsOrganization = operation.route.startsWith('GET /orgs/');
  if (wantsOrganization !== isOrganization) return NOT_FOUND;
  if (!isOrganization && !world.repositories.some((one) => one.owner.toLowerCase() === owner))
    return NOT_FOUND;
  if (/\/repos$/.test(operation.route) && !operation.route.includes('teams')) {
    const mine = world.repositories.filter((one) => one.owner.toLowerCase() === owner && sees(token, one));
    const sorted = mine.toSorted((a, b) => ((a.pushedAt ?? '') < (b.pushedAt ?? '') ? 1 : -1));
    return page(
      call,
      sorted.map((one) => repositoryJson(one, 'minimal-repository')),
    );
  }
  const team = teams?.get(parameters['team_slug'] ?? '');
  if (operation.route.includes('/teams/')) {
    if (team === undefined) return NOT_FOUND;
    if (!allowed(token, { name: 'members', level: 'read' })) return NOT_FOUND;
    if (operation.route.endsWith('/members'))
      return page(
        call,
        team.members.map((login) => account(login)),
      );
    if (operation.route.endsWith('/repos')) {
      const mine = world.repositories.filter((one) => team.repositories.includes(one.fullName));
      return page(
        call,
        mine.map((one) => repositoryJson(one, 'minimal-repository')),
      );
    }
    const member = team.members.some(
      (login) => login.toLowerCase() === parameters['username']?.toLowerCase(),
    );
    return member
      ? { status: 200, body: { ...(operation.sample(200) as object), role: 'member', state: 'active' } }
      : NOT_FOUND;
  }
  return { status: 200, body: operation.sample(200) };
}

function repositoryJson(
  one: StandInRepository,
  shape: 'minimal-repository' | 'full-repository',
): Record<string, unknown> {
  const { options } = one;
  return {
    ...sampleOf(shape),
    id: one.id,
    name: one.name,
    full_name: one.fullName,
    owner: account(one.owner),
    private: options.private ?? true,
    fork: options.fork ?? false,
    is_template: options.isTemplate ?? false,
    archived: options.archived ?? false,
    disabled: options.disabled ?? false,
    default_branch: one.defaultBranch,
    topics: options.topics ?? [],
    pushed_at: one.pushedAt ?? '2026-01-01T00:00:00Z',
    visibility: options.private === false ? 'public' : 'private',
    custom_properties: options.customProperties ?? {},
    ...(shape === 'full-repository' && options.template !== undefined
      ? { template_repository: { ...sampleOf('repository'), full_name: options.template } }
      : {}),
  };
}

type Handler = (call: Call, repository: StandInRepository) => Answer | Promise<Answer>;

/** A branch, tag-less ref, `HEAD` or full SHA as a commit that exists; null: none. */
async function commitOf(call: Call, repository: StandInRepository, ref: string): Promise<string | null> {
  if (/^[0-9a-f]{40}$/.test(ref)) return (await call.world.store.show(ref)) === null ? null : ref;
  if (ref === 'HEAD') return repository.head();
  return repository.head(ref.replace(/^refs\/heads\//, '').replace(/^heads\//, ''));
}

async function pullJson(
  call: Call,
  repository: StandInRepository,
  issue: StoredIssue,
  full: boolean,
): Promise<unknown> {
  const { pull } = issue;
  if (pull === null) throw new Error('no pull request');
  const head = call.world.repositories.find((one) => one.fullName === pull.headRepository) ?? null;
  const headSha = head?.head(pull.headBranch) ?? '';
  const baseSha = repository.head(pull.base) ?? '';
  const end = (one: StandInRepository | null, ref: string, sha: string): Record<string, unknown> => ({
    label: `${one?.owner ?? 'unknown'}:${ref}`,
    ref,
    sha,
    user: one === null ? null : account(one.owner),
    repo: one === null ? null : { ...sampleOf('repository'), ...repositoryJson(one, 'full-repository') },
  });
  const shape = full ? sampleOf('pull-request') : sampleOf('pull-request-simple');
  return {
    ...shape,
    id: repository.id * 1000 + issue.number,
    number: issue.number,
    title: issue.title,
    state: issue.state,
    draft: pull.draft,
    locked: issue.locked,
    user: account(issue.author, issue.byBot),
    head: { ...(shape['head'] as object), ...end(head, pull.headBranch, headSha) },
    base: { ...(shape['base'] as object), ...end(repository, pull.base, baseSha) },
    _links: Object.fromEntries(
      ['comments', 'commits', 'statuses', 'html', 'issue', 'review_comments', 'review_comment', 'self'].map(
        (name) => [name, { href: 'https://github.example/x' }],
      ),
    ),
    author_association: 'NONE',
  };
}

function commentJson(one: StoredComment): unknown {
  return {
    ...sampleOf('issue-comment'),
    id: one.id,
    body: one.body,
    user: account(one.author, one.byBot),
    created_at: one.createdAt,
    updated_at: one.updatedAt,
    author_association: 'NONE',
  };
}

function issueJson(repository: StandInRepository, one: StoredIssue): unknown {
  return {
    ...sampleOf('issue'),
    id: repository.id * 1000 + one.number,
    number: one.number,
    title: one.title,
    body: one.body,
    state: one.state,
    locked: one.locked,
    user: account(one.author, one.byBot),
    assignees: one.assignees.map((login) => account(login)),
    labels: one.labels.map((name) => ({
      id: 1,
      node_id: 'x',
      url: 'https://github.example/x',
      name,
      description: null,
      color: null,
      default: false,
    })),
    comments: repository.storedComments.filter(({ issue }) => issue === one.number).length,
    author_association: 'NONE',
    ...(one.pull === null
      ? {}
      : {
          pull_request: { url: 'https://github.example/x', html_url: null, diff_url: null, patch_url: null },
        }),
  };
}

function checkRunJson(one: StandInRepository['storedCheckRuns'][number]): unknown {
  return {
    ...sampleOf('check-run'),
    id: one.id,
    name: one.name,
    head_sha: one.headSha,
    status: one.status,
    conclusion: one.conclusion,
    external_id: one.externalId,
    output: {
      title: one.output.title,
      summary: one.output.summary,
      text: one.output.text,
      annotations_count: one.output.annotations.length,
      annotations_url: 'https://github.example/x',
    },
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function applyOutput(one: StandInRepository['storedCheckRuns'][number], body: Call['body']): Answer | null {
  const output = body['output'] as
    | { title?: string; summary?: string; text?: string; annotations?: unknown[] }
    | undefined;
  if (output === undefined) return null;
  if ((output.annotations?.length ?? 0) > 50) return refused(422, 'No more than 50 annotations');
  if ((output.summary?.length ?? 0) > 65_535) return refused(422, 'summary is too long');
  one.output.title = output.title ?? one.output.title;
  one.output.summary = output.summary ?? one.output.summary;
  one.output.text = output.text ?? one.output.text;
  one.output.annotations.push(...(output.annotations ?? []));
  return null;
}

async function gitCommitJson(call: Call, sha: string): Promise<unknown> {
  const shown = await call.world.store.show(sha);
  return {
    ...sampleOf('git-commit'),
    sha,
    message: shown?.message ?? '',
    tree: { sha: shown?.tree ?? '', url: 'https://github.example/x' },
    parents: (shown?.parents ?? []).map((parent) => ({
      sha: parent,
      url: 'https://github.example/x',
      html_url: 'https://github.example/x',
    })),
    author: shown?.author,
    committer: shown?.committer,
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  };
}

function refJson(name: string, sha: string): unknown {
  return {
    ref: `refs/heads/${name}`,
    node_id: 'x',
    url: 'https://github.example/x',
    object: { type: 'commit', sha, url: 'https://github.example/x' },
  };
}

const R = '/repos/{owner}/{repo}';

const HANDLERS: Readonly<Record<string, Handler | undefined>> = {
  [`GET ${R}`]: (_, repository) => ({ status: 200, body: repositoryJson(repository, 'full-repository') }),

  [`GET ${R}/activity`]: (call, repository) => {
    const ref = call.query.get('ref');
    const mine = repository.activities
      .filter((one) => ref === null || one.ref === ref || one.ref === `refs/heads/${ref}`)
      .toSorted((a, b) => (a.timestamp < b.timestamp ? 1 : a.timestamp > b.timestamp ? -1 : b.id - a.id));
    const after = Number(call.query.get('after') ?? 0);
    const start = after === 0 ? 0 : mine.findIndex(({ id }) => id === after) + 1;
    const size = Math.min(100, Number(call.query.get('per_page') ?? 30));
    const rows = mine.slice(start, start + size);
    const last = rows.at(-1);
    const query = new URLSearchParams(call.query);
    query.set('after', String(last?.id ?? ''));
    return {
      status: 200,
      body: rows.map((one) => ({ ...one, node_id: 'x', actor: account(one.actor) })),
      ...(last !== undefined && start + size < mine.length
        ? {
            headers: {
              link: `<${call.world.url()}/repos/${repository.fullName}/activity?${query.toString()}>; rel="next"`,
            },
          }
        : {}),
    };
  },

  [`GET ${R}/tarball/{ref}`]: async (call, repository) => {
    const sha = await commitOf(call, repository, call.parameters['ref'] ?? '');
    if (sha === null) return NOT_FOUND;
    return { status: 302, headers: { location: `${call.world.codeload()}/${repository.id}/${sha}` } };
  },

  [`GET ${R}/contents/{path}`]: async (call, repository) => {
    const sha = await commitOf(call, repository, call.query.get('ref') ?? 'HEAD');
    const path = call.parameters['path'] ?? '';
    const entry =
      sha === null ? undefined : (await call.world.store.entries(sha, true)).find((one) => one.path === path);
    if (entry === undefined || entry.type !== 'blob') return NOT_FOUND;
    const bytes = (await call.world.store.read(entry.sha)) ?? Buffer.alloc(0);
    const large = bytes.length > 1_048_576;
    return {
      status: 200,
      body: {
        ...sampleOf('content-file'),
        type: 'file',
        encoding: large ? 'none' : 'base64',
        size: bytes.length,
        name: path.split('/').at(-1) ?? '',
        path,
        content: large ? '' : bytes.toString('base64'),
        sha: entry.sha,
        _links: { git: null, html: null, self: 'https://github.example/x' },
      },
    };
  },

  [`GET ${R}/commits`]: async (call, repository) => {
    const sha = await commitOf(call, repository, call.query.get('sha') ?? 'HEAD');
    if (sha === null) return refused(409, 'Git Repository is empty.');
    const until = call.query.get('until');
    const all = call.world.store
      .log(sha)
      .filter(
        (one) =>
          until === null || Date.parse(call.world.store.show(one)?.committer.date ?? '') <= Date.parse(until),
      );
    return page(
      call,
      all.map((one) => ({ ...sampleOf('commit'), sha: one })),
    );
  },

  [`GET ${R}/commits/{ref}`]: async (call, repository) => {
    const sha = await commitOf(call, repository, call.parameters['ref'] ?? '');
    return sha === null
      ? refused(422, 'No commit found')
      : { status: 200, body: { ...sampleOf('commit'), sha } };
  },

  [`GET ${R}/compare/{basehead}`]: async (call) => {
    const [from = '', to = ''] = (call.parameters['basehead'] ?? '').split('...');
    const base = await call.world.store.mergeBase(from, to);
    if (base === null) return NOT_FOUND;
    return {
      status: 200,
      body: {
        ...(call.operation.sample(200) as object),
        merge_base_commit: { ...sampleOf('commit'), sha: base },
        base_commit: { ...sampleOf('commit'), sha: from },
        status: 'ahead',
      },
    };
  },

  [`GET ${R}/git/ref/{ref}`]: (call, repository) => {
    const name = (call.parameters['ref'] ?? '').replace(/^heads\//, '');
    const sha = repository.head(name);
    return sha === null ? NOT_FOUND : { status: 200, body: refJson(name, sha) };
  },

  [`POST ${R}/git/refs`]: async (call, repository) => {
    const name = text(call.body['ref']).replace(/^refs\/heads\//, '');
    const sha = text(call.body['sha']);
    if (repository.head(name) !== null) return refused(422, 'Reference already exists');
    if ((await call.world.store.show(sha)) === null) return refused(422, 'Object does not exist');
    repository.branches.set(name, sha);
    return { status: 201, body: refJson(name, sha) };
  },

  [`PATCH ${R}/git/refs/{ref}`]: async (call, repository) => {
    const name = (call.parameters['ref'] ?? '').replace(/^heads\//, '');
    const sha = text(call.body['sha']);
    const before = repository.head(name);
    if (before === null) return refused(422, 'Reference does not exist');
    const forward = await call.world.store.isAncestor(before, sha);
    // Nothing may come between the look and the write, so the branch is looked at again.
    if (repository.head(name) !== before) return refused(422, 'Update is not a fast forward');
    if (!forward && call.body['force'] !== true) return refused(422, 'Update is not a fast forward');
    repository.branches.set(name, sha);
    return { status: 200, body: refJson(name, sha) };
  },

  [`DELETE ${R}/git/refs/{ref}`]: (call, repository) => {
    const name = (call.parameters['ref'] ?? '').replace(/^heads\//, '');
    return repository.branches.delete(name) ? { status: 204 } : refused(422, 'Reference does not exist');
  },

  [`GET ${R}/git/commits/{commit_sha}`]: async (call) => {
    const sha = call.parameters['commit_sha'] ?? '';
    return (await call.world.store.show(sha)) === null
      ? NOT_FOUND
      : { status: 200, body: await gitCommitJson(call, sha) };
  },

  [`POST ${R}/git/commits`]: async (call) => {
    const bot = { name: 'bot', email: 'bot@example.org', date: new Date().toISOString() };
    const sha = call.world.store.commitTree({
      tree: text(call.body['tree']),
      parents: (call.body['parents'] as string[] | undefined) ?? [],
      message: text(call.body['message']),
      author: bot,
      committer: bot,
    });
    return { status: 201, body: await gitCommitJson(call, sha) };
  },

  [`GET ${R}/git/trees/{tree_sha}`]: async (call, repository) => {
    const ref = call.parameters['tree_sha'] ?? '';
    const known = /^[0-9a-f]{40}$/.test(ref)
      ? ref
      : repository.head(ref === 'HEAD' ? undefined : ref.replace(/^refs\/heads\//, ''));
    if (repository.branches.size === 0) return refused(409, 'Git Repository is empty.');
    if (known === null) return NOT_FOUND;
    const entries = await call.world.store.entries(known, call.query.get('recursive') !== null);
    const limit = repository.treeLimit ?? 100_000;
    return {
      status: 200,
      body: {
        sha: known,
        url: 'https://github.example/x',
        truncated: entries.length > limit,
        tree: entries.slice(0, limit).map(({ path, mode, type, sha, size }) => ({
          path,
          mode,
          type,
          sha,
          ...(size === null ? {} : { size }),
          url: 'https://github.example/x',
        })),
      },
    };
  },

  [`POST ${R}/git/trees`]: async (call) => {
    const rows = call.body['tree'] as {
      path: string;
      mode: string;
      type?: string;
      sha?: string | null;
      content?: string;
    }[];
    const base = text(call.body['base_tree']);
    const kept = base === '' ? [] : await call.world.store.entries(base, false);
    const entries = new Map(
      kept.map(({ path, mode, type, sha }) => [path, { path, mode, type: type as string, sha }]),
    );
    for (const row of rows) {
      if (row.path.includes('/')) throw new Error('the stand-in makes flat trees only');
      if (row.sha === null) entries.delete(row.path);
      else {
        const sha = row.sha ?? (await call.world.store.blob(row.content ?? ''));
        entries.set(row.path, { path: row.path, mode: row.mode, type: row.type ?? 'blob', sha });
      }
    }
    const sha = call.world.store.editTree(
      null,
      [...entries.values()].map(({ path, mode, sha: id }) => [path, { mode, sha: id }]),
    );
    return {
      status: 201,
      body: { sha, url: 'https://github.example/x', truncated: false, tree: [...entries.values()] },
    };
  },

  [`GET ${R}/git/blobs/{file_sha}`]: async (call) => {
    const sha = call.parameters['file_sha'] ?? '';
    const bytes = await call.world.store.read(sha);
    if (bytes === null) return NOT_FOUND;
    return {
      status: 200,
      body: {
        ...sampleOf('blob'),
        sha,
        size: bytes.length,
        encoding: 'base64',
        content: bytes.toString('base64'),
      },
    };
  },

  [`POST ${R}/git/blobs`]: async (call) => {
    const encoding = text(call.body['encoding']) === 'base64' ? 'base64' : 'utf8';
    const sha = await call.world.store.blob(Buffer.from(text(call.body['content']), encoding));
    return { status: 201, body: { sha, url: 'https://github.example/x' } };
  },

  [`GET ${R}/pulls`]: async (call, repository) => {
    const state = call.query.get('state') ?? 'open';
    const head = call.query.get('head');
    const mine = [...repository.issues.values()].filter(({ pull, state: now }) => {
      if (pull === null || (state !== 'all' && now !== state)) return false;
      return head === null || head === `${pull.headRepository?.split('/')[0] ?? ''}:${pull.headBranch}`;
    });
    return page(
      call,
      await Promise.all(mine.toReversed().map((one) => pullJson(call, repository, one, false))),
    );
  },

  [`GET ${R}/pulls/{pull_number}`]: async (call, repository) => {
    const issue = repository.issues.get(Number(call.parameters['pull_number']));
    if (issue === undefined || issue.pull === null) return NOT_FOUND;
    return { status: 200, body: await pullJson(call, repository, issue, true) };
  },

  [`GET ${R}/pulls/{pull_number}/files`]: async (call, repository) => {
    const issue = repository.issues.get(Number(call.parameters['pull_number']));
    if (issue === undefined || issue.pull === null) return NOT_FOUND;
    const { pull } = issue;
    const head =
      call.world.repositories.find((one) => one.fullName === pull.headRepository)?.head(pull.headBranch) ??
      '';
    const fork = (await call.world.store.mergeBase(repository.head(pull.base) ?? '', head)) ?? '';
    const files = await call.world.store.diff(fork, head);
    const status = { A: 'added', M: 'modified', D: 'removed', T: 'changed' } as Readonly<
      Record<string, string>
    >;
    return page(
      call,
      files.slice(0, FILES_LISTED).map((one) => ({
        ...sampleOf('diff-entry'),
        filename: one.path,
        sha: one.sha,
        status: status[one.status] ?? 'modified',
      })),
    );
  },

  [`GET ${R}/issues`]: (call, repository) => {
    const state = call.query.get('state') ?? 'open';
    const mine = [...repository.issues.values()].filter((one) => state === 'all' || one.state === state);
    return page(
      call,
      mine.toReversed().map((one) => issueJson(repository, one)),
    );
  },

  [`POST ${R}/issues`]: (call, repository) => {
    const { login, byBot } = actorOf(call.token);
    const { number } = repository.issue({
      title: text(call.body['title']),
      body: text(call.body['body']),
      author: login,
      byBot,
    });
    const issue = repository.issues.get(number);
    if (issue === undefined) return NOT_FOUND;
    issue.assignees = (call.body['assignees'] as string[] | undefined) ?? [];
    issue.labels = (call.body['labels'] as string[] | undefined) ?? [];
    return { status: 201, body: issueJson(repository, issue) };
  },

  [`GET ${R}/issues/{issue_number}`]: (call, repository) => {
    const issue = repository.issues.get(Number(call.parameters['issue_number']));
    return issue === undefined ? NOT_FOUND : { status: 200, body: issueJson(repository, issue) };
  },

  [`PATCH ${R}/issues/{issue_number}`]: (call, repository) => {
    const issue = repository.issues.get(Number(call.parameters['issue_number']));
    if (issue === undefined) return NOT_FOUND;
    const { title, body, state, assignees } = call.body;
    if (typeof title === 'string') issue.title = title;
    if (typeof body === 'string') issue.body = body;
    if (state === 'open' || state === 'closed') issue.state = state;
    if (Array.isArray(assignees)) issue.assignees = assignees as string[];
    return { status: 200, body: issueJson(repository, issue) };
  },

  [`POST ${R}/issues/{issue_number}/assignees`]: (call, repository) => {
    const issue = repository.issues.get(Number(call.parameters['issue_number']));
    if (issue === undefined) return NOT_FOUND;
    issue.assignees = [
      ...new Set([...issue.assignees, ...((call.body['assignees'] as string[] | undefined) ?? [])]),
    ];
    return { status: 201, body: issueJson(repository, issue) };
  },

  [`GET ${R}/issues/{issue_number}/comments`]: (call, repository) => {
    const number = Number(call.parameters['issue_number']);
    if (!repository.issues.has(number)) return NOT_FOUND;
    return page(call, repository.storedComments.filter(({ issue }) => issue === number).map(commentJson));
  },

  [`POST ${R}/issues/{issue_number}/comments`]: (call, repository) => {
    const number = Number(call.parameters['issue_number']);
    const issue = repository.issues.get(number);
    if (issue === undefined) return NOT_FOUND;
    if (issue.locked) return refused(403, 'Unable to create comment because issue is locked.');
    const body = text(call.body['body']);
    if (body.length > 65_536) return refused(422, 'Body is too long (maximum is 65536 characters)');
    const { login, byBot } = actorOf(call.token);
    const { id } = repository.comment(number, body, login, byBot);
    const stored = repository.storedComments.find((one) => one.id === id);
    return stored === undefined ? NOT_FOUND : { status: 201, body: commentJson(stored) };
  },

  [`GET ${R}/issues/comments/{comment_id}`]: (call, repository) => {
    const one = commentBy(call, repository);
    return one === undefined ? NOT_FOUND : { status: 200, body: commentJson(one) };
  },

  [`PATCH ${R}/issues/comments/{comment_id}`]: (call, repository) => {
    const one = commentBy(call, repository);
    if (one === undefined) return NOT_FOUND;
    const { login } = actorOf(call.token);
    if (one.author !== login && call.token?.login === undefined)
      return refused(403, 'Resource not accessible by integration');
    const body = text(call.body['body']);
    if (body.length > 65_536) return refused(422, 'Body is too long (maximum is 65536 characters)');
    one.body = body;
    one.updatedAt = new Date().toISOString();
    return { status: 200, body: commentJson(one) };
  },

  [`DELETE ${R}/issues/comments/{comment_id}`]: (call, repository) => {
    const one = commentBy(call, repository);
    if (one === undefined) return NOT_FOUND;
    repository.storedComments.splice(repository.storedComments.indexOf(one), 1);
    return { status: 204 };
  },

  [`GET ${R}/issues/comments/{comment_id}/reactions`]: (call, repository) => {
    const one = commentBy(call, repository);
    if (one === undefined) return NOT_FOUND;
    return page(call, one.reactions.map(reactionJson));
  },

  [`POST ${R}/issues/comments/{comment_id}/reactions`]: (call, repository) => {
    const one = commentBy(call, repository);
    if (one === undefined) return NOT_FOUND;
    const { login } = actorOf(call.token);
    const content = text(call.body['content']);
    const there = one.reactions.find((reaction) => reaction.author === login && reaction.content === content);
    if (there !== undefined) return { status: 200, body: reactionJson(there) };
    const made = { id: call.world.nextId(), content, author: login };
    one.reactions.push(made);
    return { status: 201, body: reactionJson(made) };
  },

  [`GET ${R}/commits/{ref}/check-runs`]: (call, repository) => {
    const name = call.query.get('check_name');
    const mine = repository.storedCheckRuns.filter(
      (one) => one.headSha === call.parameters['ref'] && (name === null || one.name === name),
    );
    return { status: 200, body: { total_count: mine.length, check_runs: mine.map(checkRunJson) } };
  },

  [`POST ${R}/check-runs`]: (call, repository) => {
    const made = {
      id: call.world.nextId(),
      name: text(call.body['name']),
      headSha: text(call.body['head_sha']),
      status: text(call.body['status']) || 'queued',
      conclusion: (call.body['conclusion'] as string | undefined) ?? null,
      externalId: text(call.body['external_id']),
      output: { title: null, summary: null, text: null, annotations: [] },
    };
    const wrong = applyOutput(made, call.body);
    if (wrong !== null) return wrong;
    if (made.conclusion !== null) made.status = 'completed';
    repository.storedCheckRuns.push(made);
    return { status: 201, body: checkRunJson(made) };
  },

  [`PATCH ${R}/check-runs/{check_run_id}`]: (call, repository) => {
    const one = repository.storedCheckRuns.find(({ id }) => id === Number(call.parameters['check_run_id']));
    if (one === undefined) return NOT_FOUND;
    const wrong = applyOutput(one, call.body);
    if (wrong !== null) return wrong;
    if (typeof call.body['status'] === 'string') one.status = call.body['status'];
    if (typeof call.body['conclusion'] === 'string') {
      one.conclusion = call.body['conclusion'];
      one.status = 'completed';
    }
    return { status: 200, body: checkRunJson(one) };
  },

  [`GET ${R}/collaborators/{username}/permission`]: (call, repository) => {
    const login = call.parameters['username'] ?? '';
    const role =
      repository.options.collaborators?.[login] ?? (repository.options.private === false ? 'read' : 'none');
    const permission = role === 'maintain' ? 'write' : role === 'triage' ? 'read' : role;
    return {
      status: 200,
      body: {
        permission,
        role_name: role,
        user: { ...sampleOf('collaborator'), ...account(login), role_name: role },
      },
    };
  },
};

function commentBy(call: Call, repository: StandInRepository): StoredComment | undefined {
  return repository.storedComments.find(({ id }) => id === Number(call.parameters['comment_id']));
}

function reactionJson(one: { id: number; content: string; author: string }): unknown {
  return {
    ...sampleOf('reaction'),
    id: one.id,
    content: one.content,
    user: account(one.author),
    created_at: '2026-01-01T00:00:00Z',
  };
}
