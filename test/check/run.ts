/** One check against the stand-in of a remote service, with the product's steps and shorter waits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { CHECK_LIMITS, type CheckPlan } from '../../src/check/plan.ts';
import { runCheck } from '../../src/check/run-check.ts';
import type { Log } from '../../src/domain/effects.ts';
import type { PackedSubmission, Submission } from '../../src/domain/submission.ts';
import { packSubmission } from '../../src/packing/pack.ts';
import { systemClock } from '../../src/process/system-clock.ts';
import { createServiceClient } from '../../src/service/client/client.ts';
import { EXCHANGE_LIMITS } from '../../src/service/client/limits.ts';
import {
  type Fault,
  KEY,
  type Request,
  type StandIn,
  type StandInOptions,
  startStandIn,
} from '../service-stand-in/stand-in.ts';

const spoolDir = mkdtempSync(join(tmpdir(), 'code-similarity-check-'));
afterAll(() => rmSync(spoolDir, { recursive: true, force: true }));

const quiet: Log = {
  debug() {},
  info() {},
  notice() {},
  warning() {},
  error() {},
  group: (_title, body) => body(),
};

/** A submission of one file, unless told otherwise. */
export async function packed(key: string, more: Partial<Submission> = {}): Promise<PackedSubmission> {
  const text = `class ${key} {}\n`;
  return packSubmission(
    {
      key,
      name: key,
      role: 'judged',
      origin: { kind: 'directory', path: key },
      files: [{ path: 'A.java', size: text.length, read: () => Promise.resolve(Buffer.from(text)) }],
      leftOut: [],
      remarks: [],
      ...more,
    },
    { spoolDir },
  );
}

/** The product's limits with every wait divided: the same steps, sooner. */
const FAST_EXCHANGE = {
  ...EXCHANGE_LIMITS,
  backoffBaseMs: 2,
  backoffCapMs: 10,
  headersMs: 400,
  bodySilenceMs: 400,
  responseBytes: 2 ** 20,
};
const FAST_CHECK = {
  ...CHECK_LIMITS,
  createLookMs: [5, 10] as const,
  settleStepMs: 5,
  settleMaxMs: 50,
  offlineWaitsMs: [5, 10],
  lostStartMs: 10,
  firstPollMs: 5,
  lagStepMs: 5,
  replicaStepMs: 5,
};

export async function run(options: StandInOptions, more: Partial<CheckPlan> = {}, timeoutMs = 10_000) {
  const service = await startStandIn(options);
  const { result, client } = await runAgainst(service, more, timeoutMs);
  await service.close();
  return { ...result, service, requests: client.requests };
}

export async function runAgainst(
  service: StandIn,
  more: Partial<CheckPlan> = {},
  timeoutMs = 10_000,
  signal = new AbortController().signal,
) {
  const client = createServiceClient({
    baseUrl: service.baseUrl,
    apiKey: KEY,
    requestsPerMinute: null,
    clock: systemClock,
    random: Math.random,
    log: quiet,
    signal,
    deadlineMs: systemClock.now() + timeoutMs,
    environment: {},
    redact: (text) => text.replaceAll(KEY, '***'),
    limits: FAST_EXCHANGE,
  });
  const submissions = more.submissions ?? [await packed('ada'), await packed('bo'), await packed('cy')];
  const plan: CheckPlan = {
    label: 'hw',
    run: { runId: '1', jobSlug: 'job', attempt: 1 },
    engine: 'recommended',
    language: 'auto',
    ai: true,
    baseCode: false,
    submissions,
    notCollected: [],
    pseudonyms: null,
    shared: null,
    identity: null,
    resume: true,
    checkId: null,
    keepCheck: true,
    thresholds: { similarity: 75, ai: 75 },
    pollIntervalMs: 5,
    dryRun: false,
    service: { kind: 'remote', host: 'x' },
    ...more,
  };
  const result = await runCheck(plan, {
    client,
    clock: systemClock,
    random: Math.random,
    log: quiet,
    redact: (text) => text,
    onCheck: () => {},
    limits: FAST_CHECK,
  });
  await client.close();
  return { result, client };
}

/** A fault for the n-th request of a path. */
export function onceAt(path: string, fault: Fault, times = 1): NonNullable<StandInOptions['fault']> {
  let left = times;
  return (request: Request) => {
    if (left === 0 || !request.path.includes(path)) return null;
    left -= 1;
    return fault;
  };
}
