import { z } from 'zod';
import { DEFAULT_API_URL, DEFAULT_SERVER_URL } from './client.ts';
import { parseRepositoryName, type RepositoryName } from './names.ts';
import {
  ACCOUNT,
  GHOST,
  PULL_REQUEST,
  type PullRequest,
  pullRequestOf,
  REPOSITORY,
  SHA,
} from './pull-request.ts';

export interface EventComment {
  readonly id: number;
  readonly body: string;
  readonly author: string;
  readonly authorIsBot: boolean;
  /** By GitHub's clock, RFC 3339; null: not said. */
  readonly createdAt: string | null;
  readonly issueNumber: number;
  /** GitHub calls comments on pull requests `issue_comment` as well. */
  readonly onPullRequest: boolean;
}

/** The branch that a run's commit came from. */
interface HeadBranch {
  readonly owner: string;
  readonly branch: string;
}

/** What GitHub says about the event that started this run, without asking it anything. */
export interface EventContext {
  readonly name: string | null;
  /** `created`, `opened`, `synchronize` … */
  readonly action: string | null;
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly repository: RepositoryName | null;
  readonly repositoryId: number | null;
  /** null: not said. */
  readonly repositoryIsPrivate: boolean | null;
  readonly actor: string | null;
  readonly sha: string | null;
  /** As it was when the event happened. */
  readonly pullRequest: PullRequest | null;
  /** The event is of a pull request from another repository, or of one that cannot be read. */
  readonly isFork: boolean;
  readonly comment: EventComment | null;
  /** The run that a `workflow_run` event tells of, where a pull request may have started it. `from` null: its repository is gone. */
  readonly workflowRun: { readonly from: HeadBranch | null; readonly sha: string } | null;
  /** The commit onto which a `merge_group` event puts pull requests. */
  readonly mergeGroup: { readonly baseSha: string } | null;
  /** The cron expression that started the run of a `schedule`; null: another event. */
  readonly schedule: string | null;
  /** What a `workflow_dispatch` was given; null: another event. */
  readonly inputs: Readonly<Record<string, string>> | null;
  /** A workflow's own run and attempt, for telling an older run from a newer; null outside of a workflow. */
  readonly run: { readonly id: number; readonly attempt: number } | null;
}

/** What is known of an event besides its payload. What is missing or empty is not known. */
interface EventFacts {
  readonly eventName?: string | undefined;
  readonly apiUrl?: string | undefined;
  readonly serverUrl?: string | undefined;
  /** `owner/name`. Default: that of the payload. */
  readonly repository?: string | undefined;
  readonly repositoryId?: number | undefined;
  readonly actor?: string | undefined;
  readonly sha?: string | undefined;
  readonly runId?: number | undefined;
  readonly runAttempt?: number | undefined;
}

const Comment = z.looseObject({
  id: z.number().int(),
  body: z.string(),
  user: ACCOUNT.nullable(),
  created_at: z.iso.datetime().nullish().catch(null),
});
const WorkflowRun = z.looseObject({
  head_sha: SHA,
  head_branch: z.string().nullable(),
  head_repository: z.looseObject({ owner: z.looseObject({ login: z.string() }) }).nullable(),
});
const MergeGroup = z.looseObject({ base_sha: SHA });
const Issue = z.looseObject({ number: z.number().int(), pull_request: z.unknown().optional() });

/**
 * Reads the payload of an event (parsed JSON). Pure; what is missing or has an odd shape is null, because a payload is whatever
 * the event's sender made of it.
 */
export function readEventContext(facts: EventFacts, payload: unknown): EventContext {
  const repository = pick(payload, 'repository', REPOSITORY);
  const issue = pick(payload, 'issue', Issue);
  const comment = pick(payload, 'comment', Comment);
  const pull = pick(payload, 'pull_request', PULL_REQUEST);
  const pullRequest = pull === null ? null : pullRequestOf(pull);
  // Events of deployments name the run that deploys, too.
  const workflowRun = facts.eventName === 'workflow_run' ? pick(payload, 'workflow_run', WorkflowRun) : null;
  const mergeGroup = pick(payload, 'merge_group', MergeGroup);
  return {
    name: facts.eventName || null,
    action: pick(payload, 'action', z.string()),
    apiUrl: facts.apiUrl || DEFAULT_API_URL,
    serverUrl: facts.serverUrl || DEFAULT_SERVER_URL,
    repository: parseRepositoryName(facts.repository || (repository?.full_name ?? '')),
    repositoryId: repository?.id ?? facts.repositoryId ?? null,
    repositoryIsPrivate: pick(pick(payload, 'repository', z.looseObject({})), 'private', z.boolean()),
    actor: facts.actor || null,
    sha: facts.sha || null,
    pullRequest,
    isFork: pullRequest?.isFork ?? pick(payload, 'pull_request', z.unknown().optional()) != null,
    schedule: facts.eventName === 'schedule' ? pick(payload, 'schedule', z.string()) : null,
    inputs: pick(payload, 'inputs', z.record(z.string(), z.coerce.string())),
    workflowRun: workflowRun === null ? null : headOf(workflowRun),
    mergeGroup: mergeGroup === null ? null : { baseSha: mergeGroup.base_sha },
    comment:
      comment === null || issue === null
        ? null
        : {
            id: comment.id,
            body: comment.body,
            author: comment.user?.login ?? GHOST,
            authorIsBot: comment.user?.type === 'Bot',
            createdAt: comment.created_at ?? null,
            issueNumber: issue.number,
            onPullRequest: issue.pull_request !== undefined && issue.pull_request !== null,
          },
    run: facts.runId === undefined ? null : { id: facts.runId, attempt: facts.runAttempt ?? 1 },
  };
}

/**
 * The commit that a pull request cannot change, in a run that concerns one: its base, or, where the event does not bring it, the
 * default branch, on which runs of comments and of other runs stand. null: the event does not say.
 */
export function baseCommit({ name, pullRequest, mergeGroup, sha }: EventContext): string | null {
  if (pullRequest !== null) return pullRequest.baseSha;
  if (mergeGroup !== null) return mergeGroup.baseSha;
  return name === 'issue_comment' || name === 'workflow_run' ? sha : null;
}

function headOf(run: z.infer<typeof WorkflowRun>): NonNullable<EventContext['workflowRun']> {
  const { head_repository: repository, head_branch: branch, head_sha: sha } = run;
  return {
    from: repository === null || branch === null ? null : { owner: repository.owner.login, branch },
    sha,
  };
}

function pick<T>(payload: unknown, field: string, shape: z.ZodType<T>): T | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const result = shape.safeParse((payload as Readonly<Record<string, unknown>>)[field]);
  return result.success ? result.data : null;
}
