import { readFileSync } from 'node:fs';
import { type Environment, fill, messageOf } from '#base';
import { type EventContext, fullName, readEventContext } from '#github';
import * as says from '../says.ts';

/** What the runner says about the run, read once. Nothing in here is asked from GitHub. */
export interface RunContext {
  readonly event: EventContext;
  /** `owner/name`; null: outside of a repository. */
  readonly repository: string | null;
  readonly runId: string;
  /** From 1. */
  readonly attempt: number;
  readonly job: string;
  readonly workflow: string | null;
  readonly runUrl: string | null;
  readonly workspace: string;
  readonly tempDir: string | null;
  readonly summaryPath: string | null;
}

/**
 * Reads the runner's variables and the event's payload through the toolkit of GitHub. What is missing or odd is null.
 *
 * @param environment the variables of this process: the toolkit reads no other ones
 * @param workingDirectory where relative paths begin outside of a workflow
 * @returns also a sentence for the log where the file of the event cannot be read, so that nothing is known of the event
 */
export async function readRunContext(environment: Environment, workingDirectory: string) {
  const problem = problemOf(environment['GITHUB_EVENT_PATH'] ?? '');
  // The toolkit would print a line of its own, or throw when it is loaded.
  if (problem !== null) delete process.env['GITHUB_EVENT_PATH'];
  // Loaded here, because it reads the variables when it is: the command line has none.
  const { context: toolkit } = await import('@actions/github');
  const { eventName, apiUrl, serverUrl, actor, sha, runId, runAttempt } = toolkit;
  const event = readEventContext(
    {
      eventName,
      apiUrl,
      serverUrl,
      actor,
      sha,
      repository: environment['GITHUB_REPOSITORY'],
      repositoryId: idOf(environment['GITHUB_REPOSITORY_ID']),
      runId: Number.isNaN(runId) ? undefined : runId,
      runAttempt: Math.max(1, runAttempt || 1),
    },
    toolkit.payload,
  );
  const repository = event.repository === null ? null : fullName(event.repository);
  const run = repository === null || event.run === null ? null : `${repository}/actions/runs/${event.run.id}`;
  return {
    context: {
      event,
      repository,
      runId: String(event.run?.id ?? 'local'),
      attempt: event.run?.attempt ?? 1,
      job: toolkit.job || 'job',
      workflow: toolkit.workflow || null,
      runUrl: run === null ? null : `${event.serverUrl}/${run}`,
      workspace: environment['GITHUB_WORKSPACE'] || workingDirectory,
      tempDir: environment['RUNNER_TEMP'] || null,
      summaryPath: environment['GITHUB_STEP_SUMMARY'] || null,
    },
    problem,
  };
}

/** Why the payload of the event cannot be read; null: it can, or there is none. */
function problemOf(path: string): string | null {
  if (path === '') return null;
  try {
    JSON.parse(readFileSync(path, 'utf8'));
    return null;
  } catch (error) {
    return fill(says.eventsFile, { error: messageOf(error) });
  }
}

function idOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
