import { z } from 'zod';
import { fill } from '#base';
import { readDigest } from '#channels';
import type { World } from '#check';
import { type Band, bandOf, type RunReport, type Settings } from '#contract';
import { fullName, type GitHub, purposeFor, type RepositoryName } from '#github';
import type { StudentRegion } from '#report';
import { readPullRequest } from '#sources';
import { isAnswer } from '../publish/failure.ts';
import { type Authorship, ownCommentsOn } from '../publish/own-comments.ts';
import { staffLogins } from '../scan/issue/finding-lines.ts';
import { STATE_BRANCH, type StateStore } from '../scan/store/state-branch.ts';
import { actInScan, type ScanCommandHost } from './act-in-scan.ts';
import { readPermission } from './authorise.ts';
import type { CheckOverrides } from './check-options.ts';
import type { ScanCommand } from './grammar.ts';
import {
  type DismissalHost,
  dismissalsOf,
  type Nowhere,
  recordDismissal,
  type RecordedDismissal,
  withdrawDismissal,
} from './record-dismissal.ts';
import { type BotRequest, replyKey } from './request.ts';
import * as says from './says.ts';
import { scanTargetOf, type ScanTarget, setBox } from './scan-target.ts';

/** A check as the bot wants it: this commit of this pull request, these settings besides the configured ones. */
export interface BotCheckPlan {
  readonly repository: RepositoryName;
  readonly pull: number;
  /** The commit that was pinned when the command was accepted: 40 hexadecimal digits. Contents of no other commit may be taken. */
  readonly headSha: string;
  readonly overrides: CheckOverrides;
  /** The command's idempotency key: the same one comes again after a run that died, and may then take up the same check. */
  readonly key: string;
}

/** Lines of the pull request that are like code elsewhere; nothing says where. */
type OwnLines = Pick<StudentRegion, 'file' | 'lineStart' | 'lineEnd' | 'foundIn'>;

/** What is known of a pull request's last check and may be shown to everybody who reads it. */
export interface StudentSafeStatus {
  /** When the check began, RFC 3339. */
  readonly at: string;
  /** How much the comment told its readers. */
  readonly feedback: RunReport['students']['feedback'];
  /** null: nothing is kept of it. */
  readonly similarity: Band | null;
  /** How many regions the check found; at least as many as `regions` holds. */
  readonly regionCount: number;
  readonly regions: readonly OwnLines[];
  /** The commit that was checked; null: not known. */
  readonly headSha: string | null;
  /** Our comment; null: not known. */
  readonly url: string | null;
}

/** A dismissal of a pair in which a pull request is, without the other one of the pair. */
export interface ListedDismissal {
  /** Login; null: not known. */
  readonly by: string | null;
  /** RFC 3339. */
  readonly at: string;
  /** Our reply to the command, where it stands on the same pull request; null: elsewhere. */
  readonly url: string | null;
}

export type CancelResult =
  /** `over`: nothing ran any more. */
  | { readonly kind: 'cancelled' | 'over' }
  /** `how`: what is to be done instead, for every reader. */
  | { readonly kind: 'refused'; readonly how: string };

/** What the bot works with. */
export interface BotHost {
  readonly settings: Settings;
  readonly world: World;
  readonly store: () => StateStore;
  readonly newSalt: () => string;
  /** Stops the run of a check; where it is missing, runs are a workflow's. */
  readonly cancelCheck?: (repository: RepositoryName, run: string) => Promise<CancelResult>;
  /** Runs one check and reports it in the usual channels. */
  readonly check: (settings: Settings, world: World) => Promise<RunReport>;
}

export type BotEffects = ReturnType<typeof effectsOf>;

/** All that the bot does to the world: nothing else reaches out. */
export function effectsOf(host: BotHost) {
  const { world } = host;
  const github = world.github();
  return {
    github,
    log: world.log,
    clock: world.clock,
    signal: world.signal,
    now: world.date,
    runCheck: (plan: BotCheckPlan) => checkPinned(plan, host),
    /** null: no check of that pull request is known. Comments that this bot did not write are no evidence. @throws GitHubError */
    lastReport: (repository: RepositoryName, pull: number, isOwn: Authorship) =>
      lastReportFromComments(github, repository, pull, isOwn),
    recordDismissal: (dismissal: RecordedDismissal) => recordDismissal(dismissal, host),
    withdrawDismissal: (pair: Omit<RecordedDismissal, 'reason'>) => withdrawDismissal(pair, host),
    dismissalsOf: (repository: RepositoryName, pull: number, isOwn: Authorship) =>
      listDismissals(repository, pull, isOwn, host),
    scanTargetOf: (request: BotRequest) => scanTargetOf(request, github, world.log),
    actInScan: (command: ScanCommand, target: ScanTarget, request: BotRequest) =>
      actInScan(command, target, request, scanHostOf(host, request)),
    /** Stops the run of a check. @param run as the check's mark names it @throws GitHubError */
    cancelCheck:
      host.cancelCheck ?? ((repository: RepositoryName, run: string) => stopRun(github, repository, run)),
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

/**
 * One check of the commit that was pinned when the command was accepted, reported in the usual channels.
 *
 * @throws Failure where no check came about; Cancelled where it was cut off and the same command may take it up again
 */
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
        pullRequest: { ...pull, headSha: plan.headSha },
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
