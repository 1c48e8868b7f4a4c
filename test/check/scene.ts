/** One check against the stand-in, with the product's own limits and a clock that a test moves. */
import type { CheckPlan } from '../../src/check/plan.ts';
import { runCheck } from '../../src/check/run-at-service.ts';
import type { CheckResult } from '../../src/check/run-check.ts';
import type { Log } from '../../src/base/effects.ts';
import { type Redact, redactor } from '../../src/base/text/redaction.ts';
import { ServiceClient } from '../../src/check/client/client.ts';
import { FakeClock } from '../fake-clock.ts';
import {
  type Fault,
  KEY,
  type Request,
  type StandIn,
  type StandInOptions,
  startStandIn,
} from '../service-stand-in/stand-in.ts';
import { packed, PLAN } from './run.ts';

/** A log that keeps what is said, by level. */
class KeptLog implements Log {
  readonly lines: { readonly level: string; readonly text: string }[] = [];
  readonly debug = (text: string): void => void this.lines.push({ level: 'debug', text });
  readonly info = (text: string): void => void this.lines.push({ level: 'info', text });
  readonly notice = (text: string): void => void this.lines.push({ level: 'notice', text });
  readonly warning = (text: string): void => void this.lines.push({ level: 'warning', text });
  readonly error = (text: string): void => void this.lines.push({ level: 'error', text });
  readonly group = <T>(_title: string, body: () => Promise<T>): Promise<T> => body();

  at(level: string): string {
    return this.lines
      .filter((line) => line.level === level)
      .map(({ text }) => text)
      .join('\n');
  }
}

export interface Scene {
  readonly result: CheckResult;
  /** What was said as the check was cleaned up. */
  readonly warnings: readonly string[];
  readonly service: StandIn;
  readonly clock: FakeClock;
  readonly log: KeptLog;
  /** Requests by the last part of their path. */
  readonly count: (path: string, method?: string) => number;
}

/** What a script of faults may look at and change. */
export interface World {
  readonly clock: FakeClock;
  readonly checks: StandIn['checks'];
}

/** Checks three submissions: ada, bo and cy. */
export async function checkAgainst(
  options: StandInOptions | ((world: World) => StandInOptions),
  more: Partial<CheckPlan> & {
    readonly redact?: Redact;
    readonly minutes?: number;
    readonly perMinute?: number;
  } = {},
): Promise<Scene> {
  const { redact = redactor([KEY]), minutes = 30, perMinute, ...plan } = more;
  const clock = new FakeClock();
  const log = new KeptLog();
  const there: { service: StandIn | null } = { service: null };
  const world = {
    clock,
    get checks() {
      return there.service?.checks ?? [];
    },
  };
  const service = await startStandIn(typeof options === 'function' ? options(world) : options);
  there.service = service;
  const client = new ServiceClient({
    baseUrl: service.baseUrl,
    apiKey: KEY,
    requestsPerMinute: perMinute ?? null,
    clock,
    random: () => 0.5,
    log,
    signal: new AbortController().signal,
    deadlineMs: minutes * 60_000,
    environment: {},
    redact,
  });
  try {
    const submissions =
      plan.submissions ?? (await Promise.all(['ada', 'bo', 'cy'].map((key) => packed(key))));
    const result = await runCheck(
      { ...PLAN, ...plan, submissions },
      { client, clock, random: () => 0.5, log, redact, onCheck: () => {} },
    );
    const count = (path: string, method?: string): number =>
      service.requests.filter(
        (request) => request.path.endsWith(path) && (method === undefined || request.method === method),
      ).length;
    return { result, warnings: await result.cleanUp(), service, clock, log, count };
  } finally {
    await client.close();
    await service.close();
  }
}

/** A fault for the first `times` requests of a path. */
export function firstAt(path: string, fault: Fault, times = 1): NonNullable<StandInOptions['fault']> {
  let left = times;
  return (request: Request) => {
    if (left === 0 || !request.path.endsWith(path)) return null;
    left -= 1;
    return fault;
  };
}

/** An answer instead of an action, or after it. */
export function answered(status: number, body: unknown, when: 'before' | 'after' = 'before'): Fault {
  return { kind: 'status', when, status, body: JSON.stringify(body) };
}
