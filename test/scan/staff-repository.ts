import { type Clock, type Log, SILENT } from '../../src/base/effects.ts';
import type { GitHub } from '../../src/github/client.ts';
import { STATE_BRANCH, StateBranch, type StateStore } from '../../src/bot/scan/store/state-branch.ts';
import { issueMarker } from '../../src/bot/scan/issue/scan-issue-body.ts';
import { ScanIssue } from '../../src/bot/scan/issue/scan-issue.ts';
import type { State } from '../../src/bot/scan/state/state-schema.ts';
import { stateOf } from './stored-state.ts';
import { connect } from '../github/collecting.ts';
import { removePace } from '../github-stand-in/unpaced.ts';
import { startGitHub, type GitHubStandIn, type StandInRepository } from '../github-stand-in/stand-in.ts';

/** A private staff repository on a GitHub of our own, and a time that passes only when somebody waits. */
export interface StaffRepository {
  readonly standIn: GitHubStandIn;
  readonly repository: StandInRepository;
  readonly clock: Clock;
  readonly date: () => Date;
  /** Lets time pass. */
  pass(ms: number): void;
  readonly warnings: string[];
  readonly log: Log;
  /** Another run with a connection of its own. */
  github(token?: string): GitHub;
  /** @param assignments what is read at once; absent: all */
  store(github?: GitHub, assignments?: readonly string[]): StateStore;
  /** The issue of an assignment: `hw`. */
  issue(options?: { assignment?: string; self?: string; token?: string }): ScanIssue;
  /** Runs once before the next wait ends. */
  onWait(body: () => Promise<void>): void;
  /** Of the branch, as it is now. */
  stored(): State;
  file(path: string): string | null;
  /** Commits of the branch. */
  history(): number;
  close(): Promise<void>;
}

export async function staffRepository(
  options: { readonly private?: boolean } = {},
): Promise<StaffRepository> {
  await removePace();
  const standIn = await startGitHub();
  const repository = standIn.repository('cs1/staff', {
    ...options,
    collaborators: { ada: 'write', bob: 'write' },
  });
  await repository.commit({ files: { 'README.md': 'staff' } });
  const connections: GitHub[] = [];
  const warnings: string[] = [];
  let now = Date.parse('2026-11-21T12:00:00Z');
  let waiting: (() => Promise<void>) | null = null;
  const clock: Clock = {
    now: () => now,
    sleep: async (ms) => {
      const body = waiting;
      waiting = null;
      await body?.();
      now += ms;
    },
  };
  const log: Log = { ...SILENT, warning: (message) => warnings.push(message) };
  const date = (): Date => new Date(now);
  const open = (token?: string): GitHub => {
    const github = connect(standIn, token ?? standIn.token());
    connections.push(github);
    return github;
  };
  const file = (path: string): string | null => {
    const head = repository.head(STATE_BRANCH);
    if (head === null) return null;
    const entries = standIn.store.entries(head, true);
    const sha = entries.find((entry) => entry.path === path)?.sha;
    return sha === undefined ? null : (standIn.store.read(sha)?.toString() ?? null);
  };
  return {
    standIn,
    repository,
    clock,
    date,
    pass: (ms) => {
      now += ms;
    },
    warnings,
    log,
    github: open,
    store: (github = open(), assignments) =>
      new StateBranch({
        github,
        repository: { owner: 'cs1', repo: 'staff' },
        branch: STATE_BRANCH,
        target: 'own',
        clock,
        signal: new AbortController().signal,
        random: () => 0.5,
        date,
        log,
        ...(assignments === undefined ? {} : { assignments }),
      }),
    issue: ({ assignment = 'hw', self = 'github-actions[bot]', token } = {}) =>
      new ScanIssue({
        github: open(token),
        repository: { owner: 'cs1', repo: 'staff' },
        self,
        clock,
        signal: new AbortController().signal,
        log,
        marker: issueMarker(assignment),
      }),
    onWait: (body) => {
      waiting = body;
    },
    stored: () => stateOf(file),
    file,
    history: () => {
      let length = 0;
      let commit = repository.head(STATE_BRANCH);
      while (commit !== null) {
        length += 1;
        const shown = standIn.store.show(commit);
        commit = shown?.parents[0] ?? null;
      }
      return length;
    },
    close: async () => {
      for (const github of connections) await github.close();
      await standIn.close();
    },
  };
}
