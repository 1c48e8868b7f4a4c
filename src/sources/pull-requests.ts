import { ConfigurationError } from '../domain/outcome.ts';
import type { Collected, Submission } from '../domain/submission.ts';
import { fullName, parseRepositoryName, type RepositoryName } from '../github/names.ts';
import { READS_AT_ONCE } from './entries.ts';
import { collectRepository } from './github/collect-repository.ts';
import { type Listing, readContents, readTree } from './github/contents.ts';
import { prefetch } from './github/prefetch.ts';
import {
  collectBasePath,
  collectPullRequest,
  openPullRequests,
  type PullRequest,
  pullRequestOfHead,
} from './github/pull-request.ts';
import { readRepository } from './github/repository.ts';
import type { Selection } from './selection/selection.ts';
import type { SourceContext, SourceSettings } from './source.ts';

export interface PullRequestSource {
  /** With scope `tree` everybody has all of the base: it is what they were given. */
  starter(selection: Selection): Promise<Submission | null>;
  submissions(selection: Selection): AsyncGenerator<Collected>;
  notices(): readonly string[];
}

/** One pull request of the repository that this runs in, and what it is compared with. */
export function pullRequestSource(settings: SourceSettings, context: SourceContext): PullRequestSource {
  const { event, signal } = context;
  const notices: string[] = [];
  if (context.own === null) {
    throw new ConfigurationError('source: pull-request works in a workflow of a repository alone.');
  }
  const base: RepositoryName = context.own;
  let pull: Promise<PullRequest> | null = null;
  let tree: Promise<Listing> | null = null;
  const subject = (): Promise<PullRequest> => (pull ??= findPullRequest(context, base));

  return {
    notices: () => notices,

    async starter(selection) {
      if (settings.pullRequestScope !== 'tree') return null;
      const { baseSha } = await subject();
      const contents = await readContents(context.github(), base, baseSha, selection, signal);
      if (contents.files.length === 0) return null;
      return {
        key: `${fullName(base)}@base`,
        name: `${base.repo} (base)`,
        role: 'base',
        origin: {
          kind: 'repository',
          owner: base.owner,
          repo: base.repo,
          repositoryId: event.repositoryId ?? 0,
          sha: baseSha,
        },
        files: contents.files,
        leftOut: contents.leftOut,
        remarks: contents.remarks,
      };
    },

    async *submissions(selection) {
      const github = context.github();
      const own = await subject();
      const common = { base, scope: settings.pullRequestScope, selection, signal } as const;
      yield await collectPullRequest(github, own, { ...common, role: 'judged' });
      switch (settings.compareWith.kind) {
        case 'none':
          break;
        case 'open-pull-requests': {
          const others = (await openPullRequests(github, base)).filter(({ number }) => number !== own.number);
          const peers = others.filter(({ author }) => author.toLowerCase() !== own.author.toLowerCase());
          if (peers.length < others.length) {
            notices.push(
              `${others.length - peers.length} more open pull requests are by the same author and were not compared with.`,
            );
          }
          if (peers.length === 0) {
            notices.push('There is no other open pull request to compare with.');
          }
          yield* prefetch(peers, READS_AT_ONCE, (one) =>
            collectPullRequest(github, one, { ...common, role: 'archive' }),
          );
          break;
        }
        case 'list':
          for (const entry of settings.compareWith.entries) yield* listed(entry, own, selection);
      }
    },
  };

  async function* listed(entry: string, own: PullRequest, selection: Selection): AsyncGenerator<Collected> {
    const github = context.github();
    const name = parseRepositoryName(entry);
    if (name === null || holds(await treeOf(own.baseSha), entry)) {
      yield* await collectBasePath(github, base, own.baseSha, entry, { selection, role: 'archive', signal });
      return;
    }
    const collector = context.collector();
    const repository = await readRepository(collector, name);
    yield await collectRepository(
      collector,
      { repository, student: null, login: null, deadline: null },
      { selection, role: 'archive', deadline: null, signal },
    );
  }

  function treeOf(sha: string): Promise<Listing> {
    return (tree ??= readTree(context.github(), base, sha));
  }
}

function holds(tree: Listing, folder: string): boolean {
  const prefix = `${folder.replace(/\/+$/, '')}/`;
  return [...tree.blobs.keys()].some((path) => path.startsWith(prefix));
}

async function findPullRequest(context: SourceContext, base: RepositoryName): Promise<PullRequest> {
  const { pullRequest, workflowRun } = context.event;
  if (pullRequest !== null) {
    return {
      number: pullRequest.number,
      headSha: pullRequest.headSha,
      baseSha: pullRequest.baseSha,
      author: pullRequest.author,
      authorId: pullRequest.authorId,
      draft: pullRequest.draft,
      open: pullRequest.open,
    };
  }
  if (workflowRun !== null) return pullRequestOfHead(context.github(), base, workflowRun);
  throw new ConfigurationError(
    'source: pull-request needs an event with a pull request (pull_request, pull_request_target, or workflow_run of one).',
  );
}
