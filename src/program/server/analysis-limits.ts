import { totalmem } from 'node:os';
import type { AnalysisPlan } from '../command-line/arguments/command.ts';

const MIB = 1_024 ** 2;
/** More than any class has needed. */
const USUAL_BYTES = 2_048 * MIB;
/** The least that can be given with `--analysis-memory`. */
const LEAST_BYTES = 100 * MIB;

/** Bytes that this process may take, as its container and its machine say. */
interface Memory {
  /** 0: nothing is said. */
  readonly container: number;
  readonly machine: number;
}

/**
 * What one analysis may take, and all of them together. Unless it is given, that is half of the memory at most: where an analysis takes all that there is, the
 * system ends the whole server, again and again until the check is given up, and nobody is told that memory ran out.
 */
export function analysisLimits(
  { timeMs, memoryBytes }: AnalysisPlan['limits'],
  { container, machine }: Memory = { container: process.constrainedMemory(), machine: totalmem() },
) {
  const half = Math.floor(Math.min(container || machine, machine) / 2);
  const most = memoryBytes ?? Math.max(LEAST_BYTES, Math.min(USUAL_BYTES, half));
  return { timeMs, memoryBytes: most, togetherBytes: Math.max(most, half) };
}
