import { fill, messageOf, SettingsError } from '#base';
import { loadSecondLook, type Means } from '#check';
import { answersOf, type Compare, loadAnalysis } from '#service';
import { directory, type RepositoryReading, type Source } from '#sources';
import * as says from './says.ts';
import { beginZipFile } from './zip-file.ts';

/** Files are dropped, and nothing is fetched. */
const elsewhere: Source = {
  describe: ({ source }) => source,
  open: ({ source }) => Promise.reject(new SettingsError(fill(says.sourceNotRead, { source }))),
};

/** There is no GitHub in the world of a page. */
export const noGitHub = (): never => {
  throw new SettingsError(says.repositoriesGithub);
};

const repositories: RepositoryReading = {
  named: noGitHub,
  async *collect() {},
  starterOf: noGitHub,
  baseGround: noGitHub,
};

const compare: typeof Compare = async (order, { onProgress }) => {
  const { options, documents } = order;
  const { packed, runAnalysisJob } = await loadAnalysis();
  try {
    const result = await runAnalysisJob(
      { options, documents, web: false, isAlone: true },
      (done, total) => onProgress(done / Math.max(1, total)),
      () => Promise.reject(new Error('documents that are alone asked for others')),
    );
    return { kind: 'answers', answers: answersOf(packed(result), order) };
  } catch (error) {
    return { kind: 'failed', why: fill(says.analysisEndedUnexpectedly, { error: messageOf(error) }) };
  }
};

/** Of a page: the whole run is in a worker of its own, and so all is done in this thread, and nobody is asked. */
export const PAGE_MEANS: Means = {
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
