import { refused, type Answer, type World } from './answers.ts';
import { userId } from './people.ts';
import { headOf, nodeIdOf } from './shapes.ts';
import type { Token } from './tokens.ts';
import type { StandInRepository, StoredComment, StoredIssue, StoredPull } from './world.ts';

/** GitHub pins three issues of a repository. */
const MOST_PINNED = 3;

interface Query {
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/**
 * What is asked of GraphQL: whose token it is, where a pull request stands and what is said there, and `pinIssue`. Errors come with status 200, as GitHub
 * sends them.
 */
export function graphql(world: World, token: Token, body: string): Answer {
  const { query = '', variables = {} } = JSON.parse(body) as Query;
  if (/\bviewer\b|\bpullRequest\(/.test(query)) return viewer(world, token, query, variables);
  if (!/\bpinIssue\b/.test(query)) return failing('UNDEFINED_FIELD', 'the stand-in knows pinIssue alone');
  for (const repository of world.repositories) {
    for (const issue of repository.issues.values()) {
      if (nodeIdOf(repository, issue) !== variables['id']) continue;
      const need = { names: ['issues'], level: 'write' } as const;
      if (!token.allows(need, repository, [])) {
        return failing('FORBIDDEN', 'Resource not accessible by integration');
      }
      const pinned = [...repository.issues.values()].filter(({ isPinned }) => isPinned);
      if (pinned.length >= MOST_PINNED) {
        return failing('UNPROCESSABLE', 'Maximum 3 pinned issues per repository');
      }
      issue.isPinned = true;
      return { status: 200, body: { data: { pinIssue: { issue: { number: issue.number } } } } };
    }
  }
  return failing('NOT_FOUND', 'Could not resolve to a node with the global id');
}

/** Unlike REST's `GET /user`, it knows the login of every token. */
function viewer(
  world: World,
  token: Token,
  query: string,
  { owner, name, number, after }: NonNullable<Query['variables']>,
): Answer {
  if (token.login === null) return refused(401, 'Requires authentication');
  const own = { viewer: { login: token.login } };
  if (!/\bpullRequest\(/.test(query)) return { status: 200, body: { data: own } };
  const repository = world.find(`${String(owner)}/${String(name)}`);
  const issue = repository?.issues.get(Number(number)) ?? null;
  const need = { names: ['pull_requests'], level: 'read' } as const;
  if (repository === null || !token.sees(repository, []) || issue === null || issue.pull === null) {
    return failing('NOT_FOUND', 'Could not resolve to a PullRequest');
  }
  if (!token.allows(need, repository, [])) {
    return failing('FORBIDDEN', 'Resource not accessible by integration');
  }
  const pullRequest = {
    headRefOid: headOf(world, issue, issue.pull),
    author: actor(issue.author),
    ...(/\bheadRefName\b/.test(query) ? standingOf(world, repository, issue, issue.pull) : {}),
    ...(/\bcomments\(first: 100\b/.test(query) ? commentsOf(repository, issue.number, after, token) : {}),
  };
  return { status: 200, body: { data: { ...own, repository: { pullRequest } } } };
}

/** Where a pull request comes from, and since when it has been open. */
function standingOf(
  world: World,
  repository: StandInRepository,
  { author, state, createdAt, reopenedAt }: StoredIssue,
  { base, headBranch, headRepository }: StoredPull,
): object {
  const source = headRepository === null ? null : world.find(headRepository);
  const user = actor(author);
  return {
    state: state.toUpperCase(),
    createdAt,
    author:
      user === null ? null : { ...user, ...(author.endsWith('[bot]') ? {} : { databaseId: userId(author) }) },
    baseRefOid: repository.head(base),
    headRefName: headBranch,
    headRepository: source === null ? null : { name: source.name, owner: { login: source.owner } },
    timelineItems: { nodes: reopenedAt === null ? [] : [{ createdAt: reopenedAt }] },
  };
}

/** A hundred of what was said, oldest first. */
function commentsOf(repository: StandInRepository, issue: number, after: unknown, { login }: Token): object {
  const from = Number(after ?? 0);
  const all = repository.storedComments.filter((one) => one.issue === issue);
  const nodes = all.slice(from, from + 100).map((one: StoredComment) => ({
    author: actor(one.author),
    body: one.body,
    createdAt: one.createdAt,
    lastEditedAt: one.editor === null ? null : one.updatedAt,
    editor: one.editor === null ? null : actor(one.editor),
    viewerDidAuthor: one.author === login,
  }));
  const hasNextPage = all.length > from + 100;
  return {
    comments: { nodes, pageInfo: { hasNextPage, endCursor: hasNextPage ? String(from + 100) : null } },
  };
}

/** A bot's login is without what REST puts behind it. */
function actor(login: string): { readonly login: string } | null {
  return login === 'ghost' ? null : { login: login.replace(/\[bot\]$/, '') };
}

function failing(type: string, message: string): Answer {
  return { status: 200, body: { data: { pinIssue: null }, errors: [{ type, path: ['pinIssue'], message }] } };
}
