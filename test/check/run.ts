/** One check against the stand-in of a remote service, with the product's limits on a clock that nobody waits for. */
import type { CheckEffects, CheckPlan } from '../../src/check/plan.ts';
import { runCheck } from '../../src/check/run-at-service.ts';
import type { PackedSubmission, Submission } from '../../src/contract/submission.ts';
import { openClient } from '../client/open-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { packOne } from '../packing/pack-one.ts';
import { resultInEnglish } from '../said.ts';
import {
  type Fault,
  KEY,
  type Request,
  type StandIn,
  type StandInOptions,
  startStandIn,
} from '../service-stand-in/stand-in.ts';
import { temporaryFolder } from '../temporary.ts';
import { SILENT } from '../../src/base/effects.ts';

/** A submission of one file, unless told otherwise. */
export async function packed(key: string, more: Partial<Submission> = {}): Promise<PackedSubmission> {
  const text = `class ${key} {}\n`;
  return packOne(
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
    temporaryFolder('check'),
  );
}

/** A check at a service that is not ours. */
export const PLAN: Omit<CheckPlan, 'submissions'> = {
  label: 'hw',
  run: { runId: '1', jobSlug: 'job', attempt: 1 },
  engine: 'recommended',
  language: 'auto',
  ai: true,
  baseCode: false,
  notCollected: [],
  together: [],
  pseudonyms: null,
  shared: null,
  identity: null,
  resume: true,
  web: null,
  checkId: null,
  keepCheck: true,
  thresholds: { similarity: 75, ai: 75 },
  needsAllPairs: false,
  pollIntervalMs: 25_000,
  dryRun: false,
  service: { kind: 'remote', host: 'x' },
};

const MINUTES_30 = 30 * 60_000;

export async function run(
  options: StandInOptions,
  more: Partial<CheckPlan> = {},
  timeoutMs = MINUTES_30,
  clock = new FakeClock(),
) {
  const service = await startStandIn(options);
  const { signal } = new AbortController();
  const { result, client } = await runAgainst(service, more, timeoutMs, signal, clock);
  await service.close();
  return { ...result, service, requests: client.requests };
}

export async function runAgainst(
  service: StandIn,
  more: Partial<CheckPlan> = {},
  timeoutMs = MINUTES_30,
  signal = new AbortController().signal,
  clock = new FakeClock(),
  aside?: CheckEffects['aside'],
) {
  const client = openClient(service.baseUrl, {
    clock,
    signal,
    deadlineMs: clock.now() + timeoutMs,
    redact: (text) => text.replaceAll(KEY, '***'),
  });
  const submissions = more.submissions ?? [await packed('ada'), await packed('bo'), await packed('cy')];
  const plan: CheckPlan = {
    ...PLAN,
    submissions,
    ...more,
  };
  const result = await runCheck(plan, {
    client,
    clock,
    random: () => 0.5,
    log: SILENT,
    redact: (text) => text,
    onCheck: () => {},
    aside,
  });
  await client.close();
  return { result: resultInEnglish(result), client };
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
