import { andThrow, SILENT } from '#base';
import { lookAhead, main, NOTHING_PRIOR, openOwn, type RunResult, withoutGitHub, type World } from '#check';
import type { CaseBook, Findings, RawInputs, ServiceFetch, Settings } from '#contract';
import { MAX_TIMEOUT_MINUTES, parseSettings } from '#contract';
import { DatabaseAway } from '#service';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import * as says from './says.ts';
import { THIS_MACHINE } from '../../process/this-machine.ts';

/** How often the run looks whether its check is done. */
const POLL_SECONDS = '2';

/** How this process reaches itself. */
interface Self {
  /** The service as the person sees it whose check it is. */
  readonly fetch: ServiceFetch;
  readonly cases: CaseBook;
  readonly onCheck: (id: number) => void;
  readonly aside?: World['aside'];
}

/** A run of this server. */
export interface OwnRun {
  readonly raw: RawInputs;
  /** Where relative paths begin. */
  readonly workspace: string;
  /** A folder of this run alone, which its caller deletes. */
  readonly folder: string;
  readonly title: string;
  readonly signal: AbortSignal;
  /** The same whoever goes on with the run: its check is found by it. Absent: it makes none. */
  readonly runId?: string;
}

/** Settings of a run of the server's own. @throws ConfigurationError */
function settingsOf(raw: RawInputs): Settings {
  const given = {
    // Names of people stay on this server.
    anonymize: 'never',
    'keep-check': 'true',
    // It may wait for the analyses of many others, and its files are dropped when it ends.
    'timeout-minutes': String(MAX_TIMEOUT_MINUTES),
    'poll-interval': POLL_SECONDS,
    'report-dir': 'report',
    ...raw,
  };
  return parseSettings(given, null, { event: null, repositoryOwner: null, isFork: false }).settings;
}

/**
 * Runs what `code-similarity check` runs, with this server as its service.
 *
 * @throws DatabaseAway where the server could not reach what it keeps: somebody goes on with the run when it can; Failure for what
 *   ends the run before there is anything to report
 */
export async function runOnSelf(own: OwnRun & Self): Promise<RunResult> {
  const prior = { ...NOTHING_PRIOR, cases: own.cases };
  const away = new AbortController();
  const self = {
    ...own,
    signal: AbortSignal.any([own.signal, away.signal]),
    fetch: noticing(own.fetch, away),
  };
  const ended = main(settingsOf(own.raw), await worldOf(self), prior, (_settings, world, deadlineMs) =>
    Promise.resolve(openOwn(self, world, deadlineMs)),
  );
  const result = await ended.catch(andThrow(() => away.signal.throwIfAborted()));
  if (away.signal.aborted) await result.finish();
  away.signal.throwIfAborted();
  return result;
}

/** A run that goes on without what is away comes to a report without numbers. What says no time to come again is away for good. */
function noticing(fetch: ServiceFetch, away: AbortController): ServiceFetch {
  return async (request) => {
    const response = await fetch(request);
    if (response.status === 503 && response.headers.has('retry-after')) {
      away.abort(new DatabaseAway('it was asked by a run'));
    }
    return response;
  };
}

/** What such a run would check. @throws Failure as `runOnSelf` */
export async function lookAtRun(own: OwnRun): Promise<Findings> {
  return lookAhead(settingsOf({ ...own.raw, 'dry-run': 'true' }), await worldOf(own));
}

async function worldOf(own: OwnRun & Partial<Self>): Promise<World> {
  return {
    ...THIS_MACHINE,
    ...withoutGitHub(says.repositoriesGithub),
    log: SILENT,
    signal: own.signal,
    workspace: own.workspace,
    tempDir: await mkdtemp(join(own.folder, 'run-')),
    run: { runId: own.runId ?? 'page', jobSlug: 'page', attempt: null },
    defaultLabel: own.title,
    title: own.title,
    onCheck: own.onCheck ?? (() => {}),
    aside: own.aside,
  };
}
