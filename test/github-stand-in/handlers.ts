import { type Answer, type Call, NOT_FOUND, REPOSITORY, refused, type RepositoryRoutes } from './answers.ts';
import { ACCOUNT_ROUTES } from './routes/accounts.ts';
import { CHECK_ROUTES } from './routes/checks.ts';
import { ACTION_ROUTES } from './routes/actions.ts';
import { COMMIT_COMMENT_ROUTES } from './routes/commit-comments.ts';
import { COMMENT_ROUTES } from './routes/comments.ts';
import { COMMIT_ROUTES } from './routes/commits.ts';
import { CONTENT_ROUTES } from './routes/contents.ts';
import { GIT_ROUTES } from './routes/git-database.ts';
import { ISSUE_ROUTES } from './routes/issues.ts';
import { PULL_ROUTES } from './routes/pulls.ts';
import { REPOSITORY_ROUTES } from './routes/repository.ts';
import { type Need, needOf } from './tokens.ts';
import type { StandInRepository } from './world.ts';

const ROUTES: RepositoryRoutes = {
  ...REPOSITORY_ROUTES,
  ...CONTENT_ROUTES,
  ...COMMIT_ROUTES,
  ...GIT_ROUTES,
  ...PULL_ROUTES,
  ...ISSUE_ROUTES,
  ...COMMENT_ROUTES,
  ...CHECK_ROUTES,
  ...ACTION_ROUTES,
  ...COMMIT_COMMENT_ROUTES,
};

/** Answers one request: who sees what, then who may do what, then the route's own work. */
export async function handle(call: Call): Promise<Answer> {
  const { operation, parameters, world, token } = call;
  const { route } = operation;
  const ofAccounts = ACCOUNT_ROUTES[route];
  if (ofAccounts !== undefined || !operation.path.startsWith(REPOSITORY)) {
    const need = needOf(route, false);
    if (ofAccounts === undefined) throw new Error(`the stand-in does not answer ${route}`);
    return token.allows(need, null, []) ? ofAccounts(call) : inaccessible(need);
  }
  const fullName = `${parameters['owner'] ?? ''}/${parameters['repo'] ?? ''}`;
  const repository = world.find(fullName);
  if (repository === null) return NOT_FOUND;
  const former = world.formerNames(repository);
  if (!token.sees(repository, former)) return NOT_FOUND;
  const need = needOf(route, concernsPull(call, repository));
  if (!token.allows(need, repository, former)) {
    return token.login === null ? refused(401, 'Requires authentication') : inaccessible(need);
  }
  if (repository.options.disabled === true && operation.path !== REPOSITORY) {
    return refused(403, 'Repository access blocked');
  }
  if (repository.options.archived === true && need.level === 'write') {
    return refused(403, 'Repository was archived so is read-only.');
  }
  const handler = ROUTES[route];
  if (handler === undefined) throw new Error(`the stand-in does not answer ${route}`);
  return handler(call, repository);
}

function inaccessible(need: Need): Answer {
  return {
    ...refused(403, 'Resource not accessible by integration'),
    headers: {
      'x-accepted-github-permissions': need.names.map((name) => `${name}=${need.level}`).join('; '),
    },
  };
}

/** What may be said on pull requests needs another permission than on issues. */
function concernsPull({ parameters }: Call, repository: StandInRepository): boolean {
  const { issue_number: issue, comment_id: id } = parameters;
  const number =
    issue ?? repository.storedComments.find((one) => id !== undefined && one.id === Number(id))?.issue;
  return number !== undefined && (repository.issues.get(Number(number))?.pull ?? null) !== null;
}
