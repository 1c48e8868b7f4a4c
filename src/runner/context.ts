import { readFileSync } from 'node:fs';
import { type EventContext, readEventContext } from '../github/event-context.ts';
import type { Environment } from '../domain/environment.ts';

/** What the runner says about the run. Nothing in here is asked from GitHub. */
export interface ActionContext {
  readonly event: string | null;
  readonly repository: string | null;
  readonly repositoryOwner: string | null;
  /** null: not said. */
  readonly repositoryIsPrivate: boolean | null;
  readonly isFork: boolean;
  readonly actor: string | null;
  readonly runId: string;
  readonly attempt: number;
  readonly job: string;
  readonly workflow: string | null;
  readonly runUrl: string | null;
  readonly workspace: string;
  readonly tempDir: string | null;
  readonly summaryPath: string | null;
  /** The event as GitHub told it. */
  readonly github: EventContext;
}

/** Reads the runner's variables and the event's payload; what is missing or odd is null. */
export function readContext(environment: Environment, workingDirectory: string): ActionContext {
  const value = (name: string): string | null => {
    const text = environment[name];
    return text === undefined || text === '' ? null : text;
  };
  const payload = readPayload(value('GITHUB_EVENT_PATH'));
  const repository = value('GITHUB_REPOSITORY');
  const server = value('GITHUB_SERVER_URL') ?? 'https://github.com';
  const runId = value('GITHUB_RUN_ID');
  const isPrivate = at(payload, 'repository', 'private');
  const head = at(payload, 'pull_request', 'head', 'repo', 'full_name');
  const base = at(payload, 'pull_request', 'base', 'repo', 'full_name');
  const hasPullRequest = at(payload, 'pull_request') !== undefined;
  return {
    event: value('GITHUB_EVENT_NAME'),
    repository,
    repositoryOwner: value('GITHUB_REPOSITORY_OWNER') ?? repository?.split('/')[0] ?? null,
    repositoryIsPrivate: typeof isPrivate === 'boolean' ? isPrivate : null,
    // A head whose repository is gone was a fork.
    isFork:
      hasPullRequest && (typeof head !== 'string' || head !== (typeof base === 'string' ? base : repository)),
    actor: value('GITHUB_ACTOR'),
    runId: runId ?? 'local',
    attempt: Math.max(1, Number(value('GITHUB_RUN_ATTEMPT') ?? '1') || 1),
    job: value('GITHUB_JOB') ?? 'job',
    workflow: value('GITHUB_WORKFLOW'),
    runUrl: repository === null || runId === null ? null : `${server}/${repository}/actions/runs/${runId}`,
    workspace: value('GITHUB_WORKSPACE') ?? workingDirectory,
    tempDir: value('RUNNER_TEMP'),
    summaryPath: value('GITHUB_STEP_SUMMARY'),
    github: readEventContext(environment, payload),
  };
}

function readPayload(path: string | null): unknown {
  if (path === null) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function at(value: unknown, ...path: readonly string[]): unknown {
  let here = value;
  for (const name of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Readonly<Record<string, unknown>>)[name];
  }
  return here;
}
