import { message } from '#base';
import type { Said } from '#contract';
import type { GitHub, RepositoryName } from '#github';
import { isOfSameAuthor, openPullRequests, type PullRequest } from '../github/pull-request.ts';

/** The newest of them; a run has to end. */
const MAX_PEERS = 100;

/** Other pull requests that one is compared with. */
interface Peers {
  readonly pulls: readonly PullRequest[];
  /** For staff. */
  readonly notices: readonly Said[];
  /** How many others there are more than are compared with. */
  readonly notComparedWith: number;
}

export const NO_PEERS: Peers = { pulls: [], notices: [], notComparedWith: 0 };

/** The newest open pull requests of other authors, of each the newest first. @throws GitHubError */
export async function findPeers(github: GitHub, base: RepositoryName, own: PullRequest): Promise<Peers> {
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
  return { pulls: fairly(peers), notices, notComparedWith };
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
