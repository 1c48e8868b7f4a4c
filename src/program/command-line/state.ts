import {
  ConfigurationError,
  count,
  type Environment,
  fill,
  formatTime,
  jsonText,
  nearest,
  redactor,
  visible,
} from '#base';
import {
  assignmentOf,
  forgetPeople,
  isHeld,
  isToForget,
  KEPT_DAYS,
  namesIn,
  newSalt,
  peopleIn,
  type State,
  STATE_BRANCH,
  StateBranch,
  stateSize,
  withoutAssignment,
  withoutHistory,
} from '#bot';
import { quoted } from '#contract';
import { createGitHub, DEFAULT_API_URL, fullName, parseRepositoryName, type RepositoryName } from '#github';
import { cancelOnSignals } from '../process/cancellation.ts';
import { systemClock } from '../process/system-clock.ts';
import { VERSION } from '../../version.ts';
import type { Command } from './arguments/parse-command-line.ts';
import { environmentSecrets } from './arguments/variables.ts';
import { shownOf, stateTable } from './state-table.ts';
import { terminalLog } from './terminal-log.ts';
import * as says from './says.ts';

type StateCommand = Extract<Command, { kind: 'state' }>;

const TIMEOUT_MS = 10 * 60_000;

interface Opened {
  readonly store: StateBranch;
  readonly state: State;
  readonly copies: readonly string[];
  /** The branch, for sentences. */
  readonly where: string;
  readonly now: Date;
  /** Prints lines of the result. */
  readonly say: (lines: readonly string[]) => void;
}

/** Shows, forgets, repairs or exports what scans remember. Results go to stdout. @throws Failure */
export async function keepState(
  command: StateCommand,
  environment: Environment,
  print: (text: string) => unknown = (text) => process.stdout.write(text),
): Promise<0> {
  const repository = repositoryOf(command, environment);
  const branch = command.branch ?? STATE_BRANCH;
  const token = command.token ?? environment['GITHUB_TOKEN'] ?? null;
  if (token === null || token === '') {
    const { action } = command;
    const writes = action === 'prune' || action === 'repair';
    throw new ConfigurationError(fill(says.tokenMissing, { action, writes }));
  }
  const redact = redactor([token, ...environmentSecrets(environment)]);
  const log = terminalLog(process.stderr, redact, environment['RUNNER_DEBUG'] === '1');
  const { signal, release } = cancelOnSignals(process);
  const github = createGitHub({
    token,
    origin: { kind: 'input', name: command.token === null ? 'GITHUB_TOKEN' : '--github-token' },
    apiUrl: environment['GITHUB_API_URL'] || DEFAULT_API_URL,
    clock: systemClock,
    log,
    signal,
    deadlineMs: systemClock.now() + TIMEOUT_MS,
    environment,
    userAgent: `code-similarity-action/${VERSION}`,
  });
  try {
    const store = new StateBranch({
      github,
      repository,
      branch,
      target: 'other',
      clock: systemClock,
      signal,
      random: Math.random,
      date: () => new Date(),
      log,
    });
    const { state, existed, copies } = await store.load();
    const where = `${branch} of ${fullName(repository)}`;
    if (!existed && copies.length === 0) {
      throw new ConfigurationError(fill(says.nothingStoredBranch, { where }));
    }
    const say = (lines: readonly string[]): void => void print(`${lines.join('\n')}\n`);
    await act(command, { store, state, copies, where, now: new Date(), say });
    return 0;
  } finally {
    release();
    await github.close();
  }
}

function repositoryOf({ repository }: StateCommand, environment: Environment): RepositoryName {
  const text = repository ?? environment['GITHUB_REPOSITORY'];
  if (text === undefined || text === '') throw new ConfigurationError(says.stateNeeds);
  const name = parseRepositoryName(text);
  if (name !== null) return name;
  throw new ConfigurationError(fill(says.repositoryNoRepository, { text: quoted(text) }));
}

async function act(command: StateCommand, opened: Opened): Promise<void> {
  const { state, where, copies, now, say } = opened;
  const names = namedIn(state, command.assignments, where);
  switch (command.action) {
    case 'show':
      say((command.json ? stateDocument : stateTable)(state, names, { where, copies, now }));
      return;
    case 'export':
      say(exportedState(state, names, { where, at: now.toISOString(), withSecrets: command.withSecrets }));
      return;
    case 'prune':
      await prune(command, opened, names);
      return;
    case 'repair':
      await repair(command, opened);
      return;
  }
}

/** All where none is named. @throws ConfigurationError for one that is not there */
function namedIn(state: State, asked: readonly string[], where: string): readonly string[] {
  const all = namesIn(state);
  for (const name of asked) {
    if (all.includes(name)) continue;
    const meant = nearest(name, all);
    throw new ConfigurationError(
      fill(says.noAssignmentYou, {
        name: quoted(name),
        where,
        meant: meant === null ? null : visible(meant),
        all: all.map(visible).join(', ') || 'none',
      }),
    );
  }
  return asked.length === 0 ? all : [...new Set(asked)];
}

async function prune(command: StateCommand, opened: Opened, named: readonly string[]): Promise<void> {
  const { store, state, where, now, say } = opened;
  const names = command.over ? named.filter((name) => isDone(state, name, now)) : named;
  if (names.length === 0) {
    say([`Nothing is over on ${where}: each assignment was used within ${KEPT_DAYS} days, or names nobody.`]);
    return;
  }
  assertPrunable(state, names, now);
  const at = now.toISOString();
  if (!command.dryRun) {
    await store.update((current) => {
      // A scan may have begun since.
      assertPrunable(current, names, new Date());
      return command.everything
        ? withoutHistory(names.reduce(withoutAssignment, current))
        : forgetPeople(current, names, newSalt, at);
    });
  }
  const verb = command.dryRun ? 'would be forgotten' : 'forgotten';
  for (const name of names) {
    const one = state.assignments[name];
    const people = count(one === undefined ? 0 : peopleIn(one), 'person').replace(/persons$/, 'people');
    say([`${visible(name)}: ${command.everything ? 'everything' : people} ${verb}.`]);
  }
  if (!command.dryRun) {
    say([says.earlierCommits]);
    const { copies } = await store.load();
    if (copies.length > 0) say([fill(says.copiesDamaged, { copies: copies.map(visible).join(', ') })]);
  }
}

/** @throws ConfigurationError while a scan works with the state, or a check of one of them is not finished */
function assertPrunable(state: State, names: readonly string[], now: Date): void {
  assertIdle(state, now);
  const pending = names.filter((name) => (assignmentOf(state, name)?.pending ?? null) !== null);
  if (pending.length === 0) return;
  throw new ConfigurationError(fill(says.checkNotFinished, { pending: pending.map(visible).join(', ') }));
}

function isDone(state: State, name: string, now: Date): boolean {
  const one = state.assignments[name];
  return one !== undefined && isToForget(one, now);
}

async function repair({ dryRun }: StateCommand, { store, state, where, now, say }: Opened): Promise<void> {
  assertIdle(state, now);
  const said = await store.repair(dryRun);
  say(said.length === 0 ? [`Nothing is damaged on ${where}.`] : said.map(visible));
  if (dryRun && said.length > 0) say(['Nothing was done (--dry-run).']);
}

/** @throws ConfigurationError while a scan works with the state */
function assertIdle({ lease }: State, now: Date): void {
  if (lease === null || !isHeld(lease, now)) return;
  throw new ConfigurationError(
    fill(says.runScans, { run: visible(lease.run), time: formatTime(lease.until) }),
  );
}

/**
 * What scans remember as one JSON document, in lines.
 *
 * @param about `at`: when, RFC 3339; `withSecrets`: with the salts of the pseudonyms
 */
function exportedState(
  state: State,
  names: readonly string[],
  about: { readonly where: string; readonly at: string; readonly withSecrets: boolean },
): readonly string[] {
  const assignments = names.map((name) => {
    const one = state.assignments[name];
    if (one === undefined || about.withSecrets) return [name, one] as const;
    const { salt: _salt, ...open } = one;
    return [name, open] as const;
  });
  const { version, dashboard, lastScan } = state;
  const document = {
    version,
    exportedFrom: about.where,
    exportedAt: about.at,
    dashboard,
    lastScan,
    assignments: Object.fromEntries(assignments),
  };
  return [jsonText(document, 2)];
}

/** What `state show` prints, as one JSON document, in lines. */
function stateDocument(
  state: State,
  names: readonly string[],
  about: { readonly where: string; readonly copies: readonly string[]; readonly now: Date },
): readonly string[] {
  const { where, copies, now } = about;
  const { bytes, limit, warning } = stateSize(state);
  const lease = state.lease === null ? null : { run: state.lease.run, until: state.lease.until };
  const assignments = shownOf(state, names, now);
  return [jsonText({ where, bytes, limit, warning, lease, copies, assignments }, 2)];
}
