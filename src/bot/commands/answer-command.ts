import { z } from 'zod';
import { fill, Skipped } from '#base';
import { readDigest } from '#channels';
import type { World } from '#check';
import { bandOf, type RunReport, type Settings } from '#contract';
import { fullName, type GitHub, purposeFor, type RepositoryName } from '#github';
import { readPullRequest } from '#sources';
import { isAnswer } from '../publish/failure.ts';
import { type Authorship, ownCommentsOn } from '../publish/own-comments.ts';
import { staffLogins } from '../scan/issue/finding-lines.ts';
import { STATE_BRANCH, type StateStore } from '../scan/store/state-branch.ts';
import { actInScan, type ScanCommandHost } from './act-in-scan.ts';
import { requestFromEvent } from './action-transport.ts';
import { readPermission, strangerText } from './authorise.ts';
import { runKey } from './check-mark.ts';
import type { BotResult } from './dialogue.ts';
import type {
  BotCheckPlan,
  BotEffects,
  CancelResult,
  ListedDismissal,
  Nowhere,
  OwnLines,
  StudentSafeStatus,
} from './effects.ts';
import { handleRequest } from './handle.ts';
import { type DismissalHost, dismissalsOf, recordDismissal, withdrawDismissal } from './record-dismissal.ts';
import { type BotRequest, replyKey } from './request.ts';
import * as says from './says.ts';
import { scanTargetOf, setBox } from './scan-target.ts';

interface BotHost {
  readonly settings: Settings;
  readonly world: World;
  readonly store: () => StateStore;
  readonly newSalt: () => string;
  /** Stops the run of a check; where it is missing, runs are a workflow's. */
  readonly cancelCheck?: BotEffects['cancelCheck'];
  /** Runs one check and reports it in the usual channels. */
  readonly check: (settings: Settings, world: World) => Promise<RunReport>;
}

/**
 * Answers the comment (or the call by hand) that started this run.
 *
 * @returns the report of a check that was asked for
 * @throws Skipped where the answer needed no check; the Failure of a check that could not be done
 */
export async function answerCommand(host: BotHost): Promise<RunReport> {
  const { settings, world } = host;
  const { event } = world;
  const request = requestFromEvent(event);
  if ('ignored' in request) throw new Skipped(fill(says.nothingAnswer, { ignored: request.ignored }));
  const result = await handleRequest(request, effectsOf(host), {
    botUsers: settings.botUsers,
    runUrl: world.runUrl,
    run: { key: runKey(world.run), isFirstAttempt: world.run.attempt === 1 },
  });
  if (result.kind === 'checked') return result.report;
  if (result.kind === 'failed') throw result.failure;
  throw new Skipped(sentenceOf(result, request.author));
}

function sentenceOf(result: Exclude<BotResult, { kind: 'checked' | 'failed' }>, author: string): string {
  switch (result.kind) {
    case 'ignored':
      return says.nothingAnswerComment;
    case 'replayed':
      return says.commandCarried;
    case 'elsewhere':
      return says.anotherRun;
    case 'refused':
      return fill(says.commandRefused, { author });
    case 'turned-away':
      return fill(says.commandOfWasRefusedFor, { author, why: strangerText(result.reason) });
    case 'done':
      return `The command ${result.command} was answered.`;
  }
}

/** What the bot can do, by means of this program. */
export function effectsOf(host: BotHost): BotEffects {
  const { world } = host;
  const github = world.github();
  return {
    github,
    log: world.log,
    clock: world.clock,
    signal: world.signal,
    now: world.date,
    runCheck: (plan) => checkPinned(plan, host),
    lastReport: (repository, pull, isOwn) => lastReportFromComments(github, repository, pull, isOwn),
    recordDismissal: (dismissal) => recordDismissal(dismissal, host),
    withdrawDismissal: (pair) => withdrawDismissal(pair, host),
    dismissalsOf: (repository, pull, isOwn) => listDismissals(repository, pull, isOwn, host),
    scanTargetOf: (request) => scanTargetOf(request, github, world.log),
    actInScan: (command, target, request) => actInScan(command, target, request, scanHostOf(host, request)),
    cancelCheck: host.cancelCheck ?? ((repository, run) => stopRun(github, repository, run)),
  };
}

function scanHostOf(
  { settings, world, store, newSalt }: BotHost,
  { repository }: BotRequest,
): ScanCommandHost {
  const github = world.github();
  const staff = new Set(staffLogins(settings.staff).map((login) => login.toLowerCase()));
  return {
    store: store(),
    branch: settings.stateBranch === STATE_BRANCH ? null : settings.stateBranch,
    newSalt,
    now: world.date,
    mayReview: async (login) =>
      staff.has(login.toLowerCase()) || (await readPermission(github, repository, login)) !== 'less',
    setBox: (target, pair, isTicked) => setBox(github, repository, target, pair, isTicked),
  };
}

/** One check of the commit that was pinned when the command was accepted. */
async function checkPinned(plan: BotCheckPlan, host: BotHost): Promise<RunReport> {
  const { settings, world } = host;
  const { overrides } = plan;
  const pull = await readPullRequest(world.github(), plan.repository, plan.pull);
  if (settings.web.length > 0) {
    world.log.notice(says.webNothingSearched);
  }
  return host.check(
    {
      ...settings,
      mode: 'check',
      // A file on the web that the reply leads to may be the one that others used.
      web: [],
      source: 'pull-request',
      similarityThreshold: overrides.similarityThreshold ?? settings.similarityThreshold,
      aiThreshold: overrides.aiThreshold ?? settings.aiThreshold,
      pullRequestScope: overrides.pullRequestScope ?? settings.pullRequestScope,
      compareWith:
        overrides.compareWith === undefined ? settings.compareWith : { kind: overrides.compareWith },
      language: overrides.language ?? settings.language,
      engine: overrides.engine ?? settings.engine,
      // Whoever asks for a check wants to see it.
      comment: settings.comment === 'never' ? 'never' : 'always',
    },
    {
      ...world,
      // A command that is taken up again finds its check by this.
      run: { ...world.run, jobSlug: `bot-${plan.key}` },
      event: {
        ...world.event,
        pullRequest: {
          number: pull.number,
          headSha: plan.headSha,
          headRepository: null,
          baseSha: pull.baseSha,
          baseRef: pull.baseRef,
          author: pull.author,
          createdAt: pull.createdAt,
          authorId: pull.authorId,
          isFork: false,
          draft: pull.draft,
          open: pull.open,
        },
      },
    },
  );
}

/** The dismissals of a pull request's pairs, each with our reply where that stands on its page. @throws Failure */
async function listDismissals(
  repository: RepositoryName,
  pull: number,
  isOwn: Authorship,
  host: DismissalHost,
): Promise<readonly ListedDismissal[] | Nowhere> {
  const dismissals = await dismissalsOf(repository, pull, host);
  if ('kind' in dismissals) return dismissals;
  if (dismissals.length === 0) return [];
  const urls = new Map<string, string | null>();
  for await (const { body, html_url } of ownCommentsOn(host.world.github(), repository, pull, isOwn)) {
    const key = replyKey(body ?? '');
    if (key !== null) urls.set(key, html_url ?? null);
  }
  return dismissals.map(({ by, at, command }) => ({ by, at, url: urls.get(command ?? '') ?? null }));
}

/**
 * The last check of a pull request, read back from the comment in which it was reported. Where there are several (input
 * `comment-key`), the latest check counts. @throws GitHubError
 */
async function lastReportFromComments(
  github: GitHub,
  repository: RepositoryName,
  pull: number,
  isOwn: Authorship,
): Promise<StudentSafeStatus | null> {
  let last: StudentSafeStatus | null = null;
  for await (const comment of ownCommentsOn(github, repository, pull, isOwn)) {
    const status = readReport(comment.body ?? '', comment.html_url ?? null);
    if (status !== null && (last === null || Date.parse(status.at) >= Date.parse(last.at))) last = status;
  }
  return last;
}

const REPORT = /^<!-- code-similarity:comment:(?:[0-9a-f]{2})* -->/;

/**
 * What a report's digest (`src/channels/comment-digest.ts`) says that every reader may know. null: the body is no report, or
 * none of this pull request alone.
 */
export function readReport(body: string, url: string | null): StudentSafeStatus | null {
  const digest = REPORT.test(body) ? readDigest(body) : null;
  if (digest === null) return null;
  const { at, totals, band, feedback, regions: regionCount, lines, headSha } = digest;
  // The numbers of several submissions: none of them is the pull request's for certain, nor are the lines.
  if (Object.keys(totals).length > 1) return null;
  const regions = (lines ?? []).map(([file, lineStart, lineEnd, foundIn]): OwnLines => {
    return { file, lineStart, lineEnd, foundIn };
  });
  return {
    at,
    feedback: feedback ?? 'full',
    // The exact number is for staff.
    similarity: band ?? Object.values(totals).map(bandOf)[0] ?? null,
    regionCount: Math.max(regionCount, regions.length),
    regions,
    headSha,
    url,
  };
}

/**
 * Cancels the workflow run of a check.
 *
 * @param run of the check's mark: the run's id, a point and its job
 * @throws GitHubError where GitHub does not answer
 */
export async function stopRun(
  github: GitHub,
  repository: RepositoryName,
  run: string,
): Promise<CancelResult> {
  const id = /^([1-9]\d{0,15})\./.exec(run)?.[1];
  if (id === undefined) {
    return {
      kind: 'refused',
      how: says.serverRuns,
    };
  }
  try {
    await github.ask(
      purposeFor('own', `cancelling run ${id} of ${fullName(repository)}`, 'actions'),
      (rest) => rest.actions.cancelWorkflowRun({ ...repository, run_id: Number(id) }),
      z.unknown(),
    );
    return { kind: 'cancelled' };
  } catch (error) {
    // 409: it is over. 404: it was deleted.
    if (isAnswer(error, 404, 409)) return { kind: 'over' };
    if (!isAnswer(error, 403) || error.outcome !== 'forbidden') throw error;
    return {
      kind: 'refused',
      how: fill(says.cancelRun, { error: error.message, id }),
    };
  }
}
