import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { count, type Failure, fill, formatCount } from '#base';
import { refuseClosedFolder } from '#channels';
import {
  chooseEngine,
  collectInTime,
  type GivenToken,
  isNothingCheckedOut,
  NOTHING_CHECKED_OUT,
  NOTHING_PRIOR,
  openService,
  readsWorkspace,
  refuseUnknownNames,
  type World,
} from '#check';
import {
  concernsPullRequest,
  configLocation,
  isSingle,
  judgedOf,
  NO_CASES,
  type RawInputs,
  type Settings,
} from '#contract';
import { failed, type Finding, fine, toDo } from './finding.ts';
import { lookAtToken, type OwnPart } from './look-at-token.ts';
import * as says from '../says.ts';

/** What is looked at. */
interface Patient {
  readonly raw: RawInputs;
  /** As inputs and config file say; or why they cannot be read. */
  readonly settings: Settings | Failure;
  /** `reading` null: one token does everything. */
  readonly tokens: { readonly own: GivenToken; readonly reading: GivenToken | null };
  readonly world: World;
}

/** Looks at everything that a run needs, one after the other. It reads, and writes nothing anywhere. */
export async function diagnose({ raw, settings, tokens, world }: Patient): Promise<readonly Finding[]> {
  const known = settings instanceof Error ? null : settings;
  const deadlineMs = Math.min(world.endsAtMs, world.clock.now() + (known?.timeoutMs ?? MINUTES_30));
  const findings = [...checkout(known, world), config(raw, settings, world)];
  const checks = known === null ? [] : checksOf(known);
  findings.push(...(await lookAtTokens(known, checks, tokens, world)));
  if (known === null) return findings;
  if (known.mode === 'check') findings.push(await reportFolder(known, world));
  const service = await lookAtService(known, world, deadlineMs);
  for (const { about, settings: own } of checks) {
    findings.push(await lookAtRun(about, own, world, deadlineMs));
  }
  return [...findings, service];
}

const MINUTES_30 = 30 * 60_000;

/** What a run would check: every assignment of a scan, or one thing; nothing where the bot waits for a command. */
function checksOf(settings: Settings): readonly { readonly about: string; readonly settings: Settings }[] {
  if (settings.mode === 'bot') return [];
  if (settings.mode === 'check') return [{ about: 'submissions', settings }];
  return settings.assignments.map(({ name, settings: own }) => ({
    about: `submissions of ${name}`,
    settings: own,
  }));
}

function checkout(settings: Settings | null, { workspace, environment, event }: World): readonly Finding[] {
  if (environment['GITHUB_ACTIONS'] !== 'true') return [];
  const about = 'check-out';
  if (!isNothingCheckedOut(workspace, environment)) return [fine(about, 'There are files in the workspace.')];
  return [
    settings === null || readsWorkspace(settings, event.name)
      ? toDo(about, NOTHING_CHECKED_OUT)
      : fine(about, 'Nothing is checked out, and this run reads no file of the workspace.'),
  ];
}

function config(raw: RawInputs, settings: Settings | Failure, { workspace, event }: World): Finding {
  const about = 'config file';
  if (settings instanceof Error) return failed(about, settings);
  const { path } = configLocation(raw);
  const scans =
    settings.mode === 'scan' ? ` It has ${count(settings.assignments.length, 'assignment')}.` : '';
  if (concernsPullRequest(event.name)) {
    return fine(about, `${path} of the base branch is read, where there is one.`);
  }
  return existsSync(resolve(workspace, path))
    ? fine(about, `${path} is read.${scans}`)
    : fine(about, `There is no ${path}: inputs and defaults say all.`);
}

async function reportFolder({ reportDir }: Settings, { workspace }: World): Promise<Finding> {
  const about = 'report folder';
  try {
    await refuseClosedFolder(resolve(workspace, reportDir), { workspace });
    return fine(about, `A report can be written to ${reportDir}.`);
  } catch (error) {
    return failed(about, error);
  }
}

async function lookAtTokens(
  settings: Settings | null,
  checks: readonly { readonly settings: Settings }[],
  { own, reading }: Patient['tokens'],
  { event, github, collector }: World,
): Promise<readonly Finding[]> {
  const isLocal =
    event.repository === null && checks.every(({ settings: one }) => one.source === 'directory');
  const needs: readonly OwnPart[] =
    settings?.mode === 'scan'
      ? ['contents', 'issues']
      : settings?.mode === 'bot' || settings?.source === 'pull-request'
        ? ['contents', 'pull requests']
        : [];
  const owner =
    checks
      .filter(({ settings: one }) => one.source === 'repositories')
      .map(({ settings: one }) => one.organization ?? event.repository?.owner ?? null)
      .find((one) => one !== null) ?? null;
  const use = { own: event.repository, needs, owner: reading === null ? owner : null };
  const findings = [await lookAtToken(own, github(), use, !isLocal)];
  const isRead = reading !== null && (owner !== null || reading.token !== own.token);
  if (!isRead) return findings;
  return [
    ...findings,
    await lookAtToken(reading, collector(), { own: null, needs: [], owner }, owner !== null),
  ];
}

const ABOUT = 'service';
/** One question each; whoever looks wants to know how it is now. */
const ONCE = { attempts: 1 } as const;

/** Whether the service answers, takes the key, and has engines and quota. */
async function lookAtService(settings: Settings, world: World, deadlineMs: number): Promise<Finding> {
  if (settings.baseUrl === null) {
    return fine(ABOUT, 'The embedded service: no key and no account, and code stays on this machine.');
  }
  const service = await openService(settings, world, deadlineMs);
  const { host, client } = service;
  try {
    const { quota } = await client.read('account', {}, ONCE);
    const listed = await client.read('testTypes', {}, ONCE);
    const types = listed.test_types;
    const engines = (types ?? []).filter((row) => row?.available !== false).length;
    const left = quota?.remaining ?? quota?.checks_remaining ?? null;
    const isUnlimited = quota?.unlimited === true;
    if (!isUnlimited && left !== null && left <= 0) {
      return toDo(ABOUT, fill(says.acceptsKey, { host: host ?? '' }));
    }
    if (engines === 0) {
      return toDo(ABOUT, fill(says.acceptsKeyNo, { host: host ?? '' }));
    }
    const engine = chooseEngine(settings.engine, listed, []);
    const rest = isUnlimited
      ? 'no quota limit'
      : `a quota of ${left === null ? 'n/a' : formatCount(left)} left`;
    return fine(
      ABOUT,
      `${host ?? ''} accepts the key: ${engines} engines, of which ${engine.name} is used, and ${rest}.`,
    );
  } catch (error) {
    return failed(ABOUT, error);
  } finally {
    await service.close();
  }
}

/** What a check would collect, and what that costs: it is collected and packed as for a check, and then let go. */
async function lookAtRun(
  about: string,
  settings: Settings,
  world: World,
  deadlineMs: number,
): Promise<Finding> {
  const before = used(world);
  try {
    if (settings.baseUrl === null) refuseUnknownNames(settings);
    const run = {
      settings: ofOnePlace(settings),
      world,
      prior: NOTHING_PRIOR,
      book: NO_CASES,
      shard: null,
      isPlain: true,
    };
    const { packed, failures } = await collectInTime(run, deadlineMs);
    const judged = judgedOf(packed);
    const others = packed.length - judged.length;
    const files = packed.reduce((sum, one) => sum + one.files.length, 0);
    const missing = judgedOf(failures);
    const [first] = missing;
    const collected = `${count(judged.length, 'submission')} to judge from ${placeOf(settings)}, ${others} more to compare with, ${count(files, 'source file')}.`;
    const cost = costOf(world, before);
    if (first !== undefined) {
      const gap = `${collected} ${missing.length} of ${judged.length + missing.length} could not be collected`;
      return toDo(
        about,
        `${gap}. ${first.key}: ${first.reason}${cost}`,
        `${gap}: a run that staff alone can read says which.${cost}`,
      );
    }
    if (files === 0) {
      return toDo(about, fill(says.noneHoldsSource, { collected, cost }));
    }
    if (packed.length < 2 && !isSingle(settings.source)) {
      return toDo(about, fill(says.aloneCompared, { collected, cost }));
    }
    if (packed.length < 2 && settings.source === 'workspace') {
      return toDo(about, fill(says.workspaceAlone, { collected, cost }));
    }
    return fine(about, `${collected}${cost}`);
  } catch (error) {
    return failed(about, error);
  }
}

/** What joins an earlier class is looked at by itself. */
function ofOnePlace(settings: Settings): Settings {
  const { add, path } = settings;
  return add.length === 0 ? settings : { ...settings, add: [], path: [...path, ...add], source: 'directory' };
}

function placeOf({ source, layout, path, add }: Settings): string {
  return source === 'directory' || add.length > 0
    ? `${[...path, ...add].join(', ')} (layout ${layout})`
    : `source ${source}`;
}

function used({ github, collector }: World): number {
  const budgets = new Set([github(), collector()].map((one) => one.budget()));
  return [...budgets].reduce((sum, budget) => sum + budget.used, 0);
}

/** A run collects as was done here, so it asks as many requests. A sentence with a blank before it. */
function costOf(world: World, before: number): string {
  const requests = used(world) - before;
  if (requests === 0) return '';
  const { remaining, limit, resetsAt } = world.collector().budget();
  const left =
    remaining === null || limit === null
      ? ''
      : `; ${formatCount(remaining)} of ${formatCount(limit)} are left${resetsAt === null ? '' : ` until ${resetsAt}`}`;
  return ` A run takes about ${count(requests, 'request')} of GitHub for it${left}.`;
}
