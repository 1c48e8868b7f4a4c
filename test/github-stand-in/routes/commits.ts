import {
  type Call,
  EMPTY,
  listed,
  NOT_FOUND,
  pageOf,
  REPOSITORY,
  refused,
  type RepositoryRoutes,
} from '../answers.ts';
import { sampleOf } from '../contract.ts';
import type { ChangedFile } from '../git-store.ts';
import { commitOf, relatedCommitOf } from '../revisions.ts';
import { changedFileJson, commitJson, headOf, pullJson } from '../shapes.ts';

const COMPARED_COMMITS = 250;
const COMPARED_FILES = 300;

export const COMMIT_ROUTES: RepositoryRoutes = {
  [`GET ${REPOSITORY}/commits`]: (call, repository) => {
    const { world, query } = call;
    if (repository.branches.size === 0) return EMPTY;
    const sha = commitOf(world, repository, query.get('sha') ?? 'HEAD');
    if (sha === null) return NOT_FOUND;
    const [since, until] = [query.get('since'), query.get('until')];
    const path = query.get('path');
    const [author, committer] = [query.get('author'), query.get('committer')];
    const chosen = world.store.log(sha).filter((one) => {
      const commit = world.store.show(one);
      if (commit === null) return false;
      const date = Date.parse(commit.committer.date);
      const by = (person: { name: string; email: string }, wanted: string | null): boolean =>
        wanted === null || [person.name, person.email].includes(wanted);
      return (
        (since === null || date >= Date.parse(since)) &&
        (until === null || date <= Date.parse(until)) &&
        by(commit.author, author) &&
        by(commit.committer, committer) &&
        (path === null || touches(call, one, commit.parents, path))
      );
    });
    return listed(call, chosen, (one) => commitJson(world, repository, one));
  },

  [`GET ${REPOSITORY}/commits/{ref}`]: async (call, repository) => {
    const { world } = call;
    if (repository.branches.size === 0) return EMPTY;
    const ref = call.parameters['ref'] ?? '';
    const sha = commitOf(world, repository, ref);
    if (sha === null) return refused(422, `No commit found for SHA: ${ref}`);
    if (/github(?:\.v3)?\.sha\b/.test(call.accept)) return { status: 200, body: Buffer.from(sha) };
    const files = await world.store.diff(world.store.show(sha)?.parents[0] ?? null, sha);
    const { start, end, headers } = pageOf(call, files.length);
    return {
      status: 200,
      headers,
      body: {
        ...commitJson(world, repository, sha),
        stats: statsOf(files),
        files: files.slice(start, end).map((one) => changedFileJson(world, repository, sha, one)),
      },
    };
  },

  [`GET ${REPOSITORY}/commits/{commit_sha}/pulls`]: (call, repository) => {
    const { world } = call;
    const sha = commitOf(world, repository, call.parameters['commit_sha'] ?? '');
    if (sha === null) return refused(422, `No commit found for SHA: ${call.parameters['commit_sha'] ?? ''}`);
    const base = repository.head();
    const merged = base !== null && world.store.isAncestor(sha, base);
    const mine = [...repository.issues.values()].flatMap((issue) =>
      issue.pull !== null && !merged && world.store.isAncestor(sha, headOf(world, issue, issue.pull))
        ? [{ issue, pull: issue.pull }]
        : [],
    );
    return listed(call, mine, ({ issue, pull }) =>
      pullJson(call, repository, issue, pull, 'pull-request-simple'),
    );
  },

  [`GET ${REPOSITORY}/compare/{basehead}`]: async (call, repository) => {
    const { world } = call;
    const [from = '', to = ''] = (call.parameters['basehead'] ?? '').split('...');
    const base = relatedCommitOf(world, repository, from);
    const head = relatedCommitOf(world, repository, to);
    if (base === null || head === null) return NOT_FOUND;
    const common = world.store.mergeBase(base, head);
    if (common === null) return refused(404, `No common ancestor between ${from} and ${to}.`);
    const behind = new Set(world.store.log(base));
    const ahead = world.store.log(head).filter((sha) => !behind.has(sha));
    for (const sha of world.store.log(head)) behind.delete(sha);
    const oldestFirst = ahead.toReversed();
    const paged = call.query.has('page') || call.query.has('per_page');
    const { start, end, headers } = pageOf(call, oldestFirst.length);
    const commits = paged ? oldestFirst.slice(start, end) : oldestFirst.slice(-COMPARED_COMMITS);
    const files = paged && start > 0 ? [] : await world.store.diff(common, head);
    return {
      status: 200,
      ...(paged ? { headers } : {}),
      body: {
        ...sampleOf('commit-comparison'),
        base_commit: commitJson(world, repository, base),
        merge_base_commit: commitJson(world, repository, common),
        status: statusOf(ahead.length, behind.size),
        ahead_by: ahead.length,
        behind_by: behind.size,
        total_commits: ahead.length,
        commits: commits.map((sha) => commitJson(world, repository, sha)),
        files: files.slice(0, COMPARED_FILES).map((one) => changedFileJson(world, repository, head, one)),
      },
    };
  },
};

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

function statsOf(files: readonly ChangedFile[]): { additions: number; deletions: number; total: number } {
  const additions = files.reduce((sum, one) => sum + one.additions, 0);
  const deletions = files.reduce((sum, one) => sum + one.deletions, 0);
  return { additions, deletions, total: additions + deletions };
}

function touches(call: Call, sha: string, parents: readonly string[], path: string): boolean {
  const { store } = call.world;
  const now = store.entry(sha, path)?.sha ?? null;
  return parents.length === 0
    ? now !== null
    : parents.every((parent) => (store.entry(parent, path)?.sha ?? null) !== now);
}
