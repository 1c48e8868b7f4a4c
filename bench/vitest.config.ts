import { defineConfig } from 'vitest/config';

/** Tests of what the benchmarks are made with; the suite of the root does not run them. */
export default defineConfig({ test: { include: ['bench/test/**/*.test.ts'], testTimeout: 300_000 } });
