import { parentPort, workerData } from 'node:worker_threads';
import { FUZZ_TARGETS, type FuzzTarget } from './engine-fuzz-targets.ts';
import { randomFrom } from '../test/random.ts';

/** What `engine-fuzz.ts` starts: reads inputs of one target, and says before each which one comes. */
export interface FuzzOrder {
  readonly target: string;
  readonly seed: number;
  readonly milliseconds: number;
  /** Shared: seed of the input that is being read, inputs read, their bytes, milliseconds and seed of the slowest. */
  readonly state: Float64Array;
}

export interface FuzzCrash {
  readonly seed: number;
  readonly message: string;
}

const { target, seed: first, milliseconds, state } = workerData as FuzzOrder;
const read = FUZZ_TARGETS[target] as FuzzTarget;
const until = performance.now() + milliseconds;
for (let seed = first; performance.now() < until; seed += 1) {
  state[0] = seed;
  const started = performance.now();
  try {
    // oxlint-disable-next-line no-await-in-loop -- one input after the other, to know which one breaks
    state[2] = (state[2] as number) + (await read(randomFrom(seed)));
  } catch (error) {
    const crash: FuzzCrash = {
      seed,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
    parentPort?.postMessage(crash);
  }
  state[1] = (state[1] as number) + 1;
  const spent = performance.now() - started;
  if (spent > (state[3] as number)) {
    state[3] = spent;
    state[4] = seed;
  }
}
