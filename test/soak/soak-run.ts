/** One seeded run of the built action against the stand-in with random faults, and the oracle that judges it. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, KEY, startStandIn } from '../service-stand-in/stand-in.ts';
// `npm run test:changed` finds who starts the program by this.
import '../from-source.ts';

const ACTION = join(import.meta.dirname, '..', '..', 'dist', 'index.js');
const FAULT_SHARE = 0.15;
const SUBMISSIONS = 5;

export interface SoakResult {
  readonly seed: number;
  readonly outcome: string;
  readonly exitCode: number | null;
  readonly requests: number;
  readonly faults: number;
  readonly ms: number;
  /** What the run did that it must never do; empty: it kept every promise. */
  readonly broken: readonly string[];
  /** The verdict was reached, and true. */
  readonly verdict: boolean;
}

/** Mulberry32: a small generator whose whole state is the seed. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function randomFault(random: () => number): Fault {
  const when = random() < 0.5 ? 'before' : 'after';
  const kinds: readonly Fault[] = [
    { kind: 'reset', when },
    { kind: 'fin', when },
    { kind: 'status', when, status: 500, body: '{"error":"oops"}' },
    { kind: 'status', when, status: 502 },
    { kind: 'status', when, status: 504 },
    {
      kind: 'status',
      when: 'before',
      status: 429,
      body: '{"error":"slow down"}',
      headers: { 'retry-after': '1' },
    },
    { kind: 'cut-length' },
    { kind: 'cut-close' },
    { kind: 'empty' },
    { kind: 'not-http' },
  ];
  return kinds[Math.floor(random() * kinds.length)] ?? { kind: 'empty' };
}

async function soakRun(seed: number): Promise<SoakResult> {
  const random = generator(seed);
  const flagged = random() < 0.5;
  let faults = 0;
  const service = await startStandIn({
    pollsUntilDone: 2 + Math.floor(random() * 4),
    total: (index) => (flagged && index === 2 ? 80.5 : 20 + index),
    fault: () => {
      if (random() >= FAULT_SHARE) return null;
      faults += 1;
      return randomFault(random);
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-soak-'));
  const startedAt = performance.now();
  try {
    for (let n = 0; n < SUBMISSIONS; n += 1) {
      mkdirSync(join(folder, 'class', `s${n}`), { recursive: true });
      writeFileSync(
        join(folder, 'class', `s${n}`, 'Main.java'),
        `class Main${n} { int f() { return ${n}; } }\n`,
      );
    }
    writeFileSync(join(folder, 'output'), '');
    const child = spawn(process.execPath, [ACTION], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'] ?? '',
        RUNNER_TEMP: folder,
        GITHUB_WORKSPACE: folder,
        GITHUB_EVENT_NAME: 'workflow_dispatch',
        GITHUB_RUN_ID: String(seed),
        GITHUB_JOB: 'soak',
        GITHUB_OUTPUT: join(folder, 'output'),
        INPUT_PATH: 'class',
        INPUT_APIKEY: KEY,
        'INPUT_BASE-URL': service.baseUrl,
        'INPUT_POLL-INTERVAL': '0.05',
        'INPUT_REQUESTS-PER-MINUTE': '60',
        'INPUT_TIMEOUT-MINUTES': '4',
      },
    });
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    const output = readFileSync(join(folder, 'output'), 'utf8');
    const outcome = [...output.matchAll(/^outcome<<(\S+)\r?\n(.*)\r?\n\1/gm)].at(-1)?.[2] ?? 'none';
    const truth = flagged ? 'flagged' : 'passed';
    const verdict = outcome === truth && exitCode === (flagged ? 1 : 0);
    const broken: string[] = [];
    if (!verdict && exitCode === 0) broken.push(`green with ${outcome}, the truth is ${truth}`);
    if ((outcome === 'flagged' || outcome === 'passed') && outcome !== truth) {
      broken.push(`${outcome}, the truth is ${truth}`);
    }
    if (service.checks.reduce((sum, check) => sum + check.starts, 0) > 1) broken.push('started twice');
    if (service.checks.filter((check) => check.submissions.length > 0).length > 1) {
      broken.push('two checks with submissions');
    }
    for (const check of service.checks.filter((one) => one.starts > 0)) {
      const names = check.submissions.map((one) => one.filename);
      if (new Set(names).size !== names.length) {
        broken.push('a submission is there twice in the started check');
      }
    }
    return {
      seed,
      outcome,
      exitCode,
      requests: service.requests.length,
      faults,
      ms: performance.now() - startedAt,
      broken,
      verdict,
    };
  } finally {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs seeds side by side: a run mostly waits. */
export async function soak(
  seeds: readonly number[],
  lanes: number,
  onResult: (result: SoakResult) => void,
): Promise<readonly SoakResult[]> {
  const results: SoakResult[] = [];
  const queue = [...seeds];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) {
        const result = await soakRun(seed);
        results.push(result);
        onResult(result);
      }
    }),
  );
  return results.toSorted((a, b) => a.seed - b.seed);
}
