import { type EventContext, readEventContext } from '../../src/github/event-context.ts';
import type { GitHubStandIn, StandInRepository } from '../github-stand-in/stand-in.ts';
import { userId } from '../github-stand-in/stand-in.ts';

/** The payload of a pull-request event, as GitHub sends it at this moment. */
export function pullRequestPayload(
  base: StandInRepository,
  number: number,
  headOf: (fullName: string) => StandInRepository | null,
): unknown {
  const issue = base.issues.get(number);
  const pull = issue?.pull;
  if (issue === undefined || pull === null || pull === undefined) {
    throw new Error(`no pull request ${number}`);
  }
  const head = pull.headRepository === null ? null : headOf(pull.headRepository);
  return {
    action: 'synchronize',
    repository: { id: base.id, full_name: base.fullName, private: base.options.private ?? true },
    pull_request: {
      number,
      state: issue.state,
      draft: pull.draft,
      user: { login: issue.author, id: userId(issue.author), type: 'User' },
      head: {
        sha: head?.head(pull.headBranch) ?? '',
        ref: pull.headBranch,
        repo: head === null ? null : { id: head.id, full_name: head.fullName },
      },
      base: {
        sha: base.head(pull.base) ?? '',
        ref: pull.base,
        repo: { id: base.id, full_name: base.fullName },
      },
    },
  };
}

export function pullRequestEvent(
  base: StandInRepository,
  number: number,
  github: GitHubStandIn,
  name = 'pull_request_target',
): EventContext {
  return readEventContext(
    { eventName: name, repository: base.fullName, apiUrl: github.url },
    pullRequestPayload(base, number, (fullName) => github.find(fullName)),
  );
}
