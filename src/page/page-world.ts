import { type Clock, fill, type Log, messageOf, SettingsError } from '#base';
import { loadSecondLook, type Means, withoutGitHub, type World } from '#check';
import { answersOf, type Compare, loadAnalysis } from '#service';
import { directory, type RepositoryReading, type Source } from '#sources';
import { VERSION } from '../version.ts';
import { beginZipFile } from './zip-file.ts';
import * as says from './says.ts';

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
    ...DROPPED,
    clock: CLOCK,
    random: Math.random,
    log,
    signal: new AbortController().signal,
    date: () => new Date(),
    workspace: WORKSPACE,
    tempDir: '/run',
    toolVersion: VERSION,
    run: { runId: 'local', jobSlug: 'local', attempt: 1 },
    defaultLabel: title,
    title,
    onCheck: () => {},
  };
}

const DROPPED = withoutGitHub(says.repositoriesGithub);

/** Files are dropped, and nothing is fetched. */
const elsewhere: Source = {
  describe: ({ source }) => source,
  open: ({ source }) => Promise.reject(new SettingsError(fill(says.sourceNotRead, { source }))),
};

const repositories: RepositoryReading = {
  named: DROPPED.github,
  async *collect() {},
  starterOf: DROPPED.github,
  baseGround: DROPPED.github,
};

const compare: typeof Compare = async (order, { onProgress }) => {
  const { options, documents } = order;
  const { runAnalysisJob } = await loadAnalysis();
  try {
    const result = await runAnalysisJob(
      { options, documents, web: false, isAlone: true },
      (done, total) => onProgress(done / Math.max(1, total)),
      () => Promise.reject(new Error('documents that are alone asked for others')),
    );
    return { kind: 'answers', answers: answersOf(result, order) };
  } catch (error) {
    return { kind: 'failed', why: fill(says.analysisEndedUnexpectedly, { error: messageOf(error) }) };
  }
};

/** Of a page: the whole run is in a worker of its own, and so all is done in this thread, and nobody is asked. */
const PAGE_MEANS: Means = {
  sources: { directory, 'pull-request': elsewhere, repositories: elsewhere, workspace: elsewhere },
  repositories,
  beginZip: beginZipFile,
  lookAgain: async (job) => {
    const { runSecondLook } = await loadSecondLook();
    try {
      return runSecondLook(job);
    } catch (error) {
      return messageOf(error);
    }
  },
  openHere: () => Promise.resolve({ kind: 'embedded', host: null, compare, close: () => Promise.resolve() }),
  openService: () => Promise.reject(new SettingsError(says.browserAsks)),
  // Where nobody searches the web, and no pair is of repositories.
  forecast: (findings) => Promise.resolve(findings),
  firstSeen: (report) => Promise.resolve(report),
};
