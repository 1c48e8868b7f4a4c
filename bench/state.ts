/**
 * What the state of scans costs a night: sizes on the branch, requests, bytes up and down, time and peak memory of the process
 * that scans, for some shapes of a course, beside one document with everything in it (version 2, computed: it stopped at 10 MB).
 * `node bench/state.ts [ASSIGNMENTSxREPOSITORIES…]` (1x60, 10x1000 and 100x2000 unless told). A quiet night takes the lease and
 * gives it back. A check writes ten times, as one with results does. GitHub is our own, over loopback, without its pace.
 */
import { spawn } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { createGitHub } from '../src/github/client.ts';
import {
  advanceCheck,
  assignmentOf,
  finishCheck,
  newAssignment,
  planCheck,
  rememberPseudonyms,
  withoutLeftover,
} from '../src/bot/scan/state/assignment-state.ts';
import { emptyState } from '../src/bot/scan/state/parse-state.ts';
import type {
  AssignmentState,
  KnownPerson,
  SeenRepository,
  State,
} from '../src/bot/scan/state/state-schema.ts';
import { assignmentStore } from '../src/bot/scan/store/assignment-store.ts';
import { takeLease } from '../src/bot/scan/store/lease.ts';
import { createStateStore, STATE_BRANCH } from '../src/bot/scan/store/state-branch.ts';
import { FakeClock } from '../test/fake-clock.ts';
import { SILENT } from '../src/base/effects.ts';
import { removePace } from '../test/github-stand-in/unpaced.ts';
import { startGitHub } from '../test/github-stand-in/stand-in.ts';
import { randomFrom } from '../test/random.ts';
import { filesOf } from '../test/scan/stored-state.ts';

const AT = '2026-11-21T04:00:00.000Z';
const NIGHTS = [0, 1, 10] as const;
/** Of a check with results: planned, created, uploaded, started, read, reported and what is around them. */
const WRITES_OF_A_CHECK = 10;
const random = randomFrom(7);

const [mode = '', url = '', token = '', checks = '', repositories = ''] = process.argv.slice(2);
await (mode === 'night' ? night() : compare());

async function compare(): Promise<void> {
  const shapes = process.argv.length > 2 ? process.argv.slice(2) : ['1x60', '10x1000', '100x2000'];
  print([
    'course',
    'MB in all',
    'largest KB',
    'B a repository',
    'night',
    'requests',
    'MB up',
    'one document: MB up',
    'ratio',
    'MB down',
    's',
    'peak MiB',
  ]);
  for (const shape of shapes) {
    const [assignments = 1, size = 1] = shape.split('x').map(Number);
    const files = filesOf(course(assignments, size));
    const lengths = Object.values(files).map((text) => Buffer.byteLength(text));
    const total = lengths.reduce((sum, length) => sum + length, 0);
    const document = documentBytes(course(assignments, size));
    for (const count of NIGHTS.filter((one) => one <= assignments)) {
      const cost = await measured(files, count, size);
      const before = (2 + count * WRITES_OF_A_CHECK) * document;
      print([
        shape,
        mb(total),
        String(Math.round(Math.max(...lengths) / 1000)),
        String(Math.round(total / assignments / size)),
        count === 0 ? 'quiet' : `${count} checked`,
        String(cost.requests),
        mb(cost.up),
        mb(before),
        (cost.up / before).toFixed(4),
        mb(cost.down),
        cost.seconds.toFixed(1),
        cost.peakMiB.toFixed(0),
      ]);
    }
  }
}

/** What version 2 sent with each write: all of it, in lines of a value each, as a string of JSON. */
function documentBytes({ assignments }: State): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(assignments, null, 1)));
}

interface Cost {
  readonly up: number;
  readonly down: number;
  readonly seconds: number;
  readonly peakMiB: number;
}

/** One night in a process of its own. */
async function measured(
  files: Readonly<Record<string, string>>,
  count: number,
  size: number,
): Promise<Cost & { readonly requests: number }> {
  const github = await startGitHub({ strict: false });
  const staff = github.repository('cs1/staff', { private: true });
  await staff.commit({ files: { 'README.md': 'staff' } });
  await staff.commit({ branch: STATE_BRANCH, force: true, replaceAll: true, files });
  const child = spawn(
    process.execPath,
    [import.meta.filename, 'night', github.url, github.token(), String(count), String(size)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await new Promise((done) => child.on('close', done));
  const requests = github.requests.filter(({ route }) => route !== 'codeload').length;
  await github.close();
  return { ...(JSON.parse(text) as Cost), requests };
}

/** In the child: a scan that checks the first assignments, and prints what it cost. */
async function night(): Promise<void> {
  const sockets = new Set<Socket>();
  subscribe('net.client.socket', (message) => sockets.add((message as { socket: Socket }).socket));
  await removePace();
  const clock = new FakeClock();
  const signal = new AbortController().signal;
  const github = createGitHub({
    token,
    apiUrl: url,
    clock,
    log: SILENT,
    signal,
    deadlineMs: 3_600_000,
    environment: {},
    userAgent: 'bench',
  });
  const date = (): Date => new Date(AT);
  let id = 0;
  const store = createStateStore({
    github,
    repository: { owner: 'cs1', repo: 'staff' },
    branch: STATE_BRANCH,
    target: 'own',
    clock,
    signal,
    random: () => 0.5,
    date,
    newId: () => (id += 1).toString(16).padStart(32, '0'),
    log: SILENT,
  });
  const startedAt = performance.now();
  const taken = await takeLease(store, { run: '1', attempt: 1, token: 'a'.repeat(32) }, date);
  if (!taken.taken) throw new Error(taken.sentence);
  for (const name of Object.keys(taken.state.assignments).slice(0, Number(checks))) {
    const kept = assignmentStore(taken.store, name, () => '5'.repeat(64));
    for (const step of stepsOf(Number(repositories))) await kept.change(step);
  }
  await taken.store.release();
  const seconds = (performance.now() - startedAt) / 1000;
  const sum = (pick: (socket: Socket) => number): number =>
    [...sockets].reduce((total, socket) => total + pick(socket), 0);
  const cost: Cost = {
    up: sum(({ bytesWritten }) => bytesWritten),
    down: sum(({ bytesRead }) => bytesRead),
    seconds,
    peakMiB: process.resourceUsage().maxRSS / 1024,
  };
  await github.close();
  process.stdout.write(JSON.stringify(cost));
}

/** The changes that a check makes, one a write. */
function stepsOf(size: number): ((one: AssignmentState) => AssignmentState)[] {
  const check = { checkId: 4, name: 'hw', marker: 'm', label: 'hw' };
  const all = Array.from({ length: size }, (_, index) => index + 1);
  const uploaded = (share: number): Record<string, number> =>
    Object.fromEntries(all.slice(0, size * share).map((n) => [`${'f'.repeat(40)}${n}`, n]));
  const record = {
    at: AT,
    run: '1',
    url: null,
    outcome: 'passed',
    checkId: 4,
    submissions: size,
    flagged: 0,
    newFindings: 0,
    worseFindings: 0,
  } as const;
  return [
    (one) => ({ ...one, leftover: 1 }),
    (one) =>
      planCheck(one, {
        fingerprint: 'f'.repeat(64),
        plannedAt: AT,
        run: { runId: '1', jobSlug: 'scan', attempt: 1 },
        submissions: all.map((repositoryId) => ({ repositoryId, sha: hex(40) })),
      }),
    (one) => advanceCheck(one, { stage: 'created', check }),
    (one) => advanceCheck(one, { stage: 'uploading', check, uploaded: uploaded(0.5) }),
    (one) => advanceCheck(one, { stage: 'uploading', check, uploaded: uploaded(1) }),
    (one) => advanceCheck(one, { stage: 'started', check, uploaded: {} }),
    (one) => advanceCheck(one, { stage: 'read', check, uploaded: {} }),
    (one) => advanceCheck(one, { stage: 'reported', check, uploaded: {} }),
    (one) => finishCheck(one, { record, seen: seenOf(size), gone: [], reportedPairs: {}, reportedFlags: {} }),
    withoutLeftover,
  ];
}

function course(assignments: number, size: number): State {
  const names = Array.from({ length: assignments }, (_, index) => `hw${index + 1}`);
  const state = {
    ...emptyState(),
    assignments: Object.fromEntries(names.map((name) => [name, assignmentOfSize(size)])),
  };
  if (assignmentOf(state, 'hw1') === null) throw new Error('there is no assignment');
  return state;
}

function assignmentOfSize(size: number): AssignmentState {
  const people: [string, KnownPerson][] = Array.from({ length: size }, (_, n) => [
    `s-${hex(10)}`,
    {
      repository: `cs101-autumn/homework-student${n}`,
      repositoryId: 800_000_000 + n,
      user: `student${n}`,
      commit: hex(40),
    },
  ]);
  return rememberPseudonyms(
    { ...newAssignment('5'.repeat(64)), seen: seenOf(size), lastCheckAt: AT },
    Object.fromEntries(people),
  );
}

function seenOf(size: number): Record<string, SeenRepository> {
  return Object.fromEntries(
    Array.from({ length: size }, (_, n): [string, SeenRepository] => [
      String(800_000_000 + n),
      {
        fullName: `cs101-autumn/homework-student${n}`,
        sha: hex(40),
        collectedAt: AT,
        pushedAt: '2026-11-20T21:14:05Z',
        defaultBranch: 'main',
      },
    ]),
  );
}

function hex(digits: number): string {
  return Array.from({ length: digits }, () => random.integer(0, 15).toString(16)).join('');
}

function mb(bytes: number): string {
  return (bytes / 1_000_000).toFixed(2);
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.join(' | ')}\n`);
}
