import { isAbsolute } from 'node:path';
import { message, SettingsError, Skipped } from '#base';
import type { Said, Submission } from '#contract';
import {
  type EventContext,
  fullName,
  type GitHub,
  type PullRequest,
  purposed,
  type RepositoryName,
} from '#github';
import { readContents } from '../github/contents.ts';
import { isOfSameAuthor, openPullRequests, pullRequestOfHead } from '../github/pull-request.ts';
import { joined, type Starter } from '../given-starter.ts';
import { isFolder } from '../entries.ts';
import type { Ground } from '../ground.ts';
import { openGround } from '../open-ground.ts';
import { openStarter } from '../open-starter.ts';
import { prefetch, READS_AT_ONCE } from '../prefetch.ts';
import * as says from '../repositories/says.ts';
import { starterKeys, withoutStarter } from '../starter.ts';
import { createSelection, type SelectionOptions } from '../selection/selection.ts';
import type { Source, SourceSettings } from '../source.ts';
import { collectListed, folderInTree, type ListedOptions } from './collect-listed.ts';
import { collectPullRequest } from './collect-pull-request.ts';
import { forkOf, type Heads, readHeads } from './heads.ts';
import { modifiedInBase } from './modified-in-base.ts';
import type { BaseReading } from './not-excused.ts';

/** One pull request of the repository that this runs in, and what it is compared with. */
export const pullRequest: Source = {
  describe: () => 'the pull request',

  async open(settings, context) {
    const { own: base, collector, signal } = context;
    if (base === null) throw new SettingsError(says.sourcePullRequest);
    const { compareWith, pullRequestScope: scope } = settings;
    const github = purposed(context.github(), { target: 'own' });
    const pull = await findPullRequest(context.event, github, base);
    const { baseSha } = pull;
    const ground = await openGround(settings, context, { base: { repository: base, sha: baseSha } });
    const listed = compareWith.kind === 'list' ? compareWith.entries : [];
    const folders = [...listed, ...(await baseFolders(settings, scope, ground))];
    const peers = compareWith.kind === 'open-pull-requests' ? await findPeers(github, base, pull) : NO_PEERS;
    const heads = scope === 'changed' ? await readHeads(github, base, [pull, ...peers.pulls]) : null;
    const common = { github, base, signal, folders };
    const baseStarter = async (options: SelectionOptions): Promise<Starter> => {
      const selection = createSelection(options);
      const repositoryId = context.event.repositoryId ?? 0;
      const starter = await baseAsStarter(pull, peers.pulls, heads, { ...common, selection, repositoryId });
      return { starter, marked: [] };
    };
    // What stood in the base is nobody's work, whatever else everybody was given.
    const opened = await openStarter(settings, context, ground, baseStarter, { isBeside: true });
    const { selection } = opened;
    return {
      ...opened,
      notices: [...opened.notices, ...peers.notices],
      notComparedWith: peers.notComparedWith,
      async *submissions() {
        const options = { ...common, selection, scope, heads };
        yield collectPullRequest(pull, { ...options, role: 'judged', isStacked: false });
        const ofPeers = purposed(context.github(), { target: 'own', isOfPeer: true });
        yield* prefetch(peers.pulls, READS_AT_ONCE, (one) =>
          collectPullRequest(one, {
            ...options,
            github: ofPeers,
            role: 'archive',
            isStacked: one.baseRef !== pull.baseRef,
          }),
        );
        yield* collectListed(listed, { ...options, baseSha, collector });
      },
    };
  },
};

/**
 * What other settings compare with that lies in the base.
 *
 * @throws SettingsError where all of the base counts as what everybody was given: nothing would be like it
 */
async function baseFolders(
  { archive, aiReferences }: Pick<SourceSettings, 'archive' | 'aiReferences'>,
  scope: ListedOptions['scope'],
  ground: Ground,
): Promise<readonly string[]> {
  const folders: string[] = [];
  for (const [input, lines] of [['archive', archive] as const, ['ai-references', aiReferences] as const]) {
    for (const line of lines) {
      const entry = ground.entry(line);
      if (isAbsolute(entry) || !(await isFolder(entry, ground.root))) continue;
      if (scope === 'tree') throw folderInTree(input, line);
      folders.push(entry);
    }
  }
  return folders;
}

interface BaseStarterOptions extends BaseReading {
  readonly signal: AbortSignal;
  readonly repositoryId: number;
}

/**
 * What stood in the base before: what the pull request and its peers modify, or everything, as it stands there now and as it stood where the pull
 * request left it: what was rewritten there since is in every head that is behind.
 *
 * @param heads null: everything of the base counts
 * @returns null where nothing stood there
 */
async function baseAsStarter(
  pull: PullRequest,
  peers: readonly PullRequest[],
  heads: Heads | null,
  options: BaseStarterOptions,
): Promise<Submission | null> {
  const { github, base } = options;
  const { baseSha } = pull;
  const key = `${fullName(base)}@base`;
  if (heads !== null) {
    // Another branch may hold the work of one person.
    const others = peers
      .filter(({ baseRef }) => baseRef === pull.baseRef)
      .flatMap((one) => heads.formerOf(one));
    const stood = await modifiedInBase(heads.changesOf(pull), others, heads, options);
    return baseSubmission(key, baseSha, stood, options);
  }
  const fork = await forkOf(github, base, pull);
  const present = await wholeBase(key, baseSha, options);
  if (fork === null || fork === baseSha) return present;
  const former = await wholeBase(`${fullName(base)}@${fork.slice(0, 7)}`, fork, options);
  if (present === null || former === null) return present ?? former;
  // Most of it stands there as it did.
  const since = await withoutStarter(former, await starterKeys(present), options.signal);
  const starter = { ...since, aside: [] };
  return joined({ starter: present, marked: [] }, { starter, marked: [] }).starter;
}

async function wholeBase(key: string, sha: string, options: BaseStarterOptions): Promise<Submission | null> {
  const { github, base, selection, signal } = options;
  return baseSubmission(key, sha, await readContents(github, base, sha, selection, signal), options);
}

function baseSubmission(
  key: string,
  sha: string,
  contents: Pick<Submission, 'files'> & Partial<Submission>,
  { base, repositoryId }: BaseStarterOptions,
): Submission | null {
  if (contents.files.length + (contents.aside ?? []).length === 0) return null;
  return {
    leftOut: [],
    remarks: [],
    ...contents,
    key,
    name: `${base.repo} (base)`,
    role: 'base',
    origin: { kind: 'repository', ...base, repositoryId, sha },
  };
}

/**
 * The pull request that an event is about.
 *
 * @throws Skipped where there is nothing to check; SettingsError for an event of another kind
 */
async function findPullRequest(
  event: EventContext,
  github: GitHub,
  base: RepositoryName,
): Promise<PullRequest> {
  if (event.pullRequest !== null) return event.pullRequest;
  if (event.workflowRun !== null) return pullRequestOfHead(github, base, event.workflowRun);
  if (event.name === 'merge_group') throw new Skipped(says.notCheckedMerge);
  throw new SettingsError(says.sourcePull);
}

/** The newest of them; a run has to end. */
const MAX_PEERS = 100;

/** Other pull requests that one is compared with. */
type Peers = Awaited<ReturnType<typeof findPeers>>;

const NO_PEERS: Peers = { pulls: [], notices: [], notComparedWith: 0 };

/** The newest open pull requests of other authors, of each the newest first. @throws GitHubError */
export async function findPeers(github: GitHub, base: RepositoryName, own: PullRequest) {
  const others = (await openPullRequests(github, base)).filter(({ number }) => number !== own.number);
  const peers = others.filter((one) => !isOfSameAuthor(one, own));
  const notComparedWith = Math.max(0, peers.length - MAX_PEERS);
  const notices: Said[] = [];
  if (peers.length < others.length) {
    notices.push(message('notices.peersOwn', { n: String(others.length - peers.length) }));
  }
  if (peers.length === 0) notices.push(message('notices.noPeers'));
  if (notComparedWith > 0) {
    notices.push(
      message('notices.peersLimit', {
        most: String(MAX_PEERS),
        n: String(peers.length),
        rest: String(notComparedWith),
      }),
    );
  }
  return {
    pulls: fairly(peers),
    /** For staff. */
    notices,
    /** How many others there are more than are compared with. */
    notComparedWith,
  };
}

/** As many as are compared with. Nobody's dozens take the place of what others opened before. */
function fairly(pulls: readonly PullRequest[]): readonly PullRequest[] {
  const opened = new Map<number, number>();
  const ranked = pulls.map((pull, at) => {
    const rank = opened.get(pull.authorId) ?? 0;
    opened.set(pull.authorId, rank + 1);
    return { pull, at, rank };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .slice(0, MAX_PEERS)
    .toSorted((a, b) => a.at - b.at)
    .map(({ pull }) => pull);
}
