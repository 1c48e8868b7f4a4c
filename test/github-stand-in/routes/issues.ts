import {
  type Answer,
  type Call,
  invalid,
  listed,
  NOT_FOUND,
  REPOSITORY,
  refused,
  type RepositoryRoutes,
  text,
  texts,
} from '../answers.ts';
import { peopleOf, sameLogin } from '../people.ts';
import { headOf, issueJson } from '../shapes.ts';
import type { StandInRepository, StoredIssue } from '../world.ts';

const LONGEST_BODY = 65_536;
const MOST_ASSIGNEES = 10;

export const ISSUE_ROUTES: RepositoryRoutes = {
  [`GET ${REPOSITORY}/issues`]: (call, repository) => {
    const { query } = call;
    const state = query.get('state') ?? 'open';
    const [creator, assignee, since] = [query.get('creator'), query.get('assignee'), query.get('since')];
    const labels = (query.get('labels') ?? '').split(',').filter((label) => label !== '');
    const sort = query.get('sort') ?? 'created';
    const rank = (one: StoredIssue): number => {
      if (sort === 'comments') {
        return repository.storedComments.filter(({ issue }) => issue === one.number).length;
      }
      return Date.parse(sort === 'updated' ? one.updatedAt : one.createdAt);
    };
    const mine = [...repository.issues.values()]
      .filter(
        (one) =>
          (state === 'all' || one.state === state) &&
          (creator === null || sameLogin(one.author, creator)) &&
          (assignee === null || isAssigned(one, assignee)) &&
          labels.every((label) => one.labels.includes(label)) &&
          (since === null || Date.parse(one.updatedAt) >= Date.parse(since)),
      )
      .toSorted((a, b) => rank(a) - rank(b) || a.number - b.number);
    return listed(call, query.get('direction') === 'asc' ? mine : mine.toReversed(), (one) =>
      issueJson(call, repository, one),
    );
  },

  [`POST ${REPOSITORY}/issues`]: (call, repository) => {
    const { body, token } = call;
    const wrong = wrongIssue(call, repository);
    if (wrong !== null) return wrong;
    const { number } = repository.issue({
      title: titleOf(body),
      body: text(body['body']),
      author: actorOf(call),
      byBot: token.isApp,
    });
    const issue = repository.issues.get(number);
    if (issue === undefined) return NOT_FOUND;
    assign(call, repository, issue, assigneesOf(body));
    issue.labels = labelsOf(body['labels']);
    return { status: 201, body: issueJson(call, repository, issue) };
  },

  [`GET ${REPOSITORY}/issues/{issue_number}`]: (call, repository) => {
    const issue = issueBy(call, repository);
    return issue === null ? NOT_FOUND : { status: 200, body: issueJson(call, repository, issue) };
  },

  [`PATCH ${REPOSITORY}/issues/{issue_number}`]: (call, repository) => {
    const issue = issueBy(call, repository);
    if (issue === null) return NOT_FOUND;
    const wrong = wrongIssue(call, repository);
    if (wrong !== null) return wrong;
    const { body } = call;
    if (body['title'] !== undefined && body['title'] !== null) issue.title = titleOf(body);
    const happening = { repository, issue, actor: actorOf(call) };
    if (body['body'] !== undefined) {
      call.world.notifications.edited(happening, issue.body, text(body['body']));
      issue.body = text(body['body']);
    }
    if (body['state'] === 'open' || body['state'] === 'closed') {
      // What its head was at the end stays.
      if (issue.pull !== null) headOf(call.world, issue, issue.pull);
      const isMoved = issue.state !== body['state'];
      if (isMoved && body['state'] === 'open') issue.reopenedAt = call.world.now();
      issue.state = body['state'];
      if (isMoved) call.world.notifications.stateChanged(happening);
    }
    if (body['assignees'] !== undefined || body['assignee'] !== undefined) {
      assign(call, repository, issue, assigneesOf(body));
    }
    if (body['labels'] !== undefined) issue.labels = labelsOf(body['labels']);
    issue.updatedAt = call.world.now();
    return { status: 200, body: issueJson(call, repository, issue) };
  },

  [`POST ${REPOSITORY}/issues/{issue_number}/assignees`]: (call, repository) => {
    const issue = issueBy(call, repository);
    if (issue === null) return NOT_FOUND;
    // Whoever cannot be assigned is passed over in silence.
    const added = assigneesOf(call.body).filter((login) => isAssignable(call, repository, login));
    assign(call, repository, issue, [...new Set([...issue.assignees, ...added])].slice(0, MOST_ASSIGNEES));
    issue.updatedAt = call.world.now();
    return { status: 201, body: issueJson(call, repository, issue) };
  },
};

/** Whose token it is. */
export function actorOf({ token }: Call): string {
  return token.login ?? 'ghost';
}

function assign(call: Call, repository: StandInRepository, issue: StoredIssue, logins: string[]): void {
  const added = logins.filter((login) => !issue.assignees.some((one) => sameLogin(one, login)));
  issue.assignees = logins;
  call.world.notifications.assigned({ repository, issue, actor: actorOf(call) }, added);
}

export function issueBy(call: Call, repository: StandInRepository): StoredIssue | null {
  return repository.issues.get(Number(call.parameters['issue_number'])) ?? null;
}

/** Text of an issue or a comment that GitHub does not take; null: it does. */
export function wrongBody(body: unknown, resource: string): Answer | null {
  return text(body).length > LONGEST_BODY
    ? invalid(resource, 'body', `body is too long (maximum is ${LONGEST_BODY} characters)`)
    : null;
}

function wrongIssue(call: Call, repository: StandInRepository): Answer | null {
  const { body } = call;
  if (body['title'] === '') return invalid('Issue', 'title', "title can't be blank");
  if (text(body['title']).length > 256) {
    return invalid('Issue', 'title', 'title is too long (maximum is 256 characters)');
  }
  const unknown = assigneesOf(body).find((login) => !isAssignable(call, repository, login));
  if (unknown !== undefined) {
    return refused(422, 'Validation Failed', [
      { resource: 'Issue', field: 'assignees', code: 'invalid', value: unknown },
    ]);
  }
  return wrongBody(body['body'], 'Issue');
}

/** Collaborators, the owner, members of the owner's teams, whoever takes part; anybody where no collaborators are named. */
function isAssignable({ world }: Call, repository: StandInRepository, login: string): boolean {
  if (world.people.spelled(login) === null) return false;
  const people = peopleOf(repository, world.organizations);
  if (people === null) return true;
  const authors = [...repository.issues.values(), ...repository.storedComments].map(({ author }) => author);
  return [...people, ...authors].some((name) => sameLogin(name, login));
}

/** GitHub takes a number as well. */
function titleOf({ title }: Call['body']): string {
  return typeof title === 'number' ? String(title) : text(title);
}

function assigneesOf(body: Call['body']): string[] {
  const one = text(body['assignee']);
  return [...new Set([...texts(body['assignees']), ...(one === '' ? [] : [one])])];
}

function labelsOf(labels: unknown): string[] {
  if (!Array.isArray(labels)) return [];
  return labels.map((label: string | { name?: string }) =>
    typeof label === 'string' ? label : (label.name ?? ''),
  );
}

function isAssigned(one: StoredIssue, wanted: string): boolean {
  if (wanted === 'none') return one.assignees.length === 0;
  if (wanted === '*') return one.assignees.length > 0;
  return one.assignees.some((login) => sameLogin(login, wanted));
}
