import type { Answer, World } from './answers.ts';
import { nodeIdOf } from './shapes.ts';
import type { Token } from './tokens.ts';

/** GitHub pins three issues of a repository. */
const MOST_PINNED = 3;

interface Query {
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** `pinIssue`, the one thing that is asked of GraphQL. Errors come with status 200, as GitHub sends them. */
export function graphql(world: Pick<World, 'repositories'>, token: Token, body: string): Answer {
  const { query = '', variables = {} } = JSON.parse(body) as Query;
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

function failing(type: string, message: string): Answer {
  return { status: 200, body: { data: { pinIssue: null }, errors: [{ type, path: ['pinIssue'], message }] } };
}
