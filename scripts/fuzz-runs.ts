/** Loaded before each file of tests by scripts/fuzz.ts: properties that say nothing of their number of runs take this one. */
import fc from 'fast-check';

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env['FUZZ_SEED']),
  numRuns: Number(process.env['FUZZ_RUNS']),
});
