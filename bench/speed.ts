import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/*
 * Speed of the engine: `node bench/speed.ts [--json FILE] [--sizes 100,500,…] [DIR…]`
 *
 * Every figure is a whole child process (start, reading or generating, comparing): wall clock, processor time and peak
 * resident memory as the operating system counts it. Generating the programs is measured by itself and is in the figures.
 */

interface Measurement {
  readonly what: string;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly peakMebibytes: number;
  readonly inner: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, sizes: { type: 'string' } },
});
const sizes = (values.sizes ?? '100,500,1000,2000,5000,10000,20000').split(',').map(Number);
const child = `${import.meta.dirname}/engine-run.ts`;

function measure(what: string, args: readonly string[]): Measurement {
  const started = performance.now();
  const { stdout, stderr, status } = spawnSync(process.execPath, [child, ...args], { encoding: 'utf8' });
  const wallSeconds = (performance.now() - started) / 1000;
  if (status !== 0) {
    throw new Error(`${what} failed: ${stderr}`);
  }
  const report = JSON.parse(stdout) as { cpuSeconds: number; peakMebibytes: number; inner: string };
  const result = { what, wallSeconds, ...report };
  process.stdout.write(
    `${what.padEnd(28)} ${wallSeconds.toFixed(2).padStart(8)} s wall ${report.cpuSeconds.toFixed(2).padStart(8)} s cpu ${report.peakMebibytes.toFixed(0).padStart(6)} MiB   ${report.inner}\n`,
  );
  return result;
}

const results = [
  ...(positionals.length > 0 && values.sizes === undefined
    ? []
    : sizes.flatMap((size) => [
        measure(`${size} C++-like programs`, ['cpp', String(size)]),
        measure(`${size} Java-like programs`, ['java', String(size)]),
      ])),
  ...(positionals.length > 0 && values.sizes === undefined
    ? []
    : [measure('one added to 2000 C++', ['add', '2000'])]),
  ...positionals.map((folder) => measure(folder, ['set', folder])),
];
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
}
