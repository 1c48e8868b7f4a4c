import { GitHubError, SettingsError, Skipped } from '../../domain/outcome.ts';
import type { Collected, Submission } from '../../domain/submission.ts';
import type { GitHub } from '../../github/client.ts';
import { statusOf } from '../../github/errors.ts';
import type { EventContext } from '../../github/event-context.ts';
import { fullName, parseRepositoryName, type RepositoryName } from '../../github/names.ts';
import { purposed } from '../../github/purposed.ts';
import { collectNamed, READS_AT_ONCE, repositoriesOf } from '../entries.ts';
import { collectRepository } from '../github/collect-repository.ts';
import { type Listing, readContents, readTree } from '../github/contents.ts';
import { prefetch } from '../github/prefetch.ts';
import {
  collectBasePath,
  collectPullRequest,
  type Move,
  isOfSameAuthor,
  modifiedInBase,
  openPullRequests,
  type PullRequest,
  type PullRequestChanges,
  pullRequestOfHead,
  readChanges,
} from '../github/pull-request.ts';
import { type Repository, readRepository } from '../github/repository.ts';
import type { Base } from '../ground.ts';
import type { Selection } from '../selection/selection.ts';
import type { SourceContext, SourceSettings } from '../source.ts';

/** Each costs some requests, and a workflow's token has a thousand an hour. */
const MAX_PEERS = 100;

export interface PullRequestSource {
  /** What stood in the base before: with scope `tree` all of it, else what the pull request modifies. */
  starter(selection: Selection): Promise<Submission | null>;
  submissions(selection: Selection): AsyncGenerator<Collected>;
  /** The commit that the pull request is to be merged into. */
  base(): Promise<Base>;
  notices(): readonly string[];
  /** How many others there were more than are compared with; complete when `submissions` is at its end. */
  notComparedWith(): number;
}

/** One pull request of the repository that this runs in, and what it is compared with. */
export function pullRequestSource(settings: SourceSettings, context: SourceContext): PullRequestSource {
  const { event, signal } = context;
  const notices: string[] = [];
  let notComparedWith = 0;
  if (context.own === null) {
    throw new SettingsError('source: pull-request works in a workflow of a repository alone.');
  }
  const base: RepositoryName = context.own;
  let pull: Promise<PullRequest> | null = null;
  let changes: Promise<PullRequestChanges> | null = null;
  let tree: Promise<Listing> | null = null;
  const github = (): GitHub => purposed(context.github(), { target: 'own' });
  const subject = (): Promise<PullRequest> => (pull ??= findPullRequest(context.event, github, base));
  /** For the starter and for the submission. */
  const ownChanges = (): Promise<PullRequestChanges> =>
    (changes ??= subject().then((own) => readChanges(github(), own, base)));

  return {
    notices: () => notices,
    notComparedWith: () => notComparedWith,
    base: async () => ({ repository: base, sha: (await subject()).baseSha }),

    async starter(selection) {
      const own = await subject();
      const { baseSha } = own;
      const contents =
        settings.pullRequestScope === 'tree'
          ? await readContents(github(), base, baseSha, selection, signal)
          : await modifiedInBase(github(), own, await ownChanges(), { base, selection, signal, isTaken });
      if (contents.files.length + contents.aside.length === 0) return null;
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
        leftOut: [],
        remarks: [],
        ...contents,
      };
    },

    async *submissions(selection) {
      const own = await subject();
      const common = { base, scope: settings.pullRequestScope, selection, signal, isTaken } as const;
      yield await collectPullRequest(github(), own, { ...common, role: 'judged', changes: ownChanges });
      switch (settings.compareWith.kind) {
        case 'none':
          break;
        case 'open-pull-requests': {
          const others = (await openPullRequests(github(), base)).filter(
            ({ number }) => number !== own.number,
          );
          const peers = others.filter((one) => !isOfSameAuthor(one, own));
          if (peers.length < others.length) {
            notices.push(
              `${others.length - peers.length} more open pull requests are by the same author and were not compared with.`,
            );
          }
          if (peers.length === 0) notices.push('There is no other open pull request to compare with.');
          notComparedWith = Math.max(0, peers.length - MAX_PEERS);
          if (notComparedWith > 0) {
            notices.push(
              `Compared with the ${MAX_PEERS} newest of ${peers.length} other open pull requests, and not with ${notComparedWith}; name others with compare-with.`,
            );
          }
          const ofPeers = purposed(context.github(), { target: 'own', isOfPeer: true });
          yield* prefetch(peers.slice(0, MAX_PEERS), READS_AT_ONCE, (one) =>
            collectPullRequest(ofPeers, one, { ...common, role: 'archive' }),
          );
          break;
        }
        case 'list':
          for (const entry of settings.compareWith.entries) yield* listed(entry, own, selection);
      }
    },
  };

  /** Folders that are compared with hold other people's work, each in a folder of its own: who stays in there takes nothing. */
  function isTaken({ from, to }: Move): boolean {
    if (settings.compareWith.kind !== 'list') return false;
    return settings.compareWith.entries.some((entry) => {
      const group = groupIn(entry, from);
      return group !== null && group !== groupIn(entry, to);
    });
  }

  async function* listed(entry: string, own: PullRequest, selection: Selection): AsyncGenerator<Collected> {
    const name = parseRepositoryName(entry);
    const glob = REPOSITORY_GLOB.exec(entry);
    if (glob !== null && !holds(await treeOf(own.baseSha), glob[1] ?? '')) {
      const all = await repositoriesOf(entry, { input: 'compare-with', github: context.collector });
      if (all instanceof GitHubError) throw all;
      yield* collectNamed(all, { selection, role: 'archive', github: context.collector, signal });
      return;
    }
    if (name === null || holds(await treeOf(own.baseSha), entry)) {
      if (settings.pullRequestScope === 'tree') {
        throw new SettingsError(
          `compare-with: ${JSON.stringify(entry)} is a folder of the base, which with pull-request-scope tree counts as what everybody was given; use pull-request-scope changed.`,
        );
      }
      const options = { selection, role: 'archive', signal } as const;
      yield* await collectBasePath(github(), base, own.baseSha, entry, options);
      return;
    }
    const collector = context.collector();
    let repository: Repository;
    try {
      repository = await readRepository(collector, name);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof GitHubError) || error.outcome === 'rate-limited' || statusOf(error) === 401) {
        throw error;
      }
      yield { ok: false, failure: { key: entry, name: entry, role: 'archive', reason: error.message } };
      return;
    }
    yield await collectRepository(
      collector,
      { repository, student: null, login: null, deadline: null },
      { selection, role: 'archive', deadline: null, signal },
    );
  }

  function treeOf(sha: string): Promise<Listing> {
    return (tree ??= readTree(github(), base, sha));
  }
}

/** `owner/hw-*`. */
const REPOSITORY_GLOB = /^([\w.-]+)\/(?=[^/]*[*?[\]{}])[^/]+$/;

/** What a file's first part below a folder is; null: it lies elsewhere. */
function groupIn(folder: string, path: string): string | null {
  const prefix = folderPrefix(folder);
  return path.startsWith(prefix) ? (path.slice(prefix.length).split('/')[0] ?? null) : null;
}

/** `solutions/`; '' for the whole. */
function folderPrefix(folder: string): string {
  const plain = folder.replace(/^\.\//, '').replace(/\/+$/, '');
  return plain === '' || plain === '.' ? '' : `${plain}/`;
}

function holds(tree: Listing, folder: string): boolean {
  const prefix = `${folder.replace(/\/+$/, '')}/`;
  return tree.blobs.has(folder) || [...tree.blobs.keys()].some((path) => path.startsWith(prefix));
}

async function findPullRequest(
  { name, pullRequest, workflowRun }: EventContext,
  github: () => GitHub,
  base: RepositoryName,
): Promise<PullRequest> {
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
  if (workflowRun !== null) return pullRequestOfHead(github(), base, workflowRun);
  if (name === 'merge_group') {
    throw new Skipped(
      'Not checked: a merge group holds pull requests, each of which is checked by itself (event pull_request).',
    );
  }
  throw new SettingsError(
    'source: pull-request needs an event with a pull request (pull_request, pull_request_target, or workflow_run of one).',
  );
}
