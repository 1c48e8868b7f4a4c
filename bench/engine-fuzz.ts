import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { FUZZ_TARGETS } from './engine-fuzz-targets.ts';
import type { FuzzCrash, FuzzOrder } from './engine-fuzz-worker.ts';

/*
 * Hostile input for everything that reads what students upload: `node bench/engine-fuzz.ts [--minutes 5] [--seed 1]`
 *
 * Every tokenizer (with the measures and the comparison behind it), the ZIP reader and the multipart reader, each in a
 * thread of its own and a third of the time. An input that takes longer than HANG_MS, or leaves nothing that could end it,
 * is a hang: its thread is ended and the next input is taken. Exits 1 where there was a crash or a hang; target and seed
 * make the input again.
 */

const HANG_MS = 10_000;
const LOOK_MS = 250;
/** Node's exit code where a promise is waited for that nothing is left to settle: a request that would never be answered. */
const NEVER_SETTLED = 13;
/** Crashes and hangs of one target that are told in full. */
const SHOWN = 5;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } },
});
const minutes = Number(values.minutes);
const firstSeed = Number(values.seed);
if (!(minutes > 0) || !Number.isInteger(firstSeed)) {
  throw new RangeError('usage: node bench/engine-fuzz.ts [--minutes 5] [--seed 1]');
}

interface Round {
  readonly next: number;
  readonly hung: boolean;
  readonly crashes: readonly FuzzCrash[];
}

/** Runs a thread until its time is over, it dies or it hangs; the seed to go on with. */
async function round(order: FuzzOrder): Promise<Round> {
  const crashes: FuzzCrash[] = [];
  const worker = new Worker(path.join(import.meta.dirname, 'engine-fuzz-worker.ts'), { workerData: order });
  let hung = false;
  let seen = -1;
  let since = performance.now();
  const watch = setInterval(() => {
    const current = order.state[0] as number;
    if (current !== seen) {
      seen = current;
      since = performance.now();
    } else if (performance.now() - since > HANG_MS) {
      hung = true;
      void worker.terminate();
    }
  }, LOOK_MS);
  await new Promise<void>((resolve) => {
    worker.on('message', (crash: FuzzCrash) => crashes.push(crash));
    worker.on('error', (error: Error) => {
      crashes.push({ seed: order.state[0] as number, message: error.stack ?? error.message });
    });
    worker.on('exit', (code) => {
      hung ||= code === NEVER_SETTLED;
      resolve();
    });
  });
  clearInterval(watch);
  return { next: (order.state[0] as number) + 1, hung, crashes };
}

process.stdout.write(
  `${'target'.padEnd(18)} ${'inputs'.padStart(9)} ${'MB'.padStart(7)} ${'seconds'.padStart(8)} ${'crashes'.padStart(8)} ${'hangs'.padStart(6)}   slowest\n`,
);
let failures = 0;
const targets = Object.keys(FUZZ_TARGETS);
for (const target of targets) {
  const started = performance.now();
  const until = started + (minutes * 60_000) / targets.length;
  const state = new Float64Array(new SharedArrayBuffer(5 * Float64Array.BYTES_PER_ELEMENT));
  let seed = firstSeed;
  let crashes = 0;
  let hangs = 0;
  while (performance.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- one target after the other: they share the processors
    const ended = await round({ target, seed, milliseconds: until - performance.now(), state });
    for (const { seed: at, message } of ended.crashes.slice(0, Math.max(0, SHOWN - crashes))) {
      process.stdout.write(`${target}, seed ${at}: ${message}\n`);
    }
    if (ended.hung && hangs < SHOWN) {
      process.stdout.write(
        `${target}, seed ${ended.next - 1}: no end within ${HANG_MS / 1000} s, or none at all\n`,
      );
    }
    crashes += ended.crashes.length;
    hangs += ended.hung ? 1 : 0;
    seed = ended.next;
  }
  const [, inputs = 0, bytes = 0, slowest = 0, slowestSeed = 0] = state;
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    `${target.padEnd(18)} ${String(inputs).padStart(9)} ${(bytes / 1e6).toFixed(0).padStart(7)} ${seconds.toFixed(0).padStart(8)} ${String(crashes).padStart(8)} ${String(hangs).padStart(6)}   ${Math.round(slowest)} ms (seed ${slowestSeed})\n`,
  );
  failures += crashes + hangs;
}
process.exitCode = failures === 0 ? 0 : 1;
