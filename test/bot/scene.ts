import { requestFromEvent } from '../../src/bot/commands/action-transport.ts';
import { given } from '../../src/base/words/message.ts';
import { effectsOf } from '../../src/bot/commands/effects.ts';
import type { BotCheckPlan, BotEffects } from '../../src/bot/commands/effects.ts';
import type { BotResult } from '../../src/bot/commands/dialogue.ts';
import { type BotSettings, handleRequest } from '../../src/bot/commands/handle.ts';
import { PULL_REQUESTS } from '../../src/contract/settings/parse-settings.ts';
import type { BotRequest } from '../../src/bot/commands/request.ts';
import type { Log } from '../../src/base/effects.ts';
import type { RunReport } from '../../src/contract/report.ts';
import { createGitHub, type GitHub } from '../../src/github/client.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { MACHINE } from '../../src/check/run/machine.ts';
import type { World } from '../../src/check/run/world.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { newSalt, stateStoreOf } from '../../src/bot/scan/store/open-store.ts';
import type { PairDismissal } from '../../src/bot/scan/state/state-schema.ts';
import type { StateStore } from '../../src/bot/scan/store/state-branch.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { FakeClock } from '../fake-clock.ts';
import {
  type GitHubStandIn,
  startGitHub,
  type StandInRepository,
  type TokenOptions,
} from '../github-stand-in/stand-in.ts';
import { removePace } from '../github-stand-in/unpaced.ts';
import { match, report, submission } from '../report/sample.ts';
import { viewOf } from '../../src/channels/view.ts';

/** As what a workflow's own token writes. */
export const BOT = 'github-actions[bot]';
export const PEER = 'dave';

export interface SceneOptions {
  readonly botUsers?: readonly string[];
  readonly staff?: readonly string[];
  readonly collaborators?: Readonly<Record<string, 'admin' | 'maintain' | 'write' | 'read'>>;
  readonly token?: TokenOptions;
  /** In place of a check; by default one that finds regions in `cart.py`. */
  readonly runCheck?: (plan: BotCheckPlan) => Promise<RunReport>;
}

export interface Scene {
  readonly standIn: GitHubStandIn;
  readonly github: GitHub;
  readonly world: World;
  readonly repository: StandInRepository;
  readonly pull: number;
  /** Head commit of the pull request. */
  readonly head: string;
  readonly plans: BotCheckPlan[];
  /** The last comment at the time of each check. */
  readonly accepted: { readonly id: number; readonly body: string }[];
  readonly log: string[];
  /** In milliseconds; none of them takes any time. */
  readonly waits: readonly number[];
  /** Posts a comment and hands its event to the bot. */
  ask(
    author: string,
    body: string,
    on?: number,
  ): Promise<{ readonly id: number; readonly result: BotResult }>;
  /** The event of a comment that is there already. */
  deliver(id: number, run?: BotSettings['run']): Promise<BotResult>;
  handle(request: BotRequest, run?: BotSettings['run']): Promise<BotResult>;
  /** What stands on the pull request, but for the comment that reports checks. */
  comments(): { id: number; body: string; author: string; reactions: string[] }[];
  replies(): string[];
  reactionsOf(id: number): string[];
  readonly store: () => StateStore;
  /** What the state keeps of pairs that were dismissed. */
  dismissed(): Promise<readonly PairDismissal[]>;
  close(): Promise<void>;
}

/** A later attempt: what an earlier one left is its own. */
const RUN: BotSettings['run'] = { key: '1.bot', isFirstAttempt: false };

/** A course's repository with one pull request of a student's, on a GitHub of our own. */
export async function openScene(options: SceneOptions = {}): Promise<Scene> {
  await removePace();
  const standIn = await startGitHub();
  standIn.organization('cs1', { staff: { members: ['tina'] } });
  const repository = standIn.repository('cs1/hw1', {
    private: true,
    collaborators: options.collaborators ?? { ada: 'admin', carol: 'write', tina: 'write', rae: 'read' },
  });
  await repository.commit({ files: { 'README.md': 'Homework 1' } });
  const head = await repository.commit({
    branch: 'carol',
    files: { 'cart.py': 'total = 0\n' },
    author: 'carol',
  });
  const { number: pull } = repository.pullRequest({ head: 'carol', author: 'carol' });
  await repository.commit({ branch: PEER, files: { 'peer.py': 'total = 0\n' }, author: PEER });
  repository.pullRequest({ head: PEER, author: PEER });

  const lines: string[] = [];
  const note = (message: string): void => {
    lines.push(message);
  };
  const log: Log = {
    debug: () => {},
    info: note,
    notice: note,
    warning: note,
    error: note,
    group: (_title, body) => body(),
  };
  const clock = new FakeClock();
  const github = createGitHub({
    token: standIn.token(options.token),
    apiUrl: standIn.url,
    clock,
    log,
    signal: new AbortController().signal,
    deadlineMs: 120_000,
    environment: {},
    userAgent: 'test',
  });

  const comments: Scene['comments'] = () =>
    repository.comments(pull).filter(({ body }) => !body.startsWith('<!-- code-similarity:comment:'));
  const plans: BotCheckPlan[] = [];
  const accepted: { readonly id: number; readonly body: string }[] = [];
  const check = options.runCheck ?? ((plan: BotCheckPlan) => Promise.resolve(flagged(plan)));
  const world: World = {
    ...MACHINE,
    clock,
    random: Math.random,
    log,
    signal: new AbortController().signal,
    workspace: '/nowhere',
    tempDir: '/nowhere',
    redact: (text) => text,
    environment: {},
    run: { runId: '1', jobSlug: 'bot', attempt: 1 },
    endsAtMs: Infinity,
    defaultLabel: 'cs1/hw1',
    title: 'cs1/hw1',
    event: readEventContext(
      { eventName: 'issue_comment', repository: repository.fullName },
      { repository: { id: repository.id, full_name: repository.fullName, private: true } },
    ),
    github: () => github,
    collector: () => github,
    runUrl: null,
    toolVersion: '0.0.0',
    date: () => new Date('2026-03-02T10:00:00Z'),
    onCheck: () => {},
  };
  const { settings: parsed } = parseSettings({ mode: 'bot' }, null, {
    event: 'issue_comment',
    repositoryOwner: null,
    isFork: false,
  });
  const configured = { ...parsed, staff: options.staff ?? [] };
  const store = (): StateStore => stateStoreOf(configured, world);
  const effects: BotEffects = {
    ...effectsOf({
      settings: configured,
      world,
      store,
      newSalt,
      check: () => Promise.reject(new Error('checks are those of the scene')),
    }),
    runCheck: async (plan) => {
      plans.push(plan);
      accepted.push(...comments().slice(-1));
      const result = await check(plan);
      // As the run itself reports it, for staff and with everything that a student must not see again.
      const body = renderComment(viewOf(result, 'staff'), {
        key: 'bot',
        previousBody: null,
        headSha: plan.headSha,
      });
      repository.comment(pull, body, BOT, true);
      return result;
    },
  };
  const handle = (request: BotRequest, run = RUN): Promise<BotResult> =>
    handleRequest(request, effects, { botUsers: options.botUsers ?? [], runUrl: null, run });

  const deliver = async (id: number, run = RUN): Promise<BotResult> => {
    const comment = repository.storedComments.find((one) => one.id === id);
    if (comment === undefined) throw new Error(`there is no comment ${id}`);
    const request = requestFromEvent(
      readEventContext(
        { eventName: 'issue_comment', repository: repository.fullName },
        {
          action: 'created',
          issue:
            repository.issues.get(comment.issue)?.pull == null
              ? { number: comment.issue }
              : { number: comment.issue, pull_request: {} },
          comment: {
            id,
            body: comment.body,
            created_at: comment.createdAt,
            user: { login: comment.author, type: comment.byBot ? 'Bot' : 'User' },
            author_association: 'OWNER',
          },
        },
      ),
    );
    return 'ignored' in request ? { kind: 'ignored' } : handle(request, run);
  };

  return {
    standIn,
    github,
    world,
    repository,
    pull,
    head,
    plans,
    accepted,
    log: lines,
    waits: clock.waits,
    ask: async (author, body, on = pull) => {
      const { id } = repository.comment(on, body, author);
      return { id, result: await deliver(id) };
    },
    deliver,
    handle,
    comments,
    replies: () =>
      comments()
        .filter(({ author }) => author === BOT)
        .map(({ body }) => body),
    reactionsOf: (id) => comments().find((one) => one.id === id)?.reactions ?? [],
    store,
    dismissed: async () =>
      Object.values((await store().load()).state.assignments[PULL_REQUESTS]?.dismissed ?? {}),
    close: async () => {
      await github.close();
      await standIn.close();
    },
  };
}

/** What a check of the pull request finds: two regions like those of a peer, one like something on the web. */
export function flagged(plan: BotCheckPlan): RunReport {
  const { owner, repo } = plan.repository;
  const key = `${owner}/${repo}#${plan.pull}`;
  const origin = {
    kind: 'pull-request',
    owner,
    repo,
    number: plan.pull,
    sha: plan.headSha,
    author: 'carol',
  } as const;
  const peer = `${owner}/${repo}#${plan.pull + 1}`;
  const at = (lineStart: number, lineEnd: number) => ({
    own: { file: 'cart.py', lineStart, lineEnd },
    other: { file: `${PEER}.py`, lineStart: 1, lineEnd: 9 },
  });
  return report(
    [
      submission(key, {
        total: 81.37,
        origin,
        matches: [
          match(peer, [3, 9], at(3, 9)),
          match(peer, [20, 31], at(20, 31)),
          match(null, [40, 44], { kind: 'external', ...at(40, 44) }),
        ],
      }),
      submission(peer, {
        name: PEER,
        role: 'archive',
        origin: { ...origin, number: plan.pull + 1, author: PEER },
      }),
    ],
    {
      verdict: {
        outcome: 'flagged',
        exitCode: 1,
        sentence: given(`${key} is like ${PEER}.`),
        flagged: [{ key, by: ['similarity'] }],
      },
      run: { repository: `${owner}/${repo}` },
      thresholds: { similarity: plan.overrides.similarityThreshold ?? 75, ai: 75 },
    },
  );
}
