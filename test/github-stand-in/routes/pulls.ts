import { invalid, listed, NOT_FOUND, REPOSITORY, refused, type RepositoryRoutes, text } from '../answers.ts';
import { changedFileJson, headOf, pullJson } from '../shapes.ts';
import type { StandInRepository, StoredIssue, StoredPull } from '../world.ts';

/** GitHub lists no more, on however many pages. */
const FILES_LISTED = 3_000;

export const PULL_ROUTES: RepositoryRoutes = {
  [`GET ${REPOSITORY}/pulls`]: (call, repository) => {
    const { query } = call;
    const state = query.get('state') ?? 'open';
    const head = query.get('head');
    const base = query.get('base');
    const ascending = (query.get('direction') ?? 'desc') === 'asc';
    const key = query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt';
    const mine = pullsOf(repository)
      .filter(
        ({ issue, pull }) =>
          (state === 'all' || issue.state === state) &&
          (base === null || pull.base === base) &&
          // Without an owner the filter is ignored, and everything comes.
          (head === null || !head.includes(':') || head === labelOf(repository, pull)),
      )
      .toSorted(
        (a, b) => Date.parse(a.issue[key]) - Date.parse(b.issue[key]) || a.issue.number - b.issue.number,
      );
    return listed(call, ascending ? mine : mine.toReversed(), ({ issue, pull }) =>
      pullJson(call, repository, issue, pull, 'pull-request-simple'),
    );
  },

  [`POST ${REPOSITORY}/pulls`]: (call, repository) => {
    const { body, world, token } = call;
    const [owner = '', branch] = text(body['head']).split(':');
    const name = text(body['head_repo']) || repository.name;
    const source = branch === undefined ? repository : world.find(`${owner}/${name}`);
    const head = branch ?? owner;
    if (source === null || source.head(head) === null || repository.head(text(body['base'])) === null) {
      return invalid('PullRequest', 'head', 'invalid');
    }
    const actor = token.login ?? 'ghost';
    const { number } = repository.pullRequest({
      head,
      headRepository: source,
      base: text(body['base']),
      author: actor,
      title: text(body['title']),
    });
    world.happened({ name: 'pull_request', repository, actor, number });
    const issue = repository.issues.get(number);
    if (issue?.pull == null) return NOT_FOUND;
    return { status: 201, body: pullJson(call, repository, issue, issue.pull, 'pull-request') };
  },

  [`GET ${REPOSITORY}/pulls/{pull_number}`]: async (call, repository) => {
    const { store } = call.world;
    const issue = repository.issues.get(Number(call.parameters['pull_number']));
    if (issue === undefined || issue.pull === null) return NOT_FOUND;
    const head = headOf(call.world, issue, issue.pull);
    const base = repository.head(issue.pull.base);
    const fork = base === null ? null : store.mergeBase(base, head);
    const files = await store.diff(fork, head);
    const known = new Set(fork === null ? [] : store.log(fork));
    return {
      status: 200,
      body: {
        ...pullJson(call, repository, issue, issue.pull, 'pull-request'),
        merged: false,
        mergeable: true,
        mergeable_state: issue.pull.draft ? 'draft' : 'clean',
        comments: repository.storedComments.filter((one) => one.issue === issue.number).length,
        commits: store.log(head).filter((sha) => !known.has(sha)).length,
        additions: files.reduce((sum, one) => sum + one.additions, 0),
        deletions: files.reduce((sum, one) => sum + one.deletions, 0),
        changed_files: files.length,
      },
    };
  },

  [`GET ${REPOSITORY}/pulls/{pull_number}/files`]: async (call, repository) => {
    const issue = repository.issues.get(Number(call.parameters['pull_number']));
    if (issue === undefined || issue.pull === null) return NOT_FOUND;
    const head = headOf(call.world, issue, issue.pull);
    const base = repository.head(issue.pull.base);
    if (base === null) return refused(422, 'The base branch is gone.');
    const files = await call.world.store.diff(call.world.store.mergeBase(base, head), head);
    return listed(call, files.slice(0, FILES_LISTED), (one) =>
      changedFileJson(call.world, repository, head, one),
    );
  },
};

function pullsOf(repository: StandInRepository): { issue: StoredIssue; pull: StoredPull }[] {
  return [...repository.issues.values()].flatMap((issue) =>
    issue.pull === null ? [] : [{ issue, pull: issue.pull }],
  );
}

function labelOf(repository: StandInRepository, pull: StoredPull): string {
  return `${(pull.headRepository ?? repository.fullName).split('/')[0] ?? ''}:${pull.headBranch}`;
}
