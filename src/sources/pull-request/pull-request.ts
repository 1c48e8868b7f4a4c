import { SettingsError } from '#base';
import type { Submission } from '#contract';
import { fullName, purposed } from '#github';
import { readContents } from '../github/contents.ts';
import { prefetch, READS_AT_ONCE } from '../prefetch.ts';
import type { PullRequest } from '../github/pull-request.ts';
import { openGround } from '../open-ground.ts';
import { openStarter } from '../open-starter.ts';
import { createSelection } from '../selection/selection.ts';
import type { Source } from '../source.ts';
import { collectListed } from './collect-listed.ts';
import { collectPullRequest } from './collect-pull-request.ts';
import { findPullRequest } from './find-pull-request.ts';
import { type Heads, readHeads } from './heads.ts';
import { type BaseOptions, modifiedInBase } from './modified-in-base.ts';
import { findPeers, NO_PEERS } from './peers.ts';
import * as says from '../repositories/says.ts';

/** One pull request of the repository that this runs in, and what it is compared with. */
export const pullRequest: Source = {
  describe: () => 'the pull request',

  async open(settings, context) {
    const { own: base, collector, signal } = context;
    if (base === null) {
      throw new SettingsError(says.sourcePullRequest);
    }
    const { compareWith, pullRequestScope: scope } = settings;
    const github = purposed(context.github(), { target: 'own' });
    const pull = await findPullRequest(context.event, github, base);
    const { baseSha } = pull;
    const ground = await openGround(settings, context, { base: { repository: base, sha: baseSha } });
    const folders = compareWith.kind === 'list' ? compareWith.entries : [];
    const peers = compareWith.kind === 'open-pull-requests' ? await findPeers(github, base, pull) : NO_PEERS;
    const heads = scope === 'changed' ? await readHeads(github, base, [pull, ...peers.pulls]) : null;
    const common = { github, base, signal, folders };
    const opened = await openStarter(settings, context, ground, async (options) => {
      const selection = createSelection(options);
      const repositoryId = context.event.repositoryId ?? 0;
      return {
        starter: await baseAsStarter(pull, heads, { ...common, selection, repositoryId }),
        marked: [],
      };
    });
    const { selection } = opened;
    return {
      ...opened,
      notices: [...opened.notices, ...peers.notices],
      notComparedWith: peers.notComparedWith,
      async *submissions() {
        const options = { ...common, selection, scope, heads };
        yield collectPullRequest(pull, { ...options, role: 'judged' });
        const ofPeers = purposed(context.github(), { target: 'own', isOfPeer: true });
        yield* prefetch(peers.pulls, READS_AT_ONCE, (one) =>
          collectPullRequest(one, { ...options, github: ofPeers, role: 'archive' }),
        );
        yield* collectListed(folders, { ...options, baseSha, collector });
      },
    };
  },
};

/**
 * What stood in the base before: what the pull request modifies, or everything.
 *
 * @param heads null: everything of the base counts
 * @returns null where nothing stood there
 */
async function baseAsStarter(
  pull: PullRequest,
  heads: Heads | null,
  options: BaseOptions & { readonly repositoryId: number },
): Promise<Submission | null> {
  const { github, base, selection, signal, repositoryId } = options;
  const sha = pull.baseSha;
  const contents =
    heads === null
      ? await readContents(github, base, sha, selection, signal)
      : await modifiedInBase(heads.changesOf(pull), heads, options);
  if (contents.files.length + contents.aside.length === 0) return null;
  return {
    key: `${fullName(base)}@base`,
    name: `${base.repo} (base)`,
    role: 'base',
    origin: { kind: 'repository', ...base, repositoryId, sha },
    leftOut: [],
    remarks: [],
    ...contents,
  };
}
