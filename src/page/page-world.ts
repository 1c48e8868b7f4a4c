import type { Clock, Log } from '#base';
import type { World } from '#check';
import { VERSION } from '../version.ts';
import { noGitHub, PAGE_MEANS } from './page-means.ts';

/** Where relative paths begin: below it each part that was dropped has a folder of its name. */
export const WORKSPACE = '/class';

const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const abort = (): void => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort);
        resolve();
      }, ms);
      if (signal?.aborted === true) abort();
      else signal?.addEventListener('abort', abort, { once: true });
    }),
};

/** The outside world of a run in a page: its own clock and files, nobody to ask, and no end but that of the worker. */
export function pageWorld(title: string, log: Log): World {
  return {
    ...PAGE_MEANS,
    clock: CLOCK,
    random: Math.random,
    log,
    signal: new AbortController().signal,
    endsAtMs: Infinity,
    date: () => new Date(),
    workspace: WORKSPACE,
    tempDir: '/run',
    // No key is ever given to a page.
    redact: (text) => text,
    environment: {},
    toolVersion: VERSION,
    run: { runId: 'local', jobSlug: 'local', attempt: 1 },
    runUrl: null,
    defaultLabel: title,
    title,
    event: NO_EVENT,
    github: noGitHub,
    collector: noGitHub,
    onCheck: () => {},
  };
}

const NO_EVENT: World['event'] = {
  name: null,
  action: null,
  apiUrl: '',
  serverUrl: '',
  repository: null,
  repositoryId: null,
  repositoryIsPrivate: null,
  actor: null,
  sha: null,
  ref: null,
  pullRequest: null,
  isFork: false,
  comment: null,
  workflowRun: null,
  mergeGroup: null,
  schedule: null,
  inputs: null,
  run: null,
};
